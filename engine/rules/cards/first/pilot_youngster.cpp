#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

namespace {

const Id kYoungster{"1e-pilot-youngster"};
constexpr std::string_view kBorrowed = "borrowed:";

bool is_tie_fighter(const state::Piece& ship) {
  return ship.ref == "1e-tiefighter" || ship.ref == "1e-tiefofighter" || ship.ref == "1e-tiesffighter";
}

// The Action of that elite card, if it has one that the ship could do; "you" on it is that ship (1e-golden-5).
const Effect* action_of(const Game& game, Id card, Id ship) {
  const data::Upgrade* upgrade = game.catalog().upgrade(card);
  if (upgrade == nullptr || upgrade->slots.empty() || upgrade->slots.front() != "elite") return nullptr;
  Occasion occasion;
  occasion.window = Window::action_options;
  occasion.subject = occasion.owner = ship;
  occasion.card = card;
  for (const Effect* effect : effects_of(card)) {
    if (effect->window != Window::action_options || effect->use == nullptr) continue;
    if (effect->when == nullptr || effect->when(game, occasion)) return effect;
  }
  return nullptr;
}

// The elite card on the owner's ship whose Action the ship may do, or "".
Id lent_card(const Game& game, Id youngster, Id ship) {
  for (const state::Card& card : game.piece(youngster).ship.cards) {
    const bool open = !card.discarded && !game.piece(ship).ship.did(card.id);
    if (open && action_of(game, card.id, ship) != nullptr) return card.id;
  }
  return {};
}

Id borrowed_card(const state::Piece& ship) {
  for (const Id mark : ship.ship.marks) {
    if (mark.starts_with(kBorrowed)) return mark.text().substr(kBorrowed.size());
  }
  return {};
}

// The first in table order speaks for all, so that nobody is asked for an order.
bool is_first_borrower(const Game& game, const Occasion& occasion) {
  for (const state::Piece& piece : game.table().pieces) {
    if (piece.in_play() && !borrowed_card(piece).empty()) return piece.id == occasion.subject;
  }
  return false;
}

void return_cards(Game& game, Occasion&) {
  for (const Id ship : game.ships_in_play()) {
    const Id card = borrowed_card(game.piece(ship));
    if (!card.empty() && game.piece(ship).ship.card(card) != nullptr) game.emit(state::CardTaken{ship, card});
  }
}

}  // namespace

// Friends of his kind do the Action as their own. What it sets up for the round works by the card, so that it lies with
// them until the round is over.
void pilot_youngster(Effects& all) {
  offers(
      all, "1e-pilot-youngster", Window::action_options,
      [](const Game& game, const Occasion& occasion) {
        return is_friend(game, occasion.owner, occasion.subject) && is_tie_fighter(game.piece(occasion.subject)) &&
               within(game, occasion.owner, occasion.subject, 1, 3) &&
               !lent_card(game, occasion.owner, occasion.subject).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.subject;
        const Id card = lent_card(game, occasion.owner, ship);
        if (!has_card(game.piece(ship), card)) {
          game.emit(state::CardAssigned{ship, state::Card{card}});
          game.emit(state::Marked{ship, std::string(kBorrowed) + card.text()});
        }
        game.emit(state::ActionDone{ship, card});  // once a round, by whichever card
        std::vector<state::Option> none;
        Occasion inner;
        inner.window = Window::action_options;
        inner.subject = ship;
        inner.options = &none;
        run_option(game, inner, card);
        occasion.stopped = inner.stopped;
      })
      .anyone = true;
  Effect& ends = must(all, "1e-rules", Window::end_of_round, is_first_borrower, return_cards);
  ends.rule = "1e-pilot-youngster";
  ends.prompt = just(words::Card{kYoungster});
}

}  // namespace plotboard::rules::effects::first
