# Verbosity full: also what can be known from the table.
variant: rouge-et-noir
table foundation-1: AH
table sequence-1: KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS
table tableau-1: KD 8H
table tableau-2: #4S 9S
table tableau-3: #2H 4C 3D
table stock: #QC #3H
steps:
verbosity full
right
right
up
up
left
left
play move tableau-1 tableau-2 1
previous group
right
previous group
use stock
read tops
read moves
read advice stock
read advice tableau-1
read advice foundation-1
read advice sequence-1
