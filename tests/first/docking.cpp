// Docked ships of the 1st edition: who may begin docked, deploying, and what becomes of them with their carrier.
#include <catch2/catch.hpp>

#include "data/catalog.hpp"
#include "rules/first/docking.hpp"
#include "rules/first/parts.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/docking.hpp"
#include "rules/play/equipment.hpp"
#include "rules/play/round.hpp"
#include "rules/play/rulebook.hpp"
#include "support/catalog.hpp"
#include "support/first.hpp"
#include "support/pieces.hpp"

namespace plotboard::first_docking {
using namespace test;
namespace {

using rules::Game;
using state::Face;
using state::Phase;
using state::Side;

constexpr geom::Maneuver straight(int speed) { return {static_cast<std::int8_t>(speed), geom::Bearing::straight}; }
state::Piece docked(state::Piece ship, const char* carrier) {
  ship.ship.carrier = carrier;
  return ship;
}
state::Piece ghost(const std::vector<std::string>& more = {}, const char* title = "1e-upgrade-ghost") {
  std::vector<std::string> cards{title};
  cards.insert(cards.end(), more.begin(), more.end());
  return piloted("G", "1e-pilot-lothalrebel", Side::player, 457, 457, 0, cards);
}
state::Piece phantom(const std::string& pilot = "1e-pilot-zeborrelios-attackshuttle") {
  return docked(piloted("P", pilot, Side::player, 457, 457, 0, {"1e-upgrade-phantom"}), "G");
}
state::Piece gozanti(const std::vector<std::string>& more = {}) {
  std::vector<std::string> cards{"1e-upgrade-dockingclamps"};
  cards.insert(cards.end(), more.begin(), more.end());
  return piloted("Z", "1e-pilot-gozanticlasscruiser", Side::player, 457, 300, 0, cards);
}
state::Piece tie(const std::string& id, const std::string& pilot = "1e-pilot-academypilot") {
  return docked(piloted(id, pilot, Side::player, 457, 300), "Z");
}
state::Piece hound(const std::string& pilot = "1e-pilot-bossk", const std::vector<std::string>& more = {}) {
  std::vector<std::string> cards{"1e-upgrade-houndstooth"};
  cards.insert(cards.end(), more.begin(), more.end());
  return piloted("H", pilot, Side::player, 457, 457, 0, cards);
}
state::Piece pup() { return docked(piloted("N", "1e-pilot-nashtahpuppilot", Side::player, 457, 457), "H"); }
state::Piece target(double x, double y) { return piloted("T", "1e-pilot-academypilot", Side::enemy, x, y, 180); }

Arena& flies(Arena& arena, geom::Maneuver maneuver, const char* ship) {
  arena.edit(ship).ship.dial = maneuver;
  return arena.run([ship](Game& game) { rules::activate(game, ship); });
}
void destroys(Game& game, const char* ship) {
  rules::destroy(game, ship, "1e-destroy-1", words::Phrase{});
  rules::remove_destroyed(game);
}
std::string fault(const Arena& arena, const char* ship) {
  const auto found = rules::docking_fault(catalog(), arena.table, arena[ship]);
  return found ? found->rule : "";
}

}  // namespace

TEST_CASE(
    "A docked ship is named with its carrier, which says what it takes and how many [1e-dock-1]"
    "[1e-upgrade-ghost][1e-upgrade-phantom]",
    "[first][docking]") {
  SECTION("Ghost and Phantom") {
    const Arena arena({ghost(), phantom()}, "1e");
    CHECK(fault(arena, "P").empty());
    CHECK(fault(arena, "G").empty());
  }
  SECTION("without the title on either nothing is carried") {
    Arena arena({ghost(), phantom()}, "1e");
    arena.edit("P").ship.cards.clear();
    CHECK(fault(arena, "P") == "1e-dock-1");
    Arena other({ghost(), phantom()}, "1e");
    other.edit("G").ship.cards.clear();
    CHECK(fault(other, "P") == "1e-dock-1");
  }
  SECTION("a Phantom whose Ghost is there begins docked") {
    Arena arena({ghost(), phantom()}, "1e");
    arena.edit("P").ship.carrier = Id();
    CHECK(fault(arena, "P") == "1e-dock-1");
    CHECK(rules::first::due_carrier(catalog(), arena.table, arena["P"]) == "G");
    arena.edit("G").ship.cards.clear();
    CHECK(fault(arena, "P").empty());
  }
  SECTION("the other Ghost takes the other Phantom") {
    state::Piece second =
        docked(piloted("P", "1e-pilot-ap5", Side::player, 457, 457, 0, {"1e-upgrade-phantomii"}), "G");
    const Arena arena({ghost({}, "1e-upgrade-ghost-swx72"), second}, "1e");
    CHECK(fault(arena, "P").empty());
    const Arena wrong({ghost(), second}, "1e");
    CHECK(fault(wrong, "P") == "1e-dock-1");
  }
}

TEST_CASE("Docking Clamps: four ships of one type out of four [1e-dock-1][1e-upgrade-dockingclamps]",
          "[first][docking]") {
  SECTION("four of a type") {
    const Arena arena({gozanti(), tie("A"), tie("B"), tie("C"), tie("D")}, "huge-1e");
    CHECK(fault(arena, "D").empty());
  }
  SECTION("not five") {
    const Arena arena({gozanti(), tie("A"), tie("B"), tie("C"), tie("D"), tie("E")}, "huge-1e");
    CHECK(fault(arena, "E") == "1e-dock-1");
  }
  SECTION("not two types") {
    const Arena arena({gozanti(), tie("A"), tie("B", "1e-pilot-alphasquadronpilot")}, "huge-1e");
    CHECK(fault(arena, "B") == "1e-dock-1");
  }
  SECTION("exactly the types that are named") {
    for (const auto& [pilot, may] :
         std::initializer_list<std::pair<const char*, bool>>{{"1e-pilot-alphasquadronpilot", true},
                                                             {"1e-pilot-scimitarsquadronpilot", true},
                                                             {"1e-pilot-tempestsquadronpilot", true},
                                                             {"1e-pilot-epsilonsquadronpilot", false},
                                                             {"1e-pilot-sienartestpilot", false}}) {
      INFO(pilot);
      const Arena arena({gozanti(), tie("A", pilot)}, "huge-1e");
      CHECK(fault(arena, "A").empty() == may);
    }
  }
  SECTION("without the card nobody") {
    Arena arena({gozanti(), tie("A")}, "huge-1e");
    arena.edit("Z").ship.cards.clear();
    CHECK(fault(arena, "A") == "1e-dock-1");
  }
}

TEST_CASE("The Nashtah Pup begins docked with its Hound's Tooth, or not at all [1e-squad-23][1e-dock-1]",
          "[first][docking]") {
  Arena arena({hound(), pup()}, "1e");
  CHECK(fault(arena, "N").empty());
  arena.edit("N").ship.carrier = Id();
  CHECK(fault(arena, "N") == "1e-dock-1");
  arena.edit("H").ship.cards.clear();
  CHECK(fault(arena, "N") == "1e-squad-23");
}

TEST_CASE("While docked a ship is out of play: no dial, no target, no turn [1e-dock-2][1e-plan-5]",
          "[first][docking]") {
  Arena arena({ghost(), phantom(), target(457, 650)}, "1e", Phase::planning);
  CHECK_FALSE(arena["P"].in_play());
  CHECK_FALSE(rules::takes_dial(rules::book_of(catalog(), arena.table), arena["P"]));
  CHECK(rules::need_dials(catalog(), arena.table, Side::player) == Ids{"G"});
  arena.table.play.phase = Phase::engagement;
  arena.run([](Game& game) {
    rules::ShotFilter filter;
    filter.explain = true;
    for (const rules::Shot& shot : rules::shots_of(game, "T", filter)) CHECK(shot.defender == "G");
  });
}

TEST_CASE(
    "Ghost: after a maneuver its shuttle deploys by a maneuver of its own dial, from the rear guides alone"
    " [1e-dock-3][1e-dock-4][1e-upgrade-ghost]",
    "[first][docking]") {
  Arena arena({ghost(), phantom()}, "1e");
  arena.says("deploy-which", "P").says("deploy", "rear:2F").says("action", "focus").passes("action", "G");
  flies(arena, straight(2), "G");
  for (const state::Option& way : arena.question("deploy")->options) CHECK(way.key.starts_with("rear:"));
  CHECK(arena["P"].in_play());
  CHECK(arena["P"].pose.y.mm() == Approx(arena["G"].pose.y.mm() - 40 - 80 - 20).margin(0.01));
  CHECK(arena["P"].pose.heading.degrees() == Approx(180));
  CHECK(arena["P"].tokens.focus == 1);    // 1e-dock-6
  CHECK_FALSE(arena["P"].ship.revealed);  // no dial was revealed
  CHECK(arena["P"].moved);                // it has no other turn this phase
  CHECK_FALSE(arena["P"].ship.has_mark(rules::kNoMoreAttacks));
}

TEST_CASE("A carrier may keep its ships [1e-dock-3]", "[first][docking]") {
  Arena arena({ghost(), phantom()}, "1e");
  arena.says("deploy-which", "pass").passes("action");
  flies(arena, straight(2), "G");
  CHECK(arena["P"].ship.carrier == "G");
}

TEST_CASE("A Koiogran turn out of the carrier faces it [1e-dock-4]", "[first][docking]") {
  Arena arena({ghost(), phantom()}, "1e");
  arena.says("deploy-which", "P").says("deploy", "rear:4K").passes("action");
  flies(arena, straight(2), "G");
  CHECK(arena["P"].pose.heading.degrees() == Approx(0));
  CHECK(arena["P"].tokens.stress == 1);
}

TEST_CASE("Deploying counts as a maneuver: stress, overlaps and obstacles [1e-dock-5][1e-dock-6]", "[first][docking]") {
  SECTION("a red one stresses, and no action follows") {
    Arena arena({ghost(), phantom()}, "1e");
    arena.says("deploy-which", "P").says("deploy", "rear:3Y").passes("action", "G");
    flies(arena, straight(2), "G");
    CHECK(arena["P"].tokens.stress == 1);
    CHECK(arena["P"].ship.actions.empty());
  }
  SECTION("who overlaps a ship acts no more") {
    Arena arena({ghost(), phantom(), target(457, 450)}, "1e");
    arena.says("deploy-which", "P").says("deploy", "rear:2F").passes("action", "G");
    flies(arena, straight(2), "G");
    CHECK(arena["P"].in_play());
    CHECK(arena["P"].ship.bumped == Ids{"T"});
    CHECK(arena["P"].ship.skips_action);
  }
  SECTION("an asteroid is met in full") {
    Arena arena({ghost(), phantom(), obstacle("R", "core2asteroid0", 457, 477)}, "1e");
    arena.says("deploy-which", "P").says("deploy", "rear:2F").dice({Face::hit}).passes("action", "G");
    flies(arena, straight(2), "G");
    CHECK(damage_to(arena, "P") == 1);
    CHECK(arena["P"].ship.skips_action);
  }
  SECTION("debris stresses and throws its die") {
    Arena arena({ghost(), phantom(), obstacle("R", "vt49decimatordebris1", 457, 477)}, "1e");
    arena.says("deploy-which", "P").says("deploy", "rear:2F").dice({Face::crit}).passes("action", "G");
    flies(arena, straight(2), "G");
    CHECK(arena["P"].tokens.stress == 1);
    CHECK(damage_to(arena, "P") == 1);
  }
}

TEST_CASE("A ship that finds no room as it deploys is destroyed [1e-dock-7]", "[first][docking]") {
  // T stands against the Ghost's rear: every way back along the template overlaps it.
  Arena arena({ghost(), phantom(), target(457, 577 - 40 - 20)}, "1e");
  arena.says("deploy-which", "P").says("deploy", "rear:1F").passes("action", "G");
  flies(arena, {2, geom::Bearing::straight}, "G");
  CHECK(arena["P"].ship.removed);
  CHECK(arena.offered("deploy", "rear:1F")->unwise);
  CHECK(arena.told("1e-dock-7"));
}

TEST_CASE(
    "A Gozanti deploys two, from either end; with Vector four [1e-dock-3][1e-pilot-gozanticlasscruiser]"
    "[1e-upgrade-vector]",
    "[first][docking]") {
  SECTION("two") {
    Arena arena({gozanti(), tie("A"), tie("B"), tie("C")}, "huge-1e");
    arena.says("deploy-which", "A").says("deploy", "front:3F").says("action", "focus");
    arena.says("deploy-which", "B").says("deploy", "rear:3F").says("action", "evade");
    arena.passes("action", "Z");
    flies(arena, straight(1), "Z");
    CHECK(arena["A"].in_play());
    CHECK(arena["B"].in_play());
    CHECK(arena["C"].ship.carrier == "Z");
    CHECK(arena["A"].pose.y.mm() > arena["Z"].pose.y.mm());
    CHECK(arena["B"].pose.y.mm() < arena["Z"].pose.y.mm());
  }
  SECTION("four") {
    Arena arena({gozanti({"1e-upgrade-vector"}), tie("A"), tie("B"), tie("C"), tie("D")}, "huge-1e");
    arena.passes("action");
    const char* ways[] = {"front:3F", "rear:3F", "front:2T", "front:2Y"};
    const char* ships[] = {"A", "B", "C", "D"};
    for (std::size_t i = 0; i < 4; ++i) {
      arena.says("deploy-which", ships[i]).says("deploy", ways[i]);
    }
    flies(arena, straight(1), "Z");
    for (const char* ship : ships) CHECK(arena[ship].in_play());
  }
}

TEST_CASE(
    "A destroyed carrier: each docked ship takes a facedown card and has to deploy; it cannot attack this round"
    " [1e-dock-8]",
    "[first][docking]") {
  Arena arena({ghost(), phantom(), target(457, 200)}, "1e", Phase::engagement);
  arena.table.play.initiative = 4;
  arena.says("deploy", "rear:2F").passes("action");
  arena.run([](Game& game) { destroys(game, "G"); });
  CHECK(arena["G"].ship.removed);
  REQUIRE(arena["P"].in_play());
  CHECK(arena.offered("deploy", "pass") == nullptr);
  CHECK(arena["P"].ship.shields == 2);  // the card goes past them
  REQUIRE(arena["P"].ship.damage.size() == 1);
  CHECK_FALSE(arena["P"].ship.damage[0].faceup);
  CHECK(arena["P"].ship.has_mark(rules::kNoMoreAttacks));
  arena.run([](Game& game) { rules::first::engage(game, "P"); });
  CHECK(arena.question("attack") == nullptr);
  arena.run([](Game& game) { game.emit(state::RoundStarted{2}); });
  CHECK_FALSE(arena["P"].ship.has_mark(rules::kNoMoreAttacks));
}

TEST_CASE("When a carrier flees its docked ships are lost too [1e-dock-9]", "[first][docking]") {
  Arena arena({ghost(), phantom()}, "1e");
  arena.edit("G").pose = pose(457, 850);
  flies(arena, straight(3), "G");
  CHECK(arena["G"].fled);
  CHECK(arena["P"].fled);
  CHECK(arena.question("deploy") == nullptr);
}

TEST_CASE(
    "The Ghost's special arc is open while the Phantom is docked [1e-dock-10][1e-arc-12][1e-upgrade-phantom]"
    "[1e-upgrade-phantomii]",
    "[first][docking]") {
  const auto shoots_back = [](Arena& arena) {
    bool any = false;
    arena.run([&](Game& game) { any = !rules::shots_of(game, "G").empty(); });
    return any;
  };
  SECTION("Phantom") {
    Arena arena({ghost(), phantom(), target(457, 250)}, "1e", Phase::engagement);
    CHECK(shoots_back(arena));
    arena.edit("P").ship.carrier = Id();
    arena.edit("P").pose = pose(800, 800);
    CHECK_FALSE(shoots_back(arena));
  }
  SECTION("Phantom II") {
    Arena arena({ghost({}, "1e-upgrade-ghost-swx72"),
                 docked(piloted("P", "1e-pilot-ap5", Side::player, 457, 457, 0, {"1e-upgrade-phantomii"}), "G"),
                 target(457, 250)},
                "1e", Phase::engagement);
    CHECK(shoots_back(arena));
  }
  SECTION("secondary weapons do without it, but torpedoes have that arc of their own") {
    Arena arena({ghost({"1e-upgrade-protontorpedoes"}), phantom(), target(457, 200)}, "1e", Phase::engagement);
    arena.edit("G").lock = "T";
    arena.run([](Game& game) {
      int torpedoes = 0;
      for (const rules::Shot& shot : rules::shots_of(game, "G")) {
        CHECK(shot.arc == geom::ArcKind::rear);
        torpedoes += shot.weapon.id == "1e-upgrade-protontorpedoes" ? 1 : 0;
      }
      CHECK(torpedoes == 1);
    });
  }
}

TEST_CASE("At the end of Combat one more attack with a turret card, and none after it [1e-dock-10][1e-upgrade-phantom]",
          "[first][docking]") {
  constexpr const char* kTurret = "1e-upgrade-twinlaserturret";
  Arena arena({ghost({kTurret}), phantom(), target(457, 200)}, "1e", Phase::engagement);
  SECTION("both attacks of a twin laser turret") {
    arena.says("attack", std::string(kTurret) + ">T");
    arena.dice({Face::blank, Face::blank, Face::blank}).dice({Face::blank, Face::blank, Face::blank});
    arena.dice({Face::blank, Face::blank, Face::blank}).dice({Face::blank, Face::blank, Face::blank});
    arena.run([](Game& game) { rules::first::end_combat(game); });
    CHECK(arena["G"].ship.has_mark(rules::kNoMoreAttacks));
    CHECK(arena.offered("attack", "primary:0>T") == nullptr);
  }
  SECTION("not once the shuttle has left") {
    arena.edit("P").ship.carrier = Id();
    arena.edit("P").pose = pose(800, 800);
    arena.run([](Game& game) { rules::first::end_combat(game); });
    CHECK(arena.question("attack") == nullptr);
  }
  SECTION("not where it may attack no more") {
    arena.edit("G").ship.marks.push_back(rules::kNoMoreAttacks);
    arena.run([](Game& game) { rules::first::end_combat(game); });
    CHECK(arena.question("attack") == nullptr);
  }
}

TEST_CASE(
    "Phantom II: a free coordinate action at the end of Activation [1e-upgrade-ghost-swx72][1e-upgrade-phantomii]",
    "[first][docking]") {
  Arena arena({ghost({}, "1e-upgrade-ghost-swx72"),
               docked(piloted("P", "1e-pilot-ap5", Side::player, 457, 457, 0, {"1e-upgrade-phantomii"}), "G"),
               piloted("F", "1e-pilot-rookiepilot", Side::player, 557, 457)},
              "1e");
  SECTION("as it likes") {
    arena.says("action", "coordinate").says("action", "focus");
    arena.run([](Game& game) { rules::first::end_activation(game); });
    CHECK(arena["F"].tokens.focus == 1);
  }
  SECTION("not while stressed") {
    arena.edit("G").tokens.stress = 1;
    arena.run([](Game& game) { rules::first::end_activation(game); });
    CHECK(arena.question("coordinate") == nullptr);
  }
}

TEST_CASE("A lost Ghost title: the Phantom stays docked until the Ghost is destroyed [1e-dock-11]",
          "[first][docking]") {
  Arena arena({ghost(), phantom()}, "1e");
  arena.run([](Game& game) { rules::discard_card(game, "G", "1e-upgrade-ghost", "1e-dock-11"); });
  arena.passes("action");
  flies(arena, straight(2), "G");
  CHECK(arena.question("deploy-which") == nullptr);
  CHECK(arena["P"].ship.carrier == "G");
  arena.says("deploy", "rear:2F");
  arena.run([](Game& game) { destroys(game, "G"); });
  CHECK(arena["P"].in_play());
}

TEST_CASE(
    "Hound's Tooth: the Pup may leave it when it is destroyed, unharmed, and flies as its pilot did"
    " [1e-upgrade-houndstooth][1e-pilot-nashtahpuppilot][1e-squad-23]",
    "[first][docking]") {
  Arena arena({hound("1e-pilot-bossk", {"1e-upgrade-veteraninstincts"}), pup(), target(457, 250)}, "1e",
              Phase::engagement);
  arena.table.play.initiative = 9;
  SECTION("it may") {
    arena.edit("H").ship.initiatives = {{"", 9}, {"1e-deckf-3", 0}};  // what others did to it does not count
    arena.edit("H").initiative = 0;
    arena.says("deploy", "rear:2F").passes("action");
    arena.run([](Game& game) { destroys(game, "H"); });
    REQUIRE(arena["N"].in_play());
    CHECK(arena["N"].initiative == 9);
    CHECK(arena["N"].ship.damage.empty());
    CHECK(rules::has_card(arena["N"], "1e-pilot-bossk"));
    CHECK(arena["N"].ship.has_mark(rules::kNoMoreAttacks));
  }
  SECTION("or it is lost") {
    arena.says("deploy", "pass");
    arena.run([](Game& game) { destroys(game, "H"); });
    CHECK(arena["N"].ship.removed);
  }
  SECTION("not without the title") {
    arena.run([](Game& game) { rules::discard_card(game, "H", "1e-upgrade-houndstooth", "1e-dock-11"); });
    arena.run([](Game& game) { destroys(game, "H"); });
    CHECK(arena["N"].ship.removed);
  }
}

TEST_CASE("The Pup does not leave after a maneuver, nor a Hound's Tooth that flees [1e-upgrade-houndstooth][1e-flee-3]",
          "[first][docking]") {
  Arena arena({hound(), pup()}, "1e");
  arena.passes("action");
  flies(arena, straight(2), "H");
  CHECK(arena.question("deploy-which") == nullptr);
  arena.edit("H").pose = pose(457, 850);
  arena.edit("H").ship.actions.clear();
  flies(arena, straight(2), "H");
  CHECK(arena["N"].fled);
}

TEST_CASE("Cards that count at set-up count for a ship that was docked then [1e-dock-2][1e-token-2]",
          "[first][docking]") {
  Arena arena({gozanti(), docked(piloted("A", "1e-pilot-scimitarsquadronpilot", Side::player, 457, 300, 0,
                                         {"1e-upgrade-seismiccharges", "1e-upgrade-ordnancesilos"}),
                                 "Z")},
              "huge-1e");
  arena.says("deploy-which", "A").says("deploy", "front:3F").passes("action");
  flies(arena, straight(1), "Z");
  CHECK(arena["A"].ship.card("1e-upgrade-seismiccharges")->charges == 3);
}

TEST_CASE("Who dies as it leaves its destroyed carrier is taken off [1e-dock-8]", "[first]") {
  Arena arena({ghost(), phantom()}, "1e", Phase::engagement);
  arena.edit("P").ship.hull = 1;
  arena.says("deploy", "rear:2F");
  arena.run([](Game& game) { destroys(game, "G"); });
  CHECK(arena["P"].ship.destroyed);
  CHECK(arena["P"].ship.removed);
  CHECK_FALSE(arena["P"].in_play());
}

}  // namespace plotboard::first_docking
