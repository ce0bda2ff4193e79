# Ion tokens do not ionise a huge ship: 3 energy less 2 is 1, and they go with the Activation phase (huge-tokens-5, -6).
# Jam gives an enemy stress until it has two; on a huge ship it does not stay (huge-actions-9, huge-tokens-4). Coordinate:
# a free action for a friend (huge-actions-10), none for a huge ship (huge-tokens-9).
start player
hand A ion 2
dial A 2F
dial G 1F
dial X 1F
dial B 2F
ready player
ready enemy
turn B
action pass
turn X
action pass
turn G
action jam
jam A
turn A
action coordinate
action focus
action pass
