// What people may lay down by hand where the first edition is played: its own tokens, and no others.
#include <catch2/catch.hpp>

#include "rules/play/commands.hpp"
#include "support/catalog.hpp"
#include "support/first.hpp"

namespace plotboard::soak_hands {
namespace {

using state::Side;
using state::Token;
using test::Arena;
using test::catalog;
using test::piloted;

Arena two(const std::string& ruleset = "1e") {
  return Arena({piloted("A", "1e-pilot-wedgeantilles", Side::player, 457, 300),
                piloted("B", "1e-pilot-academypilot", Side::enemy, 457, 600, 180)},
               ruleset, state::Phase::none);
}
std::optional<rules::Refusal> laid(const Arena& arena, const std::string& id, Token token, int count = 1) {
  state::Piece piece = arena[id];
  piece.tokens[token] = count;
  return rules::check(catalog(), arena.table, rules::ChangePiece{piece});
}

}  // namespace

TEST_CASE("By hand come the tokens of the edition that is played, and no others", "[first][hands]") {
  const Arena arena = two();
  for (const Token own : {Token::focus, Token::evade, Token::reinforce_fore, Token::reinforce_aft, Token::disarm,
                          Token::jam, Token::tractor, Token::stress, Token::ion, Token::cloak}) {
    INFO(state::name_of(own));
    CHECK_FALSE(laid(arena, "A", own));
  }
  for (const Token foreign :
       {Token::calculate, Token::strain, Token::deplete, Token::protect, Token::hyperdrive, Token::flee}) {
    INFO(state::name_of(foreign));
    const auto refused = laid(arena, "A", foreign);
    REQUIRE(refused);
    CHECK(refused->why.english() == "First edition has no " + std::string(state::name_of(foreign)) + " tokens.");
  }
}

TEST_CASE("No ship is laid down, or begins a battle, with a token of the other edition", "[first][hands]") {
  Arena arena = two();
  state::Piece more = arena["A"];
  more.id = "C";
  more.pose.x.value += 100'000;
  CHECK_FALSE(rules::check(catalog(), arena.table, rules::AddPiece{more}));
  more.tokens.strain = 1;
  CHECK(rules::check(catalog(), arena.table, rules::AddPiece{more}));
  CHECK_FALSE(rules::check(catalog(), arena.table, rules::StartBattle{}));
  arena.edit("A").tokens.deplete = 1;
  CHECK(rules::check(catalog(), arena.table, rules::StartBattle{}));
  // It may still be taken away.
  CHECK_FALSE(laid(arena, "A", Token::deplete, 0));
  CHECK_FALSE(laid(arena, "A", Token::deplete, 1));
}

TEST_CASE("A huge ship takes no focus, evade or stress token by hand [huge-tokens-4]",
          "[first][hands][huge-tokens-4]") {
  const Arena arena({piloted("H", "1e-pilot-gr75mediumtransport", Side::player, 457, 300)}, "huge-1e",
                    state::Phase::none);
  for (const Token token : {Token::focus, Token::evade, Token::stress}) {
    const auto refused = laid(arena, "H", token);
    REQUIRE(refused);
    CHECK(refused->rule == "huge-tokens-4");
  }
  CHECK_FALSE(laid(arena, "H", Token::ion, 3));
}

TEST_CASE("A huge ship's shields change section by section", "[first][hands]") {
  const Arena arena(
      {piloted("C", "1e-pilot-cr90corvettefore", Side::player, 457, 300, 0, {"1e-pilot-cr90corvetteaft"})}, "huge-1e",
      state::Phase::none);
  state::Piece piece = arena["C"];
  --piece.ship.shields;
  const auto refused = rules::check(catalog(), arena.table, rules::ChangePiece{piece});
  REQUIRE(refused);
  CHECK(refused->why.english() == "Change the hull and shields of C section by section.");
  --piece.ship.sections[1].shields;
  CHECK_FALSE(rules::check(catalog(), arena.table, rules::ChangePiece{piece}));
}

TEST_CASE("A lock from before the battle stays at its section [huge-tokens-8]", "[first][huge-tokens-8]") {
  Arena arena({piloted("A", "1e-pilot-wedgeantilles", Side::player, 457, 200),
               piloted("H", "1e-pilot-gr75mediumtransport", Side::enemy, 457, 600, 180)},
              "huge-1e", state::Phase::none);
  arena.edit("A").lock = "H";
  arena.edit("A").ship.lock_section = state::Section::aft;
  for (const state::Event& event : rules::resolve(catalog(), arena.table, rules::StartBattle{}))
    state::fold(arena.table, event);
  CHECK(arena["A"].lock == "H");
  CHECK(arena["A"].ship.lock_section == state::Section::aft);
}

TEST_CASE("Damage beyond a section's hull is lost to the whole ship [huge-damage-8]", "[first][huge-damage-8]") {
  Arena arena({piloted("C", "1e-pilot-cr90corvettefore", Side::player, 457, 300, 0, {"1e-pilot-cr90corvetteaft"})},
              "huge-1e");
  state::ShipState& ship = arena.edit("C").ship;
  ship.damage.assign(7, {321, false, 1, state::Section::fore});
  ship.damage.push_back({323, true, 2, state::Section::fore});  // 9 against 8 points of hull
  CHECK(ship.hull_left(state::Section::fore) == -1);
  CHECK(ship.hull_left() == 8);
  ship.damage.insert(ship.damage.end(), 7, {331, false, 1, state::Section::aft});
  CHECK(ship.hull_left() == 1);
}

TEST_CASE("A second cloak token is refused by hand [1e-cloak-1]", "[first][hands][1e-cloak-1]") {
  const Arena arena = two();
  CHECK_FALSE(laid(arena, "A", Token::cloak));
  const auto refused = laid(arena, "A", Token::cloak, 2);
  REQUIRE(refused);
  CHECK(refused->rule == "1e-cloak-1");
}

TEST_CASE("A running battle keeps its edition", "[first][hands]") {
  Arena arena = two();
  rules::SetTable other{arena.table.area, "2e", arena.table.options};
  CHECK_FALSE(rules::check(catalog(), arena.table, other));
  arena.table.play.phase = state::Phase::planning;
  const auto refused = rules::check(catalog(), arena.table, other);
  REQUIRE(refused);
  CHECK(refused->why.english() == "A battle is running: its edition stays.");
  other.ruleset = "huge-1e";
  CHECK_FALSE(rules::check(catalog(), arena.table, other));
}

}  // namespace plotboard::soak_hands
