#pragma once
// The cards that a ship carries.

#include <string_view>

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// --- which
Ids faceup_upgrades(const Game& game, Id ship, Id but = {});  // no ship cards, no conditions; each name once
// The faceup card fills that slot: "torpedo".
bool is_in_slot(const Game& game, Id card, std::string_view slot);
// Faceup ones that fill one of those slots, each once.
Ids cards_of_slots(const Game& game, Id ship, const Ids& slots);
int printed_points(const Game& game, Id card);  // 0 of what is no card

// --- questions and changes
Id pick_card(Game& game, Id chooser, Id ship, const Ids& cards, std::string_view rule);  // ENSURE: there is one
// The other side of a dual card.
void turn_card_over(Game& game, Id ship, Id card, Id other_side);
// Its player may exchange one of those for another card of the same slot from outside the squad, of the same printed
// cost or less and legal there. Choices "upgrade" (which goes) and "exchange" (which comes).
void exchange_card(Game& game, Id ship, const Ids& slots, std::string_view rule);
// A U-wing's wings: the side that is up may change as it is placed and after each maneuver.
void add_pivot(Effects& all, const char* card);

}  // namespace plotboard::rules::effects::first
