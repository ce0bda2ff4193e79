#include "desk/alpha/campaign_board.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>

#include "data/catalog.hpp"
#include "desk/alpha/pilot_sheet.hpp"
#include "desk/core/names.hpp"
#include "desk/missions/missions.hpp"

namespace plotboard::desk {

namespace {

// What last happened to each card and tour, and by which rule.
struct LastMove {
  int round = 0;
  std::string rule;
};
struct CampaignPast {
  std::map<Id, LastMove> cards;
  std::map<int, LastMove> tours;
};
CampaignPast past_of(const alpha::Session& session) {
  CampaignPast past;
  int round = session.start().round;
  for (std::size_t i = session.floor(); i < session.log().size(); ++i) {
    for (const alpha::Event& event : session.log()[i].events) {
      if (const auto* card = get_if<alpha::CardMoved>(&event)) past.cards[card->card.mission] = {round, card->rule};
      if (const auto* tour = get_if<alpha::TourEnded>(&event)) past.tours[tour->tour] = {round, tour->rule};
      if (const auto* stage = get_if<alpha::StageSet>(&event)) round = stage->round;
    }
  }
  return past;
}

constexpr int kFirstOfMidgame = 5, kFinalTour = 7;

// What lies on the table from the start beside ships: "6 obstacles, 2 × Turbolaser Tower".
std::string terrain_words(const data::Catalog& catalog, const data::Mission& mission, int pilots, int rank) {
  int obstacles = 0;
  std::map<std::string, int> named;
  for (const data::Terrain& terrain : mission.terrain) {
    if (pilots < terrain.pilots_at_least || rank < terrain.rank_at_least) continue;
    if (!terrain.obstacle.empty()) {
      ++obstacles;
    } else if (const data::Component* component = catalog.component(terrain.component)) {
      ++named[component->name];
    } else if (const data::Device* remote = catalog.device(terrain.remote)) {
      ++named[remote->name];
    }
  }
  std::vector<std::string> parts;
  if (obstacles > 0) parts.push_back(obstacles == 1 ? "1 obstacle" : std::to_string(obstacles) + " obstacles");
  for (const auto& [name, count] : named) parts.push_back(std::to_string(count) + " × " + name);
  return joined(parts, ", ");
}

std::string times_words(int count) {
  return count == 1 ? "once" : count == 2 ? "twice" : std::to_string(count) + " times";
}

// Why a card that nobody has flown is not in the deck, and by which rule.
std::pair<std::string, std::string> why_outside(const alpha::State& state, const alpha::BookMission& mission) {
  if (state.mode == alpha::Mode::completionist) return {"Opens when the mission before it is won.", "fga-1.3.3-7"};
  if (mission.number == "0:1")
    return {"In no deck: the introduction is flown first, or by pilots of rank 1.", "fga-1.3.2-1"};
  if (const alpha::Tour* tour = state.tour(mission.tour); tour != nullptr && tour->end != alpha::TourEnd::open)
    return {"Its tour has ended.", "fga-1.4-6"};
  if (mission.place > 1) return {"Comes into the deck after the mission before it.", "fga-4.1p-15"};
  if (mission.tour < kFinalTour) return {"Comes into the deck when tours 1 to 4 have ended.", "fga-1.4.2-1"};
  return {"Comes into play when tours 1 to 6 have ended.", "fga-1.4.3-1"};
}

// The same of any card, whether it is in the deck or not.
std::pair<std::string, std::string> enters_words(const alpha::State& state, const alpha::BookMission& mission) {
  const bool of_first_tours = mission.tour > 0 && mission.tour < kFirstOfMidgame && mission.place == 1;
  const bool loose = mission.tour == 0 && !alpha::is_introduction(mission.number);
  const bool completionist = state.mode == alpha::Mode::completionist;
  if (of_first_tours)
    return {completionist ? "Open from the beginning, for pilots of rank 2 on average."
                          : "In the deck from the beginning, for pilots of rank 2 on average.",
            "fga-1.3.4-1"};
  if (loose) return {completionist ? "Open from the beginning." : "In the deck from the beginning.", "fga-1.4.1-1"};
  alpha::State begun = state;  // how far its tour has come is not asked here
  for (alpha::Tour& tour : begun.tours) tour.end = alpha::TourEnd::open;
  if (completionist && (mission.place == 1 || mission.tour == 0)) begun.mode = alpha::Mode::classic;
  return why_outside(begun, mission);
}

void stars_of(const alpha::State& state, MissionTile& tile) {
  for (const alpha::Pilot& pilot : state.pilots) {
    for (const alpha::MissionMark& mark : pilot.missions) {
      if (mark.mission != tile.number) continue;
      tile.gold = tile.gold || mark.gold;
      tile.silver = tile.silver || mark.silver;
    }
  }
}

MissionTile tile_of(const alpha::Book& book, const alpha::State& state, const CampaignPast& past,
                    const alpha::BookMission& mission, const Ids& open) {
  using Look = MissionTile::Look;
  MissionTile tile;
  tile.number = mission.number;
  const data::Mission* known = book.catalog->mission(mission.number);
  tile.name = known != nullptr ? known->name : mission.number.text();
  const alpha::Card& card = *state.card(mission.number);
  const auto moved = past.cards.find(mission.number);
  const std::string since = moved == past.cards.end() ? "" : " in round " + std::to_string(moved->second.round);
  if (moved != past.cards.end()) tile.rule = moved->second.rule;
  const bool lies_open = base::contains(open, mission.number);
  const bool draws = alpha::draws_cards(state);
  const bool under_way = state.stage != alpha::Stage::home && state.stage != alpha::Stage::over;
  if (under_way && state.plan.mission == mission.number) {
    tile.look = Look::drawn;
    tile.words = "Chosen for this round.";
    tile.rule = "fga-4.1p-6";
  } else if (!under_way && base::contains(state.drawn, mission.number)) {
    tile.look = Look::drawn;
    tile.words = "Drawn for this round.";
    tile.rule = "fga-4.1p-6";
  } else if (card.won) {
    tile.look = Look::won;
    tile.words = "Won" + since + "." + (lies_open ? " May be flown again." : "");
  } else if (card.place == alpha::Place::kept) {
    tile.look = Look::kept;
    tile.words = "Lost" + since + "; its card lies open and comes with the next draw.";
    if (card.stress) tile.words += " Every pilot begins it with a stress token.";
  } else if (card.place == alpha::Place::lost) {
    tile.look = Look::lost;
    tile.words = "Lost" + since + "; its card is out of the deck.";
  } else if (card.place == alpha::Place::deck || lies_open) {
    tile.look = Look::open;
    tile.words = draws && card.place == alpha::Place::deck ? "In the deck." : "Open.";
    if (card.flown > 0) {
      tile.look = Look::kept;
      tile.words = "Lost" + since + (draws ? ", and shuffled back into the deck." : ".");
    }
    if (tile.rule.empty()) tile.rule = state.mode == alpha::Mode::completionist ? "fga-1.3.3-7" : "fga-1.4.1-1";
  } else if (card.flown > 0) {  // the introduction, which is no card of the deck
    tile.look = Look::lost;
    tile.words = "Lost" + since + ".";
  } else {
    std::string rule;
    std::tie(tile.words, rule) = why_outside(state, mission);
    if (tile.rule.empty()) tile.rule = rule;
  }
  if (card.flown > 0) tile.words += " Flown " + times_words(card.flown) + ".";
  if (under_way && state.plan.mission != mission.number && base::contains(state.drawn, mission.number))
    tile.words += " Drawn for this round, but not chosen.";
  stars_of(state, tile);
  return tile;
}

void end_words(const alpha::State& state, const CampaignPast& past, TourLine& line) {
  const alpha::Tour* tour = state.tour(line.number);
  if (tour == nullptr || tour->end == alpha::TourEnd::open) return;
  line.end = tour->end;
  line.words = tour->end == alpha::TourEnd::won ? "Won" : "Failed";
  const auto ended = past.tours.find(line.number);
  if (ended == past.tours.end()) return;
  line.words += " in round " + std::to_string(ended->second.round);
  line.rule = ended->second.rule;
}

// What a pilot brings home is told with its kills; a new round is a heading.
bool is_told_twice(const alpha::Event& event) {
  const auto* points = get_if<alpha::PointsChanged>(&event);
  return (points != nullptr && points->rule == "fga-2.11.5-4") || holds<alpha::StageSet>(event);
}

std::string percent_of(int percent, const char* what) {
  if (percent == 100) return std::string("all the ") + what;
  return percent == 50 ? std::string("half the ") + what : std::to_string(percent) + " % of the " + what;
}

std::string fate_words(const alpha::State& state, const alpha::Book& book, const alpha::BookMission& mission) {
  using alpha::CardFate;
  CardFate fate = mission.if_lost;
  const alpha::Card* card = state.card(mission.number);
  if (fate == CardFate::replay_once && card != nullptr && card->stress) fate = CardFate::next;
  if (state.mode == alpha::Mode::ironman && fate != CardFate::next)
    fate = mission.tour > 0 ? CardFate::tour_failed : CardFate::discard;
  const alpha::BookMission* next = book.after(mission);
  switch (fate) {
    case CardFate::next:
      return next == nullptr ? "The card is gone, and the tour fails"
                             : "The card is gone, and mission " + next->number.text() + " goes into the deck";
    case CardFate::reshuffle:
      return "The card goes back into the deck";
    case CardFate::replay:
      return "The card stays open and comes with the next draw";
    case CardFate::replay_once:
      return "It may be flown once more, every pilot with a stress token";
    case CardFate::discard:
      return "The card leaves the deck for good";
    case CardFate::tour_failed:
      return "The whole tour fails";
  }
  return "";
}

}  // namespace

MissionCard mission_card_of(const alpha::Book& book, const alpha::State& state, const mission::Setup& setup) {
  MissionCard card;
  const data::Catalog& catalog = *book.catalog;
  const data::Mission* mission = catalog.mission(setup.mission);
  const alpha::BookMission* of_book = mission != nullptr ? book.mission(Id(mission->number)) : nullptr;
  if (of_book == nullptr) return card;
  card.number = mission->number;
  card.name = mission->name;
  card.tour = tour_words(*mission);
  card.ships = ships_flown(catalog, *mission);
  card.summary = mission->summary;
  card.territory = data::name_of(mission->territory);
  card.rounds = rounds_words(mission->rounds);
  const data::Squad* omega = mission->squad("Omega One");
  if (omega != nullptr && (omega->arrival == "setup" || !setup.hides)) card.omega = "Omega One: " + omega->text + ".";
  std::tie(card.enters, card.rule) = enters_words(state, *of_book);
  card.won = if_won_words(book, state, of_book->number);
  card.lost = if_lost_words(book, state, of_book->number);
  card.needs = terrain_words(catalog, *mission, setup.pilots, setup.rank);
  return card;
}

const char* words_of(alpha::Mode mode) {
  switch (mode) {
    case alpha::Mode::classic:
      return "Classic";
    case alpha::Mode::completionist:
      return "Completionist";
    case alpha::Mode::ironman:
      return "Ironman";
  }
  return "";
}

const char* words_of(alpha::Standing standing) {
  switch (standing) {
    case alpha::Standing::active:
      return "active";
    case alpha::Standing::retired:
      return "left the flight group";
    case alpha::Standing::expelled:
      return "expelled";
    case alpha::Standing::killed:
      return "killed in action";
  }
  return "";
}

namespace {

// What a tour is about; 0: the missions of no tour.
const char* about_tour(int number) {
  static constexpr const char* kAbout[] = {
      "They belong to no tour, and are flown whenever the deck has nothing better.",
      "The Rebels have run from Hoth, and their stragglers gather where nobody patrols. One far outpost becomes the "
      "front.",
      "Two worlds of one system shoot at each other, and pirates live on both. The Empire has come to make peace, with "
      "cannons if need be.",
      "A new station is to hold the frontier. It has to be supplied, defended and inspected while it is still being "
      "built.",
      "Technicians, research and a treaty at Mylok IV: raiders want the first two, and somebody does not want the "
      "third.",
      "Admiral Harkov sells what is not his. Cut him off from his mines, his convoys and his friends, then bring him "
      "in.",
      "Prototypes of new fighters are worth a war. Guard the works and the convoys, and make those pay who raid them.",
      "The treason reaches far above Harkov. Follow it from ship to ship, up to the day on which the Emperor himself "
      "is in "
      "danger."};
  const auto place = static_cast<std::size_t>(number);
  return place < std::size(kAbout) ? kAbout[place] : "";
}

}  // namespace

std::vector<TourLine> tours_of(const alpha::Book& book, const alpha::Session& session) {
  const alpha::State& state = session.state();
  const CampaignPast past = past_of(session);
  Ids open;
  if (state.stage == alpha::Stage::home) {
    for (const alpha::MissionOffer& offer : alpha::missions_now(book, state)) open.push_back(offer.mission);
  }
  std::vector<TourLine> lines;
  for (const alpha::BookTour& tour : book.tours) {
    TourLine line;
    line.number = tour.number;
    line.name = "Tour " + std::to_string(tour.number) + ": " + tour.name;
    line.medal = tour.medal;
    line.text = about_tour(tour.number);
    lines.push_back(std::move(line));
  }
  TourLine loose;
  loose.name = "Single missions";
  loose.medal = book.dignity;
  loose.text = about_tour(0);
  lines.push_back(std::move(loose));
  for (TourLine& line : lines) {
    if (line.number > 0) end_words(state, past, line);
    for (const alpha::BookMission& mission : book.missions) {
      if (mission.tour == line.number) line.missions.push_back(tile_of(book, state, past, mission, open));
    }
    line.medal_won = std::any_of(state.pilots.begin(), state.pilots.end(),
                                 [&](const alpha::Pilot& pilot) { return base::contains(pilot.medals, line.number); });
  }
  return lines;
}

std::vector<ChronicleLine> chronicle_of(const alpha::Session& session, const words::Names& names) {
  std::vector<ChronicleLine> lines;
  alpha::State now = session.start();
  for (std::size_t i = session.floor(); i < session.log().size(); ++i) {
    for (const alpha::Event& event : session.log()[i].events) {
      const std::string text = is_told_twice(event) ? "" : words::english(alpha::words_of(now, event), names);
      if (!text.empty()) lines.push_back({now.round, text, alpha::rule_of(event)});
      alpha::fold(now, event);
    }
  }
  return lines;
}

std::string if_won_words(const alpha::Book& book, const alpha::State& state, Id number) {
  const alpha::BookMission* mission = book.mission(number);
  if (mission == nullptr) return "";
  if (number == "0:1") return "The campaign goes on with every pilot at rank 2.";
  if (mission->tour == 0) return "The card is done.";
  const alpha::BookMission* next = book.after(*mission);
  if (next == nullptr) return "The tour is won, and all who have flown in it get its medal.";
  const std::string then = "mission " + next->number.text();
  return state.mode == alpha::Mode::completionist ? "Opens " + then + "." : "Puts " + then + " into the deck.";
}

std::string if_lost_words(const alpha::Book& book, const alpha::State& state, Id number) {
  const alpha::BookMission* mission = book.mission(number);
  if (mission == nullptr) return "";
  if (state.mode == alpha::Mode::completionist) return "No experience; fly it again as often as you like.";
  if (number == "0:1") return "Nothing is lost: every pilot still goes on at rank 2.";
  std::string words = fate_words(state, book, *mission);
  const alpha::BookPenalty& penalty = mission->penalty;
  std::vector<std::string> costs;
  if (penalty.mission_xp > 0) costs.push_back(percent_of(penalty.mission_xp, "mission's XP"));
  if (penalty.banked_xp > 0) costs.push_back(percent_of(penalty.banked_xp, "banked XP"));
  if (penalty.upgrade_points > 0) costs.push_back(std::to_string(penalty.upgrade_points) + " U&M points");
  if (penalty.path_points > 0) costs.push_back(std::to_string(penalty.path_points) + " career path points");
  if (penalty.demotion > 0)
    costs.push_back(penalty.demotion == 1 ? "a rank" : std::to_string(penalty.demotion) + " ranks");
  return words + (costs.empty() ? "" : "; each pilot loses " + listed(costs)) + ".";
}

std::vector<ObjectiveOutcome> outcomes_of(const data::Catalog& catalog, const alpha::State& state) {
  std::vector<ObjectiveOutcome> outcomes;
  const data::Mission* mission = catalog.mission(state.plan.mission);
  if (mission == nullptr) return outcomes;
  const auto& told = state.debrief.report.objectives;
  if (told.empty()) {
    for (const data::Objective& objective : mission->objectives)
      if (objective.after.empty()) outcomes.push_back({objective.kind, state::Status::open, objective.text, ""});
    return outcomes;
  }
  const auto pilots = static_cast<int>(state.plan.pilots.size());
  for (const alpha::ObjectiveReport& one : told) {
    const data::Objective* objective = mission->objective(one.objective);
    if (objective == nullptr) continue;
    std::string words;
    const bool needs_victory = objective->kind == data::ObjectiveKind::gold_star && !state.debrief.report.won;
    if (needs_victory && one.status != state::Status::met) {
      words = "Only a mission that is won earns it";
    } else if (one.status == state::Status::met) {
      words = "Met";
      if (one.paid > 0 && pilots > 0)
        words += ": " + std::to_string(one.paid) + " XP into the pool, " + std::to_string(one.paid / pilots) +
                 " for each pilot";
    } else {
      words = one.status == state::Status::failed ? "Failed" : "Not met";
      if (one.of > 0) words += ": " + std::to_string(one.done) + " of " + std::to_string(one.of);
    }
    outcomes.push_back({objective->kind, one.status, objective->text, words + "."});
  }
  return outcomes;
}

}  // namespace plotboard::desk
