#include "battle/log.hpp"

#include <charconv>
#include <nlohmann/json.hpp>
#include <utility>

#include "data/catalog.hpp"
#include "data/json.hpp"
#include "data/json_line.hpp"
#include "state/scene.hpp"

namespace plotboard::battle {

namespace {

using data::json_list;
using data::JsonLine;
using data::quoted;

constexpr std::string_view kFamily = "plotboard-log/";
constexpr std::string_view kFormat = "plotboard-log/1";
constexpr std::size_t kMostBytes = 32u << 20u;
constexpr int kMostCommands = 200'000;
constexpr std::size_t kMostDice = 20;
constexpr std::size_t kMostPiecesHandled = 20'000'000;
constexpr std::size_t kMostSteps = 1000;
constexpr std::string_view kAfterRule = ": ";  // "fga-3.3.1-2: The nearest ship ..."

// In the order of geom::TallonPlace.
const std::vector<std::string>& tallon_places() {
  static const std::vector<std::string> names{"back", "middle", "front"};
  return names;
}

// --- writing

std::string die_json(const state::DieRolled& die) {
  JsonLine line;
  line.raw("id", quoted(die.id)).raw("value", std::to_string(die.value)).flag("typed", die.typed);
  return line.text("for", die.what.english()).closed();
}

std::string placement_json(const rules::Placement& placement) {
  JsonLine line;
  line.raw("id", quoted(placement.id));
  return state::write_pose(line, placement.to).closed();
}

std::string reasons_json(const ai::Decision& decision) {
  JsonLine line;
  line.text("target", decision.target).raw("card", quoted(geom::code_of(decision.maneuver)));
  line.raw("steps", json_list(decision.steps, [](const ai::Step& step) {
             return quoted(step.rule + std::string(kAfterRule) + step.text.english());
           }));
  return line.closed();
}

struct KeptName {
  const char* name;
  bool state::Referee::*flag;
};
constexpr KeptName kKept[] = {{"own-dice", &state::Referee::own_dice},
                              {"tokens", &state::Referee::tokens},
                              {"damage-cards", &state::Referee::damage_cards},
                              {"experience", &state::Referee::experience}};

// What people keep, by name.
std::string referee_json(const state::Referee& referee) {
  std::vector<std::string> kept;
  for (const KeptName& each : kKept) {
    if (referee.*each.flag) kept.emplace_back(each.name);
  }
  return json_list(kept, [](const std::string& name) { return quoted(name); });
}

// The fields of a command, after its name.
struct CommandWriter {
  JsonLine& line;

  JsonLine& command(const char* name) const { return line.raw("command", quoted(name)); }

  void operator()(const rules::AddPiece& add) const { command("add").raw("piece", state::write_piece(add.piece)); }
  void operator()(const rules::RemovePieces& remove) const {
    command("remove").raw("ids", json_list(remove.ids, quoted));
  }
  void operator()(const rules::ChangePiece& change) const {
    command("change").raw("piece", state::write_piece(change.piece));
  }
  void operator()(const rules::ChangePieces& change) const {
    command("change-all").raw("pieces", json_list(change.pieces, state::write_piece));
  }
  void operator()(const rules::PlacePieces& place) const {
    command("place").raw("pieces", json_list(place.placements, placement_json));
  }
  // The edition of a huge ship's tool is the rule set's (rules::fly), so it is not written.
  void operator()(const rules::FlyManeuver& fly) const {
    command("fly").raw("ship", quoted(fly.id)).raw("maneuver", quoted(geom::code_of(fly.maneuver)));
    if (fly.choice.tallon != geom::TallonPlace::middle) {
      line.text("tallon", tallon_places()[static_cast<std::size_t>(fly.choice.tallon)]);
    }
    line.flag("side_slip", fly.choice.side_slip).flag("off_dial", fly.off_dial);
    line.count("die", fly.die.value_or(0)).flag("die_typed", fly.die_typed).text("die_for", fly.what.english());
    line.flag("drop_lock", fly.drop_lock).text("override", fly.override_note.english());
  }
  void operator()(const rules::SkipActivation& skip) const { command("skip").raw("ship", quoted(skip.id)); }
  void operator()(const rules::StartRound& round) const {
    command("round").raw("arriving", json_list(round.arriving, state::write_piece));
    line.raw("dice", json_list(round.dice, die_json));
  }
  void operator()(const rules::StartBattle& start) const {
    command("battle").raw("seed", quoted(std::to_string(start.seed))).flag("typed_dice", start.typed_dice);
    line.flag("place", start.place);
    if (start.referee.on) line.raw("referee", referee_json(start.referee));
    line.count("round_limit", start.round_limit);
    line.raw("first", quoted(state::name_of(start.first)));
  }
  void operator()(const rules::SetDial& dial) const {
    command("dial").raw("ship", quoted(dial.ship)).text("maneuver", dial.maneuver ? geom::code_of(*dial.maneuver) : "");
  }
  void operator()(const rules::Declare& declare) const {
    command("declare").raw("ship", quoted(declare.ship)).text("what", declare.what);
  }
  void operator()(const rules::Ready& ready) const { command("ready").raw("side", quoted(state::name_of(ready.side))); }
  void operator()(const rules::TakeTurn& turn) const { command("turn").raw("ship", quoted(turn.ship)); }
  void operator()(const rules::Choose& choose) const {
    command("choose").raw("choice", quoted(choose.choice)).text("option", choose.option);
    if (!choose.dice.empty()) line.raw("dice", json_list(choose.dice, [](int value) { return std::to_string(value); }));
    line.count("die", choose.die.value_or(0))
        .flag("die_typed", choose.die_typed)
        .text("what", choose.what.english())
        .text("memo", choose.memo)
        .flag("untold", choose.untold);
  }
  void operator()(const rules::Concede& concede) const {
    command("concede").raw("side", quoted(state::name_of(concede.side)));
  }
  void operator()(const rules::SetReferee& set) const { command("referee").raw("keeps", referee_json(set.referee)); }
  void operator()(const rules::Settle& settle) const {
    command("settle").raw("ship", quoted(settle.ship)).raw("what", quoted(settle.what));
  }
  void operator()(const rules::Report& report) const { command("report").raw("what", quoted(report.what)); }
  void operator()(const rules::LimitRounds& limit) const { command("limit").count("rounds", limit.rounds); }
  void operator()(const rules::SetTable& set) const {
    command("table").raw("area", state::write_area(set.area)).raw("ruleset", quoted(set.ruleset));
    line.raw("options", state::write_options(set.options));
  }
};

std::string header_json(const Session& session, std::size_t commands) {
  if (!session.past_header().empty()) return with_commands(session.past_header(), commands);
  JsonLine header;
  header.raw("format", quoted(std::string(kFormat))).raw("program", quoted(kVersion));
  header.raw("catalog", quoted(base::hex(session.catalog().hash)));
  header.raw("seed", quoted(std::to_string(session.seed())));
  header.raw("commands", std::to_string(commands));
  header.raw("hash", quoted(base::hex(state::hash_of(session.start()))));
  return header.raw("start", state::write_scene(session.start(), true)).closed();
}

std::string entry_json(const LogEntry& entry, std::size_t number) {
  if (!entry.stored.empty()) return entry.stored;
  JsonLine line;
  line.raw("n", std::to_string(number));
  std::visit(CommandWriter{line}, entry.command);
  if (entry.reasons) line.raw("reasons", reasons_json(*entry.reasons));
  line.text("why", entry.why.english()).flag("automatic", entry.automatic);
  return line.raw("hash", quoted(base::hex(entry.hash))).closed();
}

// --- reading

std::vector<std::string> texts(data::Reader& line, const std::string& key, std::size_t most) {
  std::vector<std::string> texts;
  for (data::Reader& item : line.items(key, true, most)) {
    if (auto text = item.as_text()) texts.push_back(std::move(*text));
  }
  return texts;
}

// The object under a key, read by `read`; its unknown keys are noted.
template <class Read>
void object(data::Reader& line, const std::string& key, const Read& read) {
  auto reader = line.member(key);
  if (!reader) return;
  read(*reader);
  reader->done();
}

state::Piece piece_of(data::Reader& line, const data::Catalog& catalog) {
  state::Piece piece;
  if (auto reader = line.member("piece")) piece = state::read_piece(*reader, catalog);
  return piece;
}

std::optional<geom::Maneuver> maneuver_of(data::Reader& line, const std::string& key) {
  const auto code = line.text(key);
  if (!code) return std::nullopt;
  const auto maneuver = geom::maneuver_from_code(*code);
  if (!maneuver) line.note_at(key, data::describe(line.json()[key]), "a maneuver code such as \"2Y\"");
  return maneuver;
}

rules::FlyManeuver read_fly(data::Reader& line) {
  rules::FlyManeuver fly;
  fly.id = line.text("ship").value_or("");
  fly.maneuver = maneuver_of(line, "maneuver").value_or(geom::Maneuver{});
  if (line.has("tallon")) {
    const auto& places = tallon_places();
    const auto place = line.word("tallon", places);
    for (std::size_t i = 0; i < places.size(); ++i) {
      if (place == places[i]) fly.choice.tallon = static_cast<geom::TallonPlace>(i);
    }
  }
  fly.choice.side_slip = line.flag_or("side_slip", false);
  fly.off_dial = line.flag_or("off_dial", false);
  if (line.has("die")) fly.die = line.whole("die", 1, 6);
  fly.die_typed = line.flag_or("die_typed", false);
  fly.what = Phrase::of(line.text_or("die_for", ""));
  fly.drop_lock = line.flag_or("drop_lock", false);
  fly.override_note = Phrase::of(line.text_or("override", ""));
  return fly;
}

rules::ChangePieces read_changes(data::Reader& line, const data::Catalog& catalog) {
  rules::ChangePieces change;
  for (data::Reader& item : line.items("pieces", true, state::kMostPieces)) {
    change.pieces.push_back(state::read_piece(item, catalog));
  }
  return change;
}

rules::PlacePieces read_place(data::Reader& line) {
  rules::PlacePieces place;
  for (data::Reader& item : line.items("pieces", true, state::kMostPieces)) {
    const std::string id = item.text("id").value_or("");
    place.placements.push_back({id, state::read_pose(item)});
    item.done();
  }
  return place;
}

rules::StartRound read_round(data::Reader& line, const data::Catalog& catalog) {
  rules::StartRound round;
  for (data::Reader& item : line.items("arriving", true, state::kMostPieces)) {
    round.arriving.push_back(state::read_piece(item, catalog));
  }
  for (data::Reader& item : line.items("dice", true, state::kMostPieces)) {
    state::DieRolled die{item.text("id").value_or(""), item.whole("value", 1, 6).value_or(1),
                         item.flag_or("typed", false), Phrase::of(item.text_or("for", ""))};
    item.done();
    round.dice.push_back(std::move(die));
  }
  return round;
}

rules::SetTable read_table(data::Reader& line) {
  rules::SetTable set;
  set.area = state::read_area(line).value_or(state::Area{});
  set.ruleset = line.text("ruleset").value_or("");
  object(line, "options", [&](data::Reader& options) { set.options.guides = options.flag("guides").value_or(true); });
  return set;
}

std::optional<std::uint64_t> read_seed(data::Reader& line) {
  const auto text = line.text("seed");
  if (!text) return std::nullopt;
  std::uint64_t seed = 0;
  const char* const end = text->data() + text->size();
  const auto parsed = std::from_chars(text->data(), end, seed);
  if (parsed.ec == std::errc() && parsed.ptr == end) return seed;
  line.note_at("seed", data::describe(line.json()["seed"]), "a whole number below 2^64 as text");
  return std::nullopt;
}

state::Side read_side(data::Reader& line, const std::string& key) {
  return line.word(key, {"player", "enemy"}) == "enemy" ? state::Side::enemy : state::Side::player;
}

state::Referee read_referee(data::Reader& line, const std::string& key) {
  state::Referee referee;
  referee.on = true;
  for (data::Reader& item : line.items(key, true, std::size(kKept))) {
    const auto name = item.as_text();
    if (!name) continue;
    const auto kept =
        std::find_if(std::begin(kKept), std::end(kKept), [&](const KeptName& k) { return *name == k.name; });
    if (kept != std::end(kKept)) {
      referee.*kept->flag = true;
    } else {
      item.note(data::describe(item.json()), R"("own-dice", "tokens", "damage-cards" or "experience")");
    }
  }
  return referee;
}

int read_limit(data::Reader& line, const char* key) {
  return line.has(key) ? line.whole(key, 1, state::kMostNumber).value_or(0) : 0;
}

rules::StartBattle read_battle(data::Reader& line) {
  rules::StartBattle start;
  start.seed = read_seed(line).value_or(0);
  start.typed_dice = line.flag_or("typed_dice", false);
  start.first = line.text_or("first", "") == "none" ? state::Side::none : read_side(line, "first");
  start.place = line.flag_or("place", false);
  if (line.has("referee")) start.referee = read_referee(line, "referee");
  start.round_limit = read_limit(line, "round_limit");
  return start;
}

rules::SetDial read_dial(data::Reader& line) {
  rules::SetDial dial;
  dial.ship = line.text("ship").value_or("");
  if (line.has("maneuver")) dial.maneuver = maneuver_of(line, "maneuver");
  return dial;
}

rules::Choose read_choose(data::Reader& line) {
  rules::Choose choose;
  choose.choice = line.text("choice").value_or("");
  choose.option = line.text_or("option", "");
  for (data::Reader& item : line.items("dice", false, kMostDice)) {
    if (item.json().is_number_integer()) {
      choose.dice.push_back(static_cast<int>(std::clamp<std::int64_t>(item.json().get<std::int64_t>(), -1, 99)));
    } else {
      item.note(data::describe(item.json()), "a die as a number");
    }
  }
  if (line.has("die")) choose.die = line.whole("die", 1, 6);
  choose.die_typed = line.flag_or("die_typed", false);
  choose.what = Phrase::of(line.text_or("what", ""));
  choose.memo = line.text_or("memo", "");
  choose.untold = line.flag_or("untold", false);
  return choose;
}

std::optional<rules::Command> read_command(data::Reader& line, const data::Catalog& catalog) {
  const auto name = line.word("command", {"fly",    "place",   "add",     "remove", "change",  "change-all", "skip",
                                          "round",  "table",   "battle",  "dial",   "declare", "ready",      "turn",
                                          "choose", "concede", "referee", "settle", "report",  "limit"});
  if (!name) return std::nullopt;  // which keys belong to it cannot be said
  if (*name == "fly") return read_fly(line);
  if (*name == "place") return read_place(line);
  if (*name == "add") return rules::AddPiece{piece_of(line, catalog)};
  if (*name == "remove") return rules::RemovePieces{ids_of(texts(line, "ids", state::kMostPieces))};
  if (*name == "change") return rules::ChangePiece{piece_of(line, catalog)};
  if (*name == "change-all") return read_changes(line, catalog);
  if (*name == "skip") return rules::SkipActivation{line.text("ship").value_or("")};
  if (*name == "round") return read_round(line, catalog);
  if (*name == "table") return read_table(line);
  if (*name == "battle") return read_battle(line);
  if (*name == "dial") return read_dial(line);
  if (*name == "declare") return rules::Declare{line.text("ship").value_or(""), line.text_or("what", "")};
  if (*name == "ready") return rules::Ready{read_side(line, "side")};
  if (*name == "turn") return rules::TakeTurn{line.text("ship").value_or("")};
  if (*name == "choose") return read_choose(line);
  if (*name == "referee") return rules::SetReferee{read_referee(line, "keeps")};
  if (*name == "settle") return rules::Settle{line.text("ship").value_or(""), line.text("what").value_or("")};
  if (*name == "limit") return rules::LimitRounds{read_limit(line, "rounds")};
  if (*name == "report") return rules::Report{line.text("what").value_or("")};
  return rules::Concede{read_side(line, "side")};
}

// What the log kept of an AI ship's decision.
ai::Decision read_reasons(data::Reader& reasons) {
  ai::Decision decision;
  decision.target = reasons.text_or("target", "");
  decision.maneuver = maneuver_of(reasons, "card").value_or(geom::Maneuver{});
  for (const std::string& text : texts(reasons, "steps", kMostSteps)) {
    const std::size_t cut = text.find(kAfterRule);
    ai::Step step;
    step.rule = text.substr(0, cut);
    if (cut != std::string::npos) step.text = Phrase::of(text.substr(cut + kAfterRule.size()));
    decision.steps.push_back(std::move(step));
  }
  return decision;
}

class LogReader {
 public:
  LogReader(std::string_view text, const std::string& file, const data::Catalog& catalog)
      : rest_(text), file_(file), catalog_(catalog) {}

  // Lines that go on from where a session stands.
  LogReader(std::string_view lines, std::size_t count, Session session, const std::string& file)
      : rest_(lines),
        file_(file),
        catalog_(session.catalog()),
        commands_(static_cast<int>(session.log().size() + count)),
        done_(static_cast<int>(session.log().size())) {
    session_.emplace(std::move(session));
  }

  base::Result<Session> read() {
    if (rest_.size() > kMostBytes) {
      return base::Error{file_, "", std::to_string(rest_.size()) + " bytes", "a log of at most 32 MiB"};
    }
    if (!session_) read_header();
    while (errors_.empty() && next_line()) read_entry();
    if (errors_.empty() && done_ != commands_) {
      errors_.push_back({file_, "", std::to_string(done_) + " commands",
                         std::to_string(commands_) + ", as its header says: it is cut off"});
    }
    if (errors_.empty()) return std::move(*session_);
    errors_.insert(errors_.end(), strangeness_.begin(), strangeness_.end());
    return errors_;
  }

 private:
  // Empty lines count, but say nothing: mail programs add them.
  bool next_line() {
    do {
      if (rest_.empty()) return false;
      const std::size_t end = rest_.find('\n');
      line_ = rest_.substr(0, end);
      rest_ = end == std::string_view::npos ? std::string_view() : rest_.substr(end + 1);
      ++line_number_;
    } while (line_.find_first_not_of(" \t\r") == std::string_view::npos);
    return true;
  }

  [[nodiscard]] std::string place() const { return file_ + " line " + std::to_string(line_number_); }

  void read_header() {
    if (!next_line()) {
      errors_.push_back({file_, "", "an empty file", "a log: a header and one line a command"});
      return;
    }
    const auto json = data::parse_json(line_, place());
    if (!json) {
      errors_ = json.errors();
      return;
    }
    data::Reader header(*json, place(), errors_);
    if (!check_format(header)) return;
    check_origin(header);
    const auto seed = read_seed(header);
    commands_ = header.whole("commands", 0, kMostCommands).value_or(0);
    const auto hash = read_hash(header);
    if (const auto start = header.value("start")) {
      auto table = state::scene_from_json(start->json(), place(), "/start", catalog_);
      if (!table) {
        errors_.insert(errors_.end(), table.errors().begin(), table.errors().end());
      } else if (seed && hash) {
        compare(header, *hash, state::hash_of(*table), "the start");
        session_.emplace(catalog_, std::move(*table), *seed);
      }
    }
    header.done();
  }

  // Another version is refused with that reason alone: its other keys mean something else.
  static bool check_format(data::Reader& header) {
    const auto format = header.text("format");
    if (!format) return false;
    if (*format == kFormat) return true;
    const bool other_version = format->compare(0, kFamily.size(), kFamily) == 0;
    header.note_at("format", data::describe(header.json()["format"]),
                   '"' + std::string(kFormat) + '"' +
                       (other_version ? ", the only version that this program reads; the file is left as it is" : ""));
    return false;
  }

  // Where the log comes from; said only when it does not agree.
  void check_origin(data::Reader& header) {
    const auto program = header.text("program");
    if (program && *program != kVersion) {
      strangeness_.push_back({place(), "/program", data::describe(header.json()["program"]),
                              '"' + std::string(kVersion) + "\", this program: another may play otherwise"});
    }
    const auto data = header.text("catalog");
    if (data && *data != base::hex(catalog_.hash)) {
      strangeness_.push_back({place(), "/catalog", data::describe(header.json()["catalog"]),
                              '"' + base::hex(catalog_.hash) + "\", the data of this program: with other data a " +
                                  "battle can go another way"});
    }
  }

  static std::optional<std::uint64_t> read_hash(data::Reader& line) {
    const auto text = line.text("hash");
    if (!text) return std::nullopt;
    const auto hash = base::from_hex(*text);
    if (!hash) line.note_at("hash", data::describe(line.json()["hash"]), "16 hexadecimal digits");
    return hash;
  }

  static void compare(data::Reader& line, std::uint64_t logged, std::uint64_t played, const std::string& after) {
    if (logged == played) return;
    line.note_at(
        "hash", '"' + base::hex(logged) + '"',
        '"' + base::hex(played) + "\", the hash of the table after " + after + ": this line is not as it was written");
  }

  void read_entry() {
    if (done_ >= commands_) {
      errors_.push_back(
          {place(), "", "a command more than the header says", "the end after " + std::to_string(commands_)});
      return;
    }
    const auto json = data::parse_json(line_, place());
    if (!json) {
      errors_ = json.errors();
      return;
    }
    data::Reader line(*json, place(), errors_);
    const auto number = line.whole("n", 1, kMostCommands);
    if (number && *number != done_ + 1) {
      line.note_at("n", std::to_string(*number), std::to_string(done_ + 1) + ": lines are missing or out of order");
    }
    auto command = read_command(line, catalog_);
    const auto hash = read_hash(line);
    std::optional<ai::Decision> reasons;
    if (line.has("reasons")) object(line, "reasons", [&](data::Reader& reader) { reasons = read_reasons(reader); });
    Phrase why = Phrase::of(line.text_or("why", ""));
    const bool automatic = line.flag_or("automatic", false);
    if (command) line.done();
    if (errors_.empty()) play(line, *command, std::move(reasons), std::move(why), automatic, *hash);
  }

  void play(data::Reader& line, const rules::Command& command, std::optional<ai::Decision> reasons, Phrase why,
            bool automatic, std::uint64_t hash) {
    handled_ += session_->table().pieces.size();
    if (handled_ > kMostPiecesHandled) {
      return line.note("more than 20 million pieces handled in all", "a shorter battle or fewer pieces");
    }
    std::optional<rules::Refusal> refused;
    const auto* fly = std::get_if<rules::FlyManeuver>(&command);
    const bool chooses = std::holds_alternative<rules::Choose>(command);
    if (reasons && fly == nullptr && !chooses) {
      return line.note_at("reasons", "the reasons of an AI ship", "none here: only \"fly\" and \"choose\" have them");
    }
    if (reasons && fly != nullptr) {
      refused = session_->fly(*fly, std::move(*reasons));
    } else {
      refused = session_->apply_logged(command, std::move(reasons), std::move(why), automatic);
    }
    if (refused) {
      return line.note("what the rules refuse (" + refused->rule + "): " + refused->why.english(), "a legal command");
    }
    ++done_;
    compare(line, hash, session_->log().back().hash, rules::words_of(command).english());
  }

  std::string_view rest_;
  std::string_view line_;
  int line_number_ = 0;
  std::string file_;
  const data::Catalog& catalog_;
  base::Errors errors_;
  base::Errors strangeness_;  // other data, another program: told only together with an error
  std::optional<Session> session_;
  int commands_ = 0;  // as the header says
  int done_ = 0;
  std::size_t handled_ = 0;
};

}  // namespace

std::string log_header(const Session& session, std::size_t commands) { return header_json(session, commands); }
std::string with_commands(const std::string& header, std::size_t commands) {
  const std::string key = "\"commands\":";
  const std::size_t at = header.find(key);
  if (at == std::string::npos) return header;  // the reader will say what is wrong with it
  const std::size_t from = at + key.size();
  std::size_t to = from;
  while (to < header.size() && header[to] >= '0' && header[to] <= '9') ++to;
  return header.substr(0, from) + std::to_string(commands) + header.substr(to);
}
std::string log_line(const LogEntry& entry, std::size_t number) { return entry_json(entry, number); }

LogEntry past_entry(const std::string& line, const data::Catalog& catalog) {
  LogEntry entry;
  entry.stored = line;
  entry.unread = true;
  const auto json = data::parse_json(line, "");
  if (!json) return entry;
  base::Errors errors;  // of another version: what can be read of it is
  data::Reader reader(*json, "", errors);
  entry.hash = base::from_hex(reader.text_or("hash", "")).value_or(0);
  entry.why = Phrase::of(reader.text_or("why", ""));
  entry.automatic = reader.flag_or("automatic", false);
  if (reader.has("reasons")) object(reader, "reasons", [&](data::Reader& why) { entry.reasons = read_reasons(why); });
  if (auto command = read_command(reader, catalog); command && errors.empty()) {
    entry.command = std::move(*command);
    entry.unread = false;
  }
  return entry;
}

std::uint64_t seed_in(const std::string& header) {
  const auto json = data::parse_json(header, "");
  if (!json) return 0;
  base::Errors errors;
  data::Reader reader(*json, "", errors);
  return read_seed(reader).value_or(0);
}

base::Result<Session> read_on(Session session, const std::vector<std::string>& lines, const std::string& file) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return LogReader(text, lines.size(), std::move(session), file).read();
}

std::string write_log(const Session& session) {
  std::string text = header_json(session, session.log().size()) + "\n";
  for (std::size_t i = 0; i < session.log().size(); ++i) text += entry_json(session.log()[i], i + 1) + "\n";
  return text;
}

base::Result<Session> read_log(std::string_view text, const std::string& file, const data::Catalog& catalog) {
  return LogReader(text, file, catalog).read();
}

}  // namespace plotboard::battle
