#include "rules/cards/first/parts_upgrades.hpp"

namespace plotboard::rules::effects::first {

// Stress does not keep it from the actions that its torpedo and bomb cards print. Only after one done so the card may
// go.
void r4_e1(Effects& all) {
  static constexpr auto is_of_ordnance = [](const Game& game, Id action) {
    const Id card = card_of_option(action);
    return is_in_slot(game, card, "torpedo") || is_in_slot(game, card, "bomb");
  };
  must(
      all, "1e-upgrade-r4e1", Window::acts_stressed,
      [](const Game& game, const Occasion& occasion) { return is_of_ordnance(game, occasion.word); },
      [](Game&, Occasion& occasion) { occasion.value = 1; });
  may(
      all, "1e-upgrade-r4e1", Window::after_action,
      [](const Game& game, const Occasion& occasion) {
        return is_of_ordnance(game, occasion.word) && is_stressed(owner_of(game, occasion));
      },
      [](Game& game, Occasion& occasion) {
        discard_card(game, occasion.owner, occasion.card, "1e-upgrade-r4e1");
        lose(game, occasion.owner, Token::stress, 1, "1e-upgrade-r4e1");
      });
}

}  // namespace plotboard::rules::effects::first
