#include "platform/offscreen.hpp"
#include "draw/painter.hpp"
#include "gl/functions.hpp"
#include "gl/objects.hpp"

namespace plotboard::draw {

base::Result<Image> render_offscreen(const scene::Sheet& sheet, const std::string& data_root, const Image* mat) {
  auto context = platform::Offscreen::make(sheet.width_px, sheet.height_px);
  if (!context) return context.errors();
  auto functions = gl::load(&platform::Offscreen::resolve);
  if (!functions) return functions.errors();
  // Not into the hidden window itself: a display may leave its pixels undefined.
  const gl::RenderTarget target(*functions, sheet.width_px, sheet.height_px);
  auto painter = Painter::create(data_root, &platform::Offscreen::resolve);
  if (!painter) return painter.errors();
  if (mat != nullptr) (*painter)->set_mat(*mat);
  for (const scene::Sheet::View& view : sheet.views)
    (*painter)->paint(view.picture, view.camera, sheet.width_px, sheet.height_px, view.interface_scale);
  return (*painter)->read_back(sheet.width_px, sheet.height_px);
}

base::Result<Image> render_offscreen(const scene::Picture& picture, const scene::Camera& camera, int width, int height,
                                     double interface_scale, const std::string& data_root, const Image* mat) {
  return render_offscreen(scene::Sheet{width, height, {{picture, camera, interface_scale}}}, data_root, mat);
}

}  // namespace plotboard::draw
