#include "campaign/alpha/deck.hpp"

#include <algorithm>
#include <map>

namespace plotboard::campaign::alpha {

namespace {

constexpr int kInitialTours = 4;  // 1 to 4
constexpr int kFinalTour = 7;

bool ended(const State& state, int from, int to) {
  return std::all_of(state.tours.begin(), state.tours.end(), [&](const Tour& tour) {
    return tour.number < from || tour.number > to || tour.end != TourEnd::open;
  });
}
bool midgame_open(const State& state) { return ended(state, 1, kInitialTours); }
bool final_open(const State& state) { return midgame_open(state) && ended(state, kInitialTours + 1, kFinalTour - 1); }

bool tour_open(const State& state, int tour) {
  if (tour == kFinalTour) return final_open(state);
  return tour <= kInitialTours || midgame_open(state);
}

// Completionist: the first of its tour, or the one after a mission that was won, or one that was won itself.
bool reached(const AlphaBook& book, const State& state, const data::AlphaMission& mission) {
  if (mission.tour == 0) return true;
  if (!tour_open(state, mission.tour)) return false;
  if (mission.place == 1) return true;
  const auto before = std::find_if(book.missions.begin(), book.missions.end(), [&](const data::AlphaMission& other) {
    return other.tour == mission.tour && other.place == mission.place - 1;
  });
  if (before == book.missions.end()) return true;
  const Card* card = state.card(before->number);
  return card != nullptr && card->won;
}

// The group as it stands may fly it (fga-1.3.4-1).
std::optional<Refusal> check_rank(const State& state, const data::AlphaMission& mission) {
  constexpr int kLeast = 2;
  if (mission.tour < 1 || mission.tour > kInitialTours) return std::nullopt;
  const int rank = imperial_rank(state, state.muster);
  if (rank >= kLeast || state.muster.empty()) return std::nullopt;
  return Refusal{"fga-1.3.4-1", say("alpha.rank-too-low", kLeast, rank)};
}

Ids open_now(const AlphaBook& book, const State& state) {
  Ids open;
  const auto in_deck = [](const Card& card) { return card.place == Place::deck || card.place == Place::kept; };
  if (state.mode == Mode::completionist) {
    for (const data::AlphaMission& mission : book.missions) {
      if (reached(book, state, mission)) open.push_back(mission.number);
    }
    return open;
  }
  if (draws_cards(state)) {
    open = state.drawn;
  } else {
    for (const Card& card : state.cards) {
      const data::AlphaMission* mission = book.mission(card.mission);
      if (in_deck(card) && mission != nullptr && mission->tour == kFinalTour) open.push_back(card.mission);
    }
  }
  // The introduction is in no deck; groups that are too green for the tours may fly it too.
  const auto introduction = std::find_if(state.cards.begin(), state.cards.end(),
                                         [](const Card& card) { return is_introduction(card.mission); });
  const bool nobody_flew =
      std::all_of(state.cards.begin(), state.cards.end(), [](const Card& c) { return c.flown == 0; });
  const bool green = !state.muster.empty() && imperial_rank(state, state.muster) < 2;
  if (introduction != state.cards.end() && (nobody_flew || green)) open.insert(open.begin(), introduction->mission);
  return open;
}

class Cards {
 public:
  Cards(const AlphaBook& book, const State& state, std::vector<Event>& events)
      : book_(book), state_(state), events_(events) {}

  void after_mission() {
    const data::AlphaMission* mission = book_.mission(state_.plan.mission);
    if (mission == nullptr) return;
    Card card = *state_.card(mission->number);
    ++card.flown;
    if (state_.debrief.report.won) {
      won(*mission, card);
    } else {
      lost(*mission, card);
    }
    medals();
    open_decks();
  }

 private:
  void move(Card card, Place place, const char* rule) {
    card.place = place;
    events_.push_back(CardMoved{card, rule});
    fold(state_, events_.back());
  }
  void enter(Id mission, const char* rule) {
    if (const Card* card = state_.card(mission)) move(*card, Place::deck, rule);
  }
  void end_tour(int tour, TourEnd end, const char* rule) {
    if (state_.tour(tour) == nullptr || state_.tour(tour)->end != TourEnd::open) return;
    events_.push_back(TourEnded{tour, end, rule});
    fold(state_, events_.back());
  }
  void next_or_end(const data::AlphaMission& mission, TourEnd end) {
    if (mission.tour == 0) return;
    if (const data::AlphaMission* next = book_.after(mission)) {
      if (state_.card(next->number)->place == Place::outside) enter(next->number, "fga-4.1p-15");
    } else {
      end_tour(mission.tour, end, "fga-1.3-5");
    }
  }

  void won(const data::AlphaMission& mission, Card card) {
    card.won = true;
    card.stress = false;
    move(card, Place::done, "fga-1.4-3");
    next_or_end(mission, TourEnd::won);
  }
  void lost(const data::AlphaMission& mission, Card card) {
    if (state_.mode == Mode::completionist) return move(card, card.place, "fga-1.3.3-4");
    using data::CardFate;
    CardFate fate = mission.if_lost;
    if (is_introduction(mission.number)) return move(card, Place::outside, "fga-1.3.2-1");
    if (state_.mode == Mode::ironman && fate != CardFate::next) {
      move(card, Place::lost, "fga-1.3.3-11");
      return end_tour(mission.tour, TourEnd::failed, "fga-1.3.3-11");
    }
    if (fate == CardFate::replay_once && card.stress) fate = CardFate::next;
    switch (fate) {
      case CardFate::next:
        card.stress = false;
        move(card, Place::lost, "fga-4.1p-15");
        return next_or_end(mission, TourEnd::failed);
      case CardFate::reshuffle:
        return move(card, Place::deck, "fga-4.1p-17");
      case CardFate::replay_once:
        card.stress = true;
        [[fallthrough]];
      case CardFate::replay:
        return move(card, Place::kept, "fga-1.3.3-2");
      case CardFate::discard:
        return move(card, Place::lost, "fga-4.1p-16");
      case CardFate::tour_failed:
        move(card, Place::lost, "fga-1.4-6");
        return end_tour(mission.tour, TourEnd::failed, "fga-1.4-6");
    }
  }

  [[nodiscard]] bool all_won_of_no_tour() const {
    return std::all_of(state_.cards.begin(), state_.cards.end(), [&](const Card& card) {
      const data::AlphaMission* mission = book_.mission(card.mission);
      return mission == nullptr || mission->tour != 0 || is_introduction(mission->number) || card.won;
    });
  }
  void give_medal(int tour) {
    for (const Pilot& pilot : Pilots(state_.pilots)) {
      const bool flew = std::any_of(pilot.missions.begin(), pilot.missions.end(), [&](const MissionMark& mark) {
        const data::AlphaMission* mission = book_.mission(mark.mission);
        return mission != nullptr && mission->tour == tour;
      });
      const bool has = std::find(pilot.medals.begin(), pilot.medals.end(), tour) != pilot.medals.end();
      if (!pilot.flies() || !flew || has) continue;
      events_.push_back(MedalWon{pilot.id, tour});
      fold(state_, events_.back());
    }
  }
  void medals() {
    for (const Event& event : std::vector<Event>(events_)) {
      const auto* end = get_if<TourEnded>(&event);
      if (end != nullptr && end->end == TourEnd::won) give_medal(end->tour);
    }
    if (all_won_of_no_tour()) give_medal(0);
  }
  void open_decks() {
    const auto first_of = [&](int tour) {
      const auto first = std::find_if(book_.missions.begin(), book_.missions.end(),
                                      [&](const data::AlphaMission& m) { return m.tour == tour && m.place == 1; });
      if (first != book_.missions.end() && state_.card(first->number)->place == Place::outside)
        enter(first->number, tour == kFinalTour ? "fga-1.4.3-1" : "fga-1.4.2-1");
    };
    if (state_.mode == Mode::completionist) return;
    if (midgame_open(state_)) {
      for (int tour = kInitialTours + 1; tour < kFinalTour; ++tour) first_of(tour);
    }
    if (final_open(state_)) first_of(kFinalTour);
  }

  using Pilots = std::vector<Pilot>;
  const AlphaBook& book_;
  State state_;
  std::vector<Event>& events_;
};

}  // namespace

State opening_state(const AlphaBook& book, std::string name, Mode mode, const House& house, std::uint64_t seed) {
  State state;
  state.name = std::move(name);
  state.mode = mode;
  state.house = house;
  state.seed = seed;
  for (const data::AlphaMission& mission : book.missions) {
    // fga-1.4.1-1; the introduction is in no deck.
    const bool first = mission.tour >= 1 && mission.tour <= kInitialTours && mission.place == 1;
    const bool loose = mission.tour == 0 && !is_introduction(mission.number);
    Card card;
    card.mission = mission.number;
    card.place = mode != Mode::completionist && (first || loose) ? Place::deck : Place::outside;
    state.cards.push_back(card);
  }
  for (const data::AlphaTour& tour : book.tours) state.tours.push_back({tour.number, TourEnd::open});
  return state;
}

bool draws_cards(const State& state) { return state.mode != Mode::completionist && !final_open(state); }

Ids deck_of(const State& state) {
  Ids deck;
  for (const Place place : {Place::kept, Place::deck}) {
    for (const Card& card : state.cards) {
      if (card.place == place) deck.push_back(card.mission);
    }
  }
  return deck;
}

std::optional<Refusal> check_players(const State& state) {
  std::map<std::string, int> flown;
  for (const Id pilot : state.muster) ++flown[state.pilot(pilot)->player];
  const int players = static_cast<int>(flown.size());
  if (players == 0) return std::nullopt;
  const int most = kMostPilots / players;
  const char* const rule = players == 1   ? "fga-1.3.1-2"
                           : players == 2 ? "fga-1.3.1-3"
                           : players == 3 ? "fga-1.3.1-4"
                                          : "fga-1.3.1-5";
  for (const auto& [player, pilots] : flown) {
    if (pilots <= most) continue;
    const Phrase who = player.empty() ? say("alpha.nobody-named") : just(words::Text{player});
    return Refusal{rule, say("alpha.pilots-of-player", players, most, who, pilots)};
  }
  return std::nullopt;
}

std::optional<Refusal> check_draw(const State& state) {
  if (state.stage != Stage::home) return Refusal{"fga-4.1p-1", say("alpha.not-home")};
  if (!draws_cards(state)) return Refusal{"fga-1.4.3-1", say("alpha.no-drawing")};
  if (!state.drawn.empty()) return Refusal{"fga-4.1p-6", say("alpha.drawn-already")};
  if (static_cast<int>(state.muster.size()) < kFewestPilots) return Refusal{"fga-1.3.1-1", say("alpha.muster-first")};
  if (auto why = check_players(state)) return why;
  if (deck_of(state).empty()) return Refusal{"fga-4.1p-6", say("alpha.deck-empty")};
  return std::nullopt;
}

Ids drawn_from(const State& state, base::Rng& rng, int* times) {
  Ids deck = deck_of(state);
  Ids drawn;
  const auto is_kept = [&](Id mission) { return state.card(mission)->place == Place::kept; };
  while (static_cast<int>(drawn.size()) < kCardsDrawn && !deck.empty()) {
    std::size_t at = 0;
    if (!is_kept(deck.front())) {
      at = rng.below(static_cast<std::uint32_t>(deck.size()));
      ++*times;
    }
    drawn.push_back(deck[at]);
    deck.erase(deck.begin() + static_cast<std::ptrdiff_t>(at));
  }
  return drawn;
}

std::vector<MissionOffer> missions_now(const AlphaBook& book, const State& state) {
  std::vector<MissionOffer> offers;
  for (const Id number : open_now(book, state)) {
    const data::AlphaMission* mission = book.mission(number);
    if (mission != nullptr) offers.push_back({number, check_rank(state, *mission)});
  }
  return offers;
}

int columns_of(const Plan& plan) {
  return static_cast<int>(plan.pilots.size()) + (plan.harder ? 1 : 0) - (plan.easier ? 1 : 0);
}

void move_cards(const AlphaBook& book, const State& state, std::vector<Event>& events) {
  Cards(book, state, events).after_mission();
}

}  // namespace plotboard::campaign::alpha
