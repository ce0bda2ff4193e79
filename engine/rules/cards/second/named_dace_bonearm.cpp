#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr int kDacesPrice = 3;  // charges

}  // namespace

void named_dace_bonearm(Effects& all) {
  squad_may(
      all, "pilot:dacebonearm", Window::token_gained,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "ion" && charges_of_card(game, occasion) >= kDacesPrice &&
               is_enemy_of_owner(game, occasion, occasion.subject) &&
               is_at_range(game, occasion.owner, occasion.subject, 0, 3);
      },
      [](Game& game, Occasion& occasion) {
        spend_charges(game, occasion, kDacesPrice);
        gain(game, occasion.subject, state::Token::ion, 2, kCardRule, bearer(game, occasion).side);
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects
