// What the ranks of a path give as cards: Force, coordinate and calculate actions with their links.
#include <catch2/catch.hpp>

#include "ai/pilot.hpp"
#include "campaign/alpha/sheet.hpp"
#include "campaign/talents.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/actions/parts.hpp"
#include "rules/second/parts.hpp"
#include "support/alpha_book.hpp"

namespace plotboard::cards_paths {
namespace {

using namespace test;
using campaign::alpha::Path;
using rules::Game;
using state::Side;

const data::Upgrade* path_card(Path path, int rank) {
  campaign::alpha::Pilot pilot;
  pilot.path = path;
  pilot.rank = rank;
  const auto standard = campaign::alpha::standard_of(test::alpha_book(), {}, pilot);
  if (standard.cards.empty()) return nullptr;
  REQUIRE(standard.cards.size() == 1);
  const data::Upgrade* card = catalog().upgrade(standard.cards.front());
  REQUIRE(card != nullptr);
  CHECK(card->given_by_rank);
  return card;
}
// The link's colour, or "" where there is none.
std::string link_colour(Path path, int rank) {
  const data::Upgrade* card = path_card(path, rank);
  return card == nullptr ? "" : card->linked_to_any.difficulty;
}

void acts(Arena& arena, const Ids& only) {
  arena.run([&](Game& game) {
    rules::Offer offer;
    offer.only = only;
    rules::offer_action(game, "A", offer);
  });
  arena.expect_all_said();
}
Pieces with_friend(const std::vector<std::string>& cards, double x = 600) {
  return with(facing(500, cards), flown("C", "tielnfighter", Side::player, x, 300));
}
std::string offered_friend(Arena& arena, const std::string& leader, const std::string& id) {
  std::string verdict = "none";
  arena.run([&](Game& game) {
    for (const state::Option& option : rules::actions::coordinate_options(game, leader)) {
      if (option.key == id) verdict = option.legal ? "legal" : option.rule.text();
    }
  });
  return verdict;
}

}  // namespace

TEST_CASE("Force by rank: one, one, two, three [fga-2.4-1][fga-2.4.1-1][fga-2.4.1-3][fga-2.4.1-4]", "[alpha]") {
  CHECK(path_card(Path::force_user, 2) == nullptr);
  const int capacity[] = {1, 1, 2, 3, 3, 3};
  for (int rank = 3; rank <= 8; ++rank) {
    INFO(rank);
    CHECK(path_card(Path::force_user, rank)->force == capacity[rank - 3]);
    Arena arena = fight(facing(kTwo, {path_card(Path::force_user, rank)->id}));
    CHECK(arena["A"].ship.force_limit == capacity[rank - 3]);
  }
  for (const Path other : {Path::ace, Path::coordinate, Path::tech}) {
    const data::Upgrade* card = path_card(other, 8);
    CHECK((card == nullptr || card->force == 0));
  }
}

TEST_CASE("One Force comes back a round, however many are gone [fga-2.4-2]", "[alpha]") {
  Arena arena = fight(facing(kTwo, {"path-force-3"}));
  arena.edit("A").ship.force = 0;
  arena.run([](Game& game) { rules::second::end_phase(game); });
  CHECK(arena["A"].ship.force == 1);
}

TEST_CASE("Force turns focus results of attack and defense dice [fga-2.4-3]", "[alpha]") {
  Arena arena = fight(facing(kTwo, {"path-force-2"}));
  arena.says("attack", "primary:0>B").dice(thrown("fbb")).says("modify-attack", "force").dice(thrown("bbb"));
  shoot(arena);
  CHECK(damage(arena) == 1);
  CHECK(arena["A"].ship.force == 1);
  arena.says("attack", "primary:0>A").dice(thrown("hb")).dice(thrown("fbb")).says("modify-defense", "force");
  shoot(arena, "B");
  CHECK(arena["A"].ship.force == 0);
  CHECK(arena["A"].ship.shields == 4);
}

TEST_CASE(
    "The Coordinator's action: white, linked red at rank 4, linked white at rank 7 "
    "[fga-2.5.1-1][fga-2.5.1-2][fga-2.5.1-5][fga-2.5-2]",
    "[alpha]") {
  for (const int rank : {3, 4, 5, 6, 7, 8}) {
    INFO(rank);
    const data::Upgrade* card = path_card(Path::coordinate, rank);
    REQUIRE(card->actions.size() == 1);
    CHECK(card->actions[0].type == "coordinate");
    CHECK(card->actions[0].difficulty == "white");
    CHECK(link_colour(Path::coordinate, rank) == (rank < 4 ? "" : rank < 7 ? "red" : "white"));
  }

  Arena plain = flight(with_friend({"path-coordinate-1"}));
  plain.says("action", "focus");
  acts(plain, {});
  CHECK(plain.offered("action", "coordinate") != nullptr);

  Arena red = flight(with_friend({"path-coordinate-2"}));
  red.says("action", "focus").says("action", "coordinate").says("action", "evade");
  acts(red, {"focus"});
  CHECK(red["A"].tokens.stress == 1);
  CHECK(red["C"].tokens.evade == 1);

  // After a barrel roll, which prints no link on this ship, as well.
  Arena white = flight(with_friend({"path-coordinate-3"}));
  white.says("action", "barrel-roll").says("barrel-roll", "left-middle");
  white.says("action", "coordinate").says("action", "evade");
  acts(white, {"barrel-roll"});
  CHECK(white["A"].tokens.stress == 0);
  CHECK(white["C"].tokens.evade == 1);

  Arena itself = flight(with_friend({"path-coordinate-3"}));  // no link to itself
  itself.says("action", "coordinate").says("action", "evade");
  acts(itself, {"coordinate"});
  CHECK(itself["A"].ship.actions == Ids{"coordinate"});
}

TEST_CASE("A ship's own link and the path's: one of them [fga-2.5-2][2e-linked-3]", "[alpha]") {
  Arena arena = flight(
      with(facing(500, {"path-coordinate-2"}, "tieadvancedx1"), flown("C", "tielnfighter", Side::player, 600, 300)));
  arena.says("action", "focus").says("action", "coordinate").says("action", "evade");
  acts(arena, {"focus"});
  CHECK(arena["A"].ship.actions == Ids{"focus", "coordinate"});
}

TEST_CASE("Who leads a formation coordinates any ship of it, however far [fga-2.5-3][2e-coordinate-10]", "[alpha]") {
  const auto pieces = [](const std::vector<std::string>& cards) {
    return with(with_friend(cards, 860), flown("D", "tielnfighter", Side::player, 860, 400));
  };
  const auto form = [](Arena& arena) {
    arena.edit("A").ship.wing = {"A", 1, false};
    arena.edit("C").ship.wing = {"A", 2, false};
  };
  for (const char* card : {"path-coordinate-1", "path-coordinate-2", "path-coordinate-3"}) {
    Arena leads = flight(pieces({card}));
    form(leads);
    CHECK(offered_friend(leads, "A", "C") == "legal");
    CHECK(offered_friend(leads, "A", "D") == "2e-coordinate-2");  // not of the formation
    leads.edit("C").ship.wing.split = true;
    CHECK(offered_friend(leads, "A", "C") == "2e-coordinate-2");
  }
  Arena other = flight(pieces({"squad-leader"}));
  form(other);
  CHECK(offered_friend(other, "A", "C") == "2e-coordinate-2");
  Arena follows = flight(pieces({"path-coordinate-1"}));
  follows.edit("A").ship.wing = {"C", 2, false};
  follows.edit("C").ship.wing = {"C", 1, false};
  CHECK(offered_friend(follows, "A", "C") == "2e-coordinate-2");
}

TEST_CASE(
    "The Tech's calculate action: white, linked red at rank 4, linked white at rank 7 "
    "[fga-2.6-1][fga-2.6.1-1][fga-2.6.1-2][fga-2.6.1-6]",
    "[alpha]") {
  for (const int rank : {3, 4, 5, 6, 7, 8}) {
    INFO(rank);
    const data::Upgrade* card = path_card(Path::tech, rank);
    REQUIRE(card->actions.size() == 1);
    CHECK(card->actions[0].type == "calculate");
    CHECK(card->actions[0].difficulty == "white");
    CHECK(link_colour(Path::tech, rank) == (rank < 4 ? "" : rank < 7 ? "red" : "white"));
  }
  Arena plain = flight(facing(500, {"path-tech-1"}));
  acts(plain.says("action", "calculate"), {});
  CHECK(plain["A"].tokens.calculate == 1);
  for (const bool red : {true, false}) {
    Arena arena = flight(facing(500, {red ? "path-tech-2" : "path-tech-3"}));
    arena.says("action", "evade").says("action", "calculate");
    acts(arena, {"evade"});
    CHECK(arena["A"].tokens.calculate == 1);
    CHECK(arena["A"].tokens.stress == (red ? 1 : 0));
  }
}

TEST_CASE("The stand-in coordinates whom it helps most [fga-2.5-2]", "[alpha]") {
  // C has a shot, D has not.
  Pieces pieces = facing(300, {"path-coordinate-1"}, "tiereaper");
  pieces[0] = flown("A", "tiereaper", Side::player, 457, 120, 180, {"path-coordinate-1"});
  pieces[1].pose.y = base::um_from_mm(520);
  pieces.push_back(flown("D", "tielnfighter", Side::player, 300, 200, 180));
  pieces.push_back(flown("C", "tielnfighter", Side::player, 457, 260));
  Arena arena = flight(pieces);
  Game game(catalog(), arena.table, {}, nullptr);
  state::Choice choice = rules::choice_of(game, "coordinate", "A", "2e-coordinate-1", {});
  choice.options = rules::actions::coordinate_options(game, "A");
  REQUIRE(choice.option("C")->legal);
  REQUIRE(choice.option("D")->legal);
  CHECK(ai::bot_advise(game, choice).answer.key == "C");

  state::Choice action = rules::choice_of(game, "action", "A", "2e-action-5", {});
  action.options = {rules::option("coordinate", {}), rules::option("pass", {})};
  CHECK(ai::bot_advise(game, action).answer.key == "coordinate");
}

}  // namespace plotboard::cards_paths
