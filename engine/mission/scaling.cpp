#include "mission/scaling.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "mission/pilot_kit.hpp"

namespace plotboard::mission {

namespace {

// First Order cards are in none of the decks that the campaign draws from (fga-4.10-3), so they have one of their own.
const char* deck_of(Id faction) {
  if (faction == "rebelalliance") return "rebels";
  if (faction == "scumandvillainy") return "scum";
  if (faction == "firstorder") return "first-order";
  return "empire";
}

// Those of the deck that are wanted; of them the ones with enough levels, and of these the ones not in use, if any.
std::vector<const data::PilotCard*> narrowed(const std::vector<const data::PilotCard*>& cards,
                                             const std::function<bool(const data::PilotCard&)>& wanted) {
  std::vector<const data::PilotCard*> fewer;
  for (const data::PilotCard* card : cards) {
    if (wanted(*card)) fewer.push_back(card);
  }
  return fewer.empty() ? cards : fewer;
}

// Group 1: ranks 1 to 5 nothing, 6 a shield, 7 a card and two shields (fga-4.8.3t-1 to -4).
Scale scale_of_group_one(int rank) {
  Scale scale;
  scale.draws_card = rank >= 7;
  scale.shields = rank >= 7 ? 2 : rank == 6 ? 1 : 0;
  scale.regenerates = rank >= 8;
  return scale;
}

// Group 2 (fga-4.8.3t-5 to -10); `sheet`: as the reference sheet of 2021-09-18 has it (fga-sheet.tl2-4 to -6).
Scale scale_of_group_two(int rank, bool elite, bool sheet) {
  Scale scale;
  scale.draws_card = elite || rank >= 2;
  if (elite) {
    scale.above_lowest = rank >= 5 ? 2 : 1;
  } else {
    scale.above_lowest = rank >= (sheet ? 6 : 7) ? 1 : 0;
  }
  scale.shields = rank >= 6 ? 1 : 0;
  if (sheet && rank >= 7) scale.shields = 2;
  scale.regenerates = rank >= 8 && (elite || !sheet);
  return scale;
}

}  // namespace

bool in_group_one(Id ship) { return data::is_group_one(ship); }

Scale scale_of(const data::RuleSet& rules, Id ship, bool elite, int rank) {
  // Group 1 ships are never elite (fga-4.8.1-3).
  return in_group_one(ship) ? scale_of_group_one(rank) : scale_of_group_two(rank, elite, rules.threat_by_sheet);
}

int starting_threat(const data::Catalog& catalog, Id ship, Id faction) {
  if (in_group_one(ship)) return 1;
  int lowest = 0;
  for (const auto& entry : catalog.pilot_cards) {
    const data::PilotCard& card = entry.second;
    if (card.ship != ship || card.deck != deck_of(faction) || card.levels.empty()) continue;
    const int threat = card.levels.front().threat;
    lowest = lowest == 0 ? threat : std::min(lowest, threat);
  }
  constexpr int kMostTypes = 2;  // where most types of Group 2 start
  return lowest == 0 ? kMostTypes : lowest;
}

const data::PilotCard* draw_card(const data::Catalog& catalog, Id squad, Id faction, Id ship, std::size_t levels,
                                 const Ids& used, const Lot& lot) {
  std::vector<const data::PilotCard*> cards;
  for (const auto& entry : catalog.pilot_cards) {
    const data::PilotCard& card = entry.second;
    if (card.deck != deck_of(faction) || card.levels.empty()) continue;
    if (ship.empty() ? in_group_one(card.ship) : card.ship != ship) continue;
    cards.push_back(&card);
  }
  if (cards.empty()) return nullptr;
  cards = narrowed(cards, [&](const data::PilotCard& card) { return card.levels.size() >= levels; });
  cards = narrowed(
      cards, [&](const data::PilotCard& card) { return std::find(used.begin(), used.end(), card.id) == used.end(); });
  if (cards.size() == 1) return cards.front();
  return cards[static_cast<std::size_t>(lot(squad, static_cast<int>(cards.size()), say("squad.card-draw")))];
}

void scale(const data::Catalog& catalog, const data::RuleSet& rules, int rank, const data::PilotCard* card,
           state::Piece& ship) {
  // A card with one level makes nobody elite (fga-4.8.2-4).
  const bool elite = ship.ship.elite && !in_group_one(ship.ref) && (card == nullptr || card->levels.size() > 1);
  const Scale scale = scale_of(rules, ship.ref, elite, rank);
  ship.ship.elite = elite;
  ship.ship.bonus_shields += scale.shields;
  ship.ship.regenerates = scale.regenerates;
  if (card == nullptr) {
    ship.ship.threat = starting_threat(catalog, ship.ref, ship.faction);
    return;
  }
  const std::size_t level = std::min(static_cast<std::size_t>(scale.above_lowest), card->levels.size() - 1);
  ship.ship.pilot_card = card->id;
  ship.ship.threat = card->levels[level].threat;
  apply_kit(catalog, ship);
}

}  // namespace plotboard::mission
