#include "rules/play/invariants.hpp"

#include <algorithm>

#include "base/lists.hpp"
#include "data/card_kind.hpp"
#include "data/catalog.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/docking.hpp"
#include "rules/play/referee.hpp"
#include "rules/play/round.hpp"
#include "rules/play/rulebook.hpp"

namespace plotboard::rules {

namespace {

using state::Phase;
using state::Piece;
using state::PieceType;
using state::Play;
using state::Side;

bool may_be_of_damage(Id kind) {
  static const Ids kinds{kCardThatStays, kDamageCard, "dice", "effect", "order"};
  return base::contains(kinds, kind);
}

class Examination {
 public:
  Examination(const data::Catalog& catalog, const state::Table& table) : catalog_(catalog), table_(table) {}

  std::vector<std::string> all() {
    const Play& play = table_.play;
    if (!play.on()) return {};
    // The decks are laid out when all forces stand; a side may give up before.
    const auto laid_out = [](const state::Deck& deck) { return !deck.draw.empty() || !deck.discard.empty(); };
    const bool none_yet = std::none_of(play.decks.begin(), play.decks.end(), laid_out);
    if (play.phase != Phase::setup && !(play.phase == Phase::over && none_yet)) {
      for (const Side side : {Side::player, Side::enemy}) deck(side);
    }
    for (const Side side : {Side::player, Side::enemy}) conditions(side);
    for (const Piece& piece : table_.pieces) {
      lock(piece);
      if (piece.type == PieceType::ship) ship(piece);
      if (piece.type == PieceType::component) component(piece);
      if (piece.in_play() && piece.ship.is_wingmate()) wing(piece);
    }
    step(play);
    outcome(play);
    return std::move(broken_);
  }

 private:
  // Words are put together only when they are needed: this runs after every command of random play.
  void must(bool holds, const char* what) {
    if (!holds) broken_.emplace_back(what);
  }
  void must(bool holds, const Piece& piece, const char* what) {
    if (!holds) broken_.push_back(piece.id + what);
  }
  void between(int value, int most, const Piece& piece, const char* what) {
    if (value >= 0 && value <= most) return;
    broken_.push_back(piece.id + what + " " + std::to_string(value) + " is not between 0 and " + std::to_string(most));
  }

  // Draw pile, discard pile and ships together are the whole deck (2e-damage-deck-1, -3).
  void deck(Side side) {
    const state::Deck& deck = table_.play.decks[state::seat(side)];
    std::vector<int> cards = deck.draw;
    cards.insert(cards.end(), deck.discard.begin(), deck.discard.end());
    for (const Piece& piece : table_.pieces) {
      if (state::seat(piece.side) != state::seat(side)) continue;
      for (const state::DamageCard& card : piece.ship.damage) {
        if (card.section != state::Section::none) continue;  // a huge ship has decks of its own
        must(card.number != 0 || !card.faceup, piece, ": a marker for a damage card lies faceup");
        if (card.number != 0) cards.push_back(card.number);
      }
    }
    std::sort(cards.begin(), cards.end());
    if (cards == fresh_) return;
    broken_.push_back(std::string("the damage deck of side ") + name_of(side) + " is not complete");
  }

  void lock(const Piece& piece) {
    if (piece.lock.empty()) must(piece.ship.lock_section == state::Section::none, piece, ": a section, but no lock");
    must(!piece.lock.empty() || piece.ship.older_lock.empty(), piece, ": an older lock, but no newer one");
    for (const Id object : piece.locks()) lock(piece, object);
  }
  void lock(const Piece& piece, Id locked) {
    const Piece* object = table_.find(locked);
    // In reserve aboard a carrier it keeps the locks on it (2e-dock-1, 2e-lock-8); in the first edition it has none
    // (1e-dock-2).
    const bool aboard = object != nullptr && book_.docking.fault == nullptr && is_docked(table_, *object);
    const bool gone = object != nullptr && ((object->type == PieceType::ship && !object->in_play() && !aboard) ||
                                            (object->type == PieceType::component && !object->is_component()));
    const bool there = object != nullptr && !gone;
    if (!there) return broken_.push_back(piece.id + ": its lock names nothing in play: " + locked);
    // The other half of the lock lies at one section of a huge ship (huge-tokens-7, -8).
    const bool at_section = piece.ship.lock_section != state::Section::none;
    must(at_section == !object->ship.sections.empty(), piece,
         ": its lock lies at no section, or at one of a small ship");
  }

  // A player has it in play once; which side bears it tells whose it is (1e-cond-4).
  void conditions(Side side) {
    Ids met;
    for (const Piece& piece : table_.pieces) {
      if (piece.side != side || !piece.in_play()) continue;
      for (const state::Card& card : piece.ship.cards) {
        const data::FirstCondition* condition = catalog_.condition(card.id);
        if (condition == nullptr || !condition->unique) continue;
        must(!base::contains(met, card.id), piece, ": a condition that lies on another ship already");
        met.push_back(card.id);
      }
    }
  }

  void ship(const Piece& piece) {
    const state::ShipState& ship = piece.ship;
    tokens(piece);
    between(ship.shields, ship.shield_limit, piece, ": shields");
    between(ship.force, ship.force_limit, piece, ": Force");
    if (!ship.sections.empty()) sections(piece);
    for (const state::Card& card : ship.cards) {
      const data::Upgrade* upgrade = catalog_.upgrade(card.id);
      if (data::pilot_ability(catalog_, card.id) != nullptr)
        between(card.charges, card.limit(data::charges_of(catalog_, card.id).most), piece, ": charges of its pilot");
      if (upgrade == nullptr) continue;
      // Ordnance tokens of the first edition have no limit but their cards'; its energy has (huge-energy-11).
      const bool limited = upgrade->edition == geom::Edition::second || upgrade->energy_limit > 0;
      const int most = limited ? std::max(card.limit(upgrade->charges), upgrade->energy_limit) : state::kMostTokens;
      if (card.charges < 0 || card.charges > most)
        between(card.charges, most, piece, (": charges of " + card.id).c_str());
    }
    for (const state::DamageCard& card : ship.damage) {
      const bool at_section = card.section != state::Section::none;
      must(at_section == !ship.sections.empty(), piece, ": a damage card at no section, or at one that it has not");
    }
    const auto& skills = ship.initiatives;
    must(skills.empty() || (skills.front().source.empty() && skills.back().value == piece.initiative), piece,
         ": it acts at another initiative than its cards say");
    // A damage card is dealt to its end first, which may ask: people name the card, it throws dice, cards answer to it
    // (1e-dmg-8), and those of huge ships ask which upgrade goes, or which section it is.
    const bool of_huge = !ship.sections.empty();
    const bool card_asked = table_.play.choice && (of_huge || may_be_of_damage(table_.play.choice->kind));
    // Of two ship cards each is looked at by itself: damage beyond one is none of the other's (huge-damage-14).
    const bool none_left = !ship.is_of_two_cards() && ship.hull > 0 && ship.hull_left() <= 0;
    // Fel's Wrath may fly off the table before his time is up.
    if (none_left && !card_asked && !ship.has_mark(kPostponed) && !piece.fled) {
      must(ship.destroyed, piece, ": no hull left, but not destroyed");
    }
    const bool by_mission = table_.progress.rank > 0;  // its effect "remove" takes ships out unharmed
    must(!ship.removed || ship.destroyed || by_mission, piece, ": out of the game, but not destroyed");
    // It waits for the end of its initiative step, or of the step that is running.
    const Phase phase = table_.play.phase;
    const bool running = table_.play.step.kind != state::StepKind::none;
    const bool may_wait = running || phase == Phase::engagement || phase == Phase::over;
    must(!ship.destroyed || ship.removed || piece.fled || may_wait, piece, ": destroyed, but still on the table");
    if (!ship.removed) return;
    must(piece.tokens == state::Tokens{}, piece, ": out of the game with tokens");
    must(piece.locks().empty(), piece, ": out of the game with a lock");
    must(ship.bumped.empty(), piece, ": out of the game and in contact");
  }

  // The edition has them, and the base bears them (huge-tokens-4).
  void tokens(const Piece& piece) {
    const bool huge = geom::is_huge(piece.base);
    for (std::size_t i = 0; i < state::kTokenKinds; ++i) {
      const auto token = static_cast<state::Token>(i);
      const int count = piece.tokens[token];
      if (count == 0) continue;
      const TokenRule& rule = book_.token(token);
      must(rule.exists && (rule.on_huge || !huge), piece, ": tokens that it cannot have");
      if (rule.most > 0 && count > rule.most)
        between(count, rule.most, piece, (std::string(": ") + std::string(state::name_of(token)) + " tokens").c_str());
    }
  }

  // Each half has its own deck, whole; what both hold together is what the ship holds (huge-damage-1, huge-energy-4).
  void sections(const Piece& piece) {
    const state::ShipState& ship = piece.ship;
    const bool huge = ship.sections.size() == 2 && geom::is_huge(piece.base);
    must(huge, piece, ": a huge ship has two sections, no other any");
    if (!huge) return;
    int hull = 0, shields = 0;
    for (std::size_t i = 0; i < ship.sections.size(); ++i) {
      const state::HullSection& section = ship.sections[i];
      const state::Section which = i == 0 ? state::Section::fore : state::Section::aft;
      hull += section.hull;
      shields += section.shields;
      between(section.energy, section.energy_limit, piece, ": energy");
      const bool laid_out = table_.play.phase != Phase::setup && table_.play.phase != Phase::over;
      between(section.shields, section.shield_limit, piece, ": shields of a section");
      std::vector<int> cards = section.deck.draw;
      cards.insert(cards.end(), section.deck.discard.begin(), section.deck.discard.end());
      for (const state::DamageCard& card : ship.damage) {
        if (card.section == which && card.number != 0) cards.push_back(card.number);
      }
      std::sort(cards.begin(), cards.end());
      const bool whole = cards == fresh_deck(catalog_, piece, which);
      must(whole || (cards.empty() && !laid_out), piece, ": a damage deck is not complete");
    }
    must(hull == ship.hull && shields == ship.shields, piece, ": its sections do not add up");
    // Crippled by as many damage cards as it has hull, once its turn to attack is over (huge-damage-8, -16).
    for (const state::Section which : {state::Section::fore, state::Section::aft}) {
      const bool due = ship.is_of_two_cards() && ship.hull_left(which) <= 0 && !ship.section(which).crippled;
      const bool waits = table_.play.choice || table_.play.phase == Phase::engagement || ship.destroyed;
      must(!due || waits, piece, ": a section without hull that is not crippled");
    }
    for (const state::Card& card : ship.cards) {
      if (catalog_.upgrade(card.id) == nullptr) continue;
      must(ship.is_of_two_cards() == (card.section != state::Section::none), piece, ": an upgrade at no section");
    }
    must(ship.is_of_two_cards() || !(ship.sections[0].crippled || ship.sections[1].crippled), piece,
         ": crippled, but of one card");
    must(ship.destroyed || !ship.is_of_two_cards() || !ship.sections[0].crippled || !ship.sections[1].crippled, piece,
         ": both sections crippled, but not destroyed");
  }

  // fga-4.3.1-7, -9, fga-4.5.4-6.
  void component(const Piece& piece) {
    const data::Component* kind = catalog_.component(piece.ref);
    if (kind == nullptr) return broken_.push_back(piece.id + ": a component that nobody knows");
    const state::ShipState& ship = piece.ship;
    between(ship.shields, ship.shield_limit, piece, ": shields");
    for (const state::DamageCard& card : ship.damage) {
      must(card.number == 0 && !card.faceup, piece, ": a damage card where there are markers");
    }
    for (const state::Card& card : ship.cards) between(card.charges, kind->charges, piece, ": charges");
    must(ship.damage.empty() || ship.hull > 0, piece, ": damage without hull");
    if (ship.hull > 0 && ship.hull_left() <= 0) must(ship.destroyed, piece, ": no hull left, but not destroyed");
    must(piece.locks().empty() && ship.carrier.empty(), piece, ": a component with a lock, or docked");
    state::Tokens taken;
    if (!ship.removed) taken.protect = piece.tokens.protect;  // fga-2.16.1.1x-1
    if (kind->kind == data::ComponentKind::mine && !ship.removed) {
      taken.ion = piece.tokens.ion;
      taken.disarm = piece.tokens.disarm;
    }
    must(piece.tokens == taken, piece, ": tokens that have no hold on it");
  }

  // Whoever keeps a place keeps it about a leader that flies, and alone (2e-wing-1, -2, -18).
  void wing(const Piece& piece) {
    const state::Wing& wing = piece.ship.wing;
    const Piece* leader = table_.find(wing.leader);
    must(leader != nullptr && leader->in_play() && leader->side == piece.side && leader->ship.wing.place == 1, piece,
         ": in a formation without a leader");
    must(piece.base == geom::BaseKind::small, piece, ": in a formation, but not small");
    for (const Piece& other : table_.pieces) {
      const bool same = other.id != piece.id && other.in_play() && other.ship.wing == wing;
      if (same) broken_.push_back(piece.id + " and " + other.id + ": one place in a formation for both");
    }
    must(!takes_dial(book_of(catalog_, table_), piece) && !piece.ship.dial, piece, ": a wingmate with a dial");
  }

  void step(const Play& play) {
    const bool running = play.step.kind != state::StepKind::none;
    must(running == (play.before != nullptr), "a step without the table that it began with, or the reverse");
    must(running == play.choice.has_value(), "a step that waits for nothing, or a choice without a step");
    must(running || play.answers.empty(), "answers without a step");
    must(running || !play.attack, "an attack between two steps");
    must(play.attack || play.waiting.empty(), "an attack that waits for none");
    if (play.before != nullptr) must(play.before->play.before == nullptr, "a step within a step");
    if (!play.choice || play.choice->kind == "dice") return;
    const auto& options = play.choice->options;
    if (std::any_of(options.begin(), options.end(), [](const state::Option& option) { return option.legal; })) return;
    broken_.push_back("a choice without a legal option: " + play.choice->kind);
  }

  void outcome(const Play& play) {
    must((play.phase == Phase::over) == !play.result.empty(), "a battle that is over without a result, or the reverse");
  }

  const data::Catalog& catalog_;
  const state::Table& table_;
  const Rulebook& book_ = book_of(catalog_, table_);
  const std::vector<int> fresh_ = fresh_deck(catalog_, table_);
  std::vector<std::string> broken_;
};

}  // namespace

std::vector<std::string> broken_battle(const data::Catalog& catalog, const state::Table& table) {
  return Examination(catalog, table).all();
}

}  // namespace plotboard::rules
