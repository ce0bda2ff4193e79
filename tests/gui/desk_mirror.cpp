// Mirroring a real table on the desk: roster, measured places against poses worked out by hand, moves, the whole table
// turned; and how many actions it takes.
#include "desk/at_table/mirror.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "data/catalog.hpp"
#include "desk/desk.hpp"
#include "desk_support.hpp"
#include "geom/geom.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"
#include "support/pieces.hpp"

namespace plotboard::desk_mirror {

using namespace plotboard::test;
using desk::MirrorStage;
using desk::MirrorWay;
using state::Side;

namespace {

constexpr double kSide = 914.4;  // of the table, mm

struct Table {
  Folder folder;
  desk::Desk d{catalog(), folder.path()};
  desk::Mirror& mirror = d.mirror;
  int actions = 0;  // groups of keys typed, and single keys

  Table() {
    d.settings.flight_seconds = 0;
    d.begin_mirror();
    REQUIRE(mirror.open);
  }
  void type(const std::string& text) {
    for (const char c : text)
      if (!mirror.take_key(c)) mirror.set_text(mirror.text() + c);
    ++actions;
  }
  void enter() {
    mirror.enter();
    ++actions;
  }
  void tab() {
    mirror.to_field(mirror.field + 1);
    ++actions;
  }
  void page(int by) {
    mirror.page(by);
    ++actions;
  }
  void line(const std::string& text) {
    type(text);
    enter();
  }
  void fields(const std::string& a, const std::string& b, const std::string& c = "") {
    type(a);
    tab();
    type(b);
    if (!c.empty()) {
      tab();
      type(c);
    }
    enter();
  }
  [[nodiscard]] const state::Piece& at(const std::string& id) const {
    const state::Piece* piece = d.table().find(id);
    INFO(id);
    REQUIRE(piece != nullptr);
    return *piece;
  }
  [[nodiscard]] desk::RosterRow row(const std::string& id) const {
    const auto found = mirror.roster.row(id);
    INFO(id);
    REQUIRE(found);
    return *found;
  }
  // Straight to the places, with one ship of that type.
  void one(const std::string& ship, Side side = Side::player) {
    REQUIRE(mirror.roster.add_ship(ship, "", side, {}, 1));
    mirror.go(MirrorStage::place);
  }
  [[nodiscard]] std::size_t steps() const { return d.session().log().size(); }
  [[nodiscard]] bool said(const std::string& part) const {
    const auto& list = d.messages.list();
    return std::any_of(list.begin(), list.end(),
                       [&](const desk::Message& m) { return m.text.find(part) != std::string::npos; });
  }
};

void check_pose(const geom::Pose& pose, double x, double y, double heading) {
  CHECK(pose.x.mm() == Approx(x).margin(0.0006));
  CHECK(pose.y.mm() == Approx(y).margin(0.0006));
  CHECK(pose.heading == base::mdeg_from_degrees(heading).wrapped());
}

}  // namespace

// --- the roster

TEST_CASE("Mirror: a line adds ships by count, name and pick, with their cards' initiative") {
  Table t;
  CHECK(t.mirror.stage == MirrorStage::roster);
  t.line("4 tie/ln");
  REQUIRE(t.mirror.roster.rows().size() == 4);
  CHECK(t.row("P1").piece.ref == "tielnfighter");
  CHECK(t.row("P4").piece.initiative == 1);  // Academy Pilot
  CHECK(t.mirror.line.empty());
  t.page(1);  // the enemy's from here on
  t.line("t65 x2");
  CHECK(t.row("A1").piece.ai);
  CHECK(t.row("A2").piece.number == 2);
  CHECK(t.row("A2").piece.side == Side::enemy);
  CHECK(t.row("A2").piece.pose.heading.value == 180000);
  t.line("red squadron veteran");  // a pilot
  CHECK(t.row("A3").piece.ship.pilot == "redsquadronveteran");
  CHECK(t.row("A3").piece.initiative == 3);
  const std::size_t before = t.mirror.roster.rows().size();
  t.type("tie 2");
  const auto offers = t.mirror.offers();
  REQUIRE(offers.size() > 2);
  t.enter();
  REQUIRE(t.mirror.roster.rows().size() == before + 1);
  CHECK(t.mirror.roster.rows().back().piece.ref == offers[1].ship.ship);
  t.type("tie");
  t.mirror.up_down(1);
  t.mirror.up_down(1);
  t.enter();
  CHECK(t.mirror.roster.rows().back().piece.ref == offers[2].ship.ship);
  CHECK(t.steps() == 0);  // nothing has come onto the table
}

TEST_CASE("Mirror: the ship that is meant comes first, and the number behind a name is the line that Enter takes") {
  Table t;
  t.line("4 tie");
  t.line("x");
  REQUIRE(t.mirror.roster.rows().size() == 5);
  for (const char* id : {"P1", "P2", "P3", "P4"}) CHECK(t.row(id).piece.ref == "tielnfighter");
  CHECK(t.row("P5").piece.ref == "t65xwing");
  t.type("tie");
  const std::size_t found = t.mirror.offers().size();
  REQUIRE(found == desk::kMostFound);
  CHECK(t.mirror.offer_taken(found) == 0U);
  t.mirror.up_down(1);
  CHECK(t.mirror.offer_taken(found) == 1U);
  t.mirror.set_text("tie 3");
  CHECK(t.mirror.offer_taken(t.mirror.offers().size()) == 2U);
  t.mirror.set_text("fireball 9");
  CHECK_FALSE(t.mirror.offer_taken(t.mirror.offers().size()));
  t.enter();
  CHECK(t.mirror.problem == "Only 1 was found.");
  t.mirror.set_text("/r");
  CHECK(t.mirror.offer_taken(t.mirror.offers().size()) == 0U);
}

TEST_CASE("Mirror: a line that finds nothing stays, and says what is near") {
  Table t;
  t.line("tie/lnn");
  CHECK(t.mirror.line == "tie/lnn");
  CHECK(t.mirror.problem.find("Nothing is called") == 0);
  t.mirror.set_text("");
  t.line("99 tie/ln");
  CHECK(t.said("Add 1 to 20 ships at once."));
  CHECK(t.mirror.line == "99 tie/ln");
  CHECK(t.mirror.roster.rows().empty());
  t.mirror.set_text("");
  t.line("t65 7");
  CHECK_FALSE(t.mirror.problem.empty());
  t.mirror.set_text("");
  t.line("/nosuch");
  CHECK_FALSE(t.mirror.problem.empty());
  CHECK(t.mirror.escape());
  CHECK(t.mirror.line.empty());
  CHECK_FALSE(t.mirror.escape());  // nothing typed: it ends
  CHECK_FALSE(t.mirror.open);
}

TEST_CASE("Mirror: a ship without any card has initiative 1, and that is said") {
  Table t;
  REQUIRE(t.mirror.roster.add_ship("escapecraft", "", Side::player, {}, 1));
  CHECK(t.row("P1").piece.initiative == 1);
  CHECK(t.said("No card says the initiative"));
}

TEST_CASE("Mirror: several ships change together, before and after they stand, as one step") {
  Table t;
  t.line("3 t65");
  t.mirror.go(MirrorStage::place);
  t.fields("100", "100");
  t.fields("200", "100");
  REQUIRE(t.steps() == 2);
  t.mirror.go(MirrorStage::roster);
  t.line("/all");
  CHECK(t.mirror.marked.size() == 3);
  t.line("enemy ai 4");
  CHECK(t.steps() == 3);
  for (const char* id : {"P1", "P2"}) {
    CHECK(t.at(id).side == Side::enemy);
    CHECK(t.at(id).ai);
    CHECK(t.at(id).initiative == 4);
    CHECK(t.at(id).number > 0);
  }
  CHECK(t.at("P1").number != t.at("P2").number);
  const auto rows = t.mirror.roster.rows();
  REQUIRE(rows.size() == 3);
  CHECK(rows[2].piece.id == "A1");  // it did not stand yet: it is called as what it is
  CHECK(rows[2].piece.initiative == 4);
  CHECK(t.mirror.is_marked("A1"));
  t.d.act(desk::Intent::undo);
  CHECK(t.at("P1").side == Side::player);
  CHECK(t.at("P2").side == Side::player);
  CHECK(t.at("P2").initiative == 1);
  t.line("enemies");
  CHECK(t.mirror.problem.find("changes nothing") != std::string::npos);
  t.mirror.set_text("");
  t.line("77");
  CHECK(t.said("Initiative goes from 0 to 8."));
}

TEST_CASE("Mirror: who has no AI card stays with people") {
  Table t;
  std::string ship;
  for (const auto& [id, type] : catalog().ships)
    if (catalog().card_for(id, type.factions.empty() ? "" : type.factions.front()) == nullptr) ship = id;
  REQUIRE_FALSE(ship.empty());
  REQUIRE(t.mirror.roster.add_ship(ship, "", Side::enemy, {}, 1));
  t.line("/all");
  t.line("ai");
  CHECK(t.said("There is no AI card for E1"));
  CHECK_FALSE(t.row("E1").piece.ai);
}

TEST_CASE("Mirror: obstacles in the order of their numbers, one key each") {
  const auto choices = desk::obstacles_in_order(catalog());
  const auto& all = catalog().obstacles;
  const auto of_first =
      std::count_if(all.begin(), all.end(), [](const auto& each) { return each.first.starts_with("1e-"); });
  CHECK(choices.size() + static_cast<std::size_t>(of_first) == all.size());  // those of this edition
  for (int i = 0; i < 12; ++i) CHECK(choices[static_cast<std::size_t>(i)].label == std::to_string(i + 1));
  CHECK(choices[12].label == "D1");
  CHECK(choices[18].label == "G1");
  std::set<char> keys;
  for (const auto& choice : choices) CHECK((choice.key == 0 || keys.insert(choice.key).second));
  Table t;
  t.enter();
  CHECK(t.mirror.stage == MirrorStage::obstacles);
  t.type("15");
  REQUIRE(t.mirror.roster.rows().size() == 2);
  CHECK(t.row("R1").piece.ref == choices[0].id);
  CHECK(t.row("R2").piece.ref == choices[4].id);
  t.mirror.remove();
  CHECK(t.mirror.roster.rows().size() == 1);
  t.enter();
  CHECK(t.mirror.stage == MirrorStage::place);
  CHECK(t.mirror.current == "R1");
}

TEST_CASE("Mirror: a squad file fills the roster, and a saved one comes back") {
  Table t;
  t.folder.write("red.json", R"({"name":"Red","faction":"rebelalliance","pilots":[
    {"id":"redsquadronveteran","ship":"t65xwing","upgrades":{"torpedo":["protontorpedoes"]}},
    {"id":"poedameron","ship":"t65xwing","upgrades":{}}],"obstacles":["coreasteroid0"]})");
  t.line("/open");
  CHECK(t.d.files.question == desk::FileQuestion::open_squad);
  t.d.files.answer(t.folder.file("red.json"));
  t.mirror.take_files();
  REQUIRE(t.mirror.roster.rows().size() == 3);
  CHECK(t.row("P1").piece.initiative == 3);
  CHECK(t.row("P1").piece.ship.cards.size() == 1);
  CHECK(t.row("P2").piece.note == "poedameron");
  CHECK(t.row("R1").piece.ref == "coreasteroid0");
  CHECK(t.said("\"poedameron\""));
  t.line("/save");
  CHECK(t.d.files.question == desk::FileQuestion::save_squad);
  t.d.files.answer(t.folder.file("mine"));
  t.mirror.take_files();
  CHECK(t.said("2 ships saved as"));
  Table other;
  REQUIRE(other.mirror.roster.open_squad(t.folder.file("mine.json"), Side::enemy, {}));
  CHECK(other.row("E1").piece.initiative == 3);  // people fly it, as they did
  CHECK(other.row("E2").piece.note == "poedameron");
  t.folder.write("bad.json", R"({"pilots":7})");
  CHECK_FALSE(t.mirror.roster.open_squad(t.folder.file("bad.json"), Side::player, {}));
  CHECK(t.said("/pilots"));
  CHECK_FALSE(t.mirror.roster.open_squad(t.folder.file("none.json"), Side::player, {}));
  CHECK(t.mirror.roster.rows().size() == 3);
}

TEST_CASE("Mirror: a squad builder's text is pasted into the line") {
  Table t;
  t.mirror.set_text(R"({"faction":"galacticempire","pilots":[{"id":"blacksquadronace","ship":"tielnfighter"}]})");
  t.enter();
  CHECK(t.mirror.line.empty());
  CHECK(t.row("P1").piece.initiative == 3);
  t.mirror.set_text("{\"faction\":");
  t.enter();
  CHECK_FALSE(t.mirror.line.empty());
  CHECK(t.said("the pasted squad"));
}

TEST_CASE("Mirror: the squads of the new battle, and a mission's cast with its places") {
  Table t;
  t.line("/battle");
  CHECK(t.said("no squads yet"));
  t.mirror.set_text("");
  t.d.draft = desk::ready_made(catalog(), 2);
  t.line("/battle");
  CHECK(t.mirror.roster.rows().size() == 4);
  Table m;
  m.line("/mission");
  CHECK(m.mirror.problem.find("Which mission?") == 0);
  m.mirror.set_text("");
  m.line("/mission 0:1 3");
  const auto rows = m.mirror.roster.rows();
  REQUIRE(rows.size() > 3);
  CHECK(std::all_of(rows.begin(), rows.end(), [](const desk::RosterRow& row) { return row.has_place && !row.stands; }));
  CHECK(m.row("P1").piece.initiative > 0);
  m.mirror.go(MirrorStage::place);
  const std::string first = m.mirror.current;
  const geom::Pose of_map = m.row(first).piece.pose;
  m.enter();  // where the map has it
  CHECK(m.at(first).pose == of_map);
}

// --- places

TEST_CASE("Mirror: distances from two edges, to the nearest side") {
  Table t;
  t.one("tielnfighter");  // 40 x 40 mm
  SECTION("left and near") {
    t.fields("120", "85", "8");
    check_pose(t.at("P1").pose, 120 + 20, 85 + 20, 0);
  }
  SECTION("right and far, by letters") {
    t.type("rf");
    t.fields("100", "50", "2");
    check_pose(t.at("P1").pose, kSide - 100 - 20, kSide - 50 - 20, 180);
  }
  SECTION("to the middle") {
    t.type("c");
    t.fields("120.5", "85,25", "6");
    check_pose(t.at("P1").pose, 120.5, 85.25, 90);
  }
  SECTION("askew: to the nearest corner") {
    t.fields("120", "85", "45");
    const double half = 20 * std::sqrt(2.0);
    check_pose(t.at("P1").pose, 120 + half, 85 + half, 45);
  }
  SECTION("all in one, with blanks between") {
    t.type("120 85 7");
    t.enter();
    const double half = 20 * std::sqrt(2.0);
    check_pose(t.at("P1").pose, 120 + half, 85 + half, 315);
  }
  SECTION("degrees of one digit begin with 0") {
    t.fields("120", "85", "08");
    CHECK(t.at("P1").pose.heading.value == 8000);
  }
}

TEST_CASE("Mirror: larger bases and obstacles are measured by what they cover") {
  Table t;
  SECTION("a huge ship across the table") {
    t.one("gr75mediumtransport");  // 80 x 195 mm
    t.fields("120", "85", "6");
    check_pose(t.at("P1").pose, 120 + 97.5, 85 + 40, 90);
  }
  SECTION("a large ship") {
    t.one("vt49decimator");
    t.fields("0", "0", "8");
    check_pose(t.at("P1").pose, 40, 40, 0);
  }
  SECTION("an obstacle, by the outermost points of its outline") {
    REQUIRE(t.mirror.roster.add_obstacle("coreasteroid3"));
    t.mirror.go(MirrorStage::place);
    t.fields("300", "400", "30");
    const auto shape = rules::shape_of(catalog(), t.at("R1"));
    REQUIRE(shape);
    double left = 1e9, low = 1e9;
    for (const geom::Vec2 p : shape->points) {
      left = std::min(left, p.x);
      low = std::min(low, p.y);
    }
    CHECK(left == Approx(300).margin(0.001));
    CHECK(low == Approx(400).margin(0.001));
    CHECK(t.at("R1").pose.heading.value == 30000);
  }
}

TEST_CASE("Mirror: every key of the number pad is a heading") {
  const std::pair<const char*, double> pad[] = {{"8", 0},   {"9", 45},  {"6", 90},  {"3", 135},
                                                {"2", 180}, {"1", 225}, {"4", 270}, {"7", 315}};
  for (const auto& [key, degrees] : pad) CHECK(get<double>(desk::heading_typed(key)) == degrees);
  CHECK(get<double>(desk::heading_typed("352.5")) == 352.5);
  CHECK(get<double>(desk::heading_typed("-10")) == 350);
  CHECK(get<double>(desk::heading_typed("360")) == 0);
  for (const char* bad : {"5", "400", "north", "1e2", "", "--3"}) CHECK(holds<std::string>(desk::heading_typed(bad)));
  for (const char* bad : {"", "-1", "12x", "5001", "nan", "1e3", " 7"})
    CHECK(holds<std::string>(desk::length_typed(bad)));
}

TEST_CASE("Mirror: a heading left out is that of the ship before, at first by side") {
  Table t;
  t.line("2 t65");
  t.page(1);
  t.line("2 t65");
  t.mirror.go(MirrorStage::place);
  t.fields("100", "100", "9");
  t.fields("300", "100");
  CHECK(t.at("P2").pose.heading.value == 45000);
  t.fields("100", "700");
  CHECK(t.at("A1").pose.heading.value == 180000);
  t.fields("300", "700", "175");
  CHECK(t.at("A2").pose.heading.value == 175000);
  CHECK(t.mirror.current.empty());
  CHECK(t.mirror.prompt() == "Everything stands: press Play.");
  t.enter();
  CHECK_FALSE(t.mirror.open);
}

TEST_CASE("Mirror: bad input is refused with a sentence, and stays") {
  Table t;
  t.one("t65xwing");
  t.fields("12..5", "85", "8");
  CHECK(t.mirror.problem == "\"12..5\" is no length: type millimetres.");
  CHECK(t.mirror.fields[1] == "85");
  CHECK(t.d.table().pieces.empty());
  t.mirror.escape();
  t.type("900");
  t.enter();
  CHECK(t.mirror.problem == "Type the distance from the near edge.");
  CHECK(t.mirror.field == 1);  // on to what is missing
  t.type("100");
  t.enter();
  CHECK(t.mirror.problem.find("over the edge of the table") != std::string::npos);
  CHECK(t.mirror.fields[0] == "900");
  CHECK(t.steps() == 0);
}

TEST_CASE("Mirror: an overlap is said, and placed all the same") {
  Table t;
  t.line("2 t65");
  t.mirror.go(MirrorStage::place);
  t.fields("100", "100");
  t.type("130 100");
  CHECK(t.mirror.plan().said == std::vector<std::string>{"It overlaps P1 by 10.0 mm."});
  t.enter();
  check_pose(t.at("P2").pose, 150, 120, 0);
  CHECK(t.said("P2: It overlaps P1 by 10.0 mm."));
}

TEST_CASE("Mirror: each place is one step of undo, and what was undone is asked for again") {
  Table t;
  t.line("2 t65");
  t.mirror.go(MirrorStage::place);
  t.fields("100", "100");
  CHECK(t.steps() == 1);
  CHECK(t.mirror.current == "P2");
  t.d.act(desk::Intent::undo);
  CHECK(t.d.table().pieces.empty());
  CHECK(t.mirror.current == "P1");
  CHECK_FALSE(t.row("P1").stands);
  CHECK(t.row("P1").piece.ref == "t65xwing");
}

TEST_CASE("Mirror: who stands already is moved by what is typed, the rest stays as it is") {
  Table t;
  t.one("t65xwing");
  t.fields("100", "200", "9");
  t.mirror.go(MirrorStage::place);
  t.page(1);
  REQUIRE(t.mirror.current == "P1");
  const desk::EdgeDistances now = desk::distances_of(catalog(), t.d.table().area, t.at("P1"), {});
  CHECK(now.across == Approx(100).margin(0.001));
  CHECK(now.along == Approx(200).margin(0.001));
  t.type("150");
  t.enter();
  const double half = 20 * std::sqrt(2.0);
  CHECK(t.at("P1").pose.x.mm() == Approx(150 + half).margin(0.001));
  CHECK(t.at("P1").pose.y.mm() == Approx(200 + half).margin(0.002));
  CHECK(t.at("P1").pose.heading.value == 45000);
}

TEST_CASE("Mirror: beside another piece, edge to edge and looking the same way") {
  Table t;
  state::Piece first = typed("A1", "tielnfighter", 400, 400, 90);
  REQUIRE(t.d.pieces.add_ship("tielnfighter", Side::player, false, geom::Vec2{400, 400}) == "P1");
  t.d.pieces.place("P1", pose(400, 400, 90));
  REQUIRE(t.mirror.roster.add_ship("vt49decimator", "", Side::player, {}, 1));  // 80 x 80 mm
  t.mirror.go(MirrorStage::place);
  REQUIRE(t.mirror.current == "P2");
  t.mirror.up_down(1);
  REQUIRE(t.mirror.way == MirrorWay::beside);
  const auto placed = [&](const char* where, const char* gap) {
    t.fields("p1", where, gap);
    return t.at("P2").pose;
  };
  SECTION("ahead") { check_pose(placed("8", "30"), 400 + 20 + 30 + 40, 400, 90); }
  SECTION("behind") { check_pose(placed("2", "5.5"), 400 - 20 - 5.5 - 40, 400, 90); }
  SECTION("left of who looks right is up") { check_pose(placed("4", "30"), 400, 400 + 20 + 30 + 40, 90); }
  SECTION("right") { check_pose(placed("6", "0"), 400, 400 - 20 - 40, 90); }
  SECTION("what is wrong") {
    t.fields("p9", "8", "30");
    CHECK(t.mirror.problem == "No other piece on the table is called \"p9\".");
    t.mirror.escape();
    t.fields("p1", "5", "30");
    CHECK_FALSE(t.mirror.problem.empty());
    t.mirror.escape();
    t.fields("p1", "8", "");
    CHECK_FALSE(t.mirror.problem.empty());
    CHECK(t.d.table().find("P2") == nullptr);
  }
}

TEST_CASE("Mirror: by template from where it stands, while placing too") {
  Table t;
  t.one("tielnfighter");
  t.mirror.up_down(-1);
  REQUIRE(t.mirror.way == MirrorWay::move);
  t.line("2s");
  CHECK(t.mirror.problem.find("does not stand on the table yet") != std::string::npos);
  t.mirror.escape();
  t.mirror.up_down(1);
  t.fields("100", "100", "8");
  t.page(1);
  t.mirror.up_down(-1);
  t.line("brr");
  check_pose(t.at("P1").pose, 120 + 80, 120, 0);
  CHECK_FALSE(t.at("P1").moved);  // it was placed, it has not flown
}

// --- moves

TEST_CASE("Mirror: a round's moves of people's ships, two actions each", "[2e-activation-1]") {
  Table t;
  t.line("3 tie/ln");
  t.page(1);
  t.line("t65");
  t.mirror.go(MirrorStage::place);
  for (const char* x : {"100", "300", "500"}) t.fields(x, "100");
  t.fields("300", "800");
  t.mirror.close();
  const std::size_t before = t.steps();
  t.d.act(desk::Intent::mirror_table);
  REQUIRE(t.mirror.stage == MirrorStage::moves);
  t.actions = 0;
  REQUIRE(t.mirror.current == "P1");
  t.line("2s");
  REQUIRE(t.mirror.current == "P2");
  t.line("2 bank right");
  REQUIRE(t.mirror.current == "P3");
  t.line("3s");
  CHECK(t.actions == 2 * 3);
  CHECK(t.steps() == before + 3);
  CHECK(t.mirror.current.empty());  // the AI's ship is not asked for
  CHECK(t.mirror.prompt() == "Everybody has moved.");
  check_pose(t.at("P1").pose, 120, 120 + 120, 0);
  check_pose(t.at("P3").pose, 520, 120 + 160, 0);
  CHECK(t.at("P2").pose ==
        geom::end_pose(figures(), geom::BaseKind::small, pose(320, 120), *geom::maneuver_from_code("2N")));
  for (const char* id : {"P1", "P2", "P3"}) CHECK(t.at(id).moved);
  CHECK_FALSE(t.at("A1").moved);
  SECTION("the next round begins where the first did") {
    t.mirror.close();
    t.d.ai.start_round();
    t.d.act(desk::Intent::mirror_table);
    CHECK(t.mirror.current == "P1");
    t.enter();  // stays where it is
    CHECK(t.mirror.current == "P2");
    t.line("p3 1s");  // another, named in front
    CHECK(t.at("P3").moved);
    CHECK(t.mirror.current == "P2");
    t.line("nonsense");
    CHECK_FALSE(t.mirror.problem.empty());
    CHECK(t.mirror.line == "nonsense");
    CHECK_FALSE(t.at("P2").moved);
  }
  SECTION("by a ruler instead") {
    t.mirror.page(1);
    REQUIRE(t.mirror.current == "P1");
    t.mirror.up_down(1);
    REQUIRE(t.mirror.way == MirrorWay::edges);
    t.fields("50", "60", "6");
    check_pose(t.at("P1").pose, 70, 80, 90);
    CHECK(t.at("P1").moved);
  }
}

// An action: a number with the blank or Tab behind it, a named key, a click.
TEST_CASE("Mirror: six ships with exact numbers take at most six actions each") {
  Table t;
  t.line("3 tie/ln");
  t.page(1);
  t.line("3 t65");
  t.enter();
  t.enter();  // no obstacles
  REQUIRE(t.mirror.stage == MirrorStage::place);
  const char* const measured[6][3] = {{"212.5", "88", "352"}, {"300", "91.5", "4.5"},    {"401", "87", "358"},
                                      {"198", "780", "2"},    {"310", "779.5", "176.5"}, {"455", "781", "181"}};
  int most = 0;
  for (const auto& ship : measured) {
    const int before = t.actions;
    t.type(ship[0] + std::string(" "));
    t.type(ship[1] + std::string(" "));
    t.type(ship[2]);
    t.enter();
    most = std::max(most, t.actions - before);
  }
  for (const char* id : {"P1", "P2", "P3", "A1", "A2", "A3"}) CHECK(t.row(id).stands);
  check_pose(t.at("A1").pose, 218, 800, 180);
  CHECK(t.at("A3").pose.heading.value == 181000);
  CHECK(t.steps() == 6);
  CHECK(most == 4);
  INFO("actions " << t.actions);
  CHECK(t.actions <= 6 * 6);  // the roster and the keys between the stages too
  CHECK(t.actions == 31);
}

// --- the whole table

TEST_CASE("Mirror: the whole table by quarter turns and as in a mirror, one step each") {
  Table t;
  t.one("t65xwing");
  t.fields("100", "200", "10");
  REQUIRE(t.mirror.roster.add_obstacle("coreasteroid3"));
  t.mirror.go(MirrorStage::place);
  t.fields("300", "400", "30");
  const state::Table start = t.d.table();
  const geom::Pose was = t.at("P1").pose;
  const std::size_t steps = t.steps();
  t.mirror.go(MirrorStage::roster);
  SECTION("right: what was on the left is at the far edge") {
    t.line("/right");
    CHECK(t.at("P1").pose.x == was.y);
    CHECK(t.at("P1").pose.y.value == 914400 - was.x.value);
    CHECK(t.at("P1").pose.heading.value == 100000);
    CHECK(t.steps() == steps + 1);
    t.line("/left");
    CHECK(t.d.table().pieces == start.pieces);
  }
  SECTION("round, twice") {
    t.line("/round");
    CHECK(t.at("P1").pose.x.value == 914400 - was.x.value);
    CHECK(t.at("P1").pose.heading.value == 190000);
    t.line("/round");
    CHECK(t.d.table().pieces == start.pieces);
  }
  SECTION("mirrored: every point of every outline, and back") {
    const auto before = rules::shape_of(catalog(), t.at("R1"));
    t.line("/mirror");
    CHECK(t.steps() == steps + 1);
    CHECK(t.at("P1").pose.x.value == 914400 - was.x.value);
    CHECK(t.at("P1").pose.y == was.y);
    CHECK(t.at("P1").pose.heading.value == 350000);
    CHECK(t.at("R1").mirror);
    const auto after = rules::shape_of(catalog(), t.at("R1"));
    REQUIRE(before->points.size() == after->points.size());
    for (const geom::Vec2 p : before->points) {
      const bool there = std::any_of(after->points.begin(), after->points.end(), [&](geom::Vec2 q) {
        return std::abs(q.x - (kSide - p.x)) < 1e-3 && std::abs(q.y - p.y) < 1e-3;
      });
      CHECK(there);
    }
    t.line("/mirror");
    CHECK(t.d.table().pieces == start.pieces);
  }
}

TEST_CASE("Mirror: a table that is not square turns round only") {
  Table t;
  t.line("/5x3");
  CHECK(t.d.table().area.width.value == 1524000);
  t.line("t65");
  t.mirror.go(MirrorStage::place);
  t.fields("100", "200");
  t.mirror.go(MirrorStage::roster);
  t.line("/right");
  CHECK(t.said("The table is not square"));
  t.mirror.set_text("");
  t.line("/round");
  check_pose(t.at("P1").pose, 1524 - 120, kSide - 220, 180);
}

// --- beside the rest of the program

TEST_CASE("Mirror: what stands on the table already is on the roster") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.open_ai_table();
  d.act(desk::Intent::mirror_table);
  CHECK(d.mirror.stage == MirrorStage::moves);  // all of it stands
  CHECK(d.mirror.roster.rows().size() == d.table().pieces.size());
  CHECK(d.mirror.current == "P1");
  d.mirror.roster.add_ship("t65xwing", "", Side::player, {}, 1);
  d.mirror.close();
  const std::string other = d.pieces.add_ship("vt49decimator", Side::player, false);
  CHECK(other == "P4");  // the palette does not know of the roster
  d.act(desk::Intent::mirror_table);
  const auto rows = d.mirror.roster.rows();
  CHECK(std::count_if(rows.begin(), rows.end(), [](const desk::RosterRow& row) { return !row.stands; }) == 1);
  REQUIRE(d.mirror.roster.row("P5"));
  CHECK(d.mirror.roster.row("P5")->piece.ref == "t65xwing");  // nothing was lost
  d.new_table("3x3");
  CHECK_FALSE(d.mirror.open);
  CHECK(d.mirror.roster.rows().empty());
}

}  // namespace plotboard::desk_mirror
