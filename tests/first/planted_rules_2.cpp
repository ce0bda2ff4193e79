// Rules of huge ships and of docking that a breakage planted in the engine got past: each test fails with its own.
#include "first/rules_r3.hpp"
#include "rules/first/docking.hpp"
#include "rules/first/rulebook.hpp"
#include "rules/first/squad.hpp"
#include "rules/play/rulebook.hpp"

namespace plotboard::first_planted_rules_2 {
using namespace first_rules_r3;

namespace {

constexpr const char* kTurbolasers = "1e-upgrade-singleturbolasers";
constexpr const char* kRetrofit = "1e-upgrade-combatretrofit";
constexpr const char* kRecruit = "1e-upgrade-inspiringrecruit";
constexpr int kHullBreach = 304;  // of the GR-75's fore deck; 2 energy turn it down

Arena& uses_energy(Arena& arena) {
  return arena.run([](Game& game) { rules::first::energy_steps(game, "A", 0); });
}
// Abeam of A at range 3, in the right arc of its fore section.
state::Piece abeam(const std::string& id) {
  return piloted(id, kFirespray, Side::enemy, 250 + 40 + 250 + 40, 400 + 72, 180);
}

}  // namespace

TEST_CASE("Coordinate gives a huge ship nothing, and may not name one [huge-tokens-9][1e-free-4]", "[first]") {
  Arena arena = play({transport(), piloted("H", kGozanti, Side::player, 600, 300),
                      piloted("X", kRookie, Side::player, 330, 300), piloted("Y", kRookie, Side::player, 330, 360)});
  arena.says("action", "coordinate").says("coordinate", "X").says("action", "focus");
  act(arena);
  CHECK(verdict_on(arena, "coordinate", "H") == "forbidden");
  CHECK(arena.offered("coordinate", "H")->rule == "huge-tokens-9");
  CHECK(verdict_on(arena, "coordinate", "Y") == "legal");
  Arena alone = play({transport(), piloted("H", kGozanti, Side::player, 600, 300)});
  alone.passes("action");
  act(alone);
  CHECK(verdict_on(alone, "action", "coordinate") == "forbidden");
}

TEST_CASE("Hull Breach: what the card under it adds goes and comes back with it [1e-hdeck-17][huge-energy-14]",
          "[first]") {
  Arena arena = play({transport(Side::player, 457, 300, 0, {kRetrofit})});
  const state::ShipState before = arena["A"].ship;
  energy(next_card(no_shields(arena), kFore, kHullBreach), kFore, 2);
  suffers(arena, 0, 1, Section::fore);  // its one card lies under it
  const state::ShipState& under = arena["A"].ship;
  CHECK(under.hull == before.hull - 2);
  CHECK(under.shield_limit == before.shield_limit - 1);
  CHECK(under.sections[kFore].shield_limit == before.sections[kFore].shield_limit - 1);
  arena.says("energy", "damage:304");
  uses_energy(arena);
  CHECK(arena["A"].ship.hull == before.hull);
  CHECK(arena["A"].ship.shield_limit == before.shield_limit);
  CHECK(arena["A"].ship.sections[kFore].shield_limit == before.sections[kFore].shield_limit);
}

TEST_CASE("Just as much energy as the header says is enough [huge-energy-12][huge-energy-14]", "[first]") {
  Arena arena = play({transport()});
  energy(next_card(no_shields(arena), kFore, kHullBreach), kFore, 2);
  suffers(arena, 0, 1, Section::fore);
  arena.says("energy", "damage:304");
  uses_energy(arena);
  CHECK(energy_on(arena, kFore) == 0);
  CHECK(arena["A"].ship.faceup(kHullBreach) == 0);
}

TEST_CASE("By the later rules one defense die more at every range from 3 on [1e-huge-1][huge-ruler-3][huge-ruler-4]",
          "[first]") {
  const auto dice = rules::first_edition().fighting.range_defense;
  data::RuleSet rules = *catalog().ruleset("huge-1e");
  const std::vector<int> by_seed{0, 0, 1, 2, 3}, later{0, 0, 1, 1, 1};
  for (const bool is_later : {false, true}) {
    rules.huge_range_dice_later = is_later;
    for (int range = 1; range <= 5; ++range) {
      CHECK(dice(rules, range) == (is_later ? later : by_seed)[static_cast<std::size_t>(range - 1)]);
    }
  }
}

TEST_CASE("What a card adds strengthens the section that carries it [1e-huge-6][huge-sections-4]", "[first]") {
  constexpr const char* kTeam = "1e-upgrade-gunneryteam";
  data::Catalog other = catalog();  // no card of two-card ships adds to figures so far
  data::Upgrade& team = other.first_cards.at(kTeam);
  team.hull = 1;
  team.shields = 2;
  team.energy = 3;
  for (const bool aft : {false, true}) {
    const state::Piece plain = cr90();
    const state::Piece strong =
        aft ? cr90(Side::player, 457, 300, 0, {}, {kTeam}) : cr90(Side::player, 457, 300, 0, {kTeam});
    const auto before = rules::first_edition().equipped(other, plain).sections;
    const auto after = rules::first_edition().equipped(other, strong).sections;
    for (const std::size_t section : {kFore, kAft}) {
      const bool here = (section == kAft) == aft;
      CHECK(after[section].hull - before[section].hull == (here ? 1 : 0));
      CHECK(after[section].shields - before[section].shields == (here ? 2 : 0));
      CHECK(after[section].shield_limit - before[section].shield_limit == (here ? 2 : 0));
      CHECK(after[section].energy_limit - before[section].energy_limit == (here ? 3 : 0));
    }
  }
}

TEST_CASE("The die against a huge ship: a hit is damage, a critical result critical damage [huge-overlap-14]",
          "[first]") {
  const Face face = GENERATE(Face::hit, Face::crit);
  Arena arena = play({cr90(Side::enemy, 457, 500, 90), piloted("X", kRookie, Side::player, 457, 380)});
  arena.edit("X").ship.shields = 0;
  arena.next_cards(Side::player, {209});
  arena.dice({face});
  activate(arena, "3F", "X");
  REQUIRE(arena["X"].ship.damage.size() == 1);
  CHECK(arena["X"].ship.damage.front().faceup == (face == Face::crit));
}

TEST_CASE("A huge ship that has made its last attack of the round makes no other [1e-attack-42][1e-upgrade-gunner]",
          "[first]") {
  Arena arena =
      play({cr90(Side::player, 250, 400, 0, {"1e-upgrade-gunner", kTurbolasers}), abeam("B")}, Phase::engagement);
  for (state::Card& card : arena.edit("A").ship.cards) card.charges = card.id == Id(kTurbolasers) ? 2 : 0;
  arena.says("attack", "primary:0>B").dice(blanks(4)).dice(blanks(3));
  arena.says("attack", "primary:0>B").dice(blanks(4)).dice(blanks(3));  // by Gunner
  engage(arena);                                                        // and not with the turbolasers
  CHECK(times_asked(arena, "attack") == 2);
  CHECK(arena["A"].ship.has_mark(rules::kNoMoreAttacks));
}

TEST_CASE("A weapon that needs a lock needs it on the section that it fires at [huge-tokens-8]", "[first]") {
  const bool fore = GENERATE(true, false);
  constexpr const char* kTorpedoes = "1e-upgrade-protontorpedoes";
  Arena arena = play({transport(Side::enemy, 457, 450),
                      piloted("X", "1e-pilot-goldsquadronpilot", Side::player, 700, 450, 270, {kTorpedoes})},
                     Phase::engagement);
  arena.edit("X").lock = "A";
  arena.edit("X").ship.lock_section = fore ? Section::fore : Section::aft;
  const std::string weapon = kTorpedoes;
  CHECK(fault_of(arena, weapon + ">A@fore", "X").empty() == fore);
  CHECK(fault_of(arena, weapon + ">A@aft", "X").empty() == !fore);
}

TEST_CASE("Who dies as it leaves its destroyed carrier is taken off [1e-dock-8]", "[first]") {
  state::Piece phantom =
      piloted("P", "1e-pilot-zeborrelios-attackshuttle", Side::player, 457, 457, 0, {"1e-upgrade-phantom"});
  phantom.ship.carrier = "G";
  Arena arena({piloted("G", "1e-pilot-lothalrebel", Side::player, 457, 457, 0, {"1e-upgrade-ghost"}), phantom}, "1e",
              Phase::engagement);
  arena.edit("P").ship.hull = 1;
  arena.says("deploy", "rear:2F");
  arena.run([](Game& game) {
    rules::destroy(game, "G", "1e-destroy-1", words::Phrase{});
    rules::remove_destroyed(game);
  });
  CHECK(arena["P"].ship.destroyed);
  CHECK(arena["P"].ship.removed);
  CHECK_FALSE(arena["P"].in_play());
}

TEST_CASE("Half an epic point counts as a whole one [1e-epic-2][1e-huge-20]", "[first]") {
  state::Piece half = piloted("C", "1e-pilot-cr90corvettefore", Side::player, 457, 300);  // 1.5 of 3
  std::vector<state::Piece> squad{transport(), half};
  const auto faulty = [&squad] {
    const auto faults = rules::first::squad_faults(catalog(), squad, Side::player, *catalog().ruleset("huge-1e"));
    return std::any_of(faults.begin(), faults.end(), [](const auto& fault) { return fault.rule == "1e-epic-2"; });
  };
  CHECK_FALSE(faulty());  // 3.5
  squad.push_back(transport());
  squad.back().id = "B";
  CHECK(faulty());  // 5.5
}

TEST_CASE("A card of one section measures from that section [1e-huge-6][1e-upgrade-inspiringrecruit]", "[first]") {
  const bool aft = GENERATE(true, false);
  // F is at range 2 of the corvette's stern, and beyond that of its fore section.
  Arena arena =
      play({aft ? cr90(Side::player, 457, 500, 0, {}, {kRecruit}) : cr90(Side::player, 457, 500, 0, {kRecruit}),
            piloted("F", kRookie, Side::player, 457, 500 - kHalfLong - 150 - 20)});
  arena.edit("F").tokens.stress = 2;
  if (aft) arena.says("effect", kRecruit);
  arena.run([](Game& game) { rules::lose(game, "F", Token::stress, 1, "1e-stress-8"); });
  CHECK(arena["F"].tokens.stress == (aft ? 0 : 1));
}

TEST_CASE("No card restores shields of a crippled section [huge-damage-13][1e-upgrade-backupshieldgenerator]",
          "[first]") {
  const bool crippled = GENERATE(true, false);
  constexpr const char* kGenerator = "1e-upgrade-backupshieldgenerator";
  Arena arena = play({cr90(Side::player, 457, 300, 0, {kGenerator})}, Phase::end);
  energy(no_shields(arena), kAft, 2);
  arena.edit("A").ship.sections[kFore].crippled = crippled;
  if (!crippled) arena.says("effect", kGenerator);
  arena.run([](Game& game) { rules::first::end_phase(game); });
  CHECK(shields_on(arena, kFore) == (crippled ? 0 : 1));
  CHECK(energy_on(arena, kAft) == (crippled ? 2 : 1));
}

TEST_CASE("Autothrusters: the arcs of a huge ship's section are firing arcs [1e-upgrade-autothrusters][1e-range-10]",
          "[first]") {
  // The Raider's fore section reaches from range 2 on; A is ahead of its bow.
  const double gap = GENERATE(150, 250);
  Arena arena =
      play({raider(Side::enemy, 457, 300), piloted("X", "1e-pilot-alphasquadronpilot", Side::player, 457,
                                                   300 + kHalfLong + gap + 20, 180, {"1e-upgrade-autothrusters"})},
           Phase::engagement);
  const std::vector<rules::Shot> all = shots(arena, "primary:0");
  REQUIRE_FALSE(all.empty());
  const auto dice = static_cast<std::size_t>(all.front().weapon.weapon.dice);
  arena.says("attack", "primary:0>X").dice(blanks(dice)).dice(blanks(gap < 200 ? 3 : 4));
  if (gap > 200) arena.says("modify-defense", "1e-upgrade-autothrusters");
  engage(arena);
  CHECK((arena.question("modify-defense") != nullptr && arena.offered("modify-defense", "1e-upgrade-autothrusters")) ==
        (gap > 200));
}

}  // namespace plotboard::first_planted_rules_2
