#include "rules/play/damage.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void device_concussion_bomb(Effects& all) {
  Effect blast;
  blast.card = "device:concussion_bomb";
  blast.window = Window::detonate;
  blast.rule = "2e-bomb-4";
  blast.run = [](Game& game, Occasion& occasion) {
    const auto ships = struck_by(game, occasion.other, occasion.other, 1);
    for (const Id ship : ships) deal_card(game, ship, false, "2e-bomb-4");
    for (const Id ship : ships) {
      if (game.piece(ship).is_target()) continue;
      // A ship that the first card destroyed is there until the bomb is done (2e-destroy-11): asked like any other.
      state::Choice choice =
          choice_of(game, "expose-or-strain", ship, "2e-bomb-5", say("concussion-bomb.choose", ship));
      choice.options = {option("expose", say("cards.expose")), option("strain", say("concussion-bomb.strain"))};
      if (game.ask(std::move(choice)) == "expose") {
        expose(game, ship, "2e-bomb-5");
      } else {
        gain(game, ship, state::Token::strain, 1, "2e-bomb-5");
      }
    }
  };
  all.push_back(blast);
}

}  // namespace plotboard::rules::effects
