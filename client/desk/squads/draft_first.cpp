// Squads of the first edition in a draft.
#include "desk/squads/draft_first.hpp"

#include <algorithm>
#include <cctype>
#include <tuple>

#include "base/lists.hpp"
#include "data/catalog.hpp"
#include "desk/core/editions.hpp"
#include "rules/first/docking.hpp"
#include "rules/play/squad.hpp"

namespace plotboard::desk {

namespace {

using rules::first::SlotPlace;
using state::Section;

// A ship of a draft as a piece, for what the rules say of it alone.
state::Piece lone_piece(const data::Catalog& catalog, const DraftShip& ship) {
  DraftSide side;
  side.squad = "Ship";
  side.ships = {ship};
  return piece_of(catalog, side, 0, state::Side::player);
}

struct Ready {
  const char* ship;
  const char* pilot;
  std::vector<const char*> fore;  // upgrades; of a huge ship of two cards the fore section's
  std::vector<const char*> aft = {};
};

DraftShip ready_ship(const data::Catalog& catalog, const Ready& ready) {
  DraftShip made = first_ship(catalog, ready.ship, "");
  set_first_pilot(catalog, made, Id(ready.pilot));
  state::Piece piece = lone_piece(catalog, made);
  const bool two = !rules::first::second_card_of(catalog, piece.ship.pilot).empty();
  const auto put = [&](const std::vector<const char*>& cards, Section section) {
    for (const char* const card : cards) {
      const Id id{std::string("1e-upgrade-") + card};
      if (catalog.first_upgrades.get(id) != nullptr) rules::first::equip(catalog, piece, id, section);
    }
  };
  put(ready.fore, two ? Section::fore : Section::none);
  put(ready.aft, Section::aft);
  made.cards.clear();
  for (const state::Card& card : piece.ship.cards) made.cards.push_back(card.id);
  made.initiative = skill_of(catalog, made);
  return made;
}

void put_side(const data::Catalog& catalog, DraftSide& side, const char* name, const std::vector<Ready>& ships) {
  side.squad = name;
  side.file = {};
  side.ships.clear();
  for (const Ready& ready : ships)
    if (catalog.first_types.get(ready.ship) != nullptr) side.ships.push_back(ready_ship(catalog, ready));
}

bool holds_letters(const std::string& text, const std::string& typed) {
  const auto same = [](unsigned char a, unsigned char b) { return std::tolower(a) == std::tolower(b); };
  return std::search(text.begin(), text.end(), typed.begin(), typed.end(), same) != text.end();
}

// Every typed word stands in the name or the text.
bool is_found(const data::FirstUpgrade& card, const std::string& typed) {
  std::string word;
  for (const char c : typed + " ") {
    if (c != ' ') {
      word += c;
      continue;
    }
    if (!word.empty() && !holds_letters(card.name, word) && !holds_letters(card.text, word)) return false;
    word.clear();
  }
  return true;
}

}  // namespace

// --- ready-made

void ready_made_first(const data::Catalog& catalog, Draft& draft, FirstSquads which) {
  static const std::vector<Ready> kRebels{
      {"1e-xwing", "1e-pilot-lukeskywalker", {"r2d2", "veteraninstincts"}},
      {"1e-xwing", "1e-pilot-biggsdarklighter", {"r2astromech"}},
      {"1e-ywing", "1e-pilot-goldsquadronpilot", {"ioncannonturret", "r2astromech"}},
      {"1e-awing", "1e-pilot-prototypepilot", {}}};
  static const std::vector<Ready> kImperials{{"1e-tieadvanced", "1e-pilot-darthvader", {"predator", "clustermissiles"}},
                                             {"1e-tiefighter", "1e-pilot-howlrunner", {"determination"}},
                                             {"1e-tieinterceptor", "1e-pilot-sabersquadronpilot", {}},
                                             {"1e-tiefighter", "1e-pilot-academypilot", {}},
                                             {"1e-tiefighter", "1e-pilot-academypilot", {}}};
  if (which == FirstSquads::small) {
    put_side(catalog, draft.sides[0], "Red",
             {{"1e-xwing", "1e-pilot-lukeskywalker", {"r2d2"}}, {"1e-xwing", "1e-pilot-redsquadronpilot", {}}});
    put_side(catalog, draft.sides[1], "Alpha",
             {{"1e-tiefighter", "1e-pilot-maulermithel", {"marksmanship"}},
              {"1e-tiefighter", "1e-pilot-darkcurse", {}},
              {"1e-tiefighter", "1e-pilot-nightbeast", {}}});
    return;
  }
  std::vector<Ready> rebels = kRebels, imperials = kImperials;
  if (which == FirstSquads::epic) {
    const std::vector<Ready> corvette{{"1e-cr90corvette",
                                       "1e-pilot-cr90corvettefore",
                                       {"quadlasercannons", "gunneryteam"},
                                       {"ioncannonbattery", "engineeringteam"}},
                                      {"1e-xwing", "1e-pilot-wedgeantilles", {"predator"}},
                                      {"1e-xwing", "1e-pilot-redsquadronpilot", {"protontorpedoes"}},
                                      {"1e-ywing", "1e-pilot-dutchvander", {}}};
    const std::vector<Ready> raider{{"1e-raiderclasscorvette",
                                     "1e-pilot-raiderclasscorvettefore",
                                     {"quadlasercannons"},
                                     {"ioncannonbattery", "engineeringteam"}},
                                    {"1e-tieinterceptor", "1e-pilot-soontirfel", {}},
                                    {"1e-tieinterceptor", "1e-pilot-royalguardpilot", {}},
                                    {"1e-tiefighter", "1e-pilot-darkcurse", {}},
                                    {"1e-tiefighter", "1e-pilot-blacksquadronpilot", {}}};
    rebels.insert(rebels.begin(), corvette.begin(), corvette.end());
    imperials.insert(imperials.begin(), raider.begin(), raider.end());
  }
  put_side(catalog, draft.sides[0], "Red", rebels);
  put_side(catalog, draft.sides[1], "Alpha", imperials);
}

// --- ships and pilots

void set_first_pilot(const data::Catalog& catalog, DraftShip& ship, Id pilot) {
  const data::FirstPilot* const known = catalog.first_pilot(pilot);
  if (known == nullptr) return;
  ship.pilot = known->id;
  ship.faction = known->faction;
  const Id second = rules::first::second_card_of(catalog, pilot);
  if (!second.empty() && !base::contains(ship.cards, second.text())) ship.cards.push_back(second.text());
  ship.initiative = skill_of(catalog, ship);
}

DraftShip first_ship(const data::Catalog& catalog, const std::string& ship, const std::string& faction) {
  DraftShip made;
  made.ship = ship;
  const data::FirstPilot* cheapest = nullptr;
  for (const data::FirstPilot* pilot : pilots_for(catalog, ship)) {
    const auto rank = [&](const data::FirstPilot& of) { return std::pair(of.faction != faction, of.points); };
    if (cheapest == nullptr || rank(*pilot) < rank(*cheapest)) cheapest = pilot;
  }
  if (cheapest != nullptr) set_first_pilot(catalog, made, cheapest->id);
  return made;
}

int skill_of(const data::Catalog& catalog, const DraftShip& ship) {
  const data::FirstPilot* const pilot = catalog.first_pilot(ship.pilot);
  int skill = pilot == nullptr ? 1 : pilot->skill.value_or(1);
  for (const std::string& card : ship.cards)
    if (const data::FirstUpgrade* upgrade = catalog.first_upgrades.get(card)) skill += upgrade->adds.skill;
  return std::max(skill, 0);
}

// --- slots

std::vector<SlotPlace> first_slots(const data::Catalog& catalog, const DraftShip& ship) {
  return rules::first::slots_of(catalog, lone_piece(catalog, ship));
}

std::vector<FirstOffer> first_offers(const data::Catalog& catalog, const DraftSide& side, std::size_t index,
                                     state::Side who, const SlotPlace& slot, const std::string& typed) {
  std::vector<state::Piece> squad;
  for (std::size_t i = 0; i < side.ships.size(); ++i) squad.push_back(piece_of(catalog, side, i, who));
  std::vector<FirstOffer> offers;
  for (rules::first::Fitting& each : rules::first::fittings(catalog, squad, squad.at(index).id)) {
    const data::FirstUpgrade* const card = catalog.first_upgrades.get(each.upgrade);
    const bool here = slot.section == Section::none || each.section == slot.section;
    const bool goes_in = slot.slot == card->slot || base::contains(slot.also, Id(card->slot));
    if (!here || !goes_in || !is_found(*card, typed)) continue;
    offers.push_back({card, each.section, each.points, std::move(each.fault)});
  }
  std::stable_sort(offers.begin(), offers.end(), [](const FirstOffer& a, const FirstOffer& b) {
    return std::pair(a.refused.has_value(), a.upgrade->name) < std::pair(b.refused.has_value(), b.upgrade->name);
  });
  return offers;
}

void equip_first(const data::Catalog& catalog, DraftShip& ship, const FirstOffer& offer) {
  state::Piece piece = lone_piece(catalog, ship);
  rules::first::equip(catalog, piece, offer.upgrade->id, offer.section);
  ship.cards.clear();
  for (const state::Card& card : piece.ship.cards) ship.cards.push_back(card.id);
  ship.initiative = skill_of(catalog, ship);
}

std::optional<std::size_t> card_in_slot(const data::Catalog& catalog, const DraftShip& ship,
                                        const std::vector<SlotPlace>& slots, std::size_t slot) {
  const Id card = slots.at(slot).card;
  const data::FirstUpgrade* const upgrade = catalog.first_upgrades.get(card);
  if (upgrade == nullptr) return std::nullopt;
  int before = 0;  // slots that earlier copies fill
  for (std::size_t i = 0; i < slot; ++i)
    before += slots[i].card == card && slots[i].section == slots[slot].section ? 1 : 0;
  int copy = before / std::max(1, upgrade->fills);
  const state::Piece piece = lone_piece(catalog, ship);
  for (std::size_t i = 0; i < ship.cards.size(); ++i) {
    const bool here =
        slots[slot].section == Section::none || rules::first::carrier_of(catalog, piece, i) == slots[slot].section;
    if (card != ship.cards[i] || !here) continue;
    if (copy-- == 0) return i;
  }
  return std::nullopt;
}

int points_in_slot(const data::Catalog& catalog, const DraftShip& ship, Id card) {
  return rules::first::points_of_upgrade(catalog, lone_piece(catalog, ship), card);
}

void dock_ships(const data::Catalog& catalog, state::Table& table) {
  for (state::Piece& piece : table.pieces) {
    if (piece.type != state::PieceType::ship || catalog.first_pilot(piece.ship.pilot) == nullptr) continue;
    const Id carrier = rules::first::due_carrier(catalog, table, piece);
    if (!carrier.empty()) piece.ship.carrier = carrier;
  }
}

// --- squad files

base::Result<std::vector<std::string>> take_squad(const data::Catalog& catalog, Draft& draft, state::Side who,
                                                  const std::string& text, const std::string& file) {
  auto squad = data::read_xws(text, file, catalog);
  if (!squad) return squad.errors();
  const bool first = squad->edition == geom::Edition::first;
  const bool huge = std::any_of(squad->ships.begin(), squad->ships.end(), [&](const data::XwsShip& ship) {
    const data::Ship* const type = catalog.ship(ship.ship);
    return type != nullptr && geom::is_huge(type->base);
  });
  const DraftGame now = game_of(catalog, draft);
  if (!first) take_game(catalog, draft, DraftGame::second);
  if (first && (huge || now == DraftGame::second)) take_game(catalog, draft, huge ? DraftGame::epic : DraftGame::first);
  DraftSide& side = draft.sides[state::seat(who)];
  side.ships.clear();
  std::vector<std::string> left_out;
  const std::size_t most = most_ships(catalog, draft);
  for (const data::XwsShip& ship : squad->ships) {
    if (side.ships.size() == most) {
      left_out.push_back("A squad here has at most " + std::to_string(most) + " ships: the rest are left out.");
      break;
    }
    DraftShip made;
    made.ship = ship.ship;
    made.pilot = ship.pilot;
    made.faction = ship.faction;
    made.initiative = ship.initiative;
    for (const Id card : ship.cards) made.cards.push_back(card.text());
    made.file = ship;
    if (first && !made.pilot.empty()) made.initiative = skill_of(catalog, made);
    side.ships.push_back(std::move(made));
  }
  for (const base::Error& error : squad->left_out) left_out.push_back(data::xws_sentence(error));
  squad->ships.clear();
  side.file = std::move(*squad);
  return left_out;
}

std::string squad_text(const data::Catalog& catalog, const Draft& draft, state::Side who) {
  const DraftSide& side = draft.sides[state::seat(who)];
  data::XwsSquad squad = side.file;
  squad.edition = edition_of(catalog, draft);
  if (squad.kept.empty()) squad.name = side.squad;
  bool changed = squad.kept.empty();
  std::size_t from_file = 0;
  for (std::size_t i = 0; i < side.ships.size(); ++i) {
    const DraftShip& ship = side.ships[i];
    data::XwsShip made = ship.file.value_or(data::XwsShip{});
    Ids cards;
    for (const std::string& card : ship.cards) cards.push_back(Id(card));
    const bool same = ship.file && made.ship == ship.ship && made.pilot == ship.pilot && made.cards == cards;
    from_file += ship.file ? 1U : 0U;
    if (!same) {
      changed = true;
      made.ship = ship.ship;
      made.faction = ship.faction;
      made.pilot = ship.pilot;
      made.initiative = ship.initiative;
      made.cards = cards;
      made.points = rules::points_of(catalog, piece_of(catalog, side, i, who));
    }
    squad.ships.push_back(std::move(made));
  }
  if (!squad.kept.empty()) {
    const auto read = data::read_xws(squad.kept, "", catalog);
    changed = changed || !read || read->ships.size() != from_file;
  }
  if (changed) squad.points = squad_of(catalog, draft, who).points;
  const Id faction = squad.ships.empty() ? Id() : squad.ships.front().faction;
  if (squad.faction.empty() || changed) squad.faction = faction.empty() ? squad.faction : faction;
  return data::write_xws(squad, catalog);
}

}  // namespace plotboard::desk
