// Pilots of the First Order.
#include "rules/machine/effects.hpp"
#include "support/first.hpp"

namespace plotboard::first_cards_pilots_first_order {
using namespace test::first;

TEST_CASE("Backdraft: a critical result more against ships behind [1e-pilot-backdraft]", "[first]") {
  const bool behind = GENERATE(true, false);
  Arena arena =
      fight("1e-pilot-backdraft", {}, {piloted("B", kTie, Side::enemy, 457, behind ? 300 - 190 : 300 + 190, 0)});
  arena.says("attack", behind ? "primary:0:rear>B" : "primary:0:front>B").dice({Face::blank, Face::hit});
  if (behind) arena.says("modify-attack", "1e-pilot-backdraft");
  arena.dice({Face::blank, Face::evade, Face::blank});
  engage(arena);
  CHECK(damage_to(arena, "B") == (behind ? 1 : 0));
}

TEST_CASE("\"Epsilon Ace\": skill 12 while it holds no damage card [1e-pilot-epsilonace]", "[first]") {
  Arena arena = fight("1e-pilot-epsilonace");
  open(arena, Window::setup);
  CHECK(arena["A"].initiative == 12);
  suffers(arena, "A", 1);  // its shield
  CHECK(arena["A"].initiative == 12);
  suffers(arena, "A", 1);
  CHECK(arena["A"].initiative == 4);
  arena.run([](Game& game) {
    rules::repair_facedown(game, "A", "1e-dmg-1");
    rules::first::begin_activation(game);
  });
  CHECK(arena["A"].initiative == 12);
}

TEST_CASE("\"Epsilon Ace\": a later change of skill stands above it [1e-pilot-epsilonace][1e-ps-2]", "[first]") {
  const bool hurt = GENERATE(false, true);
  Arena arena = fight("1e-pilot-epsilonace");
  arena.run([hurt](Game& game) {
    rules::moment_for_all(game, Window::setup);
    game.emit(state::InitiativeChanged{"A", "1e-pilot-torkilmux", 0});
    if (hurt) rules::suffer(game, "A", 2, 0, "1e-dmg-1");
  });
  CHECK(arena["A"].initiative == 0);
  arena.run([](Game& game) { game.emit(state::InitiativeChanged{"A", "1e-pilot-torkilmux", std::nullopt}); });
  CHECK(arena["A"].initiative == (hurt ? 4 : 12));  // the former change counts again
}

TEST_CASE("\"Epsilon Leader\": one stress token off every friend at range 1, himself included [1e-pilot-epsilonleader]",
          "[first]") {
  Arena arena =
      fight("1e-pilot-epsilonleader", {}, {wingman("F", 80, {}, kTie), wingman("G", 120, {}, kTie), enemy("E", 50)});
  for (const char* id : {"A", "F", "G", "E"}) arena.edit(id).tokens.stress = 2;
  begin_combat(arena);
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(arena["F"].tokens.stress == 1);
  CHECK(arena["G"].tokens.stress == 2);
  CHECK(arena["E"].tokens.stress == 2);
}

TEST_CASE(
    "Kylo Ren: who hits him first in a round is shown the dark side [1e-pilot-kyloren-upsilonclassshuttle]"
    "[1e-pilot-kyloren-tiesilencer]",
    "[first]") {
  const std::string kylo = GENERATE("1e-pilot-kyloren-upsilonclassshuttle", "1e-pilot-kyloren-tiesilencer");
  Arena arena = fight(kTie, {}, {enemy("B", 150, {}, kylo), piloted("D", kTie, Side::player, 520, 300)});
  for (state::Deck& deck : arena.table.play.decks)
    deck.draw.insert(deck.draw.begin(), 201);  // a Pilot card to search for
  const std::size_t agility = kylo == "1e-pilot-kyloren-upsilonclassshuttle" ? 1 : 3;
  arena.says("attack", "primary:0>B").dice(hits(2)).dice(blanks(agility));
  engage(arena);
  CHECK(rules::has_card(arena["A"], "1e-condition-illshowyouthedarkside"));
  arena.says("attack", "primary:0>B").dice(hits(2)).dice(blanks(agility));
  engage(arena, "D");
  CHECK(!rules::has_card(arena["D"], "1e-condition-illshowyouthedarkside"));
}

TEST_CASE("\"Omega Ace\": focus token and lock turn all dice to critical results [1e-pilot-omegaace]", "[first]") {
  Arena arena = fight("1e-pilot-omegaace", {}, {enemy("B", 150)});
  arena.edit("A").lock = "B";
  arena.edit("A").tokens.focus = 1;
  arena.says("attack", "primary:0>B").dice({Face::blank, Face::focus}).says("modify-attack", "1e-pilot-omegaace");
  arena.dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 2);
  CHECK(rules::is_critically_damaged(arena["B"]));
  CHECK(arena["A"].lock.empty());
  CHECK(arena["A"].tokens.focus == 0);
}

TEST_CASE("\"Omega Ace\": not with one of the two, nor by a lock on another ship [1e-pilot-omegaace]", "[first]") {
  const bool elsewhere = GENERATE(true, false);
  Arena arena = fight("1e-pilot-omegaace", {}, {enemy("B", 150), enemy("C", 250)});
  arena.edit("A").lock = elsewhere ? "C" : "B";
  arena.edit("A").tokens.focus = elsewhere ? 1 : 0;
  arena.says("attack", "primary:0>B").dice(blanks(2)).passes("modify-attack").dice(blanks(3));
  engage(arena);
  CHECK(arena.offered("modify-attack", "1e-pilot-omegaace") == nullptr);
}

TEST_CASE("\"Omega Leader\": a locked enemy may not modify dice [1e-pilot-omegaleader][1e-attack-27]", "[first]") {
  const bool locked = GENERATE(true, false);
  const bool attacks = GENERATE(true, false);
  Arena arena = fight("1e-pilot-omegaleader", {}, {enemy("B", 150), enemy("C", 250)});
  arena.edit("A").lock = locked ? "B" : "C";
  arena.edit("B").tokens.focus = 1;
  const char* kind = attacks ? "modify-defense" : "modify-attack";
  arena.says("attack", attacks ? "primary:0>B" : "primary:0>A");
  if (attacks) arena.dice({Face::hit, Face::blank});
  if (attacks && locked) arena.says("modify-attack", "done");  // his own lock is his to spend
  if (attacks) arena.dice({Face::focus, Face::blank, Face::blank});
  if (!attacks) arena.dice({Face::focus, Face::blank});
  if (!locked) arena.says(kind, "focus");
  if (!attacks) arena.dice(blanks(3));
  engage(arena, attacks ? "A" : "B");
  CHECK(arena["B"].tokens.focus == (locked ? 1 : 0));
}

TEST_CASE("\"Omega Leader\": nor change his dice [1e-pilot-omegaleader]", "[first]") {
  const bool locked = GENERATE(true, false);
  rules::Effect turns;
  turns.card = kTie;
  turns.window = Window::modify_attack_against;
  turns.rule = "1e-attack-24";
  turns.may = true;
  turns.run = [](Game&, rules::Occasion& occasion) {
    occasion.options->push_back(rules::option(occasion.card, words::just(words::Card{occasion.card})));
  };
  turns.use = [](Game& game, rules::Occasion&) { rules::change_die(game, true, 0, Face::blank); };
  const rules::MadeUpEffects effects({turns});
  Arena arena = fight("1e-pilot-omegaleader", {}, {enemy("B", 150)});
  if (locked) arena.edit("A").lock = "B";
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank});
  if (!locked) arena.says("modify-attack-defender", kTie);
  if (locked) arena.passes("modify-attack");
  arena.dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == (locked ? 1 : 0));
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
  Arena arena = flight("1e-pilot-quickdraw", {"1e-upgrade-protontorpedoes"}, {enemy("B", 150)});
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

TEST_CASE("Test Pilot Blackout: two dice fewer against an obstructed attack [1e-pilot-testpilotblackout]", "[first]") {
  const bool obstructed = GENERATE(true, false);
  std::vector<state::Piece> others{enemy("B", 150)};
  if (obstructed) {
    others.push_back(obstacle("rock", "coreasteroid0", 457, 395));
  }
  Arena arena = fight("1e-pilot-testpilotblackout", {}, std::move(others));
  arena.says("attack", "primary:0>B");
  if (obstructed) arena.says("obstruction-line", "rock");
  arena.dice(blanks(3)).dice(blanks(obstructed ? 2 : 3));
  engage(arena);
}

TEST_CASE("\"Zeta Leader\": a stress token for an attack die, not while stressed [1e-pilot-zetaleader]", "[first]") {
  const bool stressed = GENERATE(false, true);
  Arena arena = fight("1e-pilot-zetaleader", {}, {enemy("B", 150)});
  if (stressed) arena.edit("A").tokens.stress = 1;
  arena.says("attack", "primary:0>B");
  if (!stressed) arena.says("effect", "1e-pilot-zetaleader");
  arena.dice(blanks(stressed ? 2 : 3)).dice(blanks(3));
  engage(arena);
  CHECK(arena["A"].tokens.stress == 1);
}

}  // namespace plotboard::first_cards_pilots_first_order
