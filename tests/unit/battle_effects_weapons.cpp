// What cannons, turrets, missiles and torpedoes do besides their dice.
#include <catch2/catch.hpp>

#include "battle_effects.hpp"
#include "rules/play/round.hpp"
#include "rules/second/parts.hpp"
#include "support/catalog.hpp"

namespace plotboard::battle_effects_weapons {
using namespace test;
namespace {

using data::WeaponType;
using rules::Game;
using state::Face;
using state::Phase;
using state::Side;

// A at 457, 300 looks along +y; a Decimator rolls no defense dice. Gap of the bases in mm.
state::Piece target(const std::string& id, double gap, double heading = 180, double x = 457) {
  return fighter(id, "vt49decimator", Side::enemy, x, 300 + 20 + 40 + gap, heading);
}
Arena arena_with(const std::vector<std::string>& cards, std::vector<state::Piece> others) {
  others.insert(others.begin(), fighter("A", "t65xwing", Side::player, 457, 300, 0, cards));
  return Arena(std::move(others), "2e", Phase::engagement);
}
int faceup(const Arena& arena, const std::string& id) {
  int count = 0;
  for (const state::DamageCard& card : arena[id].ship.damage) count += card.faceup ? 1 : 0;
  return count;
}
// Damage that came through, shields first.
int damage_to(const Arena& arena, const std::string& id) {
  return arena[id].ship.shield_limit - arena[id].ship.shields + static_cast<int>(arena[id].ship.damage.size());
}

TEST_CASE("Every special weapon of the catalog keeps to its kind",
          "[2e-special-2][2e-special-3][2e-special-4][2e-special-5][2e-special-6][2e-special-7][2e-special-8]") {
  int weapons = 0;
  for (const auto& [id, upgrade] : test::catalog().upgrades) {
    if (!upgrade.weapon || upgrade.weapon->type == WeaponType::other) continue;  // a talent's shot
    ++weapons;
    INFO(id);
    const data::Weapon& weapon = *upgrade.weapon;
    const bool ordnance = weapon.type == WeaponType::missile || weapon.type == WeaponType::torpedo;
    CHECK(weapon.type != WeaponType::primary);
    CHECK(weapon.ordnance == ordnance);
    CHECK((weapon.charges >= 1) == ordnance);
    CHECK((upgrade.charges >= 1) == ordnance);
    CHECK(weapon.dice >= 2);
    CHECK(weapon.nearest >= 1);
    CHECK(weapon.farthest <= 3);
    if (weapon.type == WeaponType::turret) {
      CHECK(upgrade.turret);
      CHECK(upgrade.actions.size() == 1);
      CHECK(upgrade.actions.front().type == "rotate-arc");
    } else {
      CHECK_FALSE(upgrade.turret);
      const bool bullseye = id == "heavy-laser-cannon" || id.starts_with("proton-rockets");
      CHECK(weapon.arc == (bullseye                     ? geom::ArcKind::bullseye
                           : id == "multi-missile-pods" ? geom::ArcKind::full_front
                                                        : geom::ArcKind::front));
    }
  }
  CHECK(weapons == 24);
}

TEST_CASE("A ship picks one of its weapons, and its card's value replaces the ship's own",
          "[2e-special-1][2e-special-2][2e-special-10][2e-special-20][fga-2.13]") {
  Arena arena = arena_with({"ion-cannon", "adv-proton-torpedoes", "proton-torpedoes"}, {target("B", 90)});
  arena.passes("modify-attack", "A");
  arena.edit("A").lock = "B";
  CHECK(legal(arena, "primary:0>B"));
  CHECK(legal(arena, "ion-cannon>B"));
  CHECK(legal(arena, "adv-proton-torpedoes>B"));
  CHECK_FALSE(legal(arena, "proton-torpedoes>B"));  // range 2-3, this is range 1
  // 5 dice, no more for range 1: ordnance. One attack only.
  arena.says("attack", "adv-proton-torpedoes>B").dice({kHit, kBlank, kBlank, kBlank, kBlank});
  arena.says("modify-attack", "adv-proton-torpedoes");
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
  CHECK(charges(arena, "adv-proton-torpedoes") == 0);
}

TEST_CASE("Proton Torpedoes make one hit critical", "[2e-special-11][2e-mod-17][fga-2.13]") {
  for (const char* card : {"proton-torpedoes", "adv-proton-torpedoes"}) {
    INFO(card);
    const bool advanced = std::string(card) == "adv-proton-torpedoes";
    Arena arena = arena_with({card}, {target("B", advanced ? 90 : 150)});
    arena.passes("modify-attack", "A");
    arena.edit("A").lock = "B";
    arena.edit("B").ship.shields = 0;
    std::vector<Face> faces{kHit, kHit, kBlank, kFocus};
    if (advanced) faces.push_back(kBlank);
    arena.says("attack", std::string(card) + ">B").dice(faces).says("modify-attack", card);
    engage(arena);
    CHECK_FALSE(arena.asked.at(2).option("done")->legal);  // it has to be used
    CHECK(arena["B"].ship.damage.size() == 2);
    CHECK(faceup(arena, "B") == 1);
    CHECK(arena["A"].lock == "B");  // needed, not spent
    CHECK(charges(arena, card) == (advanced ? 0 : 1));
  }
}

TEST_CASE("Several copies of a torpedo card are one weapon with the charges of all", "[2e-special-5][2e-special-11]") {
  Arena arena = arena_with({"proton-torpedoes", "proton-torpedoes"}, {target("B", 150)});
  arena.passes("modify-attack", "A");
  arena.edit("A").lock = "B";
  for (int left = 3; left >= 0; --left) {
    arena.says("attack", "proton-torpedoes>B").dice({kHit, kHit, kBlank, kBlank});
    arena.says("modify-attack", "proton-torpedoes");
    engage(arena);
    CHECK(arena["A"].ship.cards[0].charges + arena["A"].ship.cards[1].charges == left);
    CHECK(damage_to(arena, "B") == (4 - left) * 2);
  }
  CHECK(faceup(arena, "B") == 2);  // one crit each, and the first two met shields
  CHECK_FALSE(legal(arena, "proton-torpedoes>B"));
}

TEST_CASE("Ion weapons: one result is damage, the others are ion tokens",
          "[2e-special-17][2e-special-19][2e-deal-10][fga-2.12][fga-2.13][fga-2.14][fga-2.17]") {
  for (const char* card : {"ion-missiles", "ion-torpedoes", "ion-cannon", "ion-cannon-turret"}) {
    INFO(card);
    Arena arena = arena_with({card}, {target("B", 150)});
    arena.passes("modify-attack", "A");
    arena.edit("A").lock = "B";
    arena.edit("B").ship.shields = 0;
    std::vector<Face> faces{kCrit, kHit, kHit};
    if (std::string(card) == "ion-torpedoes") faces.push_back(kBlank);
    arena.says("attack", std::string(card) + ">B").dice(faces);
    engage(arena);
    CHECK(arena["B"].ship.damage.size() == 1);
    CHECK(faceup(arena, "B") == 0);
    CHECK(arena["B"].tokens.ion == 2);
  }
}

TEST_CASE("Jamming and tractor beams give tokens in place of damage",
          "[2e-special-19][2e-deal-9][2e-jam-11][fga-2.14]") {
  Arena jam = arena_with({"jamming-beam"}, {target("B", 150)});
  jam.says("attack", "jamming-beam>B").dice({kCrit, kHit, kBlank});
  engage(jam);
  CHECK(jam["B"].tokens.jam == 2);
  CHECK(damage_to(jam, "B") == 0);

  Arena pull = arena_with({"tractor-beam"}, {target("B", 250)});
  pull.says("attack", "tractor-beam>B").dice({kCrit, kHit, kBlank}).dice({kBlank});
  engage(pull);
  CHECK(pull["B"].tokens.tractor == 2);
  CHECK(damage_to(pull, "B") == 0);
}

TEST_CASE("Concussion Missiles expose a card of everybody near the target before damage is dealt",
          "[2e-special-12][2e-neutral-10][2e-range-12][fga-2.12]") {
  Arena arena =
      arena_with({"concussion-missiles"}, {target("B", 150), fighter("C", "tielnfighter", Side::enemy, 557, 510),
                                           fighter("F", "t65xwing", Side::player, 357, 510),
                                           fighter("D", "tielnfighter", Side::enemy, 757, 510)});
  arena.edit("A").lock = "B";
  for (const char* id : {"A", "B", "C", "D", "F"}) arena.edit(id).ship.damage = {{9, false}};
  arena.edit("B").ship.shields = 0;
  arena.says("attack", "concussion-missiles>B").dice({kHit, kBlank, kBlank}).says("modify-attack", "done");
  engage(arena);
  CHECK(faceup(arena, "B") == 1);
  CHECK(arena["B"].ship.damage[0].faceup);  // not the one that the hit brought
  CHECK(faceup(arena, "C") == 1);
  CHECK(faceup(arena, "F") == 1);  // friends too
  CHECK(faceup(arena, "D") == 0);
  CHECK(faceup(arena, "A") == 0);

  Arena missed = arena_with({"concussion-missiles"}, {target("B", 150)});
  missed.passes("modify-attack", "A");
  missed.edit("A").lock = "B";
  missed.edit("B").ship.damage = {{9, false}};
  missed.says("attack", "concussion-missiles>B").dice({kFocus, kBlank, kBlank});
  engage(missed);
  CHECK(faceup(missed, "B") == 0);
}

TEST_CASE("Cluster Missiles: a bonus attack near the first target, without lock, for its own charge",
          "[2e-special-13][2e-bonus-1][2e-bonus-2][2e-bonus-4][fga-2.12]") {
  const auto make = [] {
    return arena_with({"cluster-missiles"}, {target("B", 90), fighter("C", "tielnfighter", Side::enemy, 557, 480),
                                             fighter("D", "tielnfighter", Side::enemy, 280, 450)});
  };
  Arena arena = make();
  arena.passes("modify-attack", "A");
  arena.edit("A").lock = "B";
  arena.says("attack", "cluster-missiles>B").dice({kHit, kBlank, kBlank});
  arena.says("attack", "cluster-missiles>C").dice({kHit, kHit, kBlank}).dice({kBlank, kBlank, kBlank});
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
  CHECK(damage_to(arena, "C") == 2);
  CHECK(charges(arena, "cluster-missiles") == 2);
  CHECK(arena.offered("attack", "cluster-missiles>B") == nullptr);  // another ship
  CHECK(arena.offered("attack", "cluster-missiles>D") == nullptr);  // not near B
  CHECK(arena["A"].ship.has_mark("bonus-attack"));

  Arena spent = make();
  spent.passes("modify-attack", "A");  // one bonus attack a round
  spent.edit("A").lock = "B";
  spent.edit("A").ship.marks.push_back("bonus-attack");
  spent.says("attack", "cluster-missiles>B").dice({kHit, kBlank, kBlank});
  engage(spent);
  CHECK(charges(spent, "cluster-missiles") == 3);

  Arena last = make();
  last.passes("modify-attack", "A");  // no charge for a second attack
  last.edit("A").lock = "B";
  last.edit("A").ship.cards[0].charges = 1;
  last.says("attack", "cluster-missiles>B").dice({kHit, kBlank, kBlank});
  engage(last);
  CHECK(charges(last, "cluster-missiles") == 0);
}

TEST_CASE("Homing Missiles: the defender may take 1 damage in place of the dice",
          "[2e-special-16][2e-attack-14][fga-2.12]") {
  Arena taken = arena_with({"homing-missiles"}, {target("B", 150)});
  taken.passes("modify-attack", "A");
  taken.edit("A").lock = "B";
  taken.says("attack", "homing-missiles>B").says("homing", "yes");
  engage(taken);  // a throw would fail the test: no dice are scripted
  CHECK(damage_to(taken, "B") == 1);
  CHECK(taken.question("homing")->side == Side::enemy);
  CHECK(taken.told("2e-attack-14"));
  CHECK(charges(taken, "homing-missiles") == 1);

  Arena rolled = arena_with({"homing-missiles"}, {target("B", 150)});
  rolled.passes("modify-attack", "A");
  rolled.edit("A").lock = "B";
  rolled.says("attack", "homing-missiles>B").says("homing", "no").dice({kHit, kHit, kCrit, kBlank});
  engage(rolled);
  CHECK(damage_to(rolled, "B") == 3);
}

TEST_CASE("Barrage Rockets: charges reroll dice against a target in the bullseye",
          "[2e-special-14][2e-require-3][fga-2.12]") {
  Arena arena = arena_with({"barrage-rockets"}, {target("B", 150)});
  arena.passes("reroll", "A");
  arena.passes("modify-attack", "A");
  CHECK_FALSE(legal(arena, "barrage-rockets>B"));  // no focus token
  arena.edit("A").tokens.focus = 1;
  arena.says("attack", "barrage-rockets>B").dice({kHit, kBlank, kBlank});
  arena.says("modify-attack", "barrage-rockets").says("reroll", "1").says("reroll", "2").dice({kHit, kCrit});
  engage(arena);
  CHECK(damage_to(arena, "B") == 3);
  CHECK(charges(arena, "barrage-rockets") == 2);  // 5, less 1 and 2
  CHECK(arena["A"].tokens.focus == 1);

  Arena aside = arena_with({"barrage-rockets"}, {target("B", 150, 180, 537)});
  aside.passes("reroll", "A");
  aside.passes("modify-attack", "A");  // in front, beside the bullseye
  aside.edit("A").tokens.focus = 1;
  aside.says("attack", "barrage-rockets>B").dice({kHit, kBlank, kFocus});
  engage(aside);
  CHECK(aside.offered("modify-attack", "barrage-rockets") == nullptr);
  CHECK(aside.offered("modify-attack", "focus") != nullptr);
}

TEST_CASE("Proton Rockets fire in the bullseye at range 1", "[2e-special-15][fga-2.12]") {
  Arena arena = arena_with({"proton-rockets"}, {target("B", 90)});
  arena.edit("A").tokens.focus = 1;
  arena.says("attack", "proton-rockets>B").dice({kHit, kHit, kHit, kBlank, kBlank});
  engage(arena);
  CHECK(damage_to(arena, "B") == 3);
  CHECK(charges(arena, "proton-rockets") == 0);
  Arena aside = arena_with({"proton-rockets"}, {target("B", 90, 180, 537)});
  aside.edit("A").tokens.focus = 1;
  CHECK_FALSE(legal(aside, "proton-rockets>B"));
  CHECK(legal(aside, "primary:0>B"));
}

TEST_CASE("Mag-Pulse Warheads: 1 critical damage, deplete and jam, whatever the dice show", "[fga-2.12]") {
  Arena arena = arena_with({"mag-pulse-warheads"}, {target("B", 90)});
  arena.passes("modify-attack", "A");
  arena.edit("A").lock = "B";
  arena.edit("B").ship.shields = 0;
  arena.says("attack", "mag-pulse-warheads>B").dice({kHit, kHit, kHit});
  engage(arena);
  CHECK(arena["B"].ship.damage.size() == 1);
  CHECK(faceup(arena, "B") == 1);
  CHECK(arena["B"].tokens.deplete == 1);
  CHECK(arena["B"].tokens.jam == 1);
}

TEST_CASE("Diamond-Boron Missiles: for a charge, ships near the target and no more agile roll for damage",
          "[fga-2.12]") {
  Arena arena =
      arena_with({"diamond-boron-missiles"}, {fighter("B", "t65xwing", Side::enemy, 457, 490, 180),  // agility 2
                                              fighter("C", "t65xwing", Side::enemy, 527, 490, 180),
                                              fighter("D", "tielnfighter", Side::enemy, 387, 490, 180)});  // agility 3
  arena.edit("A").lock = "B";
  arena.says("attack", "diamond-boron-missiles>B").dice({kHit, kBlank, kBlank}).says("modify-attack", "done");
  arena.dice({kBlank, kBlank}).says("effect", "diamond-boron-missiles").dice({kHit}).dice({kCrit});  // B, then C
  engage(arena);
  CHECK(damage_to(arena, "B") == 2);
  CHECK(damage_to(arena, "C") == 1);
  CHECK(damage_to(arena, "D") == 0);
  CHECK(charges(arena, "diamond-boron-missiles") == 1);
}

TEST_CASE("Multi-Missile Pods: further charges are further dice, by arc", "[2e-attack-dice-10][fga-2.12]") {
  Arena ahead = arena_with({"multi-missile-pods"}, {target("B", 150)});
  ahead.passes("modify-attack", "A");
  ahead.edit("A").lock = "B";
  ahead.says("attack", "multi-missile-pods>B").says("pods", "2").dice({kHit, kHit, kHit, kBlank});
  engage(ahead);
  CHECK(damage_to(ahead, "B") == 3);
  CHECK(charges(ahead, "multi-missile-pods") == 2);

  Arena front = arena_with({"multi-missile-pods"}, {target("B", 150, 180, 537)});
  front.passes("modify-attack", "A");
  front.edit("A").tokens.calculate = 1;  // in place of a lock
  front.says("attack", "multi-missile-pods>B").says("pods", "1").dice({kHit, kHit, kBlank});
  engage(front);
  CHECK(front.offered("pods", "2") == nullptr);

  Arena side = arena_with({"multi-missile-pods"}, {fighter("B", "vt49decimator", Side::enemy, 607, 345)});
  side.passes("modify-attack", "A");
  side.edit("A").lock = "B";
  side.says("attack", "multi-missile-pods>B").dice({kHit, kHit});  // full front, beside the front arc: no question
  engage(side);
  CHECK(side.question("pods") == nullptr);
  CHECK(charges(side, "multi-missile-pods") == 4);
}

TEST_CASE("Energy-Shell Charges: a calculate token makes a focus result critical", "[2e-require-4][fga-2.12]") {
  Arena arena = arena_with({"energy-shell-charges"}, {target("B", 150)});
  CHECK_FALSE(legal(arena, "energy-shell-charges>B"));
  arena.edit("A").tokens.calculate = 1;
  arena.edit("B").ship.shields = 0;
  arena.says("attack", "energy-shell-charges>B").dice({kFocus, kFocus, kBlank});
  arena.says("modify-attack", "energy-shell-charges");
  engage(arena);
  CHECK(arena["B"].ship.damage.size() == 1);
  CHECK(faceup(arena, "B") == 1);
  CHECK(arena["A"].tokens.calculate == 0);
}

TEST_CASE("S-Thread Tracers: friends at range 1-3 of the target may lock it, no damage", "[2e-require-4][fga-2.12]") {
  Arena arena =
      arena_with({"xx-23-s-thread-tracers"}, {target("B", 150), fighter("F", "t65xwing", Side::player, 300, 510),
                                              fighter("G", "t65xwing", Side::player, 857, 510),
                                              fighter("E", "tielnfighter", Side::enemy, 600, 510)});
  arena.edit("A").tokens.focus = 1;
  arena.says("attack", "xx-23-s-thread-tracers>B").dice({kHit, kHit, kBlank});
  arena.says("tracer", "no").says("tracer", "yes");  // A, F; G is too far away, E no friend
  engage(arena);
  CHECK(arena["A"].lock.empty());
  CHECK(arena["F"].lock == "B");
  CHECK(arena["G"].lock.empty());
  CHECK(arena["E"].lock.empty());
  CHECK(damage_to(arena, "B") == 0);
}

TEST_CASE("Plasma Torpedoes: critical hits are cancelled first, and a shield goes besides",
          "[2e-neutral-8][2e-deal-11][fga-2.13]") {
  Arena arena = arena_with({"plasma-torpedoes"}, {fighter("B", "t65xwing", Side::enemy, 457, 490, 180)});
  arena.passes("modify-attack", "A");
  arena.edit("A").lock = "B";
  arena.says("attack", "plasma-torpedoes>B").dice({kCrit, kHit, kBlank}).dice({kEvade, kBlank});
  arena.next_cards(Side::enemy, {9, 9});
  arena.edit("B").ship.shields = 1;
  engage(arena);
  CHECK(arena["B"].ship.shields == 0);  // lost before damage: not suffered
  CHECK(arena["B"].ship.damage.size() == 1);
  CHECK(faceup(arena, "B") == 0);
}

TEST_CASE("Autoblaster: 1 die more in the bullseye; from out of the front arc evades spare critical hits",
          "[2e-neutral-8][fga-2.14]") {
  const auto shot = [](double heading, double x, const std::vector<Face>& faces) {
    Arena arena = arena_with({"autoblaster"}, {fighter("B", "t65xwing", Side::enemy, x, 490, heading)});
    arena.says("attack", "autoblaster>B").dice(faces).dice({kEvade, kEvade});
    return damage_to(engage(arena), "B");
  };
  CHECK(shot(180, 457, {kCrit, kBlank, kBlank}) == 0);  // in each other's front arc
  CHECK(shot(0, 457, {kCrit, kHit, kBlank}) == 1);      // from behind: only the hit can be evaded
  CHECK(shot(180, 527, {kHit, kBlank}) == 0);           // beside the bullseye: 2 dice
}

TEST_CASE("Heavy Laser Cannon: every critical hit becomes a hit", "[2e-special-18][fga-2.14]") {
  Arena arena = arena_with({"heavy-laser-cannon"}, {target("B", 150)});
  arena.edit("B").ship.shields = 0;
  arena.says("attack", "heavy-laser-cannon>B").dice({kCrit, kCrit, kHit, kBlank});
  engage(arena);
  CHECK(arena["B"].ship.damage.size() == 3);
  CHECK(faceup(arena, "B") == 0);
  Arena aside = arena_with({"heavy-laser-cannon"}, {target("B", 150, 180, 537)});
  CHECK_FALSE(legal(aside, "heavy-laser-cannon>B"));
}

TEST_CASE("Synced Laser Cannons: with a calculate token no die for range", "[fga-2.14]") {
  for (const bool synced : {false, true}) {
    Arena arena = arena_with({"synced-laser-cannons"}, {fighter("B", "t65xwing", Side::enemy, 457, 590, 180)});
    arena.edit("A").tokens.calculate = synced ? 1 : 0;
    std::vector<Face> defense{kBlank, kBlank};  // agility 2, range 3
    if (!synced) defense.push_back(kBlank);
    arena.says("attack", "synced-laser-cannons>B").dice({kHit, kBlank, kBlank}).dice(defense);
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
}

TEST_CASE("A turret weapon fires where its indicator points", "[2e-special-8][2e-special-9][fga-2.17]") {
  Arena arena = arena_with({"dorsal-turret"}, {target("B", 150)});
  CHECK(arena["A"].ship.turret == state::Turret::front);
  arena.says("attack", "dorsal-turret>B").dice({kHit, kBlank});
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
  arena.edit("A").ship.turret = state::Turret::left;
  CHECK_FALSE(legal(arena, "dorsal-turret>B"));
  CHECK(legal(arena, "primary:0>B"));
}

TEST_CASE("Charges of weapons do not come back by themselves", "[2e-special-21]") {
  Arena arena = arena_with({"proton-torpedoes"}, {target("B", 150)});
  arena.edit("A").ship.cards[0].charges = 0;
  arena.run([](Game& game) { rules::second::end_phase(game); });
  CHECK(charges(arena, "proton-torpedoes") == 0);
}

}  // namespace
}  // namespace plotboard::battle_effects_weapons
