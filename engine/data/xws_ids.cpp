#include "data/xws_ids.hpp"

#include <algorithm>
#include <cctype>

#include "base/lists.hpp"
#include "data/readers.hpp"
#include "data/xws.hpp"

namespace plotboard::data {

namespace {

struct WordPair {
  const char* ours;
  const char* theirs;
};
// Slots that the first edition's files shorten.
constexpr WordPair kSlotWords[] = {
    {"elite", "ept"}, {"astromech", "amd"}, {"salvaged-astromech", "samd"}, {"modification", "mod"}};
// Factions: the last word of each is what files of the first edition have.
constexpr WordPair kFactionWords[] = {{"rebelalliance", "rebels"},
                                      {"rebelalliance", "rebel"},
                                      {"galacticempire", "empire"},
                                      {"galacticempire", "imperial"},
                                      {"scumandvillainy", "scum"}};
// Names that some builders shorten in their own way.
constexpr WordPair kOtherNames[] = {{"raiderclasscorvettefore", "raiderclasscorvfore"},
                                    {"raiderclasscorvetteaft", "raiderclasscorvaft"},
                                    {"raiderclasscorvette", "raiderclasscorv"},
                                    {"cr90corvettefore", "cr90fore"},
                                    {"cr90corvetteaft", "cr90aft"},
                                    {"yt2400", "yt2400freighter"},
                                    {"tieadvprototype", "tieadvancedprototype"}};
// Ships of the second edition, where builders have other words than the ship's name gives.
constexpr WordPair kSecondShips[] = {{"tievnsilencer", "tiesilencer"},
                                     {"scavengedyt1300", "scavengedyt1300lightfreighter"}};
constexpr WordPair kSecondSlotWords[] = {
    {"system", "sensor"}, {"payload", "device"}, {"force-power", "force"}, {"payload", "bomb"}, {"talent", "elite"}};

bool goes_into(const Upgrade& upgrade, const std::string& slot) {
  return base::contains(upgrade.slots_in_squads(), slot) || base::contains(upgrade.slots, slot);
}

std::string full_name(const std::string& word) {
  for (const WordPair& each : kOtherNames)
    if (word == each.theirs) return each.ours;
  return word;
}

std::string side_of(const std::string& faction) {
  return faction == "resistance" ? "rebelalliance" : faction == "firstorder" ? "galacticempire" : faction;
}

}  // namespace

std::string plain_xws(const std::string& text) {
  std::string plain;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (std::isalnum(byte) != 0) plain += static_cast<char>(std::tolower(byte));
  }
  return plain;
}

Id xws_faction(const std::string& word) {
  if (base::contains(factions(), word)) return word;
  for (const WordPair& each : kFactionWords)
    if (word == each.theirs) return each.ours;
  return {};
}

std::string xws_faction_word(geom::Edition edition, Id faction) {
  if (edition == geom::Edition::second) return faction;
  std::string word = faction;
  for (const WordPair& each : kFactionWords)
    if (side_of(faction) == each.ours) word = each.theirs;
  return word;
}

std::string xws_slot_word(const std::string& slot) {
  for (const WordPair& each : kSlotWords)
    if (slot == each.ours) return each.theirs;
  return slot;
}

std::string xws_second_slot_word(const std::string& slot) {
  return slot == "system" ? "sensor" : slot == "payload" ? "device" : slot;
}

std::string first_slot_of(const std::string& word) {
  for (const WordPair& each : kSlotWords)
    if (word == each.theirs) return each.ours;
  return word;
}

std::string second_slot_of(const std::string& word) {
  for (const WordPair& each : kSecondSlotWords)
    if (word == each.theirs) return each.ours;
  return word;
}

XwsIds::XwsIds(const Catalog& catalog) : catalog_(catalog) {
  for (const bool in_squads : {false, true}) {  // where a card of the campaign has the word too, that of squads counts
    for (const bool by_word : {false, true}) {  // and a word that a card names counts before another's id
      for (const auto& [id, upgrade] : catalog.upgrades) {
        const std::string& word = by_word ? upgrade.xws : id;
        if (upgrade.in_squads == in_squads && !word.empty()) second_upgrades_[plain_xws(word)] = &upgrade;
      }
    }
  }
  for (const auto& [id, upgrade] : catalog.first_upgrades) {
    const FirstUpgrade* const other = catalog.first_upgrades.get(upgrade.other_side);
    if (other != nullptr && other->name < upgrade.name) continue;  // of two sides the first stands for both
    first_upgrades_[upgrade.xws].push_back(&upgrade);
  }
}

bool is_meant_in_squads(const Catalog& catalog, const Upgrade& upgrade) {
  if (!upgrade.in_squads) return false;
  const std::string word = plain_xws(upgrade.id);
  return std::none_of(catalog.upgrades.begin(), catalog.upgrades.end(), [&](const auto& entry) {
    const Upgrade& other = entry.second;
    return other.in_squads && other.id != upgrade.id && plain_xws(other.xws) == word;
  });
}

std::vector<const FirstShip*> XwsIds::first_ships(const std::string& word) const {
  std::vector<const FirstShip*> found;
  const std::string name = full_name(word);
  for (const auto& [id, ship] : catalog_.first_ships) {
    if (ship.xws == name || (!ship.hull_of.empty() && ship.hull_of == name)) found.push_back(&ship);
  }
  return found;
}

FirstCard XwsIds::first_pilot(const std::string& word, const std::vector<const FirstShip*>& ships, Id faction) const {
  FirstCard found;
  const std::string name = full_name(word);
  for (const FirstShip* ship : ships) {
    for (const FirstPilot& pilot : ship->pilots) {
      if (pilot.xws != name) continue;
      const bool better = found.pilot == nullptr || (side_of(found.pilot->faction) != side_of(faction) &&
                                                     side_of(pilot.faction) == side_of(faction));
      if (better) found = {ship, &pilot};
    }
  }
  return found;
}

FirstCard XwsIds::first_pilot_anywhere(const std::string& word, Id faction) const {
  std::vector<const FirstShip*> all;
  for (const auto& [id, ship] : catalog_.first_ships) all.push_back(&ship);
  return first_pilot(word, all, faction);
}

const FirstUpgrade* XwsIds::first_upgrade(const std::string& word, const std::string& slot_word) const {
  const std::string slot = first_slot_of(slot_word);
  const auto same = first_upgrades_.find(word);
  const FirstUpgrade* found = nullptr;
  if (same != first_upgrades_.end()) {
    for (const FirstUpgrade* card : same->second)
      if (found == nullptr || card->slot == slot) found = card;
  }
  if (found != nullptr && found->slot == slot) return found;
  // Older files write the name alone where two cards have it: "r2d2" among crew.
  for (auto each = first_upgrades_.upper_bound(word + "-"); each != first_upgrades_.end(); ++each) {
    if (each->first.rfind(word + "-", 0) != 0) break;
    for (const FirstUpgrade* card : each->second)
      if (card->slot == slot) return card;
  }
  return found;
}

const Ship* XwsIds::second_ship(const std::string& word) const {
  const auto same = catalog_.ships.find(word);
  if (same != catalog_.ships.end()) return &same->second;
  for (const WordPair& each : kSecondShips)
    if (word == each.theirs) return catalog_.ships.get(each.ours);
  for (const auto& [id, ship] : catalog_.ships)
    if (plain_xws(ship.name) == word) return &ship;
  return nullptr;
}

SecondCard XwsIds::second_upgrade(const std::string& word, const std::string& slot_word) const {
  const std::string slot = second_slot_of(slot_word), plain = plain_xws(word);
  const auto of_word = [this](const std::string& key) {
    const auto found = second_upgrades_.find(key);
    return found == second_upgrades_.end() ? nullptr : found->second;
  };
  const Upgrade* const named = of_word(plain);
  if (named != nullptr && goes_into(*named, slot)) return {named, false, false};
  const Upgrade* const other = of_word(plain + plain_xws(slot));  // "r2d2" among crew: "r2d2-crew"
  if (named != nullptr && other != nullptr && other->in_squads && goes_into(*other, slot)) return {other, true, false};
  return {named, false, named != nullptr};
}

std::vector<std::string> XwsIds::ship_words(geom::Edition edition) const {
  std::vector<std::string> all;
  if (edition == geom::Edition::second) {
    for (const auto& [id, ship] : catalog_.ships) all.push_back(id);
  } else {
    for (const auto& [id, ship] : catalog_.first_ships) all.push_back(ship.hull_of.empty() ? ship.xws : ship.hull_of);
  }
  return all;
}

std::vector<std::string> XwsIds::upgrade_words(geom::Edition edition) const {
  std::vector<std::string> all;
  if (edition == geom::Edition::second) {
    for (const auto& [word, id] : second_upgrades_) all.push_back(word);
  } else {
    for (const auto& [word, cards] : first_upgrades_) all.push_back(word);
  }
  return all;
}

}  // namespace plotboard::data
