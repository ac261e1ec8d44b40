# Co prowadzi do zasad z innych miejsc, po polsku.

rules-see = Zasada
