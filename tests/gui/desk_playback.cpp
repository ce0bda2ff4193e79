// What has happened is shown on the desk's clock: hidden until its time, skipped by keys, gone at the end, and never a
// part of the battle.
#include <algorithm>
#include <catch2/catch.hpp>

#include "app/sound_player.hpp"
#include "app/sounds.hpp"
#include "battle/log.hpp"
#include "battle_support.hpp"
#include "desk_support.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"

namespace plotboard::desk_playback {

using namespace plotboard::test;
using desk::Intent;
using scene::MomentKind;

namespace {

constexpr double kFrame = 1.0 / 60;

// To the end of what is shown; how many frames that took.
int run_out(desk::Desk& d) {
  int frames = 0;
  while (d.playback.on()) {
    d.tick(kFrame);
    REQUIRE(++frames < 60 * 120);
  }
  return frames;
}
// Acts until something of that kind is about to be shown.
bool act_until_shown(desk::Desk& d, MomentKind kind, int most = 400) {
  for (int i = 0; i < most && d.battle.expected().kind != desk::Expect::over; ++i) {
    run_out(d);
    act_once(d);
    if (!d.playback.on()) continue;
    const auto& moments = d.playback.timeline().moments;
    if (std::any_of(moments.begin(), moments.end(), [kind](const auto& moment) { return moment.kind == kind; }))
      return true;
  }
  return false;
}

// What the moments are about; a dial that is set is not shown.
struct Look {
  Id id;
  geom::Pose pose;
  int shields = 0;
  std::size_t damage = 0;
  bool fled = false, destroyed = false, removed = false;
  friend bool operator==(const Look&, const Look&) = default;
};
std::vector<Look> looks(const state::Table& table) {
  std::vector<Look> all;
  for (const state::Piece& piece : table.pieces)
    all.push_back({piece.id, piece.pose, piece.ship.shields, piece.ship.damage.size(), piece.fled, piece.ship.destroyed,
                   piece.ship.removed});
  return all;
}

class Heard final : public platform::SoundDevice {
 public:
  explicit Heard(std::vector<std::pair<std::size_t, double>>& list) : list_(list) {}
  void play(std::size_t sound, double volume) override { list_.emplace_back(sound, volume); }

 private:
  std::vector<std::pair<std::size_t, double>>& list_;
};

}  // namespace

TEST_CASE("What is shown comes in its time, and then the table is what it is") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  start_ready_made(d, 3, desk::Controller::me, desk::Controller::cards, 5);
  std::set<MomentKind> seen;
  bool was_behind = false;
  run_out(d);
  for (int i = 0; i < 260 && d.table().round < 4; ++i) {
    const state::Table before = d.table();
    act_once(d);
    if (!d.playback.on()) continue;
    CHECK(looks(d.shown_table()) == looks(before));  // nothing is given away
    CHECK(d.overlay().timeline == &d.playback.timeline());
    for (const scene::Moment& moment : d.playback.timeline().moments) seen.insert(moment.kind);
    double last = 0;
    while (d.playback.on()) {
      was_behind = was_behind || looks(d.shown_table()) != looks(d.table());
      CHECK(d.tick(kFrame));
      if (!d.playback.on()) break;
      if (d.playback.at() > 0) REQUIRE(d.playback.at() > last);  // else something more has happened by itself
      last = d.playback.at();
    }
    CHECK(&d.shown_table() == &d.table());
    CHECK(d.overlay().timeline == nullptr);
    CHECK(d.seen().playback == desk::PlaybackView{});
  }
  CHECK(was_behind);
  for (const MomentKind kind :
       {MomentKind::flight, MomentKind::aim, MomentKind::dice, MomentKind::shot, MomentKind::banner, MomentKind::token})
    CHECK(seen.count(kind) == 1);
}

TEST_CASE("Shown or skipped or not at all and at any speed: the same battle to the last bit") {
  const auto play = [](double flight_seconds, int how) {
    Folder folder;
    desk::Desk d(catalog(), folder.path());
    d.settings.flight_seconds = flight_seconds;
    d.settings.reduced_motion = how == 3;
    start_ready_made(d, 2, desk::Controller::me, desk::Controller::cards, 11);
    for (int i = 0; i < 400 && d.table().round < 4 && d.battle.expected().kind != desk::Expect::over; ++i) {
      act_once(d);
      for (int k = 0; how == 1 && k < 7; ++k) d.tick(kFrame);  // cut short by what follows
      if (how == 2) {
        d.tick(kFrame);
        if (i % 2 == 0 && d.can(Intent::skip_animation)) d.act(Intent::skip_animation);
        if (i % 2 == 1 && d.can(Intent::skip_all)) d.act(Intent::skip_all);
      }
      if (how == 3) run_out(d);
    }
    for (int i = 0; i < 60 * 30; ++i) d.tick(kFrame);  // what comes by itself
    return std::pair{hash(d), battle::write_log(d.session())};
  };
  const auto off = play(0, 0);
  CHECK(off.second.size() > 1000);
  CHECK(play(desk::kNormalFlight, 0) == off);
  CHECK(play(desk::kNormalFlight, 1) == off);
  CHECK(play(desk::kNormalFlight / 2, 2) == off);
  CHECK(play(desk::kNormalFlight * 2, 3) == off);
}

TEST_CASE("Keys skip the present moment or all, and speed scales all of it") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  start_ready_made(d, 2);
  d.playback.stop();
  CHECK_FALSE(d.can(Intent::skip_animation));
  REQUIRE(act_until_shown(d, MomentKind::shot));
  d.tick(kFrame);
  std::size_t skips = 0;
  std::vector<double> starts;
  for (const scene::Moment& moment : d.playback.timeline().moments) starts.push_back(moment.start);
  while (d.can(Intent::skip_animation)) {
    const double before = d.playback.at();
    d.act(Intent::skip_animation);
    ++skips;
    if (!d.playback.on()) break;
    CHECK(d.playback.at() > before);
    CHECK(std::count(starts.begin(), starts.end(), d.playback.at()) >= 1);
  }
  CHECK(skips >= 2);
  CHECK(&d.shown_table() == &d.table());
  REQUIRE(act_until_shown(d, MomentKind::flight));
  d.act(Intent::skip_all);
  CHECK_FALSE(d.playback.on());

  // The same things take half as long, or twice.
  const auto frames = [](double seconds) {
    Folder other;
    desk::Desk e(catalog(), other.path());
    start_ready_made(e, 2);
    e.settings.flight_seconds = seconds;
    REQUIRE(act_until_shown(e, MomentKind::flight));
    e.ai.stop();  // and no more
    return run_out(e);
  };
  const int normal = frames(desk::kNormalFlight);
  CHECK(normal > 20);
  CHECK(std::abs(frames(desk::kNormalFlight * 2) - 2 * normal) <= 3);
  CHECK(std::abs(2 * frames(desk::kNormalFlight / 2) - normal) <= 3);
}

TEST_CASE("Nothing waits: a command ends what is shown, undo and another table leave nothing of it") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  start_ready_made(d, 2);
  REQUIRE(act_until_shown(d, MomentKind::flight));
  d.tick(kFrame);
  SECTION("the next command") {
    const auto moments = d.playback.timeline().moments.size();
    const std::size_t entries = d.session().log().size();
    act_once(d);
    CHECK(d.session().log().size() > entries);
    if (d.playback.on()) {
      CHECK(d.playback.at() == 0);
      CHECK(moments > 0);
    }
    return;
  }
  SECTION("undo") { REQUIRE(d.log.undo()); }
  SECTION("to a moment of the log") { d.log.go_to(d.log.moment() - 2); }
  SECTION("another table") { d.new_table("3x3"); }
  SECTION("a change by hand") {
    d.battle.by_hand = true;
    d.pieces.place("Red 1", geom::rounded_pose({300, 300}, 0));
  }
  CHECK_FALSE(d.playback.on());
  CHECK(d.overlay().timeline == nullptr);
  CHECK(&d.shown_table() == &d.table());
  d.ai.stop();
  for (int i = 0; i < 60 * 30; ++i) d.tick(kFrame);
  CHECK_FALSE(d.tick(kFrame));  // idle
}

TEST_CASE("The AI's ships act one after the other, each shown to its end") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.pause_seconds = 0.1;
  start_ready_made(d, 2, desk::Controller::cards, desk::Controller::cards, 3);
  d.playback.stop();
  d.ai.run_phase();
  int cut_short = 0, shown = 0;
  double last = 0;
  for (int i = 0; i < 60 * 60 && d.table().round < 2; ++i) {
    const bool on = d.playback.on();
    const double left = on ? d.playback.timeline().seconds - last : 0;
    d.tick(kFrame);
    if (d.playback.on() && (!on || d.playback.at() < last)) {
      ++shown;
      if (on && left > 3 * kFrame) ++cut_short;
    }
    last = d.playback.on() ? d.playback.at() : 0;
    if (!d.ai.running()) d.ai.run_phase();
  }
  CHECK(shown > 4);
  CHECK(cut_short == 0);
}

TEST_CASE("The view follows what acts out of sight, comes back, and never fights a person's own") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.pause_seconds = 0;
  start_ready_made(d, 2);
  run_out(d);
  scene::Camera corner = d.board.camera;
  corner.width_px = 900;
  corner.height_px = 600;
  corner.centre = {60, 60};
  corner.pixels_per_mm = 6;
  d.board.camera = corner;
  d.settings.follow = false;
  REQUIRE(act_until_shown(d, MomentKind::flight));
  d.ai.stop();
  d.settings.follow = true;
  d.board.camera = corner;
  bool went = false;
  const auto flight = std::find_if(d.playback.timeline().moments.begin(), d.playback.timeline().moments.end(),
                                   [](const auto& moment) { return moment.is_move(); });
  const geom::Vec2 there = geom::frame_of(flight->to).origin;
  const double end = flight->end();
  SECTION("followed") {
    bool in_sight = false;
    while (d.playback.on()) {
      d.tick(kFrame);
      went = went || d.board.camera.centre != corner.centre;
      const geom::Vec2 px = d.board.camera.to_screen(there);
      if (d.playback.on() && d.playback.at() > end - 0.1 && d.playback.at() < end)
        in_sight = px.x > 0 && px.y > 0 && px.x < 900 && px.y < 600;
    }
    CHECK(went);
    CHECK(in_sight);
    for (int i = 0; i < 300; ++i) d.tick(kFrame);
    CHECK(d.board.camera == corner);  // back where it was
  }
  SECTION("a person looks elsewhere") {
    for (int i = 0; i < 600 && d.board.camera.centre == corner.centre; ++i) d.tick(kFrame);
    REQUIRE(d.playback.on());
    d.board.pan({-40, 25});
    const scene::Camera own = d.board.camera;
    run_out(d);
    for (int i = 0; i < 120; ++i) d.tick(kFrame);
    CHECK(d.board.camera == own);
  }
  SECTION("a hand takes hold of the board") {
    for (int i = 0; i < 600 && d.board.camera.centre == corner.centre; ++i) d.tick(kFrame);
    REQUIRE(d.playback.on());
    REQUIRE(d.board.camera.centre != corner.centre);
    const scene::Camera held = d.board.camera;
    d.pointer.pressed({450, 300}, false);
    run_out(d);
    for (int i = 0; i < 120; ++i) d.tick(kFrame);
    CHECK(d.board.camera == held);
  }
  SECTION("not wanted") {
    d.settings.follow = false;
    run_out(d);
    CHECK(d.board.camera == corner);
  }
}

TEST_CASE("Sounds come at their moments, each as loud as its group, and not at all where muted") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.volume = 0.5;
  d.settings.volume_ships = 0.5;
  d.settings.volume_dice = 1;
  d.settings.volume_interface = 0;
  std::vector<std::pair<std::size_t, double>> heard;
  int opened = 0;
  app::Sounds sounds([&]() -> std::unique_ptr<platform::SoundDevice> {
    ++opened;
    return std::make_unique<Heard>(heard);
  });
  start_ready_made(d, 2);
  REQUIRE(act_until_shown(d, MomentKind::shot));
  d.ai.stop();
  static_cast<void>(d.playback.take_cues());
  const std::vector<scene::Moment> moments = d.playback.timeline().moments;
  double from = -1;
  while (d.playback.on()) {
    d.tick(kFrame);
    const double to = d.playback.on() ? d.playback.at() : 1e9;
    std::vector<scene::Sound> due;
    for (const scene::Moment& moment : moments)
      if (moment.start > from && moment.start <= to && moment.sound != scene::Sound::none) due.push_back(moment.sound);
    const std::vector<scene::Sound> cues = d.playback.take_cues();
    CHECK(cues == due);
    for (const scene::Sound cue : cues) sounds.play(cue, d.settings);
    from = to;
  }
  CHECK(opened == 1);
  REQUIRE_FALSE(heard.empty());
  for (const auto& [sound, volume] : heard) {
    const auto which = static_cast<scene::Sound>(sound);
    CHECK(which != scene::Sound::phase);  // that group is silent
    CHECK(volume == (which == scene::Sound::dice ? 0.5 : 0.25));
  }
  const std::size_t before = heard.size();
  d.act(Intent::mute);
  CHECK(d.settings.muted);
  sounds.play(scene::Sound::laser, d.settings);
  CHECK(heard.size() == before);
  // No device: silence, and it is asked for once.
  int asked = 0;
  app::Sounds silent([&]() -> std::unique_ptr<platform::SoundDevice> {
    ++asked;
    return nullptr;
  });
  d.act(Intent::mute);
  for (int i = 0; i < 3; ++i) silent.play(scene::Sound::laser, d.settings);
  CHECK(asked == 1);
}

TEST_CASE("Every sound is short, soft at its ends, and unlike the others") {
  const std::vector<platform::Samples> all = app::all_sounds();
  REQUIRE(all.size() == scene::kSounds);
  CHECK(all.front().empty());
  std::vector<double> pitch;
  for (std::size_t i = 1; i < all.size(); ++i) {
    INFO(i);
    const platform::Samples& samples = all[i];
    CHECK(samples.size() > platform::kSampleRate / 50);
    CHECK(samples.size() < 2 * platform::kSampleRate);
    const auto loudest =
        *std::max_element(samples.begin(), samples.end(), [](auto a, auto b) { return std::abs(a) < std::abs(b); });
    CHECK(std::abs(loudest) > 8000);
    CHECK(std::abs(loudest) < 31000);
    CHECK(std::abs(samples.front()) < 1500);
    CHECK(std::abs(samples.back()) < 200);
    CHECK(samples == app::synthesised(static_cast<scene::Sound>(i)));
    for (std::size_t j = 1; j < i; ++j) CHECK(all[j] != samples);
  }
}

TEST_CASE("Nothing is told before the board has shown it: log and strip keep pace, and a skip tells all") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  start_ready_made(d, 3, desk::Controller::me, desk::Controller::cards, 5);
  using desk::Telling;
  const auto told = [&d](desk::LineKind kind) {
    return std::count_if(d.log.lines().begin(), d.log.lines().end(), [&](const desk::LogLine& line) {
      return line.kind == kind && d.log.telling(line) == Telling::told;
    });
  };
  const auto all_told = [&d] {
    return std::all_of(d.log.lines().begin(), d.log.lines().end(),
                       [&](const desk::LogLine& line) { return d.log.telling(line) == Telling::told; });
  };
  int held_back = 0, dice = 0, harm = 0;
  run_out(d);
  for (int i = 0; i < 260 && d.table().round < 5; ++i) {
    const auto dice_before = told(desk::LineKind::dice), damage_before = told(desk::LineKind::damage);
    act_once(d);
    if (!d.playback.on()) {
      CHECK(all_told());
      continue;
    }
    // No die has fallen and nothing was hit yet.
    CHECK(told(desk::LineKind::dice) == dice_before);
    CHECK(told(desk::LineKind::damage) == damage_before);
    while (d.playback.on()) {
      const auto seen = looks(d.shown_table());
      const auto dice_now = told(desk::LineKind::dice), damage_now = told(desk::LineKind::damage);
      const std::size_t entries = d.session().log().size();
      if (!all_told()) ++held_back;
      bool shown = false;  // from here on the lines that are told come first
      for (auto line = d.log.lines().rbegin(); line != d.log.lines().rend(); ++line) {
        const bool is_told = d.log.telling(*line) == Telling::told;
        if (shown) REQUIRE(is_told);
        shown = shown || is_told;
      }
      for (const desk::FleetShip& row : d.fleet.ships()) {
        const state::Piece* piece = d.shown_table().find(row.id);
        REQUIRE(piece != nullptr);
        CHECK((row.standing == desk::Standing::destroyed) == (piece->ship.destroyed || piece->ship.removed));
        CHECK(row.lock == (row.standing == desk::Standing::in_play ? piece->lock : Id()));
      }
      bool rolls = false;
      for (const scene::Moment* moment : scene::moments_at(d.playback.timeline(), d.playback.at()))
        rolls =
            rolls || (moment->kind == MomentKind::dice && d.playback.at() < moment->start + scene::kRollSeconds / 2);
      d.tick(kFrame);
      if (d.session().log().size() != entries) continue;  // something more has happened by itself
      if (rolls && d.playback.on()) CHECK(told(desk::LineKind::dice) == dice_now);
      if (told(desk::LineKind::dice) > dice_now) ++dice;
      if (told(desk::LineKind::damage) <= damage_now) continue;
      ++harm;
      CHECK(looks(d.shown_table()) != seen);
    }
    CHECK(all_told());
  }
  CHECK(held_back > 100);
  CHECK(dice > 4);
  CHECK(harm > 2);
  // Skipped: all at once. Played again: it was known, and only stands ahead.
  REQUIRE(act_until_shown(d, MomentKind::dice));
  d.ai.stop();
  CHECK_FALSE(all_told());
  d.act(Intent::skip_all);
  CHECK(all_told());
  const std::size_t last = d.log.moment();
  d.log.play_from(last - 1);
  bool ahead = false;
  for (int i = 0; i < 60 * 60 && d.log.playing; ++i) {
    d.tick(kFrame);
    for (const desk::LogLine& line : d.log.lines()) {
      CHECK(d.log.telling(line) != Telling::not_yet);
      ahead = ahead || (!line.undone && d.log.telling(line) == Telling::ahead);
    }
  }
  CHECK_FALSE(d.log.playing);
  CHECK(ahead);
  CHECK(all_told());
}

TEST_CASE("How fast, how calm and how loud last, what cannot be is refused clearly") {
  Folder folder;
  {
    desk::Desk d(catalog(), folder.path());
    CHECK_FALSE(d.settings.reduced_motion);
    d.settings.flight_seconds = desk::kNormalFlight * 2;
    d.settings.reduced_motion = true;
    d.settings.follow = false;
    d.settings.muted = true;
    d.settings.volume = 0.25;
    d.settings.volume_ships = 0.5;
    d.settings.volume_dice = 0.75;
    d.settings.volume_interface = 0;
    d.tick(2);
  }
  {
    desk::Desk d(catalog(), folder.path());
    CHECK(d.settings.flight_seconds == desk::kNormalFlight * 2);
    CHECK(d.settings.reduced_motion);
    CHECK_FALSE(d.settings.follow);
    CHECK(d.settings.muted);
    CHECK(d.settings.volume == 0.25);
    CHECK(d.settings.volume_ships == 0.5);
    CHECK(d.settings.volume_dice == 0.75);
    CHECK(d.settings.volume_interface == 0);
  }
  for (const std::string bad : {"\"volume\": 7", "\"volume_dice\": -1", "\"muted\": 3", "\"reduced_motion\": \"no\"",
                                "\"flight_seconds\": \"fast\""}) {
    INFO(bad);
    const std::string key = bad.substr(1, bad.find('"', 1) - 1);
    folder.write("settings.json", "{\"format\": \"plotboard-settings/1\", " + bad + "}");
    desk::Desk d(catalog(), folder.path());
    CHECK(d.settings == desk::Settings{});
    REQUIRE(d.messages.list().size() == 1);
    CHECK(d.messages.list()[0].kind == desk::MessageKind::problem);
    CHECK(d.messages.list()[0].text.find(key) != std::string::npos);
  }
}

}  // namespace plotboard::desk_playback
