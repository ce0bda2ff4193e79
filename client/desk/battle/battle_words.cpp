#include "desk/battle/battle_words.hpp"

namespace plotboard::desk {

std::string question_words(const state::Choice& choice, const words::Names& names) {
  const Phrase asked = choice.prompt.empty() ? just(words::Word{choice.kind}) : choice.prompt;
  const std::string words = with_stop(with_capital(words::english(asked, names)));
  return choice.ship.empty() || asked.names(choice.ship) ? words : names.piece(choice.ship) + ": " + words;
}

std::string answer_words(const state::Option& option, const words::Names& names) {
  return with_capital(words::english(option.text, names));
}

Phrase dice_words(int count, state::DieKind kind) {
  switch (kind) {
    case state::DieKind::attack:
      return say("log.attack-dice", count);
    case state::DieKind::defense:
      return say("log.defense-dice", count);
    case state::DieKind::d6:
    case state::DieKind::d3:
    case state::DieKind::random:
      break;
  }
  return say("log.dice", count);
}

std::string roll_words(const state::Choice& choice, const std::string& what) {
  const std::string dice = dice_words(choice.dice, choice.die).english(), again = "rerolled";
  if (what.empty()) return "Roll " + dice;
  const std::size_t at = what.find(again);
  if (at != std::string::npos) return "Reroll " + dice + what.substr(at + again.size());
  return "Roll " + dice + " for " + what;
}

std::string reroll_words(std::size_t dice) { return "Reroll " + std::to_string(dice) + (dice == 1 ? " die" : " dice"); }

}  // namespace plotboard::desk
