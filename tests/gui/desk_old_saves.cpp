// A battle that another version of the program, or of its data, has played.
#include <algorithm>
#include <catch2/catch.hpp>

#include "battle_support.hpp"
#include "desk/desk.hpp"
#include "desk_support.hpp"
#include "io/io.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"

namespace plotboard::desk_old_saves {

using namespace plotboard::test;
using desk::Expect;

namespace {

// Every ship has one hull more than when the battle was played.
const data::Catalog& other_data() {
  static const data::Catalog made = [] {
    data::Catalog changed = catalog();
    for (auto& [id, ship] : changed.ships) ship.hull += 1;
    return changed;
  }();
  return made;
}

std::ptrdiff_t times_said(const desk::Desk& d, const std::string& words) {
  return std::count_if(d.messages.list().begin(), d.messages.list().end(),
                       [&](const desk::Message& said) { return said.text.find(words) != std::string::npos; });
}

}  // namespace

TEST_CASE("A battle that another version played goes on, and says so once") {
  Folder folder;
  const std::string path = folder.file("night.battle");
  std::uint64_t stopped = 0;
  std::size_t steps = 0, lines = 0;
  {
    desk::Desk d(catalog(), folder.file("home"));
    d.settings.flight_seconds = 0;
    start_ready_made(d, 2);
    act_until(d, [&] { return d.table().play.attack.has_value() && d.battle.expected().kind == Expect::choice; });
    REQUIRE(d.files.save_as(path));
    stopped = hash(d);
    steps = d.log.moment();
  }
  {
    desk::Desk d(other_data(), folder.file("home"));
    d.settings.flight_seconds = 0;
    REQUIRE(d.files.open_file(path));
    CHECK(hash(d) == stopped);
    CHECK(times_said(d, "older moments can be looked at, but not replayed.") == 1);
    CHECK(d.messages.list().size() == 1);
    CHECK(d.log.moment() == steps);
    lines = d.log.lines().size();
    CHECK(lines >= steps);  // every old step has its line
    CHECK_FALSE(d.can(desk::Intent::undo));
    CHECK_FALSE(d.can(desk::Intent::undo_turn));
    d.log.go_to(1);
    CHECK(hash(d) == stopped);
    CHECK(times_said(d, "not gone back to") == 1);
    act_once(d);
    CHECK(d.log.moment() > steps);
    CHECK_FALSE(d.files.unsaved());
    stopped = hash(d);
    steps = d.log.moment();
  }
  desk::Desk d(other_data(), folder.file("home"));
  d.settings.flight_seconds = 0;
  REQUIRE(d.files.open_file(path));
  CHECK(hash(d) == stopped);
  CHECK(d.log.moment() == steps);
  CHECK(d.log.undo());
  CHECK(hash(d) != stopped);
  CHECK(d.log.redo());
  CHECK(hash(d) == stopped);
  act_until(d, [&] { return d.table().round == 3 || !d.table().play.result.empty(); });
}

}  // namespace plotboard::desk_old_saves
