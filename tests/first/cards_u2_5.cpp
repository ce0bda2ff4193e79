// Elite talents of the 1st edition, from Calculation to Expose.
#include <catch2/catch.hpp>

#include "rules/first/parts.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "support/first.hpp"
#include "support/pieces.hpp"

namespace plotboard::first_cards_u2_5 {
using namespace test;
namespace {

using rules::Game;
using rules::Window;
using state::Face;
using state::Phase;
using state::Side;
using Cards = std::vector<std::string>;

constexpr const char* kRookie = "1e-pilot-rookiepilot";
constexpr const char* kAcademy = "1e-pilot-academypilot";
const std::vector<Face> kMiss{Face::blank, Face::blank, Face::blank};

// Ours look up the table, theirs down it. Gap of the bases in mm, straight ahead of (457, 300).
state::Piece ours(const std::string& id, double x, const Cards& cards = {}, const std::string& pilot = kRookie) {
  return piloted(id, pilot, Side::player, x, 300, 0, cards);
}
state::Piece theirs(const std::string& id, double gap, const Cards& cards = {}, const std::string& pilot = kAcademy) {
  return piloted(id, pilot, Side::enemy, 457, 340 + gap, 180, cards);
}
void engage(Arena& arena, const char* ship = "A") {
  arena.run([ship](Game& game) { rules::first::engage(game, ship); });
}
void act(Arena& arena, const char* ship = "A") {
  arena.run([ship](Game& game) { rules::perform_action_step(game, ship, false); });
}
void open(Arena& arena, Window window) {
  arena.run([window](Game& game) { rules::moment_for_all(game, window); });
}

}  // namespace

TEST_CASE("Calculation: a focus token for a critical hit [1e-upgrade-calculation]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-calculation"}), theirs("B", 150)}, "1e", Phase::engagement);
  arena.edit("A").tokens.focus = 2;
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
  arena.says("modify-attack", "1e-upgrade-calculation").says("modify-attack", "focus").dice(kMiss);  // 1e-focus-6
  engage(arena);
  CHECK(arena["A"].tokens.focus == 0);
  CHECK(arena["B"].ship.damage.size() == 2);
  CHECK(arena["B"].ship.damage.back().faceup);
}

TEST_CASE("Calculation: not without a token [1e-upgrade-calculation]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-calculation"}), theirs("B", 150)}, "1e", Phase::engagement);
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank}).dice(kMiss);
  engage(arena);
  CHECK(damage_to(arena, "B") == 0);
}

TEST_CASE("Cool Hand: a token of either kind as it is stressed [1e-upgrade-coolhand]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-coolhand"})}, "1e");
  arena.says("effect", "1e-upgrade-coolhand").says("pick", "evade");
  for (int i = 0; i < 2; ++i) {
    arena.run([](Game& game) { rules::gain(game, "A", state::Token::stress, 1, "1e-stress-6"); });
  }
  CHECK(arena["A"].tokens.evade == 1);
  CHECK(arena["A"].ship.card("1e-upgrade-coolhand")->discarded);
}

TEST_CASE("Crack Shot: cancels an evade of a ship in its arc [1e-upgrade-crackshot]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-crackshot"}), theirs("B", 150)}, "1e", Phase::engagement);
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::blank});
  SECTION("an evade") {
    arena.dice({Face::evade, Face::evade, Face::blank}).says("effect", "1e-upgrade-crackshot");
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
    CHECK(arena["A"].ship.card("1e-upgrade-crackshot")->discarded);
  }
  SECTION("nothing to cancel") {
    arena.dice(kMiss);
    engage(arena);
    CHECK(!arena["A"].ship.card("1e-upgrade-crackshot")->discarded);
  }
}

TEST_CASE("Crack Shot: not beside the arc of a turret ship [1e-upgrade-crackshot]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-crackshot"}, "1e-pilot-outerrimsmuggler"),
               piloted("B", kAcademy, Side::enemy, 680, 300)},
              "1e", Phase::engagement);
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank}).dice({Face::evade, Face::blank, Face::blank});
  engage(arena);
  CHECK(arena.question("effect") == nullptr);
}

TEST_CASE("Daredevil: a hard turn, stress, and dice without the boost icon [1e-upgrade-daredevil]", "[first]") {
  const bool booster = GENERATE(true, false);
  Arena arena({ours("A", 457, {"1e-upgrade-daredevil"}, booster ? "1e-pilot-prototypepilot" : kRookie)}, "1e");
  arena.says("action", "1e-upgrade-daredevil").says("turn-side", "1Y");
  if (!booster) arena.dice({Face::hit, Face::blank});
  act(arena);
  CHECK(arena["A"].pose.heading == base::mdeg_from_degrees(90));
  CHECK(arena["A"].ship.executed->difficulty == geom::Difficulty::white);
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(damage_to(arena, "A") == (booster ? 0 : 1));
}

TEST_CASE("Deadeye: a focus token in place of the lock that a weapon needs [1e-upgrade-deadeye][1e-attack-13]",
          "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-deadeye", "1e-upgrade-protontorpedoes"}), theirs("B", 150)}, "1e",
              Phase::engagement);
  arena.edit("A").ship.cards[1].charges = 1;  // an ordnance token
  SECTION("opens the header and is spent for it") {
    arena.edit("A").tokens.focus = 1;
    arena.says("attack", "1e-upgrade-protontorpedoes>B").says("discard", "token");
    arena.dice({Face::hit, Face::blank, Face::blank, Face::blank}).dice(kMiss);
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
    CHECK(arena["A"].tokens.focus == 0);
  }
  SECTION("or is spent in place of a lock that is there") {
    arena.edit("A").tokens.focus = 1;
    arena.edit("A").lock = "B";
    arena.says("attack", "1e-upgrade-protontorpedoes>B").says("effect", "1e-upgrade-deadeye").says("discard", "token");
    arena.dice({Face::hit, Face::blank, Face::blank, Face::blank}).passes("modify-attack").dice(kMiss);
    engage(arena);
    CHECK(arena["A"].tokens.focus == 0);
    CHECK(arena["A"].lock == "B");
  }
  SECTION("without either there is no attack") {
    arena.run([](Game& game) {
      rules::ShotFilter filter;
      filter.weapons = {"1e-upgrade-protontorpedoes"};
      CHECK(rules::shots_of(game, "A", filter).empty());
    });
  }
}

TEST_CASE("Debris Gambit: an evade token for each obstacle at range 1, two at most [1e-upgrade-debrisgambit]",
          "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-debrisgambit"})}, "1e");
  const int near = GENERATE(1, 3);
  for (int i = 0; i < near; ++i) {
    arena.table.pieces.push_back(obstacle("R" + std::to_string(i), "coreasteroid0", 377 + 90 * i, 370));
  }
  arena.table.pieces.push_back(obstacle("far", "coreasteroid0", 457, 650));
  arena.says("action", "1e-upgrade-debrisgambit");
  act(arena);
  CHECK(arena["A"].tokens.evade == std::min(near, 2));
}

TEST_CASE("Decoy: two ships swap pilot skills until Combat ends [1e-upgrade-decoy]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-decoy"}), ours("F", 557, {}, "1e-pilot-wedgeantilles"), ours("G", 857)},
              "1e", Phase::engagement);
  arena.says("effect", "1e-upgrade-decoy");  // G is too far
  open(arena, Window::start_of_engagement_phase);
  CHECK(arena["A"].initiative == 9);
  CHECK(arena["F"].initiative == 2);
  SECTION("both alive") {}
  SECTION("the carrier gone") { arena.edit("A").ship.removed = true; }
  open(arena, Window::end_of_combat);
  if (!arena["A"].ship.removed) CHECK(arena["A"].initiative == 2);
  CHECK(arena["F"].initiative == 9);
}

TEST_CASE("Determination: faceup pilot cards go at once [1e-upgrade-determination]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-determination"}, kAcademy)}, "1e");
  const bool pilot = GENERATE(true, false);
  arena.next_cards(Side::player, {pilot ? 201 : 212});  // Blinded Pilot, Structural Damage
  arena.run([](Game& game) { rules::suffer(game, "A", 0, 1, "1e-attack-34"); });
  CHECK(arena["A"].ship.damage.size() == (pilot ? 0 : 1));
  CHECK(arena.table.play.decks[0].discard.size() == (pilot ? 1 : 0));
}

TEST_CASE("Determination: not for a card that lies facedown [1e-upgrade-determination]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-determination"}, kAcademy)}, "1e");
  arena.next_cards(Side::player, {201});
  arena.run([](Game& game) { rules::suffer(game, "A", 1, 0, "1e-attack-34"); });
  CHECK(arena["A"].ship.damage.size() == 1);
}

TEST_CASE("Draw Their Fire: a friend at range 1 takes one critical hit [1e-upgrade-drawtheirfire]", "[first]") {
  const double x = GENERATE(557, 657);
  Arena arena({ours("A", 457), ours("H", x, {"1e-upgrade-drawtheirfire"}), theirs("B", 150, {}, kRookie)}, "1e",
              Phase::engagement);
  const bool near = x < 600;
  arena.says("attack", "primary:0>A").dice({Face::crit, Face::crit, Face::blank}).dice({Face::blank, Face::blank});
  if (near) arena.says("effect", "1e-upgrade-drawtheirfire");
  engage(arena, "B");
  CHECK(damage_to(arena, "A") == (near ? 1 : 2));
  CHECK(damage_to(arena, "H") == (near ? 1 : 0));
}

TEST_CASE("Draw Their Fire: not where the weapon cancels its results [1e-upgrade-drawtheirfire][1e-attack-33]",
          "[first]") {
  Arena arena({ours("A", 457), ours("H", 557, {"1e-upgrade-drawtheirfire"}),
               theirs("B", 150, {"1e-upgrade-ioncannon"}, kRookie)},
              "1e", Phase::engagement);
  arena.says("attack", "1e-upgrade-ioncannon>A").dice({Face::crit, Face::crit, Face::blank});
  arena.dice({Face::blank, Face::blank});
  engage(arena, "B");
  CHECK(damage_to(arena, "H") == 0);
}

TEST_CASE("Elusiveness: a stress token makes the attacker reroll a die [1e-upgrade-elusiveness]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-elusiveness"}), theirs("B", 150)}, "1e", Phase::engagement);
  arena.says("attack", "primary:0>A").dice({Face::hit, Face::hit});
  SECTION("unstressed") {
    arena.says("modify-attack-defender", "1e-upgrade-elusiveness").says("reroll", "0").dice({Face::blank});
    arena.dice({Face::blank, Face::blank});
    engage(arena, "B");
    CHECK(damage_to(arena, "A") == 1);
    CHECK(arena["A"].tokens.stress == 1);
  }
  SECTION("not stressed") {
    arena.edit("A").tokens.stress = 1;
    arena.dice({Face::blank, Face::blank});
    engage(arena, "B");
    CHECK(damage_to(arena, "A") == 2);
  }
}

TEST_CASE("Expert Handling: a barrel roll, stress without the icon, a lock off [1e-upgrade-experthandling]",
          "[first]") {
  const bool icon = GENERATE(true, false);
  Arena arena({ours("A", 457, {"1e-upgrade-experthandling"}, icon ? kAcademy : kRookie), theirs("B", 250, {}, kRookie)},
              "1e");
  arena.edit("B").lock = "A";
  arena.says("action", "1e-upgrade-experthandling").says("barrel-roll", "left-middle").says("ship", "B");
  act(arena);
  CHECK(arena["A"].pose.x < base::um_from_mm(457));
  CHECK(arena["A"].tokens.stress == (icon ? 0 : 1));
  CHECK(arena["B"].lock.empty());
  CHECK(arena["A"].ship.did("barrel-roll"));  // 1e-action-5
}

TEST_CASE("Expertise: focus results are hits for an unstressed ship [1e-upgrade-expertise]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-expertise"}), theirs("B", 150)}, "1e", Phase::engagement);
  const int stress = GENERATE(0, 1);
  arena.edit("A").tokens.stress = stress;
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
  if (stress == 0) arena.says("modify-attack", "1e-upgrade-expertise");
  arena.dice(kMiss);
  engage(arena);
  CHECK(damage_to(arena, "B") == (stress == 0 ? 2 : 0));
}

TEST_CASE("Expose: 1 more on the primary weapon, 1 agility less, for the round [1e-upgrade-expose]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-expose", "1e-upgrade-ioncannon"}), theirs("B", 150)}, "1e");
  arena.says("action", "1e-upgrade-expose");
  act(arena);
  arena.run([](Game& game) {
    CHECK(rules::agility_of(game, "A") == 1);
    CHECK(rules::weapon_named(game, "A", "primary:0")->weapon.dice == 4);
    CHECK(rules::weapon_named(game, "A", "1e-upgrade-ioncannon")->weapon.dice == 3);
  });
}

}  // namespace plotboard::first_cards_u2_5
