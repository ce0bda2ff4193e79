// Squads as XWS files: what was read comes out as it was, but for what has been changed since.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "base/lists.hpp"
#include "data/json.hpp"
#include "data/xws.hpp"
#include "data/xws_ids.hpp"

namespace plotboard::data {

namespace {

using geom::Edition;

// One ship card of a ship: an entry of the file's pilots.
struct ShipPart {
  Id pilot;
  Ids cards;
};
// A huge ship of two ship cards has the aft one among its cards.
std::vector<ShipPart> parts_of(const XwsShip& ship, const Catalog& catalog) {
  std::vector<ShipPart> parts{{ship.pilot, {}}};
  for (const Id card : ship.cards) {
    if (catalog.first_pilot(card) != nullptr)
      parts.push_back({card, {}});
    else
      parts.back().cards.push_back(card);
  }
  return parts;
}

class XwsWriter {
 public:
  XwsWriter(const XwsSquad& squad, const Catalog& catalog) : squad_(squad), catalog_(catalog), ids_(catalog) {
    before_.edition = squad.edition;
    if (squad.kept.empty()) return;
    auto read = read_xws(squad.kept, "", catalog, squad.edition);
    auto json = parse_json(squad.kept, "");
    if (!read || !json) return;  // not what read_xws() has left there
    before_ = std::move(*read);
    file_ = std::move(*json);
    for (const Json& pilot : file_["pilots"]) {
      const auto group = pilot.find("multisection_id");
      constexpr int kMost = 1000;
      if (group == pilot.end() || !group->is_number_integer() || *group < 0 || *group > kMost) continue;
      group_ = std::max(group_, group->get<int>() + 1);
    }
  }

  Json write() {
    const bool is_new = file_.empty();
    if (is_new) file_["version"] = squad_.edition == Edition::first ? "1.0.0" : "2.0.0";
    if (is_new || before_.name != squad_.name) file_["name"] = squad_.name;
    if (is_new || before_.faction != squad_.faction)
      file_["faction"] = xws_faction_word(squad_.edition, squad_.faction);
    set_points(file_, before_.points, squad_.points);
    if (before_.obstacles != squad_.obstacles) {
      file_["obstacles"] = texts_of(squad_.obstacles);
      if (squad_.obstacles.empty()) file_.erase("obstacles");
    }
    file_["pilots"] = pilots();
    return std::move(file_);
  }

 private:
  static void set_points(Json& object, std::optional<int> before, std::optional<int> now) {
    if (before == now) return;
    if (now)
      object["points"] = *now;
    else
      object.erase("points");
  }

  // The ships in their order; entries that nothing is known of stay before the ships that they stood before.
  Json pilots() {
    Json made = Json::array();
    const Json old = file_.contains("pilots") ? file_["pilots"] : Json::array();
    std::set<std::size_t> known;
    for (const XwsShip& ship : before_.ships) known.insert(ship.entries.begin(), ship.entries.end());
    std::size_t next = 0;
    const auto keep_unknown = [&](std::size_t end) {
      for (; next < end; ++next)
        if (known.count(next) == 0) made.push_back(old[next]);
    };
    for (const XwsShip& ship : squad_.ships) {
      const XwsShip* const same = written_before(ship);
      if (same == nullptr) {
        for (Json& entry : new_entries(ship)) made.push_back(std::move(entry));
        continue;
      }
      std::vector<std::size_t> order = same->entries;
      std::sort(order.begin(), order.end());
      if (order.back() >= next) keep_unknown(order.front());
      for (const std::size_t entry : order) made.push_back(changed(old[entry], *same, ship, entry));
    }
    keep_unknown(old.size());
    return made;
  }

  // The ship as its file had it; null: it is new there.
  const XwsShip* written_before(const XwsShip& ship) const {
    if (ship.entries.empty() || parts_of(ship, catalog_).size() != ship.entries.size()) return nullptr;
    const auto found = std::find_if(before_.ships.begin(), before_.ships.end(),
                                    [&](const XwsShip& old) { return old.entries == ship.entries; });
    return found == before_.ships.end() ? nullptr : &*found;
  }

  Json changed(Json entry, const XwsShip& before, const XwsShip& ship, std::size_t index) const {
    const auto part = static_cast<std::size_t>(std::find(before.entries.begin(), before.entries.end(), index) -
                                               before.entries.begin());
    const ShipPart was = parts_of(before, catalog_)[part];
    const ShipPart now = parts_of(ship, catalog_)[part];
    const bool other_ship = before.ship != ship.ship;
    const bool other_pilot = was.pilot != now.pilot || (part == 0 && before.pilot_name != ship.pilot_name);
    if (other_ship || other_pilot) {
      const bool by_name = !entry.contains("id") && entry.contains("name");
      entry.erase("id");
      entry.erase("name");
      set_ship(entry, ship, now, by_name);
    }
    if (was.cards != now.cards) set_cards(entry, now.cards);
    if (part == 0) {
      if (before.points != ship.points) set_points(entry, std::nullopt, ship.points);
      if (before.points != ship.points && !ship.points) entry.erase("points");
      if (before.initiative != ship.initiative || before.ai != ship.ai) set_ours(entry, ship);
    } else if (before.points != ship.points) {
      entry.erase("points");  // those of the whole ship stand beside its fore card
    }
    return entry;
  }

  std::vector<Json> new_entries(const XwsShip& ship) {
    std::vector<Json> made;
    const std::vector<ShipPart> parts = parts_of(ship, catalog_);
    const bool first = squad_.edition == Edition::first;
    for (const ShipPart& part : parts) {
      Json entry = Json::object();
      set_ship(entry, ship, part, first);
      set_cards(entry, part.cards);
      if (parts.size() > 1) entry["multisection_id"] = group_;
      made.push_back(std::move(entry));
    }
    if (parts.size() > 1) ++group_;
    set_points(made.front(), std::nullopt, ship.points);
    const auto printed = printed_initiative(catalog_, ship.ship, ship.pilot, ship.faction);
    if (!first || ship.ai || printed != ship.initiative) set_ours(made.front(), ship);
    return made;
  }

  void set_ship(Json& entry, const XwsShip& ship, const ShipPart& part, bool by_name) const {
    const FirstPilot* const pilot = catalog_.first_pilot(part.pilot);
    const FirstShip* type = catalog_.first_ship_of_pilot(part.pilot);
    if (type == nullptr) type = catalog_.first_ships.get(ship.ship);
    entry["ship"] = type == nullptr ? ship.ship.text() : type->hull_of.empty() ? type->xws : type->hull_of;
    const std::string id = pilot != nullptr ? pilot->xws : part.pilot.empty() ? ship.pilot_name : part.pilot.text();
    if (!id.empty()) entry[by_name ? "name" : "id"] = id;
  }

  // Those that the entry has already keep their slot and word, and so do those that are not known here.
  void set_cards(Json& entry, Ids cards) const {
    Json made = Json::object();
    const Json old = entry.contains("upgrades") && entry["upgrades"].is_object() ? entry["upgrades"] : Json::object();
    for (const auto& [slot, words] : old.items()) {
      for (const Json& word : words) {
        const Id card = known_card(word.get<std::string>(), slot);
        const auto found = std::find(cards.begin(), cards.end(), card);
        if (!card.empty() && found == cards.end()) continue;
        if (!card.empty()) cards.erase(found);
        made[slot].push_back(word);
      }
    }
    for (const Id card : cards) {
      if (const FirstUpgrade* first = catalog_.first_upgrades.get(card))
        made[xws_slot_word(first->slot)].push_back(first->xws);
      else if (const Upgrade* second = catalog_.upgrade(card); second != nullptr && !second->slots_in_squads().empty())
        made[xws_second_slot_word(second->slots_in_squads().front())].push_back(second->xws.empty() ? plain_xws(card)
                                                                                                    : second->xws);
    }
    if (made.empty())
      entry.erase("upgrades");
    else
      entry["upgrades"] = std::move(made);
  }

  [[nodiscard]] Id known_card(const std::string& word, const std::string& slot) const {
    if (squad_.edition == Edition::second) {
      const SecondCard known = ids_.second_upgrade(word, slot);
      const bool is_taken = known.upgrade != nullptr && (known.upgrade->in_squads || !known.other_slot);
      return is_taken ? known.upgrade->id : Id();
    }
    const FirstUpgrade* const card = ids_.first_upgrade(word, slot);
    return card == nullptr ? Id() : card->id;
  }

  static void set_ours(Json& entry, const XwsShip& ship) {
    Json ours{{"initiative", ship.initiative}};
    if (ship.ai) ours["ai"] = *ship.ai;
    if (!entry.contains("vendor") || !entry["vendor"].is_object()) entry["vendor"] = Json::object();
    entry["vendor"][kOurVendor] = std::move(ours);
  }

  const XwsSquad& squad_;
  const Catalog& catalog_;
  const XwsIds ids_;
  XwsSquad before_;
  Json file_ = Json::object();
  int group_ = 0;
};

}  // namespace

std::string write_xws(const XwsSquad& squad, const Catalog& catalog) {
  return XwsWriter(squad, catalog).write().dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace plotboard::data
