#include "support/golden.hpp"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <sstream>

#include "io/io.hpp"

namespace plotboard::test {

bool regenerates() {
  const char* wish = std::getenv("PLOTBOARD_REGENERATE");
  return wish != nullptr && std::string(wish) == "1";
}

std::string golden_difference(const std::string& path, const std::string& found) {
  if (regenerates()) {
    const auto written = io::write_file(path, found);
    return written ? "written anew, not compared: " + path : base::text(written.errors());
  }
  const auto kept = io::read_file(path);
  if (!kept) return base::text(kept.errors());
  if (*kept == found) return "";
  std::istringstream expected(*kept), seen(found);
  std::string old_line, new_line;
  for (int number = 1;; ++number) {
    const bool more_kept = static_cast<bool>(std::getline(expected, old_line));
    const bool more_found = static_cast<bool>(std::getline(seen, new_line));
    if (more_kept && more_found && old_line == new_line) continue;
    return path + ":" + std::to_string(number) + "\n  kept:  " + (more_kept ? old_line : "(its end)") +
           "\n  found: " + (more_found ? new_line : "(its end)");
  }
}

void check_golden(const std::string& path, const std::string& found) {
  const std::string difference = golden_difference(path, found);
  if (!difference.empty()) FAIL_CHECK(difference);
}

}  // namespace plotboard::test
