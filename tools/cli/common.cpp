#include "common.hpp"

#include <algorithm>
#include <iostream>
#include <sstream>

#include "data/json.hpp"
#include "io/io.hpp"

namespace plotboard::cli {

namespace {

Json error_list(const base::Errors& errors) {
  Json list = Json::array();
  for (const base::Error& error : errors) list.push_back(error.text());
  return {{"error", list}};
}

base::Result<Answer> answer_line(const data::Catalog& catalog, const std::string& line, const std::string& place,
                                 const Question& question) {
  auto parsed = data::parse_json(line, place);
  if (!parsed) return parsed.errors();
  if (!parsed->is_object() || !parsed->contains("scene")) {
    return base::Error{place, "", data::describe(*parsed), "an object with \"scene\" and \"args\""};
  }
  auto table = state::scene_from_json((*parsed)["scene"], place, "/scene", catalog);
  if (!table) return table.errors();
  const nlohmann::json args = parsed->value("args", nlohmann::json::object());
  if (!args.is_object()) return base::Error{place, "/args", data::describe(args), "an object"};
  return question(catalog, *table, args);
}

}  // namespace

int print_errors(const base::Errors& errors) {
  std::cerr << base::text(errors);
  return kBadInput;
}

Option take_scene(Options& options, Asked& asked) {
  options.add("scene", asked.scene, "Scene file (plotboard-scene/1), or - for standard input; with --batch JSON lines");
  return options.flag("--batch", asked.batch, R"(JSON lines in: {"scene":{...},"args":{...}}; one answer a line)");
}

void add_text(nlohmann::json& args, const char* name, const std::string& value) {
  if (!value.empty()) args[name] = value;
}

int ask(const Asked& asked, const nlohmann::json& args, const Question& question) {
  return asked.batch ? ask_batch(asked.scene, question) : ask(asked.scene, args, question);
}

int ask(const std::string& scene_path, const nlohmann::json& args, const Question& question) {
  auto catalog = open_catalog();
  if (!catalog) return print_errors(catalog.errors());
  auto text = io::read_input(scene_path);
  if (!text) return print_errors(text.errors());
  auto table = state::read_scene(*text, scene_path, *catalog);
  if (!table) return print_errors(table.errors());
  auto answer = question(*catalog, *table, args);
  if (!answer) return print_errors(answer.errors());
  std::cout << (answer->text.empty() ? answer->json.dump(2) + "\n" : answer->text);
  if (answer->illegal && answer->json.contains("refused")) {
    const Json& refused = answer->json["refused"];
    std::cerr << refused.value("rule", "") << ": " << refused.value("why", "") << '\n';
  }
  return answer->illegal ? kIllegal : kDone;
}

int ask_batch(const std::string& input_path, const Question& question) {
  auto catalog = open_catalog();
  if (!catalog) return print_errors(catalog.errors());
  auto text = io::read_input(input_path);
  if (!text) return print_errors(text.errors());
  std::istringstream lines(*text);
  std::string line;
  int asked = 0, unanswered = 0;
  for (int number = 1; std::getline(lines, line); ++number) {
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    auto answer = answer_line(*catalog, line, input_path + " line " + std::to_string(number), question);
    std::cout << (answer ? answer->json : error_list(answer.errors())).dump() << '\n';
    ++asked;
    if (!answer) ++unanswered;
  }
  if (unanswered == 0) return kDone;
  std::cerr << unanswered << " of " << asked << (asked == 1 ? " line" : " lines") << " could not be answered\n";
  return kIllegal;
}

base::Error bad_argument(const std::string& name, const std::string& found, const std::string& expected) {
  return {"", "--" + name, found, expected};
}

base::Errors unknown_arguments(const nlohmann::json& args, const std::vector<std::string>& names) {
  base::Errors errors;
  for (const auto& [name, value] : args.items()) {
    if (std::find(names.begin(), names.end(), name) != names.end()) continue;
    errors.push_back({"", "/args", "an argument " + data::describe(name), data::one_of(names, name)});
  }
  return errors;
}

base::Result<std::string> text_argument(const nlohmann::json& args, const std::string& name) {
  if (!args.contains(name)) return bad_argument(name, "nothing", "a word");
  if (!args[name].is_string()) return bad_argument(name, data::describe(args[name]), "a word");
  return args[name].get<std::string>();
}

Json point(geom::Vec2 p) { return Json::array({p.x, p.y}); }

Json pose(const geom::Pose& p) {
  return {{"x_mm", p.x.mm()}, {"y_mm", p.y.mm()}, {"heading_deg", p.heading.degrees()}};
}

base::Result<const state::Piece*> find_piece(const state::Table& table, const std::string& argument,
                                             const std::string& id) {
  if (const state::Piece* piece = table.find(id)) return piece;
  std::vector<std::string> ids;
  for (const state::Piece& piece : table.pieces) ids.push_back(piece.id);
  const std::string near = base::nearest_word(id, ids);
  return bad_argument(
      argument, "no piece \"" + id + "\"",
      near.empty() ? "the id of a piece of the scene" : "an id of the scene; did you mean \"" + near + "\"");
}

}  // namespace plotboard::cli
