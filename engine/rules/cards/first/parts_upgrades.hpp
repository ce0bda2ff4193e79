#pragma once
// What upgrades of the 1st edition share besides: questions that an effect asks in its course, who stands around a
// ship, single dice, and whom a maneuver has come to rest against.

#include <string_view>

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// As the question of may(): for effects that ask several times, or go on whatever the answer is. `ship`: whose player
// is asked, about the card of this occasion. `worth` as in Effect.
bool wants(Game& game, const Occasion& occasion, Id ship, bool worth = true);
Ids all_within(const Game& game, Id ship, int nearest, int farthest);  // of either side, but for itself
// One attack or defense die outside of any roll of an attack.
Face throw_die(Game& game, const Occasion& occasion, Id ship, state::DieKind kind);
inline bool is_damage(Face face) { return face == Face::hit || face == Face::crit; }
// The subject, an enemy, has executed a maneuver that overlapped the owner, and rests against it (1e-overlap-14).
bool came_to_rest_on_owner(const Game& game, const Occasion& occasion);
// The faceup card fills that slot: "torpedo".
bool is_in_slot(const Game& game, Id card, std::string_view slot);
// In place of all its attacks of this Combat phase: it has made none, and has not given them up for another card.
// Nothing that bars attacks bars giving them up.
bool has_attacks_to_give_up(const Game& game, Id ship);
void give_up_attacks(Game& game, Id ship);

}  // namespace plotboard::rules::effects::first
