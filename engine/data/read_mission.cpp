#include <algorithm>
#include <nlohmann/json.hpp>

#include "data/mission_readers.hpp"

namespace plotboard::data {

namespace {

constexpr double kLargestArea = 2000;  // mm; mission_checks.cpp knows the area of each mission

Territory read_territory(Reader& file) {
  const std::string word = file.word("territory", {"friendly", "neutral", "hostile"}).value_or("neutral");
  return word == "friendly" ? Territory::friendly : word == "hostile" ? Territory::hostile : Territory::neutral;
}

Difficulty read_difficulty(Reader& file) {
  if (!file.has("difficulty")) return Difficulty::fair;
  const std::string word = file.word("difficulty", {"easy", "fair", "hard"}).value_or("fair");
  return word == "easy" ? Difficulty::easy : word == "hard" ? Difficulty::hard : Difficulty::fair;
}

Seats read_seats(Reader& file) {
  Seats seats;
  auto reader = file.member("seats");
  if (!reader) return seats;
  seats.ships = read_texts(*reader, "ships", true);
  seats.faction = reader->word("faction", factions()).value_or("");
  seats.zones = read_texts(*reader, "zones", true);
  seats.initiative = reader->whole_or("initiative", 0, 8, 1);
  if (reader->has("kits")) {
    if (auto kits = reader->member("kits")) {
      for (const std::string& ship : kits->keys()) seats.kits.emplace(ship, read_texts(*kits, ship, false));
      kits->done();
    }
  }
  if (reader->has("rank_kits")) {
    if (auto kits = reader->member("rank_kits")) {
      for (const std::string& rank : kits->keys()) {
        if (rank.size() != 1 || rank[0] < '1' || rank[0] - '0' > kHighestMissionRank) {
          kits->allow(rank);
          kits->note_at(rank, describe(rank), "a rank from 1 to " + std::to_string(kHighestMissionRank));
        } else {
          seats.rank_kits.emplace(rank[0] - '0', read_texts(*kits, rank, false));
        }
      }
      kits->done();
    }
  }
  reader->done();
  return seats;
}

std::vector<Zone> read_zones(Reader& file) {
  return read_named(file.items("zones", true, 50), "name", &Zone::name, [](Reader& reader) {
    Zone zone;
    zone.name = reader.text("name").value_or("");
    zone.text = reader.text_or("text", "");
    zone.x = read_mm(reader, "x_mm");
    zone.y = read_mm(reader, "y_mm");
    zone.width = base::um_from_mm(reader.number("width_mm", 1, kLargestArea).value_or(1));
    zone.height = base::um_from_mm(reader.number("height_mm", 1, kLargestArea).value_or(1));
    if (reader.has("heading_deg")) {
      zone.heading = base::mdeg_from_degrees(reader.number("heading_deg", 0, 359.999).value_or(0));
    }
    return zone;
  });
}

std::vector<Exit> read_exits(Reader& file) {
  return read_named(file.items("exits", false, 20), "name", &Exit::name, [](Reader& reader) {
    Exit exit;
    exit.name = reader.text("name").value_or("");
    exit.text = reader.text_or("text", "");
    exit.edge = reader.word("edge", {"north", "east", "south", "west"}).value_or("north");
    exit.from = read_mm(reader, "from_mm");
    exit.to = read_mm(reader, "to_mm");
    exit.after = reader.text_or("after", "");
    return exit;
  });
}

std::vector<ApproachVector> read_vectors(Reader& file) {
  return read_named(file.items("vectors", false, 30), "name", &ApproachVector::name, [](Reader& reader) {
    ApproachVector vector;
    vector.name = reader.text("name").value_or("");
    vector.from = reader.text_or("from", "");
    if (vector.from.empty()) vector.pose = read_pose(reader);
    return vector;
  });
}

std::vector<Secret> read_secrets(Reader& file) {
  return read_named(file.items("secrets", false, 10), "name", &Secret::name, [](Reader& reader) {
    Secret secret;
    secret.name = reader.text("name").value_or("");
    secret.of = read_texts(reader, "of", true);
    return secret;
  });
}

std::vector<Terrain> read_terrain(Reader& file) {
  std::vector<Terrain> terrain;
  for (Reader& reader : file.items("terrain", false, 100)) {
    Terrain piece;
    piece.id = reader.text("id").value_or("");
    piece.obstacle = reader.text_or("obstacle", "");
    piece.component = reader.text_or("component", "");
    piece.remote = reader.text_or("remote", "");
    const int kinds = static_cast<int>(!piece.obstacle.empty()) + static_cast<int>(!piece.component.empty()) +
                      static_cast<int>(!piece.remote.empty());
    if (kinds != 1) {
      reader.note(
          kinds == 0 ? "none of \"obstacle\", \"component\" and \"remote\"" : std::to_string(kinds) + " of them",
          "one of \"obstacle\", \"component\" and \"remote\"");
    }
    piece.pose = read_pose(reader);
    piece.mirror = reader.flag_or("mirror", false);
    if (!piece.component.empty() || !piece.remote.empty()) {
      piece.side = reader.word("side", {"player", "enemy", "neutral"}).value_or("neutral");
    }
    if (!piece.component.empty()) piece.changes = read_changes(reader);
    piece.pilots_at_least = read_pilots_at_least(reader, 0);
    piece.rank_at_least = read_rank_at_least(reader, 0);
    piece.field = reader.text_or("field", "");
    reader.done();
    terrain.push_back(std::move(piece));
  }
  return terrain;
}

Grants read_grants(Reader& file) {
  Grants grants;
  if (!file.has("grants")) {
    file.allow("grants");
    return grants;
  }
  auto reader = file.member("grants");
  if (!reader) return grants;
  const auto selection = [&](const char* key) { return reader->has(key) ? read_selection(*reader, key) : Selection{}; };
  grants.scan = selection("scan");
  grants.protect = selection("protect");
  grants.dock = selection("dock");
  grants.docks = selection("docks");
  grants.jump = selection("jump");
  grants.jump_from = reader->whole_or("jump_from", 1, kMostRounds, 1);
  grants.exits = read_texts(*reader, "exits", false);
  for (const char* key : {"scan", "protect", "dock", "docks", "jump"}) reader->allow(key);
  reader->done();
  return grants;
}

void add_scanned(const Condition& condition, Selection& scan) {
  for (const Condition& part : condition.parts) add_scanned(part, scan);
  if (condition.kind != Condition::Kind::scanned) return;
  for (const Selector& selector : condition.of) {
    const bool known =
        std::any_of(scan.begin(), scan.end(), [&](const Selector& other) { return other.word == selector.word; });
    if (!known) scan.push_back(selector);
  }
}

// What is to be scanned may be scanned (fga-2.16.1.2x-3).
void grant_scans(Mission& mission) {
  for (const Objective& objective : mission.objectives) {
    if (objective.met) add_scanned(*objective.met, mission.grants.scan);
    if (objective.failed) add_scanned(*objective.failed, mission.grants.scan);
  }
  for (const Trigger& trigger : mission.triggers) add_scanned(trigger.when, mission.grants.scan);
}

// What is told of a mission may be told better without making it another.
std::uint64_t hash_of_play(const Json& mission) {
  constexpr std::string_view kTold[] = {
      "name", "tour",    "place_in_tour", "summary",    "briefing",        "special_rules", "facts",
      "own",  "victory", "defeat",        "difficulty", "difficulty_note", "if_failed",     "consequences"};
  std::string played;  // as Json::dump() would write it: keys in order, no spaces
  for (const auto& [key, value] : mission.items()) {
    if (std::find(std::begin(kTold), std::end(kTold), key) != std::end(kTold)) continue;
    played += (played.empty() ? '{' : ',') + Json(key).dump() + ':' + value.dump();
  }
  return base::Hasher().text(played.empty() ? "{}" : played + '}').value();
}

}  // namespace

base::Um read_mm(Reader& reader, const std::string& key) {
  return base::um_from_mm(reader.number(key, 0, kLargestArea).value_or(0));
}

geom::Pose read_pose(Reader& reader) {
  const base::Um x = read_mm(reader, "x_mm");
  const base::Um y = read_mm(reader, "y_mm");
  return {x, y, base::mdeg_from_degrees(reader.number("heading_deg", 0, 359.999).value_or(0))};
}

int read_pilots_at_least(Reader& reader, int otherwise) {
  return reader.whole_or("pilots_at_least", kFewestMissionPilots, kMostMissionPilots, otherwise);
}
int read_rank_at_least(Reader& reader, int otherwise) {
  return reader.whole_or("rank_at_least", 1, kHighestMissionRank, otherwise);
}

std::vector<std::string> read_texts(Reader& reader, const std::string& key, bool required) {
  std::vector<std::string> texts;
  if (required && reader.has(key) && reader.json()[key].is_array() && reader.json()[key].empty()) {
    reader.note_at(key, "an empty list", "at least one entry");
  }
  for (Reader& line : reader.items(key, required, 50)) {
    const auto text = line.as_text();
    if (text && text->empty()) line.note("empty text", "some text");
    texts.push_back(text.value_or(""));
  }
  return texts;
}

Selection read_selection(Reader& reader, const std::string& key) {
  const auto value = reader.value(key);
  if (!value) return {};
  if (!value->json().is_array()) return {reader.text(key).value_or("")};
  const auto texts = read_texts(reader, key, true);
  return {texts.begin(), texts.end()};
}

std::vector<SquadChange> read_changes(Reader& reader) {
  std::vector<SquadChange> changes;
  for (Reader& entry : reader.items("changes", false, 10)) {
    SquadChange change;
    change.shields = entry.whole_or("shields", -10, 20, 0);
    change.hull = entry.whole_or("hull", -10, 20, 0);
    change.pilots_at_least = read_pilots_at_least(entry, kFewestMissionPilots);
    change.rank_at_least = read_rank_at_least(entry, 1);
    if (change.shields == 0 && change.hull == 0) entry.note("no change", "\"shields\" or \"hull\", other than 0");
    entry.done();
    changes.push_back(change);
  }
  return changes;
}

void Names::add(Reader& reader, const std::string& key, const std::string& name) {
  if (name.empty()) {
    if (reader.has(key) && reader.json()[key].is_string()) reader.note_at(key, "empty text", "a name");
    return;
  }
  if (std::find(seen_.begin(), seen_.end(), name) != seen_.end()) {
    reader.note_at(key, describe(name) + " again", "another name");
  }
  if (name.size() > kLongestName) {
    reader.note_at(key, "a name of " + std::to_string(name.size()) + " bytes", kShorter);
  }
  seen_.push_back(name);
}

void read_mission(Reader& file, Draft& draft) {
  Mission mission;
  const auto id = file.text("id");
  mission.number = file.text("number").value_or("");
  mission.name = file.text("name").value_or("");
  mission.tour = file.text("tour").value_or("");
  mission.place_in_tour = file.whole_or("place_in_tour", 1, 20, 0);
  mission.area = file.word("area", {"3x3", "5x3", "3x6", "6x3"}).value_or("3x3");
  mission.ruleset = file.text("ruleset").value_or("");
  mission.summary = file.text("summary").value_or("");
  mission.briefing = read_texts(file, "briefing", true);
  mission.special_rules = read_texts(file, "special_rules", false);
  mission.facts = read_texts(file, "facts", false);
  mission.own = read_texts(file, "own", false);
  mission.territory = read_territory(file);
  file.allow("difficulty");
  mission.difficulty = read_difficulty(file);
  mission.difficulty_note = file.text_or("difficulty_note", "");
  mission.rounds = file.whole("rounds", 0, kMostRounds).value_or(1);
  mission.won_at_limit = file.flag_or("won_at_limit", false);
  mission.plays_on = file.flag_or("plays_on", false);
  mission.victory = file.text_or("victory", "");
  mission.defeat = file.text_or("defeat", "");
  mission.if_failed = file.text_or("if_failed", "");
  mission.consequences = read_texts(file, "consequences", false);
  mission.seats = read_seats(file);
  mission.zones = read_zones(file);
  mission.exits = read_exits(file);
  mission.vectors = read_vectors(file);
  mission.terrain = read_terrain(file);
  mission.squads = read_squads(file);
  mission.secrets = read_secrets(file);
  mission.grants = read_grants(file);
  mission.objectives = read_objectives(file);
  mission.triggers = read_triggers(file);
  grant_scans(mission);
  if (file.is_object()) mission.hash = hash_of_play(file.json());
  if (!id || !claim(draft, file, "mission", *id)) return;
  mission.id = *id;
  draft.catalog.missions.emplace(*id, std::move(mission));
}

}  // namespace plotboard::data
