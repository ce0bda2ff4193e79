#pragma once
// What sounds are put together from: sines, noise, filters and curves over time.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "platform/sound.hpp"

namespace plotboard::app {

inline constexpr double kTurn = 6.283185307179586;
inline constexpr double kRate = platform::kSampleRate;

// A sound while it is put together: samples about -1 to 1.
class Tone {
 public:
  explicit Tone(double seconds) : samples_(static_cast<std::size_t>(seconds * kRate), 0.0), seconds_(seconds) {}
  [[nodiscard]] double seconds() const { return seconds_; }
  [[nodiscard]] const std::vector<double>& samples() const { return samples_; }

  // `make(t, dt)`: the sample at t seconds after `from`.
  template <class Make>
  void add(double from, double length, Make make) {
    const auto first = static_cast<std::size_t>(from * kRate);
    const auto count = static_cast<std::size_t>(length * kRate);
    for (std::size_t i = 0; i < count && first + i < samples_.size(); ++i)
      samples_[first + i] += make(static_cast<double>(i) / kRate);
  }

 private:
  std::vector<double> samples_;
  double seconds_;
};

// From `low` to `high` while t goes from 0 to `seconds`, by equal steps to the ear.
inline double sweep(double t, double seconds, double low, double high) {
  return low * std::pow(high / low, std::clamp(t / seconds, 0.0, 1.0));
}
inline double fading(double t, double half_life) { return std::exp2(-t / half_life); }
inline double swell(double t, double seconds) { return std::sin(kTurn / 2 * std::clamp(t / seconds, 0.0, 1.0)); }
inline double softly(double t, double rise) { return std::min(1.0, t / rise); }

struct Sine {
  double phase = 0;
  double operator()(double hertz) {
    phase += kTurn * hertz / kRate;
    return std::sin(phase);
  }
};
struct Noise {
  std::uint32_t state;
  double operator()() {
    state = state * 1664525U + 1013904223U;
    return static_cast<double>(state >> 8U) / 8388608.0 - 1;
  }
};
struct LowPass {
  double value = 0;
  double operator()(double in, double hertz) {
    const double share = 1 - std::exp(-kTurn * hertz / kRate);
    value += (in - value) * share;
    return value;
  }
};

// Its peak at that loudness (0 to 1), silent at the end.
platform::Samples finished(const Tone& tone, double loudness);

}  // namespace plotboard::app
