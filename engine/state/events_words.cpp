#include <cstdlib>

#include "data/card_kind.hpp"
#include "state/events.hpp"

namespace plotboard::state {

namespace {

Phrase place_of(const geom::Pose& pose) {
  return say("event.place", words::Text{thousandths(pose.x.value)}, words::Text{thousandths(pose.y.value)},
             words::Text{thousandths(pose.heading.value)});
}

// "strike:Core", "dock:Tug": what, and with whom.
Phrase with_whom(Id words) {
  const std::string_view text = words.text();
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return just(words::Word{words});
  return say("event.with-whom", words::Word{text.substr(0, colon)}, Id(text.substr(colon + 1)));
}

class Wording {
 public:
  Phrase operator()(const PieceAdded& event) const {
    return say("event.placed-at", event.piece.id, place_of(event.piece.pose));
  }
  Phrase operator()(const PieceRemoved& event) const { return say("event.taken-off", event.id); }
  Phrase operator()(const PieceChanged& event) const { return say("event.changed", event.piece.id); }
  Phrase operator()(const PieceMoved& event) const { return say("event.moves", event.id, place_of(event.to)); }
  Phrase operator()(const ManeuverFlown& event) const {
    const words::Word colour{geom::name_of(event.difficulty)};
    const words::Key key = event.fully_executed ? words::Key("event.flies") : words::Key("event.flies-short");
    return say(key, event.id, event.maneuver, colour, place_of(event.to));
  }
  Phrase operator()(const TokenChanged& event) const {
    return change(event.id, event.by, word_of(event.token), "event.gains", "event.loses");
  }
  Phrase operator()(const LockSet& event) const {
    if (event.section != Section::none)
      return say("event.locks-section", event.id, event.target, words::Word{name_of(event.section)});
    return event.target.empty() ? say("event.drops-lock", event.id) : say("event.locks", event.id, event.target);
  }
  Phrase operator()(const DieRolled& event) const {
    const words::Key key = event.typed ? words::Key("event.die-typed") : words::Key("event.die-rolled");
    return with_purpose(say(key, event.id, event.value), event.what);
  }
  Phrase operator()(const ShipActivated& event) const { return say("event.activated", event.id); }
  Phrase operator()(const ShipFled& event) const { return say("event.fled", event.id); }
  Phrase operator()(const RoundStarted& event) const { return say("event.round", event.round); }
  Phrase operator()(const TableSet& event) const {
    const words::Key key = event.options.guides ? words::Key("event.table") : words::Key("event.table-no-guides");
    return say(key, words::Text{event.area.name}, words::Text{event.ruleset});
  }
  Phrase operator()(const OverrideNoted& event) const { return say("event.override", event.id, event.text); }

  Phrase operator()(const BattleStarted& event) const {
    const Phrase first = event.first == Side::none ? say("event.by-points") : just(words::Word{name_of(event.first)});
    if (event.typed_dice) return say("event.battle-typed", first);
    if (event.referee.on) return say("event.battle-refereed", first, words::Text{std::to_string(event.seed)});
    return say("event.battle", first, words::Text{std::to_string(event.seed)});
  }
  Phrase operator()(const RoundLimitSet& event) const {
    return event.rounds > 0 ? say("event.round-limit", event.rounds) : say("event.no-round-limit");
  }
  Phrase operator()(const RefereeSet&) const { return say("event.referee"); }
  Phrase operator()(const LeftUntold& event) const {
    const words::Word what{event.what};
    return event.ship.empty() ? say("event.untold-by-all", what) : say("event.untold", event.ship, what);
  }
  Phrase operator()(const UntoldSettled& event) const {
    const words::Word what{event.what};
    return event.ship.empty() ? say("event.settled-by-all", what) : say("event.settled", event.ship, what);
  }
  Phrase operator()(const FirstPlayerSet& event) const { return say("event.first-player", team_of(event.side)); }
  Phrase operator()(const PiecePlaced& event) const { return say("event.placed", event.id); }
  Phrase operator()(const ShipEquipped& event) const {
    if (event.ship.is_of_two_cards()) {
      const HullSection& fore = event.ship.sections[0];
      const HullSection& aft = event.ship.sections[1];
      return say("event.starts-in-sections", event.id, fore.hull, fore.shields, aft.hull, aft.shields);
    }
    if (event.ship.hull == 0 && event.ship.shields == 0) return {};  // a cloud: nothing can damage it
    if (event.ship.shields == 0) return say("event.starts", event.id, event.ship.hull);
    return say("event.starts-shielded", event.id, event.ship.hull, event.ship.shields);
  }
  Phrase operator()(const PhaseStarted& event) const { return say("event.phase", words::Word{name_of(event.phase)}); }
  Phrase operator()(const InitiativeReached& event) const {
    return event.initiative < 0 ? Phrase() : say("event.initiative", event.initiative);
  }
  Phrase operator()(const DialSet& event) const {
    return event.maneuver ? say("event.dial", event.id) : say("event.no-dial", event.id);
  }
  Phrase operator()(const DialRevealed& event) const { return say("event.reveals", event.id); }
  Phrase operator()(const ReadySet& event) const {
    return event.ready ? say("event.ready", team_of(event.side)) : say("event.not-ready", team_of(event.side));
  }
  Phrase operator()(const SystemDone&) const { return {}; }
  Phrase operator()(const ActionSkipped&) const { return {}; }  // rules tell why
  Phrase operator()(const ActionDone&) const { return {}; }
  Phrase operator()(const Marked&) const { return {}; }
  Phrase operator()(const ShieldsChanged& event) const {
    return change(event.id, event.by, "event.gains-shields", "event.loses-shields");
  }
  Phrase operator()(const ForceChanged& event) const {
    return change(event.id, event.by, "event.gains-force", "event.loses-force");
  }
  Phrase operator()(const ChargesChanged& event) const {
    return change(event.id, event.by, words::Card{event.card}, "event.gains-charges", "event.loses-charges");
  }
  Phrase operator()(const CardFlipped& event) const {
    const words::Card card{event.card};
    return event.open ? say("event.opens", event.id, card) : say("event.closes", event.id, card);
  }
  Phrase operator()(const CardDiscarded& event) const {
    const words::Card card{event.card};
    return event.discarded ? say("event.discards-card", event.id, card) : say("event.turns-card-up", event.id, card);
  }
  Phrase operator()(const FiguresChanged&) const { return {}; }  // the card says it
  Phrase operator()(const CardAssigned& event) const {
    return say("event.gets-card", event.id, words::Card{event.card.id});
  }
  Phrase operator()(const CardTaken& event) const {
    return say("event.gives-card-back", event.id, words::Card{event.card});
  }
  Phrase operator()(const EnergyChanged& event) const {
    return change(event.id, event.by, "event.gains-energy", "event.spends-energy");
  }
  Phrase operator()(const SectionCrippled& event) const {
    return say("event.crippled", event.id, words::Word{name_of(event.section)});
  }
  Phrase operator()(const TurretTurned& event) const {
    return say("event.turret", event.id, words::Word{name_of(event.turret)});
  }
  Phrase operator()(const DamageDealt& event) const {  // which one it is, rules tell
    if (event.section != Section::none) {
      const words::Key key = event.faceup ? words::Key("event.dealt-faceup-of") : words::Key("event.dealt-facedown-of");
      return say(key, event.id, words::Word{name_of(event.section)});
    }
    return event.faceup ? say("event.dealt-faceup", event.id) : say("event.dealt-facedown", event.id);
  }
  Phrase operator()(const TopCardDiscarded&) const { return say("event.card-not-chosen"); }
  Phrase operator()(const DamageTurned& event) const {
    return event.faceup ? say("event.exposes", event.id) : say("event.repairs", event.id);
  }
  Phrase operator()(const DamageDiscarded& event) const { return say("event.discards-damage", event.id); }
  Phrase operator()(const DamageSwapped& event) const {
    return event.number == 0 ? say("event.marker-for-card", event.id) : say("event.card-for-marker", event.id);
  }
  Phrase operator()(const CardNamed& event) const {
    return say("event.card-named", words::Card{data::damage_card(event.number)});
  }
  Phrase operator()(const DeckShuffled& event) const {
    if (event.ship.empty()) return say("event.shuffled", team_of(event.side));
    if (event.section == Section::none) return say("event.shuffled-ship", event.ship);
    return say("event.shuffled-section", event.ship, words::Word{name_of(event.section)});
  }
  Phrase operator()(const DiceRolled& event) const {
    if (event.values.empty()) return with_purpose(say("event.throws-none", event.id), event.what);
    Phrase dice = die_of(event, event.values.front());
    for (std::size_t i = 1; i < event.values.size(); ++i)
      dice = say("event.and-die", dice, die_of(event, event.values[i]));
    const words::Key key = event.typed ? words::Key("event.throws-typed") : words::Key("event.throws");
    return with_purpose(say(key, event.id, dice), event.what);
  }
  Phrase operator()(const AttackDeclared& event) const {  // with what, rules tell
    const Attack& attack = event.attack;
    if (attack.section != Section::none)
      return say("event.attacks-section", attack.attacker, attack.defender, attack.range,
                 words::Word{name_of(attack.section)});
    return say("event.attacks", attack.attacker, attack.defender, attack.range);
  }
  Phrase operator()(const AttackChanged&) const { return {}; }
  Phrase operator()(const AttackEnded&) const { return {}; }
  Phrase operator()(const ShipEngaged& event) const { return say("event.engaged", event.id); }
  Phrase operator()(const ShipDestroyed& event) const { return say("event.destroyed", event.id); }
  Phrase operator()(const ShipRemoved& event) const { return say("event.taken-off", event.id); }
  Phrase operator()(const ShipDocked& event) const {
    return event.carrier.empty() ? say("event.deploys", event.id) : say("event.docks", event.id, event.carrier);
  }
  Phrase operator()(const WingChanged& event) const {
    const Id leader = event.wing.leader;
    if (leader.empty()) return say("event.no-wing", event.id);
    return event.wing.split ? say("event.leaves-wing", event.id, leader) : say("event.in-wing", event.id, leader);
  }
  Phrase operator()(const WingmatePlaced& event) const { return say("event.follows", event.id, place_of(event.to)); }
  Phrase operator()(const InitiativeChanged& event) const {
    return event.value ? say("event.acts-at", event.id, *event.value) : say("event.acts-as-before", event.id);
  }
  Phrase operator()(const FusesChanged& event) const {
    return change(event.id, event.by, "event.gains-fuses", "event.loses-fuses");
  }
  Phrase operator()(const BattleEnded& event) const { return say("event.battle-ends", words::Word{event.result}); }
  Phrase operator()(const MissionBegan&) const { return say("event.mission-begins"); }
  Phrase operator()(const ObjectiveSet&) const { return {}; }  // rules tell which, in its own words
  Phrase operator()(const TriggerFired&) const { return {}; }
  Phrase operator()(const CounterChanged& event) const {
    return change(event.counter, event.by, "event.grows", "event.falls");
  }
  Phrase operator()(const SquadCalled& event) const {
    return say("event.squad-called", event.coming.squad, event.coming.round);
  }
  Phrase operator()(const SquadArrived& event) const { return say("event.squad-arrived", event.squad); }
  Phrase operator()(const DeedDone&) const { return {}; }
  Phrase operator()(const Credited& event) const {
    const Credit& credit = event.credit;
    return say("event.credited", credit.ship, words::Signed{credit.points}, credit.why);
  }
  Phrase operator()(const PilotEjected& event) const { return say("event.ejects", event.ejection.ship); }
  Phrase operator()(const OrderSet& event) const {
    return say("event.order", event.id, with_whom(event.order.empty() ? Id("attack") : event.order));
  }
  Phrase operator()(const SideSet& event) const { return say("event.changes-side", event.id, team_of(event.side)); }
  Phrase operator()(const FitnessSet& event) const {
    return say("event.fitness", event.id, words::Word{name_of(event.fitness)});
  }
  Phrase operator()(const DockingSet& event) const {
    return event.with.empty() ? say("event.undocks", event.id) : say("event.docked", event.id, event.with);
  }
  Phrase operator()(const DeclarationSet& event) const {
    if (event.declares.empty()) return say("event.takes-word-back", event.id);
    return say("event.declares", event.id, with_whom(event.declares));
  }
  Phrase operator()(const MissionEnded& event) const {
    const words::Word outcome{event.outcome};
    return event.reason.empty() ? say("event.mission-ends", outcome)
                                : say("event.mission-ends-so", outcome, event.reason);
  }
  Phrase operator()(const Told& event) const { return event.text; }
  Phrase operator()(const StepBegan&) const { return {}; }
  Phrase operator()(const StepPaused&) const { return {}; }
  Phrase operator()(const StepEnded&) const { return {}; }

 private:
  static Phrase change(Id id, int by, words::Key gains, words::Key loses) {
    return say(by < 0 ? loses : gains, id, std::abs(by));
  }
  template <class What>
  static Phrase change(Id id, int by, const What& what, words::Key gains, words::Key loses) {
    return say(by < 0 ? loses : gains, id, std::abs(by), what);
  }
  static Phrase with_purpose(const Phrase& phrase, const Phrase& what) {
    return what.empty() ? phrase : say("event.for", phrase, what);
  }
  static Phrase die_of(const DiceRolled& event, int value) {
    const bool faces = event.kind == DieKind::attack || event.kind == DieKind::defense;
    return faces ? just(words::Word{name_of(static_cast<Face>(value))}) : just(value);
  }
};

}  // namespace

Phrase words_of(const Event& event) { return visit(Wording{}, event); }

}  // namespace plotboard::state
