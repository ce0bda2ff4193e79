#pragma once
// What single upgrade cards of the first edition ask of a ship or change about its slots and costs, beyond what their
// data says (data/first_edition.hpp). Each card's printed text is its source; its id is the rule of a refusal.
// No errors: a card without a condition has the empty one. Cost: one look-up.

#include <string>

#include "base/id.hpp"

namespace plotboard::rules::first {

struct SquadCard {
  // Slots, in the words of the data.
  Ids adds{};         // that the ship has with it, where the data does not say so
  Ids adds_any_of{};  // one place more, for a card of any of these slots
  Ids removes{};      // none of these is left
  Ids removes_one{};  // of each of these there is one fewer
  Ids swaps_in{};     // cards of these slots fit into hardpoints too
  // A place that it adds takes only such a card.
  int place_most = -1;  // printed points at most; -1: any
  Id place_only{};      // this card, which the ship then has to carry
  // What it asks of the ship.
  int least_skill = 0;
  Id lacks_slot{};    // only where there is no such slot without it
  Ids needs_slots{};  // all of these
  Id needs_action{};  // an icon of the action bar
  int most_hull = 0;  // hull value
  int shields = 0;    // this shield value, no other
  // What it asks of other cards of the ship.
  Id different{};  // all cards of that slot
  Id capped{};     // cards of this slot cost at most `cap` ...
  int cap = 0;
  Id unique_only{};  // ... or have a unique name
  // Its own restrictions where the data's differ from what it prints.
  Ids factions{};         // in place of the data's, if any
  bool any_ship = false;  // not only the ships that the data names
  std::string unless{};   // any faction may have it whose squad has a card of this name
  // What it changes about costs: cards of `cheaper` ("": all) cost `rebate` fewer points, not below 0.
  int rebate = 0;
  Id cheaper{};
};
const SquadCard& squad_card(Id upgrade);

}  // namespace plotboard::rules::first
