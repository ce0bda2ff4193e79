// The colour of a maneuver: stress, what makes it harder or easier, purple, the substitute of a stressed ship.
#include <algorithm>
#include <catch2/catch.hpp>

#include "battle_activation.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "rules/second/parts.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::battle_activation_difficulty {
using namespace test;
namespace {

using geom::Difficulty;
using rules::Game;
using state::Side;
using state::Token;

TEST_CASE("White changes nothing, red stresses, blue takes one of each",
          "[2e-maneuver-1][2e-maneuver-4][2e-maneuver-5][2e-maneuver-6]") {
  const auto tokens_after = [](const char* dial, int each) {
    Arena arena({xwing(400, 300), foe()});
    arena.passes("action", "A");
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
  some.passes("action", "A");
  some.edit("A").tokens.stress = 2;
  some.edit("A").tokens.strain = 1;
  some.edit("A").tokens.deplete = 1;
  CHECK(activated(some, "1B")["A"].tokens == three(1, 0, 0));
}

TEST_CASE("Difficulty goes up and down between blue and red", "[2e-difficulty-1][2e-difficulty-2][2e-difficulty-3]") {
  CHECK(rules::second::changed(Difficulty::blue, 1) == Difficulty::white);
  CHECK(rules::second::changed(Difficulty::white, 1) == Difficulty::red);
  CHECK(rules::second::changed(Difficulty::red, -1) == Difficulty::white);
  CHECK(rules::second::changed(Difficulty::white, -1) == Difficulty::blue);
  CHECK(rules::second::changed(Difficulty::red, 1) == Difficulty::red);
  CHECK(rules::second::changed(Difficulty::blue, -1) == Difficulty::blue);
  CHECK(rules::second::changed(Difficulty::red, 1 - 1) == Difficulty::red);  // added up first, not step by step
  CHECK(rules::second::changed(Difficulty::white, -2) == Difficulty::blue);
  CHECK(rules::second::changed(Difficulty::blue, 2) == Difficulty::red);
}

TEST_CASE("Purple is no step of that ladder, and the hardest of all", "[2e-difficulty-5][2e-difficulty-6]") {
  CHECK(rules::second::changed(Difficulty::purple, 1) == Difficulty::purple);
  CHECK(rules::second::changed(Difficulty::purple, -2) == Difficulty::purple);
  CHECK(rules::second::changed(Difficulty::red, 5) == Difficulty::red);
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
  arena.passes("action", "A");
  arena.edit("A").tokens.stress = 1;
  activated(arena, "4K");
  CHECK(executed(arena).difficulty == Difficulty::white);
  CHECK(arena["A"].tokens.stress == 1);
  Arena ion({carrying(xwing()), foe()});
  ion.passes("action", "A");
  ion.edit("A").tokens.ion = 1;
  activated(ion, nullptr);
  CHECK(executed(ion).difficulty == Difficulty::blue);
  Arena plain({carrying(xwing()), foe()});
  plain.passes("action", "A");
  activated(plain, "2F");
  CHECK(executed(plain).difficulty == Difficulty::white);  // printed blue: the card works
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

}  // namespace
}  // namespace plotboard::battle_activation_difficulty
