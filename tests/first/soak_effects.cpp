// Effects that random play seldom brings to work.
#include "support/first.hpp"

namespace plotboard::soak_effects {
using namespace test::first;

TEST_CASE(
    "Plasma Torpedoes: the shield goes although another ship has taken all the damage [1e-upgrade-plasmatorpedoes]",
    "[first]") {
  const std::string card = "1e-upgrade-plasmatorpedoes";
  Arena arena = fight(kXwing, {card},
                      {enemy("B", 150, {}, kXwing), piloted("H", "1e-pilot-wedgeantilles", Side::enemy, 557, 490, 180,
                                                            {"1e-upgrade-drawtheirfire"})});
  arena.edit("A").lock = "B";
  arena.says("attack", card + ">B").dice({Face::crit, Face::blank, Face::blank, Face::blank});
  arena.dice({Face::blank, Face::blank}).says("effect", "1e-upgrade-drawtheirfire");
  engage(arena);
  CHECK(damage_to(arena, "H") == 1);
  CHECK(arena["B"].ship.shields == 1);
  CHECK(arena["B"].ship.damage.empty());
}

TEST_CASE("\"Epsilon Ace\": skill 12 again when Determination has rid it of its card [1e-pilot-epsilonace]",
          "[first]") {
  Arena arena = fight("1e-pilot-epsilonace", {"1e-upgrade-determination"}, {});
  arena.edit("A").ship.shields = 0;
  arena.run([](Game& game) { rules::moment_for_all(game, rules::Window::setup); });
  const bool first = GENERATE(true, false);
  arena.next_cards(Side::player, {201});   // Blinded Pilot
  arena.says("order", first ? "0" : "1");  // its card, its pilot
  arena.run([](Game& game) { rules::suffer(game, "A", 0, 1, "1e-attack-34"); });
  CHECK(arena["A"].ship.damage.empty());
  CHECK(arena["A"].initiative == 12);
}

TEST_CASE("Ion Dischargers: a token that comes back finds the card spent [1e-upgrade-iondischargers]", "[first]") {
  const Cards cards{"1e-upgrade-iondischargers"};
  Arena arena = fight("1e-pilot-cartelmarauder", cards, {enemy("B", 50, cards, "1e-pilot-cartelmarauder")});
  arena.says("ship", "B").says("take-ion", "yes").says("ship", "A").says("take-ion", "yes");
  arena.run([](Game& game) { rules::gain(game, "A", state::Token::ion, 1, "1e-ion-1"); });
  CHECK(arena["A"].tokens.ion == 1);
  CHECK(arena["B"].tokens.ion == 0);
  for (const char* ship : {"A", "B"}) CHECK_FALSE(has_faceup(arena, ship, cards.front()));
}

TEST_CASE("A mine dropped onto a ship that it destroys takes it off at once [1e-destroy-3][1e-bomb-8]", "[first]") {
  Arena arena = flight("1e-pilot-scimitarsquadronpilot", {"1e-upgrade-clustermines"},
                       {piloted("B", kTie, Side::enemy, 457, 190)});
  for (int i = 0; i < 2; ++i) arena.edit("B").ship.damage.push_back({331, false});
  arena.edit("A").ship.executed.reset();
  arena.says("action", "1e-upgrade-clustermines").dice({Face::hit, Face::blank});
  act(arena);
  CHECK(arena["B"].ship.destroyed);
  CHECK(arena["B"].ship.removed);
}

}  // namespace plotboard::soak_effects
