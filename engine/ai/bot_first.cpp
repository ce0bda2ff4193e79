#include "ai/bot_first.hpp"

#include <algorithm>
#include <cstdlib>

#include "data/catalog.hpp"
#include "rules/board/field.hpp"
#include "rules/board/movement.hpp"
#include "rules/machine/effects.hpp"
#include "rules/play/odds.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::ai {
namespace {

using state::Section;

constexpr double kEachEvade = 0.4;     // an evade result against one attack
constexpr double kShieldBack = 0.6;    // a shield recovered
constexpr double kEnergyGone = 0.15;   // energy spent for nothing
constexpr double kFreeAction = 0.35;   // for a friend
constexpr double kTokenJammed = 0.3;   // an enemy's token, or stress for him
constexpr double kHiding = 0.5;        // of the damage that a cloaked ship would suffer else
constexpr double kCardAction = 0.2;    // of a card about which nothing is known
constexpr double kWorthyAction = 0.4;  // and of one that says that it pays just now
constexpr double kBombAction = 0.5;
constexpr double kOneDieMore = 0.5;  // hits of an attack die
constexpr double kOpenToFire = 0.3;  // a defence die less, for each enemy that can shoot

int energy_left(const state::Piece& ship) {
  int sum = 0;
  for (const state::HullSection& section : ship.ship.sections) sum += section.energy;
  return sum;
}
int shields_missing(const state::Piece& ship) {
  int sum = 0;
  for (const state::HullSection& section : ship.ship.sections) {
    if (!section.crippled) sum += section.shield_limit - section.shields;
  }
  return sum;
}

bool enemies_astern(const Thought& t) {
  const rules::Field& field = field_of(t.game);
  const rules::Field::Ship* self = field.ship(t.choice.ship);
  if (self == nullptr) return false;
  const double reach = 2 * field.figures().range_band.mm();
  return std::any_of(field.ships().begin(), field.ships().end(), [&](const rules::Field::Ship& other) {
    const Id id = field.piece(other).id;
    return is_enemy_of(t.game, t.choice.ship, id) && self->measured.frame.to_local(other.measured.frame.origin).y < 0 &&
           distance_mm(t.game, t.choice.ship, id) < reach;
  });
}

// How much a free action helps a friend; 0: he may do none.
int use_of_action(const Thought& t, Id id) {
  const state::Piece* ship = t.game.find(id);
  if (ship == nullptr || !ship->in_play() || ship->tokens.stress > 0 || geom::is_huge(ship->base)) return 0;
  return 1 + (ship->ship.actions.empty() ? 2 : 0) + (ship->tokens.focus == 0 ? 1 : 0);
}
// How much being jammed hurts him.
int use_of_jamming(const Thought& t, Id id) {
  const state::Piece* ship = t.game.find(id);
  if (ship == nullptr) return 0;
  constexpr int kUntil = 2;  // a huge ship's jamming gives stress up to that
  if (geom::is_huge(t.ship().base)) return std::max(0, kUntil - ship->tokens.stress);
  return ship->tokens.focus + ship->tokens.evade + (ship->lock.empty() ? 0 : 1);
}

bool pays_by_its_word(Id card) {
  const auto effects = rules::effects_of(card);
  return std::any_of(effects.begin(), effects.end(), [](const rules::Effect* effect) {
    return effect->window == rules::Window::action_options && effect->worth != nullptr;
  });
}

double worth_of_card(const Thought& t, const Outlook& outlook, const Outlook::View& here, Id card) {
  const data::Upgrade* upgrade = t.game.catalog().upgrade(card);
  if (upgrade != nullptr && upgrade->payload) return enemies_astern(t) ? kBombAction : -1;
  if (card == "1e-upgrade-marksmanship") {
    if (here.shots == 0) return -1;
    const Outlook::View calm = outlook.from(t.ship().pose, {true, false, false, false});
    return kCardAction + calm.gained - here.gained;
  }
  if (card == "1e-upgrade-expose") return here.shots == 0 ? -1 : kOneDieMore - kOpenToFire * here.threats;
  if (card == "1e-upgrade-r2f2") return kOpenToFire * here.threats;
  if (card == "1e-upgrade-cloakingdevice") return here.shots > 0 ? -1 : kHiding * here.suffered;
  return pays_by_its_word(card) ? kWorthyAction : kCardAction;
}

// --- one option by a number each: the highest; nothing when none has more than `least`
template <class Worth>
const state::Option* best_option(const Thought& t, double least, const Worth& worth) {
  const state::Option* best = nullptr;
  for (const state::Option& option : t.choice.options) {
    if (!option.legal || option.unwise || option.key == "pass" || option.key == "done") continue;
    const double here = worth(option);
    if (here <= least) continue;
    best = &option;
    least = here;
  }
  return best;
}
Advice take(const Thought& t, const state::Option* option) {
  if (option == nullptr) return quiet_answer(t);
  return answer(t, option->key, "plotboard", [] { return say("ai-act.what-it-can"); });
}

// --- energy

// Weapons get what their next attacks cost; then whatever holds energy, unless shields are waiting for it.
Advice allocate(const Thought& t) {
  const state::Piece& ship = t.ship();
  const bool spare = shields_missing(ship) == 0;
  return take(t, best_option(t, 0, [&](const state::Option& option) -> double {
                const data::Upgrade* upgrade = t.game.catalog().upgrade(option.key);
                if (upgrade == nullptr) return 0;
                int lying = 0, needed = 0;
                for (const state::Card& card : ship.ship.cards) {
                  if (card.id != option.key || card.discarded) continue;
                  lying += card.charges;
                  needed += upgrade->weapon ? upgrade->weapon->energy : 0;
                }
                if (lying < needed) return 2 + 1.0 / (needed - lying);  // what is nearest to being loaded
                return spare ? 1 : 0;
              }));
}

Advice spend_for_shields(const Thought& t) {
  const int wanted = std::max(1, shields_missing(t.ship()));
  return take(t, best_option(t, -100, [wanted](const state::Option& option) {
                return -std::abs(std::atoi(option.key.text().c_str()) - wanted);
              }));
}

// --- sections

// What is left of it; crippled ones are worth no care.
int left_of(const state::Piece& ship, Section section) {
  return ship.ship.hull_left(section) + ship.ship.section(section).shields;
}
std::optional<Advice> weaker_section(const Thought& t) {
  const state::Piece& ship = t.ship();
  if (!ship.ship.is_of_two_cards()) return std::nullopt;
  const bool fore = left_of(ship, Section::fore) <= left_of(ship, Section::aft);
  const char* key = fore ? "fore" : "aft";
  if (t.legal(key) == nullptr) return std::nullopt;
  return answer(t, key, "plotboard", [] { return say("ai-act.what-it-can"); });
}

// --- ships and cards

// The enemy that its best shot is at, else the nearest; of friends the one to whom it means most.
Advice some_ship(const Thought& t) {
  const bool any_enemy = nearest_enemy(t) != nullptr;
  if (any_enemy) {
    const Id best = Outlook(t.game, t.choice.ship).here().best;
    const state::Option* shot = best.empty() ? nullptr : t.legal(best);
    return take(t, shot != nullptr ? shot : nearest_enemy(t));
  }
  return take(t, best_option(t, -1, [&t](const state::Option& option) { return use_of_action(t, option.key); }));
}

Advice lost_card(const Thought& t) {
  return take(t, best_option(t, -1000, [&t](const state::Option& option) {
                const data::Upgrade* upgrade = t.game.catalog().upgrade(option.key);
                return upgrade != nullptr && upgrade->weapon ? -1 : 0;
              }));
}

// --- decloaking

// Where it stands best once its dial has been flown from there; it stays cloaked where that is better still.
Advice decloak(const Thought& t) {
  constexpr double kFires = 0.3, kCutOff = 0.5, kRock = 1.2, kGone = 100;
  constexpr double kOneSide = 0.7;  // of a hit point suffered against one dealt
  state::Table open = t.game.table();
  for (state::Piece& piece : open.pieces) {
    if (piece.id == t.choice.ship) piece.tokens.cloak = 0;
  }
  rules::Game opened(t.game.catalog(), open, {}, nullptr, rules::Keeps::nothing);
  const Outlook cloaked(t.game, t.choice.ship);
  const Outlook bare(opened, t.choice.ship);
  const rules::Field& field = field_of(t.game);
  const rules::Field::Ship& self = *field.ship(t.choice.ship);
  const state::Piece& ship = t.ship();
  const auto worth_from = [&](const Outlook& outlook, const geom::Pose& start) {
    geom::Pose end = start;
    double trouble = 0;
    if (ship.ship.dial && !ship.moved) {
      const rules::MoveOutcome outcome = rules::fly_from(field, self, start, *ship.ship.dial);
      if (outcome.left_area) return -kGone;
      end = outcome.end;
      trouble = (outcome.fully_executed ? 0 : kCutOff) + (outcome.hits_obstacle() ? kRock : 0);
    }
    const Outlook::View view = outlook.from(end);
    return view.gained - kOneSide * view.suffered - trouble - edge_trouble(t.game, t.choice.ship, start);
  };
  const state::Option* best = best_option(t, worth_from(cloaked, ship.pose) - kFires, [&](const state::Option& option) {
    return option.ghost ? worth_from(bare, *option.ghost) : -kGone;
  });
  return take(t, best);
}

}  // namespace

bool is_first_edition(const Thought& t) { return t.game.ruleset().edition == geom::Edition::first; }

std::optional<double> worth_in_first(const Thought& t, const Outlook& outlook, const Outlook::View& here,
                                     const state::Option& action) {
  if (action.unwise) return -1;
  const Id key = action.key;
  if (key == "recover") {
    const int energy = energy_left(t.ship());
    const int back = std::min(energy, shields_missing(t.ship()));
    return kShieldBack * back - kEnergyGone * (energy - back);
  }
  if (key == "reinforce") return kEachEvade * here.threats;
  if (key == "cloak") return here.shots > 0 ? -1 : kHiding * here.suffered;
  if (key == "coordinate" || key == "jam") {
    const double reach = 2 * t.game.catalog().figures.range_band.mm();
    int most = 0;
    for (const state::Piece& other : t.game.table().pieces) {
      if (!other.in_play() || other.id == t.choice.ship) continue;
      const bool friendly = t.game.friendly(t.choice.ship, other.id);
      if (friendly != (key == "coordinate") || distance_mm(t.game, t.choice.ship, other.id) > reach) continue;
      most = std::max(most, friendly ? use_of_action(t, other.id) : use_of_jamming(t, other.id));
    }
    if (most == 0) return -1;
    return key == "jam" ? kTokenJammed * most : kFreeAction;
  }
  const Id card = rules::card_of_option(key);
  if (t.ship().ship.card(card) != nullptr || t.game.catalog().first_pilot(card) != nullptr) {
    return worth_of_card(t, outlook, here, card);
  }
  return std::nullopt;
}

std::optional<Advice> bot_answers_first(const Thought& t) {
  const Id kind = t.choice.kind;
  if (kind == "allocate") return allocate(t);
  if (kind == "energy" || kind == "drop") return take(t, best_option(t, 0, [](const state::Option&) { return 1; }));
  if (kind == "energy-spent") return spend_for_shields(t);
  if (kind == "recover" || kind == "section") return weaker_section(t);
  if (kind == "discard" && t.legal("token") != nullptr) {
    return answer(t, "token", "plotboard", [] { return say("ai-act.what-it-can"); });
  }
  if (kind == "upgrade") return lost_card(t);
  if (kind == "decloak") return decloak(t);
  if (kind == "ship") return some_ship(t);
  if (kind == "coordinate") {
    return take(t, best_option(t, -1, [&t](const state::Option& option) { return use_of_action(t, option.key); }));
  }
  if (kind == "jam") {
    return take(t, best_option(t, -1, [&t](const state::Option& option) { return use_of_jamming(t, option.key); }));
  }
  if (kind == "turn-dial" || kind == "turn-side") return choose_way(t);
  if (kind == "reroll-count") {
    return take(t, best_option(t, 0, [](const state::Option& o) { return std::atoi(o.key.text().c_str()); }));
  }
  return std::nullopt;
}

std::optional<Advice> bot_defends_first(const Thought& t) {
  const state::Attack* attack = t.game.attack();
  if (attack == nullptr || t.choice.kind != "modify-defense") return std::nullopt;
  const rules::AttackerMeans attacker = rules::attacker_means(t.game, *attack);
  const rules::DefenderMeans all = rules::defender_means(t.game, *attack);
  const bool has_focus = t.legal("focus") != nullptr;
  const bool has_evade = t.legal("evade") != nullptr;
  const auto damage = [&](bool focus, bool evade) {
    rules::DefenderMeans means = all;
    means.focus = focus && has_focus ? 1 : 0;
    means.evade = evade && has_evade ? 1 : 0;
    means.calculate = means.force = 0;
    return rules::odds_of(attacker, means).damage;
  };
  constexpr double kSame = 1e-9;
  const double bare = damage(false, false);
  // Rerolls and the like come before tokens: what they bring may make one unnecessary.
  if (bare > kSame || t.legal("done") == nullptr) {
    if (const state::Option* card = card_option(t)) {
      return answer(t, card->key, "plotboard", [] { return say("bot.card"); });
    }
  }
  const double least = damage(true, true);
  const bool engaged = t.ship().ship.engaged;
  const char* spent = "done";
  if (least < bare - kSame) {
    const bool by_focus = damage(true, false) <= least + kSame;
    const bool by_evade = damage(false, true) <= least + kSame;
    // Of two that do it alone, the one that is needed less: its own attack still wants the focus token.
    spent = by_focus && (engaged || !by_evade) ? "focus" : by_evade ? "evade" : "focus";
  }
  if (t.legal(spent) == nullptr) return std::nullopt;
  return answer(t, spent, "plotboard", [key = std::string_view(spent)] {
    return key == "done" ? say("bot.enough") : key == "evade" ? say("ai-dice.evade") : say("ai-dice.focus-evades");
  });
}

}  // namespace plotboard::ai
