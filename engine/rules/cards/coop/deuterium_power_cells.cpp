#include "rules/cards/parts_gear.hpp"
#include "rules/play/ion.hpp"
#include "rules/play/rulebook.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr int kFarFromFight = 3;

}  // namespace

// Nobody is asked over green tokens, stress and those of missions: what they bring is not worth a stress token.
void deuterium_power_cells(Effects& all) {
  Effect& recharges = may_gear(
      all, "deuterium-power-cells", Window::system_options, kTech,
      [](const Game& game, const Occasion& occasion) {
        return has_charge(game, occasion) && lacks_shield(game.piece(occasion.owner));
      },
      [](Game&, Occasion& occasion) {
        occasion.options->push_back(option(occasion.card, say("deuterium-power-cells.shield")));
      });
  recharges.worth = [](Game& game, const Occasion& occasion) {  // its guns would have no target
    return game.piece(occasion.owner).tokens.disarm > 0 || enemies_near(game, occasion.owner, 0, kFarFromFight).empty();
  };
  recharges.use = [](Game& game, Occasion& occasion) {
    spend_charges(game, occasion, 1);
    gain(game, occasion.owner, state::Token::disarm, 1, kTech);
    regain_shield(game, occasion.owner, kTech);
  };

  may_gear(
      all, "deuterium-power-cells", Window::gain_token, kTech,
      [](const Game& game, const Occasion& occasion) {
        const auto token = state::token_named(occasion.word.text());
        const bool bad = token && !state::is_green(*token) && *token != state::Token::stress &&
                         *token != state::Token::cloak && *token < state::Token::protect;
        return bad && occasion.value > 0 && has_charge(game, occasion) && game.piece(occasion.owner).tokens.stress == 0;
      },
      [](Game& game, Occasion& occasion) {
        spend_charges(game, occasion, 1);
        if (--occasion.value == 0) occasion.stopped = true;
        gain(game, occasion.owner, state::Token::stress, 1, kTech);
      },
      say("deuterium-power-cells.stress"))
      .worth = [](Game& game, const Occasion& occasion) {  // only lest it is ionised or tractored
    state::Piece ship = game.piece(occasion.owner);
    if (is_ionised(book_of(game), ship) || is_tractored(book_of(game), ship)) return false;
    ship.tokens[*state::token_named(occasion.word.text())] += occasion.value;
    return is_ionised(book_of(game), ship) || is_tractored(book_of(game), ship);
  };
}

}  // namespace plotboard::rules::effects
