#include "battle/order_words.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "data/card_kind.hpp"
#include "rules/board/obstacles.hpp"

namespace plotboard::battle {

namespace {

using state::Face;
using state::Piece;
using state::Table;

constexpr double kLongest = 200;  // mm: the 5 straight, 40 mm a speed
constexpr double kSpeed = 40;

// "two lengths of the 5 straight, a 2 straight and 12 mm"
Phrase template_words(double mm) {
  const int longest = static_cast<int>(mm / kLongest);
  const int speed = static_cast<int>((mm - longest * kLongest) / kSpeed);
  const words::Mm rest{mm - longest * kLongest - speed * kSpeed};
  if (longest > 0 && speed > 0) return say("order.templates-and", longest, speed, rest);
  if (longest > 0) return say("order.templates", longest, rest);
  return speed > 0 ? say("order.template", speed, rest) : Phrase();
}

Phrase gap_words(const rules::Clearance& gap) {
  const words::Mm mm{std::abs(gap.gap_mm)};
  constexpr double kShown = 0.1;
  if (mm.value < kShown) {  // "0.0 mm" says nothing
    return gap.by_template ? say("order.template-grazes", gap.id) : say("order.base-grazes", gap.id);
  }
  if (gap.by_template) {
    return gap.gap_mm < 0 ? say("order.template-hits", mm, gap.id) : say("order.template-misses", mm, gap.id);
  }
  return gap.gap_mm < 0 ? say("order.base-hits", mm, gap.id) : say("order.base-misses", mm, gap.id);
}

Phrase cause_words(ai::Swerve::Cause cause) {
  switch (cause) {
    case ai::Swerve::Cause::obstacle:
      return say("order.for-obstacle");
    case ai::Swerve::Cause::edge_facing:
      return say("order.for-facing-edge");
    case ai::Swerve::Cause::edge_leaving:
      return say("order.for-leaving");
    case ai::Swerve::Cause::none:
      break;
  }
  return {};
}

}  // namespace

Phrase heading_words(const Piece& piece) {
  constexpr double kQuarter = 90, kShown = 0.5;
  static constexpr std::array<const char*, 4> kEdges{"far", "right", "near", "left"};
  const double heading = piece.pose.heading.degrees();
  const double quarters = std::round(heading / kQuarter);
  if (std::abs(heading - quarters * kQuarter) >= kShown) return say("order.looks", words::Degrees{heading});
  const auto edge = static_cast<std::size_t>((static_cast<int>(quarters) % 4 + 4) % 4);
  return say("order.faces", words::Word{kEdges.at(edge)});
}

Phrase faces_in_words(const std::vector<Face>& dice) {
  std::vector<Phrase> words;
  for (const Face face : dice) words.push_back(just(words::Word{state::name_of(face)}));
  return words.empty() ? say("order.no-dice") : Phrase::list(words);
}

Phrase result_words(const Phrase& told) {
  if (told.key() != words::Key("results.left")) return say("order.misses");
  const Phrase& hits = told.part(told[0]);
  if (hits.key() == words::Key("results.hits-and-crits"))
    return say("order.hits-and-crits-through", hits[0].value, hits[1].value);
  const bool crits = hits.key() == words::Key("results.crits");
  return say(crits ? words::Key("order.crits-through") : words::Key("order.hits-through"), hits[0].value);
}

Phrase wing_place_words(int place) {
  static const std::array<Phrase, 5> kPlaces{say("order.left-of"), say("order.right-of"), say("order.behind"),
                                             say("order.behind-left-of"), say("order.behind-right-of")};
  constexpr int kFirst = 2;  // 1 is the leader's own
  return kPlaces.at(static_cast<std::size_t>(place - kFirst));
}

Phrase angle_words(const geom::Pose& from, const geom::Pose& to) {
  constexpr double kWhole = 360;
  double by = to.heading.degrees() - from.heading.degrees();
  if (by > kWhole / 2) by -= kWhole;
  if (by < -kWhole / 2) by += kWhole;
  const words::Degrees angle{std::abs(by)};
  return by > 0 ? say("order.to-the-right", angle) : say("order.to-the-left", angle);
}

Phrase shields_words(const state::Piece& ship, const state::ShieldsChanged& event) {
  const int by = std::abs(event.by);
  if (event.section == state::Section::none || !ship.ship.is_of_two_cards()) {
    const int left = ship.ship.shields + event.by;
    return event.by < 0 ? say("order.lose-shield", by, event.id, left) : say("order.gain-shield", by, event.id, left);
  }
  const int left = ship.ship.section(event.section).shields + event.by;
  const words::Word section{state::name_of(event.section)};
  return event.by < 0 ? say("order.lose-shield-section", by, event.id, left, section)
                      : say("order.gain-shield-section", by, event.id, left, section);
}
Phrase dealt_words(const state::Piece& ship, const state::DamageDealt& event) {
  const bool faceup = event.faceup && event.number != 0;
  const words::Card card{data::damage_card(event.number)};
  if (event.section == state::Section::none || !ship.ship.is_of_two_cards())
    return faceup ? say("order.deal-faceup", event.id, card) : say("order.deal-facedown", event.id);
  const words::Word section{state::name_of(event.section)};
  return faceup ? say("order.deal-faceup-section", event.id, card, section)
                : say("order.deal-facedown-section", event.id, section);
}
Phrase attacks_words(const state::Piece* target, const state::Attack& attack) {
  const bool two = target != nullptr && target->ship.is_of_two_cards();
  if (attack.section == state::Section::none || !two) return say("order.attacks", attack.defender);
  return say("order.attacks-section", attack.defender, words::Word{state::name_of(attack.section)});
}

void note_standing(const Table& table, Order& order) {
  order.round = table.round;
  order.phase = table.play.phase;
  order.initiative = table.play.initiative;
}

void add_reasons(const ai::Decision& decision, Order& order) {
  order.summary = decision.summary;
  const auto add = [&order](std::string rule, Phrase text) {
    order.because.push_back({std::move(rule), std::move(text)});
  };
  if (!decision.target.empty()) {
    add("fga-3.3.1.1-1", say("order.target", decision.target));
    // Its numbers are in the trace; at a table the reason is enough.
    const Phrase& why = decision.target_reason;
    const bool measured = why.key() == words::Key("ai-target.reason");
    if (!why.empty()) add("", measured ? why.part(why[0]) : why);
  }
  if (decision.ionised) add("fga-3.3.5-1", say("order.ionised"));
  if (decision.sector) {
    const Phrase sector = data::words_of(*decision.sector);
    const bool closing = decision.closing.value_or(false);
    Phrase where = !decision.closing ? say("order.sector", sector)
                   : closing         ? say("order.sector-closing", sector)
                                     : say("order.sector-fleeing", sector);
    if (decision.die > 0) where = say("order.with-die", where, decision.die);
    add("fga-3.3.2b-1", std::move(where));
  }
  if (decision.swerve.cause != ai::Swerve::Cause::none && !(decision.flown == decision.maneuver)) {
    add("fga-3.3.6-1", say("order.swerves", decision.maneuver, cause_words(decision.swerve.cause)));
  }
}

void add_obstacles(const rules::MoveOutcome& outcome, const Rolls& rolls, Order& order) {
  for (const Id id : rules::obstacles_met(outcome)) {
    const bool under = std::any_of(outcome.base_overlaps.begin(), outcome.base_overlaps.end(),
                                   [id](const rules::Crossing& crossing) { return crossing.id == id; });
    const Phrase where = under ? say("order.ends-on", id) : say("order.moves-through", id);
    order.lines.push_back(rolls(id) ? say("order.rolls-die", where) : where);
  }
}

void add_outcome(const rules::MoveOutcome& outcome, bool fully, const Ids& bumped, std::vector<rules::Clearance> close,
                 const Rolls& rolls, Order& order) {
  if (outcome.left_area) order.lines.push_back(say("order.off-table"));
  if (!fully) {
    order.lines.push_back(bumped.empty() ? say("order.stops-short") : say("order.stops-against", Phrase::list(bumped)));
  }
  if (!outcome.left_area) add_obstacles(outcome, rolls, order);  // nothing comes after that
  for (const rules::Clearance& gap : close) {
    if (std::abs(gap.gap_mm) < kLook) order.lines.push_back(gap_words(gap));
  }
  order.close = std::move(close);
}

void add_cut_short(const data::Catalog& catalog, const Table& table, Order& order) {
  const geom::Bearing bearing = order.maneuver->bearing;
  if (geom::flips(bearing)) order.lines.push_back(say("order.no-turn-round"));
  if (geom::is_tallon(bearing)) order.lines.push_back(say("order.no-turn-aside"));
  Piece there = *table.find(order.ship);
  there.pose = *order.pose;
  if (Phrase end = end_words(catalog, table, there); !end.empty()) order.lines.push_back(std::move(end));
  order.lines.push_back(heading_words(there));
}

Phrase end_words(const data::Catalog& catalog, const Table& table, const Piece& piece) {
  const auto shape = rules::shape_of(catalog, piece);
  if (!shape) return {};
  const geom::Box& box = shape->box;
  const double right = table.area.width.mm() - box.high.x, far = table.area.height.mm() - box.high.y;
  const bool near_left = box.low.x <= right, is_near = box.low.y <= far;
  return say("order.ends-at", words::Mm{near_left ? box.low.x : right}, words::Word{near_left ? "left" : "right"},
             words::Mm{is_near ? box.low.y : far}, words::Word{is_near ? "near" : "far"});
}

Order order_of(const data::Catalog& catalog, const Table& table, const ai::Decision& decision) {
  Order order;
  order.kind = OrderKind::move;
  order.ship = decision.ship;
  order.headline = just(decision.flown);
  order.maneuver = decision.flown;
  order.pose = decision.outcome.end;
  note_standing(table, order);
  add_reasons(decision, order);
  const rules::Field field(catalog, table);
  const rules::Field::Ship* ship = field.ship(decision.ship);
  if (ship == nullptr) return order;
  const rules::MoveOutcome& outcome = decision.outcome;
  const Ids& stopped_by = outcome.touching.empty() ? outcome.bumped : outcome.touching;
  const auto rolls = [](Id) { return true; };
  add_outcome(outcome, outcome.fully_executed, stopped_by, rules::clearances(field, *ship, outcome, kClose), rolls,
              order);
  if (!outcome.fully_executed && !outcome.left_area) add_cut_short(catalog, table, order);
  return order;
}

std::vector<Phrase> place_words(const data::Catalog& catalog, const Table& table, const Piece& piece) {
  const auto shape = rules::shape_of(catalog, piece);
  if (!shape) return {};
  const geom::Box& box = shape->box;
  const double width = table.area.width.mm(), height = table.area.height.mm();
  struct Edge {
    const char* edge;
    double in;  // mm from it to the base
    const char* low;
    double from_low;  // mm along it from that corner to the base
    const char* high;
    double from_high;
  };
  const std::array<Edge, 4> edges{Edge{"near", box.low.y, "left", box.low.x, "right", width - box.high.x},
                                  Edge{"far", height - box.high.y, "left", box.low.x, "right", width - box.high.x},
                                  Edge{"left", box.low.x, "near", box.low.y, "far", height - box.high.y},
                                  Edge{"right", width - box.high.x, "near", box.low.y, "far", height - box.high.y}};
  const Edge& edge =
      *std::min_element(edges.begin(), edges.end(), [](const Edge& a, const Edge& b) { return a.in < b.in; });
  const bool from_low = edge.from_low <= edge.from_high;
  const double along = from_low ? edge.from_low : edge.from_high;
  std::vector<Phrase> lines;
  const words::Word side{edge.edge}, corner{from_low ? edge.low : edge.high};
  lines.push_back(say("order.from-corner", side, words::Mm{along}, corner));
  if (Phrase templates = template_words(along); !templates.empty()) lines.push_back(std::move(templates));
  lines.push_back(edge.in <= 0.01 ? say("order.at-edge", side) : say("order.from-edge", words::Mm{edge.in}, side));
  lines.push_back(heading_words(piece));
  return lines;
}

}  // namespace plotboard::battle
