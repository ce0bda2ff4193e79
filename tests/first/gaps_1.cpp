// Rules of the 1st edition between the others: what comes after a SLAM, a missing dial, edges, who is placed first,
// guides beyond the edge, markers for damage cards.
#include "data/rule_set.hpp"
#include "first/rules_r1.hpp"
#include "rules/first/free_action.hpp"
#include "rules/first/parts.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/equipment.hpp"
#include "rules/play/setup.hpp"

namespace plotboard::first_gaps_1 {
using namespace first_rules_r1;

namespace {

constexpr const char* kKwing = "1e-pilot-wardensquadronpilot";  // SLAM
constexpr const char* kTransport = "1e-pilot-gr75mediumtransport";

// The first place among the events at which an event of that kind stands for which `is` holds; -1: nowhere.
bool discards_burnout(const state::CardDiscarded& event) { return event.card == "1e-upgrade-burnoutslam"; }
bool focuses(const state::ActionDone& event) { return event.action == "focus"; }

}  // namespace

TEST_CASE("After a SLAM the owner orders what follows maneuver and action [1e-slam-5]", "[first]") {
  const bool action_first = GENERATE(true, false);
  Arena arena({ours("A", kKwing, 457, 300, 0, {"1e-upgrade-advancedslam", "1e-upgrade-burnoutslam"})}, "1e");
  arena.says("action", "slam").says("slam", "2F").says("order", action_first ? "1" : "0").says("action", "focus");
  activates(arena, "A", "2F");
  const int focus = place_of<state::ActionDone>(arena.events, focuses);
  const int gone = place_of<state::CardDiscarded>(arena.events, discards_burnout);
  REQUIRE(focus >= 0);
  REQUIRE(gone >= 0);
  CHECK((gone < focus) == action_first);
  CHECK(arena["A"].tokens.disarm == 1);  // it is there before either
  CHECK(token_at(arena.events, "A", Token::disarm, 1) < std::min(focus, gone));
}

TEST_CASE("A SLAM that ends the ship is followed by nothing [1e-slam-5][1e-flee-3]", "[first]") {
  Arena arena({ours("A", kKwing, 457, 300, 0, {"1e-upgrade-burnoutslam"})}, "1e");
  arena.edit("A").ship.executed = state::Executed{maneuver("2F"), geom::Difficulty::white};
  arena.edit("A").ship.shields = 0;
  arena.edit("A").ship.hull = 1;
  arena.table.pieces.push_back(obstacle("R", "coreasteroid0", 457, 420));
  arena.says("slam", "2F").dice({Face::hit});
  arena.run([](Game& game) {
    rules::Offer step;
    step.action_step = true;
    CHECK(rules::perform_action(game, "A", "slam", "white", step));
  });
  CHECK(arena["A"].ship.destroyed);
  CHECK(place_of<state::CardDiscarded>(arena.events, discards_burnout) < 0);
}

TEST_CASE("The opponent flies a ship that has no dial [1e-plan-10]", "[first]") {
  Arena arena({ours("A", kXwing, 457, 300), theirs("B", kTie, 457, 800)}, "1e");
  SECTION("any maneuver of its dial, and it goes on as usual") {
    arena.says("turn-dial", "4K");
    arena.run([](Game& game) { rules::activate(game, "A"); });
    REQUIRE(arena.question("turn-dial") != nullptr);
    CHECK(arena.question("turn-dial")->side == Side::enemy);
    CHECK(arena["A"].ship.executed->maneuver == maneuver("4K"));
    CHECK(arena["A"].tokens.stress == 1);
    CHECK_FALSE(arena["A"].ship.skips_action);
    CHECK_FALSE(arena["A"].ship.revealed);
    CHECK(arena.told("1e-plan-10"));
  }
  SECTION("none that it may not execute") {
    arena.edit("A").tokens.stress = 1;
    arena.says("turn-dial", "3F");
    arena.run([](Game& game) { rules::activate(game, "A"); });
    CHECK(arena.offered("turn-dial", "4K") == nullptr);
    CHECK(arena["A"].ship.executed->maneuver == maneuver("3F"));
  }
  SECTION("its action comes after the maneuver, and none before") {
    const auto rule_of_focus = [&] {
      std::string rule;
      arena.run([&](Game& game) { rule = rules::action_options(game, "A", {}).front().rule.text(); });
      return rule;
    };
    arena.run([](Game& game) { rules::note_missing_dial(game, "A"); });
    CHECK(rule_of_focus() == "1e-plan-10");
    arena.says("turn-dial", "3F").says("action", "focus");
    arena.run([](Game& game) { rules::activate(game, "A"); });
    CHECK(arena["A"].tokens.focus == 1);
  }
  SECTION("an ionised ship has none by the rules") {
    arena.edit("A").tokens.ion = 1;
    arena.passes("action");
    arena.run([](Game& game) { rules::activate(game, "A"); });
    CHECK(arena["A"].ship.executed->maneuver == maneuver("1F"));
  }
}

TEST_CASE("The player without initiative picks his edge when the obstacles lie [1e-setup-8]", "[first]") {
  const Side first = GENERATE(Side::player, Side::enemy);
  Fight fight({obstacle("R", "coreasteroid0", 0, 0), obstacle("S", "coreasteroid1", 0, 0), ours("A", kXwing, 0, 0),
               theirs("B", kTie, 0, 0)},
              first, true);
  fight.does(put("R", 300, 400, 30));
  CHECK_FALSE(fight.asks("edge"));
  fight.does(put("S", 600, 600));
  REQUIRE(fight.asks("edge"));
  CHECK(fight.table().play.choice->side == state::other(first));
  SECTION("as they lie") {
    fight.choose("edge", "this");
    CHECK(fight["R"].pose == pose(300, 400, 30));
  }
  SECTION("the other one: the board turns") {
    fight.choose("edge", "other");
    CHECK(fight["R"].pose == pose(914.4 - 300, 914.4 - 400, 210));
    CHECK(fight["S"].pose == pose(914.4 - 600, 914.4 - 600, 180));
  }
  CHECK(rules::next_to_place(catalog(), fight.table()).pieces == Ids{"B"});
  fight.does(put("B", 457, 880, 180)).does(put("A", 457, 40));
  CHECK(fight.phase() == Phase::planning);
}

TEST_CASE("Without obstacles one edge is like the other [1e-setup-8]", "[first]") {
  Fight fight({ours("A", kXwing, 0, 0), theirs("B", kTie, 0, 0)}, Side::player, true);
  CHECK_FALSE(fight.asks("edge"));
}

TEST_CASE("Epic: huge ships are placed before all others [1e-epic-5]", "[first]") {
  Fight fight({ours("A", kTie, 200, 60), theirs("B", kTie, 457, 860), ours("H", kTransport, 600, 100)}, Side::player,
              true, 7, "huge-1e");
  CHECK(fight.refusal(put("A", 200, 60)) == "1e-epic-5");
  fight.does(put("H", 600, 97.5));
  CHECK(fight.refusal(put("A", 200, 60)).empty());
}

TEST_CASE("A ship whose guides stand out of the area after a maneuver has fled [1e-flee-6]", "[first]") {
  const auto edge_at = [](const data::Catalog& rules, bool guides) {
    for (double y = 780; y < 850; y += 0.25) {
      Arena arena({ours("A", kXwing, 457, y)}, "1e");
      arena.table.options.guides = guides;
      const rules::Field field(rules, arena.table);
      if (rules::fly(field, *field.ship("A"), maneuver("1F")).left_area) return y;
    }
    return 0.0;
  };
  const double by_base = edge_at(catalog(), false);
  CHECK(edge_at(catalog(), true) == Approx(by_base - catalog().figures.guide_projection.mm()).margin(0.26));
  data::Catalog by_the_base = catalog();
  by_the_base.rulesets.at("1e").guides_leave_area = false;
  CHECK(edge_at(by_the_base, true) == by_base);
  CHECK_FALSE(catalog().ruleset("2e")->guides_leave_area);
}

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

}  // namespace plotboard::first_gaps_1
