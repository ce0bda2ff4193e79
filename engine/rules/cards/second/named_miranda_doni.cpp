#include <utility>

#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

const Id kPaysShield{"pilot:mirandadoni:shield"}, kRollsLess{"pilot:mirandadoni:less"};
template <const Id& what>
bool miranda_chose(const Game& game, const Occasion& occasion) {
  return owner_attacks(game, occasion) && base::contains(attack_in(game, occasion).used, what);
}

}  // namespace

// Choice "effect": "pilot:mirandadoni:shield", "pilot:mirandadoni:less" or "pass".
void named_miranda_doni(Effects& all) {
  squad_must(all, "pilot:mirandadoni", Window::before_attack_dice, makes_primary_attack,
             [](Game& game, Occasion& occasion) {
               const bool shielded = bearer(game, occasion).ship.shields > 0;
               if (!shielded && !lacks_shield(bearer(game, occasion))) return;
               state::Choice choice =
                   choice_of(game, "effect", occasion.owner, kCardRule, say("squad-cards.way", occasion.owner));
               choice.options = {shielded ? option(kPaysShield, say("squad-cards.pay-shield"))
                                          : option(kRollsLess, say("squad-cards.roll-less")),
                                 option("pass", say("answer.no"))};
               choice.options.front().unwise = shielded;
               const Id key = game.ask(std::move(choice));
               if (key == "pass") return;
               if (shielded) lose_shield(game, occasion.owner, kCardRule);
               if (!shielded) regain_shield(game, occasion.owner, kCardRule);
               change_attack(game, [key](state::Attack& attack) { attack.used.push_back(key); });
             });
  squad_adds<1>(all, "pilot:mirandadoni", Window::attack_dice, miranda_chose<kPaysShield>);
  squad_adds<-1>(all, "pilot:mirandadoni", Window::attack_dice, miranda_chose<kRollsLess>);
}

}  // namespace plotboard::rules::effects
