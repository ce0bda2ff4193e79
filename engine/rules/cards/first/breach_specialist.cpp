#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// The card that it is used on, and those of the rest of the round without a price.
void breach_specialist(Effects& all) {
  static constexpr auto is_dealt_faceup = [](const Game& game, const Occasion& occasion) {
    return is_own(game, occasion) &&
           owner_of(game, occasion).ship.damage[static_cast<std::size_t>(occasion.value)].faceup;
  };
  static constexpr auto turn_down = [](Game& game, Occasion& occasion) {
    repair_faceup(game, occasion.owner, static_cast<std::size_t>(occasion.value), "1e-upgrade-breachspecialist");
    occasion.stopped = true;
  };
  may(
      all, "1e-upgrade-breachspecialist", Window::damage_card_dealt,
      [](const Game& game, const Occasion& occasion) {
        const state::Tokens& tokens = owner_of(game, occasion).tokens;
        return is_dealt_faceup(game, occasion) && is_fresh(game, occasion) &&
               tokens.reinforce_fore + tokens.reinforce_aft > 0;
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        state::Choice choice =
            choice_of(game, "reinforce", ship, "1e-upgrade-breachspecialist", say("reinforce.which-goes", ship));
        const state::Tokens& tokens = game.piece(ship).tokens;
        if (tokens.reinforce_fore > 0) choice.options.push_back(option("fore", say("reinforce.fore")));
        if (tokens.reinforce_aft > 0) choice.options.push_back(option("aft", say("reinforce.aft")));
        const bool fore = game.ask(std::move(choice)) == "fore";
        spend(game, ship, fore ? Token::reinforce_fore : Token::reinforce_aft, "1e-upgrade-breachspecialist");
        use_up(game, occasion);
        turn_down(game, occasion);
      });
  must(
      all, "1e-upgrade-breachspecialist", Window::damage_card_dealt,
      [](const Game& game, const Occasion& occasion) {
        return is_dealt_faceup(game, occasion) && !is_fresh(game, occasion);
      },
      turn_down);
}

}  // namespace plotboard::rules::effects::first
