# С чего начинают, по-русски.

bot-random = Паж
bot-points = Староста
bot-greedy = Кастелян
strength-random = лёгкий
strength-points = средний
strength-greedy = сильный
