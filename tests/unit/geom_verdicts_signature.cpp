// The same bits on every build: a hash over the verdicts, gaps, nearest points, arcs and obstructions of many random
// poses. The literal was written once; every compiler, optimisation level and processor must reach it. It changes only
// when a computation changes on purpose. Figures of its own, so that a corrected caliper reading does not move it.
#include <bit>
#include <catch2/catch.hpp>

#include "base/hash.hpp"
#include "base/rng.hpp"
#include "geom/arc.hpp"

namespace plotboard::geom_verdicts_signature {

namespace {

geom::Figures own_figures() {
  const auto base = [](std::int32_t width, std::int32_t length, std::int32_t offset, std::int32_t half_angle) {
    return geom::BaseFigures{{width}, {length}, {offset}, {offset == 0 ? 0 : width}, {half_angle}, {half_angle + 130}};
  };
  geom::Figures figures{};
  figures.bases = {base(40000, 40000, 0, 40620), base(60000, 60000, 0, 41400), base(80000, 80000, 0, 41760),
                   base(80000, 195000, 57500, 41450), base(80000, 224800, 72400, 41450)};
  figures.guide_offset = {11800};
  figures.guide_width = {3500};
  figures.guide_projection = {2000};
  figures.range_band = {100000};
  figures.bullseye_width = {15000};
  figures.contact_tolerance = {10};
  return figures;
}

class Signature {
 public:
  void add(double value) { hash_.integer(static_cast<std::int64_t>(std::bit_cast<std::uint64_t>(value))); }
  void add(const geom::Segment& line) {
    for (const geom::Vec2 p : {line.a, line.b}) {
      add(p.x);
      add(p.y);
    }
  }
  void add_verdict(int value) { hash_.integer(value); }
  [[nodiscard]] std::uint64_t value() const { return hash_.value(); }

 private:
  base::Hasher hash_;
};

}  // namespace

TEST_CASE("verdicts are the same bits on every build", "[geom][signature]") {
  const geom::Figures figures = own_figures();
  const double tolerance = figures.contact_tolerance.mm();
  geom::Shape rock;
  rock.parts = {{{-20.5, -9}, {3, -15}, {19.5, 4}, {-7, 13}}, {{3, -15}, {14, -13}, {24, 1.5}, {19.5, 4}}};
  geom::measure_radius(rock);
  constexpr geom::ArcKind kArcs[] = {geom::ArcKind::front, geom::ArcKind::bullseye, geom::ArcKind::full_rear,
                                     geom::ArcKind::double_turret_left_right, geom::ArcKind::base_strip};
  base::Rng rng(2026);
  const auto random_pose = [&rng](int around) {
    return geom::Pose{
        {457200 + rng.between(-around, around)}, {457200 + rng.between(-around, around)}, {rng.between(0, 359999)}};
  };
  Signature signature;
  for (int i = 0; i < 100000; ++i) {  // two poses each
    const auto kind_a = static_cast<geom::BaseKind>(rng.below(geom::kBaseKinds));
    const auto kind_b = static_cast<geom::BaseKind>(rng.below(geom::kBaseKinds));
    const bool guides = rng.below(2) == 1;
    const int around = i % 2 == 0 ? 60000 : 300000;
    const geom::Pose pose_a = random_pose(around);
    const geom::Pose pose_b = random_pose(around);
    const geom::PlacedBase a = geom::placed_base(figures, kind_a, guides, pose_a);
    const geom::PlacedBase b = geom::placed_base(figures, kind_b, guides, pose_b);
    signature.add_verdict(static_cast<int>(geom::contact(a, b, tolerance)));
    signature.add(geom::gap_mm(a, b));
    if (i % 10 != 0) continue;  // the dearer questions
    const geom::PlacedShape shape_a = geom::placed(geom::base_shape(figures, kind_a, false), pose_a);
    const geom::PlacedShape shape_b = geom::placed(geom::base_shape(figures, kind_b, false), pose_b);
    const geom::PlacedShape placed_rock = geom::placed(rock, random_pose(around));
    signature.add(geom::gap_mm(a, placed_rock));
    signature.add(geom::gap_mm(shape_b, placed_rock));
    const geom::Nearest nearest = geom::nearest(shape_a, shape_b);
    signature.add(nearest.distance_mm);
    signature.add(nearest.line);
    signature.add(nearest.first);
    const geom::Obstruction line =
        geom::obstruction(nearest.line, nearest.first, nearest.last, {&placed_rock}, tolerance);
    signature.add(line.line);
    signature.add_verdict(static_cast<int>(line.obstacles.size()));
    signature.add(geom::direction_degrees(nearest.line.a));
    const auto arc = geom::arc_of(figures, kind_a, geom::Edition::second, kArcs[i / 10 % 5]);
    const geom::ArcVerdict verdict = geom::in_arc(figures, *arc, a.frame, shape_a, shape_b, 3);
    signature.add_verdict(verdict.in_arc ? 1 : 0);
    signature.add_verdict(verdict.range.band.value_or(-1));
    signature.add(verdict.margin_mm);
    signature.add(verdict.distance_mm);
    signature.add(verdict.line);
  }
  CHECK(signature.value() == 0x6fe0bd9fbae35921u);
}

}  // namespace plotboard::geom_verdicts_signature
