#include "data/mission.hpp"

#include <algorithm>
#include <array>

namespace plotboard::data {

namespace {

constexpr std::string_view kSecret = "secret:";

}  // namespace

Id mark_of_secret(const std::string& name) { return "for-good:secret:" + name; }

int Condition::count_for(int pilots) const {
  constexpr int kFewest = 3;
  if (by_pilots.empty()) return count;
  const auto at = static_cast<std::size_t>(std::clamp(pilots - kFewest, 0, static_cast<int>(by_pilots.size()) - 1));
  return by_pilots[at];
}

Selector::Selector(const std::string& text) : word(text) {
  struct Kind {
    std::string_view begins;
    Of of;
  };
  for (const Kind& kind : {Kind{"ship:", Of::ship}, {"remote:", Of::remote}, {"component:", Of::component}}) {
    if (!text.starts_with(kind.begins)) continue;
    of = kind.of;
    type = text.substr(kind.begins.size());
  }
  if (text.starts_with(kSecret)) {
    of = Of::secret;
    type = mark_of_secret(text.substr(kSecret.size()));
  }
  if (text == "players") of = Of::players;
  if (text == "friends") of = Of::friends;
  if (text == "enemies") of = Of::enemies;
}

namespace {

template <class T>
const T* named(const std::vector<T>& all, const std::string& name) {
  const auto found = std::find_if(all.begin(), all.end(), [&](const T& one) { return one.name == name; });
  return found == all.end() ? nullptr : &*found;
}

struct NamedArea {
  const char* name;
  std::int32_t width, height;
};
constexpr std::array<NamedArea, 4> kAreas{{
    {"3x3", 914400, 914400},
    {"5x3", 1524000, 914400},
    {"3x6", 914400, 1828800},
    {"6x3", 1828800, 914400},
}};

}  // namespace

std::optional<Sides> sides_of_area(const std::string& name) {
  for (const NamedArea& area : kAreas) {
    if (name == area.name) return Sides{{area.width}, {area.height}};
  }
  return std::nullopt;
}

bool is_group_one(const std::string& ship) {
  return ship == "tielnfighter" || ship == "modifiedtielnfighter" || ship == "z95af4headhunter";
}

const char* name_of(Territory territory) {
  switch (territory) {
    case Territory::friendly:
      return "friendly";
    case Territory::neutral:
      return "neutral";
    case Territory::hostile:
      return "hostile";
  }
  return "";
}

const char* name_of(Difficulty difficulty) {
  switch (difficulty) {
    case Difficulty::easy:
      return "easy";
    case Difficulty::fair:
      return "fair";
    case Difficulty::hard:
      return "hard";
  }
  return "";
}

const char* name_of(ObjectiveKind kind) {
  switch (kind) {
    case ObjectiveKind::primary:
      return "primary";
    case ObjectiveKind::bonus:
      return "bonus";
    case ObjectiveKind::gold_star:
      return "gold-star";
  }
  return "";
}

const Zone* Mission::zone(const std::string& wanted) const { return named(zones, wanted); }
const Exit* Mission::exit(const std::string& wanted) const { return named(exits, wanted); }
const ApproachVector* Mission::vector(const std::string& wanted) const { return named(vectors, wanted); }
const Squad* Mission::squad(const std::string& wanted) const { return named(squads, wanted); }
const Secret* Mission::secret(const std::string& wanted) const { return named(secrets, wanted); }
const Objective* Mission::objective(const std::string& wanted) const {
  const auto found = std::find_if(objectives.begin(), objectives.end(),
                                  [&](const Objective& objective) { return objective.id == wanted; });
  return found == objectives.end() ? nullptr : &*found;
}

}  // namespace plotboard::data
