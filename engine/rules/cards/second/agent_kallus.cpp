#include <utility>

#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

namespace {

bool hunts_nobody(const Game& game, const Occasion& occasion) {
  return marked_ship(game, occasion.owner, occasion.card).empty();
}

void begin_hunt(Game& game, Occasion& occasion) {
  Ids enemies;
  for (const state::Piece& piece : game.table().pieces) {
    const bool there = is_ship_in_play(game, piece.id) && !piece.ship.destroyed;
    if (there && are_enemies(game, piece.id, occasion.owner)) enemies.push_back(piece.id);
  }
  const Id own = occasion.owner;
  const Id chosen = ask_ship(game, own, std::move(enemies), kCrew, say("agent-kallus.which", own), false);
  if (chosen.empty()) return;
  game.tell(own, kCrew, say("agent-kallus.hunted", chosen));
  mark_ship(game, own, occasion.card, chosen);
}

}  // namespace

// As the first round begins: nothing lies between set-up and that. Else in the first round with an enemy.
void agent_kallus(Effects& all) {
  gear(all, "agent-kallus", Window::start_of_planning, kCrew, hunts_nobody, begin_hunt);
  gear(
      all, "agent-kallus", Window::destroyed, kCrew,
      [](const Game& game, const Occasion& occasion) {
        return marked_ship(game, occasion.owner, occasion.card) == occasion.subject;
      },
      begin_hunt)
      .anyone = true;

  Effect& sure = may_gear(
      all, "agent-kallus", Window::modify_attack, kCrew,
      [](const Game& game, const Occasion& occasion) {
        return owner_attacks(game, occasion) &&
               marked_ship(game, occasion.owner, occasion.card) == attack_in(game, occasion).defender;
      },
      [](Game& game, Occasion& occasion) {
        if (count_faces(game.attack()->attack_dice, state::Face::focus) == 0) return;
        occasion.options->push_back(option(occasion.card, say("gear.focus-to-hit", words::Card{occasion.card})));
      });
  sure.use = [](Game& game, Occasion&) { change_first(game, true, state::Face::focus, state::Face::hit); };
}

}  // namespace plotboard::rules::effects
