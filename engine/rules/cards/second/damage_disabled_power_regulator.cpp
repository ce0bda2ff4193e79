#include "rules/play/damage.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void damage_disabled_power_regulator(Effects& all) {
  Effect surges;
  surges.card = "damage:12";
  surges.window = Window::before_engage;
  surges.rule = "2e-damage-card-23";
  surges.run = [](Game& game, Occasion& occasion) {
    gain(game, occasion.subject, state::Token::ion, 1, "2e-damage-card-23");
  };
  all.push_back(surges);

  Effect settles;
  settles.card = "damage:12";
  settles.window = Window::after_maneuver;
  settles.rule = "2e-damage-card-24";
  settles.when = [](const Game& game, const Occasion& occasion) {
    return occasion.word == "ion" && game.piece(occasion.subject).ship.faceup(12) > 0;
  };
  settles.run = [](Game& game, Occasion& occasion) {
    repair_faceup(game, occasion.subject, index_of_card(game, occasion.subject, 12), "2e-damage-card-24");
  };
  all.push_back(settles);
}

}  // namespace plotboard::rules::effects
