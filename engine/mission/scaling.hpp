#pragma once
// How hard the enemies of a mission are: threat levels, pilot cards and shields by imperial rank (fga-4.7, fga-4.8).

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "state/table.hpp"

namespace plotboard::data {
struct Catalog;
struct PilotCard;
struct RuleSet;
}  // namespace plotboard::data

namespace plotboard::mission {

// Who draws where chance decides: a number below `options` for this squad; `what` says of what. Whoever gives the lot
// writes the draw down. With six options it is a die.
using Lot = std::function<int(Id squad, int options, const Phrase& what)>;

bool in_group_one(Id ship);  // fga-4.8.1-1, -2

// What table 4.3 says of a ship at a rank.
struct Scale {
  bool draws_card = false;
  int above_lowest = 0;  // its threat level: so many above the lowest of the card
  int shields = 0;       // upgrades, in all
  bool regenerates = false;
};
Scale scale_of(const data::RuleSet& rules, Id ship, bool elite, int rank);

// The threat level without a card: where the type starts (tables 4.4 to 4.6).
int starting_threat(const data::Catalog& catalog, Id ship, Id faction);

// A card of the faction's deck, drawn until one fits (fga-4.7.2-3 to -5): of that ship type, or of any Group 2 type
// where `ship` is "". `levels`: it has at least so many threat levels, if there are such. Cards that `used` names lie
// on the table already and come up only when no other is left. Null: the deck has none.
const data::PilotCard* draw_card(const data::Catalog& catalog, Id squad, Id faction, Id ship, std::size_t levels,
                                 const Ids& used, const Lot& lot);

// What the rank makes of an enemy ship: card, threat level, upgrades, shields, and its initiative if the card has one.
// `card` null: it has drawn none.
void scale(const data::Catalog& catalog, const data::RuleSet& rules, int rank, const data::PilotCard* card,
           state::Piece& ship);

}  // namespace plotboard::mission
