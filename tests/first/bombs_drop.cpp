// Dropping bombs, mines and cargo in the 1st edition: when, where, for what price, how often.
#include <catch2/catch.hpp>

#include "data/catalog.hpp"
#include "geom/contact.hpp"
#include "rules/board/field.hpp"
#include "rules/first/bombs.hpp"
#include "rules/first/free_action.hpp"
#include "rules/first/parts.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/equipment.hpp"
#include "rules/play/round.hpp"
#include "rules/play/windows.hpp"
#include "support/catalog.hpp"
#include "support/first.hpp"
#include "support/pieces.hpp"

namespace plotboard::first_bombs_drop {
using namespace test;
namespace {

using rules::Game;
using state::Face;
using state::Side;

constexpr const char* kSeismic = "1e-upgrade-seismiccharges";
constexpr const char* kProton = "1e-upgrade-protonbombs";
constexpr const char* kProximity = "1e-upgrade-proximitymines";
constexpr const char* kChute = "1e-upgrade-riggedcargochute";

std::vector<const state::Piece*> devices(const Arena& arena, state::PieceType type = state::PieceType::device) {
  std::vector<const state::Piece*> found;
  for (const state::Piece& piece : arena.table.pieces) {
    if (piece.type == type) found.push_back(&piece);
  }
  return found;
}
// A TIE bomber in the middle of the table.
Arena bomber(const std::vector<std::string>& cards) {
  return Arena({piloted("A", "1e-pilot-gammasquadronpilot", Side::player, 457, 457, 0, cards)}, "1e");
}
// 3 straight, as it is set on the dial unless the ship is ionised.
Arena& flies(Arena& arena, const char* ship = "A") {
  if (arena[ship].tokens.ion == 0) arena.edit(ship).ship.dial = geom::Maneuver{3, geom::Bearing::straight};
  return arena.run([ship](Game& game) { rules::activate(game, ship); });
}
Arena& acts(Arena& arena, const char* ship = "A") {
  return arena.run([ship](Game& game) { rules::perform_action_step(game, ship, false); });
}
std::string way(const char* card, const char* name = "straight-1") { return std::string(card) + ":" + name; }

}  // namespace

TEST_CASE(
    "A bomb is dropped on revealing the dial, before the ship moves [1e-bomb-1][1e-act-4]"
    "[1e-upgrade-seismiccharges]",
    "[first][bombs]") {
  Arena arena = bomber({kSeismic});
  arena.says("drop", way(kSeismic)).passes("action");
  flies(arena);
  const auto lying = devices(arena);
  REQUIRE(lying.size() == 1);
  CHECK(lying[0]->ref == "1e-seismic-charge");
  CHECK(lying[0]->id == "seismic-charge-1");
  CHECK(lying[0]->side == Side::player);
  CHECK(lying[0]->owner == "A");
  CHECK(lying[0]->pose.y.mm() == Approx(457 - 74.2).margin(0.01));  // from where it stood at the reveal
  CHECK(lying[0]->pose.x.mm() == Approx(457).margin(0.01));
  CHECK(arena["A"].pose.y.mm() == Approx(457 + 160).margin(0.01));
}

TEST_CASE("The card goes on use, and may be kept by not dropping [1e-bomb-5]", "[first][bombs]") {
  Arena arena = bomber({kSeismic});
  SECTION("dropped") {
    arena.says("drop", way(kSeismic)).passes("action");
    flies(arena);
    CHECK_FALSE(rules::has_card(arena["A"], kSeismic));
  }
  SECTION("kept") {
    arena.says("drop", "pass").passes("action");
    flies(arena);
    CHECK(rules::has_card(arena["A"], kSeismic));
    CHECK(devices(arena).empty());
  }
}

TEST_CASE("A Bomblet Generator is kept and works again [1e-bomb-5][1e-upgrade-bombletgenerator]", "[first][bombs]") {
  Arena arena = bomber({"1e-upgrade-bombletgenerator"});
  arena.says("drop", way("1e-upgrade-bombletgenerator")).passes("action");
  flies(arena);
  CHECK(rules::has_card(arena["A"], "1e-upgrade-bombletgenerator"));
  REQUIRE(devices(arena).size() == 1);
  CHECK(devices(arena)[0]->ref == "1e-bomblet");
  arena.edit("A").ship.marks.clear();
  arena.edit("A").ship.actions.clear();
  arena.edit("A").pose = pose(457, 300);
  arena.says("drop", way("1e-upgrade-bombletgenerator"));
  flies(arena);
  CHECK(devices(arena).size() == 2);
}

TEST_CASE("Each bomb card's data say how it is dropped and what lies there [1e-bomb-5]", "[first][bombs]") {
  const auto payload = [](const char* card) { return *catalog().upgrade(card)->payload; };
  for (const char* card :
       {kSeismic, kProton, "1e-upgrade-ionbombs", "1e-upgrade-thermaldetonators", "1e-upgrade-bombletgenerator"}) {
    INFO(card);
    CHECK_FALSE(payload(card).by_action);
    CHECK(payload(card).kind == data::DeviceKind::bomb);
    CHECK(payload(card).discards == (std::string(card) != "1e-upgrade-bombletgenerator"));
  }
  for (const char* card : {kProximity, "1e-upgrade-connernet", "1e-upgrade-clustermines"}) {
    INFO(card);
    CHECK(payload(card).by_action);
    CHECK(payload(card).kind == data::DeviceKind::mine);
    CHECK(payload(card).discards);
  }
}

TEST_CASE(
    "Every reveal bomb is offered at once, and an action bomb is not [1e-bomb-5][1e-upgrade-protonbombs]"
    "[1e-upgrade-ionbombs][1e-upgrade-thermaldetonators]",
    "[first][bombs]") {
  Arena arena = bomber({kProximity, kProton, "1e-upgrade-ionbombs", "1e-upgrade-thermaldetonators"});
  arena.says("drop", way("1e-upgrade-ionbombs")).passes("action");
  flies(arena);
  CHECK(arena.question("drop")->options.size() == 4);  // three, and nothing
  CHECK(arena.offered("drop", way(kProton)) != nullptr);
  CHECK(arena.offered("drop", way("1e-upgrade-thermaldetonators")) != nullptr);
  CHECK(arena.offered("drop", way(kProximity)) == nullptr);
  REQUIRE(devices(arena).size() == 1);
  CHECK(devices(arena)[0]->ref == "1e-ion-bomb");
  CHECK_FALSE(rules::has_card(arena["A"], "1e-upgrade-ionbombs"));
}

TEST_CASE("An ionised ship reveals no dial and drops nothing [1e-act-5]", "[first][bombs]") {
  Arena arena = bomber({kSeismic});
  arena.edit("A").tokens.ion = 1;
  arena.passes("action");
  flies(arena);
  CHECK(arena.question("drop") == nullptr);
  CHECK(devices(arena).empty());
}

TEST_CASE("One bomb a ship and round, however it is dropped [1e-bomb-2]", "[first][bombs]") {
  Arena arena = bomber({kSeismic, kProximity});
  SECTION("at the reveal, so no mine later") {
    arena.says("drop", way(kSeismic)).says("action", "pass");
    flies(arena);
    REQUIRE(arena.offered("action", kProximity) != nullptr);
    CHECK_FALSE(arena.offered("action", kProximity)->legal);
    CHECK(arena.offered("action", kProximity)->rule == "1e-bomb-2");
  }
  SECTION("nothing at the reveal, so the mine may follow") {
    arena.says("drop", "pass").says("action", kProximity);
    flies(arena);
    REQUIRE(devices(arena).size() == 1);
    CHECK(devices(arena)[0]->ref == "1e-proximity-mine");
  }
  SECTION("the next round it may again") {
    arena.edit("A").ship.marks.push_back(rules::first::kDroppedBomb);
    arena.passes("action");
    flies(arena);
    CHECK(arena.question("drop") == nullptr);
    arena.run([](Game& game) { game.emit(state::RoundStarted{2}); });
    arena.run([](Game& game) { CHECK(rules::first::may_drop(game, "A")); });
  }
}

TEST_CASE("A mine is dropped by an action, which stress forbids [1e-bomb-5][1e-upgrade-proximitymines]",
          "[first][bombs]") {
  Arena arena = bomber({kProximity});
  SECTION("behind the ship") {
    arena.says("action", kProximity);
    acts(arena);
    REQUIRE(devices(arena).size() == 1);
    CHECK(devices(arena)[0]->pose.y.mm() == Approx(457 - 20 - 40 - 32.6).margin(0.01));
    CHECK_FALSE(rules::has_card(arena["A"], kProximity));
    CHECK(arena["A"].ship.did(kProximity));
    CHECK(arena["A"].ship.has_mark(rules::first::kDroppedBomb));
  }
  SECTION("stressed") {
    arena.edit("A").tokens.stress = 1;
    acts(arena);
    CHECK(devices(arena).empty());
  }
}

TEST_CASE("Cluster mines are a set of three, two of them beside the axis [1e-bomb-27][1e-upgrade-clustermines]",
          "[first][bombs]") {
  Arena arena = bomber({"1e-upgrade-clustermines"});
  arena.says("action", "1e-upgrade-clustermines");
  acts(arena);
  const auto set = devices(arena);
  REQUIRE(set.size() == 3);
  CHECK(set[0]->ref == "1e-cluster-mine");
  CHECK(set[1]->ref == "1e-cluster-mine-side");
  CHECK(set[0]->pose.x.mm() == Approx(457).margin(0.01));
  CHECK(std::abs(set[1]->pose.x.mm() - 457) == Approx(40).margin(0.01));
  CHECK(set[1]->pose.x.mm() + set[2]->pose.x.mm() == Approx(2 * 457).margin(0.01));
}

TEST_CASE("Cards add templates; which one is said once and for all [1e-bomb-3][1e-bomb-4]", "[first][bombs]") {
  rules::Effect longer;
  longer.card = "1e-pilot-gammasquadronpilot";
  longer.window = rules::Window::device_template;
  longer.rule = "1e-bomb-3";
  longer.run = [](Game& game, rules::Occasion& occasion) {
    CHECK(game.catalog().upgrade(occasion.other)->payload.has_value());
    occasion.options->push_back(rules::option("straight-2", {}));
    occasion.options->push_back(rules::option("launch-straight-5", {}));
  };
  const rules::MadeUpEffects made({longer});
  Arena arena = bomber({kProton, kProximity});
  SECTION("the longer one") {
    arena.says("drop", way(kProton, "straight-2")).passes("action");
    flies(arena);
    REQUIRE(devices(arena).size() == 1);
    CHECK(devices(arena)[0]->pose.y.mm() == Approx(457 - 20 - 80 - 14.2).margin(0.01));
  }
  SECTION("launched from the front guides") {
    arena.says("drop", way(kProton, "launch-straight-5")).passes("action");
    flies(arena);
    REQUIRE(devices(arena).size() == 1);
    CHECK(devices(arena)[0]->pose.y.mm() == Approx(457 + 20 + 200 + 14.2).margin(0.01));
  }
  SECTION("of an action bomb: no way back once the action is declared") {
    arena.says("action", kProximity).says("drop", way(kProximity, "straight-2"));
    acts(arena);
    CHECK(arena.offered("drop", "pass") == nullptr);
    REQUIRE(devices(arena).size() == 1);
    CHECK(devices(arena)[0]->pose.y.mm() == Approx(457 - 20 - 80 - 32.6).margin(0.01));
  }
}

TEST_CASE("A token may stick out of the area, but not lie beyond it [1e-bomb-7]", "[first][bombs]") {
  Arena arena = bomber({kProton});
  arena.passes("action");
  SECTION("partly outside") {
    arena.edit("A").pose = pose(457, 75);  // its centre 0.8 mm inside
    arena.says("drop", way(kProton));
    flies(arena);
    CHECK(devices(arena).size() == 1);
  }
  SECTION("wholly outside") {
    arena.edit("A").pose = pose(457, 57);
    flies(arena);
    CHECK(arena.question("drop") == nullptr);
    CHECK(rules::has_card(arena["A"], kProton));
  }
  SECTION("of several ways the lost ones are forbidden") {
    rules::Effect ahead;
    ahead.card = "1e-pilot-gammasquadronpilot";
    ahead.window = rules::Window::device_template;
    ahead.rule = "1e-bomb-4";
    ahead.run = [](Game&, rules::Occasion& occasion) {
      occasion.options->push_back(rules::option("launch-straight-5", {}));
    };
    const rules::MadeUpEffects made({ahead});
    arena.edit("A").pose = pose(457, 57);
    arena.says("drop", "pass");
    flies(arena);
    REQUIRE(arena.offered("drop", way(kProton)) != nullptr);
    CHECK(arena.offered("drop", way(kProton))->rule == "1e-bomb-7");
    CHECK(arena.offered("drop", way(kProton, "launch-straight-5"))->legal);
  }
}

TEST_CASE("What of a token lies outside the area is ignored [1e-bomb-7]", "[first][bombs]") {
  // Turned by 45 degrees, its middle beyond the edge: the corner on the right is nearer to the ship than anything
  // inside.
  state::Piece bomb;
  bomb.id = "D";
  bomb.type = state::PieceType::device;
  bomb.ref = "1e-proton-bomb";
  bomb.side = Side::player;
  bomb.pose = pose(457, -8, 45);
  const geom::PlacedShape whole = *rules::shape_of(catalog(), bomb);
  for (const double gap : {85.0, 97.0}) {
    Arena arena({piloted("T", "1e-pilot-academypilot", Side::enemy, whole.box.high.x + 20 + gap, 20), bomb}, "1e");
    CHECK(geom::gap_mm(*rules::shape_of(catalog(), arena["T"]), whole) < 100);
    bool near = false;
    arena.run([&](Game& game) { near = !rules::ships_within(game, "D", 1).empty(); });
    CHECK(near == (gap < 90));
  }
}

TEST_CASE("An ordnance token goes in place of the bomb card [1e-token-3]", "[first][bombs]") {
  Arena arena = bomber({kSeismic});
  arena.edit("A").ship.cards[0].charges = 1;
  SECTION("the token") {
    arena.says("drop", way(kSeismic)).says("discard", "token").passes("action");
    flies(arena);
    CHECK(rules::has_card(arena["A"], kSeismic));
    CHECK(arena["A"].ship.cards[0].charges == 0);
  }
  SECTION("the card, as its player likes") {
    arena.says("drop", way(kSeismic)).says("discard", "card").passes("action");
    flies(arena);
    CHECK_FALSE(rules::has_card(arena["A"], kSeismic));
  }
  CHECK(devices(arena).size() == 1);
}

TEST_CASE("Ordnance Silos: three tokens on each other bomb card [1e-token-2][1e-upgrade-ordnancesilos]",
          "[first][bombs]") {
  Arena arena({piloted("A", "1e-pilot-crimsonsquadronpilot", Side::player, 457, 457, 0,
                       {"1e-upgrade-ordnancesilos", kSeismic, kProximity, "1e-upgrade-longrangescanners"})},
              "1e");
  arena.run([](Game& game) { rules::moment(game, rules::Window::setup, "A"); });
  CHECK(arena["A"].ship.card(kSeismic)->charges == 3);
  CHECK(arena["A"].ship.card(kProximity)->charges == 3);
  CHECK(arena["A"].ship.card("1e-upgrade-ordnancesilos")->charges == 0);
  CHECK(arena["A"].ship.card("1e-upgrade-longrangescanners")->charges == 0);
}

TEST_CASE(
    "Cargo is dropped like a bomb, and is a debris cloud from then on [1e-cargo-1][1e-cargo-3]"
    "[1e-upgrade-riggedcargochute]",
    "[first][bombs]") {
  Arena arena({piloted("A", "1e-pilot-bountyhunter", Side::player, 457, 457, 0, {kChute, kSeismic})}, "1e");
  arena.edit("A").ship.marks.push_back(rules::first::kDroppedBomb);  // cargo is no bomb
  arena.says("action", kChute);
  acts(arena);
  CHECK(devices(arena).empty());
  const auto obstacles = devices(arena, state::PieceType::obstacle);
  REQUIRE(obstacles.size() == 1);
  CHECK(obstacles[0]->ref == "1e-cargo-token");
  CHECK(catalog().obstacle(obstacles[0]->ref)->kind == data::ObstacleKind::debris);
  CHECK(obstacles[0]->pose.y.mm() == Approx(457 - 40 - 40 - 29.2).margin(0.01));  // a large ship
  CHECK_FALSE(rules::has_card(arena["A"], kChute));
  // A ship that flies over it is stressed by it, and throws its die.
  arena.table.pieces.push_back(piloted("T", "1e-pilot-academypilot", Side::enemy, 457, 230));
  arena.table.pieces.back().ship.hull = 3;
  arena.dice({Face::crit});
  flies(arena, "T");
  CHECK(arena["T"].tokens.stress == 1);
  REQUIRE(arena["T"].ship.damage.size() == 1);
  CHECK(arena["T"].ship.damage[0].faceup);
}

TEST_CASE("Cargo that comes down on a ship acts at once [1e-cargo-2]", "[first][bombs]") {
  Arena arena({piloted("A", "1e-pilot-bountyhunter", Side::player, 457, 457, 0, {kChute}),
               piloted("T", "1e-pilot-academypilot", Side::enemy, 457, 340)},
              "1e");
  arena.says("action", kChute).dice({Face::hit});
  acts(arena);
  CHECK(arena["T"].tokens.stress == 1);
  CHECK(arena["T"].ship.damage.empty());  // a hit does nothing
  CHECK_FALSE(arena["T"].ship.skips_action);
}

TEST_CASE(
    "Quick-release Cargo Locks: a container behind the ship, as a debris cloud [1e-cargo-4]"
    "[1e-upgrade-quickreleasecargolocks]",
    "[first][bombs]") {
  constexpr const char* kLocks = "1e-upgrade-quickreleasecargolocks";
  Arena arena({piloted("G", "1e-pilot-gr75mediumtransport", Side::player, 457, 600, 0, {kLocks})}, "huge-1e");
  const bool lays = GENERATE(true, false);
  arena.says("effect", lays ? kLocks : "pass");
  arena.run([](Game& game) { rules::first::end_activation(game); });
  const auto obstacles = devices(arena, state::PieceType::obstacle);
  REQUIRE(obstacles.size() == (lays ? 1 : 0));
  CHECK(rules::has_card(arena["G"], kLocks) == !lays);
  if (!lays) return;
  CHECK(catalog().obstacle(obstacles[0]->ref)->kind == data::ObstacleKind::debris);
  const double rear = 600 - catalog().figures.base_of(arena["G"].base).length.mm() / 2;
  const auto shape = rules::shape_of(catalog(), *obstacles[0]);
  CHECK(shape->box.high.y == Approx(rear).margin(0.01));
}

TEST_CASE("Bombs that are laid in set-up are none of the round [1e-bomb-31]", "[first][bombs]") {
  Arena arena = bomber({kSeismic, kProton});
  arena.run([](Game& game) { rules::first::lay_bomb(game, "A", kSeismic, {pose(457, 700)}, false); });
  CHECK(devices(arena).size() == 1);
  CHECK_FALSE(rules::has_card(arena["A"], kSeismic));
  CHECK_FALSE(arena["A"].ship.has_mark(rules::first::kDroppedBomb));
  arena.says("drop", way(kProton)).passes("action");
  flies(arena);
  CHECK(devices(arena).size() == 2);
  arena.says("device-order", "rest");
  arena.run([](Game& game) { rules::first::end_activation(game); });  // the first one
  CHECK(devices(arena).empty());
}

}  // namespace plotboard::first_bombs_drop
