#pragma once
// Guided tours: a step's few sentences in a small window beside the thing that they speak of.

#include <string>

#include "desk/desk.hpp"

namespace plotboard::panels {

struct Windows;

struct LessonMemory {
  int shown = -1;  // the step that was on show in the last frame
};

void look_for_lesson(desk::Desk& desk, Windows& windows);  // before the panels are drawn
void draw_lesson(desk::Desk& desk, Windows& windows);
bool lesson_has_keys(const desk::Desk& desk);                          // Enter says Next, and nothing else
void begin_lesson(desk::Desk& desk, desk::Lesson which);               // asks first what becomes of the table
std::string lesson_offer(const desk::Desk& desk, desk::Lesson which);  // "A first round, where you left it"

}  // namespace plotboard::panels
