#pragma once
// Random battles: ships of any kind with random legal upgrades, obstacles, people's and AI's, apart from each other.
#include <algorithm>
#include <string>
#include <vector>

#include "geom/contact.hpp"
#include "rules/rules.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::test {

class RandomBattle {
 public:
  explicit RandomBattle(std::uint64_t seed) : rng(seed) {
    for (const auto& [id, ship] : catalog().ships) {
      if (!geom::is_huge(ship.base) && !ship.generics.empty()) ships_.push_back(&ship);
    }
    for (const auto& entry : catalog().upgrades) upgrades_.push_back(&entry.second);
    for (const auto& entry : catalog().obstacles) rocks_.push_back(entry.first);
  }

  base::Rng rng;
  std::vector<std::string> wanted;  // upgrades, abilities: ships that can have them come first

  std::uint32_t below(std::size_t count) { return rng.below(static_cast<std::uint32_t>(count)); }
  template <class T>
  const T& any(const std::vector<T>& options) {
    return options[below(options.size())];
  }

  // `most` ships a side; crowded: the smaller the area, the more bumps and shots.
  state::Table table(int most, int obstacles, std::int32_t spread_um) {
    state::Table made = test::table({}, true);
    made.ruleset = below(2) == 0 ? "2e" : "fga-207";
    for (int i = 0; i < obstacles; ++i) {
      place(made, obstacle("R" + std::to_string(i), any(rocks_), 0, 0), spread_um);
    }
    for (const state::Side side : {state::Side::player, state::Side::enemy}) {
      const bool ai = below(2) == 0;
      const bool wing = below(4) == 0;
      const int count = 1 + static_cast<int>(below(static_cast<std::size_t>(most))) + (wing ? 2 : 0);
      for (int i = 0; i < count; ++i) {
        state::Piece ship = fighter(side, i);
        ship.ai = ai && catalog().card_for(ship.ref, ship.faction) != nullptr;
        place(made, ship, spread_um);
      }
      if (wing) form_wing(made, side);
    }
    return made;
  }

  state::Piece fighter(state::Side side, int index) {
    const data::Ship& type = wanted.empty() ? *any(ships_) : *ship_for(any(wanted));
    state::Piece piece = typed((side == state::Side::player ? "P" : "E") + std::to_string(index + 1), type.id, 0, 0);
    piece.base = type.base;
    piece.side = side;
    piece.number = index + 1;
    const data::GenericPilot& pilot = any(type.generics);
    piece.ship.pilot = pilot.id;
    piece.faction = pilot.faction;
    piece.initiative = pilot.initiative;
    for (std::size_t tries = 0; tries < 12 + wanted.size(); ++tries) {
      const std::string& id = tries < wanted.size() ? wanted[tries] : any(upgrades_)->id;
      if (catalog().upgrade(id) == nullptr) continue;  // an ability
      piece.ship.cards.push_back({id, 0, false});
      if (!rules::loadout_faults(catalog(), piece).empty()) piece.ship.cards.pop_back();
    }
    return piece;
  }

 private:
  // One that has the ability, or may carry the upgrade with some pilot; any ship otherwise.
  const data::Ship* ship_for(const std::string& card) {
    std::vector<const data::Ship*> fit;
    for (const data::Ship* ship : ships_) {
      bool fits = std::find(ship->abilities.begin(), ship->abilities.end(), card) != ship->abilities.end();
      for (const data::GenericPilot& pilot : ship->generics) {
        state::Piece piece = typed("X", ship->id, 0, 0);
        piece.base = ship->base;
        piece.ship.pilot = pilot.id;
        piece.faction = pilot.faction;
        piece.ship.cards.push_back({card, 0, false});
        fits = fits || (catalog().upgrade(card) != nullptr && rules::loadout_faults(catalog(), piece).empty());
      }
      if (fits) fit.push_back(ship);
    }
    return fit.empty() ? any(ships_) : any(fit);
  }
  // The side's small ships, where there are enough; they take their places when the battle starts.
  static void form_wing(state::Table& table, state::Side side) {
    std::vector<state::Piece*> ships;
    for (state::Piece& piece : table.pieces) {
      const bool small = piece.type == state::PieceType::ship && piece.base == geom::BaseKind::small;
      if (small && piece.side == side && ships.size() < state::kMostInWing) ships.push_back(&piece);
    }
    constexpr std::size_t kFewest = 3;
    if (ships.size() < kFewest) return;
    for (std::size_t i = 0; i < ships.size(); ++i) {
      ships[i]->ship.wing = {ships.front()->id, static_cast<int>(i) + 1, false};
    }
  }
  // Where it overlaps nothing; left out when there is no room.
  void place(state::Table& table, state::Piece piece, std::int32_t spread_um) {
    const std::int32_t middle = 457'200;
    for (int tries = 0; tries < 40; ++tries) {
      piece.pose = {{rng.between(middle - spread_um, middle + spread_um)},
                    {rng.between(middle - spread_um, middle + spread_um)},
                    {rng.between(0, 359'999)}};
      const auto shape = rules::shape_of(catalog(), piece);
      bool free = true;
      for (const state::Piece& other : table.pieces) {
        const auto there = rules::shape_of(catalog(), other);
        free = free && !(shape && there && geom::gap_mm(*shape, *there) < 4);  // guides stand out 2 mm at most
      }
      if (!free) continue;
      table.pieces.push_back(piece);
      return;
    }
  }

  std::vector<const data::Ship*> ships_;
  std::vector<const data::Upgrade*> upgrades_;
  std::vector<std::string> rocks_;
};

}  // namespace plotboard::test
