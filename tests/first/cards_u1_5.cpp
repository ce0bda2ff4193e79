// Crew of the 1st edition, 4-LOM to Cikatro Vizago, and figures of cards.
#include "cards_u1.hpp"
#include "rules/first/bombs.hpp"
#include "rules/first/squad.hpp"
#include "support/catalog.hpp"

namespace plotboard::first_cards_u1_5 {
using namespace first_cards_u1;

namespace {

bool has_slot(const state::Piece& ship, const std::string& slot) {
  for (const auto& place : rules::first::slots_of(catalog(), ship)) {
    if (place.slot == slot) return true;
  }
  return false;
}
state::Piece mine(const std::string& id) {
  state::Piece device;
  device.id = id;
  device.type = state::PieceType::device;
  device.ref = "1e-proximity-mine";
  device.side = Side::player;
  device.owner = "A";
  device.pose = pose(600, 600);
  return device;
}
std::vector<Face> rolled_for(Arena& arena, const char* ship, int count) {
  std::vector<Face> faces;
  arena.run([&](Game& game) { faces = rules::first::roll_for_device(game, ship, "M", count); });
  return faces;
}
const std::vector<Face> kMiss3{Face::blank, Face::blank, Face::blank};

}  // namespace

TEST_CASE("R2-D6: an elite slot for pilots of skill 3 or more that have none [1e-upgrade-r2d6]", "[first]") {
  const auto faults = [](const char* pilot) {
    const state::Piece ship = piloted("A", pilot, Side::player, 457, 300, 0, {"1e-upgrade-r2d6"});
    return rules::first::loadout_faults(catalog(), ship).size();
  };
  CHECK(faults("1e-pilot-redsquadronpilot") == 0);
  CHECK(faults("1e-pilot-rookiepilot") == 1);    // skill 2
  CHECK(faults("1e-pilot-wedgeantilles") == 1);  // has an elite slot
  CHECK(has_slot(piloted("A", "1e-pilot-redsquadronpilot", Side::player, 457, 300, 0, {"1e-upgrade-r2d6"}), "elite"));
  CHECK_FALSE(has_slot(piloted("A", "1e-pilot-redsquadronpilot", Side::player, 457, 300), "elite"));
}

TEST_CASE("4-LOM: an ion token, and the defender's token stays where it is [1e-upgrade-4lom]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-4lom"}, {enemy("B", 150)});
  arena.edit("B").tokens.focus = 1;
  arena.edit("B").tokens.evade = 1;
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::blank});
  arena.says("modify-attack", "1e-upgrade-4lom:focus").dice({Face::focus, Face::focus, Face::blank});
  arena.says("modify-defense", "done");
  engage(arena);
  CHECK(arena["A"].tokens.ion == 1);
  CHECK(times_asked(arena, "modify-attack") == 1);  // one token
  CHECK_FALSE(arena.offered("modify-defense", "focus")->legal);
  CHECK(arena.offered("modify-defense", "evade")->legal);
  CHECK(damage_to(arena, "B") == 2);

  arena.says("attack", "primary:0>B").dice(kMiss3).says("modify-attack", "done").dice(kMiss3);
  arena.says("modify-defense", "focus").says("modify-defense", "done");
  engage(arena);  // in that attack only
  CHECK(arena["B"].tokens.focus == 0);
}

TEST_CASE("4-LOM: of two focus tokens one is still spent [1e-upgrade-4lom]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-4lom"}, {enemy("B", 150)});
  arena.edit("B").tokens.focus = 2;
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::blank});
  arena.says("modify-attack", "1e-upgrade-4lom:focus").dice({Face::focus, Face::focus, Face::blank});
  arena.says("modify-defense", "focus");
  engage(arena);
  CHECK(damage_to(arena, "B") == 0);
  CHECK(arena["B"].tokens.focus == 1);
}

TEST_CASE("Agent Kallus: one enemy is marked for the game, by one focus result [1e-upgrade-agentkallus]", "[first]") {
  Arena arena = battle(kXwing, {"1e-upgrade-agentkallus"},
                       {enemy("B", 150), piloted("C", kTie, Side::enemy, 520, 490, 180),
                        piloted("H", "1e-pilot-gozanticlasscruiser", Side::enemy, 200, 600, 90)},
                       Phase::planning);
  arena.says("ship", "B").run(rules::first::begin_planning);
  CHECK(arena.offered("ship", "H") == nullptr);  // huge
  arena.run([](Game& game) { game.emit(state::RoundStarted{2}); }).run(rules::first::begin_planning);
  CHECK(times_asked(arena, "ship") == 1);

  arena.table.play.phase = Phase::engagement;
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
  arena.says("modify-attack", "1e-upgrade-agentkallus").dice(kMiss3);
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
  arena.says("attack", "primary:0>A").dice({Face::hit, Face::hit}).dice({Face::focus, Face::focus});
  arena.says("modify-defense", "1e-upgrade-agentkallus");
  engage(arena, "B");
  CHECK(damage_to(arena, "A") == 1);
  arena.says("attack", "primary:0>C").dice({Face::focus, Face::focus, Face::blank}).dice(kMiss3);
  engage(arena);  // no mark on C
  CHECK(damage_to(arena, "C") == 0);
}

TEST_CASE("Baze Malbus: after a miss a primary attack on another ship, then no more [1e-upgrade-bazemalbus]",
          "[first]") {
  Arena arena =
      fight(kXwing, {"1e-upgrade-bazemalbus"}, {enemy("B", 150), piloted("C", kTie, Side::enemy, 520, 490, 180)});
  arena.says("attack", "primary:0>B").dice(kMiss3).dice(kMiss3);
  arena.says("attack", "primary:0>C").dice(kMiss3).dice(kMiss3);
  engage(arena);
  CHECK(arena.offered("attack", "primary:0>B") == nullptr);
  CHECK(arena["A"].ship.has_mark(rules::kNoMoreAttacks));
}

TEST_CASE("Baze Malbus: not after a hit, nor on the same ship [1e-upgrade-bazemalbus]", "[first]") {
  Arena hit =
      fight(kXwing, {"1e-upgrade-bazemalbus"}, {enemy("B", 150), piloted("C", kTie, Side::enemy, 520, 490, 180)});
  hit.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank}).dice(kMiss3);
  engage(hit);
  CHECK(times_asked(hit, "attack") == 1);

  Arena alone = fight(kXwing, {"1e-upgrade-bazemalbus"}, {enemy("B", 150)});
  alone.says("attack", "primary:0>B").dice(kMiss3).dice(kMiss3);
  engage(alone);
  CHECK(times_asked(alone, "attack") == 1);
  CHECK_FALSE(alone["A"].ship.has_mark(rules::kNoMoreAttacks));
}

TEST_CASE("Bistan: a hit becomes a critical at range 1 and 2 [1e-upgrade-bistan]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-bistan"}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank});
  arena.says("modify-attack", "1e-upgrade-bistan").dice(kMiss3);
  engage(arena);
  CHECK(arena["B"].ship.damage.front().faceup);

  Arena far = fight(kXwing, {"1e-upgrade-bistan"}, {enemy("B", 250)});
  far.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank});
  far.dice({Face::blank, Face::blank, Face::blank, Face::blank});
  engage(far);
  CHECK_FALSE(far["B"].ship.damage.front().faceup);
}

TEST_CASE("Boba Fett: after a faceup card an upgrade of the defender is discarded [1e-upgrade-bobafett]", "[first]") {
  const Cards cards{"1e-upgrade-fleetofficer", "1e-upgrade-gunner"};
  Arena arena = fight(kXwing, {"1e-upgrade-bobafett"}, {enemy("B", 150, cards)});
  arena.says("attack", "primary:0>B").dice({Face::crit, Face::blank, Face::blank}).dice(kMiss3);
  arena.says("effect", "1e-upgrade-bobafett").says("upgrade", "1e-upgrade-gunner");
  engage(arena);
  CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-bobafett"));
  CHECK_FALSE(has_faceup(arena, "B", "1e-upgrade-gunner"));
  CHECK(has_faceup(arena, "B", "1e-upgrade-fleetofficer"));

  Arena facedown = fight(kXwing, {"1e-upgrade-bobafett"}, {enemy("B", 150, cards)});
  facedown.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank}).dice(kMiss3);
  engage(facedown);
  CHECK_FALSE(asked_to_use(facedown, "1e-upgrade-bobafett"));
}

TEST_CASE("Boba Fett: a card that Chewbacca discards counts [1e-upgrade-bobafett][1e-dmg-9]", "[first]") {
  for (const Side first : {Side::player, Side::enemy}) {
    Arena arena =
        fight(kXwing, {"1e-upgrade-bobafett"}, {enemy("B", 150, {"1e-upgrade-chewbacca", "1e-upgrade-gunner"})});
    arena.table.play.first = first;
    arena.says("attack", "primary:0>B").dice({Face::crit, Face::blank, Face::blank}).dice(kMiss3);
    arena.says("effect", "1e-upgrade-chewbacca").says("effect", "1e-upgrade-bobafett");
    engage(arena);
    CHECK_FALSE(has_faceup(arena, "B", "1e-upgrade-gunner"));
  }
}

TEST_CASE("Bodhi Rook: the range of a lock is that from any friend [1e-upgrade-bodhirook]", "[first]") {
  const auto ships = [] { return std::vector<state::Piece>{ally("F", 557, 560), enemy("B", 380), enemy("C", 540)}; };
  Arena arena = flight(kXwing, {"1e-upgrade-bodhirook"}, ships());
  arena.edit("F").pose = pose(600, 480);
  arena.says("action", "lock");
  act(arena);
  CHECK(arena["A"].lock == "B");  // C is too far from either

  Arena without = flight(kXwing, {}, ships());
  without.says("action", "pass");
  act(without);
  CHECK_FALSE(without.offered("action", "lock")->legal);

  Arena far = flight(kXwing, {"1e-upgrade-bodhirook"}, {enemy("B", 380), ally("F", 700, 100)});
  far.says("action", "pass");
  act(far);
  CHECK_FALSE(far.offered("action", "lock")->legal);
}

TEST_CASE("Bombardier: the straight 2 template may lay a bomb [1e-upgrade-bombardier]", "[first]") {
  int lies_at[2] = {};
  for (const int speed : {1, 2}) {
    Arena arena = flight(kXwing, {"1e-upgrade-bombardier", "1e-upgrade-seismiccharges"});
    arena.says("drop", "1e-upgrade-seismiccharges:straight-" + std::to_string(speed));
    arena.run([](Game& game) { rules::first::offer_drop(game, "A", {"1e-upgrade-seismiccharges"}, "1e-bomb-3"); });
    lies_at[speed - 1] = arena.table.pieces.back().pose.y.value;
  }
  CHECK(lies_at[0] - lies_at[1] == 40000);

  Arena without = flight(kXwing, {"1e-upgrade-seismiccharges"}, {ally("F", 557, 300, {"1e-upgrade-bombardier"})});
  without.says("drop", "pass");
  without.run([](Game& game) { rules::first::offer_drop(game, "A", {"1e-upgrade-seismiccharges"}, "1e-bomb-3"); });
  CHECK(without.offered("drop", "1e-upgrade-seismiccharges:straight-2") == nullptr);
}

TEST_CASE("Bossk: every miss brings stress, focus and a lock [1e-upgrade-bossk]", "[first]") {
  for (const int stress : {0, 1}) {
    Arena arena = fight(kXwing, {"1e-upgrade-bossk"}, {enemy("B", 150)});
    arena.edit("A").tokens.stress = stress;
    arena.says("attack", "primary:0>B").dice(kMiss3).dice(kMiss3);
    engage(arena);
    CHECK(arena["A"].tokens.stress == 1);
    CHECK(arena["A"].tokens.focus == 1);
    CHECK(arena["A"].lock == "B");
  }
  Arena hit = fight(kXwing, {"1e-upgrade-bossk"}, {enemy("B", 150)});
  hit.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank}).dice(kMiss3);
  engage(hit);
  CHECK(hit["A"].tokens.stress == 0);
  CHECK(hit["A"].lock.empty());
}

TEST_CASE(
    "Breach Specialist: a reinforce token turns this faceup card down, and all later ones "
    "[1e-upgrade-breachspecialist]",
    "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-breachspecialist"}, {});
  arena.edit("A").tokens.reinforce_aft = 1;
  arena.edit("A").ship.shields = 0;
  arena.says("effect", "1e-upgrade-breachspecialist");
  const auto hurt = [](Game& game) { rules::suffer(game, "A", 0, 1, "1e-dmg-2"); };
  arena.run(hurt).run(hurt);
  CHECK(arena["A"].tokens.reinforce_aft == 0);
  REQUIRE(arena["A"].ship.damage.size() == 2);
  CHECK_FALSE(arena["A"].ship.damage[0].faceup);
  CHECK_FALSE(arena["A"].ship.damage[1].faceup);

  Arena without = fight(kXwing, {"1e-upgrade-breachspecialist"}, {});
  without.edit("A").ship.shields = 0;
  without.run(hurt);
  CHECK(without["A"].ship.damage[0].faceup);
}

TEST_CASE("C-3PO: the right guess adds an evade result, once a round [1e-upgrade-c3po]", "[first]") {
  for (const char* guess : {"1", "0"}) {
    Arena arena = fight(kXwing, {}, {enemy("B", 150, {"1e-upgrade-c3po"})});
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::blank}).says("guess", guess);
    arena.dice({Face::evade, Face::focus, Face::blank});
    engage(arena);
    CHECK(damage_to(arena, "B") == (guess[0] == '1' ? 0 : 1));
    arena.says("attack", "primary:0>B").dice(kMiss3).dice(kMiss3);
    engage(arena);
    CHECK(times_asked(arena, "guess") == 1);
  }
}

TEST_CASE("C-3PO: the guess may be kept for later [1e-upgrade-c3po]", "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 150, {"1e-upgrade-c3po"})});
  arena.says("attack", "primary:0>B").dice(kMiss3).says("guess", "pass").dice(kMiss3);
  engage(arena);
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank}).says("guess", "0").dice(kMiss3);
  engage(arena);
  CHECK(damage_to(arena, "B") == 0);
}

TEST_CASE("Cad Bane: a bomb slot [1e-upgrade-cadbane]", "[first]") {
  CHECK_FALSE(has_slot(piloted("A", "1e-pilot-outerrimsmuggler", Side::player, 457, 300), "bomb"));
  CHECK(has_slot(piloted("A", "1e-pilot-outerrimsmuggler", Side::player, 457, 300, 0, {"1e-upgrade-cadbane"}), "bomb"));
}

TEST_CASE("Cad Bane: an enemy rerolls focus results and blanks for a friendly bomb, once a round [1e-upgrade-cadbane]",
          "[first]") {
  Arena arena = flight("1e-pilot-mandalorianmercenary", {"1e-upgrade-cadbane"},
                       {ally("F", 700, 300), enemy("B", 150), mine("M")});
  arena.dice({Face::focus, Face::hit, Face::blank}).says("effect", "1e-upgrade-cadbane");
  arena.says("reroll-bomb", "0").says("reroll-bomb", "2").dice({Face::crit, Face::hit});
  CHECK(rolled_for(arena, "B", 3) == std::vector<Face>{Face::crit, Face::hit, Face::hit});
  CHECK(arena.offered("reroll-bomb", "1") == nullptr);
  arena.dice({Face::focus, Face::hit, Face::blank});
  rolled_for(arena, "B", 3);
}

TEST_CASE("Cad Bane: friends' dice and enemies' bombs are none of his [1e-upgrade-cadbane]", "[first]") {
  Arena arena = flight("1e-pilot-mandalorianmercenary", {"1e-upgrade-cadbane"},
                       {ally("F", 700, 300), enemy("B", 150), mine("M")});
  arena.dice({Face::focus});
  rolled_for(arena, "F", 1);
  arena.edit("M").side = Side::enemy;
  arena.dice({Face::focus});
  rolled_for(arena, "B", 1);
  CHECK_FALSE(asked_to_use(arena, "1e-upgrade-cadbane"));
}

TEST_CASE("Captain Rex: a focus token after a miss [1e-upgrade-captainrex]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-captainrex"}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice(kMiss3).dice(kMiss3).says("effect", "1e-upgrade-captainrex");
  engage(arena);
  CHECK(arena["A"].tokens.focus == 1);

  Arena hit = fight(kXwing, {"1e-upgrade-captainrex"}, {enemy("B", 150)});
  hit.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank}).dice(kMiss3);
  engage(hit);
  CHECK(hit["A"].tokens.focus == 0);
}

TEST_CASE("Captain Rex: the token is there for Gunner's attack [1e-upgrade-captainrex][1e-timing-5]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-captainrex", "1e-upgrade-gunner"}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice(kMiss3).dice(kMiss3).says("effect", "1e-upgrade-captainrex");
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::blank, Face::blank}).says("modify-attack", "focus");
  arena.dice(kMiss3);
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
}

TEST_CASE("Cassian Andor: a right guess lets the dial be turned [1e-upgrade-cassianandor]", "[first]") {
  for (const char* guess : {"2B", "2N"}) {
    Arena arena = battle(kXwing, {"1e-upgrade-cassianandor"}, {enemy("B", 150), enemy("C", 290)}, Phase::planning);
    arena.edit("A").ship.dial = geom::maneuver_from_code("1F");
    arena.edit("B").ship.dial = geom::maneuver_from_code("2B");
    arena.edit("C").ship.dial = geom::maneuver_from_code("3F");
    const bool right = std::string(guess) == "2B";
    arena.says("effect", "1e-upgrade-cassianandor").says("guess", guess);
    if (right) arena.says("dial", "4K");
    arena.run(rules::first::end_planning);
    CHECK(arena["A"].ship.dial == geom::maneuver_from_code(right ? "4K" : "1F"));
    CHECK(arena["B"].ship.dial == geom::maneuver_from_code("2B"));
  }
}

TEST_CASE("Cassian Andor: only at range 1 and 2 [1e-upgrade-cassianandor]", "[first]") {
  Arena arena = battle(kXwing, {"1e-upgrade-cassianandor"}, {enemy("B", 250)}, Phase::planning);
  arena.edit("B").ship.dial = geom::maneuver_from_code("2B");
  arena.run(rules::first::end_planning);
  CHECK_FALSE(asked_to_use(arena, "1e-upgrade-cassianandor"));
}

}  // namespace plotboard::first_cards_u1_5
