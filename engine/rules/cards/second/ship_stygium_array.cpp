#include "rules/play/actions.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void ship_stygium_array(Effects& all) {
  Effect evade;
  evade.card = "stygium-array";
  evade.window = Window::after_decloak;
  evade.rule = "2e-ship-7";
  evade.run = [](Game& game, Occasion& occasion) {
    Offer offer;
    offer.only = {"evade"};
    offer.rule = "2e-ship-7";
    offer.prompt = say("stygium-array.evade");
    offer_action(game, occasion.subject, offer);
  };
  all.push_back(evade);

  Effect cloak;
  cloak.card = "stygium-array";
  cloak.window = Window::start_of_end_phase;
  cloak.rule = "2e-ship-8";
  cloak.may = true;
  cloak.prompt = say("stygium-array.cloak");
  cloak.when = [](const Game& game, const Occasion& occasion) {
    const state::Tokens& tokens = game.piece(occasion.subject).tokens;
    return tokens.evade > 0 && tokens.cloak == 0;
  };
  cloak.run = [](Game& game, Occasion& occasion) {
    spend(game, occasion.subject, state::Token::evade, "2e-ship-8");
    gain(game, occasion.subject, state::Token::cloak, 1, "");  // told already
  };
  all.push_back(cloak);
}

}  // namespace plotboard::rules::effects
