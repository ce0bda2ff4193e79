# Cloak: agility 2 makes 4 (1e-cloak-2), and no attack (1e-cloak-3). At the start of the next Activation phase it
# decloaks, before anybody flies (1e-cloak-4, -5), and attacks again.
start player
dial A 2F
dial B 2F
ready player
ready enemy
turn A
action focus
turn B
action cloak
turn B
turn A
attack primary:0>B
dice hit hit blank
modify-attack done
dice evade evade blank blank focus
dial A 1F
dial B 1T
ready player
ready enemy
decloak left-middle
turn A
action focus
turn B
action pass
