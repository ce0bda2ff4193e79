#include "gl/functions.hpp"

#include <string>

namespace plotboard::gl {

base::Result<Functions> load(Resolver resolver) {
  Functions f;
  std::string missing;
#define PLOTBOARD_GL_LOAD(type, name)                    \
  f.name = reinterpret_cast<type>(resolver("gl" #name)); \
  if (f.name == nullptr && missing.empty()) missing = "gl" #name;
  PLOTBOARD_GL_FUNCTIONS(PLOTBOARD_GL_LOAD)
#undef PLOTBOARD_GL_LOAD
  if (!missing.empty()) {
    return base::Error{"OpenGL", "", "no function " + missing, "a graphics driver with OpenGL 3.3"};
  }
  return f;
}

}  // namespace plotboard::gl
