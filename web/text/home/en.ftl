# Where one begins, in English.

bot-random = Page
bot-points = Reeve
bot-greedy = Castellan
strength-random = easy
strength-points = medium
strength-greedy = strong
