#include "io/io.hpp"
#include "questions.hpp"
#include "subcommands.hpp"
#ifdef PLOTBOARD_HAS_CLIENT
#include "draw/painter.hpp"
#include "scene/board.hpp"
#include "scene/sheet.hpp"
#endif

namespace plotboard::cli {

base::Result<base::Done> write_verdict_picture(const data::Catalog& catalog, const state::Table& table,
                                               const rules::Verdict& verdict, const std::string& out) {
#ifdef PLOTBOARD_HAS_CLIENT
  auto root = io::data_root();
  if (!root) return root.errors();
  auto image =
      draw::render_offscreen(scene::verdict_sheet(catalog, table, verdict, scene::theme_named("night")), *root);
  if (!image) return image.errors();
  auto png = draw::encode_png(*image);
  if (!png) return png.errors();
  return io::write_file(out, *png);
#else
  static_cast<void>(catalog), static_cast<void>(table), static_cast<void>(verdict), static_cast<void>(out);
  return base::Error{"", "-o", "this build has no drawing", "a build with PLOTBOARD_CLIENT=ON"};
#endif
}

namespace {

int render(const std::string& scene_path, const std::string& out, int width) {
#ifdef PLOTBOARD_HAS_CLIENT
  auto catalog = open_catalog();
  if (!catalog) return print_errors(catalog.errors());
  auto text = io::read_input(scene_path);
  if (!text) return print_errors(text.errors());
  auto table = state::read_scene(*text, scene_path, *catalog);
  if (!table) return print_errors(table.errors());
  constexpr double kMarginMm = 20;
  const double width_mm = table->area.width.mm() + 2 * kMarginMm;
  const double height_mm = table->area.height.mm() + 2 * kMarginMm;
  scene::Camera camera;
  camera.width_px = width;
  camera.height_px = static_cast<int>(width * height_mm / width_mm + 0.5);
  camera.pixels_per_mm = width / width_mm;
  camera.centre = {table->area.width.mm() / 2, table->area.height.mm() / 2};
  scene::Overlay overlay;
  // Text keeps its size against the board: a picture twice as wide has letters twice as large.
  overlay.interface_scale = std::max(0.75, camera.pixels_per_mm / 1.2);
  auto root = io::data_root();
  if (!root) return print_errors(root.errors());
  auto image =
      draw::render_offscreen(scene::board_picture(*catalog, *table, overlay, scene::theme_named("night"), camera),
                             camera, width, static_cast<int>(camera.height_px), overlay.interface_scale, *root);
  if (!image) {
    print_errors(image.errors());
    return kInternal;
  }
  auto png = draw::encode_png(*image);
  if (!png) return print_errors(png.errors());
  auto written = io::write_file(out, *png);
  return written ? kDone : print_errors(written.errors());
#else
  (void)scene_path;
  (void)out;
  (void)width;
  return print_errors({{"", "render", "this build has no drawing", "a build with PLOTBOARD_CLIENT=ON"}});
#endif
}

}  // namespace

Run take_render(Options& options) {
  struct Given {
    std::string scene, out;
    int width = 1280;
  };
  const auto given = std::make_shared<Given>();
  options.add("scene", given->scene, "Scene file, or -").required();
  options.add("-o,--out", given->out, "PNG file to write").required();
  options.add("--width", given->width, "Pixels across").from(64, 8192);
  return [given] { return render(given->scene, given->out, given->width); };
}

}  // namespace plotboard::cli
