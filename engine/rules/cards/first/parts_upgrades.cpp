#include "rules/cards/first/parts_upgrades.hpp"

#include <algorithm>

namespace plotboard::rules::effects::first {

bool wants(Game& game, const Occasion& occasion, Id ship, bool worth) {
  const words::Card card{occasion.card};
  state::Choice choice =
      choice_of(game, "effect", ship, occasion.card, say("effect.question", ship, say("effect.use", card)));
  choice.options = {option(occasion.card, say("effect.yes", card)), option("pass", say("answer.no"))};
  choice.options.front().unwise = !worth;
  return game.ask(std::move(choice)) != "pass";
}

Ids all_within(const Game& game, Id ship, int nearest, int farthest) {
  Ids ids;
  for (const state::Piece& other : game.table().pieces) {
    if (other.in_play() && other.id != ship && within(game, ship, other.id, nearest, farthest)) ids.push_back(other.id);
  }
  return ids;
}

Face throw_die(Game& game, const Occasion& occasion, Id ship, state::DieKind kind) {
  return game.roll(ship, kind, 1, just(words::Card{occasion.card})).front();
}

bool came_to_rest_on_owner(const Game& game, const Occasion& occasion) {
  return occasion.move != nullptr && !occasion.move->fully_executed &&
         !game.friendly(occasion.owner, occasion.subject) && base::contains(occasion.move->touching, occasion.owner);
}

bool is_in_slot(const Game& game, Id card, std::string_view slot) {
  const data::FirstUpgrade* printed = game.catalog().first_upgrades.get(card);
  return printed != nullptr && printed->slot == slot;
}

namespace {

constexpr const char* kGivenUp = "attacks-given-up";

}  // namespace

bool has_attacks_to_give_up(const Game& game, Id ship) {
  const Ids& marks = game.piece(ship).ship.marks;
  return std::none_of(marks.begin(), marks.end(),
                      [](Id mark) { return mark == kGivenUp || mark.starts_with("attack:"); });
}

void give_up_attacks(Game& game, Id ship) {
  game.emit(state::Marked{ship, kGivenUp});
  game.emit(state::Marked{ship, kNoMoreAttacks});
}

}  // namespace plotboard::rules::effects::first
