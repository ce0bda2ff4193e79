#include <utility>

#include "rules/board/field.hpp"
#include "rules/cards/parts_abilities.hpp"
#include "rules/play/activation.hpp"

namespace plotboard::rules::effects {

namespace {

// Marks: which way the maneuver of the dial changes, and that of a SLAM.
const Id kFaster{"ved-foslo:faster"}, kSlower{"ved-foslo:slower"};
const Id kSlamFaster{"ved-foslo:slam-faster"}, kSlamSlower{"ved-foslo:slam-slower"};

int change_of_speed(const Game& game, const Occasion& occasion) {
  const state::ShipState& ship = game.piece(occasion.owner).ship;
  const bool slams = ship.executed.has_value();
  if (ship.has_mark(slams ? kSlamFaster : kFaster)) return 1;
  return ship.has_mark(slams ? kSlamSlower : kSlower) ? -1 : 0;
}

void ask_speed(Game& game, Id ship, std::vector<state::Option> options) {
  state::Choice choice = choice_of(game, "effect", ship, kAbilities, say("ved-foslo.which", ship));
  choice.options = std::move(options);
  for (state::Option& each : choice.options) each.unwise = true;  // who sets the dial means it
  choice.options.push_back(option("pass", say("ved-foslo.as-it-is")));
  const Id key = game.ask(std::move(choice));
  if (key != "pass") game.emit(state::Marked{ship, key});
}

void offer_speeds(Game& game, Id ship) {
  const Flight flight = flight_of(game, ship, *game.piece(ship).ship.dial);
  if (flight.substituted) return;
  const Field& field = field_of(game);
  std::vector<state::Option> options;
  for (const int by : {-1, 1}) {
    geom::Maneuver other = flight.maneuver;
    other.speed = static_cast<std::int8_t>(other.speed + by);
    if (other.speed < 1 || !flyable(field, *field.ship(ship), other)) continue;
    options.push_back(by > 0 ? option(kFaster, say("ved-foslo.faster", other))
                             : option(kSlower, say("ved-foslo.slower", other)));
    options.back().ghost = fly(field, *field.ship(ship), other).end;
  }
  if (!options.empty()) ask_speed(game, ship, std::move(options));
}

}  // namespace

// Choice "effect": the mark that says how, or "pass". A SLAM is asked before its maneuver is picked.
void ved_foslo(Effects& all) {
  all.push_back(ability(
      "ved-foslo", Window::after_reveal,
      [](const Game& game, const Occasion& occasion) { return game.piece(occasion.owner).ship.dial.has_value(); },
      [](Game& game, Occasion& occasion) { offer_speeds(game, occasion.owner); }));

  all.push_back(ability(
      "ved-foslo", Window::before_action, [](const Game&, const Occasion& occasion) { return occasion.word == "slam"; },
      [](Game& game, Occasion& occasion) {
        ask_speed(
            game, occasion.owner,
            {option(kSlamSlower, say("ved-foslo.slam-slower")), option(kSlamFaster, say("ved-foslo.slam-faster"))});
      }));

  all.push_back(ability(
      "ved-foslo", Window::speed,
      [](const Game& game, const Occasion& occasion) { return change_of_speed(game, occasion) != 0; },
      [](Game& game, Occasion& occasion) { occasion.value += change_of_speed(game, occasion); }));
}

}  // namespace plotboard::rules::effects
