# The table of Tuscany on the page, in English.

## Building

tuscany-build-title = Build your estate

## Help

tuscany-help = Help
