// What happens as moments on a clock, and what the board shows of them; no desk, no GL.
#include <algorithm>
#include <catch2/catch.hpp>
#include <map>

#include "scene/board.hpp"
#include "scene/effects.hpp"
#include "scene/moments.hpp"
#include "scene/overlays.hpp"
#include "state/events.hpp"
#include "support/catalog.hpp"

namespace plotboard::scene_moments {

using geom::Vec2;
using scene::Moment;
using scene::MomentKind;
using scene::Timeline;
using state::Event;

namespace {

state::Table duel() {
  state::Table table;
  table.ruleset = "2e";
  table.round = 2;
  for (const auto& [id, side, y] :
       {std::tuple{"Red 1", state::Side::player, 300.0}, std::tuple{"Alpha 1", state::Side::enemy, 500.0}}) {
    state::Piece piece;
    piece.id = id;
    piece.ref = side == state::Side::player ? "t65xwing" : "tielnfighter";
    piece.side = side;
    piece.pose = geom::rounded_pose({457, y}, side == state::Side::player ? 0 : 180);
    piece.ship.hull = 3;
    piece.ship.shields = piece.ship.shield_limit = 1;
    table.pieces.push_back(piece);
  }
  table.play.phase = state::Phase::engagement;
  table.play.decks[0].draw = table.play.decks[1].draw = {1, 2, 3, 4, 5};
  return table;
}

Timeline timeline_of(const state::Table& before, const std::vector<Event>& events) {
  std::vector<const Event*> news;
  for (const Event& event : events) news.push_back(&event);
  Timeline timeline;
  scene::add_moments(timeline, test::catalog(), before, news);
  return timeline;
}
state::Table shown_at(const state::Table& before, const Timeline& timeline, const std::vector<Event>& events,
                      double at) {
  state::Table table = before;
  for (std::size_t i = 0; i < events.size() && timeline.cuts[i].at <= at; ++i) state::fold(table, events[i]);
  return table;
}
std::vector<MomentKind> kinds_of(const Timeline& timeline) {
  std::vector<MomentKind> kinds;
  for (const Moment& moment : timeline.moments) kinds.push_back(moment.kind);
  return kinds;
}
const Moment& only(const Timeline& timeline, MomentKind kind) {
  const auto is = [kind](const Moment& moment) { return moment.kind == kind; };
  REQUIRE(std::count_if(timeline.moments.begin(), timeline.moments.end(), is) == 1);
  return *std::find_if(timeline.moments.begin(), timeline.moments.end(), is);
}

state::Attack shot_by(const char* weapon, state::AttackStep step, bool hit) {
  state::Attack attack;
  attack.attacker = "Red 1";
  attack.defender = "Alpha 1";
  attack.weapon = weapon;
  attack.step = step;
  attack.hit = hit;
  return attack;
}
std::vector<Event> attack_with(const char* weapon, bool hit) {
  using state::AttackStep;
  std::vector<Event> events;
  events.emplace_back(state::AttackDeclared{shot_by(weapon, AttackStep::declare, false)});
  events.emplace_back(state::DiceRolled{"Red 1", state::DieKind::attack, {2, 3, 2}, false, state::Pool::attack, {}});
  events.emplace_back(state::DiceRolled{"Alpha 1", state::DieKind::defense, {0, 1}, false, state::Pool::defense, {}});
  events.emplace_back(state::AttackChanged{shot_by(weapon, AttackStep::neutralize, hit)});
  if (hit) {
    events.emplace_back(state::AttackChanged{shot_by(weapon, AttackStep::damage, true)});
    events.emplace_back(state::ShieldsChanged{"Alpha 1", -1});
    events.emplace_back(state::DamageDealt{"Alpha 1", 5, false});
    events.emplace_back(state::DamageDealt{"Alpha 1", 4, true});
    events.emplace_back(state::ShipDestroyed{"Alpha 1"});
  }
  events.emplace_back(state::AttackChanged{shot_by(weapon, AttackStep::aftermath, hit)});
  events.emplace_back(state::AttackEnded{});
  if (hit) events.emplace_back(state::ShipRemoved{"Alpha 1"});
  return events;
}

scene::Picture picture_at(const state::Table& before, const std::vector<Event>& events, double at, bool calm = false) {
  const Timeline timeline = timeline_of(before, events);
  const state::Table table = shown_at(before, timeline, events, at);
  scene::Camera camera;
  camera.fit(914.4, 914.4, 20);
  scene::Overlay overlay;
  overlay.battle.on = overlay.battle.dice = true;
  overlay.timeline = &timeline;
  overlay.moment = at;
  overlay.calm = calm;
  return scene::board_picture(test::catalog(), table, overlay, scene::theme_named("night"), camera);
}
bool says(const scene::Picture& picture, const std::string& words) {
  return std::any_of(picture.labels.begin(), picture.labels.end(),
                     [&](const scene::Label& label) { return label.text.find(words) != std::string::npos; });
}
std::size_t marks_in(const scene::Picture& picture) { return picture.fills.size() + picture.strokes.size(); }

}  // namespace

TEST_CASE("An attack that hits: aim, dice, shot, shields, hull, critical hit, explosion, each in its time") {
  const state::Table before = duel();
  const std::vector<Event> events = attack_with("primary:0", true);
  const Timeline timeline = timeline_of(before, events);
  CHECK(kinds_of(timeline) == std::vector<MomentKind>{MomentKind::aim, MomentKind::dice, MomentKind::dice,
                                                      MomentKind::shot, MomentKind::shield, MomentKind::hull,
                                                      MomentKind::critical, MomentKind::explosion});
  REQUIRE(timeline.cuts.size() == events.size());
  double last = 0;
  for (const Moment& moment : timeline.moments) {
    CHECK(moment.seconds > 0);
    CHECK(moment.start >= last);
    last = moment.start;
    CHECK(moment.end() <= timeline.seconds);
  }
  for (std::size_t i = 1; i < timeline.cuts.size(); ++i) CHECK(timeline.cuts[i].at >= timeline.cuts[i - 1].at);
  const auto at = [&](double time) { return shown_at(before, timeline, events, time); };
  const auto enemy = [&](double time) { return *at(time).find("Alpha 1"); };
  // Dice lie when they have rolled, and not before.
  const Moment& first = timeline.moments[1];
  CHECK(at(first.start + scene::kRollSeconds - 0.01).play.attack->attack_dice.empty());
  CHECK(at(first.start + scene::kRollSeconds).play.attack->attack_dice.size() == 3);
  // Nothing of the harm is known while the shot is on its way.
  const Moment& shot = only(timeline, MomentKind::shot);
  CHECK(shot.hits);
  CHECK(shot.other == Id("Alpha 1"));
  CHECK(enemy(shot.end() - 0.01).ship.shields == 1);
  CHECK(enemy(shot.end()).ship.shields == 0);
  CHECK(enemy(only(timeline, MomentKind::hull).start - 0.01).ship.damage.empty());
  CHECK(enemy(only(timeline, MomentKind::hull).start).ship.damage.size() == 1);
  CHECK(only(timeline, MomentKind::critical).words == test::catalog().damage_card(4)->name);
  const Moment& fire = only(timeline, MomentKind::explosion);
  CHECK_FALSE(enemy(fire.start - 0.01).ship.destroyed);
  CHECK(enemy(fire.start).ship.destroyed);
  CHECK_FALSE(enemy(fire.start).ship.removed);  // it burns first
  CHECK(enemy(fire.end()).ship.removed);
  // And then the table is what it became.
  state::Table after = before;
  for (const Event& event : events) state::fold(after, event);
  CHECK(at(timeline.seconds) == after);
}

TEST_CASE("A miss goes by and hurts nobody, shields lost together are one flare") {
  const state::Table before = duel();
  const Timeline miss = timeline_of(before, attack_with("primary:0", false));
  CHECK(kinds_of(miss) ==
        std::vector<MomentKind>{MomentKind::aim, MomentKind::dice, MomentKind::dice, MomentKind::shot});
  CHECK_FALSE(only(miss, MomentKind::shot).hits);
  const Moment& shot = only(miss, MomentKind::shot);
  CHECK(says(picture_at(before, attack_with("primary:0", false), shot.start + shot.seconds * 0.7), "miss"));
  CHECK_FALSE(says(picture_at(before, attack_with("primary:0", true), shot.start + shot.seconds * 0.7), "miss"));
  std::vector<Event> two;
  two.emplace_back(state::ShieldsChanged{"Red 1", -1});
  two.emplace_back(state::ShieldsChanged{"Alpha 1", -1});
  CHECK(timeline_of(before, two).moments.size() == 2);
  state::Table strong = before;
  strong.pieces[0].ship.shields = 2;
  strong.pieces[0].ship.shield_limit = 3;
  two.clear();
  two.emplace_back(state::ShieldsChanged{"Red 1", -1});
  two.emplace_back(state::ShieldsChanged{"Red 1", -1});
  CHECK(only(timeline_of(strong, two), MomentKind::shield).count == 2);
  two.clear();
  two.emplace_back(state::ShieldsChanged{"Red 1", 1});  // back again: nothing to see
  strong.pieces[0].ship.shields = 1;
  CHECK(timeline_of(strong, two).empty());
}

TEST_CASE("Whether an attack hits is told when its shot is there") {
  for (const bool hit : {true, false}) {
    CAPTURE(hit);
    std::vector<Event> events = attack_with("primary:0", hit);
    constexpr std::size_t kTold = 3;  // after the dice
    events.insert(
        events.begin() + kTold,
        Event(state::Told{"Red 1", "2e-neutral-3", hit ? say("results.left", 1) : say("results.nothing-left")}));
    const Timeline timeline = timeline_of(duel(), events);
    REQUIRE(timeline.cuts.size() == events.size());
    CHECK(timeline.cuts[kTold - 1].at < only(timeline, MomentKind::shot).start + 1e-9);
    CHECK(timeline.cuts[kTold].at == Approx(only(timeline, MomentKind::shot).end()));
    for (std::size_t i = 1; i < events.size(); ++i) CHECK(timeline.cuts[i].at >= timeline.cuts[i - 1].at);
  }
}

TEST_CASE("An attack that is asked about on the way is not shown twice") {
  const state::Table before = duel();
  const std::vector<Event> events = attack_with("primary:0", true);
  // Cut anywhere, the parts together are the whole.
  const std::vector<MomentKind> whole = kinds_of(timeline_of(before, events));
  for (std::size_t cut = 1; cut < events.size(); ++cut) {
    INFO(cut);
    const std::vector<Event> first(events.begin(), events.begin() + static_cast<std::ptrdiff_t>(cut));
    const std::vector<Event> second(events.begin() + static_cast<std::ptrdiff_t>(cut), events.end());
    state::Table between = before;
    for (const Event& event : first) state::fold(between, event);
    std::vector<MomentKind> parts = kinds_of(timeline_of(before, first));
    for (const MomentKind kind : kinds_of(timeline_of(between, second))) parts.push_back(kind);
    if (cut + 3 >= events.size()) {  // the wreck is taken off later: it burns once more
      CHECK(parts.back() == MomentKind::explosion);
      parts.pop_back();
    }
    CHECK(parts == whole);
  }
}

TEST_CASE("Each weapon has its own shot and sound") {
  const std::map<std::string, std::pair<scene::Gun, scene::Sound>> weapons = {
      {"primary:0", {scene::Gun::laser, scene::Sound::laser}},
      {"heavy-laser-cannon", {scene::Gun::laser, scene::Sound::laser}},
      {"ion-cannon", {scene::Gun::ion, scene::Sound::ion}},
      {"ion-cannon-turret", {scene::Gun::ion, scene::Sound::ion}},
      {"dorsal-turret", {scene::Gun::turret, scene::Sound::laser}},
      {"proton-torpedoes", {scene::Gun::torpedo, scene::Sound::torpedo}},
      {"concussion-missiles", {scene::Gun::missile, scene::Sound::torpedo}},
      {"tractor-beam", {scene::Gun::beam, scene::Sound::ion}}};
  for (const auto& [weapon, expected] : weapons) {
    INFO(weapon);
    const Timeline timeline = timeline_of(duel(), attack_with(weapon.c_str(), true));
    const Moment& shot = only(timeline, MomentKind::shot);
    CHECK(shot.gun == expected.first);
    CHECK(shot.sound == expected.second);
    // It is drawn, at any time, and differently from a moment to the next.
    const auto events = attack_with(weapon.c_str(), true);
    const std::size_t quiet = marks_in(picture_at(duel(), events, -1));
    for (const double share : {0.2, 0.5, 0.8})
      CHECK(marks_in(picture_at(duel(), events, shot.start + shot.seconds * share)) > quiet);
  }
  CHECK(scene::ionizes("ion-torpedoes"));
  CHECK(scene::ionizes("1e-ioncannonturret"));
  CHECK_FALSE(scene::ionizes("munitions-failsafe"));
  state::Attack turret = shot_by("primary:0", state::AttackStep::declare, false);
  turret.arc = geom::ArcKind::turret_front;
  CHECK(scene::gun_of(test::catalog(), turret) == scene::Gun::turret);
}

TEST_CASE("What is heard is heard with what is seen") {
  const Timeline timeline = timeline_of(duel(), attack_with("primary:0", true));
  std::vector<scene::Sound> sounds;
  for (const Moment& moment : timeline.moments)
    if (moment.sound != scene::Sound::none) sounds.push_back(moment.sound);
  using scene::Sound;
  CHECK(sounds == std::vector<Sound>{Sound::dice, Sound::dice, Sound::laser, Sound::shield, Sound::hull,
                                     Sound::critical, Sound::explosion});
}

TEST_CASE("A phase announces itself, one in which nothing happens only as the last") {
  const state::Table before = duel();
  std::vector<Event> events;
  events.emplace_back(state::PhaseStarted{state::Phase::end});
  events.emplace_back(state::RoundStarted{3});
  events.emplace_back(state::PhaseStarted{state::Phase::planning});
  Timeline timeline = timeline_of(before, events);
  CHECK(only(timeline, MomentKind::banner).words == "Planning Phase");
  CHECK(only(timeline, MomentKind::banner).under == "Round 3");
  CHECK(only(timeline, MomentKind::banner).sound == scene::Sound::phase);
  const Moment& banner = only(timeline, MomentKind::banner);
  CHECK(says(picture_at(before, events, banner.start + banner.seconds / 2), "Planning Phase"));
  CHECK_FALSE(says(picture_at(before, events, banner.end()), "Planning Phase"));
  events.insert(events.begin() + 1, Event(state::TokenChanged{"Red 1", state::Token::focus, 1}));
  timeline = timeline_of(before, events);
  CHECK(kinds_of(timeline) == std::vector<MomentKind>{MomentKind::banner, MomentKind::token, MomentKind::banner});
}

TEST_CASE("Ships fly their path, and a bump stops where it stops", "[2e-overlap-1]") {
  state::Table before = duel();
  before.pieces[1].pose = geom::rounded_pose({457, 400}, 180);  // in the way
  const rules::Field field(test::catalog(), before);
  const geom::Maneuver far = *geom::maneuver_from_code("2F"), turn = *geom::maneuver_from_code("2T");
  for (const geom::Maneuver maneuver : {far, turn}) {
    const rules::MoveOutcome way = rules::fly(field, *field.ship("Red 1"), maneuver);
    CHECK(way.fully_executed == (maneuver == turn));
    std::vector<Event> events;
    events.emplace_back(
        state::ManeuverFlown{"Red 1", maneuver, geom::Difficulty::white, way.fully_executed, way.end, way.bumped});
    const Timeline timeline = timeline_of(before, events);
    const Moment& flight = only(timeline, MomentKind::flight);
    CHECK(flight.to == way.end);
    CHECK(scene::is_on_its_way(timeline, flight.end() - 0.01, "Red 1"));
    CHECK_FALSE(scene::is_on_its_way(timeline, flight.end(), "Red 1"));
    scene::Camera camera;
    camera.fit(914.4, 914.4, 20);
    scene::Overlay overlay;
    overlay.timeline = &timeline;
    scene::Picture picture;
    const auto at = [&](double time, bool calm) {
      overlay.moment = time;
      overlay.calm = calm;
      const state::Table shown = shown_at(before, timeline, events, time);
      const scene::Canvas canvas{
          test::catalog(), shown, overlay, scene::theme_named("night"), camera, picture, {}, {}, {}};
      return scene::shown_frame(canvas, *shown.find("Red 1")).origin;
    };
    const Vec2 start = geom::frame_of(way.start).origin, end = geom::frame_of(way.end).origin;
    CHECK(geom::length(at(flight.start, false) - start) < 0.01);
    const double half = geom::length(at(flight.start + flight.seconds / 2, false) - start);
    CHECK(half > 5);
    CHECK(half < geom::length(end - start));
    CHECK(geom::length(at(flight.end(), false) - end) < 0.01);
    CHECK(geom::length(at(flight.start, true) - end) < 0.01);  // motion reduced: there at once
  }
}

TEST_CASE("A boost goes along its template, a barrel roll slides") {
  const state::Table before = duel();
  const state::Piece& ship = before.pieces[0];
  const auto moved_to = [&](geom::Reposition kind, std::size_t which) {
    const auto places = geom::places(test::catalog().figures, ship.base, geom::Edition::second, ship.pose, kind);
    REQUIRE(places.size() > which);
    std::vector<Event> events;
    events.emplace_back(state::PieceMoved{"Red 1", places[which].end});
    return timeline_of(before, events);
  };
  for (std::size_t i = 0; i < 3; ++i)
    CHECK(only(moved_to(geom::Reposition::boost, i), MomentKind::flight).way != nullptr);
  CHECK(only(moved_to(geom::Reposition::barrel_roll, 0), MomentKind::slide).seconds > 0);
}

TEST_CASE("Bombs drop and go off, ships come and flee") {
  state::Table before = duel();
  state::Piece bomb;
  bomb.id = "B1";
  bomb.type = state::PieceType::device;
  bomb.ref = "proton_bomb";
  bomb.owner = "Red 1";
  bomb.pose = geom::rounded_pose({457, 240}, 0);
  std::vector<Event> events;
  events.emplace_back(state::PieceAdded{bomb});
  events.emplace_back(state::Told{"B1", "2e-device-16", say("device.goes-off")});
  events.emplace_back(state::DamageDealt{"Red 1", 5, false});
  events.emplace_back(state::PieceRemoved{"B1"});
  events.emplace_back(state::ShipFled{"Alpha 1"});
  const Timeline timeline = timeline_of(before, events);
  CHECK(kinds_of(timeline) ==
        std::vector<MomentKind>{MomentKind::drop, MomentKind::blast, MomentKind::hull, MomentKind::leaves});
  CHECK(only(timeline, MomentKind::blast).reach_mm == 100);
  CHECK(shown_at(before, timeline, events, 0).find("B1") != nullptr);
  CHECK(shown_at(before, timeline, events, only(timeline, MomentKind::leaves).start).find("Alpha 1")->fled == false);
  CHECK(shown_at(before, timeline, events, timeline.seconds).find("Alpha 1")->fled);
}

TEST_CASE("Motion reduced: nothing flashes or shakes, and the same is told") {
  const state::Table before = duel();
  const std::vector<Event> events = attack_with("primary:0", true);
  const Timeline timeline = timeline_of(before, events);
  const Moment& blow = only(timeline, MomentKind::critical);
  const double at = blow.start + 0.05;
  CHECK(says(picture_at(before, events, at, true), blow.words));
  // Two times close to each other differ by nothing but what fades.
  const scene::Picture one = picture_at(before, events, at, true), two = picture_at(before, events, at + 0.03, true);
  REQUIRE(one.strokes.size() == two.strokes.size());
  for (std::size_t i = 0; i < one.strokes.size(); ++i) CHECK(one.strokes[i].points == two.strokes[i].points);
  REQUIRE(one.fills.size() == two.fills.size());
  for (std::size_t i = 0; i < one.fills.size(); ++i) CHECK(one.fills[i].points == two.fills[i].points);
  // In motion they do move.
  const scene::Picture a = picture_at(before, events, at), b = picture_at(before, events, at + 0.03);
  bool moved = a.strokes.size() != b.strokes.size();
  for (std::size_t i = 0; !moved && i < a.strokes.size(); ++i) moved = a.strokes[i].points != b.strokes[i].points;
  CHECK(moved);
}

}  // namespace plotboard::scene_moments
