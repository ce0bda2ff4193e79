// Rules of the 1st edition that a breakage planted in the engine got past: each test fails with its own.
#include "first/rules_r2.hpp"
#include "rules/first/bombs.hpp"
#include "rules/first/difficulty.hpp"
#include "rules/first/rulebook.hpp"

namespace plotboard::first_planted_rules_1 {
using namespace first_rules_r2;
using geom::ArcKind;

namespace {

constexpr const char* kNashtah = "1e-pilot-emonazzameen";
constexpr const char* kChute = "1e-upgrade-riggedcargochute";
constexpr const char* kTorpedoes = "1e-upgrade-protontorpedoes";
constexpr const char* kCluster = "1e-upgrade-clustermissiles";

std::string reason(const Arena& arena, const std::string& kind, const std::string& key) {
  const state::Option* option = arena.offered(kind, key);
  return option == nullptr ? "not listed" : option->legal ? "legal" : rules::first::cite(option->rule).text();
}
std::vector<rules::JudgedPlace> rolls(const Arena& arena) {
  const rules::Field field(catalog(), arena.table);
  return rules::judged_places(field, *field.ship("A"), geom::Reposition::barrel_roll);
}

}  // namespace

TEST_CASE("Every face of a die as often as it is printed [1e-dice-1][1e-dice-2]", "[first]") {
  const rules::Rulebook& book = rules::first_edition();
  const auto times = [](const auto& die, Face face) { return std::count(die.begin(), die.end(), face); };
  CHECK(times(book.attack_die, Face::hit) == 3);
  CHECK(times(book.attack_die, Face::crit) == 1);
  CHECK(times(book.attack_die, Face::focus) == 2);
  CHECK(times(book.attack_die, Face::blank) == 2);
  CHECK(times(book.defense_die, Face::evade) == 3);
  CHECK(times(book.defense_die, Face::focus) == 2);
  CHECK(times(book.defense_die, Face::blank) == 3);
}

TEST_CASE("Without a maneuver of this round there is no speed to SLAM at [1e-slam-1]", "[first]") {
  Arena arena = flight(kKwing, {});
  arena.says("action", "pass");
  act(arena);
  CHECK(reason(arena, "action", "slam") == "1e-slam-1");
}

TEST_CASE("Cargo goes down at the usual place, whatever templates bombs may use [1e-cargo-1][1e-pilot-emonazzameen]",
          "[first]") {
  Arena arena = flight(kNashtah, {kChute});
  arena.says("action", kChute);  // and no question which template
  act(arena);
  CHECK(times_asked(arena, "drop") <= 1);
  if (const state::Choice* asked = arena.question("drop")) CHECK(asked->options.size() == 1);
}

TEST_CASE("Effects after an attack: the initiative player's before the other's [1e-timing-5]", "[first]") {
  for (const Side first : {Side::player, Side::enemy}) {
    Arena arena = fight(kXwing, {"1e-upgrade-firecontrolsystem"}, {enemy("B", 150, {}, "1e-pilot-laetinashera")});
    arena.table.play.first = first;
    arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3));
    if (first == Side::player) arena.says("effect", "1e-upgrade-firecontrolsystem");
    arena.says("effect", "1e-pilot-laetinashera");
    if (first == Side::enemy) arena.says("effect", "1e-upgrade-firecontrolsystem");
    engage(arena);
    CHECK(arena["A"].lock == "B");
    CHECK(arena["B"].tokens.evade == 1);
    const int locked = place_of<state::LockSet>(arena, [](const auto&) { return true; });
    const int evades =
        place_of<state::TokenChanged>(arena, [](const auto& it) { return it.token == Token::evade && it.by > 0; });
    CHECK((locked < evades) == (first == Side::player));
  }
}

TEST_CASE("Of several evade tokens one adds its result in an attack [1e-evade-4]", "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 150)});
  arena.edit("B").tokens.evade = 2;
  arena.says("attack", "primary:0>B").dice(hits(3)).dice(blanks(3)).says("modify-defense", "evade");
  engage(arena);
  CHECK(arena["B"].tokens.evade == 1);
  CHECK(damage_to(arena, "B") == 2);
}

TEST_CASE("The bullseye arc is the attacker's: where the defender looks does not matter [1e-arc-13]", "[first]") {
  for (const double heading : {0.0, 90.0, 180.0}) {
    Arena arena = fight(kKimogila, {}, {at("B", kXwing, Side::enemy, 457, 490, heading)});
    arena.edit("B").tokens.focus = 1;
    arena.says("attack", "primary:0>B").dice(hits(3)).dice({Face::focus, Face::blank});
    engage(arena);
    CHECK(damage_to(arena, "B") == 3);
    CHECK(arena["B"].tokens.focus == 1);
  }
  // The defender's own strip over the attacker is no bar.
  Arena aside = fight(kKimogila, {}, {at("B", kKimogila, Side::enemy, 557, 490, 210)});
  aside.run([](Game& game) {
    CHECK(rules::is_in_arc(game, "A", ArcKind::bullseye, "B"));
    CHECK_FALSE(rules::is_in_arc(game, "B", ArcKind::bullseye, "A"));
  });
  aside.edit("B").tokens.focus = 1;
  aside.says("attack", "primary:0>B").dice(hits(3)).dice({Face::focus}).says("modify-defense", "focus");
  engage(aside);
  CHECK(aside["B"].tokens.focus == 0);
}

TEST_CASE("Injured Pilot: crew and systems work as ever [1e-deck0-8]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-firecontrolsystem"}, {enemy("B", 150)});
  lay(arena, "A", 107);
  arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3)).says("effect", "1e-upgrade-firecontrolsystem");
  engage(arena);
  CHECK(arena["A"].lock == "B");
}

TEST_CASE("A pilot's special arc is for cards of the slot that he names [1e-pilot-moraloeval][1e-arc-12]", "[first]") {
  const auto beside = [](const char* card) {
    Arena arena = fight("1e-pilot-moraloeval", {card}, {at("B", kXwing, Side::enemy, 757, 330, 270)});
    arena.edit("A").lock = "B";
    arena.run([](Game& game) {
      CHECK_FALSE(rules::is_in_arc(game, "B", ArcKind::front, "A"));
      CHECK(rules::is_in_arc(game, "B", ArcKind::full_front, "A"));
    });
    const auto all = shots(arena, card);
    return std::any_of(all.begin(), all.end(), [](const rules::Shot& shot) { return shot.legal; });
  };
  CHECK(beside("1e-upgrade-heavylasercannon"));
  CHECK_FALSE(beside("1e-upgrade-concussionmissiles"));
}

TEST_CASE("The ion tokens are gone before the ship acts [1e-ion-5]", "[first]") {
  Arena arena = flight(kYwing, {});
  arena.edit("A").tokens.ion = 3;
  arena.says("action", "focus");
  flies(arena);
  const int ions =
      place_of<state::TokenChanged>(arena, [](const auto& it) { return it.token == Token::ion && it.by == -3; });
  const int focus = place_of<state::TokenChanged>(arena, [](const auto& it) { return it.token == Token::focus; });
  CHECK(ions >= 0);
  CHECK(ions < focus);
}

TEST_CASE("Cards colour the forced move itself [1e-ion-4][1e-upgrade-r2astromech]", "[first]") {
  for (const bool green : {true, false}) {
    Arena arena = flight(kXwing, green ? Cards{"1e-upgrade-r2astromech"} : Cards{});
    arena.edit("A").tokens.ion = arena.edit("A").tokens.stress = 1;
    if (green) arena.says("action", "focus");
    flies(arena);
    CHECK(arena["A"].tokens.stress == (green ? 0 : 1));
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

TEST_CASE("Debris met by two maneuvers of one activation: a die for each, after the action step [1e-obst-5]",
          "[first]") {
  Arena arena = flight("1e-pilot-imperialtrainee", {"1e-upgrade-adaptiveailerons"},
                       {obstacle("R", "vt49decimatordebris1", 457, 405)});
  arena.says("ailerons", "1F").dice({Face::blank}).dice({Face::crit});
  flies(arena, "1F");
  CHECK(arena["A"].tokens.stress == 1);  // two came, and the green maneuver took one off
  CHECK(damage_to(arena, "A") == 1);
}

TEST_CASE("The opponent of the ship moves it, even if a friend gave it the token [1e-tractor-3]", "[first]") {
  Arena arena = flight(kXwing, {});
  arena.says("tractor", "straight");
  arena.run([](Game& game) { rules::gain(game, "A", Token::tractor, 1, "1e-tractor-3", Side::player); });
  CHECK(side_asked(arena, "tractor") == Side::enemy);
  CHECK(arena["A"].pose == pose(457, 380));
}

TEST_CASE("One tractor beam token moves a small ship, three no large one [1e-tractor-3][1e-tractor-5]", "[first]") {
  Arena arena = fight(kFirespray, {});
  for (int i = 0; i < 3; ++i) {
    arena.run([](Game& game) { rules::gain(game, "A", Token::tractor, 1, "1e-tractor-3", Side::enemy); });
  }
  CHECK(arena["A"].tokens.tractor == 3);
  CHECK(times_asked(arena, "tractor") == 0);
}

TEST_CASE("A ship attacks at range 1 whom a card lets it attack while they touch [1e-range-7]", "[first]") {
  Arena arena = fight("1e-pilot-arvelcrynyd", {}, {enemy("B", 0, {}, kXwing)});
  arena.edit("A").ship.bumped = {"B"};
  bool found = false;
  for (const rules::Shot& shot : shots(arena, "primary:0")) {
    if (shot.defender != "B") continue;
    found = true;
    CHECK(shot.legal);
    CHECK(shot.range == 1);
  }
  CHECK(found);
}

TEST_CASE("The second of two attacks is not made at a ship that the first has destroyed [1e-attack-36]", "[first]") {
  Arena arena = fight(kXwing, {kCluster}, {enemy("B", 50)});
  arena.edit("A").lock = "B";
  arena.says("attack", std::string(kCluster) + ">B").dice(hits(3)).dice(blanks(3));
  engage(arena);  // nothing is rolled again
  CHECK(arena["B"].ship.destroyed);
}

TEST_CASE("A roll may end beside what fills its usual places [1e-roll-1][1e-roll-4]", "[first]") {
  // On the left a ship bars the middle and the back of the stretch: what is free begins some way ahead.
  Arena arena = flight("1e-pilot-alphasquadronpilot", {}, {at("B", kTie, Side::enemy, 377, 271)});
  double lowest = 1e9;
  bool between = false;
  for (const rules::JudgedPlace& place : rolls(arena)) {
    if (place.place.side >= 0 || !place.legal) continue;
    const double ahead = place.place.end.y.mm() - 300;
    lowest = std::min(lowest, ahead);
    between = between || (ahead > 1 && ahead < 19);
  }
  CHECK(between);
  CHECK(lowest == Approx(271 + 40 + 4 - 300).margin(1));  // its guides reach out 4 mm
}

TEST_CASE("Bases in between are passed, at every speed and in every bearing [1e-man-11]", "[first]") {
  struct Pass {
    const char* code;
    std::vector<std::pair<double, double>> between;
  };
  // Ships under the template of the maneuver, clear of where it ends.
  const std::vector<Pass> all{{"3F", {{457, 380}}},
                              {"4F", {{457, 380}, {470, 432}}},
                              {"3B", {{440, 370}}},
                              {"3N", {{474, 370}}},
                              {"3T", {{445, 362}}},
                              {"3Y", {{469, 362}}},
                              {"4K", {{457, 380}, {444, 432}}}};
  for (const Pass& pass : all) {
    INFO(pass.code);
    std::vector<state::Piece> others;
    for (const auto& [x, y] : pass.between) {
      others.push_back(at("B" + std::to_string(others.size()), kTie, Side::enemy, x, y));
    }
    Arena alone = flight(kXwing, {});
    Arena arena = flight(kXwing, {}, others);
    const auto flown = [&pass](const Arena& on) {
      const rules::Field field(catalog(), on.table);
      return rules::fly(field, *field.ship("A"), *geom::maneuver_from_code(pass.code));
    };
    const rules::MoveOutcome free = flown(alone), past = flown(arena);
    const rules::Field field(catalog(), arena.table);
    for (std::size_t i = 0; i < others.size(); ++i) {  // they do lie in the way
      const auto under =
          geom::contact(past.flown, geom::placed_body(field.ship("B" + std::to_string(i))->moving), 0.01);
      CHECK(under == geom::Contact::overlapping);
    }
    CHECK(past.fully_executed);
    CHECK(past.end == free.end);
    CHECK(past.bumped.empty());
    if (std::string_view(pass.code) != "4K") arena.passes("action");  // red
    flies(arena, pass.code);
    CHECK(arena["A"].pose == free.end);
    CHECK(arena["A"].ship.bumped.empty());
    CHECK_FALSE(arena["A"].ship.skips_action);
  }
}

TEST_CASE("A friend is no target of a lock, by an action or by a card [1e-lock-8]", "[first]") {
  Arena arena = flight(kXwing, {}, {wingman("F", 50), enemy("B", 150), at("C", kTie, Side::enemy, 557, 490, 180)});
  arena.says("action", "lock").says("lock", "B");
  act(arena);
  REQUIRE(arena.question("lock") != nullptr);
  CHECK(arena.question("lock")->options.size() == 2);
  CHECK(arena.offered("lock", "F") == nullptr);
  Arena friends = flight(kXwing, {}, {wingman("F", 50)});
  friends.says("action", "pass");
  act(friends);
  CHECK(reason(friends, "action", "lock") == "1e-action-7");
  friends.run([](Game& game) { CHECK_FALSE(rules::acquire_lock(game, "A", false)); });
  friends.run([](Game& game) { CHECK_FALSE(rules::acquire_lock_on(game, "A", "F")); });
  CHECK(friends["A"].lock.empty());
  CHECK(times_asked(friends, "lock") == 0);
}

TEST_CASE("R7-T1: the lock and the boost stand alone, each may be left [1e-boost-6][1e-upgrade-r7t1]", "[first]") {
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
  const std::string card = "1e-upgrade-r7t1";
  Arena arena = flight(kXwing, {card}, {enemy("B", 150)});
  arena.edit("A").ship.actions = {"boost"};
  arena.says("action", card).says("take-lock", "yes");
  act(arena);
  CHECK(arena["A"].lock == "B");
  CHECK(arena["A"].pose == pose(457, 300));
}

TEST_CASE(
    "Fire-Control System locks the defender; a lock that another card takes later stands in its place"
    " [1e-lock-17][1e-upgrade-firecontrolsystem][1e-upgrade-targetingastromech]",
    "[first]") {
  const Cards cards{"1e-upgrade-firecontrolsystem", "1e-upgrade-targetingastromech"};
  Arena arena = fight(kXwing, cards, {enemy("B", 150), at("C", kTie, Side::enemy, 557, 490, 180)});
  arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3)).says("effect", "1e-upgrade-firecontrolsystem");
  engage(arena);
  CHECK(arena["A"].lock == "B");
  CHECK(times_asked(arena, "lock") == 0);  // the defender alone
  arena.table.play.phase = Phase::activation;
  arena.says("effect", "1e-upgrade-targetingastromech").says("lock", "C");
  flies(arena, "4K");
  CHECK(arena["A"].lock == "C");
  for (const char* ship : {"B", "C"}) CHECK(arena[ship].lock.empty());
}

}  // namespace plotboard::first_planted_rules_1
