#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Red is flown as red under stress too, and brings its token as ever.
void hera_syndulla(Effects& all) {
  must(all, "1e-upgrade-herasyndulla", Window::before_activation, is_own, [](Game& game, Occasion& occasion) {
    game.emit(state::Marked{occasion.owner, kRedWhileStressed});
  });
}

}  // namespace plotboard::rules::effects::first
