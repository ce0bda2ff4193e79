// "Your own table": what Enter would do with the piece that is asked for, and how it is asked for.
#include <algorithm>
#include <cctype>
#include <sstream>
#include <utility>

#include "data/catalog.hpp"
#include "desk/at_table/mirror.hpp"
#include "desk/at_table/move_codes.hpp"

namespace plotboard::desk {

namespace {

// People type names as they like: "p2" is P2.
bool is_called(const state::Piece& piece, const std::string& typed) {
  const std::string& name = piece.id;
  return std::equal(name.begin(), name.end(), typed.begin(), typed.end(),
                    [](unsigned char a, unsigned char b) { return std::tolower(a) == std::tolower(b); });
}

}  // namespace

double Mirror::usual_heading(const RosterRow& each) const {
  if (each.stands || each.has_place) return each.piece.pose.heading.degrees();
  if (each.piece.type != state::PieceType::ship) return 0;
  const auto last = last_heading_.find(each.piece.side);
  if (last != last_heading_.end()) return last->second.degrees();
  return each.piece.side == state::Side::enemy ? 180 : 0;
}

MirrorPlan Mirror::plan() const {
  MirrorPlan none;
  if (stage == MirrorStage::moves && way == MirrorWay::move) {
    // "P2 2br": whose move it is may stand in front.
    RosterRow asked;
    const auto known = current.empty() ? std::nullopt : roster.row(current);
    if (known) asked = *known;
    return plan_move(asked);
  }
  const auto asked = current.empty() ? std::nullopt : roster.row(current);
  if (!asked || (stage != MirrorStage::place && stage != MirrorStage::moves)) return none;
  switch (way) {
    case MirrorWay::edges:
      return plan_edges(*asked);
    case MirrorWay::beside:
      return plan_beside(*asked);
    case MirrorWay::move:
      return plan_move(*asked);
  }
  return none;
}

MirrorPlan Mirror::placed_at(const RosterRow& each, const geom::Pose& pose) const {
  MirrorPlan planned;
  state::Piece there = each.piece;
  there.pose = pose;
  constexpr double kHair = 0.01;  // mm: a rounding
  if (const double over = over_edge_mm(catalog(), table().area, there); over > kHair) {
    std::ostringstream words;
    words.precision(1);
    words << std::fixed << there.id << " would stand " << over << " mm over the edge of the table.";
    planned.problem = words.str();
    return planned;
  }
  planned.said = clashes(catalog(), table(), there);
  planned.piece = std::move(there);
  return planned;
}

MirrorPlan Mirror::plan_edges(const RosterRow& each) const {
  MirrorPlan planned;
  const auto wrong = [&planned](const std::string& words) {
    planned.problem = words;
    return planned;
  };
  const bool nothing = fields[0].empty() && fields[1].empty() && fields[2].empty();
  if (nothing && each.has_place) return placed_at(each, each.piece.pose);
  double heading = usual_heading(each);
  if (!fields[2].empty()) {
    const Typed typed = heading_typed(fields[2]);
    if (const auto* why = get_if<std::string>(&typed)) return wrong(*why);
    heading = get<double>(typed);
  }
  // Where it stands already, what is left out stays as it is.
  EdgeDistances distances = distances_of(catalog(), table().area, each.piece, from);
  for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
    if (fields[i].empty()) {
      if (each.stands && !nothing) continue;
      return wrong("Type the distance " + field_words(i) + ".");
    }
    const Typed typed = length_typed(fields[i]);
    if (const auto* why = get_if<std::string>(&typed)) return wrong(*why);
    (i == 0 ? distances.across : distances.along) = get<double>(typed);
  }
  return placed_at(each, measured_pose(catalog(), table().area, each.piece, from, distances, heading));
}

MirrorPlan Mirror::plan_beside(const RosterRow& each) const {
  MirrorPlan planned;
  const auto wrong = [&planned](const std::string& words) {
    planned.problem = words;
    return planned;
  };
  const std::string& name = fields[0].empty() ? last_placed_ : fields[0];
  const state::Piece* other = nullptr;
  for (const state::Piece& piece : table().pieces)
    if (!piece.fled && piece.id != each.piece.id && is_called(piece, name)) other = &piece;
  if (other == nullptr) {
    if (name.empty()) return wrong("Type the name of the piece that it stands beside.");
    return wrong("No other piece on the table is called \"" + fields[0] + "\".");
  }
  const auto where = fields[1].empty() ? Beside::right : beside_typed(fields[1]);
  if (!where) return wrong("Type 8 ahead of it, 4 left, 6 right or 2 behind.");
  if (fields[2].empty()) return wrong("Type the gap between the two, in millimetres.");
  const Typed typed = length_typed(fields[2]);
  if (const auto* why = get_if<std::string>(&typed)) return wrong(*why);
  return placed_at(each, pose_beside(catalog(), *other, each.piece, *where, get<double>(typed)));
}

MirrorPlan Mirror::plan_move(const RosterRow& each) const {
  MirrorPlan planned;
  if (line.empty()) return planned;
  std::string codes = line;
  const state::Piece* ship = each.stands ? table().find(each.piece.id) : nullptr;
  // The longest name that the line begins with.
  std::size_t taken = 0;
  for (const state::Piece& piece : table().pieces) {
    const std::string& name = piece.id;
    const bool named =
        line.size() > name.size() && line[name.size()] == ' ' && is_called(piece, line.substr(0, name.size()));
    if (!named || piece.type != state::PieceType::ship || name.size() <= taken) continue;
    taken = name.size();
    ship = &piece;
  }
  codes.erase(0, taken);
  if (ship == nullptr) {
    planned.problem = current.empty() ? "Whose move is it? Type its name in front: \"P2 2br\"."
                                      : current + " does not stand on the table yet: a move needs a place to begin.";
    return planned;
  }
  if (!ship->in_play()) {
    planned.problem = ship->id + " is not in play.";
    return planned;
  }
  const ReadMoves read = read_moves(codes);
  if (!read.problem.empty()) {
    planned.problem = read.problem;
    return planned;
  }
  MovePlan moves = plan_moves(catalog(), table(), ship->id, read.moves);
  planned.problem = std::move(moves.problem);
  if (!planned.problem.empty()) return planned;
  planned.piece = *ship;
  planned.piece->pose = moves.end;
  planned.said = std::move(moves.said);
  planned.commands = std::move(moves.commands);
  return planned;
}

// --- words

std::string Mirror::field_words(std::size_t index) const {
  if (way == MirrorWay::beside) {
    static constexpr std::array<const char*, 3> kBeside{"of the piece beside it", "side of it", "gap"};
    return kBeside.at(index);
  }
  if (index == 0) return from.right ? "from the right edge" : "from the left edge";
  if (index == 1) return from.far ? "from the far edge" : "from the near edge";
  return "heading";
}

std::string Mirror::prompt() const {
  if (stage == MirrorStage::roster)
    return marked.empty() ? "Which ships stand on the table?"
                          : std::to_string(marked.size()) + " marked: type player, enemy, ai, people or an initiative.";
  if (stage == MirrorStage::obstacles) return "Which obstacles? One key each.";
  const auto asked = current.empty() ? std::nullopt : roster.row(current);
  if (!asked && stage == MirrorStage::moves) return "Everybody has moved.";
  if (!asked) return given_.open.in_battle() ? "Everything stands." : "Everything stands: press Play.";
  const data::Ship* type = catalog().ship(asked->piece.ref);
  const data::Obstacle* rock = catalog().obstacle(asked->piece.ref);
  const std::string name = type != nullptr ? type->name : rock != nullptr ? rock->name : "bare base";
  std::string words = current + " (" + name + "): ";
  switch (way) {
    case MirrorWay::edges:
      return words + "distance " + field_words(0) + ", " + field_words(1) + ", heading.";
    case MirrorWay::beside:
      return words + "beside which piece, on which side of it, how far?";
    case MirrorWay::move:
      return words + "which move?";
  }
  return words;
}

}  // namespace plotboard::desk
