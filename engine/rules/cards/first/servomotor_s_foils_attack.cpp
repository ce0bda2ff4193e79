#include "rules/cards/first/parts_range.hpp"
#include "rules/cards/first/parts_upgrades.hpp"

namespace plotboard::rules::effects::first {

// The Tallon roll is on no dial of that ship: red whoever flies it. The other side follows with the closed foils.
void servomotor_s_foils_attack(Effects& all) {
  static constexpr int kSpeed = 3;
  static constexpr auto roll_of = [](geom::Maneuver turn) {
    const bool left = turn.bearing == geom::Bearing::turn_left;
    return geom::Maneuver{turn.speed, left ? geom::Bearing::tallon_roll_left : geom::Bearing::tallon_roll_right};
  };
  may(
      all, "1e-upgrade-servomotorsfoils-modification-attack", Window::after_reveal,
      [](const Game& game, const Occasion& occasion) {
        const auto& dial = owner_of(game, occasion).ship.dial;
        return !is_stressed(owner_of(game, occasion)) && dial && dial->speed == kSpeed &&
               (dial->bearing == geom::Bearing::turn_left || dial->bearing == geom::Bearing::turn_right);
      },
      [](Game& game, Occasion& occasion) {
        game.emit(state::DialSet{occasion.owner, roll_of(*owner_of(game, occasion).ship.dial)});
      })
      .worth = [](Game&, const Occasion&) { return false; };
  must(
      all, "1e-upgrade-servomotorsfoils-modification-attack", Window::difficulty,
      [](const Game&, const Occasion& occasion) {
        return geom::is_tallon(occasion.maneuver.bearing) && occasion.maneuver.speed == kSpeed;
      },
      [](Game&, Occasion& occasion) { occasion.value += rules::first::kMakesRed; });
  Effect& turns =
      may(all, "1e-upgrade-servomotorsfoils-modification-attack", Window::start_of_activation_phase, nullptr,
          [](Game& game, Occasion& occasion) {
            turn_card_over(game, occasion.owner, occasion.card, "1e-upgrade-servomotorsfoils-modification-closed");
          });
  turns.prompt = say("s-foils.close");
  turns.worth = [](Game& game, const Occasion& occasion) { return enemies_within(game, occasion.owner, 1, 3).empty(); };
}

}  // namespace plotboard::rules::effects::first
