# What is left only carries a king from place to place.
variant: rouge-et-noir
table foundation-1: AH
table foundation-3: AS
table tableau-1: KC
table tableau-2: KS
table tableau-3: TC 2S
table tableau-4: TS
table tableau-5: 5C
table tableau-6: 5S
table tableau-7: 5C
table tableau-8: 5S
table tableau-9: TC
steps:
play move tableau-3 foundation-3 1
play move tableau-1 tableau-10 1
undo
undo
