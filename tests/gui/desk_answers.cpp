// What the board shows to whoever is asked, and answers that are given on it.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <variant>

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

TEST_CASE("Whoever is asked sees the board without the marks of an AI ship's decision; its reasons bring them back") {
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

}  // namespace plotboard::desk_answers
