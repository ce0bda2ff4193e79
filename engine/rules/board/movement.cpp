#include "rules/board/movement.hpp"

#include <algorithm>
#include <cmath>

#include "base/lists.hpp"
#include "data/catalog.hpp"
#include "geom/huge.hpp"
#include "rules/board/board_book.hpp"
#include "rules/board/components.hpp"
#include "rules/board/flown.hpp"
#include "rules/machine/door.hpp"

namespace plotboard::rules {

// Every edition that a door names is a whole book.
const BoardBook& board_book_of(const data::RuleSet& rules) {
  return static_cast<const BoardBook&>(door().edition(rules.edition));
}

bool has_ailerons(const data::Ship& type) { return base::contains(type.abilities, Id("adaptive-ailerons")); }

namespace {

// How much of the template, from its start, has to lie there until it reaches the obstacle.
double first_reach(const geom::Template& piece, const geom::PlacedShape& obstacle, double tolerance) {
  double clear = 0;
  double reached = piece.length_mm;
  constexpr double kEnough = 0.01;
  while (reached - clear > kEnough) {
    const double half = (clear + reached) / 2;
    const bool overlaps = geom::contact(geom::trimmed(piece, half), obstacle, tolerance) == geom::Contact::overlapping;
    (overlaps ? reached : clear) = half;
  }
  return reached;
}

std::vector<Crossing> crossed_by(const Field& field, const geom::Template& piece) {
  if (piece.kind == geom::TemplateKind::none || piece.length_mm <= 0) return {};
  const double tolerance = field.tolerance_mm();
  struct Hit {
    double reach;
    Crossing crossing;
    const geom::PlacedShape* shape;
  };
  std::vector<Hit> hits;
  // No point of the template is farther from the middle of its centre line than this.
  const geom::Vec2 middle = geom::centre_line(piece, piece.length_mm / 2).origin;
  const double reach = (piece.length_mm + piece.width_mm) / 2;
  for (const Field::Obstacle& obstacle : field.obstacles()) {
    const geom::Vec2 apart = obstacle.shape.centre - middle;
    const double near = reach + obstacle.shape.radius;
    if (geom::dot(apart, apart) > near * near) continue;
    if (geom::contact(piece, obstacle.shape, tolerance) == geom::Contact::apart) continue;
    const double gap = geom::gap_mm(piece, obstacle.shape);
    if (gap < -tolerance) hits.push_back({0, {field.piece(obstacle).id, gap}, &obstacle.shape});
  }
  if (hits.size() > 1) {  // several take effect from the start of the way onwards (2e-obstacle-19)
    for (Hit& hit : hits) hit.reach = first_reach(piece, *hit.shape, tolerance);
    std::stable_sort(hits.begin(), hits.end(), [](const Hit& a, const Hit& b) { return a.reach < b.reach; });
  }
  std::vector<Crossing> crossings;
  for (const Hit& hit : hits) crossings.push_back(hit.crossing);
  return crossings;
}

// Several under one base: the nearest to where the move began comes first (2e-obstacle-19).
void nearest_first(const Field& field, const geom::PlacedBase& start, std::vector<Crossing>& under) {
  if (under.size() < 2) return;
  const auto distance = [&](const Crossing& crossing) {
    const auto& obstacles = field.obstacles();
    const auto at = std::find_if(obstacles.begin(), obstacles.end(), [&](const Field::Obstacle& obstacle) {
      return field.piece(obstacle).id == crossing.id;
    });
    return geom::gap_mm(start, at->shape);
  };
  std::stable_sort(under.begin(), under.end(),
                   [&](const Crossing& a, const Crossing& b) { return distance(a) < distance(b); });
}

bool speed_exists(const geom::Figures& figures, geom::Maneuver maneuver) {
  constexpr int kFastestStraight = 5;
  switch (geom::template_of(maneuver.bearing)) {
    case geom::TemplateKind::none:
      return maneuver.speed == 0;
    case geom::TemplateKind::straight:
      return maneuver.speed >= 1 && maneuver.speed <= kFastestStraight;
    case geom::TemplateKind::bank:
      return maneuver.speed >= 1 && maneuver.speed <= static_cast<int>(figures.bank_radius.size());
    case geom::TemplateKind::turn:
      return maneuver.speed >= 1 && maneuver.speed <= static_cast<int>(figures.turn_radius.size());
  }
  return false;
}

// Huge ships use the tool of the edition that the rule set names.
geom::ManeuverChoice by_ruleset(const Field& field, geom::ManeuverChoice choice) {
  choice.edition = field.ruleset().edition;
  return choice;
}

const char* rule_of(geom::Reposition kind) {
  switch (kind) {
    case geom::Reposition::boost:
    case geom::Reposition::turn_boost:
      return "2e-boost-4";
    case geom::Reposition::barrel_roll:
      return "2e-barrel-roll-7";
    case geom::Reposition::bank_barrel_roll:
      return "2e-barrel-roll-7";
    case geom::Reposition::decloak:
      return "2e-cloak-11";
    case geom::Reposition::tractor:
      return "2e-tractor-6";
  }
  return "";
}

// The first reason why a ship may not be put there; legal when there is none.
void judge(const Field& field, const Field::Ship& ship, JudgedPlace& judged) {
  const state::Piece& piece = field.piece(ship);
  const double tolerance = field.tolerance_mm();
  const geom::PlacedBase base =
      geom::placed_base(field.figures(), piece.base, field.table().options.guides, judged.place.end);
  const auto forbid = [&judged](const char* rule, const Phrase& why) {
    judged.legal = false;
    judged.rule = rule;
    judged.why = why;
  };
  const state::Area& area = field.table().area;
  if (geom::overhang_mm(base, area.width.mm(), area.height.mm()) > tolerance) {
    return forbid(board_book_of(field.ruleset()).stays_inside(judged.place.kind), say("move.leaves"));
  }
  const char* rule = rule_of(judged.place.kind);
  for (const Field::Ship& other : field.ships()) {
    if (other.piece == ship.piece) continue;
    if (geom::contact(base, other.moving, tolerance) == geom::Contact::overlapping) {
      return forbid(rule, say("move.overlaps", field.piece(other).id));
    }
  }
  for (const Field::Hulk& hulk : field.hulks()) {  // as a ship: a template may lie across it (huge-obstacle-6)
    if (geom::contact(base, hulk.moving, tolerance) == geom::Contact::overlapping) {
      return forbid(rule, say("move.overlaps", field.piece(hulk).id));
    }
  }
  if (judged.place.kind == geom::Reposition::tractor) return;  // may go through and end on obstacles (2e-tractor-4)
  for (const Field::Obstacle& obstacle : field.obstacles()) {
    const Id id = field.piece(obstacle).id;
    if (geom::contact(base, obstacle.shape, tolerance) == geom::Contact::overlapping) {
      return forbid(rule, say("move.on", id));
    }
    if (judged.place.piece.kind != geom::TemplateKind::none &&
        geom::contact(judged.place.piece, obstacle.shape, tolerance) == geom::Contact::overlapping) {
      return forbid(rule, say("move.template-on", id));
    }
  }
}

}  // namespace

double overhang_of_move(const Field& field, const geom::PlacedBase& end) {
  const auto overhang = field.ruleset().guides_leave_area ? geom::overhang_with_guides_mm : geom::overhang_mm;
  return overhang(end, field.table().area.width.mm(), field.table().area.height.mm());
}

MoveOutcome fly(const Field& field, const Field::Ship& ship, geom::Maneuver maneuver,
                const geom::ManeuverChoice& choice) {
  auto& moves = flown_on(field).moves;
  const auto found = std::find_if(moves.begin(), moves.end(), [&](const Field::Flown::Move& move) {
    return move.piece == ship.piece && move.maneuver == maneuver && move.choice == choice;
  });
  if (found != moves.end()) return found->outcome;
  moves.push_back({ship.piece, maneuver, choice, fly_from(field, ship, field.piece(ship).pose, maneuver, choice)});
  return moves.back().outcome;
}

MoveOutcome fly_from(const Field& field, const Field::Ship& ship, const geom::Pose& start, geom::Maneuver maneuver,
                     const geom::ManeuverChoice& asked) {
  const geom::Figures& figures = field.figures();
  const state::Piece& piece = field.piece(ship);
  const bool guides = field.table().options.guides;
  const geom::ManeuverChoice choice = by_ruleset(field, asked);
  const bool crushes =
      is_freighter(field.catalog(), piece) || (geom::is_huge(piece.base) && field.ruleset().huge_ships_crush);

  // Kept from call to call: too long for the quick lists of the heap.
  thread_local std::vector<geom::PlacedBase> others;
  thread_local std::vector<const state::Piece*> pieces;
  others.clear();
  pieces.clear();
  for (const Field::Ship& other : field.ships()) {
    if (other.piece == ship.piece) continue;
    if (crushes && !geom::is_huge(field.piece(other).base)) continue;
    others.push_back(other.moving);
    pieces.push_back(&field.piece(other));
  }
  const std::size_t ships = others.size();
  for (const Field::Hulk& hulk : field.hulks()) {  // nobody crushes it (huge-obstacle-7)
    others.push_back(hulk.moving);
    pieces.push_back(&field.piece(hulk));
  }
  geom::BumpResult result = geom::fly(figures, piece.base, guides, start, maneuver, choice, others);

  MoveOutcome outcome;
  outcome.maneuver = maneuver;
  outcome.start = start;
  outcome.end = result.end;
  outcome.fully_executed = result.fully_executed;
  outcome.tallon = result.tallon;
  outcome.flown = result.flown;
  outcome.planned = geom::template_for(figures, piece.base, start, maneuver, choice);
  for (const std::size_t index : result.touching) outcome.touching.push_back(pieces[index]->id);
  for (const std::size_t index : result.overlapped) {
    outcome.bumped.push_back(pieces[index]->id);
    if (index >= ships || geom::is_huge(pieces[index]->base)) outcome.huge_overlaps.push_back(pieces[index]->id);
  }
  const geom::PlacedBase base = geom::placed_base(figures, piece.base, guides, outcome.end);
  if (crushes) {
    for (const Field::Ship& other : field.ships()) {
      if (other.piece == ship.piece || geom::is_huge(field.piece(other).base)) continue;
      if (geom::contact(base, other.moving, field.tolerance_mm()) == geom::Contact::overlapping) {
        outcome.crushed.push_back(field.piece(other).id);
      }
    }
  }
  outcome.template_crosses = crossed_by(field, outcome.flown);
  outcome.base_overlaps = obstacles_under(field, base);
  nearest_first(field, geom::placed_base(figures, piece.base, guides, start), outcome.base_overlaps);
  outcome.overhang_mm = overhang_of_move(field, base);
  outcome.left_area = outcome.overhang_mm > field.tolerance_mm();
  return outcome;
}

bool flyable(const Field& field, const Field::Ship& ship, geom::Maneuver maneuver) {
  const geom::BaseKind base = field.piece(ship).base;
  if (maneuver.bearing == geom::Bearing::stationary) return maneuver.speed == 0;
  if (geom::is_huge(base)) {
    return geom::huge_displacement(field.figures(), base, field.ruleset().edition, maneuver).has_value();
  }
  return speed_exists(field.figures(), maneuver);
}

std::vector<Crossing> obstacles_under(const Field& field, const geom::PlacedBase& base) {
  std::vector<Crossing> under;
  for (const Field::Obstacle& obstacle : field.obstacles()) {
    if (geom::contact(base, obstacle.shape, field.tolerance_mm()) != geom::Contact::overlapping) continue;
    under.push_back({field.piece(obstacle).id, geom::gap_mm(base, obstacle.shape)});
  }
  return under;
}

namespace {

// A tractor's roll is the ship's own kind of barrel roll (2e-ship-40).
std::vector<geom::Place> places_of(const Field& field, const state::Piece& ship, geom::Reposition kind) {
  const geom::Edition edition = field.ruleset().edition;
  auto places = geom::places(field.figures(), ship.base, edition, ship.pose, kind);
  const data::Ship* type = field.catalog().ship(ship.ref);
  if (kind != geom::Reposition::tractor || type == nullptr || !data::rolls_with_banks(*type)) return places;
  const auto is_roll = [](const geom::Place& place) { return place.side != 0; };
  places.erase(std::remove_if(places.begin(), places.end(), is_roll), places.end());
  constexpr auto kBanks = geom::Reposition::bank_barrel_roll;
  constexpr std::string_view kRoll = "roll";  // "bank barrel roll left forward, middle"
  for (geom::Place& place : geom::places(field.figures(), ship.base, edition, ship.pose, kBanks)) {
    place.kind = kind;
    place.name.replace(0, place.name.find(kRoll) + kRoll.size(), "tractor");
    places.push_back(std::move(place));
  }
  return places;
}

// Where a roll may end anywhere along a stretch (1e-roll-1, -2), its two ends and its middle may be taken while places
// beside them are free: then the ends of the free parts are places too (1e-roll-4).
void add_free_ends(const Field& field, const Field::Ship& ship, geom::Reposition kind, int side,
                   std::vector<JudgedPlace>& places) {
  double least = 0, most = 0;
  bool any = false, all = true;
  for (const JudgedPlace& place : places) {
    if (place.place.side != side) continue;
    any = true;
    all = all && place.legal;
    least = std::min(least, place.place.slide_mm);
    most = std::max(most, place.place.slide_mm);
  }
  if (!any || all) return;
  const state::Piece& piece = field.piece(ship);
  const auto at = [&](double slide) {
    JudgedPlace judged{
        geom::rolled(field.figures(), piece.base, field.ruleset().edition, piece.pose, kind, side, slide),
        true,
        {},
        {}};
    judge(field, ship, judged);
    return judged;
  };
  const auto known = [&](double slide) {
    return std::any_of(places.begin(), places.end(), [&](const JudgedPlace& place) {
      return place.place.side == side && place.legal && std::fabs(place.place.slide_mm - slide) < 0.5;
    });
  };
  constexpr double kStep = 1;  // mm
  std::vector<JudgedPlace> found;
  bool before = false;
  for (double slide = least; slide <= most + kStep / 2; slide += kStep) {
    JudgedPlace here = at(std::min(slide, most));
    const bool legal = here.legal;
    if (legal && !before && !known(here.place.slide_mm)) found.push_back(std::move(here));
    if (!legal && before && !known(slide - kStep)) found.push_back(at(slide - kStep));
    before = legal;
  }
  for (JudgedPlace& place : found) places.push_back(std::move(place));
}

}  // namespace

std::vector<JudgedPlace> judged_places(const Field& field, const Field::Ship& ship, geom::Reposition kind) {
  const state::Piece& piece = field.piece(ship);
  std::vector<JudgedPlace> judged;
  for (geom::Place& place : places_of(field, piece, kind)) {
    judged.push_back({std::move(place), true, {}, {}});
    judge(field, ship, judged.back());
  }
  const bool slides = kind != geom::Reposition::boost && board_book_of(field.ruleset()).rolls_end_anywhere;
  for (const int side : {-1, 1}) {
    if (slides) add_free_ends(field, ship, kind, side, judged);
  }
  return judged;
}

}  // namespace plotboard::rules
