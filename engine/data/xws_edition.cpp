// Which edition a squad file is of: nothing in it says so, and no single sign is sure. One builder writes version 0.3.0
// for the second edition, others call its ships as the first did. So all signs are weighed together.
#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "base/lists.hpp"
#include "data/readers.hpp"
#include "data/xws_ids.hpp"

namespace plotboard::data {

namespace {

using geom::Edition;

// Slots that files of only one edition have, as builders write them.
const std::vector<std::string> kSlotsOfFirst{"ept", "elite", "amd", "samd", "mod", "bomb"};
const std::vector<std::string> kSlotsOfSecond{"talent",         "force-power", "force",     "sensor",
                                              "configuration",  "gunner",      "device",    "payload",
                                              "tactical-relay", "command",     "astromech", "modification"};

class Signs {
 public:
  void second(int weight) { second_ += weight; }
  void first(int weight) { first_ += weight; }
  // As many signs as there are ships, but a swarm is one squad.
  void of_many(int first, int second, int most) {
    first_ += std::min(first, most);
    second_ += std::min(second, most);
  }
  [[nodiscard]] XwsEdition weighed() const {
    constexpr int kClose = 2;
    const bool close = std::abs(first_ - second_) <= kClose;
    const bool in_doubt = first_ == second_ || (close && first_ > 0 && second_ > 0);
    return {first_ > second_ ? Edition::first : Edition::second, in_doubt};
  }

 private:
  int first_ = 0, second_ = 0;
};

std::string text_at(const Json& object, const char* key) {
  const auto found = object.find(key);
  return found != object.end() && found->is_string() ? found->get<std::string>() : "";
}

// "0.3.0", "2.0.0"; builders of the second edition also write the day of their data, "11/25/2021".
void weigh_version(const std::string& version, Signs& signs) {
  constexpr int kOld = 2, kNew = 3;
  if (version.empty() || version[0] < '0' || version[0] > '9') return;
  const bool old = version.find('/') == std::string::npos && (version.size() < 2 || version[1] == '.') &&
                   (version[0] == '0' || version[0] == '1');
  if (old)
    signs.first(kOld);
  else
    signs.second(kNew);
}

// Full names of factions came with the second edition.
void weigh_faction(const std::string& faction, Signs& signs) {
  constexpr int kShort = 3, kFull = 2;
  if (base::contains(factions(), faction))
    signs.second(kFull);
  else if (!xws_faction(faction).empty())
    signs.first(kShort);
}

bool has_slot(const Json& pilot, const std::vector<std::string>& slots) {
  const auto upgrades = pilot.find("upgrades");
  if (upgrades == pilot.end() || !upgrades->is_object()) return false;
  return std::any_of(slots.begin(), slots.end(), [&](const std::string& slot) { return upgrades->contains(slot); });
}

void weigh_pilots(const Json& pilots, const XwsIds& ids, Signs& signs) {
  bool by_id = false, by_name = false, first_slots = false, second_slots = false;
  int first_ships = 0, second_ships = 0, first_pilots = 0, second_pilots = 0;
  for (const Json& pilot : pilots) {
    if (!pilot.is_object()) continue;
    const std::string id = text_at(pilot, "id"), name = text_at(pilot, "name");
    by_id = by_id || !id.empty();
    by_name = by_name || (id.empty() && !name.empty());
    first_slots = first_slots || has_slot(pilot, kSlotsOfFirst);
    second_slots = second_slots || has_slot(pilot, kSlotsOfSecond);
    const std::string word = text_at(pilot, "ship");
    const auto first = ids.first_ships(word);
    const Ship* const second = ids.second_ship(word);
    first_ships += !first.empty() && second == nullptr ? 1 : 0;
    second_ships += first.empty() && second != nullptr ? 1 : 0;
    if (first.empty() || second == nullptr) continue;
    const std::string& called = id.empty() ? name : id;
    const bool first_flies = ids.first_pilot(called, first, {}).pilot != nullptr;
    const bool second_flies = pilot_of(*second, called) != nullptr;
    first_pilots += first_flies && !second_flies ? 1 : 0;
    second_pilots += second_flies && !first_flies ? 1 : 0;
  }
  constexpr int kKey = 3, kSlots = 2, kMostShips = 3, kMostPilots = 2;
  if (by_id) signs.second(kKey);
  if (by_name && !by_id) signs.first(kKey);
  if (first_slots) signs.first(kSlots);
  if (second_slots) signs.second(kSlots);
  signs.of_many(first_ships, second_ships, kMostShips);
  signs.of_many(first_pilots, second_pilots, kMostPilots);
}

}  // namespace

XwsEdition xws_edition(const Json& file, const XwsIds& ids) {
  Signs signs;
  weigh_version(text_at(file, "version"), signs);
  weigh_faction(text_at(file, "faction"), signs);
  const auto pilots = file.find("pilots");
  if (pilots != file.end() && pilots->is_array()) weigh_pilots(*pilots, ids, signs);
  return signs.weighed();
}

}  // namespace plotboard::data
