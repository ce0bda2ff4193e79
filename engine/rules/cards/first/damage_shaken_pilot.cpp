#include "rules/cards/first/parts_damage.hpp"
#include "rules/play/dial_now.hpp"

namespace plotboard::rules::effects::first {

namespace {

// A straight that lay on the dial already, because the card came after it was set.
void opponent_turns_dial(Game& game, Id ship) {
  const auto set = game.piece(ship).ship.dial;
  if (!set || set->bearing != geom::Bearing::straight) return;
  state::Choice choice = choice_of(game, "turn-dial", ship, "1e-deckf-4", say("dial.turn-to", ship));
  choice.side = state::other(game.piece(ship).side);
  for (const data::DialEntry& entry : dial_now(game, ship).entries) {
    const bool barred = entry.difficulty == geom::Difficulty::red && is_stressed(game.piece(ship));
    if (entry.maneuver.bearing == geom::Bearing::straight || barred) continue;
    const words::Word colour{geom::name_of(entry.difficulty)};
    choice.options.push_back(option(geom::code_of(entry.maneuver), say("maneuver.coloured", colour, entry.maneuver)));
  }
  if (choice.options.empty()) return;
  const Id code = game.ask(std::move(choice));
  game.emit(state::DialSet{ship, geom::maneuver_from_code(code.text())});
}

}  // namespace

void damage_shaken_pilot(Effects& all) {
  on_damage(
      all, {{"damage:203", "1e-deckf-4"}}, Window::may_dial,
      [](const Game&, const Occasion& occasion) { return occasion.maneuver.bearing == geom::Bearing::straight; },
      bars_by_card);
  on_damage(all, {{"damage:203", "1e-deckf-4"}}, Window::after_reveal, nullptr, [](Game& game, Occasion& occasion) {
    opponent_turns_dial(game, occasion.owner);
    turn_first_down(game, occasion);
  });
}

}  // namespace plotboard::rules::effects::first
