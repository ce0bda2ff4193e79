#include "ai/pilot.hpp"

#include <algorithm>

#include "ai/advice.hpp"
#include "ai/summary.hpp"
#include "data/catalog.hpp"
#include "rules/board/field.hpp"

namespace plotboard::ai {

const state::Option* Thought::legal(Id key) const {
  for (const state::Option& option : choice.options) {
    if (option.legal && option.key == key) return &option;
  }
  return nullptr;
}

const std::vector<state::Answer>& Thought::before() const {
  const state::Play& play = game.table().play;
  return play.before != nullptr ? play.answers : game.answers();
}

base::Rng Thought::generator(std::string_view purpose) const {
  const state::Table& table = game.table();
  base::Hasher hash;
  hash.integer(static_cast<std::int64_t>(table.play.seed)).text("pilot").integer(table.round);
  hash.text(choice.ship.text()).text(purpose).integer(hints.reroll);
  return base::Rng(hash.value());
}

Advice quiet_answer(const Thought& thought) {
  const auto why = [] { return say("ai-act.quiet"); };
  for (const char* no : {"pass", "no", "done"}) {
    if (thought.legal(no) != nullptr) return answer(thought, no, "plotboard", why);
  }
  for (const state::Option& option : thought.choice.options) {
    if (option.legal) {
      return answer(thought, option.key, "plotboard", [] { return say("ai-act.first-allowed"); });
    }
  }
  ENSURE(thought.choice.dice > 0, "a choice without a legal option: " + thought.choice.kind);
  return answer(thought, "", "plotboard", [] { return say("ai-act.dice"); });
}

double distance_mm(const rules::Game& game, Id a, Id b) {
  const rules::Field::Ship* first = field_of(game).ship(a);
  const rules::Field::Ship* second = field_of(game).ship(b);
  if (first != nullptr && second == nullptr) {
    const rules::Field::Remote* object = field_of(game).remote(b);
    return object != nullptr ? std::max(0.0, geom::gap_mm(first->measured, object->shape)) : 1e9;
  }
  if (first == nullptr || second == nullptr) return 1e9;
  return std::max(0.0, geom::gap_mm(first->measured, second->measured));
}

bool is_enemy_of(const rules::Game& game, Id a, Id b) {
  const state::Piece* first = game.find(a);
  const state::Piece* second = game.find(b);
  return first != nullptr && second != nullptr && second->type == state::PieceType::ship &&
         second->side != first->side && second->side != state::Side::none;
}

const state::Option* nearest_enemy(const Thought& thought) {
  const state::Option* nearest = nullptr;
  double least = 0;
  for (const state::Option& option : thought.choice.options) {
    if (!option.legal || !is_enemy_of(thought.game, thought.choice.ship, option.key)) continue;
    const double distance = distance_mm(thought.game, thought.choice.ship, option.key);
    if (nearest == nullptr || distance < least) {
      nearest = &option;
      least = distance;
    }
  }
  return nearest;
}

std::string_view colour_of(const Thought& thought, Id action) {
  const Ids& done = thought.ship().ship.actions;
  for (const state::Card& card : thought.ship().ship.cards) {  // linked to any action
    const data::Upgrade* upgrade = thought.game.catalog().upgrade(card.id);
    const bool linked = upgrade != nullptr && thought.choice.rule == "2e-linked-1";
    if (linked && upgrade->linked_to_any.type == action) return upgrade->linked_to_any.difficulty;
  }
  std::string_view colour = "white";
  bool known = false;
  const auto look = [&](const std::vector<data::ShipAction>& bar) {
    for (const data::ShipAction& icon : bar) {
      if (!done.empty() && icon.type == done.back() && icon.linked == action) {
        colour = icon.linked_difficulty;
        return true;
      }
      const bool easier = known && colour == "red" && icon.difficulty == "white";
      if ((known && !easier) || icon.type != action) continue;
      colour = icon.difficulty;
      known = true;
    }
    return false;
  };
  const data::Ship* type = thought.game.type_of(thought.choice.ship);
  if (type != nullptr && look(type->actions)) return colour;
  for (const state::Card& card : thought.ship().ship.cards) {
    const data::Upgrade* upgrade = thought.game.catalog().upgrade(card.id);
    if (upgrade != nullptr && look(card.open && upgrade->two_sided ? upgrade->open_actions : upgrade->actions)) break;
  }
  return colour;
}

Pool pool_of(const std::vector<state::Die>& dice) {
  Pool pool;
  for (const state::Die& die : dice) {
    switch (die.face) {
      case state::Face::blank:
        ++pool.blanks;
        break;
      case state::Face::focus:
        ++pool.focus;
        break;
      case state::Face::hit:
        ++pool.hits;
        break;
      case state::Face::crit:
        ++pool.crits;
        break;
      case state::Face::evade:
        ++pool.evades;
        break;
    }
  }
  return pool;
}

const state::Option* card_option(const Thought& thought) {
  // Effects are used once an attack; one that stays on offer all the same is not taken for ever.
  constexpr std::ptrdiff_t kOften = 3;
  const state::Attack* attack = thought.game.attack();
  const auto& before = thought.before();
  for (const state::Option& option : thought.choice.options) {
    if (!option.legal || option.unwise) continue;
    bool standard = false;
    for (const char* key :
         {"focus", "calculate", "force", "evade", "evade:focus", "gas-cloud", "lock", "done", "pass", "no"}) {
      standard = standard || option.key == key;
    }
    if (standard) continue;
    if (attack != nullptr && std::find(attack->used.begin(), attack->used.end(), option.key) != attack->used.end()) {
      continue;
    }
    const auto times = std::count_if(before.begin(), before.end(),
                                     [&option](const state::Answer& given) { return given.key == option.key; });
    if (times < kOften) return &option;
  }
  return nullptr;
}

Advice thought_of(const Thought& thought, bool by_card) {
  if (thought.choice.dice > 0) return quiet_answer(thought);
  if (auto advice = ai_flees(thought)) return std::move(*advice);
  if (by_card) {
    if (auto advice = ai_moves(thought)) return std::move(*advice);
    if (auto advice = ai_follows(thought)) return std::move(*advice);
    if (auto advice = ai_acts(thought)) return std::move(*advice);
    if (auto advice = ai_attacks(thought)) return std::move(*advice);
  } else {
    if (auto advice = bot_acts(thought)) return std::move(*advice);
    if (auto advice = bot_attacks(thought)) return std::move(*advice);
  }
  return quiet_answer(thought);
}

Advice advise(rules::Game& game, const state::Choice& choice, const Hints& hints) {
  Advice advice = thought_of({game, choice, hints, true}, true);
  advice.summary = advice.decision ? advice.decision->summary : answer_in_short(choice, advice);
  return advice;
}

Advice bot_advise(rules::Game& game, const state::Choice& choice) {
  return thought_of({game, choice, Hints{}, true}, false);
}

std::optional<state::Answer> Pilots::decide(rules::Game& game, const state::Choice& choice) {
  const bool by_card = is_ais(game.table(), choice);
  const bool by_bot = choice.side == state::Side::player ? bot_player : choice.side == state::Side::enemy && bot_enemy;
  if (!by_card && (choice.dice > 0 || !by_bot)) return std::nullopt;
  return thought_of({game, choice, Hints{}, false}, by_card).answer;
}

}  // namespace plotboard::ai
