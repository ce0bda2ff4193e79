#include "rules/cards/parts.hpp"
#include "rules/coop/component_attacks.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

// Its missile. Choice "homing" of the defender as of homing missiles; AI ships throw their dice.
void mine_c(Effects& all) {
  Effect launch;
  launch.card = "mine-c";
  launch.window = Window::after_defend;
  launch.rule = "fga-4.5.4.3-2";
  launch.when = [](const Game& game, const Occasion& occasion) {
    return game.attack()->hit && charges_of_card(game, occasion) > 0;
  };
  launch.run = [](Game& game, Occasion& occasion) { launch_missile(game, occasion.subject, occasion.other); };
  all.push_back(launch);

  Effect offer;
  offer.card = "mine-c";
  offer.window = Window::defender_declared;
  offer.rule = "fga-4.5.4.3-3";
  offer.when = [](const Game& game, const Occasion& occasion) {
    const state::Attack& attack = attack_in(game, occasion);
    return attack.attacker == occasion.subject && attack.weapon == kMissile && !game.piece(attack.defender).ai;
  };
  offer.run = [](Game& game, Occasion& occasion) {
    if (!game.ask_whether("homing", occasion.other, "fga-4.5.4.3-3", say("mine.suffer"))) {
      return;
    }
    suffer(game, occasion.other, 1, 0, "fga-4.5.4.3-3");
    change_attack(game, [](state::Attack& attack) { attack.sure_hit = true; });
  };
  all.push_back(offer);
}

}  // namespace plotboard::rules::effects
