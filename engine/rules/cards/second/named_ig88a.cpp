#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

bool calculates(const Game& game, const Occasion& occasion) { return bearer(game, occasion).tokens.calculate > 0; }
Ids calculating_friends(const Game& game, const Occasion& occasion) {
  Ids ids = friends_at(game, occasion, 1, 3);
  std::erase_if(ids, [&](Id id) { return !is_on_bar(game, id, "calculate"); });
  return ids;
}

}  // namespace

void named_ig88a(Effects& all) {
  squad_may(
      all, "pilot:ig88a", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) {
        return calculates(game, occasion) && !calculating_friends(game, occasion).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id to = pick_ship(game, occasion, calculating_friends(game, occasion));
        transfer(game, occasion.owner, to.text(), state::Token::calculate, kCardRule);
      });
}

}  // namespace plotboard::rules::effects
