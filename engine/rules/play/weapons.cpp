// Weapons of a ship and what each may fire at (2e-weapon, 2e-firing-arc, 2e-attack-range, 2e-require, 2e-special).
#include <algorithm>
#include <array>
#include <utility>

#include "data/card_copy.hpp"
#include "data/catalog.hpp"
#include "rules/board/components.hpp"
#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"
#include "rules/board/obstacles.hpp"
#include "rules/play/additions.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/equipment.hpp"
#include "rules/play/referee.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules {

namespace {

using geom::ArcKind;

words::Key primary_name(ArcKind arc) {
  switch (arc) {
    case ArcKind::rear:
    case ArcKind::full_rear:
      return "weapon.rear";
    case ArcKind::left:
      return "weapon.left";
    case ArcKind::right:
      return "weapon.right";
    case ArcKind::bullseye:
      return "weapon.bullseye";
    default:
      return is_turret(arc) ? words::Key("weapon.turret") : words::Key("weapon.front");
  }
}

// In the gaps of every reason: the weapon, the ranges that it reaches, the one that is measured.
Phrase why(const Hindrance& fault, const WeaponOnShip& weapon, int range) {
  const bool one_band =
      fault.why == words::Key("weapon.out-of-range") && weapon.weapon.nearest == weapon.weapon.farthest;
  return say(one_band ? words::Key("weapon.out-of-range-one") : fault.why, weapon.in_sentence(), weapon.weapon.nearest,
             weapon.weapon.farthest, range);
}

constexpr Hindrance kNeedsToken{"2e-require-4", "weapon.needs-token"};

// One ship looks for targets.
class Gunner {
 public:
  Gunner(Game& game, Id ship, const ShotFilter& filter)
      : game_(game), id_(ship), ship_(game.piece(ship)), filter_(filter), field_(field_of(game)) {}

  std::vector<Shot> look() {
    const Field::Ship* own = field_.ship(id_);
    if (own == nullptr) return {};
    find_targets(*own);
    if (targets_.empty()) return {};
    on_asteroid_ = at_range_zero_of(game_, id_, data::ObstacleKind::asteroid);
    for (const WeaponOnShip& weapon : weapons_of(game_, id_)) {
      const auto& only = filter_.weapons;
      if (!only.empty() && std::find(only.begin(), only.end(), weapon.id) == only.end()) continue;
      waived_by_ = {};
      const Hindrance fault = weapon_fault(weapon);
      if (fault && !filter_.explain) continue;
      for (const ArcKind arc : weapon.arcs) {
        const bool asked = std::find(filter_.arcs.begin(), filter_.arcs.end(), arc) != filter_.arcs.end();
        if (filter_.arcs.empty() || asked) aim(*own, weapon, arc, fault);
      }
    }
    return std::move(shots_);
  }

 private:
  struct Target {
    const Field::Ship* ship;      // null: a remote
    const Field::Remote* remote;  // null: a ship
    const state::Piece* piece;
    bool contact;  // range 0
  };

  // Enemies that the ruler could reach; a few beyond it do no harm.
  void find_targets(const Field::Ship& own) {
    const geom::Figures& figures = field_.figures();
    for (const Field::Ship& ship : field_.ships()) {
      const state::Piece& piece = field_.piece(ship);
      if (!is_wanted(piece.id) || !may_target(piece)) continue;
      const bool huge = geom::is_huge(piece.base) || geom::is_huge(ship_.base);
      const double ruler = figures.range_band.mm() * (huge ? figures.huge_bands : figures.bands);
      const double limit = ruler + field_.tolerance_mm() + geom::kRounding;
      if (geom::gap_mm_up_to(own.measured, ship.measured, limit) > limit) continue;
      const bool bumped = base::contains(ship_.ship.bumped, piece.id) || base::contains(piece.ship.bumped, id_);
      const bool contact =
          bumped || (book_of(game_).fighting.contact_is_zero &&
                     geom::contact(own.moving, ship.moving, field_.tolerance_mm()) != geom::Contact::apart);
      targets_.push_back({&ship, nullptr, &piece, contact});
    }
    for (const Field::Remote& remote : field_.remotes()) {  // 2e-remote-2
      const state::Piece& piece = field_.piece(remote);
      if (piece.side == ship_.side || !is_wanted(piece.id)) continue;  // neutral ones too
      const bool contact = geom::contact(own.moving, remote.shape, field_.tolerance_mm()) != geom::Contact::apart;
      targets_.push_back({nullptr, &remote, &piece, contact});
    }
  }
  // A friend only where a card has it so.
  [[nodiscard]] bool may_target(const state::Piece& piece) const {
    if (state::are_enemies(piece.side, ship_.side)) return true;
    return anything_at(game_, Window::may_target) && piece.id != id_ && piece.side == ship_.side &&
           number_after(game_, Window::may_target, id_, piece.id, 0) > 0;
  }
  [[nodiscard]] bool is_wanted(Id id) const {
    return (filter_.defender.empty() || id == filter_.defender) &&
           (filter_.among.empty() || base::contains(filter_.among, id));
  }
  // A card may lift what a rule forbids, or forbid what the rules allow.
  bool allowed_by_card(const Hindrance& fault, Id defender, const WeaponOnShip& weapon, int range) {
    Occasion occasion;
    occasion.window = Window::weapon_check;
    occasion.subject = id_;
    occasion.other = defender;
    occasion.word = weapon.id;
    occasion.value = range;
    if (fault) occasion.rule = fault.rule;
    occasion.allowed = !fault;
    happen(game_, occasion);
    if (!occasion.allowed && !fault) forbidding_rule_ = occasion.rule;
    asked_last_ = occasion.card;
    return occasion.allowed;
  }
  Hindrance unless_allowed(const Hindrance& fault, Id defender, const WeaponOnShip& weapon, int range) {
    return allowed_by_card(fault, defender, weapon, range) ? Hindrance{} : fault;
  }
  // A token or lock that is lacking; who lifts that may have to be paid for it.
  Hindrance unless_waived(const Hindrance& lacking, Id defender, const WeaponOnShip& weapon, int range) {
    if (!allowed_by_card(lacking, defender, weapon, range)) return lacking;
    waived_by_ = asked_last_;
    return {};
  }

  // What forbids the weapon whatever its target is.
  Hindrance weapon_fault(const WeaponOnShip& weapon) {
    if (const Hindrance hindrance = additions().hinders_attacks(game_, ship_)) return hindrance;
    if (is_disarmed(ship_)) {
      const Hindrance disarmed = ship_.tokens.disarm > 0 ? Hindrance{"2e-attack-9", "weapon.disarmed"}
                                                         : Hindrance{"2e-attack-10", "weapon.cloaked"};
      if (const Hindrance fault = unless_allowed(disarmed, "", weapon, 0)) return fault;
    }
    if (on_asteroid_) {
      if (const Hindrance fault = unless_allowed({"2e-attack-11", "weapon.at-asteroid"}, "", weapon, 0)) return fault;
    }
    if (weapon.printed != nullptr && weapon.weapon.discards && !has_card(ship_, weapon.id)) {
      return {"1e-squad-15", "weapon.discarded"};  // its attack is still going on
    }
    if (weapon.weapon.energy > 0) {  // on its own card (1e-huge-9)
      const state::Card* card = ship_.ship.card(weapon.id);
      if (card == nullptr || card->charges < weapon.weapon.energy) return {"1e-huge-9", "weapon.no-energy"};
    }
    if (weapon.weapon.charges > 0) {
      const state::Card* card = ship_.ship.card(weapon.id);
      if (card == nullptr || card->charges < weapon.weapon.charges) return {"2e-require-8", "weapon.no-charge"};
    }
    const auto& needs = weapon.weapon.needs;
    if (needs.empty() || has_token_for(needs) || base::contains(needs, "lock")) return {};
    const Hindrance lacking = needs.front() == "focus" ? Hindrance{"2e-require-3", "weapon.needs-focus"} : kNeedsToken;
    return unless_waived(lacking, "", weapon, 0);
  }
  // A lock on the other section is none on this one (huge-tokens-8).
  [[nodiscard]] bool is_locked_elsewhere(state::Section section) const {
    return ship_.ship.lock_section != state::Section::none && ship_.ship.lock_section != section;
  }
  [[nodiscard]] bool has_token_for(const Ids& needs) const {
    if (keeps_tokens(game_, id_)) return true;  // people know
    return (ship_.tokens.focus > 0 && base::contains(needs, "focus")) ||
           (ship_.tokens.calculate > 0 && base::contains(needs, "calculate"));
  }
  Hindrance lock_fault(const WeaponOnShip& weapon, Id defender, state::Section section, int range) {
    const auto& needs = weapon.weapon.needs;
    const bool locked =
        ship_.has_locked(defender) && (section == state::Section::none || !is_locked_elsewhere(section));
    if (needs.empty() || filter_.no_lock_needed || locked || has_token_for(needs)) return {};
    if (!base::contains(needs, "lock")) return {};  // weapon_fault() has looked at the others
    const Hindrance lacking = needs.size() == 1 ? Hindrance{"2e-require-2", "weapon.needs-lock"} : kNeedsToken;
    return unless_waived(lacking, defender, weapon, range);
  }

  void aim(const Field::Ship& own, const WeaponOnShip& weapon, ArcKind arc, const Hindrance& of_weapon) {
    const ArcGauge gauge(field_, own, arc);
    for (const Target& target : targets_) {
      if (!book_of(game_).fighting.by_section || target.piece->ship.sections.empty()) {
        aim_at(gauge, weapon, arc, of_weapon, target, state::Section::none);
        continue;
      }
      for (const state::Section section : {state::Section::fore, state::Section::aft}) {
        aim_at(gauge, weapon, arc, of_weapon, target, section);
      }
    }
  }

  // What the geometry forbids: arc, range, contact.
  Hindrance fault_of_place(const std::optional<geom::ArcVerdict>& verdict, const WeaponOnShip& weapon,
                           const Target& target, Shot& shot) {
    const bool primary = weapon.weapon.type == data::WeaponType::primary;
    if (!verdict) return {primary ? "2e-weapon-3" : "2e-require-10", "weapon.not-in-arc"};
    shot.range = target.contact ? 0 : verdict->range.band.value_or(field_.figures().bands);
    shot.distance_mm = verdict->distance_mm;
    const Id defender = target.piece->id;
    if (target.contact) {
      const Hindrance fault = unless_allowed({"2e-attack-range-9", "weapon.range-zero"}, defender, weapon, 0);
      shot.range_zero = !fault;
      if (!book_of(game_).fighting.contact_is_zero) shot.range = 1;  // 1e-range-7
      return fault;
    }
    if (shot.range >= weapon.weapon.nearest && shot.range <= weapon.weapon.farthest) return {};
    return unless_allowed({primary ? "2e-weapon-2" : "2e-special-10", "weapon.out-of-range"}, defender, weapon,
                          shot.range);
  }

  void aim_at(const ArcGauge& gauge, const WeaponOnShip& weapon, ArcKind arc, const Hindrance& of_weapon,
              const Target& target, state::Section section) {
    const Id defender = target.piece->id;
    const auto verdict = target.ship == nullptr            ? gauge.in_arc(*target.remote)
                         : section == state::Section::none ? gauge.in_arc(*target.ship)
                                                           : gauge.in_arc(*target.ship, section_of(section));
    if (!verdict && !filter_.explain) return;
    Shot shot;
    Hindrance fault = fault_of_place(verdict, weapon, target, shot);
    const bool midline = !verdict && section != state::Section::none && target.ship != nullptr &&
                         gauge.only_midline_bars(*target.ship, section_of(section));
    if (midline) fault = {"huge-targeting-2", "weapon.midline"};
    if (!fault && section != state::Section::none && target.piece->ship.section(section).crippled) {
      fault = {"huge-targeting-6", "weapon.crippled-section"};
    }
    if (!fault) fault = of_weapon;
    const Id waived_for_all = waived_by_;
    if (!fault) fault = lock_fault(weapon, defender, section, shot.range);
    shot.waived_by = std::exchange(waived_by_, waived_for_all);
    if (!fault && !allowed_by_card({}, defender, weapon, shot.range)) {
      fault = {forbidding_rule_.c_str(), "weapon.card-forbids"};
    }
    if (!fault) {
      shot.obstructed_by = target.ship != nullptr ? gauge.obstructed_by(*target.ship, *verdict)
                                                  : gauge.obstructed_by(*target.remote, *verdict);
      if (!blocking_cloud(field_, shot.obstructed_by, shot.range).empty()) {
        fault = {"fga-4.4.2.2-2", "weapon.cloud-between"};
      }
    }
    if (fault && !filter_.explain) return;
    shot.attacker = id_;
    shot.weapon = weapon;
    shot.arc = arc;
    shot.defender = defender;
    shot.section = section;
    shot.legal = !fault;
    if (fault) {
      shot.rule = fault.rule;
      shot.why = why(fault, weapon, shot.range);
    }
    shots_.push_back(std::move(shot));
  }
  static geom::Section section_of(state::Section section) {
    return section == state::Section::aft ? geom::Section::aft : geom::Section::fore;
  }

  Game& game_;
  Id id_;
  const state::Piece& ship_;
  const ShotFilter& filter_;
  const Field& field_;
  bool on_asteroid_ = false;
  std::string forbidding_rule_;
  Id asked_last_;  // the card that was asked last whether it lifts or forbids
  Id waived_by_;   // the card that has lifted what this weapon needs
  std::vector<Target> targets_;
  std::vector<Shot> shots_;
};

}  // namespace

std::vector<WeaponOnShip> weapons_of(const data::Component& component) {
  std::vector<WeaponOnShip> weapons;
  const geom::ArcKind arc = component.arc ? geom::ArcKind::front : geom::ArcKind::all_round;
  const auto add = [&](Id id, int dice, int nearest, int farthest) {
    WeaponOnShip weapon;
    weapon.id = id;
    weapon.weapon.arc = arc;
    weapon.weapon.dice = dice;
    weapon.weapon.nearest = nearest;
    weapon.weapon.farthest = farthest;
    weapon.arcs = arc;
    weapons.push_back(std::move(weapon));
  };
  if (component.attack > 0) {
    add(component.id, component.attack, component.nearest, component.farthest);
    weapons.back().printed = &component.name;
    weapons.back().weapon.ordnance = component.ordnance;
  }
  if (component.missile) {
    add(kMissile, component.missile->attack, component.missile->nearest, component.missile->farthest);
    weapons.back().kind = "weapon.missile";
    weapons.back().weapon.type = data::WeaponType::missile;
    weapons.back().weapon.ordnance = true;
  }
  return weapons;
}

std::vector<WeaponOnShip> weapons_of(const data::Device& remote) {
  if (remote.attack == 0) return {};
  WeaponOnShip weapon;
  weapon.id = remote.id;
  weapon.printed = &remote.name;
  weapon.weapon.arc = geom::ArcKind::front;
  weapon.weapon.dice = remote.attack;
  weapon.weapon.nearest = remote.nearest;
  weapon.weapon.farthest = remote.farthest;
  weapon.arcs = geom::ArcKind::front;
  return {weapon};
}

namespace {

Id primary_id(std::size_t place) {
  static const Ids first{"primary:0", "primary:1", "primary:2", "primary:3"};
  return place < first.size() ? first[place] : Id("primary:" + std::to_string(place));
}

}  // namespace

namespace {

// Where the weapon can fire now: a turret's where its indicator points, a huge ship's in any arc of its section.
geom::ArcKinds arcs_now(const Game& game, const state::Piece& ship, const WeaponOnShip& weapon) {
  const ArcKind arc = weapon.weapon.arc;
  if (is_turret(arc)) return turret_arcs(ship.ship.turret);
  const data::Ship* type = game.type_of(ship.id);
  if (arc == ArcKind::front && type != nullptr && !type->sections.empty()) {
    const bool aft = weapon.section == state::Section::aft && type->sections.size() > 1;
    const auto& arcs = type->sections[aft ? 1 : 0].arcs;
    if (arcs.empty()) return {};
    return arcs.size() > 1 ? geom::ArcKinds(arcs[0], arcs[1]) : geom::ArcKinds(arcs[0]);
  }
  if (!weapon.also) return arc;
  if (!is_turret(*weapon.also)) return {arc, *weapon.also};
  const geom::ArcKinds marker = turret_arcs(ship.ship.turret);  // a mobile arc (1e-rotate-3)
  return marker.empty() ? geom::ArcKinds(arc) : geom::ArcKinds(arc, *marker.begin());
}

}  // namespace

std::vector<WeaponOnShip> weapons_of(Game& game, Id ship) {
  const state::Piece& piece = game.piece(ship);
  std::vector<WeaponOnShip> weapons;
  if (const data::Component* component = component_of(game.catalog(), piece)) return weapons_of(*component);
  if (piece.type == state::PieceType::device) return weapons_of(*game.catalog().device(piece.ref));
  if (const data::Ship* type = game.catalog().ship(piece.ref)) {
    weapons.reserve(type->attacks.size() + 1);
    for (std::size_t i = 0; i < type->attacks.size(); ++i) {
      WeaponOnShip weapon;
      weapon.id = primary_id(i);
      weapon.kind = primary_name(type->attacks[i].arc);
      weapon.weapon.arc = type->attacks[i].arc;
      weapon.weapon.dice = type->attacks[i].dice;
      weapon.weapon.nearest = type->attacks[i].nearest;
      weapon.weapon.farthest = type->attacks[i].farthest;
      weapon.also = type->attacks[i].also;
      weapons.push_back(std::move(weapon));
    }
  }
  for (std::size_t i = 0; i < piece.ship.cards.size(); ++i) {
    const state::Card& card = piece.ship.cards[i];
    const data::Upgrade* upgrade = game.catalog().upgrade(card.id);
    if (upgrade == nullptr || !upgrade->weapon || piece.ship.repeats(i)) continue;
    if (card.discarded && !game.is_firing(ship, card.id)) continue;
    WeaponOnShip weapon;
    weapon.id = card.id;
    weapon.printed = &upgrade->name;
    weapon.weapon = *upgrade->weapon;
    weapon.section = card.section;
    weapons.push_back(std::move(weapon));
  }
  if (const auto arm = book_of(game).fighting.arm) arm(game, piece, weapons);
  Occasion occasion;
  occasion.window = Window::weapons;
  occasion.subject = ship;
  occasion.weapons = &weapons;
  happen(game, occasion);
  for (WeaponOnShip& weapon : weapons) weapon.arcs = arcs_now(game, piece, weapon);
  return weapons;
}

std::optional<WeaponOnShip> weapon_named(Game& game, Id ship, Id id) {
  for (WeaponOnShip& weapon : weapons_of(game, ship)) {
    if (weapon.id == id) return std::move(weapon);
  }
  return std::nullopt;
}

Phrase WeaponOnShip::name() const {
  if (printed == nullptr) return Phrase(kind);
  const words::Text text{*printed};
  const int copy = data::copy_number(id);
  if (copy == 1) return just(text);
  if (section == state::Section::none) return say("weapon.copy", text, copy);
  return say("weapon.copy-of-section", text, copy, words::Word{state::name_of(section)});
}

Phrase WeaponOnShip::in_sentence() const {
  return printed != nullptr || kind.empty() ? name() : say("weapon.its", kind);
}

Id Shot::key() const {
  std::string key = weapon.id;
  if (weapon.arcs.size() > 1) {
    key += ':';
    key += geom::name_of(arc);
  }
  key += '>';
  key += defender.text();
  if (section != state::Section::none) {
    key += '@';
    key += state::name_of(section);
  }
  return key;
}

std::vector<Shot> shots_of(Game& game, Id ship, const ShotFilter& filter) { return Gunner(game, ship, filter).look(); }

Stands stands(const Game& game, Id ship, const std::string& to) {
  const Field& field = field_of(game);
  const Field::Ship* other = field.ship(to);
  const Field::Ship* one = field.ship(ship);
  const Field::Component* component = field.component(ship);
  const Field::Remote* remote = field.remote(ship);
  if (field.remote(to) != nullptr) return Stands::nowhere;  // 2e-remote-combat-4
  ENSURE(other != nullptr && (one != nullptr || component != nullptr || remote != nullptr),
         "where a ship stands that is not in play");
  bool before = true;
  bool behind = true;
  for (const geom::Vec2 corner : one != nullptr      ? one->shape().points
                                 : remote != nullptr ? remote->shape.points
                                                     : component->shape.points) {
    const double ahead = other->measured.frame.to_local(corner).y;
    before = before && ahead > field.tolerance_mm();
    behind = behind && ahead < -field.tolerance_mm();
  }
  return before ? Stands::in_front : behind ? Stands::behind : Stands::flanking;
}

bool is_in_arc(const Game& game, Id target, ArcKind arc, Id of) {
  const Field& field = field_of(game);
  const Field::Ship* from = field.ship(of);
  const Field::Ship* to = field.ship(target);
  if (from == nullptr) return false;
  const Field::Remote* remote = field.remote(target);
  if (remote != nullptr) return ArcGauge(field, *from, arc).in_arc(*remote).has_value();
  return to != nullptr && ArcGauge(field, *from, arc).in_arc(*to).has_value();
}

bool is_in_any_arc(const Game& game, Id target, Id of) {
  const data::Ship* type = game.type_of(of);
  if (is_in_arc(game, target, ArcKind::front, of)) return true;
  if (type == nullptr) return false;
  return std::any_of(type->attacks.begin(), type->attacks.end(), [&](const data::Attack& attack) {
    if (!attack.also) return false;
    if (!is_turret(*attack.also)) return is_in_arc(game, target, *attack.also, of);
    const geom::ArcKinds arcs = turret_arcs(game.piece(of).ship.turret);
    return std::any_of(arcs.begin(), arcs.end(), [&](ArcKind arc) { return is_in_arc(game, target, arc, of); });
  });
}

}  // namespace plotboard::rules
