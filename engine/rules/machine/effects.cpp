#include "rules/machine/effects.hpp"

#include <algorithm>
#include <array>
#include <bitset>
#include <functional>
#include <string_view>
#include <type_traits>
#include <utility>

#include "data/card_copy.hpp"
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
  Watch watch;
};

class Registry {
 public:
  Effects all;
  std::uint64_t version = 0;  // another one whenever effects are added
  // By edition, so that no battle looks for cards that it cannot have: windows that any card looks at, and those that
  // bystanders' cards look at.
  struct Looks {
    Windows used, anyone;
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
    static std::uint64_t made = 0;
    version = ++made;
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
  [[nodiscard]] const CardEffects* of_card(Id card) const {
    if (const CardEffects* known = at(by_card_, card.number())) return known;
    const Id printed = data::printed_card(card);
    return printed == card ? nullptr : at(by_card_, printed.number());
  }
  [[nodiscard]] const CardEffects* of_device(Id device) const { return at(by_device_, device.number()); }
  [[nodiscard]] const CardEffects* of_damage(int number) const {
    return at(by_damage_, static_cast<std::size_t>(number));
  }

 private:
  static void note(std::vector<CardEffects>& list, std::size_t place, const Effect& effect) {
    if (place >= list.size()) list.resize(place + 1);
    list[place].effects.push_back(&effect);
    list[place].watch.own.set(static_cast<std::size_t>(effect.window));
    if (effect.anyone) list[place].watch.others.set(static_cast<std::size_t>(effect.window));
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

// Every card of one ship that has effects, by look(const CardEffects&, const state::Card*): null for what is no upgrade
// or condition.
template <class Look>
void each_card(const Game& game, const state::Piece& owner, const Look& look) {
  const Registry& all = registry();
  const auto look_at = [&look](const CardEffects* known, const state::Card* card = nullptr) {
    if (known != nullptr) look(*known, card);
  };
  if (owner.type == state::PieceType::device) return look_at(all.of_device(owner.ref));  // all that it has
  look_at(all.of_card(kRules));
  if (game.ruleset().edition == geom::Edition::first) look_at(all.of_card(kFirstRules));
  for (const state::Card& card : owner.ship.cards) look_at(all.of_card(card.id), &card);
  look_at(all.of_card(owner.ship.pilot));
  if (const data::Ship* type = game.catalog().ship(owner.ref)) {
    for (const Id ability : type->abilities) look_at(all.of_card(ability));
  }
  for (const state::DamageCard& card : owner.ship.damage) {
    if (card.faceup) look_at(all.of_damage(card.number));
  }
}

// The same, but only of cards that look at this window and work just now: not discarded, and of copies without a name
// of their own (conditions, old files) the first. look(const CardEffects&, Id copy); copy "": what is not carried.
template <class Look>
void each_card_at(const Game& game, const state::Piece& owner, Windows Watch::*looks, Window window, const Look& look) {
  each_card(game, owner, [&](const CardEffects& known, const state::Card* card) {
    if (!(known.watch.*looks)[static_cast<std::size_t>(window)]) return;
    if (card != nullptr) {
      if (card->discarded && !game.is_firing(owner.id, card->id)) return;
      if (owner.ship.repeats(static_cast<std::size_t>(card - owner.ship.cards.data()))) return;
    }
    look(known, card != nullptr ? card->id : Id());
  });
}

// Of a piece's own windows, or of those of others that it sees.
Windows Watch::*looks_of(bool own) { return own ? &Watch::own : &Watch::others; }

// The cards of one ship that answer to this window.
void collect(const Game& game, Occasion& occasion, const state::Piece& owner, std::vector<Queued>& queue) {
  const bool own = owner.id == occasion.subject;
  const auto ignores = game.edition().ignores;
  each_card_at(game, owner, looks_of(own), occasion.window, [&](const CardEffects& card, Id copy) {
    for (const Effect* effect : card.effects) {
      if (effect->window != occasion.window || (!own && !effect->anyone)) continue;
      if (ignores != nullptr && ignores(game, owner, effect->card)) continue;
      occasion.owner = owner.id;
      occasion.card = copy.empty() ? effect->card : copy;
      if (effect->when == nullptr || effect->when(game, occasion)) {
        queue.push_back({effect, owner.id, occasion.card, occasion.subject});
      }
    }
  });
}

std::vector<Queued> queued(const Game& game, Occasion& occasion) {
  std::vector<Queued> queue;
  const auto at = static_cast<std::size_t>(occasion.window);
  const Registry::Looks& looks = registry().looks(game);
  if (!looks.used[at]) return queue;
  const std::vector<Watch>& watches = watches_of(game);
  const std::vector<state::Piece>& pieces = game.table().pieces;
  const state::Piece* subject = game.find(occasion.subject);
  if (subject != nullptr && watches[static_cast<std::size_t>(subject - pieces.data())].own[at]) {
    collect(game, occasion, *subject, queue);
  }
  if (looks.anyone[at] && watches.back().others[at]) {
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      if (!watches[i].others[at]) continue;
      const state::Piece& piece = pieces[i];
      const bool on_watch = piece.in_play() || (piece.is_remote() && !piece.ship.destroyed);
      if (!on_watch || piece.id == occasion.subject) continue;
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

namespace {

// What every edition's events leave as it is: which cards lie with whom. Another one may change them.
template <class T, class... Ts>
constexpr bool kIsOne = (std::is_same_v<T, Ts> || ...);
struct LeavesCards {
  template <class T>
  bool operator()(const T&) const {
    using namespace state;
    return kIsOne<T, PieceMoved, ManeuverFlown, TokenChanged, LockSet, DieRolled, ShipActivated, RoundStarted,
                  PhaseStarted, InitiativeReached, DialSet, DialRevealed, ReadySet, SystemDone, ActionSkipped,
                  ActionDone, Marked, ShieldsChanged, EnergyChanged, ForceChanged, ChargesChanged, TurretTurned,
                  DiceRolled, AttackDeclared, AttackChanged, AttackEnded, ShipEngaged, DeedDone, Credited, Told,
                  StepBegan, StepPaused, StepEnded>;
  }
};

}  // namespace

void Watches::follow(const state::Event& event) {
  if (effects != 0 && !visit(LeavesCards{}, event)) effects = 0;
}

const std::vector<Watch>& watches_of(const Game& game) {
  Watches& kept = game.watches();
  const std::vector<state::Piece>& pieces = game.table().pieces;
  if (kept.effects == registry().version && kept.pieces.size() == pieces.size() + 1) return kept.pieces;
  kept.effects = registry().version;
  kept.pieces.assign(pieces.size() + 1, {});
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    each_card(game, pieces[i], [&watch = kept.pieces[i]](const CardEffects& known, const state::Card*) {
      watch.own |= known.watch.own;
      watch.others |= known.watch.others;
    });
    kept.pieces.back().own |= kept.pieces[i].own;
    kept.pieces.back().others |= kept.pieces[i].others;
  }
  return kept.pieces;
}

bool anything_at(const Game& game, Window window, Id subject) {
  const auto at = static_cast<std::size_t>(window);
  if (!registry().looks(game).used[at]) return false;
  const std::vector<Watch>& watches = watches_of(game);
  for (std::size_t i = 0; i < game.table().pieces.size(); ++i) {
    const Watch& watch = watches[i];
    if ((watch.own | watch.others)[at] && (watch.others[at] || game.table().pieces[i].id == subject)) return true;
  }
  return false;
}

std::vector<Carried> carried_at(const Game& game, Window window, Id subject) {
  std::vector<Carried> all;
  if (!anything_at(game, window)) return all;
  for (const state::Piece& owner : game.table().pieces) {
    const bool own = owner.id == subject;
    if (!own && !owner.in_play() && !(owner.is_remote() && !owner.ship.destroyed)) continue;
    each_card_at(game, owner, looks_of(own), window, [&](const CardEffects& card, Id copy) {
      for (const Effect* effect : card.effects) {
        if (effect->window == window && (own || effect->anyone)) {
          all.push_back({effect, owner.id, copy.empty() ? effect->card : copy});
        }
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
