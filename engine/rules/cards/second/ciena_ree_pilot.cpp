#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

void ciena_ree_pilot(Effects& all) {
  all.push_back(ability(
      "ciena-ree-pilot", Window::after_attack,
      [](const Game& game, const Occasion& occasion) {
        return owner_attacks(game, occasion) && game.find(occasion.other) != nullptr &&
               game.piece(occasion.other).ship.destroyed;
      },
      [](Game& game, Occasion& occasion) {
        game.tell(occasion.owner, kAbilities, say("ciena-ree.stressed"));
        gain(game, occasion.owner, state::Token::stress, 1, kAbilities);
      }));

  Effect sheds = ability(
      "ciena-ree-pilot", Window::destroyed,
      [](const Game& game, const Occasion& occasion) {
        return occasion.subject != occasion.owner && !is_unstressed(game, occasion) &&
               is_friend_within(game, occasion, occasion.subject, 3);
      },
      [](Game& game, Occasion& occasion) {
        game.tell(occasion.owner, kAbilities, say("ciena-ree.sheds"));
        lose(game, occasion.owner, state::Token::stress, 1, kAbilities);
      });
  sheds.anyone = true;
  all.push_back(sheds);
}

}  // namespace plotboard::rules::effects
