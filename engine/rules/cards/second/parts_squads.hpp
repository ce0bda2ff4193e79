#pragma once
// What named pilots and the cards of squads share: short ways to write an effect, who stands in a firing arc, tokens
// that are picked, given up or passed on, dice that are rerolled or paid for. Conditions and deeds are of the ship that
// carries the card (Occasion::owner). Their rule is that what a card says goes first.
//
// Choices: "ship" (ids, "pass"), "pick" (terms; "lock:<id>" of whose lock it is), "effect" (the card's own keys,
// "pass"), "card" (ids of cards), "repair" (indices of damage cards), "turn-dial" (codes).

#include <vector>

#include "base/lists.hpp"
#include "data/card_kind.hpp"
#include "data/catalog.hpp"
#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"
#include "rules/cards/parts_abilities.hpp"
#include "rules/cards/parts_gear.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/attack_steps.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/dial_now.hpp"
#include "rules/play/rulebook.hpp"

namespace plotboard::rules::effects {

inline constexpr const char* kCardRule = "2e-golden-1";

// --- how an effect works; each returns it for what is rarer: `.anyone`, `.worth`
Effect& squad_must(Effects& all, const char* card, Window window, Condition when, Deed run);
Effect& squad_may(Effects& all, const char* card, Window window, Condition when, Deed run);  // asked: "Use ..."
// In list windows: one option, called by the card, while `when` holds.
Effect& squad_offer(Effects& all, const char* card, Window window, Condition when, Deed use);
Effect& squad_action(Effects& all, const char* card, Condition when, Deed use);  // an "Action:" header
template <int by>
Effect& squad_adds(Effects& all, const char* card, Window window, Condition when) {
  return squad_must(all, card, window, when, [](Game&, Occasion& occasion) { occasion.value += by; });
}
// In a modify window: up to `most` dice may be rerolled, as the side whose dice they are picks.
template <int most>
Effect& squad_rerolls(Effects& all, const char* card, Window window, Condition when) {
  Effect& again =
      squad_offer(all, card, window, when, [](Game& game, Occasion& occasion) { reroll_picked(game, occasion, most); });
  again.run = [](Game& game, Occasion& occasion) {
    if (anything_rerollable(game, of_attack_dice(occasion)))
      occasion.options->push_back(option(occasion.card, just(words::Card{occasion.card})));
  };
  again.worth = any_poor_die;
  return again;
}
// What `other` does in its function, as the card `card` too: cards that say the same share one effect.
void same_as(Effects& all, const char* card, void (*other)(Effects&), Id of);

// --- who
const state::Piece& bearer(const Game& game, const Occasion& occasion);
bool has_dot(const Game& game, Id ship);                     // its pilot is limited
Id opponent_in(const Game& game, const Occasion& occasion);  // of the owner, who attacks or defends
bool is_enemy_of_owner(const Game& game, const Occasion& occasion, Id ship);
bool is_other_friend(const Game& game, const Occasion& occasion, Id ship);
Ids friends_at(const Game& game, const Occasion& occasion, int nearest, int farthest, bool itself = false);
Ids enemies_at(const Game& game, const Occasion& occasion, int nearest, int farthest);
Ids others_at(const Game& game, const Occasion& occasion, int nearest, int farthest);
bool in_turret_arc(const Game& game, Id target, Id of);
Ids only_in_firing_arc(const Game& game, const Occasion& occasion, Ids ids);
Ids only_in_turret_arc(const Game& game, const Occasion& occasion, Ids ids);
// Asks which; nobody is asked where there is one and none may be left.
Id pick_ship(Game& game, const Occasion& occasion, const Ids& among, bool may_pass = false);

// --- tokens
bool is_red_or_orange(state::Token token);
bool has_focus_or_evade(const state::Piece& ship);
Ids with_focus_or_evade(const Game& game, Ids ids);
// Asks `asked` which token of `ship` it is; the only one without a question. ENSURE: there is one.
state::Token pick_token(Game& game, Id asked, Id ship, const std::vector<state::Token>& tokens);
void take_focus_or_evade(Game& game, const Occasion& occasion, Id from);
// One of burdens_of(), which `asked` picks, goes. ENSURE: there is one.
void pick_burden(Game& game, Id asked, Id ship, bool (*kind)(state::Token));
void be_stressed(Game& game, const Occasion& occasion);
// The ship's side may remove one of its green tokens; false: it did not, or has none.
bool gives_up_green(Game& game, Id ship);

// --- dice
bool shows(const Game& game, bool attack_die, state::Face face);
bool shows_any(const Game& game, const Occasion& occasion, state::Face face);  // of the dice of that modify window
// One hit or critical hit of the running attack, picked where there are both; it goes, and the ship suffers it.
void take_over_result(Game& game, Id ship, bool crits_only);
bool has_results(const Game& game, bool crits_only);
void cancel_die_and_note(Game& game, state::Face face);

// --- the rest
void offer_action_of(Game& game, const Occasion& occasion, Id ship, Ids only = {}, const char* colour = "",
                     bool even_stressed = false, void (*cost)(Game&, Id) = nullptr);
void bonus_attack_with(Game& game, const Occasion& occasion, const ShotFilter& filter);
Ids primary_weapons(Game& game, Id ship);
Ids weapons_of_kind(const Game& game, Id ship, data::WeaponType type);
// Of after_maneuver: maneuvers of every kind, those of ions, of SLAM and of cards too (2e-ion-3, 2e-slam-3).
bool moved(const Occasion& occasion, bool fully);
bool flew(const Game& game, const Occasion& occasion, geom::Difficulty difficulty);  // the subject, in full
bool is_bank(geom::Maneuver maneuver);
bool is_turn_of(geom::Maneuver maneuver);
std::optional<geom::Difficulty> printed_colour(const Game& game, const Occasion& occasion);
void repair_picked(Game& game, Id ship);  // one of its faceup damage cards
// Cards of the ship that lack a charge, `slot` "" any; those that recover by themselves only with `recurring`.
Ids cards_lacking_charge(const Game& game, Id ship, const char* slot, bool recurring);
Id pick_card(Game& game, Id ship, const Ids& cards);
void set_dial_to_another(Game& game, Id ship, const std::vector<geom::Maneuver>& among);

}  // namespace plotboard::rules::effects
