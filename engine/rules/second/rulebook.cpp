// The 2nd edition before version 2.5, as a value.
#include "rules/second/rulebook.hpp"

#include "data/catalog.hpp"
#include "rules/play/attack_steps.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/round.hpp"
#include "rules/play/squad.hpp"
#include "rules/second/parts.hpp"

namespace plotboard::rules {

namespace {

using state::Face;
using state::Phase;
using state::Token;

std::array<TokenRule, state::kTokenKinds> tokens() {
  std::array<TokenRule, state::kTokenKinds> rules{};
  const auto of = [&rules](Token token) -> TokenRule& { return rules[static_cast<std::size_t>(token)]; };
  for (std::size_t i = 0; i < rules.size(); ++i) rules[i].leaves_at_end = state::is_circular(static_cast<Token>(i));
  of(Token::ion).threshold = {1, 2, 3};      // 2e-ion-1
  of(Token::tractor).threshold = {1, 2, 3};  // 2e-tractor-1
  of(Token::cloak).most = 1;                 // 2e-cloak-5
  for (const Token token :
       {Token::focus, Token::evade, Token::calculate, Token::reinforce_fore, Token::reinforce_aft, Token::protect}) {
    of(token).jams = true;  // 2e-jam-5
  }
  return rules;
}

Rulebook made() {
  Rulebook book;
  book.attack_die = {Face::hit,   Face::hit,   Face::hit,   Face::crit,
                     Face::focus, Face::focus, Face::blank, Face::blank};  // 2e-dice-1
  book.defense_die = {Face::evade, Face::evade, Face::evade, Face::focus,
                      Face::focus, Face::blank, Face::blank, Face::blank};  // 2e-dice-2
  book.run = run_round;
  book.settle = remove_due;

  PhaseRule planning{Phase::planning};
  planning.waits_for_ready = true;
  planning.begin = second::begin_planning;
  planning.end = second::end_planning;
  PhaseRule system{Phase::system, Turns::ascending};
  system.begin = second::begin_system;
  system.turn = second::system_turn;
  system.has_options = second::has_system_options;
  PhaseRule activation{Phase::activation, Turns::ascending};
  activation.begin = second::begin_activation;
  activation.end = second::end_activation;
  activation.turn = activate;
  PhaseRule engagement{Phase::engagement, Turns::descending};
  engagement.closes_turns = true;
  engagement.begin = second::begin_engagement;
  engagement.turn = engage;
  PhaseRule end{Phase::end};
  end.end = second::end_phase;
  book.phases = {planning, system, activation, engagement, end};  // 2e-round-1

  book.attack = {{AttackStage::dice, roll_attack_dice},      {AttackStage::dice, modify_attack_dice},
                 {AttackStage::dice, roll_defense_dice},     {AttackStage::dice, modify_defense_dice},
                 {AttackStage::results, neutralize_results}, {AttackStage::damage, deal_damage},
                 {AttackStage::aftermath, aftermath}};  // 2e-attack-1
  book.actions = second::actions();
  book.tokens = tokens();
  book.setup = {2, 1, 1};  // 2e-setup-10, -9, -12
  book.stays_inside = second::stays_inside;
  book.equipped = second::equipped;
  book.may_execute = second::may_execute;
  book.changed = second::changed;
  book.settle_first_player = settle_first_player;
  book.squads = {second::points_of, second::squad_faults, second::loadout_faults};
  book.flying.settle = second::settle_maneuver;
  book.flying.act = offer_step_action;
  book.fighting.most_dice = 6;
  book.fighting.contact_is_zero = true;
  book.fighting.range_defense = second::range_defense;
  book.fighting.dice_lost = second::dice_lost;
  book.fighting.offer_changes = second::offer_changes;
  book.fighting.change = second::change;
  book.fighting.stays = second::stays;
  return book;
}

}  // namespace

const Rulebook& second_edition() {
  static const Rulebook book = made();
  return book;
}

}  // namespace plotboard::rules
