# What leads to the rules from elsewhere, in English.

rules-see = The rule
