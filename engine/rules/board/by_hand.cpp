#include "rules/board/by_hand.hpp"

#include "data/catalog.hpp"

namespace plotboard::rules {

namespace {

struct Answer {
  bool possible, yes, in_arc;
  std::optional<int> band;
  friend bool operator==(const Answer&, const Answer&) = default;
};
Answer answer_of(const Verdict& verdict) {
  const bool which = verdict.question.asked == Asked::range && !verdict.question.band;
  return {verdict.possible, verdict.yes, verdict.in_arc, which ? verdict.band : std::nullopt};
}

// Every line of measuring lies in it, wherever the two are within `kAround` and a few degrees.
constexpr double kAround = 20;  // mm
geom::Box box_of_both(const data::Catalog& catalog, const state::Table& table, const Question& question) {
  geom::Box box;
  for (const Id& id : {question.from, question.to})
    if (const auto shape = shape_of(catalog, *table.find(id)))
      for (const geom::Vec2& corner : {shape->box.low, shape->box.high}) box.add(corner);
  return box;
}

// One of the ways: bits for x, y and heading, set where it is too much.
geom::Pose wrong_by(const geom::Pose& pose, const HandError& error, unsigned bits) {
  const auto way = [bits](unsigned bit) { return (bits & bit) != 0 ? 1.0 : -1.0; };
  return {pose.x + base::um_from_mm(way(1) * error.mm), pose.y + base::um_from_mm(way(2) * error.mm),
          (pose.heading + base::mdeg_from_degrees(way(4) * error.degrees)).wrapped()};
}

}  // namespace

bool holds(const data::Catalog& catalog, const state::Table& table, const Question& question, const HandError& error) {
  constexpr unsigned kWays = 8;
  const Verdict entered = judge(Field(catalog, table), question);
  HandError each = error;
  if (question.asked == Asked::obstructed) each.mm *= 2;
  state::Table wrong = table;
  const geom::Box between = box_of_both(catalog, table, question);
  std::erase_if(wrong.pieces, [&](const state::Piece& piece) {
    if (piece.id == question.from || piece.id == question.to) return false;
    if (question.asked != Asked::obstructed) return true;
    const auto shape = shape_of(catalog, piece);
    return !shape || shape->box.apart(between, kAround);
  });
  const auto place = [&wrong](Id id, const geom::Pose& pose) { wrong.pieces[*wrong.index_of(id)].pose = pose; };
  for (unsigned a = 0; a < kWays; ++a) {
    place(question.from, wrong_by(table.find(question.from)->pose, each, a));
    for (unsigned b = 0; b < kWays; ++b) {
      place(question.to, wrong_by(table.find(question.to)->pose, each, b));
      if (!(answer_of(judge(Field(catalog, wrong), question)) == answer_of(entered))) return false;
    }
  }
  return true;
}

Phrase by_hand_words(const data::Catalog& catalog, const state::Table& table, const Question& question) {
  constexpr HandError kFine{1, 1}, kCoarse{2, 2};
  const auto mm = [](const HandError& error) { return words::Mm{error.mm}; };
  const auto degrees = [](const HandError& error) { return static_cast<int>(error.degrees); };
  if (holds(catalog, table, question, kCoarse)) return say("by-hand.holds", mm(kCoarse), degrees(kCoarse));
  if (!holds(catalog, table, question, kFine)) return say("by-hand.may-turn", mm(kFine), degrees(kFine));
  return say("by-hand.holds-if-fine", mm(kFine), degrees(kFine), mm(kCoarse), degrees(kCoarse));
}

}  // namespace plotboard::rules
