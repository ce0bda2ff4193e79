// The list of missions and their briefings, made from the catalog.
#include "desk/missions/missions.hpp"

#include <algorithm>
#include <cctype>
#include <map>

#include "data/catalog.hpp"
#include "data/order.hpp"
#include "desk/core/names.hpp"

namespace plotboard::desk {

namespace {

std::string lower(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

// "1:2" is tour 1, mission 2; missions of no tour (0) come after all tours.
std::pair<int, int> order_in_campaign(const data::Mission& mission) {
  const std::size_t colon = mission.number.find(':');
  const auto number = [](const std::string& digits) {
    int value = 0;
    for (const char c : digits)
      if (c >= '0' && c <= '9' && value < 10000) value = value * 10 + (c - '0');
    return value;
  };
  constexpr int kAfterTours = 10000;
  if (mission.introductory()) return {0, 0};
  const int tour = number(mission.number.substr(0, colon));
  const int place = colon == std::string::npos ? 0 : number(mission.number.substr(colon + 1));
  return {tour == 0 ? kAfterTours : tour, mission.place_in_tour > 0 ? mission.place_in_tour : place};
}

std::vector<const data::Mission*> in_order(const data::Catalog& catalog) {
  std::vector<const data::Mission*> all;
  for (const auto& [id, mission] : catalog.missions) all.push_back(&mission);
  std::stable_sort(all.begin(), all.end(), [](const data::Mission* a, const data::Mission* b) {
    return order_in_campaign(*a) < order_in_campaign(*b);
  });
  return all;
}

bool passes(const data::Catalog& catalog, const MissionFilter& filter, const data::Mission& mission) {
  if (!filter.tour.empty() && tour_words(mission) != filter.tour) return false;
  if (!filter.ship.empty() && !base::contains(mission.seats.ships, filter.ship)) return false;
  if (filter.territory && mission.territory != *filter.territory) return false;
  if (filter.rounds && mission.rounds != *filter.rounds) return false;
  if (filter.difficulty && mission.difficulty != *filter.difficulty) return false;
  const std::string all = lower(mission.number + " " + mission.name + " " + tour_words(mission) + " " +
                                ships_flown(catalog, mission) + " " + mission.summary);
  std::string word;
  for (const char c : lower(filter.text) + " ") {
    if (c != ' ') {
      word += c;
      continue;
    }
    if (!word.empty() && all.find(word) == std::string::npos) return false;
    word.clear();
  }
  return true;
}

std::string where_words(const data::Squad& squad) {
  if (squad.arrival == "setup") return "on the map";
  std::string words;
  if (squad.vectors.size() == 1 && squad.vectors.front() == "1d6")
    words = "at an arrow that a die picks";
  else if (squad.vectors.size() == 1)
    words = (squad.vectors.front().size() > 2 ? "at " : "arrow ") + squad.vectors.front();
  else if (!squad.vectors.empty())
    words = "arrow " + listed(squad.vectors, " or ") + " by lot";
  if (squad.each_vector) words += ", each ship its own";
  return words;
}

std::string whole_percent(double share) { return std::to_string(static_cast<int>(share * 100 + 0.5)); }

std::string who_words(const std::string& side) {
  if (side == "player") return "yours";
  if (side == "ally") return "ally";
  return side;
}

}  // namespace

// --- words

std::string ship_words(const data::Catalog& catalog, const std::string& ship) {
  const data::Ship* known = catalog.ship(ship);
  return known == nullptr ? ship : known->name;
}

std::string ships_flown(const data::Catalog& catalog, const data::Mission& mission) {
  std::vector<std::string> names;
  for (const std::string& ship : mission.seats.ships) names.push_back(ship_words(catalog, ship));
  return listed(names, " or ");
}

std::string tour_words(const data::Mission& mission) {
  if (mission.introductory()) return "Introduction";
  const bool none = mission.tour.empty() || mission.number.rfind("0:", 0) == 0;
  return none ? "Single missions" : mission.tour;
}

std::string in_rounds(int rounds) { return rounds <= 1 ? "next round" : "in " + std::to_string(rounds) + " rounds"; }
std::string rounds_words(int rounds) { return rounds == 0 ? "no limit" : std::to_string(rounds) + " rounds"; }

std::vector<std::string> defeat_words(const data::Mission& mission) {
  struct Meaning {
    const char* word;
    const char* sentence;
  };
  static constexpr Meaning kMeanings[] = {
      {"replay", "You fly the mission again."},
      {"replayOnceWithStress", "You may fly it once more; every pilot then starts with a stress token."},
      {"reshuffle", "Its card goes back into the mission deck."},
      {"advance", "The tour goes on with the next mission."},
      {"discard", "Its card leaves the deck."},
      {"tourFailed", "The tour is lost."},
      {"negativePilotEffects", "Every pilot pays for it: see the campaign's debriefing."},
  };
  std::vector<std::string> words;
  const auto add = [&](const std::string& word) {
    for (const Meaning& meaning : kMeanings) {
      if (word == meaning.word && !base::contains(words, meaning.sentence)) words.emplace_back(meaning.sentence);
    }
  };
  add(mission.if_failed);
  for (const std::string& word : mission.consequences) add(word);
  return words;
}

std::string words_of(data::Territory territory) { return with_capital(data::name_of(territory)); }

std::string words_of(data::ObjectiveKind kind) {
  switch (kind) {
    case data::ObjectiveKind::primary:
      return "Primary objective";
    case data::ObjectiveKind::bonus:
      return "Bonus objective";
    case data::ObjectiveKind::gold_star:
      return "Gold star";
  }
  return "";
}

std::string order_words(Id text) {
  const data::Order order = data::order_of(text);
  switch (order.kind) {
    case data::OrderKind::strike: {
      constexpr std::string_view kType = "component:";
      std::string whom = order.whom.text();
      if (!order.whom.starts_with(kType)) return "strikes " + whom;
      whom.erase(0, kType.size());
      std::replace(whom.begin(), whom.end(), '-', ' ');
      return "strikes the nearest " + whom;
    }
    case data::OrderKind::escort:
      return "escorts " + order.whom;
    case data::OrderKind::escape:
      return "escapes by " + order.whom;
    case data::OrderKind::flee:
      return "flees";
    default:
      return "attacks";
  }
}

// --- the list

std::vector<MissionGroup> missions_listed(const data::Catalog& catalog, const MissionFilter& filter) {
  std::vector<MissionGroup> groups;
  for (const data::Mission* mission : in_order(catalog)) {
    if (!passes(catalog, filter, *mission)) continue;
    const std::string tour = tour_words(*mission);
    if (groups.empty() || groups.back().tour != tour) groups.push_back({tour, {}});
    groups.back().missions.push_back(mission);
  }
  return groups;
}

MissionTraits traits_of(const data::Catalog& catalog) {
  MissionTraits traits;
  const auto add = [](auto& list, const auto& value) {
    if (std::find(list.begin(), list.end(), value) == list.end()) list.push_back(value);
  };
  for (const data::Mission* mission : in_order(catalog)) {
    add(traits.tours, tour_words(*mission));
    for (const std::string& ship : mission->seats.ships) add(traits.ships, ship);
    add(traits.rounds, mission->rounds);
  }
  std::sort(traits.ships.begin(), traits.ships.end(), [&](const std::string& a, const std::string& b) {
    return ship_words(catalog, a) < ship_words(catalog, b);
  });
  std::sort(traits.rounds.begin(), traits.rounds.end());
  return traits;
}

std::string next_of_tour(const data::Catalog& catalog, const std::string& id) {
  const std::vector<const data::Mission*> all = in_order(catalog);
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const data::Mission* mission) { return mission->id == id; });
  if (found == all.end() || found + 1 == all.end()) return "";
  const bool goes_on = tour_words(**found) == tour_words(**(found + 1)) || (*found)->introductory();
  return goes_on ? (*(found + 1))->id : "";
}

// --- how hard it is

std::optional<WinRate> measured_of(const data::Catalog& catalog, const data::Mission& mission, int pilots, int rank) {
  const auto found = catalog.mission_balance.missions.find(mission.id);
  if (found == catalog.mission_balance.missions.end()) return std::nullopt;
  const data::MeasuredGames* games = found->second.nearest(pilots, rank);
  if (games == nullptr || games->games == 0) return std::nullopt;
  const battle::Interval sure = battle::wilson(games->won, games->games);
  WinRate rate;
  rate.share = static_cast<double>(games->won) / games->games;
  rate.low = sure.low;
  rate.high = sure.high;
  rate.games = games->games;
  rate.pilots = games->pilots;
  rate.rank = games->rank;
  rate.exact = games->pilots == pilots && games->rank == rank;
  rate.earlier = found->second.hash != mission.hash;
  return rate;
}

std::string measured_percent(const std::optional<WinRate>& measured) {
  return measured ? whole_percent(measured->share) + " %" : "";
}

std::string measured_words(const std::optional<WinRate>& measured) {
  if (!measured) return "Not measured yet.";
  const WinRate& rate = *measured;
  std::string words = rate.exact ? "Stand-in pilots win " : "Nearest measured: stand-in pilots win ";
  words += whole_percent(rate.share) + " % of " + std::to_string(rate.games) + (rate.games == 1 ? " game" : " games") +
           " with " + std::to_string(rate.pilots) + " pilots at rank " + std::to_string(rate.rank) + " (" +
           whole_percent(rate.low) + " to " + whole_percent(rate.high) + " %).";
  if (rate.earlier) words += " Measured with an earlier version of the mission.";
  return words;
}

// --- the briefing

std::string squad_words(const data::Catalog& catalog, const data::Squad& squad, int pilots, int rank) {
  struct Kind {
    std::string ship;
    bool elite;
    int count;
  };
  std::vector<Kind> kinds;
  int replaced = 0, elites_replaced = 0;
  const auto add = [&kinds](const std::string& ship, bool elite) {
    for (Kind& kind : kinds) {
      if (kind.ship != ship || kind.elite != elite) continue;
      ++kind.count;
      return;
    }
    kinds.push_back({ship, elite, 1});
  };
  const auto comes = [&](const data::SquadShip& ship) {
    return pilots >= ship.pilots_at_least && rank >= ship.rank_at_least;
  };
  const bool group_one = std::any_of(squad.ships.begin(), squad.ships.end(),
                                     [](const data::SquadShip& ship) { return data::is_group_one(ship.ship); });
  const auto is_new = [&](const std::string& type, bool elite) {
    return std::any_of(squad.ships.begin(), squad.ships.end(), [&](const data::SquadShip& ship) {
      return ship.replaces && ship.ship == type && ship.elite == elite;
    });
  };
  for (const data::SquadShip& ship : squad.ships) {
    if (!comes(ship)) continue;
    add(ship.ship, ship.elite);
    if (ship.replaces) ++(ship.elite && !group_one ? elites_replaced : replaced);
  }
  // Each of those takes the place of one that is no elite; an elite in a squad without Group 1 that of another.
  const auto take_off = [&](int& left, bool elite) {
    for (auto kind = kinds.rbegin(); kind != kinds.rend() && left > 0; ++kind) {
      if (kind->elite != elite || kind->ship == "random" || (!group_one && is_new(kind->ship, kind->elite))) continue;
      const int gone = std::min(left, kind->count);
      kind->count -= gone;
      left -= gone;
    }
  };
  take_off(replaced, false);
  take_off(elites_replaced, true);
  std::vector<std::string> words;
  for (const Kind& kind : kinds) {
    if (kind.count == 0) continue;
    const std::string name = kind.ship == "random" ? "random ship" : ship_words(catalog, kind.ship);
    words.push_back((kind.count > 1 ? std::to_string(kind.count) + " × " : "") + (kind.elite ? "elite " : "") + name);
  }
  std::string all = listed(words, " and ");
  int shields = 0, hull = 0;
  for (const data::SquadChange& change : squad.changes) {
    if (pilots < change.pilots_at_least || rank < change.rank_at_least) continue;
    shields += change.shields;
    hull += change.hull;
  }
  const auto change = [](int by, const char* what) { return (by > 0 ? "+" : "") + std::to_string(by) + " " + what; };
  if (!all.empty() && (shields != 0 || hull != 0)) {
    std::vector<std::string> changes;
    if (shields != 0) changes.push_back(change(shields, "shields"));
    if (hull != 0) changes.push_back(change(hull, "hull"));
    all += " (" + listed(changes, ", ") + ")";
  }
  if (!all.empty() && !squad.per.empty()) all += " per " + squad.per;
  return all;
}

Briefing briefing_of(const data::Catalog& catalog, const MissionChoice& choice) {
  Briefing briefing;
  briefing.mission = catalog.mission(choice.setup.mission);
  if (briefing.mission == nullptr) return briefing;
  const data::Mission& mission = *briefing.mission;
  briefing.measured = measured_of(catalog, mission, choice.setup.pilots, choice.setup.rank);
  for (const data::Squad& squad : mission.squads) {
    if (choice.setup.hides && squad.arrival != "setup") {
      briefing.hidden = true;
      continue;
    }
    SquadLine line;
    line.name = squad.name;
    line.who = who_words(squad.side);
    line.arrival = squad.arrival == "setup"     ? "at the start"
                   : squad.arrival == "special" ? "when called"
                                                : "round " + squad.arrival;
    line.where = where_words(squad);
    line.order = squad.side == "player" ? "you fly it" : squad.stays ? "stays" : order_words(squad.order);
    line.text = squad.text;
    for (std::size_t i = 0; i < line.ships.size(); ++i)
      line.ships[i] = squad_words(catalog, squad, mission::kFewestPilots + static_cast<int>(i), choice.setup.rank);
    briefing.squads.push_back(std::move(line));
  }
  briefing.initiative = mission::initiative_of_pilots(mission, choice.setup.rank);
  const std::string ship = !choice.setup.ship.empty()    ? choice.setup.ship.text()
                           : mission.seats.ships.empty() ? ""
                                                         : mission.seats.ships.front();
  std::vector<std::string> ids;
  if (const auto kit = mission.seats.kits.find(ship); kit != mission.seats.kits.end()) ids = kit->second;
  for (const auto& [rank, kit] : mission.seats.rank_kits)
    if (choice.setup.rank >= rank) ids.insert(ids.end(), kit.begin(), kit.end());
  for (const std::string& id : ids) {
    const data::Upgrade* upgrade = catalog.upgrade(id);
    briefing.kit.push_back(upgrade == nullptr ? id : upgrade->name);
  }
  return briefing;
}

}  // namespace plotboard::desk
