// Range and firing arcs.
#include <cmath>

#include "first/attacks.hpp"
#include "geom/shape.hpp"

namespace plotboard::first_range_and_arcs {
using namespace first_attacks;
namespace {

using geom::ArcKind;

constexpr double kRadian = 3.14159265358979323846 / 180;

// Which band lies between A and B at that gap; 0: beyond the ruler.
int band_at(double gap) {
  const Arena arena = fight(kXwing, {}, {enemy("B", gap)});
  const rules::Field field(catalog(), arena.table);
  return rules::measure(field, "A", "B").range.band.value_or(0);
}
bool within(double gap, int range) {
  const Arena arena = fight(kXwing, {}, {enemy("B", gap)});
  const rules::Field field(catalog(), arena.table);
  return rules::lies_within(field, field.ship("B")->shape(), field.ship("A")->shape(), range);
}
bool beyond(double gap, int range) { return band_at(gap) == 0 || band_at(gap) > range; }
double extent(geom::BaseKind base, ArcKind kind) {
  const auto arc = geom::arc_of(figures(), base, geom::Edition::first, kind);
  REQUIRE(arc);
  REQUIRE(arc->wedges.size() == 1);
  return arc->wedges[0].to_degrees - arc->wedges[0].from_degrees;
}
state::Piece bomb(double x, double y) {
  state::Piece piece;
  piece.id = "D";
  piece.type = state::PieceType::device;
  piece.ref = "1e-seismic-charge";
  piece.pose = pose(x, y);
  piece.side = Side::enemy;
  return piece;
}

}  // namespace

TEST_CASE("The ruler has three bands of 100 mm, and the line belongs to the nearer [1e-range-1][1e-range-2]",
          "[first]") {
  CHECK(band_at(50) == 1);
  CHECK(band_at(100) == 1);
  CHECK(band_at(101) == 2);
  CHECK(band_at(200) == 2);
  CHECK(band_at(201) == 3);
  CHECK(band_at(300) == 3);
  CHECK(band_at(301) == 0);
}

TEST_CASE("A ship is at the range of its closest point [1e-range-4]", "[first]") {
  CHECK(band_at(180) == 2);  // the other end of its base is 220 mm away
  CHECK_FALSE(within(180, 2));
  CHECK(within(150, 2));
}

TEST_CASE("Beyond range 2 no part of the base lies in range 1 or 2 [1e-range-6]", "[first]") {
  CHECK(beyond(205, 2));
  CHECK_FALSE(beyond(195, 2));  // most of it does
  CHECK_FALSE(beyond(100, 2));
}

TEST_CASE("An attack is measured to the closest point inside the arc [1e-range-8]", "[first]") {
  // The corner that is closest to A stands outside its arc, which reaches the far side of B's base.
  Arena arena({at("A", kXwing, Side::player, 457, 300), at("B", kTie, Side::enemy, 560, 382, 180)}, "1e",
              Phase::engagement);
  const rules::Field field(catalog(), arena.table);
  const double closest = rules::measure(field, "A", "B").gap_mm;
  const auto found = shots(arena, "primary:0");
  REQUIRE(found.size() == 1);
  const auto answer = rules::measure_arc(field, "A", "B", ArcKind::front);
  CHECK(found[0].distance_mm > closest + 1);
  CHECK(found[0].distance_mm == Approx(answer.sections[0].arc.distance_mm));
  // Two bases face to face: whole lines are as short as the gap.
  const auto ahead = [](double gap) {
    Arena facing = fight(kXwing, {}, {enemy("B", gap)});
    return shots(facing, "primary:0")[0].distance_mm;
  };
  CHECK(ahead(150) == Approx(150).margin(0.01));
}

TEST_CASE("To a token by its closest point, with a bomb's guides [1e-range-11]", "[first]") {
  Arena arena({at("A", kXwing, Side::player, 457, 300), bomb(457, 500), obstacle("R", "coreasteroid0", 457, 100)},
              "1e");
  const rules::Field field(catalog(), arena.table);
  const auto to_bomb = rules::measure(field, "A", "D");
  CHECK(to_bomb.gap_mm == Approx(200 - 20 - 16.5).margin(0.6));  // its guides reach 16.5 mm behind its centre
  const auto to_rock = rules::measure(field, "A", "R");
  double top = 0;
  for (const geom::Vec2 corner : field.obstacles()[0].shape.points) top = std::max(top, corner.y);
  CHECK(to_rock.gap_mm >= 280 - top - 0.01);
  CHECK(to_rock.gap_mm < 200 - 20 - 10);
}

TEST_CASE("Among lines of one length the attacker takes the one he likes [1e-range-15]", "[first]") {
  // Bases face each other; a rock stands in the left part of the way.
  for (const bool clear : {true, false}) {
    Arena arena = fight(kXwing, {}, {enemy("B", 150), obstacle("R", "coreasteroid0", 435, 395)});
    arena.says("attack", "primary:0>B").says("obstruction-line", clear ? "clear" : "R").dice(blanks(3));
    arena.dice(blanks(clear ? 3 : 4));
    engage(arena);
    CHECK(side_asked(arena, "obstruction-line") == Side::player);
  }
}

TEST_CASE("The primary arc lies between the printed lines, as far as the ruler reaches [1e-arc-1]", "[first]") {
  CHECK(extent(geom::BaseKind::small, ArcKind::front) == Approx(80.9).margin(0.1));
  CHECK(extent(geom::BaseKind::large, ArcKind::front) == Approx(84.1).margin(0.1));
  // 250 mm to the side of a small ship's nose, one just inside and one just outside of its line.
  for (const bool inside : {true, false}) {
    Arena arena({at("A", kXwing, Side::player, 300, 300), at("B", kTie, Side::enemy, inside ? 450 : 480, 440, 0)}, "1e",
                Phase::engagement);
    CHECK(can_shoot(arena, "primary:0>B") == inside);
  }
}

namespace {

// One enemy ahead of A and one behind it, at range 2.
std::vector<state::Piece> ahead_and_behind() { return {enemy("N", 150), at("S", kTie, Side::enemy, 457, 80, 0)}; }
std::string where(Arena& arena, const std::string& weapon) {
  std::string names;
  for (const char* name : {"N", "S"}) {
    if (can_shoot(arena, weapon + ">" + name) || can_shoot(arena, weapon + ":front>" + name) ||
        can_shoot(arena, weapon + ":rear>" + name)) {
      names += name;
    }
  }
  return names;
}

}  // namespace

TEST_CASE("Every attack uses the primary arc unless its card says otherwise [1e-arc-3][1e-arc-10]", "[first]") {
  Arena arena = fight(kYwing, {"1e-upgrade-protontorpedoes", "1e-upgrade-ioncannonturret"}, ahead_and_behind());
  CHECK(where(arena, "primary:0") == "N");
  for (const char* locked : {"N", "S"}) {
    arena.edit("A").lock = locked;
    CHECK(can_shoot(arena, std::string("1e-upgrade-protontorpedoes>") + locked) == (locked == std::string("N")));
  }
  CHECK(where(arena, "1e-upgrade-ioncannonturret") == "NS");
}

TEST_CASE("Secondary weapons leave the auxiliary arc alone, effects do not [1e-arc-5][1e-arc-6]", "[first]") {
  Arena arena = fight(kFirespray, {"1e-upgrade-ioncannon"},
                      {enemy("N", 150), at("S", kTie, Side::enemy, 457, 80, 0), at("E", kTie, Side::enemy, 657, 300)});
  CHECK(where(arena, "primary:0") == "NS");
  CHECK(where(arena, "1e-upgrade-ioncannon") == "N");
  arena.run([](Game& game) {
    CHECK(rules::is_in_any_arc(game, "N", "A"));
    CHECK(rules::is_in_any_arc(game, "S", "A"));
    CHECK_FALSE(rules::is_in_any_arc(game, "E", "A"));
  });
}

TEST_CASE("A turret ship fires its other weapons through the printed arc [1e-arc-9]", "[first]") {
  Arena arena = fight(kKwing, {"1e-upgrade-protontorpedoes"}, ahead_and_behind());
  CHECK(where(arena, "primary:0") == "NS");
  arena.edit("A").lock = "S";
  CHECK(fault_of(arena, "1e-upgrade-protontorpedoes>S") == "1e-attack-8");
  arena.edit("A").lock = "N";
  CHECK(can_shoot(arena, "1e-upgrade-protontorpedoes>N"));
}

TEST_CASE("In the bullseye arc neither focus nor evade tokens help the defender [1e-arc-13]", "[first]") {
  for (const double aside : {0.0, 60.0}) {
    Arena arena = fight(kKimogila, {}, {at("B", kXwing, Side::enemy, 457 + aside, 490, 180)});
    arena.edit("B").tokens.focus = arena.edit("B").tokens.evade = 1;
    arena.says("attack", "primary:0>B").dice(hits(3)).dice({Face::focus, Face::blank});
    if (aside > 0) arena.says("modify-defense", "focus").says("modify-defense", "evade");
    engage(arena);
    CHECK(damage_to(arena, "B") == (aside > 0 ? 1 : 3));
    CHECK(arena["B"].tokens.focus == (aside > 0 ? 0 : 1));
  }
  // Its width is the ruler's.
  Arena edge = fight(kKimogila, {}, {at("B", kTie, Side::enemy, 457 + 20 + 7.4, 490, 180)});
  Arena past = fight(kKimogila, {}, {at("B", kTie, Side::enemy, 457 + 20 + 8.1, 490, 180)});
  edge.run([](Game& game) { CHECK(rules::is_in_arc(game, "B", ArcKind::bullseye, "A")); });
  past.run([](Game& game) { CHECK_FALSE(rules::is_in_arc(game, "B", ArcKind::bullseye, "A")); });
}

TEST_CASE("The bullseye arc is the attacker's: where the defender looks does not matter [1e-arc-13]", "[first]") {
  for (const double heading : {0.0, 90.0, 180.0}) {
    Arena arena = fight(kKimogila, {}, {at("B", kXwing, Side::enemy, 457, 490, heading)});
    arena.edit("B").tokens.focus = 1;
    arena.says("attack", "primary:0>B").dice(hits(3)).dice({Face::focus, Face::blank});
    engage(arena);
    CHECK(damage_to(arena, "B") == 3);
    CHECK(arena["B"].tokens.focus == 1);
  }
  // The defender's own strip over the attacker is no bar.
  Arena aside = fight(kKimogila, {}, {at("B", kKimogila, Side::enemy, 557, 490, 210)});
  aside.run([](Game& game) {
    CHECK(rules::is_in_arc(game, "A", ArcKind::bullseye, "B"));
    CHECK_FALSE(rules::is_in_arc(game, "B", ArcKind::bullseye, "A"));
  });
  aside.edit("B").tokens.focus = 1;
  aside.says("attack", "primary:0>B").dice(hits(3)).dice({Face::focus}).says("modify-defense", "focus");
  engage(aside);
  CHECK(aside["B"].tokens.focus == 0);
}

TEST_CASE("A pilot's special arc is for cards of the slot that he names [1e-pilot-moraloeval][1e-arc-12]", "[first]") {
  const auto beside = [](const char* card) {
    Arena arena = fight("1e-pilot-moraloeval", {card}, {at("B", kXwing, Side::enemy, 757, 330, 270)});
    arena.edit("A").lock = "B";
    arena.run([](Game& game) {
      CHECK_FALSE(rules::is_in_arc(game, "B", ArcKind::front, "A"));
      CHECK(rules::is_in_arc(game, "B", ArcKind::full_front, "A"));
    });
    const auto all = shots(arena, card);
    return std::any_of(all.begin(), all.end(), [](const rules::Shot& shot) { return shot.legal; });
  };
  CHECK(beside("1e-upgrade-heavylasercannon"));
  CHECK_FALSE(beside("1e-upgrade-concussionmissiles"));
}

TEST_CASE("A ship attacks at range 1 whom a card lets it attack while they touch [1e-range-7]", "[first]") {
  Arena arena = fight("1e-pilot-arvelcrynyd", {}, {enemy("B", 0, {}, kXwing)});
  arena.edit("A").ship.bumped = {"B"};
  bool found = false;
  for (const rules::Shot& shot : shots(arena, "primary:0")) {
    if (shot.defender != "B") continue;
    found = true;
    CHECK(shot.legal);
    CHECK(shot.range == 1);
  }
  CHECK(found);
}

TEST_CASE("Range goes by one line without width: whichever way it lies, and from either end [1e-range-12]", "[first]") {
  for (double way = 0; way < 360; way += 15) {
    INFO(way);
    for (int band = 1; band <= 3; ++band) {
      for (const double more : {-0.05, 0.05}) {
        // Both bases turned that way, so that their sides face each other across the gap.
        const double apart = 40 + 100.0 * band + more;
        state::Piece other = enemy("B", 0, {}, kXwing, way);
        other.pose = test::pose(457 + apart * std::sin(way * kRadian), 457 + apart * std::cos(way * kRadian), way);
        state::Piece mine = ally("C", 457, 457, {}, kXwing, way);
        Arena arena({mine, other}, "1e");
        const rules::Field field(catalog(), arena.table);
        const int expected = more < 0 ? band : band == 3 ? 0 : band + 1;
        CHECK(rules::measure(field, "C", "B").range.band.value_or(0) == expected);
        CHECK(rules::measure(field, "B", "C").range.band.value_or(0) == expected);
      }
    }
  }
}

}  // namespace plotboard::first_range_and_arcs
