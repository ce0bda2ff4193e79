#include "rules/machine/game.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "data/card_copy.hpp"
#include "data/catalog.hpp"
#include "rules/machine/door.hpp"
#include "rules/machine/edition.hpp"

namespace plotboard::rules {

Game::Game(const data::Catalog& catalog, state::Table& table, std::vector<state::Answer> answers, Decider* decider,
           Keeps keeps)
    : catalog_(&catalog),
      table_(&table),
      ruleset_(catalog.ruleset(table.ruleset)),
      edition_(ruleset_ != nullptr ? &door().edition(ruleset_->edition) : nullptr),
      decider_(decider),
      keeps_(keeps),
      answers_(std::move(answers)) {
  ENSURE(ruleset_ != nullptr, "a battle by rules that the catalog lacks: " + table.ruleset);
}

const state::Piece* Game::find(Id id) const {
  const auto& pieces = table_->pieces;
  std::uint32_t& place = places_[id.number() % places_.size()];
  if (place < pieces.size() && pieces[place].id == id) return &pieces[place];
  const state::Piece* found = table_->find(id);
  if (found != nullptr) place = static_cast<std::uint32_t>(found - pieces.data());
  return found;
}

const state::Piece& Game::piece(Id id) const {
  const state::Piece* found = find(id);
  ENSURE(found != nullptr, "no piece is called " + id);
  return *found;
}

const data::Ship* Game::type_of(Id id) const { return catalog_->ship(piece(id).ref); }

bool Game::in_play(Id id) const {
  const state::Piece* found = find(id);
  return found != nullptr && found->in_play();
}

Ids Game::ships_in_play() const {
  Ids ids;
  for (const state::Piece& ship : table_->pieces) {
    if (ship.in_play()) ids.push_back(ship.id);
  }
  return ids;
}

bool Game::friendly(Id a, Id b) const { return piece(a).side == piece(b).side && piece(a).side != state::Side::none; }

const state::Attack* Game::attack() const { return table_->play.attack ? &*table_->play.attack : nullptr; }

bool Game::is_firing(Id ship, Id card) const {
  const auto fires = [&](const state::Attack& attack) { return attack.attacker == ship && attack.weapon == card; };
  const state::Play& play = table_->play;
  return (play.attack && fires(*play.attack)) || std::any_of(play.waiting.begin(), play.waiting.end(), fires);
}

void Game::emit(state::Event event) {
  state::fold(*table_, event);
  if (view_ && !view_->follow(event)) view_.reset();
  watches_.follow(event);
  if (keeps_ == Keeps::nothing) return;
  events_.push_back(std::move(event));
  correct_what_is_due();
}

void Game::correct(std::vector<state::Correction> corrections) {
  corrections_ = std::move(corrections);
  correct_what_is_due();
}

void Game::correct_what_is_due() {
  if (corrected_ == corrections_.size()) return;
  const state::Correction& next = corrections_[corrected_];
  if (next.answered != used_ || next.after != events_.size()) return;
  const state::Piece& wanted = next.piece;
  ++corrected_;
  state::Piece moved = piece(wanted.id);
  const bool elsewhere = moved.pose != wanted.pose;
  moved.pose = wanted.pose;
  if (elsewhere && moved == wanted) return emit(state::PieceMoved{wanted.id, wanted.pose});
  emit(state::PieceChanged{wanted});
}

void Game::tell(Id id, std::string_view rule, const Phrase& text) {
  if (!narrates()) return;
  const Id printed = data::printed_card(Id(rule));
  events_.emplace_back(state::Told{id, edition_->cite == nullptr ? printed : edition_->cite(printed), text});
  correct_what_is_due();
}

std::optional<state::Answer> Game::answered(const state::Choice& choice) {
  if (used_ < answers_.size()) {
    const state::Answer& known = answers_[used_++];
    correct_what_is_due();
    return known;
  }
  if (decider_ == nullptr) return std::nullopt;
  auto answer = decider_->decide(*this, choice);
  if (answer) {
    answers_.push_back(*answer);
    ++used_;
  }
  return answer;
}

void Game::cite_rules(state::Choice& choice) const {
  choice.rule = edition_->cite(choice.rule);
  for (state::Option& option : choice.options) option.rule = edition_->cite(option.rule);
}

Id Game::ask(state::Choice choice, bool even_if_forced) {
  const auto legal = [](const state::Option& option) { return option.legal; };
  const auto count = std::count_if(choice.options.begin(), choice.options.end(), legal);
  ENSURE(count > 0, "a choice without a legal option: " + choice.kind);
  if (count == 1 && !even_if_forced) return std::find_if(choice.options.begin(), choice.options.end(), legal)->key;
  const auto answer = answered(choice);
  if (!answer) {
    if (edition_->cite != nullptr) cite_rules(choice);
    throw Suspended{std::move(choice)};
  }
  if (answer->untold) emit(state::LeftUntold{choice.ship, choice.kind});
  const state::Option* option = choice.option(answer->key);
  ENSURE(option != nullptr && option->legal, choice.kind + ": no legal option is called " + answer->key);
  return option->key;
}

bool Game::ask_whether(Id kind, Id ship, Id rule, const Phrase& prompt) {
  state::Choice choice = choice_of(*this, kind, ship, rule, prompt);
  choice.options = {option("yes", say("answer.yes")), option("no", say("answer.no"))};
  return ask(std::move(choice)) == "yes";
}

base::Rng Game::generator() const {
  const state::Play& play = table_->play;
  base::Hasher hash;
  hash.integer(static_cast<std::int64_t>(play.seed)).text("dice").integer(static_cast<std::int64_t>(play.draws));
  return base::Rng(hash.value());
}

bool Game::is_flown_by_hand(Id id) const {
  const state::Piece* ship = find(id);
  return ship != nullptr && ship->type == state::PieceType::ship && !ship->ai;
}

std::vector<int> Game::thrown(Id ship, state::DieKind kind, int count, const Phrase& what, state::Pool pool) {
  std::vector<int> values;
  bool typed = false;
  const bool by_people = table_->play.typed_dice || (table_->play.referee.own_dice && is_flown_by_hand(ship));
  if (count > 0 && by_people) {
    state::Choice choice = choice_of(*this, "dice", ship, "plotboard", what);
    choice.dice = count;
    choice.die = kind;
    const auto answer = answered(choice);
    if (!answer) throw Suspended{std::move(choice)};
    typed = !answer->dice.empty();  // nothing typed: throw them here after all
    values = answer->dice;
  }
  if (!typed) {
    base::Rng rng = generator();
    for (int i = 0; i < count; ++i) {
      switch (kind) {
        case state::DieKind::attack:
          values.push_back(static_cast<int>(edition_->attack_die[rng.below(8)]));
          break;
        case state::DieKind::defense:
          values.push_back(static_cast<int>(edition_->defense_die[rng.below(8)]));
          break;
        case state::DieKind::d6:
          values.push_back(static_cast<int>(rng.below(6)) + 1);
          break;
        case state::DieKind::d3:
          values.push_back(static_cast<int>(rng.below(3)) + 1);
          break;
        case state::DieKind::random:
          ENSURE(false, "pick() draws these");
      }
    }
  }
  emit(state::DiceRolled{ship, kind, values, typed, pool, what});
  return values;
}

std::vector<state::Face> Game::roll(Id ship, state::DieKind kind, int count, const Phrase& what, state::Pool pool) {
  std::vector<state::Face> faces;
  for (const int value : thrown(ship, kind, count, what, pool)) faces.push_back(static_cast<state::Face>(value));
  return faces;
}

int Game::roll_one(Id ship, state::DieKind kind, const Phrase& what) {
  return thrown(ship, kind, 1, what, state::Pool::none).front();
}

std::vector<std::size_t> Game::shuffled(std::size_t count) const {
  std::vector<std::size_t> order(count);
  for (std::size_t i = 0; i < count; ++i) order[i] = i;
  base::Rng rng = generator();
  for (std::size_t i = count; i > 1; --i) {
    std::swap(order[i - 1], order[rng.below(static_cast<std::uint32_t>(i))]);
  }
  return order;
}

std::size_t Game::pick(Id ship, std::size_t count, const Phrase& what) {
  ENSURE(count > 0, "a pick among nothing");
  if (count == 1) return 0;
  base::Rng rng = generator();
  const std::size_t picked = rng.below(static_cast<std::uint32_t>(count));
  emit(state::DiceRolled{ship, state::DieKind::random, {static_cast<int>(picked)}, false, state::Pool::none, what});
  return picked;
}

state::Choice choice_of(const Game& game, Id kind, Id ship, Id rule, Phrase prompt) {
  state::Choice choice;
  choice.kind = kind;
  choice.ship = ship;
  if (const state::Piece* piece = game.find(ship)) choice.side = piece->side;
  choice.rule = data::printed_card(rule);
  choice.prompt = std::move(prompt);
  return choice;
}

state::Option option(Id key, Phrase text) {
  state::Option made;
  made.key = key;
  made.text = std::move(text);
  return made;
}

state::Option forbidden(Id key, Phrase text, Id rule, Phrase why) {
  state::Option made = option(key, std::move(text));
  made.legal = false;
  made.rule = rule;
  made.why = std::move(why);
  return made;
}

}  // namespace plotboard::rules
