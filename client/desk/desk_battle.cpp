// A battle on the desk: what is expected and of whom, the ways to answer, the Continue key, seats, and what the board
// shows of it.
#include <algorithm>

#include "data/catalog.hpp"
#include "desk/battle_words.hpp"
#include "desk/desk.hpp"
#include "desk/desk_impl.hpp"
#include "rules/play/round.hpp"
#include "scene/battle.hpp"

namespace plotboard::desk {

namespace {

using state::Phase;
using state::Side;

constexpr double kStripMm = 100;  // range 1 from one's own edge (2e-setup-12)
constexpr const char* kBaseGame =
    "2e";  // where squad points say who is first (2e-setup-3); the campaign says it itself

}  // namespace

std::vector<int> faces_of(state::DieKind kind) {
  using state::Face;
  const auto number = [](Face face) { return static_cast<int>(face); };
  switch (kind) {
    case state::DieKind::attack:
      return {number(Face::hit), number(Face::crit), number(Face::focus), number(Face::blank)};
    case state::DieKind::defense:
      return {number(Face::evade), number(Face::focus), number(Face::blank)};
    case state::DieKind::d6:
      return {1, 2, 3, 4, 5, 6};
    case state::DieKind::d3:
      return {1, 2, 3};
    case state::DieKind::random:
      break;
  }
  return {};
}

bool Desk::in_battle() const { return has_table() && table().play.on(); }

bool Desk::locked() const { return in_battle() && !battle.by_hand; }

bool Desk::has_people(Side side) const {
  if (!has_table() || side == Side::none || session().by_bot(side)) return false;
  return std::any_of(table().pieces.begin(), table().pieces.end(), [side](const state::Piece& piece) {
    return piece.type == state::PieceType::ship && piece.side == side && !piece.ai;
  });
}

std::string Desk::side_name(Side side) const {
  std::string name;
  for (const state::Piece& piece : has_table() ? table().pieces : std::vector<state::Piece>()) {
    if (piece.type != state::PieceType::ship || piece.side != side) continue;
    const std::size_t blank = piece.id.rfind(' ');
    const std::string squad = blank == std::string::npos ? "" : piece.id.substr(0, blank);
    if (squad.empty() || (!name.empty() && name != squad)) return side == Side::player ? "the players" : "the enemy";
    name = squad;
  }
  return name.empty() ? (side == Side::player ? "the players" : "the enemy") : name;
}

bool Desk::knows_dial(const state::Piece& ship) const {
  if (!ship.ship.dial) return false;
  if (ship.ship.revealed || battle.peek == ship.id) return true;
  if (!has_people(ship.side)) return false;
  if (!has_people(state::other(ship.side))) return true;
  return table().play.phase == Phase::planning && !battle.covered && battle.seat == ship.side;
}

// --- before it begins

void Desk::open_new_battle() {
  ai_stop();
  if (draft.sides[0].ships.empty() && draft.sides[1].ships.empty()) draft = ready_made(catalog(), 2);
  screen = Screen::new_battle;
}

bool Desk::place_draft() {
  const auto faults = objections_to(catalog(), draft);
  if (!faults.empty()) {
    say(MessageKind::refusal, faults.front().why, faults.front().rule);
    return false;
  }
  state::Table made = table_of(catalog(), draft, seed);
  made.options.guides = settings.guides;
  impl_->open(std::move(made), "");
  battle.placing = true;
  battle.by_the_book = draft.setup == DraftSetup::by_the_book;
  battle.typed_dice = draft.typed_dice;
  for (const Side side : {Side::player, Side::enemy}) {
    battle.controllers[state::seat(side)] = draft.sides[state::seat(side)].controller;
  }
  return !battle.by_the_book || start_battle();
}

bool Desk::start_battle() {
  if (!has_table() || in_battle()) return false;
  Impl& m = *impl_;
  const bool in_turn = battle.placing && battle.by_the_book;
  for (const state::Piece& piece : table().pieces) {
    if (!piece.in_play() || !battle.placing || in_turn) continue;
    if (const auto refusal = rules::deployment_fault(catalog(), table(), piece)) {
      say(MessageKind::refusal, refusal->why, refusal->rule);
      selected = {piece.id};
      return false;
    }
  }
  for (const Side side : {Side::player, Side::enemy}) {
    const Controller who = battle.controllers[state::seat(side)];
    m.session->fly_by_bot(side, battle.placing && (who == Controller::bot || who == Controller::cards));
  }
  rules::StartBattle start;
  start.seed = m.session->seed();
  start.typed_dice = battle.placing && battle.typed_dice;
  const data::RuleSet* rules = catalog().ruleset(table().ruleset);
  start.first = rules != nullptr && rules->first_side == "enemy" ? Side::enemy : Side::player;
  start.place = in_turn;
  if (in_turn && table().ruleset == kBaseGame) start.first = Side::none;
  const bool was_placing = std::exchange(battle.placing, false);
  selected.clear();
  tool = Tool::select;
  if (m.command(start)) return true;
  battle.placing = was_placing;
  return false;
}

// --- doing it

bool Desk::Impl::command(const rules::Command& command) {
  const std::size_t from = session->log().size();
  const state::Table before = session->table();
  if (desk.ai.flown) clear_decision();
  if (std::holds_alternative<rules::TakeTurn>(command)) desk.ai.deeds.clear();  // those were of another's turn
  if (!apply(command)) return false;
  settle();
  show_events(from, before);
  return true;
}

// What the other side does in secret needs no key: its dials. Never after going back (T43).
void Desk::Impl::settle() {
  for (look(); advised; look()) {
    const bool secret = std::holds_alternative<rules::SetDial>(advised->command) ||
                        std::holds_alternative<rules::Ready>(advised->command);
    if (!secret || session->follow(battle::Session::Advised(*advised))) return;
    table_changed();
  }
}

void Desk::Impl::show_events(std::size_t from, const state::Table& before) {
  flight.reset();
  state::Table then = before;
  for (std::size_t i = from; i < session->log().size(); ++i) {
    for (const state::Event& event : session->log()[i].events) {
      if (const auto* flown = std::get_if<state::ManeuverFlown>(&event)) {
        const rules::Field field(catalog, then);
        const rules::Field::Ship* ship = field.ship(flown->id);
        if (ship != nullptr && rules::flyable(field, *ship, flown->maneuver)) {
          geom::ManeuverChoice choice;
          choice.edition = field.ruleset().edition;
          rules::MoveOutcome outcome = rules::fly(field, *ship, flown->maneuver, choice);
          outcome.end = flown->to;
          start_flight({flown->id, std::move(outcome), flown->difficulty, false, 0});
        }
      } else if (const auto* dealt = std::get_if<state::DamageDealt>(&event)) {
        const data::DamageCard* card = dealt->faceup ? catalog.damage_card(dealt->number) : nullptr;
        if (card != nullptr)
          desk.say(MessageKind::note, dealt->id + " is dealt " + card->name + ": " + card->text, card->rule);
      } else if (const auto* gone = std::get_if<state::ShipDestroyed>(&event)) {
        desk.say(MessageKind::note, gone->id + " is destroyed.");
      } else if (const auto* fled = std::get_if<state::ShipFled>(&event)) {
        desk.say(MessageKind::note, fled->id + " leaves the play area.", "2e-flee-1");
      } else if (std::holds_alternative<state::BattleEnded>(event)) {
        desk.battle.result_open = true;
      } else {
        say_of_mission(event, then);
      }
      state::fold(then, event);
    }
  }
}

// What changes the mission deserves more than a line of the log.
void Desk::Impl::say_of_mission(const state::Event& event, const state::Table& before) {
  const data::Mission* mission = before.mission.empty() ? nullptr : catalog.mission(before.mission);
  if (mission == nullptr) return;
  if (const auto* set = std::get_if<state::ObjectiveSet>(&event)) {
    const data::Objective* objective = mission->objective(set->objective);
    if (objective == nullptr || set->status == state::Status::open) return;
    desk.say(MessageKind::note,
             std::string("Objective ") + (set->status == state::Status::met ? "met: " : "failed: ") + objective->text);
  } else if (const auto* fired = std::get_if<state::TriggerFired>(&event)) {
    for (const data::Trigger& trigger : mission->triggers)
      if (trigger.id == fired->trigger && !trigger.text.empty()) desk.say(MessageKind::note, trigger.text);
  } else if (const auto* added = std::get_if<state::PieceAdded>(&event)) {
    if (added->piece.type == state::PieceType::ship && !added->piece.squad.empty())
      desk.say(MessageKind::note, piece_words(catalog, added->piece) + " arrives.");
  }
}

// Its action and its attack are told with the lines of its card that were passed over, as its maneuver is.
void Desk::Impl::note_deed(const battle::Session::Advised& next) {
  const auto& choice = session->table().play.choice;
  if (!choice || !next.advice || (choice->kind != "action" && choice->kind != "attack")) return;
  const state::Piece* ship = session->table().find(choice->ship);
  if (ship == nullptr || !ship->ai) return;
  const state::Option* option = choice->option(next.advice->answer.key);
  CardDeed deed;
  deed.ship = ship->id;
  deed.what = with_capital(choice->kind);
  deed.words = option == nullptr ? "" : answer_words(catalog, session->table(), *choice, *option);
  deed.rule = next.advice->rule;
  deed.why = with_names(catalog, next.advice->why);
  deed.steps = next.advice->steps;
  desk.ai.deeds.push_back(std::move(deed));
}

void Desk::Impl::follow_advice() {
  constexpr int kMost = 2000;  // commands; a loop here would be a bug of the rules
  const std::size_t from = session->log().size();
  const state::Table before = session->table();
  if (desk.ai.flown) clear_decision();
  for (int i = 0; i < kMost; ++i) {
    look();
    if (!advised) break;
    const bool decides = advised->advice && advised->advice->decision;
    if (decides && !advice_on_show) {
      desk.ai.ship = advised->advice->decision->ship;
      desk.ai.decision = advised->advice->decision;
      desk.ai.flown = false;
      desk.ai.step.reset();
      advice_on_show = true;
      ++decisions;
      looked_key = {};
      break;
    }
    const bool begins = std::holds_alternative<rules::TakeTurn>(advised->command);
    if (begins && i > 0) break;  // one ship's turn at a time
    if (begins) desk.ai.deeds.clear();
    note_deed(*advised);
    const bool was_shown = advice_on_show;
    const battle::Session::Advised next = *advised;
    flying_by_ai = true;
    const auto refusal = session->follow(next);
    if (!refusal) table_changed();
    flying_by_ai = false;
    if (refusal) {
      desk.say(MessageKind::problem, "The AI's answer is refused: " + refusal->why, refusal->rule);
      desk.ai_stop();
      break;
    }
    if (was_shown) {
      desk.ai.flown = true;
      advice_on_show = false;
      desk.ai.typed_die.reset();
      request = {};
      reroll = 0;
      ++decisions;
    }
    const state::Play& play = session->table().play;
    if (play.before == nullptr && play.phase != Phase::planning) break;
  }
  settle();
  show_events(from, before);
}

bool Desk::pick(std::size_t index) {
  if (index >= picks().size() || dragging()) return false;
  const Pick chosen = picks()[index];
  const Expect kind = expected().kind;
  stop_playing();
  if (kind == Expect::choice) {
    if (!chosen.legal) {
      say(MessageKind::refusal, chosen.why, chosen.rule);
      return false;
    }
    rules::Choose choose;
    choose.choice = table().play.choice->kind;
    choose.option = chosen.key;
    battle.pointed.reset();
    return impl_->command(choose);
  }
  if (kind == Expect::turn) return impl_->command(rules::TakeTurn{chosen.key});
  if (kind == Expect::in_turn) {
    hold(chosen.key);
    return true;
  }
  if (kind != Expect::dials && kind != Expect::ready) return false;
  selected = {chosen.key};
  dial_open = true;
  pointed_maneuver.reset();
  return true;
}

bool Desk::set_dial(const std::string& ship, std::optional<geom::Maneuver> maneuver) {
  if (!impl_->command(rules::SetDial{ship, maneuver})) return false;
  const auto missing = rules::need_dials(catalog(), table(), battle.seat);
  dial_open = maneuver && !missing.empty();
  pointed_maneuver.reset();
  if (dial_open) selected = {missing.front()};
  return true;
}

void Desk::uncover() {
  if (!battle.covered) return;
  battle.covered = false;
  impl_->seated = static_cast<std::uint64_t>(table().round) * 4 + state::seat(battle.seat) + 1;
  selected.clear();
}

void Desk::go_on() {
  if (!has_table() || dragging()) return;
  Impl& m = *impl_;
  stop_playing();
  ai.running = false;
  m.flight.reset();
  if (battle.covered) return uncover();
  const Expected now = expected();
  switch (now.kind) {
    case Expect::nothing:
      return;
    case Expect::place:
      start_battle();
      return;
    case Expect::in_turn:
      place_suggested();
      return;
    case Expect::over:
      battle.result_open = true;
      return;
    case Expect::others:
      m.follow_advice();
      return;
    case Expect::dials:
      selected = {now.ship};
      dial_open = true;
      pointed_maneuver.reset();
      return;
    case Expect::ready:
      dial_open = false;
      m.command(rules::Ready{battle.seat});
      return;
    case Expect::turn:
      m.command(rules::TakeTurn{now.ship});
      return;
    case Expect::dice:
      if (!battle.typed.empty()) {
        const int missing = table().play.choice->dice - static_cast<int>(battle.typed.size());
        if (missing == 0)
          use_typed_dice();
        else
          say(MessageKind::note, "Enter " + dice_words(missing, table().play.choice->die) + " more.");
        return;
      }
      m.command(rules::Choose{table().play.choice->kind, "", {}, {}, false, ""});
      return;
    case Expect::choice:
      m.reminder = now.words + " Click an answer, or press its number.";
      say(MessageKind::note, m.reminder);
      return;
  }
}

void Desk::type_die(int value) {
  if (expected().kind != Expect::dice) return;
  const auto most = static_cast<std::size_t>(table().play.choice->dice);
  if (battle.typed.size() < most) battle.typed.push_back(value);
  impl_->looked_key = {};
}
void Desk::untype_die() {
  if (!battle.typed.empty()) battle.typed.pop_back();
  impl_->looked_key = {};
}
bool Desk::use_typed_dice() {
  if (expected().kind != Expect::dice) return false;
  rules::Choose choose;
  choose.choice = table().play.choice->kind;
  choose.dice = battle.typed;
  return impl_->command(choose);
}

bool Desk::concede(Side side) { return in_battle() && impl_->command(rules::Concede{side}); }

// --- seats

void Desk::Impl::take_seats() {
  BattleView& view = desk.battle;
  const state::Table& table = session->table();
  const bool player = desk.has_people(Side::player), enemy = desk.has_people(Side::enemy);
  if (!table.play.on() || !player || !enemy) {
    view.covered = false;
    view.seat = enemy && !player ? Side::enemy : Side::player;
    return;
  }
  if (table.play.phase != Phase::planning || table.play.choice) {
    view.covered = false;
    const Side places = rules::next_to_place(table).side;
    if (places != Side::none) view.seat = places;
    if (table.play.choice && table.play.choice->side != Side::none) view.seat = table.play.choice->side;
    seated = 0;
    return;
  }
  view.seat = Side::none;
  for (const Side side : {table.play.first, state::other(table.play.first)}) {
    if (view.seat == Side::none && !table.play.ready[state::seat(side)]) view.seat = side;
  }
  if (view.seat == Side::none) view.seat = table.play.first;
  view.covered = seated != static_cast<std::uint64_t>(table.round) * 4 + state::seat(view.seat) + 1;
  if (view.covered) {
    desk.dial_open = false;
    desk.pointed_maneuver.reset();
  }
}

// Undone to before a set-up by the book: it can begin again.
void Desk::Impl::before_placing() {
  BattleView& view = desk.battle;
  if (session->table().play.on()) {
    view.placing = false;
    return;
  }
  // Back before the start: the ships are being placed again, unless the battle began on a table as it stood.
  const rules::StartBattle* start = nullptr;
  for (const battle::LogEntry& entry : session->undone())
    if (const auto* begun = std::get_if<rules::StartBattle>(&entry.command)) start = begun;
  if (start == nullptr) return;
  const auto stands_wrong = [this](const state::Piece& piece) {
    return piece.in_play() && rules::deployment_fault(catalog, session->table(), piece);
  };
  const auto& pieces = session->table().pieces;
  if (!start->place && std::any_of(pieces.begin(), pieces.end(), stands_wrong)) return;
  view.placing = true;
  view.by_the_book = start->place;
  view.typed_dice = start->typed_dice;
  for (const Side side : {Side::player, Side::enemy}) {
    const bool cards = std::any_of(session->table().pieces.begin(), session->table().pieces.end(),
                                   [side](const state::Piece& piece) { return piece.side == side && piece.ai; });
    view.controllers[state::seat(side)] = cards                   ? Controller::cards
                                          : session->by_bot(side) ? Controller::bot
                                          : side == Side::player  ? Controller::me
                                                                  : Controller::friend_here;
  }
}

void Desk::Impl::battle_changed() {
  if (!session) return;
  std::erase_if(desk.messages, [this](const Message& m) { return !reminder.empty() && m.text == reminder; });
  reminder.clear();
  desk.battle.typed.clear();
  desk.battle.pointed.reset();
  desk.battle.peek.clear();
  before_placing();
  keep_battle();
  if (advice_on_show && !flying_by_ai) {
    advice_on_show = false;
    clear_decision();
  }
  take_seats();
  looked_key = {};
  // The ship that a person has to decide for is the one that the panels speak of.
  look();
  const bool one = expected.kind == Expect::choice || expected.kind == Expect::dice;
  if (one && session->table().find(expected.ship) != nullptr) desk.selected = {expected.ship};
}

// --- the board

std::vector<scene::Offer> Desk::Impl::offers() const {
  std::vector<scene::Offer> list;
  for (std::size_t i = 0; i < picks.size(); ++i) {
    const Pick& pick = picks[i];
    list.push_back({pick.piece, pick.ghost, pick.ship, pick.label, pick.legal, desk.battle.pointed == i});
  }
  return list;
}

scene::BattleShown Desk::Impl::battle_shown() const {
  scene::BattleShown board;
  const state::Table& table = session->table();
  board.on = table.play.on();
  if (desk.battle.placing && table.mission.empty()) board.deploy_mm = kStripMm;
  if (!board.on || desk.battle.covered) return board;
  if (table.play.phase == Phase::setup) show_placing(board);
  show_formation(board);
  if (expected.kind == Expect::turn || expected.kind == Expect::choice) board.offers = offers();
  if (expected.kind == Expect::others && !expected.ship.empty()) board.may_act.insert(expected.ship);
  for (const Pick& pick : picks) {
    if (expected.kind == Expect::turn) board.may_act.insert(pick.key);
  }
  for (const state::Piece& ship : table.pieces) {
    if (!ship.in_play() || ship.moved) continue;
    // A leader's dial stands for its wing (2e-wing-6).
    const state::Piece* leads = ship.ship.is_wingmate() ? table.find(ship.ship.wing.leader) : nullptr;
    if (leads != nullptr && table.play.phase <= Phase::activation) {
      const bool known = desk.knows_dial(*leads) && !leads->moved;
      board.dials[ship.id] = known ? geom::words_of(*leads->ship.dial) : "flies as " + leads->id;
    }
    if (desk.knows_dial(ship)) board.dials[ship.id] = geom::words_of(*ship.ship.dial);
  }
  if (const auto& attack = table.play.attack) {
    const rules::Field field(catalog, table);
    if (field.ship(attack->attacker) != nullptr && field.ship(attack->defender) != nullptr) {
      const rules::ArcAnswer answer = rules::measure_arc(field, attack->attacker, attack->defender, attack->arc);
      scene::ShotShown shot;
      shot.attacker = attack->attacker;
      shot.defender = attack->defender;
      shot.obstructed_by = attack->obstructed_by;
      shot.words = "range " + std::to_string(attack->range) + (attack->obstructed_by.empty() ? "" : ", obstructed");
      const bool in_arc = answer.exists && !answer.sections.empty() && answer.sections.front().arc.in_arc;
      shot.line =
          in_arc ? answer.sections.front().line : rules::measure(field, attack->attacker, attack->defender).nearest;
      board.shot = std::move(shot);
    }
  }
  return board;
}

void Desk::Impl::pick_by_key(const std::string& key) {
  look();
  if (expected.kind == Expect::dice) {
    const auto faces = faces_of(session->table().play.choice->die);
    const std::size_t index = key == "0" ? faces.size() : static_cast<std::size_t>(key[0] - '1');
    if (key == "0")
      desk.untype_die();
    else if (index < faces.size())
      desk.type_die(faces[index]);
    return;
  }
  for (std::size_t i = 0; i < picks.size(); ++i) {
    if (picks[i].label != key) continue;
    desk.pick(i);
    return;
  }
}

void Desk::Impl::point_by_keys(int by) {
  const auto count = static_cast<int>(desk.picks().size());
  if (count == 0) return;
  const int now = desk.battle.pointed ? static_cast<int>(*desk.battle.pointed) + by : by > 0 ? 0 : count - 1;
  desk.battle.pointed = static_cast<std::size_t>((now + count) % count);
}

}  // namespace plotboard::desk
