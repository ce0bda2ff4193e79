#include "rules/board/field.hpp"
#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr const char* kJunoFaster = "juno-eclipse-faster";
constexpr const char* kJunoSlower = "juno-eclipse-slower";

geom::Maneuver at_other_speed(geom::Maneuver maneuver, int by) {
  maneuver.speed = static_cast<std::int8_t>(maneuver.speed + by);
  return maneuver;
}

}  // namespace

// Bearing and colour stay those of the dial; a template for the new speed has to exist.
void pilot_juno_eclipse(Effects& all) {
  must(
      all, "1e-pilot-junoeclipse", Window::after_reveal,
      [](const Game& game, const Occasion& occasion) { return owner_of(game, occasion).ship.dial.has_value(); },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const geom::Maneuver now = *owner_of(game, occasion).ship.dial;
        const Field& field = field_of(game);
        state::Choice choice = choice_of(game, "speed", ship, "1e-pilot-junoeclipse", say("speed.which", ship));
        for (const int by : {1, -1}) {
          const geom::Maneuver other = at_other_speed(now, by);
          if (other.speed < 1 || !flyable(field, *field.ship(ship), other)) continue;
          choice.options.push_back(option(by > 0 ? "faster" : "slower", just(other)));
        }
        choice.options.push_back(option("pass", just(now)));
        const Id key = game.ask(std::move(choice));
        if (key != "pass") game.emit(state::Marked{ship, key == "faster" ? kJunoFaster : kJunoSlower});
      });
  must(
      all, "1e-pilot-junoeclipse", Window::speed,
      [](const Game& game, const Occasion& occasion) {
        const state::ShipState& ship = owner_of(game, occasion).ship;
        return !ship.executed && ship.dial && *ship.dial == occasion.maneuver;
      },
      [](Game& game, Occasion& occasion) {
        const state::ShipState& ship = owner_of(game, occasion).ship;
        if (ship.has_mark(kJunoFaster)) ++occasion.value;
        if (ship.has_mark(kJunoSlower)) --occasion.value;
      });
}

}  // namespace plotboard::rules::effects::first
