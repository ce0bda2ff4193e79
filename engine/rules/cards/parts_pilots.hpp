#pragma once
// What the abilities of pilot cards share (pilot_<ability>.cpp, fga-4.9-4): who is near whom, and the few things that
// most of them do. Their wording is ours, for ships that cards fly: they ask nothing where there is nothing to weigh.
// Modifications of dice may be left out, as on the cards that they follow.

#include <string>
#include <vector>

#include "rules/cards/parts.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/damage.hpp"

namespace plotboard::rules::effects {

inline constexpr const char* kPilotRule = "fga-4.9-4";  // what tokens, damage and the like are for
using Condition = bool (*)(const Game&, const Occasion&);
using Count = int (*)(const Game&, const Occasion&);

// Other ships of `ship`'s side at that range of `centre`, which is a ship too; none about anything else.
Ids friends_near(const Game& game, Id ship, const std::string& centre, int nearest, int farthest);
Ids enemies_near(const Game& game, Id ship, int nearest, int farthest);
bool is_ship_in_play(const Game& game, Id id);

// Of the attack of this window.
bool owner_attacks(const Game& game, const Occasion& occasion);
bool owner_defends(const Game& game, const Occasion& occasion);
// Its attacker, or its defender, is of the owner's side and at that range of it; the owner itself is at range 0.
bool friend_attacks(const Game& game, const Occasion& occasion, int farthest);
bool friend_defends(const Game& game, const Occasion& occasion, int farthest);
bool at_close_range(const Game& game, const Occasion& occasion);  // 0 or 1
bool at_long_range(const Game& game, const Occasion& occasion);   // 3
bool aims_bullseye(const Game& game, const Occasion& occasion);   // its defender is in the attacker's bullseye arc
// The subject makes it with a primary weapon, with another friendly ship so near to the defender.
template <int farthest>
bool with_friend_at_defender(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = attack_in(game, occasion);
  return attacks_with_primary(game, occasion) &&
         !friends_near(game, attack.attacker, attack.defender, 0, farthest).empty();
}
// The subject's maneuver was executed in full and had that difficulty.
bool flew_fully(const Game& game, const Occasion& occasion, geom::Difficulty difficulty);

Effect pilot_effect(const char* card, Window window, const char* rule, Condition when,
                    void (*run)(Game&, Occasion&) = nullptr);

// Dice more (or fewer) of the number windows.
template <int by>
void add_dice(Effects& all, const char* card, Window window, Condition when) {
  const bool attack = window == Window::attack_dice || window == Window::attack_dice_against;
  all.push_back(pilot_effect(card, window, attack ? "2e-attack-dice-10" : "2e-defense-dice-1", when,
                             [](Game&, Occasion& occasion) { occasion.value += by; }));
}

// Its primary weapons can attack ships at range 0.
void add_attacks_at_contact(Effects& all, const char* card);

// Of the modify windows. The dice rerolled are blanks, then focus results that the ship has nothing to turn with.
void offer_reroll(Game& game, Occasion& occasion);
void reroll_poor(Game& game, Occasion& occasion, int most);
template <Count most>
void add_reroll(Effects& all, const char* card, Window window, bool anyone = false) {
  Effect again = pilot_effect(card, window, "2e-mod-1",
                              [](const Game& game, const Occasion& occasion) { return most(game, occasion) > 0; });
  again.may = true;
  again.anyone = anyone;
  again.run = offer_reroll;
  again.use = [](Game& game, Occasion& occasion) { reroll_poor(game, occasion, most(game, occasion)); };
  all.push_back(again);
}
// Changes up to `most` dice that show `from`.
void offer_change(Game& game, Occasion& occasion, state::Face from, state::Face to);
void change_faces(Game& game, const Occasion& occasion, state::Face from, state::Face to, int most);
bool of_attack_dice(const Occasion& occasion);  // the dice that this modify window is about

// Grants that ship an action.
void grant(Game& game, const Occasion& occasion, Id ship, Ids only, bool even_stressed = false, const char* colour = "",
           void (*cost)(Game&, Id) = nullptr);

}  // namespace plotboard::rules::effects
