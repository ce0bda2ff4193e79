#include "rules/play/actions.hpp"
#include "rules/play/tokens.hpp"

namespace plotboard::rules {

bool reinforce(Game& game, Id ship, std::string_view rule) {
  state::Choice choice = choice_of(game, "reinforce", ship, Id(rule), say("reinforce.which", ship));
  choice.options = {option("fore", say("reinforce.fore")), option("aft", say("reinforce.aft"))};
  const bool fore = game.ask(std::move(choice)) == "fore";
  gain(game, ship, fore ? state::Token::reinforce_fore : state::Token::reinforce_aft, 1, rule);
  return true;
}

}  // namespace plotboard::rules
