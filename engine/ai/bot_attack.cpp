// The bot's attacks: the shot with the highest expected damage, counted with the tokens at hand, more where it may
// destroy; dice by the odds of what is left after the defender's answer. On defence it spends as the AI does.

#include <algorithm>

#include "ai/advice.hpp"
#include "ai/bot_first.hpp"
#include "ai/bot_goals.hpp"
#include "rules/play/odds.hpp"

namespace plotboard::ai {
namespace {

constexpr double kKill = 1.5;      // hit points for a ship less
constexpr double kWorthIt = 0.12;  // hit points that a token must bring

rules::AttackerMeans attacker_means(const rules::Game& game, Id id, Id target) {
  const state::Piece& piece = game.piece(id);
  rules::AttackerMeans means;
  means.focus = piece.tokens.focus;
  means.calculate = piece.tokens.calculate;
  means.force = piece.ship.force;
  means.lock = piece.has_locked(target);
  return means;
}

rules::DefenderMeans defender_means(const rules::Game& game, Id id) {
  const state::Piece& piece = game.piece(id);
  rules::DefenderMeans means;
  means.focus = piece.tokens.focus;
  means.calculate = piece.tokens.calculate;
  means.force = piece.ship.force;
  means.evade = piece.tokens.evade;
  return means;
}

// In the 1st edition all that cards and the attacked section make of it counts.
rules::Odds odds_in_first(const Thought& t, const rules::Shot& shot, int* left) {
  const state::ShipState& target = t.game.piece(shot.defender).ship;
  if (shot.section != state::Section::none) {
    *left = std::max(1, target.hull_left(shot.section) + target.section(shot.section).shields);
  }
  return rules::odds_of(t.game, shot);
}

double worth_of(const Thought& t, const rules::Shot& shot) {
  const state::Attack attack = attack_of(t.choice.ship, shot);
  rules::AttackerMeans attacker = attacker_means(t.game, t.choice.ship, shot.defender);
  rules::DefenderMeans defender = defender_means(t.game, shot.defender);
  attacker.dice = rules::attack_dice_for(t.game, attack);
  defender.dice = rules::defense_dice_for(t.game, attack);
  const state::ShipState& target = t.game.piece(shot.defender).ship;
  int left = std::max(1, target.hull_left() + target.shields);
  const rules::Odds odds = is_first_edition(t) ? odds_in_first(t, shot, &left) : rules::odds_of(attacker, defender);
  double worth = 0;
  for (std::size_t damage = 0; damage < odds.by_damage.size(); ++damage) {
    const int done = static_cast<int>(damage);
    worth += odds.by_damage[damage] * (std::min(done, left) + (done >= left ? kKill : 0));
  }
  return worth;
}

std::optional<Advice> choose_attack(const Thought& t) {
  rules::ShotFilter filter;
  filter.no_lock_needed = true;  // the options know better what is allowed
  const state::Option* best = nullptr;
  double most = 0;
  bool known = false;
  for (const rules::Shot& shot : rules::shots_of(t.game, t.choice.ship, filter)) {
    const state::Option* option = t.legal(shot.key());
    if (option == nullptr) continue;
    known = true;
    const double target = worth_of_target(t.game, t.choice.ship, shot.defender);
    if (target <= 0) continue;  // left alone
    const double worth = target * worth_of(t, shot);
    if (best != nullptr && worth <= most) continue;
    best = option;
    most = worth;
  }
  if (best == nullptr && !known) {
    for (const state::Option& option : t.choice.options) {
      if (option.legal && option.key != "pass" && best == nullptr) best = &option;
    }
  }
  if (best == nullptr) return std::nullopt;
  return answer(t, best->key, "plotboard", [] { return say("bot.attack"); });
}

// What the dice promise when these means may still be spent on them.
double promise(const Thought& t, const state::Attack& attack, const rules::AttackerMeans& means) {
  rules::AttackerMeans attacker = means;
  attacker.thrown = attack.attack_dice;
  if (is_first_edition(t)) {
    attacker.harm = rules::attacker_means(t.game, attack).harm;
    return rules::odds_of(attacker, rules::defender_means(t.game, attack)).damage;
  }
  rules::DefenderMeans defender = defender_means(t.game, attack.defender);
  defender.dice = rules::defense_dice_for(t.game, attack);
  return rules::odds_of(attacker, defender).damage;
}

std::optional<Advice> bot_spends_on_attack(const Thought& t, const state::Attack& attack) {
  const rules::AttackerMeans all = attacker_means(t.game, attack.attacker, attack.defender);
  const double bare = promise(t, attack, {});
  const auto with = [&](auto change) {
    rules::AttackerMeans means;
    change(means);
    return promise(t, attack, means) - bare;
  };
  if (t.legal("lock") != nullptr) {
    rules::AttackerMeans without = all;
    without.lock = false;
    rules::AttackerMeans locked = without;
    locked.lock = true;
    if (promise(t, attack, locked) - promise(t, attack, without) > kWorthIt) {
      return answer(t, "lock", "plotboard", [] { return say("bot.reroll"); });
    }
  }
  if (is_first_edition(t)) {  // what a card rerolls may come up focus
    if (const state::Option* card = card_option(t)) {
      return answer(t, card->key, "plotboard", [] { return say("bot.card"); });
    }
  }
  for (const char* token : {"calculate", "force", "focus"}) {
    if (t.legal(token) == nullptr) continue;
    const double gain = with([token](rules::AttackerMeans& means) {
      const std::string_view key = token;
      (key == "focus" ? means.focus : key == "force" ? means.force : means.calculate) = 1;
    });
    if (gain <= kWorthIt) continue;
    return answer(t, token, "plotboard", [] { return say("bot.token"); });
  }
  if (const state::Option* card = card_option(t)) {
    return answer(t, card->key, "plotboard", [] { return say("bot.card"); });
  }
  if (t.legal("done") == nullptr) return std::nullopt;
  return answer(t, "done", "plotboard", [] { return say("bot.enough"); });
}

}  // namespace

std::optional<Advice> bot_attacks(const Thought& t) {
  if (t.choice.kind == "attack") return choose_attack(t);
  const state::Attack* attack = t.game.attack();
  if (t.choice.kind == "modify-attack" && attack != nullptr) return bot_spends_on_attack(t, *attack);
  if (t.choice.kind == "modify-defense" && is_first_edition(t)) {
    if (auto advice = bot_defends_first(t)) return advice;
  }
  return ai_attacks(t);
}

}  // namespace plotboard::ai
