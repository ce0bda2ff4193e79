// Squads of the second edition in the new battle's window: ready ones, named pilots, figures, and what cannot be.
#include <algorithm>
#include <catch2/catch.hpp>

#include "data/catalog.hpp"
#include "desk/squads/card_figures.hpp"
#include "desk/squads/draft.hpp"
#include "panels/kit/card_words.hpp"
#include "panels_hand.hpp"
#include "support/catalog.hpp"

namespace plotboard::panels_squads {

using test::catalog;
using test::Hand;

namespace {

void open_new_battle(Hand& hand) {
  hand.click("start/battle");
  hand.frames(2);
}

const data::Upgrade& card(const char* id) { return catalog().upgrades.at(id); }

}  // namespace

TEST_CASE("a ready squad takes the place of a side's ships and can be played at once") {
  Hand hand;
  open_new_battle(hand);
  hand.click("new/yours-ready");
  hand.frames(2);
  REQUIRE(hand.shows("new/ready-0"));
  hand.click("new/ready-0");
  hand.frames(2);
  const desk::DraftSide& side = hand.desk.draft.sides[0];
  const data::ReadySquad& squad = catalog().ready_squads.front();
  CHECK(side.squad == squad.name);
  REQUIRE(side.ships.size() == squad.ships.size());
  CHECK(side.ships[0].pilot == squad.ships[0].pilot.text());
  CHECK(desk::objections_to(catalog(), hand.desk.draft).empty());
}

TEST_CASE("each ready squad fits the builder, and says what it costs") {
  desk::Draft draft = desk::ready_made(catalog(), 2);
  for (const data::ReadySquad& squad : catalog().ready_squads) {
    INFO(squad.name);
    desk::take_ready_squad(catalog(), draft, state::Side::player, squad);
    CHECK(desk::objections_to(catalog(), draft).empty());
    CHECK(desk::points_of_ready(catalog(), squad) == desk::squad_of(catalog(), draft, state::Side::player).points);
  }
}

TEST_CASE("another ship keeps the squad's faction") {
  const desk::DraftShip rebel = desk::draft_ship(catalog(), "tielnfighter", "rebelalliance");
  CHECK(rebel.faction == "rebelalliance");
  CHECK(catalog().ship("tielnfighter")->factions.size() == 2);
  CHECK(desk::draft_ship(catalog(), "tielnfighter", "galacticempire").pilot == "academypilot");
  CHECK(desk::draft_ship(catalog(), "aggressorassaultfighter").pilot == "ig88a");
}

TEST_CASE("lists say cost, dice, range, charges and Force") {
  const data::Ship& xwing = *catalog().ship("t65xwing");
  CHECK(desk::figures_of(xwing) == "3 attack, 2 agility, 4 hull, 2 shields");
  CHECK(desk::figures_of(*data::pilot_of(xwing, "lukeskywalker")) == "initiative 5, 61 points, 2 Force");
  CHECK(desk::figures_of(card("proton-torpedoes"), xwing, 3) ==
        "12 points, 4 dice, range 2-3, needs a lock, 2 charges");
  CHECK(desk::figures_of(card("darth-vader-crew"), xwing, 3) == "14 points, +1 Force");
  CHECK(desk::figures_of(card("dengar"), xwing, 3) == "6 points, 1 charge (+1 a round)");
  CHECK(desk::figures_of(card("virago"), xwing, 3) == "7 points, 2 charges, +1 shield, + modification slot");
}

TEST_CASE("what the program does not play is marked in the list") {
  CHECK(panels::tells_by_hand(catalog(), "pilot:corranhorn"));
  CHECK(panels::tells_by_hand(catalog(), "hondo-ohnaka"));
  CHECK_FALSE(panels::tells_by_hand(catalog(), "pilot:wampa"));
  CHECK_FALSE(panels::tells_by_hand(catalog(), "nien-nunb"));
  CHECK_FALSE(panels::tells_by_hand(catalog(), "engine-upgrade"));
}

TEST_CASE("only what squads may have is offered, with what to do about the rest") {
  desk::Draft draft = desk::ready_made(catalog(), 2);
  const auto offers = desk::offers_for(catalog(), draft.sides[0], 0, state::Side::player, "torpedo");
  REQUIRE_FALSE(offers.empty());
  for (const desk::UpgradeOffer& offer : offers) {
    CHECK(offer.upgrade->in_squads);
    // The ship of that squad has its one torpedo already.
    REQUIRE(offer.refused);
  }
  CHECK(desk::filled(catalog(), draft.sides[0].ships[0], "torpedo") == 1);
  const auto crew = desk::offers_for(catalog(), draft.sides[0], 0, state::Side::player, "crew");
  CHECK(std::any_of(crew.begin(), crew.end(),
                    [](const desk::UpgradeOffer& offer) { return offer.upgrade->id == "darth-vader-crew"; }));
}

}  // namespace plotboard::panels_squads
