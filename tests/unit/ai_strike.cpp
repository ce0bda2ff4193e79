// Strike orders against components: target, sector, ring, way, actions and attacks (fga-3.3.2.1a).
#include <catch2/catch.hpp>

#include "ai/ai.hpp"
#include "ai/pilot.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/round.hpp"
#include "rules/play/setup.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"
#include "unit/mission_parts.hpp"

namespace plotboard::ai_strike {
namespace {

using data::Ring;
using data::Sector;
using rules::Game;
using state::Side;
using test::Arena;
using test::component;
using test::fighter;

constexpr double kMiddle = 1500;
constexpr double kHalf = 18;  // of an emplacement's outline, across its flat sides

// The AI ship "A" in the middle of a big table, looking north, with the order to strike "Core" there; P1 is nearer.
struct Raid {
  explicit Raid(double x, double y, const std::string& kind = "command-center", double heading = 0)
      : table(test::table({fighter("A", "btla4ywing", Side::enemy, kMiddle, kMiddle),
                           fighter("P1", "tielnfighter", Side::player, kMiddle - 70, kMiddle - 70),
                           component("Core", kind, kMiddle + x, kMiddle + y, Side::player, heading)},
                          true)) {
    table.area = {"free", base::um_from_mm(2 * kMiddle), base::um_from_mm(2 * kMiddle)};
    table.ruleset = "fga-207";
    table.pieces[0].ai = true;
    table.pieces[0].order = "strike:Core";
  }
  state::Table table;

  state::Piece& edit(const std::string& id) { return table.pieces[table.index_of(id).value()]; }
  [[nodiscard]] ai::Decision decides(std::uint64_t seed = 1, int die = 1) const {
    const rules::Field field(test::catalog(), table);
    base::Rng rng(seed);
    ai::Request request;
    request.ship = "A";
    request.die = die;
    auto decision = ai::decide(field, request, rng);
    if (!decision) FAIL(base::text(decision.errors()));
    return std::move(*decision);
  }
};

std::string step_text(const ai::Decision& decision, const std::string& rule) {
  for (const ai::Step& step : decision.steps) {
    if (step.rule == rule) return step.text.english();
  }
  return "";
}
bool names(const std::string& text, const char* word) { return text.find(word) != std::string::npos; }

TEST_CASE("Strike at a component: it is the target, however near anybody else is", "[fga-3.3.2.1a-1]") {
  const ai::Decision d = Raid(0, 400).decides();
  CHECK(d.target == "Core");
  CHECK(names(d.target_reason.english(), "Core"));
  CHECK(names(step_text(d, "fga-3.3.2.1a-1"), "Core"));
  REQUIRE(d.candidates.size() == 1);
  CHECK(d.candidates[0].distance_mm == Approx(400 - 20 - kHalf).margin(0.001));  // base edge to outline
  CHECK(d.candidates[0].band == 4);
  Raid attack(0, 400);
  attack.edit("A").order = "attack";
  CHECK(attack.decides().target == "P1");
}

TEST_CASE("A component counts as closing, whichever way it lies", "[fga-3.3.2.4a-3][fga-3.3.2.2b-2][fga-3.3.2.2b-4]") {
  for (const double heading : {0.0, 90.0, 180.0, 333.0}) {
    struct Case {
      double gap;
      Ring ring;
    };
    for (const Case& each : {Case{90, Ring::inner}, Case{150, Ring::inner}, Case{199, Ring::inner},
                             Case{205, Ring::middle}, Case{299, Ring::middle}, Case{305, Ring::outer}}) {
      INFO(heading << ", " << each.gap);
      const double turned = heading == 333.0 ? 1.4 : 0;  // its outline is no circle
      const ai::Decision d = Raid(0, 20 + kHalf + turned + each.gap, "command-center", heading).decides();
      CHECK(d.closing == true);
      if (heading != 333.0) CHECK(d.ring == each.ring);
      CHECK(names(step_text(d, "fga-3.3.2.4a-3"), "Core"));
    }
  }
}

TEST_CASE("The centre of a component says the sector, its outline whether it is dead ahead",
          "[fga-3.3.2b-2][fga-3.3.2b-3]") {
  CHECK(Raid(20 + kHalf - 0.5, 300).decides().sector == Sector::bullseye);
  CHECK(Raid(20 + kHalf + 0.5, 300).decides().sector == Sector::front_right);
  CHECK(Raid(-20 - kHalf - 0.5, 300).decides().sector == Sector::front_left);
  // Its outline lies across a dividing line, its centre on one side of it: no die.
  for (const double heading : {0.0, 90.0, 180.0, 270.0}) {
    const ai::Decision d = Raid(210, 200, "command-center", heading).decides();
    CHECK(d.sector == Sector::side_front_right);
    CHECK(d.alternatives.empty());
    CHECK(Raid(200, 210, "command-center", heading).decides().sector == Sector::front_right);
    CHECK(Raid(200, -210, "command-center", heading).decides().sector == Sector::rear_right);
    CHECK(Raid(-210, -200, "command-center", heading).decides().sector == Sector::side_rear_left);
  }
}

TEST_CASE("A component's centre on a dividing line: a die says which side", "[fga-3.3.2.1b-2]") {
  bool clockwise = false, other = false;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const ai::Decision d = Raid(200, 200).decides(seed);
    clockwise = clockwise || d.sector == Sector::side_front_right;
    other = other || d.sector == Sector::front_right;
    CHECK(names(step_text(d, "fga-3.3.2.1b-2"), "has no nose"));
    REQUIRE(d.alternatives.size() == 1);
  }
  CHECK(clockwise);
  CHECK(other);
}

TEST_CASE("A component in contact counts as at range 1 straight behind", "[fga-3.3.1.3-2]") {
  const ai::Decision d = Raid(0, 30).decides();
  CHECK(d.target == "Core");
  CHECK(d.ring == Ring::inner);
  CHECK((d.sector == Sector::rear_right || d.sector == Sector::rear_left));
}

TEST_CASE("What is destroyed or cannot be attacked is struck no longer", "[fga-3.3.2.1a-1]") {
  Raid gone(0, 400);
  gone.edit("Core").ship.removed = true;
  const ai::Decision d = gone.decides();
  CHECK(d.target == "P1");
  CHECK(names(step_text(d, "fga-3.3.2.1a-1"), "Core"));
  CHECK(Raid(0, 400, "station-module").decides().target == "P1");
}

TEST_CASE("A swerve ends closest to the component that is struck", "[fga-3.3.6.1-3]") {
  for (const double side : {-1.0, 1.0}) {
    Raid raid(side * 60, 400);
    // On the line between, so that straight ahead runs into it.
    state::Piece rock = test::typed("R", "coreasteroid0", kMiddle, kMiddle + 130);
    rock.type = state::PieceType::obstacle;
    rock.base = geom::BaseKind::small;
    raid.table.pieces.push_back(rock);
    ai::Decision d;
    for (int die = 1; die <= 6 && d.swerve.options.size() < 2; ++die) d = raid.decides(1, die);
    REQUIRE(d.swerve.options.size() >= 2);
    const ai::Swerve::Option* nearest = nullptr;
    for (const ai::Swerve::Option& option : d.swerve.options) {
      if (option.leaves) continue;
      const geom::PlacedBase end = geom::placed_base(test::catalog().figures, geom::BaseKind::small, false, option.end);
      const geom::PlacedShape core =
          geom::placed(test::catalog().component("command-center")->shape, raid.edit("Core").pose);
      CHECK(option.to_target_mm == Approx(geom::gap_mm(end, core)).margin(0.001));
      if (nearest == nullptr || option.to_target_mm < nearest->to_target_mm) nearest = &option;
    }
    REQUIRE(nearest != nullptr);
    CHECK(side * (nearest->end.x.mm() - kMiddle) > 0);
  }
}

// --- the round: actions and attacks. A looks south; the component is 250 mm ahead, B elsewhere.

struct Bombing : Arena {
  Bombing(double b_x, double b_y, const std::string& card = "")
      : Arena({fighter("A", "btla4ywing", Side::enemy, 457, 600, 180,
                       card.empty() ? std::vector<std::string>{} : std::vector<std::string>{card}),
               fighter("B", "tielnfighter", Side::player, b_x, b_y),
               component("Core", "command-center", 457, 350, Side::player)},
              "fga-207") {
    edit("A").ai = true;
    edit("A").number = 1;
    edit("A").order = "strike:Core";
    edit("B").moved = true;
  }
  ai::Advice advised(const std::string& kind, const std::vector<std::string>& keys) {
    Game game(test::catalog(), table, {}, nullptr);
    state::Choice choice;
    choice.kind = kind;
    choice.ship = "A";
    choice.side = Side::enemy;
    for (const std::string& key : keys) choice.options.push_back(rules::option(key, {}));
    return ai::advise(game, choice);
  }
  std::string attack() {
    Game game(test::catalog(), table, {}, nullptr);
    std::vector<std::string> keys;
    for (const rules::Shot& shot : rules::shots_of(game, "A")) keys.push_back(shot.key());
    keys.emplace_back("pass");
    return advised("attack", keys).answer.key;
  }
};
const std::vector<std::string> kActions{"focus", "lock", "barrel-roll", "pass"};

TEST_CASE("Strike: the component is locked, and nothing else", "[fga-3.3.2.1a-1][fga-3.3.2.1a-5]") {
  Bombing arena(430, 480, "proton-torpedoes");
  const ai::Advice locks = arena.advised("action", kActions);
  CHECK(locks.answer.key == "lock");
  CHECK(names(locks.answer.memo, "lock:Core"));
  CHECK(arena.advised("lock", {"B", "Core"}).answer.key == "Core");
  arena.edit("Core").pose = test::pose(457, 100);  // beyond range 3
  CHECK(arena.advised("action", kActions).answer.key != "lock");
}

TEST_CASE("A component in an arc is a shot that the card asks for", "[fga-3.3.2.1a-1][fga-3.1.1-6]") {
  Bombing arena(100, 900);
  arena.edit("A").lock = "Core";
  CHECK(names(arena.advised("action", kActions).answer.memo, "A|line|4|Core"));  // "has shot"
}

TEST_CASE("Strike: it attacks the component, unless only another is at range 1",
          "[fga-3.3.2.1a-2][fga-3.3.2.1a-3][fga-3.3.2.1a-4]") {
  CHECK(Bombing(457, 430).attack() == "primary:0>Core");  // B at range 2, nearer than the component
  CHECK(Bombing(457, 520).attack() == "primary:0>B");     // B at range 1
  Bombing away(457, 430);
  away.edit("Core").pose = test::pose(457, 900);
  CHECK(away.attack() == "primary:0>B");
  // Of several enemies the nearest, whatever their order on the table.
  away.table.pieces.push_back(fighter("C", "t65xwing", Side::player, 480, 330, 180));
  away.edit("C").ship = rules::equipped(test::catalog(), away["C"]);
  CHECK(away.attack() == "primary:0>B");
  std::swap(away.edit("B").pose, away.edit("C").pose);
  CHECK(away.attack() == "primary:0>C");
  Bombing close(430, 520);
  close.edit("Core").pose = test::pose(480, 520);
  CHECK(close.attack() == "primary:0>Core");
}

TEST_CASE("In a session of its own: raiders fly at the component and fire on it", "[fga-3.3.2.1a-1][fga-3.3.2.1a-2]") {
  Bombing arena(100, 100);
  arena.edit("A").pose = test::pose(457, 800, 180);
  arena.free_dice = true;
  ai::Pilots pilots;
  bool fired = false;
  for (int round = 1; round <= 6 && !fired; ++round) {
    arena.table.round = round;
    arena.edit("A").moved = false;
    Game game(test::catalog(), arena.table, {}, &pilots);
    rules::activate(game, "A");
    game.emit(state::PhaseStarted{state::Phase::engagement});
    rules::engage(game, "A");
    for (const state::Event& event : game.events()) {
      const auto* declared = get_if<state::AttackDeclared>(&event);
      fired = fired || (declared != nullptr && declared->attack.defender == "Core");
    }
    arena.table.play.phase = state::Phase::activation;
    arena.edit("A").ship.engaged = false;
    arena.edit("A").ship.actions.clear();
  }
  CHECK(fired);
}

}  // namespace
}  // namespace plotboard::ai_strike
