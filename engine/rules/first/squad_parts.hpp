#pragma once
// What points, loadouts and squads share: a ship's cards looked up once. Internal to squad.cpp, loadout.cpp and
// fittings.cpp. Pointers are the catalog's and live as long as it does.

#include <array>
#include <string>
#include <vector>

#include "data/catalog.hpp"
#include "rules/first/squad.hpp"
#include "rules/first/squad_cards.hpp"

namespace plotboard::rules::first {

// One ship card: a small or large ship, a huge one of one card, or a section.
struct ShipCard {
  const data::FirstShip* ship = nullptr;
  const data::FirstPilot* pilot = nullptr;
};
struct Carried {
  const data::FirstUpgrade* card = nullptr;
  std::size_t half = 0;   // index of the ship card that it belongs to
  std::size_t place = 0;  // in ship.cards
};
struct Manned {
  std::vector<ShipCard> halves;  // empty: no pilot of the first edition; two: fore and aft
  std::vector<Carried> carried;
  Ids unknown;  // cards that are none of the first edition's

  [[nodiscard]] bool is_huge() const { return !halves.empty() && geom::is_huge(halves.front().ship->base); }
  [[nodiscard]] state::Section section(std::size_t half) const;
};
Manned manned(const data::Catalog& catalog, const state::Piece& ship);
// "1e-xwing"; of a huge ship "1e-" and its hull.
Id ref_of(const data::FirstShip& ship);

// Two sides of one card, and no others, are the same card.
inline bool is_same_card(const data::FirstUpgrade& a, const data::FirstUpgrade& b) { return a.xws == b.xws; }
// The side that is printed first: its name is the plain one, or the first of the two.
bool is_first_side(const data::Catalog& catalog, const data::FirstUpgrade& card);

// Resistance and First Order belong to the Rebels and the Empire (1e-squad-3).
Id side_of_faction(Id faction);
words::Key faction_words(Id faction);
Ids factions_of(const data::FirstUpgrade& card);
bool allows_faction(const data::FirstUpgrade& card, Id faction);

words::Text printed_name(const data::Catalog& catalog, Id upgrade);

// Printed points less what other cards of the ship take off.
int cost_of(const data::FirstUpgrade& card, const std::vector<Carried>& carried);

struct LoadoutFault {
  Refusal refusal;
  bool unfinished = false;  // a further card would mend it
};
std::vector<LoadoutFault> faults_of_loadout(const data::Catalog& catalog, const state::Piece& ship);

}  // namespace plotboard::rules::first
