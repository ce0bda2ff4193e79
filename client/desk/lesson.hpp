#pragma once
// Guided tours: a first round of a battle and a first mission, flown with the real program and its real commands. A
// step says a few sentences about one thing on the screen; most are over as soon as the table shows that the thing was
// done, by whatever way, so nobody can get out of step. The battle lies in a file of its own in the user's folder: a
// tour can be left and taken up where it stood, in the next run too (Settings::lessons).

#include <array>
#include <string>
#include <vector>

namespace plotboard::desk {

class Desk;

enum class Lesson : std::uint8_t { none, battle, mission };

struct LessonView {
  Lesson lesson = Lesson::none;
  int step = 0;
  friend bool operator==(const LessonView&, const LessonView&) = default;
};

struct LessonStep {
  std::string title, text;
  std::string about;   // the widget it speaks of (panels/kit/probe.hpp), or kAboutRight, or a ship as "ship/Red 1"
  bool waits = false;  // it is over when the thing is done; else a person says Next
  bool mission_tab = false;  // it speaks of the mission's tab
};
inline constexpr const char* kAboutRight = "panel/right";  // the panel at the right side
inline constexpr const char* kAboutShip = "ship/";

const char* name_of(Lesson lesson);  // "A first round"
const std::vector<LessonStep>& steps_of(Lesson lesson);
// Whether what the step waits for has been done. Pure.
bool is_done(const Desk& desk, Lesson lesson, int step);
// The first step from there on that is still to be done.
int step_after(const Desk& desk, Lesson lesson, int step);
// Does what the step waits for, by the commands that a person would give.
void show_step(Desk& desk, Lesson lesson, int step);

// Settings::lessons: 0 never begun, kLessonDone, else the step it was left at, and one more.
inline constexpr int kLessonDone = -1;

}  // namespace plotboard::desk
