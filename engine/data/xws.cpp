#include "data/xws.hpp"

#include <algorithm>
#include <cctype>
#include <map>
#include <nlohmann/json.hpp>

#include "data/catalog.hpp"
#include "data/readers.hpp"

namespace plotboard::data {

namespace {

constexpr std::size_t kMostOfASlot = 20;
constexpr std::size_t kLongestName = 60;  // of a squad or pilot: it stands in lists
constexpr const char* kOurs = "plotboard";

// Keys of the format, of a squad and of a pilot; others are left out, and said.
const std::vector<std::string> kSquadKeys{"name",   "description", "faction", "points", "version",
                                          "pilots", "obstacles",   "vendor",  "ruleset"};
const std::vector<std::string> kPilotKeys{
    "id", "name", "ship", "upgrades", "points", "vendor", "multisection_id", "multisection"};

// "adv-proton-torpedoes" as squad builders write it.
std::string plain_id(const std::string& text) {
  std::string plain;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (std::isalnum(byte) != 0) plain += static_cast<char>(std::tolower(byte));
  }
  return plain;
}

std::string shortened_name(std::string name) {
  if (name.size() <= kLongestName) return name;
  std::size_t cut = kLongestName;
  while (cut > 0 && (static_cast<unsigned char>(name[cut]) & 0xc0U) == 0x80U) --cut;  // not inside a UTF-8 letter
  name.resize(cut);
  return name;
}

class XwsReader {
 public:
  XwsReader(const Catalog& catalog, XwsSquad& squad) : catalog_(catalog), squad_(squad) {
    for (const auto& [id, upgrade] : catalog.upgrades) upgrades_[plain_id(id)] = upgrade.id;
  }

  void read(Reader& file) {
    squad_.name = shortened_name(file.text_or("name", ""));
    const std::string faction = file.text_or("faction", "");
    if (base::contains(factions(), faction))
      squad_.faction = faction;
    else if (!faction.empty())
      leave_out(file, "faction", faction, "a faction that is known here", factions());
    std::vector<Reader> pilots = file.items("pilots", true, kMostXwsShips);
    if (pilots.empty() && file.has("pilots") && file.json()["pilots"].is_array())
      file.note_at("pilots", "an empty list", "at least one pilot");
    for (Reader& pilot : pilots) {
      if (!pilot.is_object())
        pilot.note(describe(pilot.json()), "an object with the pilot's \"id\" and \"ship\"");
      else
        read_pilot(pilot);
    }
    for (Reader& obstacle : file.items("obstacles", false, kMostXwsShips)) {
      const auto id = obstacle.as_text();
      if (id && catalog_.obstacles.find(*id) != catalog_.obstacles.end())
        squad_.obstacles.emplace_back(*id);
      else if (id)
        leave_out(obstacle, "", *id, "an obstacle that is known here", {});
    }
    other_keys(file, kSquadKeys);
  }

 private:
  // What is not known: the file is good, the thing is left out. `key` "": the value itself.
  void leave_out(const Reader& at, const std::string& key, const std::string& found, const std::string& expected,
                 const std::vector<std::string>& options) {
    const std::string near = base::nearest_word(found, options);
    const std::string place = key.empty() ? at.pointer() : at.pointer() + "/" + key;
    squad_.left_out.push_back(
        {at.file(), place, describe(found), expected + (near.empty() ? "" : "; did you mean \"" + near + "\"?")});
  }

  void other_keys(const Reader& object, const std::vector<std::string>& known) {
    for (const std::string& key : object.keys()) {
      if (!base::contains(known, key)) leave_out(object, key, key, "a key of XWS; it is passed over", known);
    }
  }

  static const GenericPilot* pilot_of(const Ship& ship, const std::string& id) {
    const auto found = std::find_if(ship.generics.begin(), ship.generics.end(),
                                    [&id](const GenericPilot& pilot) { return pilot.id == id; });
    return found == ship.generics.end() ? nullptr : &*found;
  }

  // By its id; where a file names the pilot alone, the ship that the pilot flies.
  const Ship* ship_of(Reader& pilot, const std::string& id) {
    const std::string type = pilot.text_or("ship", "");
    if (type.empty()) {
      for (const auto& [key, ship] : catalog_.ships)
        if (pilot_of(ship, id) != nullptr) return &ship;
      leave_out(pilot, "", id, "a \"ship\", for no pilot of that id is known here; it is left out", {});
      return nullptr;
    }
    const auto found = catalog_.ships.find(type);
    if (found != catalog_.ships.end()) return &found->second;
    std::vector<std::string> all;
    for (const auto& [key, ship] : catalog_.ships) all.push_back(key);
    leave_out(pilot, "ship", type, "a ship that is known here; it is left out", all);
    return nullptr;
  }

  void read_pilot(Reader& reader) {
    std::string id = reader.text_or("id", "");
    const std::string name = reader.text_or("name", "");
    if (id.empty()) id = name;  // the first version of XWS
    if (id.empty() && !reader.has("ship")) {
      reader.note("neither \"id\" nor \"ship\"", "a pilot's \"id\" and the \"ship\"");
      return;
    }
    XwsShip made;
    const Ship* ship = ship_of(reader, id);
    if (ship != nullptr) {
      made.ship = ship->id;
      const bool has_faction = base::contains(ship->factions, squad_.faction.text());
      made.faction = has_faction ? squad_.faction : ship->factions.empty() ? Id() : Id(ship->factions.front());
      pilot_card(reader, *ship, id, name, made);
    }
    upgrades(reader, made);
    our_data(reader, made);
    other_keys(reader, kPilotKeys);
    if (ship != nullptr) squad_.ships.push_back(std::move(made));
  }

  void pilot_card(const Reader& reader, const Ship& ship, const std::string& id, const std::string& name,
                  XwsShip& made) {
    if (const GenericPilot* pilot = pilot_of(ship, id)) {
      made.pilot = pilot->id;
      made.faction = pilot->faction;
    } else if (!id.empty()) {
      made.pilot_name = shortened_name(name.empty() ? id : name);
    }
    const auto printed = printed_initiative(catalog_, ship.id, made.pilot, made.faction);
    made.initiative = printed.value_or(1);
    if (made.pilot_name.empty()) return;
    std::vector<std::string> all;
    for (const GenericPilot& pilot : ship.generics) all.push_back(pilot.id);
    leave_out(reader, reader.has("id") ? "id" : "name", id,
              "a pilot of the " + ship.name + " that is known here; the ship comes with initiative " +
                  std::to_string(made.initiative) + ", set its own",
              all);
  }

  void upgrades(Reader& reader, XwsShip& made) {
    reader.allow("upgrades");
    if (!reader.has("upgrades")) return;
    if (const Json& found = reader.json()["upgrades"]; found.is_array() && found.empty()) return;  // some write none so
    auto slots = reader.member("upgrades");
    if (!slots) return;
    for (const std::string& slot : slots->keys()) {
      for (Reader& card : slots->items(slot, true, kMostOfASlot)) {
        const auto id = card.as_text();
        if (!id) continue;
        const auto known = upgrades_.find(plain_id(*id));
        if (known != upgrades_.end())
          made.cards.push_back(known->second);
        else
          leave_out(card, "", *id, "an upgrade that is known here; it is left out", near_upgrades());
      }
    }
  }

  [[nodiscard]] std::vector<std::string> near_upgrades() const {
    std::vector<std::string> all;
    for (const auto& [plain, id] : upgrades_) all.push_back(plain);
    return all;
  }

  static void our_data(Reader& reader, XwsShip& made) {
    reader.allow("vendor");
    if (!reader.has("vendor") || !reader.json()["vendor"].is_object()) return;
    auto vendor = reader.member("vendor");
    if (!vendor->has(kOurs)) return;
    auto ours = vendor->member(kOurs);
    if (!ours) return;
    made.initiative = ours->whole_or("initiative", 0, 8, made.initiative);
    if (ours->has("ai")) made.ai = ours->flag("ai");
    ours->done();
  }

  const Catalog& catalog_;
  XwsSquad& squad_;
  std::map<std::string, Id> upgrades_;
};

}  // namespace

base::Result<XwsSquad> read_xws(std::string_view text, const std::string& file, const Catalog& catalog) {
  auto json = parse_json(text, file);
  if (!json) return json.errors();
  base::Errors errors;
  Reader reader(*json, file, errors);
  XwsSquad squad;
  if (reader.is_object())
    XwsReader(catalog, squad).read(reader);
  else
    reader.note(describe(*json), "an object with \"faction\" and \"pilots\": a squad as XWS");
  if (!errors.empty()) return errors;
  return squad;
}

std::string write_xws(const XwsSquad& squad, const Catalog& catalog) {
  Json file{{"name", squad.name}, {"faction", squad.faction.text()}, {"version", "2.0.0"}};
  Json pilots = Json::array();
  for (const XwsShip& ship : squad.ships) {
    const std::string id = ship.pilot.empty() ? ship.pilot_name : ship.pilot.text();
    Json pilot{{"ship", ship.ship.text()}};
    if (!id.empty()) pilot["id"] = id;
    for (const Id card : ship.cards) {
      const Upgrade* upgrade = catalog.upgrade(card);
      if (upgrade != nullptr && !upgrade->slots.empty())
        pilot["upgrades"][upgrade->slots.front()].push_back(plain_id(card));
    }
    Json ours{{"initiative", ship.initiative}};
    if (ship.ai) ours["ai"] = *ship.ai;
    pilot["vendor"] = {{kOurs, std::move(ours)}};
    pilots.push_back(std::move(pilot));
  }
  file["pilots"] = std::move(pilots);
  if (!squad.obstacles.empty()) file["obstacles"] = texts_of(squad.obstacles);
  return file.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::optional<int> printed_initiative(const Catalog& catalog, Id ship, Id pilot, Id faction) {
  if (const PilotCard* card = catalog.pilot_card(pilot); card != nullptr && !card->levels.empty()) {
    const int printed = kit_at(*card, card->levels.front().threat).initiative;
    if (printed >= 0) return printed;
  }
  std::optional<int> lowest, of_faction;
  if (const Ship* type = catalog.ship(ship)) {
    for (const GenericPilot& card : type->generics) {
      if (!pilot.empty() && card.id == pilot) return card.initiative;
      lowest = std::min(lowest.value_or(card.initiative), card.initiative);
      if (card.faction == faction) of_faction = std::min(of_faction.value_or(card.initiative), card.initiative);
    }
  }
  if (of_faction) return of_faction;
  if (lowest) return lowest;
  const AiCard* flown = catalog.card_for(ship, faction);
  return flown == nullptr ? std::nullopt : flown->initiative;
}

}  // namespace plotboard::data
