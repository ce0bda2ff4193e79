// Pilot cards, their abilities, the Threat Levels of ship types; and what only those files together can show.

#include <algorithm>
#include <map>
#include <set>

#include "data/card_kind.hpp"
#include "data/readers.hpp"

namespace plotboard::data {

namespace {

constexpr int kHighestThreat = 5;
constexpr int kMostLevels = 3;
constexpr int kMostPoints = 40;

const std::vector<std::string>& decks() {
  static const std::vector<std::string> all{"empire", "rebels", "scum", "first-order"};
  return all;
}

Ids read_ids(Reader& reader, const std::string& key) {
  Ids ids;
  for (Reader& item : reader.items(key, false, 20)) {
    if (const auto id = item.as_text()) ids.emplace_back(*id);
  }
  return ids;
}

PilotLevel read_level(Reader& reader, bool first) {
  PilotLevel level;
  level.threat = reader.whole("threat", 1, kHighestThreat).value_or(1);
  if (first || reader.has("name")) level.name = reader.text("name").value_or("");
  if (first || reader.has("initiative")) level.initiative = reader.whole("initiative", 0, 8).value_or(0);
  reader.allow("name");
  reader.allow("initiative");
  level.force = reader.whole_or("force", 0, 3, 0);
  level.adds_slots = read_slots(reader, "adds_slots", false);
  level.upgrades = read_ids(reader, "upgrades");
  level.abilities = read_ids(reader, "abilities");
  reader.allow("note");
  reader.done();
  return level;
}

class PilotChecker {
 public:
  PilotChecker(const Draft& draft, const Catalog& catalog, base::Errors& errors)
      : draft_(draft), catalog_(catalog), errors_(errors) {}

  void all() {
    for (const auto& [id, card] : draft_.catalog.pilot_cards) check(card);
    for (std::size_t i = 0; i < draft_.catalog.threat_levels.spans.size(); ++i) {
      const ThreatSpan& span = draft_.catalog.threat_levels.spans[i];
      flown(draft_.origins.at("threat levels"), "/ships/" + std::to_string(i), span.ship, span.faction);
    }
    for (const Citation& named : draft_.pilots_cards) {
      if (!known_card(catalog_, named.rule).is_carried())
        note(named.file, named.pointer, describe(named.rule), "the id of a pilot ability's card or of an upgrade");
    }
    if (&draft_.catalog == &catalog_) unused();  // else the cards are in other files
  }

 private:
  void note(const std::string& file, const std::string& pointer, const std::string& found, std::string expected) {
    errors_.push_back({file, pointer, found, std::move(expected)});
  }
  template <class T>
  void unknown(const std::string& file, const std::string& pointer, const std::string& id, const ById<T>& known,
               const char* kind) {
    std::vector<std::string> ids;
    for (const auto& entry : known) ids.push_back(entry.first);
    note(file, pointer, describe(id), std::string("the id of ") + kind + ": " + one_of(ids, id));
  }

  const Ship* flown(const std::string& file, const std::string& place, Id id, Id faction) {
    const Ship* ship = catalog_.ships.get(id);
    if (ship == nullptr) {
      unknown(file, place + "/ship", id, catalog_.ships, "a ship");
    } else if (std::find(ship->factions.begin(), ship->factions.end(), faction) == ship->factions.end()) {
      note(file, place + "/faction", describe(faction.text()), "a faction of " + id);
    }
    return ship;
  }

  void check(const PilotCard& card) {
    const std::string& file = draft_.origins.at("pilot card " + card.id);
    const Ship* ship = flown(file, "", card.ship, card.faction);
    if (ship == nullptr) return;
    const ThreatSpan* span = threat_span(catalog_, card.ship, card.faction);
    if (span == nullptr) return note(file, "/ship", describe(card.ship.text()), "a ship of assets/threat-levels.json");
    if (span->deck != card.deck) note(file, "/deck", describe(card.deck), describe(span->deck));
    const std::string& id = card.id.text();
    const std::string number = id.substr(std::min(id.size(), id.rfind('-') + 1));
    const std::string place = "/cards/" + std::to_string(std::max(1, std::atoi(number.c_str())) - 1);
    for (std::size_t i = 0; i < card.levels.size(); ++i) {
      check_level(card, *ship, *span, i, file, place + "/levels/" + std::to_string(i));
    }
  }

  void check_level(const PilotCard& card, const Ship& ship, const ThreatSpan& span, std::size_t index,
                   const std::string& file, const std::string& place) {
    const PilotLevel& level = card.levels[index];
    if (level.threat < span.lowest || level.threat > span.highest) {
      note(file, place + "/threat", std::to_string(level.threat),
           "from " + std::to_string(span.lowest) + " to " + std::to_string(span.highest) + " (" + span.rule + ")");
    }
    if (index > 0 && level.threat != card.levels[index - 1].threat + 1) {
      note(file, place + "/threat", std::to_string(level.threat), "one more than the level below");
    }
    for (std::size_t i = 0; i < level.abilities.size(); ++i) {
      const std::string at = place + "/abilities/" + std::to_string(i);
      if (catalog_.pilot_abilities.count(level.abilities[i]) == 0) {
        unknown(file, at, level.abilities[i], catalog_.pilot_abilities, "a pilot ability");
      }
      check_once(kit_at(card, level.threat).abilities, level.abilities[i], file, at);
    }
    bool known = true;
    for (std::size_t i = 0; i < level.upgrades.size(); ++i) {
      const std::string at = place + "/upgrades/" + std::to_string(i);
      const Upgrade* upgrade = catalog_.upgrades.get(level.upgrades[i]);
      known = known && upgrade != nullptr;
      if (upgrade == nullptr) {
        unknown(file, at, level.upgrades[i], catalog_.upgrades, "an upgrade");
      } else if (upgrade->copies == 1) {
        check_once(kit_at(card, level.threat).upgrades, level.upgrades[i], file, at);
      }
    }
    if (!known) return;
    check_slots(card, ship, level.threat, file, place);
    const int points = points_added(catalog_, card, index);
    const ThreatLevels& figures = catalog_.threat_levels;
    const int least = index == 0 ? 0 : figures.level_points - figures.slack;
    const int most = figures.level_points + figures.slack;
    if (points < least || points > most) {
      note(file, place, "a level that adds " + std::to_string(points) + " squad points",
           std::to_string(least) + " to " + std::to_string(most) + " (fga-4.8.3-1)");
    }
  }

  void check_once(const Ids& ids, Id id, const std::string& file, const std::string& place) {
    if (std::count(ids.begin(), ids.end(), id) > 1)
      note(file, place, describe(id.text()) + " again", "it once on a ship");
  }

  // 2e-squad-3, with the hard point that some types have (2e-ship-37).
  void check_slots(const PilotCard& card, const Ship& ship, int threat, const std::string& file,
                   const std::string& place) {
    const PilotKit kit = kit_at(card, threat);
    std::vector<std::string> free = kit.slots;
    bool hardpoint = std::count(ship.abilities.begin(), ship.abilities.end(), "weapon-hardpoint") > 0;
    for (const std::string& id : kit.upgrades) {
      const Upgrade* upgrade = catalog_.upgrades.get(id);
      if (upgrade == nullptr) continue;
      for (const std::string& slot : upgrade->slots) {
        const auto found = std::find(free.begin(), free.end(), slot);
        if (found != free.end()) {
          free.erase(found);
        } else if (hardpoint && (slot == "cannon" || slot == "torpedo" || slot == "missile")) {
          hardpoint = false;
        } else {
          note(file, place + "/upgrades", describe(id), "a free slot for it: " + slot);
        }
      }
    }
  }

  void unused() {
    std::set<std::string> on_cards;
    for (const auto& [id, card] : catalog_.pilot_cards) {
      for (const PilotLevel& level : card.levels) on_cards.insert(level.abilities.begin(), level.abilities.end());
    }
    for (const auto& [id, ability] : catalog_.pilot_abilities) {
      if (on_cards.count(id) == 0 && !ability.of_squads) {
        note(draft_.origins.at("pilot ability " + id), "/abilities", describe(id), "an ability that stands on a card");
      }
    }
  }

  const Draft& draft_;
  const Catalog& catalog_;
  base::Errors& errors_;
};

}  // namespace

void read_pilot_cards(Reader& file, Draft& draft) {
  PilotCard shared;
  file.text("source");
  shared.deck = file.word("deck", decks()).value_or("");
  shared.ship = file.text("ship").value_or("");
  shared.faction = file.word("faction", factions()).value_or("");
  shared.slots = read_slots(file, "slots", true);
  auto cards = file.items("cards", true, 9);
  if (file.has("cards") && cards.empty()) file.note_at("cards", "no card", "at least one");
  int number = 0;
  for (Reader& reader : cards) {
    PilotCard card = shared;
    const std::string due = card.deck + '-' + card.ship + '-' + std::to_string(++number);
    const auto id = reader.text("id");
    if (id && *id != due) reader.note_at("id", describe(*id), describe(due) + ": deck, ship type, variant");
    reader.allow("note");
    auto levels = reader.items("levels", true, kMostLevels);
    if (reader.has("levels") && levels.empty()) reader.note_at("levels", "no level", "at least one");
    for (Reader& level : levels) card.levels.push_back(read_level(level, card.levels.empty()));
    reader.done();
    if (!id || !claim(draft, reader, "pilot card", *id)) continue;
    card.id = *id;
    draft.catalog.pilot_cards.emplace(*id, std::move(card));
  }
}

void read_pilot_abilities(Reader& file, Draft& draft) {
  file.text("source");
  for (Reader& reader : file.items("abilities")) {
    PilotAbility ability;
    const auto id = read_described(reader, draft, ability);
    ability.points = reader.whole("points", 0, kMostPoints).value_or(0);
    reader.done();
    if (!id || !claim(draft, reader, "pilot ability", *id)) continue;
    ability.id = *id;
    draft.catalog.pilot_abilities.emplace(*id, std::move(ability));
  }
}

void read_threat_levels(Reader& file, Draft& draft) {
  ThreatLevels levels;
  file.text("source");
  levels.level_points = file.whole("level_points", 1, 100).value_or(1);
  levels.slack = file.whole("slack", 0, 100).value_or(0);
  levels.initiative_points = file.whole("initiative_points", 0, 20).value_or(0);
  file.allow("note");
  for (Reader& reader : file.items("ships")) {
    ThreatSpan span;
    span.deck = reader.word("deck", decks()).value_or("");
    span.ship = reader.text("ship").value_or("");
    span.faction = reader.word("faction", factions()).value_or("");
    span.group = reader.whole("group", 1, 2).value_or(2);
    span.lowest = reader.whole("lowest", 1, kHighestThreat).value_or(1);
    span.highest = reader.whole("highest", span.lowest, kHighestThreat).value_or(span.lowest);
    span.rule = read_rule(reader, draft);
    reader.done();
    levels.spans.push_back(std::move(span));
  }
  draft.origins.emplace("threat levels", file.file());
  draft.catalog.threat_levels = std::move(levels);
}

void read_ready_squads(Reader& file, Draft& draft) {
  file.text("source");
  for (Reader& reader : file.items("squads", true, 99)) {
    ReadySquad squad;
    squad.name = reader.text("name").value_or("");
    squad.purpose = reader.text("purpose").value_or("");
    squad.faction = reader.word("faction", factions()).value_or("");
    for (Reader& each : reader.items("ships", true, 8)) {
      ReadyShip ship;
      ship.ship = each.text("ship").value_or("");
      ship.pilot = each.text("pilot").value_or("");
      ship.upgrades = read_ids(each, "upgrades");
      each.done();
      draft.namings.push_back({NamedThing::ship, each.file(), each.pointer() + "/ship", ship.ship.text()});
      for (std::size_t i = 0; i < ship.upgrades.size(); ++i)
        draft.namings.push_back({NamedThing::upgrade, each.file(), each.pointer() + "/upgrades/" + std::to_string(i),
                                 ship.upgrades[i].text()});
      squad.ships.push_back(std::move(ship));
    }
    reader.done();
    if (claim(draft, reader, "ready squad", squad.name)) draft.catalog.ready_squads.push_back(std::move(squad));
  }
}

void check_pilots(const Draft& draft, const Catalog& catalog, base::Errors& errors) {
  PilotChecker(draft, catalog, errors).all();
}

}  // namespace plotboard::data
