// Any bytes as a battle log: errors, or a session whose every hash agrees.
#include "battle/battle.hpp"
#include "support.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace plotboard;
  auto session = battle::read_log(fuzz::text_of(data, size), "fuzz", fuzz::catalog());
  if (!session && session.errors().empty()) std::abort();
  return 0;
}
