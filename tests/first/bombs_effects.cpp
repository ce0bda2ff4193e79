// What bombs and mines of the 1st edition do, to whom and when.
#include <catch2/catch.hpp>

#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"
#include "rules/first/bombs.hpp"
#include "rules/first/parts.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/equipment.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "support/catalog.hpp"
#include "support/first.hpp"
#include "support/pieces.hpp"

namespace plotboard::first_bombs_effects {
using namespace test;
namespace {

using rules::Game;
using rules::Window;
using state::Face;
using state::Side;

constexpr double kReach = 16.5;  // of a bomb, behind its centre

state::Piece device(const std::string& id, const std::string& ref, double x, double y, Side side = Side::player) {
  state::Piece piece;
  piece.id = id;
  piece.type = state::PieceType::device;
  piece.ref = ref;
  piece.pose = pose(x, y);
  piece.side = side;
  return piece;
}
state::Piece fighter_at(const std::string& id, double x, double y, Side side = Side::enemy,
                        const std::string& pilot = "1e-pilot-academypilot") {
  return piloted(id, pilot, side, x, y);
}
// Gap of base and token in mm, below it.
state::Piece below(const std::string& id, double gap, Side side = Side::enemy,
                   const std::string& pilot = "1e-pilot-academypilot") {
  return fighter_at(id, 457, 457 - kReach - 20 - gap, side, pilot);
}
Arena blast(const std::string& ref, std::vector<state::Piece> ships) {
  ships.push_back(device("D", ref, 457, 457));
  return Arena(std::move(ships), "1e");
}
Arena& ends(Arena& arena) {
  return arena.run([](Game& game) { rules::first::end_activation(game); });
}
int damage_to_now(const Game& game, const char* id) { return static_cast<int>(game.piece(id).ship.damage.size()); }
bool lies(const Arena& arena, const char* id) { return arena.table.find(id) != nullptr; }
Arena& flies(Arena& arena, geom::Maneuver maneuver, const char* ship = "A") {
  arena.edit(ship).ship.dial = maneuver;
  return arena.run([ship](Game& game) { rules::activate(game, ship); });
}
constexpr geom::Maneuver straight(int speed) { return {static_cast<std::int8_t>(speed), geom::Bearing::straight}; }
rules::Effect made_up(const char* card, Window window, void (*run)(Game&, rules::Occasion&)) {
  rules::Effect effect;
  effect.card = card;
  effect.window = window;
  effect.rule = "1e-bomb-14";
  effect.run = run;
  effect.anyone = true;
  return effect;
}

}  // namespace

TEST_CASE("A seismic charge: 1 damage to every ship at range 1 [1e-bomb-19][1e-bomb-14][1e-bomb-16]",
          "[first][bombs]") {
  Arena arena = blast("1e-seismic-charge", {below("B", 50), fighter_at("C", 557, 457, Side::player)});
  arena.says("ship-order", "rest");
  ends(arena);
  CHECK(damage_to(arena, "B") == 1);
  CHECK(damage_to(arena, "C") == 1);  // its own player's too
  CHECK_FALSE(arena["B"].ship.damage.at(0).faceup);
  CHECK_FALSE(lies(arena, "D"));
}

TEST_CASE("Range from a bomb is that of its token to the nearest point of the base [1e-bomb-13]", "[first][bombs]") {
  for (const double gap : {99.0, 101.0}) {
    Arena arena = blast("1e-seismic-charge", {below("B", gap)});
    ends(arena);
    CHECK(damage_to(arena, "B") == (gap < 100 ? 1 : 0));
  }
}

TEST_CASE("A proton bomb deals a faceup card past shields [1e-bomb-20]", "[first][bombs]") {
  Arena arena = blast("1e-proton-bomb", {below("B", 50, Side::enemy, "1e-pilot-rookiepilot")});
  ends(arena);
  CHECK(arena["B"].ship.shields == 2);
  REQUIRE(arena["B"].ship.damage.size() == 1);
  CHECK(arena["B"].ship.damage[0].faceup);
  CHECK_FALSE(lies(arena, "D"));
}

TEST_CASE("An ion bomb: two ion tokens [1e-bomb-21]", "[first][bombs]") {
  Arena arena = blast("1e-ion-bomb", {below("B", 50)});
  ends(arena);
  CHECK(arena["B"].tokens.ion == 2);
  CHECK(damage_to(arena, "B") == 0);
}

TEST_CASE("A thermal detonator: 1 damage and a stress token [1e-bomb-22]", "[first][bombs]") {
  Arena arena = blast("1e-thermal-detonator", {below("B", 50)});
  ends(arena);
  CHECK(damage_to(arena, "B") == 1);
  CHECK(arena["B"].tokens.stress == 1);
}

TEST_CASE("A bomblet: each ship throws two dice and suffers what they show [1e-bomb-23]", "[first][bombs]") {
  Arena arena = blast("1e-bomblet", {below("B", 50), fighter_at("C", 557, 457)});
  arena.says("ship-order", "rest").dice({Face::hit, Face::crit}).dice({Face::focus, Face::blank});
  ends(arena);
  REQUIRE(arena["B"].ship.damage.size() == 2);
  CHECK_FALSE(arena["B"].ship.damage[0].faceup);
  CHECK(arena["B"].ship.damage[1].faceup);
  CHECK(damage_to(arena, "C") == 0);
}

TEST_CASE("A proximity mine: three dice, hits and critical hits as they are [1e-bomb-24]", "[first][bombs]") {
  Arena arena({fighter_at("A", 457, 300), device("M", "1e-proximity-mine", 457, 400)}, "1e");
  arena.dice({Face::hit, Face::crit, Face::blank}).passes("action");
  flies(arena, straight(5));
  REQUIRE(arena["A"].ship.damage.size() == 2);
  CHECK(arena["A"].ship.damage[1].faceup);
  CHECK_FALSE(lies(arena, "M"));
}

TEST_CASE("A Conner net: 1 damage, two ion tokens, no action [1e-bomb-25][1e-upgrade-connernet]", "[first][bombs]") {
  Arena arena(
      {fighter_at("A", 457, 300, Side::enemy, "1e-pilot-goldsquadronpilot"), device("M", "1e-conner-net", 457, 400)},
      "1e");
  flies(arena, straight(3));
  CHECK(damage_to(arena, "A") == 1);
  CHECK(arena["A"].tokens.ion == 2);
  CHECK(arena.question("action") == nullptr);
  CHECK_FALSE(lies(arena, "M"));
  SECTION("an ionised ship that meets one in its forced move loses these tokens too") {
    Arena ionised({fighter_at("A", 457, 300), device("M", "1e-conner-net", 457, 400)}, "1e");
    ionised.edit("A").tokens.ion = 1;
    ionised.run([](Game& game) { rules::activate(game, "A"); });
    CHECK(damage_to(ionised, "A") == 1);
    CHECK(ionised["A"].tokens.ion == 0);
  }
}

TEST_CASE("A cluster mine: two dice, critical hits as plain damage, and each token alone [1e-bomb-26][1e-bomb-27]",
          "[first][bombs]") {
  Arena arena(
      {fighter_at("A", 457, 300, Side::enemy, "1e-pilot-goldsquadronpilot"), device("M", "1e-cluster-mine", 457, 400),
       device("N", "1e-cluster-mine-side", 560, 400), device("O", "1e-cluster-mine-side", 457, 480)},
      "1e");
  arena.edit("A").ship.shields = arena.edit("A").ship.shield_limit = 0;
  arena.dice({Face::hit, Face::crit}).dice({Face::blank, Face::crit}).passes("action");
  flies(arena, straight(3));
  REQUIRE(arena["A"].ship.damage.size() == 3);
  for (const state::DamageCard& card : arena["A"].ship.damage) CHECK_FALSE(card.faceup);
  CHECK_FALSE(lies(arena, "M"));
  CHECK_FALSE(lies(arena, "O"));
  CHECK(lies(arena, "N"));  // beside the way
}

TEST_CASE("All mines that are met go off, even once the ship is destroyed [1e-bomb-27][1e-upgrade-proximitymines]",
          "[first][bombs]") {
  Arena arena({fighter_at("A", 457, 300), device("M", "1e-proximity-mine", 457, 380),
               device("N", "1e-proximity-mine", 457, 470)},
              "1e");
  arena.dice({Face::hit, Face::hit, Face::hit}).dice({Face::hit, Face::blank, Face::blank});
  flies(arena, straight(5));
  CHECK(arena["A"].ship.removed);
  CHECK_FALSE(lies(arena, "M"));
  CHECK_FALSE(lies(arena, "N"));
}

TEST_CASE("A mine goes off after the ship has reached its place and before its stress is checked [1e-act-8]",
          "[first][bombs]") {
  static double where = 0;
  static int stress = -1;
  const rules::MadeUpEffects made(
      {made_up("1e-pilot-goldsquadronpilot", Window::device_goes_off, [](Game& game, rules::Occasion& occasion) {
        CHECK(occasion.word == "A");
        CHECK(occasion.other == "M");
        where = game.piece("A").pose.y.mm();
        stress = game.piece("A").tokens.stress;
      })});
  Arena arena({fighter_at("A", 457, 300, Side::enemy, "1e-pilot-goldsquadronpilot"),
               device("M", "1e-proximity-mine", 457, 390)},
              "1e");
  arena.dice({Face::blank, Face::blank, Face::blank});
  flies(arena, {4, geom::Bearing::straight});  // red for a Y-wing
  CHECK(where == Approx(500));
  CHECK(stress == 0);
  CHECK(arena["A"].tokens.stress == 1);
}

TEST_CASE("A mine beside the way does nothing; base and guides count in the last place [1e-bomb-12][1e-bomb-10]",
          "[first][bombs]") {
  // The proximity mine reaches 34 mm to the left; the template is 20 mm wide, a base 40.
  for (const double x : {457 + 10 + 34 + 0.5, 457 + 10 + 34 - 0.5}) {
    Arena arena({fighter_at("A", 457, 300), device("M", "1e-proximity-mine", x, 378)}, "1e");
    arena.passes("action");
    const bool meets = x < 457 + 44;
    if (meets) arena.dice({Face::blank, Face::blank, Face::blank});
    flies(arena, straight(5));
    CHECK(lies(arena, "M") != meets);
  }
}

TEST_CASE("Mines are met by any move: roll, SLAM, tractor [1e-bomb-10]", "[first][bombs]") {
  SECTION("a barrel roll") {
    Arena arena({fighter_at("A", 457, 300), device("M", "1e-proximity-mine", 540, 300)}, "1e");
    arena.says("action", "barrel-roll").says("barrel-roll", "right-middle");
    arena.dice({Face::hit, Face::blank, Face::blank});
    arena.run([](Game& game) { rules::perform_action_step(game, "A", false); });
    CHECK(damage_to(arena, "A") == 1);
    CHECK_FALSE(lies(arena, "M"));
  }
  SECTION("a SLAM") {
    Arena arena({fighter_at("A", 457, 300, Side::enemy, "1e-pilot-wardensquadronpilot"),
                 device("M", "1e-proximity-mine", 457, 520)},
                "1e");
    arena.says("action", "slam").says("slam", "2F").dice({Face::hit, Face::blank, Face::blank});
    flies(arena, straight(2));
    CHECK(damage_to(arena, "A") == 1);
  }
  SECTION("a tractor beam") {
    Arena arena({fighter_at("A", 457, 300), device("M", "1e-proximity-mine", 457, 400)}, "1e");
    arena.says("tractor", "straight").dice({Face::hit, Face::blank, Face::blank});
    arena.run([](Game& game) { rules::gain(game, "A", state::Token::tractor, 1, "1e-tractor-3", Side::player); });
    CHECK(damage_to(arena, "A") == 1);
  }
}

TEST_CASE("The length that a ship is backed over sets off no mine [1e-bomb-11][1e-overlap-11]", "[first][bombs]") {
  // A would end on B. The whole template, up to 340 mm, lies on the mine, which begins at 331.5.
  Arena arena(
      {fighter_at("A", 457, 200), fighter_at("B", 457, 345, Side::player), device("M", "1e-proximity-mine", 457, 366)},
      "1e");
  flies(arena, straight(3));
  CHECK(arena["A"].pose.y.mm() < 306);
  CHECK(lies(arena, "M"));
  CHECK(damage_to(arena, "A") == 0);
}

TEST_CASE("A timed bomb that comes down on a ship waits; a mine does not [1e-bomb-8]", "[first][bombs]") {
  const auto dropped_on = [](const char* card) {
    return Arena(
        {piloted("A", "1e-pilot-gammasquadronpilot", Side::player, 457, 457, 0, {card}), fighter_at("B", 457, 380)},
        "1e");
  };
  SECTION("timed") {
    Arena arena = dropped_on("1e-upgrade-seismiccharges");
    arena.says("drop", "1e-upgrade-seismiccharges:straight-1").passes("action");
    flies(arena, straight(3));
    CHECK(damage_to(arena, "B") == 0);
    CHECK(lies(arena, "seismic-charge-1"));
    ends(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
  SECTION("mine") {
    Arena arena = dropped_on("1e-upgrade-proximitymines");
    arena.says("action", "1e-upgrade-proximitymines").dice({Face::hit, Face::hit, Face::blank});
    arena.run([](Game& game) { rules::perform_action_step(game, "A", false); });
    CHECK(damage_to(arena, "B") == 2);
    CHECK_FALSE(lies(arena, "proximity-mine-1"));
  }
}

TEST_CASE("A mine under several ships acts on the one that its player picks [1e-bomb-9]", "[first][bombs]") {
  Arena arena({piloted("A", "1e-pilot-gammasquadronpilot", Side::player, 457, 457, 0, {"1e-upgrade-proximitymines"}),
               fighter_at("B", 435, 365), fighter_at("C", 480, 365)},
              "1e");
  arena.says("action", "1e-upgrade-proximitymines").says("mine-target", "C");
  arena.dice({Face::hit, Face::blank, Face::blank});
  arena.run([](Game& game) { rules::perform_action_step(game, "A", false); });
  CHECK(arena.question("mine-target")->side == Side::player);
  CHECK(damage_to(arena, "B") == 0);
  CHECK(damage_to(arena, "C") == 1);
}

TEST_CASE("Several timed bombs: the initiative player's first, each finished before the next [1e-bomb-17]",
          "[first][bombs]") {
  static Ids order;
  order.clear();
  const rules::MadeUpEffects made(
      {made_up("1e-pilot-academypilot", Window::device_leaves, [](Game& game, rules::Occasion& occasion) {
        order.push_back(occasion.other);
        order.push_back(std::to_string(game.piece("B").ship.damage.size()));
      })});
  Arena arena({below("B", 50, Side::enemy, "1e-pilot-goldsquadronpilot"), fighter_at("T", 100, 800),
               device("E", "1e-seismic-charge", 457, 457, Side::enemy),
               device("D", "1e-seismic-charge", 480, 457, Side::player)},
              "1e");
  arena.edit("B").ship.shields = 0;
  arena.table.play.first = Side::player;
  ends(arena);
  CHECK(order == Ids{"D", "1", "E", "2"});
}

TEST_CASE("Bombs are no obstacles and no attack [1e-bomb-18][1e-bomb-15]", "[first][bombs]") {
  Arena arena(
      {fighter_at("A", 457, 300, Side::player), fighter_at("B", 457, 600), device("D", "1e-seismic-charge", 457, 450)},
      "1e");
  arena.run([](Game& game) {
    CHECK(rules::measure(rules::field_of(game), "A", "B").obstructed_by.empty());
    CHECK(rules::field_of(game).obstacles().empty());
  });
  arena.edit("B").pose = pose(457, 520);
  arena.edit("A").pose = pose(100, 100);
  ends(arena);
  CHECK(damage_to(arena, "B") == 1);
  for (const state::Event& event : arena.events) CHECK(get_if<state::AttackDeclared>(&event) == nullptr);
}

TEST_CASE("A card may keep a device from going off: it stays where it lies [1e-bomb-16]", "[first][bombs]") {
  const rules::MadeUpEffects made(
      {made_up("1e-pilot-rookiepilot", Window::device_goes_off, [](Game& game, rules::Occasion& occasion) {
        CHECK(occasion.subject == "F");  // who dropped it
        CHECK(game.friendly(occasion.owner, occasion.other));
        occasion.stopped = true;
      })});
  Arena arena =
      blast("1e-seismic-charge", {below("B", 50), fighter_at("F", 800, 800, Side::player, "1e-pilot-rookiepilot")});
  arena.edit("D").owner = "F";
  ends(arena);
  CHECK(damage_to(arena, "B") == 0);
  CHECK(lies(arena, "D"));
}

TEST_CASE("A card may exempt its ship from a device [1e-bomb-30]", "[first][bombs]") {
  const rules::MadeUpEffects made(
      {made_up("1e-pilot-rookiepilot", Window::device_strikes, [](Game&, rules::Occasion& occasion) {
        if (occasion.subject == occasion.owner) occasion.stopped = true;
      })});
  Arena arena =
      blast("1e-thermal-detonator", {below("B", 50), fighter_at("F", 557, 457, Side::player, "1e-pilot-rookiepilot")});
  arena.says("ship-order", "rest");
  ends(arena);
  CHECK(damage_to(arena, "B") == 1);
  CHECK(damage_to(arena, "F") == 0);
  CHECK(arena["F"].tokens.stress == 0);
}

TEST_CASE("A card may change the dice that are thrown for a device [1e-bomb-29]", "[first][bombs]") {
  const rules::MadeUpEffects made(
      {made_up("1e-pilot-rookiepilot", Window::device_rolled, [](Game& game, rules::Occasion& occasion) {
        CHECK(occasion.subject == "A");
        CHECK(occasion.other == "M");
        auto dice = rules::first::faces_in(occasion.word);
        CHECK(dice == std::vector<Face>{Face::hit, Face::focus, Face::blank});
        dice[1] = game.roll(occasion.subject, state::DieKind::attack, 1, words::say("dice.rerolled-by-card")).front();
        occasion.word = rules::first::word_of(dice);
      })});
  Arena arena({fighter_at("A", 457, 300), device("M", "1e-proximity-mine", 457, 400),
               fighter_at("F", 800, 800, Side::player, "1e-pilot-rookiepilot")},
              "1e");
  arena.dice({Face::hit, Face::focus, Face::blank}).dice({Face::crit}).passes("action");
  flies(arena, straight(5));
  CHECK(damage_to(arena, "A") == 2);
}

TEST_CASE("Cards see a device before it is removed, all ships in their last places [1e-bomb-28]", "[first][bombs]") {
  static Ids near;
  const rules::MadeUpEffects made(
      {made_up("1e-pilot-rookiepilot", Window::device_leaves, [](Game& game, rules::Occasion& occasion) {
        near = rules::ships_within(game, occasion.other, 1);
        CHECK(damage_to_now(game, "A") == 1);  // it has done its work
      })});
  Arena arena({fighter_at("A", 457, 300), device("M", "1e-proximity-mine", 457, 375),
               fighter_at("F", 800, 800, Side::player, "1e-pilot-rookiepilot")},
              "1e");
  arena.dice({Face::hit, Face::blank, Face::blank}).passes("action");
  flies(arena, straight(5));
  CHECK(near.empty());  // its base has come to lie 110 mm beyond the mine
}

}  // namespace plotboard::first_bombs_effects
