// Markers of the 1st edition: those that stand for damage cards when the deck is empty, and hyperspace tokens.
#include "data/device.hpp"
#include "first/fights.hpp"
#include "rules/first/parts.hpp"
#include "rules/play/damage.hpp"

namespace plotboard::first_markers {
using namespace first_fights;

TEST_CASE("Facedown cards make no new deck; markers become cards at the round's end [1e-dmg-15]", "[first]") {
  constexpr int kStructural = 212, kEngine = 206;
  Arena arena({ours("A", kXwing, 457, 300), theirs("B", kTie, 457, 800)}, "1e");
  state::Deck& deck = arena.table.play.decks[state::seat(Side::player)];
  deck = {};
  arena.edit("A").ship.shields = 0;
  arena.edit("A").ship.damage.push_back({kStructural});
  arena.run([](Game& game) { rules::suffer(game, "A", 1, 0, "1e-attack-34"); });
  REQUIRE(arena["A"].ship.damage.size() == 2);
  CHECK(arena["A"].ship.damage[0].number == kStructural);
  CHECK(arena["A"].ship.damage[1].number == 0);
  arena.run([](Game& game) { rules::first::end_phase(game); });
  CHECK(arena["A"].ship.damage[1].number == 0);  // no card is free
  deck.discard = {kEngine};
  arena.run([](Game& game) { rules::first::end_phase(game); });
  CHECK(arena["A"].ship.damage[1].number == kEngine);
  CHECK_FALSE(arena["A"].ship.damage[1].faceup);
  CHECK(deck.draw.empty());
  CHECK(deck.discard.empty());
}

TEST_CASE("A huge ship's markers become cards of its own decks [1e-dmg-15][1e-hdeck-2]", "[first]") {
  constexpr int kBreach = 331;
  Arena arena({ours("H", "1e-pilot-cr90corvettefore", 457, 300, 0, {"1e-pilot-cr90corvetteaft"})}, "huge-1e");
  state::HullSection& aft = arena.edit("H").ship.sections[1];
  aft.shields = 0;
  aft.deck = {};
  arena.run([](Game& game) { rules::suffer(game, "H", 1, 0, "1e-attack-34", state::Section::aft); });
  REQUIRE(arena["H"].ship.damage.size() == 1);
  CHECK(arena["H"].ship.damage[0].number == 0);
  arena.edit("H").ship.sections[1].deck.discard = {kBreach};
  arena.run([](Game& game) { rules::first::end_phase(game); });
  CHECK(arena["H"].ship.damage[0].number == kBreach);
}

TEST_CASE("Hyperspace tokens are markers of 52.7 by 46.4 mm that do nothing by themselves [1e-mission-3]", "[first]") {
  using namespace test::first;
  const data::Device* marker = catalog().device("hyperspace_marker");
  REQUIRE(marker != nullptr);
  CHECK_FALSE(marker->kind);  // no effect of its own
  geom::Box box;
  for (const geom::Vec2 point : marker->shape.outline) box.add(point);
  CHECK(box.high.x - box.low.x == Approx(52.7).margin(0.5));
  CHECK(box.high.y - box.low.y == Approx(46.4).margin(0.5));
  // A to D lie on the table; a ship flies over one, and stops on another.
  Pieces markers;
  for (const char* id : {"HA", "HB", "HC", "HD"})
    markers.push_back(device(id, "hyperspace_marker", 457, 340 + 60.0 * static_cast<double>(markers.size())));
  Arena arena = flight(kXwing, {}, markers);
  const state::Piece before = arena["A"];
  fly(arena, "3F");
  end_round(arena);
  CHECK(arena["A"].pose.y.mm() == Approx(460).margin(0.01));
  CHECK(arena["A"].ship.shields == before.ship.shields);
  CHECK(arena["A"].tokens == before.tokens);
  for (const state::Piece& each : markers) CHECK(arena[each.id].pose == each.pose);
}

}  // namespace plotboard::first_markers
