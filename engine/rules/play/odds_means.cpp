// What each side of an attack has to spend.
#include <algorithm>

#include "data/catalog.hpp"
#include "rules/play/attack_steps.hpp"
#include "rules/play/odds.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules {

namespace {

using state::AttackStep;
using state::Face;

constexpr int kManyDice = 6;

// A copy of the battle, to try things on.
class Probe {
 public:
  explicit Probe(const Game& game)
      : table_(game.table()), game_(game.catalog(), table_, {}, nullptr, Keeps::nothing), draws_(table_.play.draws) {}
  [[nodiscard]] Game& game() { return game_; }
  // False when its outcome hangs on dice or answers.
  bool use(Id kind, Id key) {
    return does([&] { use_modification(game_, kind, key); });
  }
  bool open(Window window) {
    const state::Attack attack = *game_.attack();
    return does([&] { moment(game_, window, attack.attacker, attack.defender, attack.weapon); });
  }

 private:
  template <class Code>
  bool does(const Code& code) {
    try {
      code();
    } catch (const Suspended&) {
      return false;
    }
    return table_.play.draws == draws_;
  }

  state::Table table_;
  Game game_;
  std::uint64_t draws_;
};

bool must(Id card) {
  const auto effects = effects_of(card);
  return std::any_of(effects.begin(), effects.end(),
                     [](const Effect* effect) { return effect->window == Window::modify_attack && !effect->may; });
}

bool has_card_that_must(Game& game, const state::Piece& attacker) {
  const auto& cards = attacker.ship.cards;
  if (std::any_of(cards.begin(), cards.end(), [](const state::Card& card) { return must(card.id); })) return true;
  const data::Ship* type = game.catalog().ship(attacker.ref);
  return type != nullptr && std::any_of(type->abilities.begin(), type->abilities.end(), must);
}

// The attack as it would stand with these dice thrown.
state::Attack thrown_as(const state::Attack& attack, Face face) {
  state::Attack tried = attack;
  tried.step = AttackStep::modify_attack;
  tried.attack_dice.assign(kManyDice, state::Die{face, false, false});
  return tried;
}

// How many hits cards will have to turn into critical hits: tried on a throw of nothing but hits.
int hits_to_crits(Game& game, const state::Attack& attack) {
  if (!has_card_that_must(game, game.piece(attack.attacker))) return 0;
  Probe probe(game);
  probe.game().emit(state::AttackDeclared{thrown_as(attack, Face::hit)});
  std::vector<state::Option> options;
  Occasion occasion;
  occasion.window = Window::modify_attack;
  occasion.subject = attack.attacker;
  occasion.other = attack.defender;
  occasion.options = &options;
  happen(probe.game(), occasion);
  for (const state::Option& each : options) {
    const bool used = std::find(attack.used.begin(), attack.used.end(), each.key) != attack.used.end();
    const bool free = each.legal && !used && modification_fault(probe.game(), attack, each.key).empty();
    if (free && must(card_of_option(each.key))) probe.use("modify-attack", each.key);
  }
  return count_faces(probe.game().attack()->attack_dice, Face::crit);
}

// Does the weapon's card turn critical hits into hits at the end? Tried on a throw of nothing but those.
bool dulls_crits(Game& game, const state::Attack& attack) {
  const auto effects = effects_of(attack.weapon);
  if (std::none_of(effects.begin(), effects.end(),
                   [](const Effect* effect) { return effect->window == Window::after_modify_attack; })) {
    return false;
  }
  Probe probe(game);
  probe.game().emit(state::AttackDeclared{thrown_as(attack, Face::crit)});
  return probe.open(Window::after_modify_attack) && count_faces(probe.game().attack()->attack_dice, Face::crit) == 0;
}

bool was_used(const state::Attack& attack, Id key) {
  return std::find(attack.used.begin(), attack.used.end(), key) != attack.used.end();
}

// A lock on a section of a huge ship helps only against that one.
bool locks_what_is_attacked(const state::Piece& attacker, const state::Attack& attack) {
  if (!attacker.has_locked(attack.defender)) return false;
  const state::Section at = attacker.ship.lock_section;
  return at == state::Section::none || attack.section == state::Section::none || at == attack.section;
}

// Evade results that reinforce tokens will add where they cancel nothing (1e-reinforce-2, huge-actions-6).
int added_by_reinforce(Game& game, const state::Attack& attack) {
  const state::Tokens& tokens = game.piece(attack.defender).tokens;
  if (tokens.reinforce_fore + tokens.reinforce_aft == 0) return 0;
  const bool fore = attack.section != state::Section::none ? attack.section == state::Section::fore
                                                           : is_in_any_arc(game, attack.attacker, attack.defender);
  return attack_number(game, Window::reinforcement, attack, false, fore ? tokens.reinforce_fore : tokens.reinforce_aft);
}

}  // namespace

AttackerMeans attacker_means(Game& game, const state::Attack& attack) {
  AttackerMeans means;
  if (attack.sure_hit) return means;
  means.harm = harm_of(game, attack);
  if (attack.step <= AttackStep::attack_dice && attack.attack_dice.empty()) {
    means.dice = attack_dice_for(game, attack);
  } else {
    means.thrown = attack.attack_dice;
  }
  means.fixed = attack.attack_fixed || attack.step > AttackStep::modify_attack;
  if (means.fixed) return means;
  const state::Piece& attacker = game.piece(attack.attacker);
  const auto may = [&](const char* word) { return modification_fault(game, attack, word).empty(); };
  if (attacker.tokens.focus > 0 && !was_used(attack, "focus:attack") && may("focus"))
    means.focus = attacker.tokens.focus;
  if (attacker.tokens.calculate > 0 && may("calculate")) means.calculate = attacker.tokens.calculate;
  if (attacker.ship.force > 0 && may("force")) means.force = attacker.ship.force;
  means.lock = locks_what_is_attacked(attacker, attack) && may("lock");
  means.hits_to_crits = hits_to_crits(game, attack);
  means.crits_to_hits = dulls_crits(game, attack);
  return means;
}

DefenderMeans defender_means(Game& game, const state::Attack& attack) {
  DefenderMeans means;
  if (attack.step <= AttackStep::defense_dice && attack.defense_dice.empty()) {
    means.dice = defense_dice_for(game, attack);
  } else {
    means.thrown = attack.defense_dice;
  }
  const FightingRule& rule = book_of(game).fighting;
  const bool cancels = rule.reinforce_cancels;
  means.evade_adds = rule.evade_adds;
  if (cancels && attack.step <= AttackStep::neutralize && !attack.hit) {
    means.reinforce = working_reinforces(game, attack);
  }
  if (!cancels && attack.step <= AttackStep::defense_dice) means.added = added_by_reinforce(game, attack);
  const int order = attack_number(game, Window::cancel_order, attack, true, 0);
  means.crits_first = order == 1;
  means.crits_safe = order == 2;
  means.fixed = attack.defense_fixed || attack.step > AttackStep::modify_defense;
  if (means.fixed) return means;
  const state::Piece& defender = game.piece(attack.defender);
  const bool barred = rule.bars_defense_tokens != nullptr && rule.bars_defense_tokens(game, attack);
  const auto may = [&](const char* word) { return !barred && modification_fault(game, attack, word, false).empty(); };
  if (defender.tokens.focus > 0 && !was_used(attack, "focus:defense") && may("focus"))
    means.focus = defender.tokens.focus;
  means.calculate = defender.tokens.calculate;
  means.force = defender.ship.force;
  const bool evaded = means.evade_adds && was_used(attack, "evade");
  if (defender.tokens.evade > 0 && !evaded && may("evade")) means.evade = defender.tokens.evade;
  means.gas_cloud = !was_used(attack, "gas-cloud") && crosses_gas_cloud(game, attack);
  return means;
}

Odds odds_of(Game& game, const Shot& shot) {
  const state::Attack attack = attack_by(shot);
  return odds_of(attacker_means(game, attack), defender_means(game, attack));
}

}  // namespace plotboard::rules
