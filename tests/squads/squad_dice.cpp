// Named pilots and upgrades that change dice: how many are rolled, and what becomes of them.
#include <algorithm>

#include "rules/play/actions/parts.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/attack_steps.hpp"
#include "rules/play/dial_now.hpp"
#include "rules/play/windows.hpp"
#include "squads/stage.hpp"
#include "support/pieces.hpp"

namespace plotboard::squad_dice {
namespace {

using geom::Bearing;
using geom::Difficulty;
using rules::Game;
using rules::Window;
using state::Phase;
using test::Arena;
using namespace test::squads;

void nothing(Arena&) {}
void damage_a(Arena& arena) { arena.edit("A").ship.damage.push_back({9, false}); }
void damage_b(Arena& arena) { arena.edit("B").ship.damage.push_back({9, false}); }
void stress_a(Arena& arena) { arena.edit("A").tokens.stress = 1; }
void stress_b(Arena& arena) { arena.edit("B").tokens.stress = 1; }
void lock_b(Arena& arena) { arena.edit("A").lock = "B"; }
void force_a(Arena& arena) { arena.edit("A").ship.force = arena.edit("A").ship.force_limit = 1; }
void force_c(Arena& arena) { arena.edit("C").ship.force = arena.edit("C").ship.force_limit = 1; }
void evade_b(Arena& arena) { arena.edit("B").tokens.evade = 1; }
void stressed_force_a(Arena& arena) {
  stress_a(arena);
  force_a(arena);
}
void fast_b(Arena& arena) {
  arena.edit("B").ship.executed = state::Executed{{5, Bearing::straight}, Difficulty::white, true};
}
// B is turned, so that there is one line of range, and it lies across the rock.
Pieces past_rock() {
  Pieces pieces = facing(kTwo);
  pieces[1].pose.heading = base::mdeg_from_degrees(150);
  return with(std::move(pieces), test::obstacle("R1", "coreasteroid0", 457, 395));
}
Pieces near_b() { return with(facing(kTwo), friend_at(457 + 40, 490)); }

struct Count {
  const char* card;
  const char* who;
  Pieces (*make)();
  void (*edit)(Arena&);
  int attack, defense;  // more or fewer than without the card
};
const Count kCounts[] = {
    {"pilot:wullffwarro", "A", [] { return facing(kTwo); }, damage_a, 1, 0},
    {"pilot:wullffwarro", "A", [] { return facing(kTwo); }, nothing, 0, 0},
    {"pilot:hansolo", "A", past_rock, nothing, 1, 0},
    {"pilot:hansolo", "B", past_rock, nothing, 0, 1},
    {"pilot:hansolo", "A", [] { return facing(kTwo); }, nothing, 0, 0},
    {"pilot:kathscarlet", "A", near_b, nothing, 1, 0},
    {"pilot:kathscarlet", "A", [] { return facing(kTwo); }, nothing, 0, 0},
    {"pilot:wedgeantilles-rz1awing", "A", [] { return facing(kTwo); }, nothing, 0, -1},
    {"pilot:puresabacc", "A", [] { return facing(kTwo); }, damage_a, 1, 0},
    {"pilot:sarcoplank", "B", [] { return facing(kTwo); }, fast_b, 0, 2},
    {"pilot:sarcoplank", "B", [] { return facing(kTwo); }, nothing, 0, 0},
    {"punishing-one", "A", [] { return facing(kTwo); }, nothing, 1, 0},
    {"outrider", "A", past_rock, nothing, 0, -1},
    {"outrider", "A", [] { return facing(kTwo); }, nothing, 0, 0},
    {"pivot-wing", "B", [] { return facing(kTwo); }, nothing, 0, -1},
};

TEST_CASE("Cards of squads that roll more dice or fewer", "[2e-golden-1][2e-attack-dice-6][2e-defense-dice-1]") {
  for (const Count& each : kCounts) {
    INFO(each.card << " of " << each.who);
    Arena plain(each.make(), "2e", Phase::engagement);
    each.edit(plain);
    const auto before = dice_of(plain);
    Pieces pieces = each.make();
    carry(pieces, each.who, each.card);
    Arena arena(std::move(pieces), "2e", Phase::engagement);
    each.edit(arena);
    const auto now = dice_of(arena);
    CHECK(now.first - before.first == each.attack);
    CHECK(now.second - before.second == each.defense);
  }
}

TEST_CASE("The Moldy Crow has a second primary weapon and keeps focus tokens", "[2e-golden-1]") {
  Pieces pieces = facing(kTwo, "hwk290lightfreighter");
  carry(pieces, "A", "moldy-crow");
  Arena arena(std::move(pieces), "2e", Phase::engagement);
  CHECK(dice_of(arena, "primary:1").first == 3);
  CHECK(number(arena, Window::keeps_tokens, "A", "", 0, "focus") == 2);
  CHECK(number(arena, Window::keeps_tokens, "A", "", 0, "evade") == 0);
}

struct Easier {
  const char* card;
  const char* ship;
  geom::Maneuver maneuver;
  Difficulty now, printed;
};
TEST_CASE("Cards of squads that make maneuvers easier", "[2e-golden-1][2e-difficulty-1]") {
  const Easier all[] = {
      {"r4-astromech", "t65xwing", {2, Bearing::turn_left}, Difficulty::blue, Difficulty::white},
      {"r4-astromech", "t65xwing", {3, Bearing::turn_left}, Difficulty::white, Difficulty::white},
      {"nien-nunb", "t65xwing", {3, Bearing::bank_left}, Difficulty::blue, Difficulty::white},
      {"nien-nunb", "t65xwing", {3, Bearing::straight}, Difficulty::white, Difficulty::white},
      {"pilot:l337", "tielnfighter", {3, Bearing::bank_left}, Difficulty::blue, Difficulty::white},
      {"pilot:l337-escapecraft", "t65xwing", {3, Bearing::bank_left}, Difficulty::white, Difficulty::white},
  };
  for (const Easier& each : all) {
    INFO(each.card);
    Pieces pieces = facing(kTwo, each.ship);
    carry(pieces, "A", each.card);
    Arena arena(std::move(pieces));
    CHECK(test::catalog().ship(each.ship)->dial.difficulty_of(each.maneuver) == each.printed);
    arena.run([&](Game& game) { CHECK(rules::dial_now(game, "A").difficulty_of(each.maneuver) == each.now); });
  }
}

struct Change {
  const char* card;
  const char* key;  // the option that is picked; "" the card
  const char* who;
  Pieces (*make)();
  void (*edit)(Arena&);
  const char* rolled;
  const char* rerolls;  // faces after the reroll of the first dice; "" none
  const char* due;
};
Pieces behind_a() { return with(facing(kTwo), friend_at(457, 200)); }
Pieces beside_a() { return with(facing(kTwo), friend_at(540, 300)); }
Pieces close() { return facing(kOne); }
const Change kAttacks[] = {
    {"pilot:sharabey", "", "A", [] { return facing(kTwo); }, lock_b, "bbb", "", "bbbf"},
    {"pilot:sharabey-rz1awing", "", "A", [] { return facing(kTwo); }, lock_b, "bbb", "", "bbbf"},
    {"pilot:ezrabridger", "", "A", [] { return facing(kTwo); }, stressed_force_a, "ffb", "", "hhb"},
    {"pilot:gavindarklighter", "", "C", behind_a, nothing, "hbb", "", "cbb"},
    {"pilot:drearenthal", "", "C", behind_a, nothing, "bbb", "h", "hbb"},
    {"pilot:sawgerrera", "", "C", beside_a, damage_a, "bbb", "h", "hbb"},
    {"pilot:sabinewren-rz1awing", "pilot:sabinewren-rz1awing:blank", "A", close, nothing, "bbbh", "", "hbbh"},
    {"fearless", "fearless:blank", "A", close, nothing, "bbbh", "", "hbbh"},
    {"pilot:majorvermeil", "pilot:majorvermeil:blank", "A", [] { return facing(kTwo); }, nothing, "bbb", "", "hbb"},
    {"pilot:thanekyrell", "pilot:thanekyrell:hit", "A", [] { return facing(kTwo); }, damage_b, "hbb", "", "bb"},
    {"pilot:darthvader-tieddefender", "", "A", [] { return facing(kTwo); }, force_a, "bhh", "", "hhh"},
    {"saw-gerrera", "", "A", [] { return facing(kTwo); }, nothing, "ffb", "", "ccb"},
    {"r5-p8", "", "A", [] { return facing(kTwo); }, nothing, "bbb", "c", "cbb"},
    {"greedo", "", "A", [] { return facing(kTwo); }, nothing, "hbb", "", "cbb"},
    {"greedo", "", "B", [] { return facing(kTwo); }, nothing, "hbb", "", "cbb"},
    {"emperor-palpatine", "", "C", beside_a, force_c, "fbb", "", "hbb"},
};

TEST_CASE("Cards of squads that change attack dice", "[2e-golden-1][2e-mod-1]") {
  for (const Change& each : kAttacks) {
    INFO(each.card << " of " << each.who);
    Pieces pieces = each.make();
    carry(pieces, each.who, each.card);
    Arena arena(std::move(pieces), "2e", Phase::engagement);
    each.edit(arena);
    arena.dice(faces(each.rolled));
    arena.says("modify-attack", *each.key == '\0' ? each.card : each.key);
    if (*each.rerolls != '\0') arena.says("reroll", "0").dice(faces(each.rerolls));
    attack(arena, "primary:0", {rules::roll_attack_dice, rules::modify_attack_dice});
    CHECK(letters(arena.table.play.attack->attack_dice) == each.due);
  }
}

TEST_CASE("What they cost, and when they are not offered", "[2e-golden-1][2e-golden-8]") {
  const auto modified = [](const char* who, const char* card, void (*edit)(Arena&), const char* rolled) {
    Pieces pieces = beside_a();
    carry(pieces, who, card);
    Arena arena(std::move(pieces), "2e", Phase::engagement);
    edit(arena);
    arena.dice(faces(rolled));
    attack(arena, "primary:0", {rules::roll_attack_dice, rules::modify_attack_dice});
    return arena.question("modify-attack") != nullptr;
  };
  CHECK_FALSE(modified("A", "pilot:sharabey", nothing, "bbb"));                 // no lock
  CHECK_FALSE(modified("A", "pilot:darthvader-tieddefender", nothing, "bbb"));  // no Force
  CHECK_FALSE(modified("C", "pilot:sawgerrera", nothing, "bbb"));               // nobody is damaged
  CHECK_FALSE(modified("A", "pilot:majorvermeil", evade_b, "bbb"));             // a green token
  CHECK_FALSE(modified("A", "fearless", nothing, "bbb"));                       // range 2
  CHECK_FALSE(modified("A", "pilot:thanekyrell", nothing, "hhh"));              // nothing to look at

  Pieces pieces = facing(kTwo);
  carry(pieces, "A", "saw-gerrera");
  Arena arena(std::move(pieces), "2e", Phase::engagement);
  arena.dice(faces("fbb")).says("modify-attack", "saw-gerrera");
  attack(arena, "primary:0", {rules::roll_attack_dice, rules::modify_attack_dice});
  CHECK(arena["A"].ship.shields == test::catalog().ship("t65xwing")->shields - 1);
}

void stressed_b_with_force(Arena& arena) {
  stress_b(arena);
  arena.edit("B").ship.force = arena.edit("B").ship.force_limit = 1;
}
const Change kDefenses[] = {
    {"pilot:ezrabridger-tielnfighter", "", "B", [] { return facing(kTwo); }, stressed_b_with_force, "ffb", "", "eeb"},
    {"pilot:norrawexley", "", "B", close, nothing, "bbb", "", "bbbe"},
    {"pilot:norrawexley-btla4ywing", "", "B", close, nothing, "bbb", "", "bbbe"},
    {"latts-razzi", "latts-razzi:blank", "B", [] { return facing(kTwo); }, stress_a, "bbb", "", "ebb"},
    {"pilot:sabinewren-rz1awing", "pilot:sabinewren-rz1awing:blank", "B", close, nothing, "bbb", "", "ebb"},
    {"emperor-palpatine", "", "C", [] { return with(facing(kTwo), enemy_at(540, 490)); }, force_c, "fbb", "", "ebb"},
};

TEST_CASE("Cards of squads that change defense dice", "[2e-golden-1][2e-mod-9]") {
  for (const Change& each : kDefenses) {
    INFO(each.card << " of " << each.who);
    Pieces pieces = each.make();
    carry(pieces, each.who, each.card);
    Arena arena(std::move(pieces), "2e", Phase::engagement);
    each.edit(arena);
    arena.dice(faces(each.rolled));
    const bool asked = std::string(each.card).find("norrawexley") == std::string::npos;  // hers has to be used
    if (asked) arena.says("modify-defense", *each.key == '\0' ? each.card : each.key);
    attack(arena, "primary:0",
           {[](Game& game) {
              rules::change_attack(game, [](state::Attack& attack) {
                attack.attack_dice = {{state::Face::hit, false, false}};
              });
            },
            rules::roll_defense_dice, rules::modify_defense_dice});
    CHECK(letters(arena.table.play.attack->defense_dice) == each.due);
  }
}

TEST_CASE("The Millennium Falcon rerolls a defense die while it evades", "[2e-golden-1][2e-mod-9]") {
  Pieces pieces = facing(kTwo);
  carry(pieces, "B", "millennium-falcon");
  Arena arena(std::move(pieces), "2e", Phase::engagement);
  arena.edit("B").tokens.evade = 1;
  arena.dice(faces("bbb")).says("modify-defense", "millennium-falcon").says("reroll", "0").dice(faces("e"));
  arena.says("modify-defense", "done");
  attack(arena, "primary:0", {rules::roll_defense_dice, rules::modify_defense_dice});
  CHECK(letters(arena.table.play.attack->defense_dice) == "ebb");
}

TEST_CASE("Zeb Orrelios: critical hits are cancelled first", "[2e-golden-1][2e-neutral-1]") {
  for (const char* card :
       {"pilot:zeborrelios", "pilot:zeborrelios-sheathipedeclassshuttle", "pilot:zeborrelios-tielnfighter"}) {
    Pieces pieces = facing(kTwo);
    carry(pieces, "B", card);
    Arena arena(std::move(pieces), "2e", Phase::engagement);
    attack(arena, "primary:0",
           {[](Game& game) {
              rules::change_attack(game, [](state::Attack& attack) {
                attack.attack_dice = {{state::Face::hit, false, false}, {state::Face::crit, false, false}};
                attack.defense_dice = {{state::Face::evade, false, false}};
              });
            },
            rules::neutralize_results});
    CHECK(letters(arena.table.play.attack->attack_dice) == "h");
  }
}

TEST_CASE("Dice that are paid for before the roll", "[2e-golden-1][2e-attack-dice-6]") {
  struct Paid {
    const char* card;
    const char* who;
    Pieces (*make)();
    void (*edit)(Arena&);
    int attack, defense;
  };
  const Paid all[] = {
      {"pilot:wampa", "A", [] { return facing(kTwo); }, nothing, 4, 3},
      {"pilot:zuckuss", "A", [] { return facing(kTwo); }, nothing, 4, 4},
      {"pilot:janors", "C", [] { return with(facing(kTwo), friend_at(457, 200)); }, nothing, 4, 3},
      {"pilot:kananjarrus", "C", [] { return with(facing(kTwo), enemy_at(457, 600)); }, force_c, 2, 3},
  };
  for (const Paid& each : all) {
    INFO(each.card);
    Pieces pieces = each.make();
    carry(pieces, each.who, each.card);
    Arena arena(std::move(pieces), "2e", Phase::engagement);
    each.edit(arena);
    arena.says("effect", each.card).dice(faces(std::string(static_cast<std::size_t>(each.attack), 'b')));
    arena.dice(faces(std::string(static_cast<std::size_t>(each.defense), 'b')));
    attack(arena, "primary:0", {rules::roll_attack_dice, rules::roll_defense_dice});
  }
  Pieces pieces = facing(kTwo);
  carry(pieces, "A", "pilot:joyrekkoff");
  carry(pieces, "A", "proton-torpedoes");
  Arena arena(std::move(pieces), "2e", Phase::engagement);
  arena.says("effect", "pilot:joyrekkoff").dice(faces("bbb")).dice(faces("bb"));
  attack(arena, "primary:0", {rules::roll_attack_dice, rules::roll_defense_dice});
  CHECK(arena["A"].ship.card("proton-torpedoes")->charges == 1);
}

TEST_CASE("Miranda Doni pays a shield for a die, or a die for a shield", "[2e-golden-1]") {
  Pieces pieces = facing(kTwo);
  carry(pieces, "A", "pilot:mirandadoni");
  Arena arena(pieces, "2e", Phase::engagement);
  arena.says("effect", "pilot:mirandadoni:shield").dice(faces("bbbb"));
  attack(arena, "primary:0", {rules::roll_attack_dice});
  CHECK(arena["A"].ship.shields == 1);
  Arena bare(pieces, "2e", Phase::engagement);
  bare.edit("A").ship.shields = 0;
  bare.says("effect", "pilot:mirandadoni:less").dice(faces("bb"));
  attack(bare, "primary:0", {rules::roll_attack_dice});
  CHECK(bare["A"].ship.shields == 1);
}

TEST_CASE("After the roll: Lando, Han, Sunny Bounder", "[2e-golden-1][2e-mod-1]") {
  Pieces lando = facing(kTwo);
  carry(lando, "A", "pilot:landocalrissian");
  Arena gambles(std::move(lando), "2e", Phase::engagement);
  gambles.dice(faces("bbf")).says("effect", "pilot:landocalrissian").dice(faces("hh"));
  attack(gambles, "primary:0", {rules::roll_attack_dice});
  CHECK(letters(gambles.table.play.attack->attack_dice) == "hhf");
  CHECK(gambles["A"].tokens.stress == 1);

  Pieces han = with(facing(kTwo), test::obstacle("R1", "coreasteroid0", 560, 300));
  carry(han, "A", "pilot:hansolo-modifiedyt1300lightfreighter");
  Arena again(std::move(han), "2e", Phase::engagement);
  again.dice(faces("bbb")).says("effect", "pilot:hansolo-modifiedyt1300lightfreighter").dice(faces("hhh"));
  attack(again, "primary:0", {rules::roll_attack_dice});
  CHECK(letters(again.table.play.attack->attack_dice) == "hhh");
  CHECK_FALSE(again.table.play.attack->attack_dice.front().rerolled);

  Pieces sunny = facing(kTwo);
  carry(sunny, "A", "pilot:sunnybounder");
  Arena alike(sunny, "2e", Phase::engagement);
  alike.dice(faces("hhh")).says("effect", "pilot:sunnybounder");
  attack(alike, "primary:0", {rules::roll_attack_dice});
  CHECK(letters(alike.table.play.attack->attack_dice) == "hhhh");
  Arena mixed(sunny, "2e", Phase::engagement);
  mixed.dice(faces("hhb"));
  attack(mixed, "primary:0", {rules::roll_attack_dice});
  CHECK(mixed.question("effect") == nullptr);

  Pieces crew = facing(kTwo);
  carry(crew, "A", "lando-calrissian-crew");
  Arena spends(std::move(crew), "2e", Phase::engagement);
  spends.edit("A").tokens.evade = 1;
  spends.dice(faces("bbh")).says("effect", "lando-calrissian-crew").says("reroll", "0").says("reroll", "1");
  spends.dice(faces("hh"));
  attack(spends, "primary:0", {rules::roll_attack_dice});
  CHECK(letters(spends.table.play.attack->attack_dice) == "hhh");
  CHECK(spends["A"].tokens.evade == 0);
}

TEST_CASE("Who takes damage for another", "[2e-golden-1][2e-neutral-9]") {
  const auto stands_in = [](const char* card, const char* results, const char* kind) {
    Pieces pieces = with(facing(kTwo), enemy_at(500, 490, "t65xwing"));
    carry(pieces, "C", card);
    Arena arena(std::move(pieces), "2e", Phase::engagement);
    arena.says("effect", card);
    if (*kind != '\0') arena.says("pick", kind);
    static std::string rolled;
    rolled = results;
    attack(arena, "primary:0",
           {[](Game& game) {
              rules::change_attack(game, [](state::Attack& attack) {
                for (const state::Face face : faces(rolled)) attack.attack_dice.push_back({face, false, false});
              });
            },
            rules::neutralize_results});
    CHECK(arena["C"].ship.shields == 1);
    return letters(arena.table.play.attack->attack_dice);
  };
  CHECK(stands_in("pilot:biggsdarklighter", "hh", "") == "h");
  CHECK(stands_in("pilot:biggsdarklighter", "hc", "crit") == "h");
  CHECK(stands_in("selfless", "hc", "") == "h");
}

TEST_CASE("Bossk turns a critical hit into two hits", "[2e-golden-1]") {
  for (const char* card : {"pilot:bossk", "pilot:bossk-z95af4headhunter"}) {
    Pieces pieces = facing(kTwo);
    carry(pieces, "A", card);
    Arena arena(std::move(pieces), "2e", Phase::engagement);
    arena.says("effect", card);
    attack(arena, "primary:0",
           {[](Game& game) {
              rules::change_attack(game, [](state::Attack& attack) {
                attack.attack_dice = {{state::Face::crit, false, false}};
              });
            },
            rules::neutralize_results});
    CHECK(letters(arena.table.play.attack->attack_dice) == "hh");
  }
}

TEST_CASE("Numbers that cards of squads change beside dice", "[2e-golden-1]") {
  Pieces bodhi = with(facing(400), friend_at(457, 600));
  carry(bodhi, "C", "pilot:bodhirook");
  Arena far(std::move(bodhi), "2e");
  CHECK(number(far, Window::lock_reach, "A", "B", 0) == 1);
  Pieces magva = facing(kTwo);
  carry(magva, "B", "pilot:magvayarro");
  Arena capped(std::move(magva), "2e", Phase::engagement);
  attack(capped, "primary:0", {[](Game& game) { CHECK(rules::rerolls_left(game, true) == 1); }});
  Pieces qira = with(facing(kTwo), test::obstacle("R1", "coreasteroid0", 560, 300));
  carry(qira, "A", "qira");
  Arena ignores(std::move(qira), "2e");
  CHECK(number(ignores, Window::obstacle_hurts, "A", "R1", 1, "move") == 1);
  ignores.edit("A").lock = "R1";
  CHECK(number(ignores, Window::obstacle_hurts, "A", "R1", 1, "move") == 0);
  for (const bool locked : {true, false}) {  // and she lets it roll onto it
    Pieces pieces = with(facing(kTwo), test::obstacle("R1", "coreasteroid0", 380, 300));
    carry(pieces, "A", "qira");
    Arena rolls(std::move(pieces), "2e");
    if (locked) rolls.edit("A").lock = "R1";
    rolls.run([locked](Game& game) {
      const auto places = rules::actions::place_options(game, "A", geom::Reposition::barrel_roll);
      CHECK(std::any_of(places.begin(), places.end(), [](const state::Option& place) {
              return place.legal && place.key.starts_with("left");
            }) == locked);
    });
  }
}

TEST_CASE("Beside the Outer Rim Pioneer friends shoot from an asteroid", "[2e-golden-1][2e-attack-11]") {
  const auto legal = [](const char* pilot, state::Piece escape, bool pioneer_itself = false) {
    Pieces pieces = with(facing(kTwo), test::obstacle("R1", "coreasteroid0", 457, 300));
    pieces = with(std::move(pieces), std::move(escape));
    if (*pilot != '\0') carry(pieces, pioneer_itself ? "A" : "C", pilot);
    Arena arena(std::move(pieces), "2e", Phase::engagement);
    rules::Game game(test::catalog(), arena.table, {}, &arena);
    return !rules::shots_of(game, "A", {}).empty();
  };
  const char* pioneer = "pilot:outerrimpioneer";
  CHECK(legal(pioneer, friend_at(560, 300, "escapecraft")));
  CHECK(legal(pioneer, friend_at(800, 300, "escapecraft"), true));
  CHECK_FALSE(legal("", friend_at(560, 300, "escapecraft")));
  CHECK_FALSE(legal(pioneer, friend_at(660, 300, "escapecraft")));  // range 2
  CHECK_FALSE(legal(pioneer, enemy_at(560, 300, "escapecraft")));
}

TEST_CASE("Ships that shoot where others cannot", "[2e-golden-1][2e-attack-range-9]") {
  const auto legal = [](const char* who, const char* card, double gap, const char* target) {
    Pieces pieces = with(facing(gap), friend_at(457, 420));
    if (std::string(target) == "B") pieces.pop_back();
    if (*card != '\0') carry(pieces, who, card);
    Arena arena(std::move(pieces), "2e", Phase::engagement);
    rules::Game game(test::catalog(), arena.table, {}, &arena);
    for (const rules::Shot& shot : rules::shots_of(game, "A", {}))
      if (shot.defender == target && shot.weapon.id == "primary:0") return true;
    return false;
  };
  CHECK_FALSE(legal("A", "", 0, "B"));
  CHECK(legal("A", "pilot:arvelcrynyd", 0, "B"));
  CHECK(legal("A", "zeb-orrelios", 0, "B"));
  CHECK(legal("B", "zeb-orrelios", 0, "B"));
  CHECK_FALSE(legal("A", "", 300, "C"));
  CHECK(legal("A", "r5-tk", 300, "C"));
}

}  // namespace
}  // namespace plotboard::squad_dice
