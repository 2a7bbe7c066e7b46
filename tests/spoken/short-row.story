# The last deal reaches seven piles.
variant: rouge-et-noir
table tableau-1: 9S
table tableau-8: 9H
table stock: #KC #QC #JC #TC #9C #8C #7C #6C #5C #4C #3C #2C #AC #KD #QD #JD #TD
steps:
use stock
read tops
read stock
use stock
read tops
read stock
use stock
