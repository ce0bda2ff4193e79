#include <cmath>

#include "data/json.hpp"
#include "questions.hpp"
#include "rules/rules.hpp"
#include "state/piece_names.hpp"
#include "subcommands.hpp"

namespace plotboard::cli {

namespace {

base::Result<Id> piece_argument(const data::Catalog& catalog, const state::Table& table, const nlohmann::json& args,
                                const std::string& name) {
  auto id = text_argument(args, name);
  if (!id) return id.errors();
  auto piece = find_piece(table, name, *id);
  if (!piece) return piece.errors();
  if (!rules::shape_of(catalog, **piece))
    return bad_argument(name, "\"" + *id + "\" has no extent", "a piece with a shape");
  return Id(*id);
}

base::Result<rules::Question> question_of(const data::Catalog& catalog, const state::Table& table,
                                          const nlohmann::json& args) {
  rules::Question question;
  auto asked = text_argument(args, "question");
  if (!asked) return asked.errors();
  const auto known = rules::asked_named(*asked);
  if (!known)
    return bad_argument("question", "\"" + *asked + "\"",
                        data::one_of({"touching", "range", "arc", "obstructed"}, *asked));
  question.asked = *known;
  auto from = piece_argument(catalog, table, args, "from");
  if (!from) return from.errors();
  auto to = piece_argument(catalog, table, args, "to");
  if (!to) return to.errors();
  question.from = *from;
  question.to = *to;
  if (*from == *to) return bad_argument("to", "the piece itself", "another piece");
  if (args.contains("arc")) {
    auto kind = arc_argument(args);
    if (!kind) return kind.errors();
    if (*known == rules::Asked::touching) return bad_argument("arc", "an arc", "none: contact knows no arcs");
    if (table.find(*from)->type != state::PieceType::ship)
      return bad_argument("from", "\"" + *from + "\" is no ship", "a ship");
    question.arc = *kind;
  } else if (*known == rules::Asked::in_arc) {
    return bad_argument("arc", "nothing", "the arc that is asked about");
  }
  if (args.contains("range")) {
    if (*known != rules::Asked::range)
      return bad_argument("range", "a number", "none: only the range is asked for one");
    const nlohmann::json& band = args["range"];
    const rules::Field field(catalog, table);
    const int most = rules::ruler_bands(field, *from, *to);
    if (!band.is_number_integer() || band.get<std::int64_t>() < 0 || band.get<std::int64_t>() > most)
      return bad_argument("range", band.dump().substr(0, 60), "a whole number from 0 to " + std::to_string(most));
    question.band = band.get<int>();
  }
  return question;
}

Json line_json(const geom::Segment& line) { return Json::array({point(line.a), point(line.b)}); }
Json number_or_null(double value) { return std::isfinite(value) ? Json(value) : Json(nullptr); }

Json answer_json(const rules::Verdict& verdict) {
  const bool open_range = verdict.question.asked == rules::Asked::range && !verdict.question.band;
  if (!open_range || (verdict.question.arc && !verdict.in_arc)) return verdict.yes ? "yes" : "no";
  return verdict.band ? Json(*verdict.band) : Json("beyond");
}

Json verdict_json(const data::Catalog& catalog, const state::Table& table, const rules::Verdict& verdict) {
  const state::PieceNames names(catalog, &table);
  Json json = {{"question", words::english(rules::question_words(verdict.question), names)},
               {"headline", rules::headline_of(catalog, table, verdict)},
               {"answer", answer_json(verdict)},
               {"on_line", verdict.on_line},
               {"margin_mm", number_or_null(verdict.margin_mm)},
               {"error_mm", verdict.error_mm},
               {"too_close", verdict.too_close},
               {"values", Json::array()},
               {"line", line_json(verdict.line)},
               {"deciding", line_json(verdict.deciding)},
               {"obstructed_by", verdict.obstructed_by},
               {"obstacles", Json::array()},
               {"rules", verdict.rules}};
  for (const rules::Figure& figure : verdict.figures) {
    json["values"].push_back({{"label", words::english(figure.label, names)},
                              {"value", figure.value},
                              {"unit", figure.is_range ? "range" : "mm"}});
  }
  for (const rules::LineObstacle& obstacle : verdict.obstacles)
    json["obstacles"].push_back({{"id", obstacle.id}, {"margin_mm", obstacle.margin_mm}});
  if (!verdict.notes.empty()) json["notes"] = Json::array();
  for (const Phrase& note : verdict.notes) json["notes"].push_back(words::english(note, names));
  if (!verdict.section.empty()) {
    json["section"] = verdict.section;
    json["attackable"] = verdict.attackable;
  }
  if (!verdict.sections.empty()) json["sections"] = Json::array();
  for (const rules::Verdict& section : verdict.sections)
    json["sections"].push_back(verdict_json(catalog, table, section));
  return json;
}

base::Result<rules::Verdict> judged(const data::Catalog& catalog, const state::Table& table,
                                    const nlohmann::json& args) {
  if (auto errors = unknown_arguments(args, {"question", "from", "to", "arc", "range"}); !errors.empty()) return errors;
  auto question = question_of(catalog, table, args);
  if (!question) return question.errors();
  return rules::judge(rules::Field(catalog, table), *question);
}

Answer answer_of(const data::Catalog& catalog, const state::Table& table, const rules::Verdict& verdict) {
  Json json = verdict_json(catalog, table, verdict);
  if (verdict.possible) return {json};
  json["refused"] = {{"rule", "plotboard"}, {"why", json["headline"]}};
  return {json, true};
}

base::Result<Answer> verdict(const data::Catalog& catalog, const state::Table& table, const nlohmann::json& args) {
  auto found = judged(catalog, table, args);
  if (!found) return found.errors();
  return answer_of(catalog, table, *found);
}

// One verdict, as a text page in place of JSON if wanted; `picture` is a PNG to write besides, or "".
int verdict_page(const std::string& scene_path, const nlohmann::json& args, bool as_text, const std::string& picture) {
  const auto question = [&](const data::Catalog& catalog, const state::Table& table,
                            const nlohmann::json& wanted) -> base::Result<Answer> {
    auto found = judged(catalog, table, wanted);
    if (!found) return found.errors();
    if (!picture.empty()) {
      auto done = write_verdict_picture(catalog, table, *found, picture);
      if (!done) return done.errors();
    }
    Answer answer = answer_of(catalog, table, *found);
    if (as_text) answer.text = rules::text_of(catalog, table, *found);
    return answer;
  };
  return ask(scene_path, args, question);
}

}  // namespace

Run take_verdict(Options& options) {
  struct Given : Asked {
    std::string question, from, to, arc, picture;
    int range = 0;
    bool as_text = false;
  };
  const auto given = std::make_shared<Given>();
  const Option one_by_one = take_scene(options, *given);
  options.add("--question", given->question, "touching, range, arc or obstructed");
  options.add("--from", given->from, "The first piece; with --arc the ship whose arc it is");
  options.add("--to", given->to, "The other piece");
  options.add("--arc", given->arc, "The arc; for range and obstructed: of an attack in it");
  const Option range = options.add("--range", given->range, "Is it that range?");
  options.flag("--text", given->as_text, "A page of text in place of JSON").excludes(one_by_one);
  options.add("-o,--output", given->picture, "Picture of the verdict to write (PNG)").excludes(one_by_one);
  return [given, range] {
    nlohmann::json args = nlohmann::json::object();
    add_text(args, "question", given->question);
    add_text(args, "from", given->from);
    add_text(args, "to", given->to);
    add_text(args, "arc", given->arc);
    if (range.given()) args["range"] = given->range;
    return given->batch ? ask_batch(given->scene, verdict)
                        : verdict_page(given->scene, args, given->as_text, given->picture);
  };
}

}  // namespace plotboard::cli
