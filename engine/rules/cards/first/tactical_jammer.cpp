#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"
#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Its base lies on the line of an enemy's attack at another ship: that is obstruction like any (but 1e-obst-17), for
// one die with whatever else lies there (1e-obst-15). The attack is told of it, for other cards ask too; one that is
// only thought of gets its die.
void tactical_jammer(Effects& all) {
  static constexpr auto is_on_line = [](const Game& game, Id jammer, const state::Attack& attack) {
    const Field& field = field_of(game);
    const Field::Ship* from = field.ship(attack.attacker);
    const Field::Ship* to = field.ship(attack.defender);
    const Field::Ship* between = field.ship(jammer);
    if (from == nullptr || to == nullptr || between == nullptr) return false;
    if (jammer == attack.defender || game.friendly(jammer, attack.attacker)) return false;
    const auto verdict = ArcGauge(field, *from, attack.arc).in_arc(*to);
    if (!verdict) return false;
    const auto crossed =
        geom::obstruction(verdict->line, verdict->first, verdict->last, {&between->shape()}, field.tolerance_mm());
    return !crossed.obstacles.empty();
  };
  must(
      all, "1e-upgrade-tacticaljammer", Window::defender_declared,
      [](const Game& game, const Occasion& occasion) {
        const state::Attack& attack = attack_in(game, occasion);
        return occasion.subject == attack.attacker && attack.obstructed_by.empty() &&
               is_on_line(game, occasion.owner, attack);
      },
      [](Game& game, Occasion& occasion) {
        const Id jammer = occasion.owner;
        change_attack(game, [jammer](state::Attack& attack) { attack.obstructed_by.push_back(jammer); });
      })
      .anyone = true;
  must(
      all, "1e-upgrade-tacticaljammer", Window::defense_dice,
      [](const Game& game, const Occasion& occasion) {
        const state::Attack& attack = attack_in(game, occasion);
        return occasion.attack != game.attack() && attack.obstructed_by.empty() &&
               is_on_line(game, occasion.owner, attack);
      },
      [](Game&, Occasion& occasion) { ++occasion.value; })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
