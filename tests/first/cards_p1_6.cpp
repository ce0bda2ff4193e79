// Pilots of the 1st edition, part 1: those that change what the rules do with locks, rounds and damage cards.
#include <catch2/catch.hpp>

#include "rules/first/parts.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/windows.hpp"
#include "support/first.hpp"
#include "support/pieces.hpp"

namespace plotboard::first_cards_p1_6 {
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
void opens(Arena& arena, Window window) {
  arena.run([window](Game& game) { rules::moment_for_all(game, window); });
}

}  // namespace

TEST_CASE("Biggs Darklighter draws fire once in the game [1e-pilot-biggsdarklighter][1e-attack-11]", "[first]") {
  Arena arena = fight("1e-pilot-biggsdarklighter", {friendly("F", 50), friendly("G", 150), target("B", 150)});
  const auto targets = [&arena] {
    Ids ids;
    arena.run([&ids](Game& game) {
      for (const rules::Shot& shot : rules::shots_of(game, "B")) ids.push_back(shot.defender);
    });
    return ids;
  };
  SECTION("at range 1 of him nobody else is attacked") {
    arena.says("effect", "1e-pilot-biggsdarklighter");
    opens(arena, Window::start_of_engagement_phase);
    CHECK(targets() == Ids{"A", "G"});
    arena.run([](Game& game) { game.emit(state::RoundStarted{2}); });
    CHECK(targets() == Ids{"A", "F", "G"});
    opens(arena, Window::start_of_engagement_phase);  // and nobody asks again
    CHECK(targets() == Ids{"A", "F", "G"});
  }
  SECTION("he may wait") {
    arena.says("effect", "pass");
    opens(arena, Window::start_of_engagement_phase);
    CHECK(targets() == Ids{"A", "F", "G"});
  }
  SECTION("only where he can be attacked himself") {
    arena.says("effect", "1e-pilot-biggsdarklighter");
    opens(arena, Window::start_of_engagement_phase);
    arena.edit("F").pose = pose(457, 360);
    arena.edit("B").pose = pose(457, 670, 180);  // 330 mm from him
    CHECK(targets() == Ids{"F"});
  }
}

TEST_CASE("Corran Horn attacks in the End phase and pays for it [1e-pilot-corranhorn][1e-round-6]", "[first]") {
  Arena arena = fight("1e-pilot-corranhorn", {target("B", 150)});
  arena.table.play.phase = Phase::end;
  const auto next_round = [&arena](int round) {
    arena.run([round](Game& game) {
      game.emit(state::RoundStarted{round});
      rules::moment_for_all(game, Window::start_of_planning);
    });
    arena.table.play.phase = Phase::engagement;
  };
  const auto shoots = [&arena] {
    arena.says("attack", "primary:0>B").dice({Face::blank, Face::blank, Face::blank});
    arena.dice({Face::blank, Face::blank, Face::blank});
  };
  SECTION("tokens still work") {
    arena.edit("A").tokens.focus = 1;
    arena.says("attack", "primary:0>B").dice({Face::focus, Face::blank, Face::blank}).says("modify-attack", "focus");
    arena.dice({Face::blank, Face::blank, Face::blank});
    opens(arena, Window::start_of_end_phase);
    CHECK(damage_to(arena, "B") == 1);
  }
  SECTION("no attack in the next round, in its End phase neither; then again") {
    shoots();
    opens(arena, Window::start_of_end_phase);
    next_round(2);
    engage(arena);
    opens(arena, Window::start_of_end_phase);
    next_round(3);
    shoots();
    engage(arena);
  }
  SECTION("nothing to pay for where he does not") {
    arena.says("attack", "pass");
    opens(arena, Window::start_of_end_phase);
    next_round(2);
    shoots();
    engage(arena);
  }
}

TEST_CASE("Fel's Wrath stays until Combat ends [1e-pilot-felswrath]", "[first]") {
  const auto hurt = [](Arena& arena) {
    arena.table.play.phase = Phase::activation;
    arena.run([](Game& game) { rules::suffer(game, "A", 3, 0, "1e-attack-34"); });
  };
  SECTION("fully working") {
    Arena arena = fight("1e-pilot-felswrath", {target("B", 150)});
    hurt(arena);
    CHECK(!arena["A"].ship.destroyed);
    arena.says("action", "focus");
    acts(arena);
    CHECK(arena["A"].tokens.focus == 1);
    opens(arena, Window::end_of_combat);
    CHECK(arena["A"].ship.destroyed);
  }
  SECTION("hurt in the End phase, for a round more") {
    Arena arena = fight("1e-pilot-felswrath", {target("B", 150)});
    hurt(arena);
    arena.run([](Game& game) {
      game.emit(state::RoundStarted{2});
      rules::moment_for_all(game, Window::start_of_planning);
    });
    CHECK(!arena["A"].ship.destroyed);
    CHECK(arena["A"].ship.has_mark(rules::kPostponed));
    opens(arena, Window::end_of_combat);
    CHECK(arena["A"].ship.destroyed);
  }
  SECTION("only if it is to be destroyed") {
    Arena arena = fight("1e-pilot-felswrath", {});
    opens(arena, Window::end_of_combat);
    CHECK(!arena["A"].ship.destroyed);
  }
  SECTION("others go at once") {
    Arena arena = fight("1e-pilot-avengersquadronpilot", {target("B", 150)});
    hurt(arena);
    CHECK(arena["A"].ship.destroyed);
  }
}

TEST_CASE("Captain Kagi has to be locked [1e-pilot-captainkagi]", "[first]") {
  Arena arena = fight("1e-pilot-captainkagi",
                      {friendly("F", 50, "1e-pilot-academypilot"), target("B", 150, "1e-pilot-rookiepilot")});
  SECTION("in range") {
    arena.says("action", "lock");
    acts(arena, "B");
    CHECK(arena.question("lock") == nullptr);
    CHECK(arena["B"].lock == "A");
  }
  SECTION("by who has locked him already too") {
    arena.edit("B").lock = "A";
    arena.says("action", "lock");
    acts(arena, "B");
    CHECK(arena["B"].lock == "A");
  }
  SECTION("beyond range 3") {
    arena.edit("A").pose = pose(457, 120);
    arena.says("action", "lock");
    acts(arena, "B");
    CHECK(arena["B"].lock == "F");
  }
  SECTION("his friends lock whom they like") {
    arena.edit("F").tokens.focus = 0;
    arena.run([](Game& game) { rules::acquire_lock(game, "F", false); });
    CHECK(arena["F"].lock == "B");
  }
}

TEST_CASE("Lieutenant Lorrir rolls along a bank for stress [1e-pilot-lieutenantlorrir]", "[first]") {
  Arena arena = fight("1e-pilot-lieutenantlorrir", {});
  arena.says("action", "barrel-roll");
  SECTION("a bank") {
    arena.says("barrel-roll", "right-forward-middle");
    acts(arena);
    CHECK(arena["A"].tokens.stress == 1);
    CHECK(arena["A"].pose.heading != pose(0, 0, 0).heading);
  }
  SECTION("the straight template") {
    arena.says("barrel-roll", "right-middle");
    acts(arena);
    CHECK(arena["A"].tokens.stress == 0);
  }
}

TEST_CASE("Lieutenant Blount hits whatever is evaded [1e-pilot-lieutenantblount]", "[first]") {
  const auto hits = [](const char* pilot) {
    Arena arena = fight(pilot, {target("B", 150)});
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank}).dice({Face::evade, Face::evade, Face::blank});
    engage(arena);
    CHECK(damage_to(arena, "B") == 0);
    bool hit = false;
    for (const state::Event& event : arena.events) {
      const auto* changed = std::get_if<state::AttackChanged>(&event);
      hit = hit || (changed != nullptr && changed->attack.hit);
    }
    return hit;
  };
  CHECK(hits("1e-pilot-lieutenantblount"));
  CHECK(!hits("1e-pilot-banditsquadronpilot"));
}

TEST_CASE("Rexler Brath turns up what his attack dealt [1e-pilot-rexlerbrath][1e-dmg-6]", "[first]") {
  Arena arena = fight("1e-pilot-rexlerbrath", {target("B", 150, "1e-pilot-goldsquadronpilot")});
  arena.edit("B").ship.shields = 0;
  arena.edit("B").ship.damage.push_back({212, false});
  arena.edit("A").tokens.focus = 1;
  arena.says("attack", "primary:0>B");
  SECTION("for a focus token") {
    arena.dice({Face::hit, Face::crit, Face::hit}).says("modify-attack", "done").dice({Face::blank});
    arena.says("effect", "1e-pilot-rexlerbrath");
    engage(arena);
    REQUIRE(arena["B"].ship.damage.size() == 4);
    CHECK(!arena["B"].ship.damage[0].faceup);  // of before
    for (const std::size_t index : {1U, 2U, 3U}) CHECK(arena["B"].ship.damage[index].faceup);
    CHECK(arena["A"].tokens.focus == 0);
  }
  SECTION("Direct Hit! destroys") {
    arena.next_cards(Side::enemy, {208, 208});
    arena.dice({Face::hit, Face::hit, Face::blank}).says("modify-attack", "done").dice({Face::blank});
    arena.says("effect", "1e-pilot-rexlerbrath");
    engage(arena);
    CHECK(arena["B"].ship.destroyed);
  }
  SECTION("not without damage cards") {
    arena.dice({Face::hit, Face::blank, Face::blank}).says("modify-attack", "done").dice({Face::evade});
    engage(arena);
    CHECK(arena["A"].tokens.focus == 1);
  }
  SECTION("not without the token") {
    arena.dice({Face::hit, Face::focus, Face::blank}).says("modify-attack", "focus").dice({Face::blank});
    engage(arena);
    CHECK(!arena["B"].ship.damage.back().faceup);
  }
}

TEST_CASE("Maarek Stele picks the faceup card [1e-pilot-maarekstele-tieadvanced][1e-attack-46]", "[first]") {
  Arena arena = fight("1e-pilot-maarekstele-tieadvanced", {target("B", 150, "1e-pilot-goldsquadronpilot")});
  arena.edit("B").ship.shields = 0;
  arena.next_cards(Side::enemy, {201, 202, 203});
  SECTION("one of three") {
    arena.says("attack", "primary:0>B").dice({Face::crit, Face::blank}).dice({Face::blank});
    arena.says("damage-card", "damage:202");
    engage(arena);
    REQUIRE(arena["B"].ship.damage.size() == 1);
    CHECK(arena["B"].ship.damage.front().number == 202);
    REQUIRE(arena.question("damage-card") != nullptr);
    CHECK(arena.question("damage-card")->side == Side::player);
    CHECK(arena.question("damage-card")->options.size() == 3);
    CHECK(arena.table.play.decks[1].discard.size() == 2);
  }
  SECTION("facedown cards come as they are") {
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank}).dice({Face::blank});
    engage(arena);
    CHECK(arena["B"].ship.damage.front().number == 201);
  }
  SECTION("and so does what is no damage of the attack") {
    arena.run([](Game& game) { rules::suffer(game, "B", 0, 1, "1e-obst-2"); });
    CHECK(arena["B"].ship.damage.front().number == 201);
  }
}

TEST_CASE("Leebo takes one of two faceup cards [1e-pilot-leebo][1e-dmg-6]", "[first]") {
  Arena arena = fight("1e-pilot-leebo", {});
  arena.edit("A").ship.shields = 0;
  arena.next_cards(Side::player, {201, 202});
  SECTION("dealt faceup") {
    arena.says("damage-card", "damage:202");
    arena.run([](Game& game) { rules::suffer(game, "A", 0, 1, "1e-attack-34"); });
    REQUIRE(arena["A"].ship.damage.size() == 1);
    CHECK(arena["A"].ship.damage.front().number == 202);
    CHECK(arena.table.play.decks[0].discard == std::vector<int>{201});
  }
  SECTION("only turned up") {
    arena.run([](Game& game) {
      rules::deal_card(game, "A", false, "1e-dmg-3");
      rules::expose(game, "A", "1e-dmg-6");
    });
    CHECK(arena["A"].ship.damage.front().number == 201);
  }
}

TEST_CASE("Leebo chooses after Maarek Stele [1e-pilot-leebo][1e-pilot-maarekstele-tieadvanced][1e-dmg-10]", "[first]") {
  for (const Side first : {Side::player, Side::enemy}) {
    Arena arena = fight("1e-pilot-maarekstele-tieadvanced", {target("B", 150, "1e-pilot-leebo")});
    arena.table.play.first = first;
    arena.edit("B").ship.shields = 0;
    arena.next_cards(Side::enemy, {201, 202, 203, 204, 205, 206});
    arena.says("attack", "primary:0>B").dice({Face::crit, Face::crit}).dice({Face::blank, Face::blank});
    arena.says("damage-card", "damage:203").says("damage-card", "damage:203");  // Leebo's other one is 204
    arena.says("damage-card", "damage:206").says("damage-card", "damage:331");
    engage(arena);
    REQUIRE(arena["B"].ship.damage.size() == 2);
    CHECK(arena["B"].ship.damage[0].number == 203);
    CHECK(arena["B"].ship.damage[1].number == 331);
  }
}

}  // namespace plotboard::first_cards_p1_6
