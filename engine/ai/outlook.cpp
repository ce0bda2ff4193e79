#include "ai/outlook.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "data/catalog.hpp"
#include "rules/board/field.hpp"
#include "rules/coop/components.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/tokens.hpp"

namespace plotboard::ai {
namespace {

constexpr int kMostDice = 10;
using Chances = std::array<double, kMostDice + 1>;

// The chance of every number of successes.
Chances binomial(int dice, double success) {
  Chances chances{};
  chances[0] = 1;
  for (int n = 1; n <= dice; ++n) {
    for (int k = n; k > 0; --k) {
      const auto i = static_cast<std::size_t>(k);
      chances[i] = chances[i] * (1 - success) + chances[i - 1] * success;
    }
    chances[0] *= 1 - success;
  }
  return chances;
}

// Can it meet what the weapon asks for now? A lock decides against whom.
bool ready(const state::Piece& ship, const data::Weapon& weapon, Id id, Id& only_against) {
  if (weapon.charges > 0) {
    const state::Card* card = ship.ship.card(id);
    if (card == nullptr || card->charges < weapon.charges) return false;
  }
  if (weapon.needs.empty()) return true;
  for (const Id need : weapon.needs) {
    if (need == "focus" && ship.tokens.focus > 0) return true;
    if (need == "calculate" && ship.tokens.calculate > 0) return true;
    if (need == "lock" && !ship.lock.empty()) {
      only_against = ship.lock;
      return true;
    }
  }
  return false;
}

constexpr std::array<state::Turret, 6> kTurrets{state::Turret::front,      state::Turret::right,
                                                state::Turret::rear,       state::Turret::left,
                                                state::Turret::front_rear, state::Turret::left_right};

// Quick and never wrongly false: the arc misses the circle about the target.
bool may_reach(const geom::Arc& arc, const geom::Frame& from, const geom::PlacedShape& target) {
  constexpr double kSlack = 1;  // mm, far above every tolerance
  const geom::Vec2 centre = from.to_local(target.centre);
  return std::any_of(arc.regions.begin(), arc.regions.end(), [&](const geom::ArcRegion& region) {
    return std::all_of(region.planes.begin(), region.planes.end(), [&](const geom::HalfPlane& plane) {
      return geom::dot(plane.normal, centre) <= plane.offset + target.radius + kSlack;
    });
  });
}

}  // namespace

double expected_damage(int attack_dice, int defense_dice, const Means& means) {
  const double hit = means.attacker_focus ? 0.75 : 0.5;
  const double evade = means.defender_focus ? 0.625 : 0.375;
  const double after_lock = means.attacker_lock ? hit + (1 - hit) * hit : hit;
  const int attack = std::clamp(attack_dice, 0, kMostDice);
  const int defense = std::clamp(defense_dice, 0, kMostDice);
  const Chances hits = binomial(attack, after_lock);
  const Chances evades = binomial(defense, evade);
  double damage = 0;
  for (int h = 1; h <= attack; ++h) {
    for (int e = 0; e <= defense; ++e) {
      const int cancelled = means.defender_evade && e < defense ? e + 1 : e;  // an evade token changes a result
      if (h <= cancelled) continue;
      damage += hits[static_cast<std::size_t>(h)] * evades[static_cast<std::size_t>(e)] * (h - cancelled);
    }
  }
  return damage;
}

std::vector<Gun> guns_of(rules::Game& game, Id id) {
  const state::Piece& ship = game.piece(id);
  std::vector<Gun> guns;
  if (rules::is_disarmed(ship)) return guns;
  for (rules::WeaponOnShip& weapon : rules::weapons_of(game, id)) {
    Gun gun;
    if (!ready(ship, weapon.weapon, weapon.id, gun.only_against)) continue;
    for (const geom::ArcKind kind : weapon.arcs) {
      if (const geom::Arc* arc = game.catalog().arcs.of(ship.base, game.ruleset().edition, kind)) {
        gun.arcs.push_back(arc);
      }
    }
    if (gun.arcs.empty()) continue;
    gun.weapon = weapon.id;
    gun.dice = weapon.weapon.dice;
    gun.nearest = weapon.weapon.nearest;
    gun.farthest = weapon.weapon.farthest;
    gun.bonus = !weapon.weapon.ordnance;
    guns.push_back(std::move(gun));
  }
  return guns;
}

Outlook::Outlook(rules::Game& game, Id ship, double fly_on_mm) : figures_(&game.catalog().figures) {
  const rules::Field& field = field_of(game);
  const rules::Field::Ship* self = field.ship(ship);
  ENSURE(self != nullptr, "an outlook from a ship that is not in play: " + ship);
  const state::Piece& piece = field.piece(*self);
  kind_ = piece.base;
  pose_ = piece.pose;
  own_ = shooter(game, *self, 0);
  for (const rules::Field::Ship& other : field.ships()) {
    const state::Side side = field.piece(other).side;
    if (side == state::Side::none || side == piece.side) continue;
    enemies_.push_back(shooter(game, other, field.piece(other).moved ? 0 : fly_on_mm));
  }
}

Outlook::Shooter Outlook::shooter(rules::Game& game, const rules::Field::Ship& ship, double fly_on_mm) const {
  const state::Piece& piece = field_of(game).piece(ship);
  Shooter shooter;
  shooter.id = piece.id;
  geom::Frame frame = ship.measured.frame;
  frame.origin = frame.to_world({0, fly_on_mm});
  const state::Area& area = game.table().area;
  frame.origin.x = std::clamp(frame.origin.x, 0.0, area.width.mm());
  frame.origin.y = std::clamp(frame.origin.y, 0.0, area.height.mm());
  shooter.base = geom::placed_base(*figures_, piece.base, false, frame);
  shooter.shape = geom::placed_body(shooter.base);
  shooter.guns = guns_of(game, piece.id);
  shooter.agility = rules::agility_of(game, piece.id);
  shooter.hull_left = std::max(1, piece.ship.hull_left() + piece.ship.shields);
  shooter.moved = piece.moved;
  shooter.focus = piece.tokens.focus > 0 || piece.tokens.calculate > 0;
  shooter.evade = piece.tokens.evade > 0;
  return shooter;
}

void Outlook::add_object(rules::Game& game, Id id) {
  const rules::Field::Remote* object = field_of(game).remote(id);
  if (object == nullptr) return;
  const state::Piece& piece = field_of(game).piece(*object);
  Shooter target;
  target.id = id;
  target.shape = object->shape;
  target.agility = rules::agility_of(game, id) + rules::guarded_by_generators(game, id);
  target.hull_left = std::max(1, piece.ship.hull_left() + piece.ship.shields);
  objects_.push_back(std::move(target));
}

double Outlook::best_shot(const Shooter& from, const Shooter& at, const Means& means) const {
  constexpr int kBands = 3;
  const geom::Vec2 apart = at.shape.centre - from.shape.centre;
  const double reach = figures_->range_band.mm() * kBands + from.shape.radius + at.shape.radius;
  if (geom::dot(apart, apart) > reach * reach) return 0;
  double best = 0;
  for (const Gun& gun : from.guns) {
    if (!gun.only_against.empty() && gun.only_against != at.id) continue;
    for (const geom::Arc* arc : gun.arcs) {
      if (!may_reach(*arc, from.base.frame, at.shape)) continue;
      const geom::ArcVerdict verdict =
          geom::in_arc(*figures_, *arc, from.base.frame, from.shape, at.shape, kBands, geom::Wanted::distance);
      if (!verdict.in_arc || !verdict.range.band) continue;
      const int band = *verdict.range.band;  // 0, in contact: few weapons reach
      if (band < gun.nearest || band > gun.farthest) continue;
      const double damage = expected_damage(gun.dice + (gun.bonus && band == 1 ? 1 : 0),
                                            at.agility + (gun.bonus && band == 3 ? 1 : 0), means);
      best = std::max(best, std::min<double>(damage, at.hull_left));
    }
  }
  return best;
}

Outlook::View Outlook::from(const geom::Pose& pose, const Means& means) const {
  Shooter self = own_;
  self.base = geom::placed_base(*figures_, kind_, false, pose);
  self.shape = geom::placed_body(self.base);
  View view;
  const auto shoot_at = [&](const Shooter& target, bool moved) {
    const double shot =
        best_shot(self, target, {means.attacker_focus || self.focus, means.attacker_lock, target.focus, target.evade});
    if (shot <= 0) return;
    ++view.shots;
    view.moved_shots += moved ? 1 : 0;
    if (shot <= view.gained) return;
    view.gained = shot;
    view.best = target.id;
  };
  for (const Shooter& object : objects_) shoot_at(object, true);
  for (const Shooter& enemy : enemies_) {
    view.nearest_mm =
        std::min(view.nearest_mm, std::max(0.0, geom::gap_mm_up_to(self.base, enemy.base, view.nearest_mm)));
    shoot_at(enemy, enemy.moved);
    const double threat = best_shot(
        enemy, self, {enemy.focus, false, means.defender_focus || self.focus, means.defender_evade || self.evade});
    if (threat > 0) ++view.threats;
    view.suffered += threat;
  }
  return view;
}

Outlook::View Outlook::here() const { return from(pose_); }

Outlook::View view_turned(rules::Game& game, Id ship, const std::string& turret) {
  const state::Piece& piece = game.piece(ship);
  const auto turned = std::find_if(kTurrets.begin(), kTurrets.end(),
                                   [&turret](state::Turret t) { return turret == state::name_of(t); });
  std::vector<Gun> guns = guns_of(game, ship);
  for (Gun& gun : guns) {
    if (turned == kTurrets.end() || !is_turret(gun.arcs.front()->kind)) continue;
    gun.arcs.clear();
    for (const geom::ArcKind kind : rules::turret_arcs(*turned)) {
      if (const geom::Arc* arc = game.catalog().arcs.of(piece.base, game.ruleset().edition, kind)) {
        gun.arcs.push_back(arc);
      }
    }
  }
  Outlook outlook(game, ship);
  outlook.replace_guns(std::move(guns));
  return outlook.here();
}

}  // namespace plotboard::ai
