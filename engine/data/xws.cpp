#include "data/xws.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/lists.hpp"
#include "data/readers.hpp"
#include "data/xws_ids.hpp"

namespace plotboard::data {

namespace {

using geom::Edition;

constexpr std::size_t kMostOfASlot = 20;
constexpr std::size_t kLongestName = 60;  // of a squad or pilot: it stands in lists

// Keys of the format, of a squad and of a pilot; others are kept, and said.
const std::vector<std::string> kSquadKeys{"name",      "description", "faction",    "points", "version", "pilots",
                                          "obstacles", "vendor",      "damagedeck", "format", "ruleset"};
const std::vector<std::string> kPilotKeys{
    "id", "name", "ship", "upgrades", "points", "vendor", "multisection_id", "multisection"};

std::string shortened_name(std::string name) {
  if (name.size() <= kLongestName) return name;
  std::size_t cut = kLongestName;
  while (cut > 0 && (static_cast<unsigned char>(name[cut]) & 0xc0U) == 0x80U) --cut;  // not inside a UTF-8 letter
  name.resize(cut);
  return name;
}

class XwsReader {
 public:
  XwsReader(const Catalog& catalog, XwsSquad& squad, std::optional<Edition> edition)
      : catalog_(catalog), ids_(catalog), squad_(squad), edition_(edition) {}

  void read(Reader& file) {
    if (file.has("container") && !file.has("pilots"))
      return file.note_at("container", "several squads", "one squad: an object with \"faction\" and \"pilots\"");
    const XwsEdition guess = xws_edition(file.json(), ids_);
    squad_.edition = edition_.value_or(guess.edition);
    squad_.in_doubt = !edition_ && guess.in_doubt;
    squad_.name = shortened_name(file.text_or("name", ""));
    read_faction(file);
    squad_.points = points_in(file);
    std::vector<Reader> pilots = file.items("pilots", true, kMostXwsShips);
    if (file.has("pilots") && file.json()["pilots"].is_array() && file.json()["pilots"].empty())
      file.note_at("pilots", "an empty list", "at least one pilot");
    for (std::size_t i = 0; i < pilots.size(); ++i) {
      if (!pilots[i].is_object())
        pilots[i].note(describe(pilots[i].json()), "an object with the pilot's \"id\" and \"ship\"");
      else
        read_pilot(pilots[i], i);
    }
    join_sections(pilots);
    for (Reader& obstacle : file.items("obstacles", false, kMostXwsShips)) {
      const auto id = obstacle.as_text();
      if (id && catalog_.obstacles.find(*id) != catalog_.obstacles.end())
        squad_.obstacles.emplace_back(*id);
      else if (id)
        leave_out(obstacle, "", *id, "a known obstacle", {});
    }
    other_keys(file, kSquadKeys);
  }

 private:
  struct Aft {  // a section that waits for its fore one
    XwsShip ship;
    const FirstShip* type = nullptr;
    std::optional<int> group;
    std::size_t entry = 0;
  };

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
      if (!base::contains(known, key)) leave_out(object, key, key, "a key of XWS; the key is kept but not used", known);
    }
  }

  void read_faction(Reader& file) {
    const std::string faction = file.text_or("faction", "");
    squad_.faction = xws_faction(faction);
    if (faction.empty() || !squad_.faction.empty()) return;
    std::vector<std::string> known = factions();
    if (squad_.edition == Edition::first) known = {"rebel", "imperial", "scum"};
    leave_out(file, "faction", faction, "a known faction", known);
  }

  // For people only, so that other things than numbers are let be.
  static std::optional<int> points_in(Reader& reader) {
    reader.allow("points");
    if (!reader.has("points")) return std::nullopt;
    const Json& points = reader.json()["points"];
    constexpr std::int64_t kMost = 100'000;
    if (!points.is_number_integer() || points.get<std::int64_t>() > kMost || points.get<std::int64_t>() < -kMost)
      return std::nullopt;
    return points.get<int>();
  }

  static const GenericPilot* pilot_of(const Ship& ship, const std::string& id) { return data::pilot_of(ship, id); }

  void read_pilot(Reader& reader, std::size_t entry) {
    std::string id = reader.text_or("id", "");
    const std::string name = reader.text_or("name", "");
    const std::string type = reader.text_or("ship", "");
    if (id.empty()) id = name;  // the first version of XWS
    if (id.empty() && !reader.has("ship")) {
      reader.note("neither \"id\" nor \"ship\"", "a pilot's \"id\" and the \"ship\"");
      return;
    }
    XwsShip made;
    made.entries = {entry};
    made.points = points_in(reader);
    bool known = false;
    const FirstShip* aft = nullptr;
    if (squad_.edition == Edition::first)
      known = first_ship(reader, id, name, type, made, aft);
    else
      known = second_ship(reader, id, name, type, made);
    upgrades(reader, made);
    our_data(reader, made);
    other_keys(reader, kPilotKeys);
    if (!known) return;
    if (aft != nullptr)
      afts_.push_back({std::move(made), aft, group_in(reader), entry});
    else
      squad_.ships.push_back(std::move(made));
  }

  // --- second edition

  bool second_ship(Reader& reader, const std::string& id, const std::string& name, const std::string& type,
                   XwsShip& made) {
    const Ship* ship = second_type(reader, id, type);
    if (ship == nullptr) return false;
    made.ship = ship->id;
    const bool has_faction = base::contains(ship->factions, squad_.faction.text());
    made.faction = has_faction ? squad_.faction : ship->factions.empty() ? Id() : Id(ship->factions.front());
    if (const GenericPilot* pilot = pilot_of(*ship, id)) {
      made.pilot = pilot->id;
      made.faction = pilot->faction;
    } else if (!id.empty()) {
      made.pilot_name = shortened_name(name.empty() ? id : name);
    }
    std::vector<std::string> all;
    for (const auto* pilots : {&ship->generics, &ship->named})
      for (const GenericPilot& pilot : *pilots) all.push_back(pilot.id);
    settle_initiative(reader, ship->name, id, made, all);
    return true;
  }

  // By its id; where a file names the pilot alone, the ship that the pilot flies.
  const Ship* second_type(Reader& pilot, const std::string& id, const std::string& type) {
    if (type.empty()) {
      for (const auto& [key, ship] : catalog_.ships)
        if (pilot_of(ship, id) != nullptr) return &ship;
      leave_out(pilot, "", id, "a \"ship\", as no pilot of that id is known here; this pilot is left out", {});
      return nullptr;
    }
    if (const Ship* const found = ids_.second_ship(type)) return found;
    if (!ids_.first_ships(type).empty())
      leave_out(pilot, "ship", type, "a ship of the second edition, as the others are; this ship is left out", {});
    else
      leave_out(pilot, "ship", type, "a known ship; this ship is left out", ids_.ship_words(Edition::second));
    return nullptr;
  }

  // An unknown pilot's ship comes with the lowest initiative that its cards print.
  void settle_initiative(const Reader& reader, const std::string& ship_name, const std::string& id, XwsShip& made,
                         const std::vector<std::string>& pilots) {
    made.initiative = printed_initiative(catalog_, made.ship, made.pilot, made.faction).value_or(1);
    if (made.pilot_name.empty()) return;
    const bool first = squad_.edition == Edition::first;
    std::string expected = "a known pilot of the " + ship_name;
    const FirstCard elsewhere = first ? ids_.first_pilot_anywhere(id, squad_.faction) : FirstCard();
    if (elsewhere.ship != nullptr) expected += "; this one flies the " + elsewhere.ship->name;
    expected += std::string("; the ship comes with ") + (first ? "pilot skill " : "initiative ") +
                std::to_string(made.initiative) + ": set the right one";
    leave_out(reader, reader.has("id") ? "id" : "name", id, expected, elsewhere.ship == nullptr ? pilots : kNone);
  }

  // --- first edition

  bool first_ship(Reader& reader, const std::string& id, const std::string& name, const std::string& type,
                  XwsShip& made, const FirstShip*& aft) {
    std::vector<const FirstShip*> ships = ids_.first_ships(type);
    FirstCard card = ids_.first_pilot(id, ships, squad_.faction);
    if (type.empty()) {
      card = ids_.first_pilot_anywhere(id, squad_.faction);
      if (card.ship == nullptr) {
        leave_out(reader, "", id, "a \"ship\", as no pilot of that id is known here; this pilot is left out", {});
        return false;
      }
    } else if (ships.empty()) {
      if (catalog_.ships.find(type) != catalog_.ships.end())
        leave_out(reader, "ship", type, "a ship of the first edition, as the others are; this ship is left out", {});
      else
        leave_out(reader, "ship", type, "a known ship; this ship is left out", ids_.ship_words(Edition::first));
      return false;
    }
    const FirstShip& ship = card.ship != nullptr ? *card.ship : *ships.front();
    made.ship = ship.hull_of.empty() ? ship.id : Id("1e-" + ship.hull_of);
    if (card.pilot != nullptr) {
      made.pilot = card.pilot->id;
      made.faction = card.pilot->faction;
      aft = ship.section == Section::aft ? &ship : nullptr;
    } else {
      const bool has_faction = base::contains(ship.factions, squad_.faction.text());
      made.faction = has_faction ? squad_.faction : Id(ship.factions.front());
      if (!id.empty()) made.pilot_name = shortened_name(name.empty() ? id : name);
    }
    std::vector<std::string> all;
    for (const FirstPilot& pilot : ship.pilots) all.push_back(pilot.xws);
    settle_initiative(reader, ship.name, id, made, all);
    return true;
  }

  static std::optional<int> group_in(Reader& reader) {
    if (!reader.has("multisection_id")) return std::nullopt;
    return reader.whole_or("multisection_id", 0, 1000, 0);
  }

  // A huge ship of two ship cards is two pilots of the file: the aft one and its upgrades go to the fore one's cards.
  void join_sections(std::vector<Reader>& pilots) {
    for (XwsShip& ship : squad_.ships) {
      const FirstShip* const fore = catalog_.first_ship_of_pilot(ship.pilot);
      if (fore == nullptr || fore->section != Section::fore) continue;
      Reader& reader = pilots[ship.entries.front()];
      const auto group = group_in(reader);
      const auto found = std::find_if(afts_.begin(), afts_.end(), [&](const Aft& aft) {
        return aft.type->hull_of == fore->hull_of && (aft.group == group || !aft.group || !group);
      });
      if (found == afts_.end()) {
        leave_out(reader, "", catalog_.first_pilot(ship.pilot)->xws, "its aft section beside it, as another pilot", {});
        continue;
      }
      ship.cards.push_back(found->ship.pilot);
      ship.cards.insert(ship.cards.end(), found->ship.cards.begin(), found->ship.cards.end());
      ship.entries.push_back(found->entry);
      if (!ship.ai) ship.ai = found->ship.ai;
      if (ship.points && found->ship.points)
        *ship.points += *found->ship.points;
      else
        ship.points.reset();
      afts_.erase(found);
    }
    for (const Aft& aft : afts_) {
      leave_out(pilots[aft.entry], "", aft.type->xws,
                "its fore section beside it, as another pilot; this section is left out", {});
    }
  }

  // --- both

  void upgrades(Reader& reader, XwsShip& made) {
    reader.allow("upgrades");
    if (!reader.has("upgrades")) return;
    if (const Json& found = reader.json()["upgrades"]; found.is_array() && found.empty()) return;  // some write none so
    auto slots = reader.member("upgrades");
    if (!slots) return;
    const bool first = squad_.edition == Edition::first;
    for (const std::string& slot : slots->keys()) {
      for (Reader& card : slots->items(slot, true, kMostOfASlot)) {
        const auto word = card.as_text();
        if (!word) continue;
        const Id id = first ? first_card(card, *word, slot) : second_card(card, *word, slot);
        if (!id.empty()) made.cards.push_back(id);
      }
    }
  }

  Id first_card(const Reader& card, const std::string& word, const std::string& slot) {
    const FirstUpgrade* const one = ids_.first_upgrade(word, slot);
    if (one == nullptr) return unknown_card(card, word);
    if (one->slot != first_slot_of(slot)) put_elsewhere(card, word, xws_slot_word(one->slot));
    return one->id;
  }

  // A campaign's card goes by the name of another that is not known here: then the slot is not its own.
  Id second_card(const Reader& card, const std::string& word, const std::string& slot) {
    const SecondCard one = ids_.second_upgrade(word, slot);
    if (one.upgrade == nullptr) return unknown_card(card, word);
    if (one.other_slot && !one.upgrade->in_squads) {
      leave_out(card, "", word, "a card that squads have, not one of the campaign; this card is left out", {});
      return {};
    }
    if (one.other_slot) put_elsewhere(card, word, xws_second_slot_word(one.upgrade->slots_in_squads().front()));
    if (one.by_slot) leave_out(card, "", word, "\"" + word + "-" + slot + "\" in this slot; that card is taken", {});
    return one.upgrade->id;
  }

  Id unknown_card(const Reader& card, const std::string& word) {
    leave_out(card, "", word, "a known upgrade; this card is left out", ids_.upgrade_words(squad_.edition));
    return {};
  }
  void put_elsewhere(const Reader& card, const std::string& word, const std::string& slot) {
    leave_out(card, "", word, "the slot \"" + slot + "\"; the card is put there", {});
  }

  void our_data(Reader& reader, XwsShip& made) const {
    reader.allow("vendor");
    if (!reader.has("vendor") || !reader.json()["vendor"].is_object()) return;
    auto vendor = reader.member("vendor");
    if (!vendor->has(kOurVendor)) return;
    auto ours = vendor->member(kOurVendor);
    if (!ours) return;
    constexpr int kHighest = 8, kHighestSkill = 12;
    const int most = squad_.edition == Edition::first ? kHighestSkill : kHighest;
    made.initiative = ours->whole_or("initiative", 0, most, made.initiative);
    if (ours->has("ai")) made.ai = ours->flag("ai");
    ours->done();
  }

  inline static const std::vector<std::string> kNone{};
  const Catalog& catalog_;
  const XwsIds ids_;
  XwsSquad& squad_;
  const std::optional<Edition> edition_;  // as somebody has said
  std::vector<Aft> afts_;
};

}  // namespace

base::Result<XwsSquad> read_xws(std::string_view text, const std::string& file, const Catalog& catalog,
                                std::optional<Edition> edition) {
  auto json = parse_json(text, file);
  if (!json) return json.errors();
  base::Errors errors;
  Reader reader(*json, file, errors);
  XwsSquad squad;
  if (reader.is_object())
    XwsReader(catalog, squad, edition).read(reader);
  else
    reader.note(describe(*json), "an object with \"faction\" and \"pilots\": a squad as XWS");
  if (!errors.empty()) return errors;
  squad.kept = json->dump(-1, ' ', false, Json::error_handler_t::replace);
  return squad;
}

std::string xws_sentence(const base::Error& error) {
  std::vector<std::string> steps;
  std::string rest = error.place.rfind("/: ", 0) == 0 ? error.place.substr(3) : error.place;  // "/: line 3, column 7"
  while (!rest.empty() && rest.front() == '/') {
    const std::size_t end = rest.find('/', 1);
    steps.push_back(rest.substr(1, end == std::string::npos ? end : end - 1));
    rest = end == std::string::npos ? "" : rest.substr(end);
  }
  const auto ordinal = [&](std::size_t step) {
    const bool number = step < steps.size() && !steps[step].empty() && steps[step].size() < 5 &&
                        steps[step].find_first_not_of("0123456789") == std::string::npos;
    return number ? std::to_string(std::stoi(steps[step]) + 1) : std::string();
  };
  std::string place = rest.empty() ? "The squad" : "The squad, " + rest;
  std::size_t next = 0;
  if (!steps.empty() && !ordinal(1).empty() && (steps[0] == "pilots" || steps[0] == "obstacles")) {
    place = (steps[0] == "pilots" ? "Pilot " : "Obstacle ") + ordinal(1);
    next = 2;
    if (next < steps.size() && steps[next] == "upgrades" && next + 1 < steps.size()) {
      place += ", slot \"" + steps[next + 1] + "\"";
      next = steps.size();
    }
  }
  for (; next < steps.size(); ++next) {
    if (!steps[next].empty()) place += ", \"" + steps[next] + "\"";
  }
  std::string sentence = place + ": " + error.found;
  if (!error.expected.empty()) sentence += ", expected " + error.expected;
  return sentence.back() == '?' ? sentence : sentence + ".";
}

std::string xws_points_sentence(const XwsSquad& squad, int counted, int limit) {
  if (!squad.points || *squad.points == counted) return "";
  return "The file counts " + std::to_string(*squad.points) + " points, this program " + std::to_string(counted) +
         " of " + std::to_string(limit) + ": it was made for another format, or what is left out makes the difference.";
}

std::optional<int> printed_initiative(const Catalog& catalog, Id ship, Id pilot, Id faction) {
  if (const FirstPilot* first = catalog.first_pilot(pilot)) return first->skill;
  if (const PilotCard* card = catalog.pilot_card(pilot); card != nullptr && !card->levels.empty()) {
    const int printed = kit_at(*card, card->levels.front().threat).initiative;
    if (printed >= 0) return printed;
  }
  std::optional<int> lowest, of_faction;
  const auto note = [&](int initiative, Id of) {
    lowest = std::min(lowest.value_or(initiative), initiative);
    if (of == faction) of_faction = std::min(of_faction.value_or(initiative), initiative);
  };
  if (const Ship* type = catalog.ships.get(ship)) {
    if (const GenericPilot* named = pilot_of(*type, pilot)) return named->initiative;
    for (const GenericPilot& card : type->generics) {
      note(card.initiative, card.faction);
    }
  }
  if (const FirstShip* type = catalog.first_ships.get(ship)) {
    for (const FirstPilot& card : type->pilots)
      if (card.skill) note(*card.skill, card.faction);
  }
  if (of_faction) return of_faction;
  if (lowest) return lowest;
  const AiCard* flown = catalog.card_for(ship, faction);
  return flown == nullptr ? std::nullopt : flown->initiative;
}

}  // namespace plotboard::data
