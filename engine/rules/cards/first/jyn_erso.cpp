#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr int kMostOfJyn = 3;

int tokens_of_jyn(const Game& game, Id carrier) {
  return std::min(kMostOfJyn, static_cast<int>(enemies_in_firing_arcs(game, carrier, 3).size()));
}

}  // namespace

void jyn_erso(Effects& all) {
  action(all, "1e-upgrade-jynerso", nullptr, [](Game& game, Occasion& occasion) {
    const Id carrier = occasion.owner;
    Ids friends = friends_within(game, carrier, 1, 2);
    friends.insert(friends.begin(), carrier);  // 1e-range-7
    const Id to = pick_ship(game, carrier, friends, "1e-upgrade-jynerso", false);
    gain(game, to, Token::focus, tokens_of_jyn(game, carrier), "1e-upgrade-jynerso");
  }).worth = [](Game& game, const Occasion& occasion) { return tokens_of_jyn(game, occasion.owner) > 0; };
}

}  // namespace plotboard::rules::effects::first
