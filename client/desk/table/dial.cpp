#include "desk/table/dial.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "desk/core/names.hpp"
#include "rules/board/verdict.hpp"
#include "rules/first/energy_preview.hpp"
#include "rules/play/round.hpp"

namespace plotboard::desk {

const data::Dial* Dial::of(const state::Piece& piece) const {
  const data::Ship* ship = piece.type == state::PieceType::ship ? given_.open.catalog().ship(piece.ref) : nullptr;
  return ship == nullptr || piece.fled ? nullptr : &ship->dial;
}

const data::Dial* Dial::of_selected() const {
  const state::Piece* piece = given_.board.only_selected();
  return piece == nullptr ? nullptr : of(*piece);
}

Dial::Outcome Dial::outcome_of(const rules::Field& field, const std::string& ship, geom::Maneuver maneuver) const {
  const rules::Field::Ship* flown = field.ship(ship);
  if (flown == nullptr || !rules::flyable(field, *flown, maneuver)) return std::nullopt;
  geom::ManeuverChoice choice{tallon_place};
  choice.edition = field.ruleset().edition;
  return rules::fly(field, *flown, maneuver, choice);
}

bool Dial::foresees(const state::Piece& ship) const {
  if (!given_.open.in_battle() || given_.seats.covered || ship.moved || !ship.in_play()) return false;
  const state::Phase phase = given_.open.table().play.phase;
  return phase >= state::Phase::planning && phase <= state::Phase::activation && !ship.ship.is_wingmate();
}

// Of the other side's dials only those that lie open.
std::vector<DialSet> Dial::known_dials() const {
  std::vector<DialSet> dials;
  if (!given_.open.in_battle()) return dials;
  const state::Piece* selected = given_.board.only_selected();
  for (const state::Piece& ship : given_.open.table().pieces) {
    if (ship.type != state::PieceType::ship || !foresees(ship)) continue;
    if (selected != nullptr && selected->id == ship.id && pointed)
      dials.push_back({ship.id, *pointed, tallon_place});
    else if (given_.seats.knows_dial(ship))
      dials.push_back({ship.id, *ship.ship.dial});
  }
  return dials;
}

const Forecast& Dial::forecast() const {
  return forecast_.of({given_.open.version(), given_.seats.view(), given_.board.selected, pointed, tallon_place}, [&] {
    const std::vector<DialSet> dials = known_dials();
    return dials.empty() ? Forecast() : foresee(given_.open.catalog(), given_.open.table(), dials);
  });
}

const std::vector<Consequence>& Dial::consequences() const {
  return consequences_.of({given_.open.version(), given_.seats.view(), given_.board.selected, pointed, tallon_place},
                          [this] { return list_consequences(); });
}

namespace {

// Where no battle is, people ask before they fly: would it overlap? A line for each ship that it stops against.
std::vector<Consequence> in_full(const OpenTable& open, Id ship, const rules::MoveOutcome& outcome) {
  state::Table table = open.table();
  state::Piece& mover = table.pieces[*table.index_of(ship)];
  geom::ManeuverChoice choice{outcome.tallon};
  choice.edition = open.names().first_edition() ? geom::Edition::first : geom::Edition::second;
  mover.pose = geom::end_pose(open.catalog().figures, mover.base, outcome.start, outcome.maneuver, choice);
  const rules::Field field(open.catalog(), table);
  std::vector<Consequence> lines;
  for (const Id& other : outcome.bumped) {
    rules::Question question;
    question.asked = rules::Asked::touching;
    question.from = ship;
    question.to = other;
    const std::string headline = rules::headline_of(open.catalog(), table, rules::judge(field, question));
    lines.push_back({Consequence::Kind::note, "In full, with " + open.names().piece(other) + ": " + headline});
  }
  return lines;
}

}  // namespace

std::vector<Consequence> Dial::list_consequences() const {
  const rules::MoveOutcome* outcome = preview();
  if (outcome == nullptr) return {};
  const data::Catalog& catalog = given_.open.catalog();
  const state::Table& table = given_.open.table();
  const state::Piece& ship = *given_.board.only_selected();
  const Names names = given_.open.names();
  const bool others_first = others_move_first();
  if (names.first_edition() && geom::is_huge(ship.base))
    return consequences_of_huge(catalog, table, ship, *outcome, others_first);
  const Planned* planned = foresees(ship) ? forecast().of(ship.id) : nullptr;
  std::vector<Consequence> lines =
      planned == nullptr ? desk::consequences(*outcome, names, others_first)
                         : desk::consequences(*outcome, names, others_of(forecast(), *planned, others_first));
  if (!given_.open.in_battle()) {
    for (Consequence& line : in_full(given_.open, ship.id, *outcome)) lines.insert(lines.end() - 1, std::move(line));
    return lines;
  }
  if (outcome->left_area) return lines;
  const Sight sight = sight_from(catalog, table, ship.id, outcome->end);
  const bool may_change = table.play.phase <= state::Phase::activation;
  for (Consequence& line : words_of(sight, names, may_change)) lines.insert(lines.end() - 1, std::move(line));
  return lines;
}

std::vector<DialCell> Dial::list_cells(const state::Piece& piece, const data::Dial& dial) const {
  // As it will be when its turn comes, as far as dials are known.
  const bool later = foresees(piece);
  std::vector<DialSet> dials;
  if (later) {
    dials = known_dials();
    std::erase_if(dials, [&](const DialSet& set) { return set.ship == piece.id; });
    dials.push_back({piece.id, dial.entries.front().maneuver});
  }
  const state::Table table =
      later ? table_before(given_.open.catalog(), given_.open.table(), dials, piece.id) : given_.open.table();
  const rules::Field field(given_.open.catalog(), table);
  const bool sets_dials = given_.open.in_battle() && given_.open.table().play.phase == state::Phase::planning &&
                          piece.side == given_.seats.seat;
  std::vector<DialCell> cells;
  const data::Ship* ship = given_.open.catalog().ship(piece.ref);
  for (std::size_t i = 0; i < dial.entries.size(); ++i) {
    const data::DialEntry& entry = dial.entries[i];
    DialCell cell;
    if (ship != nullptr && i < ship->energy.size()) {
      cell.energy = rules::first::energy_brought(given_.open.catalog(), table, piece.id, entry.maneuver);
    }
    cell.maneuver = entry.maneuver;
    cell.difficulty = entry.difficulty;
    if (const Outcome outcome = outcome_of(field, piece.id, entry.maneuver)) {
      cell.leaves_area = outcome->left_area;
      cell.bumps = !outcome->fully_executed;
      // What a huge ship only passes over does not count (huge-overlap-12).
      const bool ends_alone = cell.energy.has_value();
      cell.hits_obstacle = ends_alone ? !outcome->base_overlaps.empty() : outcome->hits_obstacle();
      cell.rams = !outcome->crushed.empty();
    }
    if (sets_dials)
      cell.refused = rules::check(given_.open.catalog(), given_.open.table(), rules::SetDial{piece.id, entry.maneuver});
    cells.push_back(std::move(cell));
  }
  return cells;
}

std::vector<DialCell> Dial::cells() const {
  const data::Dial* dial = of_selected();
  if (dial == nullptr || given_.board.dragging()) return {};
  const state::Piece& piece = *given_.board.only_selected();
  return cells_.of({given_.open.version(), piece.id, tallon_place, given_.seats.view()},
                   [&] { return list_cells(piece, *dial); });
}

const rules::MoveOutcome* Dial::preview() const {
  if (!pointed || given_.board.dragging() || of_selected() == nullptr) return nullptr;
  const std::string& ship = *given_.board.selected.begin();
  if (foresees(*given_.board.only_selected())) {
    const Planned* planned = forecast().of(ship);
    if (planned != nullptr && planned->outcome.planned.kind != geom::TemplateKind::none) return &planned->outcome;
  }
  const Outcome& outcome = preview_.of({given_.open.version(), ship, *pointed, tallon_place}, [&] {
    return outcome_of(rules::Field(given_.open.catalog(), given_.open.table()), ship, *pointed);
  });
  return outcome ? &*outcome : nullptr;
}

std::optional<geom::Maneuver> Dial::chosen() const {
  const state::Piece* ship = given_.board.only_selected();
  return ship != nullptr && given_.seats.knows_dial(*ship) ? ship->ship.dial : std::nullopt;
}

bool Dial::others_move_first() const {
  const state::Piece* ship = given_.board.only_selected();
  if (ship == nullptr || !given_.open.in_battle()) return false;
  const state::Table& table = given_.open.table();
  const bool flying = table.play.phase == state::Phase::activation;
  if (flying && (ship->moved || base::contains(rules::whose_turn(given_.open.catalog(), table), ship->id)))
    return false;
  return std::any_of(table.pieces.begin(), table.pieces.end(), [&](const state::Piece& other) {
    if (other.id == ship->id || other.type != state::PieceType::ship || !other.in_play()) return false;
    if (other.ship.is_wingmate() && other.ship.wing.leader == ship->id) return false;  // flies with it
    if (flying && other.moved) return false;
    if (given_.seats.knows_dial(other)) return false;  // it is foreseen
    const bool turn_may_be_earlier = other.side == ship->side || table.play.goes_first(other.side);
    return other.initiative < ship->initiative || (other.initiative == ship->initiative && turn_may_be_earlier);
  });
}

void Dial::open_for(const std::string& ship) {
  given_.board.selected = {ship};
  open = true;
  pointed.reset();
}

void Dial::close() {
  open = false;
  pointed.reset();
}

}  // namespace plotboard::desk
