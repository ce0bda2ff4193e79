#include "rules/cards/parts.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void mag_pulse_warheads(Effects& all) {
  add_harm<Harm::one_crit>(all, "mag-pulse-warheads", "fga-table-2.12");
  Effect pulse;
  pulse.card = "mag-pulse-warheads";
  pulse.window = Window::deal_damage;
  pulse.rule = "fga-table-2.12";
  pulse.when = attacks_with_card;
  pulse.run = [](Game& game, Occasion& occasion) {
    const state::Side by = game.piece(occasion.subject).side;
    game.tell(occasion.other, "fga-table-2.12", say("mag-pulse.suffers"));
    suffer(game, occasion.other, 0, 1, "fga-table-2.12");
    gain(game, occasion.other, state::Token::deplete, 1, "fga-table-2.12", by);
    gain(game, occasion.other, state::Token::jam, 1, "fga-table-2.12", by);
  };
  all.push_back(pulse);
}

}  // namespace plotboard::rules::effects
