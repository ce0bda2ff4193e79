// Bases that push each other while a hand drags one.
#include <algorithm>
#include <catch2/catch.hpp>

#include "base/rng.hpp"
#include "geom/geom.hpp"
#include "support/catalog.hpp"

namespace plotboard::geom_ways_plastic {

using geom::BaseKind;
using geom::PlasticBase;
using geom::Pose;

namespace {

Pose at(int x_mm, int y_mm, int heading = 0) { return {{x_mm * 1000}, {y_mm * 1000}, {heading * 1000}}; }

double deepest(const std::vector<PlasticBase>& bases, const std::vector<Pose>& poses) {
  double depth = 0;
  for (std::size_t i = 0; i < poses.size(); ++i) {
    for (std::size_t j = i + 1; j < poses.size(); ++j) {
      const auto& figures = test::figures();
      depth = std::max(depth, -geom::gap_mm(geom::placed_base(figures, bases[i].kind, false, poses[i]),
                                            geom::placed_base(figures, bases[j].kind, false, poses[j])));
    }
  }
  return depth;
}

}  // namespace

TEST_CASE("a base dragged over a free mat goes where the hand goes, and nothing else moves") {
  const std::vector<PlasticBase> bases{{BaseKind::small, at(100, 100)}, {BaseKind::large, at(300, 300, 33)}};
  const auto poses = geom::pushed(test::figures(), bases, 0, at(170, 90, 45));
  CHECK(poses[0] == at(170, 90, 45));
  CHECK(poses[1] == bases[1].pose);
}

TEST_CASE("a dragged base pushes others ahead of it, in a row too") {
  const std::vector<PlasticBase> bases{
      {BaseKind::small, at(100, 100)}, {BaseKind::small, at(145, 100)}, {BaseKind::medium, at(200, 103)}};
  const auto poses = geom::pushed(test::figures(), bases, 0, at(160, 100));
  CHECK(poses[0] == at(160, 100));
  CHECK(poses[1].x.value >= 199900);
  CHECK(poses[2].x.value >= 240000);
  CHECK(deepest(bases, poses) <= 0.02);
}

TEST_CASE("a dragged base turns what it pushes off-centre") {
  const std::vector<PlasticBase> bases{{BaseKind::small, at(100, 100)}, {BaseKind::large, at(165, 130)}};
  const auto poses = geom::pushed(test::figures(), bases, 0, at(130, 100));
  CHECK(poses[0] == at(130, 100));
  // Pushed to the right below its centre: counter-clockwise seen from above, so the heading falls.
  CHECK(poses[1].heading.value > 180000);
  CHECK(deepest(bases, poses) <= 0.02);
}

TEST_CASE("a pinned base stops the hand, and what lies between is not crushed") {
  const std::vector<PlasticBase> bases{
      {BaseKind::small, at(100, 100)}, {BaseKind::small, at(150, 100)}, {BaseKind::large, at(215, 100), true}};
  const auto poses = geom::pushed(test::figures(), bases, 0, at(160, 100));
  CHECK(poses[2] == bases[2].pose);
  CHECK(poses[0].x.value < 160000);
  CHECK(deepest(bases, poses) <= 0.02);
}

TEST_CASE("bases that overlapped before stay so when nothing touches them") {
  const std::vector<PlasticBase> bases{
      {BaseKind::small, at(100, 100)}, {BaseKind::small, at(500, 500)}, {BaseKind::small, at(510, 500)}};
  const auto poses = geom::pushed(test::figures(), bases, 0, at(120, 100));
  CHECK(poses[1] == bases[1].pose);
  CHECK(poses[2] == bases[2].pose);
}

TEST_CASE("dragging through a crowd leaves no overlap, and equal input gives equal poses") {
  base::Rng rng(11);
  for (int round = 0; round < 40; ++round) {
    std::vector<PlasticBase> bases;
    for (int i = 0; i < 30; ++i) {
      bases.push_back(
          {static_cast<BaseKind>(rng.below(3)), at(100 * (i % 6) + rng.between(0, 9), 100 * (i / 6)), false});
    }
    const auto held = static_cast<std::size_t>(rng.below(30));
    const Pose goal = at(rng.between(0, 500), rng.between(0, 400), rng.between(0, 359));
    const auto poses = geom::pushed(test::figures(), bases, held, goal);
    INFO("round " << round);
    CHECK(poses[held] == goal);
    CHECK(deepest(bases, poses) <= 0.02);
    CHECK(geom::pushed(test::figures(), bases, held, goal) == poses);
  }
}

}  // namespace plotboard::geom_ways_plastic
