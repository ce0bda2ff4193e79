// Which of a card's tables: the sector that holds the target, closing or fleeing, the ring.
//
// As this program reads fga-3.3.2b and 3.3.2.1b:
// - Bullseye first: any part of the target's base in the strip as wide as the AI ship's base, straight ahead without
//   end (or the printed width, by the rule set).
// - Otherwise eight sectors of 45 degrees about the centre of the AI ship's base. A target whose base lies wholly in
//   one is in that one.
// - A base that straddles a dividing line (by more than the rule set's slack on both sides; of two straddled lines the
//   one nearest to its centre) belongs to the side that its nose points to.
// - A nose within 0.001 degree of the line's own direction points to neither side: a die decides, and both are told.
//   A point has no nose: on a line the die decides. An escape edge is one, and a component of a Strike order is one at
//   its centre, but in the bullseye with any part of its outline.
// - Closing: the centre of the AI ship's base lies in front of the line along the target's front edge; on it, within
//   the contact tolerance, is not in front, so fleeing. What has no facing and does not move counts as closing, as a
//   huge ship that stays does: an escape edge, a component (own reading).

#include <algorithm>
#include <array>
#include <cmath>

#include "ai/activation.hpp"
#include "data/ai_card.hpp"
#include "data/catalog.hpp"
#include "data/rule_set.hpp"

namespace plotboard::ai {
namespace {

constexpr double kNoseSlack = 1.7453292519943295e-5;  // sine of 0.001 degree
constexpr double kDiagonal = 0.70710678118654752440;

// Dividing line k at 45 k degrees, in the ship's own frame. Its clockwise side is sector 1 + k.
constexpr std::array<geom::Vec2, 8> kLines{{{0, 1},
                                            {kDiagonal, kDiagonal},
                                            {1, 0},
                                            {kDiagonal, -kDiagonal},
                                            {0, -1},
                                            {-kDiagonal, -kDiagonal},
                                            {-1, 0},
                                            {-kDiagonal, kDiagonal}}};
data::Sector clockwise_of(int line) { return static_cast<data::Sector>(1 + line); }
data::Sector counter_clockwise_of(int line) { return static_cast<data::Sector>(1 + (line + 7) % 8); }

// Positive on the clockwise side.
double off_line(geom::Vec2 line, geom::Vec2 p) { return geom::cross(p, line); }

using Quad = std::array<geom::Vec2, 4>;

// Does the half line from the origin pass through the quad, with more than `slack` of it on either side?
bool straddles(const Quad& corners, geom::Vec2 line, double slack) {
  double most = 0;
  double least = 0;
  double reach = -1;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const geom::Vec2 a = corners[i];
    const geom::Vec2 b = corners[(i + 1) % corners.size()];
    const double side_a = off_line(line, a);
    const double side_b = off_line(line, b);
    most = std::max(most, side_a);
    least = std::min(least, side_a);
    if ((side_a < 0) != (side_b < 0)) {
      const geom::Vec2 crossing = a + (b - a) * (side_a / (side_a - side_b));
      reach = std::max(reach, geom::dot(crossing, line));
    }
  }
  return most > slack && least < -slack && reach > 0;
}

struct Found {
  data::Sector sector;
  std::optional<int> line;            // the dividing line it stands on
  std::optional<data::Sector> other;  // the coin could have said this
  bool nose = true;                   // false: a point
};

Found on_line(int line, geom::Vec2 nose, int coin) {
  const double points = off_line(kLines[static_cast<std::size_t>(line)], nose);
  const data::Sector cw = clockwise_of(line);
  const data::Sector ccw = counter_clockwise_of(line);
  if (points > kNoseSlack) return {cw, line, {}, true};
  if (points < -kNoseSlack) return {ccw, line, {}, true};
  return coin <= 3 ? Found{cw, line, ccw, true} : Found{ccw, line, cw, true};
}

Found point_on_line(int line, int coin) {
  Found found = on_line(line, {}, coin);
  found.nose = false;
  return found;
}

data::Sector by_bearing(double degrees) {
  return static_cast<data::Sector>(1 + std::min(7, static_cast<int>(degrees / 45)));
}

Found find_sector(const Activation& act, const Target& target, double bearing, int coin) {
  const geom::Frame& frame = act.self.measured.frame;
  const double slack = act.field.ruleset().dividing_line_slack.mm() + act.tolerance_mm();
  if (target.kind != Target::Kind::ship) {
    const geom::Vec2 point = frame.to_local(target.point);
    const bool edge = target.kind == Target::Kind::edge;
    if (edge && point.y > 0 && std::abs(point.x) <= act.self.measured.half_width) {
      return {data::Sector::bullseye, {}, {}, true};
    }
    for (int k = 0; k < 8; ++k) {
      const geom::Vec2 line = kLines[static_cast<std::size_t>(k)];
      if (geom::dot(line, point) > 0 && std::abs(off_line(line, point)) <= slack) return point_on_line(k, coin);
    }
    return {by_bearing(bearing), {}, {}, true};
  }

  Quad corners;
  for (int i = 0; i < 4; ++i) corners[static_cast<std::size_t>(i)] = frame.to_local(target.aim.corner(i));
  const geom::Vec2 centre = frame.to_local(target.aim.frame.origin);
  std::optional<int> nearest;
  double off = 0;
  for (int k = 0; k < 8; ++k) {
    const geom::Vec2 line = kLines[static_cast<std::size_t>(k)];
    if (!straddles(corners, line, slack)) continue;
    const double distance = std::abs(off_line(line, centre));
    if (!nearest || distance < off) {
      nearest = k;
      off = distance;
    }
  }
  if (!nearest) return {by_bearing(bearing), {}, {}, true};
  const geom::Vec2 nose = target.aim.frame.forward;
  return on_line(*nearest, {geom::dot(nose, frame.right), geom::dot(nose, frame.forward)}, coin);
}

// The outline that is looked for in a bullseye.
geom::PlacedShape outline_of(const Target& target) {
  if (target.kind == Target::Kind::object) return target.object->shape;
  geom::Shape shape;
  shape.parts = {{{-target.aim.half_width, target.aim.half_length},
                  {-target.aim.half_width, -target.aim.half_length},
                  {target.aim.half_width, -target.aim.half_length},
                  {target.aim.half_width, target.aim.half_length}}};
  geom::measure_radius(shape);
  return geom::placed(shape, target.aim.frame);
}

// Some part of the target in the strip straight ahead of that ship, which is the one that activates or flies with it.
bool in_bullseye(const Activation& act, const Target& target, const rules::Field::Ship& ship) {
  const geom::Figures& figures = act.field.figures();
  const bool wide = act.field.ruleset().ai_bullseye_is_base_wide;
  if (wide && target.kind == Target::Kind::ship) {
    // Far off the strip is the common case: no arc is needed for it.
    const geom::Vec2 centre = ship.measured.frame.to_local(target.aim.frame.origin);
    const double reach = geom::length({target.aim.half_width, target.aim.half_length});
    if (std::abs(centre.x) > ship.measured.half_width + reach + 1 || centre.y < -reach) return false;
  }
  const geom::Arc* arc = act.field.catalog().arcs.of(act.field.piece(ship).base, act.field.ruleset().edition,
                                                     wide ? geom::ArcKind::base_strip : geom::ArcKind::bullseye);
  if (!arc) return false;
  return geom::in_arc(figures, *arc, ship.measured.frame, ship.shape(), outline_of(target), figures.bands,
                      geom::Wanted::distance)
      .in_arc;
}

// Who of its formation has the target there (fga-3.3.2b-4); null: nobody.
const state::Piece* bullseye_of_wing(const Activation& act, const Target& target) {
  if (act.piece.ship.wing.place != 1 || !act.field.ruleset().campaign_wings) return nullptr;
  for (const rules::Field::Ship& ship : act.field.ships()) {
    const state::Piece& mate = act.field.piece(ship);
    const bool follows = mate.ship.is_wingmate() && mate.ship.wing.leader == act.piece.id;
    if (follows && in_bullseye(act, target, ship)) return &mate;
  }
  return nullptr;
}

// What the coin could have said.
void add_other(Activation& act, data::Sector other, int coin) {
  const words::Key die = coin <= 3 ? words::Key("ai-table.high-die") : words::Key("ai-table.low-die");
  act.decision.alternatives.push_back({"sector", data::name_of(other), say(die, data::words_of(other))});
}

// The coin lands on the line dead astern: the tables mirror each other.
void behind(Activation& act, int coin) {
  const bool right = coin <= 3;
  act.decision.sector = right ? data::Sector::rear_right : data::Sector::rear_left;
  if (!act.explains) return;
  const data::Sector other = right ? data::Sector::rear_left : data::Sector::rear_right;
  Step& step = act.note("fga-3.3.1.3-2", say("ai-table.behind", coin, data::words_of(*act.decision.sector)));
  step.values = {{"die", static_cast<double>(coin)}, {"sector", std::string(data::name_of(*act.decision.sector))}};
  step.marks.emplace_back(MarkSector{act.piece.id, *act.decision.sector});
  add_other(act, other, coin);
}

// `mate`: of its wing, who has the target straight ahead while it has not.
void settle_sector(Activation& act, const Found& found, double bearing, int coin, const state::Piece* mate) {
  Decision& decision = act.decision;
  decision.sector = found.sector;
  if (!act.explains) return;
  Phrase text;
  const char* rule = "fga-3.3.2b-2";
  const words::Key sector = data::words_of(found.sector);
  if (mate != nullptr) {
    rule = "fga-3.3.2b-4";
    text = say("ai-table.bullseye-of-wing", mate->id);
  } else if (found.sector == data::Sector::bullseye) {
    const bool wide = act.field.ruleset().ai_bullseye_is_base_wide;
    rule = wide ? "fga-3.3.2b-3" : "fga-3.3.2b-2";
    text = wide ? say("ai-table.bullseye-base") : say("ai-table.bullseye-arc");
  } else if (!found.line) {
    text = say("ai-table.bearing", sector, words::Degrees{bearing});
  } else if (!found.other) {
    rule = "fga-3.3.2.1b-1";
    text = say("ai-table.straddles", *found.line * 45, sector);
  } else {
    rule = "fga-3.3.2.1b-2";
    const words::Key way = found.nose ? words::Key("ai-table.points-along") : words::Key("ai-table.no-nose");
    text = say(way, *found.line * 45, coin, sector);
    add_other(act, *found.other, coin);
  }
  Step& step = act.note(rule, text);
  step.values = {{"bearing_deg", bearing}, {"sector", std::string(data::name_of(found.sector))}};
  if (found.other) step.values.push_back({"die", static_cast<double>(coin)});
  step.marks.emplace_back(MarkSector{act.piece.id, found.sector});
}

bool closing_on(const Activation& act, const Target& target) {
  const geom::Frame& frame = target.aim.frame;
  const double ahead = geom::dot(act.self.measured.frame.origin - frame.origin, frame.forward) - target.aim.half_length;
  return ahead > act.tolerance_mm();
}

void settle_closing(Activation& act, const Target& target) {
  const bool edge = target.kind == Target::Kind::edge;
  const bool closing = edge || target.still || closing_on(act, target);
  act.decision.closing = closing;
  if (!act.explains) return;
  if (edge) {
    act.note("fga-3.3.2.2a-1", say("ai-table.edge-closing")).values = {{"closing", true}};
    return;
  }
  if (target.kind == Target::Kind::object) {
    act.note("fga-3.3.2.4a-3", say("ai-table.object-closing", act.field.piece(*target.object).id)).values = {
        {"closing", true}};
    return;
  }
  Step& step = act.note(target.still ? "fga-3.3.2.4a-3" : "fga-3.3.2.2b-1", target.still ? say("ai-table.still-closing")
                                                                            : closing    ? say("ai-table.closing")
                                                                                         : say("ai-table.fleeing"));
  step.values = {{"closing", closing}};
  const double half = 150;  // enough of the endless line to see which side is which
  step.marks.emplace_back(MarkClosingLine{{target.aim.frame.to_world({-half, target.aim.half_length}),
                                           target.aim.frame.to_world({half, target.aim.half_length})},
                                          closing});
}

void note_ring(Activation& act, int band) {
  const char* rule = "fga-3.3.2.2b-2";
  Phrase text;
  switch (*act.decision.ring) {
    case data::Ring::stressed:
      rule = "fga-3.3.3-1";
      text = say("ai-table.stressed", act.piece.tokens.stress);
      break;
    case data::Ring::inner:
      text = band <= 1 ? say("ai-table.range-1") : say("ai-table.range-2-closing");
      break;
    case data::Ring::middle:
      rule = "fga-3.3.2.2b-3";
      text = band == 2 ? say("ai-table.range-2-fleeing") : say("ai-table.range-3");
      break;
    case data::Ring::outer:
      rule = "fga-3.3.2.2b-4";
      text = say("ai-table.outer", band);
      break;
  }
  act.note(rule, text).values = {{"range", static_cast<double>(band)},
                                 {"ring", std::string(data::name_of(*act.decision.ring))}};
}

void find_ring(Activation& act, const Target& target) {
  Decision& decision = act.decision;
  const int band = target.behind ? 1 : target.band;
  const bool closing = decision.closing.value_or(true);
  if (act.stressed()) {
    decision.ring = data::Ring::stressed;
  } else if (band <= 1 || (band == 2 && closing)) {
    decision.ring = data::Ring::inner;
  } else {
    decision.ring = band <= 3 ? data::Ring::middle : data::Ring::outer;
  }
  if (act.explains) note_ring(act, band);
}

}  // namespace

void find_table(Activation& act, const Target& target, int coin, const std::optional<data::Sector>& pick) {
  if (target.behind) {
    behind(act, coin);
  } else {
    const geom::Vec2 at = target.kind == Target::Kind::ship ? target.aim.frame.origin : target.point;
    const double bearing = geom::direction_degrees(act.self.measured.frame.to_local(at));
    const bool has_outline = target.kind != Target::Kind::edge;
    const bool ahead = has_outline && in_bullseye(act, target, act.self);
    const state::Piece* mate = has_outline && !ahead ? bullseye_of_wing(act, target) : nullptr;
    const bool bullseye = ahead || mate != nullptr;
    settle_sector(act, bullseye ? Found{data::Sector::bullseye, {}, {}, true} : find_sector(act, target, bearing, coin),
                  bearing, coin, mate);
    settle_closing(act, target);
  }
  if (pick && *pick != act.decision.sector) {
    act.decision.sector = *pick;
    if (act.explains) {
      Step& step = act.note("plotboard", say("ai-table.by-hand", data::words_of(*pick)));
      step.marks.emplace_back(MarkSector{act.piece.id, *pick});
    }
  }
  find_ring(act, target);
}

}  // namespace plotboard::ai
