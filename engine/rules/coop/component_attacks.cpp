#include "rules/coop/component_attacks.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "geom/trig.hpp"
#include "rules/board/components.hpp"
#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"
#include "rules/coop/components.hpp"
#include "rules/play/tokens.hpp"

namespace plotboard::rules {

namespace {

// The weapon of that piece against one ship; nothing where it is no enemy or cannot be attacked.
std::optional<Shot> shot_at(const Field& field, const ArcGauge& gauge, const geom::PlacedShape& from, Id id,
                            const WeaponOnShip& weapon, const Field::Ship& ship) {
  const state::Piece& target = field.piece(ship);
  if (!is_hostile(*field.table().find(id), target)) return std::nullopt;
  if (geom::contact(ship.moving, from, field.tolerance_mm()) != geom::Contact::apart) return std::nullopt;  // range 0
  const auto verdict = gauge.in_arc(ship);
  if (!verdict || !verdict->range.band) return std::nullopt;
  const int range = *verdict->range.band;
  if (range < weapon.weapon.nearest || range > weapon.weapon.farthest) return std::nullopt;
  Shot shot;
  shot.obstructed_by = gauge.obstructed_by(ship, *verdict);
  if (!blocking_cloud(field, shot.obstructed_by, range).empty()) return std::nullopt;
  shot.attacker = id;
  shot.weapon = weapon;
  shot.arc = weapon.weapon.arc;
  shot.defender = target.id;
  shot.range = range;
  shot.distance_mm = verdict->distance_mm;
  return shot;
}

// The nearest enemy that the weapon can attack; of equally near ones the first on the table.
std::optional<Shot> nearest_shot(const Game& game, Id id, const WeaponOnShip& weapon, const Id only = "") {
  const Field& field = field_of(game);
  const Field::Component* from = field.component(id);
  if (from == nullptr) return std::nullopt;
  const ArcGauge gauge(field, *from);
  std::optional<Shot> best;
  for (const Field::Ship& ship : field.ships()) {
    if (!only.empty() && field.piece(ship).id != only) continue;
    auto shot = shot_at(field, gauge, from->shape, id, weapon, ship);
    if (shot && (!best || shot->distance_mm < best->distance_mm)) best = std::move(shot);
  }
  return best;
}

// The nearest enemy ship at any distance, in any direction.
const Field::Ship* nearest_enemy(const Field& field, const Field::Component& from) {
  const Field::Ship* nearest = nullptr;
  double distance = 0;
  for (const Field::Ship& ship : field.ships()) {
    if (!is_hostile(field.piece(from), field.piece(ship))) continue;
    const double gap = geom::gap_mm(ship.measured, from.shape);
    if (nearest != nullptr && gap >= distance) continue;
    nearest = &ship;
    distance = gap;
  }
  return nearest;
}

constexpr std::int32_t kWhole = 360'000, kQuarter = 90'000;

// By up to 90 degrees, so that its arc is centred on that ship.
void turn_towards(Game& game, Id tower, Id ship, std::string_view rule) {
  geom::Pose pose = game.piece(tower).pose;
  const geom::Vec2 way = geom::frame_of(game.piece(ship).pose).origin - geom::frame_of(pose).origin;
  if (geom::length(way) == 0) return;
  const base::Mdeg wanted = base::mdeg_from_degrees(geom::direction_degrees(way));
  std::int32_t by = base::Mdeg{wanted.value - pose.heading.value}.wrapped().value;
  if (by > kWhole / 2) by -= kWhole;
  by = std::clamp(by, -kQuarter, kQuarter);
  if (by == 0) return;
  pose.heading = base::Mdeg{pose.heading.value + by}.wrapped();
  game.tell(tower, rule, say("component.turns", ship));
  game.emit(state::PieceMoved{tower, pose});
}

void attack_with(Game& game, Id id) {
  game.emit(state::ShipEngaged{id});
  const state::Piece& piece = game.piece(id);
  const data::Component& component = *component_of(game.catalog(), piece);
  if (piece.ship.destroyed) return;
  if (is_disarmed(piece)) return game.tell(id, "2e-attack-9", say("component.disarmed"));
  const std::string_view rule = component.arc ? "fga-4.3.1.1-1" : "fga-4.5.4-1";
  const auto shot = nearest_shot(game, id, weapons_of(component).front());
  if (shot) {
    game.tell(id, rule, say("component.attacks", shot->defender));
    carry_out(game, *shot, false);
  } else {
    game.tell(id, rule, say("component.no-target"));
  }
  if (!component.arc || !game.piece(id).is_component()) return;
  if (shot) return turn_towards(game, id, shot->defender, "fga-4.3.1.1-3");
  const Field::Ship* nearest = nearest_enemy(field_of(game), *field_of(game).component(id));
  if (nearest != nullptr) turn_towards(game, id, std::string(field_of(game).piece(*nearest).id), "fga-4.3.1.1-4");
}

}  // namespace

std::vector<Shot> shots_of_remote(const Game& game, Id remote) {
  const Field& field = field_of(game);
  const Field::Remote* from = field.remote(remote);
  if (from == nullptr) return {};
  const auto weapons = weapons_of(*game.catalog().device(game.piece(remote).ref));
  if (weapons.empty()) return {};
  const ArcGauge gauge(field, *from, geom::ArcKind::front);
  std::vector<Shot> shots;
  for (const Field::Ship& ship : field.ships()) {
    if (auto shot = shot_at(field, gauge, from->shape, remote, weapons.front(), ship))
      shots.push_back(std::move(*shot));
  }
  std::stable_sort(shots.begin(), shots.end(),
                   [](const Shot& a, const Shot& b) { return a.distance_mm < b.distance_mm; });
  return shots;
}

std::optional<int> attacks_at(const data::Catalog& catalog, const state::Table& table, const state::Piece& piece) {
  if (table.play.phase != state::Phase::engagement || !piece.is_component() || piece.ship.engaged) return std::nullopt;
  const data::Component* component = component_of(catalog, piece);
  if (component == nullptr || component->attack == 0) return std::nullopt;
  return component->initiative;
}

void components_attack(Game& game) {
  Ids due;
  for (const state::Piece& piece : game.table().pieces) {
    if (attacks_at(game.catalog(), game.table(), piece) == game.table().play.initiative) due.push_back(piece.id);
  }
  for (const Id id : due) {
    if (game.piece(id).is_component()) attack_with(game, id);
  }
}

void launch_missile(Game& game, Id mine, Id target) {
  const state::Piece& piece = game.piece(mine);
  const state::Card* card = piece.ship.card(piece.ref);
  const data::Component& component = *component_of(game.catalog(), piece);
  if (card == nullptr || card->charges == 0 || !component.missile) return;
  const auto shot = nearest_shot(game, mine, weapons_of(component).back(), target);
  if (!shot) return game.tell(mine, "fga-4.5.4.3-2", say("mine.missile-kept"));
  game.tell(mine, "fga-4.5.4.3-2", say("mine.missile"));
  game.emit(state::ChargesChanged{mine, component.id, -1});
  carry_out(game, *shot, false);
}

}  // namespace plotboard::rules
