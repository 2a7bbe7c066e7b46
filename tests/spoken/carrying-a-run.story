# How many cards are carried is heard at every step; the card under them turns up.
variant: rouge-et-noir
table tableau-1: #KD #2C 8H 7S 6D 5C
table tableau-2: #4S 9S
table tableau-3: #AC 9C
table stock: #2H #3H
steps:
up
up
up
pick up
fewer
fewer
more
cancel
cancel
page up
down
pick up
number 2
read tableau-2
undo
redo
