#include "rules/cards/first/parts_damage.hpp"

namespace plotboard::rules::effects::first {

namespace {

// One of the small and large ships of this ship's side, picked by `chooser`.
void stress_one_of(Game& game, Id ship, state::Side chooser, bool may_pass) {
  state::Choice choice = choice_of(game, "ship", ship, "1e-hdeck-21", say("ship.which", ship));
  choice.side = chooser;
  for (const state::Piece& other : game.table().pieces) {
    if (!other.in_play() || !is_friend(game, ship, other.id) || geom::is_huge(other.base)) continue;
    choice.options.push_back(option(other.id, just(words::Whole{other.id})));
    choice.options.back().piece = other.id;
  }
  if (choice.options.empty()) return;
  if (may_pass) choice.options.push_back(option("pass", say("ship.nobody")));
  const Id picked = game.ask(std::move(choice));
  if (picked != "pass") gain(game, picked, Token::stress, 1, "1e-hdeck-21");
}

}  // namespace

void damage_command_pod_casualties(Effects& all) {
  on_damage(all, {{"damage:313", "1e-hdeck-21"}}, Window::card_faceup, nullptr, [](Game& game, Occasion& occasion) {
    const int index = occasion.value;
    const state::Side own = owner_of(game, occasion).side;
    stress_one_of(game, occasion.owner, own, false);
    stress_one_of(game, occasion.owner, state::other(own), true);
    turn_card_down(game, occasion, index);
  });
}

}  // namespace plotboard::rules::effects::first
