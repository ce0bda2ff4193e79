// The 1st edition as a value.
#include "rules/first/rulebook.hpp"

#include "data/catalog.hpp"
#include "rules/first/damage_cards.hpp"
#include "rules/first/docking.hpp"
#include "rules/first/parts.hpp"
#include "rules/first/squad.hpp"
#include "rules/play/attack_steps.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/round.hpp"
#include "rules/play/squad.hpp"

namespace plotboard::rules {

namespace {

using state::Face;
using state::Phase;
using state::Token;

std::array<TokenRule, state::kTokenKinds> tokens() {
  std::array<TokenRule, state::kTokenKinds> rules{};
  const auto of = [&rules](Token token) -> TokenRule& { return rules[static_cast<std::size_t>(token)]; };
  for (const Token token :
       {Token::calculate, Token::strain, Token::deplete, Token::protect, Token::hyperdrive, Token::flee})
    of(token).exists = false;
  for (const Token token :
       {Token::focus, Token::evade, Token::reinforce_fore, Token::reinforce_aft, Token::disarm, Token::tractor}) {
    of(token).leaves_at_end = true;  // 1e-round-3, -4
  }
  constexpr int kNever = state::kMostTokens + 1;
  of(Token::ion).threshold = {1, 2, 2};                  // 1e-ion-1, -2
  of(Token::tractor).threshold = {1, kNever, kNever};    // 1e-tractor-3, -5: it moves small ships alone
  of(Token::cloak).most = 1;                             // 1e-cloak-1
  of(Token::focus).jams = of(Token::evade).jams = true;  // 1e-jam-3, -7
  of(Token::focus).on_huge = of(Token::evade).on_huge = of(Token::stress).on_huge = false;  // huge-tokens-4
  return rules;
}

std::vector<PhaseRule> phases() {
  PhaseRule planning{Phase::planning};
  planning.waits_for_ready = true;
  planning.begin = first::begin_planning;
  planning.end = first::end_planning;
  PhaseRule activation{Phase::activation, Turns::ascending};
  activation.huge_last = true;
  activation.begin = first::begin_activation;
  activation.end = first::end_activation;
  activation.turn = activate;
  PhaseRule combat{Phase::engagement, Turns::descending};
  combat.closes_turns = true;
  combat.passes_by = true;
  combat.begin = first::begin_combat;
  combat.end = first::end_combat;
  combat.turn = first::engage;
  PhaseRule end{Phase::end};
  end.end = first::end_phase;
  return {planning, activation, combat, end};  // 1e-round-1
}

FlyingRule flying() {
  FlyingRule rule;
  rule.ion_maneuver = geom::Difficulty::white;  // 1e-ion-3
  rule.ion_colour_changes = true;               // 1e-ion-4
  rule.ionised_only_focus = false;              // 1e-ion-6
  rule.tractor_turns = false;
  rule.opponent_tractors = true;  // 1e-tractor-3
  rule.actions_fail = false;      // 1e-action-7
  rule.locks_anything = false;    // 1e-lock-8
  rule.opponent_dials = true;     // 1e-plan-10
  rule.settle = first::settle_maneuver;
  rule.act = first::act;
  return rule;
}

FightingRule fighting() {
  FightingRule rule;
  rule.reinforce_cancels = false;  // it adds a result: 1e-reinforce-5
  rule.evade_adds = true;          // 1e-evade-2
  rule.recycles_facedown = false;  // 1e-dmg-15
  rule.bars_defense_tokens = first::is_in_bullseye;
  rule.huge_answers_are_extra = true;
  rule.range_defense = first::range_defense;
  rule.agility_lost = first::agility_lost;
  rule.dice_lost = first::dice_lost;
  rule.offer_changes = first::offer_changes;
  rule.change = first::change;
  rule.arm = first::arm;
  rule.by_section = true;
  rule.stays = first::stays;
  rule.stays_by = "1e-sim-1";
  rule.weapon_dice = "1e-attack-14";
  return rule;
}

Rulebook made() {
  Rulebook book;
  book.attack_die = {Face::hit,   Face::hit,   Face::hit,   Face::crit,
                     Face::focus, Face::focus, Face::blank, Face::blank};  // 1e-dice-1
  book.defense_die = {Face::evade, Face::evade, Face::evade, Face::focus,
                      Face::focus, Face::blank, Face::blank, Face::blank};  // 1e-dice-2
  book.run = run_round;
  book.settle = first::settle;
  book.cite = first::cite;
  book.ignores = first::ignores;
  book.phases = phases();
  book.attack = {{AttackStage::dice, roll_attack_dice},    {AttackStage::dice, modify_attack_dice},
                 {AttackStage::dice, roll_defense_dice},   {AttackStage::dice, first::add_reinforcement},
                 {AttackStage::dice, modify_defense_dice}, {AttackStage::results, neutralize_results},
                 {AttackStage::damage, deal_damage},       {AttackStage::aftermath, first::aftermath}};  // 1e-timing-2
  book.actions = first::actions();
  book.tokens = tokens();
  book.setup = {2, 1, 1, true, true};  // 1e-setup-6, -5, -10, 1e-epic-5, 1e-setup-8
  book.rolls_end_anywhere = true;      // 1e-roll-1, -2
  book.stays_inside = first::stays_inside;
  book.limit = {"1e-event-1", "1e-event-3", first::points_lost};
  book.jam.owner_picks = true;
  book.flying = flying();
  book.fighting = fighting();
  book.squads = {first::points_of, first::squad_faults, first::loadout_faults};
  book.devices.whole_inside = false;  // 1e-bomb-7
  book.docking = {first::docking_fault, first::carrier_lost};
  book.equipped = first::equipped;
  book.may_execute = first::may_execute;
  book.changed = first::changed;
  book.settle_first_player = first::settle_first_player;
  return book;
}

}  // namespace

const Rulebook& first_edition() {
  static const Rulebook book = made();
  return book;
}

}  // namespace plotboard::rules
