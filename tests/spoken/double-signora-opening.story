# A new game of Double Signora: reserve, open base rank, the first card from the stock.
variant: double-signora
deal: 1
steps:
right
next group
up
next group
right
right
use stock
use stock
left
read reserve
read base rank
to foundation
read tops
