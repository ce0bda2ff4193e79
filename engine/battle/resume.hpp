#pragma once
// A table out of a snapshot (state/snapshot.hpp, which says what is refused) that is to be played on by today's rules.
// A step in the middle is run again from its beginning with its answers; where that does not lead to the same table, it
// begins anew, with no answers.

#include <string>

#include "base/base.hpp"
#include "state/table.hpp"

namespace plotboard::data {
struct Catalog;
}  // namespace plotboard::data

namespace plotboard::battle {

struct Resumed {
  state::Table table;
  bool step_anew = false;
};
base::Result<Resumed> resumed(state::Table table, const std::string& file, const data::Catalog& catalog);

}  // namespace plotboard::battle
