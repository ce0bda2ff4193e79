#pragma once
// What the hangar of Flight Group Alpha shows of a pilot of the flight before a mission (fga-4.1p-10 to -12): slots and
// what fills them, both budgets, everything on offer with the reason where it may not be taken, kept loadouts, and what
// others fly. Plain values made from the campaign's state; changes are commands that the caller hands over. Pure.
//
// Cost: hangar_of() weighs every offer (about 1 ms).

#include <optional>
#include <string>
#include <vector>

#include "campaign/alpha/alpha.hpp"
#include "data/catalog.hpp"

namespace plotboard::desk {

namespace alpha = campaign::alpha;

struct HangarSlot {
  alpha::BookSlot slot;
  std::string words;  // "Modification or System"
  std::string from;   // "TIE/D Defender", "Ace", "Rank 2", a card's name
  std::string rule;
  int card = -1;      // place in the loadout; -1: empty
  bool first = true;  // of those that its card takes
  bool career = false;
};
struct HangarCard {  // of the loadout, in its order
  Id id;
  std::string name, text;
  int cost = 0;
  bool career = false;
  int charges = 0;          // with the extra one
  bool can_charge = false;  // an extra charge may lie on it, or does
  bool charged = false;
  bool placed = true;  // it has a slot
};
struct Bar {
  int spent = 0, of = 0, bonus = 0;  // bonus: part of `of` that the mission grants
  std::string origin, rule;
  [[nodiscard]] int left() const { return of - spent; }
};
struct OfferRow {
  Id id;
  std::string name, text;
  std::string slots;   // "Missile", "2 x Torpedo"
  std::string remark;  // "needs initiative 5, one in the flight"
  int cost = 0;
  bool career = false, legal = true;
  std::string why, rule;  // where it may not be taken
  bool near = true;       // it may be taken, or could as soon as points or a slot are free
  std::string source;     // the table that has it
};
struct KeptRow {  // a loadout to be taken over
  alpha::Loadout loadout;
  std::string name;   // its own, or whose it is
  std::string words;  // "Ion Cannon, Hull Upgrade"
  std::string why;    // it cannot be flown as it stands; "" when it can
  std::string rule;
  bool kept = true;  // under this pilot's name; else another's
  bool on = false;   // what is carried now
};

struct HangarView {
  Id pilot;
  std::string call_sign, ship;
  Ids ships;  // types to choose from, the planned one first
  int initiative = 0, rank = 0;
  std::vector<HangarSlot> slots;
  std::vector<HangarCard> cards;
  std::vector<std::string> given;  // what rank and path bring without a slot, by name
  Bar upgrades, path;
  int tokens = 0, tokens_used = 0;  // extra charges
  std::vector<OfferRow> offers;     // legal ones first, each part by cost, then name
  std::vector<KeptRow> kept;        // this pilot's for the ship, then those of others
  std::string problem, rule;        // why it may not take off; "" when all is well
};
// Precondition: the pilot flies the mission that is planned.
HangarView hangar_of(const alpha::Book& book, const alpha::State& state, Id pilot);

// Offers that have all words of `text` in name, text, slots or remark; of one slot's kinds alone where one is named.
std::vector<const OfferRow*> offers_found(const data::Catalog& catalog, const HangarView& view, const std::string& text,
                                          const alpha::BookSlot* slot = nullptr);

// --- loadouts after a change; what no longer fits stays in, and the view says why it cannot fly
alpha::Loadout with_card(alpha::Loadout loadout, Id card);
alpha::Loadout without_card(alpha::Loadout loadout, std::size_t place);  // and the charge that lay on it
alpha::Loadout with_charge(alpha::Loadout loadout, Id card, bool on);

struct Suggestion {
  alpha::Suggest how;
  const char *name, *help;
};
const std::vector<Suggestion>& suggestions();

}  // namespace plotboard::desk
