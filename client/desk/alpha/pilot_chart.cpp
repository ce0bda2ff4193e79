// Field I of a pilot's sheet: the path chart, what the next rank costs and brings.
#include <algorithm>

#include "desk/alpha/pilot_sheet.hpp"
#include "desk/core/names.hpp"
#include "words/english.hpp"

namespace plotboard::desk {

namespace {

using alpha::Pilot;

// What a rank has, as the rules give it: the chart shows the difference to the rank before.
struct AtRank {
  alpha::Standard standard;
  int initiative = 0, force = 0;
  const data::Upgrade* card = nullptr;
};
AtRank at_rank(const alpha::Book& book, const alpha::House& house, data::Path path, int rank) {
  Pilot pilot;
  pilot.rank = rank;
  pilot.path = path;
  AtRank at;
  at.standard = alpha::standard_of(book, house, pilot);
  at.initiative = alpha::initiative_of(book, pilot);
  for (const Id id : at.standard.cards) at.card = book.catalog->upgrade(id);
  if (at.card != nullptr) at.force = at.card->force;
  return at;
}

std::string tokens(int count) { return std::to_string(count) + (count == 1 ? " charge token" : " charge tokens"); }

std::vector<std::string> gained(const AtRank& before, const AtRank& now) {
  std::vector<std::string> brings;
  if (now.initiative > before.initiative) brings.push_back("Initiative " + std::to_string(now.initiative));
  for (std::size_t i = before.standard.slots.size(); i < now.standard.slots.size(); ++i)
    brings.push_back(slot_words(now.standard.slots[i]) + " slot");
  if (now.standard.charges > before.standard.charges)
    brings.push_back(tokens(now.standard.charges - before.standard.charges));
  if (now.force > before.force) brings.push_back("Force " + std::to_string(now.force));
  if (now.card != nullptr && now.card != before.card) {
    const data::ShipAction& linked = now.card->linked_to_any;
    if (!linked.type.empty()) {
      brings.push_back(with_capital(linked.difficulty) + " " + words::english_word(linked.type) + " after any action");
    } else {
      for (const data::ShipAction& action : now.card->actions)
        brings.push_back(with_capital(action.difficulty) + " " + words::english_word(action.type) + " action");
    }
  }
  return brings;
}

std::string rule_of(const alpha::Book& book, data::Path path, int rank) {
  for (const alpha::BookGain& gain : book.path(path).gains) {
    if (gain.rank == rank) return gain.rule.text();
  }
  return "fga-2.2-1";
}

Reach reach_of(const Pilot& pilot, bool chosen, int rank) {
  const bool common = rank < alpha::kPathRank;
  if (rank <= alpha::rank_in_force(pilot)) return chosen || common ? Reach::reached : Reach::later;
  if (rank <= pilot.rank) return chosen || common ? Reach::suspended : Reach::later;
  const bool open = chosen || pilot.path == data::Path::none;
  return rank == pilot.rank + 1 && open ? Reach::next : Reach::later;
}

}  // namespace

std::vector<PathChart> charts_of(const alpha::Book& book, const alpha::House& house, const Pilot& pilot) {
  std::vector<PathChart> charts;
  for (const data::Path path : data::kPaths) {
    PathChart chart;
    chart.path = path;
    chart.name = book.path(path).name;
    chart.chosen = pilot.path == path;
    chart.open = chart.chosen || pilot.path == data::Path::none;
    AtRank before;
    for (int rank = 1; rank <= alpha::kHighestPilotRank; ++rank) {
      const AtRank now = at_rank(book, house, path, rank);
      const alpha::BookRank& entry = book.ranks[static_cast<std::size_t>(rank - 1)];
      chart.steps.push_back({rank, entry.title, entry.cost, now.initiative, now.standard.charges, now.force,
                             gained(before, now), reach_of(pilot, chart.chosen, rank), rule_of(book, path, rank)});
      before = now;
    }
    charts.push_back(std::move(chart));
  }
  return charts;
}

std::vector<ChartStep> beyond_of(const alpha::Book& book, const Pilot& pilot) {
  std::vector<ChartStep> steps;
  for (int i = 0; i < alpha::kBenefitsBeyond; ++i) {
    const auto place = static_cast<std::size_t>(i);
    const alpha::BookGain& gain = book.beyond_gains[place];
    ChartStep step;
    step.rank = i + 1;
    step.title = "Benefit " + std::to_string(i + 1);
    step.cost = book.beyond[place].cost;
    for (const alpha::BookSlot& slot : gain.slots) step.brings.push_back(slot_words(slot) + " slot");
    if (gain.charges > 0) step.brings.push_back(tokens(gain.charges));
    step.rule = book.beyond[place].rule.text();
    const bool top = pilot.rank == alpha::kHighestPilotRank;
    if (top && i < pilot.beyond) step.reach = pilot.injured ? Reach::suspended : Reach::reached;
    if (top && i == pilot.beyond) step.reach = Reach::next;
    steps.push_back(std::move(step));
  }
  return steps;
}

NextRank next_of(const alpha::Book& book, const alpha::House& house, const Pilot& pilot) {
  NextRank next;
  next.what = pilot.rank < alpha::kHighestPilotRank ? alpha::Ware::rank : alpha::Ware::benefit;
  const auto price = alpha::price_of(book, pilot, next.what);
  if (!price) return next;
  next.any = true;
  next.price = *price;
  next.missing = std::max(0, *price - pilot.xp);
  ChartStep step;
  if (next.what == alpha::Ware::benefit) {
    step = beyond_of(book, pilot)[static_cast<std::size_t>(pilot.beyond)];
    next.name = step.title;
  } else {
    next.path = pilot.path == data::Path::none && pilot.rank + 1 >= alpha::kPathRank;
    const data::Path path = pilot.path == data::Path::none ? data::Path::ace : pilot.path;
    for (const PathChart& chart : charts_of(book, house, pilot)) {
      if (chart.path == path) step = chart.steps[static_cast<std::size_t>(pilot.rank)];
    }
    next.name = "Rank " + std::to_string(pilot.rank + 1) + ", " + step.title;
    if (next.path) step.brings = {"Initiative " + std::to_string(step.initiative), "the first gain of the path"};
  }
  next.brings = step.brings;
  next.rule = step.rule;
  return next;
}

}  // namespace plotboard::desk
