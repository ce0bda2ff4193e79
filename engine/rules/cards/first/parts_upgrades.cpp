#include "rules/cards/first/parts_upgrades.hpp"

#include <algorithm>

#include "data/card_copy.hpp"
#include "rules/first/squad.hpp"
#include "rules/play/copies.hpp"

namespace plotboard::rules::effects::first {

Ids faceup_upgrades(const Game& game, Id ship, Id but) {
  Ids ids;
  for (const state::Card& card : game.piece(ship).ship.cards) {
    const bool listed = base::contains(ids, card.id);
    if (card.discarded || card.id == but || listed || !card.id.starts_with("1e-upgrade-")) continue;
    ids.push_back(card.id);
  }
  return ids;
}

bool is_in_slot(const Game& game, Id card, std::string_view slot) {
  const data::FirstUpgrade* printed = game.catalog().first_upgrades.get(data::printed_card(card));
  return printed != nullptr && printed->slot == slot;
}

Ids cards_of_slots(const Game& game, Id ship, const Ids& slots) {
  Ids cards = faceup_upgrades(game, ship);
  std::erase_if(cards, [&](Id card) {
    return std::none_of(slots.begin(), slots.end(), [&](Id slot) { return is_in_slot(game, card, slot.text()); });
  });
  return cards;
}

int printed_points(const Game& game, Id card) {
  const data::FirstUpgrade* printed = game.catalog().first_upgrades.get(data::printed_card(card));
  return printed == nullptr ? 0 : printed->points;
}

Id pick_card(Game& game, Id chooser, Id ship, const Ids& cards, std::string_view rule) {
  state::Choice choice = choice_of(game, "upgrade", chooser, Id(rule), say("upgrade.which", ship));
  for (const Id card : cards) choice.options.push_back(option(card, just(words::Card{card})));
  return game.ask(std::move(choice));
}

void turn_card_over(Game& game, Id ship, Id card, Id other_side) {
  const state::Card* carried = game.piece(ship).ship.card(card);
  if (carried == nullptr) return;
  state::Card turned = *carried;
  turned.id = free_copy(game.piece(ship).ship, other_side);
  game.emit(state::CardTaken{ship, card});
  game.emit(state::CardAssigned{ship, turned});
}

namespace {

// What may come in the place of that card: legal on the ship without it, and no dearer.
Ids replacements(const Game& game, Id ship, Id card) {
  const data::Catalog& catalog = game.catalog();
  const state::Card* carried = game.piece(ship).ship.card(card);
  std::vector<state::Piece> squad;
  for (const state::Piece& piece : game.table().pieces) {
    if (piece.type != state::PieceType::ship || piece.side != game.piece(ship).side) continue;
    squad.push_back(piece);
    if (piece.id != ship) continue;
    auto& cards = squad.back().ship.cards;
    cards.erase(std::find_if(cards.begin(), cards.end(), [&](const state::Card& each) { return each.id == card; }));
  }
  const data::FirstUpgrade* now = catalog.first_upgrades.get(data::printed_card(card));
  Ids found;
  for (const rules::first::Fitting& fitting : rules::first::fittings(catalog, squad, ship)) {
    const data::FirstUpgrade* other = catalog.first_upgrades.get(fitting.upgrade);
    const bool fits = !fitting.fault && fitting.section == carried->section && other->id != now->id;
    if (fits && other->slot == now->slot && other->points <= now->points) found.push_back(other->id);
  }
  return found;
}

}  // namespace

void exchange_card(Game& game, Id ship, const Ids& slots, std::string_view rule) {
  const Ids cards = cards_of_slots(game, ship, slots);
  if (cards.empty()) return;
  const Id card = pick_card(game, ship, ship, cards, rule);
  state::Choice choice = choice_of(game, "exchange", ship, Id(rule), say("exchange.which", ship, words::Card{card}));
  for (const Id other : replacements(game, ship, card)) {
    choice.options.push_back(option(other, just(words::Card{other})));
  }
  choice.options.push_back(option("pass", say("answer.no")));
  const Id other = game.ask(std::move(choice));
  if (other == "pass") return;
  turn_card_over(game, ship, card, other);
}

// Which side is up is chosen as the ship is placed (1e-squad-21), and again after each maneuver.
void add_pivot(Effects& all, const char* card) {
  for (const Window window : {Window::setup, Window::after_maneuver}) {
    Effect& turns = may(all, card, window, is_own, [](Game& game, Occasion& occasion) {
      const Id other_side = game.catalog().first_upgrades.get(data::printed_card(occasion.card))->other_side;
      turn_card_over(game, occasion.owner, occasion.card, other_side);
    });
    turns.prompt = say("upgrade.turn-over", words::Card{card});
    turns.worth = [](Game& game, const Occasion& occasion) {  // the side with the higher agility
      return game.catalog().first_upgrades.get(data::printed_card(occasion.card))->other_side ==
             "1e-upgrade-pivotwing-title-attack";
    };
  }
}

}  // namespace plotboard::rules::effects::first
