# What comes back with undo: cards, turned cards, deals, everything.
variant: rouge-et-noir
table foundation-1: AH
table tableau-1: #KD 2H
table tableau-2: #4S 9S
table tableau-3: 8D 7S
table stock: #2C #3C #4C #5C #6C #7C #8C #9C #TC #JC #QC #KC
steps:
undo
play move tableau-1 foundation-1 1
play move tableau-3 tableau-2 2
use stock
use stock
undo
undo
undo
undo
undo
redo
redo all
redo
undo all
same deal
