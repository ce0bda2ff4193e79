// Pilots of the 1st edition, part 1: Major Rhymer to Wes Janson.
#include <catch2/catch.hpp>

#include "rules/first/parts.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "support/first.hpp"
#include "support/pieces.hpp"

namespace plotboard::first_cards_p1_3 {
using namespace test;
namespace {

using rules::Game;
using rules::Window;
using state::Face;
using state::Phase;
using state::Side;
using state::Token;

// Gap of the bases in mm; B looks at A.
state::Piece target(const std::string& id, double gap, const std::string& pilot = "1e-pilot-academypilot",
                    double heading = 180) {
  return piloted(id, pilot, Side::enemy, 457, 340 + gap, heading);
}
state::Piece friendly(const std::string& id, double gap, const std::string& pilot = "1e-pilot-rookiepilot",
                      const std::vector<std::string>& cards = {}) {
  return piloted(id, pilot, Side::player, 497 + gap, 300, 0, cards);
}
Arena fight(const std::string& pilot, std::vector<state::Piece> others, const std::vector<std::string>& cards = {}) {
  others.insert(others.begin(), piloted("A", pilot, Side::player, 457, 300, 0, cards));
  return Arena(std::move(others), "1e", Phase::engagement);
}
void engage(Arena& arena, const char* ship = "A") {
  arena.run([ship](Game& game) { rules::first::engage(game, ship); });
}
void acts(Arena& arena, const char* ship = "A") {
  arena.run([ship](Game& game) { rules::perform_action_step(game, ship, false); });
}
void activates(Arena& arena, const char* code) {
  arena.edit("A").ship.dial = geom::maneuver_from_code(code);
  arena.run([](Game& game) { rules::activate(game, "A"); });
}
void opens(Arena& arena, Window window) {
  arena.run([window](Game& game) { rules::moment_for_all(game, window); });
}
void gains(Arena& arena, const char* ship, Token token, int count) {
  arena.run([=](Game& game) { rules::gain(game, ship, token, count, "1e-act-9"); });
}

}  // namespace

TEST_CASE("Major Rhymer widens secondary weapons by one range [1e-pilot-majorrhymer]", "[first]") {
  const auto shots = [](const char* pilot, double gap, const char* card) {
    Arena arena = fight(pilot, {target("B", gap)}, {card});
    arena.edit("A").lock = "B";
    std::size_t count = 0;
    arena.run([&count](Game& game) { count = rules::shots_of(game, "A").size(); });
    return count;
  };
  CHECK(shots("1e-pilot-majorrhymer", 50, "1e-upgrade-concussionmissiles") == 2);  // printed 2-3
  CHECK(shots("1e-pilot-majorrhymer", 250, "1e-upgrade-concussionmissiles") == 2);
  CHECK(shots("1e-pilot-majorrhymer", 250, "1e-upgrade-assaultmissiles") == 2);
  CHECK(shots("1e-pilot-majorrhymer", 350, "1e-upgrade-concussionmissiles") == 0);
  CHECK(shots("1e-pilot-gammasquadronpilot", 50, "1e-upgrade-concussionmissiles") == 1);
}

TEST_CASE("Colonel Jendon passes his lock on [1e-pilot-coloneljendon][1e-lock-18]", "[first]") {
  Arena arena = fight("1e-pilot-coloneljendon", {friendly("F", 50, "1e-pilot-academypilot"), target("B", 150)});
  SECTION("to a ship at range 1, without the icon") {
    arena.edit("A").lock = "B";
    arena.says("effect", "1e-pilot-coloneljendon");
    opens(arena, Window::start_of_engagement_phase);
    CHECK(arena["A"].lock.empty());
    CHECK(arena["F"].lock == "B");
  }
  SECTION("not to one that has a lock") {
    arena.edit("A").lock = "B";
    arena.edit("F").lock = "B";
    opens(arena, Window::start_of_engagement_phase);
    CHECK(arena["A"].lock == "B");
  }
  SECTION("nor beyond range 1") {
    arena.edit("A").lock = "B";
    arena.edit("F").pose = pose(640, 300);
    opens(arena, Window::start_of_engagement_phase);
    CHECK(arena["A"].lock == "B");
  }
  SECTION("not without a lock") {
    opens(arena, Window::start_of_engagement_phase);
    CHECK(arena["F"].lock.empty());
  }
}

TEST_CASE("Captain Yorr takes a friend's stress [1e-pilot-captainyorr][1e-stress-12]", "[first]") {
  Arena arena = fight("1e-pilot-captainyorr", {friendly("F", 150)});
  SECTION("one token") {
    arena.says("effect", "1e-pilot-captainyorr");
    gains(arena, "F", Token::stress, 1);
    CHECK(arena["A"].tokens.stress == 1);
    CHECK(arena["F"].tokens.stress == 0);
  }
  SECTION("each by itself") {
    arena.says("effect", "1e-pilot-captainyorr").says("effect", "pass");
    gains(arena, "F", Token::stress, 2);
    CHECK(arena["A"].tokens.stress == 1);
    CHECK(arena["F"].tokens.stress == 1);
  }
  SECTION("with two he may, with three he may not") {
    arena.edit("A").tokens.stress = 2;
    arena.says("effect", "1e-pilot-captainyorr");
    gains(arena, "F", Token::stress, 2);
    CHECK(arena["A"].tokens.stress == 3);
    CHECK(arena["F"].tokens.stress == 1);
  }
  SECTION("not beyond range 2, no other token") {
    gains(arena, "F", Token::ion, 1);
    arena.edit("F").pose = pose(760, 300);
    gains(arena, "F", Token::stress, 1);
    CHECK(arena["A"].tokens.stress == 0);
  }
}

TEST_CASE("Tetran Cowall turns at speed 1, 3 or 5 [1e-pilot-tetrancowall]", "[first]") {
  Arena arena = fight("1e-pilot-tetrancowall", {});
  SECTION("at speed 1, red as on the dial") {
    arena.says("koiogran-speed", "1K");
    activates(arena, "3K");
    CHECK(arena["A"].ship.executed->maneuver == *geom::maneuver_from_code("1K"));
    CHECK(arena["A"].tokens.stress == 1);
  }
  SECTION("at speed 5") {
    arena.says("koiogran-speed", "5K");
    activates(arena, "3K");
    CHECK(arena["A"].ship.executed->maneuver == *geom::maneuver_from_code("5K"));
  }
  SECTION("other maneuvers stay") {
    arena.passes("action");
    activates(arena, "3F");
    CHECK(arena["A"].ship.executed->maneuver == *geom::maneuver_from_code("3F"));
  }
}

TEST_CASE("Kir Kanos: an evade token is a hit at range 2-3 [1e-pilot-kirkanos]", "[first]") {
  SECTION("at range 2, once") {
    Arena arena = fight("1e-pilot-kirkanos", {target("B", 150)});
    arena.edit("A").tokens.evade = 2;
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank});
    arena.says("modify-attack", "1e-pilot-kirkanos").dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
    CHECK(arena["A"].tokens.evade == 1);
  }
  SECTION("not at range 1") {
    Arena arena = fight("1e-pilot-kirkanos", {target("B", 50)});
    arena.edit("A").tokens.evade = 1;
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank, Face::blank});
    arena.dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    CHECK(arena["A"].tokens.evade == 1);
  }
}

TEST_CASE("Carnor Jax: enemies at range 1 neither focus nor evade [1e-pilot-carnorjax][1e-range-16]", "[first]") {
  SECTION("no such action, but tokens are assigned") {
    Arena arena = fight("1e-pilot-academypilot", {target("B", 50, "1e-pilot-carnorjax")});
    arena.says("action", "pass");
    acts(arena);
    CHECK(!arena.offered("action", "focus")->legal);
    CHECK(!arena.offered("action", "evade")->legal);
    CHECK(arena.offered("action", "barrel-roll")->legal);
    gains(arena, "A", Token::focus, 1);
    CHECK(arena["A"].tokens.focus == 1);
  }
  SECTION("at range 2") {
    Arena arena = fight("1e-pilot-academypilot", {target("B", 120, "1e-pilot-carnorjax")});
    arena.says("action", "focus");
    acts(arena);
    CHECK(arena["A"].tokens.focus == 1);
  }
  SECTION("no token for dice") {
    Arena arena = fight("1e-pilot-academypilot", {target("B", 50, "1e-pilot-carnorjax")});
    arena.edit("A").tokens.focus = arena.edit("A").tokens.evade = 1;
    arena.says("attack", "primary:0>B").dice({Face::focus, Face::blank, Face::blank});
    arena.dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank, Face::blank, Face::blank});
    arena.dice({Face::focus, Face::blank, Face::blank});
    engage(arena, "B");
    CHECK(damage_to(arena, "A") == 1);
    CHECK(arena["A"].tokens.focus == 1);
    CHECK(arena["A"].tokens.evade == 1);
  }
  SECTION("friends do") {
    Arena arena = fight("1e-pilot-academypilot", {friendly("F", 50, "1e-pilot-carnorjax")});
    arena.says("action", "evade");
    acts(arena);
    CHECK(arena["A"].tokens.evade == 1);
  }
}

TEST_CASE("Airen Cracken: a friend's free action after his attack [1e-pilot-airencracken][1e-action-10]", "[first]") {
  Arena arena = fight("1e-pilot-airencracken", {friendly("F", 50), friendly("G", 150), target("B", 150)});
  arena.says("attack", "primary:0>B").dice({Face::blank, Face::blank}).dice({Face::blank, Face::blank, Face::blank});
  SECTION("at range 1") {
    arena.says("ship", "F").says("action", "lock");
    engage(arena);
    CHECK(arena.offered("ship", "G") == nullptr);
    CHECK(arena["F"].lock == "B");
  }
  SECTION("another one where the first cannot act") {
    arena.edit("F").tokens.stress = 1;
    arena.edit("G").pose = pose(397, 300);
    arena.says("ship", "F").says("ship", "G").says("action", "focus");
    engage(arena);
    CHECK(arena["G"].tokens.focus == 1);
  }
  SECTION("or nobody") {
    arena.says("ship", "pass");
    engage(arena);
    CHECK(arena.question("action") == nullptr);
  }
}

TEST_CASE("Colonel Vessery locks a locked defender [1e-pilot-colonelvessery][1e-lock-13]", "[first]") {
  Arena arena = fight("1e-pilot-colonelvessery", {friendly("F", 50), target("B", 150)});
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank});
  SECTION("and may spend that lock at once") {
    arena.edit("F").lock = "B";
    arena.says("effect", "1e-pilot-colonelvessery").says("modify-attack", "lock").says("reroll", "1");
    arena.says("reroll", "done").dice({Face::hit}).dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
    CHECK(arena["A"].lock.empty());
    CHECK(arena["F"].lock == "B");
  }
  SECTION("not one that nobody has locked") {
    arena.dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    CHECK(arena["A"].lock.empty());
  }
}

TEST_CASE("Etahn A'baht: hits on ships in his arc are critical [1e-pilot-etahnabaht]", "[first]") {
  Arena arena = fight("1e-pilot-rookiepilot", {friendly("F", 10, "1e-pilot-etahnabaht"), target("B", 150)});
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank});
  SECTION("in his arc") {
    arena.says("modify-attack", "1e-pilot-etahnabaht").dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    REQUIRE(arena["B"].ship.damage.size() == 1);
    CHECK(arena["B"].ship.damage.front().faceup);
  }
  SECTION("outside of it") {
    arena.edit("F").pose = pose(507, 300, 180);
    arena.dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    CHECK(!arena["B"].ship.damage.front().faceup);
  }
  SECTION("beyond range 3") {
    arena.edit("F").pose = pose(507, 100);
    arena.dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    CHECK(!arena["B"].ship.damage.front().faceup);
  }
}

TEST_CASE("Etahn A'baht may do it himself [1e-pilot-etahnabaht]", "[first]") {
  Arena arena = fight("1e-pilot-etahnabaht", {target("B", 150)});
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::blank});
  arena.says("modify-attack", "1e-pilot-etahnabaht").dice({Face::blank, Face::blank, Face::blank});
  engage(arena);
  CHECK(!arena["B"].ship.damage.front().faceup);
  CHECK(arena["B"].ship.damage.back().faceup);
}

TEST_CASE("Whisper: a focus token after a hit [1e-pilot-whisper][1e-attack-37]", "[first]") {
  Arena arena = fight("1e-pilot-whisper", {target("B", 150)});
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank, Face::blank});
  SECTION("a hit") {
    arena.dice({Face::blank, Face::blank, Face::blank}).says("effect", "1e-pilot-whisper");
    engage(arena);
    CHECK(arena["A"].tokens.focus == 1);
  }
  SECTION("a miss") {
    arena.dice({Face::evade, Face::blank, Face::blank});
    engage(arena);
    CHECK(arena["A"].tokens.focus == 0);
  }
}

TEST_CASE("CR90 fore section: an energy is an attack die [1e-pilot-cr90corvettefore]", "[first]") {
  Arena arena = fight("1e-pilot-cr90corvettefore", {target("B", 330)}, {"1e-pilot-cr90corvetteaft"});
  arena.says("attack", "primary:0>B");
  SECTION("it pays") {
    arena.edit("A").ship.sections[1].energy = 2;
    arena.says("effect", "1e-pilot-cr90corvettefore");
    arena.dice({Face::blank, Face::blank, Face::blank, Face::blank, Face::blank});
    arena.dice({Face::blank, Face::blank, Face::blank, Face::blank});
    arena.run([](Game& game) { rules::offer_attack(game, "A", {}, false, "1e-attack-1"); });
    CHECK(arena["A"].ship.sections[1].energy == 1);
  }
  SECTION("it has none") {
    arena.dice({Face::blank, Face::blank, Face::blank, Face::blank});
    arena.dice({Face::blank, Face::blank, Face::blank, Face::blank});
    arena.run([](Game& game) { rules::offer_attack(game, "A", {}, false, "1e-attack-1"); });
  }
}

TEST_CASE("Wes Janson takes a token off the defender [1e-pilot-wesjanson][1e-timing-9]", "[first]") {
  Arena arena = fight("1e-pilot-wesjanson", {target("B", 150)});
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank});
  SECTION("which he likes") {
    arena.edit("B").tokens.focus = arena.edit("B").tokens.evade = 1;
    arena.edit("B").lock = "A";
    arena.passes("modify-defense").dice({Face::blank, Face::blank, Face::blank}).says("effect", "1e-pilot-wesjanson");
    SECTION("a lock") {
      arena.says("pick", "lock");
      engage(arena);
      CHECK(arena["B"].lock.empty());
      CHECK(arena["B"].tokens.focus == 1);
    }
    SECTION("an evade token") {
      arena.says("pick", "evade");
      engage(arena);
      CHECK(arena["B"].tokens.evade == 0);
      CHECK(arena["B"].lock == "A");
    }
  }
  SECTION("but one that served in the attack has gone") {
    arena.edit("B").tokens.evade = 1;
    arena.dice({Face::blank, Face::blank, Face::blank}).says("modify-defense", "evade");
    engage(arena);
    CHECK(damage_to(arena, "B") == 0);
  }
}

}  // namespace plotboard::first_cards_p1_3
