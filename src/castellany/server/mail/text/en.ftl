# Letters to people who play by correspondence.

mail-greeting = Hello { $name },
mail-turn-subject = It is your turn
mail-turn = it is your turn, and the others wait for your move:
mail-test-subject = Letters from your game table
mail-test = this is how you will be told when it is your turn. Nothing is to be done.
mail-stop = If you do not want such letters any more, open this address:
mail-stopped = You will get no more letters.
mail-off = This server sends no letters.
mail-no-address = Your settings name no address for letters, or one that cannot be right.
mail-not-sent = The letter could not be sent. Try again later.
mail-not-yours = This address ends nobody’s letters. Open the one in the last letter you got.
