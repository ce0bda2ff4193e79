#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr const char* kRattled = "1e-condition-rattled";

// Damage that bombs deal names their rule: 1e-bomb-19 to -26.
bool is_of_bomb(const Game&, const Occasion& occasion) {
  constexpr std::string_view kBomb = "1e-bomb-";
  return occasion.owner == occasion.subject && occasion.word.starts_with(kBomb);
}

}  // namespace

void condition_rattled(Effects& all) {
  must(all, kRattled, Window::after_damage, is_of_bomb, [](Game& game, Occasion& occasion) {
    const Id ship = occasion.owner;
    remove_condition(game, ship, kRattled, "1e-cond-13");
    suffer(game, ship, 0, 1, "1e-cond-13");
  });
  action(all, kRattled, nullptr, [](Game& game, Occasion& occasion) {
    const Id ship = occasion.subject;
    const Face face = game.roll(ship, state::DieKind::attack, 1, just(words::Card{kRattled})).front();
    if (face == Face::focus || face == Face::hit) remove_condition(game, ship, kRattled, "1e-cond-13");
  });
}

}  // namespace plotboard::rules::effects::first
