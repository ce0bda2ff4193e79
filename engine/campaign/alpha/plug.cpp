// Flight Group Alpha as a plug.
#include "campaign/common/plug.hpp"

#include "campaign/alpha/debrief.hpp"
#include "campaign/alpha/deck.hpp"
#include "campaign/alpha/file_fields.hpp"
#include "campaign/alpha/hangar.hpp"
#include "campaign/alpha/text.hpp"

namespace plotboard::campaign::alpha {

const std::vector<std::string>& Alpha::modes() {
  static const std::vector<std::string> names{name_of(Mode::classic), name_of(Mode::completionist),
                                              name_of(Mode::ironman)};
  return names;
}

base::Errors Alpha::check_book(const data::SourceFile& file, const data::Catalog& catalog) {
  const auto book = read_book(file, catalog);
  return book ? base::Errors() : book.errors();
}

base::Result<State> Alpha::opening(const Book& book, const Beginning& beginning) {
  const auto mode = mode_named(beginning.mode);
  if (!mode) return base::Error{"", "--mode", data::describe(beginning.mode), data::one_of(modes(), beginning.mode)};
  const std::string name = beginning.name.empty() ? kTitle : beginning.name;
  return opening_state(book, name, *mode, {}, beginning.seed);
}

// Everything that may be done now and needs no words or lists of a person; those that do stand as an example.
std::vector<Command> Alpha::candidates(const Book& book, const State& state) {
  std::vector<Command> all;
  all.emplace_back(Recruit{"Newcomer " + std::to_string(state.recruited + 1), "", false});
  for (const Pilot& pilot : state.pilots) {
    for (const Ware ware : {Ware::upgrade_points, Ware::path_points, Ware::benefit})
      all.emplace_back(Buy{pilot.id, ware, 1, Path::none});
    all.emplace_back(Buy{pilot.id, Ware::rank, 1, Path::none});
    for (const Path path : kPaths) all.emplace_back(Buy{pilot.id, Ware::rank, 1, path});
    all.emplace_back(Retire{pilot.id});
    all.emplace_back(Lead{pilot.id});
    all.emplace_back(Eject{pilot.id, {}, 0, 0, 0});
  }
  all.emplace_back(Draw{});
  for (const BookMission& mission : book.missions)
    all.emplace_back(ChooseMission{mission.number, {}, false, false, false});
  for (const Id pilot : state.plan.pilots) {
    const Loadout* now = state.loadout_of(pilot);
    if (state.stage != Stage::hangar || now == nullptr) continue;
    for (const Offer& offer : offers_for(book, state, pilot, *now)) {
      if (offer.why_not) continue;
      Loadout with = *now;
      with.cards.push_back(offer.upgrade->id);
      all.emplace_back(Equip{pilot, with});
    }
  }
  all.emplace_back(TakeOff{});
  all.emplace_back(TakeOff{true});
  const int rest = remainder_of(state);
  if (rest > 0) all.emplace_back(Share{{state.plan.pilots.begin(), state.plan.pilots.begin() + rest}});
  all.emplace_back(Settle{});
  all.emplace_back(FlyAgain{});
  return all;
}

const Kind& kind() {
  static const Plug<Alpha> plug;
  return plug;
}

}  // namespace plotboard::campaign::alpha
