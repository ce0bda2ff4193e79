// Attack and defense dice: how many, rolling and modifying (2e-attack-dice, 2e-defense-dice, 2e-dice, 2e-mod,
// 2e-spend).
#include <algorithm>
#include <array>
#include <utility>

#include "data/catalog.hpp"
#include "rules/board/components.hpp"
#include "rules/play/additions.hpp"
#include "rules/play/attack_parts.hpp"
#include "rules/play/attack_steps.hpp"
#include "rules/play/range_dice.hpp"
#include "rules/play/referee.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules {

namespace {

using state::AttackStep;
using state::Die;
using state::Face;
using state::Token;

// 2e-attack-dice-1, 2e-defense-dice-1: not in every edition.
int most_dice(const Game& game) {
  const int most = book_of(game).fighting.most_dice;
  return most > 0 ? most : state::kMostTokens;
}

class Tally {
 public:
  Tally(int start, std::vector<DicePart>* parts) : sum_(start), parts_(parts) {}
  void add(int by, const char* rule, words::Key text) {
    sum_ += by;
    if (parts_ != nullptr && by != 0) parts_->push_back({by, rule, text});
  }
  void add(const RangeDice& dice) { add(dice.by, dice.rule, dice.text); }
  [[nodiscard]] int sum() const { return sum_; }

 private:
  int sum_;
  std::vector<DicePart>* parts_;
};

bool any_on_line(Game& game, const state::Attack& attack, bool gas_clouds_only) {
  return std::any_of(attack.obstructed_by.begin(), attack.obstructed_by.end(), [&](Id id) {
    if (gas_clouds_only) {
      const data::Obstacle* obstacle = game.catalog().obstacle(game.piece(id).ref);
      if (obstacle == nullptr || obstacle->kind != data::ObstacleKind::gas_cloud) return false;
    }
    return number_after(game, Window::obstacle_hurts, attack.attacker, id, 1, "attack") != 0;
  });
}

const std::vector<Die>& dice_of(const Game& game, bool attack_die) {
  return attack_die ? game.attack()->attack_dice : game.attack()->defense_dice;
}
std::vector<Die>& dice_of(state::Attack& attack, bool attack_die) {
  return attack_die ? attack.attack_dice : attack.defense_dice;
}
bool is_fixed(Game& game, bool attack_die) {
  const state::Attack& attack = *game.attack();
  const bool fixed = attack_die ? attack.attack_fixed : attack.defense_fixed;
  if (fixed) game.tell(attack_die ? attack.attacker : attack.defender, "2e-mod-14", say("dice.fixed"));
  return fixed;
}

void tell_parts(Game& game, Id ship, const std::vector<DicePart>& parts) {
  if (!game.narrates()) return;
  bool first = true;
  for (const DicePart& part : parts) {  // "3 dice: agility.", "1 die more: attack range 3."
    const words::Key more = part.by < 0 ? words::Key("dice.less") : words::Key("dice.more");
    const words::Key sentence = std::exchange(first, false) ? words::Key("dice.first") : more;
    game.tell(ship, part.rule.text(), say(sentence, part.by < 0 ? -part.by : part.by, part.text));
  }
}

// One player's part of a modify step.
struct Part {
  Window window;  // whose cards offer what
  const char* kind;
  words::Key prompt;
  bool attack_die;
  bool own;  // the dice of the ship that is asked: its tokens count too
};
constexpr Part kDefenderOnAttack{Window::modify_attack_against, "modify-attack-defender", "modify.attack-by-defender",
                                 true, false};
constexpr Part kAttackerOnAttack{Window::modify_attack, "modify-attack", "modify.attack", true, true};
constexpr Part kAttackerOnDefense{Window::modify_defense_against, "modify-defense-attacker",
                                  "modify.defense-by-attacker", false, false};
constexpr Part kDefenderOnDefense{Window::modify_defense, "modify-defense", "modify.defense", false, true};
constexpr std::array<const Part*, kModifyParts> kParts{&kDefenderOnAttack, &kAttackerOnAttack, &kAttackerOnDefense,
                                                       &kDefenderOnDefense};

class Modifying {
 public:
  Modifying(Game& game, const Part& part)
      : game_(game),
        part_(part),
        ship_(attacks() ? game.attack()->attacker : game.attack()->defender),
        other_(attacks() ? game.attack()->defender : game.attack()->attacker) {}

  // Asks and does, one modification after the other (2e-mod-4).
  void run() {
    if (!asks()) return;  // people type their dice as they lie in the end
    for (;;) {
      const Id key = game_.ask(choice());
      if (key == "done") return;
      use(key);
    }
  }

  void use(Id key) {
    modify(key);
    tell_dice();
  }
  [[nodiscard]] bool asks() const { return !keeps_tokens(game_, ship_); }

  state::Choice choice() {
    options_.clear();
    if (part_.own) book_of(game_).fighting.offer_changes(game_, ship_, part_.attack_die, options_);
    offer_effects();
    for (state::Option& each : options_) {
      if (!part_.own || !each.legal) continue;
      each.rule = modification_fault(game_, *game_.attack(), each.key, part_.attack_die);
      if (each.rule.empty()) continue;
      each.legal = false;
      each.why = say("modify.card-forbids");
    }
    const bool bound = std::any_of(options_.begin(), options_.end(),
                                   [this](const state::Option& each) { return must_use(each) != nullptr; });
    if (bound) {
      offer("done", "answer.done", false, "2e-mod-17", "modify.card-open");
    } else {
      offer("done", "answer.done");
    }
    state::Choice made =
        choice_of(game_, part_.kind, ship_, part_.attack_die ? "2e-mod-2" : "2e-mod-3", say(part_.prompt, ship_));
    made.options = std::move(options_);
    return made;
  }

 private:
  void modify(Id key) {
    if (part_.own && book_of(game_).fighting.change(game_, ship_, part_.attack_die, key)) return;
    change_attack(game_, [&](state::Attack& attack) { attack.used.push_back(key); });
    tell_card(card_of_option(key));
    Occasion window = occasion();
    run_option(game_, window, key);
  }

  void tell_card(Id card) {
    if (!game_.narrates()) return;
    const data::Upgrade* upgrade = game_.catalog().upgrade(card);
    if (upgrade != nullptr) tell_text(upgrade->rule, upgrade->name, upgrade->text);
    const data::PilotAbility* ability = data::pilot_ability(game_.catalog(), card);
    if (ability != nullptr) tell_text(ability->rule, ability->name, ability->text);
  }
  void tell_text(const std::string& rule, const std::string& name, const std::string& text) {
    game_.tell(ship_, rule, say("effect.ability", words::Text{name}, words::Text{text}));
  }
  void tell_dice() {
    if (!game_.narrates()) return;
    std::vector<Phrase> faces;
    for (const Die& die : dice()) faces.push_back(just(words::Word{state::name_of(die.face)}));
    game_.tell(ship_, "2e-mod-4", faces.empty() ? say("dice.none-left") : say("dice.show", Phrase::list(faces)));
  }
  [[nodiscard]] bool attacks() const { return part_.attack_die == part_.own; }
  [[nodiscard]] const std::vector<Die>& dice() const { return dice_of(game_, part_.attack_die); }

  void offer(Id key, words::Key text) { options_.push_back(option(key, text)); }
  void offer(Id key, words::Key text, bool legal, Id rule, words::Key why) {
    options_.push_back(legal ? option(key, text) : forbidden(key, text, rule, why));
  }
  Occasion occasion() const {
    Occasion made;
    made.window = part_.window;
    made.subject = ship_;
    made.other = other_;
    return made;
  }
  void offer_effects() {
    Occasion window = occasion();
    window.options = &options_;
    happen(game_, window);
    const auto& used = game_.attack()->used;
    options_.erase(std::remove_if(options_.begin(), options_.end(),
                                  [&](const state::Option& each) {
                                    return std::find(used.begin(), used.end(), each.key) != used.end();
                                  }),
                   options_.end());
  }
  // 2e-mod-17: what a card does without "may" has to be done.
  [[nodiscard]] const Effect* must_use(const state::Option& each) const {
    if (!each.legal) return nullptr;
    for (const Effect* effect : effects_of(card_of_option(each.key))) {
      if (effect->window == part_.window) return effect->may ? nullptr : effect;
    }
    return nullptr;
  }

  Game& game_;
  const Part& part_;
  Id ship_, other_;
  std::vector<state::Option> options_;
};

void enter(Game& game, AttackStep step) {
  change_attack(game, [step](state::Attack& attack) { attack.step = step; });
}

}  // namespace

namespace {

Occasion occasion_of(Window window, const state::Attack& attack, bool attacker_first) {
  Occasion occasion;
  occasion.window = window;
  occasion.subject = attacker_first ? attack.attacker : attack.defender;
  occasion.other = attacker_first ? attack.defender : attack.attacker;
  occasion.attack = &attack;
  return occasion;
}

}  // namespace

int attack_number(Game& game, Window window, const state::Attack& attack, bool attacker_first, int value,
                  const char* word) {
  Occasion occasion = occasion_of(window, attack, attacker_first);
  occasion.word = word != nullptr ? Id(word) : attack.weapon;
  occasion.value = value;
  happen(game, occasion);
  return occasion.value;
}

Id modification_fault(Game& game, const state::Attack& attack, Id word, bool attack_die) {
  const Window window = attack_die ? Window::may_modify : Window::may_modify_defense;
  Occasion occasion = occasion_of(window, attack, attack_die);
  occasion.word = word;
  occasion.value = 1;
  happen(game, occasion);
  return occasion.value == 0 ? Id(occasion.rule) : Id();
}

bool is_obstructed(Game& game, const state::Attack& attack) { return any_on_line(game, attack, false); }
bool crosses_gas_cloud(Game& game, const state::Attack& attack) { return any_on_line(game, attack, true); }

int attack_dice_for(Game& game, const state::Attack& attack, std::vector<DicePart>* parts) {
  const auto weapon = weapon_named(game, attack.attacker, attack.weapon);
  Tally tally(0, parts);
  tally.add(weapon ? weapon->weapon.dice : 0, book_of(game).fighting.weapon_dice, "dice.by-weapon");
  tally.add(attack_dice_by_range(game, attack));
  tally.add(attack_number(game, Window::attack_dice, attack, true, 0), "2e-attack-dice-6", "dice.by-attackers-cards");
  tally.add(attack_number(game, Window::attack_dice_against, attack, false, 0), "2e-attack-dice-6",
            "dice.by-defenders-cards");
  if (game.piece(attack.attacker).tokens.deplete > 0) tally.add(-1, "2e-attack-dice-9", "dice.by-depletion");
  const int cap = attack_number(game, Window::attack_dice_cap, attack, true, most_dice(game));
  const int dice = std::clamp(tally.sum(), 0, std::clamp(cap, 0, most_dice(game)));
  tally.add(dice - tally.sum(), "2e-attack-dice-1", "dice.by-limit");
  return dice;
}

int defense_dice_for(Game& game, const state::Attack& attack, std::vector<DicePart>* parts) {
  const state::Piece& defender = game.piece(attack.defender);
  Tally tally(0, parts);
  tally.add(agility_of(game, attack.defender, &attack), "2e-defense-dice-1", "dice.by-agility");
  tally.add(defense_dice_by_range(game, attack));
  tally.add(additions().guard_dice(game, attack.defender), "fga-4.3.1.2-1", "dice.by-generators");
  if (is_obstructed(game, attack)) tally.add(1, "2e-defense-dice-3", "dice.by-obstruction");
  tally.add(attack_number(game, Window::defense_dice, attack, false, 0), "2e-defense-dice-1",
            "dice.by-defenders-cards");
  tally.add(attack_number(game, Window::defense_dice_against, attack, true, 0), "2e-defense-dice-1",
            "dice.by-attackers-cards");
  if (defender.tokens.strain > 0) tally.add(-1, "2e-defense-dice-6", "dice.by-strain");
  tally.add(-book_of(game).fighting.dice_lost(game, defender), "2e-defense-dice-7", "dice.by-tractor-beam");
  const int cap = attack_number(game, Window::defense_dice_cap, attack, true, most_dice(game));
  const int dice = std::clamp(tally.sum(), 0, std::clamp(cap, 0, most_dice(game)));
  tally.add(dice - tally.sum(), "2e-defense-dice-1",
            cap < most_dice(game) ? words::Key("dice.by-limit") : words::Key("dice.by-limit-of-six"));
  return dice;
}

int count_faces(const std::vector<Die>& dice, Face face) {
  return static_cast<int>(std::count_if(dice.begin(), dice.end(), [face](const Die& die) { return die.face == face; }));
}

bool take_face(std::vector<Die>& dice, Face face) {
  const auto found = std::find_if(dice.begin(), dice.end(), [face](const Die& die) { return die.face == face; });
  if (found == dice.end()) return false;
  dice.erase(found);
  return true;
}

void change_focus_results(Game& game, bool attack_die, int most) {
  const Face to = attack_die ? Face::hit : Face::evade;
  change_attack(game, [&](state::Attack& attack) {
    for (Die& die : dice_of(attack, attack_die)) {
      if (die.face != Face::focus || die.fixed || most == 0) continue;
      die.face = to;
      --most;
    }
  });
}

void change_die(Game& game, bool attack_die, std::size_t index, Face to) {
  const bool exists = attack_die ? to != Face::evade : to != Face::hit && to != Face::crit;
  ENSURE(exists, "a face that this die does not have");  // 2e-dice-5
  if (is_fixed(game, attack_die)) return;
  if (dice_of(game, attack_die).at(index).fixed) return;
  change_attack(game, [&](state::Attack& attack) { dice_of(attack, attack_die).at(index).face = to; });
}

void add_die(Game& game, bool attack_die, Face face) {
  if (is_fixed(game, attack_die)) return;
  change_attack(game, [&](state::Attack& attack) { dice_of(attack, attack_die).push_back({face, false, true}); });
}

void spend_die(Game& game, bool attack_die, std::size_t index) {
  if (is_fixed(game, attack_die)) return;
  ENSURE(index < dice_of(game, attack_die).size(), "a die that is not there");
  change_attack(game, [&](state::Attack& attack) {
    auto& dice = dice_of(attack, attack_die);
    dice.erase(dice.begin() + static_cast<std::ptrdiff_t>(index));
  });
}

int rerolls_left(Game& game, bool attack_die) {
  const auto& dice = dice_of(game, attack_die);
  const auto done = std::count_if(dice.begin(), dice.end(), [](const Die& die) { return die.rerolled; });
  const int cap = attack_number(game, Window::reroll_cap, *game.attack(), attack_die, state::kMostTokens,
                                attack_die ? "attack" : "defense");
  return std::max(0, cap - static_cast<int>(done));
}

namespace {

// From `least` to `most` of these.
std::vector<std::size_t> pick_dice(Game& game, Id ship, bool attack_die, std::vector<std::size_t> among, int least,
                                   int most, std::string_view rule) {
  std::vector<std::size_t> picked;
  while (static_cast<int>(picked.size()) < most && !among.empty()) {
    state::Choice choice = choice_of(game, "reroll", ship, rule, say("reroll.which", ship));
    const auto& dice = dice_of(game, attack_die);
    for (const std::size_t i : among) {
      const Phrase face = just(words::Word{state::name_of(dice[i].face)});
      choice.options.push_back(option(std::to_string(i), dice[i].face == Face::crit ? say("reroll.crit") : face));
    }
    const bool enough = static_cast<int>(picked.size()) >= least;
    choice.options.push_back(enough ? option("done", say("reroll.these"))
                                    : forbidden("done", say("reroll.these"), rule, say("reroll.pick-first")));
    const Id key = game.ask(std::move(choice));
    if (key == "done") break;
    picked.push_back(static_cast<std::size_t>(std::stoul(key.text())));
    std::erase(among, picked.back());
  }
  return picked;
}

}  // namespace

std::vector<std::size_t> ask_reroll(Game& game, Id ship, bool attack_die, int least, int most, std::string_view rule,
                                    const std::vector<Face>& showing) {
  std::vector<std::size_t> open;
  const auto& dice = dice_of(game, attack_die);
  for (std::size_t i = 0; i < dice.size(); ++i) {
    const bool shows = showing.empty() || std::find(showing.begin(), showing.end(), dice[i].face) != showing.end();
    if (shows && !dice[i].rerolled && !dice[i].fixed) open.push_back(i);
  }
  most = std::min(most, rerolls_left(game, attack_die));
  return pick_dice(game, ship, attack_die, std::move(open), least, most, rule);
}

void reroll(Game& game, bool attack_die, const std::vector<std::size_t>& which, const Phrase& what) {
  if (is_fixed(game, attack_die)) return;
  std::vector<std::size_t> indices;
  for (const std::size_t index : which) {
    const Die& die = dice_of(game, attack_die).at(index);
    if (!die.rerolled && !die.fixed) indices.push_back(index);  // 2e-dice-6
  }
  const Id ship = attack_die ? game.attack()->attacker : game.attack()->defender;
  const Id word = attack_die ? "attack" : "defense";
  if (const int most = rerolls_left(game, attack_die); static_cast<int>(indices.size()) > most) {
    indices = pick_dice(game, ship, attack_die, std::move(indices), most, most, "2e-dice-6");
  }
  if (indices.empty()) return moment(game, Window::dice_rerolled, ship, "", word);  // of none, too
  const auto faces = game.roll(ship, attack_die ? state::DieKind::attack : state::DieKind::defense,
                               static_cast<int>(indices.size()), what);
  change_attack(game, [&](state::Attack& attack) {
    auto& dice = dice_of(attack, attack_die);
    for (std::size_t i = 0; i < indices.size(); ++i) {
      dice[indices[i]].face = faces[i];
      dice[indices[i]].rerolled = true;
    }
  });
  moment(game, Window::dice_rerolled, ship, "", word);
}

void use_modification(Game& game, Id kind, Id key) {
  if (const auto part = part_of_kind(kind)) Modifying(game, *kParts[*part]).use(key);
}

std::optional<std::size_t> part_of_kind(Id kind) {
  for (std::size_t i = 0; i < kParts.size(); ++i) {
    if (kind == kParts[i]->kind) return i;
  }
  return std::nullopt;
}
bool changes_attack_dice(std::size_t part) { return kParts.at(part)->attack_die; }
bool is_asked(Game& game, std::size_t part) {
  const bool fixed = changes_attack_dice(part) ? game.attack()->attack_fixed : game.attack()->defense_fixed;
  return !fixed && Modifying(game, *kParts[part]).asks();
}
state::Choice modify_choice(Game& game, std::size_t part) { return Modifying(game, *kParts.at(part)).choice(); }

void roll_attack_dice(Game& game) {
  enter(game, AttackStep::attack_dice);
  const Id attacker = game.attack()->attacker;
  moment(game, Window::before_attack_dice, attacker, game.attack()->defender, game.attack()->weapon);
  std::vector<DicePart> parts;
  const int count = attack_dice_for(game, *game.attack(), game.narrates() ? &parts : nullptr);
  tell_parts(game, attacker, parts);
  if (count > 0) game.roll(attacker, state::DieKind::attack, count, say("dice.attack"), state::Pool::attack);
  if (game.piece(attacker).tokens.deplete > 0) lose(game, attacker, Token::deplete, 1, "2e-attack-dice-9");
  moment(game, Window::attack_rolled, attacker, game.attack()->defender, game.attack()->weapon);
}

void begin_modifying(Game& game, bool attack_dice) {
  enter(game, attack_dice ? AttackStep::modify_attack : AttackStep::modify_defense);
}

void end_modifying_attack(Game& game) {
  moment(game, Window::after_modify_attack, game.attack()->attacker, game.attack()->defender, game.attack()->weapon);
}

void modify_attack_dice(Game& game) {
  begin_modifying(game, true);
  if (!is_fixed(game, true)) {
    Modifying(game, kDefenderOnAttack).run();
    Modifying(game, kAttackerOnAttack).run();
  }
  end_modifying_attack(game);
}

void roll_defense_dice(Game& game) {
  enter(game, AttackStep::defense_dice);
  const Id defender = game.attack()->defender;
  std::vector<DicePart> parts;
  const int count = defense_dice_for(game, *game.attack(), game.narrates() ? &parts : nullptr);
  tell_parts(game, defender, parts);
  if (count > 0) game.roll(defender, state::DieKind::defense, count, say("dice.defense"), state::Pool::defense);
  if (game.piece(defender).tokens.strain > 0) lose(game, defender, Token::strain, 1, "2e-defense-dice-6");
  moment(game, Window::defense_rolled, defender, game.attack()->attacker, game.attack()->weapon);
}

void modify_defense_dice(Game& game) {
  begin_modifying(game, false);
  if (is_fixed(game, false)) return;
  Modifying(game, kAttackerOnDefense).run();
  Modifying(game, kDefenderOnDefense).run();
}

}  // namespace plotboard::rules
