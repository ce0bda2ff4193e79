#include <algorithm>
#include <array>

#include "state/table.hpp"

// The words that files and people use for the state's closed lists.
namespace plotboard::state {

namespace {

template <std::size_t n>
using Names = std::array<const char*, n>;

constexpr Names<kTokenKinds> kTokenNames{
    "focus",  "evade",   "calculate", "reinforce-fore", "reinforce-aft", "disarm",     "jam", "tractor", "stress",
    "strain", "deplete", "ion",       "cloak",          "protect",       "hyperdrive", "flee"};
constexpr Names<5> kFaces{"blank", "focus", "hit", "crit", "evade"};
constexpr std::array<int Tokens::*, kTokenKinds> kCounts{
    &Tokens::focus,         &Tokens::evade,   &Tokens::calculate,  &Tokens::reinforce_fore,
    &Tokens::reinforce_aft, &Tokens::disarm,  &Tokens::jam,        &Tokens::tractor,
    &Tokens::stress,        &Tokens::strain,  &Tokens::deplete,    &Tokens::ion,
    &Tokens::cloak,         &Tokens::protect, &Tokens::hyperdrive, &Tokens::flee};

template <std::size_t n>
std::optional<std::size_t> place_in(const Names<n>& names, std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<std::size_t>(found - names.begin());
}

}  // namespace

std::string_view name_of(Token token) { return kTokenNames.at(static_cast<std::size_t>(token)); }
words::Word word_of(Token token) { return {name_of(token)}; }
std::optional<Token> token_named(std::string_view name) {
  const auto place = place_in(kTokenNames, name);
  return place ? std::optional(static_cast<Token>(*place)) : std::nullopt;
}
int& Tokens::operator[](Token token) { return this->*kCounts[static_cast<std::size_t>(token)]; }
int Tokens::operator[](Token token) const { return this->*kCounts[static_cast<std::size_t>(token)]; }

const char* name_of(Side side) {
  constexpr Names<3> names{"none", "player", "enemy"};
  return names.at(static_cast<std::size_t>(side));
}
namespace deeds {

namespace {

constexpr std::string_view kLeft = "left:";
constexpr std::string_view kLanded = "landed:";

std::string behind(std::string_view start, Id deed) {
  return deed.starts_with(start) ? deed.text().substr(start.size()) : "";
}

}  // namespace

Id left_by(const std::string& way) { return std::string(kLeft) + way; }
Id landed_in(const std::string& bay) { return std::string(kLanded) + bay; }
std::string way_left(Id deed) { return behind(kLeft, deed); }
std::string bay_landed_in(Id deed) { return behind(kLanded, deed); }

}  // namespace deeds

words::Team team_of(Side side) { return {name_of(side)}; }
const char* name_of(Phase phase) {
  constexpr Names<8> names{"none", "set-up", "planning", "system", "activation", "engagement", "end", "over"};
  return names.at(static_cast<std::size_t>(phase));
}
const char* name_of(Face face) { return kFaces.at(static_cast<std::size_t>(face)); }
std::optional<Face> face_named(std::string_view name) {
  const auto place = place_in(kFaces, name);
  return place ? std::optional(static_cast<Face>(*place)) : std::nullopt;
}
const char* name_of(Status status) {
  constexpr Names<3> names{"open", "met", "failed"};
  return names.at(static_cast<std::size_t>(status));
}
const char* name_of(Fitness fitness) {
  constexpr Names<3> names{"fit", "disabled", "immobile"};
  return names.at(static_cast<std::size_t>(fitness));
}
const char* name_of(DieKind kind) {
  constexpr Names<5> names{"attack", "defense", "d6", "d3", "random"};
  return names.at(static_cast<std::size_t>(kind));
}
const char* name_of(AttackStep step) {
  constexpr Names<8> names{"declare target",      "attack dice",        "modify attack dice", "defense dice",
                           "modify defense dice", "neutralize results", "deal damage",        "aftermath"};
  return names.at(static_cast<std::size_t>(step));
}
const char* name_of(Turret turret) {
  constexpr Names<7> names{"none", "front", "right", "rear", "left", "front-rear", "left-right"};
  return names.at(static_cast<std::size_t>(turret));
}
const char* name_of(Section section) {
  constexpr Names<3> names{"none", "fore", "aft"};
  return names.at(static_cast<std::size_t>(section));
}

const Option* Choice::option(Id key) const {
  const auto found = std::find_if(options.begin(), options.end(), [&](const Option& o) { return o.key == key; });
  return found == options.end() ? nullptr : &*found;
}

bool operator==(const Play& a, const Play& b) {
  return a.phase == b.phase && a.seed == b.seed && a.draws == b.draws && a.typed_dice == b.typed_dice &&
         a.first == b.first && a.initiative == b.initiative && a.ready == b.ready && a.decks == b.decks &&
         a.attack == b.attack && a.waiting == b.waiting && a.result == b.result && a.step == b.step &&
         a.answers == b.answers && a.choice == b.choice && a.told == b.told && a.corrections == b.corrections &&
         a.referee == b.referee && a.untold == b.untold && a.round_limit == b.round_limit;
}

Status Progress::status_of(Id objective) const {
  const auto found = std::find_if(objectives.begin(), objectives.end(),
                                  [&](const ObjectiveState& state) { return state.id == objective; });
  return found == objectives.end() ? Status::open : found->status;
}
bool Progress::has_fired(Id trigger) const { return std::find(fired.begin(), fired.end(), trigger) != fired.end(); }
int Progress::counter(const std::string& name) const {
  const auto found =
      std::find_if(counters.begin(), counters.end(), [&](const Counter& counter) { return counter.name == name; });
  return found == counters.end() ? 0 : found->value;
}
int Progress::earned(Id ship) const {
  int sum = 0;
  for (const Credit& credit : credits) sum += credit.ship == ship ? credit.points : 0;
  return sum;
}

const Card* ShipState::card(Id id) const {
  const Card* best = nullptr;
  for (const Card& own : cards) {
    if (own.id == id && (best == nullptr || own.charges > best->charges)) best = &own;
  }
  return best;
}
bool ShipState::repeats(std::size_t index) const {
  const auto copy = [&](const Card& own) { return own.id == cards[index].id; };
  return std::any_of(cards.begin(), cards.begin() + static_cast<std::ptrdiff_t>(index), copy);
}
int ShipState::damage_in(Section section) const {
  if (section == Section::none && is_of_two_cards()) {  // what a section has beyond its hull is lost (huge-damage-8)
    return std::min(damage_in(Section::fore), sections[0].hull) + std::min(damage_in(Section::aft), sections[1].hull);
  }
  int sum = 0;
  for (const DamageCard& card : damage) {
    if (section == Section::none || card.section == section) sum += card.damage();
  }
  return sum;
}
int ShipState::hull_left(Section section) const {
  if (section == Section::none || !is_of_two_cards()) return hull_left();
  return this->section(section).hull - damage_in(section);
}
const HullSection& ShipState::section(Section which) const {
  ENSURE(!sections.empty(), "a ship without sections");
  return sections.at(which == Section::aft && is_of_two_cards() ? 1 : 0);
}
bool ShipState::has_mark(Id mark) const { return std::find(marks.begin(), marks.end(), mark) != marks.end(); }
bool ShipState::did(Id action) const { return std::find(actions.begin(), actions.end(), action) != actions.end(); }
int ShipState::faceup(int number) const {
  return static_cast<int>(std::count_if(damage.begin(), damage.end(),
                                        [&](const DamageCard& card) { return card.faceup && card.number == number; }));
}

}  // namespace plotboard::state
