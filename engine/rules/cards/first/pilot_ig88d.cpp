#include "rules/cards/first/parts_maneuvers.hpp"

namespace plotboard::rules::effects::first {

// The loop is flown as the turn of its side, and the ship is turned about at its end, unless the move was cut short.
void pilot_ig88d(Effects& all) {
  keeps_colour(all, "1e-pilot-ig88d");
  may(
      all, "1e-pilot-ig88d", Window::after_reveal,
      [](const Game& game, const Occasion& occasion) {
        const auto& dial = owner_of(game, occasion).ship.dial;
        return dial && dial->speed == 3 && geom::flips(dial->bearing) && geom::side_of(dial->bearing) != 0;
      },
      [](Game& game, Occasion& occasion) {
        const bool left = geom::side_of(owner_of(game, occasion).ship.dial->bearing) < 0;
        fly_instead(game, occasion, {3, left ? geom::Bearing::turn_left : geom::Bearing::turn_right});
        use_up(game, occasion);
      })
      .worth = [](Game&, const Occasion&) { return false; };
  must(
      all, "1e-pilot-ig88d", Window::before_check_difficulty,
      [](const Game& game, const Occasion& occasion) {
        const auto& dial = owner_of(game, occasion).ship.dial;
        return !is_fresh(game, occasion) && dial && occasion.maneuver == *dial && occasion.word == "maneuver" &&
               occasion.move->fully_executed;
      },
      [](Game& game, Occasion& occasion) {
        constexpr double kAbout = 180;
        const geom::Pose pose = owner_of(game, occasion).pose;
        game.emit(state::PieceMoved{occasion.owner, geom::displaced(pose, {0, 0, kAbout})});
      });
}

}  // namespace plotboard::rules::effects::first
