#include "scene/signs.hpp"

#include <array>
#include <cstddef>

#include "geom/trig.hpp"

namespace plotboard::scene {
namespace {

using geom::Vec2;
using Points = std::vector<Vec2>;

Points ring(Vec2 centre, double radius, int corners, double turn_degrees = 0) {
  Points points;
  for (int i = 0; i < corners; ++i) {
    const geom::SinCos a = geom::sin_cos_degrees(turn_degrees + 360.0 * i / corners);
    points.push_back(centre + Vec2{a.sin, a.cos} * radius);
  }
  return points;
}
Points closed(Points points) {
  points.push_back(points.front());
  return points;
}
Points arc(Vec2 centre, double radius, double from_degrees, double to_degrees) {
  constexpr int kSteps = 10;
  Points points;
  for (int i = 0; i <= kSteps; ++i) {
    const geom::SinCos a = geom::sin_cos_degrees(from_degrees + (to_degrees - from_degrees) * i / kSteps);
    points.push_back(centre + Vec2{a.sin, a.cos} * radius);
  }
  return points;
}
// Rays of a burst: long and short corners in turn.
Points burst(double outer, double inner, int rays) {
  Points points;
  for (int i = 0; i < 2 * rays; ++i) {
    const geom::SinCos a = geom::sin_cos_degrees(180.0 * i / rays);
    points.push_back(Vec2{a.sin, a.cos} * (i % 2 == 0 ? outer : inner));
  }
  return points;
}

Sign eye() {
  Points lids{{-0.62, 0}, {-0.3, 0.32}, {0, 0.4}, {0.3, 0.32}, {0.62, 0}, {0.3, -0.32}, {0, -0.4}, {-0.3, -0.32}};
  return {{ring({0, 0}, 0.17, 10)}, {closed(std::move(lids))}};
}
Sign dodge() {  // an arrow that bends away
  Points bend = arc({0.1, -0.45}, 0.62, -80, 20);
  return {{{{0.2, 0.45}, {0.25, -0.15}, {0.68, 0.2}}}, {std::move(bend)}};
}
Sign wall(bool fore) {  // a hull with one half behind a wall
  const double way = fore ? 1 : -1;
  return {{{{-0.55, 0.5 * way}, {0.55, 0.5 * way}, {0.55, 0.25 * way}, {-0.55, 0.25 * way}}},
          {{{-0.3, 0.05 * way}, {0.3, 0.05 * way}}, {{-0.3, -0.3 * way}, {0.3, -0.3 * way}}}};
}

Sign make(state::Token token) {
  switch (token) {
    case state::Token::focus:
      return eye();
    case state::Token::evade:
      return dodge();
    case state::Token::calculate:
      return {{ring({-0.35, -0.25}, 0.15, 8), ring({0.35, -0.25}, 0.15, 8), ring({0, 0.4}, 0.15, 8)},
              {closed({{-0.35, -0.25}, {0.35, -0.25}, {0, 0.4}})}};
    case state::Token::reinforce_fore:
      return wall(true);
    case state::Token::reinforce_aft:
      return wall(false);
    case state::Token::disarm:
      return {{}, {{{-0.4, -0.4}, {0.4, 0.4}}, {{-0.4, 0.4}, {0.4, -0.4}}}};
    case state::Token::jam:
      return {{}, {{{-0.6, 0}, {-0.35, 0.35}, {-0.1, -0.35}, {0.15, 0.35}, {0.4, -0.35}, {0.6, 0}}}};
    case state::Token::tractor:
      return {{}, {{{-0.45, 0.45}, {0, 0.1}, {0.45, 0.45}}, {{-0.45, 0.05}, {0, -0.3}, {0.45, 0.05}}}};
    case state::Token::stress:
      return {{{{-0.1, 0.5}, {0.1, 0.5}, {0.07, -0.1}, {-0.07, -0.1}}, ring({0, -0.38}, 0.12, 8)}, {}};
    case state::Token::strain:
      return {{}, {{{0, 0.5}, {0, -0.3}}, {{-0.28, 0}, {0, -0.38}, {0.28, 0}}}};
    case state::Token::deplete:
      return {
          {},
          {{{-0.35, 0.3}, {0.35, 0.3}, {0.35, -0.3}, {-0.35, -0.3}, {-0.35, 0.3}}, {{-0.18, 0.15}, {-0.18, -0.15}}}};
    case state::Token::ion:
      return {{{{0.12, 0.58}, {-0.34, -0.05}, {-0.02, -0.05}, {-0.12, -0.58}, {0.34, 0.05}, {0.02, 0.05}}}, {}};
    case state::Token::cloak:
      return {{},
              {arc({0, -0.1}, 0.45, -100, 100), {{-0.45, -0.2}, {-0.2, -0.05}, {0, -0.2}, {0.2, -0.05}, {0.45, -0.2}}}};
    case state::Token::protect:  // a roof over somebody
      return {{ring({0, -0.3}, 0.2, 10)}, {arc({0, -0.25}, 0.6, -80, 80)}};
    case state::Token::hyperdrive:  // a dart between streaks
      return {{{{0.6, 0}, {-0.05, 0.28}, {-0.05, -0.28}}},
              {{{-0.6, 0}, {-0.1, 0}}, {{-0.45, 0.35}, {0.05, 0.4}}, {{-0.45, -0.35}, {0.05, -0.4}}}};
    case state::Token::flee:  // out through the open side of a frame
      return {{{{0.62, 0}, {0.25, 0.26}, {0.25, -0.26}}},
              {{{0.1, 0.45}, {-0.45, 0.45}, {-0.45, -0.45}, {0.1, -0.45}}, {{-0.2, 0}, {0.3, 0}}}};
  }
  return {};
}

Sign make(state::Face face) {
  switch (face) {
    case state::Face::blank:
      return {{}, {{{-0.22, 0}, {0.22, 0}}}};
    case state::Face::focus:
      return eye();
    case state::Face::hit:
      return {{burst(0.66, 0.3, 8)}, {}};
    case state::Face::crit:  // hollow, with a core
      return {{ring({0, 0}, 0.2, 10)}, {closed(burst(0.68, 0.36, 8))}};
    case state::Face::evade:
      return dodge();
  }
  return {};
}

}  // namespace

const Sign& sign_of(state::Token token) {
  static const auto signs = [] {
    std::array<Sign, state::kTokenKinds> all;
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = make(static_cast<state::Token>(i));
    return all;
  }();
  return signs[static_cast<std::size_t>(token)];
}
const Sign& sign_of(state::Face face) {
  static const std::array<Sign, 5> signs{make(state::Face::blank), make(state::Face::focus), make(state::Face::hit),
                                         make(state::Face::crit), make(state::Face::evade)};
  return signs[static_cast<std::size_t>(face)];
}
const Sign& lock_sign() {
  static const Sign sign{{},
                         {closed(ring({0, 0}, 0.5, 16)),
                          {{0, 0.3}, {0, 0.85}},
                          {{0, -0.3}, {0, -0.85}},
                          {{0.3, 0}, {0.85, 0}},
                          {{-0.3, 0}, {-0.85, 0}}}};
  return sign;
}

std::vector<Vec2> token_rim(state::Token token) {
  return state::is_circular(token) ? ring({0, 0}, 0.95, 18) : ring({0, 0}, 1.1, 4);
}
std::vector<Vec2> die_rim(state::DieKind kind) {
  if (kind == state::DieKind::attack) return ring({0, 0}, 1.0, 8, 22.5);
  if (kind == state::DieKind::defense) return ring({0, 0}, 1.08, 4);
  return ring({0, 0}, 1.2, 4, 45);
}
Colour colour_of(const Theme& theme, state::Token token) {
  if (state::is_green(token)) return theme.chosen;
  if (state::is_orange(token)) return theme.warning;
  if (token == state::Token::flee) return theme.text_dim;
  return state::is_red(token) ? theme.overlapping : theme.apart;
}
Colour colour_of(const Theme& theme, state::DieKind kind) {
  if (kind == state::DieKind::attack) return theme.overlapping;
  return kind == state::DieKind::defense ? theme.chosen : theme.text;
}

const char* words_of(state::Token token, bool first) {
  switch (token) {
    case state::Token::focus:
      return "Focus";
    case state::Token::evade:
      return "Evade";
    case state::Token::calculate:
      return "Calculate";
    case state::Token::reinforce_fore:
      return first ? "Reinforce, fore" : "Reinforce, front";
    case state::Token::reinforce_aft:
      return first ? "Reinforce, aft" : "Reinforce, rear";
    case state::Token::disarm:
      return first ? "Weapons disabled" : "Disarmed";
    case state::Token::jam:
      return "Jammed";
    case state::Token::tractor:
      return "Tractor";
    case state::Token::stress:
      return "Stress";
    case state::Token::strain:
      return "Strain";
    case state::Token::deplete:
      return "Deplete";
    case state::Token::ion:
      return "Ion";
    case state::Token::cloak:
      return "Cloak";
    case state::Token::protect:
      return "Protect";
    case state::Token::hyperdrive:
      return "Hyperdrive";
    case state::Token::flee:
      return "Flee";
  }
  return "";
}
const char* words_of(state::Face face) {
  switch (face) {
    case state::Face::blank:
      return "blank";
    case state::Face::focus:
      return "focus";
    case state::Face::hit:
      return "hit";
    case state::Face::crit:
      return "critical hit";
    case state::Face::evade:
      return "evade";
  }
  return "";
}

}  // namespace plotboard::scene
