#pragma once
// The question what to do with unsaved work that stands in the way.

#include <functional>
#include <string>

#include "desk/desk.hpp"

namespace plotboard::panels {

struct QuestionMemory {
  std::string words;           // "" none
  std::function<void()> then;  // what the work stands in the way of
};

void draw_question(desk::Desk& desk, QuestionMemory& memory);
void finish_question(desk::Desk& desk, QuestionMemory& memory);  // what waited for a name to save under

}  // namespace plotboard::panels
