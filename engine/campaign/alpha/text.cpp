#include "campaign/alpha/text.hpp"

#include "campaign/alpha/file_fields.hpp"
#include "campaign/common/file_made.hpp"

namespace plotboard::campaign::alpha {

const std::vector<std::string>& Alpha::command_names() {
  static const std::vector<std::string> names{
      "recruit",   "rename",       "retire",         "buy",      "muster", "lead",  "draw",  "choose-mission",
      "equip",     "keep-loadout", "forget-loadout", "take-off", "land",   "eject", "share", "settle",
      "fly-again", "correct",      "rename-group"};
  return names;
}

std::string line_of(const Command& command) { return campaign::line_of<Alpha>(command); }
base::Result<Command> read_line(std::string_view line, const std::string& file) {
  return campaign::read_line<Alpha>(line, file);
}
std::string text_of(const State& state) { return campaign::text_of<Alpha>(state); }
base::Result<State> read_state(std::string_view text, const std::string& file) {
  return campaign::read_state<Alpha>(text, file);
}

}  // namespace plotboard::campaign::alpha

template class plotboard::campaign::File<plotboard::campaign::alpha::Alpha>;
