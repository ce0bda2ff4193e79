#include <algorithm>

#include "rules/cards/parts.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

namespace {

using state::Die;
using state::Face;

// A hit; where there is none a critical hit.
std::vector<Die>::const_iterator blurred(const std::vector<Die>& dice) {
  const auto showing = [&](Face face) {
    return std::find_if(dice.begin(), dice.end(), [face](const Die& die) { return die.face == face; });
  };
  const auto hit = showing(Face::hit);
  return hit != dice.end() ? hit : showing(Face::crit);
}

}  // namespace

// Who attacks it has a result less, on a die that it cannot throw again.
void sensor_beacon(Effects& all) {
  Effect blur;
  blur.card = "sensor-beacon";
  blur.window = Window::modify_attack_against;
  blur.rule = "fga-4.5.3-5";
  blur.run = [](Game& game, Occasion& occasion) {
    const auto& dice = game.attack()->attack_dice;
    if (blurred(dice) == dice.end()) return;
    occasion.options->push_back(option(occasion.card, say("sensor-beacon.blur")));
  };
  blur.use = [](Game& game, Occasion& occasion) {
    game.tell(occasion.subject, "fga-4.5.3-5", say("sensor-beacon.blurs"));
    game.tell(occasion.subject, "fga-4.5.3-6", say("sensor-beacon.no-reroll"));
    change_attack(game, [](state::Attack& attack) {
      const auto index = blurred(attack.attack_dice) - attack.attack_dice.begin();
      Die& die = attack.attack_dice[static_cast<std::size_t>(index)];
      die.face = Face::focus;
      die.rerolled = true;
    });
  };
  all.push_back(blur);
}

}  // namespace plotboard::rules::effects
