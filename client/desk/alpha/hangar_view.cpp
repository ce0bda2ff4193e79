#include "desk/alpha/hangar_view.hpp"

#include <algorithm>
#include <map>
#include <sstream>

#include "desk/alpha/campaign_board.hpp"
#include "desk/alpha/pilot_sheet.hpp"
#include "desk/core/names.hpp"
#include "words/english.hpp"

namespace plotboard::desk {

namespace {

using alpha::Loadout;
using alpha::Pilot;

std::string said(const data::Catalog& catalog, const Phrase& phrase) {
  return words::english(phrase, Names(catalog, nullptr));
}

std::string card_name(const data::Catalog& catalog, Id id) {
  const data::Upgrade* upgrade = catalog.upgrade(id);
  return upgrade != nullptr ? upgrade->name : with_capital(with_blanks(id));
}
std::string ship_name(const data::Catalog& catalog, Id id) {
  const data::Ship* ship = catalog.ship(id);
  return ship != nullptr ? ship->name : with_capital(with_blanks(id));
}

std::string slots_words(const data::Upgrade& upgrade) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < upgrade.slots.size(); ++i) {
    const auto same = std::count(upgrade.slots.begin(), upgrade.slots.end(), upgrade.slots[i]);
    if (std::find(upgrade.slots.begin(), upgrade.slots.begin() + static_cast<std::ptrdiff_t>(i), upgrade.slots[i]) !=
        upgrade.slots.begin() + static_cast<std::ptrdiff_t>(i))
      continue;
    const std::string words = with_capital(with_blanks(upgrade.slots[i]));
    parts.push_back(same > 1 ? std::to_string(same) + " x " + words : words);
  }
  return joined(parts, " and ");
}

std::string remark_of(const alpha::Book& book, const data::Upgrade& upgrade) {
  std::vector<std::string> parts;
  if (upgrade.least_initiative > 0) parts.push_back("needs initiative " + std::to_string(upgrade.least_initiative));
  if (upgrade.least_rank > 0) parts.push_back("needs rank " + std::to_string(upgrade.least_rank));
  if (upgrade.path != data::Path::none) parts.push_back(book.path(upgrade.path).name + " path only");
  if (upgrade.limited == 1) parts.push_back("one in the flight");
  return joined(parts, ", ");
}

// Where a slot of rank and path comes from: "Ace, rank 4".
std::string gained_with(const alpha::Book& book, const Pilot& pilot, const alpha::BookSlot& slot) {
  const alpha::BookPath& path = book.path(pilot.path == data::Path::none ? data::Path::ace : pilot.path);
  for (const alpha::BookGain& gain : path.gains) {
    for (const alpha::BookSlot& own : gain.slots) {
      if (own.rule != slot.rule || own.kinds != slot.kinds) continue;
      return (gain.rank < alpha::kPathRank ? "Every pilot" : path.name) + ", rank " + std::to_string(gain.rank);
    }
  }
  for (std::size_t i = 0; i < book.beyond_gains.size(); ++i) {
    for (const alpha::BookSlot& own : book.beyond_gains[i].slots) {
      if (own.rule == slot.rule) return "Benefit " + std::to_string(i + 1);
    }
  }
  return "Rank";
}

// As many of its cards as find places, in order; all of them where they do.
Loadout placed_part(const alpha::Book& book, const alpha::State& state, const Pilot& pilot, const Loadout& loadout,
                    std::vector<bool>& placed) {
  placed.assign(loadout.cards.size(), true);
  if (alpha::fill(book, state, pilot, loadout)) return loadout;
  Loadout part = loadout;
  part.cards.clear();
  for (std::size_t i = 0; i < loadout.cards.size(); ++i) {
    part.cards.push_back(loadout.cards[i]);
    if (alpha::fill(book, state, pilot, part)) continue;
    part.cards.pop_back();
    placed[i] = false;
  }
  return part;
}

class Making {
 public:
  Making(const alpha::Book& book, const alpha::State& state, const Pilot& pilot)
      : book_(book),
        state_(state),
        pilot_(alpha::as_flown(state.plan.mission, pilot)),
        loadout_(*state.loadout_of(pilot.id)) {}

  HangarView all() {
    HangarView& v = view_;
    v.pilot = pilot_.id;
    v.call_sign = pilot_.call_sign;
    v.ship = ship_name(catalog_, loadout_.ship);
    v.ships = alpha::ships_for(book_, pilot_, state_.plan.ship);
    v.initiative = alpha::initiative_of(book_, pilot_);
    v.rank = alpha::rank_in_force(pilot_);
    cards();
    slots();
    bars();
    for (const Id id : standard_.cards) v.given.push_back(card_name(catalog_, id));
    for (const alpha::Offer& offer : alpha::offers_for(book_, state_, pilot_.id, loadout_))
      v.offers.push_back(row(offer));
    kept();
    if (const auto why = alpha::check_loadout(book_, state_, pilot_.id, loadout_)) {
      v.problem = said(catalog_, why->why);
      v.rule = why->rule;
    }
    return std::move(view_);
  }

 private:
  void cards() {
    view_.tokens = standard_.charges;
    view_.tokens_used = static_cast<int>(loadout_.charged.size());
    for (const Id id : loadout_.cards) {
      HangarCard card;
      card.id = id;
      card.name = card_name(catalog_, id);
      if (const data::Upgrade* upgrade = catalog_.upgrade(id)) {
        card.text = upgrade->text;
        card.cost = alpha::cost_of(book_, pilot_, loadout_.ship, *upgrade, mission_).value_or(0);
        card.career = alpha::is_career(book_, *upgrade);
        card.charges = upgrade->charges;
      }
      card.charged = std::find(loadout_.charged.begin(), loadout_.charged.end(), id) != loadout_.charged.end();
      card.charges += card.charged ? 1 : 0;
      card.can_charge =
          card.charged || (view_.tokens > view_.tokens_used && card.charges > 0 && id != "stealth-device");
      view_.cards.push_back(card);
    }
  }
  void slots() {
    std::vector<bool> placed;
    const Loadout part = placed_part(book_, state_, pilot_, loadout_, placed);
    std::vector<int> place_of;  // of a card of the part, in the loadout
    for (std::size_t i = 0; i < placed.size(); ++i) {
      view_.cards[i].placed = placed[i];
      if (placed[i]) place_of.push_back(static_cast<int>(i));
    }
    const auto filled = alpha::fill(book_, state_, pilot_, part);
    if (!filled) return;
    const alpha::BookShip* ship = book_.ship(loadout_.ship);
    const std::size_t of_ship = ship != nullptr ? ship->slots.size() : 0;
    const std::size_t of_pilot = of_ship + standard_.slots.size();
    std::vector<bool> seen(loadout_.cards.size(), false);
    for (std::size_t i = 0; i < filled->slots.size(); ++i) {
      const alpha::BookSlot& slot = filled->slots[i];
      HangarSlot line;
      line.slot = slot;
      line.words = slot_words(slot);
      line.from = i < of_ship ? view_.ship : i < of_pilot ? gained_with(book_, pilot_, slot) : "a card";
      line.rule = slot.rule.text();
      line.career = book_.is_career(slot.kinds.front());
      if (filled->card[i] >= 0) {
        line.card = place_of[static_cast<std::size_t>(filled->card[i])];
        line.first = !seen[static_cast<std::size_t>(line.card)];
        seen[static_cast<std::size_t>(line.card)] = true;
      }
      view_.slots.push_back(line);
    }
  }
  void bars() {
    const int bonus = mission_ != nullptr ? mission_->bonus_points : 0;
    const alpha::Budgets both = alpha::budgets_of(book_, pilot_, loadout_, mission_);
    const std::string banked = std::to_string(pilot_.upgrade_points) + " U&M points banked";
    view_.upgrades = {both.upgrades.spent, both.upgrades.of, bonus,
                      banked + (bonus > 0 ? ", " + std::to_string(bonus) + " granted by the mission." : "."),
                      bonus > 0 ? "fga-4.1p-11" : "fga-2.8-1"};
    view_.path = {both.path.spent, both.path.of, 0, std::to_string(pilot_.path_points) + " career path points banked.",
                  "fga-2.9.5-2"};
  }
  // Only what is carried already stands in its way: it takes the points or the slot.
  bool is_near(const alpha::Offer& offer) const {
    const words::Key key = offer.why_not->why.key();
    if (key == words::Key("alpha.over-upgrades")) return offer.cost <= view_.upgrades.of;
    if (key == words::Key("alpha.over-path")) return offer.cost <= view_.path.of;
    if (key != words::Key("alpha.no-slot")) return false;
    const auto fits = [&](const HangarSlot& slot) {
      return std::any_of(offer.upgrade->slots.begin(), offer.upgrade->slots.end(), [&](const auto& kind) {
        return std::find(slot.slot.kinds.begin(), slot.slot.kinds.end(), Id(kind)) != slot.slot.kinds.end();
      });
    };
    const bool dear = offer.cost > (offer.career ? view_.path.of : view_.upgrades.of);
    return !dear && std::any_of(view_.slots.begin(), view_.slots.end(), fits);
  }
  OfferRow row(const alpha::Offer& offer) const {
    OfferRow row;
    row.id = offer.upgrade->id;
    row.name = offer.upgrade->name;
    row.text = offer.upgrade->text;
    row.slots = slots_words(*offer.upgrade);
    row.remark = remark_of(book_, *offer.upgrade);
    row.cost = offer.cost;
    row.career = offer.career;
    row.source = offer.upgrade->rule;
    row.legal = !offer.why_not;
    if (offer.why_not) {
      row.why = said(catalog_, offer.why_not->why);
      row.rule = offer.why_not->rule;
      row.near = is_near(offer);
    }
    return row;
  }
  void kept() {
    for (const Loadout& loadout : pilot_.loadouts) keep(loadout, loadout.name, true);
    for (std::size_t i = 0; i < state_.plan.pilots.size(); ++i) {
      const Pilot* other = state_.pilot(state_.plan.pilots[i]);
      if (other == nullptr || other->id == pilot_.id) continue;
      if (!state_.plan.loadouts[i].cards.empty())
        keep(state_.plan.loadouts[i], "As " + other->call_sign + " flies", false);
      for (const Loadout& loadout : other->loadouts) keep(loadout, loadout.name + " of " + other->call_sign, false);
    }
  }
  void keep(const Loadout& loadout, const std::string& name, bool own) {
    if (loadout.ship != loadout_.ship) return;
    KeptRow row;
    row.loadout = loadout;
    row.name = name;
    row.kept = own;
    auto& charged = row.loadout.charged;  // another's tokens do not come along
    if (static_cast<int>(charged.size()) > standard_.charges)
      charged.resize(static_cast<std::size_t>(standard_.charges));
    std::vector<std::string> names;
    for (const Id card : loadout.cards) names.push_back(card_name(catalog_, card));
    row.words = names.empty() ? "no cards" : joined(names, ", ");
    Loadout flown = row.loadout;
    flown.name.clear();
    row.on = flown == loadout_;
    if (const auto why = alpha::check_loadout(book_, state_, pilot_.id, flown)) {
      row.why = said(catalog_, why->why);
      row.rule = why->rule;
    }
    view_.kept.push_back(row);
  }

  const alpha::Book& book_;
  const data::Catalog& catalog_ = *book_.catalog;
  const alpha::State& state_;
  const Pilot pilot_;
  const Loadout& loadout_;
  const alpha::BookMission* const mission_ = book_.mission(state_.plan.mission);
  const alpha::Standard standard_ = alpha::standard_of(book_, state_.house, pilot_);
  HangarView view_;
};

std::string lowered(std::string text) {
  for (char& c : text) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return text;
}

}  // namespace

HangarView hangar_of(const alpha::Book& book, const alpha::State& state, Id pilot) {
  return Making(book, state, *state.pilot(pilot)).all();
}

std::vector<const OfferRow*> offers_found(const data::Catalog& catalog, const HangarView& view, const std::string& text,
                                          const alpha::BookSlot* slot) {
  std::vector<std::string> wanted;
  std::istringstream in(lowered(text));
  for (std::string word; in >> word;) wanted.push_back(word);
  std::vector<const OfferRow*> found;
  for (const OfferRow& offer : view.offers) {
    if (slot != nullptr) {
      const data::Upgrade* upgrade = catalog.upgrade(offer.id);
      const bool fits =
          upgrade != nullptr && std::any_of(upgrade->slots.begin(), upgrade->slots.end(), [&](const auto& kind) {
            return std::find(slot->kinds.begin(), slot->kinds.end(), Id(kind)) != slot->kinds.end();
          });
      if (!fits) continue;
    }
    const std::string words = lowered(offer.name + " " + offer.text + " " + offer.slots + " " + offer.remark);
    const bool all = std::all_of(wanted.begin(), wanted.end(),
                                 [&](const std::string& word) { return words.find(word) != std::string::npos; });
    if (all) found.push_back(&offer);
  }
  return found;
}

Loadout with_card(Loadout loadout, Id card) {
  loadout.cards.push_back(card);
  return loadout;
}
Loadout without_card(Loadout loadout, std::size_t place) {
  const Id card = loadout.cards[place];
  loadout.cards.erase(loadout.cards.begin() + static_cast<std::ptrdiff_t>(place));
  if (std::find(loadout.cards.begin(), loadout.cards.end(), card) == loadout.cards.end())
    std::erase(loadout.charged, card);
  return loadout;
}
Loadout with_charge(Loadout loadout, Id card, bool on) {
  std::erase(loadout.charged, card);
  if (on) loadout.charged.push_back(card);
  return loadout;
}

}  // namespace plotboard::desk
