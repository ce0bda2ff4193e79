#include <algorithm>
#include <utility>
#include <vector>

#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr int kKagisReach = 3;

Ids enemies_locking(const Game& game, Id own, Id target) {
  Ids enemies;
  for (const state::Piece& piece : game.table().pieces) {
    if (piece.in_play() && piece.has_locked(target) && are_enemies(game, piece.id, own)) enemies.push_back(piece.id);
  }
  return enemies;
}

Ids hunted_friends(const Game& game, Id own) {
  Ids friends = friends_near(game, own, own, 0, kKagisReach);
  std::erase_if(friends, [&](Id id) { return enemies_locking(game, own, id).empty(); });
  return friends;
}

int toughness(const state::Piece& ship) { return ship.ship.shields + ship.ship.hull_left(); }

}  // namespace

// Choice "ship", again and again: whose pursuers turn to this one.
void captain_kagi(Effects& all) {
  gear(
      all, "captain-kagi", Window::start_of_engagement_phase, kCrew,
      [](const Game& game, const Occasion& occasion) { return !hunted_friends(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id own = occasion.owner;
        Ids open = hunted_friends(game, own);
        while (!open.empty()) {
          state::Choice choice = choice_of(game, "ship", own, kCrew, say("captain-kagi.which", own));
          for (const Id id : open) {
            choice.options.push_back(option(id, just(words::Whole{id})));
            choice.options.back().piece = id;
            choice.options.back().unwise = toughness(game.piece(id)) >= toughness(game.piece(own));
          }
          choice.options.push_back(option("pass", say("ship.nobody")));
          const Id chosen = game.ask(std::move(choice));
          if (chosen == "pass") return;
          for (const Id enemy : enemies_locking(game, own, chosen)) {
            game.tell(enemy, kCrew, say("captain-kagi.takes", chosen, own));
            const Id beside = game.piece(enemy).lock_beside(chosen);
            const Id kept = beside == chosen ? own : beside == own ? Id() : beside;  // both go to this one, or one
            game.emit(state::LockSet{enemy, own, state::Section::none, kept});
          }
          std::erase(open, chosen);
        }
      });
}

}  // namespace plotboard::rules::effects
