#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

namespace {

bool is_lone_wolf(const Game& game, const Occasion& occasion) {
  return friends_within(game, occasion.owner, 1, 2).empty();
}

template <bool attack_die>
bool has_lone_blank(const Game& game) {
  const auto& dice = attack_die ? game.attack()->attack_dice : game.attack()->defense_dice;
  return std::any_of(dice.begin(), dice.end(),
                     [](const state::Die& die) { return die.face == Face::blank && !die.rerolled && !die.fixed; });
}

template <bool attack_die>
void reroll_lone_blank(Game& game, Occasion&) {
  const auto& dice = attack_die ? game.attack()->attack_dice : game.attack()->defense_dice;
  for (std::size_t i = 0; i < dice.size(); ++i) {
    if (dice[i].face != Face::blank || dice[i].rerolled || dice[i].fixed) continue;
    return reroll(game, attack_die, {i}, say("dice.rerolled-by-card"));
  }
}

// A key a side: both ships of an attack may carry the card.
template <bool attack_die>
void add_lone_option(Game&, Occasion& occasion) {
  const std::string key = occasion.card.text() + (attack_die ? ":attack" : ":defense");
  occasion.options->push_back(option(key, just(words::Card{occasion.card})));
}

}  // namespace

void lone_wolf(Effects& all) {
  offers(
      all, "1e-upgrade-lonewolf", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && has_lone_blank<true>(game) && is_lone_wolf(game, occasion);
      },
      reroll_lone_blank<true>)
      .run = add_lone_option<true>;
  offers(
      all, "1e-upgrade-lonewolf", Window::modify_defense,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && has_lone_blank<false>(game) && is_lone_wolf(game, occasion);
      },
      reroll_lone_blank<false>)
      .run = add_lone_option<false>;
}

}  // namespace plotboard::rules::effects::first
