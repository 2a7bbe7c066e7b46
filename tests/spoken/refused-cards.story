# Why a card does not go there.
variant: rouge-et-noir
table foundation-1: AH
table sequence-1: KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS
table tableau-1: #KD #2C 8C 6H 5H
table tableau-2: #4S 8S
table tableau-3: AC
table tableau-5: KD QS
table tableau-6: AD
table stock: #2H #3H
steps:
play move tableau-1 tableau-2 1
play move tableau-1 tableau-3 1
play move tableau-1 tableau-4 1
play move tableau-1 foundation-1 1
play move tableau-1 foundation-3 1
play move tableau-6 foundation-2 1
play move tableau-1 tableau-2 2
play move tableau-1 tableau-2 4
play move tableau-1 tableau-2 7
play move tableau-1 tableau-1 1
play move tableau-4 tableau-1 1
play move tableau-5 foundation-1 2
play move tableau-5 sequence-2 2
play move sequence-1 tableau-1 1
play move foundation-1 foundation-3 1
play move foundation-1 sequence-2 1
play move stock tableau-1 1
play move tableau-1 stock 1
play move tableau-1 waste 1
verbosity full
play move tableau-1 tableau-2 2
play move tableau-1 tableau-2 4
