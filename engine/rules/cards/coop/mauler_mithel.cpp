#include "rules/cards/coop/parts_campaign.hpp"

namespace plotboard::rules::effects {

void mauler_mithel(Effects& all) {
  add_die_more(all, "mauler-mithel", [](const Game& game, const Occasion& occasion) {
    return makes_primary_attack(game, occasion) && attack_in(game, occasion).range == 1;
  });
}

}  // namespace plotboard::rules::effects
