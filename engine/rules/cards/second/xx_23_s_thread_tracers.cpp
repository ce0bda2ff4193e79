#include "rules/cards/parts.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

// Choice "tracer" of every friend, the attacker among them: "yes" locks the target.
void xx_23_s_thread_tracers(Effects& all) {
  add_harm<Harm::none>(all, "xx-23-s-thread-tracers", "fga-table-2.12");
  Effect trace;
  trace.card = "xx-23-s-thread-tracers";
  trace.window = Window::deal_damage;
  trace.rule = "fga-table-2.12";
  trace.when = attacks_with_card;
  trace.run = [](Game& game, Occasion& occasion) {
    for (const Id id : ships_near(game, occasion.other, 1, 3)) {
      if (!game.friendly(id, occasion.subject) || game.piece(id).has_locked(occasion.other)) continue;
      if (game.ask_whether("tracer", id, "fga-table-2.12", say("thread-tracers.lock", id, occasion.other))) {
        game.tell(id, "fga-table-2.12", say("thread-tracers.lead"));
        set_lock(game, id, occasion.other, "fga-table-2.12");
      }
    }
  };
  all.push_back(trace);
}

}  // namespace plotboard::rules::effects
