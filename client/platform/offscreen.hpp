#pragma once
// An OpenGL 3.3 context without a window or display, for pictures and tests: a hidden window of SDL's offscreen driver
// (or of the driver that is already running). The context is current from make() until the object goes. Errors: a
// machine without EGL and software rendering gets one message.

#include <memory>

#include "base/base.hpp"

namespace plotboard::platform {

class Offscreen {
 public:
  // Sizes in pixels, 1 to 8192 each.
  static base::Result<std::unique_ptr<Offscreen>> make(int width, int height);
  ~Offscreen();
  Offscreen(const Offscreen&) = delete;
  Offscreen& operator=(const Offscreen&) = delete;
  static void* resolve(const char* function);  // for gl::load

 private:
  Offscreen() = default;
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace plotboard::platform
