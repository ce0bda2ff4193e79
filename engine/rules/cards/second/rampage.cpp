#include <utility>

#include "base/lists.hpp"
#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

namespace {

Ids strafed(const Game& game, Id ship) {
  Ids ids;
  for (const geom::ArcKind arc : turret_arcs(game.piece(ship).ship.turret)) {
    for (const state::Piece& piece : game.table().pieces) {
      if (piece.id == ship || !is_ship_in_play(game, piece.id) || base::contains(ids, piece.id)) continue;
      if (range_in_arc(game, piece.id, arc, ship).value_or(2) <= 1) ids.push_back(piece.id);
    }
  }
  return ids;
}

bool flew_at_speed(const Game& game, const Occasion& occasion) {
  const int speed = occasion.maneuver.speed;
  return (speed == 3 || speed == 4) && !strafed(game, occasion.owner).empty();
}

}  // namespace

// Choice "effect": the ship that is strained.
void rampage(Effects& all) {
  all.push_back(ability("rampage", Window::after_maneuver, flew_at_speed, [](Game& game, Occasion& occasion) {
    const Id owner = occasion.owner;
    state::Choice choice = choice_of(game, "effect", owner, kAbilities, say("rampage.whom", owner));
    for (const Id id : strafed(game, owner)) {
      choice.options.push_back(option(id, just(id)));
      choice.options.back().piece = id;
      choice.options.back().unwise = game.friendly(id, owner);
    }
    choice.options.push_back(option("pass", say("answer.no")));
    const Id key = game.ask(std::move(choice));
    if (key == "pass") return;
    const int strain = is_damaged(game.piece(owner)) ? 2 : 1;
    gain(game, key, state::Token::strain, strain, kAbilities, game.piece(owner).side);
  }));
}

}  // namespace plotboard::rules::effects
