#include "campaign/alpha/alpha_one.hpp"

#include <algorithm>

#include "campaign/alpha/sheet.hpp"

namespace plotboard::campaign::alpha {

Ids candidates_for_lead(const Book& book, const State& state, const Ids& pilots) {
  int best = 0;
  Ids first;
  for (const Id id : pilots) {
    const Pilot* pilot = state.pilot(id);
    if (pilot == nullptr) continue;
    const int initiative = initiative_of(book, as_flown(state.plan.mission, *pilot));
    if (initiative > best) first.clear();
    best = std::max(best, initiative);
    if (initiative == best) first.push_back(id);
  }
  return first;
}

Id lead_of(const Book& book, const State& state, const Ids& pilots) {
  const Ids candidates = candidates_for_lead(book, state, pilots);
  if (candidates.empty()) return {};
  return std::find(candidates.begin(), candidates.end(), state.lead) != candidates.end() ? state.lead
                                                                                         : candidates.front();
}

}  // namespace plotboard::campaign::alpha
