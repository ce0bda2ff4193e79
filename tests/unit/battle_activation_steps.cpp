// An activation step by step: dial, maneuver, action; difficulty and stress; ion; AI ships.
#include <algorithm>

#include "rules/actions.hpp"
#include "rules/activation.hpp"
#include "rules/effects.hpp"
#include "rules/obstacles.hpp"
#include "rules/round.hpp"
#include "rules/tokens.hpp"
#include "support/battle.hpp"

namespace plotboard {
namespace {

using geom::Bearing;
using geom::Difficulty;
using rules::Game;
using state::Phase;
using state::Side;
using state::Token;
using test::Arena;
using test::catalog;
using test::fighter;
using test::pose;

// X-wing: blue 1 bank left, 2 straight; white 2 turn right, 4 straight; red 3 Tallon roll, 4 Koiogran turn (facts).
state::Piece xwing(double x = 400, double y = 200) { return fighter("A", "t65xwing", Side::player, x, y); }
state::Piece foe(double x = 800, double y = 800) { return fighter("B", "tielnfighter", Side::enemy, x, y, 180); }

geom::Maneuver code(const char* text) { return geom::maneuver_from_code(text).value(); }

Arena& activated(Arena& arena, const char* dial, const std::string& ship = "A") {
  if (dial != nullptr) arena.edit(ship).ship.dial = code(dial);
  return arena.run([&](Game& game) { rules::activate(game, ship); });
}

template <class Event>
std::vector<Event> all_of(const Arena& arena) {
  std::vector<Event> found;
  for (const state::Event& event : arena.events) {
    if (const auto* one = std::get_if<Event>(&event)) found.push_back(*one);
  }
  return found;
}
template <class Event>
std::ptrdiff_t place_of(const Arena& arena) {  // in the order of events; -1: it did not happen
  for (std::size_t i = 0; i < arena.events.size(); ++i) {
    if (std::holds_alternative<Event>(arena.events[i])) return static_cast<std::ptrdiff_t>(i);
  }
  return -1;
}
state::Executed executed(const Arena& arena, const std::string& ship = "A") {
  REQUIRE(arena[ship].ship.executed.has_value());
  return *arena[ship].ship.executed;
}

// Cards that no catalog has.
constexpr const char* kCard = "made-up";
rules::Effect made_up(rules::Window window, void (*run)(Game&, rules::Occasion&)) {
  rules::Effect effect;
  effect.card = kCard;
  effect.window = window;
  effect.rule = "plotboard";
  effect.run = run;
  return effect;
}
state::Piece carrying(state::Piece ship) {
  ship.ship.cards.push_back({kCard, 0, false});
  return ship;
}

TEST_CASE("An activation reveals the dial, flies it and then acts",
          "[2e-activation-4][2e-activation-5][2e-maneuver-2]") {
  Arena arena({xwing(), foe()});
  arena.says("action", "focus");
  activated(arena, "2F").expect_all_said();
  CHECK(arena["A"].pose == pose(400, 320));
  CHECK(arena["A"].tokens.focus == 1);
  CHECK(arena["A"].moved);
  CHECK(place_of<state::DialRevealed>(arena) == 0);
  CHECK(place_of<state::ManeuverFlown>(arena) == 1);
  CHECK(place_of<state::ActionDone>(arena) > 1);
  CHECK(place_of<state::ShipActivated>(arena) == static_cast<std::ptrdiff_t>(arena.events.size()) - 1);
  // It lies face up until the next Planning Phase.
  CHECK(arena["A"].ship.revealed);
  CHECK(arena["A"].ship.dial == code("2F"));
  CHECK(executed(arena).maneuver == code("2F"));
}

TEST_CASE("The action is one, or none", "[2e-activation-7]") {
  Arena arena({xwing(), foe()});
  activated(arena, "2F");
  REQUIRE(arena.offered("action", "pass") != nullptr);
  CHECK(all_of<state::ActionDone>(arena).empty());
  Arena second({xwing(), foe()});
  second.says("action", "focus");
  activated(second, "2F").expect_all_said();
  const auto asked = std::count_if(second.asked.begin(), second.asked.end(),
                                   [](const state::Choice& choice) { return choice.kind == "action"; });
  CHECK(asked == 1);
}

void apply(state::Table& table, const rules::Command& command) {
  const auto refused = rules::check(catalog(), table, command);
  INFO((refused ? refused->why : std::string()));
  REQUIRE(!refused);
  for (const state::Event& event : rules::resolve(catalog(), table, command)) state::fold(table, event);
}

TEST_CASE("Ships activate whole and one by one, then the Engagement Phase begins",
          "[2e-activation-2][2e-activation-17]") {
  state::Table table = test::table({xwing(), fighter("C", "t65xwing", Side::player, 600, 200), foe(457, 700)}, true);
  table.ruleset = "2e";
  table.pieces[2].initiative = 1;
  apply(table, rules::StartBattle{7, false, Side::player});
  for (const char* id : {"A", "B", "C"}) apply(table, rules::SetDial{id, code("2F")});
  apply(table, rules::Ready{Side::player});
  apply(table, rules::Ready{Side::enemy});
  apply(table, rules::TakeTurn{"B"});
  apply(table, rules::Choose{"action", "pass", {}, {}, false, ""});
  CHECK(rules::whose_turn(catalog(), table) == std::vector<std::string>{"A", "C"});  // in any order
  apply(table, rules::TakeTurn{"C"});
  REQUIRE(table.play.choice);
  CHECK(table.play.choice->kind == "action");
  CHECK(table.find("C")->pose != pose(600, 200));
  CHECK(rules::check(catalog(), table, rules::TakeTurn{"A"}));  // C has not finished
  apply(table, rules::Choose{"action", "focus", {}, {}, false, ""});
  CHECK(table.play.phase == Phase::activation);
  apply(table, rules::TakeTurn{"A"});
  apply(table, rules::Choose{"action", "pass", {}, {}, false, ""});
  CHECK(table.play.phase == Phase::engagement);
}

TEST_CASE("White changes nothing, red stresses, blue takes one of each",
          "[2e-maneuver-1][2e-maneuver-4][2e-maneuver-5][2e-maneuver-6]") {
  const auto tokens_after = [](const char* dial, int each) {
    Arena arena({xwing(400, 300), foe()});
    state::Tokens& tokens = arena.edit("A").tokens;
    tokens.stress = tokens.strain = tokens.deplete = each;
    activated(arena, dial);
    return arena["A"].tokens;
  };
  const auto three = [](int stress, int strain, int deplete) {
    state::Tokens tokens;
    tokens.stress = stress;
    tokens.strain = strain;
    tokens.deplete = deplete;
    return tokens;
  };
  CHECK(tokens_after("4F", 2) == three(2, 2, 2));
  CHECK(tokens_after("4K", 0) == three(1, 0, 0));
  CHECK(tokens_after("1B", 2) == three(1, 1, 1));
  CHECK(tokens_after("1B", 0) == three(0, 0, 0));
  Arena some({xwing(), foe()});
  some.edit("A").tokens.stress = 2;
  some.edit("A").tokens.strain = 1;
  some.edit("A").tokens.deplete = 1;
  CHECK(activated(some, "1B")["A"].tokens == three(1, 0, 0));
}

TEST_CASE("Difficulty goes up and down between blue and red", "[2e-difficulty-1][2e-difficulty-2][2e-difficulty-3]") {
  CHECK(rules::changed(Difficulty::blue, 1) == Difficulty::white);
  CHECK(rules::changed(Difficulty::white, 1) == Difficulty::red);
  CHECK(rules::changed(Difficulty::red, -1) == Difficulty::white);
  CHECK(rules::changed(Difficulty::white, -1) == Difficulty::blue);
  CHECK(rules::changed(Difficulty::red, 1) == Difficulty::red);
  CHECK(rules::changed(Difficulty::blue, -1) == Difficulty::blue);
  CHECK(rules::changed(Difficulty::red, 1 - 1) == Difficulty::red);  // added up first, not step by step
  CHECK(rules::changed(Difficulty::white, -2) == Difficulty::blue);
  CHECK(rules::changed(Difficulty::blue, 2) == Difficulty::red);
}

TEST_CASE("Purple is no step of that ladder, and the hardest of all", "[2e-difficulty-5][2e-difficulty-6]") {
  CHECK(rules::changed(Difficulty::purple, 1) == Difficulty::purple);
  CHECK(rules::changed(Difficulty::purple, -2) == Difficulty::purple);
  CHECK(rules::changed(Difficulty::red, 5) == Difficulty::red);
  for (const Difficulty easier : {Difficulty::blue, Difficulty::white, Difficulty::red}) {
    CHECK(Difficulty::purple > easier);
  }
}

// No dial of the catalog has purple: this X-wing's 1 straight has.
data::Catalog with_purple() {
  data::Catalog changed = catalog();
  for (data::DialEntry& entry : changed.ships.at("t65xwing").dial.entries) {
    if (entry.maneuver == code("1F")) entry.difficulty = Difficulty::purple;
  }
  return changed;
}

TEST_CASE("A purple maneuver costs one Force, and without it is a white 2 straight",
          "[2e-difficulty-4][2e-activation-16]") {
  const data::Catalog purple = with_purple();
  for (const int force : {0, 1, 2}) {
    Arena arena({xwing(), foe()});
    arena.edit("A").ship.force = force;
    arena.edit("A").ship.force_limit = 2;
    arena.edit("A").tokens.stress = 1;
    arena.edit("A").ship.dial = code("1F");
    arena.table.play.typed_dice = true;
    Game game(purple, arena.table, {}, &arena);
    rules::activate(game, "A");
    CHECK(arena["A"].ship.force == std::max(0, force - 1));
    CHECK(arena["A"].pose == (force > 0 ? pose(400, 280) : pose(400, 320)));
    CHECK(executed(arena).difficulty == (force > 0 ? Difficulty::purple : Difficulty::white));
    CHECK(arena["A"].tokens.stress == 1);
  }
}

TEST_CASE("A stressed ship flies a white 2 straight in place of its red maneuver",
          "[2e-activation-10][2e-activation-15][2e-planning-10]") {
  Arena arena({xwing(), foe()});
  arena.edit("A").tokens.stress = 1;
  activated(arena, "4K");
  CHECK(arena["A"].pose == pose(400, 320));
  CHECK(arena["A"].tokens.stress == 1);  // the dial's own 2 straight is blue
  CHECK(executed(arena).maneuver == code("2F"));
  CHECK(executed(arena).difficulty == Difficulty::white);
  CHECK(arena["A"].ship.dial == code("4K"));  // that is still what was revealed
  CHECK(arena.told("2e-activation-10"));
}

TEST_CASE("The final colour decides, at the moment of flying",
          "[2e-activation-6][2e-activation-11][2e-activation-12][2e-activation-13]") {
  SECTION("a white turn that a Damaged Engine makes red") {
    Arena arena({xwing(), foe()});
    arena.edit("A").tokens.stress = 1;
    arena.edit("A").ship.damage.push_back({6, true});
    activated(arena, "2Y");
    CHECK(arena["A"].pose == pose(400, 320));
    Arena calm({xwing(), foe()});
    calm.edit("A").ship.damage.push_back({6, true});
    activated(calm, "2Y");
    CHECK(executed(calm).difficulty == Difficulty::red);
    CHECK(calm["A"].tokens.stress == 1);
  }
  SECTION("a red one that a card lowers to white") {
    const rules::MadeUpEffects easier(
        {made_up(rules::Window::difficulty, [](Game&, rules::Occasion& occasion) { --occasion.value; })});
    Arena arena({carrying(xwing()), foe()});
    arena.edit("A").tokens.stress = 1;
    activated(arena, "4K");
    CHECK(executed(arena).maneuver == code("4K"));
    CHECK(executed(arena).difficulty == Difficulty::white);
    CHECK(arena["A"].tokens.stress == 1);
  }
  SECTION("a dial that was turned after its reveal") {
    const rules::MadeUpEffects turned({made_up(rules::Window::after_reveal, [](Game& game, rules::Occasion& occasion) {
      game.emit(state::DialSet{occasion.subject, code("3N")});
    })});
    Arena arena({carrying(xwing()), foe()});
    arena.edit("A").tokens.stress = 1;
    activated(arena, "4K");
    CHECK(executed(arena).maneuver == code("3N"));
  }
  SECTION("stress gained after the reveal") {
    const rules::MadeUpEffects hasty({made_up(rules::Window::after_reveal, [](Game& game, rules::Occasion& occasion) {
      rules::gain(game, occasion.subject, Token::stress, 1, "plotboard");
    })});
    Arena arena({carrying(xwing()), foe()});
    activated(arena, "4K");
    CHECK(executed(arena).maneuver == code("2F"));
    CHECK(arena["A"].tokens.stress == 1);
  }
}

TEST_CASE("No card changes the substitute or the ion maneuver", "[2e-activation-15][2e-ion-4]") {
  const rules::MadeUpEffects harder(
      {made_up(rules::Window::difficulty, [](Game&, rules::Occasion& occasion) { ++occasion.value; })});
  Arena arena({carrying(xwing()), foe()});
  arena.edit("A").tokens.stress = 1;
  activated(arena, "4K");
  CHECK(executed(arena).difficulty == Difficulty::white);
  CHECK(arena["A"].tokens.stress == 1);
  Arena ion({carrying(xwing()), foe()});
  ion.edit("A").tokens.ion = 1;
  activated(ion, nullptr);
  CHECK(executed(ion).difficulty == Difficulty::blue);
  Arena plain({carrying(xwing()), foe()});
  activated(plain, "2F");
  CHECK(executed(plain).difficulty == Difficulty::white);  // printed blue: the card works
}

TEST_CASE("Without a reveal nothing happens after it", "[2e-activation-8][2e-activation-9]") {
  const rules::MadeUpEffects after({made_up(rules::Window::after_reveal, [](Game& game, rules::Occasion& occasion) {
    rules::gain(game, occasion.subject, Token::evade, 1, "plotboard");
  })});
  Arena arena({carrying(xwing()), foe()});
  activated(arena, "2F");
  CHECK(arena["A"].tokens.evade == 1);
  Arena ion({carrying(xwing()), foe()});
  ion.edit("A").tokens.ion = 1;
  activated(ion, nullptr);
  CHECK(ion["A"].tokens.evade == 0);
  CHECK_FALSE(ion["A"].ship.dial.has_value());
}

TEST_CASE("Some ships fly red while stressed and are stressed more", "[2e-activation-14]") {
  Arena arena({xwing(), foe()});
  arena.edit("A").tokens.stress = 1;
  arena.edit("A").ship.marks.emplace_back(rules::kRedWhileStressed);
  activated(arena, "4K");
  CHECK(arena["A"].pose == pose(400, 400, 180));
  CHECK(arena["A"].tokens.stress == 2);
}

TEST_CASE("The colour works in full when the maneuver is cut short",
          "[2e-difficulty-7][2e-overlap-10][2e-bearing-16]") {
  Arena arena({xwing(), foe(400, 250)});
  arena.edit("A").tokens.stress = 1;
  activated(arena, "1F");
  CHECK_FALSE(executed(arena).fully);
  CHECK(executed(arena).maneuver == code("1F"));
  CHECK(arena["A"].tokens.stress == 0);
  CHECK(arena["A"].ship.skips_action);
  CHECK(arena.question("action") == nullptr);
  // A red stop is a maneuver like any other.
  Arena stop({fighter("A", "lambdaclasst4ashuttle", Side::player, 400, 200), foe()});
  activated(stop, "0O");
  CHECK(stop["A"].tokens.stress == 1);
  CHECK(executed(stop).maneuver == code("0O"));
}

TEST_CASE("Cards work before and after Check Difficulty", "[2e-maneuver-7][2e-maneuver-8]") {
  // Each notes as evade and calculate tokens how much stress the ship had at that moment, and one.
  const rules::MadeUpEffects notes(
      {made_up(rules::Window::before_check_difficulty,
               [](Game& game, rules::Occasion& occasion) {
                 const std::string& ship = occasion.subject;
                 rules::gain(game, ship, Token::evade, 1 + game.piece(ship).tokens.stress, "plotboard");
               }),
       made_up(rules::Window::after_maneuver, [](Game& game, rules::Occasion& occasion) {
         const std::string& ship = occasion.subject;
         CHECK(game.piece(ship).tokens.focus == 0);  // the action comes later
         rules::gain(game, ship, Token::calculate, 1 + game.piece(ship).tokens.stress, "plotboard");
       })});
  const auto noted = [](const char* dial, int stress) {
    Arena arena({carrying(xwing(400, 300)), foe()});
    arena.edit("A").tokens.stress = stress;
    if (stress <= 1 && code(dial) != code("4K")) arena.says("action", "focus");
    activated(arena, dial).expect_all_said();
    CHECK(arena["A"].pose != pose(400, 300));
    return std::pair(arena["A"].tokens.evade - 1, arena["A"].tokens.calculate - 1);
  };
  CHECK(noted("4K", 0) == std::pair(0, 1));
  CHECK(noted("1B", 1) == std::pair(1, 0));
  CHECK(noted("1B", 2) == std::pair(2, 1));
}

TEST_CASE("A maneuver that an effect grants costs no action", "[2e-maneuver-11][2e-maneuver-12][2e-maneuver-13]") {
  Arena arena({xwing(), foe(400, 265)});
  arena.run([](Game& game) {
    rules::execute_maneuver(game, "A", {code("1F"), Difficulty::white, false, false}, rules::ManeuverKind::effect);
  });
  CHECK_FALSE(executed(arena).fully);
  CHECK_FALSE(arena["A"].ship.skips_action);
  arena.edit("A").pose = pose(400, 300);
  arena.edit("B").pose = pose(800, 800);
  arena.says("action", "focus");
  activated(arena, "4F").expect_all_said();
  CHECK(arena["A"].tokens.focus == 1);
  // Nothing else makes a ship fly: its activation is one maneuver.
  CHECK(all_of<state::ManeuverFlown>(arena).size() == 2);
  // Off the dial: an X-wing has no stop, and an effect makes it stop in white.
  Arena off({xwing(), foe()});
  off.run([](Game& game) {
    const rules::Flight flight = rules::flight_of(game, "A", code("0O"));
    CHECK(flight.difficulty == Difficulty::white);
    CHECK(rules::execute_maneuver(game, "A", flight, rules::ManeuverKind::effect));
  });
  CHECK(off["A"].pose == pose(400, 200));
}

TEST_CASE("A Tallon roll's place is its player's choice among the free ones",
          "[2e-bearing-6][2e-bearing-7][2e-bearing-8]") {
  // 3 left from heading 0: it ends facing 180, its side mark 10 mm back or ahead of the template's end.
  const auto end_of = [](const char* place) {
    Arena arena({xwing(), foe()});
    arena.says("tallon", place);
    activated(arena, "3E").expect_all_said();
    CHECK(executed(arena).fully);
    return arena["A"].pose;
  };
  const geom::Pose back = end_of("back"), middle = end_of("middle"), front = end_of("front");
  CHECK(middle.heading.value == 180000);
  CHECK(back.x == middle.x);
  CHECK(back.y.mm() - middle.y.mm() == Approx(10));
  CHECK(middle.y.mm() - front.y.mm() == Approx(10));

  Arena arena({xwing(), foe()});
  arena.edit("B").pose = {{middle.x.value + 15'000}, {middle.y.value + 38'000}, {0}};  // in the way of back and middle
  activated(arena, "3E");
  CHECK(executed(arena).fully);
  CHECK(arena["A"].pose == front);  // the only one: not asked
  CHECK(arena.question("tallon") == nullptr);

  Arena two({xwing(), foe()});
  two.edit("B").pose = {{middle.x.value + 15'000}, {middle.y.value + 46'000}, {0}};  // of back alone
  two.says("tallon", "front");
  activated(two, "3E").expect_all_said();
  CHECK_FALSE(two.offered("tallon", "back")->legal);
  CHECK(two.offered("tallon", "back")->rule == "2e-bearing-8");
  CHECK(two.offered("tallon", "middle")->ghost == middle);

  Arena none({xwing(), foe()});
  none.edit("B").pose = middle;
  activated(none, "3E");
  CHECK_FALSE(executed(none).fully);
  CHECK(none.question("tallon") == nullptr);
  CHECK(none["A"].pose.heading.value != 180000);
}

TEST_CASE("An ionised ship has no dial and flies a blue 1 straight",
          "[2e-ion-1][2e-ion-2][2e-ion-3][2e-ion-4][2e-ion-5][2e-ion-7][2e-activation-8][2e-activation-9]") {
  Arena arena({xwing(), foe()});
  state::Piece& ship = arena.edit("A");
  ship.tokens.ion = 2;
  ship.tokens.stress = ship.tokens.strain = ship.tokens.deplete = 1;
  ship.ship.damage.push_back({6, true});  // would make turns harder; nothing touches the ion maneuver
  CHECK_FALSE(rules::takes_dial(ship));
  arena.says("action", "focus");
  activated(arena, nullptr).expect_all_said();
  CHECK(arena["A"].pose == pose(400, 280));
  CHECK(executed(arena).difficulty == Difficulty::blue);
  CHECK(arena["A"].tokens.stress == 0);
  CHECK(arena["A"].tokens.strain == 0);
  CHECK(arena["A"].tokens.deplete == 0);
  CHECK(arena["A"].tokens.ion == 0);
  CHECK(arena["A"].tokens.focus == 1);
  CHECK_FALSE(arena["A"].ship.revealed);  // nothing was revealed, and no ability of that time works
  CHECK(place_of<state::DialRevealed>(arena) == -1);
  const state::Choice* action = arena.question("action");
  REQUIRE(action != nullptr);
  for (const state::Option& option : action->options) {
    INFO(option.key);
    CHECK((!option.legal || option.key == "focus" || option.key == "pass"));
  }
  // The tokens go last: the action step still was an ionised ship's.
  std::ptrdiff_t gone = -1;
  for (std::size_t i = 0; i < arena.events.size(); ++i) {
    const auto* token = std::get_if<state::TokenChanged>(&arena.events[i]);
    if (token != nullptr && token->token == Token::ion) gone = static_cast<std::ptrdiff_t>(i);
  }
  CHECK(gone > place_of<state::ActionDone>(arena));
}

TEST_CASE("An ionised ship's focus leads on to no linked action", "[2e-ion-5]") {
  for (const bool ionised : {false, true}) {
    Arena arena({fighter("A", "tiephphantom", Side::player, 400, 200), foe()});
    data::Catalog linked = catalog();
    linked.ships.at("tiephphantom").actions = {{"focus", "white", "evade", "white"}, {"evade", "white", "", ""}};
    arena.edit("A").tokens.ion = ionised ? 1 : 0;
    if (!ionised) arena.edit("A").ship.dial = code("3F");
    arena.says("action", "focus");
    if (!ionised) arena.says("action", "evade");
    Game game(linked, arena.table, {}, &arena);
    rules::activate(game, "A");
    arena.expect_all_said();
    CHECK(arena["A"].tokens.focus == 1);
    CHECK(arena["A"].tokens.evade == (ionised ? 0 : 1));
    const auto asked = std::count_if(arena.asked.begin(), arena.asked.end(),
                                     [](const state::Choice& choice) { return choice.kind == "action"; });
    CHECK(asked == (ionised ? 1 : 2));
  }
}

TEST_CASE("Thresholds of ion and tractor tokens by size", "[2e-size-3][2e-size-4][2e-ion-1]") {
  const auto count = [](const char* ref, Token token, const auto& is) {
    state::Piece ship = fighter("A", ref, Side::player, 400, 400);
    int tokens = 0;
    while (!is(ship) && tokens < 9) ship.tokens[token] = ++tokens;
    return tokens;
  };
  CHECK(count("t65xwing", Token::ion, rules::is_ionised) == 1);
  CHECK(count("arc170starfighter", Token::ion, rules::is_ionised) == 2);
  CHECK(count("lambdaclasst4ashuttle", Token::ion, rules::is_ionised) == 3);
  CHECK(count("t65xwing", Token::tractor, rules::is_tractored) == 1);
  CHECK(count("arc170starfighter", Token::tractor, rules::is_tractored) == 2);
  CHECK(count("lambdaclasst4ashuttle", Token::tractor, rules::is_tractored) == 3);
  Arena arena({fighter("A", "arc170starfighter", Side::player, 400, 200), foe()});
  arena.edit("A").tokens.ion = 1;  // too few: they do nothing and stay
  activated(arena, "3F");
  CHECK(executed(arena).maneuver == code("3F"));
  CHECK(arena["A"].tokens.ion == 1);
}

TEST_CASE("Ionised too late: this round's dial counts, the tokens stay", "[2e-ion-8][2e-ion-9]") {
  Arena arena({xwing(), foe()});
  arena.edit("A").tokens.ion = 1;
  arena.says("action", "barrel-roll").says("barrel-roll", "left-middle");
  activated(arena, "4F").expect_all_said();  // its action is not limited either
  CHECK(executed(arena).maneuver == code("4F"));
  CHECK(arena["A"].tokens.ion == 1);
  arena.run([](Game& game) { rules::end_phase(game); });
  CHECK(arena["A"].tokens.ion == 1);
  CHECK_FALSE(rules::takes_dial(arena["A"]));  // next round
}

TEST_CASE("A ship that lost its ion tokens before activating has no dial: the ion maneuver", "[2e-ion-10]") {
  Arena arena({xwing(), foe()});
  arena.says("action", "barrel-roll").says("barrel-roll", "left-middle");
  activated(arena, nullptr).expect_all_said();
  CHECK(executed(arena).maneuver == code("1F"));
  CHECK(executed(arena).difficulty == Difficulty::blue);
  CHECK(arena.told("2e-ion-10"));
}

TEST_CASE("Outside its action step an ionised ship may do anything", "[2e-ion-6][2e-ion-11]") {
  Arena arena({xwing(400, 500), foe(400, 700)});
  arena.edit("A").tokens.ion = 1;
  arena.run([](Game& game) {
    rules::Offer offer;
    offer.coordinated = true;
    const auto options = rules::action_options(game, "A", offer);
    for (const char* action : {"focus", "lock", "barrel-roll"}) {
      const auto found = std::find_if(options.begin(), options.end(),
                                      [&](const state::Option& option) { return option.key == action; });
      REQUIRE(found != options.end());
      INFO(action);
      CHECK(found->legal);
    }
  });
  arena.says("lock", "B");
  arena.run([](Game& game) { CHECK(rules::acquire_lock(game, "A", false)); });
  CHECK(arena["A"].lock == "B");
}

TEST_CASE("A blocked ion maneuver takes the tokens all the same", "[2e-ion-12]") {
  Arena arena({xwing(), foe(400, 245)});
  arena.edit("A").tokens.ion = 1;
  activated(arena, nullptr);
  CHECK_FALSE(executed(arena).fully);
  CHECK(arena["A"].tokens.ion == 0);
}

// AI ships

state::Piece tie(const char* id = "B") {
  state::Piece piece = fighter(id, "tielnfighter", Side::enemy, 400, 700, 180);
  piece.ai = true;
  return piece;
}

TEST_CASE("The AI is asked for a maneuver of its dial", "[fga-3.3.2b-5][fga-3.1.1-2]") {
  const data::Dial& dial = catalog().ship("tielnfighter")->dial;
  REQUIRE_FALSE(dial.has(code("3L")));
  Arena real({xwing(), tie()}, "fga-207");
  real.says("ai-maneuver", "4K");
  activated(real, nullptr, "B").expect_all_said();
  CHECK(executed(real, "B").maneuver == code("4K"));
  CHECK(real["B"].tokens.stress == 1);
  const state::Choice* choice = real.question("ai-maneuver");
  REQUIRE(choice != nullptr);
  CHECK(choice->side == Side::enemy);
  CHECK(choice->ship == "B");
  CHECK(choice->options.size() == dial.entries.size() + 1);
  for (const data::DialEntry& entry : dial.entries) {
    const state::Option* option = choice->option(geom::code_of(entry.maneuver));
    REQUIRE(option != nullptr);
    CHECK(option->legal);
    CHECK_FALSE(option->text.empty());
  }
  CHECK(choice->option("3L") == nullptr);
}

TEST_CASE("A stressed AI ship's substitute is white whatever its dial has", "[2e-activation-10][2e-activation-15]") {
  Arena arena({xwing(), tie()}, "fga-207");
  arena.edit("B").tokens.stress = 1;
  arena.says("ai-maneuver", rules::kWhiteStraight);
  activated(arena, nullptr, "B").expect_all_said();
  CHECK(arena["B"].pose == pose(400, 580, 180));
  CHECK(arena["B"].tokens.stress == 1);  // the dial's 2 straight is blue
  Arena red({xwing(), tie()}, "fga-207");
  red.edit("B").tokens.stress = 1;
  red.says("ai-maneuver", "4K");
  activated(red, nullptr, "B").expect_all_said();
  CHECK(red["B"].pose == pose(400, 580, 180));
}

TEST_CASE("A red maneuver cut short stresses no AI ship but costs its action", "[fga-3.3.3-4][fga-3.3.3-5]") {
  for (const bool setting : {false, true}) {
    data::Catalog changed = catalog();
    changed.rulesets.at("fga-207").partial_red_stresses_ai = setting;
    Arena arena({xwing(400, 490), tie()}, "fga-207");
    arena.says("ai-maneuver", "4K");
    Game game(changed, arena.table, {}, &arena);
    rules::activate(game, "B");
    arena.expect_all_said();
    CHECK_FALSE(executed(arena, "B").fully);
    CHECK(arena["B"].tokens.stress == (setting ? 1 : 0));
    CHECK(arena["B"].ship.skips_action);
    CHECK(arena.question("action") == nullptr);
  }
}

TEST_CASE("An ionised AI ship flies the ion maneuver and may only focus", "[fga-3.3.5-1][fga-3.3.5-2]") {
  Arena arena({xwing(), tie()}, "fga-207");
  arena.edit("B").tokens.ion = 1;
  arena.says("ai-maneuver", "1F").says("action", "focus");  // asked although there is nothing to choose
  activated(arena, nullptr, "B").expect_all_said();
  CHECK(arena["B"].pose == pose(400, 620, 180));
  CHECK(arena["B"].tokens.ion == 0);
  CHECK(arena["B"].tokens.focus == 1);
  CHECK(arena.question("ai-maneuver")->options.size() == 1);
}

TEST_CASE("An AI ship with a lock is asked first whether it keeps it", "[fga-3.3.1.2-2]") {
  Arena arena({xwing(), tie()}, "fga-207");
  arena.edit("B").lock = "A";
  arena.says("drop-lock", "drop").says("ai-maneuver", "2F");
  activated(arena, nullptr, "B").expect_all_said();
  CHECK(arena["B"].lock.empty());
  Arena without({xwing(), tie()}, "fga-207");
  activated(without, nullptr, "B");
  CHECK(without.question("drop-lock") == nullptr);
  data::Catalog changed = catalog();
  changed.rulesets.at("fga-207").drop_far_locks = false;
  Arena keeps({xwing(), tie()}, "fga-207");
  keeps.edit("B").lock = "A";
  Game game(changed, keeps.table, {}, &keeps);
  rules::activate(game, "B");
  CHECK(keeps.question("drop-lock") == nullptr);
  CHECK(keeps["B"].lock == "A");
}

TEST_CASE("A ship that a mission keeps still acts where it is", "[fga-3.3.2.4a-3]") {
  Arena arena({xwing(), tie()}, "fga-207");
  arena.edit("B").stays = true;
  arena.says("action", "focus");
  activated(arena, nullptr, "B").expect_all_said();
  CHECK(place_of<state::ManeuverFlown>(arena) == -1);
  CHECK(arena["B"].moved);
}

}  // namespace
}  // namespace plotboard
