// Activation, maneuvers and stress of the 1st edition.
#include "first/fights.hpp"
#include "rules/first/difficulty.hpp"
#include "rules/first/free_action.hpp"
#include "rules/first/rulebook.hpp"
#include "rules/play/damage.hpp"

namespace plotboard::first_maneuvers {
using namespace first_fights;

namespace {

constexpr const char* kFenn = "1e-pilot-fennrau-protectoratestarfighter";
Arena lone(const char* pilot, const std::vector<std::string>& cards = {}) {
  return Arena({ours("A", pilot, 457, 400, 0, cards)}, "1e");
}
int at_flight(const Arena& arena) {
  return place_of<state::ManeuverFlown>(arena.events, [](const auto&) { return true; });
}

}  // namespace

TEST_CASE("Activation begins with what happens at its start, then ships decloak, then the first ship acts [1e-act-1]",
          "[first]") {
  Fight fight(
      {ours("A", kPhantom, 457, 300), theirs("B", "1e-pilot-quinnjast", 300, 700), theirs("C", kTie, 600, 700)});
  state::Piece cloaked = fight["A"];
  cloaked.tokens.cloak = 1;
  fight.does(rules::ChangePiece{cloaked});
  fight.plan("2F");
  REQUIRE(fight.phase() == Phase::activation);
  REQUIRE(fight.asks("decloak", "A"));
  CHECK_FALSE(fight.refusal(rules::TakeTurn{"C"}).empty());
  fight.passes();
  CHECK(fight.whose() == Ids{"C"});
}

TEST_CASE("Ships activate one by one, lowest skill first, huge ships last [1e-act-2]", "[first]") {
  Fight fight({ours("A", "1e-pilot-wedgeantilles", 600, 150), ours("G", "1e-pilot-gr75mediumtransport", 300, 300),
               theirs("B", kTie, 457, 800)},
              Side::player, false, 7, "huge-1e");
  state::Piece low = fight["G"];
  low.initiative = 0;
  fight.does(rules::ChangePiece{low});
  fight.dial("G", "1F").dial("A", "2F").dial("B", "2F").ready();
  CHECK(fight.finish_phase() == Ids{"B", "A", "G"});
}

TEST_CASE("An activation reveals the dial, moves, checks stress, and then acts [1e-act-3][1e-act-9][1e-stress-6]",
          "[first]") {
  SECTION("red: 1 stress token, which bars the action") {
    Arena arena = lone(kXwing);
    activates(arena, "A", "4K");
    CHECK(arena["A"].tokens.stress == 1);
    CHECK(arena.question("action") == nullptr);
    const int revealed = place_of<state::DialRevealed>(arena.events, [](const auto&) { return true; });
    CHECK(revealed >= 0);
    CHECK(revealed < at_flight(arena));
    CHECK(at_flight(arena) < token_at(arena.events, "A", Token::stress, 1));
  }
  SECTION("green: 1 off, so that it may act") {
    Arena arena = lone(kXwing);
    arena.edit("A").tokens.stress = 1;
    arena.says("action", "focus");
    activates(arena, "A", "1F");
    CHECK(arena["A"].tokens.stress == 0);
    CHECK(arena["A"].tokens.focus == 1);
    CHECK(token_at(arena.events, "A", Token::stress, -1) < token_at(arena.events, "A", Token::focus, 1));
  }
  SECTION("white: neither") {
    Arena arena = lone(kXwing);
    arena.edit("A").tokens.stress = 1;
    activates(arena, "A", "3F");
    CHECK(arena["A"].tokens.stress == 1);
    CHECK(arena.question("action") == nullptr);
  }
}

TEST_CASE("An action before the reveal stands in place of the Perform Action step [1e-act-6]", "[first]") {
  const bool acted = GENERATE(true, false);
  Arena arena = lone("1e-pilot-daggersquadronpilot", {"1e-upgrade-advancedsensors"});
  if (acted) {
    arena.says("action", "focus");
  } else {
    arena.says("action", "pass").says("action", "focus");
  }
  activates(arena, "A", "2F");
  CHECK(arena["A"].tokens.focus == 1);
  CHECK((token_at(arena.events, "A", Token::focus, 1) < at_flight(arena)) == acted);
}

TEST_CASE("An ability's maneuver is Execute Maneuver alone: no reveal and no action step [1e-act-12]", "[first]") {
  Arena arena = lone(kXwing);
  arena.run([](Game& game) {
    rules::execute_maneuver(game, "A", rules::flight_of(game, "A", maneuver("4K")), rules::ManeuverKind::effect);
  });
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(arena.asked.empty());
  CHECK(place_of<state::DialRevealed>(arena.events, [](const auto&) { return true; }) < 0);
  CHECK(heading(arena["A"].pose) == Approx(180));
}

TEST_CASE("A straight keeps the facing, from the front guides to the rear guides [1e-act-7][1e-man-2]", "[first]") {
  const Arena arena = lone(kXwing);
  for (int speed = 1; speed <= 5; ++speed) {
    const auto outcome = flown(arena, "A", (std::to_string(speed) + "F").c_str());
    CHECK(heading(outcome.end) == Approx(0));
    CHECK(outcome.end.x.mm() == Approx(457));
    CHECK(outcome.end.y.mm() == Approx(400 + 40 + 40 * speed).margin(0.01));  // the template and its own length
    CHECK(outcome.planned.length_mm == Approx(40 * speed));
    CHECK(outcome.planned.start.origin.y == Approx(420));
  }
  const Arena large = lone(kFirespray);
  CHECK(flown(large, "A", "1F").end.y.mm() == Approx(400 + 80 + 40).margin(0.01));
}

TEST_CASE("Banks turn by 45 degrees, turns by 90, each to its side [1e-man-3][1e-man-4]", "[first]") {
  const Arena arena = lone(kXwing);
  for (int speed = 1; speed <= 3; ++speed) {
    const std::string s = std::to_string(speed);
    const auto left = flown(arena, "A", (s + "B").c_str()), right = flown(arena, "A", (s + "N").c_str());
    CHECK(heading(left.end) == Approx(315));
    CHECK(heading(right.end) == Approx(45));
    CHECK(left.end.x.mm() < 457);
    CHECK(right.end.x.mm() - 457 == Approx(457 - left.end.x.mm()).margin(0.01));
    const auto hard_left = flown(arena, "A", (s + "T").c_str()), hard_right = flown(arena, "A", (s + "Y").c_str());
    CHECK(heading(hard_left.end) == Approx(270));
    CHECK(heading(hard_right.end) == Approx(90));
    CHECK(hard_right.end.x.mm() > right.end.x.mm() - 1);
    CHECK(hard_right.end.y.mm() < right.end.y.mm());
  }
}

TEST_CASE("A Koiogran turn is the straight turned round on its own place [1e-man-5]", "[first]") {
  const Arena arena = lone(kXwing);
  const auto straight = flown(arena, "A", "4F"), koiogran = flown(arena, "A", "4K");
  CHECK(heading(koiogran.end) == Approx(180));
  CHECK(koiogran.end.x == straight.end.x);
  CHECK(koiogran.end.y.mm() == Approx(straight.end.y.mm()).margin(0.01));
}

TEST_CASE("A Segnor's loop is the bank turned round: 225 degrees in all [1e-man-6]", "[first]") {
  const Arena arena = lone(kXwing);
  const auto bank = flown(arena, "A", "3B"), loop = flown(arena, "A", "3L");
  CHECK(heading(loop.end) == Approx(135));
  CHECK(heading(flown(arena, "A", "3P").end) == Approx(225));
  CHECK(loop.end.x.mm() == Approx(bank.end.x.mm()).margin(0.01));
  CHECK(loop.end.y.mm() == Approx(bank.end.y.mm()).margin(0.01));
}

TEST_CASE(
    "A Tallon roll turns by 180 degrees, a side of the base along the template's end, as far as it may slide"
    " [1e-man-7]",
    "[first]") {
  const Arena arena = lone(kXwing);
  const auto turn = flown(arena, "A", "3T");
  std::vector<double> ends;
  for (const auto place : {geom::TallonPlace::back, geom::TallonPlace::middle, geom::TallonPlace::front}) {
    const auto roll = flown(arena, "A", "3E", {place});
    CHECK(heading(roll.end) == Approx(180));
    CHECK(roll.end.x.mm() == Approx(turn.end.x.mm()).margin(0.01));  // a small base is square
    ends.push_back(roll.end.y.mm());
  }
  CHECK(ends[1] == Approx(turn.end.y.mm()).margin(0.01));
  CHECK(std::abs(ends[0] - ends[1]) == Approx(10).margin(0.5));  // the template is 20 mm wide, the base 40
  CHECK(std::abs(ends[2] - ends[0]) == Approx(2 * std::abs(ends[0] - ends[1])).margin(0.01));
}

TEST_CASE("A stationary maneuver moves nothing and is an executed maneuver [1e-man-8]", "[first]") {
  Arena arena = lone("1e-pilot-omicrongrouppilot");  // 0 stop, red
  const geom::Pose before = arena["A"].pose;
  activates(arena, "A", "0O");
  CHECK(arena["A"].pose == before);
  CHECK(arena["A"].tokens.stress == 1);
  REQUIRE(arena["A"].ship.executed);
  CHECK(arena["A"].ship.executed->maneuver.speed == 0);
}

TEST_CASE("Reverse maneuvers go backward along the same template [1e-man-9]", "[first]") {
  const Arena arena = lone("1e-pilot-jakkugunrunner");
  const auto straight = flown(arena, "A", "1S");
  CHECK(heading(straight.end) == Approx(0));
  CHECK(straight.end.y.mm() == Approx(400 - 80).margin(0.01));
  const auto left = flown(arena, "A", "1A"), right = flown(arena, "A", "1D");
  CHECK(left.end.y.mm() < 400 - 40);
  CHECK(std::abs(left.end.x.mm() - 457) == Approx(std::abs(right.end.x.mm() - 457)).margin(0.01));
  CHECK(left.end.x.mm() < 457);
  CHECK(heading(left.end) + heading(right.end) == Approx(360));
}

TEST_CASE("A reverse maneuver that meets a ship comes back towards its start [1e-man-10]", "[first]") {
  const Arena arena({ours("A", "1e-pilot-jakkugunrunner", 457, 400), theirs("B", kTie, 457, 320)}, "1e");
  const auto outcome = flown(arena, "A", "1S");
  CHECK_FALSE(outcome.fully_executed);
  CHECK(outcome.end.y.mm() > 359.9);
  CHECK(outcome.end.y.mm() < 400);
  CHECK(outcome.touching == Ids{"B"});
}

TEST_CASE("Only start, template and final place count: other bases in between are passed [1e-man-11]", "[first]") {
  const Arena arena({ours("A", kXwing, 457, 300), theirs("B", kTie, 457, 380), theirs("C", kTie, 480, 440)}, "1e");
  const auto outcome = flown(arena, "A", "4F");  // to 500
  CHECK(outcome.fully_executed);
  CHECK(outcome.end.y.mm() == Approx(500).margin(0.01));
  CHECK(outcome.bumped.empty());
}

TEST_CASE(
    "Koiogran turn and Segnor's loop do not turn round where they meet a ship, and are red all the same"
    " [1e-man-13]",
    "[first]") {
  Arena arena({ours("A", kXwing, 457, 300), theirs("B", kTie, 457, 510)}, "1e");
  activates(arena, "A", "4K");
  CHECK(heading(arena["A"].pose) == Approx(0));
  CHECK(arena["A"].pose.y.mm() == Approx(510 - 40).margin(6));  // backed up, guides between them
  CHECK(arena["A"].tokens.stress == 1);
  Arena loop({ours("A", kXwing, 457, 300)}, "1e");
  const geom::Pose end = flown(loop, "A", "3L").end;
  const Arena met({ours("A", kXwing, 457, 300), theirs("B", kTie, end.x.mm(), end.y.mm())}, "1e");
  const auto outcome = flown(met, "A", "3L");
  CHECK_FALSE(outcome.fully_executed);
  CHECK(heading(outcome.end) > 300);  // on the bank, never turned
}

TEST_CASE(
    "A Tallon roll slides to where no ship is; where every place is taken it stays unturned and backs up"
    " [1e-man-14]",
    "[first]") {
  Arena empty = lone(kFenn);
  const geom::Pose front = flown(empty, "A", "2E", {geom::TallonPlace::front}).end;
  const geom::Pose back = flown(empty, "A", "2E", {geom::TallonPlace::back}).end;
  SECTION("one end is free") {
    const double beyond = back.y > front.y ? -32 : 32;
    Arena arena({ours("A", kFenn, 457, 400), theirs("B", kTie, front.x.mm(), front.y.mm() + beyond)}, "1e");
    const auto wanted = flown(arena, "A", "2E", {geom::TallonPlace::front});
    CHECK(wanted.fully_executed);
    CHECK(wanted.tallon != geom::TallonPlace::front);
    CHECK(heading(wanted.end) == Approx(180));
  }
  SECTION("none is") {
    const Arena arena({ours("A", kFenn, 457, 400), theirs("B", kTie, front.x.mm(), (front.y.mm() + back.y.mm()) / 2)},
                      "1e");
    const auto outcome = flown(arena, "A", "2E");
    CHECK_FALSE(outcome.fully_executed);
    CHECK(heading(outcome.end) > 180);  // somewhere on the turn to the left, never rolled over
  }
}

TEST_CASE("An obstacle never keeps a ship from turning round [1e-man-15]", "[first]") {
  for (const char* code : {"4K", "3L", "2E"}) {
    const Arena empty = lone(kXwing);
    const geom::Pose end = flown(empty, "A", code).end;
    const Arena arena({ours("A", kXwing, 457, 400), obstacle("R", "coreasteroid0", end.x.mm(), end.y.mm())}, "1e");
    const auto outcome = flown(arena, "A", code);
    CHECK(outcome.fully_executed);
    CHECK(outcome.end == end);
    CHECK(outcome.base_overlaps.size() == 1);
  }
}

TEST_CASE("Two effects on one reveal: their owner has the order [1e-man-20]", "[first]") {
  Arena arena =
      lone("1e-pilot-bobafett-firespray31-galacticempire", {"1e-upgrade-stayontarget", "1e-upgrade-navigator"});
  const bool swapped = GENERATE(false, true);
  arena.says("order", swapped ? "1" : "0").passes("effect").passes("action");
  activates(arena, "A", "2F");
  REQUIRE(arena.question("order") != nullptr);
  CHECK(arena.question("order")->side == Side::player);
  CHECK(arena.question("order")->options.size() == 2);
  std::vector<std::string> cards;
  for (const state::Choice& choice : arena.asked) {
    if (choice.kind == "effect") cards.push_back(choice.rule.text());
  }
  REQUIRE(cards.size() == 2);
  CHECK((cards[0] == "1e-upgrade-navigator") == swapped);
}

TEST_CASE("Stress tokens pile up; one is enough to bar actions, free ones too [1e-stress-1][1e-stress-2]", "[first]") {
  Arena arena = lone(kXwing);
  arena.run([](Game& game) {
    for (int i = 0; i < 7; ++i) rules::gain(game, "A", Token::stress, 1, "1e-token-1");
  });
  CHECK(arena["A"].tokens.stress == 7);
  arena.edit("A").tokens.stress = 1;
  acts(arena, "A");
  arena.run([](Game& game) { CHECK_FALSE(rules::first::free_action(game, "A", {}, "1e-free-1")); });
  CHECK(arena.asked.empty());
  CHECK(arena["A"].tokens.focus == 0);
  CHECK(arena.told("1e-stress-2"));
}

TEST_CASE("A stressed ship attacks, defends, spends tokens, decloaks and is given tokens and locks [1e-stress-3]",
          "[first]") {
  Arena arena({ours("A", kXwing, 457, 300), theirs("B", kTie, 457, 460)}, "1e", Phase::engagement);
  arena.edit("A").tokens.stress = arena.edit("B").tokens.stress = 1;
  arena.edit("A").tokens.focus = arena.edit("B").tokens.evade = 1;
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::hit, Face::blank}).says("modify-attack", "focus");
  arena.dice({Face::blank, Face::blank, Face::blank}).says("modify-defense", "evade");
  attacks(arena, "A");
  CHECK(damage_to(arena, "B") == 1);
  arena.run([](Game& game) {
    rules::gain(game, "A", Token::focus, 1, "1e-token-1");
    rules::set_lock(game, "A", "B", "1e-lock-9");
  });
  CHECK(arena["A"].tokens.focus == 1);
  CHECK(arena["A"].lock == "B");
  Arena cloaked({ours("P", kPhantom, 457, 300)}, "1e");
  cloaked.edit("P").tokens.cloak = cloaked.edit("P").tokens.stress = 1;
  cloaked.says("decloak", "straight");
  cloaked.run([](Game& game) { rules::first::begin_activation(game); });
  CHECK(cloaked["P"].tokens.cloak == 0);
}

TEST_CASE("A green maneuver takes a token off although it met a ship or an obstacle [1e-stress-8]", "[first]") {
  SECTION("a ship: no action step") {
    Arena arena({ours("A", kXwing, 457, 300), theirs("B", kTie, 457, 390)}, "1e");
    arena.edit("A").tokens.stress = 1;
    activates(arena, "A", "1F");
    CHECK(arena["A"].tokens.stress == 0);
    CHECK(arena.question("action") == nullptr);
  }
  SECTION("a rock") {
    Arena arena({ours("A", kXwing, 457, 300), obstacle("R", "coreasteroid0", 457, 380)}, "1e");
    arena.edit("A").tokens.stress = 2;
    arena.dice({Face::blank});
    activates(arena, "A", "1F");
    CHECK(arena["A"].tokens.stress == 1);
  }
}

TEST_CASE("An effect that makes a maneuver white makes no red one easier [1e-man-16]", "[first]") {
  const auto changed = rules::first_edition().changed;
  using geom::Difficulty;
  CHECK(changed(Difficulty::blue, rules::first::kMakesWhite) == Difficulty::white);
  CHECK(changed(Difficulty::white, rules::first::kMakesWhite) == Difficulty::white);
  CHECK(changed(Difficulty::red, rules::first::kMakesWhite) == Difficulty::red);
  CHECK(changed(Difficulty::blue, rules::first::kMakesRed + rules::first::kMakesGreen) == Difficulty::red);
}

}  // namespace plotboard::first_maneuvers
