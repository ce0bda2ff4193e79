// A verdict in words: the headline that every surface shows, and the page that two players can keep.
#include <cmath>

#include "data/catalog.hpp"
#include "rules/board/by_hand.hpp"
#include "state/piece_names.hpp"

namespace plotboard::rules {

namespace {

Phrase pose_words(const state::Piece& piece) {
  return say("page.pose", words::Whole{piece.id}, words::Thousandths{piece.pose.x.mm()},
             words::Thousandths{piece.pose.y.mm()}, words::Thousandths{piece.pose.heading.degrees()});
}

Phrase points_words(const geom::Segment& line, bool deciding) {
  using words::Thousandths;
  const Thousandths ax{line.a.x}, ay{line.a.y}, bx{line.b.x}, by{line.b.y};
  return deciding ? say("page.deciding", ax, ay, bx, by) : say("page.line", ax, ay, bx, by);
}

words::Thousandths thousandths(double mm) { return {rounded_down(mm, 3)}; }

}  // namespace

double rounded_down(double mm, int decimals) {
  constexpr double kSlack = 1e-8;  // mm: 35.5 that was computed as 35.49999999999 is 35.5
  double of_one = 1;
  for (int i = 0; i < decimals; ++i) of_one *= 10;
  return std::copysign(std::floor((std::fabs(mm) + kSlack) * of_one) / of_one, mm);
}

std::string headline_of(const data::Catalog& catalog, const state::Table& table, const Verdict& verdict) {
  return words::english(verdict.headline, state::PieceNames(catalog, &table));
}

Phrase question_words(const Question& question) {
  const auto arc = [&] { return words::Word{Id(geom::name_of(*question.arc))}; };
  const Id from = question.from, to = question.to;
  switch (question.asked) {
    case Asked::touching:
      return say("question.touching", from, to);
    case Asked::range:
      if (question.band && question.arc) return say("question.range-of-attack", to, *question.band, from, arc());
      if (question.band) return say("question.that-range", to, *question.band, from);
      return question.arc ? say("question.attack-range", from, to, arc()) : say("question.range", from, to);
    case Asked::in_arc:
      return say("question.arc", to, from, arc());
    case Asked::obstructed:
      return question.arc ? say("question.attack-obstructed", from, to, arc()) : say("question.obstructed", from, to);
  }
  return {};
}

Phrase figure_words(const Figure& figure) {
  if (figure.is_range) return say("figure.as-range", figure.label, static_cast<int>(std::lround(figure.value)));
  return say("figure.as-mm", figure.label, thousandths(figure.value));
}

Phrase obstacle_words(const LineObstacle& obstacle) {
  const words::Thousandths size = thousandths(std::fabs(obstacle.margin_mm));
  if (obstacle.margin_mm < 0) return say("line-obstacle.in-the-way", words::Whole{obstacle.id}, size);
  return say("line-obstacle.clear", words::Whole{obstacle.id}, size);
}

std::vector<VerdictLine> page_of(const data::Catalog& catalog, const state::Table& table, const Verdict& verdict) {
  std::vector<VerdictLine> page;
  page.push_back({verdict.headline, true});
  page.push_back({question_words(verdict.question)});
  page.push_back({say("page.poses"), true});
  Ids pieces{verdict.question.from, verdict.question.to};
  if (verdict.obstructed_by.empty() && !verdict.obstacles.empty()) pieces.push_back(verdict.obstacles.front().id);
  pieces.insert(pieces.end(), verdict.obstructed_by.begin(), verdict.obstructed_by.end());
  for (const Id& id : pieces)
    if (const state::Piece* piece = table.find(id)) page.push_back({pose_words(*piece)});
  page.push_back({say("page.numbers"), true});
  for (const Figure& figure : verdict.figures) page.push_back({figure_words(figure)});
  if (std::isfinite(verdict.margin_mm)) {
    page.push_back({say("page.margin", thousandths(verdict.margin_mm), words::Mm{verdict.error_mm})});
    page.push_back({points_words(verdict.line, false)});
    page.push_back({points_words(verdict.deciding, true)});
  }
  for (const LineObstacle& obstacle : verdict.obstacles) page.push_back({obstacle_words(obstacle)});
  for (const Verdict& section : verdict.sections) page.push_back({section.headline});
  for (const Phrase& note : verdict.notes) page.push_back({note});
  if (!table.play.on()) page.push_back({by_hand_words(catalog, table, verdict.question)});
  if (!verdict.rules.empty()) page.push_back({say("page.rules"), true});
  for (const std::string& id : verdict.rules) {
    const auto rule = catalog.rules.find(id);
    const std::string text = rule == catalog.rules.end() ? "" : rule->second.text;
    page.push_back({say("page.rule", words::Text{id}, words::Text{text})});
  }
  page.push_back({say("page.as-entered"), true});
  page.push_back({say("page.exact")});
  return page;
}

std::string text_of(const data::Catalog& catalog, const state::Table& table, const Verdict& verdict) {
  const state::PieceNames names(catalog, &table);
  std::string text;
  for (const VerdictLine& line : page_of(catalog, table, verdict)) {
    if (line.heading && !text.empty()) text += "\n";
    text += words::english(line.words, names) + "\n";
  }
  return text;
}

}  // namespace plotboard::rules
