// See before you decide: where ships will stand, whom they will stop against, and what they would see from there.
#include <algorithm>
#include <catch2/catch.hpp>
#include <ctime>

#include "base/rng.hpp"
#include "battle_support.hpp"
#include "desk/desk.hpp"
#include "desk_support.hpp"
#include "draw_support.hpp"
#include "io/io.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"

namespace plotboard::desk_forecast {

using namespace plotboard::test;
using desk::Controller;
using desk::Expect;
using Kind = desk::Consequence::Kind;
using state::Phase;
using state::Side;

namespace {

geom::Maneuver code(const char* text) { return *geom::maneuver_from_code(text); }

// Ships as "id type side initiative x y heading", a battle of the 2nd edition between two people.
void fight(desk::Desk& d, const Folder& folder, const std::string& ships) {
  const std::string file = folder.file("fight.json");
  REQUIRE(
      io::write_file(file, R"({"format":"plotboard-scene/1","area":"3x3","ruleset":"2e","objects":[)" + ships + "]}")
          .ok());
  d.settings.flight_seconds = 0;
  REQUIRE(d.open_path(file));
  REQUIRE(d.battle.start());
  act_until(d, [&] { return d.table().play.phase == Phase::planning; });
  if (d.seats.covered) d.seats.uncover();
  REQUIRE(d.seats.seat == Side::player);
}
std::string ship(const std::string& id, const std::string& type, const std::string& side, int initiative, int x, int y,
                 int heading) {
  return R"({"id":")" + id + R"(","type":"ship","ship":")" + type + R"(","side":")" + side + R"(","initiative":)" +
         std::to_string(initiative) + R"(,"x_mm":)" + std::to_string(x) + R"(,"y_mm":)" + std::to_string(y) +
         R"(,"heading_deg":)" + std::to_string(heading) + "}";
}
bool speaks(const std::vector<desk::Consequence>& lines, const std::string& of) {
  return std::any_of(lines.begin(), lines.end(),
                     [&](const desk::Consequence& line) { return line.text.find(of) != std::string::npos; });
}
std::string three(int red_1, int red_2) {
  return ship("Red 1", "t65xwing", "player", red_1, 400, 200, 0) + "," +
         ship("Red 2", "t65xwing", "player", red_2, 400, 300, 0) + "," +
         ship("Alpha 1", "tielnfighter", "enemy", 1, 470, 700, 180);
}
bool says(const std::vector<desk::Consequence>& lines, const std::string& words) {
  return std::any_of(lines.begin(), lines.end(), [&](const desk::Consequence& line) { return line.text == words; });
}
std::string all(const std::vector<desk::Consequence>& lines) {
  std::string words;
  for (const desk::Consequence& line : lines)
    if (line.kind != desk::Consequence::Kind::end) words += line.text + "\n";
  return words;
}

void point_at(desk::Desk& d, const std::string& who, const char* maneuver) {
  d.dial.open_for(who);
  d.dial.pointed = code(maneuver);
}

}  // namespace

TEST_CASE("Without a battle the dial says how far the whole maneuver would overlap") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  const std::string file = folder.file("two.json");
  REQUIRE(io::write_file(file, R"({"format":"plotboard-scene/1","area":"3x3","ruleset":"2e","objects":[)" +
                                   ship("Red 1", "t65xwing", "player", 3, 400, 200, 0) + "," +
                                   ship("Alpha 1", "tielnfighter", "enemy", 1, 400, 355, 0) + "]}")
              .ok());
  REQUIRE(d.open_path(file));
  d.board.selected = {"Red 1"};
  d.dial.pointed = code("3F");  // 160 mm ahead: 35 mm into the other, by the bases alone
  REQUIRE(d.dial.preview() != nullptr);
  CHECK(speaks(d.dial.consequences(), "Stops against Alpha 1"));
  CHECK(speaks(d.dial.consequences(), "In full, with Alpha 1: Overlapping by 3"));
  d.dial.pointed = code("1F");
  CHECK_FALSE(speaks(d.dial.consequences(), "In full"));
}

TEST_CASE("What is foreseen of one's own ships is what happens when the dials are flown", "[forecast]") {
  std::size_t bumps = 0, moved_on = 0, flown = 0;
  for (std::uint64_t seed = 1; seed <= 25; ++seed) {
    CAPTURE(seed);
    Folder folder;
    desk::Desk d(catalog(), folder.path());
    d.settings.flight_seconds = 0;
    start_ready_made(d, 4, Controller::me, Controller::cards, seed);
    act_until(d, [&] { return d.table().play.phase == Phase::planning; });  // where the turret points
    base::Rng rng(seed);
    Ids own;
    for (const state::Piece& piece : d.table().pieces) {
      if (piece.type != state::PieceType::ship || piece.side != Side::player) continue;
      own.push_back(piece.id);
    }
    for (const Id id : own) {
      const auto& entries = catalog().ship(d.table().find(id)->ref)->dial.entries;
      for (int tries = 0; tries < 100 && !d.table().find(id)->ship.dial; ++tries) {
        const geom::Maneuver wanted = entries[rng.below(static_cast<std::uint32_t>(entries.size()))].maneuver;
        if (!geom::is_tallon(wanted.bearing)) d.battle.set_dial(id, wanted);
      }
      REQUIRE(d.table().find(id)->ship.dial);
    }
    d.dial.close();
    const desk::Forecast forecast = d.dial.forecast();
    REQUIRE(forecast.moves.size() == own.size());
    const rules::Field before(catalog(), d.table());
    for (const desk::Planned& planned : forecast.moves) {
      if (!planned.outcome.fully_executed) ++bumps;
      const rules::MoveOutcome alone = rules::fly(before, *before.ship(planned.ship), planned.outcome.maneuver);
      if (alone.end != planned.outcome.end) ++moved_on;
    }
    // Fly: no actions, so that nobody moves besides.
    const auto is_flown = [&] { return d.table().round > 1 || d.table().play.phase > Phase::activation; };
    for (int i = 0; i < 400 && !is_flown(); ++i) {
      const desk::Expected now = d.battle.expected();
      if (now.kind != Expect::choice) {
        act_once(d);
        continue;
      }
      const auto& picks = d.battle.picks();
      const auto pass = std::find_if(picks.begin(), picks.end(), [](const desk::Pick& pick) {
        return pick.key == "pass" || pick.key == "no" || pick.key == "done";
      });
      REQUIRE(d.answers.pick(pass == picks.end() ? 0 : static_cast<std::size_t>(pass - picks.begin())));
    }
    REQUIRE(is_flown());
    for (const desk::Planned& planned : forecast.moves) {
      const state::Piece& piece = *d.table().find(planned.ship);
      INFO(planned.ship.text() << " " << geom::words_of(planned.outcome.maneuver));
      CHECK(piece.fled == planned.outcome.left_area);
      if (piece.fled) continue;
      ++flown;
      CHECK(piece.pose == planned.outcome.end);
      if (d.table().round > 1) continue;  // nobody came near: it went on by itself
      REQUIRE(piece.ship.executed);
      CHECK(piece.ship.executed->fully == planned.outcome.fully_executed);
    }
  }
  CHECK(flown > 80);
  CHECK(bumps > 5);
  CHECK(moved_on > 5);  // where the others' dials made the difference
}

TEST_CASE("A ship that flies earlier will stand where its dial takes it, and is named", "[forecast]") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  fight(d, folder, three(4, 2));
  // With nothing else set: over Red 2, which stands too near to be in the way.
  point_at(d, "Red 1", "4F");
  REQUIRE(d.dial.preview() != nullptr);
  CHECK(d.dial.preview()->fully_executed);
  REQUIRE(d.battle.set_dial("Red 2", code("2F")));
  point_at(d, "Red 1", "4F");
  REQUIRE(d.dial.preview() != nullptr);
  CHECK_FALSE(d.dial.preview()->fully_executed);
  CHECK(says(d.dial.consequences(), "Stops against Red 2, which will stand there"));
  // The mark in the dial's cell, and the words on the board, say the same.
  const auto cells = d.dial.cells();
  const auto cell =
      std::find_if(cells.begin(), cells.end(), [](const desk::DialCell& c) { return c.maneuver == code("4F"); });
  REQUIRE(cell != cells.end());
  CHECK(cell->bumps);
  const scene::Overlay seen = d.overlay();
  REQUIRE(seen.ghost);
  CHECK(seen.ghost->words == desk::on_board(d.dial.consequences()));
  // Red 2's ghost stays while Red 1's dial is being set.
  REQUIRE(seen.plans.size() == 1);
  CHECK(seen.plans[0].ship == "Red 2");
  CHECK(seen.plans[0].end.y.mm() == Approx(420).margin(0.01));
  CHECK(seen.plans[0].warning.empty());
  CHECK(d.preview.warnings().empty());
  // Both set: that is shown before the round goes on.
  REQUIRE(d.battle.set_dial("Red 1", code("4F")));
  CHECK(d.battle.expected().kind == Expect::ready);
  d.dial.close();
  CHECK(d.preview.warnings() == std::vector<std::string>{"Red 1 will stop against Red 2"});
  const scene::Overlay both = d.overlay();
  REQUIRE(both.plans.size() == 2);
  CHECK(both.plans[0].ship == "Red 2");  // in the order in which they fly
  CHECK(both.plans[1].warning == "Red 1 will stop against Red 2");
  // The dial opened again shows what is set.
  d.dial.open_for("Red 1");
  CHECK(d.dial.chosen() == code("4F"));
  // And seen from the other ship.
  point_at(d, "Red 2", "2F");
  CHECK(says(d.dial.consequences(), "Red 1 will stop against it"));
  d.settings.foresight = false;
  CHECK(d.overlay().plans.empty());
}

TEST_CASE("Where the player may choose who flies first, the better order is said", "[forecast][2e-activation-1]") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  fight(d, folder, three(3, 3));
  REQUIRE(d.battle.set_dial("Red 2", code("4F")));
  point_at(d, "Red 1", "2F");  // ends where Red 2 stands until it flies
  CHECK(says(d.dial.consequences(), "Not stopped if it flies after Red 2"));
  REQUIRE(d.battle.set_dial("Red 1", code("2F")));
  CHECK(d.preview.warnings() == std::vector<std::string>{"Red 1 will stop against Red 2; not if it flies after Red 2"});
}

TEST_CASE("The ghost says whom it has in its arcs and in whose it is, by the rules' own verdicts",
          "[forecast][sight]") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  fight(d, folder, three(4, 2));
  point_at(d, "Red 1", "4F");
  INFO(all(d.dial.consequences()));
  CHECK(says(d.dial.consequences(), "Alpha 1 in your front arc, range 3"));
  CHECK(says(d.dial.consequences(), "In arc of Alpha 1, range 3"));
  CHECK(says(d.dial.consequences(), "As the others stand now"));
  const scene::Overlay seen = d.overlay();
  REQUIRE_FALSE(seen.arcs.empty());  // by themselves, where the ghost stands
  CHECK(seen.arcs[0].ship == "Red 1");
  REQUIRE(seen.arcs[0].at);
  CHECK(*seen.arcs[0].at == d.dial.preview()->end);
  // Against a table on which the ship stands there.
  for (const char* maneuver : {"1F", "2F", "3F", "4F", "2BL", "3BR", "1BR", "2TL"}) {
    const auto wanted = geom::maneuver_from_code(maneuver);
    if (!wanted || !d.dial.of_selected()->has(*wanted)) continue;
    d.dial.pointed = wanted;
    REQUIRE(d.dial.preview() != nullptr);
    state::Table there = d.table();
    there.pieces[*there.index_of("Red 1")].pose = d.dial.preview()->end;
    const rules::Field field(catalog(), there);
    const auto verdict = [&](const char* from, const char* to, geom::ArcKind arc) {
      const rules::ArcAnswer answer = rules::measure_arc(field, from, to, arc);
      return answer.sections.front().arc.in_arc ? answer.sections.front().arc.range.band : std::optional<int>();
    };
    const desk::Sight sight = desk::sight_from(catalog(), d.table(), "Red 1", d.dial.preview()->end);
    const auto front = verdict("Red 1", "Alpha 1", geom::ArcKind::front);
    CHECK(sight.sees.size() == (front ? 1U : 0U));
    if (front && !sight.sees.empty()) CHECK(sight.sees[0].range == *front);
    const auto back = verdict("Alpha 1", "Red 1", geom::ArcKind::front);
    CHECK(sight.seen_by.size() == (back ? 1U : 0U));
    if (back && !sight.seen_by.empty()) CHECK(sight.seen_by[0].range == *back);
  }
  d.dial.close();
  CHECK(d.overlay().arcs.empty());
}

TEST_CASE("Several ships in an arc stand on one line, the nearest first", "[sight]") {
  desk::Sight sight;
  sight.sees = {{"Alpha 2", geom::ArcKind::front, 1, false}, {"Alpha 3", geom::ArcKind::front, 2, true}};
  sight.seen_by = {{"Alpha 2", geom::ArcKind::front, 1, false}};
  const auto lines = desk::words_of(sight, words::plain_names(), false);
  REQUIRE(lines.size() == 2);
  CHECK(lines[0].text == "In your front arc: Alpha 2 (range 1), Alpha 3 (range 2, obstructed)");
  CHECK(lines[1].text == "In arc of Alpha 2, range 1");
}

TEST_CASE("Nothing that is shown depends on the other side's hidden dials", "[forecast][2e-planning-8]") {
  const auto seen_by_enemy = [](const char* red_1, const char* red_2) {
    Folder folder;
    desk::Desk d(catalog(), folder.path());
    d.settings.confirm_dials = true;
    fight(d, folder, three(4, 2));
    REQUIRE(d.battle.set_dial("Red 1", code(red_1)));
    REQUIRE(d.battle.set_dial("Red 2", code(red_2)));
    d.answers.go_on();  // the player is ready
    REQUIRE(d.seats.seat == Side::enemy);
    CHECK(d.overlay().plans.empty());  // the screen is covered
    d.seats.uncover();
    std::string seen;
    for (const char* maneuver : {"2F", "3F", "5F"}) {
      point_at(d, "Alpha 1", maneuver);
      REQUIRE(d.dial.preview() != nullptr);
      seen += all(d.dial.consequences()) + "|" + std::to_string(d.dial.preview()->end.y.value) + "|" +
              std::to_string(d.overlay().plans.size()) + "\n";
      for (const desk::DialCell& cell : d.dial.cells()) seen += cell.bumps ? "b" : ".";
    }
    for (const desk::FleetShip& row : d.fleet.ships())
      seen += row.id + std::to_string(static_cast<int>(row.dial)) + row.dial_words;
    for (const auto& [ship, words] : d.overlay().battle.dials) seen += ship + words;
    return seen;
  };
  const std::string one = seen_by_enemy("4F", "4F");
  CHECK(one == seen_by_enemy("1F", "2B"));
  CHECK(one.find("Red 1") != std::string::npos);  // it is there, as it stands
}

TEST_CASE("The board says in two short lines what matters most, good and bad told apart", "[forecast]") {
  using Tone = scene::Said::Tone;
  const desk::Consequence sees{Kind::sees, "Alpha 1 in your front arc, range 2, obstructed", "Alpha 1 in arc, range 2",
                               1};
  const desk::Consequence sees_two{Kind::sees, "In your rear arc: Alpha 2 (range 2), Alpha 3 (range 3)", "", 2};
  const desk::Consequence seen{Kind::seen_by, "In arc of Alpha 1 (range 2), Alpha 2 (range 2)", "", 2};
  const desk::Consequence bump{Kind::bump, "Stops against Red 2, if nobody moves before it", "Stops against Red 2"};
  const desk::Consequence rock{Kind::obstacle, "Ends on R2"};
  const desk::Consequence clear{Kind::clear, "Touches nothing"}, end{Kind::end, "Ends at 1, 2 mm"};
  using Lines = std::vector<scene::Said>;
  CHECK(desk::on_board({clear, end}).empty());
  CHECK(desk::on_board({clear, sees, end}) == Lines{{Tone::good, "Alpha 1 in arc, range 2"}});
  CHECK(desk::on_board({clear, sees, sees_two, seen, end}) ==
        Lines{{Tone::good, "3 enemies in your arcs"}, {Tone::threat, "In arc of 2 enemies"}});
  CHECK(desk::on_board({bump, rock, end}) ==
        Lines{{Tone::obstacle, "Ends on R2"}, {Tone::bump, "Stops against Red 2"}});
  CHECK(desk::on_board({bump, rock, sees, seen, end}) ==
        Lines{{Tone::obstacle, "Ends on R2"}, {Tone::plain, "1 enemy in your arcs, in arc of 2"}});
}

TEST_CASE("A target and a place show arcs by themselves, and say what would be seen", "[forecast][sight]") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = 0;
  start_ready_made(d, 2, Controller::me, Controller::cards, 5);
  bool place = false, target = false, lock = false;
  for (int i = 0; i < 3000 && !(place && target && lock) && d.battle.expected().kind != Expect::over; ++i) {
    const desk::Expected now = d.battle.expected();
    if (now.kind != Expect::choice) {
      act_once(d);
      continue;
    }
    const std::vector<desk::Pick> picks = d.battle.picks();
    const std::string kind = d.table().play.choice->kind;
    std::size_t wanted = picks.size();
    for (std::size_t k = 0; k < picks.size(); ++k) {
      if (!picks[k].legal) continue;
      if (wanted == picks.size()) wanted = k;
      d.battle.pointed = k;
      const scene::Overlay seen = d.overlay();
      if (picks[k].ghost && kind != "tractor-turn") {
        place = true;
        REQUIRE_FALSE(seen.arcs.empty());
        CHECK(seen.arcs[0].at == picks[k].ghost);
        REQUIRE_FALSE(d.preview.words().empty());
        CHECK(seen.battle.offers[k].words == desk::on_board(d.preview.words()));
      }
      if (picks[k].attack) {
        target = true;
        REQUIRE(seen.arcs.size() == 1);
        CHECK(seen.arcs[0].kind == picks[k].attack->arc);
        REQUIRE(seen.battle.shot);
        CHECK(seen.battle.shot->defender == picks[k].piece);
        REQUIRE_FALSE(d.preview.words().empty());
        CHECK(d.preview.words()[0].text.find("range " + std::to_string(picks[k].attack->range)) != std::string::npos);
      }
      if (kind == "lock" && !picks[k].piece.empty()) {
        lock = true;
        CHECK(seen.range_rings == d.table().play.choice->ship);
      }
    }
    // Barrel rolls and locks where there is a choice, so that all of it comes up.
    for (std::size_t k = 0; k < picks.size(); ++k) {
      if (!picks[k].legal) continue;
      if ((!place && (picks[k].key == "barrel-roll" || picks[k].key == "boost")) || (place && picks[k].key == "lock"))
        wanted = k;
    }
    d.battle.pointed.reset();
    REQUIRE(d.answers.pick(wanted));
  }
  CHECK(place);
  CHECK(target);
  CHECK(lock);
}

// By hand: tests_gui "[.frames]". Processor time of a picture, eight ships against eight, all dials set, one pointed
// at.
TEST_CASE("What a picture with everything that is foreseen costs", "[.frames]") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = 0;
  d.draft = desk::ready_made(catalog(), 4);
  d.draft.any_squad = true;
  for (desk::DraftSide& side : d.draft.sides) side.ships.resize(8, side.ships.front());
  d.draft.sides[0].controller = Controller::me;
  d.draft.sides[1].controller = Controller::bot;
  REQUIRE(d.place_draft());
  REQUIRE(d.battle.start());
  d.settings.confirm_dials = true;
  act_until(d, [&] { return d.battle.expected().kind == Expect::ready; });
  const scene::Camera camera = test::camera_on(d.table(), 690, 560);
  const auto dial = d.table().find("Red 4")->ship.dial;
  d.dial.open_for("Red 4");
  std::vector<scene::Plate> plates;
  for (const bool foresight : {false, true}) {
    d.settings.foresight = foresight;
    std::clock_t overlay = 0, picture = 0;
    constexpr int kTimes = 200;
    for (int i = 0; i < kTimes; ++i) {
      const auto cells = d.dial.cells();
      d.dial.pointed = cells[static_cast<std::size_t>(i) % cells.size()].maneuver;  // always another
      const std::clock_t begin = std::clock();
      scene::Overlay o = d.overlay();
      const std::clock_t middle = std::clock();
      o.plates = std::move(plates);
      scene::Picture made = scene::board_picture(catalog(), d.table(), o, scene::theme_named("night"), camera);
      const std::clock_t end = std::clock();
      plates = std::move(made.plates);
      overlay += middle - begin;
      picture += end - middle;
    }
    const auto ms = [](std::clock_t ticks) { return 1000.0 * static_cast<double>(ticks) / CLOCKS_PER_SEC / kTimes; };
    WARN((foresight ? "with" : "without")
         << " foresight: overlay " << ms(overlay) << " ms, picture " << ms(picture) << " ms");
    CHECK(ms(overlay) + ms(picture) < 15);
  }
  CHECK(dial);
}

}  // namespace plotboard::desk_forecast
