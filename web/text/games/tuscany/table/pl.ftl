# Stół Toskanii na stronie, po polsku.

## Building

tuscany-build-title = Zbuduj swoją posiadłość

## Help

tuscany-help = Pomoc
