#pragma once
// Gives each copy of a card on a ship its own name (data/card_copy.hpp): as the ship is equipped, and when a card comes
// to it in play. Of the 1st edition alone: no squad of the 2nd has two of a card (2e-squad-6), and of the campaign's
// ordnance, which has nothing but charges, two work as one with the charges of both. Conditions keep the name of their
// card: their own rules say what several of them do (1e-cond).

#include <algorithm>
#include <vector>

#include "data/card_copy.hpp"
#include "state/ship_state.hpp"

namespace plotboard::rules {

// In the order in which they lie there, whatever their names were; those beyond kMostCopies keep theirs.
inline void name_copies(std::vector<state::Card>& cards) {
  for (auto card = cards.begin(); card != cards.end(); ++card) {
    const Id printed = data::printed_card(card->id);
    const auto is_copy = [printed](const state::Card& other) { return data::printed_card(other.id) == printed; };
    const auto before = static_cast<int>(std::count_if(cards.begin(), card, is_copy));
    if (before < data::kMostCopies) card->id = data::copy_of_card(printed, before + 1);
  }
}

// The first name that no copy of that card has on the ship.
inline Id free_copy(const state::ShipState& ship, Id printed) {
  int nth = 1;
  while (nth < data::kMostCopies && ship.card(data::copy_of_card(printed, nth)) != nullptr) ++nth;
  return data::copy_of_card(printed, nth);
}

}  // namespace plotboard::rules
