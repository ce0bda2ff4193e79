#include "panels/dialogs/stack.hpp"

#include <algorithm>
#include <utility>

namespace plotboard::panels {

void Dialogs::add(Dialog dialog) { all_.push_back(std::move(dialog)); }

std::optional<std::size_t> Dialogs::first() const {
  const auto found = std::find_if(all_.begin(), all_.end(), [](const Dialog& dialog) { return dialog.is_open(); });
  return found == all_.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - all_.begin()));
}

bool Dialogs::open() const { return first().has_value(); }

void Dialogs::draw() {
  const auto now = first();
  const auto before = std::exchange(drawn_, now);
  if (before && before != now && all_[*before].draws_its_end) all_[*before].draw();
  if (now) all_[*now].draw();
}

}  // namespace plotboard::panels
