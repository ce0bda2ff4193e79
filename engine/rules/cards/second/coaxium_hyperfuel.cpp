#include <algorithm>

#include "rules/play/actions.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr const char* kStressed = "coaxium";  // mark of this round: it was stressed when it chose to SLAM

// Choice "coaxium": "expose" (a facedown damage card) or "crit" (1 critical damage).
void pay(Game& game, Id ship) {
  const auto& damage = game.piece(ship).ship.damage;
  const bool facedown = std::any_of(damage.begin(), damage.end(), [](const auto& card) { return !card.faceup; });
  state::Choice choice = choice_of(game, "coaxium", ship, "fga-table-2.11", say("coaxium.price", ship));
  choice.options.push_back(facedown
                               ? option("expose", say("cards.expose"))
                               : forbidden("expose", say("cards.expose"), "2e-damage-deck-8", say("coaxium.no-card")));
  choice.options.push_back(option("crit", say("coaxium.suffer")));
  if (game.ask(std::move(choice)) == "expose") {
    expose(game, ship, "fga-table-2.11");
  } else {
    suffer(game, ship, 0, 1, "fga-table-2.11");
  }
}

}  // namespace

void coaxium_hyperfuel(Effects& all) {
  Effect allowed;
  allowed.card = "coaxium-hyperfuel";
  allowed.window = Window::acts_stressed;
  allowed.rule = "fga-table-2.11";
  allowed.when = [](const Game&, const Occasion& occasion) { return occasion.word == "slam"; };
  allowed.run = [](Game&, Occasion& occasion) { occasion.value = 1; };
  all.push_back(allowed);

  // The price comes after the SLAM (fga-cards-7), which may bring stress of its own: whether it was stressed before is
  // noted.
  Effect note;
  note.card = "coaxium-hyperfuel";
  note.window = Window::before_action;
  note.rule = "fga-table-2.11";
  note.when = [](const Game& game, const Occasion& occasion) {
    return occasion.word == "slam" && game.piece(occasion.subject).tokens.stress > 0;
  };
  note.run = [](Game& game, Occasion& occasion) { game.emit(state::Marked{occasion.subject, kStressed}); };
  all.push_back(note);

  Effect price;
  price.card = "coaxium-hyperfuel";
  price.window = Window::after_action;
  price.rule = "fga-table-2.11";
  price.when = [](const Game& game, const Occasion& occasion) {
    return occasion.word == "slam" && game.piece(occasion.subject).ship.has_mark(kStressed);
  };
  price.run = [](Game& game, Occasion& occasion) { pay(game, occasion.subject); };
  all.push_back(price);

  Effect again;
  again.card = "coaxium-hyperfuel";
  again.window = Window::after_maneuver;
  again.rule = "fga-table-2.11";
  again.when = [](const Game&, const Occasion& occasion) {
    return occasion.move != nullptr && !occasion.move->fully_executed;
  };
  again.run = [](Game& game, Occasion& occasion) {
    Offer offer;
    offer.only = {"slam"};
    offer.action_step = true;  // what the card allows is just that: a SLAM outside of it (2e-slam-2)
    offer.cost = pay;
    offer.rule = "fga-table-2.11";
    offer.prompt = say("coaxium.slam");
    offer_action(game, occasion.subject, offer);
  };
  all.push_back(again);
}

}  // namespace plotboard::rules::effects
