// Titles of huge ships.
#include "data/catalog.hpp"
#include "rules/first/squad.hpp"
#include "support/first.hpp"

namespace plotboard::first_cards_titles_huge {
using namespace test::first;

namespace {

// A huge enemy that shows its bow to A, so far from it.
state::Piece hulk(const std::string& pilot, double gap, const Cards& cards) {
  state::Piece ship = piloted("B", pilot, Side::enemy, 457, 0, 180, cards);
  const double half = catalog().figures.base_of(ship.base).length.mm() / 2;
  ship.pose = pose(457, 320 + gap + half, 180);
  return ship;
}
Cards raider(const Cards& aft) {
  Cards cards{"1e-pilot-raiderclasscorvetteaft"};
  cards.insert(cards.end(), aft.begin(), aft.end());
  return cards;
}
void perform(Arena& arena, const char* action) {
  arena.run([action](Game& game) { rules::perform_action(game, "A", action, "white", {}); });
}
// A CR90 as an enemy, with its bow or its stern to A and no shields there.
Arena bare_corvette(bool bow) {
  state::Piece ship = piloted("B", kCorvette, Side::enemy, 457, 0, 0, {"1e-upgrade-jainaslight", kCorvetteAft});
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

TEST_CASE("Assailer: a focus result of the reinforced section is an evade [1e-upgrade-assailer]", "[first]") {
  Arena arena = fight(kXwing, {}, {hulk("1e-pilot-raiderclasscorvettefore", 250, raider({"1e-upgrade-assailer"}))});
  arena.says("attack", "primary:0>B@fore").dice(hits(3)).dice({Face::focus});
  SECTION("reinforced") {
    arena.edit("B").tokens.reinforce_fore = 1;
    arena.says("modify-defense", "1e-upgrade-assailer");
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
    CHECK(arena["B"].tokens.reinforce_fore == 1);  // not spent
  }
  SECTION("reinforced elsewhere") {
    arena.edit("B").tokens.reinforce_aft = 1;
    engage(arena);
    CHECK(damage_to(arena, "B") == 3);
  }
}

TEST_CASE("Bright Hope: its fore section's reinforce token gives two evades [1e-upgrade-brighthope][1e-huge-13]",
          "[first]") {
  Arena arena = fight(kXwing, {}, {hulk(kTransport, 150, {"1e-upgrade-brighthope"})});
  CHECK(arena["B"].ship.sections[0].energy_limit == 6);
  arena.edit("B").tokens.reinforce_fore = 1;
  arena.says("attack", "primary:0>B@fore").dice(hits(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);

  Arena astern = fight(kXwing, {}, {piloted("B", kTransport, Side::enemy, 457, 568, 0, {"1e-upgrade-brighthope"})});
  astern.edit("B").tokens.reinforce_aft = 1;
  astern.says("attack", "primary:0>B@aft").dice(hits(3));
  engage(astern);
  CHECK(damage_to(astern, "B") == 2);
}

TEST_CASE("Broken Horn: a further evade for its reinforce token, whatever its side [1e-upgrade-brokenhorn][1e-huge-14]",
          "[first]") {
  Arena arena = fight(kXwing, {}, {hulk("1e-pilot-croccruiser", 150, {"1e-upgrade-brokenhorn"})});
  CHECK(arena["B"].ship.sections[0].energy_limit == 6);
  arena.says("attack", "primary:0>B@fore").dice(hits(3));
  SECTION("used") {
    arena.edit("B").tokens.reinforce_aft = 1;
    arena.says("modify-defense", "1e-upgrade-brokenhorn");
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
    CHECK(arena["B"].tokens.reinforce_aft == 0);
  }
  SECTION("left") {
    arena.edit("B").tokens.reinforce_fore = 1;
    arena.says("modify-defense", "done");
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
    CHECK(arena["B"].tokens.reinforce_fore == 1);
  }
  SECTION("no token") {
    engage(arena);
    CHECK(damage_to(arena, "B") == 3);
  }
}

TEST_CASE("Dodonna's Pride: its coordinate action is for two ships [1e-upgrade-dodonnaspride][1e-coord-2]", "[first]") {
  Cards cards{"1e-upgrade-dodonnaspride", kCorvetteAft};
  Arena arena = flight(kCorvette, cards,
                       {piloted("F", kXwing, Side::player, 580, 300), piloted("G", kTie, Side::player, 330, 300)});
  arena.says("action", "coordinate");
  SECTION("two") {
    arena.says("ship", "F")
        .says("action", "focus")
        .says("coordinate", "G")
        .says("action", "evade")
        .says("action", "pass");
    act(arena);
    CHECK(arena["F"].tokens.focus == 1);
    CHECK(arena["G"].tokens.evade == 1);
  }
  SECTION("one twice") {
    arena.says("ship", "G").says("action", "focus").says("coordinate", "G").says("action", "pass");
    act(arena);
    CHECK(arena["G"].tokens.focus == 1);
    CHECK(arena["G"].tokens.evade == 0);
  }
  SECTION("one") {
    arena.says("ship", "pass").says("coordinate", "F").says("action", "focus").says("action", "pass");
    act(arena);
    CHECK(arena["F"].tokens.focus == 1);
  }
}

TEST_CASE("Dutyfree: it jams at range 3 [1e-upgrade-dutyfree][1e-huge-12]", "[first]") {
  for (const bool titled : {true, false}) {
    Arena arena = flight(kTransport, titled ? Cards{"1e-upgrade-dutyfree"} : Cards{}, {enemy("B", 328)});
    perform(arena, "jam");
    CHECK(arena["B"].tokens.stress == (titled ? 2 : 0));
  }
}

TEST_CASE("Impetuous: a lock after an attack that destroyed a ship [1e-upgrade-impetuous]", "[first]") {
  for (const bool destroyed : {true, false}) {
    Arena arena =
        fight("1e-pilot-raiderclasscorvettefore", raider({"1e-upgrade-impetuous", "1e-upgrade-duallaserturret"}),
              {piloted("B", kTie, Side::enemy, 620, 230), piloted("C", kTie, Side::enemy, 650, 330)});
    arena.edit("A").ship.cards.back().charges = 1;
    arena.says("attack", "1e-upgrade-duallaserturret>B").dice(hits(3));
    arena.dice(destroyed ? blanks(3) : std::vector<Face>{Face::evade, Face::blank, Face::blank});
    if (destroyed) arena.says("effect", "1e-upgrade-impetuous");  // of the two C alone is left
    engage(arena);
    CHECK((arena["A"].lock == "C") == destroyed);
  }
}

TEST_CASE("Insatiable Worrt: 3 energy after its recover action [1e-upgrade-insatiableworrt]", "[first]") {
  Arena arena = flight("1e-pilot-croccruiser", {"1e-upgrade-insatiableworrt"});
  CHECK(arena["A"].ship.sections[0].energy_limit == 3);
  set_energy(arena, 2);
  arena.run([](Game& game) { rules::suffer(game, "A", 2, 0, "1e-dmg-1", Section::fore); });
  perform(arena, "recover");
  CHECK(damage_to(arena, "A") == 0);
  CHECK(energy_of(arena) == 3);
  set_energy(arena, 1).says("reinforce", "fore");
  perform(arena, "reinforce");
  CHECK(energy_of(arena) == 1);
}

TEST_CASE("Instigator: a shield more by its recover action [1e-upgrade-instigator]", "[first]") {
  Arena arena = flight("1e-pilot-raiderclasscorvettefore", raider({"1e-upgrade-instigator"}));
  const auto lose = [&](int shields) {
    arena.run([=](Game& game) { rules::suffer(game, "A", shields, 0, "1e-dmg-1", Section::fore); });
  };
  set_energy(arena, 1, 1);
  SECTION("two for one energy") {
    lose(3);
    perform(arena, "recover");
    CHECK(damage_to(arena, "A") == 1);
  }
  SECTION("never above the value") {
    lose(1);
    perform(arena, "recover");
    CHECK(damage_to(arena, "A") == 0);
    CHECK(arena["A"].ship.sections[0].shields == 6);
  }
}

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
    arena.run([](Game& game) { rules::deal_card(game, "B", true, "1e-dmg-5", Section::fore); });
    CHECK(times_asked(arena, "effect") == 0);
  }
}

TEST_CASE("Merchant One: crew and team for cargo [1e-upgrade-merchantone]", "[first]") {
  const std::string pilot = "1e-pilot-croccruiser";
  for (const auto& [slot, by] : {std::pair{"crew", 1}, {"team", 1}, {"cargo", -1}}) {
    CHECK(slots(pilot, {"1e-upgrade-merchantone"}, slot) == slots(pilot, {}, slot) + by);
  }
  Arena arena = fight(pilot, {"1e-upgrade-merchantone"});
  CHECK(arena["A"].ship.sections[0].energy_limit == 5);
}

TEST_CASE("Quantum Storm: 1 energy as the End phase starts, if it holds 0 or 1 [1e-upgrade-quantumstorm]", "[first]") {
  for (const int held : {0, 1, 2}) {
    Arena arena = fight(kTransport, {"1e-upgrade-quantumstorm"});
    CHECK(arena["A"].ship.sections[0].energy_limit == 5);
    set_energy(arena, held);
    end_round(arena);
    CHECK(energy_of(arena) == (held < 2 ? held + 1 : 2));
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

TEST_CASE("Suppressor: once a round a token goes with its lock [1e-upgrade-suppressor]", "[first]") {
  Arena arena =
      flight(kGozanti, {"1e-upgrade-suppressor"}, {enemy("B", 200), piloted("C", kXwing, Side::enemy, 600, 300)});
  CHECK(arena["A"].ship.sections[0].energy_limit == 6);
  const auto lock = [&](const char* target) {
    arena.run([target](Game& game) { rules::acquire_lock_on(game, "A", target); });
  };
  SECTION("a token") {
    arena.edit("B").tokens.focus = 2;
    arena.edit("B").tokens.evade = 1;
    arena.says("effect", "1e-upgrade-suppressor").says("pick", "focus");
    lock("B");
    CHECK(arena["B"].tokens.focus == 1);
    CHECK(arena["B"].tokens.evade == 1);
    lock("B");  // not a second time
    CHECK(arena["B"].tokens.focus == 1);
  }
  SECTION("its lock") {
    arena.edit("C").lock = "A";
    arena.says("effect", "1e-upgrade-suppressor");
    lock("C");
    CHECK(arena["C"].lock.empty());
  }
  SECTION("nothing there") {
    lock("B");
    CHECK(arena.asked.empty());
  }
}

TEST_CASE("Tantive IV: a crew and a team slot on its fore section [1e-upgrade-tantiveiv]", "[first]") {
  const auto fore = [](const Cards& titles, const char* slot) {
    Cards cards = titles;
    cards.push_back(kCorvetteAft);
    const state::Piece ship = piloted("A", kCorvette, Side::player, 457, 300, 0, cards);
    int count = 0;
    for (const auto& place : rules::first::slots_of(catalog(), ship)) {
      count += place.slot == Id(slot) && place.section == Section::fore ? 1 : 0;
    }
    return count;
  };
  for (const char* slot : {"crew", "team"}) CHECK(fore({"1e-upgrade-tantiveiv"}, slot) == fore({}, slot) + 1);
}

}  // namespace plotboard::first_cards_titles_huge
