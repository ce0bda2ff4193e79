#pragma once
// What the lines of an AI card ask (data::CardFact), measured exactly: whom the ship has in its arcs, whose arcs it is
// in, ranges, locks, charges. Made once for a decision; each question names a field, so that the same ship can be
// measured where it stands and where it might stand (fga-3.1.1-6, fga-3.3.8.1-1). Arcs end at range 3 (fga-3.3.1.1-3)
// and a ship in contact is in none. It must not outlive the game. Cost: about a microsecond an enemy and question.

#include <optional>
#include <string>
#include <vector>

#include "data/card_lines.hpp"
#include "rules/board/measure.hpp"
#include "rules/play/attack.hpp"

namespace plotboard::ai {

class Sight {
 public:
  // `target`: the ship, or component to strike, that it has chosen, "" none. `aim`: whom turrets turn to, the target
  // but under an Escape order.
  Sight(rules::Game& game, Id ship, Id target, Id aim);

  [[nodiscard]] Id target() const { return target_; }
  [[nodiscard]] Id aim() const { return aim_; }
  // All but the facts about the list itself (repairable, linked, goal_met), which are false here.
  [[nodiscard]] bool holds(const data::CardCondition& condition, const rules::Field& field) const;
  // As if the turret pointed there.
  void turn(state::Turret turret) { turret_ = turret; }
  [[nodiscard]] state::Turret turret() const { return turret_; }
  [[nodiscard]] bool has_shot(const rules::Field& field, int nearest = 1, int farthest = 3) const;
  [[nodiscard]] bool shot_at(const rules::Field& field, Id id) const;  // arc, range and weapon
  [[nodiscard]] int in_arcs_of(const rules::Field& field) const;       // how many enemies

 private:
  struct Gun {
    bool turret = false;
    geom::ArcKind arc = geom::ArcKind::front;
    int nearest = 1, farthest = 3;
    bool ready = true;  // charges and tokens are there, and nothing disarms it
    Id only_against;    // the locked ship, of weapons that need a lock; "" anybody
  };
  struct Enemy {
    Id id;
    mutable std::optional<std::vector<geom::ArcKind>> arcs;  // once they are asked for
  };
  [[nodiscard]] const std::vector<geom::ArcKind>& arcs_of(const Enemy& enemy) const;
  [[nodiscard]] geom::ArcKinds arcs_of(const Gun& gun) const;
  [[nodiscard]] std::vector<geom::ArcKind> own_arcs() const;
  [[nodiscard]] bool in_arc(const rules::Field& field, data::CardPlace place) const;
  [[nodiscard]] bool is_in_arcs_of(const rules::Field& field, const Enemy& enemy) const;
  [[nodiscard]] int in_arcs_of_half(const rules::Field& field, bool ahead) const;
  [[nodiscard]] bool target_within(const rules::Field& field, int nearest, int farthest) const;
  [[nodiscard]] int cards_of(const std::vector<std::string>& slots, bool charged) const;
  rules::Game& game_;
  Id ship_, target_, aim_;
  state::Turret turret_;
  std::vector<Gun> guns_;
  std::vector<Enemy> enemies_;
};

// Friendly ships that it could coordinate: unstressed, at range 1 or 2; the nearest first.
Ids coordinable(rules::Game& game, Id ship);

}  // namespace plotboard::ai
