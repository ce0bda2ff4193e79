#include "rules/cards/first/parts_range.hpp"

#include <algorithm>

#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"

namespace plotboard::rules::effects::first {

int range_between(const Game& game, Id a, Id b) {
  if (a == b || touches(game, a, b)) return 1;
  constexpr int kBeyond = 9;
  const Field& field = field_of(game);
  const Field::Ship* from = field.ship(a);
  const Field::Ship* to = field.ship(b);
  if (from == nullptr || to == nullptr) return kBeyond;
  const double gap = geom::gap_mm(from->measured, to->measured);
  return std::max(1, geom::range_of(gap, field.figures(), field.figures().huge_bands).band.value_or(kBeyond));
}

bool within(const Game& game, Id a, Id b, int nearest, int farthest) {
  const int range = range_between(game, a, b);
  return range >= nearest && range <= farthest;
}

namespace {

Ids others_within(const Game& game, Id ship, bool friends, int nearest, int farthest) {
  Ids ids;
  for (const state::Piece& other : game.table().pieces) {
    if (!other.in_play() || other.id == ship || game.friendly(ship, other.id) != friends) continue;
    if (within(game, ship, other.id, nearest, farthest)) ids.push_back(other.id);
  }
  return ids;
}

}  // namespace

Ids friends_within(const Game& game, Id ship, int nearest, int farthest) {
  return others_within(game, ship, true, nearest, farthest);
}
Ids enemies_within(const Game& game, Id ship, int nearest, int farthest) {
  return others_within(game, ship, false, nearest, farthest);
}

Ids all_within(const Game& game, Id ship, int nearest, int farthest) {
  Ids ids;
  for (const state::Piece& other : game.table().pieces) {
    if (other.in_play() && other.id != ship && within(game, ship, other.id, nearest, farthest)) ids.push_back(other.id);
  }
  return ids;
}

bool touches(const Game& game, Id a, Id b) {
  const state::Piece* one = game.find(a);
  const state::Piece* other = game.find(b);
  return one != nullptr && other != nullptr &&
         (base::contains(one->ship.bumped, b) || base::contains(other->ship.bumped, a));
}

Ids touched_by(const Game& game, Id ship) {
  Ids ids;
  for (const state::Piece& other : game.table().pieces) {
    if (other.in_play() && other.id != ship && touches(game, ship, other.id)) ids.push_back(other.id);
  }
  return ids;
}

bool came_to_rest_on_owner(const Game& game, const Occasion& occasion) {
  return occasion.move != nullptr && !occasion.move->fully_executed &&
         !game.friendly(occasion.owner, occasion.subject) && base::contains(occasion.move->touching, occasion.owner);
}

int band_in_arc(const Game& game, Id target, geom::ArcKind arc, Id of) {
  const Field& field = field_of(game);
  const Field::Ship* from = field.ship(of);
  const Field::Ship* to = field.ship(target);
  if (from == nullptr || to == nullptr) return kOutOfArc;
  const auto verdict = ArcGauge(field, *from, arc).in_arc(*to, geom::Wanted::distance);
  return verdict ? std::max(1, verdict->range.band.value_or(kOutOfArc)) : kOutOfArc;
}

int band_in_firing_arcs(const Game& game, Id target, Id of) {
  int nearest = band_in_arc(game, target, geom::ArcKind::front, of);
  const data::Ship* type = game.type_of(of);
  if (type == nullptr) return nearest;
  const auto look = [&](geom::ArcKind arc) { nearest = std::min(nearest, band_in_arc(game, target, arc, of)); };
  for (const data::Attack& attack : type->attacks) {
    if (!attack.also) continue;
    if (!geom::is_turret(*attack.also)) {
      look(*attack.also);
      continue;
    }
    for (const geom::ArcKind arc : turret_arcs(game.piece(of).ship.turret)) look(arc);
  }
  for (const data::ShipSection& section : type->sections) {
    for (const geom::ArcKind arc : section.arcs) look(arc);
  }
  return nearest;
}

bool is_in_mobile_arc(const Game& game, Id target, Id of) {
  const geom::ArcKinds arcs = turret_arcs(game.piece(of).ship.turret);
  return std::any_of(arcs.begin(), arcs.end(), [&](geom::ArcKind arc) { return is_in_arc(game, target, arc, of); });
}

namespace {

template <class Seen>
Ids enemies_that(const Game& game, Id ship, const Seen& seen) {
  Ids ids;
  for (const state::Piece& other : game.table().pieces) {
    if (!other.in_play() || !state::are_enemies(other.side, game.piece(ship).side)) continue;
    if (seen(other.id)) ids.push_back(other.id);
  }
  return ids;
}

}  // namespace

Ids enemies_in_firing_arcs(const Game& game, Id ship, int farthest) {
  return enemies_that(game, ship, [&](Id other) { return band_in_firing_arcs(game, other, ship) <= farthest; });
}
Ids enemies_in_bullseye(const Game& game, Id ship, int farthest) {
  return enemies_that(game, ship,
                      [&](Id other) { return band_in_arc(game, other, geom::ArcKind::bullseye, ship) <= farthest; });
}

}  // namespace plotboard::rules::effects::first
