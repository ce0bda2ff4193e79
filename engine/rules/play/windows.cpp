#include "rules/play/windows.hpp"

namespace plotboard::rules {

WindowTraits traits_of(Window window) {
  if (window <= Window::obstacle_hurts || window >= Window::lock_barred) return {WindowGroup::number};
  const bool of_options = window >= Window::action_options && window <= Window::energy_options;
  if (of_options || window == Window::device_template) return {WindowGroup::list};
  if (window == Window::weapons || window == Window::weapon_check || window == Window::card_faceup) {
    return {WindowGroup::quiet};
  }
  return {WindowGroup::moment, window == Window::at_initiative};
}

}  // namespace plotboard::rules
