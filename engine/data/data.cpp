#include <algorithm>
#include <nlohmann/json.hpp>

#include "data/data.hpp"
#include "data/readers.hpp"

namespace plotboard::data {

namespace {

struct Format {
  const char* name;
  const char* folder;    // where files of this format live; a whole path for the formats with one file
  const char* named_by;  // the key that must be the file's name; null for the formats with one file
  void (*read)(Reader&, Draft&);
};

// Palettes belong to the program's looks: here they only have to be an object.
void read_palette(Reader& reader, Draft& /*draft*/) {
  for (const std::string& key : reader.keys()) reader.allow(key);
}

constexpr Format kFormats[] = {
    {"plotboard-geometry/1", "assets/geometry.json", nullptr, read_geometry},
    {"plotboard-rules/1", "assets/rules/", nullptr, read_rules},
    {"plotboard-ruleset/1", "assets/rulesets/", "id", read_ruleset},
    {"plotboard-ship/1", "assets/ships/", "id", read_ship},
    {"plotboard-silhouette/1", "assets/silhouettes/", "ship", read_silhouette},
    {"plotboard-ai-card/1", "assets/ai-cards/", "id", read_card},
    {"plotboard-obstacles/1", "assets/obstacles.json", nullptr, read_obstacles},
    {"plotboard-devices/1", "assets/devices.json", nullptr, read_devices},
    {"plotboard-components/1", "assets/components.json", nullptr, read_components},
    {"plotboard-ship-abilities/1", "assets/ship-abilities.json", nullptr, read_abilities},
    {"plotboard-upgrade/1", "assets/upgrades/", "id", read_upgrade},
    {"plotboard-first-ship/1", "assets/first-edition/ships/", "id", read_first_ship},
    {"plotboard-first-upgrades/1", "assets/first-edition/upgrades/", "id", read_first_upgrades},
    {"plotboard-first-conditions/1", "assets/first-edition/conditions.json", nullptr, read_first_conditions},
    {"plotboard-damage-deck/1", "assets/damage-decks/", "id", read_damage_deck},
    {"plotboard-mission/2", "maps/missions/", "id", read_mission},
    {"plotboard-pilots/1", "assets/pilots/", "ship", read_pilot_cards},
    {"plotboard-pilot-abilities/1", "assets/pilot-abilities.json", nullptr, read_pilot_abilities},
    {"plotboard-ready-squads/1", "assets/ready-squads.json", nullptr, read_ready_squads},
    {"plotboard-threat-levels/1", "assets/threat-levels.json", nullptr, read_threat_levels},
    {"plotboard-mission-balance/1", kMissionBalancePath, nullptr, read_mission_balance},
    {"plotboard-palette/1", "assets/palettes/", nullptr, read_palette},
};

constexpr const char* kBooks = "assets/campaigns/";

bool starts_with(const std::string& text, const std::string& start) { return text.rfind(start, 0) == 0; }
bool ends_with(const std::string& text, const std::string& end) {
  return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

void read_file(const SourceFile& source, Draft& draft, base::Errors& errors) {
  if (starts_with(source.path, kBooks)) return draft.catalog.books.push_back(source);
  const auto json = parse_json(source.text, source.path);
  if (!json) {
    errors.insert(errors.end(), json.errors().begin(), json.errors().end());
    return;
  }
  Reader reader(*json, source.path, errors);
  static const std::vector<std::string> names = [] {
    std::vector<std::string> all;
    for (const Format& format : kFormats) all.emplace_back(format.name);
    return all;
  }();
  const auto name = reader.word("format", names);
  if (!name) return;
  const Format& format = *std::find_if(std::begin(kFormats), std::end(kFormats),
                                       [&](const Format& candidate) { return candidate.name == *name; });
  const bool ours = starts_with(source.path, "assets/") || starts_with(source.path, "maps/");
  if (ours && !starts_with(source.path, format.folder)) {
    reader.note_at("format", '"' + *name + '"', std::string("such a file to lie at ") + format.folder);
  }
  format.read(reader, draft);
  reader.done();
  // One thing a file, named by its id, so that everybody finds it.
  if (!ours || format.named_by == nullptr || !reader.has(format.named_by)) return;
  const Json& id = reader.json()[format.named_by];
  if (id.is_string() && !ends_with(source.path, '/' + id.get<std::string>() + ".json")) {
    reader.note_at(format.named_by, describe(id), "the file's name without .json");
  }
}

// Every set ends up complete: its ancestors' settings, the eldest's first, then its own. A parent that is missing is
// check_references' job.
void resolve_rulesets(Draft& draft, base::Errors& errors) {
  for (const auto& [id, file] : draft.rulesets) {
    std::vector<const RuleSetFile*> line{&file};
    while (!line.back()->set.parent.empty() && line.size() <= draft.rulesets.size()) {
      const auto parent = draft.rulesets.find(line.back()->set.parent);
      if (parent == draft.rulesets.end()) break;
      line.push_back(&parent->second);
    }
    if (line.size() > draft.rulesets.size()) {
      errors.push_back({draft.origins.at("ruleset " + id), "/parent", describe(file.set.parent),
                        "a parent that does not descend from this set"});
      continue;
    }
    RuleSet set;
    for (auto ancestor = line.rbegin(); ancestor != line.rend(); ++ancestor) {
      for (const auto& apply : (*ancestor)->settings) apply(set);
    }
    set.id = file.set.id;
    set.name = file.set.name;
    set.parent = file.set.parent;
    draft.catalog.rulesets.emplace(id, std::move(set));
  }
}

}  // namespace

bool claim(Draft& draft, Reader& reader, const std::string& kind, const std::string& id) {
  const auto [place, fresh] = draft.origins.emplace(kind + ' ' + id, reader.file());
  if (!fresh) reader.note("the " + kind + ' ' + describe(id) + " again", "it once; it is also in " + place->second);
  return fresh;
}

base::Result<Catalog> load_catalog(const std::vector<SourceFile>& files) {
  std::vector<const SourceFile*> sorted;
  sorted.reserve(files.size());
  for (const SourceFile& file : files) sorted.push_back(&file);
  std::sort(sorted.begin(), sorted.end(), [](const auto* a, const auto* b) { return a->path < b->path; });

  Draft draft;
  base::Errors errors;
  base::Hasher hasher;
  for (const SourceFile* file : sorted) {
    if (file->path != kMissionBalancePath) hasher.text(file->path).text(file->text);
    read_file(*file, draft, errors);
  }
  draft.catalog.hash = hasher.value();
  if (!draft.has_figures) errors.push_back({"assets/geometry.json", "", "no such file", "the physical sizes"});
  if (draft.catalog.damage_decks.empty() && errors.empty()) {
    errors.push_back({"assets/damage-decks/", "", "no such file", "the damage cards"});
  }
  for (auto& [id, upgrade] : draft.catalog.upgrades) {
    if (!upgrade.payload) continue;
    const Device* const device = draft.catalog.device(upgrade.payload->device);
    if (device != nullptr && device->kind) upgrade.payload->kind = *device->kind;
  }
  for (auto& [ship, polygons] : draft.silhouettes) {
    const auto found = draft.catalog.ships.find(ship);
    if (found != draft.catalog.ships.end()) found->second.silhouette = polygons;
  }
  complete(draft.catalog);
  // A file that could not be read would make every reference to it look wrong.
  if (errors.empty()) {
    resolve_rulesets(draft, errors);
    check_references(draft, draft.catalog, errors);
  }
  if (!errors.empty()) return errors;
  return std::move(draft.catalog);
}

base::Errors check_file(const SourceFile& file, const Catalog* catalog) {
  Draft draft;
  base::Errors errors;
  read_file(file, draft, errors);
  if (errors.empty() && catalog != nullptr) check_references(draft, *catalog, errors);
  return errors;
}

}  // namespace plotboard::data
