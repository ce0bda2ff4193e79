#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

Ids charged_torpedoes(const Game& game, Id ship) {
  Ids ids = weapons_of_kind(game, ship, data::WeaponType::torpedo);
  std::erase_if(ids, [&](Id id) { return game.piece(ship).ship.card(id)->charges == 0; });
  return ids;
}

}  // namespace

void named_joy_rekkoff(Effects& all) {
  Effect& presses = squad_may(
      all, "pilot:joyrekkoff", Window::before_attack_dice,
      [](const Game& game, const Occasion& occasion) {
        return owner_attacks(game, occasion) && !charged_torpedoes(game, occasion.owner).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id card = charged_torpedoes(game, occasion.owner).front();
        game.emit(state::ChargesChanged{occasion.owner, card, -1});
        note_paid(game, occasion);
      });
  presses.worth = [](Game& game, const Occasion&) { return defense_dice_for(game, *game.attack()) > 0; };
  squad_adds<-1>(all, "pilot:joyrekkoff", Window::defense_dice_against, [](const Game& game, const Occasion& occasion) {
    return owner_attacks(game, occasion) && is_paid_for(game, occasion);
  });
}

}  // namespace plotboard::rules::effects
