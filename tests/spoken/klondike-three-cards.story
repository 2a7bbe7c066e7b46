# Klondike turns three cards, of which the last plays; the waste is turned over again and again.
variant: klondike
table tableau-1: 4C
table tableau-2: #9H 8D
table tableau-3: #KD 3S
table waste:
table stock: #KC #TH #9C #3D #2H #7S
steps:
go stock 0
read advice stock
use stock
right
read waste
play move waste tableau-1 1
play move waste tableau-2 1
left
use stock
read moves
use stock
undo
redo
use stock
play move tableau-2 tableau-4 1
read summary
