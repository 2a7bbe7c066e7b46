# Rueil: the waste is turned over once.
variant: rueil
table tableau-1: KC 5D
table tableau-2: QS
table stock: #2C #JS
steps:
read summary
use stock
use stock
go stock 0
right
left
use stock
read summary
use stock
play move waste tableau-2 1
use stock
use stock
read advice stock
