#include "state/events.hpp"

#include <cstdlib>

namespace plotboard::state {

namespace {

std::string place_of(const geom::Pose& pose) {
  return thousandths(pose.x.value) + ", " + thousandths(pose.y.value) + " mm, heading " +
         thousandths(pose.heading.value);
}

class Wording {
 public:
  std::string operator()(const PieceAdded& event) const {
    return event.piece.id + " is placed at " + place_of(event.piece.pose);
  }
  std::string operator()(const PieceRemoved& event) const { return event.id + " is taken off the table"; }
  std::string operator()(const PieceChanged& event) const { return event.piece.id + " is changed by hand"; }
  std::string operator()(const PieceMoved& event) const { return event.id + " moves to " + place_of(event.to); }
  std::string operator()(const ManeuverFlown& event) const {
    return event.id + " flies " + geom::words_of(event.maneuver) + " (" + std::string(geom::name_of(event.difficulty)) +
           ")" + (event.fully_executed ? "" : ", cut short by another ship,") + " to " + place_of(event.to);
  }
  std::string operator()(const TokenChanged& event) const {
    const int count = event.by < 0 ? -event.by : event.by;
    return event.id + (event.by < 0 ? " loses " : " gains ") + std::to_string(count) + " " +
           std::string(name_of(event.token));
  }
  std::string operator()(const LockSet& event) const {
    return event.target.empty() ? event.id + " drops its lock" : event.id + " locks " + event.target;
  }
  std::string operator()(const DieRolled& event) const {
    return event.id + ": " + (event.typed ? "a die is typed in: " : "a die is rolled: ") + std::to_string(event.value) +
           (event.what.empty() ? "" : " (" + event.what + ")");
  }
  std::string operator()(const ShipActivated& event) const { return event.id + " has activated"; }
  std::string operator()(const ShipFled& event) const { return event.id + " leaves the play area"; }
  std::string operator()(const RoundStarted& event) const { return "Round " + std::to_string(event.round) + " begins"; }
  std::string operator()(const TableSet& event) const {
    return "The table is set: area " + event.area.name + ", rules " + event.ruleset + ", guides " +
           (event.options.guides ? "count" : "do not count");
  }
  std::string operator()(const OverrideNoted& event) const { return event.id + ": override: " + event.text; }

  std::string operator()(const BattleStarted& event) const {
    const std::string first = event.first == Side::none ? "the points say who is" : name_of(event.first);
    return "The battle begins, " + first + " first, dice " +
           (event.typed_dice ? "thrown at the table" : "thrown here, seed " + std::to_string(event.seed));
  }
  std::string operator()(const FirstPlayerSet& event) const {
    return std::string("The first player is ") + name_of(event.side);
  }
  std::string operator()(const PiecePlaced& event) const { return event.id + " is placed"; }
  std::string operator()(const ShipEquipped& event) const {
    return event.id + " starts with " + std::to_string(event.ship.hull) + " hull" +
           (event.ship.shields == 0
                ? ""
                : " and " + std::to_string(event.ship.shields) + (event.ship.shields == 1 ? " shield" : " shields"));
  }
  std::string operator()(const PhaseStarted& event) const { return std::string("Phase: ") + name_of(event.phase); }
  std::string operator()(const InitiativeReached& event) const {
    return event.initiative < 0 ? "" : "Initiative " + std::to_string(event.initiative);
  }
  std::string operator()(const DialSet& event) const {
    return event.id + (event.maneuver ? " has a dial" : " has no dial");
  }
  std::string operator()(const DialRevealed& event) const { return event.id + " reveals its dial"; }
  std::string operator()(const ReadySet& event) const {
    return std::string("Side ") + name_of(event.side) + (event.ready ? " is ready" : " sets its dials again");
  }
  std::string operator()(const SystemDone&) const { return ""; }
  std::string operator()(const ActionSkipped&) const { return ""; }  // rules tell why
  std::string operator()(const ActionDone&) const { return ""; }
  std::string operator()(const Marked&) const { return ""; }
  std::string operator()(const ShieldsChanged& event) const { return change(event.id, event.by, "shield"); }
  std::string operator()(const ForceChanged& event) const { return change(event.id, event.by, "Force charge"); }
  std::string operator()(const ChargesChanged& event) const {
    return change(event.id, event.by, "charge of " + event.card);
  }
  std::string operator()(const CardFlipped& event) const {
    return event.id + (event.open ? " opens " : " closes ") + event.card;
  }
  std::string operator()(const TurretTurned& event) const {
    return event.id + " points its turret: " + name_of(event.turret);
  }
  std::string operator()(const DamageDealt& event) const {
    return event.id + " is dealt a damage card " +
           (event.faceup ? "faceup" : "facedown");  // which one it is, rules tell
  }
  std::string operator()(const DamageTurned& event) const {
    return event.id + (event.faceup ? " exposes a damage card" : " repairs a faceup damage card");
  }
  std::string operator()(const DamageDiscarded& event) const { return event.id + " discards a damage card"; }
  std::string operator()(const DamageSwapped& event) const {
    return event.id + (event.number == 0 ? " gets a marker for a facedown damage card" : " gets a card for a marker");
  }
  std::string operator()(const DeckShuffled& event) const {
    return std::string("The damage deck of side ") + name_of(event.side) + " is shuffled";
  }
  std::string operator()(const DiceRolled& event) const {
    std::string text = event.id + " throws";
    for (const int value : event.values) {
      const bool faces = event.kind == DieKind::attack || event.kind == DieKind::defense;
      text += std::string(" ") + (faces ? name_of(static_cast<Face>(value)) : std::to_string(value).c_str());
    }
    text += event.values.empty() ? " no dice" : event.typed ? " at the table" : "";
    return text + (event.what.empty() ? "" : " (" + event.what + ")");
  }
  std::string operator()(const AttackDeclared& event) const {
    return event.attack.attacker + " attacks " + event.attack.defender + " at range " +
           std::to_string(event.attack.range);  // with what, rules tell
  }
  std::string operator()(const AttackChanged&) const { return ""; }
  std::string operator()(const AttackEnded&) const { return ""; }
  std::string operator()(const ShipEngaged& event) const { return event.id + " has engaged"; }
  std::string operator()(const ShipDestroyed& event) const { return event.id + " is destroyed"; }
  std::string operator()(const ShipRemoved& event) const { return event.id + " is taken off the table"; }
  std::string operator()(const ShipDocked& event) const {
    return event.carrier.empty() ? event.id + " deploys" : event.id + " docks with " + event.carrier;
  }
  std::string operator()(const WingChanged& event) const {
    if (event.wing.leader.empty()) return event.id + " is of no wing";
    if (event.wing.split) return event.id + " leaves the formation of " + event.wing.leader;
    return event.id + " flies in the formation of " + event.wing.leader;
  }
  std::string operator()(const WingmatePlaced& event) const {
    return event.id + " follows into its place in the formation, " + place_of(event.to);
  }
  std::string operator()(const InitiativeChanged& event) const {
    if (event.value) return event.id + " acts at initiative " + std::to_string(*event.value);
    return event.id + ": the change of its initiative ends";
  }
  std::string operator()(const FusesChanged& event) const { return change(event.id, event.by, "fuse marker"); }
  std::string operator()(const BattleEnded& event) const { return "The battle ends: " + event.result; }
  std::string operator()(const MissionBegan&) const { return "The mission begins"; }
  std::string operator()(const ObjectiveSet&) const { return ""; }  // rules tell which, in its own words
  std::string operator()(const TriggerFired&) const { return ""; }
  std::string operator()(const CounterChanged& event) const {
    return event.counter + (event.by < 0 ? " falls by " : " grows by ") + std::to_string(std::abs(event.by));
  }
  std::string operator()(const SquadCalled& event) const {
    return event.coming.squad + " is on its way: round " + std::to_string(event.coming.round);
  }
  std::string operator()(const SquadArrived& event) const { return event.squad + " has arrived"; }
  std::string operator()(const DeedDone&) const { return ""; }
  std::string operator()(const Credited& event) const {
    const Credit& credit = event.credit;
    return credit.ship + ": " + (credit.points < 0 ? "" : "+") + std::to_string(credit.points) + " XP, " + credit.why;
  }
  std::string operator()(const PilotEjected& event) const { return "The pilot of " + event.ejection.ship + " ejects"; }
  std::string operator()(const OrderSet& event) const {
    return event.id + " has a new order: " + (event.order.empty() ? "attack" : event.order);
  }
  std::string operator()(const SideSet& event) const { return event.id + " is now of side " + name_of(event.side); }
  std::string operator()(const FitnessSet& event) const { return event.id + " is " + name_of(event.fitness); }
  std::string operator()(const DockingSet& event) const {
    return event.with.empty() ? event.id + " undocks" : event.id + " is docked with " + event.with;
  }
  std::string operator()(const DeclarationSet& event) const {
    return event.declares.empty() ? event.id + " takes its word back" : event.id + " declares: " + event.declares;
  }
  std::string operator()(const MissionEnded& event) const {
    return "The mission is " + event.outcome + (event.reason.empty() ? "" : ": " + event.reason);
  }
  std::string operator()(const Told& event) const { return event.text; }
  std::string operator()(const StepBegan&) const { return ""; }
  std::string operator()(const StepPaused&) const { return ""; }
  std::string operator()(const StepEnded&) const { return ""; }

 private:
  static std::string change(Id id, int by, const std::string& what) {
    return id + (by < 0 ? " loses " : " gains ") + std::to_string(by < 0 ? -by : by) + " " + what;
  }
};

}  // namespace

std::string words_of(const Event& event) { return std::visit(Wording{}, event); }

}  // namespace plotboard::state
