#pragma once
// A question about two pieces of a table, and its verdict: one headline with its margin and its error. Board, panel,
// picture, text and plotboard-cli all say what stands here, so they cannot disagree.
//
//   touching    do the two touch? Guides as the table's options count them.
//   range       which range is it? With a number: is it that range? With an arc: the range of an attack in it.
//   in_arc      does any part of the other lie in that arc of the ship, as far as the ruler reaches?
//   obstructed  does an obstacle lie on the line along which the range (with an arc: of an attack) is measured?
//
// The answer is exact for the poses as entered. Beside it stands what a table leaves open: `margin_mm` is how far the
// deciding number is from where the answer turns, never negative; `error_mm` how wrong rulers, punching and hands may
// make that number; `too_close` says that the first is smaller. Of several numbers that may turn the answer (an arc's
// edge, the ruler's end) the one decides that has least room beyond its error.
//
// The margin by question: touching: the gap between the outlines, or how deep they overlap. range: to the next line of
// the ruler, or to contact; asked for a number that it is not, to the nearest line of that band. in_arc: from the
// target's deepest point inside to the arc's edge, or from the target to the arc; or to the ruler's end. obstructed:
// see geom/clearance.hpp: how far the line, or what is in its way, could move before the answer turns.
//
// A huge target is judged section by section where an arc is asked for; the headline is that of the nearest section
// that may be attacked, else of the nearest in the arc, else of the one least far outside.
// Errors: preconditions below, by ENSURE. Cost: 10 us, obstructed up to some milliseconds.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/board/measure.hpp"
#include "words/phrase.hpp"

namespace plotboard::rules {

enum class Asked : std::uint8_t { touching, range, in_arc, obstructed };
std::string_view name_of(Asked asked);  // "touching", "range", "arc", "obstructed"
std::optional<Asked> asked_named(std::string_view name);

struct Question {
  Asked asked = Asked::range;
  Id from, to;
  std::optional<int> band;           // range: "is it range 2?"
  std::optional<geom::ArcKind> arc;  // in_arc; range and obstructed: of an attack in it. `from` is a ship then
  friend bool operator==(const Question&, const Question&) = default;
};

struct Figure {
  Phrase label;
  double value;
  bool is_range = false;  // a band's number; else millimetres
};
struct LineObstacle {  // an obstacle, and the margin of the line from it alone; negative: it is in the way
  Id id;
  double margin_mm;
};

struct Verdict {
  Question question;
  bool possible = true;     // false: that base has no such arc
  bool yes = false;         // the answer; of a range without a number whether the ruler reaches so far
  bool on_line = false;     // exactly on what decides, within the tolerance of contact
  bool in_arc = false;      // where an arc is asked for
  bool attackable = true;   // false: in the arc, but a huge ship's mid-line is in the way
  std::optional<int> band;  // range: nothing beyond the ruler
  double margin_mm = geom::kInfinity;
  double error_mm = 0;
  bool too_close = false;
  Phrase exact;     // "Range 2 by 0.4 mm"
  Phrase headline;  // the same, and at a table: "... - too close to call at a table: range 2 or 3 (error 1.0 mm)"
  std::vector<Figure> figures;
  geom::Segment line;      // along which was measured; both ends the same in contact
  geom::Segment deciding;  // from where the pieces have it to where the answer would turn
  geom::Contact contact = geom::Contact::apart;
  Ids obstructed_by;                    // what lies on the line
  std::vector<LineObstacle> obstacles;  // obstructed: within one range of the line, the nearest first
  std::vector<std::string> rules;       // that decide
  std::vector<Phrase> notes;            // what else to know
  std::string section;                  // of a huge target: "fore", "aft"; else ""
  std::vector<Verdict> sections;        // of a huge target in an arc's question: both
};

// Preconditions: both pieces exist and differ; in_arc names its arc; where an arc is named `from` is a ship.
Verdict judge(const Field& field, const Question& question);

// How much a table leaves open between two pieces, mm.
double table_error_mm(const state::Piece& a, const state::Piece& b);
// The same of an arc's edge, at a distance: half a degree, and never better than between the pieces.
double edge_error_mm(double pair_error_mm, double distance_mm);

// --- the verdict in words
// Every figure that is shown is rounded down, towards contact or the line: words never promise more room than there
// is, and the finer figure beside a coarser one begins with the same digits.
double rounded_down(double mm, int decimals);
// What every surface shows, in English, with the names that pieces have on that table.
std::string headline_of(const data::Catalog& catalog, const state::Table& table, const Verdict& verdict);
Phrase question_words(const Question& question);
Phrase figure_words(const Figure& figure);
Phrase obstacle_words(const LineObstacle& obstacle);

// The whole of it for people, as lines: question, headline, poses, numbers, rules.
struct VerdictLine {
  Phrase words;
  bool heading = false;
};
std::vector<VerdictLine> page_of(const data::Catalog& catalog, const state::Table& table, const Verdict& verdict);
// As text: a line each, an empty one before a heading.
std::string text_of(const data::Catalog& catalog, const state::Table& table, const Verdict& verdict);

}  // namespace plotboard::rules
