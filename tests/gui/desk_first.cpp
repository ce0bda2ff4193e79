// Squads of the first edition on the desk: the edition of a draft, ready-made squads, slots and offers, squad files.
#include <algorithm>
#include <catch2/catch.hpp>

#include "battle_support.hpp"
#include "data/catalog.hpp"
#include "desk/core/editions.hpp"
#include "desk/squads/draft_first.hpp"
#include "desk_support.hpp"
#include "io/io.hpp"
#include "rules/play/setup.hpp"
#include "rules/play/squad.hpp"
#include "state/state.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"

namespace plotboard::desk_first {

using namespace plotboard::test;
using desk::Controller;
using desk::DraftGame;
using state::Section;
using state::Side;

namespace {

desk::Draft draft_of(DraftGame game) {
  desk::Draft draft = desk::ready_made(catalog(), 2);
  desk::take_game(catalog(), draft, game);
  return draft;
}

const rules::first::SlotPlace& slot_named(const std::vector<rules::first::SlotPlace>& slots, const char* name,
                                          Section section = Section::none) {
  const auto found = std::find_if(slots.begin(), slots.end(), [&](const rules::first::SlotPlace& slot) {
    return slot.slot == name && slot.section == section;
  });
  REQUIRE(found != slots.end());
  return *found;
}

const desk::FirstOffer* offer_of(const std::vector<desk::FirstOffer>& offers, const char* card) {
  const auto found =
      std::find_if(offers.begin(), offers.end(), [&](const auto& offer) { return offer.upgrade->id == card; });
  return found == offers.end() ? nullptr : &*found;
}

}  // namespace

TEST_CASE("Ready-made squads of the first edition are legal and use their points [1e-squad-1] [1e-epic-2]") {
  const auto game = GENERATE(DraftGame::first, DraftGame::epic);
  CAPTURE(static_cast<int>(game));
  const desk::Draft draft = draft_of(game);
  CHECK(desk::objections_to(catalog(), draft).empty());
  CHECK(desk::game_of(catalog(), draft) == game);
  const int limit = game == DraftGame::epic ? 300 : 100;
  for (const Side who : {Side::player, Side::enemy}) {
    const desk::SquadView view = desk::squad_of(catalog(), draft, who);
    CHECK(view.limit == limit);
    CHECK(view.points <= limit);
    CHECK(view.points >= limit * 95 / 100);
    CHECK(view.epic_limit == (game == DraftGame::epic ? 5 : 0));
    CHECK(view.epic_tenths == (game == DraftGame::epic ? 30 : 0));
  }
}

TEST_CASE("They stand where they may be deployed, huge ships with their stern at the edge [huge-setup-1] [1e-epic-4]") {
  const auto game = GENERATE(DraftGame::first, DraftGame::epic);
  const desk::Draft draft = draft_of(game);
  const state::Table table = desk::table_of(catalog(), draft, 3);
  CHECK(state::broken_invariants(table).empty());
  int rocks = 0;
  for (const state::Piece& piece : table.pieces) {
    CAPTURE(piece.id);
    rocks += piece.type == state::PieceType::obstacle ? 1 : 0;
    CHECK(piece.ref != "1e-cargo-token");
    if (piece.type != state::PieceType::ship) continue;
    CHECK_FALSE(rules::deployment_fault(catalog(), table, piece));
    if (!geom::is_huge(piece.base)) continue;
    const double half = catalog().figures.base_of(piece.base).length.mm() / 2;
    const double y = piece.pose.y.mm();
    CHECK((piece.side == Side::player ? y : table.area.height.mm() - y) == Approx(half));
  }
  CHECK(rocks == (game == DraftGame::epic ? 12 : 6));
}

TEST_CASE("The draft knows its edition, and what was built of another one is kept") {
  desk::Draft draft = desk::ready_made(catalog(), 4);
  draft.sides[1].controller = Controller::cards;
  desk::take_game(catalog(), draft, DraftGame::first);
  CHECK(draft.ruleset == "1e");
  CHECK(draft.sides[1].controller == Controller::bot);  // there are no AI cards
  CHECK(draft.sides[0].ships.front().ship == "1e-xwing");
  draft.sides[0].ships.pop_back();
  desk::take_game(catalog(), draft, DraftGame::epic);
  CHECK(draft.ruleset == "huge-1e");
  CHECK(draft.area == "6x3");
  CHECK(draft.sides[0].ships.front().ship == "1e-cr90corvette");
  desk::take_game(catalog(), draft, DraftGame::second);
  CHECK(draft.area == "3x3");
  CHECK(draft.sides[0].ships.size() == 4);
  CHECK(draft.sides[0].ships.front().ship == "t65xwing");
  CHECK(draft.sides[1].controller == Controller::cards);
  desk::take_game(catalog(), draft, DraftGame::first);
  CHECK(draft.sides[0].ships.size() == 3);
}

TEST_CASE("A ship takes its cheapest pilot of the squad's faction, and its skill is what its cards make it") {
  desk::DraftShip ship = desk::draft_ship(catalog(), "1e-firespray31", "scumandvillainy");
  CHECK(ship.pilot == "1e-pilot-mandalorianmercenary");
  CHECK(ship.faction == "scumandvillainy");
  CHECK(ship.initiative == 5);
  ship.cards = {"1e-upgrade-veteraninstincts"};
  CHECK(desk::skill_of(catalog(), ship) == 7);
  const auto pilots = desk::pilots_for(catalog(), "1e-firespray31");
  REQUIRE(pilots.size() == 8);
  CHECK(pilots.front()->skill.value_or(-1) == 3);
  CHECK(pilots.back()->skill.value_or(-1) == 8);
  // Of a huge ship the fore card is the pilot, and the aft one comes along.
  const desk::DraftShip corvette = desk::draft_ship(catalog(), "1e-cr90corvette");
  CHECK(corvette.pilot == "1e-pilot-cr90corvettefore");
  CHECK(corvette.cards == std::vector<std::string>{"1e-pilot-cr90corvetteaft"});
}

TEST_CASE(
    "Slots offer what is legal first, the rest with the reason, and search reads the texts [1e-squad-5] "
    "[1e-squad-11]") {
  desk::Draft draft = draft_of(DraftGame::first);
  desk::DraftSide& side = draft.sides[0];
  side.ships.resize(2);
  side.ships[0] = desk::draft_ship(catalog(), "1e-xwing");
  side.ships[1].cards = {"1e-upgrade-r2d2"};
  const auto slots = desk::first_slots(catalog(), side.ships[0]);
  const auto& astromech = slot_named(slots, "astromech");
  const auto offers = desk::first_offers(catalog(), side, 0, Side::player, astromech, "");
  REQUIRE(offers.size() > 15);
  CHECK_FALSE(offers.front().refused);
  bool refused = false;
  for (const auto& offer : offers) {
    CHECK(offer.upgrade->slot == "astromech");
    if (refused) CHECK(offer.refused);
    refused = refused || offer.refused;
  }
  const desk::FirstOffer* r2d2 = offer_of(offers, "1e-upgrade-r2d2");  // unique, and the other ship has it
  REQUIRE(r2d2 != nullptr);
  REQUIRE(r2d2->refused);
  CHECK(r2d2->refused->rule == "1e-squad-11");
  const auto by_text = desk::first_offers(catalog(), side, 0, Side::player, astromech, "green maneuver");
  REQUIRE_FALSE(by_text.empty());
  CHECK(by_text.size() < offers.size());
  CHECK(desk::first_offers(catalog(), side, 0, Side::player, astromech, "no such words").empty());
  // Taken, it fills the slot; its points are the ship's.
  const int before = *rules::points_of(catalog(), desk::piece_of(catalog(), side, 0, Side::player));
  const desk::FirstOffer* r5 = offer_of(offers, "1e-upgrade-r5astromech");
  REQUIRE(r5 != nullptr);
  desk::equip_first(catalog(), side.ships[0], *r5);
  CHECK(*rules::points_of(catalog(), desk::piece_of(catalog(), side, 0, Side::player)) == before + r5->points);
  const auto filled = desk::first_slots(catalog(), side.ships[0]);
  const auto place = static_cast<std::size_t>(&slot_named(filled, "astromech") - filled.data());
  CHECK(desk::card_in_slot(catalog(), side.ships[0], filled, place) == std::optional<std::size_t>{0});
}

TEST_CASE("A huge ship's sections have slots of their own [huge-sections-6]") {
  desk::Draft draft = draft_of(DraftGame::epic);
  desk::DraftSide& side = draft.sides[0];
  side.ships = {desk::draft_ship(catalog(), "1e-cr90corvette")};
  const auto slots = desk::first_slots(catalog(), side.ships[0]);
  for (const Section section : {Section::aft, Section::fore}) {
    const auto& hardpoint = slot_named(slots, "hardpoint", section);
    const auto offers = desk::first_offers(catalog(), side, 0, Side::player, hardpoint, "quad laser");
    REQUIRE(offers.size() == 1);
    CHECK(offers.front().section == section);
    desk::equip_first(catalog(), side.ships[0], offers.front());
  }
  CHECK(side.ships[0].cards == std::vector<std::string>{"1e-upgrade-quadlasercannons", "1e-pilot-cr90corvetteaft",
                                                        "1e-upgrade-quadlasercannons"});
  const auto filled = desk::first_slots(catalog(), side.ships[0]);
  const auto in = [&](Section section) {
    const auto place = static_cast<std::size_t>(&slot_named(filled, "hardpoint", section) - filled.data());
    return desk::card_in_slot(catalog(), side.ships[0], filled, place);
  };
  CHECK(in(Section::fore) == std::optional<std::size_t>{0});
  CHECK(in(Section::aft) == std::optional<std::size_t>{2});
}

TEST_CASE("Squad files of either edition go in and come out as they were") {
  const std::string text =
      R"({"version":"0.3.0","name":"Two","faction":"rebel","points":57,"vendor":{"builder":{"link":"here"}},)"
      R"("pilots":[{"name":"wedgeantilles","ship":"xwing","points":32,"upgrades":{"ept":["predator"]}},)"
      R"({"name":"biggsdarklighter","ship":"xwing","points":25}]})";
  desk::Draft draft = desk::ready_made(catalog(), 2);
  const auto taken = desk::take_squad(catalog(), draft, Side::player, text, "two.xws");
  REQUIRE(taken);
  CHECK(taken->empty());
  CHECK(desk::game_of(catalog(), draft) == DraftGame::first);  // the file said so
  REQUIRE(draft.sides[0].ships.size() == 2);
  CHECK(draft.sides[0].ships[0].cards == std::vector<std::string>{"1e-upgrade-predator"});
  CHECK(desk::squad_of(catalog(), draft, Side::player).points == 57);
  const auto again = data::read_xws(desk::squad_text(catalog(), draft, Side::player), "", catalog());
  REQUIRE(again);
  const auto first = data::read_xws(text, "", catalog());
  CHECK(again->kept.find("\"builder\"") != std::string::npos);
  CHECK(again->points == first->points);
  CHECK(again->name == "Two");
  CHECK(again->ships[0].points == std::optional<int>{32});
  // What is changed carries its new points.
  draft.sides[0].ships[0].cards.clear();
  const auto changed = data::read_xws(desk::squad_text(catalog(), draft, Side::player), "", catalog());
  REQUIRE(changed);
  CHECK(changed->points == std::optional<int>{54});
  CHECK(changed->ships[0].points == std::optional<int>{29});
  CHECK(changed->ships[0].cards.empty());
  // And a squad of the second edition brings its own back.
  const desk::Draft second = desk::ready_made(catalog(), 2);
  const std::string other = desk::squad_text(catalog(), second, Side::player);
  REQUIRE(desk::take_squad(catalog(), draft, Side::enemy, other, "second.xws"));
  CHECK(desk::game_of(catalog(), draft) == DraftGame::second);
  CHECK(draft.sides[1].ships.size() == 2);
  CHECK(draft.sides[1].ships[0].ship == "t65xwing");
}

TEST_CASE("A squad with a huge ship opens as an epic one, what is unknown is said") {
  const desk::Draft epic = draft_of(DraftGame::epic);
  const std::string text = desk::squad_text(catalog(), epic, Side::player);
  desk::Draft draft = desk::ready_made(catalog(), 2);
  const auto taken = desk::take_squad(catalog(), draft, Side::player, text, "epic.xws");
  REQUIRE(taken);
  CHECK(desk::game_of(catalog(), draft) == DraftGame::epic);
  CHECK(draft.sides[0].ships.size() == epic.sides[0].ships.size());
  CHECK(draft.sides[0].ships[0].cards == epic.sides[0].ships[0].cards);
  CHECK(desk::squad_of(catalog(), draft, Side::player).points == desk::squad_of(catalog(), epic, Side::player).points);
  const auto strange = desk::take_squad(
      catalog(), draft, Side::player,
      R"({"faction":"rebel","version":"0.3.0","pilots":[{"name":"nobody","ship":"xwing"}]})", "strange.xws");
  REQUIRE(strange);
  REQUIRE(strange->size() == 1);
  CHECK(strange->front().find("Pilot 1") == 0);
  CHECK_FALSE(desk::take_squad(catalog(), draft, Side::player, "no squad", "bad.xws"));
}

TEST_CASE("A Phantom begins docked with its Ghost [1e-dock-1]") {
  desk::Draft draft = draft_of(DraftGame::first);
  draft.any_squad = true;
  desk::DraftSide& side = draft.sides[0];
  side.ships = {desk::draft_ship(catalog(), "1e-vcx100"), desk::draft_ship(catalog(), "1e-attackshuttle")};
  side.ships[0].cards = {"1e-upgrade-ghost"};
  side.ships[1].cards = {"1e-upgrade-phantom"};
  const state::Table table = desk::table_of(catalog(), draft, 1);
  CHECK(table.pieces[1].ship.carrier == table.pieces[0].id);
}

}  // namespace plotboard::desk_first
