// Who has initiative where a battle names nobody (1e-init-1, -2). The table remembers it for good (1e-init-3).
#include "rules/first/parts.hpp"
#include "rules/first/squad.hpp"

namespace plotboard::rules::first {

namespace {

using state::Side;

struct Force {
  int points = 0;
  bool people = false;  // does anybody fly for it?
};
Force force_of(const Game& game, Side side) {
  Force force;
  for (const state::Piece& ship : game.table().pieces) {
    if (ship.type != state::PieceType::ship || ship.side != side) continue;
    force.points += points_of(game.catalog(), ship).value_or(0);
    force.people = force.people || !ship.ai;
  }
  return force;
}

// The player side rolls: who does is open.
Side decided_by_die(Game& game) {
  game.tell("", "1e-init-2", say("squad1.same-cost"));
  const state::Face face = game.roll("", state::DieKind::attack, 1, say("squad.draw-first")).front();
  return face == state::Face::hit || face == state::Face::crit ? Side::player : Side::enemy;
}

}  // namespace

void settle_first_player(Game& game) {
  const Force player = force_of(game, Side::player);
  const Force enemy = force_of(game, Side::enemy);
  Side chooser = player.points < enemy.points ? Side::player : Side::enemy;
  const bool equal = player.points == enemy.points;
  if (equal) {
    chooser = decided_by_die(game);
  } else {
    game.tell("", "1e-init-1", say("squad.costs-less", state::team_of(chooser)));
  }
  Side first = chooser;
  if ((chooser == Side::player ? player : enemy).people) {
    state::Choice choice =
        choice_of(game, "first-player", "", equal ? "1e-init-2" : "1e-init-1", say("squad.who-first"));
    choice.side = chooser;
    choice.options = {option(state::name_of(chooser), say("squad.we-are")),
                      option(state::name_of(state::other(chooser)), say("squad.they-are"))};
    first = game.ask(std::move(choice)) == "player" ? Side::player : Side::enemy;
  }
  game.emit(state::FirstPlayerSet{first});
}

}  // namespace plotboard::rules::first
