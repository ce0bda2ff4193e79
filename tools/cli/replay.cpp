#include <iostream>

#include "battle/battle.hpp"
#include "io/io.hpp"
#include "questions.hpp"

namespace plotboard::cli {

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

}  // namespace plotboard::cli
