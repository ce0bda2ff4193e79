#include <iostream>

#include "battle/battle.hpp"
#include "common.hpp"
#include "io/io.hpp"
#include "mission/result_file.hpp"
#include "subcommands.hpp"

namespace plotboard::cli {

namespace {

base::Errors errors_in(const std::string& path, const std::string& text, const data::Catalog& catalog) {
  // A log holds a scene, so it is asked for first.
  if (text.find("\"plotboard-log/") != std::string::npos) {
    auto session = battle::read_log(text, path, catalog);
    return session ? base::Errors{} : session.errors();
  }
  if (text.find("\"plotboard-scene/") != std::string::npos) {
    auto table = state::read_scene(text, path, catalog);
    return table ? base::Errors{} : table.errors();
  }
  if (text.find("\"plotboard-result/") != std::string::npos) {
    auto result = mission::read_result(text, path, catalog);
    return result ? base::Errors{} : result.errors();
  }
  return data::check_file({path, text}, &catalog);
}

// Without paths: all of the program's own data. With paths: these files, each against the data.
int validate(const std::vector<std::string>& paths) {
  auto catalog = open_catalog();
  if (!catalog) return print_errors(catalog.errors());
  if (paths.empty()) {
    std::cout << Json{{"valid", true},
                      {"ships", catalog->ships.size()},
                      {"ai_cards", catalog->cards.size()},
                      {"upgrades", catalog->upgrades.size()},
                      {"first_edition_ships", catalog->first_ships.size()},
                      {"first_edition_upgrades", catalog->first_upgrades.size()},
                      {"obstacles", catalog->obstacles.size()},
                      {"devices", catalog->devices.size()},
                      {"rules", catalog->rules.size()},
                      {"rulesets", catalog->rulesets.size()},
                      {"missions", catalog->missions.size()},
                      {"hash", base::hex(catalog->hash)}}
                     .dump(2)
              << '\n';
    return kDone;
  }
  base::Errors errors;
  for (const std::string& path : paths) {
    auto text = io::read_input(path);
    if (!text) {
      errors.insert(errors.end(), text.errors().begin(), text.errors().end());
      continue;
    }
    const base::Errors found = errors_in(path, *text, *catalog);
    errors.insert(errors.end(), found.begin(), found.end());
  }
  std::cout << Json{{"valid", errors.empty()}, {"files", paths.size()}, {"errors", errors.size()}}.dump(2) << '\n';
  return errors.empty() ? kDone : print_errors(errors);
}

}  // namespace

Run take_validate(Options& options) {
  const auto paths = std::make_shared<std::vector<std::string>>();
  options.add("paths", *paths, "Data files, scenes and battle logs");
  return [paths] { return validate(*paths); };
}

}  // namespace plotboard::cli
