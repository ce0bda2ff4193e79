#pragma once
// The geometry of a table at one moment: every base and obstacle placed once, for the many questions that follow.
// A snapshot: it must not outlive the table and catalog that it was made from, and shows moves only once followed.
// Cost: about 0.3 us a piece, to follow one ship 0.1 us.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "state/table.hpp"

namespace plotboard::data {
struct Catalog;
struct Component;
struct RuleSet;
}  // namespace plotboard::data

namespace plotboard::rules {

class Game;

class Field {
 public:
  Field(const data::Catalog& catalog, const state::Table& table);

  // Catches up with a ship that has moved or left play. False: the piece is no ship of this field; make a new one.
  bool follow(Id id);

  // What fly() has worked out on this field, for whoever asks for the same move again: the AI weighs it, the rules
  // carry it out. Void once a ship has moved (board/movement.cpp).
  struct Flown;
  [[nodiscard]] std::shared_ptr<Flown>& flown() const { return flown_; }

  [[nodiscard]] const data::Catalog& catalog() const { return *catalog_; }
  [[nodiscard]] const state::Table& table() const { return *table_; }
  [[nodiscard]] const data::RuleSet& ruleset() const { return *ruleset_; }
  [[nodiscard]] const geom::Figures& figures() const { return *figures_; }
  [[nodiscard]] double tolerance_mm() const { return figures().contact_tolerance.mm(); }

  // Ships in play (not fled), in table order. `piece` is the index in Table::pieces.
  struct Ship {
    std::size_t piece;
    geom::PlacedBase moving;                                // with guides where the options say so: overlap
    geom::PlacedBase measured;                              // without: range and arcs
    [[nodiscard]] const geom::PlacedShape& shape() const {  // the same as a shape, made when it is first asked for
      if (!shape_) shape_ = geom::placed_body(measured);
      return *shape_;
    }
    mutable std::optional<geom::PlacedShape> shape_ = {};
  };
  [[nodiscard]] Ship placed(std::size_t piece, const geom::Pose& pose) const;  // as if that ship stood there
  [[nodiscard]] const std::vector<Ship>& ships() const { return ships_; }
  [[nodiscard]] const Ship* ship(Id id) const;
  // Obstacles and everything that these rules treat as one.
  struct Obstacle {
    std::size_t piece;
    geom::PlacedShape shape;
  };
  [[nodiscard]] const std::vector<Obstacle>& obstacles() const { return obstacles_; }
  // Huge ships that serve as obstacles: nobody's, and in the way as a huge ship's base is (huge-obstacle-5, -6).
  struct Hulk {
    std::size_t piece;
    geom::PlacedBase moving;  // as of a ship
    geom::PlacedShape shape;
  };
  [[nodiscard]] const std::vector<Hulk>& hulks() const { return hulks_; }
  // Devices and components of missions that can be attacked (2e-remote-1, fga-4.3.1-4).
  struct Remote {
    std::size_t piece;
    geom::PlacedShape shape;
  };
  [[nodiscard]] const std::vector<Remote>& remotes() const { return remotes_; }
  [[nodiscard]] const Remote* remote(Id id) const;
  // All components of a mission that are still there (fga-4.3 to 4.5).
  struct Component {
    std::size_t piece;
    const data::Component* kind;
    geom::PlacedShape shape;
  };
  [[nodiscard]] const std::vector<Component>& components() const { return components_; }
  [[nodiscard]] const Component* component(Id id) const;
  [[nodiscard]] const state::Piece& piece(const Component& component) const;
  [[nodiscard]] const state::Piece& piece(const Remote& remote) const;
  [[nodiscard]] const state::Piece& piece(const Ship& ship) const;
  [[nodiscard]] const state::Piece& piece(const Obstacle& obstacle) const;
  [[nodiscard]] const state::Piece& piece(const Hulk& hulk) const;

 private:
  const data::Catalog* catalog_;
  const state::Table* table_;
  const data::RuleSet* ruleset_;
  const geom::Figures* figures_;
  std::vector<Ship> ships_;
  std::vector<Obstacle> obstacles_;
  std::vector<Hulk> hulks_;
  std::vector<Remote> remotes_;
  std::vector<Component> components_;
  mutable std::shared_ptr<Flown> flown_;
};

// The field of the table as it is now.
const Field& field_of(const Game& game);

// Does it serve as an obstacle, a huge ship that is no ship?
bool is_hulk(const data::Catalog& catalog, const state::Piece& piece);

// The shape of any piece that has one (ships without guides), placed; nothing for markers without extent.
std::optional<geom::PlacedShape> shape_of(const data::Catalog& catalog, const state::Piece& piece);

}  // namespace plotboard::rules
