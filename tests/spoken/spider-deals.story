# Spider: no deal while a pile is empty, a sequence laid away, and no foundation for single cards.
variant: spider
table tableau-1: #4C KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H
table tableau-2: #9D AH
table tableau-3: 5S 4S 3D
table tableau-4: KC
table tableau-5: KC
table tableau-6: KD
table tableau-7: KD
table tableau-8: QS 7S
table tableau-9: JS 4D
table stock: #2C #3C #4C #5C #6C #7C #8C #9C #TC #JC
steps:
use stock
read advice stock
read foundations
read base rank
play move tableau-3 tableau-4 2
play move tableau-2 tableau-1 1
go tableau-1 13
to foundation
page up
to foundation
read foundations
read hint
play move tableau-9 tableau-10 1
use stock
previous group
play move sequence-1 tableau-1 13
undo
