// Actions of huge ships.
#include "first/huge_ships.hpp"

namespace plotboard::first_huge_actions {
using namespace first_huge_ships;
namespace {

constexpr const char* kDroid = "1e-upgrade-wed15repairdroid";  // Action: discards damage cards for energy

int tokens(const Arena& arena, Token token, const std::string& ship = "A") { return arena[ship].tokens[token]; }
// An X-wing ahead of the GR-75 or astern of it.
Arena facing(bool from_ahead) {
  return play({transport(Side::enemy, 457, 400),
               piloted("X", kRookie, Side::player, 457, from_ahead ? 620.0 : 180.0, from_ahead ? 180 : 0)},
              Phase::engagement);
}
// It hits three times the end that it sees; where a token is put comes before that.
Arena& fires(Arena& arena, bool from_ahead) {
  arena.says("attack", from_ahead ? "primary:0>A@fore" : "primary:0>A@aft").dice(hits(3));
  return engage(arena, "X");
}
std::size_t cards_after_fire(bool from_ahead, bool fore_token) {
  Arena arena = facing(from_ahead);
  arena.edit("A").tokens[fore_token ? Token::reinforce_fore : Token::reinforce_aft] = 1;
  return fires(no_shields(arena), from_ahead)["A"].ship.damage.size();
}

}  // namespace

TEST_CASE("Recover: all energy of the ship goes, what lies on upgrades stays [huge-actions-1]", "[first]") {
  Arena arena = play({transport(Side::player, 457, 300, 0, {"1e-upgrade-ionizationreactor"})});
  energy(no_shields(arena), kFore, 3);
  arena.edit("A").ship.cards.front().charges = 2;
  arena.says("action", "recover");
  act(arena);
  CHECK(energy_on(arena, kFore) == 0);
  CHECK(arena["A"].ship.cards.front().charges == 2);
}

TEST_CASE("Recover: a shield comes back for each energy [huge-actions-2]", "[first]") {
  const int count = GENERATE(1, 3);
  Arena arena = play({transport()});
  energy(no_shields(arena), kFore, count).says("action", "recover");
  act(arena);
  CHECK(shields_on(arena, kFore) == count);
  CHECK(arena["A"].ship.shields == count);
}

TEST_CASE("Recover: each shield goes to the section that its owner names [huge-actions-3]", "[first]") {
  Arena arena = play({cr90()});
  energy(no_shields(arena), kAft, 3);
  arena.says("action", "recover");  // its fore section has nothing to do
  arena.says("recover", "fore").says("recover", "aft").says("recover", "fore");
  act(arena);
  CHECK(shields_on(arena, kFore) == 2);
  CHECK(shields_on(arena, kAft) == 1);
  REQUIRE(arena.question("recover") != nullptr);
  CHECK(arena.question("recover")->side == Side::player);
  // A crippled section gets none.
  Arena crippled = play({cr90()});
  energy(no_shields(crippled), kAft, 2).edit("A").ship.sections[kFore].crippled = true;
  crippled.says("action", "recover");
  act(crippled);
  CHECK(shields_on(crippled, kFore) == 0);
  CHECK(shields_on(crippled, kAft) == 2);
}

TEST_CASE("Recover: no card rises above its shields, the energy is gone all the same [huge-actions-4]", "[first]") {
  Arena arena = play({transport()});
  energy(arena, kFore, 3);
  arena.edit("A").ship.sections[kFore].shields = 3;
  arena.edit("A").ship.shields = 3;
  arena.says("action", "recover");
  act(arena);
  CHECK(shields_on(arena, kFore) == 4);
  CHECK(energy_on(arena, kFore) == 0);
}

TEST_CASE("Reinforce: one token at the fore or the aft section [huge-actions-5]", "[first]") {
  const bool fore = GENERATE(true, false);
  Arena arena = play({transport()});
  arena.says("action", "reinforce").says("reinforce", fore ? "fore" : "aft");
  act(arena);
  CHECK(tokens(arena, Token::reinforce_fore) == (fore ? 1 : 0));
  CHECK(tokens(arena, Token::reinforce_aft) == (fore ? 0 : 1));
}

TEST_CASE("A reinforce token is an evade for its own section alone [huge-actions-6]", "[first]") {
  CHECK(cards_after_fire(true, true) == 2);
  CHECK(cards_after_fire(true, false) == 3);
  CHECK(cards_after_fire(false, false) == 2);
  CHECK(cards_after_fire(false, true) == 3);
}

TEST_CASE("It stays for every attack of the round and goes with the End phase [huge-actions-7][huge-actions-8]",
          "[first]") {
  Arena arena = facing(true);
  arena.edit("A").tokens.reinforce_fore = 1;
  fires(no_shields(arena), true);
  CHECK(tokens(arena, Token::reinforce_fore) == 1);
  arena.edit("X").ship.engaged = false;
  fires(arena, true);
  CHECK(arena["A"].ship.damage.size() == 4);
  arena.edit("X").tokens.focus = 1;
  arena.run([](Game& game) { rules::first::end_phase(game); });
  CHECK(tokens(arena, Token::reinforce_fore) == 0);
  CHECK(tokens(arena, Token::focus, "X") == 0);
}

TEST_CASE("Jam: an enemy at range 1-2 gets stress until it has two [huge-actions-9]", "[first]") {
  const int before = GENERATE(0, 1, 2, 3);
  Arena arena = play({transport(), piloted("near", kAcademy, Side::enemy, 457 + 40 + 190 + 20, 300),
                      piloted("close", kAcademy, Side::enemy, 457 + 40 + 50 + 20, 300),
                      piloted("far", kAcademy, Side::enemy, 457 - 40 - 210 - 20, 300)});
  arena.edit("near").tokens.stress = before;
  arena.says("action", "jam").says("jam", "near");
  act(arena);
  CHECK(tokens(arena, Token::stress, "near") == std::max(2, before));
  CHECK(verdict_on(arena, "jam", "far") == "forbidden");
}

TEST_CASE("Coordinate: a friend at range 1-2 has a free action at once [huge-actions-10]", "[first]") {
  Arena arena = play({transport(), piloted("near", kRookie, Side::player, 457 + 40 + 190 + 20, 300),
                      piloted("close", kRookie, Side::player, 457 + 40 + 50 + 20, 300),
                      piloted("far", kRookie, Side::player, 457 - 40 - 210 - 20, 300),
                      piloted("foe", kAcademy, Side::enemy, 457, 300 + kHalfShort + 50)});
  arena.says("action", "coordinate").says("coordinate", "near").says("action", "focus");
  act(arena);
  CHECK(tokens(arena, Token::focus, "near") == 1);
  CHECK(verdict_on(arena, "coordinate", "far") == "forbidden");
  CHECK(verdict_on(arena, "coordinate", "foe") == "not listed");
  CHECK(verdict_on(arena, "coordinate", "A") == "not listed");
}

TEST_CASE("With target lock on its bar it locks by the core rules [huge-actions-11]", "[first]") {
  Arena arena = play({piloted("A", kGozanti, Side::player, 457, 250),
                      piloted("near", kAcademy, Side::enemy, 457, 250 + kHalfShort + 290 + 20),
                      piloted("close", kAcademy, Side::enemy, 600, 250),
                      piloted("far", kAcademy, Side::enemy, 300, 250 + kHalfShort + 310 + 20)});
  arena.says("action", "lock").says("lock", "near");
  act(arena);
  CHECK(arena["A"].lock == "near");
  CHECK(verdict_on(arena, "lock", "far") == "forbidden");
  // The GR-75 has no such icon.
  Arena none = play({transport(), piloted("near", kAcademy, Side::enemy, 457, 300 + kHalfShort + 50)});
  none.passes("action");
  act(none);
  CHECK(verdict_on(none, "action", "lock") == "not listed");
}

TEST_CASE("Its own lock is of no section: either spends it, once [huge-actions-12]", "[first]") {
  constexpr const char* kGun = "1e-upgrade-singleturbolasers";  // at the aft section
  const bool aft_first = GENERATE(true, false);
  Arena arena = play(
      {raider(Side::player, 250, 300, 0, {}, {kGun}), piloted("B", kFirespray, Side::enemy, 250 + 420, 300 + 330, 180)},
      Phase::engagement);
  arena.edit("A").lock = "B";
  arena.edit("A").ship.cards.back().charges = 2;
  REQUIRE(fault_of(arena, "primary:0>B") == "");
  const auto found = shots(arena, kGun);
  REQUIRE_FALSE(found.empty());
  const std::string gun(found.front().key().text());
  for (const bool aft : {aft_first, !aft_first}) {
    arena.says("attack", aft ? gun : "primary:0>B").dice(blanks(4));
    if (aft == aft_first) arena.says("modify-attack", "lock").says("reroll", "done");
    arena.dice(blanks(4));  // agility 2: twice against the turbolasers, 2 more at range 4 against the other
  }
  engage(arena);
  CHECK(arena["A"].lock.empty());
  CHECK(times_asked(arena, "attack") == 2);
  CHECK(times_asked(arena, "modify-attack") == 1);  // the other attack had none
}

TEST_CASE("A ship of two cards has two actions, one of one card one [huge-actions-13]", "[first]") {
  Arena one = play({transport(), piloted("F", kRookie, Side::player, 557, 300)});
  one.says("action", "reinforce").says("reinforce", "fore");
  act(one);
  CHECK(times_asked(one, "action") == 1);
  Arena two = play({cr90(), piloted("F", kRookie, Side::player, 557, 300)});
  energy(no_shields(two), kAft, 1);
  two.says("action", "coordinate").says("action", "focus");
  two.says("action", "recover").says("recover", "fore");
  act(two);
  CHECK(tokens(two, Token::focus, "F") == 1);
  CHECK(shields_on(two, kFore) == 1);
  // The first may be let go.
  Arena skipped = play({cr90(), piloted("F", kRookie, Side::player, 557, 300)});
  skipped.says("action", "pass").says("action", "reinforce").says("reinforce", "aft");
  act(skipped);
  CHECK(tokens(skipped, Token::reinforce_aft) == 1);
}

TEST_CASE(
    "The first action is of the fore section's bar and cards, the second of the aft's"
    " [huge-actions-14][huge-actions-15]",
    "[first]") {
  const bool carried_aft = GENERATE(true, false);
  const Cards droid{kDroid};
  Arena arena = play({carried_aft ? cr90(Side::player, 457, 300, 0, {}, droid) : cr90(Side::player, 457, 300, 0, droid),
                      piloted("F", kRookie, Side::player, 557, 300)});
  REQUIRE(arena["A"].ship.card(kDroid)->section == (carried_aft ? Section::aft : Section::fore));
  energy(damaged(no_shields(arena), Section::fore, 1), kAft, 2);
  arena.says("action", "pass").says("action", "pass");
  act(arena);
  REQUIRE(arena.asked.size() == 2);
  const auto has = [&](std::size_t which, const char* key) { return arena.asked[which].option(key) != nullptr; };
  CHECK(has(0, "coordinate"));
  CHECK(has(0, "lock"));
  CHECK_FALSE(has(0, "recover"));
  CHECK_FALSE(has(0, "reinforce"));
  CHECK(has(1, "recover"));
  CHECK(has(1, "reinforce"));
  CHECK_FALSE(has(1, "coordinate"));
  CHECK_FALSE(has(1, "lock"));
  CHECK(has(0, kDroid) == !carried_aft);
  CHECK(has(1, kDroid) == carried_aft);
}

TEST_CASE("A section's actions reach from the whole ship [huge-actions-16]", "[first]") {
  // 190 mm astern of the CR90, whose fore section coordinates: more than 300 mm from that section.
  Arena arena = play({cr90(Side::player, 457, 450), piloted("F", kRookie, Side::player, 457, 450 - kHalfLong - 210)});
  arena.says("action", "coordinate").says("action", "focus").says("action", "pass");
  act(arena);
  CHECK(tokens(arena, Token::focus, "F") == 1);
}

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

TEST_CASE("A card of one section measures from that section [1e-huge-6][1e-upgrade-inspiringrecruit]", "[first]") {
  const bool aft = GENERATE(true, false);
  // F is at range 2 of the corvette's stern, and beyond that of its fore section.
  Arena arena = play({aft ? cr90(Side::player, 457, 500, 0, {}, {"1e-upgrade-inspiringrecruit"})
                          : cr90(Side::player, 457, 500, 0, {"1e-upgrade-inspiringrecruit"}),
                      piloted("F", kRookie, Side::player, 457, 500 - kHalfLong - 150 - 20)});
  arena.edit("F").tokens.stress = 2;
  if (aft) arena.says("effect", "1e-upgrade-inspiringrecruit");
  arena.run([](Game& game) { rules::lose(game, "F", Token::stress, 1, "1e-stress-8"); });
  CHECK(arena["F"].tokens.stress == (aft ? 0 : 1));
}

}  // namespace plotboard::first_huge_actions
