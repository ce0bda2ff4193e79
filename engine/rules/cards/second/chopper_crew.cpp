#include "rules/cards/second/parts_crew.hpp"
#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

Id chopped_mark(Id action) { return "chopper-crew:" + action.text(); }

}  // namespace

// Stress is looked at when the action is performed: a token that comes with or after it does no harm.
void chopper_crew(Effects& all) {
  constexpr const char* kChopper = "chopper-crew";
  squad_must(
      all, kChopper, Window::acts_stressed, [](const Game&, const Occasion& occasion) { return occasion.allowed; },
      [](Game&, Occasion& occasion) { occasion.value = 1; });
  squad_must(
      all, kChopper, Window::before_action,
      [](const Game& game, const Occasion& occasion) { return !is_unstressed(game, occasion); },
      [](Game& game, Occasion& occasion) {
        game.emit(state::Marked{occasion.owner, chopped_mark(occasion.word)});
      });
  squad_must(
      all, kChopper, Window::after_action,
      [](const Game& game, const Occasion& occasion) {
        return bearer(game, occasion).ship.has_mark(chopped_mark(occasion.word));
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const bool exposes = anything_facedown(bearer(game, occasion)) &&
                             game.ask_whether("expose", ship, kCardRule, say("chopper-crew.expose", ship));
        if (!exposes || !expose(game, ship, kCardRule)) suffer(game, ship, 1, 0, kCardRule);
      });
}

}  // namespace plotboard::rules::effects
