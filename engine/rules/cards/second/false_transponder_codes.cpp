#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

void jam_through_codes(Game& game, const Occasion& occasion, Id object) {
  spend_charges(game, occasion, 1);
  if (is_ship_in_play(game, object)) gain(game, object, state::Token::jam, 1, kCardRule, bearer(game, occasion).side);
}

}  // namespace

// What is no ship holds no token: the charge is gone all the same.
void false_transponder_codes(Effects& all) {
  constexpr const char* kCodes = "false-transponder-codes";
  squad_must(all, kCodes, Window::lock_acquired, has_charge,
             [](Game& game, Occasion& occasion) { jam_through_codes(game, occasion, occasion.other); });
  squad_must(
      all, kCodes, Window::lock_acquired,
      [](const Game& game, const Occasion& occasion) {
        return occasion.other == occasion.owner && has_charge(game, occasion);
      },
      [](Game& game, Occasion& occasion) { jam_through_codes(game, occasion, occasion.subject); })
      .anyone = true;
}

}  // namespace plotboard::rules::effects
