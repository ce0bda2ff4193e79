// Contact and gap against an independent judge, in exact arithmetic and in long double; figures: assets/geometry.json.
#include <algorithm>
#include <catch2/catch.hpp>

#include "contact_pairs.hpp"
#include "oracle.hpp"
#include "support/catalog.hpp"
#include "support/soak.hpp"

namespace plotboard::contact_oracle {

using namespace plotboard::test;
using geom::Contact;

namespace {

double tolerance() { return figures().contact_tolerance.mm(); }

// A gap this close to a limit may go either way; the promise is 0.1 um, this is 0.01 nm.
constexpr double kUndecided = 1e-8;

Contact expected(double gap) {
  return gap > tolerance() ? Contact::apart : gap < -tolerance() ? Contact::overlapping : Contact::touching;
}

std::string words(const oracle::Piece& piece) {
  const geom::Pose& pose = piece.sketch.pose;
  return (piece.base ? std::string(geom::name_of(*piece.base)) + (piece.guides ? " with guides" : "") : "obstacle") +
         " at " + std::to_string(pose.x.value) + "," + std::to_string(pose.y.value) + " um heading " +
         std::to_string(pose.heading.value) + " mdeg";
}

// The exact verdict a hair inside and outside the limit; both the same: it must be ours.
template <typename Number>
bool wrong(const oracle::PairMaker::Pair& pair) {
  const Number limit = Number(2 * figures().contact_tolerance.value) * oracle::unit<Number>();
  const Number hair = limit / 1000000;  // 0.01 nm
  const Contact inner = oracle::verdict<Number>(pair.a.sketch, pair.b.sketch, Number(limit - hair));
  const Contact outer = oracle::verdict<Number>(pair.a.sketch, pair.b.sketch, Number(limit + hair));
  return inner == outer && oracle::contact_of(pair.a, pair.b, tolerance()) != inner;
}

template <typename Number>
void check_exactly(std::uint64_t seed, int count) {
  oracle::PairMaker maker(seed);
  int failures = 0;
  for (int i = 0; i < count; ++i) {
    const auto pair = maker.next();
    if (!wrong<Number>(pair)) continue;
    UNSCOPED_INFO(words(pair.a) << " against " << words(pair.b) << ": engine gap " << oracle::gap_of(pair.a, pair.b));
    ++failures;
  }
  CHECK(failures == 0);
}

}  // namespace

TEST_CASE("contact: no wrong verdict against exact rational arithmetic", "[contact]") {
  check_exactly<oracle::Rational>(1, tries(1000));
}

TEST_CASE("contact: no wrong verdict against exact integer arithmetic", "[contact]") {
  check_exactly<oracle::Integer>(2, tries(20000));
}

TEST_CASE("contact and gap: a million pairs against an independent judge", "[contact]") {
  oracle::PairMaker maker(3);
  int wrong_verdicts = 0;
  int counts[3] = {0, 0, 0};
  double worst = 0;
  for (int i = 0; i < tries(1000000); ++i) {
    const auto pair = maker.next();
    const double truth = oracle::gap_mm(pair.a.sketch, pair.b.sketch);
    const double gap = oracle::gap_of(pair.a, pair.b);
    const Contact verdict = oracle::contact_of(pair.a, pair.b, tolerance());
    ++counts[static_cast<int>(verdict)];
    worst = std::max(worst, std::fabs(gap - truth));
    const bool decided = std::fabs(std::fabs(truth) - tolerance()) > kUndecided;
    if (verdict == geom::verdict_of(gap, tolerance()) && (!decided || verdict == expected(truth))) continue;
    UNSCOPED_INFO(words(pair.a) << " against " << words(pair.b) << ": gap " << gap << ", true gap " << truth);
    ++wrong_verdicts;
  }
  CHECK(wrong_verdicts == 0);
  CHECK(worst < 1e-9);
  for (const int count : counts) CHECK(count > tries(1000));  // the pairs try every verdict
}

}  // namespace plotboard::contact_oracle
