// Codes of moves: reading them, and what they do on a table.
#include "desk/at_table/move_codes.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "data/catalog.hpp"
#include "desk/core/names.hpp"

namespace plotboard::desk {

namespace {

using geom::Bearing;
using geom::Reposition;

constexpr std::size_t kMostMoves = 6;  // in one line

std::string without_blanks_around(const std::string& text) {
  const std::size_t first = text.find_first_not_of(" \t");
  return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

// Small letters and digits; < and > are sides.
std::string plain(const std::string& text) {
  std::string out;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (std::isalnum(byte) != 0) out += static_cast<char>(std::tolower(byte));
    if (c == '<') out += 'l';
    if (c == '>') out += 'r';
  }
  return out;
}

bool take_from(std::string& text, const std::string& start) {
  if (text.rfind(start, 0) != 0) return false;
  text.erase(0, start.size());
  return true;
}

struct ShortBearing {
  const char* code;
  Bearing ahead, back;  // back: with the minus; the same where there is none
};
constexpr ShortBearing kShort[] = {
    {"s", Bearing::straight, Bearing::reverse_straight},
    {"straight", Bearing::straight, Bearing::reverse_straight},
    {"f", Bearing::straight, Bearing::reverse_straight},
    {"bl", Bearing::bank_left, Bearing::reverse_bank_left},
    {"bankleft", Bearing::bank_left, Bearing::reverse_bank_left},
    {"br", Bearing::bank_right, Bearing::reverse_bank_right},
    {"bankright", Bearing::bank_right, Bearing::reverse_bank_right},
    {"tl", Bearing::turn_left, Bearing::turn_left},
    {"tr", Bearing::turn_right, Bearing::turn_right},
    {"k", Bearing::koiogran_turn, Bearing::koiogran_turn},
    {"kturn", Bearing::koiogran_turn, Bearing::koiogran_turn},
    {"koiogran", Bearing::koiogran_turn, Bearing::koiogran_turn},
    {"sl", Bearing::segnors_loop_left, Bearing::segnors_loop_left},
    {"sr", Bearing::segnors_loop_right, Bearing::segnors_loop_right},
    {"sloopleft", Bearing::segnors_loop_left, Bearing::segnors_loop_left},
    {"sloopright", Bearing::segnors_loop_right, Bearing::segnors_loop_right},
    {"rl", Bearing::tallon_roll_left, Bearing::tallon_roll_left},
    {"rr", Bearing::tallon_roll_right, Bearing::tallon_roll_right},
    {"trollleft", Bearing::tallon_roll_left, Bearing::tallon_roll_left},
    {"trollright", Bearing::tallon_roll_right, Bearing::tallon_roll_right},
    {"stop", Bearing::stationary, Bearing::stationary},
    {"o", Bearing::stationary, Bearing::stationary},
};

std::optional<Bearing> bearing_of(const std::string& code, bool reverse) {
  for (const ShortBearing& known : kShort) {
    if (code != known.code) continue;
    if (reverse && known.ahead == known.back) return std::nullopt;
    return reverse ? known.back : known.ahead;
  }
  for (int i = 0; i <= static_cast<int>(Bearing::stationary); ++i) {  // "koiogranturn", as it is called in full
    const auto bearing = static_cast<Bearing>(i);
    if (!reverse && plain(geom::words_of({0, bearing})).substr(1) == code) return bearing;
  }
  return std::nullopt;
}

bool exists(geom::Maneuver maneuver) { return geom::maneuver_from_code(geom::code_of(maneuver)).has_value(); }

// Left and right in code and in words, off the front of the text: "l", "left", "r", "right".
std::string side_from(std::string& text) {
  for (const char* side : {"left", "right"})
    if (take_from(text, side)) return side;
  if (take_from(text, "l")) return "left";
  if (take_from(text, "r")) return "right";
  return "";
}

// "", "f", "front", "forward" ...: the place along the ship's axis; nothing where it is none.
std::optional<std::string> slide_from(const std::string& text) {
  if (text.empty() || text == "m" || text == "middle") return "middle";
  if (text == "f" || text == "front" || text == "forward") return "front";
  if (text == "b" || text == "back" || text == "backward") return "back";
  return std::nullopt;
}

struct RepositionWords {
  Reposition kind;
  const char* words;  // as places begin
  std::array<const char*, 3> typed;
};
// The longer ones first.
constexpr RepositionWords kRepositions[] = {
    {Reposition::bank_barrel_roll, "bankbarrelroll", {"bankbarrelroll", "bankroll", "bb"}},
    {Reposition::barrel_roll, "barrelroll", {"barrelroll", "roll", "br"}},
    {Reposition::boost, "boost", {"boost", "bo", "boost"}},
    {Reposition::decloak, "decloak", {"decloak", "dc", "decloak"}},
    {Reposition::tractor, "tractor", {"tractor", "tr", "tractor"}},
};

std::optional<MoveCode> reposition_from(const std::string& typed) {
  for (const RepositionWords& known : kRepositions) {
    for (const char* start : known.typed) {
      std::string rest = typed;
      if (!take_from(rest, start)) continue;
      MoveCode move;
      move.kind = known.kind;
      move.place = known.words;
      const bool goes_ahead = rest.empty() || rest == "s" || rest == "straight";
      const bool rolls_only = known.kind == Reposition::barrel_roll || known.kind == Reposition::bank_barrel_roll;
      if (goes_ahead && !rolls_only) {
        move.place += "straight";
        return move;
      }
      if (known.kind == Reposition::boost && !take_from(rest, "bank") && rest.size() == 2) take_from(rest, "b");
      const std::string side = side_from(rest);
      if (side.empty()) continue;
      if (known.kind == Reposition::boost) {
        if (!rest.empty()) continue;
        move.place += "bank" + side;
        return move;
      }
      move.place += side;
      if (known.kind == Reposition::bank_barrel_roll) {  // which way the template bends, then the slide
        if (take_from(rest, "backward") || take_from(rest, "b"))
          move.place += "backward";
        else if (take_from(rest, "forward") || take_from(rest, "f"))
          move.place += "forward";
        else
          continue;
      }
      const auto slide = slide_from(rest);
      if (!slide) continue;
      move.place += *slide;
      return move;
    }
  }
  return std::nullopt;
}

// "2br", "-1s", "2Y"; nothing where it is no maneuver. `problem`: it is one, but there is no such.
std::optional<MoveCode> maneuver_from(const std::string& typed, std::string& problem) {
  MoveCode move;
  if (typed.size() == 2 && std::isupper(static_cast<unsigned char>(typed[1])) != 0) {
    move.maneuver = geom::maneuver_from_code(typed);
    if (move.maneuver) return move;
  }
  const bool reverse = typed.front() == '-';
  std::string code = plain(typed);
  if (code == "stop" || code == "stationary" || code == "0") {
    move.maneuver = geom::Maneuver{};
    return move;
  }
  if (code.empty() || std::isdigit(static_cast<unsigned char>(code.front())) == 0) return std::nullopt;
  const auto speed = static_cast<std::int8_t>(code.front() - '0');
  code.erase(0, 1);
  std::optional<Bearing> bearing = bearing_of(code, reverse);
  if (!bearing && !code.empty() && (code.back() == 'f' || code.back() == 'b')) {
    const auto roll = bearing_of(code.substr(0, code.size() - 1), reverse);
    if (roll && geom::is_tallon(*roll)) {
      bearing = roll;
      move.tallon = code.back() == 'f' ? geom::TallonPlace::front : geom::TallonPlace::back;
    }
  }
  if (!bearing) {
    const bool side_missing = code == "b" || code == "t" || code == "bank" || code == "turn";
    problem =
        "\"" + typed + "\": " +
        (side_missing ? "left or right? Type l or r behind it." : "after the speed comes s, bl, br, tl, tr or k.");
    return std::nullopt;
  }
  move.maneuver = geom::Maneuver{speed, *bearing};
  if (exists(*move.maneuver)) return move;
  problem = "There is no " + geom::words_of(*move.maneuver) + ".";
  return std::nullopt;
}

std::optional<MoveCode> one_move(std::string typed, std::string& problem) {
  const bool whole = !typed.empty() && typed.back() == '!';
  if (whole) typed = without_blanks_around(typed.substr(0, typed.size() - 1));
  if (typed.empty()) {
    problem = "Type a move: \"2br\" is a 2 bank right.";
    return std::nullopt;
  }
  std::optional<MoveCode> move = maneuver_from(typed, problem);
  if (!move && problem.empty()) move = reposition_from(plain(typed));
  if (!move && problem.empty())
    problem =
        "\"" + typed + "\" is no move. A maneuver begins with its speed: \"2br\"; others: \"bo\", \"brl\", \"dc\".";
  if (move) move->whole = whole;
  return move;
}

// --- on a table

std::string joined_ids(const Ids& ids) {
  std::vector<std::string> all;
  for (const Id& id : ids) all.push_back(id.text());
  return listed(all);
}

Ids ids_in(const std::vector<rules::Crossing>& crossings) {
  Ids ids;
  for (const rules::Crossing& crossing : crossings)
    if (crossing.gap_mm < 0 && !base::contains(ids, crossing.id)) ids.push_back(crossing.id);
  return ids;
}

void say_outcome(const rules::MoveOutcome& outcome, bool whole, std::vector<std::string>& said) {
  if (!outcome.bumped.empty()) {
    said.push_back(whole
                       ? "It ends over " + joined_ids(outcome.bumped) + "."
                       : "It bumps " + joined_ids(outcome.bumped) + " and stops there; with ! it flies the whole way.");
  }
  if (const Ids under = ids_in(outcome.base_overlaps); !under.empty())
    said.push_back("It ends on " + joined_ids(under) + ".");
  if (const Ids crossed = ids_in(outcome.template_crosses); !crossed.empty())
    said.push_back("It flies over " + joined_ids(crossed) + ".");
  if (outcome.left_area) said.emplace_back("It leaves the play area.");
}

class Planner {
 public:
  Planner(const data::Catalog& catalog, const state::Table& table, Id ship)
      : catalog_(catalog), names_(catalog, &table), now_(table), ship_(ship) {}

  MovePlan plan(const std::vector<MoveCode>& moves) {
    for (const MoveCode& move : moves) {
      if (!now_.find(ship_)->in_play())
        plan_.problem = "It has left the play area: there is no move after that.";
      else if (move.maneuver)
        fly(move);
      else
        reposition(move);
      if (!plan_.problem.empty()) break;
    }
    if (!plan_.problem.empty()) {
      plan_.commands.clear();
      plan_.said.clear();
    }
    plan_.end = now_.find(ship_)->pose;
    return std::move(plan_);
  }

 private:
  void fly(const MoveCode& move) {
    const rules::Field field(catalog_, now_);
    const rules::Field::Ship* ship = field.ship(ship_);
    if (!rules::flyable(field, *ship, *move.maneuver)) {
      plan_.problem = "Such a base has no " + geom::words_of(*move.maneuver) + ".";
      return;
    }
    geom::ManeuverChoice choice{move.tallon};
    choice.edition = field.ruleset().edition;
    const rules::MoveOutcome outcome = rules::fly(field, *ship, *move.maneuver, choice);
    plan_.said.push_back(with_capital(geom::words_of(*move.maneuver)) + ".");
    say_outcome(outcome, move.whole, plan_.said);
    const state::Piece& piece = *now_.find(ship_);
    const bool cut_short = move.whole && !outcome.fully_executed;
    const geom::Pose end =
        cut_short ? geom::end_pose(field.figures(), piece.base, piece.pose, *move.maneuver, choice) : outcome.end;
    rules::FlyManeuver command;
    command.id = ship_;
    command.maneuver = *move.maneuver;
    command.choice = choice;
    if (const auto refused = rules::check(catalog_, now_, command); refused && !now_.play.on() && !piece.moved) {
      plan_.said.push_back(
          words::english(refused->why, names_));  // off the dial, or too stressed: it flew all the same
      command.off_dial = true;
    }
    if (cut_short || rules::check(catalog_, now_, command))
      does(moved_to(now_, piece, end));
    else
      does(command);
  }

  void reposition(const MoveCode& move) {
    const rules::Field field(catalog_, now_);
    for (const rules::JudgedPlace& judged : rules::judged_places(field, *field.ship(ship_), move.kind)) {
      if (plain(judged.place.name) != move.place) continue;
      plan_.said.push_back(with_capital(judged.place.name) + ".");
      if (!judged.legal) plan_.said.push_back("Not by the rules: " + with_stop(words::english(judged.why, names_)));
      does(rules::PlacePieces{{{ship_, judged.place.end}}});
      return;
    }
    plan_.problem = "This base has no such move.";
  }

  void does(const rules::Command& command) {
    if (const auto refused = rules::check(catalog_, now_, command)) {
      plan_.problem = words::english(refused->why, names_);
      return;
    }
    for (const state::Event& event : rules::resolve(catalog_, now_, command)) state::fold(now_, event);
    plan_.commands.push_back(command);
  }

  const data::Catalog& catalog_;
  Names names_;
  state::Table now_;
  Id ship_;
  MovePlan plan_;
};

}  // namespace

ReadMoves read_moves(const std::string& typed) {
  ReadMoves read;
  std::size_t from = 0;
  while (from <= typed.size()) {
    const std::size_t comma = std::min(typed.find(',', from), typed.size());
    if (const auto move = one_move(without_blanks_around(typed.substr(from, comma - from)), read.problem))
      read.moves.push_back(*move);
    if (read.moves.size() > kMostMoves) read.problem = "More than " + std::to_string(kMostMoves) + " moves at once.";
    if (!read.problem.empty()) {
      read.moves.clear();
      break;
    }
    from = comma + 1;
  }
  return read;
}

MovePlan plan_moves(const data::Catalog& catalog, const state::Table& table, Id ship,
                    const std::vector<MoveCode>& moves) {
  return Planner(catalog, table, ship).plan(moves);
}

rules::Command moved_to(const state::Table& table, const state::Piece& piece, const geom::Pose& pose) {
  if (table.play.on() || piece.moved || piece.type != state::PieceType::ship)
    return rules::PlacePieces{{{piece.id, pose}}};
  state::Piece moved = piece;
  moved.pose = pose;
  moved.moved = true;
  return rules::ChangePiece{moved};
}

}  // namespace plotboard::desk
