// Sections of a huge ship in what a person reads: the answers of an attack, the attack itself, the log, the sheet.
#include <algorithm>
#include <catch2/catch.hpp>

#include "battle_support.hpp"
#include "data/catalog.hpp"
#include "desk/squads/draft_first.hpp"
#include "panels_hand.hpp"
#include "support/catalog.hpp"

namespace plotboard::panels_sections {

using namespace plotboard::test;
using desk::Controller;
using state::Section;
using state::Side;

namespace {

// An X-wing against a Raider, both flown by people here.
void begin(desk::Desk& d) {
  d.settings.flight_seconds = 0;
  d.draft = desk::ready_made(catalog(), 2);
  desk::take_game(catalog(), d.draft, desk::DraftGame::epic);
  d.draft.sides[0].ships = {desk::first_ship(catalog(), "1e-xwing", "")};
  d.draft.sides[1].ships.resize(1);
  d.draft.sides[0].controller = Controller::me;
  d.draft.sides[1].controller = Controller::friend_here;
  d.draft.rocks = desk::DraftRocks::none;
  REQUIRE(d.place_draft());
  REQUIRE(d.battle.start());
  d.screen = desk::Screen::table;
}

void put(desk::Desk& d, const char* id, double x, double y, double degrees) {
  state::Piece piece = *d.table().find(id);
  piece.pose = geom::rounded_pose({x, y}, degrees);
  d.battle.by_hand = true;
  d.pieces.change(piece);
  d.battle.by_hand = false;
}

void to_attack(desk::Desk& d) {
  act_until(d, [&] { return d.table().play.phase == state::Phase::activation; });
  act_until(d, [&] { return d.table().play.phase == state::Phase::engagement; });
  put(d, "Alpha 1", 900, 457, 180);
  put(d, "Red 1", 900, 150, 0);  // before its bow, far enough for the aft section to be beyond the midline
  act_until(d, [&] {
    const auto& choice = d.table().play.choice;
    return choice && choice->kind == "attack" && choice->ship == "Red 1";
  });
}

bool ends_with(const std::string& text, const std::string& end) {
  return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

}  // namespace

TEST_CASE("An attack's answer names the section [huge-targeting-1]") {
  Hand hand;
  desk::Desk& d = hand.desk;
  begin(d);
  to_attack(d);
  hand.frames(3);
  int fore = 0, aft = 0;
  for (const desk::Pick& pick : d.battle.picks()) {
    if (pick.piece != "Alpha 1") continue;
    CAPTURE(pick.text);
    const bool at_fore = ends_with(pick.text, ", its fore section");
    CHECK((at_fore || ends_with(pick.text, ", its aft section")));
    CHECK(pick.text.find("Primary weapon") == 0);
    (at_fore ? fore : aft) += 1;
    CHECK(pick.legal == at_fore);  // the midline lies before the other one (huge-targeting-2)
  }
  CHECK(fore == 1);
  CHECK(aft == 1);

  SECTION("and so do the attack and its line in the log") {
    const auto& picks = d.battle.picks();
    const auto at_fore = std::find_if(picks.begin(), picks.end(), [](const desk::Pick& pick) { return pick.legal; });
    REQUIRE(d.answers.pick(static_cast<std::size_t>(at_fore - picks.begin())));
    const auto& lines = d.log.lines();
    CHECK(std::any_of(lines.begin(), lines.end(), [](const desk::LogLine& line) {
      return line.text.find("Red 1 attacks the fore section of Alpha 1 at range ") == 0;
    }));
  }
}

TEST_CASE("What a section loses is told with the section, and huge maneuvers have no colour [huge-damage-2]") {
  Hand hand;
  desk::Desk& d = hand.desk;
  begin(d);
  to_attack(d);
  act_until(d, [&] { return d.table().round == 3 || d.table().play.phase == state::Phase::over; });
  int shields = 0, moves = 0;
  for (const desk::LogLine& line : d.log.lines()) {
    CAPTURE(line.text);
    if (line.text.find("Alpha 1 loses ") == 0 && line.text.find("shield") != std::string::npos) {
      ++shields;
      CHECK(line.text.find(" of its ") != std::string::npos);
    }
    if (line.text.find("Alpha 1 flies ") != 0) continue;
    ++moves;
    CHECK(line.text.find("white") == std::string::npos);
  }
  CHECK(moves > 0);
  CHECK(shields > 0);
}

}  // namespace plotboard::panels_sections
