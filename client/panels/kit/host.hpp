#pragma once
// What any window may ask of whoever owns all of them (Panels): what an intent does, what stands in the way of leaving
// a table, a rule's text, and whether a dialog is open.

#include <functional>
#include <string>

#include "desk/core/keys.hpp"

namespace plotboard::panels {

class Host {
 public:
  Host() = default;
  Host(const Host&) = delete;
  Host& operator=(const Host&) = delete;
  virtual void act(desk::Intent intent) = 0;
  virtual void ask_first(const std::string& words, std::function<void()> then) = 0;
  virtual void request_quit() = 0;  // asks first when something is unsaved
  virtual void show_rule(const std::string& id) = 0;
  [[nodiscard]] virtual bool dialog_open() const = 0;

 protected:
  ~Host() = default;
};

// Of the windows that are drawn now. The way for every intent from a button or a menu: questions about unsaved work are
// asked, the rest goes to the desk.
void act(desk::Intent intent);
// Runs `then` at once, or after the question what to do with unsaved work.
void ask_first(const std::string& words, std::function<void()> then);
void request_quit();
void show_rule(const std::string& id);
bool dialog_open();

}  // namespace plotboard::panels
