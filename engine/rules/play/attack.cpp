// The attack from its declaration to its end (2e-attack-1).
#include "rules/play/attack.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "rules/board/components.hpp"
#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"
#include "rules/play/additions.hpp"
#include "rules/play/attack_parts.hpp"
#include "rules/play/attack_steps.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/equipment.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/tokens.hpp"
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
  const auto part = shot.section == state::Section::aft ? geom::Section::aft : geom::Section::fore;
  const auto verdict = shot.section == state::Section::none ? gauge.in_arc(*to) : gauge.in_arc(*to, part);
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

// The token that the weapon needs: its lock on the defender, else a focus token.
void spend_needed(Game& game, const Shot& shot) {
  const state::Piece& attacker = game.piece(shot.attacker);
  for (const Id need : shot.weapon.weapon.needs) {
    if (need == "lock" && attacker.lock == shot.defender) return spend_lock(game, shot.attacker, "1e-lock-12");
    const auto token = state::token_named(need.text());
    if (token && attacker.tokens[*token] > 0) return spend(game, shot.attacker, *token, "1e-attack-13");
  }
}

void pay_costs(Game& game, const Shot& shot) {
  const data::Weapon& weapon = shot.weapon.weapon;
  if (weapon.spends) spend_needed(game, shot);
  if (weapon.discards) discard_card(game, shot.attacker, shot.weapon.id, "1e-attack-6");
  if (weapon.energy > 0) game.emit(state::ChargesChanged{shot.attacker, shot.weapon.id, -weapon.energy});
  if (weapon.charges == 0) return;
  game.tell(shot.attacker, "2e-attack-5", say("attack.pays-charge"));
  game.emit(state::ChargesChanged{shot.attacker, shot.weapon.id, -weapon.charges});
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

// From the dice on. A card may have made the attack hit without dice (2e-attack-14), or ended it. The aftermath comes
// once, after the last time that the attack is performed (1e-timing-3).
void follow_steps(Game& game, bool with_aftermath) {
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
    return with_aftermath;
  };
  for (const AttackStepRule& step : book_of(game).attack) {
    if (is_due(step.stage)) step.run(game);
  }
}

// Is the attack that has just been declared inside another one, and none of those of the ship's turn?
bool is_extra(const Game& game, Id attacker) {
  const bool huge = geom::is_huge(game.piece(attacker).base);
  return huge && book_of(game).fighting.huge_answers_are_extra && !game.table().play.waiting.empty();
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
  attack.section = shot.section;
  attack.from = shot.weapon.section;
  return attack;
}

// The same attack once more, from its dice on (1e-attack-36).
bool performs_again(Game& game) {
  const state::Piece* attacker = game.find(game.attack()->attacker);
  const state::Piece* defender = game.find(game.attack()->defender);
  if (attacker == nullptr || !attacker->in_play() || defender == nullptr || defender->ship.destroyed) return false;
  game.tell(game.attack()->attacker, "1e-attack-36", say("attack.again"));
  change_attack(game, [](state::Attack& attack) {
    attack.hit_before = attack.hit;
    attack.hit = attack.ended = attack.sure_hit = attack.attack_fixed = attack.defense_fixed = false;
    attack.attack_dice.clear();
    attack.defense_dice.clear();
    attack.used.clear();
    ++attack.performed;
  });
  return true;
}

void declare(Game& game, const Shot& shot, bool bonus, Ids across) {
  state::Attack attack = attack_by(shot, bonus);
  attack.obstructed_by = std::move(across);
  game.emit(state::AttackDeclared{attack});
  additions().attacked(game, attack);
  tell_declaration(game, attack, shot.weapon);
  const std::string mark = is_extra(game, shot.attacker) ? "extra-attack:" : "attack:";
  game.emit(state::Marked{shot.attacker, mark + shot.weapon.id + ":" + std::string(geom::name_of(shot.arc))});
  if (bonus) game.emit(state::Marked{shot.attacker, "bonus-attack"});
  pay_costs(game, shot);
  if (!shot.waived_by.empty()) {
    moment(game, Window::need_waived, shot.attacker, shot.defender, shot.waived_by);
  }
  moment(game, Window::defender_declared, shot.attacker, shot.defender, shot.weapon.id);
  moment(game, Window::defender_declared, shot.defender, shot.attacker, shot.weapon.id);
}

void carry_out(Game& game, const Shot& shot, bool bonus) {
  Ids across = line_of_fire(game, shot);
  {
    const Game::Resolving resolving(game);  // who is destroyed stays for the Aftermath (2e-attack-8)
    declare(game, shot, bonus, std::move(across));
    follow_steps(game, !shot.weapon.weapon.twice);
    if (shot.weapon.weapon.twice) {
      if (performs_again(game)) {
        follow_steps(game, true);
      } else {
        aftermath(game);
      }
    }
    game.emit(state::AttackEnded{});
    drop_leftover_lock(game, shot.attacker, shot.defender);
  }
  remove_due(game);
}

}  // namespace plotboard::rules
