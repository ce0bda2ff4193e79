// What the briefing says of a mission in words, and never by the names that files use.
#include <algorithm>
#include <catch2/catch.hpp>

#include "data/catalog.hpp"
#include "desk/missions/missions.hpp"
#include "support/catalog.hpp"

namespace plotboard::desk_mission_words {

using test::catalog;

TEST_CASE("A briefing says in sentences what a defeat means", "[fga-4.1-17]") {
  for (const auto& [id, mission] : catalog().missions) {
    INFO(id);
    const std::vector<std::string> words = desk::defeat_words(mission);
    CHECK_FALSE(words.empty());
    for (const std::string& sentence : words) {
      CHECK(sentence.back() == '.');
      CHECK(std::count(words.begin(), words.end(), sentence) == 1);
      for (const std::string& raw : mission.consequences) CHECK(sentence.find(raw) == std::string::npos);
    }
  }
}

TEST_CASE("Orders of a squad name what it strikes in plain words") {
  CHECK(desk::order_words("strike:Bastion") == "strikes Bastion");
  CHECK(desk::order_words("strike:component:cargo-container") == "strikes the nearest cargo container");
}

}  // namespace plotboard::desk_mission_words
