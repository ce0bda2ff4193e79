#include "print/paper.hpp"

#include <cairo-pdf.h>
#include <cairo.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <numbers>
#include <sstream>

#include "io/io.hpp"

namespace plotboard::print {

namespace {

constexpr double kPointsAnInch = 72, kMmAnInch = 25.4;

struct Free {
  void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
  void operator()(cairo_t* pen) const { cairo_destroy(pen); }
};
using Surface = std::unique_ptr<cairo_surface_t, Free>;
using Context = std::unique_ptr<cairo_t, Free>;

cairo_status_t collect(void* bytes, const unsigned char* data, unsigned length) {
  static_cast<std::string*>(bytes)->append(reinterpret_cast<const char*>(data), length);
  return CAIRO_STATUS_SUCCESS;
}

void choose(cairo_t* pen, double size, bool bold) {
  cairo_select_font_face(pen, "Inter", CAIRO_FONT_SLANT_NORMAL,
                         bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size(pen, size);
}
void use(cairo_t* pen, const Ink& ink) { cairo_set_source_rgb(pen, ink.r, ink.g, ink.b); }

// Widths that do not depend on the surface's dots.
Context context_of(cairo_surface_t* surface) {
  Context pen(cairo_create(surface));
  cairo_font_options_t* options = cairo_font_options_create();
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_set_font_options(pen.get(), options);
  cairo_font_options_destroy(options);
  return pen;
}

// Letters have their width at any size: measured large, unhinted, once for both surfaces.
double width_of(cairo_t* pen, const std::string& words, double size, bool bold) {
  constexpr double kLarge = 100;
  choose(pen, kLarge, bold);
  cairo_text_extents_t extents;
  cairo_text_extents(pen, words.c_str(), &extents);
  return extents.x_advance * size / kLarge;
}

struct Drawing {
  cairo_t* pen;

  void operator()(const Text& text) const {
    const double width = text.align == Align::left ? 0 : width_of(pen, text.words, text.size, text.bold);
    choose(pen, text.size, text.bold);
    use(pen, text.ink);
    cairo_move_to(pen, text.at.x - (text.align == Align::middle ? width / 2 : width), text.at.y);
    cairo_show_text(pen, text.words.c_str());
  }
  void operator()(const Box& box) const {
    use(pen, box.ink);
    const double r = box.round;
    cairo_new_path(pen);
    if (r <= 0) {
      cairo_rectangle(pen, box.x, box.y, box.width, box.height);
    } else {
      cairo_arc(pen, box.x + box.width - r, box.y + r, r, -std::numbers::pi / 2, 0);
      cairo_arc(pen, box.x + box.width - r, box.y + box.height - r, r, 0, std::numbers::pi / 2);
      cairo_arc(pen, box.x + r, box.y + box.height - r, r, std::numbers::pi / 2, std::numbers::pi);
      cairo_arc(pen, box.x + r, box.y + r, r, std::numbers::pi, std::numbers::pi * 3 / 2);
      cairo_close_path(pen);
    }
    finish(box.filled, box.line);
  }
  void operator()(const Path& path) const {
    use(pen, path.ink);
    cairo_new_path(pen);
    for (const Point& point : path.points) cairo_line_to(pen, point.x, point.y);
    if (path.filled) cairo_close_path(pen);
    finish(path.filled, path.line);
  }
  void finish(bool filled, double line) const {
    if (filled) return cairo_fill(pen);
    cairo_set_line_width(pen, line);
    cairo_set_line_join(pen, CAIRO_LINE_JOIN_ROUND);
    cairo_stroke(pen);
  }
};

void draw(cairo_t* pen, const Page& page) {
  for (const Item& item : page.items) visit(Drawing{pen}, item);
}

base::Error failed(cairo_status_t status) {
  return {"", "page", cairo_status_to_string(status), "a page that Cairo writes"};
}

}  // namespace

base::Result<std::string> pdf_of(const std::vector<Page>& pages, const std::string& title) {
  std::string bytes;
  constexpr double kPointsAMm = kPointsAnInch / kMmAnInch;
  const Surface surface(
      cairo_pdf_surface_create_for_stream(collect, &bytes, kA4Width * kPointsAMm, kA4Height * kPointsAMm));
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, title.c_str());
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATOR, "Plotboard");
  const Context pen = context_of(surface.get());
  cairo_scale(pen.get(), kPointsAMm, kPointsAMm);
  for (const Page& page : pages) {
    cairo_pdf_surface_set_size(surface.get(), page.width * kPointsAMm, page.height * kPointsAMm);
    draw(pen.get(), page);
    cairo_show_page(pen.get());
  }
  const cairo_status_t drawn = cairo_status(pen.get());
  cairo_surface_finish(surface.get());
  const cairo_status_t written = cairo_surface_status(surface.get());
  if (drawn != CAIRO_STATUS_SUCCESS) return failed(drawn);
  if (written != CAIRO_STATUS_SUCCESS) return failed(written);
  return bytes;
}

base::Result<std::string> png_of(const std::vector<Page>& pages, double dots_per_inch) {
  const double scale = dots_per_inch / kMmAnInch;
  double width = 0;
  double height = 0;
  for (const Page& page : pages) {
    width = std::max(width, page.width);
    height += page.height;
  }
  const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, static_cast<int>(std::lround(width * scale)),
                                                   static_cast<int>(std::lround(height * scale))));
  const Context pen = context_of(surface.get());
  cairo_set_source_rgb(pen.get(), 1, 1, 1);
  cairo_paint(pen.get());
  cairo_scale(pen.get(), scale, scale);
  for (const Page& page : pages) {
    draw(pen.get(), page);
    cairo_translate(pen.get(), 0, page.height);
  }
  std::string bytes;
  cairo_status_t status = cairo_status(pen.get());
  if (status == CAIRO_STATUS_SUCCESS) status = cairo_surface_write_to_png_stream(surface.get(), collect, &bytes);
  if (status != CAIRO_STATUS_SUCCESS) return failed(status);
  return bytes;
}

base::Result<base::Done> write(const std::string& path, const std::vector<Page>& pages, const std::string& title) {
  const std::string ending = io::ending_of(path);
  if (ending != ".pdf" && ending != ".png")
    return base::Error{path, "", "an ending that says neither", "a name that ends with .pdf or .png"};
  const auto bytes = ending == ".pdf" ? pdf_of(pages, title) : png_of(pages);
  if (!bytes) return bytes.errors();
  return io::write_file(path, *bytes);
}

double text_width(const std::string& words, double size, bool bold) {
  static const Surface surface(cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nullptr));
  static const Context pen = context_of(surface.get());
  return width_of(pen.get(), words, size, bold);
}

std::vector<std::string> in_lines(const std::string& words, double width, double size, bool bold) {
  std::vector<std::string> lines;
  std::istringstream in(words);
  for (std::string word; in >> word;) {
    const std::string longer = lines.empty() ? word : lines.back() + " " + word;
    if (lines.empty() || text_width(longer, size, bold) > width) {
      lines.push_back(word);
    } else {
      lines.back() = longer;
    }
  }
  return lines;
}

std::string cut_to(const std::string& words, double width, double size, bool bold) {
  if (text_width(words, size, bold) <= width) return words;
  std::string cut = words;
  const auto is_inside = [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) == 0x80U; };  // of a letter
  while (!cut.empty() && text_width(cut + "…", size, bold) > width) {
    while (!cut.empty() && is_inside(cut.back())) cut.pop_back();
    if (!cut.empty()) cut.pop_back();
  }
  while (!cut.empty() && cut.back() == ' ') cut.pop_back();
  return cut + "…";
}

}  // namespace plotboard::print
