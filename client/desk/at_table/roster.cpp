// The roster: filling it and changing it.
#include "desk/at_table/roster.hpp"

#include <algorithm>
#include <utility>

#include "data/card_copy.hpp"
#include "data/catalog.hpp"
#include "desk/core/editions.hpp"
#include "desk/table/pieces.hpp"
#include "io/io.hpp"
#include "mission/mission.hpp"

namespace plotboard::desk {

namespace {

constexpr std::size_t kMostRosterSquadBytes = 1u << 20u;
constexpr int kMostAtOnce = 20;  // ships of one line

bool has_ai_card(const data::Catalog& catalog, const state::Piece& piece) {
  return piece.type == state::PieceType::ship && catalog.card_for(piece.ref, piece.faction) != nullptr;
}

bool is_listed(const state::Piece& piece) {
  return (piece.type == state::PieceType::ship || piece.type == state::PieceType::obstacle) && !piece.fled &&
         !piece.waiting && !piece.ship.removed;
}

std::string ships_words(std::size_t count) { return std::to_string(count) + (count == 1 ? " ship" : " ships"); }

}  // namespace

// --- reading

std::vector<RosterRow> Roster::rows() const {
  std::vector<RosterRow> all;
  for (const Entry& entry : entries_) {
    const state::Piece* standing = table().find(entry.piece.id);
    if (standing == nullptr)
      all.push_back({entry.piece, false, entry.has_place});
    else if (is_listed(*standing))
      all.push_back({*standing, true, false});
  }
  return all;
}

std::optional<RosterRow> Roster::row(Id id) const {
  for (RosterRow& row : rows())
    if (row.piece.id == id) return std::move(row);
  return std::nullopt;
}

void Roster::follow_table() {
  for (const state::Piece& piece : table().pieces) {
    if (!is_listed(piece)) continue;
    Entry* known = entry(piece.id);
    // Another piece has come under a name that one of ours was to have: ours takes the next.
    if (known != nullptr && !known->stood && known->piece.ref != piece.ref) {
      name_and_number(known->piece);
      known = nullptr;
    }
    if (known == nullptr)
      entries_.push_back({piece, false, true});
    else
      known->piece = piece;  // taken off the table, it comes back as it stood
  }
  for (Entry& each : entries_) each.stood = table().find(each.piece.id) != nullptr;
}

Roster::Entry* Roster::entry(Id id) {
  const auto found =
      std::find_if(entries_.begin(), entries_.end(), [id](const Entry& known) { return known.piece.id == id; });
  return found == entries_.end() ? nullptr : &*found;
}

std::vector<state::Piece> Roster::everybody() const {
  std::vector<state::Piece> all = table().pieces;
  for (const Entry& entry : entries_)
    if (table().find(entry.piece.id) == nullptr) all.push_back(entry.piece);
  return all;
}

// --- filling it

bool Roster::may_add() const {
  if (!given_.open.in_battle()) return true;
  refuse("The battle is under way: its ships are those that it began with.");
  return false;
}

// The next free name of its kind ("P3", "A1", "R6"), and for AI ships the next number.
void Roster::name_and_number(state::Piece& piece) const {
  const std::vector<state::Piece> all = everybody();
  const bool ship = piece.type == state::PieceType::ship;
  const std::string prefix = !ship                               ? "R"
                             : piece.ai                          ? "A"
                             : piece.side == state::Side::player ? "P"
                             : piece.side == state::Side::enemy  ? "E"
                                                                 : "S";
  const auto taken = [&all](const std::string& id) {
    return std::any_of(all.begin(), all.end(), [&id](const state::Piece& other) { return other.id == id; });
  };
  int n = 1;
  while (taken(prefix + std::to_string(n))) ++n;
  piece.id = prefix + std::to_string(n);
  piece.number = 0;
  if (!piece.ai) return;
  for (const state::Piece& other : all) piece.number = std::max(piece.number, other.number);
  ++piece.number;
}

bool Roster::list(state::Piece piece) {
  if (everybody().size() >= state::kMostPieces) {
    refuse("The table is full.");
    return false;
  }
  name_and_number(piece);
  entries_.push_back({std::move(piece), false});
  return true;
}

state::Piece Roster::ship_piece(const data::Ship& type, state::Side side, std::optional<bool> ai) const {
  state::Piece piece;
  piece.ref = type.id;
  piece.base = type.base;
  piece.side = side;
  if (!type.factions.empty()) piece.faction = type.factions.front();
  for (const RosterRow& row : rows()) {  // of the faction that its side has
    const bool fits = row.piece.side == side && base::contains(type.factions, row.piece.faction.text());
    if (!fits) continue;
    piece.faction = row.piece.faction;
    break;
  }
  piece.ai = ai.value_or(side == state::Side::enemy) && has_ai_card(catalog(), piece);
  if (side == state::Side::enemy) piece.pose.heading = {180000};
  return piece;
}

bool Roster::add_ship(const std::string& ship, const std::string& pilot, state::Side side, std::optional<bool> ai,
                      int count) {
  const data::Ship* type = catalog().ship(ship);
  if (!may_add()) return false;
  if (type == nullptr) {
    refuse("There is no ship \"" + ship + "\".");
    return false;
  }
  if (count < 1 || count > kMostAtOnce) {
    refuse("Add 1 to " + std::to_string(kMostAtOnce) + " ships at once.");
    return false;
  }
  state::Piece piece = ship_piece(*type, side, ai);
  const auto pilots = pilots_of(catalog(), *type);
  for (const PilotChoice& known : pilots)
    if (known.id == pilot) fly_with(catalog(), piece, known);
  // Ships of the first edition do not fly without one: the lowest.
  if (type->edition == geom::Edition::first && piece.ship.pilot.empty() && !pilots.empty())
    fly_with(catalog(), piece, pilots.front());
  const auto printed = data::printed_initiative(catalog(), type->id, piece.ship.pilot, piece.faction);
  piece.initiative = printed.value_or(1);
  if (!printed)
    refuse(std::string("No card says the ") + edition_of(catalog(), &table()).initiative + " of the " + type->name +
           ": set it.");
  for (int i = 0; i < count; ++i)
    if (!list(piece)) return i > 0;
  return true;
}

bool Roster::add_obstacle(const std::string& id) {
  if (!may_add()) return false;
  if (catalog().obstacles.find(id) == catalog().obstacles.end()) {
    refuse("There is no obstacle \"" + id + "\".");
    return false;
  }
  state::Piece piece;
  piece.type = state::PieceType::obstacle;
  piece.ref = id;
  return list(std::move(piece));
}

bool Roster::add_squad(const data::XwsSquad& squad, state::Side side, std::optional<bool> ai) {
  if (!may_add()) return false;
  std::size_t added = 0;
  for (const data::XwsShip& ship : squad.ships) {
    const data::Ship* type = catalog().ship(ship.ship);
    if (type == nullptr) continue;
    state::Piece piece = ship_piece(*type, side, ai ? ai : ship.ai);
    piece.faction = ship.faction;
    if (!has_ai_card(catalog(), piece)) piece.ai = false;
    piece.initiative = ship.initiative;
    piece.ship.pilot = ship.pilot;
    piece.note = ship.pilot_name;
    for (const Id card : ship.cards) piece.ship.cards.push_back({card, 0, false});
    added += list(std::move(piece)) ? 1U : 0U;
  }
  for (const Id obstacle : squad.obstacles) static_cast<void>(add_obstacle(obstacle));
  const std::string name = squad.name.empty() ? "The squad" : "\"" + squad.name + "\"";
  given_.messages.say(MessageKind::note, name + ": " + ships_words(added) + ".");
  if (!squad.left_out.empty()) {
    std::string words = base::text(squad.left_out);
    if (!words.empty() && words.back() == '\n') words.pop_back();
    given_.messages.say(MessageKind::problem, words);
  }
  return added > 0;
}

bool Roster::add_squad_text(const std::string& text, const std::string& file, state::Side side,
                            std::optional<bool> ai) {
  const auto squad = data::read_xws(text, file, catalog());
  if (squad) return add_squad(*squad, side, ai);
  std::string words = base::text(squad.errors());
  if (!words.empty() && words.back() == '\n') words.pop_back();
  given_.messages.say(MessageKind::problem, words);
  return false;
}

bool Roster::open_squad(const std::string& path, state::Side side, std::optional<bool> ai) {
  const auto text = io::read_file(path, kMostRosterSquadBytes);
  if (text) return add_squad_text(*text, path, side, ai);
  given_.messages.say(MessageKind::problem, base::text(text.errors()));
  return false;
}

bool Roster::save_squad(const std::string& path, state::Side side) const {
  data::XwsSquad squad;
  for (const RosterRow& row : rows()) {
    const state::Piece& piece = row.piece;
    if (piece.type != state::PieceType::ship || piece.side != side || piece.ref.empty()) continue;
    data::XwsShip ship;
    ship.ship = piece.ref;
    ship.faction = piece.faction;
    ship.pilot = piece.ship.pilot;
    ship.pilot_name = piece.note;
    ship.initiative = std::clamp(piece.initiative, 0, edition_of(catalog(), &table()).highest_initiative);
    ship.ai = piece.ai;
    for (const state::Card& card : piece.ship.cards) ship.cards.push_back(data::printed_card(card.id));
    if (squad.faction.empty()) squad.faction = piece.faction;
    squad.ships.push_back(std::move(ship));
  }
  if (squad.ships.empty()) {
    refuse(side_does(side_words(&table(), side), "has", "have") + " no ships to save.");
    return false;
  }
  if (squad.ships.size() > data::kMostXwsShips) {
    refuse("A squad file holds at most " + std::to_string(data::kMostXwsShips) + " ships.");
    return false;
  }
  const std::string full = io::with_ending(path, ".json");
  squad.name = io::file_name(full);
  squad.name.resize(squad.name.size() - std::string(".json").size());
  if (const auto done = io::write_file(full, data::write_xws(squad, catalog())); !done) {
    given_.messages.say(MessageKind::problem, base::text(done.errors()));
    return false;
  }
  given_.messages.say(MessageKind::note, ships_words(squad.ships.size()) + " saved as " + full + ".");
  return true;
}

bool Roster::add_draft(const Draft& draft) {
  if (!may_add()) return false;
  std::size_t added = 0;
  for (const state::Side side : {state::Side::player, state::Side::enemy}) {
    const DraftSide& squad = draft.sides[state::seat(side)];
    for (std::size_t i = 0; i < squad.ships.size(); ++i) {
      state::Piece piece = piece_of(catalog(), squad, i, side);
      piece.ship.wing = {};
      if (side == state::Side::enemy) piece.pose.heading = {180000};
      added += list(std::move(piece)) ? 1U : 0U;
    }
  }
  if (added == 0) refuse("The new battle has no squads yet.");
  return added > 0;
}

bool Roster::add_mission(const std::string& mission, int pilots) {
  if (!may_add()) return false;
  const data::Mission* known = catalog().mission(mission);
  if (known == nullptr) {
    refuse("There is no mission \"" + mission + "\": type its number, \"0:1\" say.");
    return false;
  }
  mission::Setup setup;
  setup.mission = known->id;
  setup.pilots = std::clamp(pilots, mission::kFewestPilots, mission::kMostPilots);
  if (!known->seats.ships.empty()) setup.ship = known->seats.ships.front();
  const auto opened = mission::opening(catalog(), setup);
  if (!opened) {
    given_.messages.say(MessageKind::problem, base::text(opened.errors()));
    return false;
  }
  const std::vector<state::Piece> before = everybody();
  std::size_t added = 0;
  for (const state::Piece& of_map : opened->pieces) {
    if (!is_listed(of_map)) continue;
    // Without what only the running mission knows of it: squads, orders, docking.
    state::Piece piece;
    piece.id = of_map.id;
    piece.type = of_map.type;
    piece.ref = of_map.ref;
    piece.base = of_map.base;
    piece.pose = of_map.pose;
    piece.side = of_map.side;
    piece.faction = of_map.faction;
    piece.ai = of_map.ai;
    piece.mirror = of_map.mirror;
    piece.initiative = of_map.initiative;
    piece.stays = of_map.stays;
    piece.number = of_map.number;
    const auto same_name = [&](const state::Piece& other) { return other.id == piece.id; };
    if (std::any_of(before.begin(), before.end(), same_name)) name_and_number(piece);
    entries_.push_back({std::move(piece), true});
    ++added;
  }
  given_.messages.say(MessageKind::note, known->name + ": " + std::to_string(added) +
                                             " pieces; Enter alone puts each where the map has it.");
  return added > 0;
}

// --- changing it

bool Roster::change(Ids& ids, const ShipChange& change) {
  if (!change.any()) return false;
  const int highest = edition_of(catalog(), &table()).highest_initiative;
  if (change.initiative && (*change.initiative < 0 || *change.initiative > highest)) {
    refuse(with_capital(edition_of(catalog(), &table()).initiative) + " goes from 0 to " + std::to_string(highest) +
           ".");
    return false;
  }
  follow_table();
  std::vector<state::Piece> standing;
  std::string without_card;
  state::Table all = table();  // numbers of AI ships go on from those that do not stand yet
  all.pieces = everybody();
  const auto changed = [&](const state::Piece& before) {
    state::Piece piece = before;
    if (change.side) piece = on_side(catalog(), all, piece, *change.side);
    if (change.ai) piece.ai = *change.ai && has_ai_card(catalog(), piece);
    if (change.ai && piece.ai != *change.ai) without_card += (without_card.empty() ? "" : ", ") + piece.id;
    if (change.initiative) piece.initiative = *change.initiative;
    if (piece.ai && piece.number == 0) piece = on_side(catalog(), all, piece, piece.side);  // the next number
    return piece;
  };
  bool any = false;
  for (Id& id : ids) {
    const auto now = row(id);
    if (!now || now->piece.type != state::PieceType::ship) continue;
    any = true;
    state::Piece piece = changed(now->piece);
    if (piece.number != now->piece.number)
      for (state::Piece& other : all.pieces)
        if (other.id == id) other.number = piece.number;
    if (now->stands) {
      if (piece != now->piece) standing.push_back(std::move(piece));
    } else {
      const bool other_name = piece.ai != now->piece.ai || piece.side != now->piece.side;
      const bool turned_round = piece.side != now->piece.side && !now->has_place;
      Entry* kept = entry(id);
      kept->piece = std::move(piece);
      if (turned_round) kept->piece.pose.heading = {kept->piece.side == state::Side::enemy ? 180000 : 0};
      if (!other_name) continue;
      state::Piece named = kept->piece;
      name_and_number(named);
      kept->piece = named;
      id = named.id;
    }
  }
  if (!any) refuse("There is no ship among them.");
  if (!without_card.empty()) refuse("There is no AI card for " + without_card + ": people fly it.");
  if (!standing.empty()) return given_.open.apply(rules::ChangePieces{standing});
  return any;
}

bool Roster::set_pilot(Id id, const std::string& pilot) {
  const auto now = row(id);
  const data::Ship* type = now ? catalog().ship(now->piece.ref) : nullptr;
  if (type == nullptr) return false;
  const auto pilots = pilots_of(catalog(), *type);
  const auto card =
      std::find_if(pilots.begin(), pilots.end(), [&](const PilotChoice& known) { return known.id == pilot; });
  if (card == pilots.end()) return false;
  state::Piece piece = now->piece;
  fly_with(catalog(), piece, *card);
  if (now->stands) return given_.open.apply(rules::ChangePiece{piece});
  entry(id)->piece = piece;
  return true;
}

bool Roster::remove(const Ids& ids) {
  Ids standing;
  for (const Id id : ids)
    if (table().find(id) != nullptr) standing.push_back(id);
  if (!standing.empty() && !given_.open.apply(rules::RemovePieces{standing})) return false;
  std::erase_if(entries_, [&ids](const Entry& entry) { return base::contains(ids, entry.piece.id); });
  return true;
}

bool Roster::place(Id id, const geom::Pose& pose) {
  const auto now = row(id);
  if (!now) return false;
  if (now->stands) return given_.open.apply(rules::PlacePieces{{{id, pose}}});
  if (!may_add()) return false;
  state::Piece piece = now->piece;
  piece.pose = pose;
  return given_.open.apply(rules::AddPiece{piece});
}

// --- the whole table

bool Roster::may_turn() const {
  if (given_.open.in_battle()) {
    refuse("A battle is under way: its table does not turn.");
  } else if (!table().mission.empty()) {
    refuse("The mission's map says which edge is which: its table does not turn.");
  } else if (table().pieces.empty()) {
    refuse("Nothing stands on the table yet.");
  } else {
    return true;
  }
  return false;
}

bool Roster::turn_table(int quarters) {
  if (!may_turn()) return false;
  const int turns = ((quarters % 4) + 4) % 4;
  const base::Um width = table().area.width, height = table().area.height;
  if (turns % 2 == 1 && width != height) {
    refuse("The table is not square: it can be turned round, or mirrored.");
    return false;
  }
  rules::PlacePieces command;
  for (const state::Piece& piece : table().pieces) {
    geom::Pose pose = piece.pose;
    for (int i = 0; i < turns; ++i)  // clockwise, about the middle; an even number where the sides differ
      pose = {pose.y, (i % 2 == 0 ? width : height) - pose.x, (pose.heading + base::Mdeg{90000}).wrapped()};
    command.placements.push_back({piece.id, pose});
  }
  return turns == 0 || given_.open.apply(command);
}

bool Roster::mirror_table() {
  if (!may_turn()) return false;
  rules::ChangePieces command;
  for (const state::Piece& piece : table().pieces) {
    state::Piece there = piece;
    there.pose.x = table().area.width - piece.pose.x;
    there.pose.heading = (-piece.pose.heading).wrapped();
    if (piece.type == state::PieceType::obstacle) {  // its other face, which is turned over about its other axis
      there.mirror = !piece.mirror;
      there.pose.heading = (base::Mdeg{180000} - piece.pose.heading).wrapped();
    }
    if (piece.type == state::PieceType::template_piece) {
      std::string ref = piece.ref;
      const std::size_t left = ref.find("-left"), right = ref.find("-right");
      if (left != std::string::npos)
        ref.replace(left, 5, "-right");
      else if (right != std::string::npos)
        ref.replace(right, 6, "-left");
      there.ref = ref;
    }
    command.pieces.push_back(std::move(there));
  }
  return given_.open.apply(command);
}

}  // namespace plotboard::desk
