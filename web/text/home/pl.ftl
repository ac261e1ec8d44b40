# Od czego się zaczyna, po polsku.

bot-random = Paź
bot-points = Włodarz
bot-greedy = Kasztelan
strength-random = łatwy
strength-points = średni
strength-greedy = mocny
