// Pilots of the 1st edition, part 3: those who deal with bombs.
#include <catch2/catch.hpp>

#include "data/catalog.hpp"
#include "first/cards_p3.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/equipment.hpp"

namespace plotboard::first_cards_p3_5 {
using namespace first_cards_p3;

namespace {

const std::string kSeismic = "1e-upgrade-seismiccharges";
const std::string kMine = "1e-upgrade-proximitymines";

state::Piece device(const std::string& id, const std::string& ref, Side side, double x, double y) {
  state::Piece piece;
  piece.id = id;
  piece.type = state::PieceType::device;
  piece.ref = ref;
  piece.pose = {base::um_from_mm(x), base::um_from_mm(y), base::Mdeg{0}};
  piece.side = side;
  return piece;
}
const state::Piece* dropped(const Arena& arena) {
  for (const state::Piece& piece : arena.table.pieces) {
    if (piece.type == state::PieceType::device) return &piece;
  }
  return nullptr;
}
void reveals(Arena& arena, const char* code) {
  arena.edit("A").ship.dial = geom::maneuver_from_code(code);
  arena.run([](Game& game) { rules::moment(game, Window::after_reveal, "A"); });
}
// Does the window stop what it is about?
bool is_stopped(Arena& arena, Window window, const char* subject, const char* other, const char* word) {
  bool stopped = false;
  arena.run([&](Game& game) {
    rules::Occasion occasion;
    occasion.window = window;
    occasion.subject = subject;
    occasion.other = other;
    occasion.word = word;
    rules::happen(game, occasion);
    stopped = occasion.stopped;
  });
  return stopped;
}

}  // namespace

TEST_CASE("Constable Zuvio: a bomb from the front guides on a reverse maneuver [1e-pilot-constablezuvio][1e-bomb-2]",
          "[first]") {
  Arena arena = fight("1e-pilot-constablezuvio", {}, {kMine}, Phase::activation);
  SECTION("a mine as well, without an action") {
    arena.says("drop", kMine + ":launch-straight-1");
    reveals(arena, "1S");
    REQUIRE(dropped(arena) != nullptr);
    CHECK(dropped(arena)->pose.y.mm() > 340);
    CHECK(!rules::has_card(arena["A"], kMine));
    CHECK(arena["A"].ship.actions.empty());
  }
  SECTION("not when it goes ahead") {
    reveals(arena, "1F");
    CHECK(arena.question("drop") == nullptr);
  }
  SECTION("not a second one in a round") {
    arena.edit("A").ship.marks = {"dropped-bomb"};
    reveals(arena, "1S");
    CHECK(arena.question("drop") == nullptr);
  }
}

TEST_CASE("Sol Sixxa: bombs by the turn 1 as well [1e-pilot-solsixxa][1e-bomb-3]", "[first]") {
  Arena arena = fight("1e-pilot-solsixxa", {}, {kSeismic}, Phase::activation);
  std::vector<state::Option> templates;
  arena.run([&](Game& game) {
    rules::Occasion occasion;
    occasion.window = Window::device_template;
    occasion.subject = "A";
    occasion.other = kSeismic;
    occasion.options = &templates;
    rules::happen(game, occasion);
    const data::Payload& payload = *game.catalog().upgrade(kSeismic)->payload;
    REQUIRE(templates.size() == 2);
    for (const state::Option& each : templates) {
      const auto poses = rules::device_poses(game, "A", payload, each.key.text());
      REQUIRE(poses.size() == 1);
      CHECK((poses[0].x.mm() < 457) == (each.key == "turn-1-left"));
      CHECK(poses[0].y.mm() < 300);
    }
  });
}

TEST_CASE("Captain Nym: bombs of his side leave him alone [1e-pilot-captainnym-scurrgh6bomber-scumandvillainy]",
          "[first]") {
  Arena arena = fight("1e-pilot-captainnym-scurrgh6bomber-scumandvillainy", {wingman("F", 60)}, {}, Phase::activation);
  arena.table.pieces.push_back(device("ours", "1e-proximity-mine", Side::player, 457, 400));
  arena.table.pieces.push_back(device("theirs", "1e-proximity-mine", Side::enemy, 457, 500));
  CHECK(is_stopped(arena, Window::device_strikes, "A", "ours", ""));
  CHECK(!is_stopped(arena, Window::device_strikes, "A", "theirs", ""));
  CHECK(!is_stopped(arena, Window::device_strikes, "F", "ours", ""));
  CHECK(is_stopped(arena, Window::device_goes_off, "F", "ours", "A"));
  CHECK(!is_stopped(arena, Window::device_goes_off, "", "theirs", "A"));
  CHECK(!is_stopped(arena, Window::device_goes_off, "A", "ours", "F"));
}

TEST_CASE(
    "Captain Nym: an evade result where his bombs lie on the line "
    "[1e-pilot-captainnym-scurrgh6bomber-scumandvillainy]",
    "[first]") {
  const int where = GENERATE(0, 1, 2);  // on the one shortest line, aside, theirs
  Arena arena = fight("1e-pilot-academypilot",
                      {piloted("B", "1e-pilot-academypilot", Side::enemy, 507, 490, 180),
                       piloted("N", "1e-pilot-captainnym-scurrgh6bomber-scumandvillainy", Side::enemy, 757, 700)});
  for (const char* id : {"bomb-1", "bomb-2"}) {  // two give no more
    arena.table.pieces.push_back(
        device(id, "1e-seismic-charge", where == 2 ? Side::player : Side::enemy, where == 1 ? 607 : 482, 395));
  }
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit}).dice(blanks(3));
  if (where == 0) arena.says("modify-defense", "1e-pilot-captainnym-scurrgh6bomber-scumandvillainy");
  engage(arena);
  CHECK(damage_to(arena, "B") == (where == 0 ? 1 : 2));
}

TEST_CASE("Captain Nym: one friendly bomb a round does not go off [1e-pilot-captainnym-scurrgh6bomber-rebelalliance]",
          "[first]") {
  Arena arena = fight("1e-pilot-captainnym-scurrgh6bomber-rebelalliance", {}, {}, Phase::activation);
  arena.table.pieces.push_back(device("ours", "1e-seismic-charge", Side::player, 557, 300));
  arena.table.pieces.push_back(device("theirs", "1e-seismic-charge", Side::enemy, 557, 800));
  CHECK(!is_stopped(arena, Window::device_goes_off, "", "theirs", ""));
  arena.says("effect", "1e-pilot-captainnym-scurrgh6bomber-rebelalliance");
  arena.run([](Game& game) { rules::detonate(game, "ours"); });
  REQUIRE(arena.table.find("ours") != nullptr);
  CHECK(damage_to(arena, "A") == 0);
  CHECK(!is_stopped(arena, Window::device_goes_off, "", "ours", ""));  // once a round
}

TEST_CASE("Crimson Specialist: a bomb anywhere against his base [1e-pilot-crimsonspecialist]", "[first]") {
  Arena arena = fight("1e-pilot-crimsonspecialist", {}, {kSeismic}, Phase::activation);
  arena.says("order", "1").says("drop", kSeismic + ":hour-3");
  reveals(arena, "2F");
  const state::Piece* bomb = dropped(arena);
  REQUIRE(bomb != nullptr);
  CHECK(bomb->pose.x.mm() > 457 + 40);  // to the right of a large base
  CHECK(bomb->pose.y.mm() == Approx(300).margin(1));
  CHECK(!rules::has_card(arena["A"], kSeismic));
  arena.run([&](Game& game) { CHECK(rules::ships_within(game, bomb->id, 0) == Ids{"A"}); });
}

TEST_CASE("Crimson Specialist: no second bomb in a round, and no mine [1e-pilot-crimsonspecialist][1e-bomb-5]",
          "[first]") {
  SECTION("one bomb a round") {
    Arena arena = fight("1e-pilot-crimsonspecialist", {}, {kSeismic}, Phase::activation);
    arena.edit("A").ship.marks = {"dropped-bomb"};
    reveals(arena, "2F");
    CHECK(arena.question("drop") == nullptr);
  }
  SECTION("mines are dropped by an action") {
    Arena arena = fight("1e-pilot-crimsonspecialist", {}, {kMine}, Phase::activation);
    reveals(arena, "2F");
    CHECK(arena.question("drop") == nullptr);
  }
}

}  // namespace plotboard::first_cards_p3_5
