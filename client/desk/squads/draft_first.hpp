#pragma once
// Squads of the first edition in a draft: pilots, slots with their upgrades, what could go into a slot and why not,
// ready-made squads, docked ships; and squad files (XWS) of both editions. A huge ship of two cards is one ship of the
// draft, its aft card stands among its cards (rules/first/squad.hpp). Pure.

#include <optional>
#include <string>
#include <vector>

#include "data/first_edition.hpp"
#include "desk/squads/draft.hpp"
#include "rules/first/squad.hpp"

namespace plotboard::desk {

// Two squads that are legal as they are: 100 points a side, 55 to learn with, or 300 with a huge ship each.
enum class FirstSquads : std::uint8_t { small, full, epic };
void ready_made_first(const data::Catalog& catalog, Draft& draft, FirstSquads which);

// With its cheapest pilot, of that faction where it has one.
DraftShip first_ship(const data::Catalog& catalog, const std::string& ship, const std::string& faction);
void set_first_pilot(const data::Catalog& catalog, DraftShip& ship, Id pilot);  // its upgrades stay
// Pilot skill with what its upgrades add to it.
int skill_of(const data::Catalog& catalog, const DraftShip& ship);

std::vector<rules::first::SlotPlace> first_slots(const data::Catalog& catalog, const DraftShip& ship);
struct FirstOffer {
  const data::FirstUpgrade* upgrade = nullptr;
  state::Section section = state::Section::none;
  int points = 0;
  std::optional<rules::Refusal> refused;
};
// What could go into that slot and has what is typed in its name or text: those that may first.
std::vector<FirstOffer> first_offers(const data::Catalog& catalog, const DraftSide& side, std::size_t index,
                                     state::Side who, const rules::first::SlotPlace& slot, const std::string& typed);
void equip_first(const data::Catalog& catalog, DraftShip& ship, const FirstOffer& offer);
// The place in DraftShip::cards of the card in that slot; nothing: it is empty.
std::optional<std::size_t> card_in_slot(const data::Catalog& catalog, const DraftShip& ship,
                                        const std::vector<rules::first::SlotPlace>& slots, std::size_t slot);
int points_in_slot(const data::Catalog& catalog, const DraftShip& ship, Id card);

// Ships that have to begin docked are put there.
void dock_ships(const data::Catalog& catalog, state::Table& table);

// --- squad files
// Replaces that side's ships; a squad of the other game changes the game. One sentence for each thing that the file
// has and this program does not know; an error where it is no squad file.
base::Result<std::vector<std::string>> take_squad(const data::Catalog& catalog, Draft& draft, state::Side who,
                                                  const std::string& text, const std::string& file);
std::string squad_text(const data::Catalog& catalog, const Draft& draft, state::Side who);

}  // namespace plotboard::desk
