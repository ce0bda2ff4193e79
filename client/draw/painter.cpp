#include "draw/painter.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "draw/font.hpp"
#include "draw/tessellate.hpp"
#include "geom/trig.hpp"
#include "gl/functions.hpp"
#include "gl/objects.hpp"
#include "io/io.hpp"

namespace plotboard::draw {
enum class Ink : std::uint8_t { plain, pattern, text, mat };

struct Run {  // consecutive indices of one kind: one draw call
  Ink ink;
  std::size_t first, count;
};
struct Pipe {
  gl::Program program;
  GLint viewport, anchor, period, atlas;
};

namespace {

using geom::Vec2;
using scene::Colour;

// An opaque rectangle parallel to the screen, such as the mat: cleared, which is far cheaper than drawn.
bool is_upright_rectangle(const scene::Fill& fill) {
  const auto& p = fill.points;
  if (fill.colour.a != 255 || fill.pattern != scene::Pattern::plain || p.size() != 4) return false;
  for (std::size_t i = 0; i < 4; ++i) {
    if (p[i].x != p[(i + 1) % 4].x && p[i].y != p[(i + 1) % 4].y) return false;
  }
  return true;
}

// Does an outline that follows soon hide this fill's edge?
bool is_outlined(const scene::Picture& picture, std::size_t at) {
  constexpr std::size_t kSoon = 6;
  const scene::Fill& fill = picture.fills[picture.order[at].index];
  for (std::size_t i = at + 1; i < std::min(at + kSoon, picture.order.size()); ++i) {
    if (picture.order[i].kind != scene::Item::Kind::stroke) continue;
    const scene::Stroke& stroke = picture.strokes[picture.order[i].index];
    if (stroke.closed && stroke.dash_mm == 0 && stroke.width_px >= 1 && stroke.colour.a > 200 &&
        stroke.points.size() == fill.points.size() && stroke.points.front() == fill.points.front() &&
        stroke.points == fill.points) {
      return true;
    }
  }
  return false;
}
constexpr std::array<const char*, 4> kShaders{"plain", "pattern", "text", "picture"};

base::Result<Pipe> make_pipe(const gl::Functions& gl, const std::string& folder, const char* name) {
  const std::string vertex_file = folder + "/board.vert", fragment_file = folder + "/" + name + ".frag";
  auto vertex = io::read_file(vertex_file);
  if (!vertex) return vertex.errors();
  auto fragment = io::read_file(fragment_file);
  if (!fragment) return fragment.errors();
  constexpr std::array<const char*, 3> kAttributes{"position", "place", "colour"};
  auto program = gl::Program::compile(gl, fragment_file, *vertex, *fragment, kAttributes.data(), 3);
  if (!program) return program.errors();
  const GLint viewport = program->uniform("viewport"), anchor = program->uniform("anchor");
  const GLint period = program->uniform("period"), atlas = program->uniform("atlas");
  return Pipe{std::move(*program), viewport, anchor, period, atlas};
}

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n')) {
    lines.push_back(text.substr(0, end));
    text.remove_prefix(end + 1);
  }
  lines.push_back(text);
  return lines;
}

}  // namespace

struct Painter::Impl {
  explicit Impl(const gl::Functions& functions) : gl(functions), mesh(gl), atlas(gl), mat(gl) {}
  gl::Functions gl;
  std::vector<Pipe> pipes;  // by Ink
  gl::Mesh mesh;
  gl::Texture atlas, mat;
  int atlas_version = -1;
  bool has_mat = false;
  int mat_width = 0, mat_height = 0;
  std::unique_ptr<Font> font;
  Triangles triangles, letters;
  std::vector<Run> runs;
  const scene::Fill* ground = nullptr;  // the picture's first item, when it can be cleared

  void close_run(Ink ink, std::size_t first);
  void add_mat(const scene::Picture& picture, const scene::Camera& camera);
  struct LabelFrame;
  void add_plate(const LabelFrame& frame, Vec2 corner, Vec2 box, double round, scene::Colour colour);
  void add_line(const LabelFrame& frame, const scene::Label& label, scene::Colour colour, int size,
                std::string_view text, Vec2 pen);
  void add_label(const scene::Label& label, const scene::Camera& camera, double interface_scale);
  void tessellate(const scene::Picture& picture, const scene::Camera& camera, double interface_scale);
  void upload_atlas();
};

void Painter::Impl::close_run(Ink ink, std::size_t first) {
  const std::size_t count = triangles.indices.size() - first;
  if (count == 0) return;
  if (!runs.empty() && runs.back().ink == ink) {
    runs.back().count += count;
  } else {
    runs.push_back({ink, first, count});
  }
}

void Painter::Impl::add_mat(const scene::Picture& picture, const scene::Camera& camera) {
  const std::size_t first = triangles.indices.size();
  const Vec2 low = picture.mat_low, high = picture.mat_high;
  // A picture of the other format (a wide one for an area that is higher than wide) lies across: its upper edge along
  // the area's left one.
  const bool area_is_wide = high.x - low.x > high.y - low.y, area_is_square = high.x - low.x == high.y - low.y;
  const bool across = !area_is_square && mat_width != mat_height && (mat_width > mat_height) != area_is_wide;
  const auto corner = [&](double x, double y) {  // of the area, from 0 to 1
    const Vec2 mm{low.x + (high.x - low.x) * x, low.y + (high.y - low.y) * y};
    const Vec2 place = across ? Vec2{y, x} : Vec2{x, 1 - y};  // of the picture, from its upper left corner
    return triangles.add(camera.to_screen(mm) - Vec2{camera.left_px, camera.top_px}, Colour{},
                         static_cast<float>(place.x), static_cast<float>(place.y));
  };
  const std::uint32_t a = corner(0, 0), b = corner(1, 0), c = corner(1, 1), d = corner(0, 1);
  triangles.quad(a, b, c, d);
  close_run(Ink::mat, first);
}

// Where a label's own coordinates lie on the screen: about its anchor, turned clockwise since y grows downwards.
struct Painter::Impl::LabelFrame {
  Vec2 anchor;
  geom::SinCos turn;
  bool upright = true;
  double scale = 1;  // of the font's size
  [[nodiscard]] Vec2 placed(double x, double y) const {
    return {anchor.x + x * turn.cos - y * turn.sin, anchor.y + x * turn.sin + y * turn.cos};
  }
  // Letters stand on whole pixels where nothing turns or stretches them.
  [[nodiscard]] Vec2 of_letter(double x, double y) const {
    return upright && scale == 1.0 ? Vec2{std::round(anchor.x + x), std::round(anchor.y + y)} : placed(x, y);
  }
  [[nodiscard]] Vec2 rounded(double x, double y) const {
    return upright ? Vec2{std::round(anchor.x + x) - anchor.x, std::round(anchor.y + y) - anchor.y} : Vec2{x, y};
  }
};

void Painter::Impl::add_plate(const LabelFrame& frame, Vec2 corner, Vec2 box, double round, scene::Colour colour) {
  const std::size_t first = triangles.indices.size();
  const double r = std::min(round, box.y / 2);
  const int steps = r < 7 ? 2 : 4;  // a small corner needs no more
  std::vector<Vec2> plate;
  for (int k = 0; k < 4; ++k) {
    const Vec2 centre{k == 0 || k == 3 ? corner.x + box.x - r : corner.x + r,
                      k < 2 ? corner.y + r : corner.y + box.y - r};
    for (int step = 0; step <= steps; ++step) {
      const geom::SinCos a = geom::sin_cos_degrees(90.0 * (k + static_cast<double>(step) / steps));
      plate.push_back(frame.placed(centre.x + r * a.cos, centre.y - r * a.sin));
    }
  }
  fill_polygon(triangles, std::move(plate), colour);
  close_run(Ink::plain, first);
}

void Painter::Impl::add_line(const LabelFrame& frame, const scene::Label& label, scene::Colour colour, int size,
                             std::string_view text, Vec2 pen) {
  const double scale = frame.scale;
  while (!text.empty()) {
    const Glyph& glyph = font->glyph(label.bold, next_letter(text), size);
    if (glyph.width > 0) {
      constexpr double kTexel = 1.0 / Font::kAtlasSize;
      const double left = pen.x + static_cast<double>(glyph.left) * scale,
                   top = pen.y + static_cast<double>(glyph.top) * scale;
      const double right = left + glyph.width * scale, bottom = top + glyph.height * scale;
      const auto u0 = static_cast<float>(glyph.x * kTexel), v0 = static_cast<float>(glyph.y * kTexel);
      const auto u1 = static_cast<float>((glyph.x + glyph.width) * kTexel);
      const auto v1 = static_cast<float>((glyph.y + glyph.height) * kTexel);
      letters.quad(letters.add(frame.of_letter(left, top), colour, u0, v0),
                   letters.add(frame.of_letter(right, top), colour, u1, v0),
                   letters.add(frame.of_letter(right, bottom), colour, u1, v1),
                   letters.add(frame.of_letter(left, bottom), colour, u0, v1));
    }
    pen.x += static_cast<double>(glyph.advance) * scale;
  }
}

// The plate goes to the triangles at once, the letters to a list of their own that follows after the whole row of
// labels.
void Painter::Impl::add_label(const scene::Label& label, const scene::Camera& camera, double interface_scale) {
  const double wanted = label.size_mm > 0 ? label.size_mm * camera.pixels_per_mm : label.size_px * interface_scale;
  if (wanted < 4 || label.text.empty()) return;
  const int size = static_cast<int>(std::clamp(std::lround(wanted), 4l, long{Font::kLargest}));
  const double scale = label.size_mm > 0 ? wanted / size : std::max(1.0, wanted / Font::kLargest);
  const double em = size * scale;
  constexpr double kCap = 0.727, kLine = 1.3;  // height of capitals, distance of lines

  const std::vector<std::string_view> lines = lines_of(label.text);
  const auto width_of = [&](std::string_view line) {
    return static_cast<double>(font->width(label.bold, line, size)) * scale;
  };
  double widest = 0;
  for (const auto line : lines) widest = std::max(widest, width_of(line));
  const double tall = em * (kCap + kLine * static_cast<double>(lines.size() - 1));
  const bool has_plate = label.plate.a > 0;
  const Vec2 pad = has_plate ? Vec2{em * 0.45, em * 0.38} : Vec2{0, 0};
  const Vec2 box{widest + 2 * pad.x, tall + 2 * pad.y};

  const Vec2 anchor = camera.to_screen(label.at) - Vec2{camera.left_px, camera.top_px};
  const double reach = box.x + box.y;
  if (anchor.x < -reach || anchor.y < -reach || anchor.x > camera.width_px + reach ||
      anchor.y > camera.height_px + reach) {
    return;
  }
  const LabelFrame frame{anchor, geom::sin_cos_degrees(label.turn_degrees), label.turn_degrees == 0, scale};
  // Whole pixels: crisp letters.
  const Vec2 corner = frame.rounded(-box.x * 0.5 * (1 + label.align_x), -box.y * 0.5 * (1 + label.align_y));
  if (has_plate) add_plate(frame, corner, box, em * 0.28, label.plate);
  for (std::size_t n = 0; n < lines.size(); ++n) {
    const double x = corner.x + pad.x + (widest - width_of(lines[n])) * 0.5 * (1 + label.align_x);
    const double y = corner.y + pad.y + em * (kCap + kLine * static_cast<double>(n));
    const scene::Colour colour = n < label.lines.size() ? label.lines[n] : label.colour;
    add_line(frame, label, colour, size, lines[n], frame.rounded(x, y));
  }
}

void Painter::Impl::tessellate(const scene::Picture& picture, const scene::Camera& camera, double interface_scale) {
  triangles.clear();
  letters.clear();
  runs.clear();
  ground = nullptr;
  if (!picture.order.empty() && picture.order.front().kind == scene::Item::Kind::fill &&
      is_upright_rectangle(picture.fills[picture.order.front().index])) {
    ground = &picture.fills[picture.order.front().index];
  }
  const auto flush_letters = [&] {
    const std::size_t first = triangles.indices.size();
    const auto base = static_cast<std::uint32_t>(triangles.vertices.size());
    triangles.vertices.insert(triangles.vertices.end(), letters.vertices.begin(), letters.vertices.end());
    for (const std::uint32_t i : letters.indices) triangles.indices.push_back(base + i);
    letters.clear();
    close_run(Ink::text, first);
  };
  const Vec2 corner{camera.left_px, camera.top_px};
  const double line_scale = std::sqrt(interface_scale);  // lines in full proportion would smother the board
  std::vector<Vec2> points;
  const auto project = [&](const std::vector<Vec2>& from) {  // false: wholly outside the view
    points.clear();
    geom::Box box;
    for (const Vec2 p : from) {
      points.push_back(camera.to_screen(p) - corner);
      box.add(points.back());
    }
    if (box.high.x <= -20 || box.high.y <= -20 || box.low.x >= camera.width_px + 20 ||
        box.low.y >= camera.height_px + 20) {
      return false;
    }
    drop_needless(points);
    return true;
  };
  if (picture.mat && has_mat) add_mat(picture, camera);
  for (std::size_t at = 0; at < picture.order.size(); ++at) {
    const scene::Item item = picture.order[at];
    if (item.kind == scene::Item::Kind::label) {
      add_label(picture.labels[item.index], camera, interface_scale);
      continue;
    }
    flush_letters();
    const std::size_t first = triangles.indices.size();
    if (item.kind == scene::Item::Kind::fill) {
      const scene::Fill& fill = picture.fills[item.index];
      if (&fill == ground || !project(fill.points)) continue;
      const bool plain = fill.pattern == scene::Pattern::plain;
      fill_polygon(triangles, points, fill.colour, static_cast<float>(fill.pattern), !is_outlined(picture, at));
      close_run(plain ? Ink::plain : Ink::pattern, first);
    } else {
      const scene::Stroke& stroke = picture.strokes[item.index];
      if (!project(stroke.points)) continue;
      const Pen pen{stroke.width_px * line_scale, stroke.dash_mm * camera.pixels_per_mm, stroke.arrow};
      stroke_line(triangles, points, stroke.closed, pen, stroke.colour);
      close_run(Ink::plain, first);
    }
  }
  flush_letters();
}

void Painter::Impl::upload_atlas() {
  if (atlas_version == font->version()) return;
  atlas_version = font->version();
  gl.PixelStorei(GL_UNPACK_ALIGNMENT, 1);
  gl.TexImage2D(GL_TEXTURE_2D, 0, GL_R8, Font::kAtlasSize, Font::kAtlasSize, 0, GL_RED, GL_UNSIGNED_BYTE,
                font->atlas().data());
  gl.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
  gl.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
}

Painter::Painter(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Painter::~Painter() = default;

base::Result<std::unique_ptr<Painter>> Painter::create(const std::string& data_root, void* (*loader)(const char*)) {
  auto functions = gl::load(loader);
  if (!functions) return functions.errors();
  auto font = Font::open(data_root);
  if (!font) return font.errors();
  auto impl = std::make_unique<Impl>(*functions);
  impl->font = std::move(*font);
  for (const char* name : kShaders) {
    auto pipe = make_pipe(impl->gl, data_root + "/shaders", name);
    if (!pipe) return pipe.errors();
    impl->pipes.push_back(std::move(*pipe));
  }
  return std::unique_ptr<Painter>(new Painter(std::move(impl)));
}

void Painter::set_mat(const Image& image) {
  Impl& impl = *impl_;
  impl.has_mat = image.width > 0 && image.height > 0;
  if (!impl.has_mat) return;
  impl.mat_width = image.width;
  impl.mat_height = image.height;
  const gl::Functions& gl = impl.gl;
  gl.ActiveTexture(GL_TEXTURE0);
  impl.mat.bind();
  gl.PixelStorei(GL_UNPACK_ALIGNMENT, 4);
  gl.TexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, image.width, image.height, 0, GL_RGBA, GL_UNSIGNED_BYTE,
                image.pixels.data());
  gl.GenerateMipmap(GL_TEXTURE_2D);
  gl.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_NEAREST);
  gl.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  gl.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  gl.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
}

void Painter::paint(const scene::Picture& picture, const scene::Camera& camera, int framebuffer_width,
                    int framebuffer_height, double interface_scale) {
  Impl& impl = *impl_;
  const gl::Functions& gl = impl.gl;
  impl.tessellate(picture, camera, interface_scale);
  if (impl.font->started_anew()) {  // letters of this frame lost their places: once more, into the emptied atlas
    impl.tessellate(picture, camera, interface_scale);
    static_cast<void>(impl.font->started_anew());
  }

  const auto left = static_cast<GLint>(std::lround(camera.left_px));
  const auto bottom = framebuffer_height - static_cast<GLint>(std::lround(camera.top_px + camera.height_px));
  const auto width = std::min(static_cast<GLsizei>(std::lround(camera.width_px)), framebuffer_width);
  const auto height = std::min(static_cast<GLsizei>(std::lround(camera.height_px)), framebuffer_height);
  gl.Viewport(left, bottom, width, height);
  gl.Scissor(left, bottom, width, height);
  gl.Enable(GL_SCISSOR_TEST);
  gl.Disable(GL_DEPTH_TEST);
  gl.Disable(GL_CULL_FACE);
  constexpr float kByte = 1.0F / 255;
  const Colour back = picture.background;
  gl.ClearColor(back.r * kByte, back.g * kByte, back.b * kByte, 1);
  gl.Clear(GL_COLOR_BUFFER_BIT);
  if (impl.ground != nullptr) {
    geom::Box box;
    for (const Vec2 p : impl.ground->points) box.add(camera.to_screen(p) - Vec2{camera.left_px, camera.top_px});
    const auto x0 = static_cast<GLint>(std::lround(std::clamp(box.low.x, 0.0, camera.width_px)));
    const auto x1 = static_cast<GLint>(std::lround(std::clamp(box.high.x, 0.0, camera.width_px)));
    const auto y0 = static_cast<GLint>(std::lround(std::clamp(box.low.y, 0.0, camera.height_px)));
    const auto y1 = static_cast<GLint>(std::lround(std::clamp(box.high.y, 0.0, camera.height_px)));
    gl.Scissor(left + x0, bottom + height - y1, x1 - x0, y1 - y0);
    const Colour c = impl.ground->colour;
    gl.ClearColor(c.r * kByte, c.g * kByte, c.b * kByte, 1);
    gl.Clear(GL_COLOR_BUFFER_BIT);
    gl.Scissor(left, bottom, width, height);
  }
  gl.Enable(GL_BLEND);
  gl.BlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);

  impl.mesh.bind();
  const Triangles& t = impl.triangles;
  impl.mesh.upload(t.vertices.data(), t.vertices.size() * sizeof(Vertex), t.indices.data(),
                   t.indices.size() * sizeof(std::uint32_t));
  // OpenGL takes offsets as pointers.
  const auto offset = [](std::size_t bytes) { return reinterpret_cast<const void*>(bytes); };  // NOLINT
  gl.EnableVertexAttribArray(0);
  gl.EnableVertexAttribArray(1);
  gl.EnableVertexAttribArray(2);
  gl.VertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, sizeof(Vertex), offset(offsetof(Vertex, x)));
  gl.VertexAttribPointer(1, 2, GL_FLOAT, GL_FALSE, sizeof(Vertex), offset(offsetof(Vertex, u)));
  gl.VertexAttribPointer(2, 4, GL_UNSIGNED_BYTE, GL_TRUE, sizeof(Vertex), offset(offsetof(Vertex, colour)));
  gl.ActiveTexture(GL_TEXTURE0);
  impl.atlas.bind();
  impl.upload_atlas();

  // The table's origin in the framebuffer's own pixels (from the lower left corner), where patterns start.
  const Vec2 origin = camera.to_screen({0, 0});
  for (const Run& run : impl.runs) {
    const Pipe& pipe = impl.pipes[static_cast<std::size_t>(run.ink)];
    pipe.program.use();
    gl.Uniform2f(pipe.viewport, static_cast<float>(width), static_cast<float>(height));
    if (run.ink == Ink::pattern) {
      gl.Uniform2f(pipe.anchor, static_cast<float>(origin.x), static_cast<float>(framebuffer_height - origin.y));
      gl.Uniform1f(pipe.period, static_cast<float>(std::max(4.0, 6.0 * interface_scale)));
    }
    if (run.ink == Ink::mat) impl.mat.bind();
    if (run.ink == Ink::text) impl.atlas.bind();
    if (pipe.atlas >= 0) gl.Uniform1i(pipe.atlas, 0);
    gl.DrawElements(GL_TRIANGLES, static_cast<GLsizei>(run.count), GL_UNSIGNED_INT,
                    offset(run.first * sizeof(std::uint32_t)));
  }
  gl.Disable(GL_SCISSOR_TEST);
  gl.BindVertexArray(0);
}

Image Painter::read_back(int width, int height) const {
  Image image{width, height, {}};
  const std::size_t row = static_cast<std::size_t>(width) * 4;
  std::vector<std::uint8_t> upside_down(row * static_cast<std::size_t>(height));
  impl_->gl.PixelStorei(GL_PACK_ALIGNMENT, 1);
  impl_->gl.ReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE, upside_down.data());
  image.pixels.reserve(upside_down.size());
  for (int y = height - 1; y >= 0; --y) {
    const auto from = upside_down.begin() + static_cast<std::ptrdiff_t>(row) * y;
    image.pixels.insert(image.pixels.end(), from, from + static_cast<std::ptrdiff_t>(row));
  }
  for (std::size_t i = 3; i < image.pixels.size(); i += 4) image.pixels[i] = 255;
  return image;
}

}  // namespace plotboard::draw
