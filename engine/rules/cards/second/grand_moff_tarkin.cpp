#include <algorithm>

#include "rules/cards/second/parts_crew.hpp"
#include "rules/play/actions/parts.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr int kTarkinsPrice = 2;  // charges

// Friends that may lock the same ship from where they are.
Ids tarkins_friends(Game& game, Id ship) {
  const Id target = game.piece(ship).lock;
  Ids able;
  for (const Id id : game.ships_in_play()) {
    if (id == ship || !game.friendly(id, ship) || game.piece(id).has_locked(target)) continue;
    const auto options = actions::lock_options(game, id);
    const bool can = std::any_of(options.begin(), options.end(),
                                 [&](const state::Option& each) { return each.legal && each.piece == target; });
    if (can) able.push_back(id);
  }
  return able;
}

}  // namespace

void grand_moff_tarkin(Effects& all) {
  Effect& order = may_gear(
      all, "grand-moff-tarkin", Window::system_options, kCrew,
      [](const Game& game, const Occasion& occasion) {
        const Id target = game.piece(occasion.owner).lock;
        return charges_of_card(game, occasion) >= kTarkinsPrice && !target.empty() && is_ship_in_play(game, target);
      },
      [](Game& game, Occasion& occasion) {
        if (tarkins_friends(game, occasion.owner).empty()) return;
        const Id target = game.piece(occasion.owner).lock;
        occasion.options->push_back(option(occasion.card, say("grand-moff-tarkin.offer", target)));
      });
  order.worth = [](Game& game, const Occasion& occasion) {
    const Ids ids = tarkins_friends(game, occasion.owner);
    return std::any_of(ids.begin(), ids.end(), [&](Id id) { return game.piece(id).lock.empty(); });
  };
  order.use = [](Game& game, Occasion& occasion) {
    const Id target = game.piece(occasion.owner).lock;
    spend_charges(game, occasion, kTarkinsPrice);
    for (const Id id : tarkins_friends(game, occasion.owner)) {
      if (game.ask_whether("tarkin", id, kCrew, say("thread-tracers.lock", id, target))) {
        acquire_lock_on(game, id, target);
      }
    }
  };
}

}  // namespace plotboard::rules::effects
