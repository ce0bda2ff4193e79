// Experience of the flight group (fga-sheet.xp, 2.11), counted where it is earned.

#include <catch2/catch.hpp>

#include "rules/coop/experience.hpp"

#include "battle_attack.hpp"
#include "mission/shares.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/setup.hpp"
#include "rules/play/tokens.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::mission_experience {

using rules::Game;
using state::Side;
using state::Token;
using test::Arena;
using test::faces;
using test::fighter;

namespace {

constexpr int kPanic = 1, kStructural = 9, kDirectHit = 14;

// P1 and P2 of the flight group; A an ally that people fly, E an enemy of Threat Level 2, F another.
struct Flight : Arena {
  explicit Flight(state::Phase phase = state::Phase::engagement)
      : Arena({fighter("P1", "t65xwing", Side::player, 457, 300), fighter("P2", "t65xwing", Side::player, 557, 300),
               fighter("A", "t65xwing", Side::player, 357, 300),
               fighter("E", "tieininterceptor", Side::enemy, 457, 420, 180),
               fighter("F", "vt49decimator", Side::enemy, 700, 700, 180)},
              "2e", phase) {
    table.mission = "0-1-escorting-the-decimator";
    table.progress.rank = 2;
    edit("A").squad = "Omega";
    edit("E").ship.threat = 2;
    edit("F").ship.threat = 4;
    edit("E").ai = edit("F").ai = true;
  }
};
// What it did, done by that ship.
template <class Code>
void done_by(Arena& arena, const std::string& author, const Code& code,
             const data::Catalog& catalog = test::catalog()) {
  arena.run_by(catalog, [&](Game& game) {
    const Game::By by(game, author);
    code(game);
  });
}
// "P1 1.1 1, P2 5.2 -2": all credits since the start.
std::string credits(const Arena& arena) {
  std::string text;
  for (const state::Credit& credit : arena.table.progress.credits) {
    text += (text.empty() ? "" : ", ") + (credit.ship.empty() ? "group" : credit.ship) + " " + credit.source + " " +
            std::to_string(credit.points);
  }
  return text;
}

}  // namespace

TEST_CASE("Damaging enemies pays once a round, whoever and how many they are",
          "[mission][experience][fga-sheet.xp-1][fga-2.11-1][fga-2.11.1-1]") {
  Flight arena;
  done_by(arena, "P1", [](Game& game) {
    rules::suffer(game, "E", 1, 0, "test");
    rules::suffer(game, "F", 2, 0, "test");
  });
  CHECK(credits(arena) == "P1 1.1 1");
  done_by(arena, "P2", [](Game& game) { rules::suffer(game, "F", 1, 0, "test"); });
  CHECK(credits(arena) == "P1 1.1 1, P2 1.1 1");
  arena.table.round = 2;
  done_by(arena, "P1", [](Game& game) { rules::suffer(game, "F", 1, 0, "test"); });
  CHECK(arena.table.progress.earned("P1") == 2);
}

TEST_CASE(
    "An attack pays its pilot: damage, a faceup card, the kill by Threat Level",
    "[mission][experience][fga-sheet.xp-1][fga-sheet.xp-2][fga-sheet.xp-4][fga-2.11-2][fga-2.11-4][fga-3.4.2.3-1]") {
  Flight arena;
  arena.next_cards(Side::enemy, {kStructural, kStructural, kStructural});
  arena.says("attack", "primary:0>E").dice(faces("hhcb")).dice(faces("bbb"));
  test::engages(arena, "P1");
  CHECK(arena["E"].ship.destroyed);
  CHECK(credits(arena) == "P1 1.1 1, P1 1.2 1, P1 1.4 4");
}

TEST_CASE("A wreck that is attacked again pays as before, or by the other reading nothing after its kill",
          "[mission][experience][fga-2.11-1][fga-2.11-2][fga-2.11-4][2e-destroy-3][2e-destroy-7]") {
  data::Catalog other = test::catalog();
  other.rulesets.at("fga-207").wrecks_pay_experience = false;
  const auto paid = [](const data::Catalog& catalog) {
    Flight arena;
    arena.table.ruleset = "fga-207";
    arena.next_cards(Side::enemy, {kStructural, kStructural, kStructural, kStructural, kStructural});
    done_by(
        arena, "P1",
        [](Game& game) {
          rules::suffer(game, "E", 2, 1, "test");  // the kill and its own card pay by either reading
          game.emit(state::TokenChanged{"E", Token::focus, 1});
        },
        catalog);
    CHECK(arena["E"].ship.destroyed);
    CHECK(arena["E"].in_play());
    CHECK(credits(arena) == "P1 1.1 1, P1 1.2 1, P1 1.4 4");
    done_by(
        arena, "P2",
        [](Game& game) {
          rules::suffer(game, "E", 0, 1, "test");
          rules::gain(game, "E", Token::stress, 1, "test");
          rules::lose(game, "E", Token::focus, 1, "test");
          rules::suffer(game, "F", 1, 0, "test");  // others pay as ever
        },
        catalog);
    return arena.table.progress.earned("P2");
  };
  CHECK(paid(test::catalog()) == 4);
  CHECK(paid(other) == 1);
}

TEST_CASE("Nobody but the flight group earns", "[mission][experience][fga-2.11.3-2]") {
  Flight arena;
  done_by(arena, "A", [](Game& game) { rules::suffer(game, "F", 2, 0, "test"); });
  done_by(arena, "A", [](Game& game) { rules::suffer(game, "E", 9, 0, "test"); });
  CHECK(arena["E"].ship.destroyed);
  CHECK(credits(arena).empty());
  // Without a mission nothing is counted at all.
  arena.table.progress = {};
  done_by(arena, "P1", [](Game& game) { rules::suffer(game, "F", 2, 0, "test"); });
  CHECK(arena.table.progress == state::Progress{});
}

TEST_CASE("A kill that nobody makes is the group's if the group had damaged the ship",
          "[mission][experience][fga-2.11.2-1][fga-2.11.2-2]") {
  Flight arena;
  done_by(arena, "P2", [](Game& game) { rules::suffer(game, "E", 1, 0, "test"); });
  done_by(arena, "", [](Game& game) {
    rules::suffer(game, "E", 9, 0, "asteroid");
    rules::suffer(game, "F", 99, 0, "asteroid");
  });
  CHECK(arena["F"].ship.destroyed);
  CHECK(credits(arena) == "P2 1.1 1, group 1.4 4");
  CHECK(arena.told("fga-2.11.2-1"));
  CHECK(arena.told("fga-2.11.2-2"));
}

TEST_CASE("A damage card's own effect is nobody's, but what it brings after damage by the group counts",
          "[mission][experience][fga-2.11.1-4][fga-2.11.1-5][fga-2.11.2-1]") {
  Flight arena;
  arena.next_cards(Side::enemy, {kPanic});
  done_by(arena, "P1", [](Game& game) { rules::suffer(game, "E", 0, 1, "test"); });
  CHECK(arena["E"].tokens.stress == 2);  // no 2.1 for it
  CHECK(credits(arena) == "P1 1.1 1, P1 1.2 1");
  Flight direct;
  direct.next_cards(Side::enemy, {kDirectHit, kStructural, kStructural});
  direct.edit("E").ship.hull = 2;
  done_by(direct, "P1", [](Game& game) { rules::suffer(game, "E", 0, 1, "test"); });
  CHECK(direct["E"].ship.destroyed);
  CHECK(direct.table.progress.earned("P1") + direct.table.progress.earned("") == 6);
}

TEST_CASE("An emplacement pays one for its end and nothing for cards; a freighter four where it is an enemy",
          "[mission][experience][fga-sheet.xp-3][fga-sheet.xp-5][fga-2.11-3][fga-2.11-5][fga-2.11.1-3][fga-4.5.1-6]"
          "[fga-4.5-1]") {
  for (const Side side : {Side::enemy, Side::none}) {
    Flight arena;
    state::Piece freighter = fighter("Cargo", "bulkfreighter", side, 200, 200);
    freighter.ship = rules::equipped(test::catalog(), freighter);
    arena.table.pieces.push_back(freighter);
    done_by(arena, "P1", [](Game& game) { rules::suffer(game, "Cargo", 20, 1, "test"); });
    CHECK(arena["Cargo"].ship.destroyed);
    CHECK(credits(arena) == (side == Side::enemy ? "P1 1.1 1, P1 1.5 4" : ""));
  }
  Flight arena;
  state::Piece tower;
  tower.id = "Tower";
  tower.type = state::PieceType::component;
  tower.ref = "turbolaser-tower";
  tower.side = Side::enemy;
  tower.pose = test::typed("x", "t65xwing", 800, 200, 0).pose;
  tower.ship.hull = 1;
  arena.table.pieces.push_back(tower);
  done_by(arena, "P1", [](Game& game) { rules::suffer(game, "Tower", 0, 1, "test"); });
  CHECK(credits(arena) == "P1 1.3 1");
}

TEST_CASE("Harmful tokens for an enemy pay once a round; tokens taken from it pay each",
          "[mission][experience][fga-sheet.xp-6][fga-sheet.xp-7][fga-2.11-6][fga-2.11-7][fga-3.5.1a-5]") {
  Flight arena;
  arena.edit("E").tokens.focus = 1;
  arena.edit("E").tokens.evade = 2;
  done_by(arena, "P1", [](Game& game) {
    rules::gain(game, "E", Token::stress, 1, "test");
    rules::gain(game, "F", Token::ion, 2, "test");
    rules::gain(game, "E", Token::flee, 1, "test");
    rules::lose(game, "E", Token::evade, 2, "test");
    rules::lose(game, "E", Token::stress, 1, "test");  // that one does it a favour
  });
  CHECK(credits(arena) == "P1 2.1 1, P1 2.2 2");
}

TEST_CASE("A cloak token taken from an enemy pays as a green one; that it decloaks pays nobody",
          "[mission][experience][fga-sheet.xp-7]") {
  Flight arena;
  arena.edit("E").tokens.cloak = 1;
  done_by(arena, "E", [](Game& game) { rules::lose(game, "E", Token::cloak, 1, "test"); });
  CHECK(credits(arena).empty());
  arena.edit("E").tokens.cloak = 1;
  done_by(arena, "P1", [](Game& game) { rules::lose(game, "E", Token::cloak, 1, "test"); });
  CHECK(credits(arena) == "P1 2.2 1");
}

TEST_CASE("Jamming that costs a green token pays for both tokens",
          "[mission][experience][fga-2.11.1-6][fga-sheet.xp-7]") {
  Flight arena;
  arena.edit("E").tokens.focus = 1;
  done_by(arena, "P1", [](Game& game) { rules::gain(game, "E", Token::jam, 1, "test", Side::player); });
  CHECK(arena["E"].tokens.focus == 0);
  CHECK(arena["E"].tokens.jam == 0);
  CHECK(credits(arena) == "P1 2.1 1, P1 2.2 1");
}

TEST_CASE("Fire from the enemy that brings a faceup card pays the pilot who gets it; bombs and mines do not",
          "[mission][experience][fga-sheet.xp-9][fga-2.11-9]") {
  Flight arena;
  arena.edit("P1").ship.shields = 0;
  arena.says("attack", "primary:0>P1").dice(faces("cbbb")).dice(faces("bb"));
  test::engages(arena, "E");
  CHECK(credits(arena) == "P1 3.2 1");
  done_by(arena, "F", [](Game& game) { rules::suffer(game, "P1", 0, 1, "bomb"); });
  CHECK(credits(arena) == "P1 3.2 1");
}

TEST_CASE("Help for another pilot pays: tokens given, harmful ones taken off",
          "[mission][experience][fga-sheet.xp-11][fga-sheet.xp-12][fga-2.11-11][fga-2.11-12]") {
  Flight arena;
  arena.edit("P2").tokens.strain = 1;
  done_by(arena, "P1", [](Game& game) {
    rules::gain(game, "P2", Token::focus, 1, "test");
    rules::lose(game, "P2", Token::strain, 1, "test");
    rules::gain(game, "P1", Token::focus, 1, "test");  // for itself: nothing
    rules::gain(game, "A", Token::focus, 1, "test");   // not of the flight group
  });
  CHECK(credits(arena) == "P1 4.2 1, P1 4.3 1");
}

TEST_CASE("An action given to another pilot pays", "[mission][experience][fga-sheet.xp-10][fga-2.11-10]") {
  Flight arena(state::Phase::activation);
  done_by(arena, "P1", [](Game& game) { rules::perform_action(game, "P2", "focus", "white", {}); });
  CHECK(credits(arena) == "P1 4.1 1");
  Flight own(state::Phase::activation);
  own.run([](Game& game) { rules::perform_action(game, "P2", "focus", "white", {}); });
  CHECK(credits(own).empty());
}

TEST_CASE(
    "Harm to the own flight group costs",
    "[mission][experience][fga-sheet.xp-13][fga-sheet.xp-14][fga-sheet.xp-15][fga-2.11-13][fga-2.11-14][fga-2.11-15]") {
  Flight arena;
  arena.edit("P2").ship.shields = 0;
  done_by(arena, "P1", [](Game& game) {
    rules::gain(game, "P2", Token::stress, 1, "test");
    rules::suffer(game, "P2", 1, 1, "test");
  });
  CHECK(credits(arena) == "P1 5.1 -2, P1 5.2 -2, P1 5.2 -2, P1 5.3 -3");
}

TEST_CASE("Damage taken in another pilot's place pays two each", "[mission][experience][fga-sheet.xp-8][fga-2.11-8]") {
  Flight arena;
  state::Attack attack;
  attack.attacker = "E";
  attack.defender = "P2";
  arena.run([&](Game& game) {
    game.emit(state::AttackDeclared{attack});
    const Game::By by(game, "P1");
    rules::suffer(game, "P1", 1, 0, "an ability");
  });
  CHECK(credits(arena) == "P1 3.1 2");
}

TEST_CASE("The pool is shared in equal parts, what is left over is named, ejections cost their pilot",
          "[mission][experience][fga-2.11.3-1][fga-2.11.4-1][fga-2.11.5-1][fga-2.11.5-2]") {
  Flight arena;
  arena.table.pieces.push_back(fighter("P3", "t65xwing", Side::player, 100, 100));
  arena.table.pieces.push_back(fighter("P4", "t65xwing", Side::player, 200, 100));
  auto& progress = arena.table.progress;
  progress.credits = {
      {"P1", "1.4", 20, 1, {}}, {"P2", "1.1", 4, 1, {}}, {"", "1.4", 4, 1, {}}, {"P3", "5.1", -2, 2, {}}};
  progress.ejections = {{"P1", 2, false, false, 0, 0, 4}, {"P2", 2, false, false, 0, 0, 9}};
  const mission::Shares shares = mission::shares_of(arena.table);
  CHECK(shares.pool == 26);  // the rule's example: 26 XP and four players
  CHECK(shares.remainder == 2);
  REQUIRE(shares.pilots.size() == 4);
  CHECK(shares.pilots[0].share == 6);
  CHECK(shares.pilots[0].mission_xp() == 2);
  CHECK(shares.pilots[1].mission_xp() == 0);  // never below
  CHECK(shares.pilots[2].mission_xp() == 6);
  CHECK(shares.pilots[0].earned == 20);
}

}  // namespace plotboard::mission_experience
