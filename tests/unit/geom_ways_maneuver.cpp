// Maneuver codes, words and mirror images.
#include <catch2/catch.hpp>

#include <string>

#include "geom/maneuver.hpp"

namespace plotboard::geom_ways_maneuver {

using namespace plotboard::geom;

TEST_CASE("every dial code reads back as written", "[ways]") {
  const std::string letters = "TBFNYKLPERASDO";
  int known = 0;
  for (const char letter : letters) {
    for (char speed = '0'; speed <= '9'; ++speed) {
      const std::string code{speed, letter};
      const auto maneuver = maneuver_from_code(code);
      if (!maneuver) continue;
      ++known;
      CHECK(code_of(*maneuver) == code);
      CHECK(mirrored(mirrored(*maneuver)) == *maneuver);
      CHECK(side_of(mirrored(*maneuver).bearing) == -side_of(maneuver->bearing));
      CHECK(template_of(mirrored(*maneuver).bearing) == template_of(maneuver->bearing));
    }
  }
  // Straights 1 to 5 three ways, bends 1 to 3 ten ways, the huge ship tool's banks of speed 0, and stop.
  CHECK(known == 15 + 30 + 2 + 1);
}

TEST_CASE("codes that no dial has are refused", "[ways]") {
  for (const char* code : {"", "2", "Y2", "2y", "22", "2YW", "4Y", "4B", "0F", "6F", "1O", "9K", "-1F", " 1F", "2Z"}) {
    INFO(code);
    CHECK_FALSE(maneuver_from_code(code).has_value());
  }
}

TEST_CASE("left and right change places in a mirror", "[ways]") {
  const std::string pairs = "BNTYLPERADKKFFSSOO";
  for (std::size_t i = 0; i < pairs.size(); i += 2) {
    const char speed = pairs[i] == 'O' ? '0' : '2';
    const auto one = maneuver_from_code(std::string{speed, pairs[i]});
    const auto other = maneuver_from_code(std::string{speed, pairs[i + 1]});
    REQUIRE(one);
    REQUIRE(other);
    CHECK(mirrored(*one) == *other);
    CHECK(mirrored(*other) == *one);
  }
}

TEST_CASE("maneuvers in words", "[ways]") {
  CHECK(words_of({2, Bearing::turn_right}) == "2 turn right");
  CHECK(words_of({4, Bearing::koiogran_turn}) == "4 Koiogran turn");
  CHECK(words_of({3, Bearing::segnors_loop_left}) == "3 Segnor's loop left");
  CHECK(words_of({1, Bearing::reverse_bank_right}) == "1 reverse bank right");
  CHECK(words_of({0, Bearing::stationary}) == "0 stationary");
  CHECK(letter_of(Difficulty::purple) == "P");
  CHECK(name_of(Difficulty::blue) == "blue");
}

TEST_CASE("classes of bearings", "[ways]") {
  CHECK(flips(Bearing::koiogran_turn));
  CHECK(flips(Bearing::segnors_loop_right));
  CHECK_FALSE(flips(Bearing::tallon_roll_left));
  CHECK(is_tallon(Bearing::tallon_roll_left));
  CHECK(is_reverse(Bearing::reverse_straight));
  CHECK_FALSE(is_reverse(Bearing::stationary));
  CHECK(template_of(Bearing::koiogran_turn) == TemplateKind::straight);
  CHECK(template_of(Bearing::segnors_loop_left) == TemplateKind::bank);
  CHECK(template_of(Bearing::tallon_roll_right) == TemplateKind::turn);
  CHECK(template_of(Bearing::stationary) == TemplateKind::none);
}

}  // namespace plotboard::geom_ways_maneuver
