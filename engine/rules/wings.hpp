#pragma once
// Wings: two to five small ships that keep their places beside a leader and fly by its dial (2e-wing). Which ships
// they are is given with the squad (state::Wing); here is all that the rules make of it. Their places are those of the
// wing tool (geom/formation.hpp); nothing else here knows the shape of a formation.
//
// A wingmate has no dial and no activation of its own. It follows in its leader's; who has to split before that flies
// a white 2 straight when the Activation Phase ends. What breaks the formation calls leave_wing() or check_wing() where
// it happens. Where the rules are silent: a blocked place forbids rejoining; a wingmate with a cloak action gains no
// token when its leader cloaks; several that want to leave or rejoin are asked for one after the other.
//
// Choices, of the leader's side: "wing-split" (End Phase: ids of wingmates, "pass"), "wing-join" (start of Planning:
// ids of ships that have split, with ghosts, "pass").

#include <optional>
#include <string>

#include "rules/activation.hpp"
#include "rules/commands.hpp"
#include "rules/game.hpp"

namespace plotboard::rules {

// May this ship be in the wing that it names (2e-wing-1, -2, -5)? Nothing for a ship of no wing.
std::optional<Refusal> wing_fault(const state::Table& table, const state::Piece& ship);
// It split in this round, too late for a dial: it does not activate (2e-wing-19).
bool lost_its_dial(const state::Piece& ship);
// A wingmate that may not do the action (2e-wing-13, -14).
bool barred_in_wing(const state::ShipState& ship, const std::string& action);

// The wing takes its places about a leader that has just been placed, or stands when the battle starts (2e-wing-4).
void form_wing(Game& game, const std::string& leader);
void form_wings(Game& game);
// The wingmates' turns after their leader's (2e-wing-7 to -13). `flown`: the maneuver of its activation.
void wing_follows(Game& game, const std::string& leader, const Flight& flown);
// The leader has performed the action: who cannot do the like splits (2e-wing-15, -16).
void wing_after_slam(Game& game, const std::string& leader);
void wing_after_cloak(Game& game, const std::string& leader);

// The ship is no longer where its wing wants it, or gone: a wingmate splits, a leader's whole wing (2e-wing-18).
void leave_wing(Game& game, const std::string& ship);
// It has gained a token: the same if it is ionised or tractored now.
void check_wing(Game& game, const std::string& ship);
// Something that is no maneuver has moved or turned it: a wingmate splits.
void moved_in_wing(Game& game, const std::string& ship);

void fly_without_dials(Game& game);  // at the end of the Activation Phase (2e-wing-19)
void offer_splits(Game& game);       // in the End Phase (2e-wing-20)
void offer_rejoining(Game& game);    // at the start of Planning (2e-wing-21)

}  // namespace plotboard::rules
