// Who is nearest, and who of those as near (ai/nearness.hpp).
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "ai/nearness.hpp"

namespace plotboard::ai_nearness {

namespace {

constexpr double kSimilar = 1;  // mm

struct Enemy : ai::Nearness {
  std::string name;
};
Enemy enemy(const std::string& name, double distance_mm, double off_nose, int number = 0, int band = 1) {
  return {{distance_mm, band, off_nose, number}, name};
}
std::string chosen(const std::vector<Enemy>& all) {
  const auto pick = ai::pick_nearest(
      all, [](const Enemy& each) { return each.name != "friend"; }, kSimilar);
  return pick.chosen == nullptr ? "" : pick.chosen->name;
}

}  // namespace

TEST_CASE("The nearest is who is physically closest, wherever it lies", "[fga-3.3.1.1-1]") {
  CHECK(chosen({enemy("far", 80, 0), enemy("near", 40, 170)}) == "near");
  CHECK(chosen({enemy("near", 40, 170), enemy("far", 41.5, 0)}) == "near");
  CHECK(chosen({enemy("friend", 10, 0), enemy("far", 80, 0)}) == "far");
  CHECK(chosen({enemy("friend", 10, 0)}).empty());
  CHECK(chosen({}).empty());
}

TEST_CASE("Of those as near, the straightest ahead; a shorter range band goes before", "[fga-3.3.1.1-2]") {
  CHECK(chosen({enemy("aside", 40, 40), enemy("ahead", 40.9, 10)}) == "ahead");
  CHECK(chosen({enemy("ahead", 40.9, 10), enemy("aside", 40, 40)}) == "ahead");
  CHECK(chosen({enemy("aside", 99.8, 40, 0, 1), enemy("ahead", 100.2, 10, 0, 2)}) == "aside");
  // As near is said of the nearest: a chain of ships, each near the next, does not carry the choice away from it.
  CHECK(chosen({enemy("a", 40, 90), enemy("b", 40.8, 60), enemy("c", 41.6, 0)}) == "b");
}

TEST_CASE("As near and as straight: the lowest number, ships without one last, then the first to come",
          "[fga-3.3.1.1-2]") {
  CHECK(chosen({enemy("two", 40, 30, 2), enemy("one", 40, 30, 1)}) == "one");
  CHECK(chosen({enemy("none", 40, 30), enemy("nine", 40, 30.0005, 9)}) == "nine");
  CHECK(chosen({enemy("first", 40, 30), enemy("second", 40, 30)}) == "first");
}

TEST_CASE("Off the nose: degrees to either side, 0 of the place itself") {
  CHECK(ai::off_nose_of({0, 10}) == 0);
  CHECK(ai::off_nose_of({10, 0}) == Approx(90));
  CHECK(ai::off_nose_of({-10, 0}) == Approx(90));
  CHECK(ai::off_nose_of({0, -10}) == Approx(180));
  CHECK(ai::off_nose_of({0, 0}) == 0);
}

}  // namespace plotboard::ai_nearness
