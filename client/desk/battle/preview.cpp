#include "desk/battle/preview.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "rules/board/measure.hpp"
#include "scene/board.hpp"

namespace plotboard::desk {
namespace {

using Kind = Consequence::Kind;

// Does an answer mean another piece, as a target does?
bool is_target(const state::Table& table, const Pick& pick) {
  return table.find(pick.piece) != nullptr && pick.piece != pick.ship && !pick.ghost;
}

}  // namespace

bool Preview::on() const {
  return given_.settings.foresight && given_.open.in_battle() && !given_.seats.covered && !given_.board.dragging() &&
         given_.open.table().play.phase != state::Phase::setup;
}

const Pick* Preview::pointed() const {
  const std::vector<Pick>& picks = given_.battle.picks();
  return given_.battle.pointed && *given_.battle.pointed < picks.size() ? &picks[*given_.battle.pointed] : nullptr;
}

std::optional<Preview::Asking> Preview::asking() const {
  const state::Table& table = given_.open.table();
  const data::Catalog& catalog = given_.open.catalog();
  const state::Piece* selected = given_.board.only_selected();
  if (given_.dial.open && selected != nullptr && selected->in_play()) {
    Asking asking;
    asking.ship = selected->id;
    asking.arcs = own_arcs(catalog, *selected);
    if (const rules::MoveOutcome* outcome = given_.dial.preview()) asking.at = outcome->end;
    return asking;
  }
  const Expected& now = given_.battle.expected();
  if (now.kind == Expect::choice) return asking_at(pointed());
  if (now.kind != Expect::turn || table.play.phase != state::Phase::engagement) return std::nullopt;
  const Pick* pick = pointed();
  const state::Piece* ship = table.find(pick != nullptr ? Id(pick->ship) : Id(now.ship));
  if (ship == nullptr) return std::nullopt;
  return Asking{ship->id, {}, own_arcs(catalog, *ship), false};
}

// Of the open question, with that answer in mind; null: none yet.
std::optional<Preview::Asking> Preview::asking_at(const Pick* pick) const {
  const state::Table& table = given_.open.table();
  const std::vector<Pick>& picks = given_.battle.picks();
  const auto any = [&](const auto& holds) { return std::any_of(picks.begin(), picks.end(), holds); };
  const bool places = any([](const Pick& each) { return each.ghost.has_value(); });
  const bool targets = any([&](const Pick& each) { return is_target(table, each); });
  if (!places && !targets) return std::nullopt;
  const state::Choice& choice = *table.play.choice;
  const state::Piece* ship = table.find(pick != nullptr && pick->ghost ? Id(pick->ship) : choice.ship);
  if (ship == nullptr || !ship->in_play()) return std::nullopt;
  Asking asking;
  asking.ship = ship->id;
  if (pick != nullptr) asking.at = pick->ghost;
  if (places) {
    asking.arcs = own_arcs(given_.open.catalog(), *ship);
    return asking;
  }
  if (choice.kind != "attack") {
    asking.all_round = true;
    return asking;
  }
  const auto add = [&](const Pick& each) {
    if (each.attack && each.legal && !base::contains(asking.arcs, each.attack->arc))
      asking.arcs.push_back(each.attack->arc);
  };
  if (pick != nullptr) add(*pick);
  if (asking.arcs.empty()) std::for_each(picks.begin(), picks.end(), add);
  if (asking.arcs.empty()) asking.arcs = own_arcs(given_.open.catalog(), *ship);
  return asking;
}

void Preview::show(scene::Overlay& overlay) const {
  if (!on()) return;
  if (given_.open.table().play.phase == state::Phase::planning) show_plans(overlay);
  if (given_.battle.pointed && *given_.battle.pointed < overlay.battle.offers.size()) {
    scene::Offer& offer = overlay.battle.offers[*given_.battle.pointed];
    if (offer.ghost) offer.words = on_board(words());
  }
  if (!given_.board.arcs_of.empty()) return;  // somebody has asked for others
  const std::optional<Asking> about = asking();
  if (!about) return;
  if (about->all_round) overlay.range_rings = about->ship;
  for (const geom::ArcKind arc : about->arcs) overlay.arcs.push_back({about->ship, arc, true, about->at});
}

void Preview::show_plans(scene::Overlay& overlay) const {
  const bool previews = given_.dial.preview() != nullptr;
  const state::Piece* selected = given_.board.only_selected();
  const Names names = given_.open.names();
  for (const Planned& planned : given_.dial.forecast().moves) {
    if (previews && selected != nullptr && selected->id == planned.ship) continue;  // the preview shows it
    overlay.plans.push_back({planned.ship, planned.outcome.end, planned.outcome.flown, warning_of(planned, names)});
  }
}

const std::vector<Consequence>& Preview::words() const {
  return words_.of({given_.open.version(), given_.seats.view(), given_.battle.pointed, given_.battle.typed},
                   [this] { return on() ? list_words() : std::vector<Consequence>(); });
}

std::vector<Consequence> Preview::list_words() const {
  const Pick* pick = pointed();
  if (pick == nullptr || given_.battle.expected().kind != Expect::choice) return {};
  const state::Table& table = given_.open.table();
  const data::Catalog& catalog = given_.open.catalog();
  const Names names = given_.open.names();
  if (const state::Piece* ship = table.find(pick->ship); pick->ghost && ship != nullptr && ship->in_play()) {
    const bool may_change = table.play.phase <= state::Phase::activation;
    std::vector<Consequence> lines = words_of(sight_from(catalog, table, ship->id, *pick->ghost), names, may_change);
    if (lines.empty()) lines.push_back({Kind::note, "No enemy in your arcs, and in no enemy's arc"});
    return lines;
  }
  const state::Piece* from = table.find(table.play.choice->ship);
  if (!is_target(table, *pick) || from == nullptr || !from->in_play()) return {};
  Sight sight = sight_from(catalog, table, from->id, from->pose);
  const auto is_other = [&](const Sighting& seen) { return seen.ship != pick->piece; };
  std::erase_if(sight.sees, is_other);
  std::erase_if(sight.seen_by, is_other);
  if (pick->attack) {  // as it would be declared
    sight.sees = {{pick->piece, pick->attack->arc, pick->attack->range, !pick->attack->obstructed_by.empty()}};
    return words_of(sight, names, false);
  }
  std::vector<Consequence> lines;
  const rules::PairVerdict pair = rules::measure(rules::Field(catalog, table), from->id, pick->piece);
  if (pair.range.band)
    lines.push_back({Kind::note, names.piece(pick->piece) + " at range " + std::to_string(*pair.range.band)});
  for (Consequence& line : words_of(sight, names, false)) lines.push_back(std::move(line));
  return lines;
}

std::vector<std::string> Preview::warnings() const {
  std::vector<std::string> list;
  if (!on() || given_.open.table().play.phase != state::Phase::planning) return list;
  const state::Piece* selected = given_.board.only_selected();
  const Names names = given_.open.names();
  for (const Planned& planned : given_.dial.forecast().moves) {
    const bool only_pointed_at = given_.dial.pointed && selected != nullptr && selected->id == planned.ship;
    if (std::string words = warning_of(planned, names); !only_pointed_at && !words.empty())
      list.push_back(std::move(words));
  }
  return list;
}

}  // namespace plotboard::desk
