#include "battle_support.hpp"

#include <catch2/catch.hpp>
#include <cstddef>

#include "support/catalog.hpp"

namespace plotboard::test {

void start_ready_made(desk::Desk& desk, int ships, desk::Controller mine, desk::Controller theirs, std::uint64_t seed) {
  desk.seed = seed;
  desk.draft = desk::ready_made(catalog(), ships);
  desk.draft.sides[0].controller = mine;
  desk.draft.sides[1].controller = theirs;
  REQUIRE(desk.place_draft());
  REQUIRE(desk.battle.start());
}

void act_once(desk::Desk& desk) {
  if (desk.seats.covered) return desk.seats.uncover();
  const desk::Expected now = desk.battle.expected();
  switch (now.kind) {
    case desk::Expect::dials: {
      const data::Ship* type = catalog().ship(desk.table().find(now.ship)->ref);
      REQUIRE(type != nullptr);
      const geom::Maneuver straight = *geom::maneuver_from_code("2F");
      REQUIRE(
          desk.battle.set_dial(now.ship, type->dial.has(straight) ? straight : type->dial.entries.front().maneuver));
      return;
    }
    case desk::Expect::choice:
      for (std::size_t i = 0; i < desk.battle.picks().size(); ++i) {
        if (!desk.battle.picks()[i].legal || desk.battle.picks()[i].is_chosen()) continue;
        REQUIRE(desk.answers.pick(i));
        return;
      }
      FAIL("a question without a legal answer: " + now.words);
      return;
    case desk::Expect::turn:
      REQUIRE(desk.answers.pick(0));
      return;
    case desk::Expect::nothing:
    case desk::Expect::place:
    case desk::Expect::in_turn:
    case desk::Expect::ready:
    case desk::Expect::dice:
    case desk::Expect::others:
    case desk::Expect::over:
      desk.answers.go_on();
      return;
  }
}

void act_until(desk::Desk& desk, const std::function<bool()>& until, int most) {
  for (int i = 0; i < most; ++i) {
    if (until()) return;
    act_once(desk);
  }
  FAIL("it never came to that; the desk waits: " + desk.battle.expected().words);
}

}  // namespace plotboard::test
