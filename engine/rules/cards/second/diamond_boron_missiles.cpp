#include "rules/cards/parts.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void diamond_boron_missiles(Effects& all) {
  Effect burst;
  burst.card = "diamond-boron-missiles";
  burst.window = Window::after_hit;
  burst.rule = "fga-table-2.12";
  burst.may = true;
  burst.worth = [](Game& game, const Occasion& occasion) {
    int balance = 0;
    for (const Id id : ships_near(game, occasion.other, 0, 1)) {
      if (agility_of(game, id) > agility_of(game, occasion.other)) continue;
      balance += game.friendly(id, occasion.subject) ? -1 : 1;
    }
    return balance > 0;
  };
  burst.prompt = say("diamond-boron.burst");
  burst.when = [](const Game& game, const Occasion& occasion) {
    return attacks_with_card(game, occasion) && charges_of_card(game, occasion) > 0;
  };
  burst.run = [](Game& game, Occasion& occasion) {
    spend_charges(game, occasion, 1);
    const int agility = agility_of(game, occasion.other);
    for (const Id id : ships_near(game, occasion.other, 0, 1)) {
      if (!game.in_play(id) || agility_of(game, id) > agility) continue;
      const state::Face face = game.roll(id, state::DieKind::attack, 1, say("diamond-boron.dice")).front();
      suffer(game, id, face == state::Face::hit ? 1 : 0, face == state::Face::crit ? 1 : 0, "fga-table-2.12");
    }
  };
  all.push_back(burst);
}

}  // namespace plotboard::rules::effects
