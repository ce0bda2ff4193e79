// Ships in the way of maneuvers and rolls: passed, run into, and never moved by it.
#include <algorithm>

#include "first/attacks.hpp"

namespace plotboard::first_ships_in_the_way {
using namespace first_attacks;

namespace {

// A flies that maneuver; how everybody else stood before, stands after.
struct Flown {
  state::Piece flier;
  bool all_stand_still = true;
};
Flown flown(std::vector<state::Piece> others, const char* code) {
  Arena arena = flight(kXwing, {}, others);
  fly(arena, code);
  Flown result{arena["A"], true};
  for (const state::Piece& other : others) {
    const state::Piece& now = arena[other.id];
    result.all_stand_still = result.all_stand_still && now.pose == other.pose && !now.moved && !now.ship.executed;
  }
  return result;
}
std::vector<rules::JudgedPlace> rolls(const Arena& arena) {
  const rules::Field field(catalog(), arena.table);
  return rules::judged_places(field, *field.ship("A"), geom::Reposition::barrel_roll);
}

}  // namespace

TEST_CASE("Ships in the way stand afterwards to a hair where they stood, and the mover where it has to [1e-man-12]",
          "[first]") {
  const state::Piece free = flown({}, "4F").flier;
  for (double heading = 0; heading < 360; heading += 17) {
    INFO(heading);
    const Flown past = flown({ally("F", 461.3, 372.7, {}, kXwing, heading), enemy("E", 70, {}, kTie, heading)}, "4F");
    CHECK(past.all_stand_still);
    CHECK(past.flier.pose == free.pose);
    CHECK(past.flier.ship.bumped.empty());
  }
  const state::Piece turn = flown({}, "3Y").flier;
  const Flown round = flown({ally("F", 480, 380), ally("G", 540, 330, {}, kXwing, 40)}, "3Y");
  CHECK(round.all_stand_still);
  CHECK(round.flier.pose == turn.pose);
}

TEST_CASE("A ship that another runs into is not moved by it, whoever runs and however it stands [1e-man-22]",
          "[first]") {
  for (const char* code : {"2F", "3F", "4K", "3Y", "2B"}) {
    const geom::Pose end = flown({}, code).flier.pose;
    for (double heading = 0; heading < 360; heading += 31) {
      INFO(code << ", heading " << heading);
      state::Piece in_the_way = ally("F", end.x.mm() + 4.7, end.y.mm() + 9.3, {}, kTie, heading);
      const Flown bump = flown({in_the_way}, code);
      CHECK(bump.all_stand_still);
      CHECK(bump.flier.ship.bumped == Ids{"F"});
      in_the_way.side = Side::enemy;
      CHECK(flown({in_the_way}, code).all_stand_still);
    }
  }
}

TEST_CASE("A roll may end beside what fills its usual places [1e-roll-1][1e-roll-4]", "[first]") {
  // On the left a ship bars the middle and the back of the stretch: what is free begins some way ahead.
  Arena arena = flight("1e-pilot-alphasquadronpilot", {}, {at("B", kTie, Side::enemy, 377, 271)});
  double lowest = 1e9;
  bool between = false;
  for (const rules::JudgedPlace& place : rolls(arena)) {
    if (place.place.side >= 0 || !place.legal) continue;
    const double ahead = place.place.end.y.mm() - 300;
    lowest = std::min(lowest, ahead);
    between = between || (ahead > 1 && ahead < 19);
  }
  CHECK(between);
  CHECK(lowest == Approx(271 + 40 + 4 - 300).margin(1));  // its guides reach out 4 mm
}

TEST_CASE("Bases in between are passed, at every speed and in every bearing [1e-man-11]", "[first]") {
  struct Pass {
    const char* code;
    std::vector<std::pair<double, double>> between;
  };
  // Ships under the template of the maneuver, clear of where it ends.
  const std::vector<Pass> all{{"3F", {{457, 380}}},
                              {"4F", {{457, 380}, {470, 432}}},
                              {"3B", {{440, 370}}},
                              {"3N", {{474, 370}}},
                              {"3T", {{445, 362}}},
                              {"3Y", {{469, 362}}},
                              {"4K", {{457, 380}, {444, 432}}}};
  for (const Pass& pass : all) {
    INFO(pass.code);
    std::vector<state::Piece> others;
    for (const auto& [x, y] : pass.between) {
      others.push_back(at("B" + std::to_string(others.size()), kTie, Side::enemy, x, y));
    }
    Arena alone = flight(kXwing, {});
    Arena arena = flight(kXwing, {}, others);
    const auto flown = [&pass](const Arena& on) {
      const rules::Field field(catalog(), on.table);
      return rules::fly(field, *field.ship("A"), *geom::maneuver_from_code(pass.code));
    };
    const rules::MoveOutcome free = flown(alone), past = flown(arena);
    const rules::Field field(catalog(), arena.table);
    for (std::size_t i = 0; i < others.size(); ++i) {  // they do lie in the way
      const auto under =
          geom::contact(past.flown, geom::placed_body(field.ship("B" + std::to_string(i))->moving), 0.01);
      CHECK(under == geom::Contact::overlapping);
    }
    CHECK(past.fully_executed);
    CHECK(past.end == free.end);
    CHECK(past.bumped.empty());
    if (std::string_view(pass.code) != "4K") arena.passes("action");  // red
    flies(arena, pass.code);
    CHECK(arena["A"].pose == free.end);
    CHECK(arena["A"].ship.bumped.empty());
    CHECK_FALSE(arena["A"].ship.skips_action);
  }
}

}  // namespace plotboard::first_ships_in_the_way
