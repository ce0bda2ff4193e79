#include "unit/mission_parts.hpp"

#include <catch2/catch.hpp>
#include <utility>

#include "ai/ai.hpp"
#include "base/rng.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/setup.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"
#include "unit/battle_activation.hpp"
#include "unit/mission_stage.hpp"

namespace plotboard::test {

state::Piece component(const std::string& id, const std::string& ref, double x, double y, state::Side side,
                       double heading) {
  state::Piece piece = bare_component(id, ref, x, y, heading);
  piece.side = side;
  piece.ship = rules::equipped(catalog(), piece);
  return piece;
}

Arena campaign(std::vector<state::Piece> pieces, state::Phase phase) {
  return Arena(std::move(pieces), "fga-207", phase);
}
Arena& suffers(Arena& arena, const std::string& id, int hits, int crits) {
  return arena.run([&](rules::Game& game) { rules::suffer(game, id, hits, crits, "plotboard"); });
}
int damage_on(const Arena& arena, const std::string& id) { return static_cast<int>(arena[id].ship.damage.size()); }
Arena& flies(Arena& arena, const char* maneuver, const std::string& ship) {
  return arena.run([&](rules::Game& game) {
    const rules::Flight flight = rules::flight_of(game, ship, code(maneuver));
    rules::execute_maneuver(game, ship, flight, rules::ManeuverKind::activation);
  });
}

ai::Decision decides(const std::vector<state::Piece>& before_it, const std::string& type, int die) {
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
bool swerves(const ai::Decision& decision) { return decision.swerve.cause == ai::Swerve::Cause::obstacle; }

}  // namespace plotboard::test
