# Face-down cards are one stop with a count, and nobody says which they are.
variant: rouge-et-noir
table tableau-1: #KD #2C #3C #AS 8H
table tableau-2: #4S 9S
table tableau-3: 9C 8D
table tableau-4: QH
table stock: #2H #3H
steps:
up
pick up
up
down
right
up
right
up
right
right
right
read tableau-1
read stock
read advice tableau-5
