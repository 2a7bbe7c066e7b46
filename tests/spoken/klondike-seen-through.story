# When the whole stock was seen and none of its cards plays, using it changes nothing.
variant: klondike-one
table tableau-1: #2D 4H
table tableau-2: #2S JH
table stock: #9C #8C
steps:
read hint
use stock
use stock
go stock 0
read hint
read advice stock
use stock
use stock
read summary
