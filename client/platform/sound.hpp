#pragma once
// Sound by SDL_mixer, which is looked for when the program runs: where the library or an audio device is missing, the
// program goes on silently. Main thread only. Cost: opening some 50 ms; playing copies nothing.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "base/base.hpp"

namespace plotboard::platform {

inline constexpr int kSampleRate = 44100;
using Samples = std::vector<std::int16_t>;  // one channel

class SoundDevice {
 public:
  SoundDevice() = default;
  SoundDevice(const SoundDevice&) = delete;
  SoundDevice& operator=(const SoundDevice&) = delete;
  virtual ~SoundDevice() = default;
  virtual void play(std::size_t sound, double volume) = 0;  // 0 to 1; where all voices are busy it is not heard
};

// Plays those sounds, by their place. Errors: one line that says what is missing.
base::Result<std::unique_ptr<SoundDevice>> open_mixer(const std::vector<Samples>& sounds);

}  // namespace plotboard::platform
