#include "app/synth.hpp"

namespace plotboard::app {

platform::Samples finished(const Tone& tone, double loudness) {
  double peak = 1e-9;
  for (const double sample : tone.samples()) peak = std::max(peak, std::abs(sample));
  constexpr double kFade = 0.02;  // seconds: no sound ends with a crack
  platform::Samples samples;
  samples.reserve(tone.samples().size());
  for (std::size_t i = 0; i < tone.samples().size(); ++i) {
    const double left = tone.seconds() - static_cast<double>(i + 1) / kRate;
    const double share = std::min(1.0, left / kFade) * loudness / peak;
    samples.push_back(static_cast<std::int16_t>(std::lround(tone.samples()[i] * share * 32767)));
  }
  return samples;
}

}  // namespace plotboard::app
