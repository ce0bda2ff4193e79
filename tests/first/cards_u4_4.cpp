// Titles, from Jaina's Light to ST-321.
#include "first/cards_u4.hpp"

namespace plotboard::first_cards_u4_4 {
using namespace first_cards_u4;

namespace {

// A CR90 as an enemy, with its bow or its stern to A and no shields there.
Arena bare_corvette(bool bow) {
  state::Piece ship = piloted("B", "1e-pilot-cr90corvettefore", Side::enemy, 457, 0, 0,
                              {"1e-upgrade-jainaslight", "1e-pilot-cr90corvetteaft"});
  const double half = catalog().figures.base_of(ship.base).length.mm() / 2;
  ship.pose = pose(457, 320 + 150 + half, bow ? 180 : 0);
  return fight(kXwing, {}, {ship});
}
void strip(Arena& arena) {
  state::ShipState& ship = arena.edit("B").ship;
  ship.shields = 0;
  for (state::HullSection& section : ship.sections) section.shields = 0;
  ship.sections[0].deck.draw = std::vector<int>(5, 328);  // Weapon Damaged
  ship.sections[1].deck.draw = std::vector<int>(5, 334);  // Power Plant Failure
}

}  // namespace

TEST_CASE("Jaina's Light: once an attack a faceup card goes for the next one [1e-upgrade-jainaslight]", "[first]") {
  SECTION("its own section") {
    Arena arena = bare_corvette(true);
    strip(arena);
    arena.says("attack", "primary:0>B@fore").dice({Face::crit, Face::crit, Face::hit});
    arena.says("effect", "1e-upgrade-jainaslight");
    engage(arena);
    CHECK(arena["B"].ship.damage.size() == 3);
    CHECK(arena["B"].ship.damage.back().faceup);
    CHECK(arena["B"].ship.sections[0].deck.discard.size() == 1);
    CHECK(times_asked(arena, "effect") == 1);
  }
  SECTION("not the other one [1e-huge-6]") {
    Arena arena = bare_corvette(false);
    strip(arena);
    arena.says("attack", "primary:0>B@aft").dice({Face::crit, Face::crit, Face::hit});
    engage(arena);
    CHECK(times_asked(arena, "effect") == 0);
  }
  SECTION("not outside of attacks") {
    Arena arena = bare_corvette(true);
    strip(arena);
    arena.run([](Game& game) { rules::deal_card(game, "B", true, "1e-dmg-5", state::Section::fore); });
    CHECK(times_asked(arena, "effect") == 0);
  }
}

TEST_CASE("Kylo Ren's Shuttle: a calm enemy, or another in its place, is stressed [1e-upgrade-kylorensshuttle]",
          "[first]") {
  Arena arena = fight("1e-pilot-starkillerbasepilot", {"1e-upgrade-kylorensshuttle"},
                      {enemy("B", 120), piloted("C", kTie, Side::enemy, 600, 300), enemy("D", 280)});
  SECTION("in exchange") {
    arena.edit("C").tokens.stress = 1;
    arena.says("ship", "C");
    open(arena, Window::end_of_combat);
    CHECK(arena["B"].tokens.stress == 0);
    CHECK(arena["C"].tokens.stress == 2);
    CHECK(question(arena, "ship").side == Side::enemy);
    CHECK(question(arena, "ship").option("D") == nullptr);  // range 3
    CHECK(question(arena, "ship").option("pass") == nullptr);
  }
  SECTION("nobody is calm") {
    arena.edit("B").tokens.stress = arena.edit("C").tokens.stress = 1;
    open(arena, Window::end_of_combat);
    CHECK(arena.asked.empty());
    CHECK(arena["D"].tokens.stress == 0);
  }
}

TEST_CASE("\"Light Scyk\" Interceptor: faceup damage, green banks, no modification [1e-upgrade-lightscykinterceptor]",
          "[first]") {
  const std::string pilot = "1e-pilot-cartelspacer";
  Arena arena = flight(pilot, {"1e-upgrade-lightscykinterceptor"});
  CHECK(colour(arena, "3B") == geom::Difficulty::blue);
  CHECK(colour(arena, "3N") == geom::Difficulty::blue);
  CHECK(colour(arena, "1T") == geom::Difficulty::white);
  CHECK(colour(arena, "3K") == geom::Difficulty::red);
  suffers(arena, "A", 2);
  REQUIRE(arena["A"].ship.damage.size() == 1);
  CHECK(arena["A"].ship.damage.front().faceup);
  CHECK(slots(pilot, {"1e-upgrade-lightscykinterceptor"}, "modification") == 0);
  CHECK(fault(pilot, {"1e-upgrade-lightscykinterceptor", "1e-upgrade-hullupgrade"}) == "1e-squad-6");
  CHECK(points(pilot, {"1e-upgrade-lightscykinterceptor"}) == points(pilot, {}) - 2);

  Arena plain = flight(pilot, {});
  suffers(plain, "A", 2);
  CHECK_FALSE(plain["A"].ship.damage.front().faceup);
}

TEST_CASE("Merchant One: crew and team for cargo [1e-upgrade-merchantone]", "[first]") {
  const std::string pilot = "1e-pilot-croccruiser";
  for (const auto& [slot, by] : {std::pair{"crew", 1}, {"team", 1}, {"cargo", -1}}) {
    CHECK(slots(pilot, {"1e-upgrade-merchantone"}, slot) == slots(pilot, {}, slot) + by);
  }
  Arena arena = fight(pilot, {"1e-upgrade-merchantone"});
  CHECK(arena["A"].ship.sections[0].energy_limit == 5);
}

TEST_CASE("Millennium Falcon: the evade icon [1e-upgrade-millenniumfalcon]", "[first]") {
  Arena arena = flight("1e-pilot-outerrimsmuggler", {"1e-upgrade-millenniumfalcon"});
  CHECK(has_icon(arena, "evade"));
  arena.says("action", "evade");
  act(arena);
  CHECK(arena["A"].tokens.evade == 1);
}

TEST_CASE(
    "Millennium Falcon: after a bank of speed 3 it turns round for stress [1e-upgrade-millenniumfalcon-swx57]"
    "[1e-stress-12]",
    "[first]") {
  const std::string card = "1e-upgrade-millenniumfalcon-swx57";
  const auto heading = [](const Arena& arena) { return arena["A"].pose.heading.degrees(); };
  Arena arena = flight("1e-pilot-outerrimsmuggler", {card}, {piloted("B", kTie, Side::enemy, 800, 800, 180)});
  SECTION("turned") {
    arena.says("effect", card);
    activate(arena, "3B");
    CHECK(heading(arena) == Approx(135));
    CHECK(arena["A"].tokens.stress == 1);
    CHECK(arena.question("action") == nullptr);
  }
  SECTION("another speed") {
    arena.passes("action");
    activate(arena, "2B");
    CHECK(times_asked(arena, "effect") == 0);
  }
  SECTION("another maneuver") {
    arena.passes("action");
    activate(arena, "3F");
    CHECK(times_asked(arena, "effect") == 0);
  }
  SECTION("stressed") {
    arena.edit("A").tokens.stress = 1;
    activate(arena, "3B");
    CHECK(times_asked(arena, "effect") == 0);
  }
  SECTION("touching a ship") {
    Arena alone = flight("1e-pilot-outerrimsmuggler", {card});
    alone.says("effect", "pass").passes("action");
    activate(alone, "3B");
    arena.edit("B").pose = alone["A"].pose;  // where it would come to rest
    activate(arena, "3B");
    REQUIRE_FALSE(arena["A"].ship.bumped.empty());
    CHECK(times_asked(arena, "effect") == 0);
  }
}

TEST_CASE("Mist Hunter: the barrel roll icon, and a Tractor Beam that it must carry [1e-upgrade-misthunter]",
          "[first]") {
  const std::string pilot = "1e-pilot-ruthlessfreelancer";
  Arena arena = flight(pilot, {"1e-upgrade-misthunter"});
  CHECK(has_icon(arena, "barrel-roll"));
  CHECK(fault(pilot, {"1e-upgrade-misthunter"}) == "1e-upgrade-misthunter");
  CHECK(fault(pilot, {"1e-upgrade-misthunter", "1e-upgrade-tractorbeam"}).empty());
  CHECK_FALSE(fault(pilot, {"1e-upgrade-tractorbeam"}).empty());
}

TEST_CASE("Moldy Crow: focus tokens stay [1e-upgrade-moldycrow]", "[first]") {
  Arena arena = flight("1e-pilot-rebeloperative", {"1e-upgrade-moldycrow"});
  gains(arena, "A", Token::focus, 3);
  gains(arena, "A", Token::evade);
  end_round(arena);
  CHECK(arena["A"].tokens.focus == 3);
  CHECK(arena["A"].tokens.evade == 0);
}

TEST_CASE(
    "Os-1 Arsenal Loadout: disabled, torpedoes and missiles at locked ships [1e-upgrade-os1arsenalloadout]"
    "[1e-token-4]",
    "[first]") {
  const std::string pilot = "1e-pilot-nusquadronpilot";
  CHECK(slots(pilot, {"1e-upgrade-os1arsenalloadout"}, "torpedo") == 2);
  CHECK(slots(pilot, {"1e-upgrade-os1arsenalloadout"}, "missile") == 2);
  Arena arena =
      fight(pilot, {"1e-upgrade-os1arsenalloadout", "1e-upgrade-protontorpedoes", "1e-upgrade-unguidedrockets"},
            {enemy("B", 150), piloted("C", kTie, Side::enemy, 560, 490, 180)});
  arena.edit("A").tokens.focus = 1;  // what the rockets ask for
  arena.edit("A").lock = "B";
  CHECK(shots(arena, "1e-upgrade-unguidedrockets").size() == 2);
  CHECK(shots(arena, "primary:0").size() == 2);
  arena.edit("A").tokens.disarm = 1;
  REQUIRE(shots(arena, "1e-upgrade-unguidedrockets").size() == 1);
  CHECK(shots(arena, "1e-upgrade-unguidedrockets").front().defender == "B");
  CHECK(shots(arena, "1e-upgrade-protontorpedoes").size() == 1);
  CHECK(shots(arena, "primary:0").empty());
  SECTION("the lock may pay") {
    arena.says("attack", "1e-upgrade-protontorpedoes>B").passes("modify-attack").dice(hits(4)).dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 4);
  }
  SECTION("cloaked") {
    arena.edit("A").tokens.cloak = 1;
    CHECK(shots(arena).empty());
  }
  SECTION("without a lock") {
    arena.edit("A").lock = "";
    CHECK(shots(arena).empty());
  }
}

TEST_CASE("Outrider: its cannon fires all round, in place of the primary weapon [1e-upgrade-outrider][1e-squad-15]",
          "[first]") {
  Arena arena = fight("1e-pilot-wildspacefringer", {"1e-upgrade-outrider", "1e-upgrade-ioncannon"},
                      {enemy("B", 150), piloted("C", kTie, Side::enemy, 457, 120)});
  CHECK(shots(arena, "1e-upgrade-ioncannon").size() == 2);
  CHECK(shots(arena, "primary:0").empty());
  arena.run([](Game& game) { rules::discard_card(game, "A", "1e-upgrade-ioncannon", "1e-squad-15"); });
  CHECK(shots(arena, "1e-upgrade-ioncannon").empty());
  CHECK(shots(arena, "primary:0").size() == 2);
}

TEST_CASE("Pivot Wing (Attack): agility 1 higher, and over after a maneuver [1e-upgrade-pivotwing-title-attack]",
          "[first]") {
  const std::string attack = "1e-upgrade-pivotwing-title-attack", landing = "1e-upgrade-pivotwing-title-landing";
  Arena arena = flight("1e-pilot-partisanrenegade", {attack});
  const auto agility = [&] {
    int value = 0;
    arena.run([&](Game& game) { value = rules::agility_of(game, "A"); });
    return value;
  };
  CHECK(agility() == 2);
  SECTION("after a maneuver") {
    arena.says("effect", attack).passes("action");
    activate(arena, "1F");
    CHECK(has_faceup(arena, "A", landing));
    CHECK_FALSE(has_faceup(arena, "A", attack));
    CHECK(agility() == 1);
  }
  SECTION("left") {
    arena.says("effect", "pass").passes("action");
    activate(arena, "1F");
    CHECK(agility() == 2);
  }
  SECTION("as it is placed [1e-squad-21]") {
    arena.says("effect", attack);
    open(arena, Window::setup);
    CHECK(has_faceup(arena, "A", landing));
  }
}

TEST_CASE("Pivot Wing (Landing): a stop turns it round [1e-upgrade-pivotwing-title-landing]", "[first]") {
  const std::string attack = "1e-upgrade-pivotwing-title-attack", landing = "1e-upgrade-pivotwing-title-landing";
  Arena arena = flight("1e-pilot-partisanrenegade", {landing});
  SECTION("a stop, and over after it") {
    arena.says("effect", landing).says("effect", landing);
    activate(arena, "0O");
    CHECK(arena["A"].pose.heading.degrees() == Approx(180));
    CHECK(arena["A"].ship.executed.has_value());
    CHECK(arena["A"].tokens.stress == 1);  // it is a red one
    CHECK(has_faceup(arena, "A", attack));
  }
  SECTION("another maneuver") {
    arena.says("effect", "pass").passes("action");
    activate(arena, "1F");
    CHECK(arena["A"].pose.heading.degrees() == Approx(0));
    CHECK(times_asked(arena, "effect") == 1);
  }
}

TEST_CASE("Punishing One: a primary attack die more [1e-upgrade-punishingone]", "[first]") {
  Arena arena = fight("1e-pilot-contractedscout", {"1e-upgrade-punishingone"}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice(hits(3)).dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 3);
}

TEST_CASE("Quantum Storm: 1 energy as the End phase starts, if it holds 0 or 1 [1e-upgrade-quantumstorm]", "[first]") {
  for (const int held : {0, 1, 2}) {
    Arena arena = fight("1e-pilot-gr75mediumtransport", {"1e-upgrade-quantumstorm"});
    CHECK(arena["A"].ship.sections[0].energy_limit == 5);
    energy(arena, held);
    end_round(arena);
    CHECK(arena["A"].ship.sections[0].energy == (held < 2 ? held + 1 : 2));
  }
}

TEST_CASE("Requiem: what it deploys has skill 8 to the end of the round [1e-upgrade-requiem][1e-golden-13]",
          "[first]") {
  for (const bool titled : {true, false}) {
    state::Piece tie = piloted("T", kTie, Side::player, 457, 300);
    tie.ship.carrier = "A";
    Cards cards{"1e-upgrade-dockingclamps"};
    if (titled) cards.push_back("1e-upgrade-requiem");
    Arena arena = flight(kGozanti, cards, {tie});
    arena.edit("A").ship.skips_action = true;
    arena.says("deploy-which", "T").says("deploy", "front:2F").says("action", "pass");
    activate(arena, "1F");
    CHECK(arena["T"].initiative == (titled ? 8 : 1));
    if (!titled) continue;
    arena.run([](Game& game) { rules::destroy(game, "A", "1e-destroy-1", {}); });
    CHECK(arena["T"].initiative == 8);
    end_round(arena);
    CHECK(arena["T"].initiative == 1);
  }
}

}  // namespace plotboard::first_cards_u4_4
