// Barrel roll, boost, cloak and SLAM of the 1st edition.
#include <cmath>

#include "first/fights.hpp"
#include "rules/first/free_action.hpp"

namespace plotboard::first_repositions {
using namespace first_fights;

namespace {

constexpr const char* kInterceptor = "1e-pilot-alphasquadronpilot";  // rolls and boosts
constexpr const char* kAggressor = "1e-pilot-ig88b";                 // large; boosts
constexpr const char* kKwing = "1e-pilot-wardensquadronpilot";       // SLAM

Arena lone(const char* pilot, std::vector<state::Piece> others = {}) {
  others.insert(others.begin(), ours("A", pilot, 457, 400));
  return Arena(std::move(others), "1e");
}
std::vector<rules::JudgedPlace> places(const Arena& arena, geom::Reposition kind) {
  const rules::Field field(catalog(), arena.table);
  return rules::judged_places(field, *field.ship("A"), kind);
}
int legal(const Arena& arena, geom::Reposition kind, int side) {
  int count = 0;
  for (const rules::JudgedPlace& place : places(arena, kind)) count += place.legal && place.place.side == side ? 1 : 0;
  return count;
}
// The rule that forbids everything on that side; "" where something is free.
std::string barred(const Arena& arena, geom::Reposition kind, int side) {
  std::string rule;
  for (const rules::JudgedPlace& place : places(arena, kind)) {
    if (place.place.side != side) continue;
    if (place.legal) return "";
    rule = rules::first::cite(place.rule).text();
  }
  return rule;
}
Arena& boosts(Arena& arena, const char* way) {
  arena.says("action", "boost").says("boost", way);
  return acts(arena, "A");
}
Arena& begins(Arena& arena) {
  return arena.run([](Game& game) { rules::first::begin_activation(game); });
}
bool discards_burnout(const state::CardDiscarded& event) { return event.card == "1e-upgrade-burnoutslam"; }
bool focuses(const state::ActionDone& event) { return event.action == "focus"; }

}  // namespace

TEST_CASE(
    "A small ship rolls by the short end of a straight 1, within its front and rear edge, facing as before"
    " [1e-roll-1]",
    "[first]") {
  const Arena arena = lone(kInterceptor);
  double least = 1e9, most = -1e9;
  for (const rules::JudgedPlace& place : places(arena, geom::Reposition::barrel_roll)) {
    CHECK(place.legal);
    const geom::Pose& end = place.place.end;
    CHECK(heading(end) == Approx(0));
    CHECK(std::abs(end.x.mm() - 457) == Approx(80).margin(0.01));  // base, template of 40 mm
    CHECK((end.x.mm() > 457) == (place.place.side > 0));
    least = std::min(least, end.y.mm());
    most = std::max(most, end.y.mm());
  }
  // The template, 20 mm wide, may lie 10 mm from the middle at either end.
  CHECK(least == Approx(400 - 20).margin(0.5));
  CHECK(most == Approx(400 + 20).margin(0.5));
}

TEST_CASE("A large ship rolls by the long side of the straight 1 [1e-roll-2]", "[first]") {
  const Arena arena = lone("1e-pilot-ig88c");
  for (const rules::JudgedPlace& place : places(arena, geom::Reposition::barrel_roll)) {
    CHECK(std::abs(place.place.end.x.mm() - 457) == Approx(80 + 20).margin(0.01));  // the template's width
    CHECK(heading(place.place.end) == Approx(0));
  }
}

TEST_CASE(
    "A side that has any legal place is one of the choices, and its player picks the place"
    " [1e-roll-3][1e-roll-4]",
    "[first]") {
  // A rock leaves only the back of the left side.
  Arena arena = lone(kInterceptor, {theirs("B", kTie, 377, 440)});
  CHECK(legal(arena, geom::Reposition::barrel_roll, -1) > 0);
  CHECK(legal(arena, geom::Reposition::barrel_roll, -1) < 3);
  arena.says("action", "barrel-roll").says("barrel-roll", "left-back");
  acts(arena, "A");
  CHECK(verdict(arena, "barrel-roll", "left-front") == "1e-roll-6");
  CHECK(verdict(arena, "barrel-roll", "pass") == "not listed");
  CHECK(arena["A"].pose.x.mm() == Approx(377).margin(0.01));
}

TEST_CASE("Where a side has no legal place, the other side or another action is left [1e-roll-5]", "[first]") {
  Arena arena = lone(kInterceptor, {theirs("B", kFirespray, 357, 400)});
  CHECK(legal(arena, geom::Reposition::barrel_roll, -1) == 0);
  arena.says("action", "barrel-roll").says("barrel-roll", "right-middle");
  acts(arena, "A");
  CHECK(arena["A"].pose.x.mm() == Approx(537).margin(0.01));
  Arena both = lone(kInterceptor, {theirs("B", kFirespray, 357, 400), theirs("C", kFirespray, 557, 400)});
  both.says("action", "focus");
  acts(both, "A");
  CHECK(verdict(both, "action", "barrel-roll") == "1e-action-7");
  CHECK(both["A"].tokens.focus == 1);
}

TEST_CASE("No roll onto a ship or obstacle, over an obstacle, or out of the area [1e-roll-6]", "[first]") {
  constexpr auto kRoll = geom::Reposition::barrel_roll;
  CHECK(barred(lone(kInterceptor), kRoll, 1).empty());
  CHECK(barred(lone(kInterceptor, {theirs("B", kFirespray, 557, 400)}), kRoll, 1) == "1e-roll-6");
  CHECK(barred(lone(kInterceptor, {obstacle("R", "coreasteroid0", 537, 400)}), kRoll, 1) == "1e-roll-6");
  CHECK(barred(lone(kInterceptor, {obstacle("R", "coreasteroid0", 497, 400)}), kRoll, 1) == "1e-roll-6");  // template
  CHECK(barred(lone(kInterceptor, {theirs("B", kTie, 495, 350)}), kRoll, 1).empty());
  Arena edge({ours("A", kInterceptor, 820, 400)}, "1e");
  CHECK(barred(edge, kRoll, 1) == "1e-roll-6");
  CHECK(barred(edge, kRoll, -1).empty());
}

TEST_CASE("Rolls and boosts are no maneuvers [1e-roll-7][1e-boost-5]", "[first]") {
  for (const char* action : {"barrel-roll", "boost"}) {
    Arena arena = lone(kInterceptor);
    arena.edit("A").tokens.stress = 1;
    arena.says(action, std::string(action) == "boost" ? "straight" : "left-middle");
    arena.run([&](Game& game) {
      if (std::string(action) == "boost") {
        rules::boost(game, "A");
      } else {
        rules::barrel_roll(game, "A", false);
      }
    });
    CHECK(arena["A"].pose != pose(457, 400));
    CHECK_FALSE(arena["A"].ship.executed);
    CHECK(arena["A"].tokens.stress == 1);
    CHECK(place_of<state::ManeuverFlown>(arena.events, [](const auto&) { return true; }) < 0);
  }
}

TEST_CASE("A card that rolls by another template offers its sides and ways [1e-roll-8]", "[first]") {
  // StarViper Mk. II: the bank 1.
  Arena arena({ours("A", "1e-pilot-blacksunenforcer", 457, 400, 0, {"1e-upgrade-starvipermkii"})}, "1e");
  Ids ways;
  for (const rules::JudgedPlace& place : places(arena, geom::Reposition::bank_barrel_roll)) {
    CHECK(place.legal);
    CHECK(std::abs(std::remainder(heading(place.place.end), 90)) == Approx(45));
  }
  arena.says("action", "barrel-roll").says("barrel-roll", "left-forward-middle");
  acts(arena, "A");
  for (const state::Option& option : arena.question("barrel-roll")->options) ways.push_back(option.key);
  for (const char* way :
       {"left-forward-middle", "left-backward-middle", "right-forward-middle", "right-backward-middle"}) {
    CHECK(std::count(ways.begin(), ways.end(), Id(way)) == 1);
  }
  CHECK(std::count(ways.begin(), ways.end(), Id("pass")) == 0);
  CHECK(arena["A"].pose.x.mm() < 457);
}

TEST_CASE("Guides do not keep the template from the side, but count where the roll ends [1e-roll-9]", "[first]") {
  // A ship just before the place where the roll ends: clear of the base, not of its guides.
  const geom::Pose end = [] {
    for (const rules::JudgedPlace& place : places(lone(kInterceptor), geom::Reposition::barrel_roll)) {
      if (place.place.side > 0 && std::abs(place.place.slide_mm) < 0.01) return place.place.end;
    }
    return geom::Pose{};
  }();
  REQUIRE(end.x.mm() == Approx(537).margin(0.01));  // 80 mm aside: the template touched the base's own side
  Arena arena = lone(kInterceptor, {theirs("B", kTie, 537, 400 + 40 + 0.5, 90)});
  const auto free_at_middle = [&](bool guides) {
    arena.table.options.guides = guides;
    for (const rules::JudgedPlace& place : places(arena, geom::Reposition::barrel_roll)) {
      if (place.place.side > 0 && std::abs(place.place.slide_mm) < 0.01) return place.legal;
    }
    return false;
  };
  CHECK(free_at_middle(false));
  CHECK_FALSE(free_at_middle(true));
}

TEST_CASE("A boost: straight 1 or bank 1 from the front guides to the rear guides [1e-boost-1]", "[first]") {
  for (const auto& [way, code] : std::vector<std::pair<const char*, const char*>>{
           {"straight", "1F"}, {"bank-left", "1B"}, {"bank-right", "1N"}}) {
    Arena arena = lone(kInterceptor);
    const geom::Pose end = flown(arena, "A", code).end;
    boosts(arena, way);
    CHECK(arena["A"].pose == end);
  }
  Arena large = lone(kAggressor);
  const geom::Pose end = flown(large, "A", "1F").end;
  boosts(large, "straight");
  CHECK(large["A"].pose == end);
}

TEST_CASE("Each way to boost is declared by itself; one that does not fit leaves the others [1e-boost-2]", "[first]") {
  Arena arena = lone(kInterceptor, {theirs("B", kTie, 530, 480)});
  boosts(arena, "bank-left");
  CHECK(verdict(arena, "boost", "bank-right") == "1e-boost-3");
  CHECK(verdict(arena, "boost", "straight") == "legal");
  CHECK(heading(arena["A"].pose) == Approx(315));
  Arena walled = lone(kInterceptor, {theirs("B", kFirespray, 457, 500), theirs("C", kFirespray, 377, 470),
                                     theirs("D", kFirespray, 537, 470)});
  walled.says("action", "evade");
  acts(walled, "A");
  CHECK(verdict(walled, "action", "boost") == "1e-action-7");
}

TEST_CASE(
    "No boost onto a ship or obstacle, with the template over an obstacle, or out of the area; over ships it"
    " may go [1e-boost-3][1e-boost-4]",
    "[first]") {
  constexpr auto kBoost = geom::Reposition::boost;
  CHECK(barred(lone(kInterceptor), kBoost, 0).empty());
  CHECK(barred(lone(kInterceptor, {theirs("B", kTie, 457, 480)}), kBoost, 0) == "1e-boost-3");
  CHECK(barred(lone(kInterceptor, {obstacle("R", "coreasteroid0", 457, 485)}), kBoost, 0) == "1e-boost-3");
  CHECK(barred(lone(kInterceptor, {obstacle("R", "coreasteroid0", 437, 440)}), kBoost, 0) == "1e-boost-3");
  Arena edge({ours("A", kInterceptor, 457, 830)}, "1e");
  CHECK_FALSE(barred(edge, kBoost, 0).empty());
  // The template of 40 mm lies across the corner of another ship.
  const Arena across = lone(kInterceptor, {theirs("B", kTie, 484, 441, 180)});
  const rules::Field field(catalog(), across.table);
  const auto boost = places(across, kBoost);
  REQUIRE_FALSE(boost.empty());
  const auto ahead = std::find_if(boost.begin(), boost.end(), [](const auto& each) { return each.place.side == 0; });
  CHECK(geom::contact(ahead->place.piece, geom::placed_body(field.ship("B")->moving), 0.01) ==
        geom::Contact::overlapping);
}

TEST_CASE("A lock and a boost from one card: each part stands alone [1e-boost-6]", "[first]") {
  // Without a ship to lock the boost is left, and the other way round.
  Arena arena = lone("1e-pilot-tetrancowall");
  arena.run([](Game& game) { CHECK_FALSE(rules::acquire_lock(game, "A", false)); });
  arena.says("action", "boost").says("boost", "straight");
  arena.run([](Game& game) { CHECK(rules::first::free_action(game, "A", {"boost"}, "1e-boost-6")); });
  CHECK(arena["A"].pose.y.mm() == Approx(480).margin(0.01));
}

TEST_CASE("The cloak action gives 1 cloak token, and not a second [1e-cloak-1]", "[first]") {
  Arena arena = lone(kPhantom);
  arena.says("action", "cloak");
  acts(arena, "A");
  CHECK(arena["A"].tokens.cloak == 1);
  arena.edit("A").ship.actions.clear();
  arena.says("action", "pass");
  acts(arena, "A");
  CHECK(verdict(arena, "action", "cloak") == "1e-cloak-1");
  arena.run([](Game& game) { rules::gain(game, "A", Token::cloak, 1, "1e-token-1"); });
  CHECK(arena["A"].tokens.cloak == 1);
}

TEST_CASE("Cloaked: 2 more agility and no attacks [1e-cloak-2][1e-cloak-3]", "[first]") {
  for (const bool cloaked : {true, false}) {
    Arena arena({ours("A", kPhantom, 457, 300), theirs("B", kTie, 457, 490)}, "1e", Phase::engagement);
    arena.edit("A").tokens.cloak = cloaked ? 1 : 0;
    arena.run([&](Game& game) {
      CHECK(rules::agility_of(game, "A") == (cloaked ? 4 : 2));
      int legal = 0;
      for (const rules::Shot& shot : rules::shots_of(game, "A")) legal += shot.legal ? 1 : 0;
      CHECK((legal == 0) == cloaked);
    });
  }
}

TEST_CASE(
    "Ships decloak at the start of Activation, lowest skill first, initiative on ties; stress does not matter"
    " [1e-cloak-4][1e-cloak-6]",
    "[first]") {
  for (const Side first : {Side::player, Side::enemy}) {
    Arena arena(
        {ours("A", "1e-pilot-whisper", 200, 300), ours("C", kPhantom, 400, 300), theirs("B", kPhantom, 600, 700)},
        "1e");
    for (const char* id : {"A", "B", "C"}) arena.edit(id).tokens.cloak = arena.edit(id).tokens.stress = 1;
    arena.table.play.first = first;
    for (int i = 0; i < 3; ++i) arena.says("decloak", "straight");
    begins(arena);
    Ids order;
    for (const state::Choice& choice : arena.asked) {
      if (choice.kind == "decloak") order.push_back(choice.ship);
    }
    CHECK(order == (first == Side::player ? Ids{"C", "B", "A"} : Ids{"B", "C", "A"}));
    for (const char* id : {"A", "B", "C"}) {
      CHECK(arena[id].tokens.cloak == 0);
      CHECK(arena[id].tokens.stress == 1);
      CHECK(arena[id].ship.actions.empty());
      CHECK_FALSE(arena[id].ship.executed);
    }
  }
}

TEST_CASE("Decloaking rolls or boosts by the straight 2 [1e-cloak-5][1e-cloak-7]", "[first]") {
  for (const char* way : {"straight", "left-middle", "right-middle", "pass"}) {
    Arena arena = lone(kPhantom);
    arena.edit("A").tokens.cloak = 1;
    arena.says("decloak", way);
    begins(arena);
    const std::string told = way;
    const double dx = told == "left-middle" ? -120 : told == "right-middle" ? 120 : 0;
    const double dy = told == "straight" ? 120 : 0;
    CHECK(arena["A"].pose.x.mm() - 457 == Approx(dx).margin(0.01));
    CHECK(arena["A"].pose.y.mm() - 400 == Approx(dy).margin(0.01));
    CHECK(arena["A"].tokens.cloak == (told == "pass" ? 1 : 0));
  }
}

TEST_CASE("Decloaking is barred like roll and boost; without any way the token stays [1e-cloak-8][1e-cloak-9]",
          "[first]") {
  constexpr auto kDecloak = geom::Reposition::decloak;
  CHECK(barred(lone(kPhantom, {theirs("B", kTie, 457, 520)}), kDecloak, 0) == "1e-cloak-8");
  CHECK(barred(lone(kPhantom, {obstacle("R", "coreasteroid0", 457, 520)}), kDecloak, 0) == "1e-cloak-8");
  CHECK(barred(lone(kPhantom, {obstacle("R", "coreasteroid0", 457, 460)}), kDecloak, 0) == "1e-cloak-8");
  CHECK_FALSE(barred(Arena({ours("A", kPhantom, 457, 790)}, "1e"), kDecloak, 0).empty());
  CHECK(barred(lone(kPhantom, {theirs("B", kTie, 457, 520)}), kDecloak, 1).empty());
  Arena shut = lone(kPhantom, {obstacle("R", "coreasteroid0", 457, 460), theirs("B", kFirespray, 577, 400),
                               theirs("C", kFirespray, 337, 400)});
  shut.edit("A").tokens.cloak = 1;
  begins(shut);
  CHECK(shut.asked.empty());
  CHECK(shut["A"].tokens.cloak == 1);
  CHECK(shut["A"].pose == pose(457, 400));
}

TEST_CASE(
    "SLAM: a second maneuver of the dial with the speed of the first, then a weapons disabled token"
    " [1e-slam-1][1e-slam-2]",
    "[first]") {
  Arena arena = lone(kKwing, {theirs("B", kTie, 457, 760)});
  arena.says("action", "slam").says("slam", "2B");
  activates(arena, "A", "2F");
  CHECK(heading(arena["A"].pose) == Approx(315));
  CHECK(verdict(arena, "slam", "1F") == "1e-slam-1");
  CHECK(verdict(arena, "slam", "2F") == "legal");
  CHECK(verdict(arena, "slam", "5F") == "not listed");  // not on its dial
  CHECK(arena["A"].tokens.disarm == 1);
  arena.table.play.phase = Phase::engagement;
  arena.edit("A").pose = pose(457, 600);
  arena.run([](Game& game) {
    for (const rules::Shot& shot : rules::shots_of(game, "A")) CHECK_FALSE(shot.legal);
  });
  arena.run([](Game& game) { rules::first::end_phase(game); });
  CHECK(arena["A"].tokens.disarm == 0);
}

TEST_CASE("A SLAM is an executed maneuver: its colour, ships and obstacles count [1e-slam-3]", "[first]") {
  SECTION("an obstacle") {
    Arena arena = lone(kKwing, {obstacle("R", "coreasteroid0", 457, 570)});
    arena.says("action", "slam").says("slam", "2F").dice({Face::hit});
    activates(arena, "A", "2F");
    CHECK(damage_to(arena, "A") == 1);
    CHECK(arena["A"].tokens.disarm == 1);
  }
  SECTION("a ship") {
    Arena arena = lone(kKwing, {theirs("B", kTie, 457, 620)});
    arena.says("action", "slam").says("slam", "2F");
    activates(arena, "A", "2F");
    CHECK(arena["A"].ship.bumped == Ids{"B"});
    CHECK(arena["A"].pose.y.mm() < 580.1);
  }
  SECTION("its colour") {
    Arena arena = lone(kKwing);
    arena.edit("A").ship.shields = 0;
    arena.run([](Game& game) { rules::gain(game, "A", Token::stress, 1, "1e-token-1"); });
    arena.edit("A").ship.executed = state::Executed{maneuver("1B"), geom::Difficulty::white};
    arena.says("slam", "1F");  // green
    arena.run([](Game& game) { rules::slam(game, "A"); });
    CHECK(arena["A"].tokens.stress == 0);
    CHECK(arena["A"].ship.executed->maneuver == maneuver("1F"));
  }
}

TEST_CASE("A SLAM is never a free action [1e-slam-4]", "[first]") {
  Arena arena = lone(kKwing, {theirs("B", kTie, 457, 700)});
  arena.says("action", "focus").says("action", "pass");
  activates(arena, "A", "2F");
  arena.run([](Game& game) { rules::first::free_action(game, "A", {}, "1e-free-1"); });
  CHECK(verdict(arena, "action", "slam") == "1e-slam-4");
}

TEST_CASE("R7-T1: the lock and the boost stand alone, each may be left [1e-boost-6][1e-upgrade-r7t1]", "[first]") {
  using namespace test::first;
  const std::string card = "1e-upgrade-r7t1";
  const bool locks = GENERATE(true, false), boosts = GENERATE(true, false);
  Arena arena = flight(kXwing, {card}, {enemy("B", 150)});
  arena.says("action", card).says("take-lock", locks ? "yes" : "no");
  arena.says("action", boosts ? "boost" : "pass");
  if (boosts) arena.says("boost", "bank-left");
  act(arena);
  CHECK(arena["A"].lock == (locks ? "B" : ""));
  CHECK(arena["A"].ship.did("boost") == boosts);
  CHECK((arena["A"].pose == pose(457, 300)) == !boosts);
}

TEST_CASE("R7-T1: where no boost is possible the lock is left [1e-boost-6][1e-upgrade-r7t1]", "[first]") {
  using namespace test::first;
  const std::string card = "1e-upgrade-r7t1";
  Arena arena = flight(kXwing, {card}, {enemy("B", 150)});
  arena.edit("A").ship.actions = {"boost"};
  arena.says("action", card).says("take-lock", "yes");
  act(arena);
  CHECK(arena["A"].lock == "B");
  CHECK(arena["A"].pose == pose(457, 300));
}

TEST_CASE("After a SLAM the owner orders what follows maneuver and action [1e-slam-5]", "[first]") {
  const bool action_first = GENERATE(true, false);
  Arena arena({ours("A", kKwing, 457, 300, 0, {"1e-upgrade-advancedslam", "1e-upgrade-burnoutslam"})}, "1e");
  arena.says("action", "slam").says("slam", "2F").says("order", action_first ? "1" : "0").says("action", "focus");
  activates(arena, "A", "2F");
  const int focus = place_of<state::ActionDone>(arena.events, focuses);
  const int gone = place_of<state::CardDiscarded>(arena.events, discards_burnout);
  REQUIRE(focus >= 0);
  REQUIRE(gone >= 0);
  CHECK((gone < focus) == action_first);
  CHECK(arena["A"].tokens.disarm == 1);  // it is there before either
  CHECK(token_at(arena.events, "A", Token::disarm, 1) < std::min(focus, gone));
}

TEST_CASE("A SLAM that ends the ship is followed by nothing [1e-slam-5][1e-flee-3]", "[first]") {
  Arena arena({ours("A", kKwing, 457, 300, 0, {"1e-upgrade-burnoutslam"})}, "1e");
  arena.edit("A").ship.executed = state::Executed{maneuver("2F"), geom::Difficulty::white};
  arena.edit("A").ship.shields = 0;
  arena.edit("A").ship.hull = 1;
  arena.table.pieces.push_back(obstacle("R", "coreasteroid0", 457, 420));
  arena.says("slam", "2F").dice({Face::hit});
  arena.run([](Game& game) {
    rules::Offer step;
    step.action_step = true;
    CHECK(rules::perform_action(game, "A", "slam", "white", step));
  });
  CHECK(arena["A"].ship.destroyed);
  CHECK(place_of<state::CardDiscarded>(arena.events, discards_burnout) < 0);
}

TEST_CASE("What would leave the area is refused by the rule of that move [1e-roll-6][1e-boost-3][1e-cloak-8]",
          "[first]") {
  Arena arena({ours("A", kPhantom, 457, 914.4 - 21, 0)}, "1e");
  const rules::Field field(catalog(), arena.table);
  const auto refused = [&](geom::Reposition kind, int side) {
    std::string rule;
    for (const rules::JudgedPlace& place : rules::judged_places(field, *field.ship("A"), kind)) {
      if (place.place.side == side && !place.legal) rule = place.rule.text();
    }
    return rule;
  };
  CHECK(refused(geom::Reposition::boost, 0) == "1e-boost-3");
  CHECK(refused(geom::Reposition::decloak, 0) == "1e-cloak-8");
  CHECK(refused(geom::Reposition::barrel_roll, 1) == "1e-roll-6");
}

}  // namespace plotboard::first_repositions
