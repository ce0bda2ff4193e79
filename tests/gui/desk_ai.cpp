// The AI's run on the desk, without a window.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "desk/desk.hpp"
#include "desk_support.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"

namespace plotboard::desk_ai {

using namespace plotboard::test;
using desk::Intent;

namespace {

// Lets the running phase go on until it stops; false when it never does.
bool run_out(desk::Desk& d) {
  for (int i = 0; i < 4000 && d.ai.running(); ++i) d.tick(0.05);
  return !d.ai.running();
}
std::size_t ai_left(const desk::Desk& d) {
  std::size_t left = 0;
  for (const auto& piece : d.table().pieces) left += piece.ai && !piece.moved && !piece.fled;
  return left;
}

}  // namespace

TEST_CASE("A step shows the decision, the next one flies it") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.open_ai_table();
  const std::string first = d.ai.next();
  const auto before = d.table();
  d.step();
  REQUIRE(d.advice.decision != nullptr);
  CHECK(d.advice.ship == first);
  CHECK_FALSE(d.advice.flown);
  CHECK(d.table() == before);
  CHECK_FALSE(d.advice.decision->steps.empty());
  CHECK(d.overlay().decision == &*d.advice.decision);
  const geom::Pose end = d.advice.decision->outcome.end;
  d.step();
  CHECK(d.advice.flown);
  CHECK(d.table().find(first)->pose == end);
  CHECK(d.table().find(first)->moved);
  CHECK(d.session().log().back().reasons.has_value());
  CHECK(d.overlay().timeline != nullptr);
  d.step();
  CHECK(d.advice.ship != first);
  CHECK(d.overlay().timeline == nullptr);  // a new step ends the flight
  d.step();
  d.step();
  d.step();
  CHECK(ai_left(d) == 0);
  CHECK(d.messages.list().empty());
  d.step();
  REQUIRE(d.messages.list().size() == 1);
  CHECK(d.messages.list()[0].text.find("round 2") != std::string::npos);
  CHECK(d.advice.decision == nullptr);
  // Of people's ships nothing was told yet: that is said first.
  d.act(Intent::next_round);
  CHECK(d.table().round == 1);
  REQUIRE(d.messages.list().size() == 2);
  for (const state::Piece& piece : d.table().pieces) {
    if (piece.type != state::PieceType::ship) continue;
    INFO(std::string(piece.id));
    CHECK((d.messages.list()[1].text.find(piece.id) == std::string::npos) == piece.moved);
  }
  SECTION("and the second press goes on all the same") { d.act(Intent::next_round); }
  SECTION("or they are told first") {
    for (const char* const id : {"P1", "P2", "P3"}) d.pieces.place(id, geom::rounded_pose({300, 100}, 0));
    d.act(Intent::next_round);
  }
  CHECK(d.table().round == 2);
  CHECK(d.ai.next() == first);
}

TEST_CASE("Undo takes an AI flight back, and the AI answers the same again") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.open_ai_table();
  d.step();
  const auto shown = *d.advice.decision;
  d.step();
  REQUIRE(d.log.undo());
  CHECK(d.advice.decision == nullptr);
  CHECK(d.overlay().timeline == nullptr);
  d.step();
  CHECK(d.advice.decision->die == shown.die);
  CHECK(d.advice.decision->flown == shown.flown);
  CHECK(d.advice.decision->outcome.end == shown.outcome.end);
}

TEST_CASE("A decision on show follows the table") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.open_ai_table();
  d.step();
  const std::string ship = d.advice.ship, target = d.advice.decision->target;
  REQUIRE_FALSE(target.empty());
  // Far behind everybody the target is no longer the one.
  d.pieces.place(target, geom::rounded_pose({880, 30}, 0));
  CHECK(d.advice.ship == ship);
  CHECK(d.advice.decision->target != target);
  d.board.selected = {ship};
  d.act(Intent::remove_selected);
  CHECK(d.advice.decision == nullptr);
}

TEST_CASE("The whole phase runs in order, with pauses, and says what is next") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.open_ai_table();
  d.act(Intent::ai_phase);
  CHECK(d.ai.running());
  CHECK(d.advice.decision != nullptr);
  CHECK(d.session().log().empty());  // first the reasons, then the flight
  d.tick(0.1);
  CHECK(d.session().log().empty());
  REQUIRE(run_out(d));
  CHECK(ai_left(d) == 0);
  CHECK(d.session().log().size() == 3);
  REQUIRE(d.messages.list().size() == 1);
  CHECK(d.messages.list()[0].kind == desk::MessageKind::note);
  CHECK(d.messages.list()[0].text.find("Start round 2 with N") != std::string::npos);
  Ids order;
  for (const auto& entry : d.session().log()) order.push_back(entry.reasons->ship);
  CHECK(order == Ids{"A1", "A2", "A3"});
}

TEST_CASE("The phase can be stopped") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.open_ai_table();
  d.act(Intent::ai_phase);
  while (d.session().log().empty()) d.tick(0.05);
  d.act(Intent::ai_stop);
  for (int i = 0; i < 200; ++i) d.tick(0.05);
  CHECK(d.session().log().size() == 1);
  CHECK_FALSE(d.ai.running());
  d.act(Intent::ai_phase);
  d.act(Intent::clear_selection);  // Escape stops as well
  CHECK_FALSE(d.ai.running());
  CHECK(d.log.undo());
  d.act(Intent::ai_phase);
  d.log.undo();
  CHECK_FALSE(d.ai.running());
}

TEST_CASE("Typed dice, new dice, overrides") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = 0;
  d.open_ai_table();
  d.ai.type_die(5);
  d.step();
  REQUIRE(d.advice.decision != nullptr);
  CHECK(d.advice.decision->die == 5);
  CHECK(d.advice.decision->die_typed);
  d.ai.type_die(2);
  CHECK(d.advice.decision->die == 2);
  CHECK(d.advice.decision->maneuver == d.advice.decision->table[1]);
  d.ai.type_die(7);
  CHECK(d.advice.decision->die == 2);
  REQUIRE(d.messages.list().size() == 1);
  CHECK(d.messages.list()[0].kind == desk::MessageKind::refusal);
  std::set<int> seen;
  for (int i = 0; i < 60; ++i) {
    d.act(Intent::ai_reroll);
    CHECK_FALSE(d.advice.decision->die_typed);
    seen.insert(d.advice.decision->die);
  }
  CHECK(seen == std::set<int>{1, 2, 3, 4, 5, 6});
  d.ai.type_die({});
  const std::string ship = d.advice.ship;
  const geom::Maneuver other{1, geom::Bearing::bank_left};
  REQUIRE(d.ai.override_with(other));
  CHECK(d.advice.flown);
  const auto& entry = d.session().log().back();
  bool noted = false, flown = false;
  for (const auto& event : entry.events) {
    if (const auto* note = get_if<state::OverrideNoted>(&event)) noted = note->id == ship && !note->text.empty();
    if (const auto* move = get_if<state::ManeuverFlown>(&event)) flown = move->maneuver == other;
  }
  CHECK(noted);
  CHECK(flown);
  CHECK(d.table().find(ship)->pose == d.advice.decision->outcome.end);
  CHECK_FALSE(d.ai.override_with(other));  // once
  CHECK_FALSE(d.ai.fly());
  d.ai.reroll();  // after the flight: nothing
  CHECK(d.session().log().size() == 1);
}

TEST_CASE("Ties are shown, and another of them can be chosen") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.new_table("3x3");
  d.pieces.add_ship("t65xwing", state::Side::enemy, true, geom::Vec2{457.2, 600});
  d.pieces.add_ship("tielnfighter", state::Side::player, false, geom::Vec2{357.2, 450});
  d.pieces.add_ship("tielnfighter", state::Side::player, false, geom::Vec2{557.2, 450});
  d.step();
  REQUIRE(d.advice.decision != nullptr);
  const auto ties = d.advice.decision->alternatives;
  const auto other = std::find_if(ties.begin(), ties.end(), [](const auto& a) { return a.what == "target"; });
  REQUIRE(other != ties.end());
  const std::string chosen = other->id;
  const int die = d.advice.decision->die;
  CHECK(d.advice.decision->target != chosen);
  d.ai.choose(*other);
  CHECK(d.advice.decision->target == chosen);
  CHECK(d.advice.decision->die == die);  // the same die on the other branch
  REQUIRE(d.ai.fly());
  CHECK(d.table().find("A1")->pose == d.advice.decision->outcome.end);
}

TEST_CASE("Without AI ships the desk says so") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.new_table("3x3");
  d.step();
  REQUIRE(d.messages.list().size() == 1);
  CHECK(d.messages.list()[0].text.find("No AI ship") != std::string::npos);
  CHECK_FALSE(d.ai.think());
  CHECK_FALSE(d.ai.fly());
  CHECK_FALSE(d.ai.override_with({1, geom::Bearing::straight}));
  d.ai.run_phase();
  CHECK_FALSE(d.ai.running());
}

}  // namespace plotboard::desk_ai
