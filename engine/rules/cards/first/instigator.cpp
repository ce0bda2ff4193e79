#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// One shield more than energy has gone, to either section that has room for it (huge-actions-3, -4).
void instigator(Effects& all) { adds<1>(all, "1e-upgrade-instigator", Window::recovery, is_own); }

}  // namespace plotboard::rules::effects::first
