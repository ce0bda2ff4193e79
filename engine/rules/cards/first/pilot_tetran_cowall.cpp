#include "rules/cards/first/parts_maneuvers.hpp"

namespace plotboard::rules::effects::first {

// Bearing and colour stay, whatever stands on the dial. With Stay on Target in either order (1e-man-20).
void pilot_tetran_cowall(Effects& all) {
  must(
      all, "1e-pilot-tetrancowall", Window::after_reveal,
      [](const Game& game, const Occasion& occasion) {
        const auto& dial = owner_of(game, occasion).ship.dial;
        return dial && dial->bearing == geom::Bearing::koiogran_turn;
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const geom::Maneuver revealed = *game.piece(ship).ship.dial;
        state::Choice choice =
            choice_of(game, "koiogran-speed", ship, "1e-pilot-tetrancowall", say("tetran-cowall.speed", ship));
        for (const int speed : {static_cast<int>(revealed.speed), 1, 3, 5}) {  // as it is comes first
          const geom::Maneuver maneuver{static_cast<std::int8_t>(speed), revealed.bearing};
          if (choice.option(geom::code_of(maneuver)) != nullptr) continue;
          choice.options.push_back(option(geom::code_of(maneuver), just(maneuver)));
        }
        const geom::Maneuver picked = *geom::maneuver_from_code(game.ask(std::move(choice)).text());
        if (picked != revealed) fly_instead(game, occasion, picked);
      });
  keeps_colour(all, "1e-pilot-tetrancowall");
}

}  // namespace plotboard::rules::effects::first
