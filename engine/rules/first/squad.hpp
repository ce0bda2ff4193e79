#pragma once
// Squads of the first edition (1e-squad-1 to -23, 1e-epic-2 to -7, huge-play-1 to -3, huge-tokens-1 to -3): what a side
// may bring for its points, what each ship may carry, and what else it could. Points in squad points. No errors: what
// is wrong is a refusal with its rule, what is not known costs nothing and is refused. What single
// cards ask stands in squad_cards.hpp.
//
// A ship is a Piece with ref "1e-xwing" (of a huge ship "1e-" and its hull), its pilot in ship.pilot and its upgrades
// in ship.cards. A huge ship of two ship cards has the fore one as its pilot and the aft one among its cards: the
// upgrades before it are the fore section's, those after it the aft section's.
//
// Cost: loadout_faults() some microseconds, fittings() about a millisecond.

#include <optional>
#include <vector>

#include "data/first_edition.hpp"
#include "data/rule_set.hpp"
#include "rules/play/commands.hpp"

namespace plotboard::rules::first {

// A ship with its upgrades, discarded ones included (1e-squad-15). Nothing where its pilot or an upgrade is none of the
// first edition's.
std::optional<int> points_of(const data::Catalog& catalog, const state::Piece& ship);
// What that upgrade costs, or would cost, on that ship as it is equipped: other cards may make it cheaper.
int points_of_upgrade(const data::Catalog& catalog, const state::Piece& ship, Id upgrade);

// The ships of `side` among the pieces against the points of the rule set and, where it allows huge ships, its epic
// points and numbers of one type. One refusal for each thing that is wrong.
std::vector<Refusal> squad_faults(const data::Catalog& catalog, const std::vector<state::Piece>& pieces,
                                  state::Side side, const data::RuleSet& ruleset);
// May this ship carry these upgrades?
std::vector<Refusal> loadout_faults(const data::Catalog& catalog, const state::Piece& ship);

// The slots of a ship with its cards as they are, in the order of its upgrade bar: first the fore section's, then the
// aft one's, then one or more for modifications and titles.
struct SlotPlace {
  Id slot;                                        // "elite", "salvaged-astromech" ...
  Ids also;                                       // other slots whose cards fit there
  state::Section section = state::Section::none;  // of a huge ship of two cards; none: of the whole ship
  Id card;                                        // that fills it, or ""
};
std::vector<SlotPlace> slots_of(const data::Catalog& catalog, const state::Piece& ship);

// What could be put on a ship beside what it has: every upgrade of a slot that it has, filled or not, once; of a card
// with two sides the first. Points beyond the squad's limit forbid nothing here.
struct Fitting {
  Id upgrade;
  state::Section section = state::Section::none;  // whose it would be
  int points = 0;
  std::optional<Refusal> fault;  // why it may not
};
// `pieces`: the whole squad with the ship itself, for unique names. In the order of slots_of(), then by name.
std::vector<Fitting> fittings(const data::Catalog& catalog, const std::vector<state::Piece>& pieces, Id ship);

// Building: puts an upgrade on a ship, on a section of a huge ship of two cards.
void equip(const data::Catalog& catalog, state::Piece& ship, Id upgrade, state::Section section);
// Which section carries the card at that place in ship.cards; none where the ship has one card or none of it is known.
state::Section carrier_of(const data::Catalog& catalog, const state::Piece& ship, std::size_t card);
// The aft ship card that belongs to a fore one; "" for any other pilot.
Id second_card_of(const data::Catalog& catalog, Id pilot);

}  // namespace plotboard::rules::first
