// Which actions a ship is offered, what they cost, links, and failing.
#include <algorithm>
#include <catch2/catch.hpp>

#include "rules/play/actions.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"

namespace plotboard::battle_actions_offer {
namespace {

using rules::Game;
using rules::Offer;
using state::Face;
using state::Side;
using state::Token;
using test::Arena;
using test::fighter;

Offer step() {
  Offer offer;
  offer.action_step = true;
  return offer;
}
Offer only(const Ids& actions) {
  Offer offer;
  offer.only = actions;
  return offer;
}
// Offers it and says whether something was performed.
bool offered(Arena& arena, const std::string& ship, const Offer& offer) {
  bool performed = false;
  arena.run([&](Game& game) { performed = rules::offer_action(game, ship, offer); });
  return performed;
}
std::vector<state::Option> options(Arena& arena, const std::string& ship, const Offer& offer) {
  std::vector<state::Option> list;
  arena.run([&](Game& game) { list = rules::action_options(game, ship, offer); });
  return list;
}
const state::Option* find(const std::vector<state::Option>& list, const std::string& key) {
  const auto found = std::find_if(list.begin(), list.end(), [&](const auto& option) { return option.key == key; });
  return found == list.end() ? nullptr : &*found;
}
bool may(Arena& arena, const std::string& ship, const std::string& action, const Offer& offer) {
  const auto list = options(arena, ship, offer);
  const state::Option* option = find(list, action);
  return option != nullptr && option->legal;
}
std::string forbidden_by(Arena& arena, const std::string& ship, const std::string& action, const Offer& offer) {
  const auto list = options(arena, ship, offer);
  const state::Option* option = find(list, action);
  REQUIRE(option != nullptr);
  REQUIRE(!option->legal);
  CHECK(!option->why.empty());
  return option->rule;
}
Arena alone(const std::string& ref, const std::vector<std::string>& cards = {}) {
  return Arena({fighter("A", ref, Side::player, 457, 457, 0, cards)});
}
// A wall of ships that a boost or roll of a small ship at 457, 457 cannot land in.
std::vector<state::Piece> boxed_in(const std::string& ref) {
  std::vector<state::Piece> pieces{fighter("A", ref, Side::player, 457, 457)};
  int number = 0;
  for (const double x : {377.0, 417.0, 497.0, 537.0}) {
    for (const double y : {417.0, 457.0, 503.0}) {
      pieces.push_back(fighter("W" + std::to_string(++number), "tielnfighter", Side::enemy, x, y));
    }
  }
  pieces.push_back(fighter("W0", "tielnfighter", Side::enemy, 457, 520));
  return pieces;
}

TEST_CASE("The action bar and repairs are what a ship may do of itself", "[2e-action-1][2e-action-3][2e-action-16]") {
  Arena arena = alone("tielnfighter");
  arena.passes("action", "A");
  arena.edit("A").ship.damage = {{7, true}, {5, false}, {6, true}};
  const auto list = options(arena, "A", step());
  std::vector<std::string> keys;
  for (const auto& option : list) keys.push_back(option.key);
  // Weapons Failure has an action; Console Fire is facedown and Damaged Engine has none.
  CHECK(keys == std::vector<std::string>{"focus", "evade", "barrel-roll", "damage:7", "pass"});
  CHECK(find(list, "damage:7")->text == say("action.repair", words::Card{"damage:7"}));
  CHECK(std::all_of(list.begin(), list.end(), [](const auto& option) { return option.legal; }));
  // "On your action bar" leaves the repair out: a repair is standard but not on the bar.
  Ids bar;
  arena.run([&](Game& game) {
    for (const auto& icon : rules::bar_of(game, "A")) bar.push_back(icon.type);
  });
  CHECK(bar == Ids{"focus", "evade", "barrel-roll"});

  CHECK(!offered(arena, "A", step()));  // passes
  CHECK(arena["A"].ship.actions.empty());
}

TEST_CASE("Upgrades add to the action bar", "[2e-action-2]") {
  Arena arena = alone("tielnfighter", {"targeting-computer"});
  CHECK(may(arena, "A", "lock", step()));
  Arena foils = alone("t65xwing", {"servomotor-s-foils"});
  CHECK(may(foils, "A", "boost", step()));
  foils.edit("A").ship.cards[0].open = true;  // the open side has no boost
  const auto open = options(foils, "A", step());
  CHECK(find(open, "boost") == nullptr);
}

TEST_CASE("A named action may be done though it is not on the bar", "[2e-action-4][2e-action-colour-1]") {
  Arena arena = alone("tielnfighter");
  CHECK(find(options(arena, "A", step()), "calculate") == nullptr);
  arena.says("action", "calculate");
  CHECK(offered(arena, "A", only({"calculate"})));
  CHECK(arena["A"].tokens.calculate == 1);
  CHECK(arena["A"].tokens.stress == 0);  // no colour given: white, free
}

TEST_CASE("Any number of actions a round, none twice", "[2e-action-5][2e-action-6][2e-action-7][2e-action-8]") {
  Arena arena = alone("tieadvancedx1");
  arena.says("action", "focus").says("action", "barrel-roll").says("barrel-roll", "left-middle");
  CHECK(offered(arena, "A", step()));  // one action and its link: no third question
  arena.expect_all_said();
  CHECK(std::count_if(arena.asked.begin(), arena.asked.end(), [](const auto& c) { return c.kind == "action"; }) == 2);
  arena.edit("A").tokens.stress = 0;
  Offer coordinated;
  coordinated.coordinated = true;
  CHECK(forbidden_by(arena, "A", "focus", coordinated) == "2e-action-7");
  // The red linked roll was the same action as the white one of the bar.
  CHECK(forbidden_by(arena, "A", "barrel-roll", coordinated) == "2e-action-7");
  Offer red = only({"barrel-roll"});
  red.colour = "red";
  CHECK(forbidden_by(arena, "A", "barrel-roll", red) == "2e-action-7");
  arena.says("action", "lock");
  arena.table.pieces.push_back(fighter("B", "tielnfighter", Side::enemy, 457, 600, 180));
  CHECK(offered(arena, "A", coordinated));  // a third one
  CHECK(arena["A"].lock == "B");
}

TEST_CASE("What failed cannot be tried again", "[2e-action-9][2e-fail-2][2e-boost-5]") {
  Arena arena(boxed_in("tieininterceptor"));
  arena.says("action", "boost");
  CHECK(!offered(arena, "A", step()));
  arena.expect_all_said();
  CHECK(arena.asked.size() == 1);  // no other action, no other direction
  CHECK(arena.told("2e-fail-2"));
  CHECK(arena["A"].ship.did("boost"));
  Offer later;
  CHECK(forbidden_by(arena, "A", "boost", later) == "2e-action-7");
  CHECK(may(arena, "A", "focus", later));
}

TEST_CASE("Effects that are no action leave the action",
          "[2e-action-10][2e-barrel-roll-13][2e-boost-7][2e-lock-13]"
          "[2e-rotate-4][2e-reload-5]") {
  Arena arena({fighter("A", "tieininterceptor", Side::player, 457, 300, 0, {"targeting-computer"}),
               fighter("B", "tielnfighter", Side::enemy, 457, 600, 180)});
  arena.says("boost", "straight").says("barrel-roll", "right-middle");
  arena.run([](Game& game) {
    rules::gain(game, "A", Token::focus, 1, "2e-focus-1");
    CHECK(rules::boost(game, "A"));
    CHECK(rules::barrel_roll(game, "A", false));
    CHECK(rules::acquire_lock(game, "A", false));
  });
  arena.expect_all_said();
  CHECK(arena["A"].ship.actions.empty());
  for (const char* action : {"focus", "boost", "barrel-roll", "lock"}) CHECK(may(arena, "A", action, step()));

  Arena turret = alone("customizedyt1300lightfreighter");
  turret.run([](Game& game) { CHECK(rules::rotate_turret(game, "A", true)); });
  CHECK(may(turret, "A", "rotate-arc", step()));

  Arena bomber = alone("btls8kwing", {"proton-bombs"});
  bomber.edit("A").ship.cards[0].charges = 0;
  bomber.run([](Game& game) { CHECK(rules::reload(game, "A", false)); });
  CHECK(may(bomber, "A", "reload", step()));
}

TEST_CASE("Each damage card is repaired by an action of its own", "[2e-action-11][2e-damage-deck-18]") {
  Arena arena = alone("tielnfighter");
  arena.edit("A").ship.damage = {{7, true}, {7, true}};
  arena.says("action", "damage:7").says("action", "damage:7");
  CHECK(offered(arena, "A", step()));
  CHECK(arena["A"].ship.faceup(7) == 1);
  CHECK(offered(arena, "A", Offer{}));
  CHECK(arena["A"].ship.faceup(7) == 0);
  CHECK(arena["A"].ship.damage.size() == 2);
  // Exposed again in the same round: both repairs are used up.
  arena.edit("A").ship.damage[0].faceup = true;
  CHECK(forbidden_by(arena, "A", "damage:7", Offer{}) == "2e-action-7");
}

TEST_CASE("A stressed ship does no action from any source, but may do the rest",
          "[2e-action-12][2e-action-13][2e-stress-1][2e-stress-5][2e-damage-deck-19]") {
  const int tokens = GENERATE(1, 4);
  Arena arena(
      {fighter("A", "tiephphantom", Side::player, 457, 457), fighter("B", "vt49decimator", Side::enemy, 457, 780)});
  arena.edit("A").tokens.stress = tokens;
  arena.edit("A").tokens.focus = 1;
  arena.edit("A").tokens.cloak = 1;
  arena.edit("A").ship.damage = {{7, true}};
  for (const auto& option : options(arena, "A", step())) {
    CHECK(option.legal == (option.key == "pass"));
    if (!option.legal) CHECK(option.rule == "2e-action-12");
  }
  CHECK(!may(arena, "A", "focus", only({"focus"})));
  arena.says("decloak", "straight");
  arena.run([](Game& game) {
    rules::gain(game, "A", Token::evade, 1, "2e-evade-1");
    rules::lose(game, "A", Token::focus, 1, "2e-focus-3");
    CHECK(rules::decloak(game, "A"));
  });
  CHECK(arena["A"].tokens.evade == 1);
  CHECK(arena["A"].tokens.focus == 0);
  CHECK(arena["A"].tokens.cloak == 0);
  arena.edit("A").tokens.focus = 1;
  // Weapons Failure takes one die.
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::blank}).says("modify-attack", "focus");
  arena.run([](Game& game) { rules::engage(game, "A"); });
  arena.expect_all_said();
  CHECK(arena["B"].ship.shields == arena["B"].ship.shield_limit - 1);
  CHECK(arena["A"].tokens.stress == tokens);
}

TEST_CASE("Even while stressed goes for the named action alone; red ones stress again",
          "[2e-action-14][2e-action-15][2e-linked-6]") {
  Arena arena = alone("fangfighter");  // boost with a linked red focus
  arena.edit("A").tokens.stress = 1;
  Offer offer = only({"boost"});
  offer.even_stressed = true;
  arena.says("action", "boost").says("boost", "bank-left");
  CHECK(offered(arena, "A", offer));
  CHECK(arena.asked.size() == 2);  // no link is offered
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(!may(arena, "A", "focus", Offer{}));

  Arena red = alone("btla4ywing");
  red.edit("A").tokens.stress = 1;
  Offer roll = only({"barrel-roll"});
  roll.even_stressed = true;
  red.says("action", "barrel-roll").says("barrel-roll", "left-front");
  CHECK(offered(red, "A", roll));
  CHECK(red["A"].tokens.stress == 2);
}

TEST_CASE("A lost action step forbids no action from elsewhere", "[2e-action-17][2e-obstacle-23]") {
  Arena arena = alone("tielnfighter");
  arena.edit("A").ship.skips_action = true;
  arena.says("action", "evade");
  CHECK(offered(arena, "A", Offer{}));
  CHECK(arena["A"].tokens.evade == 1);
}

TEST_CASE("No further action in this activation, but later", "[2e-action-18]") {
  Arena arena = alone("tieadvancedx1");
  arena.edit("A").ship.marks = {"no-further-actions"};
  CHECK(forbidden_by(arena, "A", "focus", step()) == "2e-action-18");
  arena.edit("A").moved = true;  // its activation is over
  CHECK(may(arena, "A", "focus", Offer{}));
}

TEST_CASE("A red action gives its stress before what follows it", "[2e-action-colour-2][2e-stress-2]") {
  Arena arena = alone("attackshuttle");  // barrel roll with a linked red evade
  arena.says("action", "barrel-roll").says("barrel-roll", "right-back").says("action", "evade");
  CHECK(offered(arena, "A", step()));
  CHECK(arena["A"].tokens.evade == 1);
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(arena.told("2e-action-colour-2"));

  // Red barrel roll of a TIE/in by an effect, then Autothrusters: stressed, so nothing follows.
  Arena ace = alone("tieininterceptor");
  Offer red = only({"barrel-roll"});
  red.colour = "red";
  ace.says("action", "barrel-roll").says("barrel-roll", "left-middle");
  CHECK(offered(ace, "A", red));
  CHECK(ace["A"].tokens.stress == 1);
  CHECK(ace.asked.size() == 2);
}

TEST_CASE("A red action that fails stresses too", "[2e-action-colour-3][2e-fail-4][2e-fail-6][2e-barrel-roll-9]") {
  Arena arena(boxed_in("btla4ywing"));
  const geom::Pose before = arena["A"].pose;
  arena.says("action", "barrel-roll");
  CHECK(!offered(arena, "A", step()));
  arena.expect_all_said();
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(arena["A"].pose == before);
  CHECK(arena.told("2e-action-colour-3"));
}

TEST_CASE("A purple action costs Force, done or failed",
          "[2e-action-colour-4][2e-action-colour-5][2e-action-colour-6]") {
  Arena arena = alone("delta7aethersprite");
  CHECK(forbidden_by(arena, "A", "evade", step()) == "2e-action-colour-4");
  arena.edit("A").ship.force = arena.edit("A").ship.force_limit = 1;
  arena.edit("A").tokens.stress = 1;
  CHECK(forbidden_by(arena, "A", "evade", step()) == "2e-action-12");
  arena.edit("A").tokens.stress = 0;
  arena.says("action", "evade");
  CHECK(offered(arena, "A", step()));
  CHECK(arena["A"].ship.force == 0);
  CHECK(arena["A"].tokens.evade == 1);
  CHECK(arena["A"].tokens.stress == 0);

  Arena lonely = alone("eta2actis");  // lock is purple, and nothing is there to lock
  lonely.edit("A").ship.force = lonely.edit("A").ship.force_limit = 2;
  lonely.says("action", "lock");
  CHECK(!offered(lonely, "A", step()));
  CHECK(lonely["A"].ship.force == 1);
}

TEST_CASE("Treated as another colour changes the cost only", "[2e-action-colour-7][2e-action-colour-9]") {
  Arena red = alone("btla4ywing");
  Offer offer = only({"barrel-roll"});
  offer.colour = "red";  // on a barrel roll that is red already
  red.says("action", "barrel-roll").says("barrel-roll", "left-middle");
  CHECK(offered(red, "A", offer));
  CHECK(red["A"].tokens.stress == 1);

  Arena own = alone("btla4ywing");  // coordinated without a word about colour: its own red
  Offer coordinated;
  coordinated.coordinated = true;
  own.says("action", "barrel-roll").says("barrel-roll", "left-middle");
  CHECK(offered(own, "A", coordinated));
  CHECK(own["A"].tokens.stress == 1);

  Arena white = alone("btla4ywing");
  Offer eased = only({"barrel-roll"});
  eased.colour = "white";
  white.says("action", "barrel-roll").says("barrel-roll", "left-middle");
  CHECK(offered(white, "A", eased));
  CHECK(white["A"].tokens.stress == 0);
}

TEST_CASE("After an action its link may follow, in its own colour",
          "[2e-linked-1][2e-linked-2][2e-linked-5][2e-linked-8]") {
  Arena arena = alone("tieadvancedx1");
  arena.passes("action", "A");
  arena.says("action", "focus").says("action", "barrel-roll").says("barrel-roll", "left-middle");
  CHECK(offered(arena, "A", GENERATE(true, false) ? step() : Offer{}));  // in its step, or granted
  CHECK(arena["A"].tokens.focus == 1);
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(arena["A"].pose.x == base::um_from_mm(377));
  CHECK(arena["A"].ship.did("barrel-roll"));

  Arena declined = alone("tieadvancedx1");
  declined.passes("action", "A");
  declined.says("action", "focus");
  CHECK(offered(declined, "A", step()));
  CHECK(declined.question("action")->rule == "2e-linked-1");
  CHECK(declined["A"].tokens.stress == 0);
  CHECK(!declined["A"].ship.did("barrel-roll"));
}

// The catalog with other actions on one ship's bar.
data::Catalog with_bar(const std::string& ship, const std::vector<data::ShipAction>& bar) {
  data::Catalog changed = test::catalog();
  changed.ships.at(ship).actions = bar;
  return changed;
}

TEST_CASE("One link only, and no chain", "[2e-linked-3][2e-linked-4]") {
  const data::Catalog several =
      with_bar("tielnfighter", {{"focus", "white", "boost", "red"}, {"focus", "white", "evade", "white"}});
  Arena one = alone("tielnfighter");
  one.says("action", "focus").says("action", "evade");
  {
    Game game(several, one.table, {}, &one);
    CHECK(rules::offer_action(game, "A", step()));
  }
  CHECK(one.asked.size() == 2);
  CHECK(one.asked[1].option("boost") != nullptr);
  CHECK(one["A"].tokens.evade == 1);
  CHECK(!one["A"].ship.did("boost"));

  const data::Catalog chain = with_bar(
      "tielnfighter", {{"focus", "white", "barrel-roll", "white"}, {"barrel-roll", "white", "evade", "white"}});
  Arena chained = alone("tielnfighter");
  chained.says("action", "focus").says("action", "barrel-roll").says("barrel-roll", "left-middle");
  Game game(chain, chained.table, {}, &chained);
  CHECK(rules::offer_action(game, "A", step()));
  CHECK(chained.asked.size() == 3);
  CHECK(chained["A"].tokens.evade == 0);
}

TEST_CASE("No link when the ship is stressed by then, or the action failed", "[2e-linked-6][2e-linked-7][2e-fail-3]") {
  const data::Catalog red = with_bar("tielnfighter", {{"focus", "red", "evade", "white"}});
  Arena stressed = alone("tielnfighter");
  stressed.says("action", "focus");
  Game game(red, stressed.table, {}, &stressed);
  CHECK(rules::offer_action(game, "A", step()));
  CHECK(stressed["A"].tokens.stress == 1);
  CHECK(stressed.asked.size() == 1);

  Arena failed(boxed_in("fangfighter"));
  failed.edit("A").ship.damage = {{3, true}};  // Wounded Pilot would roll after an action
  failed.says("action", "boost");
  CHECK(!offered(failed, "A", step()));
  CHECK(failed.asked.size() == 1);
  CHECK(failed["A"].tokens.stress == 0);
}

TEST_CASE("Link and other effects after the action come in the order of the player", "[2e-linked-9]") {
  Arena arena = alone("tieadvancedx1");
  arena.edit("A").ship.damage = {{3, true}};  // Wounded Pilot
  arena.says("action", "focus").says("order", "1").dice({Face::hit});
  CHECK(offered(arena, "A", step()));
  arena.expect_all_said();
  CHECK(arena["A"].tokens.stress == 1);  // the die first: now stressed, so there is no link
  CHECK(arena.asked.size() == 3);

  Arena other = alone("tieadvancedx1");
  other.edit("A").ship.damage = {{3, true}};
  other.says("action", "focus").says("order", "0");
  other.says("action", "barrel-roll").says("barrel-roll", "right-middle").dice({Face::blank}).dice({Face::blank});
  CHECK(offered(other, "A", step()));
  other.expect_all_said();  // the link, then a die for each of the two actions
}

TEST_CASE("Outside its own step an ionised ship may do any action", "[2e-ion-6]") {
  Arena arena = alone("tielnfighter");
  arena.edit("A").tokens.ion = 1;
  Offer coordinated;
  coordinated.coordinated = true;
  arena.says("action", "evade");
  CHECK(offered(arena, "A", coordinated));
  CHECK(arena["A"].tokens.evade == 1);
}

TEST_CASE("What can fail says so beforehand", "[2e-fail-1]") {
  // Alone on the table there is nothing to lock, to jam or to coordinate; the text warns.
  Arena arena = alone("lambdaclasst4ashuttle");
  for (const auto& option : options(arena, "A", step())) {
    const bool fails = option.key == "jam" || option.key == "coordinate" || option.key == "lock";
    CHECK((option.text.english().find("would fail") != std::string::npos) == fails);
  }
  for (const char* action : {"jam", "coordinate", "lock", "boost", "barrel-roll"}) {
    Arena walled(boxed_in("tielnfighter"));
    if (std::string(action) == "lock" || std::string(action) == "jam") walled.table.pieces.resize(1);
    walled.run([&](Game& game) { CHECK(!rules::perform_action(game, "A", action, "white", Offer{})); });
    CHECK(walled.told("2e-fail-2"));
  }
  // Not on the list: without a card to reload the action is simply not open.
  Arena bomber = alone("btla4ywing");
  CHECK(forbidden_by(bomber, "A", "reload", step()) == "2e-reload-2");
}

}  // namespace
}  // namespace plotboard::battle_actions_offer
