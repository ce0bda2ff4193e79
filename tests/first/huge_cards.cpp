// Actions by the card that they are taken with, what is said where a huge ship has none, and the VCX-100's special arc.
#include "first/fights.hpp"
#include "first/huge_ships.hpp"

namespace plotboard::first_huge_cards {
using namespace first_huge_ships;

namespace {

// By the rules with that one setting on.
data::Catalog recovering_by_card() {
  data::Catalog other = catalog();
  CHECK_FALSE(other.ruleset("huge-1e")->recover_by_card);
  other.rulesets.at("huge-1e").recover_by_card = true;
  return other;
}
Arena& act_by(const data::Catalog& rules, Arena& arena) {
  return arena.run_by(rules, [](Game& game) { rules::perform_action_step(game, "A", false); });
}
// Everything that was told about ship A.
std::vector<std::string> told(const Arena& arena) {
  std::vector<std::string> all;
  for (const state::Event& event : arena.events) {
    const auto* it = get_if<state::Told>(&event);
    if (it != nullptr && it->id == "A") all.push_back(state::words_of(event).english());
  }
  return all;
}
state::Piece friend_at(double x, double y) { return piloted("F", kRookie, Side::player, x, y); }

}  // namespace

TEST_CASE("The Raider recovers with its fore card, from the energy on its aft card [huge-actions-1][1e-huge-17]",
          "[first]") {
  Arena arena = play({raider()});
  energy(no_shields(arena), kAft, 2);
  arena.says("action", "recover").says("recover", "fore").says("recover", "aft");
  act(arena);
  CHECK(energy_on(arena, kAft) == 0);
  CHECK(shields_on(arena, kFore) == 1);
  CHECK(shields_on(arena, kAft) == 1);
}

TEST_CASE("By the setting only the energy of the acting card counts [huge-actions-1]", "[first]") {
  const data::Catalog by_card = recovering_by_card();
  Arena arena = play({raider()});
  energy(no_shields(arena), kAft, 2);
  arena.passes("action");
  act_by(by_card, arena);
  REQUIRE(arena.offered("action", "recover") != nullptr);
  CHECK_FALSE(arena.offered("action", "recover")->legal);
  CHECK(arena.offered("action", "recover")->rule == "huge-actions-1");
  CHECK(energy_on(arena, kAft) == 2);
  // The CR90 has both on its aft card.
  Arena corvette = play({cr90()});
  energy(no_shields(corvette), kAft, 1);
  corvette.says("action", "recover").says("recover", "aft");
  act_by(by_card, corvette);
  CHECK(shields_on(corvette, kAft) == 1);
}

TEST_CASE("A damage card is repaired by the section at which it lies [huge-actions-14][huge-actions-15]", "[first]") {
  const Section at = GENERATE(Section::fore, Section::aft);
  constexpr int kStabilizers = 305;
  Arena arena = play({cr90(), friend_at(557, 300)});
  state::DamageCard card;
  card.number = kStabilizers;
  card.faceup = true;
  card.section = at;
  arena.edit("A").ship.damage.push_back(card);
  arena.says("action", "pass").says("action", "pass");
  act(arena);
  REQUIRE(arena.asked.size() == 2);
  CHECK((arena.asked[0].option("damage:305") != nullptr) == (at == Section::fore));
  CHECK((arena.asked[1].option("damage:305") != nullptr) == (at == Section::aft));
}

TEST_CASE("Where a section has no action, each that it might do says why not [huge-actions-14][1e-action-7]",
          "[first]") {
  Arena alone = play({cr90()});
  alone.passes("action");
  act(alone);
  CHECK(told(alone) == std::vector<std::string>{
                           "No action of the fore section. Coordinate: No friendly small or large ship is in reach. "
                           "Lock: No enemy is in reach."});
  // Of the Raider's aft section the same two; the fore section has its own to do.
  Arena other = play({raider(), piloted("B", kAcademy, Side::enemy, 457, 880, 180)});
  energy(other, kAft, 0).passes("action");
  act(other);
  CHECK(told(other) == std::vector<std::string>{"No action of the aft section. Lock: No enemy is in reach. "
                                                "Coordinate: No friendly small or large ship is in reach."});
  // An enemy in reach is enough.
  Arena near = play({cr90(), friend_at(557, 300), piloted("B", kAcademy, Side::enemy, 457, 500, 180)});
  near.edit("F").tokens.stress = 1;
  near.says("action", "pass").says("action", "pass");
  act(near);
  CHECK(verdict_on(near, "action", "lock") == "not listed");  // the last question was the aft section's
  CHECK(near.asked.front().option("lock")->legal);
}

TEST_CASE("One reason for all is told once [1e-stress-2]", "[first]") {
  Arena arena({piloted("A", kRookie, Side::player, 457, 300)}, "1e");
  arena.edit("A").tokens.stress = 1;
  act(arena);
  CHECK(told(arena) == std::vector<std::string>{"No action. A stressed ship can do no action."});
}

// 1e-arc-12: a card opens the special arc; to torpedoes the ship's own, to primary attacks a docked Phantom.
TEST_CASE("The VCX-100 fires torpedoes, and nothing else, in its special arc to the rear [1e-arc-12]", "[first]") {
  const double ahead = GENERATE(180.0, -180.0);
  constexpr const char* kTorpedoes = "1e-upgrade-protontorpedoes";
  Arena arena({piloted("A", "1e-pilot-lothalrebel", Side::player, 457, 457, 0, {kTorpedoes}),
               piloted("B", kAcademy, Side::enemy, 457, 457 + ahead)},
              "1e", Phase::engagement);
  arena.edit("A").lock = "B";
  const auto torpedoes = shots(arena, kTorpedoes);
  REQUIRE(torpedoes.size() == 1);
  CHECK(torpedoes.front().arc == (ahead > 0 ? geom::ArcKind::front : geom::ArcKind::rear));
  CHECK(shots(arena, "primary:0").size() == (ahead > 0 ? 1 : 0));
  // To the side there is neither arc.
  arena.edit("B").pose = pose(457 + 180, 457);
  CHECK(shots(arena).empty());
}

}  // namespace plotboard::first_huge_cards
