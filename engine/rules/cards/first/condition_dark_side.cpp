#include <algorithm>

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr const char* kCondition = "1e-condition-illshowyouthedarkside";

// Which card lies on it is noted there by its last two digits, in which the cards of one deck differ. It stays in the
// deck: there is no other place for it, and should both of its kind have gone from there, the condition goes too.
constexpr int kDigits = 100;

const state::Deck& deck_of(const Game& game, Id ship) {
  return game.table().play.decks[state::seat(game.piece(ship).side)];
}
bool is_pilot_card(const Game& game, int number) {
  const data::DamageCard* card = game.catalog().damage_card(number);
  return card != nullptr && card->pilot;
}

int noted_card(const Game& game, Id ship) {
  const int note = game.piece(ship).ship.card(kCondition)->charges;
  for (const std::vector<int>* pile : {&deck_of(game, ship).draw, &deck_of(game, ship).discard}) {
    for (const int number : *pile) {
      if (note != 0 && is_pilot_card(game, number) && number % kDigits == note) return number;
    }
  }
  return 0;
}

// 1e-cond-5: whoever had it assigned, the ship's enemy, looks through the deck.
void lay_card(Game& game, Occasion& occasion) {
  const Id ship = occasion.owner;
  std::vector<int> numbers;
  for (const int number : deck_of(game, ship).draw) {
    if (is_pilot_card(game, number)) numbers.push_back(number);
  }
  std::sort(numbers.begin(), numbers.end());
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  if (numbers.empty()) return remove_condition(game, ship, kCondition, "1e-cond-5");
  state::Choice choice = choice_of(game, "dark-side", ship, "1e-cond-5", say("dark-side.which", ship));
  choice.side = state::other(game.piece(ship).side);
  for (const int number : numbers) {
    const Id card = data::damage_card(number);
    choice.options.push_back(option(card, just(words::Card{card})));
  }
  const Id picked = game.ask(std::move(choice));
  state::Card card = *game.piece(ship).ship.card(kCondition);
  card.charges = data::number_of_damage(picked).value() % kDigits;
  game.tell(ship, "1e-cond-5", say("dark-side.laid", words::Card{picked}));
  game.emit(state::CardTaken{ship, kCondition});
  game.emit(state::CardAssigned{ship, card});
}

// While an attack deals its damage: what follows it, as Vader's crew card does, is none of it.
bool in_damage_of_attack(const Game& game, const Occasion& occasion) {
  const state::Attack* attack = game.attack();
  return is_own(game, occasion) && attack != nullptr && attack->defender == occasion.owner &&
         attack->step == state::AttackStep::damage;
}

}  // namespace

// The card that lies on the condition comes in place of the next critical damage, shields or not. The condition goes
// after it has been dealt: who picks among damage cards sees by it that this one is none to pick (1e-cond-6).
void condition_dark_side(Effects& all) {
  must(
      all, kCondition, Window::condition_assigned,
      [](const Game& game, const Occasion& occasion) {
        const state::Card* card = owner_of(game, occasion).ship.card(kCondition);
        return is_own(game, occasion) && occasion.word == kCondition && card != nullptr && card->charges == 0;
      },
      lay_card);
  must(all, kCondition, Window::suffer_crit, in_damage_of_attack, [](Game& game, Occasion& occasion) {
    const Id ship = occasion.owner;
    if (const int number = noted_card(game, ship); number != 0) {
      occasion.stopped = true;
      game.emit(state::CardNamed{game.piece(ship).side, number});
      deal_card(game, ship, true, "1e-cond-6");
    }
    remove_condition(game, ship, kCondition, "1e-cond-6");
  });
}

}  // namespace plotboard::rules::effects::first
