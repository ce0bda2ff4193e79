#include "ai/sight.hpp"

#include <algorithm>

#include "ai/advice.hpp"
#include "data/catalog.hpp"
#include "rules/board/field.hpp"
#include "rules/play/actions/parts.hpp"
#include "rules/play/tokens.hpp"

namespace plotboard::ai {
namespace {

using data::CardFact;
using data::CardPlace;
using geom::ArcKind;
using rules::Field;

constexpr int kReach = 3;

// The range at which the other is in that arc, range 1 to 3; nothing when it is not.
template <class Other>
std::optional<int> range_in(const rules::ArcGauge& gauge, const Other& to) {
  const auto verdict = gauge.in_arc(to, geom::Wanted::distance);
  if (!verdict || !verdict->range.band || *verdict->range.band < 1 || *verdict->range.band > kReach) {
    return std::nullopt;
  }
  return verdict->range.band;
}

// The same of an object by its id: a ship, or a component that a Strike order names.
std::optional<int> range_in(const Field& field, const rules::ArcGauge& gauge, Id id) {
  if (const Field::Ship* ship = field.ship(id)) return range_in(gauge, *ship);
  const Field::Remote* remote = field.remote(id);
  return remote != nullptr ? range_in(gauge, *remote) : std::nullopt;
}
std::optional<int> range_in(const Field& field, const Field::Ship& from, ArcKind arc, Id id) {
  return range_in(field, rules::ArcGauge(field, from, arc), id);
}

// Its place in the ship's own frame; nothing for what is neither.
std::optional<geom::Vec2> place_of(const Field& field, const Field::Ship& from, Id id) {
  if (const Field::Ship* ship = field.ship(id)) return from.measured.frame.to_local(ship->measured.frame.origin);
  const Field::Remote* object = field.remote(id);
  if (object == nullptr) return std::nullopt;
  return from.measured.frame.to_local(geom::frame_of(field.piece(*object).pose).origin);
}

}  // namespace

Sight::Sight(rules::Game& game, Id ship, Id target, Id aim)
    : game_(game), ship_(ship), target_(target), aim_(aim), turret_(game.piece(ship).ship.turret) {
  const state::Piece& piece = game.piece(ship);
  const bool disarmed = rules::is_disarmed(piece);
  for (const rules::WeaponOnShip& weapon : rules::weapons_of(game, ship)) {
    Gun gun;
    gun.turret = is_turret(weapon.weapon.arc);
    gun.arc = weapon.weapon.arc;
    gun.nearest = weapon.weapon.nearest;
    gun.farthest = weapon.weapon.farthest;
    const state::Card* card = piece.ship.card(weapon.id);
    gun.ready =
        !disarmed && (weapon.weapon.charges == 0 || (card != nullptr && card->charges >= weapon.weapon.charges));
    const auto& needs = weapon.weapon.needs;
    const bool by_token = (base::contains(needs, "focus") && piece.tokens.focus > 0) ||
                          (base::contains(needs, "calculate") && piece.tokens.calculate > 0);
    if (!needs.empty() && !by_token) {
      gun.ready = gun.ready && base::contains(needs, "lock") && !piece.lock.empty();
      gun.only_against = piece.lock;
    }
    guns_.push_back(gun);
  }
  for (const Field::Ship& other : field_of(game).ships()) {
    const state::Piece& enemy = field_of(game).piece(other);
    if (!is_enemy_of(game, ship, enemy.id)) continue;
    enemies_.push_back({enemy.id, {}});
  }
}

geom::ArcKinds Sight::arcs_of(const Gun& gun) const {
  return gun.turret ? rules::turret_arcs(turret_) : geom::ArcKinds(gun.arc);
}

const std::vector<ArcKind>& Sight::arcs_of(const Enemy& enemy) const {
  if (enemy.arcs) return *enemy.arcs;
  std::vector<ArcKind>& arcs = enemy.arcs.emplace();
  for (const rules::WeaponOnShip& weapon : rules::weapons_of(game_, enemy.id)) {
    for (const ArcKind arc : weapon.arcs) {
      if (!base::contains(arcs, arc)) arcs.push_back(arc);
    }
  }
  return arcs;
}

std::vector<ArcKind> Sight::own_arcs() const {
  std::vector<ArcKind> all;
  for (const Gun& gun : guns_) {
    for (const ArcKind arc : arcs_of(gun)) {
      if (std::find(all.begin(), all.end(), arc) == all.end()) all.push_back(arc);
    }
  }
  return all;
}

bool Sight::has_shot(const Field& field, int nearest, int farthest) const {
  const Field::Ship* self = field.ship(ship_);
  if (self == nullptr) return false;
  const std::vector<ArcKind> arcs = own_arcs();
  return std::any_of(arcs.begin(), arcs.end(), [&](ArcKind arc) {
    const rules::ArcGauge gauge(field, *self, arc);
    const auto reaches = [&](Id id) {
      const auto range = range_in(field, gauge, id);
      return range && *range >= nearest && *range <= farthest;
    };
    if (field.remote(target_) != nullptr && reaches(target_)) return true;  // what it is to strike
    return std::any_of(enemies_.begin(), enemies_.end(), [&](const Enemy& enemy) { return reaches(enemy.id); });
  });
}

bool Sight::shot_at(const Field& field, Id id) const {
  const Field::Ship* self = field.ship(ship_);
  if (self == nullptr) return false;
  return std::any_of(guns_.begin(), guns_.end(), [&](const Gun& gun) {
    if (!gun.ready || (!gun.only_against.empty() && gun.only_against != id)) return false;
    const geom::ArcKinds arcs = arcs_of(gun);
    return std::any_of(arcs.begin(), arcs.end(), [&](ArcKind arc) {
      const auto range = range_in(field, *self, arc, id);
      return range && *range >= gun.nearest && *range <= gun.farthest;
    });
  });
}

bool Sight::is_in_arcs_of(const Field& field, const Enemy& enemy) const {
  const Field::Ship* self = field.ship(ship_);
  const Field::Ship* other = field.ship(enemy.id);
  if (self == nullptr || other == nullptr) return false;
  const std::vector<ArcKind>& arcs = arcs_of(enemy);
  return std::any_of(arcs.begin(), arcs.end(),
                     [&](ArcKind arc) { return range_in(rules::ArcGauge(field, *other, arc), *self).has_value(); });
}

int Sight::in_arcs_of(const Field& field) const {
  return static_cast<int>(
      std::count_if(enemies_.begin(), enemies_.end(), [&](const Enemy& enemy) { return is_in_arcs_of(field, enemy); }));
}

int Sight::in_arcs_of_half(const Field& field, bool ahead) const {
  const Field::Ship* self = field.ship(ship_);
  int count = 0;
  for (const Enemy& enemy : enemies_) {
    const Field::Ship* other = field.ship(enemy.id);
    if (self == nullptr || other == nullptr) continue;
    bool wholly = true;
    for (int i = 0; i < 4; ++i) {
      const double y = self->measured.frame.to_local(other->measured.corner(i)).y;
      wholly = wholly && (ahead ? y >= 0 : y <= 0);
    }
    if (wholly && is_in_arcs_of(field, enemy)) ++count;
  }
  return count;
}

bool Sight::in_arc(const Field& field, CardPlace place) const {
  const Field::Ship* self = field.ship(ship_);
  const auto place_of_aim = self != nullptr ? place_of(field, *self, aim_) : std::nullopt;
  if (!place_of_aim) return false;
  std::vector<ArcKind> arcs;
  switch (place) {
    case CardPlace::any:
      arcs = own_arcs();
      break;
    case CardPlace::front:
      arcs = {ArcKind::front};
      break;
    case CardPlace::rear:
      arcs = {ArcKind::rear};
      break;
    case CardPlace::turret:
      for (const ArcKind arc : rules::turret_arcs(turret_)) arcs.push_back(arc);
      break;
    case CardPlace::front_half:
    case CardPlace::rear_half: {  // a base in both halves counts by its centre
      if ((place_of_aim->y >= 0) != (place == CardPlace::front_half)) return false;
      arcs = {place == CardPlace::front_half ? ArcKind::full_front : ArcKind::full_rear};
      break;
    }
  }
  return std::any_of(arcs.begin(), arcs.end(),
                     [&](ArcKind arc) { return range_in(field, *self, arc, aim_).has_value(); });
}

bool Sight::target_within(const Field& field, int nearest, int farthest) const {
  const Field::Ship* self = field.ship(ship_);
  if (self == nullptr) return false;
  const auto within = [&](double gap, geom::Contact contact) {
    const int band = contact != geom::Contact::apart ? 0 : geom::open_band(std::max(0.0, gap), field.figures());
    return band >= nearest && band <= farthest;
  };
  if (const Field::Ship* ship = field.ship(target_)) {
    return within(geom::gap_mm(self->measured, ship->measured),
                  geom::contact(self->moving, ship->moving, field.tolerance_mm()));
  }
  const Field::Remote* object = field.remote(target_);
  return object != nullptr && within(geom::gap_mm(self->measured, object->shape),
                                     geom::contact(self->moving, object->shape, field.tolerance_mm()));
}

int Sight::cards_of(const std::vector<std::string>& slots, bool charged) const {
  int count = 0;
  for (const state::Card& card : game_.piece(ship_).ship.cards) {
    const data::Upgrade* upgrade = game_.catalog().upgrade(card.id);
    if (upgrade == nullptr) continue;
    const bool fits = std::any_of(slots.begin(), slots.end(),
                                  [&](const std::string& slot) { return base::contains(upgrade->slots, slot); });
    if (fits) count += charged ? card.charges : 1;
  }
  return count;
}

bool Sight::holds(const data::CardCondition& condition, const Field& field) const {
  const state::Piece& piece = game_.piece(ship_);
  const state::Piece* target = game_.find(target_);
  const auto fact = [&] {
    switch (condition.fact) {
      case CardFact::target_moved:
        return target != nullptr && (target->moved || target->is_target());  // it stays where it is
      case CardFact::target_locked:
        return target != nullptr && piece.has_locked(target_);
      case CardFact::target_in_lock_range:
        return target_within(field, 0, kReach);
      case CardFact::target_at:
        return target_within(field, condition.nearest, condition.farthest);
      case CardFact::target_in_arc:
        return in_arc(field, condition.place);
      case CardFact::shot_at_target:
        return shot_at(field, aim_);
      case CardFact::has_shot:
        return has_shot(field, condition.nearest, condition.farthest);
      case CardFact::in_targets_arc:
        return std::any_of(enemies_.begin(), enemies_.end(),
                           [&](const Enemy& enemy) { return enemy.id == target_ && is_in_arcs_of(field, enemy); });
      case CardFact::in_enemy_arc:
        return in_arcs_of(field) > 0;
      case CardFact::in_arcs_of:
        return in_arcs_of_half(field, condition.place == CardPlace::front_half) >= condition.count;
      case CardFact::evading:
        return piece.tokens.evade > 0;
      case CardFact::cloaked:
        return piece.tokens.cloak > 0;
      case CardFact::can_coordinate:
        return !coordinable(game_, ship_).empty();
      case CardFact::equipped:
        return cards_of(condition.slots, false) > 0;
      case CardFact::charges:
        return cards_of(condition.slots, true) > 0;
      case CardFact::repairable:
      case CardFact::linked:
      case CardFact::goal_met:
        return false;
    }
    return false;
  };
  return fact() == condition.wanted;
}

Ids coordinable(rules::Game& game, Id ship) {
  Ids ids;
  for (const state::Option& option : rules::actions::coordinate_options(game, ship)) {
    if (option.legal && game.piece(option.key).tokens.stress == 0) ids.push_back(option.key);
  }
  std::stable_sort(ids.begin(), ids.end(),
                   [&](Id a, Id b) { return distance_mm(game, ship, a) < distance_mm(game, ship, b); });
  return ids;
}

}  // namespace plotboard::ai
