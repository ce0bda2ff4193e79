#include "rules/play/equipment.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules {

namespace {

const state::Card* faceup_card(const state::Piece& ship, Id card) {
  const auto& cards = ship.ship.cards;
  const auto found = std::find_if(cards.begin(), cards.end(),
                                  [card](const state::Card& own) { return own.id == card && !own.discarded; });
  return found == cards.end() ? nullptr : &*found;
}

// Ordnance and illicit tokens do; shields and energy that lie on a card are none.
bool holds_spare_tokens(const Game& game, Id card) {
  const data::Upgrade* upgrade = game.catalog().upgrade(card);
  if (upgrade == nullptr || upgrade->slots.empty()) return false;
  const std::string& slot = upgrade->slots.front();
  return slot == "torpedo" || slot == "missile" || slot == "bomb" || slot == "illicit";
}

bool token_goes(Game& game, Id ship, Id card) {
  if (faceup_card(game.piece(ship), card)->charges == 0 || !holds_spare_tokens(game, card)) return false;
  state::Choice choice = choice_of(game, "discard", ship, "1e-token-3", say("discard.what", ship, words::Card{card}));
  choice.options = {option("token", say("discard.token")), option("card", say("discard.card"))};
  return game.ask(std::move(choice)) == "token";
}

// What the card has added to the ship's figures goes (-1) or comes back (1).
void change_figures(Game& game, Id ship, Id card, int sign) {
  const data::Upgrade* upgrade = game.catalog().upgrade(card);
  if (upgrade == nullptr) return;
  const state::FiguresChanged change{ship,
                                     sign * upgrade->hull,
                                     sign * upgrade->agility,
                                     sign * upgrade->shields,
                                     sign * upgrade->energy,
                                     game.piece(ship).ship.card(card)->section};
  if (change.hull != 0 || change.agility != 0 || change.shields != 0 || change.energy != 0) game.emit(change);
}

}  // namespace

bool has_card(const state::Piece& ship, Id card) { return faceup_card(ship, card) != nullptr; }

bool discard_card(Game& game, Id ship, Id card, std::string_view rule) {
  ENSURE(has_card(game.piece(ship), card), ship + " has no card to discard: " + card);
  if (token_goes(game, ship, card)) {
    game.tell(ship, "1e-token-3", say("discard.token-goes", words::Card{card}));
    game.emit(state::ChargesChanged{ship, card, -1});
    return false;
  }
  game.tell(ship, rule, say("discard.card-goes", words::Card{card}));
  game.emit(state::CardDiscarded{ship, card, true});
  change_figures(game, ship, card, -1);
  moment(game, Window::upgrade_discarded, ship, "", card);
  return true;
}

void restore_card(Game& game, Id ship, Id card, std::string_view rule) {
  const auto& cards = game.piece(ship).ship.cards;
  const auto found = std::find_if(cards.begin(), cards.end(),
                                  [card](const state::Card& own) { return own.id == card && own.discarded; });
  if (found == cards.end()) return;
  game.tell(ship, rule, say("discard.turned-up", words::Card{card}));
  game.emit(state::CardDiscarded{ship, card, false});
  change_figures(game, ship, card, 1);
}

void assign_condition(Game& game, Id ship, Id condition, bool unique, std::string_view rule) {
  // Whoever has an ability by another card than its own, as Thweek has, assigns no condition by it (1e-cond-10).
  const state::Piece* author = game.find(game.author());
  const bool of_pilot = author != nullptr && game.catalog().first_pilot(Id(rule)) != nullptr;
  if (of_pilot && author->ship.pilot != Id(rule) && has_card(*author, Id(rule))) {
    return game.tell(author->id, "1e-cond-10", say("condition.not-by-borrowed"));
  }
  state::Card card{condition};
  if (unique) {
    const state::Side side = game.piece(ship).side;
    Ids former;
    for (const state::Piece& other : game.table().pieces) {
      // A condition lies with the enemy of who assigned it, or with a friend: the side that bears it tells them apart.
      if (other.side == side && has_card(other, condition)) former.push_back(other.id);
    }
    for (const Id other : former) {
      card.charges = game.piece(other).ship.card(condition)->charges;  // what lies on it moves with it (1e-cond-5)
      game.emit(state::CardTaken{other, condition});
    }
  }
  game.tell(ship, rule, say("condition.assigned", words::Card{condition}));
  game.emit(state::CardAssigned{ship, card});
  moment(game, Window::condition_assigned, ship, "", condition);
}

void remove_condition(Game& game, Id ship, Id condition, std::string_view rule) {
  if (!has_card(game.piece(ship), condition)) return;
  game.tell(ship, rule, say("condition.removed", words::Card{condition}));
  game.emit(state::CardTaken{ship, condition});
}

}  // namespace plotboard::rules
