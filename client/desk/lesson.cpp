#include "desk/lesson.hpp"

#include <algorithm>
#include <set>

#include "data/catalog.hpp"
#include "desk/desk.hpp"
#include "io/io.hpp"
#include "mission/mission.hpp"

namespace plotboard::desk {

namespace {

using state::Phase;

constexpr const char* kShip = "Red 1";  // flown by whoever takes the first tour

// --- what the table shows

Phase phase_of(const Desk& desk) { return desk.has_table() ? desk.table().play.phase : Phase::none; }
bool past(const Desk& desk, Phase phase) {
  return desk.in_battle() && (desk.table().round > 1 || phase_of(desk) > phase);
}
const state::Piece* own_ship(const Desk& desk) { return desk.has_table() ? desk.table().find(kShip) : nullptr; }
bool asked(const Desk& desk, Id kind) {
  const auto& choice = desk.table().play.choice;
  return choice && choice->kind == kind && choice->ship == kShip;
}
bool any_ai(const Desk& desk, bool moved) {
  const auto& pieces = desk.table().pieces;
  return std::any_of(pieces.begin(), pieces.end(), [moved](const state::Piece& piece) {
    return piece.ai && piece.in_play() && piece.moved == moved;
  });
}
bool attacks(const Desk& desk) { return desk.table().play.attack && desk.table().play.attack->attacker == kShip; }

// --- a first round

enum BattleStep {
  kWelcome,
  kOpenDial,
  kSetDial,
  kReady,
  kTheyDecide,
  kWhy,
  kTheyFly,
  kFly,
  kAct,
  kTarget,
  kShoot,
  kDefend,
  kOver
};

const std::vector<LessonStep>& battle_steps() {
  static const std::vector<LessonStep> steps{
      {"A first round",
       "Red 1 is yours; two TIE fighters hunt it by their cards. This line always says what is wanted now.",
       "battle/words"},
      {"One button goes on", "This button, or Space, does what comes next. Now it opens the dial of Red 1.",
       "battle/continue", true},
      {"Set the dial",
       "Every maneuver it can fly. Point at one, and the board shows where it ends. Blue is easy, red brings stress. "
       "Take "
       "the straight 2.",
       kAboutRight, true},
      {"Dials are set", "Nobody sees your dial before the ship flies. This button begins the Activation Phase.",
       "battle/continue", true},
      {"They fly first",
       "Low initiative moves first: the TIE fighters. This button shows what the first of them wants to do.",
       "battle/continue", true},
      {"And why",
       "Its card names a target, looks where that stands, and throws a die for the maneuver. Each line has its rule. "
       "The blue button above lets it fly.",
       kAboutRight, true},
      {"And the other", "From now on AI ships act by themselves; this button goes faster.", "battle/continue", true},
      {"Your turn to fly", "This button turns your dial up and flies it.", "battle/continue", true},
      {"Take an action",
       "Focus is the one to begin with: later it turns every eye on your dice into a hit, or into an evade. Click it, "
       "or "
       "press its number.",
       kAboutRight, true},
      {"Shoot",
       "High initiative shoots first: you. Pick a target; below each you see your odds. The blue button goes on "
       "where nothing is to be chosen.",
       kAboutRight, true},
      {"Change your dice",
       "Spend the focus if your dice show eyes. Then they throw defense dice, and what comes through is damage.",
       kAboutRight, true},
      {"They shoot back",
       "Now your green dice count. Any focus left turns eyes into evades. The blue button lets them shoot; pick what "
       "you "
       "are asked.",
       kAboutRight, true},
      {"That was a round",
       "Go on as long as you like: every step is kept, and Ctrl+Z takes any of them back. The other tour shows a "
       "mission; "
       "Help has both, and every word of the game.",
       "battle/words"}};
  return steps;
}

bool battle_done(const Desk& desk, int step) {
  const state::Piece* ship = own_ship(desk);
  if (ship == nullptr || !desk.in_battle()) return false;
  switch (step) {
    case kOpenDial:
      return desk.dial.open || ship->ship.dial || past(desk, Phase::planning);
    case kSetDial:
      return ship->ship.dial || past(desk, Phase::planning);
    case kReady:
      return past(desk, Phase::planning);
    case kTheyDecide:
      return desk.advice.decision != nullptr || any_ai(desk, true) || past(desk, Phase::activation);
    case kWhy:
      return any_ai(desk, true) || past(desk, Phase::activation);
    case kTheyFly:
      return !any_ai(desk, false) || ship->moved || past(desk, Phase::activation);
    case kFly:
      return asked(desk, "action") || ship->moved || past(desk, Phase::activation);
    case kAct:
      return past(desk, Phase::activation);
    case kTarget:
      return attacks(desk) || ship->ship.engaged || past(desk, Phase::engagement);
    case kShoot:
      return (!attacks(desk) && ship->ship.engaged) || past(desk, Phase::engagement);
    case kDefend:
      return past(desk, Phase::engagement);
    default:
      return false;
  }
}

// --- a first mission

enum MissionStep {
  kStory,
  kObjectives,
  kMap,
  kChoices,
  kStart,
  kPlace,
  kStrip,
  kComing,
  kDials,
  kAiDecides,
  kAiWhy,
  kGoOn
};

const std::vector<LessonStep>& mission_steps() {
  static const std::vector<LessonStep> steps{
      {"A first mission", "A briefing: what has happened, and what is wanted of you. Read it in peace; nothing runs.",
       "briefing/story"},
      {"Objectives",
       "All primary ones must be met, or the mission is lost. A bonus pays experience and decides nothing.",
       "briefing/objectives"},
      {"The map", "Your ships start in the marked area. Arrows at the edge are where others arrive.", "briefing/map"},
      {"How many you are",
       "The enemy grows with the number of pilots and their rank. Alone you fly all ships, or watch a stand-in pilot.",
       "briefing/choices"},
      {"Begin", "This button, or Enter.", "briefing/start", true},
      {"Place your ships",
       "This button takes the suggested place for each. Or drag it inside the marked area and click it.",
       "battle/continue", true},
      {"How it stands", "The objectives stay in sight: a tick is met, a cross is lost. Point here for the whole text.",
       "mission/strip"},
      {"Who comes next", "This tab has all of it: objectives, arrivals, and what each pilot has earned.", kAboutRight,
       false, true},
      {"Set all dials",
       "The dial of the next ship opens by itself; a click sets it. With the last one the ships begin to fly.",
       kAboutRight, true},
      {"AI ships", "When one of them is next, this button shows its decision before it flies.", "battle/continue",
       true},
      {"Why they do it",
       "From the first line of its card that fits to the maneuver: each reason with its rule. An order such as Strike "
       "or "
       "Escort changes whom it hunts. The blue button above lets it fly.",
       kAboutRight, true},
      {"The mission is yours",
       "Fly on to its last round, or leave: the battle is kept. At the end a report says who did what and what it "
       "earned.",
       "battle/words"}};
  return steps;
}

bool mission_done(const Desk& desk, int step) {
  const bool flown = desk.in_battle() && !desk.table().mission.empty();
  if (step == kStart) return flown;
  if (!flown) return false;
  switch (step) {
    case kPlace:
      return past(desk, Phase::setup);
    case kDials:
      return past(desk, Phase::planning);
    case kAiDecides:
      return past(desk, Phase::planning) && (desk.advice.decision != nullptr || any_ai(desk, true));
    case kAiWhy:
      return past(desk, Phase::planning) && any_ai(desk, true);
    default:
      return false;
  }
}

// Who waits for a press, so that nothing runs on while a step speaks of it: until the tour has shown an AI ship's
// decision all of them, then one's own ship as long as it has not flown.
std::set<std::string> held_at(const Desk& desk, Lesson lesson, int step) {
  const bool all = lesson == Lesson::battle ? step < kTheyFly : step <= kAiWhy;
  const bool own = lesson == Lesson::battle && step <= kFly;
  std::set<std::string> held;
  for (const state::Piece& piece : desk.table().pieces)
    if (piece.type == state::PieceType::ship && (piece.ai ? all : own)) held.insert(piece.id);
  return held;
}

// --- shown by the program

// The answer that most people would give: focus, a shot with the best odds, else the first that is allowed.
void answer(Desk& desk) {
  const std::vector<Pick>& picks = desk.battle.picks();
  std::optional<std::size_t> best;
  for (std::size_t i = 0; i < picks.size(); ++i) {
    if (!picks[i].legal) continue;
    const bool better = !best || picks[i].key == "focus" ||
                        (picks[i].odds && picks[*best].odds && picks[i].odds->damage > picks[*best].odds->damage);
    if (better && (!best || picks[*best].key != "focus")) best = i;
  }
  if (best) desk.answers.pick(*best);
}

void set_next_dial(Desk& desk) {
  const geom::Maneuver straight{2, geom::Bearing::straight};
  const std::string ship = desk.battle.expected().ship;
  desk.dial.open_for(ship);
  const std::vector<DialCell> cells = desk.dial.cells();
  const auto found = std::find_if(cells.begin(), cells.end(),
                                  [&](const DialCell& cell) { return cell.maneuver == straight && !cell.refused; });
  if (cells.empty()) return;
  desk.battle.set_dial(ship, found == cells.end() ? cells.front().maneuver : found->maneuver);
}

void go_on(Desk& desk) {
  const Expected now = desk.battle.expected();
  if (now.kind == Expect::dials)
    set_next_dial(desk);
  else if (now.kind == Expect::choice)
    answer(desk);
  else
    desk.step();
}

}  // namespace

const char* name_of(Lesson lesson) { return lesson == Lesson::mission ? "A first mission" : "A first round"; }

const std::vector<LessonStep>& steps_of(Lesson lesson) {
  return lesson == Lesson::mission ? mission_steps() : battle_steps();
}

bool is_done(const Desk& desk, Lesson lesson, int step) {
  return lesson == Lesson::mission ? mission_done(desk, step) : battle_done(desk, step);
}

int step_after(const Desk& desk, Lesson lesson, int step) {
  const std::vector<LessonStep>& steps = steps_of(lesson);
  const auto last = static_cast<int>(steps.size()) - 1;
  // What has been done by hand ends all that came before it, too. A dial may be open from the beginning.
  for (int i = last; i >= step; --i) {
    const bool by_itself = lesson == Lesson::battle && i == kOpenDial && step < i;
    if (!by_itself && steps[static_cast<std::size_t>(i)].waits && is_done(desk, lesson, i))
      return std::min(i + 1, last);
  }
  return step;
}

void show_step(Desk& desk, Lesson lesson, int step) {
  if (lesson == Lesson::mission && step == kStart) {
    desk.missions.begin();
    return;
  }
  if (lesson == Lesson::battle && step == kOpenDial) return desk.dial.open_for(kShip);
  constexpr int kMost = 200;  // a round has fewer
  for (int i = 0; i < kMost && desk.in_battle() && !is_done(desk, lesson, step); ++i) go_on(desk);
}

// --- on the desk

int Desk::lesson_reached(Lesson which) const {
  return which == Lesson::mission ? settings.lesson_mission : settings.lesson_battle;
}

std::string Desk::lesson_file(Lesson which) const {
  return files.lesson_file(which == Lesson::mission ? "first-mission" : "first-round");
}

void Desk::begin_lesson(Lesson which) {
  tour_step = -1;
  help_open = false;
  const std::string path = lesson_file(which);
  int& at = reached(which);
  const bool open_now = in_battle() && files.file() == path;
  const bool left = at > 0 && (open_now || io::exists(path)) && (open_now || files.open_file(path));
  guided = {which, left ? at - 1 : 0};
  if (left) {
    screen = Screen::table;
  } else if (which == Lesson::battle) {
    open_lesson_battle();
    files.keep_battle_in(path);
  } else {
    missions.choice = {};
    missions.choice.setup.pilots = mission::kFewestPilots;
    if (!show_briefing("0:1")) guided = {};
  }
  if (guided.lesson != Lesson::none) at = guided.step + 1;
}

bool Desk::lesson_is_on_show() const {
  if (guided.lesson == Lesson::none) return false;
  if (screen == Screen::briefing) return guided.lesson == Lesson::mission;
  return screen == Screen::table && !table_mode && in_battle() && files.file() == lesson_file(guided.lesson);
}

void Desk::follow_lesson() {
  if (guided.lesson == Lesson::none) return;
  const std::string path = lesson_file(guided.lesson);
  const bool begun = guided.lesson == Lesson::mission && screen == Screen::table && in_battle() &&
                     files.file().empty() && table().mission == missions.choice.setup.mission;
  if (begun && !files.keep_battle_in(path)) return leave_lesson();
  if (screen == Screen::table && !lesson_is_on_show() && !table_mode) return leave_lesson();
  if (!lesson_is_on_show()) return;
  guided.step = step_after(*this, guided.lesson, guided.step);
  reached(guided.lesson) = guided.step + 1;
  if (screen == Screen::table) battle.held = held_at(*this, guided.lesson, guided.step);
}

void Desk::next_lesson_step() {
  if (guided.lesson == Lesson::none) return;
  if (++guided.step < static_cast<int>(steps_of(guided.lesson).size())) return;
  reached(guided.lesson) = kLessonDone;
  leave_lesson();
}

void Desk::show_lesson_step() {
  if (lesson_is_on_show()) show_step(*this, guided.lesson, guided.step);
}

}  // namespace plotboard::desk
