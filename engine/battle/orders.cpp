#include "battle/orders.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "battle/order_words.hpp"
#include "data/card_kind.hpp"
#include "data/catalog.hpp"
#include "rules/board/obstacles.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/referee.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/score.hpp"

namespace plotboard::battle {

namespace {

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

std::vector<Face> faces_of(const std::vector<state::Die>& dice) {
  std::vector<Face> faces;
  for (const state::Die& die : dice) faces.push_back(die.face);
  return faces;
}

class Clerk {
 public:
  Clerk(const data::Catalog& catalog, const Table& before, const LogEntry& entry)
      : catalog_(catalog), now_(before), entry_(entry) {
    if (!before.play.choice || before.play.choice->dice > 0) return;
    // A stand-in's answers have reasons, people's have none.
    by_ai_ = ai::is_ais(before, *before.play.choice) || !entry.why.empty();
    if (by_ai_) {
      flown_ = before.play.choice->ship;
      return;
    }
    asked_ = before.play.choice->ship;
    const auto* choose = get_if<rules::Choose>(&entry.command);
    changed_by_hand_ = choose != nullptr;
    const state::Option* said = choose == nullptr ? nullptr : before.play.choice->option(choose->option);
    if (said == nullptr) return;
    said_ = said->key;
    said_to_ = said->ghost;
  }

  std::vector<Order> orders() {
    note_answer();
    for (const state::Event& event : entry_.events) {
      visit(*this, event);
      state::fold(now_, event);
      ++at_;
    }
    if (!heard_.empty() && !orders_.empty()) hand_over(orders_.back());
    tell_result();
    close_quiet_turn();
    if (!orders_.empty() && orders_.front().summary.empty()) orders_.front().summary = entry_.summary;
    if (!orders_.empty() && !entry_.why.empty()) {
      auto& because = orders_.front().because;
      because.insert(because.begin(), Because{"", entry_.why});
    }
    return std::move(orders_);
  }

  template <class Event>
  void operator()(const Event&) {}  // nothing for hands

  void operator()(const state::Told& event) {
    const words::Key key = event.text.key();
    if (key == words::Key("results.left") || key == words::Key("results.nothing-left")) {
      result_ = result_words(event.text);
      return;
    }
    if (key == words::Key("component.turns")) {
      turns_to_ = event.text[0].id;
      return;
    }
    heard_.push_back({event.id, {event.rule, event.text}});
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
      if (theirs || piece.fled || piece.ship.removed) continue;
      arrive(piece);
      orders_.back().phase = state::Phase::setup;
      orders_.back().setup = true;
    }
  }
  void operator()(const state::RefereeSet& event) {
    if (event.referee.tokens == now_.play.referee.tokens) return;
    begin(OrderKind::round, "", event.referee.tokens ? say("order.keep-tokens") : say("order.type-tokens"));
  }
  void operator()(const state::RoundStarted& event) {
    const data::Mission* mission = catalog_.mission(now_.mission);
    const int limit = mission != nullptr ? mission->rounds : now_.play.round_limit;
    begin(OrderKind::round, "",
          limit > 0 ? say("order.round-of", event.round, limit) : say("order.round", event.round));
    orders_.back().round = event.round;
  }
  void operator()(const state::PhaseStarted& event) {
    if (event.phase != state::Phase::end) return;
    begin(OrderKind::round, "", say("order.round-ends", now_.round));
    orders_.back().phase = event.phase;
    orders_.back().initiative = -1;
    if (const Phrase lying = lying_tokens(); !lying.empty()) line(say("order.clear-tokens", lying));
    for (const Piece& piece : now_.pieces) {
      const bool marked = piece.in_play() && piece.ship.fitness != state::Fitness::fit;
      if (marked && piece.tokens.disarm > 0) line(say("order.keep-disarm", piece.id));
    }
  }
  void operator()(const state::BattleEnded& event) {
    const bool mission = !now_.progress.outcome.empty();
    const bool by_points = rules::is_at_limit(now_) && rules::score_of(catalog_, now_).has_value();
    const Phrase outcome = event.result != "draw" ? say("order.wins", words::Team{Id(event.result)})
                           : by_points            ? say("order.draw-by-points")
                                                  : say("order.draw");
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
    if (!(outcome.end == event.to)) {  // another place of several
      outcome.end = event.to;
      outcome.base_overlaps = under(field, *now_.find(event.id), event.to);
    }
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
    add_outcome(outcome, event.fully_executed, event.bumped, std::move(close), rolls_for(event.id), order);
    if (!event.fully_executed && !outcome.left_area) add_cut_short(catalog_, now_, order);
  }
  void operator()(const state::WingmatePlaced& event) {
    if (!is_ais(event.id)) return;
    const Piece& ship = *now_.find(event.id);
    begin(OrderKind::move, event.id,
          say("order.follows", event.id, wing_place_words(ship.ship.wing.place), ship.ship.wing.leader));
    orders_.back().pose = event.to;
    const rules::Field field(catalog_, now_);
    rules::MoveOutcome outcome;
    outcome.base_overlaps = under(field, ship, event.to);
    add_obstacles(outcome, rolls_for(event.id), orders_.back());
  }
  void operator()(const state::PieceMoved& event) {
    if (by_hand()) return;  // people have done it already
    if (is_their_doing(event.id) && said_to_ == event.to) return;
    const bool goes_on = open_ && orders_.back().ship == event.id;
    if (const Phrase turn = turn_words(event); !turn.empty()) {
      if (!goes_on) begin(OrderKind::action, event.id, {});
      line(turn);
      line(angle_words(now_.find(event.id)->pose, event.to));
    } else {
      if (!goes_on) begin(OrderKind::action, event.id, say("order.moves"));
      Piece there = *now_.find(event.id);
      there.pose = event.to;
      if (Phrase end = end_words(catalog_, now_, there); !end.empty()) line(std::move(end));
      line(heading_words(there));
    }
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
    const bool cleared = now_.play.phase == state::Phase::end && event.by < 0 && leaves_at_end(event.token);
    if (cleared || by_hand() || event.by == 0 || is_kept(event.id)) return;
    // What they took or spent they know; what it costs them is forgotten easily: stress, disarm, ion.
    const bool price = state::is_red(event.token) || state::is_orange(event.token);
    if (!price && is_their_doing(event.id)) return;
    about(event.id, OrderKind::action);
    const Phrase token = just(state::word_of(event.token));
    line(event.by > 0 ? say("order.put-tokens", event.by, token, event.id)
                      : say("order.take-tokens", -event.by, token, event.id));
    if (event.by < 0) return;
    if (event.token == state::Token::flee) line(say("order.flee-token"));
    if (event.token == state::Token::hyperdrive) line(say("order.hyperdrive-token"));
  }
  void operator()(const state::LockSet& event) {
    if (by_hand() || is_kept(event.id) || is_their_doing(event.id)) return;
    about(event.id, OrderKind::action);
    if (!event.target.empty()) return line(say("order.put-lock", event.id, event.target));
    if (!event.kept.empty()) {  // of two locks
      const Id object = now_.find(event.id)->lock_beside(event.kept);
      return line(is_spent() ? say("order.spend-lock-on", event.id, object)
                             : say("order.drop-lock-on", event.id, object));
    }
    line(is_spent() ? say("order.spend-lock", event.id) : say("order.drop-lock", event.id));
  }
  void operator()(const state::ShieldsChanged& event) {
    begin_or_go_on(OrderKind::damage, event.id);
    line(shields_words(*now_.find(event.id), event));
  }
  void operator()(const state::EnergyChanged& event) {
    if (event.by == 0 || (event.by < 0 && is_their_doing(event.id))) return;
    about(event.id, OrderKind::action);
    line(event.by < 0 ? say("order.take-energy", -event.by, event.id) : say("order.put-energy", event.by, event.id));
  }
  void operator()(const state::SectionCrippled& event) {
    begin_or_go_on(OrderKind::damage, event.id);
    line(say("order.cripple", event.id, words::Word{state::name_of(event.section)}));
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
    line(dealt_words(*now_.find(event.id), event));
    if (event.faceup && event.number != 0) read_out(event.number);
  }
  void operator()(const state::DamageTurned& event) {
    begin_or_go_on(OrderKind::damage, event.id);
    const int number = now_.find(event.id)->ship.damage[event.index].number;
    const words::Card card{data::damage_card(number)};
    line(event.faceup ? say("order.turn-faceup", event.id, card) : say("order.turn-facedown", event.id, card));
    if (event.faceup) read_out(number);
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
    begin(OrderKind::attack, attack.attacker, attacks_words(now_.find(attack.defender), attack));
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
    if (show_rerolled(event, faces)) return;
    begin(OrderKind::dice, event.id, say("order.throws", faces_in_words(faces)));
    Order& order = orders_.back();
    order.dice = std::move(faces);
    order.die = event.kind;
    if (event.pool == state::Pool::none && !event.what.empty())
      order.headline = say("order.throws-for", faces_in_words(order.dice), event.what);
  }
  void operator()(const state::AttackEnded&) {
    tell_result();
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
    orders_.back().setup = now_.play.phase == state::Phase::setup;
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
    note_standing(now_, order);
    // Not with a round: that would make a card of what needs none.
    if (kind != OrderKind::round && !missed_.empty()) order.lines.push_back(std::exchange(missed_, {}));
    orders_.push_back(std::move(order));
    open_ = true;
    hand_over(orders_.back());
  }
  // What was told before belongs to the order that it explains.
  void hand_over(Order& order) {
    for (Heard& told : heard_) {
      const bool of_another = !told.ship.empty() && !order.ship.empty() && told.ship != order.ship;
      if (of_another && !told.because.text.names(told.ship))
        told.because.text = say("order.of-ship", told.ship, told.because.text);
      order.because.push_back(std::move(told.because));
    }
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
    if (!open_ || orders_.back().kind != kind || orders_.back().ship != ship) begin(kind, ship, {});
    const bool of_attack = now_.play.attack && now_.play.attack->defender == ship;
    if (of_attack && !result_.empty()) orders_.back().lines.push_back(std::exchange(result_, {}));
  }
  // What came of an attack, where no damage says it: beside its dice, else with what comes next.
  void tell_result() {
    const Phrase result = std::exchange(result_, {});
    if (result.empty()) return;
    const bool lies_there =
        !orders_.empty() && (orders_.back().kind == OrderKind::dice || orders_.back().kind == OrderKind::attack);
    if (lies_there) return orders_.back().lines.push_back(result);
    const bool missed = result.key() == words::Key("order.misses") && now_.play.attack;
    if (missed) missed_ = say("order.missed", now_.play.attack->attacker, now_.play.attack->defender);
  }
  void read_out(int number) {
    if (const data::DamageCard* card = catalog_.damage_card(number))
      line(say("order.card-text", words::Card{data::damage_card(number)}, words::Text{card->text}));
  }
  // Dice that were changed, not thrown, and not by people themselves.
  void show_changed(Id ship, const std::vector<state::Die>& before, const std::vector<state::Die>& after,
                    state::DieKind kind, state::AttackStep step) {
    const std::vector<Face> faces = faces_of(after);
    if (before.empty() || after.empty() || faces == faces_of(before)) return;
    if (step > state::AttackStep::modify_defense || changed_by_hand_) return;
    show_dice(ship, faces, kind);
  }
  // The whole roll of that ship, as it lies now.
  void show_dice(Id ship, const std::vector<Face>& faces, state::DieKind kind) {
    Phrase headline = say("order.dice-now", faces_in_words(faces));
    if (!open_ || orders_.back().kind != OrderKind::dice || orders_.back().ship != ship) {
      begin(OrderKind::dice, ship, std::move(headline));
    } else {
      orders_.back().headline = std::move(headline);
    }
    orders_.back().dice = faces;
    orders_.back().die = kind;
  }
  // Some dice of the attack, thrown again: the rules put them among the others at once.
  bool show_rerolled(const state::DiceRolled& event, const std::vector<Face>& thrown) {
    const bool attacks = event.kind == state::DieKind::attack;
    const auto* next = at_ + 1 < entry_.events.size() ? get_if<state::AttackChanged>(&entry_.events[at_ + 1]) : nullptr;
    if (event.pool != state::Pool::none || next == nullptr || !now_.play.attack) return false;
    const auto& before = attacks ? now_.play.attack->attack_dice : now_.play.attack->defense_dice;
    const auto& after = attacks ? next->attack.attack_dice : next->attack.defense_dice;
    if (before.size() != after.size()) return false;
    std::vector<Face> again;
    for (std::size_t i = 0; i < after.size(); ++i) {
      if (after[i].rerolled && !before[i].rerolled) again.push_back(before[i].face);
    }
    if (again.empty() || again.size() != thrown.size()) return false;
    show_dice(event.id, faces_of(after), event.kind);
    const words::Key key = again.size() == 1 ? words::Key("order.rerolls-one") : words::Key("order.rerolls");
    line(say(key, faces_in_words(again), faces_in_words(thrown)));
    if (!event.what.empty()) orders_.back().because.push_back({"", event.what});
    return true;
  }
  // A model that stays in its place and is turned; towards whom, where the rules say it.
  Phrase turn_words(const state::PieceMoved& event) {
    const geom::Pose& from = now_.find(event.id)->pose;
    const Id target = std::exchange(turns_to_, {});
    if (from.x != event.to.x || from.y != event.to.y || from.heading == event.to.heading) return {};
    if (target.empty()) return say("order.turns");
    const auto says_no_shot = [](const Heard& told) {
      return told.because.text.key() == words::Key("component.no-target");
    };
    heard_.erase(std::remove_if(heard_.begin(), heard_.end(), says_no_shot), heard_.end());
    return say("order.turns-towards", event.id, target);
  }
  static std::vector<rules::Crossing> under(const rules::Field& field, const Piece& ship, const geom::Pose& pose) {
    const bool guides = field.table().options.guides;
    return rules::obstacles_under(field, geom::placed_base(field.figures(), ship.base, guides, pose));
  }
  // Whether that ship's entry throws a die for an obstacle, or asks for it.
  [[nodiscard]] Rolls rolls_for(Id ship) const {
    return [this, ship](Id obstacle) {
      return std::any_of(entry_.events.begin(), entry_.events.end(), [&](const state::Event& event) {
        if (const auto* paused = get_if<state::StepPaused>(&event))
          return paused->choice.dice > 0 && paused->choice.ship == ship;
        const auto* rolled = get_if<state::DiceRolled>(&event);
        return rolled != nullptr && rolled->id == ship && rolled->what.names(obstacle);
      });
    };
  }
  // A lock that pays for something, not one that is taken away: the rule of that stands just before.
  [[nodiscard]] bool is_spent() const {
    const auto* told = at_ > 0 ? get_if<state::Told>(&entry_.events[at_ - 1]) : nullptr;
    return told != nullptr && (told->rule == "2e-spend-11" || told->rule == "2e-ship-29" || told->rule == "1e-lock-11");
  }

  // What an AI ship answered, where no event says it: a place, a card.
  void note_answer() {
    const auto* choose = get_if<rules::Choose>(&entry_.command);
    if (choose == nullptr || !by_ai_) return;
    const state::Choice& choice = *now_.play.choice;
    const state::Option* option = choice.option(choose->option);
    if (option == nullptr || speaks_for_itself(choice.kind)) return;
    begin(OrderKind::action, choice.ship, option->text);
  }
  // An AI ship whose turn to attack came to nothing.
  void close_quiet_turn() {
    const auto* turn = get_if<rules::TakeTurn>(&entry_.command);
    if (!orders_.empty() || turn == nullptr || !is_ais(turn->ship)) return;
    const bool engaged = std::any_of(entry_.events.begin(), entry_.events.end(), [&](const state::Event& event) {
      const auto* done = get_if<state::ShipEngaged>(&event);
      return done != nullptr && done->id == turn->ship;
    });
    if (engaged) begin(OrderKind::attack, turn->ship, say("order.no-attack"));
  }

  // What a command of hands itself does. A turn that waited goes on after it, and that is told like any other.
  [[nodiscard]] bool by_hand() const {
    if (const auto* place = get_if<rules::PlacePieces>(&entry_.command)) return at_ < place->placements.size();
    if (holds<rules::ChangePiece>(entry_.command)) return at_ < 1;
    if (const auto* change = get_if<rules::ChangePieces>(&entry_.command)) return at_ < change->pieces.size();
    return holds<rules::RemovePieces>(entry_.command) || holds<rules::AddPiece>(entry_.command);
  }
  // It follows from what people have just said of this ship: their hands know.
  [[nodiscard]] bool is_their_doing(Id ship) const {
    const bool answered = holds<rules::Choose>(entry_.command) && asked_ == ship;
    return answered && !is_ais(ship);
  }
  // Their ship, and what they have told. Not so where it is ionised, or stressed and its maneuver red.
  [[nodiscard]] bool is_as_they_said(const state::ManeuverFlown& event) const {
    const Piece& ship = *now_.find(event.id);
    if (ship.ai || by_ai_) return false;
    if (geom::is_tallon(event.maneuver.bearing)) return asked_ == event.id && said_to_ == event.to;  // of three places
    const bool said = asked_ == event.id && (said_ == rules::kIonKey || said_ == Id(geom::code_of(event.maneuver)));
    return said || (ship.ship.dial == event.maneuver && !ship.ship.executed);
  }
  [[nodiscard]] bool is_ais(Id id) const {
    const Piece* piece = now_.find(id);
    return piece != nullptr && piece->type == state::PieceType::ship && (piece->ai || (by_ai_ && id == flown_));
  }
  [[nodiscard]] bool leaves_at_end(state::Token token) const {
    return rules::book_of(catalog_, now_).token(token).leaves_at_end;
  }
  [[nodiscard]] bool is_peoples(Id id) const {
    const Piece* piece = now_.find(id);
    return piece != nullptr && rules::is_peoples(*piece);
  }
  // Its tokens and locks are people's: what the program forgets of them stays where it lies.
  [[nodiscard]] bool is_kept(Id ship) const { return rules::keeps_tokens(now_, ship); }
  // What goes at the end of a round, with its ship where that is soon said: "P1 focus, P3 evade".
  [[nodiscard]] Phrase lying_tokens() const {
    constexpr std::size_t kSoonSaid = 6;
    std::vector<Phrase> lying;
    bool kept = false;
    for (const Piece& piece : now_.pieces) {
      kept = kept || (piece.in_play() && is_kept(piece.id));
      const bool marked = piece.in_play() && piece.ship.fitness != state::Fitness::fit;
      std::vector<Phrase> tokens;
      for (std::size_t i = 0; i < state::kTokenKinds; ++i) {
        const auto token = static_cast<state::Token>(i);
        const bool stays = !leaves_at_end(token) || (marked && token == state::Token::disarm);
        if (stays || piece.tokens[token] == 0) continue;
        const Phrase word = just(state::word_of(token));
        tokens.push_back(piece.tokens[token] == 1 ? word : say("order.tokens", piece.tokens[token], word));
      }
      if (!tokens.empty()) lying.push_back(say("order.tokens-of", piece.id, Phrase::list(tokens)));
    }
    if (lying.empty()) return {};
    return kept || lying.size() > kSoonSaid ? say("order.circular-tokens") : Phrase::list(lying);
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
  struct Heard {
    Id ship;
    Because because;
  };
  std::vector<Heard> heard_;           // and not yet in an order
  Phrase result_;                      // of the attack, not yet in an order
  Phrase missed_;                      // by whom, of an attack without an order
  Id turns_to_;                        // whom the next model is turned towards
  bool by_ai_ = false;                 // AI or stand-in answers a question, perhaps about a ship of people
  Id flown_;                           // whom that question was about
  Id asked_;                           // whom the question was about that people have answered
  Id said_;                            // the answer
  std::optional<geom::Pose> said_to_;  // and where they have moved it by that
  bool changed_by_hand_ = false;       // the attack's dice, until something else changes them
  bool open_ = false;
};

}  // namespace

const char* name_of(OrderKind kind) {
  constexpr std::array<const char*, 10> names{"round", "arrival", "move", "action",  "attack",
                                              "dice",  "damage",  "gone", "mission", "over"};
  return names.at(static_cast<std::size_t>(kind));
}

std::vector<Order> orders_of(const data::Catalog& catalog, const Table& before, const LogEntry& entry) {
  return Clerk(catalog, before, entry).orders();
}

}  // namespace plotboard::battle
