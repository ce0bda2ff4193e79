#include "rules/first/damage_cards.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "data/card_kind.hpp"
#include "data/catalog.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/equipment.hpp"

namespace plotboard::rules::first {

namespace {

constexpr std::string_view kBreachRule = "1e-hdeck-17";
// Marks for good: one for each card that came, in order, with the upgrade under it or none; and one for each that is
// over. The oldest is over first, for it is the first that is turned facedown (index_of_card).
constexpr std::string_view kUnder = "for-good:under-breach:";
constexpr std::string_view kOver = "for-good:breach-over";

bool is_cockpit(Id source) {
  static const std::array<Id, 2> kCards{Id("damage:103"), Id("damage:202")};
  return std::find(kCards.begin(), kCards.end(), source) != kCards.end();
}

const state::Initiative* lost_skill(const state::Piece& ship) {
  const auto& changes = ship.ship.initiatives;
  const auto found = std::find_if(changes.begin(), changes.end(),
                                  [](const state::Initiative& change) { return is_cockpit(change.source); });
  return found == changes.end() ? nullptr : &*found;
}

bool lies_faceup(const state::Piece& ship, Id card) {
  const auto number = data::number_of_damage(card);
  return number && ship.ship.faceup(*number) > 0;
}

int faceup_breaches(const Game& game, const state::Piece& ship) {
  static const Id kBreach{"hull-breach"};
  const auto& damage = ship.ship.damage;
  return static_cast<int>(std::count_if(damage.begin(), damage.end(), [&](const state::DamageCard& each) {
    const data::DamageCard* kind = each.faceup ? game.catalog().damage_card(each.number) : nullptr;
    return kind != nullptr && kind->id == kBreach;
  }));
}

// What lies under the cards that still count, oldest first; "" where a card found nothing.
std::vector<Id> under_breaches(const state::Piece& ship) {
  std::vector<Id> under;
  std::size_t over = 0;
  for (const Id mark : ship.ship.marks) {
    const std::string_view text = mark.text();
    if (text == kOver) ++over;
    if (text.starts_with(kUnder)) under.emplace_back(std::string(text.substr(kUnder.size())));
  }
  under.erase(under.begin(), under.begin() + static_cast<std::ptrdiff_t>(std::min(over, under.size())));
  return under;
}

// Its figures go and come with it, as with a discarded card (restore_card() brings them back).
void take_figures(Game& game, Id ship, Id card) {
  const data::Upgrade* upgrade = game.catalog().upgrade(card);
  const state::FiguresChanged change{ship,
                                     -upgrade->hull,
                                     -upgrade->agility,
                                     -upgrade->shields,
                                     -upgrade->energy,
                                     game.piece(ship).ship.card(card)->section};
  if (change.hull != 0 || change.agility != 0 || change.shields != 0 || change.energy != 0) game.emit(change);
}

void end_breaches(Game& game, Id ship) {
  for (;;) {
    const std::vector<Id> under = under_breaches(game.piece(ship));
    if (faceup_breaches(game, game.piece(ship)) >= static_cast<int>(under.size())) return;
    game.emit(state::Marked{ship, std::string(kOver)});
    if (!under.front().empty()) restore_card(game, ship, under.front(), kBreachRule);
  }
}

}  // namespace

bool has_lost_skill(const state::Piece& ship) { return lost_skill(ship) != nullptr; }

void lose_skill(Game& game, Id ship, Id card) { game.emit(state::InitiativeChanged{ship, card, 0}); }

void put_under_breach(Game& game, Id ship, Id card) {
  state::Choice choice = choice_of(game, "under-breach", ship, Id(kBreachRule), say("hull-breach.which", ship));
  for (const state::Card& own : game.piece(ship).ship.cards) {
    const bool known = !own.discarded && game.catalog().upgrade(own.id) != nullptr;
    if (known && choice.option(own.id) == nullptr) choice.options.push_back(option(own.id, just(words::Card{own.id})));
  }
  if (choice.options.empty()) return game.emit(state::Marked{ship, std::string(kUnder)});
  const Id picked = game.ask(std::move(choice));
  game.tell(ship, kBreachRule, say("hull-breach.under", words::Card{picked}, words::Card{card}));
  game.emit(state::Marked{ship, std::string(kUnder) + picked.text()});
  game.emit(state::CardDiscarded{ship, picked, true});
  take_figures(game, ship, picked);
}

void settle(Game& game) {
  Ids changed;
  for (const state::Piece& ship : game.table().pieces) {
    const state::Initiative* lost = ship.ship.initiatives.empty() ? nullptr : lost_skill(ship);
    const bool healed = lost != nullptr && !lies_faceup(ship, lost->source);
    const bool huge = !ship.ship.sections.empty() && !ship.ship.marks.empty();
    if (ship.in_play() && (healed || huge)) changed.push_back(ship.id);
  }
  for (const Id ship : changed) {
    const state::Initiative* lost = lost_skill(game.piece(ship));
    if (lost != nullptr && !lies_faceup(game.piece(ship), lost->source)) {
      game.emit(state::InitiativeChanged{ship, Id(lost->source), std::nullopt});
    }
    end_breaches(game, ship);
  }
  remove_due(game);
}

}  // namespace plotboard::rules::first
