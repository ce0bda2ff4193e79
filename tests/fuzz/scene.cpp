// Any bytes as a scene: either errors, or a sound table that reads back equal after writing.
#include "state/state.hpp"
#include "support.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace plotboard;
  auto table = state::read_scene(fuzz::text_of(data, size), "fuzz", fuzz::catalog());
  if (!table) {
    if (table.errors().empty()) std::abort();
    return 0;
  }
  if (!state::broken_invariants(*table).empty()) std::abort();
  auto again = state::read_scene(state::write_scene(*table), "again", fuzz::catalog());
  if (!again || !(*again == *table)) std::abort();
  return 0;
}
