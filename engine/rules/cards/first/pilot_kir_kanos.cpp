#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

void pilot_kir_kanos(Effects& all) {
  offers(
      all, "1e-pilot-kirkanos", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        const int range = attack_range(game, occasion);
        return range >= 2 && range <= 3 && owner_of(game, occasion).tokens.evade > 0;
      },
      [](Game& game, Occasion& occasion) {
        spend(game, occasion.owner, Token::evade, "1e-pilot-kirkanos");
        add_die(game, true, Face::hit);
      });
}

}  // namespace plotboard::rules::effects::first
