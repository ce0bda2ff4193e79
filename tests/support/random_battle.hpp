#pragma once
// Random battles: ships of any kind with random legal upgrades, wings, docked ships, obstacles, remotes, bombs,
// components of missions and tokens; people's and AI's, apart from each other.
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/rng.hpp"
#include "data/catalog.hpp"
#include "state/table.hpp"

namespace plotboard::test {

class RandomBattle {
 public:
  // Of the first edition: in a third of the battles with huge ships, at most one a side; with docked ships where a card
  // makes room for them.
  explicit RandomBattle(std::uint64_t seed, geom::Edition edition = geom::Edition::second);

  base::Rng rng;
  Ids wanted;            // upgrades, abilities: ships that can have them come first
  bool inwards = false;  // all look more or less to the middle: more shots

  std::uint32_t below(std::size_t count) { return rng.below(static_cast<std::uint32_t>(count)); }
  bool one_in(std::size_t count) { return below(count) == 0; }
  template <class T>
  const T& any(const std::vector<T>& options) {
    return options[below(options.size())];
  }

  // `most` ships a side; crowded: the smaller the area, the more bumps and shots.
  state::Table table(int most, int obstacles, std::int32_t spread_um);
  // Tokens and locks from an earlier fight.
  void burden(state::Table& made);

  state::Piece fighter(state::Side side, int index);

 private:
  // With any of its pilots and upgrades.
  state::Piece manned(const data::Ship& type, state::Side side, int index);
  // One that has the ability, or a pilot who may carry the upgrade; any ship otherwise.
  state::Piece fitting(Id card, state::Side side, int index);
  // A pilot of the campaign, whose slots nobody looks at.
  state::Piece enlisted(Id card, state::Side side, int index);
  // With a pilot card that has the ability, at its highest level.
  state::Piece carded(Id ability, state::Side side, int index);

  // --- of the first edition (random_battle_first.cpp)
  void of_first();
  state::Table first_table(int most, int obstacles, std::int32_t spread_um);
  // One that has, or may carry, a wanted card; any where there is none.
  state::Piece first_fighter(state::Side side, int index);
  state::Piece first_huge(state::Side side);
  struct Fit {
    const data::FirstPilot* pilot;
    Id helper;  // a card that makes room for another, or ""
  };
  state::Piece first_manned(const Fit& fit, state::Side side, int index);
  // As it is in the box, but for its second ship card.
  static state::Piece first_bare(const data::FirstPilot& pilot, state::Side side, int index);
  // Those that are that card, or may carry it. The first call for a card takes some 10 ms.
  const std::vector<Fit>& pilots_for(Id card, bool huge);
  // With all that it was placed for, if the ship may carry it.
  void equip(state::Piece& piece, Id upgrade);
  // Ships in the docks of one whose cards give it some.
  void first_dock(state::Table& made, const state::Piece& carrier);

  // A ship in the dock of one that has one.
  void dock(state::Table& made, const state::Piece& carrier);
  // Remotes, bombs and mines that lie there from the start.
  void devices(state::Table& made, state::Side side, std::int32_t spread_um);
  // A mission's components, each of either side or of none.
  void components(state::Table& made, std::int32_t spread_um);
  base::Mdeg inward(const geom::Pose& at);
  // Where it overlaps nothing; left out when there is no room.
  bool place(state::Table& table, state::Piece piece, std::int32_t spread_um);

  geom::Edition edition_;
  bool epic_ = false;  // first edition, with huge ships
  std::vector<const data::FirstPilot*> pilots_, huge_pilots_;
  std::vector<const data::Ship*> ships_, huge_;
  std::vector<const data::Upgrade*> upgrades_;
  Ids rocks_, remotes_, bombs_, components_;
};

}  // namespace plotboard::test
