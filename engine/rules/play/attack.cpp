// The attack from its declaration to its end (2e-attack-1).
#include "rules/play/attack.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "rules/board/components.hpp"
#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"
#include "rules/play/additions.hpp"
#include "rules/play/attack_steps.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules {

namespace {

// 2e-obstruct-7: where lines that are equally short differ in what they cross, the attacker says along which.
Ids line_of_fire(Game& game, const Shot& shot) {
  const Field& field = field_of(game);
  const Field::Ship* from = field.ship(shot.attacker);
  const Field::Ship* to = field.ship(shot.defender);
  if (from == nullptr || to == nullptr) return shot.obstructed_by;
  if (field.obstacles().empty() && field.components().empty()) return shot.obstructed_by;
  const ArcGauge gauge(field, *from, shot.arc);
  const auto verdict = gauge.in_arc(*to);
  if (!verdict) return shot.obstructed_by;
  const Ids crossed = gauge.might_obstruct(*to, *verdict);
  if (crossed.empty() || crossed == shot.obstructed_by) return shot.obstructed_by;
  state::Choice choice = choice_of(game, "obstruction-line", shot.attacker, "2e-obstruct-7", say("line.which"));
  if (shot.obstructed_by.empty()) choice.options.push_back(option("clear", say("line.clear")));
  for (const Id id : crossed) {
    if (!blocking_cloud(field, {id}, shot.range).empty()) continue;
    choice.options.push_back(option(id, say("line.across", id)));
    choice.options.back().piece = id;
  }
  if (choice.options.empty()) return shot.obstructed_by;
  const Id key = game.ask(std::move(choice));
  if (key == "clear") return {};
  return {key};
}

void pay_costs(Game& game, const Shot& shot) {
  if (shot.weapon.weapon.charges == 0) return;
  game.tell(shot.attacker, "2e-attack-5", say("attack.pays-charge"));
  game.emit(state::ChargesChanged{shot.attacker, shot.weapon.id, -shot.weapon.weapon.charges});
}

// "its front weapon"; an upgrade by its name.
Phrase in_sentence(const data::Catalog& catalog, const WeaponOnShip& weapon) {
  if (weapon.printed == nullptr || catalog.upgrade(weapon.id) != nullptr) return weapon.in_sentence();
  std::string name = *weapon.printed;
  if (!name.empty() && name[0] >= 'A' && name[0] <= 'Z') name[0] = static_cast<char>(name[0] - 'A' + 'a');
  return say("weapon.its", words::Text{std::move(name)});
}

void tell_declaration(Game& game, const state::Attack& attack, const WeaponOnShip& weapon) {
  if (!game.narrates()) return;
  const Phrase fired = in_sentence(game.catalog(), weapon);
  const words::Word arc{geom::name_of(attack.arc)};
  const Ids& across = attack.obstructed_by;
  game.tell(
      attack.attacker, "2e-attack-4",
      across.empty() ? say("attack.fires", fired, arc) : say("attack.fires-across", fired, arc, Phrase::list(across)));
}

// From the dice on. A card may have made the attack hit without dice (2e-attack-14), or ended it.
void follow_steps(Game& game) {
  const bool rolls = !game.attack()->ended && !game.attack()->sure_hit;
  const auto is_due = [&](AttackStage stage) {
    const state::Attack& attack = *game.attack();
    switch (stage) {
      case AttackStage::dice:
        return rolls;
      case AttackStage::results:
        return !attack.ended;
      case AttackStage::damage:
        return !attack.ended && attack.hit;
      case AttackStage::aftermath:
        break;
    }
    return true;
  };
  for (const AttackStepRule& step : book_of(game).attack) {
    if (is_due(step.stage)) step.run(game);
  }
}

// The card of one AI ship spends its lock whenever it can, and keeps none on the ship that it has attacked.
void drop_left_over_lock(Game& game, const Shot& shot) {
  const state::Piece& attacker = game.piece(shot.attacker);
  if (!attacker.ai || attacker.lock != shot.defender) return;
  const data::AiCard* card = game.catalog().card_for(attacker.ref, attacker.faction);
  if (card == nullptr || std::none_of(card->attacks.begin(), card->attacks.end(),
                                      [](const data::AttackLine& line) { return line.spends_lock; })) {
    return;
  }
  game.tell(shot.attacker, "fga-3.1.1-7", say("attack.no-lock-left-over"));
  game.emit(state::LockSet{shot.attacker, ""});
}

}  // namespace

state::Attack attack_by(const Shot& shot, bool bonus) {
  state::Attack attack;
  attack.attacker = shot.attacker;
  attack.defender = shot.defender;
  attack.weapon = shot.weapon.id;
  attack.arc = shot.arc;
  attack.range = shot.range;
  attack.range_zero = shot.range_zero;
  attack.obstructed_by = shot.obstructed_by;
  attack.bonus = bonus;
  return attack;
}

void carry_out(Game& game, const Shot& shot, bool bonus) {
  state::Attack attack = attack_by(shot, bonus);
  attack.obstructed_by = line_of_fire(game, shot);
  {
    const Game::Resolving resolving(game);  // who is destroyed stays for the Aftermath (2e-attack-8)
    game.emit(state::AttackDeclared{attack});
    additions().attacked(game, attack);
    tell_declaration(game, attack, shot.weapon);
    game.emit(state::Marked{shot.attacker, "attack:" + shot.weapon.id + ":" + std::string(geom::name_of(shot.arc))});
    if (bonus) game.emit(state::Marked{shot.attacker, "bonus-attack"});
    pay_costs(game, shot);
    moment(game, Window::defender_declared, shot.attacker, shot.defender, shot.weapon.id);
    moment(game, Window::defender_declared, shot.defender, shot.attacker, shot.weapon.id);
    follow_steps(game);
    game.emit(state::AttackEnded{});
    drop_left_over_lock(game, shot);
  }
  remove_due(game);
}

}  // namespace plotboard::rules
