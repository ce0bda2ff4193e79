// base::OneOf: what it holds is copied, moved and let go once, whatever kind it is.
#include "base/one_of.hpp"

#include <catch2/catch.hpp>
#include <memory>
#include <string>
#include <utility>

namespace plotboard::one_of_test {

namespace {

struct Empty {
  friend bool operator==(const Empty&, const Empty&) = default;
};
using Shared = std::shared_ptr<int>;
using Any = base::OneOf<Empty, std::string, Shared, double>;

struct Named {
  std::string operator()(const Empty&) const { return "empty"; }
  std::string operator()(const std::string& text) const { return text; }
  std::string operator()(const Shared& number) const { return std::to_string(*number); }
  std::string operator()(double) const { return "double"; }
};

}  // namespace

TEST_CASE("One of several types is told by what it was made of") {
  const Any none, text = std::string("a text too long to be kept within a string itself"), number = 2.5;
  CHECK(holds<Empty>(none));
  CHECK(text.index() == 1);
  CHECK(get_if<double>(&text) == nullptr);
  CHECK(*get_if<double>(&number) == 2.5);
  CHECK(visit(Named{}, none) == "empty");
  CHECK(visit(Named{}, text) == get<std::string>(text));
  for (std::size_t i = 0; i < Any::kTypes; ++i) CHECK(Any::of_index(i).index() == i);
}

TEST_CASE("Copies of one of several types are equal and apart") {
  Any first = std::string("first");
  Any second = first;
  CHECK(first == second);
  get_if<std::string>(&second)->append("!");
  CHECK_FALSE(first == second);
  CHECK_FALSE(first == Any(1.0));
  visit([](auto& held) { held = {}; }, second);
  CHECK(get<std::string>(second).empty());
}

TEST_CASE("What one of several types held is let go exactly once") {
  const Shared owned = std::make_shared<int>(7);
  {
    Any held = owned;
    CHECK(owned.use_count() == 2);
    Any copy = held;
    CHECK(owned.use_count() == 3);
    copy = std::string("another type");
    CHECK(owned.use_count() == 2);
    copy = held;
    const Any& same = copy;
    copy = same;  // itself
    CHECK(visit(Named{}, copy) == "7");
    CHECK(owned.use_count() == 3);
    const Any taken = std::move(copy);
    CHECK(visit(Named{}, taken) == "7");
    CHECK(owned.use_count() == 3);
  }
  CHECK(owned.use_count() == 1);
}

}  // namespace plotboard::one_of_test
