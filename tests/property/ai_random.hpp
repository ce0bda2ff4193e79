#pragma once
// Random tables for the AI: 1 to 16 ships of all cards and base sizes in the open, along edges, in corners, in a crowd
// or on top of each other, with up to 12 obstacles. The same tables for a seed on every build.

#include <string>
#include <vector>

#include "ai/ai.hpp"
#include "support/catalog.hpp"

namespace plotboard::test {

enum class Layout { open, edges, corners, crowd, heap };
inline constexpr int kLayouts = 5;

class RandomTables {
 public:
  explicit RandomTables(std::uint64_t seed) : rng_(seed) {
    for (const auto& [id, card] : catalog().cards) cards_.push_back(&card);
    for (const auto& [id, ship] : catalog().ships) {
      if (geom::is_huge(ship.base)) huge_.push_back(&ship);
    }
    for (const auto& [id, obstacle] : catalog().obstacles) {
      if (!id.starts_with("1e-")) obstacles_.push_back(&obstacle);  // those of this edition
    }
  }

  // The first ship gets the next card in turn, so that all of them fly.
  state::Table next() {
    state::Table table;
    constexpr const char* kAreas[] = {"3x3", "3x3", "5x3", "3x6"};
    table.area = *state::area_named(kAreas[rng_.below(4)]);
    table.options.guides = rng_.below(4) != 0;
    const auto layout = static_cast<Layout>(rng_.below(kLayouts));
    const int ships = rng_.between(1, 16);
    for (int i = 0; i < ships; ++i) add_ship(table, layout, i);
    const int rocks = layout == Layout::open ? rng_.between(0, 12) : rng_.between(0, 6);
    for (int i = 0; i < rocks; ++i) add_rock(table, i);
    for (state::Piece& piece : table.pieces) {
      if (piece.type == state::PieceType::ship && rng_.below(4) == 0) {
        piece.lock = table.pieces[rng_.below(static_cast<std::uint32_t>(ships))].id;
        if (piece.lock == piece.id) piece.lock.clear();
      }
    }
    return table;
  }
  base::Rng& rng() { return rng_; }

 private:
  double anywhere(double low, double high) { return low + (high - low) * rng_.below(1000001) / 1e6; }

  geom::Pose place(const state::Table& table, Layout layout, geom::BaseKind base) {
    const double half = figures().base_of(base).length.mm() / 2;
    const double w = table.area.width.mm();
    const double h = table.area.height.mm();
    double x = anywhere(half, w - half);
    double y = anywhere(half, h - half);
    double heading = anywhere(0, 360);
    if (layout == Layout::edges || layout == Layout::corners) {
      const double near = half + anywhere(0, 60);
      const bool upright = rng_.below(2) == 0;
      if (upright || layout == Layout::corners) x = rng_.below(2) == 0 ? near : w - near;
      if (!upright || layout == Layout::corners)
        y = rng_.below(2) == 0 ? half + anywhere(0, 60) : h - half - anywhere(0, 60);
      if (rng_.below(3) == 0) heading = 45.0 * rng_.below(8);
    } else if (layout == Layout::crowd) {
      x = w / 2 + anywhere(-220, 220);
      y = h / 2 + anywhere(-220, 220);
    } else if (layout == Layout::heap) {
      x = w / 2 + anywhere(-60, 60);
      y = h / 2 + anywhere(-60, 60);
    }
    return {base::um_from_mm(x), base::um_from_mm(y), base::mdeg_from_degrees(heading).wrapped()};
  }

  void add_ship(state::Table& table, Layout layout, int index) {
    state::Piece piece;
    const bool huge = index > 0 && rng_.below(25) == 0;
    if (huge) {
      piece.ref = huge_[rng_.below(static_cast<std::uint32_t>(huge_.size()))]->id;
      piece.stays = rng_.below(2) == 0;
    } else {
      const data::AiCard& card =
          *cards_[index == 0 ? turn_++ % cards_.size() : rng_.below(static_cast<std::uint32_t>(cards_.size()))];
      piece.ref = card.ship;
      piece.faction = card.faction;
    }
    piece.base = catalog().ship(piece.ref)->base;
    piece.ai = !huge && (index == 0 || rng_.below(2) == 0);
    piece.side = piece.ai == (rng_.below(10) != 0) ? state::Side::enemy : state::Side::player;
    piece.number = piece.ai ? index + 1 : 0;
    piece.id = (piece.ai ? "A" : "P") + std::to_string(index + 1);
    piece.initiative = rng_.between(1, 6);
    piece.tokens.stress = rng_.below(4) == 0 ? rng_.between(1, 3) : 0;
    piece.tokens.ion = rng_.below(10) == 0 ? rng_.between(1, 3) : 0;
    if (rng_.below(12) == 0) {
      constexpr const char* kOrders[] = {"escape:north", "escape:east", "escape:south", "escape:west", "strike:P2"};
      piece.order = kOrders[rng_.below(5)];
    }
    piece.pose = place(table, layout, piece.base);
    for (int tries = 0; layout != Layout::heap && tries < 20 && taken(table, piece); ++tries) {
      piece.pose = place(table, layout, piece.base);
    }
    table.pieces.push_back(piece);
  }

  static bool taken(const state::Table& table, const state::Piece& piece) {
    const auto base = geom::placed_base(figures(), piece.base, true, piece.pose);
    for (const state::Piece& other : table.pieces) {
      if (geom::gap_mm(base, geom::placed_base(figures(), other.base, true, other.pose)) < 0) return true;
    }
    return false;
  }

  void add_rock(state::Table& table, int index) {
    state::Piece piece;
    piece.id = "R" + std::to_string(index + 1);
    piece.type = state::PieceType::obstacle;
    piece.ref = obstacles_[rng_.below(static_cast<std::uint32_t>(obstacles_.size()))]->id;
    piece.mirror = rng_.below(2) == 0;
    piece.pose = {base::um_from_mm(anywhere(60, table.area.width.mm() - 60)),
                  base::um_from_mm(anywhere(60, table.area.height.mm() - 60)),
                  base::mdeg_from_degrees(anywhere(0, 360)).wrapped()};
    table.pieces.push_back(piece);
  }

  base::Rng rng_;
  std::size_t turn_ = 0;
  std::vector<const data::AiCard*> cards_;
  std::vector<const data::Ship*> huge_;
  std::vector<const data::Obstacle*> obstacles_;
};

}  // namespace plotboard::test
