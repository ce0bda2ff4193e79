// Systems, teams and techs.
#include "first/cards_u4.hpp"

namespace plotboard::first_cards_u4_1 {
using namespace first_cards_u4;

TEST_CASE(
    "Thrust Corrector: for stress the whole roll becomes one evade, which nothing changes any more"
    " [1e-upgrade-thrustcorrector][1e-stress-12]",
    "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 150, {"1e-upgrade-thrustcorrector"})});
  arena.edit("B").tokens.evade = 1;
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::hit});
  arena.dice({Face::evade, Face::evade, Face::focus});
  SECTION("with 3 stress tokens") {
    arena.edit("B").tokens.stress = 3;
    arena.says("modify-defense", "1e-upgrade-thrustcorrector").says("modify-defense", "evade");
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
    CHECK(arena["B"].tokens.stress == 4);
  }
  SECTION("not with 4") {
    arena.edit("B").tokens.stress = 4;
    arena.passes("modify-defense");
    engage(arena);
    CHECK_FALSE(offered_card(arena, "1e-upgrade-thrustcorrector"));
  }
}

TEST_CASE(
    "Trajectory Simulator: bombs of the reveal may go ahead, mines may not [1e-upgrade-trajectorysimulator]"
    "[1e-bomb-4]",
    "[first]") {
  SECTION("launched") {
    Arena arena = flight("1e-pilot-cutlasssquadronpilot", {"1e-upgrade-trajectorysimulator", "1e-upgrade-protonbombs"});
    arena.says("drop", "1e-upgrade-protonbombs:launch-straight-5").passes("action");
    activate(arena, "1F");
    REQUIRE(arena.table.pieces.back().type == state::PieceType::device);
    CHECK(arena.table.pieces.back().pose.y > pose(457, 500).y);
    CHECK(arena.offered("drop", "1e-upgrade-protonbombs:straight-1") != nullptr);  // either way
  }
  SECTION("by action") {
    Arena arena =
        flight("1e-pilot-cutlasssquadronpilot", {"1e-upgrade-trajectorysimulator", "1e-upgrade-proximitymines"});
    arena.says("action", "1e-upgrade-proximitymines");
    act(arena);
    CHECK(arena.question("drop") == nullptr);  // there is one way only
    CHECK(arena.table.pieces.back().pose.y < pose(457, 300).y);
  }
}

TEST_CASE("Engineering Team: a straight on the dial brings 1 energy more [1e-upgrade-engineeringteam]", "[first]") {
  for (const bool aboard : {true, false}) {
    Arena arena = flight(kGozanti, aboard ? Cards{"1e-upgrade-engineeringteam"} : Cards{});
    arena.edit("A").ship.skips_action = true;
    SECTION(aboard ? "straight with it" : "straight without") {
      activate(arena, "1F");
      CHECK(arena["A"].ship.sections[0].energy == (aboard ? 4 : 3));
    }
    SECTION(aboard ? "bank with it" : "bank without") {
      activate(arena, "1B");
      CHECK(arena["A"].ship.sections[0].energy == 2);
    }
  }
}

namespace {

state::Piece before_bow(const std::string& id, double gap, const Cards& cards = {}, const std::string& pilot = kTie) {
  return piloted(id, pilot, Side::enemy, 457, 418 + gap, 180, cards);
}
// A CR90 with those cards on its fore and aft section.
Arena corvette(Cards fore, const Cards& aft, std::vector<state::Piece> others) {
  fore.push_back("1e-pilot-cr90corvetteaft");
  fore.insert(fore.end(), aft.begin(), aft.end());
  return fight("1e-pilot-cr90corvettefore", fore, std::move(others));
}

}  // namespace

TEST_CASE("Gunnery Team: 1 energy turns a blank of a secondary weapon, once a round [1e-upgrade-gunneryteam]",
          "[first]") {
  Arena arena = fight(kGozanti, {"1e-upgrade-gunneryteam", "1e-upgrade-duallaserturret", "1e-upgrade-ioncannonbattery"},
                      {before_bow("B", 250)});
  energy(arena, 2);
  for (state::Card& card : arena.edit("A").ship.cards) card.charges = 2;
  arena.says("attack", "1e-upgrade-duallaserturret>B").dice({Face::blank, Face::blank, Face::hit});
  arena.says("modify-attack", "1e-upgrade-gunneryteam").dice(blanks(3));
  arena.says("attack", "1e-upgrade-ioncannonbattery>B").dice(blanks(4)).dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 2);
  CHECK(arena["A"].ship.sections[0].energy == 1);
}

TEST_CASE(
    "Gunnery Team: neither without energy nor for a primary weapon or the other section"
    " [1e-upgrade-gunneryteam][1e-huge-6]",
    "[first]") {
  SECTION("no energy") {
    Arena arena = fight(kGozanti, {"1e-upgrade-gunneryteam", "1e-upgrade-duallaserturret"}, {before_bow("B", 150)});
    arena.edit("A").ship.cards[1].charges = 1;
    arena.says("attack", "1e-upgrade-duallaserturret>B").dice(blanks(3)).dice(blanks(3));
    engage(arena);
  }
  SECTION("primary") {
    Arena arena = corvette({"1e-upgrade-gunneryteam"}, {}, {piloted("B", kTie, Side::enemy, 457, 850, 180)});
    energy(arena, 2, 1);
    arena.says("attack", "primary:0>B").says("effect", "pass").dice(blanks(4)).dice(blanks(6));  // range 5
    engage(arena);
    CHECK_FALSE(offered_card(arena, "1e-upgrade-gunneryteam"));
  }
  SECTION("other section") {
    Arena arena = corvette({"1e-upgrade-duallaserturret"}, {"1e-upgrade-gunneryteam"}, {before_bow("B", 60)});
    energy(arena, 2, 1);
    arena.edit("A").ship.cards[0].charges = 1;
    arena.says("attack", "1e-upgrade-duallaserturret>B").dice(blanks(3)).dice(blanks(3));
    engage(arena);
  }
}

TEST_CASE("IG-RM Thug Droids: one hit is a critical hit [1e-upgrade-igrmthugdroids]", "[first]") {
  Arena arena = fight("1e-pilot-croccruiser", {"1e-upgrade-igrmthugdroids", "1e-upgrade-duallaserturret"},
                      {before_bow("B", 150)});
  arena.edit("A").ship.cards[1].charges = 1;
  arena.says("attack", "1e-upgrade-duallaserturret>B").dice({Face::hit, Face::hit, Face::blank});
  arena.says("modify-attack", "1e-upgrade-igrmthugdroids").dice(blanks(3));
  engage(arena);
  REQUIRE(arena["B"].ship.damage.size() == 2);
  CHECK(arena["B"].ship.damage.back().faceup);
  CHECK_FALSE(arena["B"].ship.damage.front().faceup);
  CHECK(times_asked(arena, "modify-attack") == 1);  // once an attack
}

TEST_CASE("Ordnance Experts: a friend's torpedo turns a blank, once a round [1e-upgrade-ordnanceexperts]", "[first]") {
  const auto armed = [](double x) {
    state::Piece transport =
        piloted("T", "1e-pilot-gr75mediumtransport", Side::player, x, 250, 0, {"1e-upgrade-ordnanceexperts"});
    return fight(kXwing, {"1e-upgrade-protontorpedoes"}, {transport, enemy("B", 150)});
  };
  SECTION("near") {
    Arena arena = armed(557);
    arena.edit("A").lock = "B";
    arena.says("attack", "1e-upgrade-protontorpedoes>B").dice({Face::blank, Face::blank, Face::hit, Face::hit});
    arena.says("modify-attack", "1e-upgrade-ordnanceexperts").dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 3);
    CHECK(arena["T"].ship.has_mark("used:1e-upgrade-ordnanceexperts"));
  }
  SECTION("used this round") {
    Arena arena = armed(557);
    arena.edit("A").lock = "B";
    arena.edit("T").ship.marks.push_back("used:1e-upgrade-ordnanceexperts");
    arena.says("attack", "1e-upgrade-protontorpedoes>B").dice(blanks(4)).dice(blanks(3));
    engage(arena);
  }
  SECTION("too far away") {
    Arena arena = armed(850);
    arena.edit("A").lock = "B";
    arena.says("attack", "1e-upgrade-protontorpedoes>B").dice(blanks(4)).dice(blanks(3));
    engage(arena);
  }
  SECTION("no other weapon") {
    Arena arena = armed(557);
    arena.edit("A").lock = "B";
    arena.passes("modify-attack").says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3));
    engage(arena);
    CHECK_FALSE(offered_card(arena, "1e-upgrade-ordnanceexperts"));
  }
}

TEST_CASE("Sensor Team: locks reach to range 5 [1e-upgrade-sensorteam]", "[first]") {
  for (const bool aboard : {true, false}) {
    Arena arena = flight(kGozanti, aboard ? Cards{"1e-upgrade-sensorteam"} : Cards{}, {before_bow("B", 430)});
    arena.run([](Game& game) { rules::acquire_lock(game, "A", false); });
    CHECK((arena["A"].lock == "B") == aboard);
  }
  Arena far = flight(kGozanti, {"1e-upgrade-sensorteam"}, {piloted("B", kTie, Side::enemy, 880, 880, 180)});
  far.run([](Game& game) { rules::acquire_lock(game, "A", false); });
  CHECK(far["A"].lock.empty());
}

TEST_CASE("Advanced Optics: one focus token at most, which stays in the End phase [1e-upgrade-advancedoptics]",
          "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-advancedoptics"});
  gains(arena, "A", Token::focus, 2);
  CHECK(arena["A"].tokens.focus == 1);
  gains(arena, "A", Token::evade, 2);  // others come and go as ever
  CHECK(arena["A"].tokens.evade == 2);
  arena.says("action", "focus");  // allowed, for nothing
  act(arena);
  CHECK(arena["A"].tokens.focus == 1);
  end_round(arena);
  CHECK(arena["A"].tokens.focus == 1);
  CHECK(arena["A"].tokens.evade == 0);
}

TEST_CASE("Comm Relay: one evade token at most, which stays in the End phase [1e-upgrade-commrelay]", "[first]") {
  Arena arena = flight(kTie, {"1e-upgrade-commrelay"});
  gains(arena, "A", Token::evade);
  gains(arena, "A", Token::evade);
  gains(arena, "A", Token::focus, 2);
  CHECK(arena["A"].tokens.evade == 1);
  end_round(arena);
  CHECK(arena["A"].tokens.evade == 1);
  CHECK(arena["A"].tokens.focus == 0);
}

TEST_CASE("Primed Thrusters: boost and barrel roll with up to 2 stress tokens [1e-upgrade-primedthrusters]",
          "[first]") {
  Arena arena = flight(kTie, {"1e-upgrade-primedthrusters"});
  SECTION("two") {
    arena.edit("A").tokens.stress = 2;
    arena.says("action", "barrel-roll").says("barrel-roll", "left-middle");
    act(arena);
    CHECK(arena["A"].pose.x < pose(457, 300).x);
    CHECK_FALSE(question(arena, "action").option("focus")->legal);
    CHECK(arena.offered("action", "boost") == nullptr);  // without the icon
  }
  SECTION("three") {
    arena.edit("A").tokens.stress = 3;
    act(arena);
    CHECK(arena.asked.empty());
  }
}

TEST_CASE("Sensor Cluster: a focus token turns a blank into an evade [1e-upgrade-sensorcluster]", "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 150, {"1e-upgrade-sensorcluster"})});
  arena.says("attack", "primary:0>B").dice(hits(3)).dice({Face::blank, Face::blank, Face::evade});
  SECTION("once an attack") {
    arena.edit("B").tokens.focus = 2;
    arena.says("modify-defense", "1e-upgrade-sensorcluster").says("modify-defense", "done");
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
    CHECK(arena["B"].tokens.focus == 1);
    CHECK(arena.offered("modify-defense", "1e-upgrade-sensorcluster") == nullptr);
  }
  SECTION("not without the token") {
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
  }
}

TEST_CASE("Weapons Guidance: a focus token turns a blank into a hit [1e-upgrade-weaponsguidance][1e-focus-6]",
          "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-weaponsguidance"}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice({Face::blank, Face::blank, Face::focus});
  SECTION("once an attack, and a second token for the usual effect") {
    arena.edit("A").tokens.focus = 2;
    arena.says("modify-attack", "1e-upgrade-weaponsguidance").says("modify-attack", "focus").dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
    CHECK(arena["A"].tokens.focus == 0);
  }
  SECTION("not without the token") {
    arena.dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 0);
  }
}

}  // namespace plotboard::first_cards_u4_1
