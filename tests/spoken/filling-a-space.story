# A space in Double Signora fills itself: from the waste, then from the stock.
variant: double-signora
base: 5
table waste: 2S KH
table reserve: 2C
table foundation-1: 5C
table tableau-1: 9H
table tableau-2: TC
table tableau-3: 8C
table tableau-4: 2H
table tableau-5: 2D
table tableau-6: QC
table tableau-7: QS
table tableau-8: JC
table tableau-9: JS
table tableau-10: 7C
table tableau-11: 7S
table stock: #4H #6D
steps:
play move tableau-1 tableau-2 1
play move tableau-3 tableau-2 1
play move tableau-3 tableau-8 1
use stock
undo
undo
undo
redo
