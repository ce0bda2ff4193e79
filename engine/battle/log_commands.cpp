#include "battle/log_commands.hpp"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <utility>

#include "data/catalog.hpp"
#include "state/scene.hpp"

namespace plotboard::battle {

namespace {

using data::json_list;
using data::JsonLine;
using data::quoted;

constexpr std::size_t kMostDice = 20;

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

}  // namespace

void write_command(JsonLine& line, const rules::Command& command) { visit(CommandWriter{line}, command); }

// --- reading

std::vector<std::string> texts_in(data::Reader& line, const std::string& key, std::size_t most) {
  std::vector<std::string> texts;
  for (data::Reader& item : line.items(key, true, most)) {
    if (auto text = item.as_text()) texts.push_back(std::move(*text));
  }
  return texts;
}

std::optional<geom::Maneuver> read_maneuver(data::Reader& line, const std::string& key) {
  const auto code = line.text(key);
  if (!code) return std::nullopt;
  const auto maneuver = geom::maneuver_from_code(*code);
  if (!maneuver) line.note_at(key, data::describe(line.json()[key]), "a maneuver code such as \"2Y\"");
  return maneuver;
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

namespace {

state::Piece piece_of(data::Reader& line, const data::Catalog& catalog) {
  state::Piece piece;
  if (auto reader = line.member("piece")) piece = state::read_piece(*reader, catalog);
  return piece;
}

rules::FlyManeuver read_fly(data::Reader& line) {
  rules::FlyManeuver fly;
  fly.id = line.text("ship").value_or("");
  fly.maneuver = read_maneuver(line, "maneuver").value_or(geom::Maneuver{});
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
  if (auto options = line.member("options")) {
    set.options.guides = options->flag("guides").value_or(true);
    options->done();
  }
  return set;
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
  if (line.has("maneuver")) dial.maneuver = read_maneuver(line, "maneuver");
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

}  // namespace

std::optional<rules::Command> read_command(data::Reader& line, const data::Catalog& catalog) {
  const auto name = line.word("command", {"fly",    "place",   "add",     "remove", "change",  "change-all", "skip",
                                          "round",  "table",   "battle",  "dial",   "declare", "ready",      "turn",
                                          "choose", "concede", "referee", "settle", "report",  "limit"});
  if (!name) return std::nullopt;  // which keys belong to it cannot be said
  if (*name == "fly") return read_fly(line);
  if (*name == "place") return read_place(line);
  if (*name == "add") return rules::AddPiece{piece_of(line, catalog)};
  if (*name == "remove") return rules::RemovePieces{ids_of(texts_in(line, "ids", state::kMostPieces))};
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

}  // namespace plotboard::battle
