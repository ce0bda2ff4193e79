#include "rules/cards/coop/parts_campaign.hpp"

namespace plotboard::rules::effects {

void gideon_hask(Effects& all) {
  add_die_more(all, "gideon-hask", [](const Game& game, const Occasion& occasion) {
    return makes_primary_attack(game, occasion) && is_damaged(game.piece(attack_in(game, occasion).defender));
  });
}

}  // namespace plotboard::rules::effects
