#include "state/scene.hpp"

#include <algorithm>
#include <map>

#include "data/json.hpp"

namespace plotboard::state {

namespace {

constexpr std::string_view kFamily = "plotboard-scene/";
constexpr std::string_view kFormat = "plotboard-scene/1";
constexpr double kMostDegrees = 36000;
constexpr const char* kAreas = R"("3x3", "5x3", "3x6" or {"width_mm": ..., "height_mm": ...})";

template <class Definition>
std::vector<std::string> keys_of(const std::map<std::string, Definition>& definitions) {
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
  // Another version is refused with that reason alone: its other keys mean something else (T46).
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
    read_area();
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
  }

  void read_area() {
    root_.allow("area");
    const auto found = root_.json().find("area");
    if (found == root_.json().end()) return root_.note("no key \"area\"", kAreas);
    data::Reader value(*found, file_, errors_, root_.pointer() + "/area");
    if (value.is_object()) {
      const auto width = value.number("width_mm", kSmallestSide.mm(), kFarthest.mm());
      const auto height = value.number("height_mm", kSmallestSide.mm(), kFarthest.mm());
      value.done();
      if (width && height) table_.area = {"free", base::um_from_mm(*width), base::um_from_mm(*height)};
      return;
    }
    const auto named = found->is_string() ? area_named(found->get<std::string>()) : std::nullopt;
    if (named) {
      table_.area = *named;
    } else {
      value.note(data::describe(*found), kAreas);
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
      Piece piece = read_piece(reader);
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

  Piece read_piece(data::Reader& reader) {
    Piece piece;
    if (const auto id = reader.text("id")) {
      piece.id = *id;
      if (id->empty()) reader.note_at("id", "an empty text", "an id such as \"A1\"");
    }
    const double far = kFarthest.mm();
    const auto x = reader.number("x_mm", -far, far);
    const auto y = reader.number("y_mm", -far, far);
    const double heading = reader.number_or("heading_deg", -kMostDegrees, kMostDegrees, 0);
    if (x && y) {
      piece.pose = {base::um_from_mm(*x), base::um_from_mm(*y), base::mdeg_from_degrees(heading).wrapped()};
    }
    if (reader.has("side")) {
      const auto side = reader.word("side", {"player", "enemy", "none"});
      if (side) piece.side = *side == "player" ? Side::player : *side == "enemy" ? Side::enemy : Side::none;
    }
    piece.note = reader.text_or("note", "");

    const auto type = reader.word("type", {"ship", "obstacle", "device", "template", "ruler", "marker"});
    if (!type) return piece;  // which keys belong to it cannot be said
    if (*type == "ship") {
      read_ship(reader, piece);
    } else if (*type == "obstacle") {
      piece.type = PieceType::obstacle;
      piece.ref = reference(reader, "shape", "a known obstacle", keys_of(catalog_.obstacles));
      piece.mirror = reader.flag_or("mirror", false);
    } else if (*type == "device") {
      piece.type = PieceType::device;
      piece.ref = reference(reader, "device", "a known device", keys_of(catalog_.devices));
    } else if (*type == "template") {
      piece.type = PieceType::template_piece;
      if (const auto name = reader.text("template")) {
        piece.ref = *name;
        if (!geom::template_named(catalog_.figures, *name, geom::frame_of(piece.pose))) {
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
    reader.done();
    return piece;
  }

  static std::string reference(data::Reader& reader, const std::string& key, const std::string& expected,
                               const std::vector<std::string>& options) {
    const auto id = reader.text(key);
    if (!id) return "";
    if (std::find(options.begin(), options.end(), *id) == options.end()) {
      reader.note_at(key, shown(*id), with_suggestion(expected, *id, options));
    }
    return *id;
  }

  void read_ship(data::Reader& reader, Piece& piece) {
    read_base(reader, piece);
    piece.faction = reader.text_or("faction", "");
    piece.ai = reader.flag_or("ai", false);
    piece.initiative = reader.whole_or("initiative", 0, kMostTokens, 0);
    piece.number = reader.whole_or("number", 0, kMostNumber, 0);
    piece.stress = reader.whole_or("stress", 0, kMostTokens, 0);
    piece.ion = reader.whole_or("ion", 0, kMostTokens, 0);
    piece.moved = reader.flag_or("moved", false);
    piece.fled = reader.flag_or("fled", false);
    piece.stays = reader.flag_or("stays", false);
    piece.lock = reader.text_or("lock", "");
    piece.order = reader.text_or("order", "");
    Piece probe;
    probe.id = "order";
    probe.order = piece.order;
    if (!broken_fields(probe).empty()) {
      reader.note_at("order", shown(piece.order), R"("attack", "strike:ID" or "escape:north" (east, south, west))");
    }
  }

  // A ship is given by its type, by its base, or by both: then they must agree.
  void read_base(data::Reader& reader, Piece& piece) {
    if (!reader.has("ship") && !reader.has("base")) {
      reader.note("a ship without ship and base", R"("ship" (its type) or "base" (small, medium, large, huge-...))");
      return;
    }
    const data::Ship* ship = nullptr;
    if (reader.has("ship")) {
      piece.ref = reference(reader, "ship", "a known ship", keys_of(catalog_.ships));
      ship = catalog_.ship(piece.ref);
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

  const data::Catalog& catalog_;
  std::string file_;
  base::Errors errors_;
  data::Reader root_;
  Table table_;
};

// --- writing

std::string text_value(const std::string& text) { return data::Json(text).dump(); }

// One line of JSON; what has its default is left out.
class ObjectLine {
 public:
  ObjectLine& raw(const char* key, const std::string& value) {
    line_ += (line_.empty() ? "{\"" : ",\"") + std::string(key) + "\":" + value;
    return *this;
  }
  ObjectLine& text(const char* key, const std::string& value) {
    return value.empty() ? *this : raw(key, text_value(value));
  }
  ObjectLine& count(const char* key, int value) { return value == 0 ? *this : raw(key, std::to_string(value)); }
  ObjectLine& flag(const char* key, bool value) { return value ? raw(key, "true") : *this; }
  [[nodiscard]] std::string closed() const { return line_ + "}"; }

 private:
  std::string line_;
};

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
  }
  return "";
}

std::string line_of(const Piece& piece) {
  ObjectLine line;
  line.raw("id", text_value(piece.id)).raw("type", text_value(name_of(piece.type)));
  line.text(reference_key(piece.type), piece.ref);
  if (piece.type == PieceType::ship) line.raw("base", text_value(std::string(geom::name_of(piece.base))));
  if (piece.side != Side::none) line.text("side", name_of(piece.side));
  line.text("faction", piece.faction).flag("ai", piece.ai);
  line.raw("x_mm", thousandths(piece.pose.x.value)).raw("y_mm", thousandths(piece.pose.y.value));
  line.raw("heading_deg", thousandths(piece.pose.heading.value)).flag("mirror", piece.mirror);
  line.count("initiative", piece.initiative).count("number", piece.number);
  line.count("stress", piece.stress).count("ion", piece.ion);
  line.text("lock", piece.lock).text("order", piece.order);
  line.flag("moved", piece.moved).flag("fled", piece.fled).flag("stays", piece.stays);
  line.text("note", piece.note);
  return line.closed();
}

}  // namespace

base::Result<Table> scene_from_json(const nlohmann::json& json, const std::string& file, const std::string& pointer,
                                    const data::Catalog& catalog) {
  return SceneReader(json, file, pointer, catalog).read();
}

base::Result<Table> read_scene(std::string_view text, const std::string& file, const data::Catalog& catalog) {
  const auto json = data::parse_json(text, file);
  if (!json) return json.errors();
  return scene_from_json(*json, file, "", catalog);
}

std::string write_scene(const Table& table) {
  ObjectLine head;
  head.raw("format", text_value(std::string(kFormat)));
  if (table.area.name == "free") {
    head.raw("area", "{\"width_mm\":" + thousandths(table.area.width.value) +
                         ",\"height_mm\":" + thousandths(table.area.height.value) + "}");
  } else {
    head.raw("area", text_value(table.area.name));
  }
  head.raw("ruleset", text_value(table.ruleset));
  head.raw("options", std::string("{\"guides\":") + (table.options.guides ? "true}" : "false}"));
  head.text("mission", table.mission).count("pilots", table.pilots).count("round", table.round);
  std::string objects;
  for (const Piece& piece : table.pieces) objects += (objects.empty() ? "\n  " : ",\n  ") + line_of(piece);
  return head.raw("objects", "[" + objects + "]").closed() + "\n";
}

}  // namespace plotboard::state
