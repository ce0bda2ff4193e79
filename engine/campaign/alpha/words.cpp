// What commands and events of Flight Group Alpha are called: undo, journal and debrief read it here.
#include <algorithm>
#include <array>

#include "campaign/alpha/commands.hpp"
#include "campaign/alpha/events.hpp"

namespace plotboard::campaign::alpha {

namespace {

using words::Text;

Text called(const State& state, Id pilot) {
  const Pilot* found = state.pilot(pilot);
  return {found != nullptr ? found->call_sign : pilot.text()};
}
Text number_of(Id mission) { return {mission.text()}; }

Phrase ware(const Pilot* pilot, const Buy& buy) {
  constexpr int kBundle = 2;
  switch (buy.what) {
    case Ware::upgrade_points:
      return say("alpha.ware-upgrades", buy.count);
    case Ware::path_points:
      return say("alpha.ware-path", kBundle * buy.count);
    case Ware::rank:
      return say("alpha.ware-rank", pilot != nullptr ? pilot->rank + 1 : 0);
    case Ware::benefit:
      return say("alpha.ware-benefit", pilot != nullptr ? pilot->beyond + 1 : 0);
  }
  return {};
}

// "this, that and the other".
Phrase in_a_row(const std::vector<Phrase>& parts) {
  Phrase all = parts.back();
  for (std::size_t i = parts.size() - 1; i > 0; --i)
    all = i + 1 == parts.size() ? say("alpha.and", parts[i - 1], all) : say("alpha.comma", parts[i - 1], all);
  return all;
}

struct Loss {
  int number = 0;
  words::Key ware;
  int there = number;  // more than that cannot be lost
  words::Key none = ware;
};
struct Lost {
  std::vector<Phrase> parts, nothing;  // what is lost, and of what there is nothing to lose
};
Lost what_is_lost(std::initializer_list<Loss> losses) {
  Lost lost;
  for (const Loss& loss : losses) {
    if (loss.number == 0) continue;
    if (loss.there == 0)
      lost.nothing.push_back(say(loss.none));
    else
      lost.parts.push_back(loss.number > loss.there ? say("alpha.all-left", say(loss.ware, loss.there))
                                                    : say(loss.ware, loss.number));
  }
  return lost;
}

struct CommandWords {
  const State& state;

  Phrase operator()(const Recruit& c) const { return say("alpha.do-recruit", Text{c.call_sign}); }
  Phrase operator()(const Rename& c) const { return say("alpha.do-rename", called(state, c.pilot), Text{c.call_sign}); }
  Phrase operator()(const Retire& c) const { return say("alpha.do-retire", called(state, c.pilot)); }
  Phrase operator()(const Buy& c) const {
    return say("alpha.do-buy", called(state, c.pilot), ware(state.pilot(c.pilot), c));
  }
  Phrase operator()(const Muster& c) const { return say("alpha.do-muster", c.pilots.size()); }
  Phrase operator()(const Lead& c) const { return say("alpha.do-lead", called(state, c.pilot)); }
  Phrase operator()(const Draw&) const { return say("alpha.do-draw"); }
  Phrase operator()(const ChooseMission& c) const { return say("alpha.do-choose", number_of(c.mission)); }
  Phrase operator()(const Equip& c) const { return say("alpha.do-equip", called(state, c.pilot)); }
  Phrase operator()(const KeepLoadout& c) const { return say("alpha.do-keep", Text{c.loadout.name}); }
  Phrase operator()(const ForgetLoadout& c) const { return say("alpha.do-forget", Text{c.name}); }
  Phrase operator()(const TakeOff&) const { return say("alpha.do-take-off", number_of(state.plan.mission)); }
  Phrase operator()(const Land&) const { return say("alpha.do-land", number_of(state.plan.mission)); }
  Phrase operator()(const Eject& c) const { return say("alpha.do-eject", called(state, c.pilot)); }
  Phrase operator()(const Share&) const { return say("alpha.do-share"); }
  Phrase operator()(const Settle&) const { return say("alpha.do-settle", state.round); }
  Phrase operator()(const FlyAgain&) const { return say("alpha.do-fly-again", number_of(state.plan.mission)); }
  Phrase operator()(const Correct& c) const { return say("alpha.do-correct", called(state, c.pilot)); }
  Phrase operator()(const RenameGroup& c) const { return say("alpha.do-rename-group", Text{c.name}); }
};

struct EventWords {
  const State& before;

  Phrase operator()(const PilotJoined& e) const {
    return e.pilot.guest ? say("alpha.guest-joined", Text{e.pilot.call_sign}, e.pilot.rank)
                         : say("alpha.joined", Text{e.pilot.call_sign}, e.pilot.rank);
  }
  Phrase operator()(const PilotRenamed& e) const {
    return say("alpha.renamed", called(before, e.pilot), Text{e.call_sign});
  }
  Phrase operator()(const PilotLeft& e) const {
    switch (e.standing) {
      case Standing::killed:
        return say("alpha.killed", called(before, e.pilot));
      case Standing::expelled:
        return say("alpha.expelled", called(before, e.pilot));
      case Standing::retired:
      case Standing::active:
        break;
    }
    return say("alpha.retired", called(before, e.pilot));
  }
  Phrase operator()(const PointsChanged& e) const {
    const words::Key why = e.why.key();
    if (why == words::Key("alpha.why-bought")) return bought(e);
    if (why == words::Key("alpha.why-losses") || why == words::Key("alpha.why-failure")) return lost(e);
    std::vector<Phrase> parts;  // what does not change is left out
    if (e.xp != 0) parts.push_back(say("alpha.part-xp", words::Signed{e.xp}));
    if (e.upgrade_points != 0) parts.push_back(say("alpha.part-upgrades", words::Signed{e.upgrade_points}));
    if (e.path_points != 0) parts.push_back(say("alpha.part-path", words::Signed{e.path_points}));
    if (parts.empty()) return {};
    return say("alpha.points", called(before, e.pilot), in_a_row(parts), e.why);
  }
  // A rank or benefit has a line of its own.
  [[nodiscard]] Phrase bought(const PointsChanged& e) const {
    if (e.upgrade_points == 0 && e.path_points == 0) return say("alpha.spent", called(before, e.pilot), -e.xp);
    return say(
        "alpha.spent-on", called(before, e.pilot), -e.xp,
        e.path_points == 0 ? say("alpha.ware-upgrades", e.upgrade_points) : say("alpha.ware-path", e.path_points));
  }
  [[nodiscard]] Phrase lost(const PointsChanged& e) const {
    const std::vector<Phrase> parts =
        what_is_lost(
            {{-e.xp, "alpha.xp"}, {-e.upgrade_points, "alpha.ware-upgrades"}, {-e.path_points, "alpha.ware-path"}})
            .parts;
    if (parts.empty()) return {};
    return say(e.why.key() == words::Key("alpha.why-failure") ? words::Key("alpha.loses-by-failure")
                                                              : words::Key("alpha.loses"),
               called(before, e.pilot), in_a_row(parts));
  }
  Phrase operator()(const RankChanged& e) const {
    const Pilot* pilot = before.pilot(e.pilot);
    if (pilot == nullptr) return {};
    if (e.rank < pilot->rank) return say("alpha.demoted", Text{pilot->call_sign}, e.rank);
    if (e.beyond > pilot->beyond) return say("alpha.benefit", Text{pilot->call_sign}, e.beyond);
    if (e.path != pilot->path) return say("alpha.promoted-path", Text{pilot->call_sign}, e.rank, Text{e.path_name});
    return say("alpha.promoted", Text{pilot->call_sign}, e.rank);
  }
  Phrase operator()(const InjuryChanged& e) const {
    return e.injured ? say("alpha.injured", called(before, e.pilot)) : say("alpha.healed", called(before, e.pilot));
  }
  Phrase operator()(const LoadoutsChanged&) const { return {}; }
  Phrase operator()(const Mustered&) const { return {}; }
  Phrase operator()(const LeadNamed& e) const { return say("alpha.leads", called(before, e.pilot)); }
  Phrase operator()(const CardsDrawn& e) const {
    if (e.missions.size() < 2) return say("alpha.drawn-one", number_of(e.missions.front()));
    return say("alpha.drawn", number_of(e.missions[0]), number_of(e.missions[1]));
  }
  Phrase operator()(const Chosen& e) const { return say("alpha.chosen", number_of(e.plan.mission), e.plan.rank); }
  Phrase operator()(const Equipped&) const { return {}; }
  Phrase operator()(const TookOff&) const { return say("alpha.took-off", number_of(before.plan.mission)); }
  Phrase operator()(const Landed& e) const {
    return e.report.won ? say("alpha.won", number_of(before.plan.mission), e.report.pool)
                        : say("alpha.lost", number_of(before.plan.mission), e.report.pool);
  }
  Phrase operator()(const Ejected& e) const {
    const Text who = called(before, e.roll.pilot);
    if (e.roll.killed) return say("alpha.ejected-killed", who);
    const Pilot* pilot = before.pilot(e.roll.pilot);
    // What is left over of the pool may still be given to this pilot: then that is lost too.
    const int share = share_of(e.roll.pilot);
    const bool all_xp = e.roll.xp > share && before.debrief.report.pool > 0;
    auto [parts, nothing] = what_is_lost(
        {{e.roll.path_points, "alpha.ware-path", pilot != nullptr ? pilot->path_points : 0, "alpha.no-path"},
         {e.roll.upgrade_points, "alpha.ware-upgrades", pilot != nullptr ? pilot->upgrade_points : 0,
          "alpha.no-upgrades"},
         {all_xp ? 0 : e.roll.xp, "alpha.lost-xp", share, "alpha.no-xp"}});
    if (all_xp) parts.push_back(say("alpha.all-xp"));
    if (!parts.empty()) return say("alpha.ejected", who, in_a_row(parts));
    return nothing.empty() ? say("alpha.ejected-safely", who) : say("alpha.ejected-nothing", who, in_a_row(nothing));
  }
  [[nodiscard]] int share_of(Id pilot) const {
    const auto pilots = static_cast<int>(before.plan.pilots.size());
    const Ids& extras = before.debrief.extras;
    return (pilots == 0 ? 0 : before.debrief.report.pool / pilots) +
           static_cast<int>(std::count(extras.begin(), extras.end(), pilot));
  }
  Phrase operator()(const ExtrasGiven&) const { return {}; }
  Phrase operator()(const SortieLogged& e) const {
    return say("alpha.sortie", called(before, e.pilot), e.sortie.earned, e.sortie.kills);
  }
  Phrase operator()(const CardMoved& e) const {
    switch (e.card.place) {
      case Place::deck:
        return say("alpha.card-deck", number_of(e.card.mission));
      case Place::kept:
        return e.card.stress ? say("alpha.card-kept-stress", number_of(e.card.mission))
                             : say("alpha.card-kept", number_of(e.card.mission));
      case Place::done:
        return say("alpha.card-done", number_of(e.card.mission));
      case Place::lost:
        return say("alpha.card-lost", number_of(e.card.mission));
      case Place::outside:
        break;
    }
    return {};
  }
  Phrase operator()(const TourEnded& e) const {
    return e.end == TourEnd::won ? say("alpha.tour-won", e.tour) : say("alpha.tour-failed", e.tour);
  }
  Phrase operator()(const MedalWon& e) const { return say("alpha.medal", called(before, e.pilot), e.tour); }
  Phrase operator()(const StageSet& e) const {
    return e.round != before.round ? say("alpha.round", e.round) : Phrase();
  }
  Phrase operator()(const Drawn&) const { return {}; }
  Phrase operator()(const Noted& e) const { return e.text; }
  Phrase operator()(const GroupRenamed& e) const { return say("alpha.group-renamed", Text{before.name}, Text{e.name}); }
};

}  // namespace

Phrase words_of(const State& state, const Command& command) { return visit(CommandWords{state}, command); }
Phrase words_of(const State& before, const Event& event) { return visit(EventWords{before}, event); }

std::string rule_of(const Event& event) {
  return visit(
      [](const auto& e) -> std::string {
        if constexpr (requires { e.rule; }) {
          return e.rule;
        } else {
          return "";
        }
      },
      event);
}

}  // namespace plotboard::campaign::alpha
