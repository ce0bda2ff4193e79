// The golden rules and the ability queue: order, choices, replacements, what drops out.
#include <catch2/catch.hpp>

#include "rules/play/actions.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "support/battle.hpp"
#include "support/pieces.hpp"

namespace plotboard::battle_timing_queue {

using rules::Effect;
using rules::Game;
using rules::Occasion;
using rules::Queued;
using rules::Window;
using state::Side;
using state::Token;
using test::Arena;
using test::fighter;

namespace {

// Cards of no game: each writes its name on its owner.
void note(Game& game, const std::string& owner, const std::string& what) { game.emit(state::Marked{owner, what}); }
void mark(Game& game, Occasion& occasion) { note(game, occasion.owner, occasion.card); }

Effect effect(void (*run)(Game&, Occasion&), bool may = false) {
  Effect made;
  made.window = Window::start_of_engagement_phase;
  made.rule = "plotboard";
  made.may = may;
  made.run = run;
  made.prompt = Phrase::of("?");
  return made;
}

// a and b of the player, c and d of the enemy.
Arena four() {
  return Arena({fighter("a", "t65xwing", Side::player, 300, 300), fighter("b", "t65xwing", Side::player, 500, 300),
                fighter("c", "tielnfighter", Side::enemy, 300, 600),
                fighter("d", "tielnfighter", Side::enemy, 500, 600)});
}
void resolve(Arena& arena, const std::vector<Queued>& queue) {
  arena.run([&](Game& game) {
    Occasion occasion;
    occasion.window = Window::start_of_engagement_phase;
    rules::resolve_queue(game, occasion, queue);
  });
}
Ids marks(const Arena& arena) {  // "a:one" in the order in which they came
  Ids all;
  for (const state::Event& event : arena.events) {
    if (const auto* marked = get_if<state::Marked>(&event)) all.push_back(marked->id + ":" + marked->mark);
  }
  return all;
}

}  // namespace

TEST_CASE("The first player's abilities are resolved before the second's",
          "[battle][2e-timing-2][2e-attack-timing-1][2e-engage-9]") {
  const Effect plain = effect(mark);
  for (const Side first : {Side::player, Side::enemy}) {
    Arena arena = four();
    arena.table.play.first = first;
    resolve(arena, {{&plain, "c", "one", "c"}, {&plain, "a", "two", "a"}});
    CHECK(marks(arena) == (first == Side::player ? Ids{"a:two", "c:one"} : Ids{"c:one", "a:two"}));
  }
}

TEST_CASE("A player with several abilities says their order", "[battle][2e-timing-3][2e-attack-timing-2]") {
  const Effect plain = effect(mark);
  Arena arena = four();
  arena.says("order", "2").says("order", "1");
  resolve(arena,
          {{&plain, "a", "one", "a"}, {&plain, "b", "two", "b"}, {&plain, "a", "three", "a"}, {&plain, "c", "x", "c"}});
  arena.expect_all_said();
  CHECK(marks(arena) == Ids{"a:three", "b:two", "a:one", "c:x"});
  REQUIRE(arena.question("order") != nullptr);
  CHECK(arena.question("order")->side == Side::player);
}

TEST_CASE("What an ability triggers is resolved before the rest of the queue",
          "[battle][2e-timing-4][2e-attack-timing-3]") {
  static const Effect inner = effect(mark);
  const Effect outer = effect([](Game& game, Occasion& occasion) {
    const std::string owner = occasion.owner;
    note(game, owner, "begins");
    Occasion second;
    second.window = Window::after_action;
    rules::resolve_queue(game, second, {{&inner, "c", "inner", "c"}});
  });
  const Effect plain = effect(mark);
  Arena arena = four();
  arena.says("order", "0");
  resolve(arena, {{&outer, "a", "outer", "a"}, {&plain, "b", "later", "b"}});
  CHECK(marks(arena) == Ids{"a:begins", "c:inner", "b:later"});  // though c is the second player's
}

TEST_CASE("Requirements are looked at again when an ability's turn comes", "[battle][2e-attack-timing-5]") {
  Effect needs_focus = effect(mark);
  needs_focus.when = [](const Game& game, const Occasion& occasion) {
    return game.piece(occasion.owner).tokens.focus > 0;
  };
  const Effect takes_focus = effect([](Game& game, Occasion& occasion) {
    game.emit(state::TokenChanged{"a", Token::focus, -1});
    mark(game, occasion);
  });
  Arena arena = four();
  arena.edit("a").tokens.focus = 1;
  arena.says("order", "1");
  resolve(arena, {{&needs_focus, "a", "needs", "a"}, {&takes_focus, "b", "takes", "b"}});
  CHECK(marks(arena) == Ids{"b:takes"});
}

TEST_CASE("May is an option; without it an ability is resolved",
          "[battle][2e-golden-3][2e-golden-5][2e-attack-timing-6]") {
  const Effect must = effect(mark);
  const Effect may = effect(mark, true);
  for (const bool used : {true, false}) {
    Arena arena = four();
    arena.passes("effect", "a");
    if (used) arena.says("effect", "may");
    resolve(arena, {{&may, "a", "may", "a"}});
    arena.expect_all_said();
    CHECK(marks(arena) == (used ? Ids{"a:may"} : Ids{}));
    REQUIRE(arena.question("effect") != nullptr);
    CHECK(arena.question("effect")->side == Side::player);  // its controller decides
  }
  Arena arena = four();
  arena.passes("effect", "a");
  resolve(arena, {{&must, "a", "must", "a"}});
  CHECK(arena.asked.empty());
  CHECK(marks(arena) == Ids{"a:must"});
}

TEST_CASE("One replacement ends the queue: the original and other replacements do not happen",
          "[battle][2e-golden-9][2e-golden-10]") {
  const auto replace = [](Game& game, Occasion& occasion) {
    mark(game, occasion);
    occasion.stopped = true;
  };
  const Effect replaces = effect(replace), too = effect(replace);
  Arena arena = four();
  arena.says("order", "1");
  resolve(arena, {{&replaces, "a", "first", "a"}, {&too, "a", "second", "a"}, {&replaces, "c", "third", "c"}});
  CHECK(marks(arena) == Ids{"a:second"});
}

namespace {

// The same for the registry: a card of this name on this window.
Effect card(const char* name, Window window, void (*run)(Game&, Occasion&)) {
  Effect made = effect(run);
  made.card = name;
  made.window = window;
  return made;
}
void give(Arena& arena, const std::string& ship, std::initializer_list<const char*> cards) {
  for (const char* id : cards) arena.edit(ship).ship.cards.push_back({id, 0, false});
}

}  // namespace

TEST_CASE("Before, after, at the start and at the end of mean what they say", "[battle][2e-timing-1][2e-engage-9]") {
  const rules::MadeUpEffects cards(
      {card("before", Window::before_activation, mark), card("after", Window::after_maneuver, mark),
       card("end", Window::end_of_activation_phase, mark), card("start", Window::start_of_engagement_phase, mark)});
  Arena arena({fighter("a", "t65xwing", Side::player, 300, 300)}, "2e", state::Phase::activation);
  arena.passes("action", "a");
  give(arena, "a", {"before", "after", "end", "start"});
  arena.edit("a").ship.dial = geom::maneuver_from_code("2F");
  arena.run([](Game& game) {
    rules::take_turn(game, "a");
    rules::advance(game);
  });
  Ids order;
  for (const state::Event& event : arena.events) {
    if (const auto* marked = get_if<state::Marked>(&event)) order.push_back(marked->mark);
    if (holds<state::DialRevealed>(event)) order.emplace_back("reveal");
    if (holds<state::ManeuverFlown>(event)) order.emplace_back("maneuver");
    if (holds<state::ShipActivated>(event)) order.emplace_back("activated");
    if (holds<state::PhaseStarted>(event)) order.emplace_back("phase");
    if (holds<state::InitiativeReached>(event)) order.emplace_back("initiative");
  }
  CHECK(order == Ids{"before", "reveal", "maneuver", "after", "activated", "end", "phase", "start", "initiative"});
}

TEST_CASE("A ship due for removal stays until the queue is empty", "[battle][2e-timing-7]") {
  const rules::MadeUpEffects cards({card("kills", Window::end_of_activation_phase,
                                         [](Game& game, Occasion& occasion) {
                                           rules::suffer(game, "c", 3, 0, "test");
                                           mark(game, occasion);
                                         }),
                                    card("looks", Window::end_of_activation_phase, [](Game& game, Occasion& occasion) {
                                      note(game, occasion.owner, game.in_play("c") ? "there" : "gone");
                                    })});
  Arena arena = four();
  give(arena, "a", {"kills"});
  give(arena, "b", {"looks"});
  arena.says("order", "0");
  arena.run([](Game& game) { rules::moment_for_all(game, Window::end_of_activation_phase); });
  arena.expect_all_said();
  CHECK(marks(arena) == Ids{"a:kills", "b:there"});
  CHECK(arena["c"].ship.removed);
}

TEST_CASE("An ability whose requirement is not met when its window opens is not queued", "[battle][2e-timing-5]") {
  Effect if_tractored = card("if-tractored", Window::start_of_engagement_phase, mark);
  if_tractored.when = [](const Game& game, const Occasion& occasion) {
    return game.piece(occasion.owner).tokens.tractor > 0;
  };
  const rules::MadeUpEffects cards(
      {if_tractored, card("tractors", Window::start_of_engagement_phase, [](Game& game, Occasion& occasion) {
         mark(game, occasion);
         game.emit(state::TokenChanged{"c", Token::tractor, 1});
       })});
  for (const int before : {0, 1}) {
    Arena arena = four();
    give(arena, "a", {"tractors"});  // the first player's: resolved before c's
    give(arena, "c", {"if-tractored"});
    arena.edit("c").tokens.tractor = before;
    arena.run([](Game& game) { rules::moment_for_all(game, Window::start_of_engagement_phase); });
    CHECK(arena["c"].tokens.tractor == before + 1);
    CHECK(marks(arena) == (before == 0 ? Ids{"a:tractors"} : Ids{"a:tractors", "c:if-tractored"}));
  }
}

TEST_CASE("A card that contradicts a rule wins", "[battle][2e-golden-1][2e-golden-4]") {
  const rules::MadeUpEffects cards(
      {card("phasing", Window::obstacle_hurts, [](Game&, Occasion& occasion) { occasion.value = 0; })});
  for (const bool phasing : {false, true}) {
    Arena arena({fighter("a", "t65xwing", Side::player, 300, 300), test::obstacle("R", "coreasteroid0", 300, 360)});
    arena.passes("action", "a");
    if (phasing) give(arena, "a", {"phasing"});
    arena.edit("a").ship.dial = geom::maneuver_from_code("2F");
    if (!phasing) arena.dice({state::Face::hit});
    arena.run([](Game& game) { rules::take_turn(game, "a"); });
    arena.expect_all_said();
    CHECK(arena["a"].ship.shields == (phasing ? 2 : 1));
    CHECK((arena.question("action") != nullptr) == phasing);
  }
}

TEST_CASE("An ability is used once in each window", "[battle][2e-golden-6][2e-engage-15]") {
  Arena arena = four();
  arena.edit("a").ship.damage.push_back({5, true});  // Console Fire: one throw before it engages
  arena.dice({state::Face::blank});
  arena.run([](Game& game) { rules::moment(game, Window::before_engage, "a"); });
  arena.expect_all_said();
  CHECK(arena.asked.size() == 1);
}

TEST_CASE("You is the ship that carries the card, not the player", "[battle][2e-golden-7]") {
  Arena arena = four();
  arena.edit("a").ship.damage.push_back({5, true});
  arena.run([](Game& game) { rules::moment(game, Window::before_engage, "b"); });  // its wingman engages
  CHECK(arena.asked.empty());
}

TEST_CASE("A rule that shares the window of an ability comes first", "[battle][2e-timing-6][2e-attack-timing-4]") {
  // A red barrel roll: the stress token before anything that follows an action (autothrusters offers its red action to
  // an unstressed ship only).
  Arena arena({fighter("A", "tieininterceptor", Side::player, 457, 457)});
  rules::Offer red;
  red.only = {"barrel-roll"};
  red.colour = "red";
  arena.says("action", "barrel-roll").says("barrel-roll", "left-middle");
  arena.run([&](Game& game) { rules::offer_action(game, "A", red); });
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(arena["A"].ship.actions == Ids{"barrel-roll"});
}

TEST_CASE("A ship spends its own tokens only", "[battle][2e-golden-12]") {
  Arena arena({fighter("A", "t65xwing", Side::player, 457, 400), fighter("W", "t65xwing", Side::player, 300, 400),
               fighter("B", "tielnfighter", Side::enemy, 457, 550, 180)},
              "2e", state::Phase::engagement);
  arena.edit("W").tokens.focus = 2;
  arena.says("attack", "primary:0>B");
  arena.dice({state::Face::focus, state::Face::focus, state::Face::focus});
  arena.dice({state::Face::focus, state::Face::focus, state::Face::focus});
  arena.run([](Game& game) { rules::engage(game, "A"); });
  for (const state::Choice& choice : arena.asked) {
    const state::Option* focus = choice.option("focus");
    if (choice.kind.starts_with("modify")) CHECK((focus == nullptr || !focus->legal));
  }
  CHECK(arena["W"].tokens.focus == 2);
}

TEST_CASE("Cannot is absolute: no bonus attack for a ship that cannot attack",
          "[battle][2e-golden-2][2e-attack-timing-9]") {
  Arena arena(
      {fighter("A", "t65xwing", Side::player, 457, 400), fighter("B", "tielnfighter", Side::enemy, 457, 550, 180),
       test::obstacle("R", "coreasteroid0", 457, 400)},
      "2e", state::Phase::engagement);
  arena.run([](Game& game) { CHECK_FALSE(rules::offer_attack(game, "A", {}, true, "2e-bonus-1")); });
  CHECK(arena.question("attack") == nullptr);
}

TEST_CASE("Nothing to recover: the cost cannot be paid", "[battle][2e-golden-8][2e-attack-timing-7][2e-charge-2]") {
  Arena arena({fighter("A", "alphaclassstarwing", Side::player, 457, 400, 0, {"proton-torpedoes"})});
  arena.passes("action", "A");
  const auto reload = [&] {
    arena.asked.clear();
    arena.run([](Game& game) { rules::offer_action(game, "A", {}); });
    const state::Option* option = arena.offered("action", "reload");
    REQUIRE(option != nullptr);
    return option->legal;
  };
  CHECK_FALSE(reload());  // every charge is active: no disarm token for nothing
  CHECK(arena["A"].tokens.disarm == 0);
  arena.edit("A").ship.cards[0].charges = 0;
  CHECK(reload());
}

TEST_CASE("A weapon without its charge cannot be used", "[battle][2e-charge-3][2e-charge-4]") {
  Arena arena({fighter("A", "tiesabomber", Side::player, 457, 400, 0, {"proton-torpedoes", "proton-bombs"}),
               fighter("B", "tielnfighter", Side::enemy, 457, 600, 180)},
              "2e", state::Phase::engagement);
  arena.passes("attack", "A");
  arena.edit("A").lock = "B";
  const auto fires = [&] {
    arena.asked.clear();
    arena.run([](Game& game) { rules::engage(game, "A"); });
    const state::Option* option = arena.offered("attack", "proton-torpedoes>B");
    return option != nullptr && option->legal;
  };
  CHECK(fires());
  arena.edit("A").ship.cards[0].charges = 0;  // the bombs' charges are no help
  CHECK_FALSE(fires());
}

TEST_CASE("Each Force charge turns one focus result into a hit or an evade", "[battle][2e-force-2]") {
  Arena arena(
      {fighter("A", "t65xwing", Side::player, 457, 400), fighter("B", "tielnfighter", Side::enemy, 457, 600, 180)},
      "2e", state::Phase::engagement);
  for (const char* id : {"A", "B"}) arena.edit(id).ship.force = arena.edit(id).ship.force_limit = 2;
  using state::Face;
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
  arena.says("modify-attack", "force").says("modify-attack", "force");
  arena.dice({Face::focus, Face::blank, Face::blank});
  arena.says("modify-defense", "force");
  arena.run([](Game& game) { rules::engage(game, "A"); });
  arena.expect_all_said();
  CHECK(arena["A"].ship.force == 0);
  CHECK(arena["B"].ship.force == 1);
  CHECK(arena["B"].ship.damage.size() == 1);  // 2 hits against 1 evade
}

}  // namespace plotboard::battle_timing_queue
