// Abilities of pilot cards in attacks: rerolls, results, Force, what follows (fga-4.9-4).
#include <catch2/catch.hpp>

#include "pilot_abilities.hpp"
#include "rules/play/attack_steps.hpp"
#include "support/pieces.hpp"
#include "unit/battle_attack.hpp"
#include "unit/battle_effects.hpp"

namespace plotboard::pilot_abilities_attacks {
namespace {

using rules::Game;
using state::Side;
using state::Token;
using test::Arena;
using test::faces;
using test::facing;
using test::fighter;
using test::pilot;

using Pieces = std::vector<state::Piece>;

state::Piece friend_of_a(double x, double y) { return fighter("C", "tielnfighter", Side::player, x, y); }
state::Piece friend_of_b(double x, double y) { return fighter("C", "tielnfighter", Side::enemy, x, y, 180); }

constexpr double kOne = 50, kTwo = 150;
constexpr double kYOfB = 300 + 20 + kTwo + 20;

void stress_a(Arena& arena) { arena.edit("A").tokens.stress = 1; }
void stress_b(Arena& arena) { arena.edit("B").tokens.stress = 1; }
void lock_b(Arena& arena) { arena.edit("A").lock = "B"; }
void damage_a(Arena& arena) { arena.edit("A").ship.damage.push_back({9, false}); }

struct Reroll {
  const char* ability;
  const char* who;
  Pieces (*make)();
  const char* weapon;
  const char* rolled;  // attack or defense dice as they fall
  int again;           // how many are rerolled; 0: not offered
  void (*edit)(Arena&) = nullptr;
};

// Attacks with the dice so, rerolls for hits. What the dice show then.
std::string after_attack_reroll(const Reroll& each) {
  Arena arena(each.make(), "2e", state::Phase::engagement);
  if (each.edit != nullptr) each.edit(arena);
  test::give(arena, each.who, each.ability);
  arena.dice(faces(each.rolled));
  if (each.again > 0) {
    arena.says("modify-attack", pilot(each.ability))
        .dice(faces(std::string(static_cast<std::size_t>(each.again), 'h')));
  }
  if (!arena["A"].lock.empty()) arena.says("modify-attack", "done");
  arena.run([&](Game& game) {
    rules::ShotFilter filter;
    filter.weapons = {each.weapon};
    for (const rules::Shot& shot : rules::shots_of(game, "A", filter)) {
      if (shot.defender != "B") continue;
      game.emit(state::AttackDeclared{rules::attack_by(shot)});
      rules::roll_attack_dice(game);
      rules::modify_attack_dice(game);
      return;
    }
    FAIL("no shot");
  });
  arena.expect_all_said();
  return test::letters(arena.table.play.attack->attack_dice);
}

const Reroll kAttackers[] = {
    {"predator", "A", [] { return facing(kTwo); }, "primary:0", "bfh", 1},
    {"koshka-frost", "A", [] { return facing(kTwo); }, "primary:0", "bbh", 1, stress_b},
    {"koshka-frost", "A", [] { return facing(kTwo); }, "primary:0", "bbh", 0},
    {"braylen-stramm", "A", [] { return facing(kTwo); }, "primary:0", "bbb", 2, stress_a},
    {"braylen-stramm", "A", [] { return facing(kTwo); }, "primary:0", "bbb", 0},
    {"boba-fett", "A", [] { return facing(kOne); }, "primary:0", "bbbb", 1},
    {"boba-fett", "A", [] { return test::with(facing(kOne), friend_of_b(530, 390)); }, "primary:0", "bbbb", 2},
    {"boba-fett", "A", [] { return facing(kTwo); }, "primary:0", "bbb", 0},
    {"horton-salm", "A", [] { return test::with(facing(kTwo), friend_of_a(550, kYOfB)); }, "primary:0", "bbb", 1},
    {"horton-salm", "A", [] { return facing(kTwo); }, "primary:0", "bbb", 0},
    {"han-solo", "A", [] { return test::with(facing(kTwo), test::obstacle("R1", "coreasteroid0", 540, 300)); },
     "primary:0", "bfb", 3},
    {"han-solo", "A", [] { return facing(kTwo); }, "primary:0", "bfb", 0},
    {"krassis-trelix", "A", [] { return facing(kTwo, "asf01bwing", "tielnfighter", {"ion-cannon"}); }, "ion-cannon",
     "bbb", 1},
    {"krassis-trelix", "A", [] { return facing(kTwo, "asf01bwing", "tielnfighter", {"ion-cannon"}); }, "primary:0",
     "bbb", 0},
    {"howlrunner", "A", [] { return facing(kTwo); }, "primary:0", "bbb", 1},
    {"howlrunner", "C", [] { return test::with(facing(kTwo), friend_of_a(530, 300)); }, "primary:0", "bbb", 1},
    {"howlrunner", "C", [] { return test::with(facing(kTwo), friend_of_a(700, 300)); }, "primary:0", "bbb", 0},
    {"howlrunner", "C", [] { return test::with(facing(kTwo), friend_of_b(530, 300)); }, "primary:0", "bbb", 0},
    {"captain-jonus", "C",
     [] { return test::with(facing(kTwo, "t65xwing", "tielnfighter", {"ion-torpedoes"}), friend_of_a(530, 300)); },
     "ion-torpedoes", "bbbb", 2, lock_b},
    {"captain-jonus", "C", [] { return test::with(facing(kTwo), friend_of_a(530, 300)); }, "primary:0", "bbb", 0},
    {"drea-renthal", "C", [] { return test::with(facing(kTwo), friend_of_a(457, 200)); }, "primary:0", "bbb", 1},
    {"drea-renthal", "C", [] { return test::with(facing(kTwo), friend_of_a(800, kYOfB)); }, "primary:0", "bbb", 0},
};

TEST_CASE("Abilities that reroll attack dice: blanks first, then focus results", "[fga-4.9-4][2e-mod-1][2e-dice-6]") {
  for (const Reroll& each : kAttackers) {
    INFO(each.ability << " of " << each.who << ", " << each.again);
    std::string due = each.rolled;
    for (int left = each.again; left > 0; --left) {
      std::size_t poor = due.find('b');
      if (poor == std::string::npos) poor = due.find('f');
      REQUIRE(poor != std::string::npos);
      due[poor] = 'h';
    }
    CHECK(after_attack_reroll(each) == due);
  }
}

// B defends against a lone hit with these dice.
Arena& defended(Arena& arena, const char* rolled, const std::string& card, int again) {
  arena.dice(faces(rolled));
  if (again > 0) {
    arena.says("modify-defense", card).dice(faces(std::string(static_cast<std::size_t>(again), 'e')));
  }
  arena.run([](Game& game) {
    const auto all = rules::shots_of(game, "A", {});
    REQUIRE_FALSE(all.empty());
    state::Attack attack = rules::attack_by(all.front());
    attack.attack_dice = {{state::Face::hit, false, false}};
    game.emit(state::AttackDeclared{attack});
    rules::roll_defense_dice(game);
    rules::modify_defense_dice(game);
  });
  arena.expect_all_said();
  return arena;
}

const Reroll kDefenders[] = {
    {"serissu", "B", [] { return facing(kTwo); }, "", "bbb", 1},
    {"serissu", "C", [] { return test::with(facing(kTwo), friend_of_b(530, kYOfB)); }, "", "bbb", 1},
    {"serissu", "C", [] { return test::with(facing(kTwo), friend_of_b(700, kYOfB)); }, "", "bbb", 0},
    {"del-meeko", "C", [] { return test::with(facing(kTwo), friend_of_b(600, kYOfB)); }, "", "bbb", 1, damage_a},
    {"del-meeko", "C", [] { return test::with(facing(kTwo), friend_of_b(600, kYOfB)); }, "", "bbb", 0},
    {"braylen-stramm", "B", [] { return facing(kTwo); }, "", "bbb", 2, stress_b},
    {"boba-fett", "B", [] { return facing(kOne); }, "", "bbb", 1},
    {"koshka-frost", "B", [] { return facing(kTwo); }, "", "bbb", 1, stress_a},
    {"han-solo", "B", [] { return test::with(facing(kTwo), test::obstacle("R1", "coreasteroid0", 540, kYOfB)); }, "",
     "bbb", 3},
};

TEST_CASE("Abilities that reroll defense dice", "[fga-4.9-4][2e-mod-1]") {
  for (const Reroll& each : kDefenders) {
    INFO(each.ability << " of " << each.who << ", " << each.again);
    Arena arena(each.make(), "2e", state::Phase::engagement);
    if (each.edit != nullptr) each.edit(arena);
    test::give(arena, each.who, each.ability);
    defended(arena, each.rolled, pilot(each.ability), each.again);
    CHECK(rules::count_faces(arena.table.play.attack->defense_dice, test::kEvade) == each.again);
  }
}

TEST_CASE("Dice that the ship's focus token turns are not rerolled", "[fga-4.9-4]") {
  Arena arena(facing(kTwo), "2e", state::Phase::engagement);
  arena.passes("modify-defense", "B");
  test::give(arena, "B", "serissu");
  arena.edit("B").tokens.focus = 1;
  defended(arena, "ffe", "", 0);
  CHECK(test::offered_as(arena, "modify-defense", pilot("serissu")) == "none");
}

// One attack of A with its front weapon, dice as said.
Arena& attacks(Arena& arena, const char* attack, const char* defense) {
  arena.says("attack", "primary:0>B").dice(faces(attack)).dice(faces(defense));
  return test::engage(arena);
}

TEST_CASE("Marksmanship: a hit becomes a critical hit in the bullseye arc", "[fga-4.9-4][2e-mod-17]") {
  Arena arena(facing(kTwo), "2e", state::Phase::engagement);
  test::give(arena, "A", "marksmanship");
  arena.says("attack", "primary:0>B").dice(faces("hbb")).dice(faces("bbb"));
  test::engage(arena);
  REQUIRE(arena["B"].ship.damage.size() == 1);
  CHECK(arena["B"].ship.damage[0].faceup);
}

TEST_CASE("Ten Numb: a stress token turns all focus results", "[fga-4.9-4][2e-mod-1]") {
  Arena arena(facing(kTwo), "2e", state::Phase::engagement);
  test::give(arena, "A", "ten-numb");
  stress_a(arena);
  arena.says("attack", "primary:0>B").dice(faces("ffb")).says("modify-attack", pilot("ten-numb")).dice(faces("bbb"));
  test::engage(arena);
  CHECK(arena["A"].tokens.stress == 0);
  CHECK(arena["B"].ship.damage.size() == 2);
}

TEST_CASE("Rear Admiral Chiraneau: toward the reinforced side a focus result becomes a critical hit", "[fga-4.9-4]") {
  for (const bool fore : {true, false}) {
    Arena arena(facing(kTwo, "vt49decimator"), "2e", state::Phase::engagement);
    test::give(arena, "A", "rear-admiral-chiraneau");
    arena.edit("A").tokens[fore ? Token::reinforce_fore : Token::reinforce_aft] = 1;
    arena.edit("A").ship.turret = state::Turret::front_rear;
    arena.says("attack", "primary:0:turret-front>B").dice(faces("ffb"));
    if (fore) arena.says("modify-attack", pilot("rear-admiral-chiraneau"));
    arena.dice(faces("bbb"));
    test::engage(arena);
    CHECK(arena["B"].ship.damage.size() == (fore ? 1u : 0u));
  }
}

TEST_CASE("Fifth Brother: 1 Force turns a focus result into a critical hit", "[fga-4.9-4][2e-force-2]") {
  Arena arena(facing(kTwo), "2e", state::Phase::engagement);
  arena.passes("modify-attack", "A");
  test::give(arena, "A", "fifth-brother");
  arena.edit("A").ship.force = arena.edit("A").ship.force_limit = 2;
  arena.says("attack", "primary:0>B")
      .dice(faces("ffb"))
      .says("modify-attack", pilot("fifth-brother"))
      .dice(faces("bbb"));
  test::engage(arena);
  CHECK(arena["A"].ship.force == 1);
  REQUIRE(arena["B"].ship.damage.size() == 1);
  CHECK(arena["B"].ship.damage[0].faceup);
}

TEST_CASE("Norra Wexley: an evade result while an enemy is at range 0-1", "[fga-4.9-4][2e-mod-9]") {
  for (const double gap : {kOne, kTwo}) {
    Arena arena(facing(gap), "2e", state::Phase::engagement);
    test::give(arena, "B", "norra-wexley");
    arena.dice(faces("bbb"));
    if (gap == kOne) arena.says("modify-defense", pilot("norra-wexley"));
    arena.run([](Game& game) {
      state::Attack attack = rules::attack_by(rules::shots_of(game, "A", {}).front());
      game.emit(state::AttackDeclared{attack});
      rules::roll_defense_dice(game);
      rules::modify_defense_dice(game);
    });
    arena.expect_all_said();
    CHECK(test::letters(arena.table.play.attack->defense_dice) == (gap == kOne ? "bbbe" : "bbb"));
  }
}

TEST_CASE("Midnight: nobody changes the dice of the ship that is locked", "[fga-4.9-4][2e-mod-14]") {
  Arena arena(facing(kTwo), "2e", state::Phase::engagement);
  arena.passes("modify-attack", "A");
  test::give(arena, "A", "midnight");
  arena.edit("B").tokens.focus = 1;
  lock_b(arena);
  attacks(arena, "hbb", "fff");
  CHECK(arena["B"].ship.damage.size() == 1);  // its focus token could not be spent
  CHECK(arena["B"].tokens.focus == 1);
  CHECK_FALSE(test::was_asked(arena, "modify-defense"));
}

TEST_CASE("Seventh Sister: 2 Force cancel an evade result of a primary attack", "[fga-cards-3][2e-neutral-9]") {
  Arena arena(facing(kTwo), "2e", state::Phase::engagement);
  test::give(arena, "A", "seventh-sister");
  arena.edit("A").ship.force = arena.edit("A").ship.force_limit = 2;
  arena.says("attack", "primary:0>B").dice(faces("hbb")).dice(faces("ebb")).says("effect", pilot("seventh-sister"));
  test::engage(arena);
  CHECK(arena["A"].ship.force == 0);
  CHECK(arena["B"].ship.damage.size() == 1);
  CHECK(arena.told("fga-4.9-4"));

  Arena poor(facing(kTwo), "2e", state::Phase::engagement);
  test::give(poor, "A", "seventh-sister");
  poor.edit("A").ship.force = poor.edit("A").ship.force_limit = 1;
  attacks(poor, "hbb", "ebb");
  CHECK_FALSE(test::was_asked(poor, "effect"));

  Arena cannon(facing(kTwo, "asf01bwing", "tielnfighter", {"ion-cannon"}), "2e", state::Phase::engagement);
  test::give(cannon, "A", "seventh-sister");
  cannon.edit("A").ship.force = cannon.edit("A").ship.force_limit = 2;
  cannon.says("attack", "ion-cannon>B").dice(faces("hbb")).dice(faces("ebb"));
  test::engage(cannon);
  CHECK_FALSE(test::was_asked(cannon, "effect"));
}

TEST_CASE("Grand Inquisitor: 1 Force denies the range 1 bonus", "[fga-cards-4][2e-attack-dice-2]") {
  for (const bool pays : {true, false}) {
    Arena arena(facing(kOne), "2e", state::Phase::engagement);
    test::give(arena, "B", "grand-inquisitor");
    arena.edit("B").ship.force = arena.edit("B").ship.force_limit = 2;
    arena.says("attack", "primary:0>B").says("effect", pays ? pilot("grand-inquisitor") : "pass");
    arena.dice(faces(pays ? "bbb" : "bbbb")).dice(faces("bbb"));  // 3 dice, 4 with the bonus
    test::engage(arena);
    CHECK(arena["B"].ship.force == (pays ? 1 : 2));
  }
}

TEST_CASE("Grand Inquisitor: 1 Force gains the range 1 bonus at range 2-3", "[fga-cards-5]") {
  for (const double gap : {kTwo, 250.0}) {
    Arena arena(facing(gap), "2e", state::Phase::engagement);
    test::give(arena, "A", "grand-inquisitor");
    arena.edit("A").ship.force = arena.edit("A").ship.force_limit = 1;
    arena.says("attack", "primary:0>B").says("effect", pilot("grand-inquisitor"));
    arena.dice(faces("bbbb")).dice(faces(gap == kTwo ? "bbb" : "bbbb"));
    test::engage(arena);
    CHECK(arena["A"].ship.force == 0);
  }
  Arena close(facing(kOne), "2e", state::Phase::engagement);
  test::give(close, "A", "grand-inquisitor");
  close.edit("A").ship.force = close.edit("A").ship.force_limit = 1;
  attacks(close, "bbbb", "bbb");
  CHECK_FALSE(test::was_asked(close, "effect"));
}

TEST_CASE("Kanan Jarrus: 1 Force takes an attack die away that falls on a friend in his front arc", "[fga-4.9-4]") {
  for (const bool ahead : {true, false}) {
    Arena arena(test::with(facing(kTwo), fighter("C", "vcx100lightfreighter", Side::enemy, 457, 700, ahead ? 180 : 0)),
                "2e", state::Phase::engagement);
    test::give(arena, "C", "kanan-jarrus");
    arena.edit("C").ship.force = arena.edit("C").ship.force_limit = 2;
    attacks(arena, "hhh", "bbb");
    CHECK(arena["C"].ship.force == (ahead ? 1 : 2));
    CHECK(arena["B"].ship.damage.size() == (ahead ? 2u : 3u));
  }
}

TEST_CASE("Biggs Darklighter takes a hit for a friend that is about to be hit", "[fga-4.9-4][2e-neutral-9]") {
  const auto taken = [](const char* attack, const char* defense, bool shields) {
    Arena arena(test::with(facing(kTwo), fighter("C", "t65xwing", Side::enemy, 500, kYOfB, 180)), "2e",
                state::Phase::engagement);
    test::give(arena, "C", "biggs-darklighter");
    if (!shields) arena.edit("C").ship.shields = 0;
    attacks(arena, attack, defense);
    return std::pair{2 - arena["C"].ship.shields, static_cast<int>(arena["B"].ship.damage.size())};
  };
  CHECK(taken("hhb", "bbb", true) == std::pair{1, 1});
  CHECK(taken("hbb", "ebb", true) == std::pair{0, 0});   // it would miss anyway
  CHECK(taken("hhb", "bbb", false) == std::pair{2, 2});  // without a shield he does not
}

TEST_CASE("Luke Skywalker recovers Force when he is attacked", "[fga-4.9-4][2e-timing-1]") {
  Arena arena(facing(kTwo), "2e", state::Phase::engagement);
  test::give(arena, "B", "luke-skywalker");
  arena.edit("B").ship.force_limit = 2;
  attacks(arena, "bbb", "bbb");
  CHECK(arena["B"].ship.force == 1);
}

TEST_CASE("Rexler Brath exposes a damage card of the ship that he has hit, with an evade token", "[fga-4.9-4]") {
  for (const int evade : {1, 0}) {
    Arena arena(facing(kTwo), "2e", state::Phase::engagement);
    test::give(arena, "A", "rexler-brath");
    arena.edit("A").tokens.evade = evade;
    arena.says("attack", "primary:0>B").dice(faces("hbb")).dice(faces("bbb"));
    test::engage(arena);
    REQUIRE(arena["B"].ship.damage.size() == 1);
    CHECK(arena["B"].ship.damage[0].faceup == (evade == 1));
  }
}

TEST_CASE("Whisper gains an evade token by hitting", "[fga-4.9-4][2e-aftermath-2]") {
  for (const bool hits : {true, false}) {
    Arena arena(facing(kTwo), "2e", state::Phase::engagement);
    test::give(arena, "A", "whisper");
    attacks(arena, hits ? "hbb" : "bbb", "bbb");
    CHECK(arena["A"].tokens.evade == (hits ? 1 : 0));
  }
}

TEST_CASE("Laetin A'shera gains an evade token when an attack misses", "[fga-4.9-4][2e-aftermath-1]") {
  for (const char* who : {"A", "B"}) {
    for (const bool hits : {true, false}) {
      Arena arena(facing(kTwo), "2e", state::Phase::engagement);
      test::give(arena, who, "laetin-ashera");
      attacks(arena, hits ? "hbb" : "bbb", "bbb");
      CHECK(arena[who].tokens.evade == (hits ? 0 : 1));
    }
  }
}

TEST_CASE("Leebo has a calculate token after each attack", "[fga-4.9-4][2e-aftermath-1]") {
  for (const int before : {0, 1}) {
    Arena arena(facing(kTwo), "2e", state::Phase::engagement);
    test::give(arena, "B", "leebo");
    arena.edit("B").tokens.calculate = before;
    attacks(arena, "bbb", "bbb");
    CHECK(arena["B"].tokens.calculate == 1);
  }
}

TEST_CASE("Colonel Vessery locks what a friend has locked, once he has rolled", "[fga-4.9-4][2e-lock-13]") {
  for (const bool locked : {true, false}) {
    Arena arena(test::with(facing(kTwo), friend_of_a(800, 300)), "2e", state::Phase::engagement);
    test::give(arena, "A", "colonel-vessery");
    if (locked) {
      arena.edit("C").lock = "B";
      arena.passes("modify-attack", "A");  // with the lock that it then has
    }
    attacks(arena, "hbb", "bbb");
    CHECK(arena["A"].lock == (locked ? "B" : ""));
  }
}

}  // namespace
}  // namespace plotboard::pilot_abilities_attacks
