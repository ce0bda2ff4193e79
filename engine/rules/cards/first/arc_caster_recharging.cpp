#include "rules/cards/first/parts_upgrades.hpp"

namespace plotboard::rules::effects::first {

// The token bars every attack of this round (1e-token-4).
void arc_caster_recharging(Effects& all) {
  Effect& loads = may(all, "1e-upgrade-arccaster-cannon-recharging", Window::start_of_engagement_phase, is_own,
                      [](Game& game, Occasion& occasion) {
                        const Id card = occasion.card;
                        gain(game, occasion.owner, Token::disarm, 1, card.text());
                        turn_card_over(game, occasion.owner, card, "1e-upgrade-arccaster-cannon-ready");
                      });
  loads.worth = [](Game& game, const Occasion& occasion) { return shots_of(game, occasion.owner).empty(); };
}

}  // namespace plotboard::rules::effects::first
