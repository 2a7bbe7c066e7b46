# What is left only carries a king from place to place.
variant: rouge-et-noir
table tableau-1: KC JC
table tableau-2: KS
table tableau-3: TC
table tableau-4: TS
table tableau-5: 5C
table tableau-6: 5S
table tableau-7: 5C
table tableau-8: 5S
table tableau-9: #2H QD 2S
table foundation-1: AH
table foundation-3: AS
steps:
play move tableau-9 foundation-3 1
undo
