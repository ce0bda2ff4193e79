#include <algorithm>

#include "data/data.hpp"
#include "data/readers.hpp"

namespace plotboard::data {

namespace {

struct Format {
  const char* name;
  const char* folder;  // where files of this format live; a whole path for the formats with one file
  void (*read)(Reader&, Draft&);
};

// Palettes belong to the program's looks: here they only have to be an object.
void read_palette(Reader& reader, Draft& /*draft*/) {
  for (const std::string& key : reader.keys()) reader.allow(key);
}

constexpr Format kFormats[] = {
    {"plotboard-geometry/1", "assets/geometry.json", read_geometry},
    {"plotboard-rules/1", "assets/rules/", read_rules},
    {"plotboard-ruleset/1", "assets/rulesets/", read_ruleset},
    {"plotboard-ship/1", "assets/ships/", read_ship},
    {"plotboard-silhouette/1", "assets/silhouettes/", read_silhouette},
    {"plotboard-ai-card/1", "assets/ai-cards/", read_card},
    {"plotboard-obstacles/1", "assets/obstacles.json", read_obstacles},
    {"plotboard-devices/1", "assets/devices.json", read_devices},
    {"plotboard-mission/1", "maps/missions/", read_mission},
    {"plotboard-palette/1", "assets/palettes/", read_palette},
};

bool starts_with(const std::string& text, const std::string& start) { return text.rfind(start, 0) == 0; }
bool ends_with(const std::string& text, const std::string& end) {
  return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

void read_file(const SourceFile& source, Draft& draft, base::Errors& errors) {
  const auto json = parse_json(source.text, source.path);
  if (!json) {
    errors.insert(errors.end(), json.errors().begin(), json.errors().end());
    return;
  }
  Reader reader(*json, source.path, errors);
  std::vector<std::string> names;
  for (const Format& format : kFormats) names.emplace_back(format.name);
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
  // One thing a file: the id is the file's name, so that everybody finds it.
  if (ours && ends_with(format.folder, "/") && reader.has("id") && reader.json()["id"].is_string()) {
    const auto id = reader.json()["id"].get<std::string>();
    if (!ends_with(source.path, '/' + id + ".json")) {
      reader.note_at("id", describe(reader.json()["id"]), "the file's name without .json");
    }
  }
}

// Parents first; every set ends up complete.
void resolve_rulesets(Draft& draft, base::Errors& errors) {
  std::map<std::string, RuleSet>& done = draft.catalog.rulesets;
  for (const auto& [id, file] : draft.rulesets) {
    std::vector<const RuleSetFile*> line{&file};  // this set, its parent, ...
    bool whole = true;
    while (whole && !line.back()->set.parent.empty()) {
      const std::string& parent = line.back()->set.parent;
      const auto found = draft.rulesets.find(parent);
      const bool known = found != draft.rulesets.end();
      if (!known || line.size() > draft.rulesets.size()) {
        const std::string& origin = draft.origins.at("ruleset " + line.back()->set.id);
        if (line.size() == 1 || known) {
          errors.push_back({origin, "/parent", '"' + parent + '"',
                            known ? "a parent that is not a descendant" : "the id of a rule set"});
        }
        whole = false;
        break;
      }
      line.push_back(&found->second);
    }
    if (!whole) continue;
    RuleSet set;
    for (auto ancestor = line.rbegin(); ancestor != line.rend(); ++ancestor) {
      for (const auto& apply : (*ancestor)->settings) apply(set);
    }
    set.id = file.set.id;
    set.name = file.set.name;
    set.parent = file.set.parent;
    done.emplace(id, std::move(set));
  }
}

}  // namespace

bool claim(Draft& draft, Reader& reader, const std::string& kind, const std::string& id) {
  const auto [place, fresh] = draft.origins.emplace(kind + ' ' + id, reader.file());
  if (!fresh)
    reader.note("the " + kind + ' ' + describe(Json(id)) + " again", "it once; it is also in " + place->second);
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
    hasher.text(file->path).text(file->text);
    read_file(*file, draft, errors);
  }
  draft.catalog.hash = hasher.value();
  if (!draft.has_figures) errors.push_back({"assets/geometry.json", "", "no such file", "the physical sizes"});
  resolve_rulesets(draft, errors);
  for (auto& [ship, polygons] : draft.silhouettes) {
    const auto found = draft.catalog.ships.find(ship);
    if (found != draft.catalog.ships.end()) found->second.silhouette = polygons;
  }
  check_references(draft, draft.catalog, errors);
  if (!errors.empty()) return errors;
  return std::move(draft.catalog);
}

base::Errors check_file(const SourceFile& file, const Catalog* catalog) {
  Draft draft;
  base::Errors errors;
  read_file(file, draft, errors);
  if (catalog != nullptr) check_references(draft, *catalog, errors);
  return errors;
}

}  // namespace plotboard::data
