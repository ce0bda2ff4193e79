// Any bytes as a battle log: errors, or a session whose every hash agrees and that reads back after writing.
// A hash that does not agree is mended and the log read again, or else no mutated line would ever be played.
#include "battle/battle.hpp"
#include "support.hpp"

namespace {

using namespace plotboard;

// The hash of the line that the error names, replaced by the one that it expected. False where there is none.
bool mend(std::string& text, const base::Error& error) {
  constexpr std::size_t kDigits = 16;
  const std::string line_word = "fuzz line ";
  if (error.place != "/hash" || error.file.rfind(line_word, 0) != 0 || error.expected.size() < kDigits + 1)
    return false;
  std::size_t at = 0;
  for (int line = std::stoi(error.file.substr(line_word.size())); line > 1; --line) at = text.find('\n', at) + 1;
  const std::size_t hash = text.find(error.found, at);  // in quotes, as the log has it
  if (!base::from_hex(error.expected.substr(1, kDigits)) || hash == std::string::npos) return false;
  text.replace(hash + 1, kDigits, error.expected, 1, kDigits);
  return true;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string text = fuzz::text_of(data, size);
  constexpr int kMostMended = 12;
  for (int i = 0; i < kMostMended; ++i) {
    auto session = battle::read_log(text, "fuzz", fuzz::catalog());
    if (session) {
      const std::string written = battle::write_log(*session);
      auto again = battle::read_log(written, "again", fuzz::catalog());
      if (!again || !(again->table() == session->table()) || battle::write_log(*again) != written) std::abort();
      return 0;
    }
    if (session.errors().empty()) std::abort();
    if (!mend(text, session.errors().front())) return 0;
  }
  return 0;
}
