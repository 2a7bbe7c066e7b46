# Verbosity brief: what moved and what turned up.
variant: rouge-et-noir
table foundation-1: AH
table sequence-1: KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS
table tableau-1: #KD 8H
table tableau-2: #4S 9S
table tableau-3: #2H 4C
table stock: #QC #3H
steps:
verbosity brief
right
up
left
pick up
right
put down
undo
redo
previous group
right
end
use stock
undo
read tops
read summary
