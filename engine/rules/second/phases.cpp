// What happens where a phase begins and ends.
#include "rules/play/additions.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/round.hpp"
#include "rules/play/windows.hpp"
#include "rules/play/wings.hpp"
#include "rules/second/parts.hpp"

namespace plotboard::rules::second {

void begin_planning(Game& game) {
  offer_splits(game);
  offer_rejoining(game);
  moment_for_all(game, Window::start_of_planning);
}

void end_planning(Game& game) { additions().dials_are_set(game); }

void begin_system(Game&) {}

void begin_activation(Game& game) { moment_for_all(game, Window::start_of_activation_phase); }

void end_activation(Game& game) {
  moment_for_all(game, Window::end_of_activation_phase);
  fly_without_dials(game);
  detonate_bombs(game);
}

void begin_engagement(Game& game) {
  moment_for_all(game, Window::start_of_engagement_phase);
  remove_destroyed(game);  // before any ship has engaged (2e-destroy-13)
}

}  // namespace plotboard::rules::second
