#include "app/sound_player.hpp"

#include <utility>

namespace plotboard::app {

double volume_of(const desk::Settings& settings, scene::Sound sound) {
  if (settings.muted || sound == scene::Sound::none) return 0;
  switch (sound) {
    case scene::Sound::dice:
      return settings.volume * settings.volume_dice;
    case scene::Sound::phase:
    case scene::Sound::click:
      return settings.volume * settings.volume_interface;
    default:
      return settings.volume * settings.volume_ships;
  }
}

void Sounds::play(scene::Sound sound, const desk::Settings& settings) {
  const double volume = volume_of(settings, sound);
  if (volume <= 0) return;
  if (open_) device_ = std::exchange(open_, nullptr)();
  if (device_ != nullptr) device_->play(static_cast<std::size_t>(sound), volume);
}

}  // namespace plotboard::app
