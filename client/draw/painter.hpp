#pragma once
// Paints a Picture with OpenGL 3.3 (shaders in shaders/). Needs a current context for its whole life.
// Errors: create() says which shader or font failed. Cost: one draw call a kind and run; about 10 ms for a full table
// at 1920 x 1080 on software rendering.

#include <memory>
#include <string>
#include <vector>

#include "base/base.hpp"
#include "scene/camera.hpp"
#include "scene/picture.hpp"
#include "scene/sheet.hpp"

namespace plotboard::draw {

struct Image {  // RGBA, 8 bits, top row first
  int width = 0, height = 0;
  std::vector<std::uint8_t> pixels;
};

class Painter {
 public:
  // `data_root` holds shaders/ and fonts. `loader` resolves GL functions (SDL_GL_GetProcAddress).
  static base::Result<std::unique_ptr<Painter>> create(const std::string& data_root, void* (*loader)(const char*));
  ~Painter();
  Painter(const Painter&) = delete;
  Painter& operator=(const Painter&) = delete;

  void set_mat(const Image& image);  // bounded by the caller; empty: none
  // Paints into the current framebuffer of framebuffer_width x framebuffer_height pixels, the camera's viewport only.
  void paint(const scene::Picture& picture, const scene::Camera& camera, int framebuffer_width, int framebuffer_height,
             double interface_scale);
  [[nodiscard]] Image read_back(int width, int height) const;

 private:
  struct Impl;
  explicit Painter(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

// Pictures from outside: PNG (stb_image) or JPEG (libjpeg-turbo), at most 64 MiB and 8192 x 8192, bounds checked before
// decoding. A damaged one is an error that says why.
base::Result<Image> decode_image(const std::string& bytes, const std::string& file);
base::Result<std::string> encode_png(const Image& image);

// A whole picture without a window or display (SDL's offscreen driver).
base::Result<Image> render_offscreen(const scene::Picture& picture, const scene::Camera& camera, int width, int height,
                                     double interface_scale, const std::string& data_root, const Image* mat = nullptr);
base::Result<Image> render_offscreen(const scene::Sheet& sheet, const std::string& data_root,
                                     const Image* mat = nullptr);

}  // namespace plotboard::draw
