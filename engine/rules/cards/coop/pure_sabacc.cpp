#include "rules/cards/coop/parts_campaign.hpp"

namespace plotboard::rules::effects {

void pure_sabacc(Effects& all) {
  add_die_more(all, "pure-sabacc", [](const Game& game, const Occasion& occasion) {
    return makes_primary_attack(game, occasion) && game.piece(occasion.owner).ship.damage.size() <= 1;
  });
}

}  // namespace plotboard::rules::effects
