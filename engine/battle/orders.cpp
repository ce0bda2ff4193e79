#include "battle/orders.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "data/card_kind.hpp"
#include "data/catalog.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/referee.hpp"

namespace plotboard::battle {

namespace {

constexpr double kLook = 1.0;  // mm: what hands cannot tell for sure

using state::Face;
using state::Piece;
using state::Table;

// Kinds of questions whose answer is told by the events themselves.
bool speaks_for_itself(Id kind) {
  static const Ids told{"action",
                        "attack",
                        "ai-maneuver",
                        "ai-swerve",
                        "dice",
                        "modify-attack",
                        "modify-defense",
                        "drop-lock",
                        "reroll",
                        "modify-attack-defender",
                        "order",
                        "effect",
                        "modify-defense-attacker"};
  return base::contains(told, kind);
}

Phrase faces_in_words(const std::vector<Face>& dice) {
  std::vector<Phrase> words;
  for (const Face face : dice) words.push_back(just(words::Word{state::name_of(face)}));
  return words.empty() ? say("order.no-dice") : Phrase::list(words);
}

std::vector<Face> faces_of(const std::vector<state::Die>& dice) {
  std::vector<Face> faces;
  for (const state::Die& die : dice) faces.push_back(die.face);
  return faces;
}

Phrase gap_words(const rules::Clearance& gap) {
  const words::Mm mm{std::abs(gap.gap_mm)};
  constexpr double kShown = 0.1;
  if (mm.value < kShown) {  // "0.0 mm" says nothing
    return gap.by_template ? say("order.template-grazes", gap.id) : say("order.base-grazes", gap.id);
  }
  if (gap.by_template) {
    return gap.gap_mm < 0 ? say("order.template-hits", mm, gap.id) : say("order.template-misses", mm, gap.id);
  }
  return gap.gap_mm < 0 ? say("order.base-hits", mm, gap.id) : say("order.base-misses", mm, gap.id);
}

Phrase cause_words(ai::Swerve::Cause cause) {
  switch (cause) {
    case ai::Swerve::Cause::obstacle:
      return say("order.for-obstacle");
    case ai::Swerve::Cause::edge_facing:
      return say("order.for-facing-edge");
    case ai::Swerve::Cause::edge_leaving:
      return say("order.for-leaving");
    case ai::Swerve::Cause::none:
      break;
  }
  return {};
}

// Why it flies that, in a line each.
void add_reasons(const ai::Decision& decision, Order& order) {
  const auto add = [&order](std::string rule, Phrase text) {
    order.because.push_back({std::move(rule), std::move(text)});
  };
  if (!decision.target.empty()) {
    add("fga-3.3.1.1-1", say("order.target", decision.target));
    // Its numbers are in the trace; at a table the reason is enough.
    const Phrase& why = decision.target_reason;
    const bool measured = why.key() == words::Key("ai-target.reason");
    if (!why.empty()) add("", measured ? why.part(why[0]) : why);
  }
  if (decision.ionised) add("fga-3.3.5-1", say("order.ionised"));
  if (decision.sector) {
    const Phrase sector = data::words_of(*decision.sector);
    const bool closing = decision.closing.value_or(false);
    Phrase where = !decision.closing ? say("order.sector", sector)
                   : closing         ? say("order.sector-closing", sector)
                                     : say("order.sector-fleeing", sector);
    if (decision.die > 0) where = say("order.with-die", where, decision.die);
    add("fga-3.3.2b-1", std::move(where));
  }
  if (decision.swerve.cause != ai::Swerve::Cause::none && !(decision.flown == decision.maneuver)) {
    add("fga-3.3.6-1", say("order.swerves", decision.maneuver, cause_words(decision.swerve.cause)));
  }
}

void add_outcome(const rules::MoveOutcome& outcome, bool fully, const Ids& bumped, std::vector<rules::Clearance> close,
                 Order& order) {
  if (outcome.left_area) order.lines.push_back(say("order.off-table"));
  if (!fully) {
    order.lines.push_back(bumped.empty() ? say("order.stops-short") : say("order.stops-against", Phrase::list(bumped)));
  }
  for (const rules::Clearance& gap : close) {
    if (std::abs(gap.gap_mm) < kLook) order.lines.push_back(gap_words(gap));
  }
  order.close = std::move(close);
}

class Clerk {
 public:
  Clerk(const data::Catalog& catalog, const Table& before, const LogEntry& entry)
      : catalog_(catalog), now_(before), entry_(entry) {
    if (!before.play.choice || before.play.choice->dice > 0) return;
    by_ai_ = ai::is_ais(before, *before.play.choice);
    if (by_ai_) return;
    asked_ = before.play.choice->ship;
    const auto* choose = std::get_if<rules::Choose>(&entry.command);
    changed_by_hand_ = choose != nullptr;
    const state::Option* said = choose == nullptr ? nullptr : before.play.choice->option(choose->option);
    if (said == nullptr) return;
    said_ = said->key;
    said_to_ = said->ghost;
  }

  std::vector<Order> orders() {
    note_answer();
    for (const state::Event& event : entry_.events) {
      std::visit(*this, event);
      state::fold(now_, event);
      ++at_;
    }
    if (!heard_.empty() && !orders_.empty()) hand_over(orders_.back());
    close_quiet_turn();
    if (!orders_.empty() && !entry_.why.empty()) {
      auto& because = orders_.front().because;
      because.insert(because.begin(), Because{"", entry_.why});
    }
    return std::move(orders_);
  }

  template <class Event>
  void operator()(const Event&) {}  // nothing for hands

  void operator()(const state::Told& event) {
    heard_.push_back({event.rule, event.text});
    const bool of_another =
        open_ && !event.id.empty() && !orders_.back().ship.empty() && orders_.back().ship != event.id;
    if (open_ && !of_another) hand_over(orders_.back());
  }

  // --- the course of the round

  // What a mission puts on the table before anybody places a ship.
  void operator()(const state::BattleStarted& event) {
    if (!event.referee.on || now_.mission.empty()) return;
    for (const Piece& piece : now_.pieces) {
      const bool theirs =
          piece.type == state::PieceType::ship && piece.side == state::Side::player && !piece.ai && piece.squad.empty();
      if (!theirs && !piece.fled && !piece.ship.removed) arrive(piece);
    }
  }
  void operator()(const state::RefereeSet& event) {
    if (event.referee.tokens == now_.play.referee.tokens) return;
    begin(OrderKind::action, "", event.referee.tokens ? say("order.keep-tokens") : say("order.type-tokens"));
  }
  void operator()(const state::RoundStarted& event) {
    const data::Mission* mission = catalog_.mission(now_.mission);
    const int limit = mission != nullptr ? mission->rounds : 0;
    begin(OrderKind::round, "",
          limit > 0 ? say("order.round-of", event.round, limit) : say("order.round", event.round));
  }
  void operator()(const state::PhaseStarted& event) {
    if (event.phase != state::Phase::end) return;
    begin(OrderKind::round, "", say("order.round-ends", now_.round));
    if (tokens_lie()) line(say("order.clear-tokens"));
    for (const Piece& piece : now_.pieces) {
      const bool marked = piece.in_play() && piece.ship.fitness != state::Fitness::fit;
      if (marked && piece.tokens.disarm > 0) line(say("order.keep-disarm", piece.id));
    }
  }
  void operator()(const state::BattleEnded& event) {
    const bool mission = !now_.progress.outcome.empty();
    const Phrase outcome =
        event.result == "draw" ? say("order.draw") : say("order.wins", words::Team{Id(event.result)});
    begin(OrderKind::over, "", mission ? say("order.mission-over", words::Word{Id(now_.progress.outcome)}) : outcome);
    if (mission && !now_.progress.reason.empty()) line(now_.progress.reason);
  }
  void operator()(const state::ObjectiveSet& event) {
    const data::Mission* mission = catalog_.mission(now_.mission);
    const data::Objective* objective = mission != nullptr ? mission->objective(event.objective) : nullptr;
    if (objective == nullptr || event.status == state::Status::open) return;
    const words::Text text{objective->text};
    begin(OrderKind::mission, "",
          event.status == state::Status::met ? say("order.objective-met", text) : say("order.objective-failed", text));
  }
  void operator()(const state::TriggerFired& event) {
    const data::Mission* mission = catalog_.mission(now_.mission);
    if (mission == nullptr) return;
    for (const data::Trigger& trigger : mission->triggers) {
      if (trigger.id != event.trigger || trigger.text.empty()) continue;
      begin(OrderKind::mission, "", Phrase::of(trigger.text));
    }
  }

  // --- models

  void operator()(const state::PieceAdded& event) {
    if (!by_hand()) arrive(event.piece);
  }
  void operator()(const state::ManeuverFlown& event) {
    const rules::Field field(catalog_, now_);
    const rules::Field::Ship* ship = field.ship(event.id);
    if (ship == nullptr || !rules::flyable(field, *ship, event.maneuver)) return;
    rules::MoveOutcome outcome = rules::fly(field, *ship, event.maneuver);
    outcome.end = event.to;
    std::vector<rules::Clearance> close = rules::clearances(field, *ship, outcome, kClose);
    const bool theirs = is_as_they_said(event);
    const bool narrow = std::any_of(close.begin(), close.end(),
                                    [](const rules::Clearance& gap) { return std::abs(gap.gap_mm) < kLook; });
    const bool smooth = event.fully_executed && !narrow;
    if (theirs && smooth) return;
    begin(OrderKind::move, event.id, just(event.maneuver));
    Order& order = orders_.back();
    order.pose = event.to;
    order.maneuver = event.maneuver;
    if (entry_.reasons) add_reasons(*entry_.reasons, order);
    add_outcome(outcome, event.fully_executed, event.bumped, std::move(close), order);
  }
  void operator()(const state::WingmatePlaced& event) {
    if (!is_ais(event.id)) return;
    begin(OrderKind::move, event.id, say("order.follows"));
    orders_.back().pose = event.to;
  }
  void operator()(const state::PieceMoved& event) {
    if (by_hand()) return;  // people have done it already
    if (is_their_doing(event.id) && said_to_ == event.to) return;
    if (!open_ || orders_.back().ship != event.id) begin(OrderKind::action, event.id, say("order.moves"));
    orders_.back().pose = event.to;
  }
  void operator()(const state::PieceRemoved& event) {
    if (!by_hand()) begin(OrderKind::gone, event.id, say("order.take-off", event.id));
  }
  void operator()(const state::ShipDestroyed& event) {
    begin(OrderKind::gone, event.id, say("order.destroyed", event.id));
  }
  void operator()(const state::ShipRemoved& event) {
    if (open_ && orders_.back().kind == OrderKind::gone && orders_.back().ship == event.id) {
      return line(say("order.take-off", event.id));
    }
    begin(OrderKind::gone, event.id, say("order.take-off", event.id));
  }
  void operator()(const state::ShipFled& event) { begin(OrderKind::gone, event.id, say("order.flees", event.id)); }
  void operator()(const state::TurretTurned& event) {
    if (!is_ais(event.id)) return;
    about(event.id, OrderKind::action);
    line(say("order.turret", words::Word{state::name_of(event.turret)}));
  }

  // --- what lies beside them

  void operator()(const state::TokenChanged& event) {
    const bool cleared = now_.play.phase == state::Phase::end && event.by < 0 && state::is_circular(event.token);
    if (cleared || by_hand() || event.by == 0 || is_kept(event.id)) return;
    // What they took or spent they know; what it costs them is forgotten easily: stress, disarm, ion.
    const bool price = state::is_red(event.token) || state::is_orange(event.token);
    if (!price && is_their_doing(event.id)) return;
    about(event.id, OrderKind::action);
    const Phrase token = just(state::word_of(event.token));
    line(event.by > 0 ? say("order.put-tokens", event.by, token, event.id)
                      : say("order.take-tokens", -event.by, token, event.id));
  }
  void operator()(const state::LockSet& event) {
    if (by_hand() || is_kept(event.id) || is_their_doing(event.id)) return;
    about(event.id, OrderKind::action);
    line(event.target.empty() ? say("order.drop-lock", event.id) : say("order.put-lock", event.id, event.target));
  }
  void operator()(const state::ShieldsChanged& event) {
    const int left = now_.find(event.id)->ship.shields + event.by;
    begin_or_go_on(OrderKind::damage, event.id);
    line(event.by < 0 ? say("order.lose-shield", -event.by, event.id, left)
                      : say("order.gain-shield", event.by, event.id, left));
  }
  void operator()(const state::ForceChanged& event) {
    if (is_their_doing(event.id)) return;
    about(event.id, OrderKind::action);
    line(say(event.by < 0 ? words::Key("order.lose-force") : words::Key("order.gain-force"), std::abs(event.by),
             event.id));
  }
  void operator()(const state::ChargesChanged& event) {
    if (is_their_doing(event.id)) return;
    about(event.id, OrderKind::action);
    line(say(event.by < 0 ? words::Key("order.lose-charge") : words::Key("order.gain-charge"), std::abs(event.by),
             words::Card{event.card}, event.id));
  }
  void operator()(const state::CardFlipped& event) {
    about(event.id, OrderKind::action);
    line(say("order.flip-card", words::Card{event.card}, event.id));
  }
  void operator()(const state::DamageDealt& event) {
    begin_or_go_on(OrderKind::damage, event.id);
    const bool faceup = event.faceup && event.number != 0;
    line(faceup ? say("order.deal-faceup", event.id, words::Card{data::damage_card(event.number)})
                : say("order.deal-facedown", event.id));
  }
  void operator()(const state::DamageTurned& event) {
    begin_or_go_on(OrderKind::damage, event.id);
    const words::Card card{data::damage_card(now_.find(event.id)->ship.damage[event.index].number)};
    line(event.faceup ? say("order.turn-faceup", event.id, card) : say("order.turn-facedown", event.id, card));
  }
  void operator()(const state::DamageDiscarded& event) {
    begin_or_go_on(OrderKind::damage, event.id);
    line(say("order.discard-card", event.id));
  }

  // --- actions and attacks

  void operator()(const state::ActionDone& event) {
    if (!is_ais(event.id)) return;
    begin(OrderKind::action, event.id, action_words(event.action));
  }
  void operator()(const state::AttackDeclared& event) {
    changed_by_hand_ = false;
    const state::Attack& attack = event.attack;
    begin(OrderKind::attack, attack.attacker, say("order.attacks", attack.defender));
    line(say("order.range", attack.range));
    if (!attack.obstructed_by.empty()) line(say("order.obstructed", Phrase::list(attack.obstructed_by)));
    if (attack.bonus) line(say("order.bonus"));
  }
  void operator()(const state::DiceRolled& event) {
    if (event.kind == state::DieKind::random) return;
    if (event.typed) {  // dice rerolled by hand lie there already; the first ones are no change
      if (is_peoples(event.id) && event.pool == state::Pool::none) changed_by_hand_ = true;
      return;
    }
    changed_by_hand_ = false;  // these are thrown here
    const bool eyes = event.kind == state::DieKind::d6 || event.kind == state::DieKind::d3;
    if (eyes) {
      about(event.id, OrderKind::action);
      return line(event.what.empty() ? say("order.eyes", event.values.front())
                                     : say("order.eyes-for", event.values.front(), event.what));
    }
    std::vector<Face> faces;
    for (const int value : event.values) faces.push_back(static_cast<Face>(value));
    begin(OrderKind::dice, event.id, say("order.throws", faces_in_words(faces)));
    Order& order = orders_.back();
    order.dice = std::move(faces);
    order.die = event.kind;
    if (event.pool == state::Pool::none && !event.what.empty()) line(event.what);
  }
  void operator()(const state::AttackEnded&) {
    changed_by_hand_ = false;
    heard_.clear();  // what came of it explains nothing that comes after
  }
  void operator()(const state::AttackChanged& event) {
    if (!now_.play.attack) return;
    if (now_.play.attack->step != event.attack.step) changed_by_hand_ = false;  // a rule of the next step
    show_changed(event.attack.attacker, now_.play.attack->attack_dice, event.attack.attack_dice, state::DieKind::attack,
                 event.attack.step);
    show_changed(event.attack.defender, now_.play.attack->defense_dice, event.attack.defense_dice,
                 state::DieKind::defense, event.attack.step);
  }

 private:
  void arrive(const Piece& piece) {
    begin(OrderKind::arrival, piece.id, say("order.arrives", words::Whole{piece.id}));
    orders_.back().pose = piece.pose;
    for (Phrase& words : place_words(catalog_, now_, piece)) line(std::move(words));
    for (std::size_t i = 0; i < state::kTokenKinds; ++i) {
      const auto token = static_cast<state::Token>(i);
      if (piece.tokens[token] > 0)
        line(say("order.put-tokens", piece.tokens[token], just(state::word_of(token)), piece.id));
    }
  }
  void begin(OrderKind kind, Id ship, Phrase headline) {
    Order order;
    order.kind = kind;
    order.ship = ship;
    order.headline = std::move(headline);
    orders_.push_back(std::move(order));
    open_ = true;
    hand_over(orders_.back());
  }
  // What was told before belongs to the order that it explains.
  void hand_over(Order& order) {
    for (Because& told : heard_) order.because.push_back(std::move(told));
    heard_.clear();
  }
  void line(Phrase words) {
    Order& order = orders_.back();
    hand_over(order);
    if (order.headline.empty()) {
      order.headline = std::move(words);
    } else {
      order.lines.push_back(std::move(words));
    }
  }
  // The order that is being told, whoever it is about; a new one where none is.
  void about(Id ship, OrderKind kind) {
    if (!open_) begin(kind, ship, {});
  }
  void begin_or_go_on(OrderKind kind, Id ship) {
    if (open_ && orders_.back().kind == kind && orders_.back().ship == ship) return;
    begin(kind, ship, {});
  }
  // Dice that were changed, not thrown, and not by people themselves.
  void show_changed(Id ship, const std::vector<state::Die>& before, const std::vector<state::Die>& after,
                    state::DieKind kind, state::AttackStep step) {
    const std::vector<Face> faces = faces_of(after);
    if (before.size() != after.size() || faces == faces_of(before) || step > state::AttackStep::modify_defense) return;
    if (changed_by_hand_) return;
    if (!open_ || orders_.back().kind != OrderKind::dice || orders_.back().ship != ship) {
      begin(OrderKind::dice, ship, say("order.dice-now", faces_in_words(faces)));
    } else {
      orders_.back().headline = say("order.dice-now", faces_in_words(faces));
    }
    orders_.back().dice = faces;
    orders_.back().die = kind;
  }

  // What an AI ship answered, where no event says it: a place, a card.
  void note_answer() {
    const auto* choose = std::get_if<rules::Choose>(&entry_.command);
    if (choose == nullptr || !by_ai_) return;
    const state::Choice& choice = *now_.play.choice;
    const state::Option* option = choice.option(choose->option);
    if (option == nullptr || speaks_for_itself(choice.kind)) return;
    begin(OrderKind::action, choice.ship, option->text);
  }
  // An AI ship whose turn to attack came to nothing.
  void close_quiet_turn() {
    const auto* turn = std::get_if<rules::TakeTurn>(&entry_.command);
    if (!orders_.empty() || turn == nullptr || !is_ais(turn->ship)) return;
    const bool engaged = std::any_of(entry_.events.begin(), entry_.events.end(), [&](const state::Event& event) {
      const auto* done = std::get_if<state::ShipEngaged>(&event);
      return done != nullptr && done->id == turn->ship;
    });
    if (engaged) begin(OrderKind::attack, turn->ship, say("order.no-attack"));
  }

  // What a command of hands itself does. A turn that waited goes on after it, and that is told like any other.
  [[nodiscard]] bool by_hand() const {
    if (const auto* place = std::get_if<rules::PlacePieces>(&entry_.command)) return at_ < place->placements.size();
    if (std::holds_alternative<rules::ChangePiece>(entry_.command)) return at_ < 1;
    if (const auto* change = std::get_if<rules::ChangePieces>(&entry_.command)) return at_ < change->pieces.size();
    return std::holds_alternative<rules::RemovePieces>(entry_.command) ||
           std::holds_alternative<rules::AddPiece>(entry_.command);
  }
  // It follows from what people have just said of this ship: their hands know.
  [[nodiscard]] bool is_their_doing(Id ship) const {
    const bool answered = std::holds_alternative<rules::Choose>(entry_.command) && asked_ == ship;
    return answered && !is_ais(ship);
  }
  // Their ship, and what they have told. Not so where it is ionised, or stressed and its maneuver red.
  [[nodiscard]] bool is_as_they_said(const state::ManeuverFlown& event) const {
    const Piece& ship = *now_.find(event.id);
    if (ship.ai) return false;
    if (geom::is_tallon(event.maneuver.bearing)) return asked_ == event.id && said_to_ == event.to;  // of three places
    const bool said = asked_ == event.id && (said_ == rules::kIonKey || said_ == Id(geom::code_of(event.maneuver)));
    return said || (ship.ship.dial == event.maneuver && !ship.ship.executed);
  }
  [[nodiscard]] bool is_ais(Id id) const {
    const Piece* piece = now_.find(id);
    return piece != nullptr && piece->type == state::PieceType::ship && piece->ai;
  }
  [[nodiscard]] bool is_peoples(Id id) const {
    const Piece* piece = now_.find(id);
    return piece != nullptr && rules::is_peoples(*piece);
  }
  // Its tokens and locks are people's: what the program forgets of them stays where it lies.
  [[nodiscard]] bool is_kept(Id ship) const { return rules::keeps_tokens(now_, ship); }
  [[nodiscard]] bool tokens_lie() const {
    return std::any_of(now_.pieces.begin(), now_.pieces.end(), [](const Piece& piece) {
      for (std::size_t i = 0; i < state::kTokenKinds; ++i) {
        const auto token = static_cast<state::Token>(i);
        if (state::is_circular(token) && piece.tokens[token] > 0) return true;
      }
      return false;
    });
  }
  [[nodiscard]] Phrase action_words(Id action) const {
    const std::size_t colon = action.text().find(':');
    if (colon == std::string::npos) return just(words::Word{action});
    return say("order.action-on", words::Word{Id(action.text().substr(0, colon))}, Id(action.text().substr(colon + 1)));
  }

  const data::Catalog& catalog_;
  Table now_;
  const LogEntry& entry_;
  std::size_t at_ = 0;  // of its events
  std::vector<Order> orders_;
  std::vector<Because> heard_;
  bool by_ai_ = false;                 // the AI answers a question, perhaps about a ship of people that it moves
  Id asked_;                           // whom the question was about that people have answered
  Id said_;                            // the answer
  std::optional<geom::Pose> said_to_;  // and where they have moved it by that
  bool changed_by_hand_ = false;       // the attack's dice, until something else changes them
  bool open_ = false;
};

constexpr double kLongest = 200;  // mm: the 5 straight, 40 mm a speed
constexpr double kSpeed = 40;

// As hands turn a model: towards an edge, else in degrees.
Phrase heading_words(const Piece& piece) {
  constexpr double kQuarter = 90, kShown = 0.5;
  static constexpr std::array<const char*, 4> kEdges{"far", "right", "near", "left"};
  const double heading = piece.pose.heading.degrees();
  const double quarters = std::round(heading / kQuarter);
  if (std::abs(heading - quarters * kQuarter) >= kShown) return say("order.looks", words::Degrees{heading});
  const auto edge = static_cast<std::size_t>((static_cast<int>(quarters) % 4 + 4) % 4);
  return say("order.faces", words::Word{kEdges.at(edge)});
}

// "two lengths of the 5 straight, a 2 straight and 12 mm"
Phrase template_words(double mm) {
  const int longest = static_cast<int>(mm / kLongest);
  const int speed = static_cast<int>((mm - longest * kLongest) / kSpeed);
  const words::Mm rest{mm - longest * kLongest - speed * kSpeed};
  if (longest > 0 && speed > 0) return say("order.templates-and", longest, speed, rest);
  if (longest > 0) return say("order.templates", longest, rest);
  return speed > 0 ? say("order.template", speed, rest) : Phrase();
}

}  // namespace

const char* name_of(OrderKind kind) {
  constexpr std::array<const char*, 10> names{"round", "arrival", "move", "action",  "attack",
                                              "dice",  "damage",  "gone", "mission", "over"};
  return names.at(static_cast<std::size_t>(kind));
}

std::vector<Order> orders_of(const data::Catalog& catalog, const Table& before, const LogEntry& entry) {
  return Clerk(catalog, before, entry).orders();
}

Order order_of(const data::Catalog& catalog, const Table& table, const ai::Decision& decision) {
  Order order;
  order.kind = OrderKind::move;
  order.ship = decision.ship;
  order.headline = just(decision.flown);
  order.maneuver = decision.flown;
  order.pose = decision.outcome.end;
  add_reasons(decision, order);
  const rules::Field field(catalog, table);
  const rules::Field::Ship* ship = field.ship(decision.ship);
  if (ship == nullptr) return order;
  const rules::MoveOutcome& outcome = decision.outcome;
  const Ids& stopped_by = outcome.touching.empty() ? outcome.bumped : outcome.touching;
  add_outcome(outcome, outcome.fully_executed, stopped_by, rules::clearances(field, *ship, outcome, kClose), order);
  return order;
}

std::vector<Phrase> place_words(const data::Catalog& catalog, const Table& table, const Piece& piece) {
  const auto shape = rules::shape_of(catalog, piece);
  if (!shape) return {};
  const geom::Box& box = shape->box;
  const double width = table.area.width.mm(), height = table.area.height.mm();
  struct Edge {
    const char* edge;
    double in;  // mm from it to the base
    const char* low;
    double from_low;  // mm along it from that corner to the base
    const char* high;
    double from_high;
  };
  const std::array<Edge, 4> edges{Edge{"near", box.low.y, "left", box.low.x, "right", width - box.high.x},
                                  Edge{"far", height - box.high.y, "left", box.low.x, "right", width - box.high.x},
                                  Edge{"left", box.low.x, "near", box.low.y, "far", height - box.high.y},
                                  Edge{"right", width - box.high.x, "near", box.low.y, "far", height - box.high.y}};
  const Edge& edge =
      *std::min_element(edges.begin(), edges.end(), [](const Edge& a, const Edge& b) { return a.in < b.in; });
  const bool from_low = edge.from_low <= edge.from_high;
  const double along = from_low ? edge.from_low : edge.from_high;
  std::vector<Phrase> lines;
  const words::Word side{edge.edge}, corner{from_low ? edge.low : edge.high};
  lines.push_back(say("order.from-corner", side, words::Mm{along}, corner));
  if (Phrase templates = template_words(along); !templates.empty()) lines.push_back(std::move(templates));
  lines.push_back(edge.in <= 0.01 ? say("order.at-edge", side) : say("order.from-edge", words::Mm{edge.in}, side));
  lines.push_back(heading_words(piece));
  return lines;
}

}  // namespace plotboard::battle
