#pragma once
// Cards as people read them: the text of any card by its id, and whether the program plays it. Pure.

#include <string>

#include "base/id.hpp"

namespace plotboard::data {
struct Catalog;
}  // namespace plotboard::data

namespace plotboard::panels {

// Of upgrades, pilots, conditions and damage cards of both editions; "" of what has none.
std::string text_of_card(const data::Catalog& catalog, Id card);
// What a rule is called that an effect cites: a card's name, else its id in the rules; "" of our own limits.
std::string name_of_rule(const data::Catalog& catalog, Id rule);
// A card that says something which the program does not do: its player does it by hand.
bool tells_by_hand(const data::Catalog& catalog, Id card);

}  // namespace plotboard::panels
