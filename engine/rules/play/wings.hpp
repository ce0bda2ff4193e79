#pragma once
// Wings: small ships that keep their places beside a leader and fly as it does. Which ships they are is given with the
// squad (state::Wing); here is all that the rules make of it. Their places are those of the wing tool
// (geom/formation.hpp); nothing else here knows the shape of a formation.
//
// A wingmate has no dial and no activation of its own: it follows in its leader's. What breaks the formation calls
// leave_wing(), check_wing() or moved_in_wing() where it happens.
//
// RuleSet::campaign_wings chooses between two rulebooks for the one mechanism:
//   the base game (2e-wing): three ships at least, engaging each at its own initiative, five actions, rejoining. Where
//   it is silent: a blocked place forbids rejoining; a wingmate with a cloak action gains no token when its leader
//   cloaks; several that want to leave or rejoin are asked for one after the other.
//   the campaign (fga-2.14.1, fga-3.3.9): AI squads too; two ships at least, engaging at the leader's initiative in
//   order; places change sides when the leader turns back; a wingmate without room flies the leader's maneuver by
//   itself and acts; positional actions are copied and barred, all others free; nobody rejoins; a lost AI leader hands
//   the wing to its lowest number. Its text being silent: a leader whose turn is cut short has not turned, so its wing
//   keeps sides; what goes before a link counts as the action that is used up; AI squads stay as they were put even
//   where somebody stood in a place; a person's wingmate that splits too late for a dial flies as in 2e-wing-19.
//
// Choices, of the leader's side: "wing-split" (End Phase, in the campaign Planning: ids of wingmates, "pass"),
// "wing-join" (start of Planning: ids of ships that have split, with ghosts, "pass"). Its target an AI wing shares by
// the leader's answers of the step (ai/ai_lists.hpp).

#include <optional>
#include <string_view>
#include <vector>

#include "rules/machine/game.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/commands.hpp"

namespace plotboard::rules {

// --- who and where

// Those in formation with the leader, in the order in which they act: AI ships by number, others by place (2e-wing-7,
// fga-2.14.1.1x-4, fga-3.3.9-1). In set-up also who still waits in the pool.
Ids wingmates(const state::Table& table, Id leader);
// Why the ship cannot stand there; nothing when it can. `leaving`: ships that are about to go.
std::optional<Phrase> blocked(const Field& field, const state::Piece& ship, const geom::Pose& pose,
                              const Ids& leaving = {});
// May this ship be in the wing that it names (2e-wing-1, -2, -5, fga-2.14.1x-4, -5, -7)? Nothing for a ship of no wing.
std::optional<Refusal> wing_fault(const data::Catalog& catalog, const state::Table& table, const state::Piece& ship);
// At which initiative the ship engages: in the campaign at its leader's (fga-2.14.1x-10).
int engages_at(const data::RuleSet& ruleset, const state::Table& table, const state::Piece& ship);
// Somebody before it in its wing has still to engage (fga-2.14.1.1x-4).
bool waits_for_wing(const data::RuleSet& ruleset, const state::Table& table, const state::Piece& ship);
// It split in this round, too late for a dial: it does not activate (2e-wing-19).
bool lost_its_dial(const state::Piece& ship);
bool is_positional(Id action);  // barrel roll, boost, SLAM
// The rule by which a wingmate may not do the action (2e-wing-14, fga-2.14.1.2x-4, fga-3.3.9-8); null: it may.
const char* barred_in_wing(const data::RuleSet& ruleset, const state::Piece& ship, Id action);

// --- what happens

// The wing takes its places about a leader that has just been placed, or stands when the battle starts (2e-wing-4).
void form_wing(Game& game, Id leader);
void form_wings(Game& game);
// Koiogran turns, Segnor's loops, Tallon rolls: in full they exchange right and left in a wing (fga-3.3.9.1-1).
bool turns_back(geom::Bearing bearing);
bool turned_back(const state::Piece& ship);  // did its last maneuver?
struct LeaderTurn {
  Flight flown;              // the maneuver of its activation
  bool turned_back = false;  // by it, or by a SLAM after it; both: it has not
  Ids acted;                 // in its Perform Action step
};
// The wingmates' turns after their leader's (2e-wing-7 to -13, fga-3.3.9).
void wing_follows(Game& game, Id leader, const LeaderTurn& turn);
// The leader has performed the action: who cannot do the like splits (2e-wing-15, -16).
void wing_after_slam(Game& game, Id leader);
void wing_after_cloak(Game& game, Id leader);

// The ship is no longer where its wing wants it, gone, or flies no more: a wingmate splits; of a leader the whole wing,
// or it goes on under the next number (2e-wing-18, fga-2.14.1.2x-8, fga-3.3.9.3).
void leave_wing(Game& game, Id ship);
// It has gained a token, or is fit no more: the same if that ends its place now.
void check_wing(Game& game, Id ship);
// Something that is no maneuver has moved or turned it: a wingmate splits.
void moved_in_wing(Game& game, Id ship);

void fly_without_dials(Game& game);  // at the end of the Activation Phase (2e-wing-19)
void offer_splits(Game& game);       // in the End Phase (2e-wing-20), in the campaign in Planning (fga-2.14.1.2x-2)
void offer_rejoining(Game& game);    // at the start of Planning (2e-wing-21)

}  // namespace plotboard::rules
