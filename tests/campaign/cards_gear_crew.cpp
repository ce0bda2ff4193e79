// Crew abilities of the campaign (table 2.8): each at work, and what keeps it from working.
#include <catch2/catch.hpp>

#include "campaign/gear.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/tokens.hpp"

namespace plotboard::cards_gear_crew {
namespace {

using namespace gear_tests;
using rules::Game;
using rules::Window;

TEST_CASE("Freelance Slicer: a lock on the attacker jams it", "[fga-upgrade:2.8:Freelance Slicer]") {
  const auto attacked = [](const char* face, bool locked = true) {
    Arena arena = fight(facing(kTwo, {"freelance-slicer"}));
    if (locked) arena.edit("A").lock = "B";
    arena.says("attack", "primary:0>A");
    if (locked) arena.says("effect", "freelance-slicer").dice(thrown(face));
    arena.dice(thrown("bb")).dice(thrown("bbb"));
    shoot(arena, "B");
    return arena.table;
  };
  const state::Table quiet = attacked("f");
  CHECK(quiet.find("B")->tokens.jam == 1);
  CHECK(quiet.find("A")->tokens.jam == 0);
  CHECK(quiet.find("A")->lock.empty());
  CHECK(attacked("h").find("A")->tokens.jam == 1);
  CHECK(attacked("c").find("A")->tokens.jam == 1);
  CHECK(attacked("b", false).find("B")->tokens.jam == 0);
}

TEST_CASE("ISB Slicer: enemies near it keep their jam tokens", "[fga-upgrade:2.8:ISB Slicer]") {
  const auto left = [](double gap, const Cards& cards) {
    Arena arena = fight(facing(gap, cards));
    arena.edit("A").tokens.jam = 1;
    arena.edit("B").tokens.jam = 2;
    end_phase(arena);
    CHECK(arena["A"].tokens.jam == 0);
    return arena["B"].tokens.jam;
  };
  CHECK(left(kOne, {"isb-slicer"}) == 2);
  CHECK(left(kTwo, {"isb-slicer"}) == 2);
  CHECK(left(kThree, {"isb-slicer"}) == 0);
  CHECK(left(kTwo, {}) == 0);
}

TEST_CASE("Seasoned Navigator: another way, one step harder", "[fga-upgrade:2.8:Seasoned Navigator]") {
  Arena arena = flight(facing(500, {"seasoned-navigator"}));
  arena.says("effect", "seasoned-navigator").says("turn-dial", "2B");
  activates(arena, {2, geom::Bearing::straight});
  REQUIRE(arena["A"].ship.executed);
  CHECK(arena["A"].ship.executed->maneuver == geom::Maneuver{2, geom::Bearing::bank_left});
  CHECK(arena["A"].ship.executed->difficulty == geom::Difficulty::red);  // printed white
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(arena.offered("turn-dial", "2T") == nullptr);  // red
  CHECK(arena.offered("turn-dial", "1B") == nullptr);

  Arena blue = flight(facing(500, {"seasoned-navigator"}));
  blue.says("effect", "seasoned-navigator").says("turn-dial", "2F").says("action", "pass");
  activates(blue, {2, geom::Bearing::bank_left});
  CHECK(blue["A"].ship.executed->difficulty == geom::Difficulty::white);

  Arena stays = flight(facing(500, {"seasoned-navigator"}));
  stays.says("effect", "pass").says("action", "pass");
  activates(stays, {2, geom::Bearing::straight});
  CHECK(stays["A"].ship.executed->difficulty == geom::Difficulty::blue);
}

TEST_CASE("Director Krennic: the prototype strips what he has locked", "[fga-upgrade:2.8:Director Krennic]") {
  const auto staged = [](const std::string& lock) {
    Arena arena = fight(with(facing(kTwo, {"director-krennic"}, "tiereaper", "t65xwing"), wingman(540, 300)));
    arena.run([](Game& game) { rules::moment(game, Window::before_forces, "A"); });
    arena.edit("A").lock = lock;
    return arena.table;
  };
  const auto attack = [&](state::Table table, const std::string& face, bool hurt) {
    Arena arena = fight({});
    arena.table = std::move(table);
    if (hurt) arena.edit("B").ship.damage.push_back({9, false});
    arena.says("attack", "primary:0>B").dice(thrown("fh")).says("modify-attack", "director-krennic:" + face);
    if (hurt) arena.says("krennic", "expose");
    arena.dice(thrown(hurt ? "b" : "bb"));  // exposed, the card takes a point of agility
    shoot(arena, "C");
    return arena.table;
  };
  const state::Table focus = attack(staged("B"), "focus", false);
  CHECK(focus.find("B")->ship.shields == 0);  // of 2: one stripped, one hit
  const state::Table hit = attack(staged("B"), "hit", false);
  CHECK(hit.find("B")->ship.shields == 1);
  const state::Table exposed = attack(staged("B"), "hit", true);
  CHECK(exposed.find("B")->ship.shields == 2);
  CHECK(exposed.find("B")->ship.damage[0].faceup);

  Arena unlocked = fight({});
  unlocked.table = staged("");
  unlocked.says("attack", "primary:0>B").dice(thrown("fh")).dice(thrown("ee"));
  shoot(unlocked, "C");
  CHECK(unlocked.question("modify-attack") == nullptr);

  Arena himself = fight({});
  himself.table = staged("B");
  himself.says("attack", "primary:0>B").dice(thrown("fhb")).says("modify-attack", "done").dice(thrown("ee"));
  shoot(himself, "A");
  CHECK(himself.offered("modify-attack", "director-krennic:focus") == nullptr);
  bool locks = false;
  himself.run([&](Game& game) {
    for (const data::ShipAction& icon : rules::bar_of(game, "A")) locks = locks || icon.type == "lock";
  });
  CHECK(locks);
}

TEST_CASE("Novice Technician: a repair by a die", "[fga-upgrade:2.8:Novice Technician]") {
  const auto repaired = [](const char* face) {
    Arena arena = fight(facing(kTwo, {"novice-technician"}));
    arena.edit("A").ship.damage.push_back({9, true});
    arena.says("effect", "novice-technician").dice(thrown(face));
    end_phase(arena);
    return !arena["A"].ship.damage[0].faceup;
  };
  CHECK(repaired("b"));
  CHECK(repaired("c"));
  CHECK_FALSE(repaired("h"));  // and exposed again: it was the only one

  Arena down = fight(facing(kTwo, {"novice-technician"}));
  down.edit("A").ship.damage.push_back({9, false});
  end_phase(down);
  CHECK(down.question("effect") == nullptr);
}

TEST_CASE("Agent Kallus: the hunted enemy, and the next one", "[fga-upgrade:2.8:Agent Kallus]") {
  Arena arena =
      fight(with(facing(kTwo, {"agent-kallus"}), flown("D", "tielnfighter", state::Side::enemy, 520, 490, 180)));
  arena.says("ship", "B");
  opens(arena, Window::start_of_planning);
  opens(arena, Window::start_of_planning);  // once
  arena.says("attack", "primary:0>D").dice(thrown("fbb")).dice(thrown("bbb"));
  shoot(arena);
  CHECK(damage(arena, "D") == 0);
  arena.says("attack", "primary:0>B").dice(thrown("fbb")).says("modify-attack", "agent-kallus").dice(thrown("bbb"));
  shoot(arena);
  CHECK(damage(arena) == 1);

  arena.run([](Game& game) { rules::suffer(game, "B", 9, 0, "fga-table-2.8"); });
  arena.says("attack", "primary:0>D").dice(thrown("fbb")).says("modify-attack", "agent-kallus").dice(thrown("bbb"));
  shoot(arena);
  CHECK(damage(arena, "D") == 1);

  Arena alone = fight({flown("A", "tieddefender", state::Side::player, 457, 300, 0, {"agent-kallus"})});
  opens(alone, Window::start_of_planning);
  CHECK(alone["A"].ship.marks.empty());
  alone.table.pieces.push_back(flight(facing(kTwo, {})).table.pieces[1]);  // it arrives
  opens(alone, Window::start_of_planning);
  CHECK(alone["A"].ship.has_mark("for-good:agent-kallus:B"));
}

TEST_CASE("Ciena Ree: who has moved may turn", "[fga-upgrade:2.8:Ciena Ree]") {
  Arena arena = flight(with(facing(500, {"path-coordinate-1", "ciena-ree"}), wingman(600, 300)));
  arena.says("action", "coordinate").says("action", "barrel-roll").says("barrel-roll", "right-middle");
  arena.says("turn", "right");
  acts(arena, {"coordinate"});
  CHECK(arena["C"].tokens.stress == 1);
  CHECK(arena["C"].pose.heading == base::mdeg_from_degrees(90));

  Arena left = flight(with(facing(500, {"path-coordinate-1", "ciena-ree"}), wingman(600, 300)));
  left.says("action", "coordinate").says("action", "barrel-roll").says("barrel-roll", "right-middle");
  left.says("turn", "pass");
  acts(left, {"coordinate"});
  CHECK(left["C"].tokens.stress == 0);

  // Between two enemies there is no room to roll: it has not moved.
  Pieces tight = with(facing(500, {"path-coordinate-1", "ciena-ree"}), wingman(600, 300));
  tight.push_back(flown("D", "tielnfighter", state::Side::enemy, 520, 300));
  tight.push_back(flown("E", "tielnfighter", state::Side::enemy, 680, 300));
  Arena fails = flight(std::move(tight));
  fails.says("action", "coordinate").says("action", "barrel-roll");
  acts(fails, {"coordinate"});
  CHECK(fails["C"].ship.actions == Ids{"barrel-roll"});
  CHECK(fails.question("turn") == nullptr);

  Arena evades = flight(with(facing(500, {"path-coordinate-1", "ciena-ree"}), wingman(600, 300)));
  evades.says("action", "coordinate").says("action", "evade");
  acts(evades, {"coordinate"});
  CHECK(evades.question("turn") == nullptr);
  CHECK(evades["C"].pose.heading == base::mdeg_from_degrees(0));
}

TEST_CASE("Lieutenant Sai: the same action himself", "[fga-upgrade:2.8:Lieutenant Sai]") {
  Arena arena = flight(with(facing(500, {"path-coordinate-1", "lieutenant-sai"}), wingman(600, 300)));
  arena.says("action", "coordinate").says("action", "evade").says("action", "evade");
  acts(arena, {"coordinate"});
  CHECK(arena["A"].tokens.evade == 1);
  CHECK(arena["C"].tokens.evade == 1);

  // Not on the Reaper's bar.
  Arena other = flight(with(facing(500, {"path-coordinate-1", "lieutenant-sai"}, "tiereaper"), wingman(620, 300)));
  other.says("action", "coordinate").says("action", "barrel-roll").says("barrel-roll", "right-middle");
  acts(other, {"coordinate"});
  CHECK(other["A"].ship.actions == Ids{"coordinate"});
}

TEST_CASE("ST-321: a lock near whom it coordinates", "[fga-upgrade:2.8:ST-321]") {
  Arena arena = flight(with(facing(400, {"path-coordinate-1", "st-321"}), wingman(457, 450)));
  arena.says("action", "coordinate").says("action", "evade").says("ship", "B");
  acts(arena, {"coordinate"});
  CHECK(arena["A"].lock == "B");

  Arena far = flight(with(facing(500, {"path-coordinate-1", "st-321"}), wingman(600, 300)));
  far.says("action", "coordinate").says("action", "evade");
  acts(far, {"coordinate"});
  CHECK(far["A"].lock.empty());
}

TEST_CASE("Grand Moff Tarkin: friends lock what he has locked", "[fga-upgrade:2.8:Grand Moff Tarkin]") {
  Arena arena = flight(with(facing(kTwo, {"grand-moff-tarkin"}), wingman(540, 300)));
  arena.edit("A").lock = "B";
  arena.says("system", "grand-moff-tarkin").says("tarkin", "yes");
  system_phase(arena);
  CHECK(arena["C"].lock == "B");
  CHECK(charges(arena, "grand-moff-tarkin") == 0);
  end_phase(arena);
  CHECK(charges(arena, "grand-moff-tarkin") == 1);
  arena.edit("C").lock = "";
  system_phase(arena);  // one charge is too little
  CHECK(arena["C"].lock.empty());

  Arena unlocked = flight(with(facing(kTwo, {"grand-moff-tarkin"}), wingman(540, 300)));
  system_phase(unlocked);
  CHECK(unlocked.question("system") == nullptr);
  Arena far = flight(with(facing(kTwo, {"grand-moff-tarkin"}), wingman(457, 60)));
  far.edit("A").lock = "B";
  system_phase(far);
  CHECK(far.question("system") == nullptr);
}

TEST_CASE("Minister Tua: damaged, a red reinforce action", "[fga-upgrade:2.8:Minister Tua]") {
  Arena arena = fight(facing(kTwo, {"minister-tua"}));
  arena.edit("A").ship.damage.push_back({9, false});
  arena.says("action", "reinforce").says("reinforce", "fore");
  opens(arena, Window::start_of_engagement_phase);
  CHECK(arena["A"].tokens.reinforce_fore == 1);
  CHECK(arena["A"].tokens.stress == 1);

  Arena whole = fight(facing(kTwo, {"minister-tua"}));
  opens(whole, Window::start_of_engagement_phase);
  CHECK(whole.question("action") == nullptr);
}

TEST_CASE("Moff Jerjerrod: all boost by one template", "[fga-upgrade:2.8:Moff Jerjerrod]") {
  Arena arena = flight(with(facing(500, {"moff-jerjerrod"}), wingman(600, 300)));
  arena.says("system", "moff-jerjerrod:straight").says("action", "boost").says("action", "boost");
  system_phase(arena);
  for (const char* ship : {"A", "C"}) {
    CHECK(arena[ship].pose.y == base::um_from_mm(380));
    CHECK(arena[ship].tokens.stress == 1);
  }
  CHECK(arena.question("boost") == nullptr);
  CHECK(charges(arena, "moff-jerjerrod") == 0);

  Arena left = flight(with(facing(500, {"moff-jerjerrod"}), wingman(600, 300)));
  left.says("system", "moff-jerjerrod:bank-left").says("action", "pass").says("action", "boost");
  system_phase(left);
  CHECK(left["A"].pose.y == base::um_from_mm(300));
  CHECK(left["C"].pose.x < base::um_from_mm(600));

  Arena empty = flight(with(facing(500, {"moff-jerjerrod"}), wingman(600, 300)));
  empty.edit("A").ship.cards[0].charges = 1;
  system_phase(empty);
  CHECK(empty.question("system") == nullptr);
}

TEST_CASE("Perceptive Copilot: one more focus token", "[fga-upgrade:2.8:Perceptive Copilot]") {
  Arena arena = flight(facing(500, {"perceptive-copilot"}));
  acts(arena.says("action", "focus"));
  CHECK(arena["A"].tokens.focus == 2);
  Arena evades = flight(facing(500, {"perceptive-copilot"}));
  acts(evades.says("action", "evade"));
  CHECK(evades["A"].tokens.focus == 0);
}

TEST_CASE("Admiral Sloane: who destroys a friend is stressed", "[fga-upgrade:2.8:Admiral Sloane]") {
  const auto stress = [](double x, const char* defense) {
    Arena arena = fight(with(facing(kTwo, {"admiral-sloane"}), wingman(x, 300)));
    arena.edit("C").ship.damage = {{9, false}, {9, false}};
    arena.edit("A").pose.x = base::um_from_mm(x > 457 ? 457 : 860);
    arena.says("attack", "primary:0>C").dice(thrown("hh")).dice(thrown(defense));
    shoot(arena, "B");
    return arena["B"].tokens.stress;
  };
  CHECK(stress(520, "bbb") == 2);
  CHECK(stress(520, "eee") == 0);
  CHECK(stress(456, "bbb") == 0);  // she is beyond range 3
}

TEST_CASE("Admiral Sloane: a reroll against stressed ships", "[fga-upgrade:2.8:Admiral Sloane]") {
  const auto hits = [](const std::string& attacker, int stress) {
    Arena arena = fight(with(facing(kTwo, {"admiral-sloane"}), wingman(520, 300)));
    arena.edit("B").tokens.stress = stress;
    const bool own = attacker == "A";
    arena.says("attack", "primary:0>B").dice(thrown(own ? "hbb" : "hb"));
    if (stress > 0) arena.says("modify-attack", "admiral-sloane").says("reroll", "1").dice(thrown("h"));
    arena.dice(thrown("bbb"));
    shoot(arena, attacker);
    return damage(arena);
  };
  CHECK(hits("A", 1) == 2);
  CHECK(hits("C", 1) == 2);
  CHECK(hits("C", 0) == 1);
}

TEST_CASE("Colonel Jendon: locks beyond range 3 only", "[fga-upgrade:2.8:Colonel Jendon]") {
  const auto lock = [](double gap, const char* answer) {
    Arena arena = flight(with(facing(gap, {"colonel-jendon"}), wingman(540, 300)));
    arena.says("effect", answer);
    opens(arena, Window::start_of_activation_phase);
    std::string verdict;
    arena.run([&](Game& game) { verdict = rules::acquire_lock_on(game, "C", "B") ? "locked" : ""; });
    CHECK(charges(arena, "colonel-jendon") == (answer == std::string("pass") ? 2 : 1));
    return verdict;
  };
  CHECK(lock(500, "colonel-jendon") == "locked");
  CHECK(lock(500, "pass").empty());
  CHECK(lock(kTwo, "colonel-jendon").empty());
  CHECK(lock(kTwo, "pass") == "locked");

  Arena empty = flight(facing(500, {"colonel-jendon"}));
  empty.edit("A").ship.cards[0].charges = 0;
  opens(empty, Window::start_of_activation_phase);
  CHECK(empty.question("effect") == nullptr);
}

TEST_CASE("Captain Kagi: enemy locks move to him", "[fga-upgrade:2.8:Captain Kagi]") {
  Arena arena = fight(with(facing(kTwo, {"captain-kagi"}), wingman(540, 300)));
  arena.edit("B").lock = "C";
  arena.says("ship", "C");
  opens(arena, Window::start_of_engagement_phase);
  CHECK(arena["B"].lock == "A");

  Arena left = fight(with(facing(kTwo, {"captain-kagi"}), wingman(540, 300)));
  left.edit("B").lock = "C";
  left.says("ship", "pass");
  opens(left, Window::start_of_engagement_phase);
  CHECK(left["B"].lock == "C");

  Arena far = fight(with(facing(kTwo, {"captain-kagi"}), wingman(860, 300)));
  far.edit("B").lock = "C";
  opens(far, Window::start_of_engagement_phase);
  CHECK(far.question("ship") == nullptr);
}

TEST_CASE("Captain Oicunn: primary attacks at range 0", "[fga-upgrade:2.8:Captain Oicunn][2e-attack-range-9]") {
  Arena arena = fight(facing(0, {"captain-oicunn"}));
  CHECK(verdict(arena, "primary:0>B") == "legal");
  Arena without = fight(facing(0, {}));
  CHECK(verdict(without, "primary:0>B") == "2e-attack-range-9");
  Arena cannon = fight(facing(0, {"captain-oicunn", "ion-cannon"}));
  CHECK(verdict(cannon, "ion-cannon>B") == "2e-attack-range-9");
}

TEST_CASE("Rear Admiral Chiraneau: critical hits on the covered side", "[fga-upgrade:2.8:Rear Admiral Chiraneau]") {
  Arena arena = fight(facing(kTwo, {"rear-admiral-chiraneau"}));
  arena.edit("A").tokens.reinforce_fore = 1;
  arena.says("attack", "primary:0>B").dice(thrown("fbb"));
  arena.says("modify-attack", "pilot:rear-admiral-chiraneau").dice(thrown("bbb"));
  shoot(arena);
  REQUIRE(damage(arena) == 1);
  CHECK(arena["B"].ship.damage[0].faceup);

  Arena behind = fight(facing(kTwo, {"rear-admiral-chiraneau"}));
  behind.edit("A").tokens.reinforce_aft = 1;
  behind.says("attack", "primary:0>B").dice(thrown("fbb")).dice(thrown("bbb"));
  shoot(behind);
  CHECK(behind.question("modify-attack") == nullptr);
}

TEST_CASE("Dauntless: an action after a maneuver cut short", "[fga-upgrade:2.8:Dauntless]") {
  Arena arena = flight(with(facing(500, {"dauntless"}), wingman(457, 460)));
  arena.says("action", "evade");
  executes(arena, {3, geom::Bearing::straight}, geom::Difficulty::white);
  CHECK(arena["A"].tokens.evade == 1);
  CHECK(arena["A"].tokens.stress == 1);

  Arena full = flight(facing(500, {"dauntless"}));
  executes(full, {2, geom::Bearing::straight}, geom::Difficulty::white);
  CHECK(full.question("action") == nullptr);
}

TEST_CASE("Death Troopers: enemies near them keep their stress", "[fga-upgrade:2.8:Death Troopers]") {
  const auto left = [](Arena arena) {
    arena.edit("A").tokens.stress = 1;
    arena.edit("B").tokens.stress = 2;
    arena.run([](Game& game) {
      for (const char* ship : {"A", "B"}) rules::lose(game, ship, state::Token::stress, 1, "2e-maneuver-5");
    });
    CHECK(arena["A"].tokens.stress == 0);
    return arena["B"].tokens.stress;
  };
  CHECK(left(flight(facing(kOne, {"death-troopers"}))) == 2);
  CHECK(left(flight(facing(kTwo, {"death-troopers"}))) == 1);
  CHECK(left(fight(facing(kOne, {"death-troopers"}))) == 1);  // the Activation Phase only
  CHECK(left(flight(facing(kOne, {}))) == 1);

  Arena flies = flight(facing(kTwo, {"death-troopers"}));  // it ends its blue maneuver beside them
  flies.edit("B").tokens.stress = 1;
  executes(flies, {2, geom::Bearing::straight}, geom::Difficulty::blue, "B");
  CHECK(flies["B"].tokens.stress == 1);
}

TEST_CASE("GNK Droid: a charge stored, a shield back", "[fga-upgrade:2.8:GNK \"Gonk\" Droid]") {
  Arena arena = flight(facing(500, {"gnk-gonk-droid"}));
  opens(arena, Window::setup);
  CHECK(charges(arena, "gnk-gonk-droid") == 0);
  acts(arena.says("action", "gnk-gonk-droid:store"));
  CHECK(charges(arena, "gnk-gonk-droid") == 1);

  arena.edit("A").ship.shields = 2;
  acts(arena.says("action", "gnk-gonk-droid:take"));
  CHECK(arena["A"].ship.shields == 3);
  CHECK(charges(arena, "gnk-gonk-droid") == 0);

  Arena full = flight(facing(500, {"gnk-gonk-droid"}));
  acts(full.says("action", "pass"));
  CHECK(full.offered("action", "gnk-gonk-droid:take") == nullptr);
  CHECK(full.offered("action", "gnk-gonk-droid:store") == nullptr);
}

}  // namespace
}  // namespace plotboard::cards_gear_crew
