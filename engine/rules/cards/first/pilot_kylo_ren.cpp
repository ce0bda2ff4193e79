#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// On the Upsilon shuttle and on the TIE silencer. The first hit of a round; who has only copied him may assign no
// condition (1e-cond-10).
void pilot_kylo_ren(Effects& all) {
  for (const char* card : {"1e-pilot-kyloren-upsilonclassshuttle", "1e-pilot-kyloren-tiesilencer"}) {
    must(
        all, card, Window::after_hit,
        [](const Game& game, const Occasion& occasion) {
          return defends(game, occasion) && is_fresh(game, occasion) &&
                 owner_of(game, occasion).ship.pilot == occasion.card && game.in_play(occasion.subject);
        },
        [](Game& game, Occasion& occasion) {
          use_up(game, occasion);
          assign_condition(game, occasion.subject, "1e-condition-illshowyouthedarkside", true, occasion.card.text());
        })
        .anyone = true;
  }
}

}  // namespace plotboard::rules::effects::first
