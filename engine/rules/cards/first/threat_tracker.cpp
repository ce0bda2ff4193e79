#include "rules/cards/first/parts_actions.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Before that enemy measures and declares. A place that does not fit may be changed for another (1e-action-7): where
// there is none at all nothing is spent.
void threat_tracker(Effects& all) {
  must(
      all, "1e-upgrade-threattracker", Window::before_engage,
      [](const Game& game, const Occasion& occasion) {
        return owner_of(game, occasion).lock == occasion.subject && !game.friendly(occasion.owner, occasion.subject) &&
               band_in_firing_arcs(game, occasion.subject, occasion.owner) <= 2;
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        Offer offer;
        offer.no_link = true;
        for (const Id action : {Id("boost"), Id("barrel-roll")}) {
          if (has_icon(game, ship, action)) offer.only.push_back(action);
        }
        if (offer.only.empty()) return;
        const auto options = action_options(game, ship, offer);
        const bool able = std::any_of(options.begin(), options.end(),
                                      [](const state::Option& each) { return each.legal && each.key != "pass"; });
        const bool in_its_sights = is_in_any_arc(game, ship, occasion.subject);
        if (!able || !wants(game, occasion, ship, in_its_sights)) return;
        spend_lock(game, ship, "1e-upgrade-threattracker");
        free_action(game, ship, offer.only, "1e-upgrade-threattracker");
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
