# The first card on a foundation sets the base rank for good, unless it is undone.
variant: double-signora
table waste: 7D 8C
table reserve: 2C 7H
table tableau-1: 9H
table tableau-2: 7C
table tableau-3: 8C
table tableau-4: 2H
table tableau-5: 2D
table tableau-6: QC
table tableau-7: QS
table tableau-8: JC
table tableau-9: JS
table tableau-10: 6C
table tableau-11: 7S
table stock: #4H #6D
steps:
read base rank
previous group
read advice foundation-1
play move reserve foundation-1 1
right
read base rank
play move waste foundation-1 1
play move tableau-1 foundation-1 1
play move tableau-2 foundation-2 1
read foundations
undo
undo
undo
undo
