#include "rules/cards/first/parts_carrier.hpp"

#include <algorithm>

#include "rules/cards/first/parts_titles.hpp"
#include "rules/cards/first/parts_upgrades.hpp"
#include "rules/first/squad.hpp"

namespace plotboard::rules::effects::first {

using state::Section;

Section section_of(const Game& game, Id ship, Id card) {
  const state::ShipState& state = game.piece(ship).ship;
  if (state.sections.empty()) return Section::none;
  const state::Card* carried = state.card(card);
  return carried == nullptr || carried->section == Section::none ? Section::fore : carried->section;
}

bool lacks_shield(const Game& game, Id ship, Id card) {
  const state::ShipState& state = game.piece(ship).ship;
  const Section at = section_of(game, ship, card);
  if (at == Section::none) return state.shields < state.shield_limit;
  const state::HullSection& section = state.section(at);
  return !section.crippled && section.shields < section.shield_limit;
}

void regain_shield(Game& game, Id ship, Id card) {
  if (!game.in_play(ship) || !lacks_shield(game, ship, card)) return;
  game.emit(state::ShieldsChanged{ship, 1, section_of(game, ship, card)});
}

Ids faceup_upgrades(const Game& game, Id ship, Id but) {
  Ids ids;
  for (const state::Card& card : game.piece(ship).ship.cards) {
    const bool listed = base::contains(ids, card.id);
    if (card.discarded || card.id == but || listed || !card.id.starts_with("1e-upgrade-")) continue;
    ids.push_back(card.id);
  }
  return ids;
}

Id pick_card(Game& game, Id chooser, Id ship, const Ids& cards, std::string_view rule) {
  state::Choice choice = choice_of(game, "upgrade", chooser, Id(rule), say("upgrade.which", ship));
  for (const Id card : cards) choice.options.push_back(option(card, just(words::Card{card})));
  return game.ask(std::move(choice));
}

bool has_executed(const Game& game, Id ship, geom::Difficulty difficulty) {
  const auto& executed = game.piece(ship).ship.executed;
  return executed && executed->difficulty == difficulty;
}

void turn_card_over(Game& game, Id ship, Id card, Id other_side) {
  const state::Card* carried = game.piece(ship).ship.card(card);
  if (carried == nullptr) return;
  state::Card turned = *carried;
  turned.id = other_side;
  game.emit(state::CardTaken{ship, card});
  game.emit(state::CardAssigned{ship, turned});
}

namespace {

// What may come in the place of that card: legal on the ship without it, and no dearer.
Ids replacements(const Game& game, Id ship, Id card) {
  const data::Catalog& catalog = game.catalog();
  const state::Card* carried = game.piece(ship).ship.card(card);
  std::vector<state::Piece> squad;
  for (const state::Piece& piece : game.table().pieces) {
    if (piece.type != state::PieceType::ship || piece.side != game.piece(ship).side) continue;
    squad.push_back(piece);
    if (piece.id != ship) continue;
    auto& cards = squad.back().ship.cards;
    cards.erase(std::find_if(cards.begin(), cards.end(), [&](const state::Card& each) { return each.id == card; }));
  }
  const data::FirstUpgrade* now = catalog.first_upgrades.get(card);
  Ids found;
  for (const rules::first::Fitting& fitting : rules::first::fittings(catalog, squad, ship)) {
    const data::FirstUpgrade* other = catalog.first_upgrades.get(fitting.upgrade);
    const bool fits = !fitting.fault && fitting.section == carried->section && other->id != card;
    if (fits && other->slot == now->slot && other->points <= now->points) found.push_back(other->id);
  }
  return found;
}

}  // namespace

Ids cards_of_slots(const Game& game, Id ship, const Ids& slots) {
  Ids cards = faceup_upgrades(game, ship);
  std::erase_if(cards, [&](Id card) {
    return std::none_of(slots.begin(), slots.end(), [&](Id slot) { return is_in_slot(game, card, slot.text()); });
  });
  return cards;
}

void exchange_card(Game& game, Id ship, const Ids& slots, std::string_view rule) {
  const Ids cards = cards_of_slots(game, ship, slots);
  if (cards.empty()) return;
  const Id card = pick_card(game, ship, ship, cards, rule);
  state::Choice choice = choice_of(game, "exchange", ship, Id(rule), say("exchange.which", ship, words::Card{card}));
  for (const Id other : replacements(game, ship, card)) {
    choice.options.push_back(option(other, just(words::Card{other})));
  }
  choice.options.push_back(option("pass", say("answer.no")));
  const Id other = game.ask(std::move(choice));
  if (other == "pass") return;
  turn_card_over(game, ship, card, other);
}

namespace {

// Attacks leave a mark each: how many there have been tells this one from all others of the round.
std::string in_this_attack(const Game& game, const std::string& note) {
  ENSURE(game.attack() != nullptr, "a note for an attack without one");
  std::ptrdiff_t attacks = 0;
  for (const state::Piece& piece : game.table().pieces) {
    const Ids& marks = piece.ship.marks;
    attacks += std::count_if(marks.begin(), marks.end(), [](Id mark) { return mark.starts_with("attack:"); });
  }
  return note + "@" + std::to_string(attacks);
}

}  // namespace

void note_in_attack(Game& game, Id ship, const std::string& note) {
  game.emit(state::Marked{ship, in_this_attack(game, note)});
}
bool noted_in_attack(const Game& game, Id ship, const std::string& note) {
  return game.attack() != nullptr && game.piece(ship).ship.has_mark(in_this_attack(game, note));
}

bool missed(const Game& game, const Occasion& occasion) {
  return attacks(game, occasion) && !attack_in(game, occasion).has_hit();
}

bool may_answer_miss(const Game& game, const Occasion& occasion) {
  return missed(game, occasion) && game.in_play(occasion.owner) &&
         !owner_of(game, occasion).ship.has_mark(kNoMoreAttacks);
}

void attack_once_more(Game& game, Id ship, const Ids& among, std::string_view rule) {
  ShotFilter filter;
  filter.weapons = weapons_of_type(game, ship, data::WeaponType::primary);
  filter.among = among;
  // Before the attack: a further card that answers to its miss finds the ship barred already.
  filter.cost = [](Game& table, Id attacker) { table.emit(state::Marked{attacker, kNoMoreAttacks}); };
  if (!filter.weapons.empty()) offer_attack(game, ship, filter, false, rule);
}

void reroll_showing(Game& game, Id ship, bool attack_die, const std::vector<Face>& faces, std::string_view rule) {
  state::Choice choice = choice_of(game, "reroll", ship, Id(rule), say("reroll.which", ship));
  const auto& dice = attack_die ? game.attack()->attack_dice : game.attack()->defense_dice;
  for (std::size_t i = 0; i < dice.size(); ++i) {
    const bool shows = std::find(faces.begin(), faces.end(), dice[i].face) != faces.end();
    if (!shows || dice[i].rerolled || dice[i].fixed) continue;
    choice.options.push_back(option(std::to_string(i), just(words::Word{state::name_of(dice[i].face)})));
  }
  if (choice.options.empty()) return;
  choice.options.push_back(option("done", say("reroll.these")));
  const Id key = game.ask(std::move(choice));
  if (key != "done") reroll(game, attack_die, {std::stoul(key.text())}, say("dice.rerolled-by-card"));
}

bool may_spend_lock(const Game& game, Id ship) { return !noted_in_attack(game, ship, kFreshLock); }

}  // namespace plotboard::rules::effects::first
