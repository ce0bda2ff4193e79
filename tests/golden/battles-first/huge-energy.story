# The steps of energy (huge-energy-8): gain by the dial (-9), what is above the limit goes back (-6); allocate to cards up
# to what they hold (-10, -11); use the cards with an Energy header (-12). Recover takes all of it, a shield for each, and
# no more than the card has (huge-actions-1, -2, -4).
start player
dial A 1F
dial G 1F
dial X 1F
ready player
ready enemy
turn X
action focus
turn G
allocate 1e-upgrade-quadlasercannons
allocate 1e-upgrade-quadlasercannons
action reinforce
reinforce fore
turn A
energy 1e-upgrade-commsbooster
action reinforce
reinforce aft
turn A
turn X
turn G
dial A 1F
dial G 1F
dial X 1F
ready player
ready enemy
hand A shields-fore 2
turn X
action pass
turn G
action pass
turn A
energy done
action recover
