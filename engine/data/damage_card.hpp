#pragma once
// The kinds of damage cards, text in our words. assets/damage-decks/*.json. What a card does is code,
// rules/cards/second/damage_<name>.cpp; where each card of a deck is, the table knows (state/play.hpp).

#include <string>

namespace plotboard::data {

struct DamageCard {
  int number = 0;  // 1 to 14, as in 2e-damage-card
  std::string id, name, text, rule;
  bool pilot = false;          // trait: pilot, else ship
  int copies = 0;              // in a deck
  bool repair_action = false;  // has an action that repairs it
};

}  // namespace plotboard::data
