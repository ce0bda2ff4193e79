// Wings of the campaign: what makes a ship leave its wing, and who leads after that.
#include <catch2/catch.hpp>

#include "rules/play/actions.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/wings.hpp"
#include "support/catalog.hpp"
#include "support/mission_wing.hpp"
#include "support/pieces.hpp"

namespace plotboard::mission_wings_split {
using namespace test;
namespace {

using rules::Game;
using state::Phase;
using state::Side;
using state::Token;
using state::Wing;

Arena& gain(Arena& arena, const std::string& ship, Token token) {
  return arena.run([&](Game& game) { rules::gain(game, ship, token, 1, "2e-ion-1"); });
}

Ids in_formation(const Arena& arena) {
  Ids ids;
  for (const state::Piece& ship : arena.table.pieces) {
    if (ship.ship.is_wingmate()) ids.push_back(ship.id);
  }
  return ids;
}

// The leader of a squad of four has gone: A2 leads from the front right.
void check_handed_over(const Arena& arena) {
  CHECK(told_to(arena, "A2", "fga-3.3.9.3-5"));
  CHECK(arena["A1"].ship.wing == Wing{});
  CHECK(arena["A2"].ship.wing == Wing{"A2", 1, false});
  CHECK(arena["A3"].ship.wing == Wing{"A2", 5, false});  // behind and left of A2, where it was
  CHECK(arena["A4"].ship.wing == Wing{"A2", 4, false});  // straight behind A2
  CHECK(rules::wingmates(arena.table, "A2") == Ids{"A3", "A4"});
}

}  // namespace

TEST_CASE("What splits a wingmate of an AI squad", "[fga-3.3.9.2-2][fga-3.3.9.2p-1][fga-3.3.9.2-4][fga-3.3.9.2-5]") {
  Arena arena(squad_of("t65xwing", 4), kCampaign);
  SECTION("Ionised") {
    gain(arena, "A2", Token::ion);
    CHECK(told_to(arena, "A2", "fga-3.3.9.2-2"));
    CHECK(in_formation(arena) == Ids{"A3", "A4"});
  }
  SECTION("Tractored") {
    arena.passes("tractor", "A3");
    gain(arena, "A3", Token::tractor);
    CHECK(told_to(arena, "A3", "fga-3.3.9.2-2"));
    CHECK(in_formation(arena) == Ids{"A2", "A4"});
  }
  SECTION("Moved or turned by an effect") {
    arena.run([](Game& game) { rules::rotate_ship(game, "A4", 90, "2e-rotate-ship-1"); });
    CHECK(told_to(arena, "A4", "fga-3.3.9.2-4"));
    CHECK(in_formation(arena) == Ids{"A2", "A3"});
  }
  SECTION("A flee token") {
    gain(arena, "A2", Token::flee);
    CHECK(told_to(arena, "A2", "fga-3.3.9.2-5"));
    CHECK(in_formation(arena) == Ids{"A3", "A4"});
  }
  SECTION("Nothing else") {
    gain(arena, "A2", Token::stress);
    gain(arena, "A3", Token::jam);
    gain(arena, "A4", Token::strain);
    arena.run([](Game& game) { rules::rotate_ship(game, "A1", 90, "2e-rotate-ship-1"); });
    CHECK(in_formation(arena) == Ids{"A2", "A3", "A4"});
  }
}

TEST_CASE("Who has left an AI wing activates by itself", "[fga-3.3.9.2-6][fga-3.3.9.2p-3][fga-3.3.6.2-1]") {
  Arena arena(squad_of("t65xwing", 3), kCampaign);
  arena.passes("action", "A1");
  arena.passes("action", "A3");
  gain(arena, "A2", Token::flee);
  CHECK_FALSE(rules::lost_its_dial(arena["A2"]));
  lead(arena.says("ai-maneuver", "2F"), "2F");
  CHECK(stands_at(arena["A2"], 517, 300));
  CHECK(arena["A3"].moved);
  CHECK(rules::whose_turn(test::catalog(), arena.table) == Ids{"A2"});
}

TEST_CASE("An AI wing goes on under its lowest number when its leader must split",
          "[fga-3.3.9.3-1][fga-3.3.9.3-2][fga-3.3.9.3p-1][fga-3.3.9.3-3][fga-3.3.9.3-4][fga-3.3.9.3-5]") {
  Arena arena(squad_of("t65xwing", 4), kCampaign);
  SECTION("Destroyed") {
    arena.edit("A1").ship.destroyed = true;
    arena.run([](Game& game) { rules::remove_destroyed(game); });
    CHECK(told_to(arena, "A1", "fga-3.3.9.3-1"));
    check_handed_over(arena);
  }
  SECTION("Ionised") {
    gain(arena, "A1", Token::ion);
    CHECK(told_to(arena, "A1", "fga-3.3.9.3-2"));
    check_handed_over(arena);
  }
  SECTION("Tractored") {
    arena.passes("tractor", "A1");
    gain(arena, "A1", Token::tractor);
    CHECK(told_to(arena, "A1", "fga-3.3.9.3-2"));
    check_handed_over(arena);
  }
  SECTION("A flee token") {
    gain(arena, "A1", Token::flee);
    CHECK(told_to(arena, "A1", "fga-3.3.9.3-3"));
    check_handed_over(arena);
  }
  SECTION("A hyperdrive token") {
    gain(arena, "A1", Token::hyperdrive);
    CHECK(told_to(arena, "A1", "fga-3.3.9.3-3"));
    check_handed_over(arena);
  }
  SECTION("Off the board") {
    arena.passes("action");
    arena.edit("A1").pose = test::pose(20, 300, 270);
    lead(arena.says("ai-maneuver", "4F"), "4F");
    CHECK(arena["A1"].fled);
    CHECK(told_to(arena, "A1", "fga-3.3.9.3-4"));
    check_handed_over(arena);
    CHECK_FALSE(arena["A2"].moved);  // it has its own turn, and all others with it
    CHECK(rules::whose_turn(test::catalog(), arena.table) == Ids{"A2"});
    lead(arena.says("ai-maneuver", "2F"), "2F", "A2");
    CHECK(stands_at(arena["A2"], 517, 420));
    CHECK(stands_at(arena["A3"], 457, 360));
    CHECK(stands_at(arena["A4"], 517, 360));
    CHECK(asked_for(arena, "ai-maneuver") == Ids{"A1", "A2"});
  }
}

TEST_CASE("The last of a wing is a ship like any other", "[fga-3.3.9.3-5]") {
  Arena arena(squad_of("t65xwing", 2), kCampaign);
  gain(arena, "A1", Token::ion);
  CHECK(arena["A2"].ship.wing == Wing{});
  CHECK(rules::whose_turn(test::catalog(), arena.table) == Ids{"A1"});
  arena.edit("A1").moved = true;
  CHECK(rules::whose_turn(test::catalog(), arena.table) == Ids{"A2"});
}

TEST_CASE("A leader that flies nothing holds nobody up", "[fga-3.3.9.3-5]") {
  Arena arena(squad_of("t65xwing", 3), kCampaign);
  arena.edit("A1").ship.fitness = state::Fitness::disabled;
  lead(arena, "2F");
  CHECK(arena["A2"].ship.wing == Wing{"A2", 1, false});
  CHECK(rules::whose_turn(test::catalog(), arena.table) == Ids{"A2"});
}

TEST_CASE("A people's wing breaks when its leader must split", "[fga-2.14.1.2x-8][fga-2.14.1.2-8]") {
  Arena arena(flight_of(Ids(4, "tielnfighter")), kCampaign);
  const Token token = GENERATE(Token::ion, Token::tractor, Token::hyperdrive);
  if (token == Token::tractor) arena.passes("tractor", "A1");
  gain(arena, "A1", token);
  CHECK(in_formation(arena).empty());
  for (const char* id : {"A2", "A3", "A4"}) CHECK(told_to(arena, id, "fga-2.14.1.2x-8"));
}

TEST_CASE("A people's wing breaks when its leader is destroyed or gone", "[fga-2.14.1.2x-8]") {
  Arena arena(flight_of(Ids(3, "tielnfighter")), kCampaign);
  SECTION("Destroyed") {
    arena.edit("A1").ship.destroyed = true;
    arena.run([](Game& game) { rules::remove_destroyed(game); });
  }
  SECTION("Off the board") {
    arena.edit("A1").pose = test::pose(20, 300, 270);
    lead(arena, "4F");
  }
  CHECK(in_formation(arena).empty());
  CHECK(arena["A2"].ship.wing.leader == "A1");  // nobody has inherited it
}

TEST_CASE("In Planning a person's wingmate may leave, and never comes back",
          "[fga-2.14.1.2x-2][fga-2.14.1.2-2][fga-3.3.9.2-6]") {
  Arena arena(flight_of({"tielnfighter", "tielnfighter", "tielnfighter"}), kCampaign, Phase::planning);
  arena.passes("wing-split", "A1");
  const auto offer = [&] { arena.run([](Game& game) { rules::offer_splits(game); }); };
  offer();
  CHECK(arena.asked.empty());  // just formed
  arena.table.round = 2;
  CHECK(rules::need_dials(test::catalog(), arena.table, Side::player) == Ids{"A1"});
  arena.says("wing-split", "A3");
  offer();
  arena.expect_all_said();
  CHECK(in_formation(arena) == Ids{"A2"});
  CHECK(rules::need_dials(test::catalog(), arena.table, Side::player) == Ids{"A1", "A3"});
  CHECK_FALSE(rules::lost_its_dial(arena["A3"]));
  arena.asked.clear();
  arena.run([](Game& game) { rules::offer_rejoining(game); });
  CHECK(arena.asked.empty());
  arena.table.play.phase = Phase::end;
  offer();
  CHECK(arena.asked.empty());  // the base game's time to leave
}

TEST_CASE("AI squads leave only when they have to", "[fga-2.14.1.2x-2]") {
  Arena arena(squad_of("t65xwing", 3), kCampaign, Phase::planning);
  arena.table.round = 2;
  arena.run([](Game& game) { rules::offer_splits(game); });
  CHECK(arena.asked.empty());
}

}  // namespace plotboard::mission_wings_split
