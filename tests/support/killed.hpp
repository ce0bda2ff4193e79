#pragma once
// A program killed at any moment: a child process plays and saves, the parent kills it (SIGKILL) after a random while
// and learns what the child had told of its file.
#include <cstdint>
#include <functional>

#include "base/rng.hpp"

namespace plotboard::test {

// What the file is to hold: told before it is written, and again once the write is confirmed.
struct Told {
  std::uint64_t game = 0, commands = 0, hash = 0;
  bool confirmed = false;
};
struct Killed {
  Told confirmed, intended;  // the last of each; no game: none
  // Between the flush of a line and its confirmation the file is one step ahead.
  [[nodiscard]] bool may_hold(const Told& found) const;
};
using Tell = std::function<void(const Told&)>;

// `play` runs in the child and never comes back; it ends itself with _exit where it fails, which is a failed test.
Killed kill_at_random(base::Rng& rng, const std::function<void(const Tell& tell)>& play);

}  // namespace plotboard::test
