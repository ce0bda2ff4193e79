#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

// Of the campaign's card the acquiring (redline_acquire.cpp), and two locks. Both may be on one object.
void named_redline(Effects& all) {
  constexpr const char* kRedline = "pilot:redline";
  squad_must(all, kRedline, Window::lock_limit, nullptr, [](Game&, Occasion& occasion) { occasion.value = 2; });
  Effect& acquires = squad_may(
      all, kRedline, Window::after_action,
      [](const Game& game, const Occasion& occasion) {
        return finds_to_lock(game, occasion.owner, bearer(game, occasion).locks().size() < 2);
      },
      [](Game& game, Occasion& occasion) { acquire_lock(game, occasion.owner, false); });
  acquires.prompt = say("squad-cards.acquire-lock");
  acquires.worth = [](Game& game, const Occasion& occasion) { return bearer(game, occasion).locks().size() < 2; };
}

}  // namespace plotboard::rules::effects
