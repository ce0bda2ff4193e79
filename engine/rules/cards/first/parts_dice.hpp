#pragma once
// The dice of the running attack, and single dice beside it.

#include <string_view>
#include <vector>

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// --- counting
int count(const Game& game, bool attack_die, Face face);
bool any(const Game& game, bool attack_die, Face face);  // one that may be changed
int open_results(const Game& game);                      // hits and critical hits beyond the evades that lie there
inline bool is_damage(Face face) { return face == Face::hit || face == Face::crit; }

// --- changing
// Changes up to `most` dice with that face, the first ones; how many it was.
int turn(Game& game, bool attack_die, Face from, Face to, int most = 99);
void cancel_all_dice(Game& game, bool attack_die);
bool cancel(Game& game, bool attack_die, Face face);  // one of them; false: there is none
// Evade results, added ones among them (1e-evade-6), go to critical results of that weapon or nowhere.
void hits_beyond_evades(Effects& all, const char* card);

// --- throwing
// Its player picks 0 (or `least`) to `most` dice and rerolls them; with `face` only dice that show it.
void reroll_some(Game& game, Id ship, bool attack_die, int most, std::string_view rule, int least = 0);
// As reroll_some(), of dice that show one of these faces.
void reroll_showing(Game& game, Id ship, bool attack_die, const std::vector<Face>& faces, std::string_view rule);
// Its player names dice of the running attack, the ship takes as many stress tokens, and the dice are rerolled: not
// where a token goes elsewhere (1e-stress-12).
void reroll_for_stress(Game& game, Id ship, bool attack_dice, std::string_view rule);
// One attack or defense die outside of any roll of an attack.
Face throw_die(Game& game, const Occasion& occasion, Id ship, state::DieKind kind);

// --- before the dice
// The attacker's part of the window: of the declaration, after the costs (1e-timing-1), or of a roll.
bool is_declaring(const Game& game, const Occasion& occasion);
// What has been decided for the dice to come lies among the attack's used effects. Those are forgotten when it is
// performed a second time, so that it works on one roll only (1e-attack-38).
void settle_for_roll(Game& game, Id key);
bool is_settled(const Game& game, const Occasion& occasion, Id key);

}  // namespace plotboard::rules::effects::first
