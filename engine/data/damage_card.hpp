#pragma once
// Damage decks: the kinds of their cards, text in our words. assets/damage-decks/*.json. What a card does is code,
// rules/cards/<edition>/damage_<name>.cpp; where each card of a deck is, the table knows (state/play.hpp).
//
// A kind goes by its number, which no two decks share: 1 to 14 of the second edition, 101 on of the first edition's
// core set, 201 on of The Force Awakens, 301 on of huge ships. Within a deck numbers have no gap. `id` is the same for
// the same kind of several decks.

#include <string>
#include <vector>

#include "base/id.hpp"

namespace plotboard::data {

inline constexpr int kMostDamageNumber = 499;

struct DamageCard {
  int number = 0;  // as in 2e-damage-card
  std::string id, name, text, rule;
  bool pilot = false;          // trait: pilot, else ship
  bool trait_known = true;     // of huge ships no source tells it
  int copies = 0;              // in a deck
  bool repair_action = false;  // has an action that repairs it, with or without a roll
  int weight = 1;              // damage that it counts for while faceup (1e-deck0-7)
  int energy = 0;              // that repairs it in the Use Energy step (1e-hdeck-3); 0: it has no such header
};
struct DamageDeck {
  Id id;
  std::string name;
  std::vector<DamageCard> cards;  // by number
};

}  // namespace plotboard::data
