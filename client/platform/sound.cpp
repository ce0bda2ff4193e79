#include "platform/sound.hpp"

#include <SDL.h>
#include <SDL_mixer.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace plotboard::platform {

namespace {

constexpr int kVoices = 24;
constexpr int kBuffer = 512;  // samples: 12 ms
constexpr std::array<const char*, 4> kLibraries{"libSDL2_mixer-2.0.so.0", "libSDL2_mixer-2.0.so", "SDL2_mixer.dll",
                                                "libSDL2_mixer-2.0.0.dylib"};

// What is used of the library, each with the type that its header declares.
struct Functions {
  decltype(&Mix_OpenAudioDevice) open = nullptr;
  decltype(&Mix_CloseAudio) close = nullptr;
  decltype(&Mix_AllocateChannels) allocate = nullptr;
  decltype(&Mix_QuickLoad_RAW) load = nullptr;
  decltype(&Mix_FreeChunk) free = nullptr;
  decltype(&Mix_PlayChannelTimed) play = nullptr;
  decltype(&Mix_Volume) volume = nullptr;
};

template <class Function>
bool find(void* library, const char* name, Function& function) {
  function = reinterpret_cast<Function>(SDL_LoadFunction(library, name));  // NOLINT: a library's only way
  return function != nullptr;
}

class Mixer final : public SoundDevice {
 public:
  Mixer() = default;
  Mixer(const Mixer&) = delete;
  Mixer& operator=(const Mixer&) = delete;
  ~Mixer() override {
    if (open_) {
      functions_.allocate(0);  // silence, before the samples go
      for (Mix_Chunk* chunk : chunks_) functions_.free(chunk);
      functions_.close();
    }
    if (library_ != nullptr) SDL_UnloadObject(library_);
    if (audio_) SDL_QuitSubSystem(SDL_INIT_AUDIO);
  }

  base::Result<base::Done> open(const std::vector<Samples>& sounds) {
    for (const char* name : kLibraries)
      if (library_ == nullptr) library_ = SDL_LoadObject(name);
    if (library_ == nullptr) return fault("no SDL_mixer");
    Functions& f = functions_;
    const bool whole = find(library_, "Mix_OpenAudioDevice", f.open) && find(library_, "Mix_CloseAudio", f.close) &&
                       find(library_, "Mix_AllocateChannels", f.allocate) &&
                       find(library_, "Mix_QuickLoad_RAW", f.load) && find(library_, "Mix_FreeChunk", f.free) &&
                       find(library_, "Mix_PlayChannelTimed", f.play) && find(library_, "Mix_Volume", f.volume);
    if (!whole) return fault("an SDL_mixer that lacks what is needed");
    audio_ = SDL_InitSubSystem(SDL_INIT_AUDIO) == 0;
    open_ = audio_ && f.open(kSampleRate, AUDIO_S16SYS, 2, kBuffer, nullptr, 0) == 0;
    if (!open_) return fault(SDL_GetError());
    f.allocate(kVoices);
    for (const Samples& sound : sounds) {
      std::vector<std::int16_t>& both = kept_.emplace_back();
      both.reserve(sound.size() * 2);
      for (const std::int16_t sample : sound) both.insert(both.end(), {sample, sample});
    }
    for (std::vector<std::int16_t>& both : kept_) {
      // OpenGL's and SDL's habit: samples as bytes.
      auto* bytes = reinterpret_cast<Uint8*>(both.data());  // NOLINT
      chunks_.push_back(f.load(bytes, static_cast<Uint32>(both.size() * sizeof(std::int16_t))));
    }
    return base::Done{};
  }

  void play(std::size_t sound, double volume) override {
    if (sound >= chunks_.size() || chunks_[sound] == nullptr) return;
    const int voice = functions_.play(-1, chunks_[sound], 0, -1);
    if (voice < 0) return;
    const long loudness = std::lround(std::clamp(volume, 0.0, 1.0) * MIX_MAX_VOLUME);
    functions_.volume(voice, static_cast<int>(loudness));
  }

 private:
  static base::Errors fault(const std::string& what) { return {{"sound", "", what, "an audio device and SDL_mixer"}}; }

  void* library_ = nullptr;
  Functions functions_;
  bool audio_ = false, open_ = false;
  std::vector<std::vector<std::int16_t>> kept_;
  std::vector<Mix_Chunk*> chunks_;
};

}  // namespace

base::Result<std::unique_ptr<SoundDevice>> open_mixer(const std::vector<Samples>& sounds) {
  auto mixer = std::make_unique<Mixer>();
  if (auto done = mixer->open(sounds); !done) return done.errors();
  return std::unique_ptr<SoundDevice>(std::move(mixer));
}

}  // namespace plotboard::platform
