#pragma once
// Damage: shields, cards, the deck, exposing and repairing, destruction (2e-deal, 2e-damage-deck, 2e-damage-card,
// 2e-destroy, 2e-shield, 2e-gone).

#include <string>

#include "rules/game.hpp"

namespace plotboard::rules {

// Suffers hit damage, then critical damage, one after the other: shield, else a card. `source` is a rule or card id.
void suffer(Game& game, const std::string& ship, int hits, int crits, std::string_view source);
void deal_card(Game& game, const std::string& ship, bool faceup,
               std::string_view source);                                    // past shields (2e-damage-deck-4)
bool expose(Game& game, const std::string& ship, std::string_view source);  // a random facedown card; false: none
void repair_faceup(Game& game, const std::string& ship, std::size_t index, std::string_view source);
void repair_facedown(Game& game, const std::string& ship, std::string_view source);
void lose_shield(Game& game, const std::string& ship, std::string_view source);  // is not damage (2e-deal-11)
// 3.4.2.1, an option of the rule set: one die instead of a card for small AI ships.
void shuffle_deck(Game& game, state::Side side);
std::vector<int> fresh_deck(const data::Catalog& catalog);  // 33 numbers in order

}  // namespace plotboard::rules
