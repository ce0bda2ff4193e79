#include <iostream>

#include "battle/battle.hpp"
#include "common.hpp"
#include "io/io.hpp"
#include "subcommands.hpp"

namespace plotboard::cli {

namespace {

int replay(const std::string& log_path) {
  auto catalog = open_catalog();
  if (!catalog) return print_errors(catalog.errors());
  auto text = io::read_input(log_path);
  if (!text) return print_errors(text.errors());
  auto session = battle::read_log(*text, log_path, *catalog);
  if (!session) return print_errors(session.errors());
  std::cout << Json{{"valid", true},
                    {"commands", session->log().size()},
                    {"hash", base::hex(state::hash_of(session->table()))}}
                   .dump(2)
            << '\n';
  return kDone;
}

}  // namespace

Run take_replay(Options& options) {
  const auto log = std::make_shared<std::string>();
  options.add("log", *log, "Battle log (plotboard-log/1), or -").required();
  return [log] { return replay(*log); };
}

}  // namespace plotboard::cli
