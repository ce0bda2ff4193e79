#pragma once
// More of what the 1st edition's cards share: where ships stand to a ship's arcs, prices in stress, small choices.
// Bands in an arc are those of the closest point inside it (1e-range-10). Cost: about 1 us a question about an arc.

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// --- arcs
inline constexpr int kOutOfArc = 9;
int band_in_arc(const Game& game, Id target, geom::ArcKind arc, Id of);  // or kOutOfArc
// The nearest in any arc that is printed on the ship or that its marker points to (1e-arc-6), or kOutOfArc.
int band_in_firing_arcs(const Game& game, Id target, Id of);
bool is_in_mobile_arc(const Game& game, Id target, Id of);
Ids enemies_in_firing_arcs(const Game& game, Id ship, int farthest);  // in table order
Ids enemies_in_bullseye(const Game& game, Id ship, int farthest);

// --- prices
// Stress as a price has to be received by the ship itself, or what it pays for fails (1e-stress-12).
bool pays_stress(Game& game, Id ship, int count, std::string_view rule);

// --- dice
// Its player names dice of the running attack, the ship takes as many stress tokens, and the dice are rerolled: not
// where a token goes elsewhere (1e-stress-12).
void reroll_for_stress(Game& game, Id ship, bool attack_dice, std::string_view rule);
int open_results(const Game& game);  // hits and critical hits beyond the evades that lie there

// --- choices
// Choice "pick": one of these terms ("focus", "hit"); nothing is asked where there is one. ENSURE: there is one.
Id pick_word(Game& game, Id ship, const Ids& among, std::string_view rule);

// --- attacks beside a ship's own turn (1e-attack-42)
bool may_attack_again(const Game& game, Id ship);

}  // namespace plotboard::rules::effects::first
