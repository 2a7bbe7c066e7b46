# A new game of Empress of Italy: a card on the first foundation, spaces filled from the stock.
variant: empress-of-italy
deal: 5
steps:
read base rank
read foundations
next group
read tops
use stock
read moves
