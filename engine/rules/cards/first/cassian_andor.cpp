#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Speed and bearing, left and right told apart; the colour is not asked for. Choices "guess" and "dial", codes of
// maneuvers.
void cassian_andor(Effects& all) {
  static constexpr auto with_dials = [](const Game& game, Id ship) {
    Ids enemies = enemies_within(game, ship, 1, 2);
    std::erase_if(enemies, [&](Id id) { return !game.piece(id).ship.dial; });
    return enemies;
  };
  static constexpr auto ask_maneuver = [](Game& game, const char* kind, Id ship, Id of, const Phrase& prompt) {
    state::Choice choice = choice_of(game, kind, ship, "1e-upgrade-cassianandor", prompt);
    for (const data::DialEntry& entry : game.type_of(of)->dial.entries) {
      choice.options.push_back(option(geom::code_of(entry.maneuver), just(entry.maneuver)));
    }
    return geom::maneuver_from_code(game.ask(std::move(choice)).text());
  };
  may(
      all, "1e-upgrade-cassianandor", Window::planning_end,
      [](const Game& game, const Occasion& occasion) { return !with_dials(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const Id enemy = pick_ship(game, ship, with_dials(game, ship), "1e-upgrade-cassianandor", false);
        const auto guess = ask_maneuver(game, "guess", ship, enemy, say("guess.which-maneuver", enemy));
        const bool right = guess == game.piece(enemy).ship.dial;
        game.tell(ship, "1e-upgrade-cassianandor", right ? say("guess.right") : say("guess.wrong"));
        if (!right || !game.piece(ship).ship.dial) return;
        const auto now = ask_maneuver(game, "dial", ship, ship, say("dial.which-now", ship));
        game.emit(state::DialSet{ship, now});
      });
}

}  // namespace plotboard::rules::effects::first
