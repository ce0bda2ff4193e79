// broken_battle() sees what must not be.

#include <catch2/catch.hpp>

#include "rules/play/invariants.hpp"

#include "rules/play/damage.hpp"
#include "rules/second/rulebook.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"

namespace plotboard::battle_invariants {

using state::Side;
using test::Arena;
using test::fighter;

namespace {

struct Sound : Arena {
  Sound()
      : Arena({fighter("X", "t65xwing", Side::player, 457, 300, 0, {"proton-torpedoes"}),
               fighter("T", "tielnfighter", Side::enemy, 457, 500, 180)}) {
    for (state::Deck& deck : table.play.decks) deck.draw = rules::fresh_deck(test::catalog(), "2e");
  }
  [[nodiscard]] auto broken() const { return rules::broken_battle(test::catalog(), table); }
};

}  // namespace

TEST_CASE("A battle that keeps the rules breaks nothing", "[battle][invariants]") {
  Sound arena;
  CHECK(arena.broken().empty());
  arena.free_dice = true;
  arena.run([](rules::Game& game) {
    rules::suffer(game, "X", 2, 3, "test");
    rules::suffer(game, "T", 1, 1, "test");
    rules::repair_facedown(game, "X", "test");
  });
  CHECK(arena.broken().empty());
  arena.run([](rules::Game& game) { rules::suffer(game, "T", 5, 0, "test"); });
  CHECK(arena.broken().empty());
}

TEST_CASE("A lock on a ship stays while it is docked, and falls when it is out of the game",
          "[battle][invariants][2e-dock-1][2e-lock-8]") {
  Arena arena({fighter("G", "vcx100lightfreighter", Side::player, 457, 457),
               fighter("P", "attackshuttle", Side::player, 0, 0), fighter("E", "tielnfighter", Side::enemy, 100, 800)});
  for (state::Deck& deck : arena.table.play.decks) deck.draw = rules::fresh_deck(test::catalog(), "2e");
  arena.edit("P").ship.carrier = "G";
  arena.edit("E").lock = "P";
  CHECK(rules::broken_battle(test::catalog(), arena.table).empty());
  arena.edit("P").ship.carrier = "nobody";
  CHECK(rules::broken_battle(test::catalog(), arena.table).size() == 1);
  arena.edit("P").ship.carrier = "G";
  arena.run([](rules::Game& game) { game.emit(state::ShipRemoved{"P"}); });
  CHECK(arena["E"].lock.empty());
}

TEST_CASE("What breaks a battle is said", "[battle][invariants]") {
  const auto says = [](void (*spoil)(Sound&), const std::string& what) {
    Sound arena;
    spoil(arena);
    const auto broken = arena.broken();
    INFO(what);
    REQUIRE(broken.size() == 1);
    const std::string& words = broken[0];
    CHECK(words.find(what) != std::string::npos);
  };
  says([](Sound& arena) { arena.table.play.decks[1].draw.pop_back(); }, "deck of side enemy is not complete");
  says([](Sound& arena) { arena.edit("X").ship.damage.push_back({4, true}); }, "deck of side player is not complete");
  says(
      [](Sound& arena) {
        arena.edit("X").ship.damage.push_back({0, true});
      },
      "a marker for a damage card lies faceup");
  says([](Sound& arena) { arena.edit("X").tokens.cloak = 2; }, "X: cloak tokens 2");
  says([](Sound& arena) { arena.edit("X").ship.shields = 3; }, "X: shields 3");
  says([](Sound& arena) { arena.edit("X").ship.force = 1; }, "X: Force 1");
  says([](Sound& arena) { arena.edit("X").ship.cards[0].charges = 9; }, "X: charges of proton-torpedoes 9");
  says([](Sound& arena) { arena.edit("X").lock = "nobody"; }, "X: its lock names nothing in play");
  says([](Sound& arena) { arena.edit("X").ship.older_lock = "T"; }, "X: an older lock, but no newer one");
  says([](Sound& arena) { arena.edit("T").ship.destroyed = true; }, "T: destroyed, but still on the table");
  says([](Sound& arena) { arena.edit("T").ship.removed = true; }, "T: out of the game, but not destroyed");
  says([](Sound& arena) { arena.table.play.attack.emplace(); }, "an attack between two steps");
  says([](Sound& arena) { arena.table.play.result = "draw"; }, "over without a result");
  says(
      [](Sound& arena) {
        arena.table.play.choice.emplace();
        arena.table.play.choice->kind = "dice";
      },
      "a choice without a step");
  says(
      [](Sound& arena) {
        arena.edit("T").ship.destroyed = arena.edit("T").ship.removed = true;
        arena.edit("T").tokens.focus = 1;
      },
      "T: out of the game with tokens");
}

}  // namespace plotboard::battle_invariants
