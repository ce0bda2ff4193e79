// Pilots of the 1st edition, part 1: Jek Porkins to Captain Oicunn.
#include <catch2/catch.hpp>

#include "rules/first/parts.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "support/first.hpp"
#include "support/pieces.hpp"

namespace plotboard::first_cards_p1_4 {
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
void flies(Arena& arena, const char* code, const char* ship = "A") {
  arena.run([ship, code](Game& game) {
    const auto flight = rules::flight_of(game, ship, *geom::maneuver_from_code(code));
    rules::execute_maneuver(game, ship, flight, rules::ManeuverKind::activation);
  });
}
void activates(Arena& arena, const char* code) {
  arena.edit("A").ship.dial = geom::maneuver_from_code(code);
  arena.run([](Game& game) { rules::activate(game, "A"); });
}
void gains(Arena& arena, const char* ship, Token token, int count) {
  arena.run([=](Game& game) { rules::gain(game, ship, token, count, "1e-act-9"); });
}
int agility(Arena& arena) {
  int value = 0;
  arena.run([&value](Game& game) { value = rules::agility_of(game, "A"); });
  return value;
}

}  // namespace

TEST_CASE("Jek Porkins drops stress for a die [1e-pilot-jekporkins][1e-stress-7]", "[first]") {
  Arena arena = fight("1e-pilot-jekporkins", {});
  SECTION("a hit is a card past the shields") {
    arena.says("effect", "1e-pilot-jekporkins").dice({Face::hit});
    gains(arena, "A", Token::stress, 1);
    CHECK(arena["A"].tokens.stress == 0);
    CHECK(arena["A"].ship.shields == 2);
    REQUIRE(arena["A"].ship.damage.size() == 1);
    CHECK(!arena["A"].ship.damage.front().faceup);
  }
  SECTION("a critical result is nothing") {
    arena.says("effect", "1e-pilot-jekporkins").dice({Face::crit});
    gains(arena, "A", Token::stress, 1);
    CHECK(arena["A"].tokens.stress == 0);
    CHECK(damage_to(arena, "A") == 0);
  }
  SECTION("each token by itself") {
    arena.says("effect", "1e-pilot-jekporkins").dice({Face::blank}).says("effect", "pass");
    gains(arena, "A", Token::stress, 2);
    CHECK(arena["A"].tokens.stress == 1);
  }
  SECTION("after a red maneuver he acts") {
    arena.says("effect", "1e-pilot-jekporkins").dice({Face::blank}).says("action", "focus");
    activates(arena, "4K");
    CHECK(arena["A"].tokens.focus == 1);
  }
}

TEST_CASE("Hobbie Klivian: locks take stress off [1e-pilot-hobbieklivian]", "[first]") {
  Arena arena = fight("1e-pilot-hobbieklivian", {target("B", 150)});
  const auto locks = [&arena] { arena.run([](Game& game) { rules::acquire_lock_on(game, "A", "B"); }); };
  SECTION("acquired and spent") {
    arena.edit("A").tokens.stress = 3;
    arena.says("effect", "1e-pilot-hobbieklivian");
    locks();
    CHECK(arena["A"].tokens.stress == 2);
    arena.says("effect", "1e-pilot-hobbieklivian");
    arena.run([](Game& game) { rules::spend_lock(game, "A", "1e-lock-11"); });
    CHECK(arena["A"].tokens.stress == 1);
  }
  SECTION("a lock that is lost is not spent") {
    arena.edit("A").tokens.stress = 1;
    arena.edit("A").lock = "B";
    arena.run([](Game& game) { rules::break_lock(game, "A", "1e-lock-11"); });
    CHECK(arena["A"].tokens.stress == 1);
  }
  SECTION("without stress nothing is asked") {
    locks();
    CHECK(arena["A"].lock == "B");
  }
}

TEST_CASE("Tarn Mison locks who attacks him [1e-pilot-tarnmison][1e-lock-10]", "[first]") {
  Arena arena = fight("1e-pilot-tarnmison", {target("B", 150)});
  arena.edit("A").tokens.stress = 1;
  SECTION("before the dice") {
    arena.says("attack", "primary:0>A").says("effect", "1e-pilot-tarnmison").dice({Face::blank, Face::blank});
    arena.dice({Face::blank, Face::blank});
    engage(arena, "B");
    CHECK(arena["A"].lock == "B");
  }
  SECTION("not whom he attacks") {
    arena.says("attack", "primary:0>B").dice({Face::blank, Face::blank, Face::blank});
    arena.dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    CHECK(arena["A"].lock.empty());
  }
}

TEST_CASE("Jake Farrell: boost or barrel roll with each focus token [1e-pilot-jakefarrell]", "[first]") {
  Arena arena = fight("1e-pilot-jakefarrell", {});
  SECTION("a focus action is one occasion") {
    arena.says("action", "focus").says("action", "barrel-roll").says("barrel-roll", "right-middle");
    acts(arena);
    CHECK(arena["A"].tokens.focus == 1);
    CHECK(arena["A"].pose.x.mm() == Approx(537));
  }
  SECTION("a token from elsewhere") {
    arena.says("action", "boost").says("boost", "straight");
    gains(arena, "A", Token::focus, 1);
    CHECK(arena["A"].pose.y.mm() == Approx(380));
  }
  SECTION("not an evade token, not when stressed") {
    gains(arena, "A", Token::evade, 1);
    arena.edit("A").tokens.stress = 1;
    gains(arena, "A", Token::focus, 1);
    CHECK(arena["A"].pose.y.mm() == Approx(300));
  }
}

TEST_CASE("Gemmer Sojan: agility 1 higher near enemies [1e-pilot-gemmersojan]", "[first]") {
  Arena arena = fight("1e-pilot-gemmersojan", {target("B", 80), target("C", 150)});
  CHECK(agility(arena) == 4);
  arena.edit("C").pose = pose(537, 360, 180);  // two give no more
  CHECK(agility(arena) == 4);
  arena.edit("B").pose = arena.edit("C").pose = pose(457, 500, 180);
  CHECK(agility(arena) == 3);
  Arena friends = fight("1e-pilot-gemmersojan", {friendly("F", 50)});
  CHECK(agility(friends) == 3);
}

TEST_CASE("Keyan Farlander: stress turns focus results into hits [1e-pilot-keyanfarlander][1e-golden-7]", "[first]") {
  Arena arena = fight("1e-pilot-keyanfarlander", {target("B", 150)});
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
  SECTION("one token, once an attack") {
    arena.edit("A").tokens.stress = 2;
    arena.says("modify-attack", "1e-pilot-keyanfarlander").dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
    CHECK(arena["A"].tokens.stress == 1);
  }
  SECTION("not without") {
    arena.dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    CHECK(damage_to(arena, "B") == 0);
  }
}

TEST_CASE("Nera Dantels: torpedoes at any side [1e-pilot-neradantels][1e-range-9]", "[first]") {
  const auto shots = [](const char* pilot, double gap, double heading) {
    Arena arena = fight(pilot, {target("B", gap)}, {"1e-upgrade-protontorpedoes"});
    arena.edit("A").pose = pose(457, 300, heading);
    arena.edit("A").lock = "B";
    std::vector<std::string> weapons;
    arena.run([&weapons](Game& game) {
      for (const rules::Shot& shot : rules::shots_of(game, "A")) weapons.push_back(shot.weapon.id);
    });
    return weapons;
  };
  using List = std::vector<std::string>;
  CHECK(shots("1e-pilot-neradantels", 150, 180) == List{"1e-upgrade-protontorpedoes"});
  CHECK(shots("1e-pilot-neradantels", 50, 180).empty());  // printed range 2-3
  CHECK(shots("1e-pilot-bluesquadronpilot", 150, 180).empty());
}

TEST_CASE("Dash Rendar flies through obstacles [1e-pilot-dashrendar]", "[first]") {
  const auto over = [](const char* pilot) {
    state::Piece rock = obstacle("R1", "coreasteroid0", 457, 460);
    return Arena({piloted("A", pilot, Side::player, 457, 300), target("B", 250), rock}, "1e", Phase::activation);
  };
  SECTION("he does, but does not shoot from an asteroid") {
    Arena arena = over("1e-pilot-dashrendar");
    flies(arena, "2F");
    CHECK(!arena["A"].ship.skips_action);
    arena.run([](Game& game) { CHECK(rules::shots_of(game, "A").empty()); });
  }
  SECTION("others throw a die and lose their action") {
    Arena arena = over("1e-pilot-wildspacefringer");
    arena.dice({Face::hit});
    flies(arena, "2F");
    CHECK(arena["A"].ship.skips_action);
    CHECK(damage_to(arena, "A") == 1);
  }
}

TEST_CASE("Dash Rendar rolls over obstacles [1e-pilot-dashrendar]", "[first]") {
  const auto may_roll = [](const char* pilot) {
    state::Piece left = obstacle("R1", "coreasteroid0", 380, 300), right = obstacle("R2", "coreasteroid0", 534, 300);
    Arena arena({piloted("A", pilot, Side::player, 457, 300), left, right}, "1e", Phase::activation);
    arena.says("action", "pass");
    acts(arena);
    return arena.offered("action", "barrel-roll")->legal;
  };
  CHECK(may_roll("1e-pilot-dashrendar"));
  CHECK(!may_roll("1e-pilot-wildspacefringer"));
}

TEST_CASE("Rear Admiral Chiraneau: a focus result is a critical hit at range 1-2 [1e-pilot-rearadmiralchiraneau]",
          "[first]") {
  SECTION("at range 2, one of them") {
    Arena arena = fight("1e-pilot-rearadmiralchiraneau", {target("B", 150)});
    arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
    arena.says("modify-attack", "1e-pilot-rearadmiralchiraneau").dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    REQUIRE(arena["B"].ship.damage.size() == 1);
    CHECK(arena["B"].ship.damage.front().faceup);
  }
  SECTION("not at range 3") {
    Arena arena = fight("1e-pilot-rearadmiralchiraneau", {target("B", 260)});
    arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
    arena.dice({Face::blank, Face::blank, Face::blank, Face::blank});
    engage(arena);
    CHECK(damage_to(arena, "B") == 0);
  }
}

TEST_CASE("Captain Oicunn rams [1e-pilot-captainoicunn][1e-overlap-13]", "[first]") {
  SECTION("an enemy in his way") {
    Arena arena = fight("1e-pilot-captainoicunn", {target("B", 100)});
    flies(arena, "2F");
    CHECK(damage_to(arena, "B") == 1);
    CHECK(damage_to(arena, "A") == 0);
  }
  SECTION("no friend") {
    state::Piece other = target("F", 100);
    other.side = Side::player;
    Arena arena = fight("1e-pilot-captainoicunn", {other});
    flies(arena, "2F");
    CHECK(damage_to(arena, "F") == 0);
  }
  SECTION("nobody who runs into him") {
    Arena arena = fight("1e-pilot-captainoicunn", {target("B", 100)});
    flies(arena, "3F", "B");
    CHECK(arena["B"].ship.bumped == Ids{"A"});
    CHECK(damage_to(arena, "B") == 0);
  }
}

}  // namespace plotboard::first_cards_p1_4
