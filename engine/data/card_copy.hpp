#pragma once
// Copies of one card on one ship. The first goes by the card's id, a further one by a name of its own: "<id>#2",
// "<id>#3" ... So whatever names a card (an event, an option, a mark, a weapon, a line of a log) says which copy it
// means, and files from before copies had names mean the first. No errors: any other id is the first copy of itself.
// Cost: a look at the end of the text; of a further copy one look-up more.

#include <string>
#include <string_view>

#include "base/id.hpp"

namespace plotboard::data {

inline constexpr int kMostCopies = 9;  // of one card on one ship: far more than any has slots for

inline int copy_number(Id card) {  // from 1
  const std::string_view text = card.text();
  const bool further = text.size() > 2 && text[text.size() - 2] == '#' && text.back() > '1' && text.back() <= '9';
  return further ? text.back() - '0' : 1;
}

// Without its copy: by this id the catalog and the rules know it.
inline Id printed_card(Id card) {
  const std::string_view text = card.text();
  return copy_number(card) == 1 ? card : Id(text.substr(0, text.size() - 2));
}

inline Id copy_of_card(Id printed, int nth) {  // of 1 to kMostCopies
  return nth <= 1 ? printed : Id(printed.text() + '#' + std::to_string(nth));
}

// "Homing Missiles", "Homing Missiles (copy 2)".
inline std::string name_of_copy(const std::string& name, Id card) {
  const int copy = copy_number(card);
  return copy == 1 ? name : name + " (copy " + std::to_string(copy) + ")";
}

}  // namespace plotboard::data
