#include "rules/play/damage.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void device_conner_net(Effects& all) {
  Effect blast;
  blast.card = "device:conner_net";
  blast.window = Window::detonate;
  blast.rule = "2e-mine-7";
  blast.run = [](Game& game, Occasion& occasion) {
    suffer(game, occasion.subject, 1, 0, "2e-mine-7");
    gain(game, occasion.subject, state::Token::ion, 3, "2e-mine-7", game.piece(occasion.other).side);
  };
  all.push_back(blast);
}

}  // namespace plotboard::rules::effects
