#include "mission/objectives.hpp"

#include <algorithm>

#include "mission/asking.hpp"
#include "mission/conditions.hpp"

namespace plotboard::mission {

namespace {
using Kind = data::Condition::Kind;
}  // namespace

bool is_asked_for(const data::Objective& objective, const state::Progress& progress) {
  const bool begun = objective.after.empty() || progress.has_fired(objective.after);
  return begun && (objective.until.empty() || !progress.has_fired(objective.until));
}

bool Asking::is_lasting(Kind kind) {
  return kind == Kind::destroyed || kind == Kind::left || kind == Kind::gone || kind == Kind::scanned;
}

std::optional<Count> Asking::counted(const data::Condition& condition) const {
  Count count;
  if (condition.kind == Kind::counter) {
    count = {table_.progress.counter(condition.name), condition.number};
  } else {
    const bool all = condition.count == data::Condition::kAll;
    if (!is_lasting(condition.kind) || condition.count == data::Condition::kRest) return std::nullopt;
    if (all && !has_come(condition.of)) return std::nullopt;
    const auto pieces = selected(table_, condition.of);
    const int lost = lost_of(condition);
    count.done = lost + static_cast<int>(std::count_if(pieces.begin(), pieces.end(), [&](const state::Piece* piece) {
                   return is_done_with(condition, *piece);
                 }));
    count.of = all ? lost + static_cast<int>(pieces.size()) : condition.count_for(table_.pilots);
  }
  if (count.of < 2) return std::nullopt;
  count.done = std::clamp(count.done, 0, count.of);
  return count;
}

std::optional<Count> counted(const data::Catalog& catalog, const data::Mission& mission, const state::Table& table,
                             const data::Condition& condition) {
  return Asking(catalog, mission, table).counted(condition);
}

}  // namespace plotboard::mission
