// The AI's run on the desk: showing a decision with its reasons, flying it, running the phase, dice, ties and
// overrides; and the flight's animation.
#include <algorithm>

#include "data/catalog.hpp"
#include "desk/desk.hpp"
#include "desk/desk_impl.hpp"

namespace plotboard::desk {

namespace {

std::string name_and_initiative(const data::Catalog& catalog, const state::Piece& piece) {
  const data::Ship* ship = catalog.ship(piece.ref);
  const std::string name = ship == nullptr ? "" : ship->name + ", ";
  return piece.id + " (" + name + "initiative " + std::to_string(piece.initiative) + ")";
}

}  // namespace

// --- flight

void Desk::Impl::start_flight(Flight next) {
  flight.reset();
  if (desk.settings.flight_seconds > 0) flight = std::move(next);
}

double Desk::Impl::flight_progress() const {
  const double whole = desk.settings.flight_seconds;
  return whole <= 0 ? 1 : std::min(flight->seconds / whole, 1.0);
}

// --- one decision

bool Desk::Impl::think_again() {
  if (advice_on_show) {  // the battle's next step: with the person's die or pick
    request.die = desk.ai.typed_die;
    advised.reset();
    looked_key = {};
    look();
    if (!advised || !advised->advice || !advised->advice->decision) return false;
    desk.ai.decision = advised->advice->decision;
    ++decisions;
    return true;
  }
  auto decision = session->think(request, reroll);
  if (!decision) return false;
  desk.ai.decision = std::move(*decision);
  ++decisions;
  if (desk.ai.step && *desk.ai.step >= desk.ai.decision->steps.size()) desk.ai.step.reset();
  return true;
}

void Desk::Impl::clear_decision() {
  advice_on_show = false;
  desk.ai.ship.clear();
  desk.ai.decision.reset();
  desk.ai.deeds.clear();
  desk.ai.flown = false;
  desk.ai.step.reset();
  request = {};
  reroll = 0;
  ++decisions;
}

std::string Desk::ai_next() const { return has_table() ? session().next_ai_ship() : ""; }

bool Desk::ai_think(const std::string& ship) {
  if (!has_table()) return false;
  const std::string id = ship.empty() ? ai_next() : ship;
  if (id.empty()) {
    impl_->say_what_is_next();
    return false;
  }
  impl_->flight.reset();
  impl_->clear_decision();
  impl_->request.ship = id;
  impl_->request.die = ai.typed_die;
  auto decision = session().think(impl_->request);
  if (!decision) {
    say(MessageKind::problem, base::text(decision.errors()));
    impl_->clear_decision();
    return false;
  }
  ai.ship = id;
  ai.decision = std::move(*decision);
  ++impl_->decisions;
  return true;
}

bool Desk::ai_fly() {
  if (!ai.decision || ai.flown) return false;
  if (in_battle()) {
    impl_->follow_advice();
    return true;
  }
  const plotboard::ai::Decision decision = *ai.decision;
  impl_->flying_by_ai = true;
  const auto refusal = impl_->session->fly(decision);
  if (!refusal) impl_->table_changed();
  impl_->flying_by_ai = false;
  if (refusal) {
    say(MessageKind::refusal, refusal->why, refusal->rule);
    return false;
  }
  ai.flown = true;
  ai.typed_die.reset();
  impl_->start_flight({decision.ship, decision.outcome, geom::Difficulty::white, true, 0});
  if (decision.outcome.left_area) say(MessageKind::note, decision.ship + " leaves the play area.", "2e-flee-1");
  return true;
}

void Desk::ai_step() {
  if (!has_table()) return;
  if (in_battle() || battle.placing) return go_on();
  ai_stop();
  impl_->flight.reset();
  if (ai.decision && !ai.flown) {
    ai_fly();
    return;
  }
  const std::string next = next_to_act();
  if (next.empty() && !table().mission.empty()) return next_round();
  if (next.empty() || next != ai_next()) {
    impl_->clear_decision();
    impl_->hand_over();
    return;
  }
  ai_think();
}

void Desk::Impl::hand_over() {
  say_what_is_next();
  const std::string next = desk.next_to_act();
  if (next.empty() || next == session->next_ai_ship()) {
    desk.dial_open = false;
    return;
  }
  desk.selected = {next};
  desk.dial_open = true;
  desk.pointed_maneuver.reset();
}

std::string Desk::Impl::ship_to_skip() const {
  if (!session) return "";
  const std::string id = desk.ai.decision && !desk.ai.flown ? desk.ai.ship
                         : desk.selected.size() == 1        ? *desk.selected.begin()
                                                            : std::string();
  const state::Piece* piece = session->table().find(id);
  return piece == nullptr || piece->type != state::PieceType::ship || piece->moved || piece->fled ? "" : id;
}

void Desk::skip_ship() {
  const std::string id = impl_->ship_to_skip();
  if (id.empty()) return;
  ai_stop();
  impl_->clear_decision();
  if (!impl_->apply(rules::SkipActivation{id})) return;
  say(MessageKind::note, id + " stays where it is this round.");
  if (!table().mission.empty()) impl_->hand_over();
}

// --- the whole phase

std::string Desk::Impl::player_first() const {
  if (session->table().mission.empty()) return "";
  const std::string next = session->next_ship();
  const std::string next_ai = session->next_ai_ship();
  return next.empty() || next_ai.empty() || next == next_ai ? "" : next;
}

std::string Desk::next_to_act() const {
  if (!has_table()) return "";
  return table().mission.empty() ? session().next_ai_ship() : session().next_ship();
}

std::string Desk::whose_turn() const {
  if (!has_table()) return "";
  const state::Table& now = table();
  const std::string next_ai = ai_next();
  const std::string first = impl_->player_first();
  if (!first.empty())
    return "Next: " + name_and_initiative(catalog(), *now.find(first)) + ". Its player flies it by its dial (" +
           info_of(Intent::ai_step).key + ").";
  if (!next_ai.empty())
    return "Next: AI ship " + name_and_initiative(catalog(), *now.find(next_ai)) + " (" + info_of(Intent::ai_step).key +
           ").";
  const bool any_ai = std::any_of(now.pieces.begin(), now.pieces.end(), [](const state::Piece& p) {
    return p.ai && !p.fled && p.type == state::PieceType::ship;
  });
  const std::string round = "Start round " + std::to_string(now.round + 1) + " with " +
                            info_of(now.mission.empty() ? Intent::next_round : Intent::ai_step).key + ".";
  if (!any_ai && now.mission.empty())
    return "No AI ship is on the table. Add one from the palette and let the AI fly it.";
  const std::string rest = now.mission.empty() ? "" : session().next_ship();
  if (!rest.empty())
    return "Next: " + name_and_initiative(catalog(), *now.find(rest)) + ". Its player flies it by its dial (" +
           info_of(Intent::ai_step).key + ").";
  return "Round " + std::to_string(now.round) + (now.mission.empty() ? ": all AI ships have moved. " : " is over. ") +
         round;
}

void Desk::Impl::say_what_is_next() { desk.say(MessageKind::note, desk.whose_turn()); }

void Desk::ai_run_phase() {
  if (!has_table() || ai.running) return;
  impl_->flight.reset();
  ai.running = true;
  impl_->run_on();
}

void Desk::ai_stop() { ai.running = false; }

void Desk::Impl::run_on() {
  AiView& view = desk.ai;
  if (session->table().play.on()) {
    look();
    if (!advised) return desk.ai_stop();
    follow_advice();
    wait_seconds = desk.settings.pause_seconds;
    return;
  }
  if (view.decision && !view.flown) {
    if (!desk.ai_fly()) desk.ai_stop();
    wait_seconds = desk.settings.pause_seconds / 2;
    return;
  }
  if (session->next_ai_ship().empty() || !player_first().empty()) {
    desk.ai_stop();
    say_what_is_next();
    return;
  }
  if (!desk.ai_think()) desk.ai_stop();
  wait_seconds = desk.settings.pause_seconds;
}

// --- dice, ties, overrides

void Desk::ai_reroll() {
  if (!ai.decision || ai.flown) return;
  ai.typed_die.reset();
  impl_->request.die.reset();
  ++impl_->reroll;
  if (!impl_->think_again()) impl_->clear_decision();
}

void Desk::ai_type_die(std::optional<int> die) {
  if (die && (*die < 1 || *die > 6)) {
    say(MessageKind::refusal, "A die shows 1 to 6.", "plotboard");
    return;
  }
  ai.typed_die = die;
  if (!ai.decision || ai.flown) return;
  impl_->request.die = die;
  if (!impl_->think_again()) impl_->clear_decision();
}

void Desk::ai_choose(const plotboard::ai::Alternative& alternative) {
  if (!ai.decision || ai.flown) return;
  Impl& m = *impl_;
  if (alternative.what == "target") {
    m.request.target = alternative.id;
    m.request.sector.reset();
  } else if (alternative.what == "sector") {
    for (int i = 0; i < data::kSectors; ++i)
      if (data::name_of(static_cast<data::Sector>(i)) == alternative.id)
        m.request.sector = static_cast<data::Sector>(i);
  } else {  // another way of flying what was chosen: a Tallon roll's place, a maneuver that ends as near
    static const std::map<std::string, geom::TallonPlace> places = {
        {"back", geom::TallonPlace::back}, {"middle", geom::TallonPlace::middle}, {"front", geom::TallonPlace::front}};
    const auto place = places.find(alternative.id);
    const auto maneuver = geom::maneuver_from_code(alternative.id);
    const rules::Field field(catalog(), table());
    const rules::Field::Ship* ship = field.ship(ai.decision->ship);
    if (ship == nullptr || (place == places.end() && !maneuver)) return;
    geom::ManeuverChoice choice;
    choice.edition = field.ruleset().edition;
    if (place != places.end())
      choice.tallon = place->second;
    else
      ai.decision->flown = *maneuver;
    ai.decision->outcome = rules::fly(field, *ship, ai.decision->flown, choice);
    ++m.decisions;
    return;
  }
  if (!m.think_again()) m.clear_decision();
}

bool Desk::ai_override(geom::Maneuver maneuver) {
  if (!ai.decision || ai.flown) return false;
  if (in_battle()) {
    rules::Choose choose;
    choose.choice = table().play.choice->kind;
    choose.option = geom::code_of(maneuver);
    choose.what = "flown instead of " + geom::words_of(ai.decision->flown);
    impl_->clear_decision();
    return impl_->command(choose);
  }
  const std::string ship_id = ai.decision->ship;
  const state::Piece* piece = table().find(ship_id);
  const data::Dial* dial = piece == nullptr ? nullptr : impl_->dial_of(*piece);
  const rules::Field field(catalog(), table());
  const rules::Field::Ship* ship = field.ship(ship_id);
  if (dial == nullptr || ship == nullptr) return false;
  if (!rules::flyable(field, *ship, maneuver)) {
    say(MessageKind::refusal, ship_id + " has no template for " + geom::words_of(maneuver) + ".", "plotboard");
    return false;
  }
  rules::FlyManeuver command = ai.decision->command();
  command.choice.tallon = tallon_place;
  const rules::MoveOutcome outcome = rules::fly(field, *ship, maneuver, command.choice);
  command.override_note = "flown instead of " + geom::words_of(ai.decision->flown);
  command.maneuver = maneuver;
  command.off_dial = !dial->has(maneuver);
  impl_->flying_by_ai = true;
  const bool done = impl_->apply(command);
  impl_->flying_by_ai = false;
  if (!done) return false;
  ai.decision->flown = maneuver;
  ai.decision->outcome = outcome;
  ai.flown = true;
  ai.typed_die.reset();
  ++impl_->decisions;
  impl_->start_flight({ship_id, outcome, dial->difficulty_of(maneuver).value_or(geom::Difficulty::white), true, 0});
  return true;
}

void Desk::next_round() {
  if (!has_table()) return;
  ai_stop();
  impl_->flight.reset();
  const std::size_t before = table().pieces.size();
  if (const auto refusal = impl_->session->start_round()) {
    say(MessageKind::refusal, refusal->why, refusal->rule);
    return;
  }
  impl_->clear_decision();
  impl_->table_changed();
  std::string text = "Round " + std::to_string(table().round) + ".";
  if (table().pieces.size() > before) {
    text += " Arrived:";
    for (std::size_t i = before; i < table().pieces.size(); ++i) {
      const state::Piece& piece = table().pieces[i];
      const data::Ship* ship = catalog().ship(piece.ref);
      text += (i == before ? " " : ", ") + piece.id + (ship == nullptr ? "" : " (" + ship->name + ")");
    }
    text += '.';
  }
  say(MessageKind::note, text);
  impl_->say_what_is_next();
}

}  // namespace plotboard::desk
