#pragma once
// The dialogs in the order in which they come first: one at a time is on show, and what asks for an answer comes before
// what may wait. Drawing, whose the keys are, and Escape all read this list.

#include <functional>
#include <optional>
#include <vector>

namespace plotboard::panels {

struct Dialog {
  std::function<bool()> is_open;
  std::function<void()> draw;
  bool draws_its_end = false;  // keys and others may close it: it is drawn once more then
};

class Dialogs {
 public:
  void add(Dialog dialog);
  [[nodiscard]] bool open() const;
  void draw();

 private:
  [[nodiscard]] std::optional<std::size_t> first() const;
  std::vector<Dialog> all_;
  std::optional<std::size_t> drawn_;  // in the last frame
};

}  // namespace plotboard::panels
