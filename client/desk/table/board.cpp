#include "desk/table/board.hpp"

#include <algorithm>
#include <cmath>

#include "data/catalog.hpp"
#include "rules/board/by_hand.hpp"
#include "rules/play/attack.hpp"
#include "scene/board.hpp"

namespace plotboard::desk {

namespace {

constexpr double kReachPx = 6;  // small pieces can be picked from this far

bool can_be_measured(const OpenTable& open, const state::Table& table, const std::string& id, bool to_ship) {
  const state::Piece* piece = table.find(id);
  if (piece == nullptr || piece->fled) return false;
  return to_ship ? piece->type == state::PieceType::ship : rules::shape_of(open.catalog(), *piece).has_value();
}

}  // namespace

// --- the view

void Board::pan(geom::Vec2 px) {
  camera.pan(px);
  if (!given_.open.is_open()) return;
  const state::Area& area = given_.open.table().area;
  camera.centre.x = std::clamp(camera.centre.x, 0.0, area.width.mm());
  camera.centre.y = std::clamp(camera.centre.y, 0.0, area.height.mm());
}

void Board::fit() {
  const state::Area& area = given_.open.table().area;
  camera.fit(area.width.mm(), area.height.mm(), fit_margin());
  fitted_ = camera;
}

bool Board::fits() const { return camera.pixels_per_mm == fitted_.pixels_per_mm && camera.centre == fitted_.centre; }

void Board::bring_into_sight(const std::string& id) {
  const state::Piece* piece = given_.open.is_open() ? given_.open.table().find(id) : nullptr;
  if (piece == nullptr) return;
  constexpr double kRound = 60, kMostOfView = 0.3;  // mm of table round its middle
  const geom::Vec2 at = camera.to_screen({piece->pose.x.mm(), piece->pose.y.mm()});
  const auto way = [&](double low, double size, double value) {
    const double room = std::min(kRound * camera.pixels_per_mm, size * kMostOfView);
    return std::clamp(value, low + room, low + size - room) - value;
  };
  const geom::Vec2 by{way(camera.left_px, camera.width_px, at.x), way(camera.top_px, camera.height_px, at.y)};
  if (by != geom::Vec2{}) camera.pan(by);
}

void Board::centre_on(const std::string& id) {
  const state::Piece* piece = given_.open.is_open() ? shown_table().find(id) : nullptr;
  if (piece == nullptr) return;
  const state::Area& area = given_.open.table().area;
  const geom::Vec2 half = camera.way_on_table({camera.width_px / 2, camera.height_px / 2});
  const double margin = fit_margin() / camera.pixels_per_mm;
  const auto clamped = [margin](double wanted, double reach, double length) {
    const double low = std::abs(reach) - margin, high = length - low;
    return low >= high ? length / 2 : std::clamp(wanted, low, high);
  };
  camera.centre = {clamped(piece->pose.x.mm(), half.x / camera.pixels_per_mm, area.width.mm()),
                   clamped(piece->pose.y.mm(), half.y / camera.pixels_per_mm, area.height.mm())};
}

double Board::fit_margin() const {
  constexpr double kMargin = 24;  // room for the grid's numbers
  return kMargin * std::max(1.0, given_.settings.text_scale);
}

geom::Vec2 Board::middle_px() const {
  return {camera.left_px + camera.width_px / 2, camera.top_px + camera.height_px / 2};
}

std::string Board::piece_at(geom::Vec2 px) const {
  return scene::piece_at(given_.open.catalog(), given_.open.table(), camera.to_table(px),
                         kReachPx / camera.pixels_per_mm);
}

// --- pieces

const state::Table& Board::shown_table() const { return lifted ? *lifted : given_.open.table(); }

const state::Piece* Board::only_selected() const {
  return given_.open.is_open() && selected.size() == 1 ? shown_table().find(*selected.begin()) : nullptr;
}

void Board::select_by(int way) {
  const auto& pieces = given_.open.table().pieces;
  const std::size_t step = way > 0 ? 1 : pieces.size() - 1;
  const bool measures = tool != Tool::select;
  const std::string from = measures && !measure_to.empty()     ? measure_to
                           : measures && !measure_from.empty() ? measure_from
                           : selected.empty()                  ? std::string()
                                                               : *selected.begin();
  const std::size_t now = given_.open.table().index_of(from).value_or(pieces.size());
  const std::size_t start = now == pieces.size() ? (way > 0 ? pieces.size() - 1 : 0) : now;
  if (measures && measure_from.empty() && selected.size() == 1) pick(*selected.begin());
  for (std::size_t i = 1; i <= pieces.size(); ++i) {
    const state::Piece& piece = pieces[(start + i * step) % pieces.size()];
    if (piece.fled || piece.waiting || (measures && piece.id == measure_from) ||
        (tool == Tool::arc && piece.type != state::PieceType::ship)) {
      continue;
    }
    if (!measures) {
      selected = {piece.id};
    } else {  // the second piece of the measurement goes through all of them
      measure_to.clear();
      pick(piece.id);
    }
    return;
  }
}

void Board::select_all() {
  for (const state::Piece& piece : given_.open.table().pieces)
    if (!piece.fled && !piece.waiting) selected.insert(piece.id);
}

std::vector<geom::ArcKind> own_arcs(const data::Catalog& catalog, const state::Piece& piece) {
  std::vector<geom::ArcKind> arcs;
  const auto add = [&arcs](geom::ArcKind arc) {
    if (!base::contains(arcs, arc)) arcs.push_back(arc);
  };
  const data::Ship* ship = catalog.ship(piece.ref);
  if (ship != nullptr) {
    for (const data::Attack& attack : ship->attacks) {
      add(attack.arc);
      if (!attack.also) continue;
      if (!geom::is_turret(*attack.also) || piece.ship.turret == state::Turret::none) {
        add(*attack.also);
        continue;
      }
      for (const geom::ArcKind arc : rules::turret_arcs(piece.ship.turret)) add(arc);
    }
    for (const data::ShipSection& section : ship->sections)
      for (const geom::ArcKind arc : section.arcs) add(arc);
  }
  for (const state::Card& card : piece.ship.cards) {  // turret upgrades of the first edition
    const data::Upgrade* upgrade = card.discarded ? nullptr : catalog.upgrade(card.id);
    if (upgrade != nullptr && upgrade->weapon && upgrade->weapon->arc == geom::ArcKind::all_round)
      add(geom::ArcKind::all_round);
  }
  const bool first_huge = ship != nullptr && ship->edition == geom::Edition::first && geom::is_huge(ship->base);
  if (arcs.empty()) arcs = {first_huge ? geom::ArcKind::huge_fore : geom::ArcKind::front};
  return arcs;
}

void Board::toggle_arcs(bool shown) {
  const state::Piece& piece = *only_selected();
  arcs_of = shown ? piece.id : "";
  shown_arcs = shown ? own_arcs(given_.open.catalog(), piece) : std::vector<geom::ArcKind>();
}

// --- measuring

void Board::take(Tool wanted) {
  tool = wanted;
  if (tool == Tool::measure && asked == rules::Asked::in_arc) asked = rules::Asked::range;
  if (tool != Tool::arc) return;
  asked = rules::Asked::in_arc;
  for (std::string* id : {&measure_to, &measure_from}) {
    const state::Piece* piece = given_.open.table().find(*id);
    if (piece != nullptr && piece->type != state::PieceType::ship) id->clear();
  }
  if (measure_from.empty()) std::swap(measure_from, measure_to);
}

void Board::pick(const std::string& id) {
  const state::Piece& piece = *given_.open.table().find(id);
  if (tool == Tool::arc && piece.type != state::PieceType::ship) {
    given_.messages.say(MessageKind::note,
                        "Arcs are measured from ship to ship: " + given_.open.names().piece(id) + " is no ship.");
    return;
  }
  if (!rules::shape_of(given_.open.catalog(), piece)) {
    given_.messages.say(MessageKind::note, given_.open.names().piece(id) + " has no extent that could be measured to.");
    return;
  }
  if (measure_from.empty() || !measure_to.empty()) {
    measure_from = id;
    measure_to.clear();
  } else if (id == measure_from) {
    measure_from.clear();
  } else {
    measure_to = id;
  }
}

void Board::ask(rules::Asked question) {
  take(question == rules::Asked::in_arc ? Tool::arc : Tool::measure);
  asked = question;
}

std::optional<rules::Question> Board::question() const {
  if (!given_.open.is_open() || measure_from.empty()) return {};
  // The second piece not picked yet: the one under the pointer answers already.
  const std::string& to = measure_to.empty() && tool != Tool::select ? hovered : measure_to;
  if (to.empty() || to == measure_from) return {};
  const state::Table& now = shown_table();
  const bool arc = asked == rules::Asked::in_arc;
  if (!can_be_measured(given_.open, now, measure_from, arc) || !can_be_measured(given_.open, now, to, arc)) return {};
  rules::Question question;
  question.asked = asked;
  question.from = measure_from;
  question.to = to;
  if (asked == rules::Asked::range) question.band = asked_band;
  const bool attack =
      of_attack && asked != rules::Asked::touching && now.find(measure_from)->type == state::PieceType::ship;
  if (arc || attack) question.arc = measure_arc;
  return question;
}

std::optional<rules::Verdict> Board::verdict() const {
  const std::optional<rules::Question> wanted = question();
  if (!wanted) return {};
  return rules::judge(rules::Field(given_.open.catalog(), shown_table()), *wanted);
}

std::optional<Phrase> Board::by_hand() const {
  const std::optional<rules::Question> asked_now = question();
  if (!asked_now || dragging() || given_.open.in_battle()) return {};
  return by_hand_.of({given_.open.version(), *asked_now}, [&]() -> std::optional<Phrase> {
    return rules::by_hand_words(given_.open.catalog(), given_.open.table(), *asked_now);
  });
}

// --- another table

void Board::measure(const std::string& from, const std::string& to) {
  measure_from = from;
  measure_to = to;
}

// Choosing starts from nothing for another ship.
void Board::show_arc(const std::string& ship, geom::ArcKind kind, bool shown) {
  if (arcs_of != ship) shown_arcs.clear();
  arcs_of = ship;
  if (shown)
    shown_arcs.push_back(kind);
  else
    std::erase(shown_arcs, kind);
  if (shown_arcs.empty()) arcs_of.clear();
}

void Board::clear() {
  BoardView fresh;
  fresh.camera = camera;
  fresh.measure_arc = measure_arc;
  fresh.of_attack = of_attack;
  static_cast<BoardView&>(*this) = std::move(fresh);
}

void Board::follow_table() {
  const state::Table& table = given_.open.table();
  const auto gone = [&](const std::string& id) { return !id.empty() && table.find(id) == nullptr; };
  std::erase_if(selected, gone);
  for (std::string* id : {&hovered, &beacon, &measure_from, &measure_to, &arcs_of})
    if (gone(*id)) id->clear();
  if (measure_from.empty()) std::swap(measure_from, measure_to);
  if (arcs_of.empty()) shown_arcs.clear();
}

}  // namespace plotboard::desk
