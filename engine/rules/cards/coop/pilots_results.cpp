// Pilot abilities that change, add or take away results, of their own dice or of an attack nearby.
#include <algorithm>

#include "data/catalog.hpp"
#include "rules/cards/parts_pilots.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

namespace {

bool is_ahead(const Game& game, const Occasion& occasion) {
  return target_in_bullseye(game, attack_in(game, occasion));
}

bool stressed(const Game& game, const Occasion& occasion) { return game.piece(occasion.owner).tokens.stress > 0; }
template <state::Face to>
void add_calm(Effects& all, Window window) {
  Effect calm = pilot_effect("pilot:ten-numb", window, "2e-mod-1", stressed);
  calm.may = true;
  calm.run = [](Game& game, Occasion& occasion) { offer_change(game, occasion, state::Face::focus, to); };
  calm.use = [](Game& game, Occasion& occasion) {
    constexpr int kAll = 6;
    lose(game, occasion.owner, state::Token::stress, 1, kPilotRule);
    change_faces(game, occasion, state::Face::focus, to, kAll);
  };
  all.push_back(calm);
}

bool toward_reinforced(const Game& game, const Occasion& occasion) {
  const state::Tokens& tokens = game.piece(occasion.owner).tokens;
  const Id defender = attack_in(game, occasion).defender;
  return (tokens.reinforce_fore > 0 && is_in_arc(game, defender, geom::ArcKind::full_front, occasion.owner)) ||
         (tokens.reinforce_aft > 0 && is_in_arc(game, defender, geom::ArcKind::full_rear, occasion.owner));
}

constexpr int kSistersPrice = 2;
bool can_cancel_evade(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = *game.attack();
  return is_primary(attack) && game.piece(occasion.owner).ship.force >= kSistersPrice &&
         count_faces(attack.defense_dice, state::Face::evade) > 0;
}

constexpr const char* kInquisitor = "pilot:grand-inquisitor";
bool may_pay_for_bonus(const Game& game, const Occasion& occasion) {
  const data::Upgrade* weapon = game.catalog().upgrade(game.attack()->weapon);
  const bool ordnance = weapon != nullptr && weapon->weapon && weapon->weapon->ordnance;
  return !ordnance && game.piece(occasion.owner).ship.force > 0;  // ordnance has no range bonus
}

bool denies_bonus(const Game& game, const Occasion& occasion) {
  return owner_defends(game, occasion) && game.attack()->range <= 1 && may_pay_for_bonus(game, occasion);
}

bool gains_bonus(const Game& game, const Occasion& occasion) {
  const int range = game.attack()->range;
  return owner_attacks(game, occasion) && range >= 2 && range <= 3 && may_pay_for_bonus(game, occasion);
}

// Dice may be only thought of before an attack; what has been paid for stands in the attack itself.
std::string bonus_key(const Occasion& occasion) { return std::string(kInquisitor) + ":" + occasion.owner; }
void pay_for_bonus(Game& game, Occasion& occasion) {
  game.emit(state::ForceChanged{occasion.owner, -1});
  change_attack(game, [&](state::Attack& attack) { attack.used.push_back(bonus_key(occasion)); });
}

bool paid_for_bonus(const Game& game, const Occasion& occasion) {
  const auto& used = attack_in(game, occasion).used;
  return std::find(used.begin(), used.end(), bonus_key(occasion)) != used.end();
}

bool covers(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = *game.attack();
  return attack.defender != occasion.owner && game.friendly(attack.defender, occasion.owner) &&
         !attack.attack_dice.empty() && game.piece(occasion.owner).ship.force > 0 &&
         is_in_arc(game, attack.defender, geom::ArcKind::front, occasion.owner);
}

using state::Face;
bool shields_friend(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = *game.attack();
  const int results = count_faces(attack.attack_dice, Face::hit) + count_faces(attack.attack_dice, Face::crit);
  return attack.defender != occasion.owner && friend_defends(game, occasion, 1) &&
         game.piece(occasion.owner).ship.shields > 0 && results > count_faces(attack.defense_dice, Face::evade) &&
         is_in_arc(game, occasion.owner, attack.arc, attack.attacker);
}

}  // namespace

void pilots_results(Effects& all) {
  add_hit_to_crit(all, "pilot:marksmanship", "2e-mod-1", is_ahead);
  add_calm<state::Face::hit>(all, Window::modify_attack);
  add_calm<state::Face::evade>(all, Window::modify_defense);

  Effect crit = pilot_effect("pilot:rear-admiral-chiraneau", Window::modify_attack, "2e-mod-1", toward_reinforced);
  crit.may = true;
  crit.run = [](Game& game, Occasion& occasion) {
    offer_change(game, occasion, state::Face::focus, state::Face::crit);
  };
  crit.use = [](Game& game, Occasion& occasion) {
    change_faces(game, occasion, state::Face::focus, state::Face::crit, 1);
  };
  all.push_back(crit);

  Effect fierce = pilot_effect(
      "pilot:fifth-brother", Window::modify_attack, "2e-mod-1",
      [](const Game& game, const Occasion& occasion) { return game.piece(occasion.owner).ship.force > 0; });
  fierce.may = true;
  fierce.run = [](Game& game, Occasion& occasion) {
    offer_change(game, occasion, state::Face::focus, state::Face::crit);
  };
  fierce.use = [](Game& game, Occasion& occasion) {
    game.emit(state::ForceChanged{occasion.owner, -1});
    change_faces(game, occasion, state::Face::focus, state::Face::crit, 1);
  };
  all.push_back(fierce);

  Effect evade = pilot_effect(
      "pilot:norra-wexley", Window::modify_defense, "2e-mod-9",
      [](const Game& game, const Occasion& occasion) { return !enemies_near(game, occasion.owner, 0, 1).empty(); });
  evade.may = true;
  evade.run = [](Game&, Occasion& occasion) {
    occasion.options->push_back(option(occasion.card, say("norra-wexley.evade")));
  };
  evade.use = [](Game& game, Occasion&) { add_die(game, false, state::Face::evade); };
  all.push_back(evade);

  all.push_back(pilot_effect(
      "pilot:midnight", Window::defender_declared, "2e-mod-14",
      [](const Game& game, const Occasion& occasion) { return game.piece(occasion.owner).has_locked(occasion.other); },
      [](Game& game, Occasion& occasion) {
        const bool attacks = owner_attacks(game, occasion);
        change_attack(
            game, [attacks](state::Attack& attack) { (attacks ? attack.defense_fixed : attack.attack_fixed) = true; });
      }));

  Effect cancel = pilot_effect("pilot:seventh-sister", Window::neutralize, "fga-cards-3", can_cancel_evade);
  cancel.may = true;
  cancel.prompt = say("seventh-sister.cancel");
  cancel.worth = [](Game& game, const Occasion&) {  // one evade less lets one result more through
    const state::Attack& attack = *game.attack();
    return count_faces(attack.attack_dice, state::Face::hit) + count_faces(attack.attack_dice, state::Face::crit) >=
           count_faces(attack.defense_dice, state::Face::evade);
  };
  cancel.run = [](Game& game, Occasion& occasion) {
    game.emit(state::ForceChanged{occasion.owner, -kSistersPrice});
    change_attack(game, [](state::Attack& attack) {
      auto& dice = attack.defense_dice;
      dice.erase(
          std::find_if(dice.begin(), dice.end(), [](const state::Die& die) { return die.face == state::Face::evade; }));
    });
  };
  all.push_back(cancel);

  Effect deny = pilot_effect(kInquisitor, Window::defender_declared, "fga-cards-4", denies_bonus, pay_for_bonus);
  deny.may = true;
  deny.prompt = say("grand-inquisitor.deny");
  all.push_back(deny);

  Effect take = pilot_effect(kInquisitor, Window::defender_declared, "fga-cards-5", gains_bonus, pay_for_bonus);
  take.may = true;
  take.prompt = say("grand-inquisitor.take");
  all.push_back(take);
  add_dice<-1>(all, kInquisitor, Window::attack_dice_against, paid_for_bonus);
  add_dice<1>(all, kInquisitor, Window::attack_dice, paid_for_bonus);

  Effect fewer = pilot_effect("pilot:kanan-jarrus", Window::attack_rolled, "2e-mod-13", covers);
  fewer.anyone = true;
  fewer.run = [](Game& game, Occasion& occasion) {
    game.emit(state::ForceChanged{occasion.owner, -1});
    // One die fewer: that the first one lies there says nothing of what it shows.
    change_attack(game, [](state::Attack& attack) { attack.attack_dice.erase(attack.attack_dice.begin()); });
  };
  all.push_back(fewer);

  Effect guard = pilot_effect("pilot:biggs-darklighter", Window::neutralize, "2e-neutral-9", shields_friend);
  guard.anyone = true;
  guard.run = [](Game& game, Occasion& occasion) {
    const bool takes_crit = count_faces(game.attack()->attack_dice, Face::crit) > 0;
    change_attack(game, [takes_crit](state::Attack& attack) {
      auto& dice = attack.attack_dice;
      const Face face = takes_crit ? Face::crit : Face::hit;
      dice.erase(std::find_if(dice.begin(), dice.end(), [face](const state::Die& die) { return die.face == face; }));
    });
    suffer(game, occasion.owner, takes_crit ? 0 : 1, takes_crit ? 1 : 0, kPilotRule);
  };
  all.push_back(guard);

  all.push_back(pilot_effect(
      "pilot:luke-skywalker", Window::defender_declared, "2e-timing-1",
      [](const Game& game, const Occasion& occasion) {
        const state::ShipState& ship = game.piece(occasion.owner).ship;
        return owner_defends(game, occasion) && ship.force < ship.force_limit;
      },
      [](Game& game, Occasion& occasion) {
        game.emit(state::ForceChanged{occasion.owner, 1});
      }));
}

}  // namespace plotboard::rules::effects
