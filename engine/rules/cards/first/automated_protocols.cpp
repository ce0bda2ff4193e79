#include "rules/cards/first/parts.hpp"
#include "rules/first/huge.hpp"

namespace plotboard::rules::effects::first {

// The one free action of huge ships (1e-huge-4). The price comes first, so a recover needs energy beside it.
void automated_protocols(Effects& all) {
  must(
      all, "1e-upgrade-automatedprotocols", Window::after_action,
      [](const Game& game, const Occasion& occasion) {
        return is_fresh(game, occasion) && occasion.word != "recover" && occasion.word != "reinforce" &&
               rules::first::energy_of(owner_of(game, occasion)) > 0;
      },
      [](Game& game, Occasion& occasion) {
        Offer offer;
        offer.only = {"reinforce"};
        if (rules::first::energy_of(owner_of(game, occasion)) > 1) offer.only.push_back("recover");
        offer.no_link = true;
        offer.rule = "1e-upgrade-automatedprotocols";
        offer.prompt = say("action.free", occasion.owner);
        offer.cost = [](Game& table, Id ship) {
          rules::first::spend_energy(table, ship, 1);
          table.emit(state::Marked{ship, "used:1e-upgrade-automatedprotocols"});
        };
        offer_action(game, occasion.owner, offer);
      });
}

}  // namespace plotboard::rules::effects::first
