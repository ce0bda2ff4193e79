#pragma once
// What becomes of a ship's cards in play: discarded, turned up again, assigned, taken away (1e-squad-15, -16,
// 1e-token-3, 1e-cond-1 to -4). Cards of the 2nd edition stay as they are and lose charges.
//
// Choice "discard" ("token", "card"): what goes where a token lies on the card.

#include <string_view>

#include "rules/machine/game.hpp"

namespace plotboard::rules {

// Discards the ship's card, or a token from it as its player likes. ENSURE: the ship has it, faceup. True: the card
// itself has gone.
bool discard_card(Game& game, Id ship, Id card, std::string_view rule);
// Turns a discarded card up again, as it came: nothing where none of that name lies facedown.
void restore_card(Game& game, Id ship, Id card, std::string_view rule);
// Assigns a condition. A unique one that another ship of the same side has leaves that ship (1e-cond-4).
void assign_condition(Game& game, Id ship, Id condition, bool unique, std::string_view rule);
void remove_condition(Game& game, Id ship, Id condition, std::string_view rule);
// The ship has that card and it is not discarded.
bool has_card(const state::Piece& ship, Id card);

}  // namespace plotboard::rules
