#include "rules/cards/first/parts_ig88.hpp"

namespace plotboard::rules::effects::first {

void ig_2000(Effects& all) { borrows_ig88(all, "1e-upgrade-ig2000"); }

}  // namespace plotboard::rules::effects::first
