// From the events of a battle to its Result.
#include <algorithm>
#include <utility>

#include "data/card_copy.hpp"
#include "data/catalog.hpp"
#include "mission/conditions.hpp"
#include "mission/objectives.hpp"
#include "mission/result.hpp"

namespace plotboard::mission {

namespace {

using state::Piece;
using state::PieceType;

// What may turn out to be a combatant: hull comes with the battle.
bool may_fight(const Piece& piece) {
  return piece.type == PieceType::ship || piece.type == PieceType::device || piece.type == PieceType::component;
}

Combatant introduced(const data::Catalog& catalog, const Piece& piece) {
  Combatant who;
  who.id = piece.id;
  who.kind = piece.type;
  who.type = piece.ref;
  who.faction = piece.faction;
  who.side = piece.side;
  who.ai = piece.ai;
  who.squad = piece.squad;
  who.initiative = piece.initiative;
  who.pilot = piece.ship.pilot;
  who.pilot_card = piece.ship.pilot_card;
  who.threat = piece.ship.threat;
  who.wing = piece.ship.wing.leader;
  const bool by_card = piece.ai && piece.type == PieceType::ship;
  const data::AiCard* card = by_card ? catalog.card_for(piece.ref, piece.faction) : nullptr;
  if (card != nullptr) who.ai_card = card->id;
  return who;
}

void equip(const data::Catalog& catalog, Combatant& who, const state::ShipState& ship) {
  who.hull = ship.hull;
  who.shields = ship.shields;
  who.shield_limit = ship.shield_limit;
  who.cards.clear();
  for (const state::Card& card : ship.cards) {  // a component has itself as one
    if (catalog.upgrade(card.id) != nullptr)
      who.cards.push_back({data::printed_card(card.id), card.charges, card.charges, false});
  }
}

// Which of its cards are still there, and with what.
void count_cards(Combatant& who, const std::vector<state::Card>& now) {
  std::vector<bool> used(now.size(), false);
  for (CardLeft& card : who.cards) {
    std::size_t i = 0;
    while (i < now.size() && (used[i] || data::printed_card(now[i].id) != card.id)) ++i;
    card.lost = i == now.size();
    card.charges = card.lost ? 0 : now[i].charges;
    if (!card.lost) used[i] = true;
  }
}

ShipFate fate_in_game(const Piece& piece, Combatant& who) {
  if (piece.waiting) return ShipFate::unplaced;
  if (piece.side != who.side) {
    who.way = state::name_of(piece.side);
    return ShipFate::captured;
  }
  if (piece.ship.fitness != state::Fitness::fit) return ShipFate::disabled;
  who.way = piece.ship.carrier.empty() ? piece.ship.docking : piece.ship.carrier;
  return who.way.empty() ? ShipFate::survived : ShipFate::docked;
}

// What its table knows of it.
void look_at(const Piece& piece, Combatant& who) {
  who.pilot = piece.ship.pilot;
  who.hull = piece.ship.hull;
  who.shields = piece.ship.shields;
  who.shield_limit = piece.ship.shield_limit;
  who.damage = piece.ship.damage;
  count_cards(who, piece.ship.cards);
  switch (fate_of(piece)) {
    case Fate::left:  // shot down, it may still jump or leave in its step of initiative: the kill stands
      who.fate = piece.ship.destroyed ? ShipFate::destroyed : ShipFate::fled;
      return;
    case Fate::destroyed:
      who.fate = ShipFate::destroyed;
      return;
    case Fate::removed:
      who.fate = ShipFate::removed;
      return;
    case Fate::in_game:
      break;
  }
  who.fate = fate_in_game(piece, who);
  who.round = 0;
  who.by.clear();
}

// What the mission has noted of its end.
void look_at(const state::Deed& deed, Combatant& who) {
  if (deed.what == state::deeds::destroyed && who.fate == ShipFate::destroyed) {
    who.by = deed.to;
    who.round = deed.round;
    return;
  }
  if (who.fate != ShipFate::fled) return;
  const std::string way = state::deeds::way_left(deed.what);
  const std::string bay = state::deeds::bay_landed_in(deed.what);
  if (deed.what == state::deeds::jumped) {
    who.fate = ShipFate::jumped;
  } else if (!way.empty() || !bay.empty()) {
    who.fate = bay.empty() ? ShipFate::left : ShipFate::landed;
    who.way = bay.empty() ? way : bay;
  } else {
    return;
  }
  who.round = deed.round;
}

bool ends(const std::vector<data::MissionEffect>& effects, data::MissionEffect::Kind how) {
  return std::any_of(effects.begin(), effects.end(), [how](const data::MissionEffect& effect) {
    return effect.kind == how ||
           std::any_of(effect.table.begin(), effect.table.end(), [how](const auto& row) { return ends(row, how); });
  });
}

// The trigger that has ended the mission, or null.
const data::Trigger* ended_by(const data::Mission& mission, const state::Progress& progress) {
  if (progress.fired_now.empty()) return nullptr;
  const auto how = progress.outcome == "won" ? data::MissionEffect::Kind::win : data::MissionEffect::Kind::lose;
  const auto found = std::find_if(mission.triggers.begin(), mission.triggers.end(), [&](const data::Trigger& trigger) {
    return trigger.id == progress.fired_now.back() && ends(trigger.effects, how);
  });
  return found == mission.triggers.end() ? nullptr : &*found;
}

bool has_ships(const state::Table& table, state::Side side) {
  return std::any_of(table.pieces.begin(), table.pieces.end(), [side](const Piece& piece) {
    return piece.type == PieceType::ship && piece.side == side && !is_gone(piece);
  });
}

struct Why {
  EndReason reason = EndReason::open;
  std::string of;
};

// The last round of those that were agreed on has been fought to its end: every ship has had its turn (1e-event-1).
bool ended_by_rounds(const state::Table& now) {
  if (now.play.round_limit == 0 || now.round < now.play.round_limit) return false;
  return has_ships(now, state::Side::player) && has_ships(now, state::Side::enemy) &&
         std::all_of(now.pieces.begin(), now.pieces.end(),
                     [](const Piece& piece) { return !piece.in_play() || piece.ship.engaged; });
}

Why why_of_battle(const state::Table& now) {
  if (now.play.result.empty()) return {};
  if (ended_by_rounds(now)) return {EndReason::round_limit, ""};
  const state::Side loser = now.play.result == "player" ? state::Side::enemy : state::Side::player;
  const bool gave_up = now.play.result != "draw" && has_ships(now, loser);
  return {gave_up ? EndReason::conceded : EndReason::side_gone, ""};
}

// A mission that ends by its rules settles every objective; one that is given up leaves them open.
Why why_of_mission(const data::Mission& mission, const state::Table& now, const std::vector<std::string>& failed,
                   bool at_limit) {
  const state::Progress& progress = now.progress;
  const bool open = std::any_of(progress.objectives.begin(), progress.objectives.end(),
                                [](const auto& objective) { return objective.status == state::Status::open; });
  if (open) return {EndReason::conceded, ""};
  if (const data::Trigger* trigger = ended_by(mission, progress)) return {EndReason::event, trigger->id};
  if (progress.outcome == "won") return {EndReason::objectives_met, ""};
  if (at_limit) return {EndReason::round_limit, ""};
  const bool flies = std::any_of(now.pieces.begin(), now.pieces.end(), [](const Piece& piece) {
    return is_of_flight_group(piece) && !piece.fled && !piece.ship.removed;
  });
  if (!flies) return {EndReason::flight_group_gone, ""};
  for (const std::string& id : failed) {
    const data::Objective* objective = mission.objective(id);
    if (objective != nullptr && objective->kind == data::ObjectiveKind::primary) {
      return {EndReason::objective_failed, id};
    }
  }
  return {EndReason::objective_failed, ""};
}

Winner winner_of(const std::string& result) {
  return result == "player"  ? Winner::player
         : result == "enemy" ? Winner::enemy
         : result == "draw"  ? Winner::draw
                             : Winner::open;
}
Outcome outcome_of(const std::string& outcome) {
  return outcome == "won" ? Outcome::won : outcome == "lost" ? Outcome::lost : Outcome::open;
}

void sum_experience(const state::Progress& progress, Result& result) {
  std::map<std::pair<std::string, std::string>, Earned> sums;
  for (const state::Credit& credit : progress.credits) {
    Earned& sum = sums[{credit.ship, credit.source}];
    sum.ship = credit.ship;
    sum.source = credit.source;
    sum.points += credit.points;
    ++sum.times;
  }
  for (const auto& [key, sum] : sums) result.experience.push_back(sum);
}

// How a mission stands, from its table.
void copy_mission(const data::Catalog& catalog, const data::Mission& mission, const state::Table& now, Result& result) {
  const state::Progress& progress = now.progress;
  result.mission = mission.id;
  result.pilots = now.pilots;
  result.rank = progress.rank;
  result.outcome = outcome_of(progress.outcome);
  for (const data::Objective& objective : mission.objectives) {
    const auto count = objective.met ? counted(catalog, mission, now, *objective.met) : std::nullopt;
    result.objectives.push_back({objective.id, objective.kind, progress.status_of(objective.id),
                                 count ? count->done : 0, count ? count->of : 0});
  }
  const bool won = result.outcome == Outcome::won;
  result.gold = won && earns_gold(result.objectives);
  result.silver = won && progress.hides;
  sum_experience(progress, result);
  result.shares = shares_of(now);
  result.ejections = progress.ejections;
  result.triggers = texts_of(progress.fired);
  result.counters = progress.counters;
  for (const state::Deed& deed : progress.deeds) {
    if (deed.what != state::deeds::attacked && deed.what != state::deeds::damaged &&
        deed.what != state::deeds::destroyed)
      result.deeds.push_back(deed);
  }
}

}  // namespace

struct Tally::Reading {
  Tally& tally;

  template <class Event>
  void operator()(const Event&) const {}

  void operator()(const state::PieceAdded& event) const { tally.enter(event.piece); }
  void operator()(const state::PieceChanged& event) const { tally.enter(event.piece); }
  void operator()(const state::PieceRemoved& event) const {
    if (tally.blast_ == event.id) tally.blast_.clear();
    tally.owners_.erase(event.id);
    if (!tally.fought_) tally.forget(event.id);
    gone(event.id, ShipFate::removed);
  }
  void operator()(const state::RoundStarted& event) const { tally.round_ = event.round; }
  void operator()(const state::BattleStarted&) const {
    tally.fought_ = true;
    tally.attacks_.clear();
    tally.damage_.clear();
    tally.dice_.clear();
    for (Count& count : tally.counts_) count.who.attacks = count.who.hits = 0;
  }
  void operator()(const state::ShipEquipped& event) const {
    Count* count = tally.known(event.id);
    if (count == nullptr) return;
    count->who.pilot = event.ship.pilot;
    count->who.wing = event.ship.wing.leader;
    equip(*tally.catalog_, count->who, event.ship);
  }
  void operator()(const state::DieRolled& event) const { ++tally.dice_[{state::DieKind::d6, event.value}]; }
  void operator()(const state::DiceRolled& event) const {
    if (event.kind == state::DieKind::random) return;
    for (const int value : event.values) ++tally.dice_[{event.kind, value}];
  }

  void operator()(const state::AttackDeclared& event) const {
    tally.blast_.clear();
    tally.attacks_.push_back({event.attack.attacker, event.attack.defender, event.attack.hit});
    if (Count* count = tally.known(event.attack.attacker)) ++count->who.attacks;
  }
  void operator()(const state::AttackChanged& event) const {
    if (tally.attacks_.empty()) return;
    tally.attacks_.back() = {event.attack.attacker, event.attack.defender, event.attack.hit};
  }
  void operator()(const state::AttackEnded&) const {
    if (tally.attacks_.empty()) return;
    const Running ended = std::move(tally.attacks_.back());
    tally.attacks_.pop_back();
    if (Count* count = ended.hit ? tally.known(ended.attacker) : nullptr) ++count->who.hits;
  }

  void operator()(const state::Told& event) const {
    constexpr const char* kFused = "2e-fuse-1";  // it does not go off
    if (Count* count = tally.known(event.id)) named(*count, event.rule);
    if (tally.owners_.count(event.id) > 0 && event.rule != kFused) tally.blast_ = event.id;
  }
  void operator()(const state::MissionEnded& event) const {
    tally.at_limit_ = event.reason == say("mission.at-limit") || event.reason == say("mission.met-at-limit");
  }
  void operator()(const state::StepBegan&) const { tally.blast_.clear(); }
  void operator()(const state::ShieldsChanged& event) const {
    if (event.by < 0) tally.damage_to(event.id).shields -= event.by;
  }
  void operator()(const state::DamageDealt& event) const {
    Damage& damage = tally.damage_to(event.id);
    ++damage.cards;
    damage.faceup += event.faceup ? 1 : 0;
    if (Count* count = tally.known(event.id)) count->card_turned = event.faceup;
  }
  void operator()(const state::DamageTurned& event) const {
    if (Count* count = tally.known(event.id)) turned(*count, event.faceup);
  }
  void operator()(const state::DamageDiscarded& event) const {
    if (Count* count = tally.known(event.id)) turned(*count, false);
  }
  void operator()(const state::ManeuverFlown& event) const { tally.flew_ = event.id; }
  void operator()(const state::ShipDestroyed& event) const {
    Count* count = tally.known(event.id);
    if (count == nullptr) return;
    gone(event.id, ShipFate::destroyed);
    constexpr const char* kByDamage = "2e-destroy-1";
    constexpr const char* kCrushed = "fga-4.5.1-7";  // by the bulk freighter that has just moved
    count->who.by = count->told == kByDamage  ? count->hurt_by
                    : count->told == kCrushed ? tally.flew_
                                              : tally.author_of(event.id);
  }
  void operator()(const state::ShipFled& event) const { gone(event.id, ShipFate::fled); }
  void operator()(const state::ShipRemoved& event) const { gone(event.id, ShipFate::removed); }

  void operator()(const state::ObjectiveSet& event) const {
    if (event.status == state::Status::failed) tally.failed_.push_back(event.objective);
  }

  // A damage card's rule is named when it is turned up, and again by what it does; Hull Breach only changes the kind of
  // what somebody does.
  static void named(Count& count, const std::string& rule) {
    constexpr const char* kHullBreach = "2e-damage-card-14";
    const bool card = rule.starts_with("2e-damage-card-");
    if (rule != kHullBreach) count.by_card = card && !count.card_turned;
    if (card) count.card_turned = false;
    count.told = rule;
  }
  // What a card does is over once it lies facedown or is gone.
  static void turned(Count& count, bool faceup) {
    count.card_turned = faceup;
    if (!faceup) count.by_card = false;
  }
  // Once: what is destroyed is taken off the table afterwards.
  void gone(const std::string& id, ShipFate fate) const {
    Count* count = tally.known(id);
    if (count == nullptr || is_off_table(count->who.fate)) return;
    count->who.fate = fate;
    count->who.round = tally.round_;
  }
};

Tally::Tally(const data::Catalog& catalog, const state::Table& start)
    : catalog_(&catalog), fought_(start.play.on()), round_(start.round) {
  for (const Piece& piece : start.pieces) enter(piece);
  for (const state::Attack& attack : start.play.waiting)
    attacks_.push_back({attack.attacker, attack.defender, attack.hit});
  if (const auto& attack = start.play.attack) attacks_.push_back({attack->attacker, attack->defender, attack->hit});
}

Tally::Count* Tally::known(const std::string& id) {
  const auto found = places_.find(id);
  return found == places_.end() ? nullptr : &counts_[found->second];
}

void Tally::enter(const Piece& piece) {
  if (piece.type == PieceType::device && !piece.owner.empty()) owners_[piece.id] = piece.owner;
  if (!may_fight(piece)) return;
  Combatant who = introduced(*catalog_, piece);
  equip(*catalog_, who, piece.ship);
  if (Count* count = known(piece.id)) {
    who.attacks = count->who.attacks;
    who.hits = count->who.hits;
    count->who = std::move(who);
    return;
  }
  places_[piece.id] = counts_.size();
  counts_.push_back({std::move(who), "", "", false, false});
}

void Tally::forget(const std::string& id) {
  const auto found = places_.find(id);
  if (found == places_.end()) return;
  counts_.erase(counts_.begin() + static_cast<std::ptrdiff_t>(found->second));
  places_.clear();
  for (std::size_t i = 0; i < counts_.size(); ++i) places_[counts_[i].who.id] = i;
}

Damage& Tally::damage_to(const std::string& id) {
  const std::string author = author_of(id);
  if (Count* count = known(id)) {
    count->hurt_by = author;
    count->by_card = false;
  }
  Damage& damage = damage_[{author, id}];
  damage.by = author;
  damage.to = id;
  return damage;
}

std::string Tally::author_of(const std::string& id) const {
  const auto place = places_.find(id);
  const Count* loser = place == places_.end() ? nullptr : &counts_[place->second];
  if (loser != nullptr && loser->by_card) return "";
  std::string author;
  if (const auto device = owners_.find(blast_); device != owners_.end()) {
    author = device->second;
  } else if (!attacks_.empty()) {
    const Running& attack = attacks_.back();
    const auto attacker = places_.find(attack.attacker);
    const bool other_enemy = loser != nullptr && attacker != places_.end() &&
                             state::are_enemies(loser->who.side, counts_[attacker->second].who.side);
    if (attack.defender == id || other_enemy) author = attack.attacker;
  }
  return author == id ? "" : author;
}

void Tally::read(const state::Event& event) { visit(Reading{*this}, event); }

Result Tally::close(const state::Table& now) const {
  Result result;
  result.ruleset = now.ruleset;
  result.rounds = now.round;
  result.winner = winner_of(now.play.result);
  Why why = why_of_battle(now);
  if (const data::Mission* mission = now.mission.empty() ? nullptr : catalog_->mission(now.mission)) {
    copy_mission(*catalog_, *mission, now, result);
    if (!now.progress.outcome.empty()) why = why_of_mission(*mission, now, failed_, at_limit_);
  }
  result.reason = why.reason;
  result.reason_of = std::move(why.of);
  std::unordered_map<std::string, std::size_t> places;
  for (const Count& count : counts_) {
    Combatant who = count.who;
    if (const Piece* piece = now.find(who.id)) {
      who.flight_group = !now.mission.empty() && is_of_flight_group(*piece);
      look_at(*piece, who);
    }
    if (who.kind != PieceType::ship && who.hull == 0) continue;
    places[who.id] = result.combatants.size();
    result.combatants.push_back(std::move(who));
  }
  for (const state::Deed& deed : now.progress.deeds) {
    const auto place = places.find(deed.ship);
    if (place != places.end()) look_at(deed, result.combatants[place->second]);
  }
  for (const auto& [pair, damage] : damage_) result.damage.push_back(damage);
  for (const auto& [die, count] : dice_) result.dice.push_back({die.first, die.second, count});
  return result;
}

Result result_of(const data::Catalog& catalog, const state::Table& start, const state::Table& now,
                 const std::vector<state::Event>& events) {
  Tally tally(catalog, start);
  for (const state::Event& event : events) tally.read(event);
  return tally.close(now);
}

}  // namespace plotboard::mission
