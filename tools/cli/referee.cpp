// A battle beside a real table, by JSON lines: the program says what hands do, and takes what people tell it. The same
// commands as the window's; nothing is decided here.
#include <iostream>
#include <string>

#include "battle/battle.hpp"
#include "data/catalog.hpp"
#include "data/json.hpp"
#include "io/io.hpp"
#include "mission/mission.hpp"
#include "questions.hpp"
#include "referee_answer.hpp"
#include "rules/play/initiative_order.hpp"
#include "rules/play/referee.hpp"
#include "rules/play/setup.hpp"
#include "subcommands.hpp"

namespace plotboard::cli {

namespace {

constexpr int kMostFollowed = 100'000;  // commands that the program gives itself between two of people's

struct Kept {
  const char* name;
  bool state::Referee::*flag;
};
constexpr Kept kKept[] = {{"own-dice", &state::Referee::own_dice},
                          {"tokens", &state::Referee::tokens},
                          {"damage-cards", &state::Referee::damage_cards},
                          {"experience", &state::Referee::experience}};

std::vector<std::string> names_of_kept() {
  std::vector<std::string> names;
  for (const Kept& each : kKept) names.emplace_back(each.name);
  return names;
}

base::Result<state::Referee> referee_keeping(const std::vector<std::string>& names, const std::string& place) {
  state::Referee referee;
  referee.on = true;
  for (const std::string& name : names) {
    bool known = false;
    for (const Kept& each : kKept) {
      if (name != each.name) continue;
      known = referee.*each.flag = true;
    }
    if (!known) return base::Error{"", place, data::describe(name), data::one_of(names_of_kept(), name)};
  }
  return referee;
}

const std::vector<std::string> kDoings{"place",  "ready",  "turn",   "choose",  "open",  "dice", "throw", "stands",
                                       "tokens", "settle", "report", "declare", "keeps", "undo", "table", "quit"};

class Door {
 public:
  explicit Door(battle::Session session) : session_(std::move(session)), told_(session_.table()) {}
  [[nodiscard]] const battle::Session& session() const { return session_; }

  std::optional<rules::Refusal> start(const rules::StartBattle& command) {
    auto refused = session_.apply(command);
    follow();
    return refused;
  }
  // Everything that people need to know since the last answer.
  Json answer(bool with_table) {
    Json json = Json::object();
    Json orders = orders_since();
    add_standing(session_, json);
    json["orders"] = std::move(orders);
    if (!with_table) return json;
    json["area"] = {{"width_mm", session_.table().area.width.mm()}, {"height_mm", session_.table().area.height.mm()}};
    json["table"] = pieces_json(session_.table());
    return json;
  }
  // The answer to a line of input; nothing: it was the last.
  std::optional<Json> answer_line(const std::string& line, const std::string& place) {
    auto parsed = data::parse_json(line, place);
    if (!parsed) return errors_json(parsed.errors());
    base::Errors errors;
    data::Reader reader(*parsed, place, errors);
    const auto doing = reader.word("do", kDoings);
    if (!errors.empty()) return errors_json(errors);
    if (*doing == "quit") return std::nullopt;
    return obey(*doing, reader, errors);
  }

 private:
  static Json errors_json(const base::Errors& errors) {
    Json list = Json::array();
    for (const base::Error& error : errors) list.push_back(error.text());
    return {{"error", list}};
  }
  [[nodiscard]] const state::Table& table() const { return session_.table(); }

  Json obey(const std::string& doing, data::Reader& reader, base::Errors& errors) {
    std::optional<rules::Refusal> refused;
    if (doing == "undo") {
      const auto to = reader.whole("to", 1, static_cast<int>(session_.log().size()));
      reader.done();
      if (!errors.empty()) return errors_json(errors);
      go_back(static_cast<std::size_t>(*to));
    } else if (doing == "ready") {
      reader.done();
      if (!errors.empty()) return errors_json(errors);
      refused = ready();
    } else if (doing == "table") {
      reader.done();
      if (!errors.empty()) return errors_json(errors);
    } else {
      const auto command = command_of(doing, reader, errors);
      reader.done();
      if (!errors.empty()) return errors_json(errors);
      refused = session_.apply(*command);
    }
    if (!refused) follow();
    Json json = answer(doing == "table");
    if (!refused) return json;
    const TableNames names(session_.catalog(), &table());
    Json first{{"refused", {{"rule", refused->rule}, {"why", words::english(refused->why, names)}}}};
    first.update(json);
    return first;
  }

  // Nothing: something about it was wrong, and is noted.
  std::optional<rules::Command> command_of(const std::string& doing, data::Reader& reader, base::Errors& errors) {
    if (doing == "place" || doing == "stands") return placing_of(doing, reader, errors);
    if (doing == "turn") return rules::TakeTurn{Id(reader.text("ship").value_or(""))};
    if (doing == "choose") return choose(Id(reader.text("option").value_or("")));
    if (doing == "open") return leave_open();
    if (doing == "throw") return choose("");
    if (doing == "dice") return dice_of(reader);
    if (doing == "tokens") return tokens_of(reader, errors);
    if (doing == "settle")
      return rules::Settle{Id(reader.text("ship").value_or("")), Id(reader.text("what").value_or(""))};
    if (doing == "report") return rules::Report{Id(reader.text("what").value_or(""))};
    if (doing == "declare")
      return rules::Declare{Id(reader.text("ship").value_or("")), Id(reader.text("what").value_or(""))};
    return keeps_of(reader, errors);
  }

  [[nodiscard]] rules::Choose choose(Id option) const {
    rules::Choose command;
    if (table().play.choice) command.choice = table().play.choice->kind;
    command.option = option;
    return command;
  }
  [[nodiscard]] rules::Choose leave_open() const {
    const state::Option* open = table().play.choice ? rules::left_open(*table().play.choice) : nullptr;
    rules::Choose command = choose(open == nullptr ? Id() : open->key);
    command.untold = true;
    return command;
  }

  std::optional<rules::Command> placing_of(const std::string& doing, data::Reader& reader, base::Errors& errors) {
    const std::string key = doing == "place" ? "ship" : "id";
    const auto id = reader.text(key);
    if (!id) return std::nullopt;
    if (doing == "stands" || reader.has("x_mm")) return rules::PlacePieces{{{Id(*id), state::read_pose(reader)}}};
    const state::Piece* piece = table().find(Id(*id));
    if (piece == nullptr || !piece->waiting) return rules::PlacePieces{{{Id(*id), {}}}};  // refused with a reason
    const auto place = rules::suggested_place(session_.catalog(), table(), piece->id);
    if (place) return rules::PlacePieces{{{piece->id, *place}}};
    errors.push_back({reader.file(), "/x_mm", "no place", "one: the program finds no room for it"});
    return std::nullopt;
  }

  static std::vector<int> faces_of(data::Reader& reader) {
    std::vector<int> values;
    for (data::Reader& each : reader.items("faces", true, rules::kMostTypedDice)) {
      const auto face = each.as_word({"blank", "focus", "hit", "crit", "evade"});
      if (face) values.push_back(static_cast<int>(state::face_named(*face).value_or(state::Face::blank)));
    }
    return values;
  }
  rules::Choose dice_of(data::Reader& reader) {
    rules::Choose command = choose("");
    if (reader.has("eyes")) {
      for (data::Reader& each : reader.items("eyes", true, rules::kMostTypedDice)) {
        const auto eyes = each.as_number(1, 6);
        if (eyes && *eyes != static_cast<int>(*eyes)) each.note(data::describe(each.json()), "a whole number");
        if (eyes) command.dice.push_back(static_cast<int>(*eyes));
      }
    } else {
      command.dice = faces_of(reader);
    }
    if (command.dice.empty()) reader.note("no dice", "at least one; {\"do\":\"throw\"} has the program throw them");
    return command;
  }

  std::optional<rules::Command> tokens_of(data::Reader& reader, base::Errors& errors) {
    const auto id = reader.text("ship");
    if (!id) return std::nullopt;
    auto found = find_piece(table(), "ship", *id);
    if (!found) {
      for (const base::Error& error : found.errors())
        errors.push_back({reader.file(), "/ship", error.found, error.expected});
      return std::nullopt;
    }
    rules::ChangePiece command{**found};
    for (std::size_t i = 0; i < state::kTokenKinds; ++i) {
      const auto token = static_cast<state::Token>(i);
      int& count = command.piece.tokens[token];
      count = reader.whole_or(std::string(state::name_of(token)), 0, state::kMostTokens, count);
    }
    command.piece.lock = Id(reader.text_or("lock", command.piece.lock));
    if (command.piece.lock.empty()) command.piece.ship.older_lock.clear();
    command.piece.ship.shields = reader.whole_or("shields", 0, state::kMostTokens, command.piece.ship.shields);
    return command;
  }

  static std::optional<rules::Command> keeps_of(data::Reader& reader, base::Errors& errors) {
    std::vector<std::string> names;
    for (data::Reader& each : reader.items("keeps")) names.push_back(each.as_text().value_or(""));
    if (!errors.empty()) return std::nullopt;
    auto referee = referee_keeping(names, "/keeps");
    if (referee) return rules::SetReferee{*referee};
    for (const base::Error& error : referee.errors())
      errors.push_back({reader.file(), error.place, error.found, error.expected});
    return std::nullopt;
  }

  // All sides that people fly for: their dials lie on the table, or the round is over.
  std::optional<rules::Refusal> ready() {
    const bool plans = table().play.phase == state::Phase::planning && !table().play.choice;
    if (!plans) return session_.apply(rules::Ready{state::Side::player});
    const int round = table().round;
    for (const state::Side side : {state::Side::player, state::Side::enemy}) {
      const state::Play& play = table().play;
      if (play.phase != state::Phase::planning || table().round != round || play.choice) break;
      if (play.ready[state::seat(side)]) continue;
      if (auto refused = session_.apply(rules::Ready{side})) return refused;
    }
    return std::nullopt;
  }

  // The AI acts by its cards until people are asked.
  void follow() {
    for (int i = 0; i < kMostFollowed; ++i) {
      const auto next = session_.advised();
      if (!next) return;
      const auto refused = session_.follow(*next);
      ENSURE(!refused, "advice that the rules refuse: " + rules::words_of(next->command).english() + ": " +
                           refused->why.english());
    }
    ENSURE(false, "an AI that never asks people");
  }

  Json orders_since() {
    Json list = Json::array();
    const std::vector<battle::LogEntry>& log = session_.log();
    for (; said_ < log.size(); ++said_) {
      const battle::LogEntry& entry = log[said_];
      const auto orders = battle::orders_of(session_.catalog(), told_, entry);
      for (const state::Event& event : entry.events) state::fold(told_, event);
      const TableNames names(session_.catalog(), &told_);
      for (const battle::Order& order : orders) list.push_back(order_json(order, names));
    }
    return list;
  }
  void go_back(std::size_t to) {
    session_.undo_to(to);
    if (to >= said_) return;
    said_ = to;
    told_ = table();
  }

  battle::Session session_;
  state::Table told_;     // as it was
  std::size_t said_ = 0;  // after so many entries, whose orders people have
};

int write_to(const std::string& path, const battle::Session& session) {
  if (path.empty()) return kDone;
  const auto written = io::write_file(path, battle::write_log(session));
  return written ? kDone : print_errors(written.errors());
}

struct RefereeRequest {
  std::string table;  // scene file, or a mission's id
  int pilots = 4;
  int rank = 2;
  std::uint64_t seed = 0;
  std::vector<std::string> keeps;  // what people keep themselves: "own-dice", "tokens", "damage-cards", "experience"
  bool all_dice = false;           // those of AI ships are thrown at the table too
  std::string log;                 // file to write at the end, or ""
};

int referee(const RefereeRequest& request) {
  const auto catalog = open_catalog();
  if (!catalog) return print_errors(catalog.errors());
  auto kept = referee_keeping(request.keeps, "--keeps");
  if (!kept) return print_errors(kept.errors());
  if (request.table == "-") {
    std::cerr << "-: standard input, expected a scene file or a mission: the commands come from there\n";
    return kBadInput;
  }
  mission::Setup setup;
  setup.mission = request.table;
  setup.pilots = request.pilots;
  setup.rank = request.rank;
  setup.seed = request.seed;
  auto table = opening_table(*catalog, request.table, setup);
  if (!table) return print_errors(table.errors());

  rules::StartBattle start;
  start.seed = request.seed;
  start.typed_dice = request.all_dice;
  start.referee = *kept;
  // A mission's flight group is placed by its pilots; a scene is a table that stands already.
  start.place = !table->mission.empty();
  const data::RuleSet& ruleset = *catalog->ruleset(table->ruleset);
  start.first = rules::first_side(ruleset);
  Door door(battle::Session(*catalog, std::move(*table), request.seed));
  if (const auto refused = door.start(start)) {
    std::cerr << request.table << ": " << refused->why << " (" << refused->rule << ")\n";
    return kIllegal;
  }
  std::cout << door.answer(true).dump() << std::endl;
  std::string line;
  for (int number = 1; std::getline(std::cin, line); ++number) {
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    const auto answer = door.answer_line(line, "line " + std::to_string(number));
    if (!answer) break;
    std::cout << answer->dump() << std::endl;
  }
  return write_to(request.log, door.session());
}

}  // namespace

Run take_referee(Options& options) {
  const auto request = std::make_shared<RefereeRequest>();
  options.add("table", request->table, "Scene file, or a mission's id").required();
  options.add("--pilots", request->pilots, "Players of a mission").from(3, 6);
  options.add("--rank", request->rank, "Imperial rank of a mission").from(1, 8);
  options.add("--seed", request->seed, "Seed of the program's dice and shuffles");
  options.add("--keeps", request->keeps, "What people keep themselves: own-dice,tokens,damage-cards,experience")
      .by_commas();
  options.flag("--all-dice", request->all_dice, "Dice of AI ships are thrown at the table too");
  options.add("--log", request->log, "Battle log to write at the end (plotboard-log/1)");
  return [request] { return referee(*request); };
}

}  // namespace plotboard::cli
