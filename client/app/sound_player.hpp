#pragma once
// What is heard: the desk's cues and the clicks on buttons, as loud as the settings say, on a device that is opened
// when it is first needed. None to be had: silence, and nothing is asked again.
#include <functional>
#include <memory>

#include "desk/core/settings.hpp"
#include "platform/sound.hpp"
#include "scene/moments.hpp"

namespace plotboard::app {

double volume_of(const desk::Settings& settings, scene::Sound sound);  // 0 to 1

class Sounds {
 public:
  using Open = std::function<std::unique_ptr<platform::SoundDevice>()>;  // null: there is none
  explicit Sounds(Open open) : open_(std::move(open)) {}
  void play(scene::Sound sound, const desk::Settings& settings);

 private:
  Open open_;
  std::unique_ptr<platform::SoundDevice> device_;
};

}  // namespace plotboard::app
