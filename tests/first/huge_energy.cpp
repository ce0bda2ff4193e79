// Energy of huge ships: gaining, allocating and using it.
#include "first/huge_ships.hpp"

namespace plotboard::first_huge_energy {
using namespace first_huge_ships;
namespace {

constexpr const char* kQuad = "1e-upgrade-quadlasercannons";  // holds 2 energy
constexpr const char* kBooster = "1e-upgrade-commsbooster";   // Energy: rids a friend of its stress
constexpr const char* kBright = "1e-upgrade-brighthope";
constexpr int kHullBreach = 304;  // of the GR-75's fore deck; 2 energy turn it down

int charges(const Arena& arena, const char* card) { return arena["A"].ship.card(card)->charges; }
bool is_out(const Arena& arena, const char* card) { return arena["A"].ship.card(card)->discarded; }
Arena& uses_energy(Arena& arena) {
  return arena.run([](Game& game) { rules::first::energy_steps(game, "A", 0); });
}
state::Piece friendly(double x = 557) { return piloted("F", kRookie, Side::player, x, 300); }
// As they were first asked, one after the other.
std::vector<std::string> order_of(const Arena& arena) {
  std::vector<std::string> kinds;
  for (const state::Choice& choice : arena.asked) {
    const std::string kind(choice.kind.text());
    if (kinds.empty() || kinds.back() != kind) kinds.push_back(kind);
  }
  return kinds;
}

}  // namespace

TEST_CASE("Energy: each gained is a token on the card, each spent goes [huge-energy-1][huge-energy-2][huge-energy-3]",
          "[first]") {
  Arena arena = play({transport(), friendly()});
  arena.run([](Game& game) { rules::first::gain_energy(game, "A", 2); });
  CHECK(energy_on(arena, kFore) == 2);
  arena.run([](Game& game) { rules::first::spend_energy(game, "A", 1); });
  CHECK(energy_on(arena, kFore) == 1);
  // Others know no energy.
  arena.run([](Game& game) {
    CHECK(rules::first::energy_section(game.piece("F")) == Section::none);
    rules::first::gain_energy(game, "F", 1);
    CHECK(rules::first::energy_of(game.piece("F")) == 0);
  });
}

TEST_CASE("A card holds no more energy than its limit [huge-energy-4]", "[first]") {
  Arena arena = play({cr90()});
  CHECK(arena["A"].ship.sections[kAft].energy_limit == 5);
  energy(arena, kAft, 4).run([](Game& game) { rules::first::gain_energy(game, "A", 1); });
  CHECK(energy_on(arena, kAft) == 5);
  arena.run([](Game& game) { rules::first::gain_energy(game, "A", 1); });
  CHECK(energy_on(arena, kAft) == 5);
}

TEST_CASE("What is above the limit goes back at once [huge-energy-6]", "[first]") {
  Arena arena = play({cr90()});
  arena.run([](Game& game) { rules::first::gain_energy(game, "A", 7); });
  CHECK(energy_on(arena, kAft) == 5);
  CHECK(arena.told("huge-energy-6"));
}

TEST_CASE("Cards raise the limit [huge-energy-5]", "[first]") {
  Arena arena = play({transport(Side::player, 457, 300, 0, {kBright})});
  CHECK(arena["A"].ship.sections[kFore].energy_limit == 6);
  arena.run([](Game& game) { rules::first::gain_energy(game, "A", 9); });
  CHECK(energy_on(arena, kFore) == 6);
}

TEST_CASE("Energy stays from round to round [huge-energy-7]", "[first]") {
  Arena arena = play({cr90(Side::player, 457, 300, 0, {kQuad})}, Phase::end);
  energy(arena, kAft, 3);
  arena.edit("A").ship.cards.front().charges = 1;
  arena.run([](Game& game) { rules::first::end_phase(game); });
  CHECK(energy_on(arena, kAft) == 3);
  CHECK(charges(arena, kQuad) == 1);
}

TEST_CASE("Gain, allocate, use come before the action, in that order [huge-energy-8]", "[first]") {
  Arena arena = play({cr90(Side::player, 457, 300, 0, {kQuad, kBooster}), friendly(457 + 160)});
  arena.edit("F").tokens.stress = 1;
  arena.says("allocate", kQuad).says("allocate", "done").says("energy", kBooster);
  arena.says("action", "coordinate").says("action", "focus");
  arena.says("action", "recover");
  no_shields(arena);
  arena.says("recover", "fore");
  activate(arena, "2F");  // gains 3: none was there before to allocate
  CHECK(order_of(arena) == std::vector<std::string>{"allocate", "energy", "action", "recover"});
  CHECK(energy_on(arena, kAft) == 0);
  CHECK(charges(arena, kQuad) == 1);
}

TEST_CASE("As much is gained as the dial shows for the maneuver [huge-energy-9]", "[first]") {
  struct Gain {
    const char* code;
    int energy;
  };
  for (const Gain& gain : {Gain{"1F", 3}, Gain{"1B", 2}, Gain{"2F", 2}, Gain{"2N", 1}, Gain{"3F", 1}, Gain{"4F", 0}}) {
    INFO(gain.code);
    Arena arena = play({transport()});
    arena.passes("action");
    activate(arena, gain.code);
    CHECK(energy_on(arena, kFore) == gain.energy);
  }
  Arena full = play({transport()});  // cut at the limit
  energy(full, kFore, 3).passes("action");
  activate(full, "1F");
  CHECK(energy_on(full, kFore) == 4);
}

TEST_CASE("Energy is allocated to cards that can hold it, up to what they hold [huge-energy-10][huge-energy-11]",
          "[first]") {
  Arena arena = play({cr90(Side::player, 457, 300, 0, {kQuad, kBooster})});
  arena.passes("action").says("allocate", kQuad).says("allocate", kQuad);
  activate(arena, "2N");  // gains 2
  CHECK(energy_on(arena, kAft) == 0);
  CHECK(charges(arena, kQuad) == 2);
  CHECK(arena.offered("allocate", kBooster) == nullptr);
  // The third is refused; it stays on the ship card.
  Arena more = play({cr90(Side::player, 457, 300, 0, {kQuad, "1e-upgrade-singleturbolasers"})});
  more.passes("action").says("allocate", kQuad).says("allocate", kQuad).says("allocate", "done");
  activate(more, "2F");
  CHECK(energy_on(more, kAft) == 1);
  CHECK(verdict_on(more, "allocate", kQuad) == "forbidden");
  CHECK(more.offered("allocate", kQuad)->rule == "huge-energy-11");
}

TEST_CASE("Cards with an Energy header are used after energy has been gained [huge-energy-12]", "[first]") {
  Arena arena = play({transport(Side::player, 457, 300, 0, {kBooster}), friendly()});
  next_card(no_shields(arena), kFore, kHullBreach);
  suffers(arena, 0, 1, Section::fore);  // its only card goes under it
  REQUIRE(is_out(arena, kBooster));
  arena.says("energy", "damage:304").says("energy", kBooster).passes("action");
  activate(arena, "1F");  // gains 3
  CHECK(energy_on(arena, kFore) == 0);
  CHECK(arena["F"].tokens.focus == 1);
  // Too little energy for it.
  Arena poor = play({transport(Side::player, 457, 300, 0, {kBooster})});
  next_card(no_shields(poor), kFore, kHullBreach);
  suffers(poor, 0, 1, Section::fore);
  poor.passes("action");
  activate(poor, "3F");  // gains 1
  CHECK(is_out(poor, kBooster));
}

TEST_CASE("Each of them once a round [huge-energy-13]", "[first]") {
  Arena arena = play({transport(Side::player, 457, 300, 0, {kBooster}), friendly()});
  arena.says("energy", kBooster).passes("action");
  activate(arena, "1F");  // with 2 energy left it is not offered again
  CHECK(energy_on(arena, kFore) == 2);
  CHECK(times_asked(arena, "energy") == 1);
}

TEST_CASE("Hull Breach: what lies under it is of no use until 2 energy turn it facedown [huge-energy-14]", "[first]") {
  Arena arena = play({transport(Side::player, 457, 300, 0, {kBright, kBooster}), friendly()});
  next_card(no_shields(arena), kFore, kHullBreach);
  arena.says("under-breach", kBooster);
  suffers(arena, 0, 1, Section::fore);
  CHECK(is_out(arena, kBooster));
  CHECK_FALSE(is_out(arena, kBright));
  arena.says("energy", "damage:304").says("energy", "done").passes("action");
  activate(arena, "1F");
  CHECK(energy_on(arena, kFore) == 1);
  CHECK_FALSE(arena["A"].ship.damage.front().faceup);
  CHECK_FALSE(is_out(arena, kBooster));
  CHECK(verdict_on(arena, "energy", kBooster) == "legal");
}

TEST_CASE("Bright Hope: its fore reinforce token is 2 evades, and it holds more energy [huge-energy-15]", "[first]") {
  const bool ahead = GENERATE(true, false);
  Arena arena = play({transport(Side::enemy, 457, 400, 0, {kBright}),
                      piloted("X", kRookie, Side::player, 457, ahead ? 620.0 : 180.0, ahead ? 180 : 0)},
                     Phase::engagement);
  arena.edit("A").tokens.reinforce_fore = ahead ? 1 : 0;
  arena.edit("A").tokens.reinforce_aft = ahead ? 0 : 1;
  no_shields(arena);
  arena.says("attack", ahead ? "primary:0>A@fore" : "primary:0>A@aft").dice(hits(3));
  engage(arena, "X");
  CHECK(arena["A"].ship.damage.size() == (ahead ? 1 : 2));
  CHECK(arena["A"].ship.sections[kFore].energy_limit == 6);
}

TEST_CASE("Hull Breach: what the card under it adds goes and comes back with it [1e-hdeck-17][huge-energy-14]",
          "[first]") {
  Arena arena = play({transport(Side::player, 457, 300, 0, {"1e-upgrade-combatretrofit"})});
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

}  // namespace plotboard::first_huge_energy
