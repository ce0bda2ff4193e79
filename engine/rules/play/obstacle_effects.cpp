#include "rules/play/obstacle_effects.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "rules/board/field.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules {

namespace {

using data::ObstacleKind;
using state::Face;

// Huge ships count as asteroids here, and so do containers (fga-sheet.obstacle-13, fga-4.5.2-4).
ObstacleKind kind_of(const Game& game, Id id) {
  const data::Obstacle* obstacle = game.catalog().obstacle(game.piece(id).ref);
  const bool known = obstacle != nullptr && !obstacle->base && obstacle->kind != ObstacleKind::container;
  return known ? obstacle->kind : ObstacleKind::asteroid;
}

// "asteroid R1"
Phrase in_words(ObstacleKind kind, Id id) {
  switch (kind) {
    case ObstacleKind::debris:
      return say("obstacle.debris-cloud", id);
    case ObstacleKind::gas_cloud:
      return say("obstacle.gas-cloud", id);
    case ObstacleKind::asteroid:
    case ObstacleKind::container:
    case ObstacleKind::huge_ship:
      break;
  }
  return say("obstacle.asteroid", id);
}

bool hurts(Game& game, Id ship, Id obstacle) {
  return number_after(game, Window::obstacle_hurts, ship, obstacle, 1, "move") > 0;
}

bool costs_step(const Game& game, ObstacleKind kind) {
  return kind != ObstacleKind::debris || game.ruleset().debris_skips_action;
}

std::string_view rule_of_step(ObstacleKind kind) {
  if (kind == ObstacleKind::debris) return "fga-sheet.obstacle-5";
  return kind == ObstacleKind::gas_cloud ? "2e-obstacle-13" : "2e-obstacle-5";
}

std::string_view rule_of_die(const Game& game, Id id, ObstacleKind kind) {
  if (game.piece(id).type == state::PieceType::ship) return "fga-sheet.obstacle-13";
  if (kind == ObstacleKind::debris) return "2e-obstacle-9";
  return kind == ObstacleKind::gas_cloud ? "2e-obstacle-13" : "2e-obstacle-4";
}

void apply_die(Game& game, Id ship, ObstacleKind kind, Face face, std::string_view rule) {
  switch (kind) {
    case ObstacleKind::asteroid:
    case ObstacleKind::container:
    case ObstacleKind::huge_ship:
      if (face == Face::hit) suffer(game, ship, 1, 0, rule);
      if (face == Face::crit) suffer(game, ship, 0, 1, rule);
      break;
    case ObstacleKind::debris:
      if (face == Face::crit) suffer(game, ship, 0, 1, rule);
      break;
    case ObstacleKind::gas_cloud:
      if (face == Face::focus || face == Face::hit) gain(game, ship, state::Token::strain, 1, rule);
      break;
  }
}

}  // namespace

void obstacle_stress(Game& game, Id ship, const Ids& met) {
  for (const Id id : met) {
    if (game.is_battle() && still_flying(game, ship)) moment(game, Window::obstacle_met, ship, id);
  }
  for (const Id id : met) {
    if (kind_of(game, id) != ObstacleKind::debris || !hurts(game, ship, id)) continue;
    gain(game, ship, state::Token::stress, 1, "2e-obstacle-9");
  }
}

void obstacle_dice(Game& game, Id ship, const Ids& met, bool costs_action) {
  for (const Id id : met) {
    if (!still_flying(game, ship)) return;
    if (!hurts(game, ship, id)) continue;
    const ObstacleKind kind = kind_of(game, id);
    if (costs_action && costs_step(game, kind)) {
      skip_action(game, ship, rule_of_step(kind), say("obstacle.met", in_words(kind, id)));
    }
    const std::string_view rule = rule_of_die(game, id, kind);
    const Face face = game.roll(ship, state::DieKind::attack, 1, in_words(kind, id)).front();
    Occasion rolled;
    rolled.window = Window::obstacle_rolled;
    rolled.subject = ship;
    rolled.other = id;
    rolled.word = state::name_of(face);
    happen(game, rolled);
    if (!rolled.stopped) apply_die(game, ship, kind, face, rule);
  }
}

void put_into_play(Game& game, state::Piece obstacle) {
  const Id id = obstacle.id;
  game.emit(state::PieceAdded{std::move(obstacle)});
  const auto shape = shape_of(game.catalog(), game.piece(id));
  Ids under;
  const Field& field = field_of(game);
  for (const state::Side side : game.table().play.in_order()) {
    for (const Field::Ship& ship : field.ships()) {
      if (field.piece(ship).side != side) continue;
      const auto verdict = geom::contact(ship.moving, *shape, field.tolerance_mm());
      if (verdict == geom::Contact::overlapping) under.push_back(field.piece(ship).id);
    }
  }
  for (const Id ship : under) {
    game.tell(ship, "2e-obstacle-24", say("obstacle.put-under-it"));
    obstacle_stress(game, ship, {id});
    obstacle_dice(game, ship, {id}, false);
  }
}

}  // namespace plotboard::rules
