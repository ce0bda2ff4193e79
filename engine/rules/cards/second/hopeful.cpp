#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

bool saw_friend_lost(const Game& game, const Occasion& occasion) {
  return occasion.subject != occasion.owner && still_flying(game, occasion.owner) &&
         is_friend_within(game, occasion, occasion.subject, 3) &&
         (has_dot(game, occasion.subject) || game.piece(occasion.subject).ship.card(occasion.card) != nullptr);
}

}  // namespace

void hopeful(Effects& all) {
  squad_must(all, "hopeful", Window::destroyed, saw_friend_lost, [](Game& game, Occasion& occasion) {
    offer_action_of(game, occasion, occasion.owner, {"focus", "boost"});
  }).anyone = true;
}

}  // namespace plotboard::rules::effects
