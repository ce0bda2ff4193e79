// Damage to huge ships, and crippled sections.
#include "first/huge_ships.hpp"

namespace plotboard::first_huge_damage {
using namespace first_huge_ships;
namespace {

constexpr const char* kDroid = "1e-upgrade-wed15repairdroid";
constexpr const char* kTeam = "1e-upgrade-engineeringteam";
constexpr const char* kTitle = "1e-upgrade-dodonnaspride";
constexpr const char* kModification = "1e-upgrade-optimizedgenerators";
constexpr int kForeCard = 324, kAftCard = 331;  // of the CR90's decks: no more than damage

bool discarded(const Arena& arena, const char* card) { return arena["A"].ship.card(card)->discarded; }
// One more card there and the section is crippled.
Arena& nearly(Arena& arena, Section section) { return damaged(no_shields(arena), section, 7); }

}  // namespace

TEST_CASE(
    "Fore and aft have a deck each, and damage comes from the one of the section hit"
    " [huge-damage-1][huge-damage-2]",
    "[first]") {
  Arena arena = play({cr90(Side::player, 457, 300), raider(Side::enemy, 457, 700, 180, {}, {}, "E")});
  for (const char* ship : {"A", "E"}) {
    for (const std::size_t section : {kFore, kAft}) CHECK(arena[ship].ship.sections[section].deck.draw.size() == 10);
  }
  next_card(next_card(no_shields(arena), kFore, kForeCard), kAft, kAftCard);
  suffers(arena, 0, 1, Section::aft);
  suffers(arena, 0, 1, Section::fore);
  REQUIRE(arena["A"].ship.damage.size() == 2);
  CHECK(arena["A"].ship.damage[0].number == kAftCard);
  CHECK(arena["A"].ship.damage[0].section == Section::aft);
  CHECK(arena["A"].ship.damage[1].number == kForeCard);
  CHECK(arena["A"].ship.damage[1].section == Section::fore);
  CHECK(arena["E"].ship.sections[kFore].deck.draw.size() == 10);
  CHECK(arena.table.play.decks[0].draw.size() == 33);
}

TEST_CASE("A ship of one card adds up its damage of both decks [huge-damage-3]", "[first]") {
  Arena arena = play({transport()});
  damaged(damaged(no_shields(arena), Section::fore, 3), Section::aft, 4);
  for (state::DamageCard& card : arena.edit("A").ship.damage) card.number = 304;
  suffers(arena, 1, 0, Section::aft);
  CHECK(arena["A"].ship.removed);
  Arena spread = play({transport()});
  damaged(damaged(no_shields(spread), Section::fore, 2), Section::aft, 4);
  for (state::DamageCard& card : spread.edit("A").ship.damage) card.number = 304;
  suffers(spread, 1, 0, Section::aft);
  CHECK(spread["A"].in_play());
  CHECK_FALSE(spread["A"].ship.sections[kAft].crippled);
}

TEST_CASE("Damage of no section goes where the opponent says [huge-damage-4][huge-damage-5]", "[first]") {
  Arena arena = play({cr90()});
  arena.says("section", "aft");
  suffers(arena, 2);  // one section takes all of it
  CHECK(shields_on(arena, kAft) == 1);
  CHECK(shields_on(arena, kFore) == 5);
  REQUIRE(arena.question("section") != nullptr);
  CHECK(arena.question("section")->side == Side::enemy);
}

TEST_CASE("But not to a crippled one [huge-damage-6]", "[first]") {
  Arena arena = play({cr90()});
  arena.edit("A").ship.sections[kFore].crippled = true;
  suffers(arena, 2);
  CHECK(times_asked(arena, "section") == 0);
  CHECK(shields_on(arena, kAft) == 1);
  CHECK(shields_on(arena, kFore) == 5);
}

TEST_CASE("Assault Missiles reach from the section that they hit, the other takes nothing [huge-damage-7]", "[first]") {
  constexpr const char* kMissiles = "1e-upgrade-assaultmissiles";
  Arena arena = play({cr90(Side::enemy, 457, 450),
                      piloted("X", "1e-pilot-banditsquadronpilot", Side::player, 457, 800, 180, {kMissiles}),
                      piloted("fore", kAcademy, Side::enemy, 457 + 40 + 50 + 20, 450 + 60),
                      piloted("aft", kAcademy, Side::enemy, 457 - 40 - 50 - 20, 450 - 130)},
                     Phase::engagement);
  arena.edit("X").lock = "A";
  arena.edit("X").ship.lock_section = Section::fore;
  arena.says("attack", std::string(kMissiles) + ">A@fore").dice({Face::hit, Face::blank, Face::blank, Face::blank});
  engage(arena, "X");
  CHECK(damage_to(arena, "fore") == 1);
  CHECK(damage_to(arena, "aft") == 0);
  CHECK(shields_on(arena, kFore) == 4);
  CHECK(shields_on(arena, kAft) == 3);
}

TEST_CASE("As many cards as hull cripple a section of two-card ships, and it is turned [huge-damage-8][huge-damage-9]",
          "[first]") {
  Arena arena = play({cr90()});
  damaged(no_shields(arena), Section::fore, 6);
  suffers(arena, 1, 0, Section::fore);
  CHECK_FALSE(arena["A"].ship.sections[kFore].crippled);
  suffers(arena, 3, 0, Section::fore);  // what is left over is lost
  CHECK(arena["A"].ship.sections[kFore].crippled);
  CHECK(cards_of(arena, Section::fore) == 8);
  CHECK(cards_of(arena, Section::aft) == 0);
  CHECK(arena["A"].in_play());
  // The other side's figures.
  arena.run([](Game& game) { CHECK(rules::weapons_of(game, "A").front().weapon.dice == 3); });
}

TEST_CASE("Upgrades beyond the icons of the crippled side are discarded as the owner picks [huge-damage-10]",
          "[first]") {
  Arena arena = play({cr90(Side::player, 457, 300, 0, {kDroid, kTeam})});
  nearly(arena, Section::fore).says("lost-upgrade", kDroid);
  suffers(arena, 1, 0, Section::fore);
  CHECK(discarded(arena, kDroid));
  CHECK_FALSE(discarded(arena, kTeam));
  REQUIRE(arena.question("lost-upgrade") != nullptr);
  CHECK(arena.question("lost-upgrade")->side == Side::player);
}

TEST_CASE("Energy above the crippled side's limit is discarded [huge-damage-11]", "[first]") {
  Arena arena = play({cr90()});
  nearly(energy(arena, kAft, 5), Section::aft);
  suffers(arena, 1, 0, Section::aft);
  CHECK(arena["A"].ship.sections[kAft].energy_limit == 3);
  CHECK(energy_on(arena, kAft) == 3);
}

TEST_CASE("Titles and modifications stay [huge-damage-12]", "[first]") {
  Arena arena = play({cr90(Side::player, 457, 300, 0, {kTitle, kModification})});
  nearly(arena, Section::fore);
  suffers(arena, 1, 0, Section::fore);
  REQUIRE(arena["A"].ship.sections[kFore].crippled);
  CHECK_FALSE(discarded(arena, kTitle));
  CHECK_FALSE(discarded(arena, kModification));
  CHECK(times_asked(arena, "lost-upgrade") == 0);
}

TEST_CASE("A crippled section takes no damage [huge-damage-13]", "[first]") {
  Arena arena = play({cr90()});
  nearly(arena, Section::fore);
  suffers(arena, 1, 0, Section::fore);
  suffers(arena, 2, 1, Section::fore);
  arena.run([](Game& game) { rules::deal_card(game, "A", true, "1e-dmg-1", Section::fore); });
  CHECK(cards_of(arena, Section::fore) == 8);
  CHECK(cards_of(arena, Section::aft) == 0);
}

TEST_CASE("With both sections crippled the ship is destroyed and gone at once [huge-damage-14][huge-damage-15]",
          "[first]") {
  Arena arena = play({cr90(), piloted("B", kAcademy, Side::enemy, 700, 300)});
  arena.edit("A").tokens.reinforce_fore = 1;
  arena.edit("A").tokens.ion = 2;
  arena.edit("B").lock = "A";
  nearly(arena, Section::fore);
  damaged(arena, Section::aft, 7);
  suffers(arena, 1, 0, Section::fore);
  CHECK(arena["A"].in_play());
  suffers(arena, 1, 0, Section::aft);
  CHECK_FALSE(arena["A"].in_play());
  CHECK(arena["A"].ship.destroyed);
  CHECK(arena["A"].ship.removed);
  CHECK(arena["B"].lock.empty());
  CHECK(arena["A"].tokens.reinforce_fore == 0);
  CHECK(arena["A"].tokens.ion == 0);
}

TEST_CASE(
    "An attacker of equal skill: the section is crippled when the ship has had its attack"
    " [huge-damage-16][huge-damage-17][huge-damage-18]",
    "[first]") {
  const int skill = GENERATE(4, 5);
  Arena arena =
      play({cr90(Side::player, 200, 400), piloted("B", kFirespray, Side::enemy, 200 + 40 + 250 + 40, 472, 270)},
           Phase::engagement);
  arena.edit("B").initiative = skill;
  arena.table.play.initiative = skill;
  nearly(arena, Section::fore);
  arena.says("attack", "primary:0:front>A@fore").dice({Face::hit, Face::blank, Face::blank}).dice(blanks(1));
  engage(arena, "B");
  CHECK(cards_of(arena, Section::fore) == 8);
  CHECK(arena["A"].ship.sections[kFore].crippled == (skill == 5));
  CHECK(arena.told("huge-damage-16") == (skill == 4));
  // Its attack is that of the full side while the flip waits.
  arena.table.play.initiative = 4;
  arena.says("attack", "primary:0>B").dice(blanks(skill == 4 ? 4 : 3)).dice(blanks(3));
  engage(arena);
  CHECK(arena["A"].ship.sections[kFore].crippled);
  CHECK(arena["A"].in_play());
}

TEST_CASE("Until then face-up damage just dealt works [huge-damage-17]", "[first]") {
  constexpr int kDriveFailure = 326;  // any action costs 1 energy
  Arena arena =
      play({cr90(Side::player, 200, 400), piloted("B", kFirespray, Side::enemy, 530, 472, 270)}, Phase::engagement);
  arena.edit("B").initiative = arena.table.play.initiative = 4;
  next_card(nearly(arena, Section::fore), kFore, kDriveFailure);
  arena.says("attack", "primary:0:front>A@fore").dice({Face::crit, Face::blank, Face::blank}).dice(blanks(1));
  engage(arena, "B");
  CHECK(arena["A"].ship.faceup(kDriveFailure) == 1);
  CHECK_FALSE(arena["A"].ship.sections[kFore].crippled);
  arena.run([](Game& game) {
    for (const state::Option& option : rules::action_options(game, "A", {})) {
      if (option.key != Id("pass")) CHECK_FALSE(option.legal);
    }
  });
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

}  // namespace plotboard::first_huge_damage
