// What people set right by hand while a turn waits for an answer: what was answered and thrown stands, the open
// question is asked anew of the table as it is now.
#include <catch2/catch.hpp>
#include <functional>

#include "battle/session.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"
#include "support/real_table.hpp"

namespace plotboard::battle_corrections {

using namespace plotboard::test;
using state::Side;

namespace {

// Two ships face to face at range 2; A has the initiative and is about to be asked `kind` in the first round.
battle::Session waiting_for(const char* kind) {
  state::Piece a = fighter("A", "t65xwing", Side::player, 457, 300);
  state::Piece b = fighter("B", "tielnfighter", Side::enemy, 457, 620, 180);
  a.initiative = 5;
  b.initiative = 1;
  battle::Session session(catalog(), table({a, b}, true), 7);
  rules::StartBattle start;
  start.typed_dice = true;
  REQUIRE_FALSE(session.apply(start));
  for (int i = 0; i < 60; ++i) {
    const auto& choice = session.table().play.choice;
    if (choice && choice->kind == kind && choice->ship == "A") return session;
    std::optional<rules::Command> given;
    if (choice && choice->dice > 0) {
      std::vector<int> dice(static_cast<std::size_t>(choice->dice), static_cast<int>(state::Face::focus));
      given = rules::Choose{choice->kind, {}, dice, {}, false, {}};
    } else if (choice && choice->kind == "attack") {
      given = rules::Choose{choice->kind, choice->options.front().key, {}, {}, false, {}};
    } else if (choice) {
      const bool passes = choice->option("pass") != nullptr;
      given = rules::Choose{choice->kind, passes ? Id("pass") : Id("done"), {}, {}, false, {}};
    } else if (session.table().play.phase == state::Phase::planning) {
      for (const rules::Command& command : rules::legal_commands(catalog(), session.table())) {
        const auto* dial = get_if<rules::SetDial>(&command);
        const bool slow =
            dial != nullptr && dial->maneuver == geom::maneuver_from_code(dial->ship == "A" ? "1F" : "2F");
        if (slow && !session.table().find(dial->ship)->ship.dial) given = command;
        if (!given && holds<rules::Ready>(command)) given = command;
      }
    } else {
      given = rules::legal_commands(catalog(), session.table()).front();
    }
    REQUIRE(given);
    REQUIRE_FALSE(session.apply(*given));
  }
  FAIL("A was never asked " << kind);
  return session;
}

rules::ChangePiece changed(const battle::Session& session, const char* id,
                           const std::function<void(state::Piece&)>& change) {
  rules::ChangePiece command{*session.table().find(id)};
  change(command.piece);
  return command;
}
rules::ChangePiece with_focus(const battle::Session& session) {
  return changed(session, "A", [](state::Piece& piece) { piece.tokens.focus = 1; });
}

}  // namespace

TEST_CASE("A forgotten focus token counts for the dice that lie there", "[battle][2e-spend-3]") {
  battle::Session session = waiting_for("dice");
  const int dice = session.table().play.choice->dice;
  REQUIRE_FALSE(session.apply(with_focus(session)));
  REQUIRE(session.table().play.choice);
  CHECK(session.table().play.choice->kind == "dice");
  CHECK(session.table().play.choice->dice == dice);
  check_kept(session);
  const std::vector<int> eyes(static_cast<std::size_t>(dice), static_cast<int>(state::Face::focus));
  REQUIRE_FALSE(session.apply(rules::Choose{"dice", {}, eyes, {}, false, {}}));
  REQUIRE(session.table().play.choice->kind == "modify-attack");
  REQUIRE(session.table().play.choice->option("focus") != nullptr);
  check_kept(session);
  REQUIRE_FALSE(session.apply(rules::Choose{"modify-attack", "focus", {}, {}, false, {}}));
  CHECK(session.table().find("A")->tokens.focus == 0);
  for (const state::Die& die : session.table().play.attack->attack_dice) CHECK(die.face == state::Face::hit);
  check_kept(session);
}

TEST_CASE("A ship that stands elsewhere is a target no longer, or another one", "[battle][2e-attack-range-2]") {
  battle::Session session = waiting_for("attack");
  REQUIRE(session.table().play.choice->options.front().legal);
  SECTION("out of reach: nothing is left to ask") {
    geom::Pose far = session.table().find("B")->pose;
    far.x = base::um_from_mm(40);
    REQUIRE_FALSE(session.apply(rules::PlacePieces{{{"B", far}}}));
    CHECK(session.table().find("A")->ship.engaged);
    CHECK((!session.table().play.choice || session.table().play.choice->ship != "A"));
    REQUIRE(session.undo());
    CHECK(session.table().play.choice->kind == "attack");
    CHECK_FALSE(session.table().find("A")->ship.engaged);
  }
  SECTION("a little nearer: the same question") {
    geom::Pose near = session.table().find("B")->pose;
    near.y = base::Um{near.y.value - 2000};
    REQUIRE_FALSE(session.apply(rules::PlacePieces{{{"B", near}}}));
    CHECK(session.table().find("B")->pose == near);
    CHECK(session.table().play.choice->kind == "attack");
    check_kept(session);
  }
}

TEST_CASE("Several corrections in one turn keep their places", "[battle][plotboard]") {
  battle::Session session = waiting_for("attack");
  REQUIRE_FALSE(session.apply(changed(session, "B", [](state::Piece& piece) { piece.tokens.evade = 1; })));
  REQUIRE_FALSE(session.apply(with_focus(session)));
  const Id shot = session.table().play.choice->options.front().key;
  REQUIRE_FALSE(session.apply(rules::Choose{"attack", shot, {}, {}, false, {}}));
  const int dice = session.table().play.choice->dice;
  REQUIRE(dice > 0);
  std::vector<int> blanks(static_cast<std::size_t>(dice), static_cast<int>(state::Face::blank));
  REQUIRE_FALSE(session.apply(rules::Choose{"dice", {}, blanks, {}, false, {}}));
  REQUIRE_FALSE(session.apply(changed(session, "B", [](state::Piece& piece) { piece.tokens.evade = 2; })));
  CHECK(session.table().find("A")->tokens.focus == 1);
  CHECK(session.table().find("B")->tokens.evade == 2);
  CHECK(session.table().play.corrections.size() == 3);
  CHECK(session.table().play.attack->attack_dice.size() == static_cast<std::size_t>(dice));
  check_kept(session);
}

TEST_CASE("While a turn waits, nothing is added or taken away", "[battle][plotboard]") {
  battle::Session session = waiting_for("attack");
  const auto refused = session.apply(rules::RemovePieces{{"B"}});
  REQUIRE(refused);
  CHECK(refused->why == say("refused.turn-under-way"));
  CHECK(session.table().play.choice->kind == "attack");
}

}  // namespace plotboard::battle_corrections
