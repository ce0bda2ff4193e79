#include "rules/cards/first/parts_damage.hpp"
#include "rules/first/damage_cards.hpp"

namespace plotboard::rules::effects::first {

// Its Energy header is for the Use Energy step to offer (first/energy.cpp), which gives the upgrade back.
void damage_hull_breach(Effects& all) {
  on_damage(all, {{"damage:304", "1e-hdeck-17"}, {"damage:362", "1e-hdeck-17"}, {"damage:381", "1e-hdeck-17"}},
            Window::card_faceup, nullptr, [](Game& game, Occasion& occasion) {
              rules::first::put_under_breach(game, occasion.owner, occasion.card);
            });
}

}  // namespace plotboard::rules::effects::first
