// Set-up on the desk: by the book with mouse and keys, hot seat, wings, and squads against their rules.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "battle_support.hpp"
#include "desk/desk.hpp"
#include "desk_support.hpp"
#include "geom/formation.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"

namespace plotboard::desk_placing {

using namespace plotboard::test;
using desk::Controller;
using desk::DraftSetup;
using desk::Expect;
using state::Phase;
using state::Side;

namespace {

void begin_by_the_book(desk::Desk& d, Controller theirs = Controller::cards, int ships = 2) {
  d.seed = 7;
  d.settings.flight_seconds = 0;
  d.draft = desk::ready_made(catalog(), ships);
  d.draft.setup = DraftSetup::by_the_book;
  d.draft.sides[1].controller = theirs;
  REQUIRE(d.place_draft());
  REQUIRE(d.in_battle());
  REQUIRE(d.table().play.phase == Phase::setup);
  look_straight_down(d);
}

void press(desk::Desk& d, const std::string& key) {
  const desk::IntentInfo* info = desk::intent_for_key(key);
  REQUIRE(info != nullptr);
  CAPTURE(key);
  REQUIRE(d.can(info->intent));
  d.act(info->intent);
}

geom::Vec2 middle_of(const desk::Held& held) { return {held.pose.x.mm(), held.pose.y.mm()}; }

bool is_lit(const desk::Desk& d, geom::Vec2 mm) {
  const auto boxes = d.overlay().battle.lit;
  return std::any_of(boxes.begin(), boxes.end(), [mm](const geom::Box& box) {
    return mm.x >= box.low.x && mm.x < box.high.x && mm.y >= box.low.y && mm.y < box.high.y;
  });
}

// Three TIE fighters that fly by the dial of the first.
desk::Draft with_wing() {
  desk::Draft draft = desk::ready_made(catalog(), 2);
  desk::DraftSide& side = draft.sides[0];
  draft.ruleset = "2e";  // the base game's wings: ships rejoin, and are asked in the End Phase
  side.ships.assign(3, desk::draft_ship(catalog(), "tielnfighter"));
  for (desk::DraftShip& ship : side.ships) ship.wing = 1;
  return draft;
}
geom::Pose in_wing(const desk::Desk& d, const std::string& leader, int place) {
  const state::Piece& ship = *d.table().find(leader);
  return geom::wing_tool_pose(catalog().figures, ship.base, ship.pose, place);
}

}  // namespace

TEST_CASE("A ship that joins a squad has a pilot of the squad's faction, where there is one", "[2e-squad-2]") {
  desk::DraftSide side;
  CHECK(desk::faction_of(side).empty());
  for (const char* faction : {"rebelalliance", "scumandvillainy"}) {
    INFO(faction);
    const desk::DraftShip made = desk::draft_ship(catalog(), "btla4ywing", faction);
    CHECK(made.faction == faction);
    const auto& pilots = catalog().ship("btla4ywing")->generics;
    const auto pilot = std::find_if(pilots.begin(), pilots.end(),
                                    [&](const data::GenericPilot& known) { return known.id == made.pilot; });
    REQUIRE(pilot != pilots.end());
    CHECK(pilot->faction == faction);
    CHECK(pilot->initiative == made.initiative);
    side.ships = {made};
    CHECK(desk::faction_of(side) == faction);
  }
  CHECK(desk::draft_ship(catalog(), "vt49decimator", "rebelalliance").faction == "galacticempire");  // it has no other
}

TEST_CASE("By the book: six obstacles in turn, then ships from the lowest initiative", "[2e-setup-8][2e-setup-11]") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  begin_by_the_book(d);
  std::vector<Side> obstacles;
  std::vector<int> initiatives;
  for (int i = 0; i < 40 && d.table().play.phase == Phase::setup; ++i) {
    const desk::Expected now = d.battle.expected();
    INFO(now.words);
    if (now.kind == Expect::choice) {
      act_once(d);
      continue;
    }
    REQUIRE((now.kind == Expect::in_turn || now.kind == Expect::others));
    CHECK((now.kind == Expect::in_turn) == (d.placing.held() != nullptr));
    const rules::Placing next = rules::next_to_place(d.catalog(), d.table());
    CHECK(now.side == next.side);
    CHECK(now.words.find(d.seats.side_name(next.side)) == 0);
    CHECK((now.kind == Expect::in_turn) == d.seats.has_people(next.side));
    const state::Piece& piece = *d.table().find(next.pieces.front());
    if (piece.type == state::PieceType::obstacle)
      obstacles.push_back(next.side);
    else
      initiatives.push_back(piece.initiative);
    d.answers.go_on();
  }
  CHECK(d.table().play.phase == Phase::planning);
  CHECK(obstacles ==
        std::vector<Side>{Side::player, Side::enemy, Side::player, Side::enemy, Side::player, Side::enemy});
  CHECK(initiatives == std::vector<int>{2, 2, 3, 3});
  for (const state::Piece& piece : d.table().pieces) {
    CAPTURE(piece.id);
    CHECK_FALSE(piece.waiting);
    if (piece.type == state::PieceType::ship) CHECK_FALSE(rules::deployment_fault(catalog(), d.table(), piece));
  }
  for (const desk::Message& message : d.messages.list()) CHECK(message.kind == desk::MessageKind::note);
}

TEST_CASE("Legal places are lit, and an illegal one says which rule forbids it",
          "[2e-setup-9][2e-setup-10][2e-setup-12]") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  begin_by_the_book(d);
  REQUIRE(d.placing.held() != nullptr);
  CHECK_FALSE(d.placing.held()->refused);
  CHECK(is_lit(d, middle_of(*d.placing.held())));
  d.placing.move_to(d.board.camera.to_table(px(150, 450)));  // within range 2 of the left edge
  REQUIRE(d.placing.held()->refused);
  CHECK(d.placing.held()->refused->rule == "2e-setup-10");
  CHECK_FALSE(is_lit(d, {150, 450}));
  const std::uint64_t before = hash(d);
  CHECK_FALSE(d.placing.place());
  CHECK(hash(d) == before);
  CHECK(d.messages.list().back().rule == "2e-setup-10");
  // Everything lit is legal, as the rules see it.
  const std::string id = d.placing.held()->piece;
  const auto lit = d.overlay().battle.lit;
  CHECK_FALSE(lit.empty());
  for (const geom::Box& box : lit) {
    state::Piece there = *d.table().find(id);
    there.pose =
        geom::rounded_pose({box.low.x + 10, (box.low.y + box.high.y) / 2}, d.placing.held()->pose.heading.degrees());
    CHECK_FALSE(rules::obstacle_fault(catalog(), d.table(), there));
  }
  d.placing.move_to(d.board.camera.to_table(px(457, 457)));
  REQUIRE(d.placing.place());
  d.answers.go_on();  // the AI's
  REQUIRE(d.placing.held() != nullptr);
  d.placing.move_to(d.board.camera.to_table(px(470, 540)));
  REQUIRE(d.placing.held()->refused);
  CHECK(d.placing.held()->refused->rule == "2e-setup-9");
  act_until(d, [&] {
    return d.placing.held() != nullptr && d.table().find(d.placing.held()->piece)->type == state::PieceType::ship;
  });
  d.placing.move_to(d.board.camera.to_table(px(300, 160)));
  REQUIRE(d.placing.held()->refused);
  CHECK(d.placing.held()->refused->rule == "2e-setup-12");
  const scene::BattleShown shown = d.overlay().battle;
  CHECK(shown.deploys == Side::player);
  CHECK(shown.deploy_mm == Approx(100));
  REQUIRE(shown.held.size() == 1);
  CHECK_FALSE(shown.held[0].legal);
  CHECK(shown.held[0].words == d.said(d.placing.held()->refused->why));
}

TEST_CASE("The ghost is dragged, turned by the wheel, and put down with a click") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  begin_by_the_book(d);
  const std::string id = d.placing.held()->piece;
  const geom::Vec2 from = middle_of(*d.placing.held());
  drag(d, px(from.x, from.y), px(500, 420));
  REQUIRE(d.placing.held() != nullptr);
  CHECK(d.placing.held()->piece == id);
  CHECK(middle_of(*d.placing.held()).x == Approx(500).margin(0.01));
  CHECK(middle_of(*d.placing.held()).y == Approx(420).margin(0.01));
  CHECK(d.table().find(id)->waiting);  // not put down yet
  const auto heading = d.placing.held()->pose.heading;
  d.pointer.wheel(px(500, 420), -1, true);
  CHECK((d.placing.held()->pose.heading - heading).wrapped().value == 5000);
  click(d, px(430, 480));  // on the free table: there
  CHECK(middle_of(*d.placing.held()).x == Approx(430).margin(0.01));
  CHECK(d.table().find(id)->waiting);
  const geom::Pose wanted = d.placing.held()->pose;
  click(d, px(430, 480));  // on the ghost: put down
  CHECK_FALSE(d.table().find(id)->waiting);
  CHECK(d.table().find(id)->pose == wanted);
  REQUIRE(d.log.undo());
  CHECK(d.table().find(id)->waiting);
  CHECK(d.battle.expected().kind == Expect::in_turn);
}

TEST_CASE("Arrows move it, brackets turn it, numbers and Tab choose another, Enter and Space put it down") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  begin_by_the_book(d);
  const std::string first = d.placing.held()->piece;
  const geom::Pose start = d.placing.held()->pose;
  press(d, "Right");
  CHECK((d.placing.held()->pose.x - start.x).mm() == Approx(1));
  press(d, "Shift+Up");
  CHECK((d.placing.held()->pose.y - start.y).mm() == Approx(10));
  press(d, "]");
  CHECK((d.placing.held()->pose.heading - start.heading).wrapped().value == 5000);
  press(d, "[");
  press(d, "Shift+[");
  CHECK((start.heading - d.placing.held()->pose.heading).wrapped().value == 1000);
  REQUIRE(d.battle.picks().size() == 6);
  press(d, "3");
  CHECK(d.placing.held()->piece == d.battle.picks()[2].key);
  press(d, "Tab");
  CHECK(d.placing.held()->piece == d.battle.picks()[3].key);
  press(d, "Shift+Tab");
  press(d, "1");
  CHECK(d.placing.held()->piece == first);
  press(d, "Shift+Left");
  const geom::Pose wanted = d.placing.held()->pose;
  if (d.placing.held()->refused) {  // Enter says why, and nothing happens
    press(d, "Enter");
    CHECK(d.table().find(first)->waiting);
  } else {
    press(d, "Enter");
    CHECK(d.table().find(first)->pose == wanted);
    REQUIRE(d.log.undo());
  }
  const auto suggested = rules::suggested_place(catalog(), d.table(), first);
  d.placing.hold(first);
  press(d, "Shift+Right");
  press(d, "Space");
  CHECK(d.table().find(first)->pose == suggested);
}

TEST_CASE("With two people at one screen it is never in doubt who places") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  begin_by_the_book(d, Controller::friend_here);
  CHECK(d.seats.seat == Side::player);
  CHECK(d.battle.expected().words.find("Red places an obstacle") == 0);
  d.answers.go_on();
  CHECK(d.seats.seat == Side::enemy);
  CHECK_FALSE(d.seats.covered);
  CHECK(d.battle.expected().side == Side::enemy);
  CHECK(d.battle.expected().words.find("Alpha places an obstacle") == 0);
  REQUIRE(d.placing.held() != nullptr);
  act_until(d, [&] { return d.table().play.phase == Phase::planning; });
  CHECK(d.seats.covered);  // dials are secret again
}

TEST_CASE("What waits in the pool is not on the board, and a set-up can be begun again") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  begin_by_the_book(d);
  for (const state::Piece& piece : d.table().pieces) {
    const geom::Vec2 where{piece.pose.x.mm(), piece.pose.y.mm()};
    CHECK(scene::piece_at(catalog(), d.table(), where, 5).empty());
  }
  CHECK(scene::pieces_in(d.table(), {0, 0}, {1000, 1000}).empty());
  d.act(desk::Intent::select_all);
  CHECK(d.board.selected.empty());
  d.answers.go_on();
  d.answers.go_on();
  d.log.undo_to(0);
  CHECK_FALSE(d.in_battle());
  CHECK(d.battle.expected().kind == Expect::place);
  d.answers.go_on();
  CHECK(d.table().play.phase == Phase::setup);
  CHECK(d.battle.expected().kind == Expect::in_turn);
}

TEST_CASE("A set-up is kept as it goes on, and opens again where it was") {
  Folder folder;
  std::uint64_t before = 0;
  {
    desk::Desk d(catalog(), folder.path());
    begin_by_the_book(d, Controller::friend_here);
    for (int i = 0; i < 3; ++i) d.answers.go_on();
    REQUIRE(d.files.save_as(folder.file("set-up.battle")));
    d.answers.go_on();
    before = hash(d);
  }
  desk::Desk d(catalog(), folder.path());
  REQUIRE(d.files.open_file(folder.file("set-up.battle")));
  CHECK(hash(d) == before);
  CHECK(d.battle.expected().kind == Expect::in_turn);
  REQUIRE(d.placing.held() != nullptr);
  CHECK_FALSE(d.placing.held()->refused);
}

TEST_CASE("Escape lets go of a ghost that is being dragged, and the wheel turns it meanwhile") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  begin_by_the_book(d);
  const geom::Pose start = d.placing.held()->pose;
  const geom::Vec2 from = middle_of(*d.placing.held());
  d.pointer.moved(px(from.x, from.y));
  d.pointer.pressed(px(from.x, from.y), false);
  d.pointer.moved(px(400, 400));
  CHECK(middle_of(*d.placing.held()).x == Approx(400).margin(0.01));
  d.pointer.wheel(px(400, 400), 1, false);
  CHECK((start.heading - d.placing.held()->pose.heading).wrapped().value == 5000);
  d.act(desk::Intent::clear_selection);
  CHECK(d.placing.held()->pose.x == start.x);
  CHECK(d.placing.held()->pose.y == start.y);
  d.pointer.released(px(400, 400));
  CHECK(d.table().find(d.placing.held()->piece)->waiting);
}

TEST_CASE("In the base game the cheaper squad says who is first before anything is placed", "[2e-setup-3]") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.draft = desk::ready_made(catalog(), 2);
  d.draft.ruleset = "2e";
  d.draft.setup = DraftSetup::by_the_book;
  d.draft.sides[1].controller = Controller::friend_here;
  d.draft.sides[1].ships.push_back(d.draft.sides[1].ships.back());
  d.draft.sides[1].ships.push_back(d.draft.sides[1].ships.back());
  REQUIRE(desk::squad_of(catalog(), d.draft, Side::player).points <
          desk::squad_of(catalog(), d.draft, Side::enemy).points);
  REQUIRE(d.place_draft());
  REQUIRE(d.battle.expected().kind == Expect::choice);
  CHECK(d.battle.expected().words == "Red: Who is the first player?");
  REQUIRE(d.answers.pick(1));  // they are
  CHECK(d.battle.expected().side == Side::enemy);
  CHECK(d.battle.expected().kind == Expect::in_turn);
}

TEST_CASE("A wing is placed with its leader and flies by its dial", "[2e-wing-2][2e-wing-4][2e-wing-6]") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = 0;
  d.draft = with_wing();
  d.draft.setup = DraftSetup::by_the_book;
  d.draft.rocks = desk::DraftRocks::none;
  REQUIRE(d.place_draft());
  look_straight_down(d);
  act_until(d, [&] { return d.placing.held() != nullptr && d.placing.held()->piece == "Red 1"; });
  CHECK(d.battle.picks().size() == 1);
  CHECK(d.battle.picks()[0].text.find("with its wing of 3") != std::string::npos);
  REQUIRE(d.placing.held()->wing.size() == 2);
  CHECK(d.placing.held()->wing[0].ship == "Red 2");
  CHECK(d.overlay().battle.held.size() == 3);
  d.placing.move_to(d.board.camera.to_table(px(40, 60)));  // the left flank would hang over the edge
  CHECK_FALSE(d.placing.held()->refused);
  CHECK(d.placing.held()->wing[0].refused);
  CHECK_FALSE(d.placing.held()->wing[1].refused);
  // Put down like that, it leaves the wing and is placed by itself.
  REQUIRE(d.placing.place());
  REQUIRE(d.placing.held() != nullptr);
  CHECK(d.placing.held()->piece == "Red 2");
  CHECK(d.battle.expected().words == "Red places Red 2 by itself: it did not fit into its wing.");
  REQUIRE(d.placing.place());
  CHECK(d.table().find("Red 2")->tokens.stress == 1);
  REQUIRE(d.log.undo());
  REQUIRE(d.log.undo());
  d.placing.move_to(d.board.camera.to_table(px(450, 60)));
  CHECK_FALSE(d.placing.held()->wing[0].refused);
  REQUIRE(d.placing.place());
  CHECK(d.table().find("Red 2")->pose == in_wing(d, "Red 1", 2));
  CHECK(d.table().find("Red 3")->pose == in_wing(d, "Red 1", 3));
  act_until(d, [&] { return d.battle.expected().kind == Expect::dials; });
  CHECK(d.battle.picks().size() == 1);
  CHECK(d.battle.expected().words.find("1 of 1") != std::string::npos);
  CHECK(d.overlay().battle.dials.at("Red 2") == "flies as Red 1");
  d.dial.close();  // it has opened by itself
  d.board.selected = {"Red 3"};
  d.act(desk::Intent::dial);  // whose dial it is
  CHECK(d.dial.open);
  CHECK(d.board.selected == std::set<std::string>{"Red 1"});
  d.dial.pointed = geom::maneuver_from_code("2F");
  REQUIRE(d.dial.preview() != nullptr);
  const auto held = d.overlay().battle.held;  // where the formation would be
  REQUIRE(held.size() == 2);
  CHECK(held[0].pose == geom::wing_tool_pose(catalog().figures, geom::BaseKind::small, d.dial.preview()->end, 2));
  REQUIRE(d.battle.set_dial("Red 1", geom::maneuver_from_code("2F")));
  CHECK(d.overlay().battle.dials.at("Red 2") == d.overlay().battle.dials.at("Red 1"));
  act_until(d, [&] { return d.table().find("Red 3")->moved; });
  CHECK(d.table().find("Red 3")->pose == in_wing(d, "Red 1", 3));
}

TEST_CASE("Splitting and rejoining are asked in plain words", "[2e-wing-20][2e-wing-21]") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = 0;
  d.draft = with_wing();
  d.draft.rocks = desk::DraftRocks::none;
  REQUIRE(d.place_draft());
  REQUIRE(d.battle.start());
  const auto asked = [&](const std::string& kind) {
    return [&d, kind] { return d.table().play.choice && d.table().play.choice->kind == kind; };
  };
  act_until(d, asked("wing-split"));
  CHECK(d.battle.expected().words == "Red 1 leads a wing of 3: does somebody leave the formation?");
  REQUIRE(d.battle.picks().size() == 3);
  CHECK(d.battle.picks()[0].text == "Red 2 leaves");
  CHECK(d.battle.picks()[2].label == "0");
  REQUIRE(d.answers.pick(0));
  CHECK(d.table().find("Red 2")->ship.wing.split);
  REQUIRE(d.answers.pick(1));  // nobody else
  act_until(d, asked("wing-join"));
  CHECK(d.battle.expected().words == "Does a ship rejoin the formation of Red 1?");
  REQUIRE(d.battle.picks()[0].legal);
  CHECK(d.battle.picks()[0].ship == "Red 2");  // its ghost, not the leader's
  REQUIRE(d.answers.pick(0));
  CHECK_FALSE(d.table().find("Red 2")->ship.wing.split);
}

TEST_CASE("Before a quick start a wing stands in formation and moves as one") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = 0;
  d.draft = with_wing();
  const int ships = GENERATE(3, 6);
  d.draft.sides[0].ships.resize(static_cast<std::size_t>(ships), d.draft.sides[0].ships.front());
  const Side upper = GENERATE(Side::player, Side::enemy);
  if (upper == Side::enemy) {
    std::swap(d.draft.sides[0].ships, d.draft.sides[1].ships);
    d.draft.sides[1].controller = Controller::friend_here;
  }
  const std::string squad = upper == Side::enemy ? "Alpha " : "Red ";
  REQUIRE(d.place_draft());
  look_straight_down(d);
  const auto closed = [&] {
    for (int place = 2; place <= ships; ++place)
      if (d.table().find(squad + std::to_string(place))->pose != in_wing(d, squad + "1", place)) return false;
    return true;
  };
  CHECK(closed());
  for (const state::Piece& piece : d.table().pieces)
    if (piece.type == state::PieceType::ship) CHECK_FALSE(rules::deployment_fault(catalog(), d.table(), piece));
  const geom::Vec2 mate = at(d, squad + "2"), leader = at(d, squad + "1");
  drag(d, px(mate.x, mate.y), px(mate.x - 60, mate.y));
  CHECK(at(d, squad + "1").x == Approx(leader.x - 60).margin(0.5));
  CHECK(closed());
  d.board.selected = {squad + "3"};
  d.act(desk::Intent::nudge_left);
  CHECK(at(d, squad + "1").x == Approx(leader.x - 61).margin(0.5));
  CHECK(closed());
  REQUIRE(d.log.undo());
  CHECK(closed());
  REQUIRE(d.battle.start());
  for (int place = 2; place <= ships; ++place) CHECK(d.table().find(squad + std::to_string(place))->ship.is_wingmate());
}

TEST_CASE("Who may be in a wing", "[2e-wing-1]") {
  desk::Draft draft = with_wing();
  desk::DraftSide& side = draft.sides[0];
  CHECK(desk::faults_of(catalog(), draft).empty());
  CHECK(desk::piece_of(catalog(), side, 0, Side::player).ship.wing == state::Wing{"Red 1", 1, false});
  CHECK(desk::piece_of(catalog(), side, 2, Side::player).ship.wing == state::Wing{"Red 1", 3, false});
  side.ships.pop_back();
  auto faults = desk::faults_of(catalog(), draft);
  REQUIRE_FALSE(faults.empty());
  CHECK(faults[0].rule == "2e-wing-1");
  side.ships.resize(7, side.ships[0]);
  faults = desk::faults_of(catalog(), draft);
  REQUIRE_FALSE(faults.empty());
  CHECK(faults[0].rule == "2e-wing-1");
  side.ships[6].wing = 0;
  CHECK(desk::faults_of(catalog(), draft).empty());
  CHECK(desk::wing_refusal(catalog(), side, 6, 1));
  CHECK_FALSE(desk::wing_refusal(catalog(), side, 6, 2));
  side.ships[6] = desk::draft_ship(catalog(), "vt49decimator");
  CHECK(desk::wing_refusal(catalog(), side, 6, 2));
}

TEST_CASE("Squads are held to their rules unless we want otherwise", "[2e-squad-1][2e-squad-2]") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  for (const int ships : {2, 4}) {
    d.draft = desk::ready_made(catalog(), ships);
    CHECK(desk::objections_to(catalog(), d.draft).empty());
  }
  d.draft.sides[0].ships.push_back(desk::draft_ship(catalog(), "tielnfighter"));
  d.draft.sides[1].ships.assign(8, desk::draft_ship(catalog(), "vt49decimator"));
  const desk::SquadView mine = desk::squad_of(catalog(), d.draft, Side::player);
  const desk::SquadView theirs = desk::squad_of(catalog(), d.draft, Side::enemy);
  REQUIRE(mine.faults.size() == 1);
  CHECK(mine.faults[0].rule == "2e-squad-2");
  CHECK(theirs.limit == 200);
  CHECK(theirs.points > 200);
  REQUIRE(theirs.faults.size() == 1);
  CHECK(theirs.faults[0].rule == "2e-squad-1");
  CHECK(desk::faults_of(catalog(), d.draft).empty());
  CHECK(desk::objections_to(catalog(), d.draft).size() == 2);
  CHECK_FALSE(d.place_draft());
  CHECK(d.messages.list().back().rule == "2e-squad-2");
  d.draft.any_squad = true;
  CHECK(desk::objections_to(catalog(), d.draft).empty());
  CHECK(d.place_draft());
}

}  // namespace plotboard::desk_placing
