// Elite talents of the campaign (table 2.5): each at work, and what keeps it from working.
#include <catch2/catch.hpp>

#include "campaign/talents.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/damage.hpp"
#include "rules/second/parts.hpp"

namespace plotboard::cards_talents {
namespace {

using namespace test;
using geom::Bearing;
using geom::Difficulty;
using rules::Game;
using state::Side;

void acts(Arena& arena, const std::string& colour = "") {
  arena.run([&](Game& game) {
    rules::Offer offer;
    offer.colour = colour;
    rules::offer_action(game, "A", offer);
  });
  arena.expect_all_said();
}
void executes(Arena& arena, const std::string& ship, geom::Maneuver maneuver, Difficulty difficulty) {
  arena.run([&](Game& game) {
    rules::execute_maneuver(game, ship, {maneuver, difficulty, false, false}, rules::ManeuverKind::activation);
  });
  arena.expect_all_said();
}
state::Piece comrade(double x, double y, const std::vector<std::string>& cards = {},
                     const std::string& ref = "tielnfighter") {
  return flown("C", ref, Side::player, x, y, 0, cards);
}

TEST_CASE("Composure: a focus action after one that failed", "[fga-upgrade:2.5:Composure][2e-fail-1]") {
  Arena arena = flight(facing(500, {"composure"}));
  arena.says("action", "lock").says("action", "focus");  // nobody is near enough to be locked
  acts(arena);
  CHECK(arena["A"].tokens.focus == 1);
  CHECK(arena["A"].lock.empty());

  Arena green = flight(facing(500, {"composure"}));
  green.edit("A").tokens.evade = 1;
  green.says("action", "lock");
  acts(green);
  CHECK(green["A"].tokens.focus == 0);

  Arena done = flight(facing(kTwo, {"composure"}));
  done.says("action", "lock");
  acts(done);
  CHECK(done["A"].lock == "B");
  CHECK(done["A"].tokens.focus == 0);
}

TEST_CASE("Crack Shot: a charge cancels an evade result", "[fga-upgrade:2.5:Crack Shot]") {
  Arena arena = fight(facing(kTwo, {"crack-shot"}));
  arena.says("attack", "primary:0>B").dice(thrown("hhh")).dice(thrown("eee")).says("effect", "crack-shot");
  shoot(arena);
  CHECK(damage(arena) == 1);
  CHECK(charges(arena, "crack-shot") == 0);

  Arena aside = fight(facing(kTwo, {"crack-shot"}, "tieddefender", "tielnfighter", kAside));
  aside.says("attack", "primary:0>B").dice(thrown("hhh")).dice(thrown("eee"));
  shoot(aside);
  CHECK(damage(aside) == 0);

  Arena empty = fight(facing(kTwo, {"crack-shot"}));
  empty.edit("A").ship.cards[0].charges = 0;
  empty.says("attack", "primary:0>B").dice(thrown("hhh")).dice(thrown("eee"));
  shoot(empty);
  CHECK(damage(empty) == 0);
}

TEST_CASE("Deadeye Shot: a result given up exposes a damage card", "[fga-upgrade:2.5:Deadeye Shot]") {
  const auto pieces = [](double aside) { return facing(kTwo, {"deadeye-shot"}, "tieddefender", "t65xwing", aside); };
  const auto hurt = [](Arena& arena) { arena.edit("B").ship.damage.push_back({9, false}); };
  Arena crit = fight(pieces(0));
  hurt(crit);  // exposed, it takes a point of agility
  crit.says("attack", "primary:0>B").dice(thrown("chb")).says("modify-attack", "deadeye-shot:crit");
  crit.dice(thrown("b"));
  shoot(crit);
  CHECK(crit["B"].ship.damage[0].faceup);
  CHECK(crit["B"].ship.shields == 0);  // of 2: two hits
  CHECK(damage(crit) == 1);

  Arena hit = fight(pieces(0));
  hurt(hit);
  hit.says("attack", "primary:0>B").dice(thrown("hhb")).says("modify-attack", "deadeye-shot:hit").dice(thrown("b"));
  shoot(hit);
  CHECK(hit["B"].ship.damage[0].faceup);
  CHECK(hit["B"].ship.shields == 1);
  CHECK(hit.offered("modify-attack", "deadeye-shot:crit") == nullptr);

  Arena aside = fight(pieces(kAside));
  hurt(aside);
  aside.says("attack", "primary:0>B").dice(thrown("chb")).dice(thrown("bb"));
  shoot(aside);
  CHECK_FALSE(aside["B"].ship.damage[0].faceup);

  Arena whole = fight(facing(kTwo, {"deadeye-shot"}));
  whole.says("attack", "primary:0>B").dice(thrown("chb")).dice(thrown("eee"));
  shoot(whole);
  CHECK(whole.question("modify-attack") == nullptr);
}

TEST_CASE("Disciplined: an action when a disciplined friend is lost", "[fga-upgrade:2.5:Disciplined]") {
  const auto lose = [](Arena& arena) {
    arena.run([](Game& game) { rules::suffer(game, "C", 9, 0, "fga-table-2.5"); });
    arena.expect_all_said();
  };
  Arena arena = flight(with(facing(kTwo, {"disciplined"}), comrade(600, 300, {"disciplined"})));
  arena.says("action", "lock");
  lose(arena);
  CHECK(arena["A"].lock == "B");

  Arena other = flight(with(facing(kTwo, {"disciplined"}), comrade(600, 300)));
  lose(other);
  CHECK(other.question("action") == nullptr);

  Arena far = flight(with(facing(kTwo, {"disciplined"}), comrade(880, 300, {"disciplined"})));
  lose(far);
  CHECK(far.question("action") == nullptr);
}

TEST_CASE("Marksmanship: a hit becomes a critical hit", "[fga-upgrade:2.5:Marksmanship]") {
  Arena arena = fight(facing(kTwo, {"marksmanship"}));
  arena.says("attack", "primary:0>B").dice(thrown("hbb")).says("modify-attack", "marksmanship").dice(thrown("bbb"));
  shoot(arena);
  REQUIRE(damage(arena) == 1);
  CHECK(arena["B"].ship.damage[0].faceup);

  Arena left = fight(facing(kTwo, {"marksmanship"}));  // it may be left alone
  left.says("attack", "primary:0>B").dice(thrown("hbb")).says("modify-attack", "done").dice(thrown("bbb"));
  shoot(left);
  CHECK_FALSE(left["B"].ship.damage[0].faceup);

  Arena aside = fight(facing(kTwo, {"marksmanship"}, "tieddefender", "tielnfighter", kAside));
  aside.says("attack", "primary:0>B").dice(thrown("hbb")).dice(thrown("bbb"));
  shoot(aside);
  CHECK_FALSE(aside["B"].ship.damage[0].faceup);
}

TEST_CASE("Ruthless: a friend's hull for a hit", "[fga-upgrade:2.5:Ruthless]") {
  Arena arena = fight(with(facing(kTwo, {"ruthless"}), comrade(540, 490)));
  arena.says("attack", "primary:0>B").dice(thrown("fbh")).says("modify-attack", "ruthless:C").dice(thrown("bbb"));
  shoot(arena);
  CHECK(damage(arena, "C") == 1);
  CHECK(damage(arena) == 2);

  Arena far = fight(with(facing(kTwo, {"ruthless"}), comrade(700, 490)));
  far.says("attack", "primary:0>B").dice(thrown("fbh")).dice(thrown("bbb"));
  shoot(far);
  CHECK(far.question("modify-attack") == nullptr);
  CHECK(damage(far) == 1);
}

TEST_CASE("Predator: one attack die again", "[fga-upgrade:2.5:Predator]") {
  Arena arena = fight(facing(kTwo, {"predator"}));
  arena.says("attack", "primary:0>B").dice(thrown("hbb")).says("modify-attack", "predator").says("reroll", "1");
  arena.dice(thrown("h")).dice(thrown("bbb"));
  shoot(arena);
  CHECK(damage(arena) == 2);

  Arena aside = fight(facing(kTwo, {"predator"}, "tieddefender", "tielnfighter", kAside));
  aside.says("attack", "primary:0>B").dice(thrown("hbb")).dice(thrown("bbb"));
  shoot(aside);
  CHECK(aside.question("modify-attack") == nullptr);

  Arena missile = fight(facing(kTwo, {"predator", "ion-missiles"}, "tiesabomber"));
  missile.edit("A").lock = "B";
  missile.says("attack", "ion-missiles>B").dice(thrown("hbb")).says("modify-attack", "done").dice(thrown("eee"));
  shoot(missile);
  CHECK(missile.offered("modify-attack", "predator") == nullptr);
}

TEST_CASE("Daredevil: a white boost by the turn template is a red one", "[fga-upgrade:2.5:Daredevil]") {
  Arena arena = flight(facing(500, {"daredevil"}));
  arena.says("action", "boost").says("boost", "daredevil:turn-left");
  acts(arena);
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(arena["A"].pose.heading == base::mdeg_from_degrees(270));
  CHECK(arena["A"].ship.did("boost"));
  CHECK_FALSE(arena["A"].ship.did("daredevil"));

  Arena usual = flight(facing(500, {"daredevil"}));
  usual.says("action", "boost").says("boost", "bank-left");
  acts(usual);
  CHECK(usual["A"].tokens.stress == 0);

  Arena red = flight(facing(500, {"daredevil"}));
  red.says("action", "boost").says("boost", "straight");
  acts(red, "red");
  CHECK(red.offered("boost", "daredevil:turn-left") == nullptr);
  CHECK(red["A"].tokens.stress == 1);
}

TEST_CASE("Daredevil: the turn can be the only way that is free", "[fga-upgrade:2.5:Daredevil][2e-fail-5]") {
  // A ship ahead takes straight and banks.
  Pieces pieces = facing(500, {"daredevil"});
  pieces.push_back(flown("C", "tielnfighter", Side::player, 457, 380));
  Arena arena = flight(pieces);
  arena.says("action", "boost");
  arena.says("boost", "daredevil:turn-right");
  arena.run([](Game& game) {
    rules::Offer offer;
    offer.only = {"boost"};
    rules::offer_action(game, "A", offer);
  });
  for (const char* way : {"straight", "bank-left", "bank-right"}) {
    REQUIRE(arena.offered("boost", way) != nullptr);
    CHECK_FALSE(arena.offered("boost", way)->legal);
  }
  CHECK(arena["A"].pose.heading == base::mdeg_from_degrees(90));
}

TEST_CASE("Elusive: a charge rerolls a defense die; a red maneuver brings it back", "[fga-upgrade:2.5:Elusive]") {
  const auto defended = [] {
    Pieces pieces = facing(kTwo, {});
    pieces[1] = flown("B", "tielnfighter", Side::enemy, 457, 490, 180, {"elusive"});
    return fight(pieces);
  };
  Arena arena = defended();
  arena.says("attack", "primary:0>B").dice(thrown("hhb")).dice(thrown("ebb"));
  arena.says("modify-defense", "elusive").says("reroll", "1").dice(thrown("e"));
  shoot(arena);
  CHECK(damage(arena) == 0);
  CHECK(charges(arena, "elusive", "B") == 0);

  arena.says("attack", "primary:0>B").dice(thrown("hbb")).dice(thrown("bbb"));
  shoot(arena);
  CHECK(damage(arena) == 1);

  executes(arena, "B", {1, Bearing::turn_left}, Difficulty::white);
  CHECK(charges(arena, "elusive", "B") == 0);
  executes(arena, "B", {3, Bearing::straight}, Difficulty::red);
  CHECK(charges(arena, "elusive", "B") == 1);
}

TEST_CASE("Intimidation: an enemy at range 0 defends with one die less", "[fga-upgrade:2.5:Intimidation]") {
  Arena touching = fight(with(facing(kTwo, {}), comrade(497, 490, {"intimidation"})));
  CHECK(dice_of(touching).defense == 2);
  Arena apart = fight(with(facing(kTwo, {}), comrade(520, 490, {"intimidation"})));
  CHECK(dice_of(apart).defense == 3);
  Arena plain = fight(with(facing(kTwo, {}), comrade(497, 490)));
  CHECK(dice_of(plain).defense == 3);
  Arena own = fight(with(facing(kTwo, {}), flown("C", "tielnfighter", Side::enemy, 497, 490, 0, {"intimidation"})));
  CHECK(dice_of(own).defense == 3);
}

TEST_CASE("Debris Gambit: a red evade action, a white one near an obstacle", "[fga-upgrade:2.5:Debris Gambit]") {
  Arena open = flight(facing(500, {"debris-gambit"}, "tiesabomber"));
  open.says("action", "evade");
  acts(open);
  CHECK(open["A"].tokens.evade == 1);
  CHECK(open["A"].tokens.stress == 1);

  Arena near = flight(with(facing(500, {"debris-gambit"}, "tiesabomber"), obstacle("R1", "coreasteroid0", 560, 300)));
  near.says("action", "evade");
  acts(near);
  CHECK(near["A"].tokens.evade == 1);
  CHECK(near["A"].tokens.stress == 0);

  Arena without = flight(facing(500, {}, "tiesabomber"));
  without.says("action", "focus");
  acts(without);
  CHECK(without.offered("action", "evade") == nullptr);
}

TEST_CASE("Trick Shot: one die more across an obstacle", "[fga-upgrade:2.5:Trick Shot]") {
  const Pieces pieces =
      with(with(facing(kTwo, {"trick-shot"}), obstacle("R1", "coreasteroid0", 200, 700)), comrade(700, 300));
  Arena arena = fight(pieces);
  CHECK(dice_of(arena).attack == 3);
  CHECK(dice_of(arena, "primary:0>B", {"R1"}).attack == 4);
  CHECK(dice_of(arena, "primary:0>B", {"C"}).attack == 3);
}

TEST_CASE("Lone Wolf: one die again, far from friends", "[fga-upgrade:2.5:Lone Wolf]") {
  Arena arena = fight(facing(kTwo, {"lone-wolf"}));
  arena.says("attack", "primary:0>B").dice(thrown("hbb")).says("modify-attack", "lone-wolf").says("reroll", "1");
  arena.dice(thrown("h")).dice(thrown("bbb"));
  shoot(arena);
  CHECK(damage(arena) == 2);
  CHECK(charges(arena, "lone-wolf") == 0);
  arena.run([](Game& game) { rules::second::end_phase(game); });
  CHECK(charges(arena, "lone-wolf") == 1);

  Arena defends = fight(facing(kTwo, {"lone-wolf"}));
  defends.says("attack", "primary:0>A").dice(thrown("hh")).dice(thrown("ebb"));
  defends.says("modify-defense", "lone-wolf").says("reroll", "2").dice(thrown("e"));
  shoot(defends, "B");
  CHECK(defends["A"].ship.shields == 4);

  Arena near = fight(with(facing(kTwo, {"lone-wolf"}), comrade(620, 300)));
  near.says("attack", "primary:0>B").dice(thrown("hbb")).dice(thrown("bbb"));
  shoot(near);
  CHECK(near.question("modify-attack") == nullptr);
}

TEST_CASE("Outmaneuver: out of the target's firing arcs", "[fga-upgrade:2.5:Outmaneuver][2e-firing-arc-13]") {
  const auto against = [](const std::string& ref, double heading) {
    Pieces pieces = facing(kTwo, {"outmaneuver"}, "tieddefender", ref);
    pieces[1].pose.heading = base::mdeg_from_degrees(heading);
    Arena arena = fight(pieces);
    Pieces plain = facing(kTwo, {}, "tieddefender", ref);
    plain[1].pose.heading = pieces[1].pose.heading;
    Arena before = fight(plain);
    return dice_of(arena).defense - dice_of(before).defense;
  };
  CHECK(against("tielnfighter", 0) == -1);
  CHECK(against("tielnfighter", 180) == 0);
  CHECK(against("firesprayclasspatrolcraft", 0) == 0);  // its rear arc
  CHECK(against("firesprayclasspatrolcraft", 90) == -1);

  Pieces turned = facing(kTwo, {"outmaneuver"}, "tieddefender", "btla4ywing");
  turned[1].pose.heading = base::mdeg_from_degrees(0);
  Arena arena = fight(turned);
  const int unseen = dice_of(arena).defense;
  arena.edit("B").ship.turret = state::Turret::rear;  // points at A
  CHECK(dice_of(arena).defense == unseen + 1);
}

TEST_CASE("Saturation Salvo: one more charge, two defense dice again", "[fga-upgrade:2.5:Saturation Salvo]") {
  Arena arena = fight(facing(kTwo, {"saturation-salvo", "ion-missiles"}, "tiesabomber"));
  arena.edit("A").lock = "B";
  const int before = charges(arena, "ion-missiles");
  arena.says("attack", "ion-missiles>B").dice(thrown("hhb")).says("modify-attack", "done").dice(thrown("eeb"));
  arena.says("modify-defense-attacker", "saturation-salvo").says("reroll", "0").says("reroll", "1");
  arena.dice(thrown("bb"));
  shoot(arena);
  CHECK(charges(arena, "ion-missiles") == before - 2);
  CHECK(damage(arena) == 1);
  CHECK(arena["B"].tokens.ion == 1);

  Arena last = fight(facing(kTwo, {"saturation-salvo", "ion-missiles"}, "tiesabomber"));
  last.edit("A").lock = "B";
  last.edit("A").ship.cards[1].charges = 1;
  last.says("attack", "ion-missiles>B").dice(thrown("hhb")).says("modify-attack", "done").dice(thrown("eeb"));
  shoot(last);
  CHECK(last.question("modify-defense-attacker") == nullptr);

  Arena gun = fight(facing(kTwo, {"saturation-salvo", "ion-missiles"}, "tiesabomber"));
  gun.says("attack", "primary:0>B").dice(thrown("hh")).dice(thrown("eeb"));
  shoot(gun);
  CHECK(gun.question("modify-defense-attacker") == nullptr);
}

TEST_CASE("Juke: an evade token turns an evade result", "[fga-upgrade:2.5:Juke]") {
  Arena arena = fight(facing(kTwo, {"juke"}));
  arena.edit("A").tokens.evade = 1;
  arena.says("attack", "primary:0>B").dice(thrown("hbb")).dice(thrown("ebb"));
  arena.says("modify-defense-attacker", "juke");
  shoot(arena);
  CHECK(damage(arena) == 1);
  CHECK(arena["A"].tokens.evade == 1);

  Arena without = fight(facing(kTwo, {"juke"}));
  without.says("attack", "primary:0>B").dice(thrown("hbb")).dice(thrown("ebb"));
  shoot(without);
  CHECK(damage(without) == 0);
}

TEST_CASE("Snap Shot: at an enemy that has just moved", "[fga-upgrade:2.5:Snap Shot][2e-bonus-5][2e-bonus-6]") {
  // B flies 120 mm towards A.
  const auto approached = [](double gap_after, Side side = Side::enemy) {
    Pieces pieces = facing(gap_after + 120, {"snap-shot"});
    pieces[0].tokens.focus = 1;
    pieces[1].side = side;
    return flight(pieces);
  };
  const auto approach = [](Arena& arena) { executes(arena, "B", {2, Bearing::straight}, Difficulty::white); };
  Arena arena = approached(130);
  arena.says("attack", "snap-shot>B").dice(thrown("hf")).dice(thrown("bbb"));
  approach(arena);
  CHECK(damage(arena) == 1);
  CHECK(arena["A"].tokens.focus == 1);
  CHECK(arena.question("modify-attack") == nullptr);
  CHECK(arena["A"].ship.has_mark("bonus-attack"));

  arena.edit("B").pose.y = base::um_from_mm(340 + 250);
  approach(arena);  // one bonus attack a round
  CHECK(damage(arena) == 1);

  for (const double gap : {kOne, 220.0}) {
    Arena out_of_range = approached(gap);
    approach(out_of_range);
    CHECK(out_of_range.question("attack") == nullptr);
  }
  Arena comrades = approached(130, Side::player);
  approach(comrades);
  CHECK(comrades.question("attack") == nullptr);

  Arena engaged = fight(facing(kTwo, {"snap-shot"}));
  CHECK(verdict(engaged, "snap-shot>B") == "legal");
}

TEST_CASE("Squad Leader: who is coordinated does what the leader can", "[fga-upgrade:2.5:Squad Leader]") {
  const auto led = [](const std::vector<std::string>& cards) {
    return flight(with(facing(500, cards), comrade(620, 300, {}, "alphaclassstarwing")));
  };
  Arena arena = led({"squad-leader"});
  arena.says("action", "coordinate").says("action", "focus");
  acts(arena);
  CHECK(arena["C"].tokens.focus == 1);
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(arena.offered("action", "lock") != nullptr);
  CHECK(arena.offered("action", "reload") == nullptr);

  Arena plain = led({"path-coordinate-1"});
  plain.says("action", "coordinate").says("action", "focus");
  acts(plain);
  CHECK(plain.offered("action", "reload") != nullptr);
  CHECK(plain["A"].tokens.stress == 0);
}

}  // namespace
}  // namespace plotboard::cards_talents
