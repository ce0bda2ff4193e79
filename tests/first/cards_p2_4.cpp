// Pilots of the 1st edition: Dengar to "Epsilon Ace".
#include <catch2/catch.hpp>

#include "rules/first/huge.hpp"
#include "rules/first/parts.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "support/first.hpp"

namespace plotboard::first_cards_p2_4 {
using namespace test;
namespace {

using rules::Game;
using state::Face;
using state::Phase;
using state::Side;
using state::Token;

constexpr const char* kRookie = "1e-pilot-rookiepilot";    // X-wing: agility 2, 3 dice
constexpr const char* kAcademy = "1e-pilot-academypilot";  // TIE fighter: agility 3, 2 dice

// The gap of small bases in mm; it looks at A.
state::Piece enemy(const std::string& id, double gap, const std::string& pilot = kAcademy,
                   const std::vector<std::string>& cards = {}) {
  return piloted(id, pilot, Side::enemy, 457, 340 + gap, 180, cards);
}
Arena fight(const std::string& pilot, const std::vector<std::string>& cards, std::vector<state::Piece> others,
            Phase phase = Phase::engagement) {
  others.insert(others.begin(), piloted("A", pilot, Side::player, 457, 300, 0, cards));
  return Arena(std::move(others), "1e", phase);
}
state::Piece beside(const std::string& id, const std::string& pilot, double gap,
                    const std::vector<std::string>& cards = {}) {  // a friend on A's right
  return piloted(id, pilot, Side::player, 497 + gap, 300, 0, cards);
}
void engage(Arena& arena, const char* ship = "A") {
  arena.run([ship](Game& game) { rules::first::engage(game, ship); });
}
std::vector<Face> blanks(int count) { return std::vector<Face>(static_cast<std::size_t>(count), Face::blank); }

}  // namespace

TEST_CASE("Dengar: attacks back who lies in his arc, once a round [1e-pilot-dengar][1e-timing-6]", "[first]") {
  Arena arena = fight("1e-pilot-dengar", {}, {enemy("B", 150), enemy("C", 250)});
  for (int i = 0; i < 2; ++i) {
    arena.says("attack", "primary:0>A").dice(blanks(2)).dice(blanks(2));
    if (i == 0) arena.says("attack", "primary:0>B").dice(blanks(2)).dice(blanks(3));
    engage(arena, "B");
    if (i == 0) CHECK(arena.offered("attack", "primary:0>C") == nullptr);
  }
  CHECK(arena["A"].ship.has_mark("used:1e-pilot-dengar"));
}

TEST_CASE("Dengar: not at what lies outside of his arc, though his weapon turns [1e-pilot-dengar]", "[first]") {
  Arena arena = fight("1e-pilot-dengar", {}, {piloted("B", kAcademy, Side::enemy, 457, 120)});
  arena.says("attack", "primary:0>A").dice(blanks(2)).dice(blanks(2));
  engage(arena, "B");
  CHECK_FALSE(arena["A"].ship.has_mark("used:1e-pilot-dengar"));
}

TEST_CASE("Dengar: also when the attack has destroyed him [1e-pilot-dengar][1e-timing-8]", "[first]") {
  Arena arena = fight("1e-pilot-dengar", {}, {enemy("B", 150)});
  arena.edit("A").ship.shields = 0;
  arena.edit("A").ship.damage = {{212, false}, {212, false}, {212, false}, {212, false}};
  arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank}).dice(blanks(2));
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank}).dice(blanks(3));
  engage(arena, "B");
  CHECK(arena["A"].ship.destroyed);
  CHECK(damage_to(arena, "B") == 1);
}

TEST_CASE("Zuckuss: an attack die more for a defence die more [1e-pilot-zuckuss]", "[first]") {
  const bool used = GENERATE(true, false);
  Arena arena = fight("1e-pilot-zuckuss", {}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").says("effect", used ? "1e-pilot-zuckuss" : "pass");
  arena.dice(blanks(used ? 4 : 3)).dice(blanks(used ? 4 : 3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 0);
}

TEST_CASE("Zuckuss: at each roll of an attack that is performed twice [1e-pilot-zuckuss][1e-attack-38]", "[first]") {
  Arena arena = fight("1e-pilot-zuckuss", {"1e-upgrade-twinlaserturret"}, {enemy("B", 250)});
  arena.says("attack", "1e-upgrade-twinlaserturret>B");
  arena.says("effect", "pass").dice(blanks(3)).dice(blanks(3));
  arena.says("effect", "1e-pilot-zuckuss").dice(blanks(4)).dice(blanks(4));
  engage(arena);
  CHECK(damage_to(arena, "B") == 0);
}

TEST_CASE("The Inquisitor: his primary attacks at range 2-3 count as range 1 [1e-pilot-theinquisitor][1e-range-16]",
          "[first]") {
  const double gap = GENERATE(80, 150, 250);
  Arena arena = fight("1e-pilot-theinquisitor", {}, {enemy("B", gap)});
  arena.run([](Game& game) {  // as it is thought of before it is declared
    const auto shots = rules::shots_of(game, "A");
    REQUIRE(shots.size() == 1);
    const state::Attack attack = rules::attack_by(shots[0]);
    CHECK(rules::attack_dice_for(game, attack) == 3);
    CHECK(rules::defense_dice_for(game, attack) == 3);
  });
  arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3));
  engage(arena);
  Arena back = fight("1e-pilot-theinquisitor", {}, {enemy("B", 250)});
  back.says("attack", "primary:0>A").dice(blanks(2)).dice(blanks(4));
  engage(back, "B");
}

TEST_CASE("\"Scourge\": one die more against who holds a damage card [1e-pilot-scourge]", "[first]") {
  const bool damaged = GENERATE(true, false);
  Arena arena = fight("1e-pilot-scourge", {}, {enemy("B", 150)});
  if (damaged) arena.edit("B").ship.damage = {{212, false}};
  arena.says("attack", "primary:0>B").dice(blanks(damaged ? 3 : 2)).dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == (damaged ? 1 : 0));
}

TEST_CASE("\"Wampa\": cancels all for one facedown card, past shields, and misses [1e-pilot-wampa][1e-attack-32]",
          "[first]") {
  const bool critical = GENERATE(true, false);
  Arena arena = fight("1e-pilot-wampa", {}, {enemy("B", 150, kRookie)});
  arena.says("attack", "primary:0>B").dice({critical ? Face::crit : Face::hit, Face::crit}).dice(blanks(2));
  if (!critical) arena.edit("B").ship.shields = 1;
  arena.says("effect", "1e-pilot-wampa");
  engage(arena);
  CHECK(arena["B"].ship.damage.size() == 1);  // one for both
  CHECK_FALSE(rules::is_critically_damaged(arena["B"]));
  CHECK(arena["B"].ship.shields == (critical ? 2 : 1));
}

TEST_CASE("\"Wampa\": no card without a critical result [1e-pilot-wampa]", "[first]") {
  Arena arena = fight("1e-pilot-wampa", {}, {enemy("B", 150, kRookie)});
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit}).dice(blanks(2)).says("effect", "1e-pilot-wampa");
  engage(arena);
  CHECK(damage_to(arena, "B") == 0);
}

TEST_CASE("\"Youngster\": TIE fighters at range 1-3 do the Action of his elite card [1e-pilot-youngster]", "[first]") {
  rules::Effect act;  // stands for any elite card with an Action header
  act.card = "1e-upgrade-veteraninstincts";
  act.window = rules::Window::action_options;
  act.rule = "1e-action-1";
  act.may = true;
  act.run = [](Game&, rules::Occasion& occasion) {
    occasion.options->push_back(rules::option(occasion.card, words::just(words::Card{occasion.card})));
  };
  act.use = [](Game& game, rules::Occasion& occasion) {
    rules::gain(game, occasion.owner, Token::evade, 1, "1e-action-1");
  };
  const rules::MadeUpEffects effects({act});
  const std::string pilot = GENERATE(as<std::string>{}, kAcademy, "1e-pilot-omegaace", "1e-pilot-soontirfel");
  const bool able = pilot != "1e-pilot-soontirfel";  // a TIE interceptor
  Arena arena =
      fight(pilot, {}, {beside("Y", "1e-pilot-youngster", 220, {"1e-upgrade-veteraninstincts"})}, Phase::activation);
  if (able) arena.says("action", "1e-pilot-youngster");
  if (!able) arena.passes("action");
  arena.run([](Game& game) { rules::perform_action_step(game, "A", false); });
  CHECK(arena["A"].tokens.evade == (able ? 1 : 0));
  CHECK(arena["Y"].tokens.evade == 0);
  if (!able) return;
  CHECK(arena["A"].ship.cards.size() == 1);  // what it sets up for the round works for the ship
  arena.passes("action");
  arena.run([](Game& game) { rules::perform_action_step(game, "A", false); });
  CHECK(arena.offered("action", "1e-pilot-youngster") == nullptr);  // once a round
  arena.run([](Game& game) { rules::first::end_phase(game); });
  CHECK(arena["A"].ship.cards.empty());
}

TEST_CASE("\"Youngster\": nothing beyond range 3, nor of cards without an Action [1e-pilot-youngster]", "[first]") {
  const bool near = GENERATE(true, false);
  Arena arena = fight(kAcademy, {}, {beside("Y", "1e-pilot-youngster", near ? 50 : 330, {"1e-upgrade-lonewolf"})},
                      Phase::activation);
  arena.passes("action");
  arena.run([](Game& game) { rules::perform_action_step(game, "A", false); });
  CHECK(arena.offered("action", "1e-pilot-youngster") == nullptr);
}

TEST_CASE("\"Chaser\": a focus token that a friend at range 1 spends brings one [1e-pilot-chaser]", "[first]") {
  const double gap = GENERATE(80, 120);
  Arena arena = fight("1e-pilot-chaser", {}, {beside("F", kRookie, gap), enemy("E", 50)});
  arena.edit("F").tokens.focus = arena.edit("E").tokens.focus = arena.edit("A").tokens.focus = 1;
  arena.run([](Game& game) {
    for (const char* id : {"F", "E", "A"}) rules::spend(game, id, Token::focus, "1e-focus-2");
  });
  CHECK(arena["A"].tokens.focus == (gap < 100 ? 1 : 0));
}

TEST_CASE("Ezra Bridger: stressed, two focus results are evades [1e-pilot-ezrabridger-attackshuttle]", "[first]") {
  const bool stressed = GENERATE(true, false);
  Arena arena = fight("1e-pilot-ezrabridger-attackshuttle", {}, {enemy("B", 80)});
  if (stressed) arena.edit("A").tokens.stress = 1;
  arena.says("attack", "primary:0>A").dice({Face::hit, Face::hit, Face::hit}).dice({Face::focus, Face::focus});
  if (stressed) arena.says("modify-defense", "1e-pilot-ezrabridger-attackshuttle");
  engage(arena, "B");
  CHECK(damage_to(arena, "A") == (stressed ? 1 : 3));
}

TEST_CASE("\"Epsilon Ace\": skill 12 while it holds no damage card [1e-pilot-epsilonace]", "[first]") {
  Arena arena = fight("1e-pilot-epsilonace", {}, {});
  arena.run([](Game& game) { rules::moment_for_all(game, rules::Window::setup); });
  CHECK(arena["A"].initiative == 12);
  arena.run([](Game& game) { rules::suffer(game, "A", 1, 0, "1e-dmg-1"); });  // its shield
  CHECK(arena["A"].initiative == 12);
  arena.run([](Game& game) { rules::suffer(game, "A", 1, 0, "1e-dmg-1"); });
  CHECK(arena["A"].initiative == 4);
  arena.run([](Game& game) {
    rules::repair_facedown(game, "A", "1e-dmg-1");
    rules::first::begin_activation(game);
  });
  CHECK(arena["A"].initiative == 12);
}

TEST_CASE("\"Epsilon Ace\": a later change of skill stands above it [1e-pilot-epsilonace][1e-ps-2]", "[first]") {
  const bool hurt = GENERATE(false, true);
  Arena arena = fight("1e-pilot-epsilonace", {}, {});
  arena.run([hurt](Game& game) {
    rules::moment_for_all(game, rules::Window::setup);
    game.emit(state::InitiativeChanged{"A", "1e-pilot-torkilmux", 0});
    if (hurt) rules::suffer(game, "A", 2, 0, "1e-dmg-1");
  });
  CHECK(arena["A"].initiative == 0);
  arena.run([](Game& game) { game.emit(state::InitiativeChanged{"A", "1e-pilot-torkilmux", std::nullopt}); });
  CHECK(arena["A"].initiative == (hurt ? 4 : 12));  // the former change counts again
}

}  // namespace plotboard::first_cards_p2_4
