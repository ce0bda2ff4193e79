#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// A ship that cannot act, or does not, may be left for another one (1e-action-10).
void pilot_airen_cracken(Effects& all) {
  must(all, "1e-pilot-airencracken", Window::after_attack, nullptr, [](Game& game, Occasion& occasion) {
    const char* rule = "1e-pilot-airencracken";
    Ids friends = friends_within(game, occasion.owner, 1, 1);
    while (!friends.empty()) {
      const Id picked = pick_ship(game, occasion.owner, friends, rule);
      if (picked.empty() || free_action(game, picked, {}, rule)) return;
      std::erase(friends, picked);
    }
  });
}

}  // namespace plotboard::rules::effects::first
