#include "rules/play/rulebook.hpp"

#include <algorithm>
#include <string_view>

#include "data/catalog.hpp"
#include "rules/machine/door.hpp"

namespace plotboard::rules {

const PhaseRule* Rulebook::phase(state::Phase which) const {
  const auto found =
      std::find_if(phases.begin(), phases.end(), [&](const PhaseRule& rule) { return rule.phase == which; });
  return found == phases.end() ? nullptr : &*found;
}

const ActionRule* Rulebook::action(Id id) const {
  const auto found =
      std::find_if(actions.begin(), actions.end(), [&](const ActionRule& rule) { return id == rule.id; });
  return found == actions.end() ? nullptr : &*found;
}

// Every edition that a door names is a whole book.
const Rulebook& book_of(const Game& game) { return static_cast<const Rulebook&>(game.edition()); }

const Rulebook& book_of(const data::Catalog& catalog, const state::Table& table) {
  const data::RuleSet* rules = catalog.ruleset(table.ruleset);
  ENSURE(rules != nullptr, "rules that the catalog lacks: " + table.ruleset);
  return static_cast<const Rulebook&>(door().edition(rules->edition));
}

std::vector<int> fresh_deck(const data::Catalog& catalog, Id deck) {
  const data::DamageDeck* found = catalog.damage_decks.get(deck);
  ENSURE(found != nullptr, "a damage deck that the catalog lacks: " + deck);
  std::vector<int> cards;
  for (const data::DamageCard& card : found->cards)
    cards.insert(cards.end(), static_cast<std::size_t>(card.copies), card.number);
  return cards;
}

std::vector<int> fresh_deck(const data::Catalog& catalog, const state::Table& table) {
  return fresh_deck(catalog, catalog.ruleset(table.ruleset)->damage_deck);
}

std::vector<int> fresh_deck(const data::Catalog& catalog, const state::Piece& ship, state::Section section) {
  const data::Ship* type = catalog.ship(ship.ref);
  ENSURE(type != nullptr && section != state::Section::none, "a deck of a section that no ship has");
  return fresh_deck(catalog, type->decks.at(section == state::Section::aft ? 1 : 0));
}

}  // namespace plotboard::rules
