#include "geom/plastic.hpp"

#include <box2d/box2d.h>

#include <algorithm>
#include <cmath>

namespace plotboard::geom {
namespace {

// Box2D likes pieces of 0.1 to 10 units: one unit is a centimetre.
constexpr double kMmPerUnit = 10;
constexpr float kTimeStep = 1.0F / 60;
constexpr int kVelocityRounds = 10;
constexpr int kPositionRounds = 6;
constexpr double kUnitsAStep = 1;  // the hand's pace: a quarter of the smallest base, so that nothing is jumped over
constexpr double kRadiansAStep = 0.25;
constexpr int kMostSteps = 120;
constexpr int kSettlingSteps = 8;   // with the hand still
constexpr float kHandDensity = 20;  // against 1: the hand is stronger than what it pushes
constexpr float kFriction = 0.3F;
// The held base counts as arrived within this much of its goal, and is set down there exactly.
constexpr double kArrivedMm = 0.5;
constexpr double kArrivedDegrees = 0.5;

constexpr double kRadians = kPi / 180;

double turn_from(double from_degrees, double to_degrees) {  // the short way, clockwise positive
  double turn = to_degrees - from_degrees;
  while (turn > 180) turn -= 360;
  while (turn < -180) turn += 360;
  return turn;
}

// Headings here are those of the input, not wrapped, so that Box2D's angle follows them without a jump.
struct Standing {
  Vec2 centre;  // mm
  double heading = 0;
};

// Drags the held base along in Box2D. Bases that nothing pushes sleep, and keep their pose to the last digit.
void drag(const Figures& figures, const std::vector<PlasticBase>& bases, std::size_t held, const Pose& goal,
          std::vector<Standing>& standing) {
  const Vec2 origin = standing[held].centre;  // coordinates about the hand keep the floats fine
  b2World world({0, 0});
  std::vector<b2Body*> bodies;
  for (std::size_t i = 0; i < bases.size(); ++i) {
    b2BodyDef body;
    body.type = bases[i].fixed && i != held ? b2_staticBody : b2_dynamicBody;
    const Vec2 at = (standing[i].centre - origin) * (1 / kMmPerUnit);
    body.position = {static_cast<float>(at.x), static_cast<float>(at.y)};
    body.angle = static_cast<float>(-standing[i].heading * kRadians);
    body.awake = i == held;
    bodies.push_back(world.CreateBody(&body));
    const BaseFigures& size = figures.base_of(bases[i].kind);
    b2PolygonShape shape;
    shape.SetAsBox(static_cast<float>(size.width.mm() / 2 / kMmPerUnit),
                   static_cast<float>(size.length.mm() / 2 / kMmPerUnit));
    shape.m_radius = 0;  // no skin: bases stand edge to edge
    b2FixtureDef fixture;
    fixture.shape = &shape;
    fixture.density = i == held ? kHandDensity : 1;
    fixture.friction = kFriction;
    bodies.back()->CreateFixture(&fixture);
  }

  b2Body& hand = *bodies[held];
  const b2Vec2 target{static_cast<float>((goal.x.mm() - origin.x) / kMmPerUnit),
                      static_cast<float>((goal.y.mm() - origin.y) / kMmPerUnit)};
  const double turn = turn_from(standing[held].heading, goal.heading.degrees());
  const auto target_angle = static_cast<float>(-(standing[held].heading + turn) * kRadians);
  const double paces = std::max(static_cast<double>((target - hand.GetPosition()).Length()) / kUnitsAStep,
                                std::fabs(turn) * kRadians / kRadiansAStep);
  const int steps = std::min(kMostSteps, static_cast<int>(std::ceil(paces)));
  for (int step = 0; step < steps + kSettlingSteps; ++step) {
    // What is left of the way, in equal shares; a hand that was held up catches up at the end.
    const float share = 1.0F / static_cast<float>(std::max(1, steps - step));
    hand.SetAwake(true);
    hand.SetLinearVelocity(share / kTimeStep * (target - hand.GetPosition()));
    hand.SetAngularVelocity(share / kTimeStep * (target_angle - hand.GetAngle()));
    world.Step(kTimeStep, kVelocityRounds, kPositionRounds);
    for (b2Body* body : bodies) {  // the mat stops what is not pushed
      if (body->GetType() != b2_dynamicBody || !body->IsAwake()) continue;
      body->SetLinearVelocity({0, 0});
      body->SetAngularVelocity(0);
    }
  }
  for (std::size_t i = 0; i < bases.size(); ++i) {
    const Vec2 was = (standing[i].centre - origin) * (1 / kMmPerUnit);
    const b2Vec2 at = bodies[i]->GetPosition();
    const float was_angle = static_cast<float>(-standing[i].heading * kRadians);
    if (at.x != static_cast<float>(was.x) || at.y != static_cast<float>(was.y)) {
      standing[i].centre = origin + Vec2{static_cast<double>(at.x), static_cast<double>(at.y)} * kMmPerUnit;
    }
    if (bodies[i]->GetAngle() != was_angle)
      standing[i].heading = -static_cast<double>(bodies[i]->GetAngle()) / kRadians;
  }
}

// The shortest push of `b` that parts two rectangles; no length when they are apart.
Vec2 parting_push(const PlacedBase& a, const PlacedBase& b) {
  const Vec2 way = b.frame.origin - a.frame.origin;
  double least = 1e300;
  Vec2 push;
  for (const Vec2 axis : {a.frame.right, a.frame.forward, b.frame.right, b.frame.forward}) {
    const auto reach = [axis](const PlacedBase& base) {
      return base.half_width * std::fabs(dot(base.frame.right, axis)) +
             base.half_length * std::fabs(dot(base.frame.forward, axis));
    };
    const double along = dot(way, axis);
    const double depth = reach(a) + reach(b) - std::fabs(along);
    if (depth <= 0) return {};
    if (depth < least) {
      least = depth;
      push = axis * (along < 0 ? -depth : depth);
    }
  }
  return push;
}

// Box2D leaves overlaps of some hundredths of a millimetre: part them by our own normals. Only what the drag has moved
// is looked at, and what it then pushes. The held base gives way only when the others cannot.
void part(const Figures& figures, const std::vector<PlasticBase>& bases, std::size_t held,
          std::vector<Standing>& standing, std::vector<bool>& moved) {
  constexpr int kRounds = 120;
  constexpr int kFirmRounds = 100;
  constexpr double kEnough = 0.001;
  std::vector<PlacedBase> placed;
  for (std::size_t i = 0; i < bases.size(); ++i) {
    const SinCos turn = sin_cos_degrees(standing[i].heading);
    placed.push_back(placed_base(figures, bases[i].kind, false,
                                 Frame{standing[i].centre, {turn.cos, -turn.sin}, {turn.sin, turn.cos}}));
  }
  for (int round = 0; round < kRounds; ++round) {
    bool settled = true;
    const auto firm = [&](std::size_t i) { return i == held ? round < kFirmRounds : bases[i].fixed; };
    for (std::size_t i = 0; i < bases.size(); ++i) {
      for (std::size_t j = i + 1; j < bases.size(); ++j) {
        if (!moved[i] && !moved[j]) continue;
        const Vec2 push = parting_push(placed[i], placed[j]);
        if (dot(push, push) <= kEnough * kEnough) continue;
        settled = false;
        if (firm(i) && firm(j)) continue;
        const double share = firm(i) ? 1 : firm(j) ? 0 : 0.5;
        placed[j].frame.origin = placed[j].frame.origin + push * share;
        placed[i].frame.origin = placed[i].frame.origin - push * (1 - share);
        if (share > 0) moved[j] = true;
        if (share < 1) moved[i] = true;
      }
    }
    if (settled) break;
  }
  for (std::size_t i = 0; i < bases.size(); ++i) standing[i].centre = placed[i].frame.origin;
}

}  // namespace

std::vector<Pose> pushed(const Figures& figures, const std::vector<PlasticBase>& bases, std::size_t held,
                         const Pose& goal) {
  std::vector<Standing> standing;
  for (const PlasticBase& base : bases) {
    standing.push_back({{base.pose.x.mm(), base.pose.y.mm()}, base.pose.heading.degrees()});
  }
  const std::vector<Standing> before = standing;
  drag(figures, bases, held, goal, standing);

  const Vec2 goal_centre{goal.x.mm(), goal.y.mm()};
  Standing& hand = standing.at(held);
  if (length(goal_centre - hand.centre) <= kArrivedMm &&
      std::fabs(turn_from(hand.heading, goal.heading.degrees())) <= kArrivedDegrees) {
    hand = {goal_centre, goal.heading.degrees()};
  }
  std::vector<bool> moved(bases.size());
  for (std::size_t i = 0; i < bases.size(); ++i) {
    moved[i] = i == held || !(standing[i].centre == before[i].centre) || standing[i].heading != before[i].heading;
  }
  part(figures, bases, held, standing, moved);

  std::vector<Pose> poses;
  for (std::size_t i = 0; i < bases.size(); ++i) {
    poses.push_back(moved[i] ? rounded_pose(standing[i].centre, standing[i].heading) : bases[i].pose);
  }
  return poses;
}

}  // namespace plotboard::geom
