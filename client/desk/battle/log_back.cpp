// Back: to the question before the open one, for everything that has not thrown a die or brought something to light.
#include <algorithm>

#include "ai/pilot.hpp"
#include "data/catalog.hpp"
#include "desk/battle/log.hpp"

namespace plotboard::desk {

namespace {

using state::Side;

// Who gave a command, and may it be given anew?
struct Giver {
  Side side = Side::none;
  bool person = false;
  bool choice = false;  // of the kinds that Back goes to
};

class WayFinder {
 public:
  WayFinder(const OpenTable& open, const Seats& seats)
      : session_(open.session()), names_(open.names()), seats_(seats) {}

  Log::Way find() {
    const auto& log = session_.log();
    for (std::size_t i = log.size(); i > session_.floor(); --i) {
      const battle::LogEntry& entry = log[i - 1];
      if (const std::string why = what_came(entry); !why.empty()) return no(why);
      if (entry.automatic) continue;
      const Giver giver = giver_of(entry, i - 1);
      if (!giver.choice) return no("Nothing was chosen just before. Undo takes the last change back.");
      if (!giver.person && secret(entry)) continue;
      if (!giver.person) return no("Others have acted since. Undo goes back all the same.");
      if (giver.side != asked_side()) return no("That choice was the other side's.");
      return {i - 1, ""};
    }
    return no("This is the beginning.");
  }

 private:
  static Log::Way no(const std::string& why) { return {std::nullopt, why}; }

  [[nodiscard]] Side asked_side() const {
    const state::Play& play = session_.table().play;
    return play.choice && play.choice->side != Side::none ? play.choice->side : seats_.seat;
  }
  [[nodiscard]] bool secret(const battle::LogEntry& entry) const {
    return holds<rules::SetDial>(entry.command) || holds<rules::Ready>(entry.command);
  }
  [[nodiscard]] Giver giver_of_ship(Id id) const {
    const state::Piece* ship = session_.table().find(id);
    if (ship == nullptr) return {};
    return {ship->side, !ship->ai && seats_.has_people(ship->side), true};
  }
  [[nodiscard]] Giver giver_of(const battle::LogEntry& entry, std::size_t index) const {
    if (const auto* turn = get_if<rules::TakeTurn>(&entry.command)) return giver_of_ship(turn->ship);
    if (const auto* dial = get_if<rules::SetDial>(&entry.command)) return giver_of_ship(dial->ship);
    if (const auto* word = get_if<rules::Declare>(&entry.command)) return giver_of_ship(word->ship);
    if (const auto* ready = get_if<rules::Ready>(&entry.command))
      return {ready->side, seats_.has_people(ready->side), true};
    if (const auto* place = get_if<rules::PlacePieces>(&entry.command)) {
      const bool setup = session_.table().play.phase == state::Phase::setup;
      return setup && place->placements.size() == 1 ? giver_of_ship(place->placements.front().id) : Giver{};
    }
    if (!holds<rules::Choose>(entry.command)) return {};
    const state::Choice* asked = asked_at(session_, index);
    if (asked == nullptr) return {};
    const bool others =
        entry.reasons || !entry.why.empty() || !seats_.has_people(asked->side) || ai::is_ais(session_.table(), *asked);
    return {asked->side, !others, true};
  }

  // What keeps an entry from being gone back over; "": nothing.
  [[nodiscard]] std::string what_came(const battle::LogEntry& entry) const {
    for (const state::Event& event : entry.events) {
      if (holds<state::DiceRolled>(event) || holds<state::DieRolled>(event))
        return "Dice have been thrown since. Undo goes back all the same.";
      if (const auto* dealt = get_if<state::DamageDealt>(&event))
        return names_.piece(dealt->id) + " has been dealt a damage card since. Undo goes back all the same.";
      const auto* shown = get_if<state::DialRevealed>(&event);
      const state::Piece* ship = shown == nullptr ? nullptr : session_.table().find(shown->id);
      if (ship != nullptr && seats_.has_people(state::other(ship->side)))
        return names_.piece(shown->id) + " has revealed its dial. Undo goes back all the same.";
    }
    const auto* chosen = get_if<rules::Choose>(&entry.command);
    if (chosen != nullptr && chosen->choice == "look") return "A dial has been looked at. Undo goes back all the same.";
    return "";
  }

  const battle::Session& session_;
  const Names names_;
  const Seats& seats_;
};

}  // namespace

Log::Way Log::find_way_back() const {
  if (!given_.open.in_battle()) return {std::nullopt, "No battle is running."};
  if (given_.seats.covered) return {std::nullopt, "The screen is handed over."};
  return WayFinder(given_.open, given_.seats).find();
}

const Log::Way& Log::way_back() const {
  return way_.of({given_.open.version(), given_.seats.view()}, [this] { return find_way_back(); });
}

bool Log::back() {
  const Way way = way_back();
  if (!way.to) {
    given_.messages.say(MessageKind::note, way.why_not);
    return false;
  }
  const rules::Command command = given_.open.session().log()[*way.to].command;
  undo_to(*way.to);
  if (const auto* dial = get_if<rules::SetDial>(&command)) given_.dial.open_for(dial->ship);
  return true;
}

}  // namespace plotboard::desk
