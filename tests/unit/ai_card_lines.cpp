// Lines of AI cards that seldom have their turn: each on a table where it is the one that is followed, and beside it
// what keeps it from being so.
#include <algorithm>
#include <catch2/catch.hpp>
#include <memory>

#include "ai/pilot.hpp"
#include "geom/trig.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/attack.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"

namespace plotboard::ai_card_lines {
namespace {

using rules::Game;
using state::Side;
using test::Arena;
using test::fighter;
using Actions = Ids;

// By the campaign's rules: "A" is the AI ship, every other one its enemy.
struct Scene {
  explicit Scene(std::vector<state::Piece> pieces, state::Phase phase = state::Phase::activation)
      : arena(std::make_unique<Arena>(marked(std::move(pieces)), "fga-207", phase)) {}
  std::unique_ptr<Arena> arena;

  [[nodiscard]] const state::Piece& operator[](const std::string& id) const { return (*arena)[id]; }
  state::Piece& edit(const std::string& id) { return arena->edit(id); }

  // The line of its card that A follows for its action; 0: none.
  int line() {
    Game game(test::catalog(), arena->table, {}, nullptr);
    state::Choice choice = rules::choice_of(game, "action", "A", "2e-action-5", {});
    rules::Offer offer;
    offer.action_step = true;
    choice.options = rules::action_options(game, "A", offer);
    const std::string memo = ai::advise(game, choice).answer.memo;
    const std::size_t at = memo.find("|line|");
    return at == std::string::npos ? 0 : std::stoi(memo.substr(at + 6));
  }
  Scene& act() {
    ai::Pilots pilots;
    Game game(test::catalog(), arena->table, {}, &pilots);
    rules::perform_action_step(game, "A", false);
    return *this;
  }
  [[nodiscard]] const Actions& actions() const { return (*this)["A"].ship.actions; }
  // The shortest range at which it can attack anybody now; 9: it cannot.
  int shot() {
    Game game(test::catalog(), arena->table, {}, nullptr);
    int nearest = 9;
    for (const rules::Shot& each : rules::shots_of(game, "A")) nearest = std::min(nearest, each.range);
    return nearest;
  }
  // Has that ship A in its front arc within range 3?
  bool covers(const std::string& ship) {
    Game game(test::catalog(), arena->table, {}, nullptr);
    return rules::is_in_arc(game, "A", geom::ArcKind::front, ship);
  }
  // The line by which A attacks, and what: "2 primary:0>B".
  std::string attack() {
    Game game(test::catalog(), arena->table, {}, nullptr);
    state::Choice choice = rules::choice_of(game, "attack", "A", "2e-bonus-1", {});
    for (const rules::Shot& each : rules::shots_of(game, "A")) choice.options.push_back(rules::option(each.key(), {}));
    const ai::Advice advice = ai::advise(game, choice);
    REQUIRE(advice.why.english().rfind("Line ", 0) == 0);
    return std::to_string(std::stoi(advice.why.english().substr(5))) + " " + advice.answer.key;
  }
  // It has attacked with that already in this round.
  Scene& fired(const std::string& mark) {
    edit("A").ship.marks.push_back("attack:" + mark);
    return *this;
  }

 private:
  static std::vector<state::Piece> marked(std::vector<state::Piece> pieces) {
    for (state::Piece& piece : pieces) {
      piece.ai = piece.side == Side::enemy;
      piece.number = piece.ai ? 1 : 0;
    }
    return pieces;
  }
};

state::Piece own(const std::string& type, double heading = 0, const std::vector<std::string>& cards = {}) {
  return fighter("A", type, Side::enemy, 457, 457, heading, cards);
}
// An X-wing at that distance base to base, in that direction of A (degrees clockwise from north); it has moved.
state::Piece foe(const std::string& id, const std::string& type, double degrees, double gap, double heading) {
  const geom::SinCos way = geom::sin_cos_degrees(degrees);
  const double half = test::catalog().figures.base_of(test::catalog().ship(type)->base).length.mm() / 2;
  state::Piece piece = fighter(id, "t65xwing", Side::player, 457 + way.sin * (half + gap + 20),
                               457 + way.cos * (half + gap + 20), heading);
  piece.moved = true;
  return piece;
}
// A and its locked target, which looks away to the north unless told otherwise.
Scene duel(const std::string& type, double degrees, double gap, double heading = 0, bool locked = true) {
  Scene scene({own(type), foe("B", type, degrees, gap, heading)});
  if (locked) scene.edit("A").lock = "B";
  return scene;
}

}  // namespace

TEST_CASE("B-wing, line 5: a focus and a red roll that brings it a shot", "[fga-3.3.8-2][fga-3.3.8.1-1]") {
  int found = 0;
  for (double degrees = 46; degrees <= 80; degrees += 2) {  // just beside its arc
    Scene scene = duel("asf01bwing", degrees, 90);
    if (scene.shot() < 9 || scene.line() != 5) continue;
    ++found;
    scene.act();
    CHECK(scene.actions() == Actions{"focus", "barrel-roll"});
    CHECK(scene["A"].tokens.stress == 1);
    CHECK(scene["A"].tokens.focus == 1);
    CHECK(scene.shot() < 9);
    Scene waits = duel("asf01bwing", degrees, 90);
    waits.edit("B").moved = false;
    CHECK(waits.line() == 7);
  }
  CHECK(found > 0);
  Scene behind = duel("asf01bwing", 180, 90);  // no roll helps
  CHECK(behind.line() == 7);
  CHECK(behind.act().actions() == Actions{"focus"});
}

TEST_CASE("Fang, line 5: where no move gives it range 1, one that gives it any shot, with a red focus",
          "[fga-3.3.8-2][fga-3.3.8.1-1]") {
  int found = 0;
  for (double degrees = 30; degrees <= 80; degrees += 5) {
    for (const double gap : {220.0, 320.0}) {
      Scene scene = duel("fangfighter", degrees, gap);
      scene.edit("A").lock = gap > 300 ? "" : "B";
      if (scene.shot() < 9 || scene.line() != 5) continue;
      ++found;
      scene.act();
      REQUIRE(scene.actions().size() == 2);
      CHECK((scene.actions()[0] == "boost" || scene.actions()[0] == "barrel-roll"));
      CHECK(scene.actions()[1] == "focus");
      CHECK(scene["A"].tokens.stress == 1);
      CHECK((scene.shot() == 2 || scene.shot() == 3));
    }
  }
  CHECK(found > 0);
  CHECK(duel("fangfighter", 0, 150).line() != 5);  // it has a shot
}

TEST_CASE("HWK-290, line 4: a red boost towards a shot that the turret has not", "[fga-3.3.8-2][fga-3.3.8.1-1]") {
  const auto far = [](double gap) {
    Scene scene = duel("hwk290lightfreighter", 0, gap, 0, false);
    scene.edit("A").ship.turret = state::Turret::front;
    return scene;
  };
  Scene scene = far(340);
  REQUIRE(scene.shot() == 9);
  CHECK(scene.line() == 4);
  scene.act();
  CHECK(scene.actions() == Actions{"boost"});
  CHECK(scene["A"].tokens.stress == 1);
  CHECK(scene.shot() == 3);
  CHECK(far(500).line() == 5);  // too far for any boost
  CHECK(far(250).line() == 2);  // it may lock, and has its shot
}

TEST_CASE("Kihraxz, line 6: without a shot it rolls out of its target's arc", "[fga-3.3.8-2][fga-3.3.8.1-1]") {
  int found = 0;
  for (double degrees = 140; degrees <= 220; degrees += 10) {
    for (int heading = -40; heading <= 40; heading += 10) {
      Scene scene = duel("kihraxzfighter", degrees, 60, heading);
      if (!scene.covers("B") || scene.shot() < 9 || scene.line() != 6) continue;
      ++found;
      scene.act();
      CHECK(scene.actions() == Actions{"barrel-roll"});
      CHECK(!scene.covers("B"));
      Scene unmoved = duel("kihraxzfighter", degrees, 60, heading);
      unmoved.edit("B").moved = false;
      CHECK(unmoved.line() == 7);
    }
  }
  CHECK(found > 0);
}

TEST_CASE("Lambda, lines 3 and 4: it reinforces the half from which two enemies have it in their arcs",
          "[fga-3.3.8-2][fga-3.3.8.2-2]") {
  const auto between = [](double left, double right, bool second = true) {
    Scene scene({own("lambdaclasst4ashuttle"), foe("B", "lambdaclasst4ashuttle", right, 100, right + 180),
                 foe("C", "lambdaclasst4ashuttle", left, 100, second ? left + 180 : left)});
    return scene;
  };
  // Outside of both its arcs, but wholly before or behind its middle.
  Scene ahead = between(-68, 68);
  REQUIRE(ahead.shot() == 9);
  CHECK(ahead.line() == 3);
  CHECK(ahead.act().actions() == Actions{"reinforce"});
  CHECK(ahead["A"].tokens.reinforce_fore == 1);
  CHECK(ahead["A"].tokens.reinforce_aft == 0);
  Scene behind = between(-112, 112);
  REQUIRE(behind.shot() == 9);
  CHECK(behind.line() == 4);
  behind.act();
  CHECK(behind["A"].tokens.reinforce_aft == 1);
  CHECK(behind["A"].tokens.reinforce_fore == 0);
  const int alone = between(-68, 68, false).line();  // the second looks away
  CHECK((alone != 3 && alone != 4));
  const int split = between(-68, 112).line();  // one in each half
  CHECK((split != 3 && split != 4));
}

TEST_CASE("M3-A, line 2: it locks for the missile that it carries, as long as there is a charge",
          "[fga-3.3.8-2][fga-3.1.2-2]") {
  const auto with = [](const std::vector<std::string>& cards) {
    return Scene({own("m3ainterceptor", 0, cards), foe("B", "m3ainterceptor", 0, 150, 0)});
  };
  Scene armed = with({"concussion-missiles"});
  REQUIRE(armed["A"].ship.cards.front().charges > 0);
  CHECK(armed.line() == 2);
  CHECK(armed.act().actions() == Actions{"lock"});
  CHECK(armed["A"].lock == "B");
  Scene empty = with({"concussion-missiles"});
  empty.edit("A").ship.cards.front().charges = 0;
  CHECK(empty.line() == 4);
  CHECK(with({}).line() == 4);
  Scene locked = with({"concussion-missiles"});
  locked.edit("A").lock = "B";
  CHECK(locked.line() == 4);
}

TEST_CASE("YT-1300, line 3: a red boost for a shot", "[fga-3.3.8-2][fga-3.3.8.1-1]") {
  const auto far = [](double gap) {
    Scene scene = duel("modifiedyt1300lightfreighter", 0, gap, 0, false);
    scene.edit("A").ship.turret = state::Turret::front_rear;
    return scene;
  };
  Scene scene = far(340);
  REQUIRE(scene.shot() == 9);
  CHECK(scene.line() == 3);
  scene.act();
  CHECK(scene.actions() == Actions{"boost"});
  CHECK(scene["A"].tokens.stress == 1);
  CHECK(scene.shot() == 3);
  CHECK(far(250).line() == 4);  // it has a shot: the lock
  CHECK(far(440).line() == 5);
}

TEST_CASE("Phantom, lines 4 and 5: evading, it rolls out of its target's arc and keeps its shot; else it focuses",
          "[fga-3.3.8-2][fga-3.3.8.1-1]") {
  int rolls = 0, focuses = 0;
  for (double degrees = -44; degrees <= 44; degrees += 4) {
    for (int heading = 140; heading <= 220; heading += 10) {
      Scene scene = duel("tiephphantom", degrees, 120, heading, false);
      if (scene.shot() == 9) continue;
      CHECK(scene.line() == 3);  // the evade comes first
      scene.edit("A").tokens.evade = 1;
      const bool covered = scene.covers("B");
      const int line = scene.line();
      scene.act();
      if (line == 4) {
        ++rolls;
        CHECK(covered);
        CHECK(scene.actions() == Actions{"barrel-roll"});
        CHECK(!scene.covers("B"));
        CHECK(scene.shot() < 9);
      } else {
        ++focuses;
        CHECK(line == 5);
        CHECK(scene.actions() == Actions{"focus"});
      }
    }
  }
  CHECK(rolls > 0);
  CHECK(focuses > 0);
}

TEST_CASE("Decimator, line 5: with its target locked it reinforces against two enemies ahead",
          "[fga-3.3.8-2][fga-3.3.8.2-2]") {
  const auto facing = [](bool second) {
    Scene scene({own("vt49decimator"), foe("B", "vt49decimator", 25, 100, 205),
                 foe("C", "vt49decimator", -25, 100, second ? 155 : -25)});
    scene.edit("A").ship.turret = state::Turret::front_rear;
    scene.edit("A").lock = "B";
    return scene;
  };
  Scene scene = facing(true);
  CHECK(scene.line() == 5);
  CHECK(scene.act().actions() == Actions{"reinforce"});
  CHECK(scene["A"].tokens.reinforce_fore == 1);
  CHECK(facing(false).line() == 7);
  Scene unlocked = facing(true);
  unlocked.edit("A").lock = "";
  CHECK(unlocked.line() == 4);
}

TEST_CASE("TIE Advanced v1, line 7: with no shot to be had it rolls out of its target's arc",
          "[fga-3.3.8-2][fga-3.3.8.1-1]") {
  int found = 0;
  for (double degrees = 140; degrees <= 220; degrees += 10) {
    for (int heading = -40; heading <= 40; heading += 10) {
      Scene scene = duel("tieadvancedv1", degrees, 60, heading);
      if (!scene.covers("B") || scene.shot() < 9 || scene.line() != 7) continue;
      ++found;
      scene.act();
      CHECK(scene.actions() == Actions{"barrel-roll"});
      CHECK(!scene.covers("B"));
      CHECK(scene["A"].tokens.stress == 0);
    }
  }
  CHECK(found > 0);
  Scene calm = duel("tieadvancedv1", 180, 60, 180);  // it looks away
  CHECK(calm.line() == 8);
  CHECK(calm.act().actions() == Actions{"evade"});
}

namespace {

// A has an enemy near it and one farther off at these angles; it has attacked with that already.
Scene again(const std::string& type, double near, double far, const std::string& lock, const std::string& with) {
  Scene scene({own(type), foe("Near", type, near, 60, 0), foe("Far", type, far, 180, 0)}, state::Phase::engagement);
  scene.edit("A").lock = lock;
  scene.fired(with);
  return scene;
}

}  // namespace

TEST_CASE("A second attack: the Decimator's locked ship, then the nearest", "[fga-3.4.1-1]") {
  const auto scene = [](const std::string& lock) {
    Scene made = again("vt49decimator", 180, 0, lock, "primary:0:turret-front");
    made.edit("A").ship.turret = state::Turret::front_rear;
    return made;
  };
  CHECK(scene("Far").attack().rfind("3 ", 0) == 0);
  CHECK(scene("Far").attack().find(">Far") != std::string::npos);
  CHECK(scene("").attack().rfind("4 ", 0) == 0);
  CHECK(scene("").attack().find(">Near") != std::string::npos);
  Scene first = scene("Far");
  first.edit("A").ship.marks.clear();
  CHECK(first.attack().rfind("1 ", 0) == 0);
}

TEST_CASE("A second attack: the YT-1300's other turret arc, whatever is locked", "[fga-3.4.1-1]") {
  Scene scene = again("modifiedyt1300lightfreighter", 180, 0, "Far", "primary:0:turret-front");
  scene.edit("A").ship.turret = state::Turret::front_rear;
  const std::string attack = scene.attack();
  CHECK(attack.rfind("2 ", 0) == 0);
  CHECK(attack.find(">Near") != std::string::npos);
}

TEST_CASE("A second attack: rear weapons of the Lambda and the Firespray", "[fga-3.4.1-1]") {
  CHECK(again("lambdaclasst4ashuttle", 180, 0, "", "primary:0:front").attack() == "2 primary:1>Near");
  // The nearest is ahead: the line is for the rear weapon alone.
  CHECK(again("firesprayclasspatrolcraft", 180, 0, "", "primary:0:front").attack() == "4 primary:1>Near");
  Scene locked({own("firesprayclasspatrolcraft"), foe("Near", "firesprayclasspatrolcraft", 170, 60, 0),
                foe("Far", "firesprayclasspatrolcraft", 195, 180, 0)},
               state::Phase::engagement);
  locked.edit("A").lock = "Far";
  locked.fired("primary:0:front");
  CHECK(locked.attack() == "3 primary:1>Far");
}

TEST_CASE("A second attack: the VCX-100's nearest, with whatever reaches it; the TIE/sf by its lock", "[fga-3.4.1-1]") {
  CHECK(again("vcx100lightfreighter", 0, 20, "Far", "primary:0:front").attack().rfind("3 ", 0) == 0);
  CHECK(again("vcx100lightfreighter", 0, 20, "Far", "primary:0:front").attack().find(">Near") != std::string::npos);
  const auto sf = [](const std::string& lock) {
    Scene made({own("tiesffighter"), foe("Near", "tiesffighter", 180, 60, 0), foe("Far", "tiesffighter", 170, 180, 0)},
               state::Phase::engagement);
    made.edit("A").ship.turret = state::Turret::rear;
    made.edit("A").lock = lock;
    made.fired("primary:0:front");
    return made.attack();
  };
  CHECK(sf("Far") == "3 primary:1>Far");
  CHECK(sf("") == "4 primary:1>Near");
}

}  // namespace plotboard::ai_card_lines
