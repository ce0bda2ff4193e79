#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

void moldy_crow(Effects& all) {
  adds<state::kMostTokens>(all, "1e-upgrade-moldycrow", Window::keeps_tokens,
                           [](const Game&, const Occasion& occasion) { return occasion.word == "focus"; });
}

}  // namespace plotboard::rules::effects::first
