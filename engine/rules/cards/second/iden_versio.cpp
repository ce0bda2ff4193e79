#include <utility>

#include "base/lists.hpp"
#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

namespace {

// Hits and critical hits of an attack are one event: what has been said of them stands in the attack.
const Id kAskedIden{"iden-versio:asked"}, kSavedByIden{"iden-versio:saved"};

const state::Attack* attack_that_hurts(const Game& game, Id ship) {
  const state::Attack* attack = game.attack();
  const bool hurts = attack != nullptr && attack->step == state::AttackStep::damage && attack->defender == ship;
  return hurts ? attack : nullptr;
}

bool is_noted(const state::Attack* attack, Id note) { return attack != nullptr && base::contains(attack->used, note); }

bool may_prevent(const Game& game, const Occasion& occasion) {
  const state::Attack* attack = attack_that_hurts(game, occasion.subject);
  if (is_noted(attack, kSavedByIden)) return true;
  return has_charge(game, occasion) && !is_noted(attack, kAskedIden) &&
         is_friend_within(game, occasion, occasion.subject, 1);
}

void note_in_attack(Game& game, const Occasion& occasion, Id note) {
  if (attack_that_hurts(game, occasion.subject) == nullptr) return;
  change_attack(game, [note](state::Attack& attack) { attack.used.push_back(note); });
}

// It is for good: kept for what hurts.
bool is_grave(const Game& game, const Occasion& occasion) {
  const state::Attack* attack = attack_that_hurts(game, occasion.subject);
  const int damage = attack != nullptr ? hits_shown(*attack) : occasion.value;
  return damage >= 2 || damage >= points_left(game, occasion.subject);
}

bool is_wanted_of_iden(Game& game, const Occasion& occasion) {
  state::Choice choice = choice_of(game, "effect", occasion.owner, kAbilities,
                                   say("iden-versio.prevent", occasion.owner, occasion.subject));
  choice.options = {option(occasion.card, say("iden-versio.spend")), option("pass", say("answer.no"))};
  choice.options.front().piece = occasion.subject;
  choice.options.front().unwise = !is_grave(game, occasion);
  return game.ask(std::move(choice)) != "pass";
}

}  // namespace

// Choice "effect": "iden-versio" or "pass", once an event.
void iden_versio(Effects& all) {
  Effect saves = ability("iden-versio", Window::before_damage, may_prevent, [](Game& game, Occasion& occasion) {
    if (!is_noted(attack_that_hurts(game, occasion.subject), kSavedByIden)) {
      note_in_attack(game, occasion, kAskedIden);
      if (!is_wanted_of_iden(game, occasion)) return;
      spend_charges(game, occasion, 1);
      note_in_attack(game, occasion, kSavedByIden);
      game.tell(occasion.subject, kAbilities, say("iden-versio.prevented"));
    }
    occasion.stopped = true;
  });
  saves.anyone = true;
  all.push_back(saves);
}

}  // namespace plotboard::rules::effects
