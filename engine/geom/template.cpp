// Templates as laid: their centre line and outline. How far one is from a polygon: template_gap.cpp.
#include <algorithm>
#include <array>
#include <cmath>

#include "geom/path.hpp"

namespace plotboard::geom {
namespace {

struct NamedKind {
  TemplateKind kind;
  std::string_view word;
  int speeds;
};
constexpr std::array<NamedKind, 3> kKinds{
    {{TemplateKind::straight, "straight", 5}, {TemplateKind::bank, "bank", 3}, {TemplateKind::turn, "turn", 3}}};

bool drop_prefix(std::string_view& text, std::string_view prefix) {
  if (text.substr(0, prefix.size()) != prefix) return false;
  text.remove_prefix(prefix.size());
  return true;
}

Vec2 turned_with(const Frame& frame, Vec2 local_direction) {
  return frame.right * local_direction.x + frame.forward * local_direction.y;
}

}  // namespace

Template template_at(const Figures& figures, TemplateKind kind, int speed, int side, const Frame& start) {
  Template piece;
  piece.kind = kind;
  piece.speed = speed;
  piece.side = side;
  piece.start = start;
  piece.width_mm = figures.template_width.mm();
  const auto index = static_cast<std::size_t>(speed - 1);
  switch (kind) {
    case TemplateKind::none:
      break;
    case TemplateKind::straight:
      piece.length_mm = figures.straight_step.mm() * speed;
      break;
    case TemplateKind::bank:
      piece.radius_mm = figures.bank_radius.at(index).mm();
      piece.length_mm = piece.radius_mm * figures.bank_angle.degrees() * kPi / 180.0;
      break;
    case TemplateKind::turn:
      piece.radius_mm = figures.turn_radius.at(index).mm();
      piece.length_mm = piece.radius_mm * figures.turn_angle.degrees() * kPi / 180.0;
      break;
  }
  return piece;
}

std::optional<Template> template_named(const Figures& figures, std::string_view name, const Frame& start) {
  for (const NamedKind& named : kKinds) {
    std::string_view rest = name;
    if (!drop_prefix(rest, named.word) || !drop_prefix(rest, "-") || rest.empty()) continue;
    const int speed = rest[0] - '0';
    if (speed < 1 || speed > named.speeds) return std::nullopt;
    rest.remove_prefix(1);
    int side = 0;
    if (named.kind != TemplateKind::straight) {
      if (rest != "-left" && rest != "-right") return std::nullopt;
      side = rest == "-left" ? -1 : 1;
    } else if (!rest.empty()) {
      return std::nullopt;
    }
    return template_at(figures, named.kind, speed, side, start);
  }
  return std::nullopt;
}

Template trimmed(const Template& piece, double length_mm) {
  Template part = piece;
  part.length_mm = std::clamp(length_mm, 0.0, piece.length_mm);
  return part;
}

Frame centre_line(const Template& piece, double s) {
  const double on_piece = std::clamp(s, 0.0, piece.length_mm);
  Vec2 at{0, on_piece};
  Vec2 ahead{0, 1};
  if (piece.radius_mm > 0) {
    const SinCos bend = sin_cos_degrees(on_piece / piece.radius_mm * (180.0 / kPi));
    at = {piece.side * piece.radius_mm * (1 - bend.cos), piece.radius_mm * bend.sin};
    ahead = {piece.side * bend.sin, bend.cos};
  }
  at = at + ahead * (s - on_piece);
  const Vec2 forward = turned_with(piece.start, ahead);
  return {piece.start.to_world(at), {forward.y, -forward.x}, forward};
}

std::vector<Vec2> template_outline(const Template& piece, double max_sagitta_mm) {
  int chords = 1;
  if (piece.radius_mm > 0) {
    // A chord over twice the angle x deviates by r (1 - cos x) <= r x^2 / 2.
    const double outer = piece.radius_mm + piece.width_mm / 2;
    const double half_angle = std::sqrt(2 * std::max(max_sagitta_mm, 1e-4) / outer);
    chords = std::max(1, static_cast<int>(std::ceil(piece.length_mm / piece.radius_mm / (2 * half_angle))));
  }
  std::vector<Vec2> outline(2 * (static_cast<std::size_t>(chords) + 1));
  for (int i = 0; i <= chords; ++i) {
    const Frame frame = centre_line(piece, piece.length_mm * i / chords);
    const auto index = static_cast<std::size_t>(i);
    outline[index] = frame.to_world({piece.width_mm / 2, 0});
    outline[outline.size() - 1 - index] = frame.to_world({-piece.width_mm / 2, 0});
  }
  return outline;
}

}  // namespace plotboard::geom
