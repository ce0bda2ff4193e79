// What tools/build-cost measures the building of Plotboard by: one ordinary source file that parses, matches and prints
// with the JSON library, <regex>, <variant> and <functional>. Compiled at -O2 in the same run as the build, it takes
// the machine's speed out of the figure. Change it only with a new record in docs/speed.md, for every ratio there is by
// it.

#include <functional>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <regex>
#include <string>
#include <variant>
#include <vector>

namespace {

using Json = nlohmann::json;

struct Parsed {
  std::string name;
  std::vector<double> places;
  std::map<std::string, int> counts;
};
struct Matched {
  std::string word;
  std::ptrdiff_t at = 0;
};
struct Failed {
  std::string why;
};
using Outcome = std::variant<Parsed, Matched, Failed>;

void from_json(const Json& json, Parsed& parsed) {
  json.at("name").get_to(parsed.name);
  json.at("places").get_to(parsed.places);
  json.at("counts").get_to(parsed.counts);
}
void to_json(Json& json, const Parsed& parsed) {
  json = Json{{"name", parsed.name}, {"places", parsed.places}, {"counts", parsed.counts}};
}

Outcome parse(const std::string& text) {
  try {
    return Json::parse(text).get<Parsed>();
  } catch (const Json::exception& error) {
    return Failed{error.what()};
  }
}

std::vector<Outcome> match(const std::string& text) {
  static const std::regex word("([A-Za-z]+)[-_ ]?([0-9]*)", std::regex::ECMAScript | std::regex::optimize);
  std::vector<Outcome> found;
  for (std::sregex_iterator each(text.begin(), text.end(), word), end; each != end; ++each)
    found.push_back(Matched{(*each)[1].str(), each->position()});
  if (found.empty()) found.push_back(Failed{std::regex_replace(text, word, "<$1>")});
  return found;
}

struct Print {
  std::ostream& out;
  void operator()(const Parsed& parsed) const { out << Json(parsed).dump(2) << '\n'; }
  void operator()(const Matched& matched) const { out << matched.word << " at " << matched.at << '\n'; }
  void operator()(const Failed& failed) const { out << "failed: " << failed.why << '\n'; }
};

}  // namespace

int main(int count, char** words) {
  const std::map<std::string, std::function<std::vector<Outcome>(const std::string&)>> ways{
      {"parse", [](const std::string& text) { return std::vector<Outcome>{parse(text)}; }},
      {"match", [](const std::string& text) { return match(text); }},
  };
  for (int i = 1; i + 1 < count; i += 2) {
    const auto way = ways.find(words[i]);
    if (way == ways.end()) return 1;
    for (const Outcome& outcome : way->second(words[i + 1])) std::visit(Print{std::cout}, outcome);
  }
  return 0;
}
