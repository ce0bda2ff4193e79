#pragma once
// Components of missions on a test's table.
#include <algorithm>

#include "ai/ai.hpp"
#include "rules/components.hpp"
#include "rules/damage.hpp"
#include "unit/battle_activation.hpp"

namespace plotboard::test {

inline state::Piece component(const std::string& id, const std::string& ref, double x, double y,
                              state::Side side = state::Side::enemy, double heading = 0) {
  state::Piece piece;
  piece.id = id;
  piece.type = state::PieceType::component;
  piece.ref = ref;
  piece.pose = pose(x, y, heading);
  piece.side = side;
  piece.ship = rules::equipped(catalog(), piece);
  return piece;
}

// By the campaign's rules. Components come equipped.
inline Arena campaign(std::vector<state::Piece> pieces, state::Phase phase = state::Phase::engagement) {
  return Arena(std::move(pieces), "fga-207", phase);
}
inline Arena& suffers(Arena& arena, const std::string& id, int hits, int crits) {
  return arena.run([&](rules::Game& game) { rules::suffer(game, id, hits, crits, "plotboard"); });
}
inline int damage_on(const Arena& arena, const std::string& id) {
  return static_cast<int>(arena[id].ship.damage.size());
}
inline Arena& flies(Arena& arena, const char* maneuver, const std::string& ship = "A") {
  return arena.run([&](rules::Game& game) {
    const rules::Flight flight = rules::flight_of(game, ship, code(maneuver));
    rules::execute_maneuver(game, ship, flight, rules::ManeuverKind::activation);
  });
}

// What the AI ship "A" does that looks north from the middle of a big table at a target 560 mm ahead, with this before
// it.
inline ai::Decision decides(const std::vector<state::Piece>& before_it, const std::string& type = "tielnfighter",
                            int die = 1) {
  state::Table table = test::table({fighter("A", type, state::Side::enemy, 1500, 1500),
                                    fighter("P1", "t65xwing", state::Side::player, 1500, 2100, 180)},
                                   true);
  table.area = {"free", base::um_from_mm(3000), base::um_from_mm(3000)};
  table.ruleset = "fga-207";
  table.pieces[0].ai = true;
  table.pieces.insert(table.pieces.end(), before_it.begin(), before_it.end());
  const rules::Field field(catalog(), table);
  base::Rng rng(1);
  ai::Request request;
  request.ship = "A";
  request.die = die;
  auto decision = ai::decide(field, request, rng);
  if (!decision) FAIL(base::text(decision.errors()));
  return std::move(*decision);
}
inline bool swerves(const ai::Decision& decision) { return decision.swerve.cause == ai::Swerve::Cause::obstacle; }
inline bool has_step(const ai::Decision& decision, const std::string& rule) {
  return std::any_of(decision.steps.begin(), decision.steps.end(),
                     [&](const ai::Step& step) { return step.rule == rule; });
}

}  // namespace plotboard::test
