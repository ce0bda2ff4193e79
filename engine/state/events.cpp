#include "state/events.hpp"

#include <algorithm>
#include <utility>

#include "base/lists.hpp"

namespace plotboard::state {

namespace {

Piece& known(Table& table, Id id) {
  const auto index = table.index_of(id);
  ENSURE(index.has_value(), "an event names a piece that is not on the table: " + id);
  return table.pieces[*index];
}

void drop_locks(Piece& ship) {
  ship.lock.clear();
  ship.ship.older_lock.clear();
  ship.ship.lock_section = Section::none;
}

class Folding {
 public:
  explicit Folding(Table& folded) : table(folded) {}

  void operator()(const PieceAdded& event) const {
    ENSURE(table.find(event.piece.id) == nullptr, "a piece is added twice: " + event.piece.id);
    table.pieces.push_back(event.piece);
  }
  void operator()(const PieceRemoved& event) const {
    const auto index = table.index_of(event.id);
    ENSURE(index.has_value(), "a piece is removed that is not on the table: " + event.id);
    table.pieces.erase(table.pieces.begin() + static_cast<std::ptrdiff_t>(*index));
    forget_contact(event.id);
  }
  void operator()(const PieceChanged& event) const { known(table, event.piece.id) = event.piece; }
  void operator()(const PieceMoved& event) const { move(event.id, event.to); }
  void operator()(const ManeuverFlown& event) const {
    Piece& ship = known(table, event.id);
    if (ship.pose != event.to) move(event.id, event.to);
    if (!table.play.on()) return;
    ship.ship.executed = Executed{event.maneuver, event.difficulty, event.fully_executed};
    ship.ship.bumped = event.bumped;
  }
  void operator()(const TokenChanged& event) const {
    int& count = known(table, event.id).tokens[event.token];
    ENSURE(count + event.by >= 0, "fewer tokens than none: " + event.id + " " + std::string(name_of(event.token)));
    count = std::min(count + event.by, kMostTokens);
  }
  void operator()(const LockSet& event) const {
    Piece& ship = known(table, event.id);
    ship.lock = event.target.empty() ? event.kept : event.target;
    ship.ship.older_lock = event.target.empty() ? Id() : event.kept;
    ship.ship.lock_section = event.section;
  }
  void operator()(const DieRolled&) const {}
  void operator()(const ShipActivated& event) const { known(table, event.id).moved = true; }
  void operator()(const ShipFled& event) const {
    Piece& ship = known(table, event.id);
    ship.fled = true;
    drop_locks(ship);  // it keeps no token on anything (2e-gone-2)
    forget_contact(event.id);
  }
  void operator()(const RoundStarted& event) const {
    table.round = event.round;
    table.progress.fired_now.clear();
    for (Piece& piece : table.pieces) start_round(piece);
  }
  void operator()(const TableSet& event) const {
    table.area = event.area;
    table.ruleset = event.ruleset;
    table.options = event.options;
  }
  void operator()(const OverrideNoted&) const {}

  void operator()(const BattleStarted& event) const {
    Play play;
    play.step = table.play.step;  // this event's own step goes on
    play.before = std::move(table.play.before);
    table.play = std::move(play);
    table.play.phase = Phase::setup;
    table.play.seed = event.seed;
    table.play.typed_dice = event.typed_dice;
    table.play.first = event.first;
    table.play.referee = event.referee;
    table.play.round_limit = event.round_limit;
    for (Piece& piece : table.pieces) {
      start_round(piece);
      // A mission's set-up stands already; the pilots place their own ships.
      const bool pilots = piece.side == Side::player && !piece.ai && piece.squad.empty() && piece.in_play();
      const bool placed = piece.type == PieceType::obstacle || piece.in_play();
      piece.waiting = event.place && (table.progress.rank > 0 ? pilots : placed);
    }
  }
  void operator()(const RoundLimitSet& event) const { table.play.round_limit = event.rounds; }
  void operator()(const RefereeSet& event) const { table.play.referee = event.referee; }
  void operator()(const LeftUntold& event) const { table.play.untold.push_back({event.ship, event.what, table.round}); }
  void operator()(const UntoldSettled& event) const {
    auto& untold = table.play.untold;
    const auto found = std::find_if(untold.begin(), untold.end(), [&](const Untold& each) {
      return each.ship == event.ship && each.what == event.what;
    });
    ENSURE(found != untold.end(), "nothing is open of " + event.ship);
    untold.erase(found);
  }
  void operator()(const FirstPlayerSet& event) const { table.play.first = event.side; }
  void operator()(const PiecePlaced& event) const {
    Piece& piece = known(table, event.id);
    ENSURE(piece.waiting, "a piece is placed twice: " + event.id);
    piece.waiting = false;
    piece.pose = event.to;
  }
  void operator()(const ShipEquipped& event) const { known(table, event.id).ship = event.ship; }
  void operator()(const PhaseStarted& event) const {
    table.play.phase = event.phase;
    table.play.initiative = -1;
    table.play.ready = {};
  }
  void operator()(const InitiativeReached& event) const { table.play.initiative = event.initiative; }
  void operator()(const DialSet& event) const { known(table, event.id).ship.dial = event.maneuver; }
  void operator()(const DialRevealed& event) const { known(table, event.id).ship.revealed = true; }
  void operator()(const ReadySet& event) const { table.play.ready[seat(event.side)] = event.ready; }
  void operator()(const SystemDone& event) const { known(table, event.id).ship.system_done = true; }
  void operator()(const ActionSkipped& event) const { known(table, event.id).ship.skips_action = true; }
  void operator()(const ActionDone& event) const { known(table, event.id).ship.actions.push_back(event.action); }
  void operator()(const Marked& event) const { known(table, event.id).ship.marks.push_back(event.mark); }
  void operator()(const ShieldsChanged& event) const {
    ShipState& ship = known(table, event.id).ship;
    change(ship.shields, event.by, ship.shield_limit, event.id, "shields");
    if (event.section == Section::none) return;
    HullSection& section = section_of(event.id, event.section);
    change(section.shields, event.by, section.shield_limit, event.id, "shields of a section");
  }
  void operator()(const EnergyChanged& event) const {
    HullSection& section = section_of(event.id, event.section);
    change(section.energy, event.by, kMostTokens, event.id, "energy");
  }
  void operator()(const SectionCrippled& event) const {
    HullSection& section = section_of(event.id, event.section);
    section.crippled = true;
    section.energy_limit = event.energy_limit;
  }
  void operator()(const ForceChanged& event) const {
    ShipState& ship = known(table, event.id).ship;
    change(ship.force, event.by, ship.force_limit, event.id, "Force");
  }
  void operator()(const ChargesChanged& event) const {
    change(card_of(event.id, event.card, event.by > 0).charges, event.by, kMostTokens, event.id, "charges");
  }
  void operator()(const CardFlipped& event) const { card_of(event.id, event.card).open = event.open; }
  void operator()(const CardDiscarded& event) const {
    auto& cards = known(table, event.id).ship.cards;
    const auto found = std::find_if(cards.begin(), cards.end(), [&](const Card& card) {
      return card.id == event.card && card.discarded != event.discarded;
    });
    ENSURE(found != cards.end(), event.id + " has no such card to discard or turn up: " + event.card);
    found->discarded = event.discarded;
  }
  void operator()(const FiguresChanged& event) const {
    ShipState& ship = known(table, event.id).ship;
    ship.hull += event.hull;
    ship.agility += event.agility;
    ship.shield_limit += event.shields;
    if (ship.sections.empty()) {
      ship.shields = std::min(ship.shields, ship.shield_limit);
      return;
    }
    HullSection& section = section_of(event.id, event.section);
    section.hull += event.hull;
    section.shield_limit += event.shields;
    section.energy_limit += event.energy;
    section.energy = std::min(section.energy, section.energy_limit);
    const int above = std::max(0, section.shields - section.shield_limit);
    section.shields -= above;
    ship.shields -= above;
  }
  void operator()(const CardAssigned& event) const { known(table, event.id).ship.cards.push_back(event.card); }
  void operator()(const CardTaken& event) const {
    auto& cards = known(table, event.id).ship.cards;
    const auto found =
        std::find_if(cards.begin(), cards.end(), [&](const Card& card) { return card.id == event.card; });
    ENSURE(found != cards.end(), event.id + " has no " + event.card);
    cards.erase(found);
  }
  void operator()(const TurretTurned& event) const { known(table, event.id).ship.turret = event.turret; }
  void operator()(const DamageDealt& event) const {
    Piece& ship = known(table, event.id);
    draw(deck_of(ship, event.section), event.number);
    ship.ship.damage.push_back({event.number, event.faceup, event.weight, event.section});
  }
  void operator()(const TopCardDiscarded& event) const {
    Deck& deck = deck_of(known(table, event.id), event.section);
    ENSURE(!deck.draw.empty(), "a card of an empty deck");
    deck.discard.push_back(deck.draw.back());
    deck.draw.pop_back();
  }
  void operator()(const DamageTurned& event) const { damage_of(event.id, event.index).faceup = event.faceup; }
  void operator()(const DamageDiscarded& event) const {
    Piece& ship = known(table, event.id);
    const DamageCard& card = damage_of(event.id, event.index);
    discard(deck_of(ship, card.section), card.number);
    ship.ship.damage.erase(ship.ship.damage.begin() + static_cast<std::ptrdiff_t>(event.index));
  }
  void operator()(const DamageSwapped& event) const {
    DamageCard& card = damage_of(event.id, event.index);
    Deck& deck = deck_of(known(table, event.id), card.section);
    discard(deck, card.number);
    draw(deck, event.number);
    card.number = event.number;
    card.weight = event.weight;
  }
  void operator()(const CardNamed& event) const {
    Deck& deck = table.play.decks[seat(event.side)];
    const bool lies_there = base::contains(deck.draw, event.number);
    std::vector<int>& pile = lies_there ? deck.draw : deck.discard;
    const auto named = std::find(pile.begin(), pile.end(), event.number);
    ENSURE(named != pile.end(), "a damage card that is not in the deck");
    pile.erase(named);
    deck.draw.push_back(event.number);
  }
  void operator()(const DeckShuffled& event) const {
    if (event.ship.empty()) {
      table.play.decks[seat(event.side)] = Deck{event.draw, {}};
    } else {
      deck_of(known(table, event.ship), event.section) = Deck{event.draw, {}};
    }
    ++table.play.draws;
  }
  void operator()(const DiceRolled& event) const {
    if (!event.typed) ++table.play.draws;
    if (event.pool == Pool::none) return;
    ENSURE(table.play.attack.has_value(), "dice of an attack without one");
    auto& dice = event.pool == Pool::attack ? table.play.attack->attack_dice : table.play.attack->defense_dice;
    for (const int value : event.values) dice.push_back({static_cast<Face>(value), false, false});
  }
  void operator()(const AttackDeclared& event) const {
    if (table.play.attack) table.play.waiting.push_back(std::move(*table.play.attack));
    table.play.attack = event.attack;
  }
  void operator()(const AttackChanged& event) const {
    ENSURE(table.play.attack.has_value(), "a change of an attack without one");
    table.play.attack = event.attack;
  }
  void operator()(const AttackEnded&) const {
    table.play.attack.reset();
    if (table.play.waiting.empty()) return;
    table.play.attack = std::move(table.play.waiting.back());
    table.play.waiting.pop_back();
  }
  void operator()(const ShipEngaged& event) const { known(table, event.id).ship.engaged = true; }
  void operator()(const ShipDestroyed& event) const { known(table, event.id).ship.destroyed = true; }
  void operator()(const ShipRemoved& event) const {
    Piece& gone = known(table, event.id);
    gone.ship.removed = true;
    gone.ship.bumped.clear();
    gone.tokens = {};
    drop_locks(gone);
    for (Piece& piece : table.pieces) {
      if (!piece.has_locked(event.id)) continue;
      const Id kept = piece.lock_beside(event.id);
      drop_locks(piece);
      if (kept != event.id) piece.lock = kept;
    }
    forget_contact(event.id);
  }
  void operator()(const ShipDocked& event) const {
    known(table, event.id).ship.carrier = event.carrier;
    forget_contact(event.id);
  }
  void operator()(const WingChanged& event) const { known(table, event.id).ship.wing = event.wing; }
  void operator()(const WingmatePlaced& event) const {
    if (known(table, event.id).pose != event.to) move(event.id, event.to);
    known(table, event.id).ship.executed = Executed{event.maneuver, event.difficulty, true};
  }
  void operator()(const InitiativeChanged& event) const {
    Piece& ship = known(table, event.id);
    auto& changes = ship.ship.initiatives;
    if (changes.empty()) changes.push_back({"", ship.initiative});
    changes.erase(std::remove_if(changes.begin() + 1, changes.end(),
                                 [&](const Initiative& change) { return change.source == event.source; }),
                  changes.end());
    if (event.value) changes.push_back({event.source, *event.value});
    ship.initiative = changes.back().value;
    if (changes.size() == 1) changes.clear();
  }
  void operator()(const FusesChanged& event) const {
    change(known(table, event.id).fuses, event.by, kMostTokens, event.id, "fuse markers");
  }
  void operator()(const BattleEnded& event) const {
    table.play.result = event.result;
    table.play.phase = Phase::over;
  }
  void operator()(const MissionBegan& event) const {
    table.progress.objectives.clear();
    for (const Id id : event.objectives) table.progress.objectives.push_back({id, Status::open});
  }
  void operator()(const ObjectiveSet& event) const {
    auto& objectives = table.progress.objectives;
    const auto found = std::find_if(objectives.begin(), objectives.end(),
                                    [&](const ObjectiveState& state) { return state.id == event.objective; });
    ENSURE(found != objectives.end(), "the mission has no objective " + event.objective);
    found->status = event.status;
  }
  void operator()(const TriggerFired& event) const {
    if (!table.progress.has_fired(event.trigger)) table.progress.fired.push_back(event.trigger);
    table.progress.fired_now.push_back(event.trigger);
  }
  void operator()(const CounterChanged& event) const {
    auto& counters = table.progress.counters;
    auto found = std::find_if(counters.begin(), counters.end(),
                              [&](const Counter& counter) { return counter.name == event.counter; });
    if (found == counters.end()) found = counters.insert(counters.end(), Counter{event.counter, 0});
    found->value += event.by;
  }
  void operator()(const SquadCalled& event) const { table.progress.coming.push_back(event.coming); }
  void operator()(const SquadArrived& event) const {
    auto& coming = table.progress.coming;
    coming.erase(
        std::remove_if(coming.begin(), coming.end(), [&](const Coming& squad) { return squad.squad == event.squad; }),
        coming.end());
    table.progress.called.push_back(event.squad);
  }
  void operator()(const DeedDone& event) const { table.progress.deeds.push_back(event.deed); }
  void operator()(const Credited& event) const { table.progress.credits.push_back(event.credit); }
  void operator()(const PilotEjected& event) const { table.progress.ejections.push_back(event.ejection); }
  void operator()(const OrderSet& event) const { known(table, event.id).order = event.order; }
  void operator()(const SideSet& event) const { known(table, event.id).side = event.side; }
  void operator()(const FitnessSet& event) const {
    ShipState& ship = known(table, event.id).ship;
    ship.fitness = event.fitness;
    ship.glides = event.glides;
  }
  void operator()(const DockingSet& event) const { known(table, event.id).ship.docking = event.with; }
  void operator()(const DeclarationSet& event) const { known(table, event.id).ship.declares = event.declares; }
  void operator()(const MissionEnded& event) const {
    table.progress.outcome = event.outcome;
    table.progress.reason = event.reason;
  }
  void operator()(const Told&) const {}
  void operator()(const StepBegan& event) const {
    ENSURE(table.play.before == nullptr, "a step begins while another is running");
    auto before = std::make_shared<const Table>(table);
    table.play.step = event.step;
    table.play.before = std::move(before);
  }
  void operator()(const StepPaused& event) const {
    table.play.answers = event.answers;
    table.play.choice = event.choice;
    table.play.told = event.told;
    table.play.corrections = event.corrections;
  }
  void operator()(const StepEnded&) const {
    table.play.step = {};
    table.play.before.reset();
    table.play.answers.clear();
    table.play.choice.reset();
    table.play.told = 0;
    table.play.corrections.clear();
  }

 private:
  Table& table;

  static void start_round(Piece& piece) {
    piece.moved = false;
    ShipState& ship = piece.ship;
    ship.dial.reset();
    ship.revealed = ship.system_done = ship.engaged = ship.skips_action = false;
    ship.executed.reset();
    ship.declares.clear();
    ship.actions.clear();
    ship.marks.erase(
        std::remove_if(ship.marks.begin(), ship.marks.end(), [](Id mark) { return !mark.starts_with(kForGood); }),
        ship.marks.end());
  }
  // Whoever moves or is turned is at range 0 of nobody by an old bump (2e-range-10).
  void forget_contact(Id id) const {
    for (Piece& piece : table.pieces) {
      auto& bumped = piece.ship.bumped;
      bumped.erase(std::remove(bumped.begin(), bumped.end(), id), bumped.end());
    }
  }
  void move(Id id, const geom::Pose& to) const {
    Piece& piece = known(table, id);
    piece.pose = to;
    piece.ship.bumped.clear();
    forget_contact(id);
  }
  static void change(int& count, int by, int most, Id id, const char* what) {
    ENSURE(count + by >= 0 && count + by <= most, id + ": " + what + " out of bounds: " + std::to_string(count + by));
    count += by;
  }
  // Markers (number 0) belong to no deck.
  [[nodiscard]] Deck& deck_of(Piece& ship, Section section) const {
    if (section == Section::none) return table.play.decks[seat(ship.side)];
    return ship.ship.sections.at(section == Section::aft ? 1 : 0).deck;
  }
  // Where its figures stand: a huge ship of one card has them in the fore one.
  [[nodiscard]] HullSection& section_of(Id id, Section section) const {
    ShipState& ship = known(table, id).ship;
    ENSURE(!ship.sections.empty(), id + " has no sections");
    return ship.sections.at(section == Section::aft && ship.is_of_two_cards() ? 1 : 0);
  }
  static void draw(Deck& deck, int number) {
    if (number == 0) return;
    std::vector<int>& cards = deck.draw;
    ENSURE(!cards.empty() && cards.back() == number, "a damage card that is not on top of its deck");
    cards.pop_back();
  }
  static void discard(Deck& deck, int number) {
    if (number != 0) deck.discard.push_back(number);
  }
  // Of several copies the one with most charges, or with fewest.
  [[nodiscard]] Card& card_of(Id id, Id card, bool fewest = false) const {
    Card* found = nullptr;
    for (Card& own : known(table, id).ship.cards) {
      if (own.id != card) continue;
      if (found == nullptr || (fewest ? own.charges < found->charges : own.charges > found->charges)) found = &own;
    }
    ENSURE(found != nullptr, id + " has no " + card);
    return *found;
  }
  [[nodiscard]] DamageCard& damage_of(Id id, std::size_t index) const {
    auto& damage = known(table, id).ship.damage;
    ENSURE(index < damage.size(), id + " has no damage card number " + std::to_string(index));
    return damage[index];
  }
};

}  // namespace

Event::Event(const Event& other) = default;
Event::Event(Event&& other) noexcept = default;
Event& Event::operator=(const Event& other) { return *this = Event(other); }
Event& Event::operator=(Event&& other) noexcept = default;
Event::~Event() = default;

void fold(Table& table, const Event& event) { visit(Folding{table}, event); }

}  // namespace plotboard::state
