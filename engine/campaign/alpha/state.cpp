#include "campaign/alpha/state.hpp"

#include <algorithm>
#include <array>

#include "campaign/alpha/file_fields.hpp"
#include "fields/hash.hpp"

namespace plotboard::campaign::alpha {

namespace {

template <class Names, class E>
const char* name_in(const Names& names, E value) {
  return names[static_cast<std::size_t>(value)];
}

}  // namespace

const char* name_of(Standing standing) {
  return name_in(std::array{"active", "retired", "expelled", "killed"}, standing);
}
const char* name_of(Place place) { return name_in(std::array{"outside", "deck", "kept", "done", "lost"}, place); }
const char* name_of(TourEnd end) { return name_in(std::array{"open", "won", "failed"}, end); }
const char* name_of(Stage stage) { return name_in(std::array{"home", "hangar", "flying", "debrief", "over"}, stage); }
const char* name_of(Return how) { return name_in(std::array{"home", "down", "deserted"}, how); }

const PilotReport* Report::of(Id pilot) const {
  const auto found =
      std::find_if(pilots.begin(), pilots.end(), [pilot](const PilotReport& p) { return p.pilot == pilot; });
  return found == pilots.end() ? nullptr : &*found;
}
const Pilot* State::pilot(Id id) const {
  const auto found = std::find_if(pilots.begin(), pilots.end(), [id](const Pilot& p) { return p.id == id; });
  return found == pilots.end() ? nullptr : &*found;
}
const Card* State::card(Id mission) const {
  const auto found =
      std::find_if(cards.begin(), cards.end(), [mission](const Card& c) { return c.mission == mission; });
  return found == cards.end() ? nullptr : &*found;
}
const Tour* State::tour(int number) const {
  const auto found = std::find_if(tours.begin(), tours.end(), [number](const Tour& t) { return t.number == number; });
  return found == tours.end() ? nullptr : &*found;
}
const Loadout* State::loadout_of(Id pilot) const {
  for (std::size_t i = 0; i < plan.pilots.size() && i < plan.loadouts.size(); ++i) {
    if (plan.pilots[i] == pilot) return &plan.loadouts[i];
  }
  return nullptr;
}

std::uint64_t hash_of(const State& state) { return fields::hash_of(state); }

}  // namespace plotboard::campaign::alpha
