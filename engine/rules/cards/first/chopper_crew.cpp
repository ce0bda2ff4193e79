#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

namespace {

std::string stressed_mark(Id action) { return "1e-upgrade-chopper:" + action.text(); }

}  // namespace

// Stress is looked at when the action is performed: a token that comes with or after it does no harm.
void chopper_crew(Effects& all) {
  adds<1>(all, "1e-upgrade-chopper", Window::acts_stressed, is_own);
  must(
      all, "1e-upgrade-chopper", Window::before_action,
      [](const Game& game, const Occasion& occasion) { return is_stressed(owner_of(game, occasion)); },
      [](Game& game, Occasion& occasion) {
        game.emit(state::Marked{occasion.owner, stressed_mark(occasion.word)});
      });
  must(
      all, "1e-upgrade-chopper", Window::after_action,
      [](const Game& game, const Occasion& occasion) {
        return owner_of(game, occasion).ship.has_mark(stressed_mark(occasion.word));
      },
      [](Game& game, Occasion& occasion) { suffer(game, occasion.owner, 1, 0, "1e-upgrade-chopper"); });
}

}  // namespace plotboard::rules::effects::first
