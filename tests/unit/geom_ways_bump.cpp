// Maneuvers with ships in the way, by hand.
#include <catch2/catch.hpp>

#include <string>

#include "geom/geom.hpp"
#include "support/catalog.hpp"

namespace plotboard::geom_ways_bump {

using geom::BaseKind;
using geom::BumpResult;
using geom::PlacedBase;
using geom::Pose;
using geom::TallonPlace;
using Indices = std::vector<std::size_t>;

namespace {

Pose at(double x_mm, double y_mm, double heading = 0) {
  return {base::um_from_mm(x_mm), base::um_from_mm(y_mm), base::mdeg_from_degrees(heading).wrapped()};
}
PlacedBase ship(BaseKind kind, const Pose& pose, bool guides = false) {
  return geom::placed_base(test::figures(), kind, guides, pose);
}
BumpResult fly(BaseKind kind, const Pose& start, const char* code, const std::vector<PlacedBase>& others,
               const geom::ManeuverChoice& choice = {}, bool guides = false) {
  return geom::fly(test::figures(), kind, guides, start, *geom::maneuver_from_code(code), choice, others);
}
void check_at(const Pose& pose, double x_mm, double y_mm, double heading, double mm = 0.0035) {
  CHECK(pose.x.mm() == Approx(x_mm).margin(mm));
  CHECK(pose.y.mm() == Approx(y_mm).margin(mm));
  CHECK(pose.heading.degrees() == Approx(heading).margin(0.0025));
}

}  // namespace

TEST_CASE("a straight stops at the ship ahead", "[ways][2e-overlap-1][2e-overlap-2][2e-overlap-3][2e-overlap-4]") {
  const std::vector<PlacedBase> others{ship(BaseKind::small, at(300, 300)), ship(BaseKind::small, at(10, 150))};
  const BumpResult bump = fly(BaseKind::small, at(0, 0), "3F", others);
  CHECK_FALSE(bump.fully_executed);
  check_at(bump.end, 0, 110, 0);
  CHECK(bump.touching == Indices{1});
  CHECK(bump.overlapped == Indices{1});
  // Its rear edge stands at 90 mm, 70 mm along the template.
  CHECK(bump.t_mm == Approx(70).margin(0.003));
  CHECK(bump.flown.length_mm == Approx(70).margin(0.003));

  const BumpResult free_way = fly(BaseKind::small, at(0, 0), "1F", others);
  CHECK(free_way.fully_executed);
  CHECK(free_way.end == at(0, 80));
  CHECK(free_way.touching.empty());
  CHECK(free_way.flown.length_mm == 40);
}

TEST_CASE("ending edge to edge is touching, fully executed", "[ways][2e-overlap-2]") {
  const BumpResult flush = fly(BaseKind::small, at(0, 0), "1F", {ship(BaseKind::small, at(0, 120))});
  CHECK(flush.fully_executed);
  CHECK(flush.touching == Indices{0});
  CHECK(flush.overlapped.empty());
}

TEST_CASE("a large base on a turn stops in the guided pose", "[ways][2e-overlap-3]") {
  // Turn 1 to the right: the template starts at (0, 40) and bends about (35, 40) up to (35, 75), then straight on to
  // the right. With the rear mid-point 29 mm before the template and the front one 13 mm beyond its end, the chord is
  // (48, 64): 80 long, as the base. The base's centre is then (24, 43), its heading atan(48 / 64) = 36.8699 degrees.
  // A small ship that looks the same way stands square before that front edge: 20 mm ahead of (48, 75).
  const double heading = 36.869897645844;
  const std::vector<PlacedBase> others{ship(BaseKind::small, at(60, 91, heading))};
  const BumpResult bump = fly(BaseKind::large, at(0, 0), "1Y", others);
  CHECK_FALSE(bump.fully_executed);
  CHECK(bump.touching == Indices{0});
  CHECK(bump.t_mm == Approx(-29).margin(0.005));
  check_at(bump.end, 24, 43, heading, 0.005);
  // The mirror image agrees.
  const BumpResult left = fly(BaseKind::large, at(0, 0), "1T", {ship(BaseKind::small, at(-60, 91, -heading))});
  check_at(left.end, -24, 43, 360 - heading, 0.005);
}

TEST_CASE("between two blockers the nearer one stops the ship, and the farther may be behind it",
          "[ways][2e-overlap-4][2e-overlap-13]") {
  const std::vector<PlacedBase> others{ship(BaseKind::small, at(15, 160)), ship(BaseKind::large, at(-30, 170))};
  const BumpResult bump = fly(BaseKind::small, at(0, 0), "3F", others);
  check_at(bump.end, 0, 110, 0);
  CHECK(bump.touching == Indices{1});
  CHECK(bump.overlapped == Indices{0, 1});
  // A ship that both stop, flush: touching two.
  const BumpResult both =
      fly(BaseKind::small, at(0, 0), "3F", {ship(BaseKind::small, at(25, 150)), ship(BaseKind::small, at(-25, 150))});
  check_at(both.end, 0, 110, 0);
  CHECK(both.touching == Indices{0, 1});
}

TEST_CASE("sliding back goes past one ship to the next free place", "[ways][2e-overlap-3]") {
  // The first ship back from the end leaves room for 35 mm only, so the base goes on back over the second.
  const std::vector<PlacedBase> others{ship(BaseKind::small, at(0, 240)), ship(BaseKind::small, at(0, 165))};
  const BumpResult bump = fly(BaseKind::small, at(0, 0), "5F", others);
  check_at(bump.end, 0, 125, 0);
  CHECK(bump.touching == Indices{1});
  CHECK(bump.overlapped == Indices{0});
  // With 42 mm between them it fits.
  const BumpResult between =
      fly(BaseKind::small, at(0, 0), "5F", {ship(BaseKind::small, at(0, 240)), ship(BaseKind::small, at(0, 158))});
  check_at(between.end, 0, 200, 0);
  CHECK(between.touching == Indices{0});
}

TEST_CASE("nose to nose the ship stays where it is", "[ways][2e-overlap-5]") {
  const Pose start = at(123.456, 78.9, 0);
  const BumpResult bump = fly(BaseKind::small, start, "1F", {ship(BaseKind::large, at(123.456, 138.9))});
  CHECK_FALSE(bump.fully_executed);
  CHECK(bump.end == start);
  CHECK(bump.touching == Indices{0});
  CHECK(bump.flown.length_mm == 0);
}

TEST_CASE("when even the start is overlapped the ship stays exactly there", "[ways]") {
  const Pose start = at(10.001, -20.002, 33.333);
  std::vector<PlacedBase> others{ship(BaseKind::large, start)};
  others.push_back(ship(BaseKind::huge_long, at(10, 40, 33)));
  const BumpResult bump = fly(BaseKind::small, start, "1F", others);
  CHECK_FALSE(bump.fully_executed);
  CHECK(bump.end == start);
}

TEST_CASE("ships alongside, flush, do not hold a ship up", "[ways]") {
  const std::vector<PlacedBase> others{ship(BaseKind::small, at(40, 0)), ship(BaseKind::large, at(-60, 100)),
                                       ship(BaseKind::small, at(5, 150))};
  const BumpResult bump = fly(BaseKind::small, at(0, 0), "3F", others);
  check_at(bump.end, 0, 110, 0);
  CHECK(bump.touching == Indices{1, 2});
}

TEST_CASE("a blocked Koiogran turn makes no reversal", "[ways][2e-bearing-9]") {
  const BumpResult bump = fly(BaseKind::small, at(0, 0), "4K", {ship(BaseKind::small, at(0, 210))});
  CHECK_FALSE(bump.fully_executed);
  check_at(bump.end, 0, 170, 0);
  CHECK(bump.touching == Indices{0});
  const BumpResult done = fly(BaseKind::small, at(0, 0), "4K", {ship(BaseKind::small, at(0, 250))});
  CHECK(done.fully_executed);
  CHECK(done.end == at(0, 200, 180));
}

TEST_CASE("a blocked Segnor's loop ends on the bank's path, facing along it", "[ways][2e-bearing-9]") {
  // The blocker stands square across the bank's exit, 10 mm into the end pose.
  const geom::Frame end =
      geom::frame_of(geom::end_pose(test::figures(), BaseKind::small, at(0, 0), {3, geom::Bearing::bank_left}));
  const geom::Vec2 centre = end.to_world({0, 30});
  const BumpResult bump = fly(BaseKind::small, at(0, 0), "3L", {ship(BaseKind::small, at(centre.x, centre.y, -45))});
  CHECK_FALSE(bump.fully_executed);
  CHECK(bump.t_mm == Approx(bump.flown.length_mm));
  CHECK(bump.touching == Indices{0});
  const double heading = bump.end.heading.degrees();
  CHECK(heading > 315);
  CHECK(heading < 325);
}

TEST_CASE("Tallon rolls look for a free place before they give up",
          "[ways][2e-bearing-8][2e-bearing-9][2e-bearing-11]") {
  // 1 Tallon roll right of a small base: centre (55, 55), facing back; places at y = 45 (front), 55, 65 (back).
  geom::ManeuverChoice front;
  front.tallon = TallonPlace::front;
  const PlacedBase above = ship(BaseKind::small, at(55, 97));       // blocks the back place (its edge at 77)
  const PlacedBase above_more = ship(BaseKind::small, at(55, 90));  // blocks back and middle (edge at 70)
  geom::ManeuverChoice back;
  back.tallon = TallonPlace::back;
  const BumpResult to_middle = fly(BaseKind::small, at(0, 0), "1R", {above}, back);
  CHECK(to_middle.fully_executed);
  CHECK(to_middle.tallon == TallonPlace::middle);
  CHECK(to_middle.end == at(55, 55, 180));
  CHECK(to_middle.overlapped.empty());
  const BumpResult to_front = fly(BaseKind::small, at(0, 0), "1R", {above_more}, back);
  CHECK(to_front.fully_executed);
  CHECK(to_front.tallon == TallonPlace::front);
  CHECK(to_front.end == at(55, 45, 180));
  const BumpResult asked = fly(BaseKind::small, at(0, 0), "1R", {above}, front);
  CHECK(asked.tallon == TallonPlace::front);
  CHECK(asked.end == at(55, 45, 180));

  // All three blocked: flown as the turn, sliding back along it.
  const BumpResult none = fly(BaseKind::small, at(0, 0), "1R", {ship(BaseKind::small, at(60, 56))}, front);
  CHECK_FALSE(none.fully_executed);
  CHECK(none.overlapped == Indices{0});
  CHECK(none.touching == Indices{0});
  const BumpResult turn = fly(BaseKind::small, at(0, 0), "1Y", {ship(BaseKind::small, at(60, 56))});
  CHECK(none.end == turn.end);
}

TEST_CASE("reverse maneuvers slide back towards their start with the rear leading", "[ways][2e-bearing-18]") {
  const BumpResult straight = fly(BaseKind::medium, at(0, 0), "2S", {ship(BaseKind::small, at(20, -130))});
  CHECK_FALSE(straight.fully_executed);
  check_at(straight.end, 0, -80, 0);
  // Mirrored front to back, a reverse bank bumps as a bank does.
  const BumpResult reverse = fly(BaseKind::small, at(0, 0), "2D", {ship(BaseKind::small, at(40, -140))});
  const BumpResult ahead = fly(BaseKind::small, at(0, 0), "2N", {ship(BaseKind::small, at(40, 140))});
  CHECK_FALSE(reverse.fully_executed);
  check_at(reverse.end, ahead.end.x.mm(), -ahead.end.y.mm(), 360 - ahead.end.heading.degrees(), 0.002);
}

TEST_CASE("a blocked sideslip slides back along its template by its side marks", "[ways][2e-bearing-20]") {
  geom::ManeuverChoice slip;
  slip.side_slip = true;
  const BumpResult bump = fly(BaseKind::small, at(0, 0), "2B", {ship(BaseKind::small, at(140, 40))}, slip);
  // The same as a left bank of a ship that looks to the right, whose heading is then 90 degrees more.
  const BumpResult bank = fly(BaseKind::small, at(0, 0, 90), "2B", {ship(BaseKind::small, at(140, 40))});
  CHECK_FALSE(bump.fully_executed);
  check_at(bump.end, bank.end.x.mm(), bank.end.y.mm(), bank.end.heading.degrees() + 270, 0.002);
}

TEST_CASE("a stop never overlaps", "[ways][2e-bearing-13][2e-bearing-15]") {
  const BumpResult stop =
      fly(BaseKind::small, at(0, 0), "0O", {ship(BaseKind::small, at(40, 0)), ship(BaseKind::small, at(20, 20))});
  CHECK(stop.fully_executed);
  CHECK(stop.end == at(0, 0));
  CHECK(stop.touching == Indices{0, 1});
  CHECK(stop.overlapped.empty());
}

TEST_CASE("guides stop a ship earlier", "[ways]") {
  // Guides stand out 2 mm in front and behind; two ships in line have their guides against each other.
  const BumpResult bump = fly(BaseKind::small, at(0, 0), "3F", {ship(BaseKind::small, at(0, 150), true)}, {}, true);
  check_at(bump.end, 0, 106, 0);
  // Beside the other's guides only ours count.
  const BumpResult aside = fly(BaseKind::small, at(0, 0), "3F", {ship(BaseKind::small, at(19, 150), true)}, {}, true);
  check_at(aside.end, 0, 108, 0);
}

TEST_CASE("a huge ship slides along its axis", "[ways][huge-overlap-1]") {
  geom::ManeuverChoice first;
  first.edition = geom::Edition::first;
  // CR90, half length 112.4: 3 straight would end with its bow at 232.4.
  const BumpResult bump = fly(BaseKind::huge_long, at(0, 0), "3F", {ship(BaseKind::huge_short, at(30, 300))}, first);
  CHECK_FALSE(bump.fully_executed);
  check_at(bump.end, 0, 300 - 97.5 - 112.4, 0);
  const BumpResult stays = fly(BaseKind::huge_long, at(0, 0), "1N", {ship(BaseKind::large, at(0, 30))}, first);
  CHECK(stays.end == at(0, 0));
}

TEST_CASE("what the template crosses and what the base sweeps differ", "[ways][2e-maneuver-9]") {
  const auto rock = [](double x, double y) {
    geom::Shape shape;
    shape.parts = {{{5, 5}, {-5, 5}, {-5, -5}, {5, -5}}};
    geom::measure_radius(shape);
    return geom::placed(shape, at(x, y));
  };
  const double tolerance = test::figures().contact_tolerance.mm();
  const auto clear = [&](BaseKind kind, const Pose& pose, const geom::PlacedShape& shape) {
    return geom::contact(ship(kind, pose), shape, tolerance) == geom::Contact::apart;
  };
  // Turn 3: the middle of its arc is at (90 - 63.6, 20 + 63.6); the small base is clear of it at both ends.
  const geom::PlacedShape on_arc = rock(90 - 63.64, 20 + 63.64);
  const BumpResult turn = fly(BaseKind::small, at(0, 0), "3Y", {});
  CHECK(geom::contact(turn.flown, on_arc, tolerance) == geom::Contact::overlapping);
  CHECK(clear(BaseKind::small, at(0, 0), on_arc));
  CHECK(clear(BaseKind::small, turn.end, on_arc));
  // The chord from start to end, which a crude test takes for the way, misses it: (55, 55) is 40 mm off.
  // A large base on 5 straight passes over a rock beside the template: no effect.
  const geom::PlacedShape beside = rock(30, 140);
  const BumpResult straight = fly(BaseKind::large, at(0, 0), "5F", {});
  CHECK(geom::contact(straight.flown, beside, tolerance) == geom::Contact::apart);
  CHECK(clear(BaseKind::large, at(0, 0), beside));
  CHECK(clear(BaseKind::large, straight.end, beside));
  CHECK_FALSE(clear(BaseKind::large, at(0, 140), beside));
}

TEST_CASE("a bump's template ends where the ship does", "[ways]") {
  // Cut short before the far rock: the flown part no longer reaches it.
  geom::Shape square;
  square.parts = {{{3, 3}, {-3, 3}, {-3, -3}, {3, -3}}};
  geom::measure_radius(square);
  const geom::PlacedShape far_rock = geom::placed(square, at(0, 130));
  const BumpResult bump = fly(BaseKind::small, at(0, 0), "4F", {ship(BaseKind::small, at(0, 180))});
  CHECK(bump.flown.length_mm == Approx(100).margin(0.003));
  CHECK(geom::gap_mm(bump.flown, far_rock) == Approx(127 - 120).margin(0.003));
  CHECK(geom::gap_mm(geom::template_for(test::figures(), BaseKind::small, at(0, 0), {4, geom::Bearing::straight}),
                     far_rock) < 0);
}

}  // namespace plotboard::geom_ways_bump
