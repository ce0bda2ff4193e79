#include "platform/offscreen.hpp"

#include <SDL.h>

#include <string>

namespace plotboard::platform {
namespace {

base::Error no_context(const char* what) {
  return {"drawing", "", std::string(what) + ": " + SDL_GetError(),
          "OpenGL 3.3 without a display (packages libegl1, libegl-mesa0, libgl1-mesa-dri)"};
}

}  // namespace

struct Offscreen::Impl {
  SDL_Window* window = nullptr;
  SDL_GLContext context = nullptr;
  SDL_Window* former_window = nullptr;  // the program's own, restored afterwards
  SDL_GLContext former_context = nullptr;
  bool own_video = false;
};

base::Result<std::unique_ptr<Offscreen>> Offscreen::make(int width, int height) {
  if (width < 1 || height < 1 || width > 8192 || height > 8192) {
    return base::Error{"drawing", "", std::to_string(width) + " x " + std::to_string(height) + " pixels",
                       "1 to 8192 each way"};
  }
  std::unique_ptr<Offscreen> made(new Offscreen);
  made->impl_ = std::make_unique<Impl>();
  Impl& impl = *made->impl_;
  if (SDL_WasInit(SDL_INIT_VIDEO) == 0) {
    // By hint and not by environment: other programs that we start keep their display.
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "offscreen");
    if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) return no_context("no offscreen drawing here");
    impl.own_video = true;
  }
  impl.former_window = SDL_GL_GetCurrentWindow();
  impl.former_context = SDL_GL_GetCurrentContext();
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
  impl.window = SDL_CreateWindow("Plotboard picture", 0, 0, width, height, SDL_WINDOW_OPENGL | SDL_WINDOW_HIDDEN);
  if (impl.window == nullptr) return no_context("no window to draw in");
  impl.context = SDL_GL_CreateContext(impl.window);
  if (impl.context == nullptr) return no_context("no OpenGL context");
  return made;
}

Offscreen::~Offscreen() {
  if (impl_->context != nullptr) SDL_GL_DeleteContext(impl_->context);
  if (impl_->window != nullptr) SDL_DestroyWindow(impl_->window);
  if (impl_->former_context != nullptr) SDL_GL_MakeCurrent(impl_->former_window, impl_->former_context);
  if (impl_->own_video) SDL_QuitSubSystem(SDL_INIT_VIDEO);
}

void* Offscreen::resolve(const char* function) { return SDL_GL_GetProcAddress(function); }

}  // namespace plotboard::platform
