# Y's bomb deals B a facedown card and exposes it: Weapons Failure. A's two critical hits bring Fuel Leak and Direct Hit!: the extra
# damage of Direct Hit! comes first, then the leak reacts to the second critical damage, not to its own.
# B repairs Weapons Failure by an action. The second bomb, which Y has to drop, destroys it: it is removed at once.
start player 147
dial A 2F
dial Y 3F
dial B 1F
ready player
ready enemy
turn Y
system concussion-bombs:straight-1
turn B
action focus
turn Y
action focus
turn A
action focus
expose-or-strain expose
turn A
attack primary:0>B
dice crit crit blank
dice blank blank
turn Y
turn B
attack primary:0>Y
dice focus
modify-attack focus
dice blank evade
dial A 1F
dial Y 1F
dial B 1F
ready player
ready enemy
turn Y
turn B
action damage:7
turn Y
action pass
turn A
action pass
# The second bomb destroys B with its card: it is there until the bomb is done, and decides like any other ship.
expose-or-strain expose
