// What the board shows to whoever is asked, and answers that are given on it.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "battle_support.hpp"
#include "desk/desk.hpp"
#include "desk_support.hpp"
#include "draw_support.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"

namespace plotboard::desk_answers {

using namespace plotboard::test;
using desk::Controller;
using desk::Expect;
using state::Side;

TEST_CASE("Whoever is asked sees the board without the marks of an AI ship's decision, its reasons bring them back") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = 0;
  start_ready_made(d, 3);
  int with = 0, without = 0;
  bool log = false;
  for (int i = 0; i < 400 && d.battle.expected().kind != Expect::over; ++i) {
    const Expect kind = d.battle.expected().kind;
    const bool shown = d.overlay().decision != nullptr;
    if (d.advice.open()) CHECK(shown);
    if (d.advice.decision && d.advice.flown) {
      const bool asked = kind != Expect::others || d.table().play.phase != state::Phase::activation;
      if (asked) CHECK_FALSE(shown);
      without += asked ? 1 : 0;
      with += shown ? 1 : 0;  // not beside the flight of another ship either
      if (asked) {
        d.advice.asked = true;
        CHECK(d.overlay().decision != nullptr);
        d.advice.asked = false;
        std::size_t entry = d.log.moment();
        while (entry > 0 && !d.log.has_reasons(entry)) --entry;
        if (!log && entry > 0 && d.session().log()[entry - 1].reasons) {
          const std::size_t last = d.log.moment();
          REQUIRE(d.log.show_reasons(entry));
          d.log.see_reasons();
          CHECK(d.overlay().decision != nullptr);
          d.log.go_to(last);
          log = true;
        }
      }
    }
    act_once(d);
  }
  CHECK(with > 0);
  CHECK(without > 0);
  CHECK(log);
}

TEST_CASE("A click on a ship picks it where ships are the answers, and selects it where they are not") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = 0;
  d.settings.ask_everything = true;
  start_ready_made(d, 3, Controller::me, Controller::cards);
  const auto click = [&d](const std::string& id) {
    d.board.camera = camera_on(d.table(), 700, 600);
    const geom::Vec2 px = d.board.camera.to_screen(geom::frame_of(d.table().find(id)->pose).origin);
    d.pointer.pressed(px, false);
    d.pointer.released(px);
  };
  // Dials: whose is set next.
  act_until(d, [&] { return d.battle.expected().kind == Expect::dials; });
  d.dial.close();
  const std::string last = d.battle.picks().back().key;
  REQUIRE(last != d.battle.expected().ship);
  CHECK(d.answers.lie_on_board());
  click(last);
  CHECK(d.dial.open);
  CHECK(d.board.selected == std::set<std::string>{last});
  // An enemy is looked at.
  d.dial.close();
  const auto enemy = std::find_if(d.table().pieces.begin(), d.table().pieces.end(),
                                  [](const state::Piece& piece) { return piece.side == Side::enemy; });
  click(enemy->id);
  CHECK_FALSE(d.dial.open);
  CHECK(d.board.selected == std::set<std::string>{enemy->id.text()});
  // Who is first.
  act_until(d, [&] { return d.battle.expected().kind == Expect::turn && d.battle.picks().size() > 1; });
  const std::string second = d.battle.picks()[1].key;
  const std::size_t entries = d.session().log().size();
  click(second);
  REQUIRE(d.session().log().size() > entries);
  const auto* turn = get_if<rules::TakeTurn>(&d.session().log()[entries].command);
  REQUIRE(turn != nullptr);
  CHECK(turn->ship == second);
}

}  // namespace plotboard::desk_answers
