#include <algorithm>
#include <string>

#include "rules/cards/second/parts_crew.hpp"
#include "rules/play/actions/parts.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr int kJerjerrodsPrice = 2;  // charges

bool can_boost_to(Game& game, Id ship, Id place) {
  const auto places = actions::place_options(game, ship, geom::Reposition::boost);
  return std::any_of(places.begin(), places.end(),
                     [place](const state::Option& each) { return each.legal && each.key == place; });
}

}  // namespace

// Options "moff-jerjerrod:straight" and the two banks: the template that all are to use.
void moff_jerjerrod(Effects& all) {
  Effect& order = may_gear(
      all, "moff-jerjerrod", Window::system_options, kCrew,
      [](const Game& game, const Occasion& occasion) { return charges_of_card(game, occasion) >= kJerjerrodsPrice; },
      [](Game&, Occasion& occasion) {
        for (const char* place : {"bank-left", "straight", "bank-right"}) {
          occasion.options->push_back(
              option(occasion.card.text() + ":" + place, say("moff-jerjerrod.offer", words::Word{Id(place)})));
        }
      });
  order.worth = [](Game&, const Occasion&) { return false; };  // where they all should go takes a person
  order.use = [](Game& game, Occasion& occasion) {
    const std::string key = occasion.word.text();
    const Id place = key.substr(key.find(':') + 1);
    spend_charges(game, occasion, kJerjerrodsPrice);
    for (const Id id : game.ships_in_play()) {
      if (!game.friendly(id, occasion.owner) || !can_boost_to(game, id, place)) continue;
      Offer offer;
      offer.only = {"boost"};
      offer.colour = "red";
      offer.place = place;
      offer.rule = kCrew;
      offer.prompt = say("moff-jerjerrod.boost", id, words::Word{place});
      offer_action(game, id, offer);
    }
  };
}

}  // namespace plotboard::rules::effects
