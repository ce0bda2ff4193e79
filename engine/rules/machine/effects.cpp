#include "rules/machine/effects.hpp"

#include <algorithm>
#include <array>
#include <bitset>
#include <functional>
#include <string_view>
#include <utility>

#include "data/card_kind.hpp"
#include "data/catalog.hpp"
#include "data/rule_set.hpp"
#include "rules/machine/carried.hpp"
#include "rules/machine/door.hpp"
#include "rules/machine/edition.hpp"

namespace plotboard::rules {

namespace {

// The effects of one card, and the windows that any of them looks at.
struct CardEffects {
  std::vector<const Effect*> effects;
  std::bitset<kMostWindows> windows;
};

class Registry {
 public:
  Effects all;
  // By edition, so that no battle looks for cards that it cannot have: windows that any card looks at, and those that
  // bystanders' cards look at.
  struct Looks {
    std::bitset<kMostWindows> used, anyone;
  };
  [[nodiscard]] const Looks& looks(const Game& game) const {
    return looks_[static_cast<std::size_t>(game.ruleset().edition)];
  }

  Registry() {
    door().effects(all);
    std::stable_sort(all.begin(), all.end(), [](const Effect& a, const Effect& b) { return a.card < b.card; });
    index(all);
  }
  void index(const Effects& effects) {
    for (const Effect& effect : effects) {
      const auto window = static_cast<std::size_t>(effect.window);
      note(by_card_, effect.card.number(), effect);
      if (const auto number = data::number_of_damage(effect.card)) {
        note(by_damage_, static_cast<std::size_t>(*number), effect);
      }
      if (const auto device = data::device_of(effect.card)) {
        note(by_device_, device->number(), effect);
        if (door().window(effect.window).remotes_apart) continue;
      }
      for (const geom::Edition edition : {geom::Edition::first, geom::Edition::second}) {
        if (effect.card != "rules" && data::edition_of_card(effect.card) != edition) continue;
        Looks& looks = looks_[static_cast<std::size_t>(edition)];
        looks.used.set(window);
        if (effect.anyone) looks.anyone.set(window);
      }
    }
  }
  // Null: no effects.
  [[nodiscard]] const CardEffects* of_card(Id card) const { return at(by_card_, card.number()); }
  [[nodiscard]] const CardEffects* of_device(Id device) const { return at(by_device_, device.number()); }
  [[nodiscard]] const CardEffects* of_damage(int number) const {
    return at(by_damage_, static_cast<std::size_t>(number));
  }

 private:
  static void note(std::vector<CardEffects>& list, std::size_t place, const Effect& effect) {
    if (place >= list.size()) list.resize(place + 1);
    list[place].effects.push_back(&effect);
    list[place].windows.set(static_cast<std::size_t>(effect.window));
  }
  static const CardEffects* at(const std::vector<CardEffects>& list, std::size_t place) {
    return place < list.size() && !list[place].effects.empty() ? &list[place] : nullptr;
  }
  std::vector<CardEffects> by_card_, by_device_, by_damage_;
  std::array<Looks, 2> looks_;
};

Registry& registry() {
  static Registry made;  // changed by MadeUpEffects alone
  return made;
}

const Id kRules{"rules"}, kFirstRules{"1e-rules"};

// Every card of one ship that may answer to a window, by look(const CardEffects*), which takes null too.
template <class Look>
void each_card(const Game& game, const state::Piece& owner, const Look& look) {
  const Registry& all = registry();
  if (owner.type == state::PieceType::device) return look(all.of_device(owner.ref));  // its own card is all that it has
  look(all.of_card(kRules));
  if (game.ruleset().edition == geom::Edition::first) look(all.of_card(kFirstRules));
  for (std::size_t i = 0; i < owner.ship.cards.size(); ++i) {
    const state::Card& card = owner.ship.cards[i];
    if (card.discarded && !game.is_firing(owner.id, card.id)) continue;
    if (!owner.ship.repeats(i)) look(all.of_card(card.id));
  }
  look(all.of_card(owner.ship.pilot));
  if (const data::Ship* type = game.catalog().ship(owner.ref)) {
    for (const Id ability : type->abilities) look(all.of_card(ability));
  }
  for (const state::DamageCard& card : owner.ship.damage) {
    if (card.faceup) look(all.of_damage(card.number));
  }
}

// The cards of one ship that answer to this window.
void collect(const Game& game, Occasion& occasion, const state::Piece& owner, std::vector<Queued>& queue) {
  const bool own = owner.id == occasion.subject;
  const auto ignores = game.edition().ignores;
  each_card(game, owner, [&](const CardEffects* card) {
    if (card == nullptr || !card->windows[static_cast<std::size_t>(occasion.window)]) return;
    for (const Effect* effect : card->effects) {
      if (effect->window != occasion.window || (!own && !effect->anyone)) continue;
      if (ignores != nullptr && ignores(game, owner, effect->card)) continue;
      occasion.owner = owner.id;
      occasion.card = effect->card;
      if (effect->when == nullptr || effect->when(game, occasion)) {
        queue.push_back({effect, owner.id, effect->card, occasion.subject});
      }
    }
  });
}

std::vector<Queued> queued(const Game& game, Occasion& occasion) {
  std::vector<Queued> queue;
  const Registry::Looks& looks = registry().looks(game);
  if (!looks.used[static_cast<std::size_t>(occasion.window)]) return queue;
  const state::Piece* subject = game.find(occasion.subject);
  if (subject != nullptr) collect(game, occasion, *subject, queue);
  if (looks.anyone[static_cast<std::size_t>(occasion.window)]) {
    for (const state::Piece& piece : game.table().pieces) {
      const bool watches = piece.in_play() || (piece.is_remote() && !piece.ship.destroyed);
      if (!watches || piece.id == occasion.subject) continue;
      // 2e-remote-3: what befalls a remote is seen by nobody's cards but the attacker's.
      const state::Attack* attack = occasion.attack != nullptr ? occasion.attack : game.attack();
      const bool of_remote = subject != nullptr && subject->is_target();
      if (of_remote && (attack == nullptr || attack->attacker != piece.id)) continue;
      collect(game, occasion, piece, queue);
    }
  }
  return queue;
}

// By the effect's place in all_effects().
std::vector<std::uint64_t>& uses() {
  thread_local std::vector<std::uint64_t> counts;
  counts.resize(std::max(counts.size(), registry().all.size()));
  return counts;
}
void count_use(const Effect& effect) {
  const Effects& all = registry().all;
  const std::less<> before;
  if (before(&effect, all.data()) || !before(&effect, all.data() + all.size())) return;  // a test's made-up effect
  ++uses()[static_cast<std::size_t>(&effect - all.data())];
}

// An upgrade or condition that was discarded, or went, while it waited does nothing any more (1e-squad-15).
bool is_gone(const Game& game, const Queued& entry) {
  const bool carried = game.catalog().upgrade(entry.card) != nullptr || game.catalog().condition(entry.card) != nullptr;
  if (!carried || game.is_firing(entry.owner, entry.card)) return false;
  const auto& cards = game.piece(entry.owner).ship.cards;
  return std::none_of(cards.begin(), cards.end(),
                      [&](const state::Card& card) { return card.id == entry.card && !card.discarded; });
}

// With what is left of the card's charges, where it has any.
Phrase question_of(const Game& game, const Queued& entry, const Phrase& what) {
  const state::Card* card = game.piece(entry.owner).ship.card(entry.card);
  const data::Upgrade* upgrade = game.catalog().upgrade(entry.card);
  const bool counts = card != nullptr && upgrade != nullptr && upgrade->charges > 0;
  return counts ? say("effect.question-charges", entry.owner, what, card->charges)
                : say("effect.question", entry.owner, what);
}

// 2e-timing-5: whether it still applies is looked at again when it resolves.
void resolve_one(Game& game, Occasion& occasion, const Queued& entry) {
  if (!game.find(entry.owner) || is_gone(game, entry)) return;
  occasion.owner = entry.owner;
  occasion.card = entry.card;
  const Effect& effect = *entry.effect;
  if (effect.when != nullptr && !effect.when(game, occasion)) return;
  if (effect.may) {
    const Phrase what = effect.prompt.empty() ? say("effect.use", words::Card{entry.card}) : effect.prompt;
    state::Choice choice = choice_of(game, "effect", entry.owner, effect.rule, question_of(game, entry, what));
    choice.options = {option(entry.card, say("effect.yes", words::Card{entry.card})), option("pass", say("answer.no"))};
    choice.options.front().unwise = effect.worth != nullptr && !effect.worth(game, occasion);
    if (game.ask(std::move(choice)) == "pass") return;
    occasion.owner = entry.owner;
    occasion.card = entry.card;
  }
  const data::PilotAbility* ability = game.narrates() ? data::pilot_ability(game.catalog(), entry.card) : nullptr;
  if (ability != nullptr)
    game.tell(entry.owner, ability->rule,
              say("effect.ability", words::Text{ability->name}, words::Text{ability->text}));
  run(effect, game, occasion);
}

}  // namespace

void run(const Effect& effect, Game& game, Occasion& occasion) {
  if (effect.use == nullptr) count_use(effect);  // else: once one of its options is picked
  const Game::By by(game, occasion.owner);
  effect.run(game, occasion);
}

const Effects& all_effects() { return registry().all; }
std::uint64_t times_used(const Effect& effect) {
  return uses()[static_cast<std::size_t>(&effect - all_effects().data())];
}

MadeUpEffects::MadeUpEffects(Effects effects) : effects_(std::move(effects)) { registry().index(effects_); }
MadeUpEffects::~MadeUpEffects() { registry() = Registry(); }

std::vector<const Effect*> effects_of(Id card) {
  const CardEffects* found = registry().of_card(card);
  return found == nullptr ? std::vector<const Effect*>{} : found->effects;
}

// 2e-timing-2: the first player's effects, then the second's.
void resolve_queue(Game& game, Occasion& occasion, std::vector<Queued> queue) {
  std::stable_partition(queue.begin(), queue.end(), [&](const Queued& entry) {
    return game.table().play.goes_first(game.piece(entry.owner).side);
  });
  const Game::Resolving resolving(game);  // 2e-timing-7
  while (!queue.empty()) {
    std::size_t next = 0;
    const Queued& front = queue.front();
    const state::Side side = game.piece(front.owner).side;
    std::size_t same = 0;
    bool alike = true;  // two damage cards of one name: no matter which is first
    for (; same < queue.size() && game.piece(queue[same].owner).side == side; ++same) {
      alike = alike && queue[same].effect == front.effect && queue[same].owner == front.owner &&
              queue[same].subject == front.subject;
    }
    if (same > 1 && !alike) {  // 2e-timing-3
      state::Choice choice = choice_of(game, "order", queue.front().owner, "2e-timing-3", say("effect.which-first"));
      for (std::size_t i = 0; i < same; ++i) {
        const Queued& each = queue[i];
        choice.options.push_back(option(std::to_string(i), each.card == kRules || each.card == kFirstRules
                                                               ? say("effect.of", each.effect->prompt, each.owner)
                                                               : say("effect.of", words::Card{each.card}, each.owner)));
      }
      next = static_cast<std::size_t>(std::stoul(game.ask(std::move(choice)).text()));
    }
    const Queued entry = queue[next];
    queue.erase(queue.begin() + static_cast<std::ptrdiff_t>(next));
    Occasion& at = entry.at != nullptr ? *entry.at : occasion;
    at.subject = entry.subject;
    resolve_one(game, at, entry);
    if (!at.stopped) continue;  // else replaced (2e-golden-9, -10)
    std::erase_if(queue, [&entry](const Queued& each) { return each.at == entry.at; });
  }
}

Id card_of_option(Id key) {
  const std::string_view text = key.text();
  const std::size_t own = text.starts_with(data::kPilotAbility) ? data::kPilotAbility.size() : 0;
  const std::size_t colon = text.find(':', own);
  return colon == std::string_view::npos ? key : Id(text.substr(0, colon));
}

bool anything_at(const Game& game, Window window, Id subject) {
  const auto at = static_cast<std::size_t>(window);
  const Registry& all = registry();
  if (!all.looks(game).used[at]) return false;
  if (all.looks(game).anyone[at]) return true;
  const state::Piece* piece = game.find(subject);
  if (piece == nullptr) return false;
  const auto knows = [at](const CardEffects* card) { return card != nullptr && card->windows[at]; };
  if (piece->type == state::PieceType::device) return knows(all.of_device(piece->ref));
  const data::Ship* type = game.catalog().ship(piece->ref);
  const bool first = game.ruleset().edition == geom::Edition::first;
  return knows(all.of_card(kRules)) || (first && knows(all.of_card(kFirstRules))) ||
         std::any_of(piece->ship.cards.begin(), piece->ship.cards.end(),
                     [&](const state::Card& card) {
                       return (!card.discarded || game.is_firing(subject, card.id)) && knows(all.of_card(card.id));
                     }) ||
         knows(all.of_card(piece->ship.pilot)) ||
         (type != nullptr && std::any_of(type->abilities.begin(), type->abilities.end(),
                                         [&](Id ability) { return knows(all.of_card(ability)); })) ||
         std::any_of(piece->ship.damage.begin(), piece->ship.damage.end(),
                     [&](const state::DamageCard& card) { return card.faceup && knows(all.of_damage(card.number)); });
}

std::vector<Carried> carried_at(const Game& game, Window window, Id subject) {
  std::vector<Carried> all;
  const auto at = static_cast<std::size_t>(window);
  if (!registry().looks(game).used[at]) return all;
  for (const state::Piece& owner : game.table().pieces) {
    const bool own = owner.id == subject;
    if (!own && !owner.in_play() && !(owner.is_remote() && !owner.ship.destroyed)) continue;
    each_card(game, owner, [&](const CardEffects* card) {
      if (card == nullptr || !card->windows[at]) return;
      for (const Effect* effect : card->effects) {
        if (effect->window == window && (own || effect->anyone)) all.push_back({effect, owner.id});
      }
    });
  }
  return all;
}

bool anything_at(const Game& game, Window window) {
  return registry().looks(game).used[static_cast<std::size_t>(window)];
}

void happen(Game& game, Occasion& occasion) {
  std::vector<Queued> queue = queued(game, occasion);
  if (queue.empty()) return;
  if (door().window(occasion.window).group != WindowGroup::moment) {
    for (const Queued& entry : queue) {
      occasion.owner = entry.owner;
      occasion.card = entry.card;
      const std::size_t before = occasion.options == nullptr ? 0 : occasion.options->size();
      run(*entry.effect, game, occasion);
      if (occasion.options == nullptr || entry.effect->worth == nullptr) continue;
      for (std::size_t i = before; i < occasion.options->size(); ++i) {
        (*occasion.options)[i].unwise = !entry.effect->worth(game, occasion);
      }
    }
    return;
  }
  resolve_queue(game, occasion, std::move(queue));
  game.edition().settle(game);
}

void moment_for_all(Game& game, Window window) {
  Occasion occasion;
  occasion.window = window;
  std::vector<Queued> queue;
  for (const Id id : game.ships_in_play()) {
    occasion.subject = id;
    for (const Queued& entry : queued(game, occasion)) queue.push_back(entry);
  }
  resolve_queue(game, occasion, std::move(queue));
  game.edition().settle(game);
}

void happen_together(Game& game, std::vector<Occasion>& occasions) {
  std::vector<Queued> queue;
  for (Occasion& occasion : occasions) {
    for (Queued entry : queued(game, occasion)) {
      entry.at = &occasion;
      queue.push_back(entry);
    }
  }
  if (queue.empty()) return;
  resolve_queue(game, occasions.front(), std::move(queue));
  game.edition().settle(game);
}

bool run_option(Game& game, Occasion& occasion, Id key) {
  const Id card = card_of_option(key);
  for (const Queued& entry : queued(game, occasion)) {
    if (entry.card != card || entry.effect->use == nullptr) continue;
    occasion.owner = entry.owner;
    occasion.card = entry.card;
    occasion.word = key;
    count_use(*entry.effect);
    const Game::By by(game, entry.owner);
    entry.effect->use(game, occasion);
    return true;
  }
  return false;
}

int number_after(Game& game, Window window, Id subject, Id other, int value, Id word) {
  Occasion occasion;
  occasion.window = window;
  occasion.subject = subject;
  occasion.other = other;
  occasion.value = value;
  occasion.word = word;
  happen(game, occasion);
  return occasion.value;
}

void moment(Game& game, Window window, Id subject, Id other, Id word, int value) {
  Occasion occasion;
  occasion.window = window;
  occasion.subject = subject;
  occasion.other = other;
  occasion.word = word;
  occasion.value = value;
  happen(game, occasion);
}

}  // namespace plotboard::rules
