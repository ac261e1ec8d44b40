# A guided first game, in English.

## The way in

learn-games = Lessons of each game
learn-lead = Five minutes, and you know how to play. You sit at a real table against an easy bot, and a coach tells you what you may do and why.
learn-begin = Begin
learn-busy = Laying the table …
learn-failed = The table could not be laid. Please try again.
learn-go-on = Go on where you were
learn-anew = Begin anew
learn-what = In this lesson
learn-done = done
learn-read = Rather read?
learn-read-why = The rules in short sections, with pictures and a search.
learn-read-link = To the rules

## The coach

learn-coach = Coach
learn-progress = Step { $at } of { $all }
learn-next = Go on
learn-later = Later
learn-skip = End the lesson
learn-play-on = Play on
learn-leave = To all tables
