// Pilot abilities of the campaign (table 2.6) in attacks: each at work, and what keeps it from working.
#include <algorithm>
#include <catch2/catch.hpp>

#include "campaign/staged.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::cards_abilities {
namespace {

using namespace test;
using rules::Game;
using state::Side;
using Cards = std::vector<std::string>;

// B stands 150 mm ahead of A; C beside A, so many millimetres to the right.
Pieces three(const Cards& a, double aside, const Cards& c = {}, const std::string& ref_c = "tielnfighter") {
  return with(facing(kTwo, a), flown("C", ref_c, Side::player, 457 + aside, 300, 0, c));
}
void hurt(Arena& arena, const std::string& ship, int cards = 1) {
  for (int i = 0; i < cards; ++i) arena.edit(ship).ship.damage.push_back({9, false});
}
void suffers(Arena& arena, const std::string& ship, int hits, int crits = 0) {
  arena.run([&](Game& game) { rules::suffer(game, ship, hits, crits, "fga-table-2.6"); });
  arena.expect_all_said();
}
auto times_asked(const Arena& arena, const std::string& kind) {
  return std::count_if(arena.asked.begin(), arena.asked.end(),
                       [&](const state::Choice& choice) { return choice.kind == kind; });
}
int shields(const Arena& arena, const std::string& ship = "A") { return arena[ship].ship.shields; }

TEST_CASE("Double Edge: another weapon after a missile that missed", "[fga-upgrade:2.6:Double Edge][2e-bonus-1]") {
  const auto armed = [] {
    return Staged(facing(kTwo, {"double-edge", "ion-missiles"}, "tiesabomber"), kFight,
                  [&](Arena& arena) { arena.edit("A").lock = "B"; });
  };
  Staged arena = armed();
  arena.says("attack", "ion-missiles>B").dice(thrown("hbb")).says("modify-attack", "done").dice(thrown("eee"));
  arena.says("attack", "primary:0>B").dice(thrown("hh")).says("modify-attack", "done").dice(thrown("bbb"));
  shoot(arena);
  CHECK(damage(arena) == 2);
  CHECK(arena.offered("attack", "ion-missiles>B") == nullptr);
  CHECK(arena["A"].ship.has_mark("bonus-attack"));

  Staged hit = armed();
  hit.says("attack", "ion-missiles>B").dice(thrown("hbb")).says("modify-attack", "done").dice(thrown("bbb"));
  shoot(hit);
  CHECK(times_asked(hit, "attack") == 1);

  Staged gun = armed();
  gun.says("attack", "primary:0>B").dice(thrown("bb")).says("modify-attack", "done").dice(thrown("bbb"));
  shoot(gun);
  CHECK(times_asked(gun, "attack") == 1);
}

TEST_CASE("Valen Rudor: an action after a friend near by has defended", "[fga-upgrade:2.6:Valen Rudor]") {
  const auto attacked = [](double aside) {
    return Staged(three({"valen-rudor"}, aside), kFight, [&](Arena& arena) {
      arena.says("attack", "primary:0>C").dice(thrown("bb")).dice(thrown(aside > 100 ? "bbbb" : "bbb"));
    });
  };
  Staged arena = attacked(73);
  arena.says("action", "focus");
  shoot(arena, "B");
  CHECK(arena["A"].tokens.focus == 1);

  Staged far = attacked(183);
  shoot(far, "B");
  CHECK(far.question("action") == nullptr);

  Arena own = fight(facing(kTwo, {"valen-rudor"}));
  own.says("attack", "primary:0>A").dice(thrown("bb")).dice(thrown("bbb")).says("action", "evade");
  shoot(own, "B");
  CHECK(own["A"].tokens.evade == 1);
}

TEST_CASE("Captain Feroph: a poor result evades an attacker without green tokens", "[fga-upgrade:2.6:Captain Feroph]") {
  Arena arena = fight(facing(kTwo, {"captain-feroph"}));
  arena.says("attack", "primary:0>A").dice(thrown("hh")).dice(thrown("fbb"));
  arena.says("modify-defense", "captain-feroph:blank");
  shoot(arena, "B");
  CHECK(shields(arena) == 3);
  CHECK(times_asked(arena, "modify-defense") == 1);

  Arena focus = fight(facing(kTwo, {"captain-feroph"}));
  focus.says("attack", "primary:0>A").dice(thrown("hh")).dice(thrown("fbb"));
  focus.says("modify-defense", "captain-feroph:focus");
  shoot(focus, "B");
  CHECK(shields(focus) == 3);

  Arena green = fight(facing(kTwo, {"captain-feroph"}));
  green.edit("B").tokens.evade = 1;
  green.says("attack", "primary:0>A").dice(thrown("hh")).dice(thrown("fbb"));
  shoot(green, "B");
  CHECK(shields(green) == 2);
}

TEST_CASE("Captain Dobbs: an ion token cancels a hit on another friend", "[fga-upgrade:2.6:Captain Dobbs]") {
  const auto attacked = [](const std::string& dice) {
    return Staged(three({"captain-dobbs"}, 73), kFight,
                  [&](Arena& arena) { arena.says("attack", "primary:0>C").dice(thrown(dice)).dice(thrown("bbb")); });
  };
  Staged arena = attacked("hh");
  arena.says("effect", "captain-dobbs");
  shoot(arena, "B");
  CHECK(arena["A"].tokens.ion == 1);
  CHECK(damage(arena, "C") == 1);

  Staged ionised = attacked("hh");
  ionised.edit("A").tokens.ion = 1;
  shoot(ionised, "B");
  CHECK(damage(ionised, "C") == 2);

  Staged crits = attacked("cc");
  shoot(crits, "B");
  CHECK(crits.question("effect") == nullptr);

  Arena own = fight(facing(kTwo, {"captain-dobbs"}));
  own.says("attack", "primary:0>A").dice(thrown("hh")).dice(thrown("bbb"));
  shoot(own, "B");
  CHECK(own.question("effect") == nullptr);
}

TEST_CASE("Lyttan Dree: a friend's die again, from the target's flank", "[fga-upgrade:2.6:Lyttan Dree]") {
  const auto flanked = [](double x, double y) {
    Pieces pieces = facing(kTwo, {});
    pieces.push_back(flown("C", "tielnfighter", Side::player, x, y, 0, {"lyttan-dree"}));
    return fight(pieces);
  };
  Arena arena = flanked(600, 490);
  arena.says("attack", "primary:0>B").dice(thrown("hbb")).says("modify-attack", "lyttan-dree").says("reroll", "1");
  arena.dice(thrown("h")).dice(thrown("bbb"));
  shoot(arena);
  CHECK(damage(arena) == 2);

  Arena ahead = flanked(560, 280);
  ahead.says("attack", "primary:0>B").dice(thrown("hbb")).dice(thrown("bbb"));
  shoot(ahead);
  CHECK(ahead.question("modify-attack") == nullptr);
}

TEST_CASE("Del Meeko: a friend's defense die again, against a damaged attacker", "[fga-upgrade:2.6:Del Meeko]") {
  Arena arena = fight(three({"del-meeko"}, 73));
  hurt(arena, "B");
  arena.says("attack", "primary:0>C").dice(thrown("hb")).dice(thrown("bbb"));
  arena.says("modify-defense", "del-meeko").says("reroll", "0").dice(thrown("e"));
  shoot(arena, "B");
  CHECK(damage(arena, "C") == 0);

  Arena whole = fight(three({"del-meeko"}, 73));
  whole.says("attack", "primary:0>C").dice(thrown("hb")).dice(thrown("bbb"));
  shoot(whole, "B");
  CHECK(damage(whole, "C") == 1);
}

TEST_CASE("Iden Versio: a charge prevents all damage of an event", "[fga-upgrade:2.6:Iden Versio]") {
  const auto attacked = [](double aside) {
    return Staged(three({"iden-versio"}, aside), kFight, [&](Arena& arena) {
      arena.says("attack", "primary:0>C").dice(thrown("hc")).dice(thrown(aside > 100 ? "bbbb" : "bbb"));
    });
  };
  Staged arena = attacked(73);
  arena.says("effect", "iden-versio");
  shoot(arena, "B");
  CHECK(damage(arena, "C") == 0);
  CHECK(charges(arena, "iden-versio") == 0);
  CHECK(times_asked(arena, "effect") == 1);

  Staged declined = attacked(73);
  declined.says("effect", "pass");
  shoot(declined, "B");
  CHECK(damage(declined, "C") == 2);
  CHECK(charges(declined, "iden-versio") == 1);
  CHECK(times_asked(declined, "effect") == 1);

  Staged far = attacked(183);
  shoot(far, "B");
  CHECK(damage(far, "C") == 2);

  Arena other = fight(three({"iden-versio"}, 73));  // not of an attack, and her own
  other.says("effect", "iden-versio");
  suffers(other, "A", 1, 1);
  CHECK(shields(other) == 4);
  suffers(other, "A", 1);  // the charge is gone
  CHECK(shields(other) == 3);
}

TEST_CASE("Iden Versio: an ion weapon's tokens stay", "[fga-upgrade:2.6:Iden Versio][2e-deal-10]") {
  Pieces pieces = three({"iden-versio"}, 73);
  pieces[1] = flown("B", "tiesabomber", Side::enemy, 457, 490, 180, {"ion-missiles"});
  Arena arena = fight(pieces);
  arena.edit("B").lock = "C";
  arena.says("attack", "ion-missiles>C").dice(thrown("hhb")).says("modify-attack", "done").dice(thrown("bbb"));
  arena.says("effect", "iden-versio");
  shoot(arena, "B");
  CHECK(damage(arena, "C") == 0);
  CHECK(arena["C"].tokens.ion == 1);
}

TEST_CASE("Gideon Hask, Pure Sabacc, Mauler Mithel, Scourge Skutu: a die more in a primary attack",
          "[fga-upgrade:2.6:Gideon Hask][fga-upgrade:2.6:Pure Sabacc][fga-upgrade:2.6:Mauler Mithel]"
          "[fga-upgrade:2.6:\"Scourge\" Skutu][fga-2.9.2-4]") {
  const auto dice = [](const std::string& card, double gap, double aside, int damage_a, int damage_b,
                       const std::string& shot = "primary:0>B") {
    Arena arena = fight(facing(gap, {card, "ion-missiles"}, "tiesabomber", "tielnfighter", aside));
    arena.edit("A").lock = "B";
    hurt(arena, "A", damage_a);
    hurt(arena, "B", damage_b);
    return dice_of(arena, shot).attack;
  };
  CHECK(dice("gideon-hask", kTwo, 0, 0, 1) == 3);
  CHECK(dice("gideon-hask", kTwo, 0, 0, 0) == 2);
  CHECK(dice("gideon-hask", kTwo, 0, 0, 1, "ion-missiles>B") == 3);  // as printed
  CHECK(dice("pure-sabacc", kTwo, 0, 0, 0) == 3);
  CHECK(dice("pure-sabacc", kTwo, 0, 1, 0) == 3);
  CHECK(dice("pure-sabacc", kTwo, 0, 2, 0) == 2);
  CHECK(dice("pure-sabacc", kTwo, 0, 0, 0, "ion-missiles>B") == 3);
  CHECK(dice("mauler-mithel", kOne, 0, 0, 0) == 4);  // with the range bonus
  CHECK(dice("mauler-mithel", kTwo, 0, 0, 0) == 2);
  CHECK(dice("scourge-skutu", kTwo, 0, 0, 0) == 3);
  CHECK(dice("scourge-skutu", kTwo, kAside, 0, 0) == 2);
  CHECK(dice("scourge-skutu", kTwo, 0, 0, 0, "ion-missiles>B") == 3);
}

TEST_CASE("Seyn Marana: a critical hit becomes a card past the shields", "[fga-upgrade:2.6:Seyn Marana]") {
  Arena arena = fight(facing(kTwo, {"seyn-marana"}, "tieddefender", "t65xwing"));
  arena.says("attack", "primary:0>B").dice(thrown("chh")).says("modify-attack", "seyn-marana").dice(thrown("bb"));
  shoot(arena);
  REQUIRE(damage(arena) == 1);
  CHECK_FALSE(arena["B"].ship.damage[0].faceup);
  CHECK(shields(arena, "B") == 2);

  Arena plain = fight(facing(kTwo, {"seyn-marana"}, "tieddefender", "t65xwing"));
  plain.says("attack", "primary:0>B").dice(thrown("hhb")).dice(thrown("bb"));
  shoot(plain);
  CHECK(plain.question("modify-attack") == nullptr);
}

TEST_CASE("Turr Phennir: a boost after the attack, stressed or not", "[fga-upgrade:2.6:Turr Phennir][fga-2.9.2-2]") {
  Arena arena = fight(facing(kTwo, {"turr-phennir"}));
  arena.edit("A").tokens.stress = 1;
  arena.says("attack", "primary:0>B").dice(thrown("bbb")).dice(thrown("bbb"));
  arena.says("action", "boost").says("boost", "straight");
  shoot(arena);
  CHECK(arena["A"].pose.y > base::um_from_mm(300));
  CHECK(arena.offered("action", "focus") == nullptr);
}

TEST_CASE("Captain Jonus: up to two dice of a friend's ordnance again", "[fga-upgrade:2.6:Captain Jonus]") {
  const auto armed = [] {
    return Staged(facing(kTwo, {"captain-jonus", "ion-missiles"}, "tiesabomber"), kFight,
                  [&](Arena& arena) { arena.edit("A").lock = "B"; });
  };
  Staged arena = armed();
  arena.says("attack", "ion-missiles>B").dice(thrown("hbb")).says("modify-attack", "captain-jonus");
  arena.says("reroll", "1").says("reroll", "2").dice(thrown("hh")).says("modify-attack", "done").dice(thrown("bbb"));
  shoot(arena);
  CHECK(arena["B"].tokens.ion == 2);

  Staged gun = armed();
  gun.says("attack", "primary:0>B").dice(thrown("hb")).says("modify-attack", "done").dice(thrown("bbb"));
  shoot(gun);
  CHECK(gun.offered("modify-attack", "captain-jonus") == nullptr);
}

TEST_CASE("Major Rhymer: ordnance one band nearer or farther, from 0 to 3", "[fga-upgrade:2.6:Major Rhymer]") {
  const auto judged = [](const Cards& cards, double gap, bool contact, const std::string& weapon) {
    Cards all = cards;
    all.push_back(weapon);
    Arena arena = fight(facing(gap, all, "tiesabomber"));
    arena.edit("A").lock = "B";
    arena.edit("A").tokens.focus = 1;
    if (contact) arena.edit("A").ship.bumped = {"B"};
    return verdict(arena, weapon + ">B");
  };
  const Cards rhymer{"major-rhymer"};
  CHECK(judged(rhymer, kOne, false, "ion-missiles") == "legal");  // 2-3
  CHECK(judged({}, kOne, false, "ion-missiles") == "2e-special-10");
  CHECK(judged(rhymer, 1, true, "ion-missiles") == "2e-attack-range-9");
  CHECK(judged(rhymer, 1, true, "proton-rockets") == "legal");  // 1
  CHECK(judged({}, 1, true, "proton-rockets") == "2e-attack-range-9");
  CHECK(judged(rhymer, kTwo, false, "proton-rockets") == "legal");
  CHECK(judged({}, kTwo, false, "proton-rockets") == "2e-special-10");
  CHECK(judged(rhymer, kThree, false, "proton-rockets") == "2e-special-10");
}

TEST_CASE("Major Vynder: a defense die more while disarmed", "[fga-upgrade:2.6:Major Vynder]") {
  for (const bool disarmed : {true, false}) {
    Arena arena = fight(facing(kTwo, {"major-vynder"}));
    arena.edit("A").tokens.disarm = disarmed ? 1 : 0;
    arena.says("attack", "primary:0>A").dice(thrown("hb")).dice(thrown(disarmed ? "bbbe" : "bbb"));
    shoot(arena, "B");
    CHECK(shields(arena) == (disarmed ? 4 : 3));
  }
}

TEST_CASE("Major Vermeil: a poor result hits a ship without green tokens", "[fga-upgrade:2.6:Major Vermeil]") {
  Arena arena = fight(facing(kTwo, {"major-vermeil"}));
  arena.says("attack", "primary:0>B").dice(thrown("hfb")).says("modify-attack", "major-vermeil:focus");
  arena.dice(thrown("bbb"));
  shoot(arena);
  CHECK(damage(arena) == 2);

  Arena green = fight(facing(kTwo, {"major-vermeil"}));
  green.edit("B").tokens.calculate = 1;
  green.says("attack", "primary:0>B").dice(thrown("hfb")).dice(thrown("bbb"));
  shoot(green);
  CHECK(damage(green) == 1);

  Arena missile = fight(facing(kTwo, {"major-vermeil", "ion-missiles"}, "tiesabomber"));
  missile.edit("A").lock = "B";
  missile.says("attack", "ion-missiles>B").dice(thrown("hbb")).says("modify-attack", "done").dice(thrown("eee"));
  shoot(missile);
  CHECK(missile.offered("modify-attack", "major-vermeil:blank") == nullptr);
}

TEST_CASE("Lieutenant Kestal: a focus token cancels what is no evade", "[fga-upgrade:2.6:Lieutenant Kestal]") {
  const auto rolled = [](int focus) {
    return Staged(facing(kTwo, {"lieutenant-kestal"}), kFight, [&](Arena& arena) {
      arena.edit("A").tokens.focus = focus;
      arena.edit("B").tokens.focus = 1;
      arena.says("attack", "primary:0>B").dice(thrown("hhb")).dice(thrown("ffb"));
    });
  };
  Staged arena = rolled(1);
  arena.says("effect", "lieutenant-kestal");
  shoot(arena);
  CHECK(damage(arena) == 2);
  CHECK(arena["A"].tokens.focus == 0);
  CHECK(arena["B"].tokens.focus == 1);

  Staged without = rolled(0);
  without.says("modify-defense", "focus");
  shoot(without);
  CHECK(damage(without) == 0);
}

TEST_CASE("Countdown: one hit and a stress token in place of all results",
          "[fga-upgrade:2.6:Countdown][2e-neutral-9]") {
  const auto hit_by = [](const std::string& dice) {
    return Staged(facing(kTwo, {"countdown"}), kFight,
                  [&](Arena& arena) { arena.says("attack", "primary:0>A").dice(thrown(dice)).dice(thrown("bbb")); });
  };
  Staged arena = hit_by("hc");
  arena.says("effect", "countdown");
  shoot(arena, "B");
  CHECK(shields(arena) == 3);
  CHECK(arena["A"].tokens.stress == 1);

  Staged stressed = hit_by("hc");
  stressed.edit("A").tokens.stress = 1;
  shoot(stressed, "B");
  CHECK(shields(stressed) == 2);

  Staged missed = hit_by("bb");
  shoot(missed, "B");
  CHECK(missed.question("effect") == nullptr);
}

TEST_CASE("Scorch: a stress token for an attack die", "[fga-upgrade:2.6:Scorch]") {
  Arena arena = fight(facing(kTwo, {"scorch"}));
  arena.says("attack", "primary:0>B").says("effect", "scorch").dice(thrown("hhbb")).dice(thrown("bbb"));
  shoot(arena);
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(damage(arena) == 2);

  Arena left = fight(facing(kTwo, {"scorch"}));
  left.says("attack", "primary:0>B").says("effect", "pass").dice(thrown("hhb")).dice(thrown("bbb"));
  shoot(left);
  CHECK(left["A"].tokens.stress == 0);

  Arena stressed = fight(facing(kTwo, {"scorch"}));
  stressed.edit("A").tokens.stress = 1;
  stressed.says("attack", "primary:0>B").dice(thrown("hhb")).dice(thrown("bbb"));
  shoot(stressed);
  CHECK(stressed.question("effect") == nullptr);
}

TEST_CASE("Static: lock and focus token make all dice critical hits", "[fga-upgrade:2.6:Static]") {
  const auto aimed = [](const std::string& locked) {
    return Staged(facing(kTwo, {"static"}, "tieddefender", "t65xwing"), kFight, [&](Arena& arena) {
      arena.edit("A").lock = locked;
      arena.edit("A").tokens.focus = 1;
      arena.says("attack", "primary:0>B").dice(thrown("hfb"));
    });
  };
  Staged arena = aimed("B");
  arena.says("modify-attack", "static").dice(thrown("bb"));
  shoot(arena);
  CHECK(arena["A"].lock.empty());
  CHECK(arena["A"].tokens.focus == 0);
  CHECK(shields(arena, "B") == 0);
  REQUIRE(damage(arena) == 1);
  CHECK(arena["B"].ship.damage[0].faceup);

  Staged without = aimed("");
  without.says("modify-attack", "focus").dice(thrown("bb"));
  shoot(without);
  CHECK(without.offered("modify-attack", "static") == nullptr);
}

TEST_CASE("Recoil: stressed, it has near enemies ahead in its bullseye arc", "[fga-upgrade:2.6:Recoil]") {
  const auto crit = [](double gap, int stress) {
    Arena arena = fight(facing(gap, {"recoil", "scourge-skutu"}, "tieddefender", "tielnfighter", kAside));
    arena.edit("A").tokens.stress = stress;
    return dice_of(arena).attack;
  };
  CHECK(crit(kOne, 1) == 5);
  CHECK(crit(kOne, 0) == 4);
  CHECK(crit(kTwo, 1) == 3);

  Arena engages = fight(facing(kOne, {"recoil", "soontir-fel"}, "tieddefender", "tielnfighter", kAside));
  engages.edit("A").tokens.stress = 1;
  engages.run([](Game& game) { rules::moment_for_all(game, rules::Window::start_of_engagement_phase); });
  CHECK(engages["A"].tokens.focus == 1);
}

TEST_CASE("Colonel Vessery: a lock on a ship that anyone has locked", "[fga-upgrade:2.6:Colonel Vessery]") {
  const auto locked_by_c = [](bool locked) {
    return Staged(three({"colonel-vessery"}, 73), kFight, [&](Arena& arena) {
      if (locked) arena.edit("C").lock = "B";
      arena.says("attack", "primary:0>B").dice(thrown("hbb"));
    });
  };
  Staged arena = locked_by_c(true);
  arena.says("effect", "colonel-vessery").says("modify-attack", "lock").says("reroll", "1").says("reroll", "2");
  arena.says("reroll", "done").dice(thrown("hb")).dice(thrown("bbb"));
  shoot(arena);
  CHECK(damage(arena) == 2);
  CHECK(arena["A"].lock.empty());

  Staged unlocked = locked_by_c(false);
  unlocked.dice(thrown("bbb"));
  shoot(unlocked);
  CHECK(unlocked.question("effect") == nullptr);
}

TEST_CASE("Howlrunner: a friend's attack die again", "[fga-upgrade:2.6:Howlrunner]") {
  Arena arena = fight(three({"howlrunner"}, 73));
  arena.says("attack", "primary:0>B").dice(thrown("hb")).says("modify-attack", "howlrunner").says("reroll", "1");
  arena.dice(thrown("h")).dice(thrown("bbb"));
  shoot(arena, "C");
  CHECK(damage(arena) == 2);

  Arena far = fight(three({"howlrunner"}, 183));
  far.says("attack", "primary:0>B").dice(thrown("hb")).dice(thrown("bbbb"));
  shoot(far, "C");
  CHECK(far.question("modify-attack") == nullptr);

  Arena missile = fight(three({"howlrunner"}, 73, {"ion-missiles"}, "tiesabomber"));
  missile.edit("C").lock = "B";
  missile.says("attack", "ion-missiles>B").dice(thrown("hbb")).says("modify-attack", "done").dice(thrown("eee"));
  shoot(missile, "C");
  CHECK(missile.offered("modify-attack", "howlrunner") == nullptr);
}

TEST_CASE("Maarek Stele: one of three faceup cards", "[fga-upgrade:2.6:Maarek Stele]") {
  Arena arena = fight(facing(kTwo, {"maarek-stele"}));
  arena.next_cards(Side::enemy, {1, 9, 3, 5});
  arena.says("attack", "primary:0>B").dice(thrown("cbb")).dice(thrown("bbb")).says("card-that-stays", "damage:9");
  shoot(arena);
  REQUIRE(damage(arena) == 1);
  CHECK(arena["B"].ship.damage[0].number == 9);
  CHECK(arena["B"].tokens.stress == 0);  // a panicked pilot would be
  CHECK(arena.table.play.decks[state::seat(Side::enemy)].discard.size() == 2);
  CHECK(arena.table.play.decks[state::seat(Side::enemy)].draw.back() == 5);

  Arena hit = fight(facing(kTwo, {"maarek-stele"}));
  hit.says("attack", "primary:0>B").dice(thrown("hbb")).dice(thrown("bbb"));
  shoot(hit);
  CHECK(hit.question("card-that-stays") == nullptr);
}

TEST_CASE("Whisper and Rexler Brath: after an attack that has hit",
          "[fga-upgrade:2.6:Whisper][fga-upgrade:2.6:Rexler Brath]") {
  for (const bool hits : {true, false}) {
    Arena arena = fight(facing(kTwo, {"whisper"}));
    arena.says("attack", "primary:0>B").dice(thrown(hits ? "hbb" : "bbb")).dice(thrown("bbb"));
    shoot(arena);
    CHECK(arena["A"].tokens.evade == (hits ? 1 : 0));
  }
  for (const int evade : {1, 0}) {
    Arena arena = fight(facing(kTwo, {"rexler-brath"}, "tieddefender", "t65xwing"));
    arena.edit("A").tokens.evade = evade;
    hurt(arena, "B");
    arena.says("attack", "primary:0>B").dice(thrown("hbb")).dice(thrown("bb"));
    shoot(arena);
    CHECK(arena["B"].ship.damage[0].faceup == (evade > 0));
  }
}

TEST_CASE("Blackout: two defense dice less across an obstacle", "[fga-upgrade:2.6:Blackout]") {
  const Pieces pieces = with(with(facing(kTwo, {"blackout"}), obstacle("R1", "coreasteroid0", 200, 700)),
                             flown("C", "tielnfighter", Side::player, 700, 300));
  Arena arena = fight(pieces);
  CHECK(dice_of(arena).defense == 3);
  CHECK(dice_of(arena, "primary:0>B", {"R1"}).defense == 2);  // obstruction adds one
}

TEST_CASE("Midnight: the dice of a locked ship stay as they are", "[fga-upgrade:2.6:Midnight][2e-mod-14]") {
  for (const bool locked : {true, false}) {
    Arena arena = fight(facing(kTwo, {"midnight"}));
    if (locked) arena.edit("A").lock = "B";
    arena.edit("B").tokens.focus = 1;
    arena.says("attack", "primary:0>B").dice(thrown("hbb"));
    if (locked) arena.says("modify-attack", "done");
    arena.dice(thrown("fbb"));
    if (!locked) arena.says("modify-defense", "focus");
    shoot(arena);
    CHECK(damage(arena) == (locked ? 1 : 0));
  }
}

TEST_CASE("Quickdraw: a shield lost is answered", "[fga-upgrade:2.6:Quickdraw][2e-bonus-1][2e-bonus-2]") {
  Arena arena = fight(facing(kTwo, {"quickdraw"}));
  arena.says("attack", "primary:0>A").dice(thrown("hh")).dice(thrown("bbb"));
  arena.says("attack", "primary:0>B").dice(thrown("hbb")).dice(thrown("bbb"));
  shoot(arena, "B");
  CHECK(damage(arena) == 1);
  CHECK(charges(arena, "quickdraw") == 0);
  CHECK(arena["A"].ship.has_mark("bonus-attack"));

  Arena missed = fight(facing(kTwo, {"quickdraw"}));
  missed.says("attack", "primary:0>A").dice(thrown("bb")).dice(thrown("bbb"));
  shoot(missed, "B");
  CHECK(times_asked(missed, "attack") == 1);

  Arena other = fight(facing(kTwo, {"quickdraw"}));  // by no attack: at once
  other.says("attack", "primary:0>B").dice(thrown("hbb")).dice(thrown("bbb"));
  suffers(other, "A", 1);
  CHECK(damage(other) == 1);
  suffers(other, "A", 1);
  CHECK(times_asked(other, "attack") == 1);
}

TEST_CASE("Ciena Ree: stress by a kill, and away by a friend's loss", "[fga-upgrade:2.6:Ciena Ree]") {
  for (const bool kills : {true, false}) {
    Arena arena = fight(facing(kTwo, {"ciena-ree-pilot"}));
    hurt(arena, "B", kills ? 2 : 1);
    arena.says("attack", "primary:0>B").dice(thrown("hbb")).dice(thrown("bbb"));
    shoot(arena);
    CHECK(arena["A"].tokens.stress == (kills ? 1 : 0));
  }
  for (const double aside : {73.0, 400.0}) {
    Arena arena = fight(three({"ciena-ree-pilot"}, aside));
    arena.edit("A").tokens.stress = 1;
    suffers(arena, "C", 3);
    CHECK(arena["A"].tokens.stress == (aside < 100 ? 0 : 1));
  }
}

}  // namespace
}  // namespace plotboard::cards_abilities
