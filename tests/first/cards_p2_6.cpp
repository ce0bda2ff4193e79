// Pilots of the 1st edition: Tel Trevura to "Quickdraw".
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

namespace plotboard::first_cards_p2_6 {
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
void engage(Arena& arena, const char* ship = "A") {
  arena.run([ship](Game& game) { rules::first::engage(game, ship); });
}
void reveal(Arena& arena, const char* code) {
  arena.edit("A").ship.dial = geom::maneuver_from_code(code);
  arena.run([](Game& game) { rules::activate(game, "A"); });
}
std::vector<Face> blanks(int count) { return std::vector<Face>(static_cast<std::size_t>(count), Face::blank); }

}  // namespace

TEST_CASE("Tel Trevura: the first time he would be destroyed four facedown cards are left [1e-pilot-teltrevura]",
          "[first]") {
  Arena arena = fight("1e-pilot-teltrevura", {}, {enemy("B", 80, kRookie)});
  arena.edit("A").ship.shields = 0;
  arena.edit("A").ship.damage = {{331, false}, {331, true}, {331, false}, {331, false}};
  arena.says("attack", "primary:0>A").dice({Face::hit, Face::hit, Face::crit, Face::crit}).dice(blanks(2));
  engage(arena, "B");  // what is pending is cancelled, critical hits too
  CHECK_FALSE(arena["A"].ship.destroyed);
  CHECK(arena["A"].ship.damage.size() == 4);
  CHECK_FALSE(rules::is_critically_damaged(arena["A"]));
  arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank, Face::blank, Face::blank}).dice(blanks(2));
  engage(arena, "B");
  CHECK(arena["A"].ship.destroyed);  // only once
}

TEST_CASE("Tel Trevura: damage of other sources too, and no more than that is cancelled [1e-pilot-teltrevura]",
          "[first]") {
  const bool dealt = GENERATE(false, true);
  Arena arena = fight("1e-pilot-teltrevura", {}, {}, Phase::activation);
  arena.edit("A").ship.shields = 0;
  arena.edit("A").ship.damage = {{212, false}, {212, false}, {212, false}, {212, false}};
  arena.run([dealt](Game& game) {
    if (dealt) rules::deal_card(game, "A", true, "1e-bomb-20");
    if (!dealt) rules::suffer(game, "A", 3, 0, "1e-bomb-19");
    if (dealt) rules::first::begin_combat(game);
  });
  CHECK_FALSE(arena["A"].ship.destroyed);
  CHECK(arena["A"].ship.damage.size() == 4);
  arena.run([](Game& game) { rules::suffer(game, "A", 1, 0, "1e-bomb-19"); });
  CHECK(arena["A"].ship.destroyed);
}

TEST_CASE("\"Deathfire\": the Action of a bomb on revealing the dial and after actions [1e-pilot-deathfire]",
          "[first]") {
  rules::Effect drop;  // stands for any bomb with an Action header
  drop.card = "1e-upgrade-seismiccharges";
  drop.window = rules::Window::action_options;
  drop.rule = "1e-bomb-5";
  drop.may = true;
  drop.run = [](Game&, rules::Occasion& occasion) {
    occasion.options->push_back(rules::option(occasion.card, words::just(words::Card{occasion.card})));
  };
  drop.use = [](Game& game, rules::Occasion& occasion) {
    rules::gain(game, occasion.owner, Token::evade, 1, "1e-bomb-5");
  };
  const rules::MadeUpEffects effects({drop});
  const int when = GENERATE(0, 1, 2);  // at the reveal, after the action, not at all: stressed
  Arena arena = fight("1e-pilot-deathfire", {"1e-upgrade-seismiccharges"}, {}, Phase::activation);
  if (when == 2) arena.edit("A").tokens.stress = 2;
  arena.says("order", "1");  // before the card itself, which goes by the reveal
  if (when < 2) arena.says("action", when == 0 ? "1e-upgrade-seismiccharges" : "pass");
  arena.says("drop", "pass");
  if (when < 2) arena.says("action", "focus");
  if (when == 1) arena.says("action", "1e-upgrade-seismiccharges");
  reveal(arena, "1F");
  CHECK(arena["A"].tokens.evade == (when < 2 ? 1 : 0));
  CHECK(arena["A"].tokens.focus == (when < 2 ? 1 : 0));
}

TEST_CASE("Countess Ryad: a straight as a Koiogran turn of its speed and colour [1e-pilot-countessryad]", "[first]") {
  const std::string code =
      GENERATE(as<std::string>{}, "2F", "3F", "5F");  // none of these turns is on the dial; all three are green
  Arena arena = fight("1e-pilot-countessryad", {}, {}, Phase::activation);
  arena.edit("A").tokens.stress = 2;
  arena.says("effect", "1e-pilot-countessryad");
  reveal(arena, code.c_str());
  CHECK(arena["A"].pose.heading.value == 180000);
  CHECK(arena["A"].ship.executed->maneuver.speed == code[0] - '0');
  CHECK(arena["A"].tokens.stress == 1);
}

TEST_CASE("Countess Ryad: only straights, and only if she likes [1e-pilot-countessryad]", "[first]") {
  Arena straight = fight("1e-pilot-countessryad", {}, {}, Phase::activation);
  straight.says("effect", "pass").passes("action");
  reveal(straight, "2F");
  CHECK(straight["A"].pose.heading.value == 0);
  Arena bank = fight("1e-pilot-countessryad", {}, {}, Phase::activation);
  bank.passes("action");
  reveal(bank, "2B");
  CHECK(bank.question("effect") == nullptr);
}

TEST_CASE("Rey: rerolls two blanks against who lies in her printed arc [1e-pilot-rey][1e-arc-8]", "[first]") {
  const bool ahead = GENERATE(true, false);
  state::Piece aside = piloted("B", kAcademy, Side::enemy, 667, 300, 270);
  Arena arena = fight("1e-pilot-rey", {}, {ahead ? enemy("B", 170) : aside});
  arena.says("attack", "primary:0>B").dice({Face::blank, Face::blank, Face::blank});
  if (ahead) {
    arena.says("modify-attack", "1e-pilot-rey").says("reroll", "0").says("reroll", "2");
    arena.dice({Face::hit, Face::hit});
  }
  arena.dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == (ahead ? 2 : 0));
}

TEST_CASE("Rey: of her defence dice too, blanks alone [1e-pilot-rey]", "[first]") {
  Arena arena = fight("1e-pilot-rey", {}, {enemy("B", 270, kRookie)});
  arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank, Face::blank}).dice({Face::focus, Face::blank});
  arena.says("modify-defense", "1e-pilot-rey").says("reroll", "1").dice({Face::evade});
  engage(arena, "B");
  CHECK(arena.offered("reroll", "0") == nullptr);
  CHECK(damage_to(arena, "A") == 0);
}

TEST_CASE("Fenn Rau: one die more while the other ship is at range 1 [1e-pilot-fennrau-protectoratestarfighter]",
          "[first]") {
  const bool near = GENERATE(true, false);
  Arena attack = fight("1e-pilot-fennrau-protectoratestarfighter", {}, {enemy("B", near ? 80 : 150)});
  attack.says("attack", "primary:0>B").dice(blanks(near ? 5 : 3)).dice(blanks(3));
  engage(attack);
  Arena defense = fight("1e-pilot-fennrau-protectoratestarfighter", {}, {enemy("B", near ? 80 : 150)});
  defense.says("attack", "primary:0>A").dice(blanks(near ? 3 : 2)).dice(blanks(near ? 4 : 3));
  engage(defense, "B");
  CHECK(damage_to(defense, "A") == 0);
}

TEST_CASE(
    "Sabine Wren: a focus result against who lies in her mobile arc at range 1-2 "
    "[1e-pilot-sabinewren-lancerclasspursuitcraft]",
    "[first]") {
  const int where = GENERATE(0, 1, 2);  // in it, too far, in the printed arc alone
  const double y = where == 0 ? 110 : where == 1 ? 5 : 500;
  Arena arena = fight("1e-pilot-sabinewren-lancerclasspursuitcraft", {},
                      {piloted("B", kAcademy, Side::enemy, 457, y, y < 300 ? 0 : 180)});
  arena.edit("A").ship.turret = state::Turret::rear;
  arena.edit("A").tokens.focus = 1;
  arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank}).dice(blanks(where == 1 ? 3 : 2));
  if (where == 0) {
    arena.says("modify-defense", "1e-pilot-sabinewren-lancerclasspursuitcraft").says("modify-defense", "focus");
  } else {
    arena.says("modify-defense", "done");
  }
  engage(arena, "B");
  CHECK(arena.question("modify-defense") != nullptr);
  CHECK(damage_to(arena, "A") == (where == 0 ? 0 : 1));
}

TEST_CASE("\"Quickdraw\": a shield lost in an attack is answered after it, once a round [1e-pilot-quickdraw]",
          "[first]") {
  Arena arena = fight("1e-pilot-quickdraw", {}, {enemy("B", 150), enemy("C", 250)});
  for (int i = 0; i < 2; ++i) {
    arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank}).dice(blanks(2));
    if (i == 0) arena.says("attack", "primary:0:front>C").dice(blanks(2)).dice(blanks(4));  // whom it likes
    engage(arena, "B");
  }
  CHECK(arena["A"].ship.shields == 1);
}

TEST_CASE("\"Quickdraw\": another shield at once, with the primary weapon alone [1e-pilot-quickdraw]", "[first]") {
  Arena arena = fight("1e-pilot-quickdraw", {"1e-upgrade-protontorpedoes"}, {enemy("B", 150)}, Phase::activation);
  arena.edit("A").lock = "B";
  arena.says("attack", "primary:0:front>B").dice(blanks(2)).passes("modify-attack").dice(blanks(3));
  arena.run([](Game& game) { rules::suffer(game, "A", 1, 0, "1e-bomb-19"); });
  CHECK(arena.offered("attack", "1e-upgrade-protontorpedoes>B") == nullptr);
}

TEST_CASE("\"Quickdraw\": nothing without a shield to lose [1e-pilot-quickdraw]", "[first]") {
  Arena arena = fight("1e-pilot-quickdraw", {}, {enemy("B", 150)});
  arena.edit("A").ship.shields = 0;
  arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank}).dice(blanks(2));
  engage(arena, "B");
  CHECK(damage_to(arena, "A") == 4);
}

}  // namespace plotboard::first_cards_p2_6
