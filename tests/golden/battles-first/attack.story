# The steps of an attack (1e-attack, 1e-timing). Round 1, range 3 past an asteroid: two defense dice more (the example of
# 1e-attack-23: agility 2 makes 4). A's lock rerolls two dice at once (1e-lock-11); 2 hits and 1 critical against 2
# evades leave the critical (1e-attack-28), and a shield takes it (1e-dmg-1).
start enemy
dial A 1F
dial B 2F
ready player
ready enemy
turn B
action focus
turn A
action lock
turn B
attack primary:0>A
obstruction-line R1
dice hit focus
modify-attack focus
dice evade focus blank blank
turn A
attack primary:0>B
obstruction-line R1
dice hit blank blank
modify-attack lock
reroll 1
reroll 2
reroll done
dice crit hit
dice evade evade blank blank focus
# Round 2, range 1: one attack die more (1e-attack-15). A hit and a critical against one shield: it goes, and a card is
# dealt faceup (1e-attack-34). B's evade token cancels the last hit: the attack misses (1e-attack-29).
dial A 1F
dial B 2F
ready player
ready enemy
turn B
action evade
turn A
action focus
turn B
attack primary:0>A
obstruction-line R1
dice hit hit crit
dice evade blank blank
modify-defense done
turn A
attack primary:0>B
obstruction-line R1
dice focus hit blank blank
modify-attack focus
dice evade blank focus blank
modify-defense evade
