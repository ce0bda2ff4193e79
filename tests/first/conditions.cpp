// Conditions of the 1st edition: how they come and go, and what each does. Dice and ships as in a Combat phase.
#include <catch2/catch.hpp>

#include "data/card_kind.hpp"
#include "data/catalog.hpp"
#include "rules/first/parts.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/equipment.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "support/catalog.hpp"
#include "support/first.hpp"
#include "support/pieces.hpp"

namespace plotboard::first_conditions {
using namespace test;
namespace {

using rules::Game;
using state::Face;
using state::Phase;
using state::Side;

constexpr const char* kHarpooned = "1e-condition-harpooned";
constexpr const char* kRattled = "1e-condition-rattled";
constexpr const char* kDarkSide = "1e-condition-illshowyouthedarkside";
constexpr const char* kDevoted = "1e-condition-fanaticaldevotion";
constexpr const char* kSuppressed = "1e-condition-suppressivefire";
constexpr const char* kDebt = "1e-condition-adebttopay";
constexpr const char* kScrambled = "1e-condition-scrambled";
constexpr const char* kPrototype = "1e-condition-optimizedprototype";

// A, of the players, 150 mm in front of the enemy B, each of them looking at the other.
std::vector<state::Piece> duel(const std::string& a = "1e-pilot-academypilot",
                               const std::string& b = "1e-pilot-academypilot") {
  return {piloted("A", a, Side::player, 457, 300), piloted("B", b, Side::enemy, 457, 490, 180)};
}
std::vector<state::Piece> with(std::vector<state::Piece> ships, const state::Piece& more) {
  ships.push_back(more);
  return ships;
}
void assign(Arena& arena, const char* ship, const char* condition) {
  const data::FirstCondition* card = catalog().condition(condition);
  REQUIRE(card != nullptr);
  arena.run([&](Game& game) { rules::assign_condition(game, ship, condition, card->unique, "1e-cond-1"); });
}
Arena& engage(Arena& arena, const char* ship = "A") {
  return arena.run([ship](Game& game) { rules::first::engage(game, ship); });
}
bool has(const Arena& arena, const char* ship, const char* condition) {
  return rules::has_card(arena[ship], condition);
}
const std::vector<Face> kMiss{Face::blank, Face::blank, Face::blank};

}  // namespace

TEST_CASE("Each condition is a card with a name, words and its rule [1e-cond-1]", "[first][conditions]") {
  CHECK(catalog().first_conditions.size() == 10);
  for (const auto& [id, condition] : catalog().first_conditions) {
    INFO(id);
    CHECK(id.starts_with("1e-condition-"));
    CHECK_FALSE(condition.text.empty());
    CHECK(catalog().rules.count(condition.rule) == 1);
    CHECK(condition.unique == (condition.name != "Harpooned!"));
    const data::KnownCard known = data::known_card(catalog(), id);
    CHECK(known.kind == data::CardKind::condition);
    CHECK(known.name == &condition.name);
    CHECK(known.is_carried());
    CHECK(data::edition_of_card(id) == geom::Edition::first);
  }
  CHECK(catalog().condition("1e-condition-nothing") == nullptr);
}

TEST_CASE(
    "A condition acts as soon as it is assigned, and may come again once it has gone [1e-cond-1][1e-cond-2]"
    "[1e-cond-3]",
    "[first][conditions]") {
  Arena arena(duel(), "1e");
  assign(arena, "A", kPrototype);
  CHECK(arena["A"].ship.shield_limit == 1);  // it acts at once
  assign(arena, "A", kRattled);
  CHECK(has(arena, "A", kRattled));
  arena.run([](Game& game) { rules::remove_condition(game, "A", kRattled, "1e-cond-3"); });
  CHECK_FALSE(has(arena, "A", kRattled));
  CHECK(arena["A"].ship.card(kRattled) == nullptr);  // nothing of it is left
  assign(arena, "A", kRattled);
  CHECK(has(arena, "A", kRattled));
}

TEST_CASE("A unique condition leaves the ship that had it; others may lie on several [1e-cond-4]",
          "[first][conditions]") {
  Arena arena(with(duel(), piloted("C", "1e-pilot-academypilot", Side::enemy, 700, 700)), "1e");
  assign(arena, "B", kRattled);
  assign(arena, "C", kRattled);
  CHECK_FALSE(has(arena, "B", kRattled));
  CHECK(has(arena, "C", kRattled));
  assign(arena, "B", kHarpooned);
  assign(arena, "C", kHarpooned);
  CHECK(has(arena, "B", kHarpooned));
  CHECK(has(arena, "C", kHarpooned));
}

TEST_CASE("Dark Side: the enemy picks a Pilot card as it is assigned, which moves with it [1e-cond-5]",
          "[first][conditions]") {
  Arena arena(with(duel(), piloted("C", "1e-pilot-academypilot", Side::enemy, 700, 700)), "1e");
  SECTION("one of those in the deck") {
    arena.next_cards(Side::enemy, {208, 203, 201, 203});
    arena.says("dark-side", "damage:203");
    assign(arena, "B", kDarkSide);
    CHECK(arena.question("dark-side")->side == Side::player);
    CHECK(arena.question("dark-side")->options.size() == 2);  // no Direct Hit!, and each kind once
    assign(arena, "C", kDarkSide);                            // no other card is picked
    CHECK(has(arena, "C", kDarkSide));
    CHECK(arena["C"].ship.card(kDarkSide)->charges == 3);
  }
  SECTION("none is left: it goes") {
    assign(arena, "B", kDarkSide);
    CHECK_FALSE(has(arena, "B", kDarkSide));
  }
}

TEST_CASE("Dark Side: the next critical damage of an attack is that card, past shields [1e-cond-6]",
          "[first][conditions]") {
  Arena arena(duel("1e-pilot-academypilot", "1e-pilot-rookiepilot"), "1e", Phase::engagement);
  arena.next_cards(Side::enemy, {212, 204});
  arena.says("dark-side", "damage:204");
  arena.free_dice = false;
  arena.table.play.decks[1].draw.insert(arena.table.play.decks[1].draw.begin(), 201);
  assign(arena, "B", kDarkSide);
  SECTION("in an attack: the first critical, once") {
    arena.says("attack", "primary:0>B").dice({Face::crit, Face::crit}).dice({Face::blank, Face::blank});
    engage(arena);
    CHECK(arena["B"].ship.shields == 1);  // the second one took a shield
    REQUIRE(arena["B"].ship.damage.size() == 1);
    CHECK(arena["B"].ship.damage[0].number == 204);
    CHECK(arena["B"].ship.damage[0].faceup);
    CHECK_FALSE(has(arena, "B", kDarkSide));
  }
  SECTION("hits do not set it off") {
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit}).dice({Face::blank, Face::blank});
    engage(arena);
    CHECK(arena["B"].ship.shields == 0);
    CHECK(has(arena, "B", kDarkSide));
  }
  SECTION("critical damage of anything else does not") {
    arena.run([](Game& game) { rules::suffer(game, "B", 0, 1, "1e-bomb-24"); });
    CHECK(arena["B"].ship.shields == 1);
    CHECK(has(arena, "B", kDarkSide));
  }
}

TEST_CASE("Fanatical Devotion: no focus in defense [1e-cond-7]", "[first][conditions]") {
  Arena arena(duel(), "1e", Phase::engagement);
  arena.edit("B").tokens.focus = 1;
  assign(arena, "B", kDevoted);
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit}).dice({Face::focus, Face::focus, Face::focus});
  engage(arena);
  CHECK(arena.question("modify-defense") == nullptr);
  CHECK(arena["B"].tokens.focus == 1);
  CHECK(damage_to(arena, "B") == 2);
}

TEST_CASE("Fanatical Devotion: the first focus that a token turns to a hit cannot be cancelled [1e-cond-7]",
          "[first][conditions]") {
  Arena arena(duel("1e-pilot-rookiepilot"), "1e", Phase::engagement);  // three dice
  arena.edit("A").tokens.focus = 1;
  assign(arena, "A", kDevoted);
  arena.says("attack", "primary:0>B");
  SECTION("of two hits one is left") {
    arena.dice({Face::focus, Face::focus, Face::blank}).says("modify-attack", "focus");
    arena.dice({Face::evade, Face::evade, Face::evade});
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
  SECTION("a critical is cancelled before it") {
    arena.dice({Face::focus, Face::crit, Face::blank}).says("modify-attack", "focus");
    arena.dice({Face::evade, Face::blank, Face::blank});
    engage(arena);
    REQUIRE(arena["B"].ship.damage.size() == 1);
    CHECK_FALSE(arena["B"].ship.damage[0].faceup);
  }
  SECTION("hits that were rolled are no such thing") {
    arena.dice({Face::hit, Face::hit, Face::blank}).says("modify-attack", "focus");
    arena.dice({Face::evade, Face::evade, Face::blank});
    engage(arena);
    CHECK(damage_to(arena, "B") == 0);
  }
}

TEST_CASE("Fanatical Devotion goes in the End phase [1e-cond-7]", "[first][conditions]") {
  Arena arena(duel(), "1e", Phase::end);
  assign(arena, "A", kDevoted);
  arena.run([](Game& game) { rules::first::end_phase(game); });
  CHECK_FALSE(has(arena, "A", kDevoted));
}

TEST_CASE("Suppressive Fire: a die fewer but against Captain Rex, whom it ends with [1e-cond-8]",
          "[first][conditions]") {
  Arena arena(with(duel("1e-pilot-captainrex", "1e-pilot-rookiepilot"),
                   piloted("C", "1e-pilot-academypilot", Side::player, 390, 300)),
              "1e", Phase::engagement);
  assign(arena, "B", kSuppressed);
  SECTION("against anybody else") {
    arena.says("attack", "primary:0>C").dice({Face::blank, Face::blank}).dice(kMiss);
    engage(arena, "B");
    CHECK(has(arena, "B", kSuppressed));
  }
  SECTION("against Rex: all dice, and it goes") {
    arena.says("attack", "primary:0>A").dice(kMiss).dice(kMiss);
    engage(arena, "B");
    CHECK_FALSE(has(arena, "B", kSuppressed));
  }
  SECTION("Rex is destroyed") {
    arena.run([](Game& game) { rules::destroy(game, "A", "1e-destroy-1", words::Phrase{}); });
    CHECK_FALSE(has(arena, "B", kSuppressed));
  }
  SECTION("at the end of a Combat in which he attacked it stays") {
    arena.edit("A").ship.marks.push_back("attack:primary:0:front");
    arena.run([](Game& game) { rules::first::end_combat(game); });
    CHECK(has(arena, "B", kSuppressed));
  }
  SECTION("and goes where he did not") {
    arena.run([](Game& game) { rules::first::end_combat(game); });
    CHECK_FALSE(has(arena, "B", kSuppressed));
  }
}

TEST_CASE("A Debt to Pay: one focus is a critical against the ship with A Score to Settle [1e-cond-9]",
          "[first][conditions]") {
  for (const bool score : {true, false}) {
    Arena arena(duel(), "1e", Phase::engagement);
    if (score) arena.edit("B").ship.cards.push_back({"1e-upgrade-ascoretosettle", 0, false});
    assign(arena, "A", kDebt);
    arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus});
    if (score) arena.says("modify-attack", kDebt);
    arena.dice(kMiss);
    engage(arena);
    CHECK(arena["B"].ship.damage.size() == (score ? 1 : 0));
    if (score) CHECK(arena["B"].ship.damage[0].faceup);
  }
}

TEST_CASE("A borrowed ability assigns no condition [1e-cond-10]", "[first][conditions]") {
  Arena arena(duel("1e-pilot-thweek"), "1e");
  const auto borrows = [](Game& game) {
    const Game::By by(game, "A");
    rules::assign_condition(game, "B", kSuppressed, true, "1e-pilot-captainrex");
  };
  SECTION("with the card of another pilot") {
    arena.edit("A").ship.cards.push_back({"1e-pilot-captainrex", 0, false});
    arena.run(borrows);
    CHECK_FALSE(has(arena, "B", kSuppressed));
  }
  SECTION("by its own it does") {
    arena.edit("A").ship.pilot = "1e-pilot-captainrex";
    arena.run(borrows);
    CHECK(has(arena, "B", kSuppressed));
  }
}

TEST_CASE("Harpooned!: a hit with a critical left bursts round the ship [1e-cond-12]", "[first][conditions]") {
  std::vector<state::Piece> ships = duel();
  ships.push_back(piloted("N", "1e-pilot-academypilot", Side::enemy, 557, 490));   // at range 1
  ships.push_back(piloted("F", "1e-pilot-academypilot", Side::enemy, 700, 490));   // at range 3
  ships.push_back(piloted("O", "1e-pilot-academypilot", Side::player, 457, 580));  // its enemy, at range 1
  Arena arena(ships, "1e", Phase::engagement);
  assign(arena, "B", kHarpooned);
  arena.says("attack", "primary:0>B");
  SECTION("a critical") {
    arena.dice({Face::crit, Face::blank}).dice(kMiss);
    engage(arena);
    CHECK(damage_to(arena, "N") == 1);
    CHECK(damage_to(arena, "O") == 1);
    CHECK(damage_to(arena, "F") == 0);
    CHECK(damage_to(arena, "A") == 0);
    REQUIRE(arena["B"].ship.damage.size() == 2);
    CHECK_FALSE(arena["B"].ship.damage[0].faceup);  // the condition's, before the damage
    CHECK_FALSE(has(arena, "B", kHarpooned));
  }
  SECTION("hits alone") {
    arena.dice({Face::hit, Face::blank}).dice(kMiss);
    engage(arena);
    CHECK(damage_to(arena, "N") == 0);
    CHECK(has(arena, "B", kHarpooned));
  }
}

TEST_CASE("Harpooned!: a destroyed ship bursts, and an action draws it [1e-cond-12]", "[first][conditions]") {
  Arena arena(with(duel(), piloted("N", "1e-pilot-academypilot", Side::enemy, 557, 490)), "1e");
  assign(arena, "B", kHarpooned);
  SECTION("destroyed") {
    arena.run([](Game& game) { rules::destroy(game, "B", "1e-destroy-1", words::Phrase{}); });
    CHECK(damage_to(arena, "N") == 1);
    CHECK(damage_to(arena, "A") == 0);
  }
  SECTION("the action") {
    const bool hurts = GENERATE(true, false);
    arena.says("action", kHarpooned).dice({hurts ? Face::crit : Face::focus});
    arena.run([](Game& game) { rules::perform_action_step(game, "B", false); });
    CHECK_FALSE(has(arena, "B", kHarpooned));
    REQUIRE(arena["B"].ship.damage.size() == (hurts ? 1 : 0));
    if (hurts) CHECK_FALSE(arena["B"].ship.damage[0].faceup);
  }
}

TEST_CASE("Rattled: damage from a bomb brings a critical one [1e-cond-13]", "[first][conditions]") {
  Arena arena(duel(), "1e");
  assign(arena, "B", kRattled);
  const auto bomb = [&](const char* ref) {
    state::Piece piece;
    piece.id = "D";
    piece.type = state::PieceType::device;
    piece.ref = ref;
    piece.pose = pose(457, 570);
    piece.side = Side::player;
    arena.table.pieces.push_back(piece);
    arena.run([](Game& game) { rules::detonate(game, "D"); });
  };
  SECTION("of a bomb") {
    bomb("1e-seismic-charge");
    REQUIRE(arena["B"].ship.damage.size() == 2);
    CHECK(arena["B"].ship.damage[1].faceup);
    CHECK_FALSE(has(arena, "B", kRattled));
  }
  SECTION("a bomb that does no damage") {
    bomb("1e-ion-bomb");
    CHECK(arena["B"].ship.damage.empty());
    CHECK(has(arena, "B", kRattled));
  }
  SECTION("damage of anything else") {
    arena.run([](Game& game) { rules::suffer(game, "B", 1, 0, "1e-obst-2"); });
    CHECK(arena["B"].ship.damage.size() == 1);
    CHECK(has(arena, "B", kRattled));
  }
  SECTION("an action may shake it off") {
    const Face face = GENERATE(Face::focus, Face::hit, Face::crit);
    arena.says("action", kRattled).dice({face});
    arena.run([](Game& game) { rules::perform_action_step(game, "B", false); });
    CHECK(has(arena, "B", kRattled) == (face == Face::crit));
  }
}

TEST_CASE("Scrambled: no change of dice against a Targeting Scrambler at range 1 [1e-cond-14]", "[first][conditions]") {
  for (const double gap : {80.0, 150.0}) {
    Arena arena(duel(), "1e", Phase::engagement);
    arena.edit("B").pose = pose(457, 340 + gap, 180);
    arena.edit("B").ship.cards.push_back({"1e-upgrade-targetingscrambler", 0, false});
    arena.edit("A").tokens.focus = 1;
    arena.edit("A").lock = "B";
    assign(arena, "A", kScrambled);
    arena.says("attack", "primary:0>B");
    arena.dice(gap < 100 ? std::vector<Face>{Face::focus, Face::focus, Face::focus}
                         : std::vector<Face>{Face::focus, Face::focus});
    if (gap > 100) arena.says("modify-attack", "focus").says("modify-attack", "done");
    arena.dice(kMiss);
    engage(arena);
    CHECK(damage_to(arena, "B") == (gap < 100 ? 0 : 2));
  }
  Arena arena(duel(), "1e", Phase::engagement);
  assign(arena, "A", kScrambled);
  arena.run([](Game& game) { rules::first::end_combat(game); });
  CHECK_FALSE(has(arena, "A", kScrambled));
}

TEST_CASE("Optimized Prototype: one more shield, a die for a shield of the defender, a lock for Krennic [1e-cond-15]",
          "[first][conditions]") {
  std::vector<state::Piece> ships = duel("1e-pilot-academypilot", "1e-pilot-rookiepilot");
  ships.push_back(
      piloted("K", "1e-pilot-omicrongrouppilot", Side::player, 560, 300, 0, {"1e-upgrade-directorkrennic"}));
  Arena arena(ships, "1e", Phase::engagement);
  assign(arena, "A", kPrototype);
  CHECK(arena["A"].ship.shields == 1);
  CHECK(arena["A"].ship.shield_limit == 1);
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank});
  SECTION("used") {
    arena.says("modify-attack", kPrototype).says("spend-die", "blank").dice({Face::blank, Face::blank});
    arena.says("effect", kPrototype);
    engage(arena);
    CHECK(arena["B"].ship.shields == 0);  // one by the die, one by the hit
    CHECK(arena["K"].lock == "B");
    arena.says("attack", "primary:0>B").dice({Face::blank, Face::blank}).dice({Face::blank, Face::blank});
    arena.says("effect", "pass");
    arena.edit("B").ship.shields = 2;
    engage(arena);  // once a round
    CHECK(arena["B"].ship.shields == 2);
  }
  SECTION("Krennic too far off") {
    arena.edit("K").pose = pose(860, 300);
    arena.says("modify-attack", "done").dice({Face::blank, Face::blank});
    engage(arena);
    CHECK(arena["K"].lock.empty());
    CHECK(arena["B"].ship.shields == 1);
  }
}

}  // namespace plotboard::first_conditions
