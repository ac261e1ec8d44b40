# Стол «Тосканы» на странице, по-русски.

## Building

tuscany-build-title = Постройте своё поместье

## Help

tuscany-help = Справка
