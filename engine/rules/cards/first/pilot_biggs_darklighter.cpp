#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

namespace {

Id biggs_is_spent() { return std::string(state::kForGood) + "1e-pilot-biggsdarklighter"; }

}  // namespace

// Once in the whole game, for one Combat phase. Where the chosen weapon cannot be used on this ship the attacker is
// free (1e-attack-11); each declaration looks at the distance anew.
void pilot_biggs_darklighter(Effects& all) {
  may(
      all, "1e-pilot-biggsdarklighter", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) {
        return !owner_of(game, occasion).ship.has_mark(biggs_is_spent());
      },
      [](Game& game, Occasion& occasion) {
        game.emit(state::Marked{occasion.owner, biggs_is_spent()});
        use_up(game, occasion);
      })
      .worth = [](Game& game, const Occasion& occasion) {
    return !friends_within(game, occasion.owner, 1, 1).empty() && !enemies_within(game, occasion.owner, 1, 3).empty();
  };
  must(
      all, "1e-pilot-biggsdarklighter", Window::weapon_check,
      [](const Game& game, const Occasion& occasion) {
        return occasion.allowed && !occasion.other.empty() && !is_fresh(game, occasion) &&
               !game.friendly(occasion.owner, occasion.subject) && is_friend(game, occasion.owner, occasion.other) &&
               within(game, occasion.owner, occasion.other, 1, 1);
      },
      [](Game& game, Occasion& occasion) {
        ShotFilter at_him;
        at_him.weapons = {occasion.word};
        at_him.defender = occasion.owner;
        if (shots_of(game, occasion.subject, at_him).empty()) return;
        occasion.allowed = false;
        occasion.rule = "1e-pilot-biggsdarklighter";
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
