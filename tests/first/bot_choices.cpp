// What the bot answers to choices of the 1st edition.
#include <catch2/catch.hpp>

#include "ai/pilot.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/attack.hpp"
#include "support/catalog.hpp"
#include "support/first.hpp"
#include "support/pieces.hpp"

namespace plotboard::first_bot_choices {
namespace {

using namespace test;
using rules::Game;
using state::Face;
using state::Phase;
using state::Side;

constexpr const char* kXwing = "1e-pilot-rookiepilot";
constexpr const char* kTie = "1e-pilot-academypilot";
constexpr const char* kPhantom = "1e-pilot-shadowsquadronpilot";
constexpr const char* kCorvette = "1e-pilot-cr90corvettefore";
constexpr const char* kCorvetteAft = "1e-pilot-cr90corvetteaft";

Arena on_table(std::vector<state::Piece> ships, Phase phase = Phase::engagement) {
  return Arena(std::move(ships), "1e", phase);
}
state::Piece own(const std::string& pilot, const std::vector<std::string>& cards = {}) {
  return piloted("A", pilot, Side::player, 457, 300, 0, cards);
}
state::Piece corvette(std::vector<std::string> cards = {}) {
  cards.push_back(kCorvetteAft);
  return own(kCorvette, cards);
}

std::string bot(Arena& arena, const char* kind, const std::vector<std::string>& keys,
                const std::vector<std::string>& unwise = {}) {
  Game game(catalog(), arena.table, {}, nullptr);
  state::Choice choice = rules::choice_of(game, kind, "A", "1e-action-1", {});
  for (const std::string& key : keys) choice.options.push_back(rules::option(key, {}));
  for (const std::string& key : unwise) {
    choice.options.push_back(rules::option(key, {}));
    choice.options.back().unwise = true;
  }
  return ai::bot_advise(game, choice).answer.key.text();
}
std::string action(Arena& arena) {
  Game game(catalog(), arena.table, {}, nullptr);
  state::Choice choice = rules::choice_of(game, "action", "A", "1e-action-1", {});
  choice.options = rules::action_options(game, "A", {});
  const Id key = ai::bot_advise(game, choice).answer.key;
  CHECK(choice.option(key)->legal);
  return key.text();
}

TEST_CASE("The bot loads the weapon that lacks energy and keeps the rest for its shields [huge-energy-10]", "[first]") {
  Arena arena = on_table({corvette({"1e-upgrade-singleturbolasers"})});
  state::ShipState& ship = arena.edit("A").ship;
  ship.sections[0].shields -= 1;
  CHECK(bot(arena, "allocate", {"1e-upgrade-singleturbolasers", "done"}) == "1e-upgrade-singleturbolasers");
  for (state::Card& card : ship.cards) {
    if (card.id == "1e-upgrade-singleturbolasers") card.charges = 2;
  }
  CHECK(bot(arena, "allocate", {"1e-upgrade-singleturbolasers", "done"}) == "done");
}

TEST_CASE("The bot uses what pays for energy and leaves the rest [huge-energy-12]", "[first]") {
  Arena arena = on_table({corvette()});
  CHECK(bot(arena, "energy", {"damage:362", "done"}) == "damage:362");
  CHECK(bot(arena, "energy", {"done"}, {"1e-upgrade-admiralozzel:1"}) == "done");
}

TEST_CASE(
    "The bot's shields go to the weaker section, its damage to the weaker one of the enemy "
    "[huge-actions-3][huge-damage-5]",
    "[first]") {
  Arena arena = on_table({corvette()});
  state::ShipState& ship = arena.edit("A").ship;
  ship.sections[0].shields = 0;
  ship.sections[0].hull = 2;
  for (const char* kind : {"recover", "section"}) CHECK(bot(arena, kind, {"fore", "aft"}) == "fore");
  ship.sections[0].hull = 8;
  ship.sections[1].shields = 0;
  ship.sections[1].hull = 2;
  for (const char* kind : {"recover", "section"}) CHECK(bot(arena, kind, {"fore", "aft"}) == "aft");
}

TEST_CASE("The bot recovers when shields are gone and not when they are full [huge-actions-4]", "[first]") {
  Arena arena = on_table({corvette()});
  state::ShipState& ship = arena.edit("A").ship;
  ship.sections[1].energy = 4;
  const std::vector<std::string> actions{"recover", "pass"};
  CHECK(bot(arena, "action", actions) == "pass");
  ship.sections[0].shields = ship.sections[1].shields = 0;
  CHECK(bot(arena, "action", actions) == "recover");
  CHECK(bot(arena, "energy-spent", {"4", "3", "2", "1"}) == "4");
  ship.sections[0].shields = ship.sections[0].shield_limit;
  ship.sections[1].shields = ship.sections[1].shield_limit - 2;
  CHECK(bot(arena, "energy-spent", {"4", "3", "2", "1"}) == "2");
}

TEST_CASE("The bot gives away a token before a card [1e-token-3]", "[first]") {
  Arena arena = on_table({own(kXwing)});
  CHECK(bot(arena, "discard", {"card", "token"}) == "token");
}

TEST_CASE("The bot drops what pays and nothing else [1e-bomb-7]", "[first]") {
  Arena arena = on_table({own(kXwing)});
  CHECK(bot(arena, "drop", {"1e-upgrade-protonbombs:straight-1", "pass"}) == "1e-upgrade-protonbombs:straight-1");
  CHECK(bot(arena, "drop", {"pass"}, {"1e-upgrade-protonbombs:straight-1"}) == "pass");
}

TEST_CASE("The bot coordinates with the friend who has not acted, never with a stressed one [1e-coord-1]", "[first]") {
  Arena arena = on_table({corvette(), piloted("F", kXwing, Side::player, 540, 300),
                          piloted("G", kXwing, Side::player, 600, 300), piloted("H", kXwing, Side::player, 660, 300)});
  arena.edit("F").ship.actions = {"focus"};
  arena.edit("H").tokens.stress = 1;
  CHECK(bot(arena, "coordinate", {"F", "G", "H"}) == "G");
}

TEST_CASE("The bot takes focus for a shot, and an evade or a way out where it is only shot at [1e-action-1]",
          "[first]") {
  Arena arena = on_table({own(kTie), piloted("B", kXwing, Side::enemy, 457, 480, 0)}, Phase::activation);
  CHECK(action(arena) == "focus");
  arena.edit("B").pose = pose(457, 480, 180);
  arena.edit("A").pose = pose(457, 300, 180);
  const std::string key = action(arena);
  CHECK((key == "evade" || key == "barrel-roll"));
}

TEST_CASE(
    "The bot leaves actions of cards that do not pay now, and Marksmanship without a shot "
    "[1e-upgrade-marksmanship]",
    "[first]") {
  Arena arena = on_table(
      {own(kXwing, {"1e-upgrade-marksmanship", "1e-upgrade-rage"}), piloted("B", kTie, Side::enemy, 457, 480, 0)},
      Phase::activation);
  CHECK(bot(arena, "action", {"1e-upgrade-marksmanship", "pass"}) == "1e-upgrade-marksmanship");
  CHECK(bot(arena, "action", {"pass"}, {"1e-upgrade-rage"}) == "pass");
  arena.edit("A").pose = pose(457, 300, 180);
  CHECK(bot(arena, "action", {"1e-upgrade-marksmanship", "pass"}) == "pass");
}

// Two hits against these dice; B is the attacker.
struct Defence {
  std::string defense;
  int focus, evade;
  bool engaged = true;
};
std::string spent(const Defence& test, int hits) {
  Arena arena = on_table({own(kXwing), piloted("B", kXwing, Side::enemy, 457, 480, 180)});
  state::Piece& ship = arena.edit("A");
  ship.tokens.focus = test.focus;
  ship.tokens.evade = test.evade;
  ship.ship.engaged = test.engaged;
  state::Attack attack;
  attack.attacker = "B";
  attack.defender = "A";
  attack.weapon = "primary:0";
  attack.range = 2;
  attack.step = state::AttackStep::modify_defense;
  attack.attack_dice.assign(static_cast<std::size_t>(hits), {Face::hit, false, false});
  for (const char letter : test.defense) {
    attack.defense_dice.push_back({letter == 'e'   ? Face::evade
                                   : letter == 'f' ? Face::focus
                                                   : Face::blank,
                                   false, false});
  }
  Game game(catalog(), arena.table, {}, nullptr);
  game.emit(state::AttackDeclared{attack});
  state::Choice choice = rules::choice_of(game, "modify-defense", "A", "1e-attack-1", {});
  for (const char* token : {"focus", "evade"}) {
    if ((std::string_view(token) == "focus" ? test.focus : test.evade) > 0)
      choice.options.push_back(rules::option(token, {}));
  }
  choice.options.push_back(rules::option("done", {}));
  return ai::bot_advise(game, choice).answer.key.text();
}

TEST_CASE("The bot spends an evade or focus token in defence only where it prevents damage [1e-evade-2][1e-focus-3]",
          "[first]") {
  CHECK(spent({"ee", 1, 1}, 2) == "done");
  CHECK(spent({"ee", 0, 1}, 3) == "evade");
  CHECK(spent({"bb", 1, 0}, 2) == "done");
  CHECK(spent({"fb", 1, 1}, 1) == "focus");
  CHECK(spent({"fb", 1, 1, false}, 1) == "evade");  // its own attack wants the focus token
  CHECK(spent({"ff", 1, 1, false}, 2) == "focus");  // an evade alone is not enough
  CHECK(spent({"ff", 1, 1}, 3) == "focus");         // both are needed
}

TEST_CASE("A cloaked ship decloaks for a shot and stays cloaked with nobody to shoot at [1e-cloak-4]", "[first]") {
  Arena arena = on_table({own(kPhantom), piloted("B", kXwing, Side::enemy, 457, 560, 0)}, Phase::activation);
  arena.edit("A").tokens.cloak = 1;
  Game game(catalog(), arena.table, {}, nullptr);
  state::Choice choice = rules::choice_of(game, "decloak", "A", "1e-cloak-4", {});
  choice.options = {rules::option("straight", {}), rules::option("pass", {})};
  choice.options.front().ghost = pose(457, 420, 0);
  CHECK(ai::bot_advise(game, choice).answer.key == "straight");
  arena.edit("B").pose = pose(457, 500, 180);
  choice.options.front().ghost = pose(457, 420, 90);
  CHECK(ai::bot_advise(game, choice).answer.key == "pass");
}

}  // namespace
}  // namespace plotboard::first_bot_choices
