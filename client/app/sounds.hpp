#pragma once
// What each of the program's sounds is made of. Pure: the same samples in every run. Cost: some milliseconds for all of
// them.
#include "platform/sound.hpp"
#include "scene/moments.hpp"

namespace plotboard::app {

// At most two seconds, its peak at its own loudness, silent at both ends; nothing for Sound::none.
platform::Samples synthesised(scene::Sound sound);
std::vector<platform::Samples> all_sounds();  // by scene::Sound

}  // namespace plotboard::app
