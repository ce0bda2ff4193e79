// Huge ships attack, are aimed at, and are locked.
#include "first/huge_ships.hpp"
#include "rules/first/rulebook.hpp"
#include "rules/play/rulebook.hpp"

namespace plotboard::first_huge_attack {
using namespace first_huge_ships;
namespace {

constexpr const char* kQuad = "1e-upgrade-quadlasercannons";          // 3 dice at range 1-2, 1 energy
constexpr const char* kTurbolasers = "1e-upgrade-singleturbolasers";  // 4 dice at range 3-5, 2 energy
constexpr const char* kSecondTurbolasers = "1e-upgrade-singleturbolasers#2";
constexpr const char* kTurret = "1e-upgrade-duallaserturret";  // 3 dice at range 1-3, any direction

// Abeam of A at range 3, in the right arc of its fore section.
state::Piece abeam(const std::string& id) {
  return piloted(id, kFirespray, Side::enemy, 250 + 40 + 250 + 40, 400 + 72, 180);
}
Arena& loaded(Arena& arena, int charges = 2) {
  for (state::Card& card : arena.edit("A").ship.cards) card.charges = charges;
  return arena;
}
bool has_shot(Arena& arena, const std::string& weapon, const std::string& at = "B", const std::string& by = "A") {
  const auto found = shots(arena, weapon, by);
  return std::any_of(found.begin(), found.end(), [&](const rules::Shot& shot) { return shot.defender == Id(at); });
}
// Of the section that the shot aims at.
int range_to(Arena& arena, const std::string& weapon, Section section, const std::string& by) {
  for (const rules::Shot& shot : shots(arena, weapon, by)) {
    if (shot.section == section) return shot.range;
  }
  return -1;
}
std::string shot_with(Arena& arena, const std::string& weapon) {
  const auto found = shots(arena, weapon);
  return found.empty() ? "none" : std::string(found.front().key().text());
}

}  // namespace

TEST_CASE("Once with the primary weapon and once with each secondary one [huge-attack-1]", "[first]") {
  // Abeam of the CR90 at range 3, in the right arc of its fore section.
  Arena arena = play({cr90(Side::player, 250, 400, 0, {kTurbolasers, kTurbolasers}),
                      piloted("B", kFirespray, Side::enemy, 250 + 40 + 250 + 40, 400 + 72, 180)},
                     Phase::engagement);
  loaded(arena);
  const std::string gun = shot_with(arena, kTurbolasers);
  arena.says("attack", gun).dice(blanks(4)).dice(blanks(4));
  arena.says("attack", "primary:0>B").dice(blanks(4)).dice(blanks(3));
  arena.says("attack", shot_with(arena, kSecondTurbolasers)).dice(blanks(4)).dice(blanks(4));
  engage(arena);
  CHECK(times_asked(arena, "attack") == 3);
  for (const char* card : {kTurbolasers, kSecondTurbolasers}) CHECK(arena["A"].ship.card(card)->charges == 0);
}

TEST_CASE("Each attack is resolved to its end before the next is declared [huge-attack-2]", "[first]") {
  Arena arena = play({cr90(Side::player, 250, 400, 0, {kTurbolasers}),
                      piloted("B", kAcademy, Side::enemy, 250 + 40 + 250 + 20, 400 + 72, 180),
                      piloted("C", kFirespray, Side::enemy, 250 + 40 + 250 + 40, 400 + 172, 180)},
                     Phase::engagement);
  arena.table.play.initiative = 4;
  loaded(arena);
  arena.says("attack", "primary:0>B").dice(hits(4)).dice(blanks(4));
  arena.passes("attack");
  engage(arena);
  CHECK_FALSE(arena["B"].in_play());  // gone before the second attack is declared
  CHECK(arena.question("attack")->option("primary:0>B") == nullptr);
  for (const state::Option& option : arena.question("attack")->options) CHECK(option.piece != Id("B"));
}

TEST_CASE("Without an attack value there is no primary weapon [huge-attack-3]", "[first]") {
  for (const char* pilot : {kTransport, kGozanti, "1e-pilot-croccruiser"}) {
    INFO(pilot);
    Arena arena = play({piloted("A", pilot, Side::player, 457, 300),
                        piloted("B", kAcademy, Side::enemy, 457, 300 + kHalfShort + 150, 180)},
                       Phase::engagement);
    CHECK(shots(arena).empty());
    arena.run([](Game& game) { CHECK(rules::weapons_of(game, "A").empty()); });
    engage(arena);
    CHECK(times_asked(arena, "attack") == 0);
  }
}

TEST_CASE(
    "A turret fires inside and outside its arcs, at the range of its own section"
    " [huge-attack-5][huge-attack-6]",
    "[first]") {
  // Ahead of the CR90 no arc of its fore section looks, which has one to either side.
  Arena ahead = play({cr90(Side::player, 457, 200, 0, {kTurbolasers}),
                      piloted("B", kAcademy, Side::enemy, 457, 200 + kHalfLong + 20 + 250, 180)},
                     Phase::engagement);
  loaded(ahead);
  CHECK(has_shot(ahead, "primary:0"));
  CHECK_FALSE(has_shot(ahead, kTurbolasers));
  // Beside the aft section: 250 mm from the ship, 320 mm from the fore section.
  Arena aside = play(
      {cr90(Side::player, 200, 600), piloted("B", kAcademy, Side::enemy, 200 + 40 + 230 + 20, 600 - 20 - 210, 180)},
      Phase::engagement);
  const auto found = shots(aside, "primary:0");
  REQUIRE(found.size() == 1);
  CHECK(found.front().range == 4);
  CHECK(found.front().distance_mm > 300);
}

TEST_CASE("A primary weapon with a printed range keeps to it [huge-attack-8]", "[first]") {
  const auto abeam = [](double gap) {
    return std::vector<state::Piece>{cr90(Side::player, 200, 400),
                                     piloted("B", kFirespray, Side::enemy, 200 + 40 + gap + 40, 400 + 72, 180)};
  };
  Arena near = play(abeam(150), Phase::engagement);
  CHECK(fault_of(near, "primary:0>B") == "2e-weapon-2");
  Arena far = play(abeam(450), Phase::engagement);
  far.says("attack", "primary:0>B").dice(blanks(4)).dice(blanks(2 + 3));
  engage(far);
  CHECK(times_asked(far, "attack") == 1);
}

TEST_CASE("CR90 fore: 1 energy buys an attack die of its primary weapon [huge-attack-9]", "[first]") {
  const int has = GENERATE(0, 1);
  Arena arena = play({cr90(Side::player, 200, 400), piloted("B", kFirespray, Side::enemy, 200 + 40 + 250 + 40, 472)},
                     Phase::engagement);
  energy(arena, kAft, has).says("attack", "primary:0>B");
  if (has > 0) arena.says("effect", "1e-pilot-cr90corvettefore");
  arena.dice(blanks(has > 0 ? 5 : 4)).dice(blanks(3));
  engage(arena);
  CHECK(energy_on(arena, kAft) == 0);
}

TEST_CASE("A section's secondary weapon fires in that section's arcs [huge-attack-11]", "[first]") {
  const auto with = [](const Cards& fore, const Cards& aft, double dx, double dy) {
    return std::vector<state::Piece>{cr90(Side::player, 457, 450, 0, fore, aft),
                                     piloted("B", kAcademy, Side::enemy, 457 + dx, 450 + dy, 180)};
  };
  for (const double side : {-200.0, 200.0}) {  // either arc of it
    // 250 mm before the ship's middle the fore arcs' edges, from 72.4 ahead at 45 degrees, are passed at 178 aside.
    Arena fore = play(with({kQuad}, {}, side, 220), Phase::engagement);
    CHECK(has_shot(loaded(fore), kQuad));
    Arena fore_behind = play(with({kQuad}, {}, side, -220), Phase::engagement);
    CHECK_FALSE(has_shot(loaded(fore_behind), kQuad));
    Arena aft = play(with({}, {kQuad}, side, 220), Phase::engagement);
    CHECK_FALSE(has_shot(loaded(aft), kQuad));
    Arena aft_behind = play(with({}, {kQuad}, side, -220), Phase::engagement);
    CHECK(has_shot(loaded(aft_behind), kQuad));
  }
}

TEST_CASE("Without an arc the section's closest point counts, in arc or not [huge-targeting-4]", "[first]") {
  // A Falcon looks away and past the transport. A turret measures 180 mm straight to the side; an arc would begin
  // ahead.
  const auto pieces = [](const char* pilot, double heading) {
    return std::vector<state::Piece>{transport(Side::enemy, 457, 450),
                                     piloted("X", pilot, Side::player, 457 + 40 + 180 + 40, 450 + 40, heading)};
  };
  Arena turret = play(pieces("1e-pilot-outerrimsmuggler", 90), Phase::engagement);
  CHECK(range_to(turret, "primary:0", Section::fore, "X") == 2);
  CHECK(range_to(turret, "primary:0", Section::aft, "X") == 2);
  Arena arc = play(pieces(kFirespray, 0), Phase::engagement);
  CHECK(range_to(arc, "primary:0", Section::fore, "X") == -1);
  // Part of the fore section lies in the arc of a ship beside it: what lies there is farther than its closest point.
  state::Piece beside = piloted("X", kRookie, Side::player, 457 + 40 + 100 + 20, 450 + 10, -20);
  Arena partly = play({transport(Side::enemy, 457, 450), beside}, Phase::engagement);
  CHECK(range_to(partly, "primary:0", Section::fore, "X") == 2);
  beside = piloted("X", "1e-pilot-outerrimsmuggler", Side::player, 457 + 40 + 94 + 40, 450 + 10, 0);
  Arena round = play({transport(Side::enemy, 457, 450), beside}, Phase::engagement);
  CHECK(range_to(round, "primary:0", Section::fore, "X") == 1);
}

TEST_CASE("Where a section cannot be targeted the other or another ship is [huge-targeting-2][huge-targeting-5]",
          "[first]") {
  Arena arena = play({transport(Side::enemy, 457, 450), piloted("X", kRookie, Side::player, 457, 700, 180),
                      piloted("B", kAcademy, Side::enemy, 560, 500)},
                     Phase::engagement);
  CHECK(fault_of(arena, "primary:0>A@aft", "X") == "huge-targeting-2");
  CHECK(fault_of(arena, "primary:0>A@fore", "X") == "");
  CHECK(fault_of(arena, "primary:0>B", "X") == "");
  arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3));
  engage(arena, "X");
  CHECK(verdict_on(arena, "attack", "primary:0>A@fore") == "legal");
  CHECK(verdict_on(arena, "attack", "primary:0>A@aft") != "legal");
}

TEST_CASE("A crippled section cannot be targeted [huge-targeting-6]", "[first]") {
  Arena arena =
      play({cr90(Side::enemy, 457, 450), piloted("X", kRookie, Side::player, 700, 450, 270)}, Phase::engagement);
  CHECK(fault_of(arena, "primary:0>A@fore", "X") == "");
  arena.edit("A").ship.sections[kFore].crippled = true;
  CHECK(fault_of(arena, "primary:0>A@fore", "X") == "huge-targeting-6");
  CHECK(fault_of(arena, "primary:0>A@aft", "X") == "");
}

TEST_CASE("An attack past a huge ship that is not its target is obstructed [huge-overlap-15]", "[first]") {
  const bool between = GENERATE(true, false);
  state::Piece huge = cr90(Side::enemy, 457, between ? 450.0 : 200.0, 90);
  huge.id = "H";
  Arena arena = play({piloted("X", kRookie, Side::player, 457, 300), huge,
                      piloted("B", "1e-pilot-soontirfel", Side::enemy, 457, 300 + 40 + 240, 180)},
                     Phase::engagement);
  arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(between ? 5 : 4));  // agility 3, range 3
  engage(arena, "X");
  CHECK(times_asked(arena, "attack") == 1);
  // Its own other section is not in the way.
  Arena own = play({piloted("X", kRookie, Side::player, 457, 150), cr90(Side::enemy, 457, 450, 0)}, Phase::engagement);
  const auto found = shots(own, "primary:0", "X");
  REQUIRE(found.size() == 1);
  CHECK(found.front().obstructed_by.empty());
}

TEST_CASE("What lies before the section that is not aimed at is not in the way [huge-targeting-3]", "[first]") {
  // An asteroid before the fore section, which is the nearer one.
  Arena arena =
      play({transport(Side::enemy, 457, 450), piloted("X", kRookie, Side::player, 700, 470, 260), rock("R", 530, 490)},
           Phase::engagement);
  const std::string section = GENERATE("fore", "aft");
  const auto found = shots(arena, "primary:0", "X");
  REQUIRE(found.size() == 2);
  CHECK(found[0].obstructed_by == Ids{"R"});
  REQUIRE(found[1].obstructed_by.empty());
  arena.says("attack", "primary:0>A@" + section).dice(blanks(3));
  if (section == "fore") arena.dice(blanks(1));
  engage(arena, "X");
  CHECK(times_asked(arena, "obstruction-line") == 0);
}

TEST_CASE("A lock is on one section, whose closest point is in range [huge-tokens-7]", "[first]") {
  Arena arena = play({transport(Side::enemy, 457, 500, 180), piloted("X", kRookie, Side::player, 457, 100),
                      piloted("B", kAcademy, Side::enemy, 457, 200)});
  // Its bow looks at the X-wing: 282.5 mm to the fore section, 380 to the aft one.
  arena.says("action", "lock").says("lock", "A@fore");
  act(arena, "X");
  CHECK(arena["X"].lock == "A");
  CHECK(arena["X"].ship.lock_section == Section::fore);
  CHECK(verdict_on(arena, "lock", "A@aft") == "forbidden");
}

TEST_CASE("It serves attacks on that section alone [huge-tokens-8]", "[first]") {
  const bool same = GENERATE(true, false);
  Arena arena =
      play({transport(Side::enemy, 457, 450), piloted("X", kRookie, Side::player, 700, 450, 270)}, Phase::engagement);
  arena.edit("X").lock = "A";
  arena.edit("X").ship.lock_section = same ? Section::fore : Section::aft;
  arena.says("attack", "primary:0>A@fore").dice(blanks(3));
  if (same) arena.says("modify-attack", "lock").says("reroll", "done");
  engage(arena, "X");
  CHECK(arena["X"].lock == (same ? "" : "A"));
}

TEST_CASE("By the later rules one defense die more at every range from 3 on [1e-huge-1][huge-ruler-3][huge-ruler-4]",
          "[first]") {
  const auto dice = rules::first_edition().fighting.range_defense;
  data::RuleSet rules = *catalog().ruleset("huge-1e");
  const std::vector<int> of_2014{0, 0, 1, 2, 3}, later{0, 0, 1, 1, 1};
  for (const bool is_later : {false, true}) {
    rules.huge_range_dice_later = is_later;
    for (int range = 1; range <= 5; ++range) {
      CHECK(dice(rules, range) == (is_later ? later : of_2014)[static_cast<std::size_t>(range - 1)]);
    }
  }
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

}  // namespace plotboard::first_huge_attack
