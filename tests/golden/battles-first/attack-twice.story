# "Perform this attack twice" (1e-attack-36): dice, tokens and damage twice, one declaration; the Fire-Control System's
# lock comes once, after the second (1e-attack-37, 1e-timing-3, -5).
start player
dial A 1F
dial B 2F
ready player
ready enemy
turn B
action evade
turn A
action focus
turn A
attack 1e-upgrade-twinlaserturret>B
dice hit hit focus
modify-attack done
dice evade blank blank
modify-defense done
dice focus focus blank
modify-attack focus
dice blank blank evade
modify-defense evade
effect 1e-upgrade-firecontrolsystem
turn B
