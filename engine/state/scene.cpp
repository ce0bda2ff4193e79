#include "state/scene.hpp"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "data/catalog.hpp"
#include "data/json.hpp"
#include "data/json_line.hpp"
#include "state/scene_fields.hpp"
#include "state/ship_text.hpp"

namespace plotboard::state {

namespace {

constexpr std::string_view kFamily = "plotboard-scene/";
constexpr std::string_view kFormat = "plotboard-scene/1";
constexpr double kMostDegrees = 36000;
constexpr const char* kAreas = R"("3x3", "5x3", "3x6" or {"width_mm": ..., "height_mm": ...})";

template <class Definition>
std::vector<std::string> keys_of(const data::ById<Definition>& definitions) {
  std::vector<std::string> keys;
  for (const auto& entry : definitions) keys.push_back(entry.first);
  return keys;
}

// A word of the file for a message: short, and never cut inside a character.
std::string shown(const std::string& word) {
  std::size_t length = 40;
  if (word.size() <= length) return '"' + word + '"';
  while (length > 0 && (static_cast<unsigned char>(word[length]) >> 6u) == 0x02u) --length;
  return '"' + word.substr(0, length) + "...\"";
}

// "a ship of the catalog, did you mean "t65xwing"?"
std::string with_suggestion(const std::string& expected, const std::string& word,
                            const std::vector<std::string>& options) {
  const std::string near = base::nearest_word(word, options);
  return near.empty() ? expected : expected + "; did you mean \"" + near + "\"?";
}

// --- reading

std::string reference(data::Reader& reader, const std::string& key, const std::string& expected,
                      const std::vector<std::string>& options) {
  const auto id = reader.text(key);
  if (!id) return "";
  if (std::find(options.begin(), options.end(), *id) == options.end()) {
    reader.note_at(key, shown(*id), with_suggestion(expected, *id, options));
  }
  return *id;
}

// A ship is given by its type, by its base, or by both: then they must agree.
void read_base(data::Reader& reader, Piece& piece, const data::Catalog& catalog) {
  if (!reader.has("ship") && !reader.has("base")) {
    reader.note("a ship without ship and base", R"("ship" (its type) or "base" (small, medium, large, huge-...))");
    return;
  }
  const data::Ship* ship = nullptr;
  if (reader.has("ship")) {
    std::vector<std::string> known = keys_of(catalog.ships);
    for (const auto& entry : catalog.first_types) known.push_back(entry.first);
    piece.ref = reference(reader, "ship", "a known ship", known);
    ship = catalog.ship(piece.ref);
    if (ship != nullptr) piece.base = ship->base;
  }
  if (!reader.has("base")) return;
  const auto name = reader.text("base");
  if (!name) return;
  const auto kind = geom::base_kind_named(*name);
  if (!kind) {
    reader.note_at("base", shown(*name),
                   with_suggestion("small, medium, large, huge-gr75 or huge-cr90", *name,
                                   {"small", "medium", "large", "huge-gr75", "huge-cr90", "huge-gozanti", "huge-croc",
                                    "huge-raider"}));
  } else if (ship != nullptr && *kind != ship->base) {
    reader.note_at("base", shown(*name),
                   '"' + std::string(geom::name_of(ship->base)) + "\", the base of " + ship->name);
  } else {
    piece.base = *kind;
  }
}

void read_ship(data::Reader& reader, Piece& piece, const data::Catalog& catalog) {
  read_base(reader, piece, catalog);
  piece.faction = reader.text_or("faction", "");
  piece.ai = reader.flag_or("ai", false);
  piece.initiative = reader.whole_or("initiative", 0, kMostTokens, 0);
  piece.number = reader.whole_or("number", 0, kMostNumber, 0);
  piece.squad = reader.text_or("squad", "");
  read_ship_state(reader, piece, catalog);
  piece.moved = reader.flag_or("moved", false);
  piece.fled = reader.flag_or("fled", false);
  piece.stays = reader.flag_or("stays", false);
  piece.lock = reader.text_or("lock", "");
  piece.order = reader.text_or("order", "");
  Piece probe;
  probe.id = "order";
  probe.order = piece.order;
  if (!broken_fields(probe).empty()) {
    reader.note_at("order", shown(piece.order),
                   R"("attack", "strike:ID", "escort:ID" or "escape:NAME" of an edge or exit)");
  }
}

class SceneReader {
 public:
  SceneReader(const data::Json& json, const std::string& file, const std::string& pointer, const data::Catalog& catalog)
      : catalog_(catalog), file_(file), root_(json, file, errors_, pointer) {}

  base::Result<Table> read() {
    if (!root_.is_object()) {
      root_.note(data::describe(root_.json()), "a scene: an object with format, area and objects");
      return errors_;
    }
    if (!check_format()) return errors_;
    read_head();
    read_pieces();
    root_.done();
    if (!errors_.empty()) return errors_;
    // What is left are bounds that no single key shows (a text too long, a control character).
    for (const std::string& what : broken_invariants(table_)) root_.note(what, "a table within the program's limits");
    if (!errors_.empty()) return errors_;
    return std::move(table_);
  }

 private:
  // Another version is refused with that reason alone: its other keys mean something else.
  bool check_format() {
    const auto format = root_.text("format");
    if (!format) return false;
    if (*format == kFormat) return true;
    if (format->compare(0, kFamily.size(), kFamily) == 0) {
      root_.note_at("format", "scene version " + shown(format->substr(kFamily.size())),
                    "version 1, the only one that this program reads; the file is left as it is");
    } else {
      root_.note_at("format", shown(*format), '"' + std::string(kFormat) + '"');
    }
    return false;
  }

  void read_head() {
    if (const auto area = read_area(root_)) table_.area = *area;
    table_.ruleset = root_.text_or("ruleset", table_.ruleset);
    const data::RuleSet* ruleset = catalog_.ruleset(table_.ruleset);
    if (ruleset == nullptr) {
      root_.note_at("ruleset", shown(table_.ruleset),
                    with_suggestion("a known rule set", table_.ruleset, keys_of(catalog_.rulesets)));
    } else {
      table_.options.guides = ruleset->guides;
    }
    if (root_.has("options")) {
      if (auto options = root_.member("options")) {
        table_.options.guides = options->flag_or("guides", table_.options.guides);
        options->done();
      }
    }
    table_.round = root_.whole_or("round", 1, kMostNumber, 1);
    table_.pilots = root_.whole_or("pilots", 0, kMostPilots, 0);
    table_.mission = root_.text_or("mission", "");
    if (!table_.mission.empty() && catalog_.missions.count(table_.mission) == 0) {
      root_.note_at("mission", shown(table_.mission),
                    with_suggestion("a known mission", table_.mission, keys_of(catalog_.missions)));
    }
    if (root_.has("progress")) {
      if (auto progress = root_.member("progress")) table_.progress = read_progress(*progress);
    }
  }

  void read_pieces() {
    std::map<std::string, std::string> first_use;  // id to pointer
    std::vector<data::Reader> readers = root_.items("objects", true, kMostPieces);
    std::vector<std::pair<std::size_t, std::size_t>> locks;  // piece, reader
    for (std::size_t i = 0; i < readers.size(); ++i) {
      data::Reader& reader = readers[i];
      if (!reader.is_object()) {
        reader.note(data::describe(reader.json()), "an object with id, type, x_mm and y_mm");
        continue;
      }
      Piece piece = read_piece(reader, catalog_);
      if (!piece.id.empty()) {
        const auto [earlier, is_new] = first_use.emplace(piece.id, reader.pointer());
        if (!is_new) reader.note_at("id", shown(piece.id), "an id of its own; it is that of " + earlier->second);
      }
      if (!piece.lock.empty()) locks.emplace_back(table_.pieces.size(), i);
      table_.pieces.push_back(std::move(piece));
    }
    for (const auto& [index, reader] : locks) {
      const Piece& piece = table_.pieces[index];
      if (piece.lock != piece.id && first_use.count(piece.lock) != 0) continue;
      readers[reader].note_at("lock", shown(piece.lock), "the id of another piece of this scene");
    }
  }

  const data::Catalog& catalog_;
  std::string file_;
  base::Errors errors_;
  data::Reader root_;
  Table table_;
};

// --- writing

const char* reference_key(PieceType type) {
  switch (type) {
    case PieceType::ship:
      return "ship";
    case PieceType::obstacle:
      return "shape";
    case PieceType::device:
      return "device";
    case PieceType::template_piece:
      return "template";
    case PieceType::ruler:
      return "ruler";
    case PieceType::marker:
      return "text";
    case PieceType::component:
      return "component";
  }
  return "";
}

}  // namespace

geom::Pose read_pose(data::Reader& reader) {
  const double far = kFarthest.mm();
  const auto x = reader.number("x_mm", -far, far);
  const auto y = reader.number("y_mm", -far, far);
  const double heading = reader.number_or("heading_deg", -kMostDegrees, kMostDegrees, 0);
  if (!x || !y) return {};
  return {base::um_from_mm(*x), base::um_from_mm(*y), base::mdeg_from_degrees(heading).wrapped()};
}

std::optional<Area> read_area(data::Reader& reader) {
  reader.allow("area");
  const auto found = reader.json().find("area");
  if (found == reader.json().end()) {
    reader.note("no key \"area\"", kAreas);
    return std::nullopt;
  }
  auto value = reader.value("area");
  if (value->is_object()) {
    const auto width = value->number("width_mm", kSmallestSide.mm(), kFarthest.mm());
    const auto height = value->number("height_mm", kSmallestSide.mm(), kFarthest.mm());
    value->done();
    if (!width || !height) return std::nullopt;
    return Area{"free", base::um_from_mm(*width), base::um_from_mm(*height)};
  }
  auto named = found->is_string() ? area_named(found->get<std::string>()) : std::nullopt;
  if (!named) value->note(data::describe(*found), kAreas);
  return named;
}

Piece read_piece(data::Reader& reader, const data::Catalog& catalog) {
  Piece piece;
  if (const auto id = reader.text("id")) {
    piece.id = *id;
    if (id->empty()) reader.note_at("id", "an empty text", "an id such as \"A1\"");
  }
  piece.pose = read_pose(reader);
  if (reader.has("side")) {
    const auto side = reader.word("side", {"player", "enemy", "none"});
    if (side) piece.side = *side == "player" ? Side::player : *side == "enemy" ? Side::enemy : Side::none;
  }
  piece.note = reader.text_or("note", "");
  piece.waiting = reader.flag_or("waiting", false);

  const auto type = reader.word("type", {"ship", "obstacle", "device", "template", "ruler", "marker", "component"});
  if (!type) return piece;  // which keys belong to it cannot be said
  if (*type == "ship") {
    read_ship(reader, piece, catalog);
    // A hand-written scene leaves the side out where it is plain: what the program flies against what players fly.
    if (!reader.has("side")) piece.side = piece.ai ? Side::enemy : Side::player;
  } else if (*type == "obstacle") {
    piece.type = PieceType::obstacle;
    piece.ref = reference(reader, "shape", "a known obstacle", keys_of(catalog.obstacles));
    piece.mirror = reader.flag_or("mirror", false);
    piece.fuses = reader.whole_or("fuses", 0, kMostTokens, 0);
  } else if (*type == "device") {
    piece.type = PieceType::device;
    piece.ref = reference(reader, "device", "a known device", keys_of(catalog.devices));
    piece.number = reader.whole_or("number", 0, kMostNumber, 0);
    piece.fuses = reader.whole_or("fuses", 0, kMostTokens, 0);
    piece.owner = reader.text_or("owner", "");
    piece.moved = reader.flag_or("moved", false);
    if (reader.has("condition")) read_ship_state(reader, piece, catalog);
  } else if (*type == "component") {
    piece.type = PieceType::component;
    piece.ref = reference(reader, "component", "a known component", keys_of(catalog.components));
    piece.initiative = reader.whole_or("initiative", 0, kMostTokens, 0);
    piece.number = reader.whole_or("number", 0, kMostNumber, 0);
    piece.moved = reader.flag_or("moved", false);
    piece.squad = reader.text_or("squad", "");
    read_ship_state(reader, piece, catalog);
  } else if (*type == "template") {
    piece.type = PieceType::template_piece;
    if (const auto name = reader.text("template")) {
      piece.ref = *name;
      if (!geom::template_named(catalog.figures, *name, geom::frame_of(piece.pose))) {
        reader.note_at("template", shown(*name), R"(a template such as "straight-3", "bank-1-left", "turn-2-right")");
      }
    }
  } else if (*type == "ruler") {
    piece.type = PieceType::ruler;
    piece.ref = reference(reader, "ruler", "a ruler", {"range", "huge-range"});
  } else {
    piece.type = PieceType::marker;
    piece.ref = reader.text_or("text", "");
  }
  read_scene_fields(reader, piece);
  reader.done();
  return piece;
}

base::Result<Table> scene_from_json(const nlohmann::json& json, const std::string& file, const std::string& pointer,
                                    const data::Catalog& catalog) {
  return SceneReader(json, file, pointer, catalog).read();
}

base::Result<Table> read_scene(std::string_view text, const std::string& file, const data::Catalog& catalog) {
  const auto json = data::parse_json(text, file);
  if (!json) return json.errors();
  return scene_from_json(*json, file, "", catalog);
}

data::JsonLine& write_pose(data::JsonLine& line, const geom::Pose& pose) {
  line.raw("x_mm", thousandths(pose.x.value)).raw("y_mm", thousandths(pose.y.value));
  return line.raw("heading_deg", thousandths(pose.heading.value));
}

std::string write_area(const Area& area) {
  if (area.name != "free") return data::quoted(area.name);
  data::JsonLine sides;
  sides.raw("width_mm", thousandths(area.width.value)).raw("height_mm", thousandths(area.height.value));
  return sides.closed();
}

std::string write_options(const Options& options) {
  return data::JsonLine().raw("guides", options.guides ? "true" : "false").closed();
}

std::string write_piece(const Piece& piece) {
  data::JsonLine line;
  line.raw("id", data::quoted(piece.id)).raw("type", data::quoted(name_of(piece.type)));
  line.text(reference_key(piece.type), piece.ref);
  if (piece.type == PieceType::ship) line.raw("base", data::quoted(std::string(geom::name_of(piece.base))));
  if (piece.side != Side::none || piece.type == PieceType::ship) line.text("side", name_of(piece.side));
  line.text("faction", piece.faction).flag("ai", piece.ai);
  write_pose(line, piece.pose).flag("mirror", piece.mirror);
  line.count("initiative", piece.initiative).count("number", piece.number);
  line.text("squad", piece.squad);
  if (piece.type == PieceType::ship || piece.type == PieceType::component || piece.is_remote()) {
    write_ship_state(line, piece);
  }
  line.count("fuses", piece.fuses).text("owner", piece.owner);
  line.text("lock", piece.lock).text("order", piece.order);
  line.flag("moved", piece.moved).flag("fled", piece.fled).flag("stays", piece.stays).flag("waiting", piece.waiting);
  line.text("note", piece.note);
  write_scene_fields(line, piece);
  return line.closed();
}

std::string write_scene(const Table& table, bool one_line) {
  data::JsonLine head;
  head.raw("format", data::quoted(std::string(kFormat))).raw("area", write_area(table.area));
  head.raw("ruleset", data::quoted(table.ruleset)).raw("options", write_options(table.options));
  head.text("mission", table.mission).count("pilots", table.pilots).count("round", table.round);
  if (table.progress != Progress{}) head.raw("progress", write_progress(table.progress));
  head.raw("objects", data::json_list(table.pieces, write_piece, one_line ? "" : "\n  "));
  return head.closed() + (one_line ? "" : "\n");
}

}  // namespace plotboard::state
