// What people at the table put right at any moment: a model's place, its tokens, what an AI ship had answered.
#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "data/catalog.hpp"
#include "desk/at_table/referee.hpp"
#include "desk/battle/battle_words.hpp"
#include "rules/board/obstacles.hpp"
#include "rules/play/additions.hpp"
#include "rules/play/referee.hpp"
#include "rules/play/rulebook.hpp"

namespace plotboard::desk {

namespace {

constexpr double kDeeper = 0.05;                    // mm
constexpr int kSteps[] = {100, 1000, 5000, 20000};  // um of a nudge

std::string signed_count(int by, const std::string& what) { return (by > 0 ? "One more " : "One less ") + what; }

}  // namespace

// --- the pages

// Each has its digit for ever, whether it can be done now or not.
std::vector<Referee::Entry> Referee::more_entries() {
  std::vector<Entry> entries;
  const auto page_of = [this](Page to) { return [this, to] { turn_to(to); }; };
  entries.push_back({"Go back one step",
                     [this] {
                       turn_to(Page::main);
                       undo();
                     },
                     true, "", ""});
  entries.push_back({"A model stands elsewhere", page_of(Page::piece), true, "", ""});
  entries.push_back({"Tokens and damage",
                     [this] {
                       model.clear();
                       turn_to(Page::tokens);
                     },
                     true, "", ""});
  entries.push_back({"It touched, or missed", page_of(Page::touched), judged().has_value(), "",
                     "The last move came near nothing. Where a model stands elsewhere, move it there: 2."});
  const bool decides = answered_at() || (table().play.choice && given_.battle.expected().kind == Expect::others);
  if (given_.battle.instead)
    entries.push_back({"Leave it to the AI after all", [this] { leave_to_ai(); }, true, "", ""});
  else
    entries.push_back({"The AI does something else", [this] { answer_instead(); }, decides, "",
                       "The AI has decided nothing that could be changed now."});
  entries.push_back({"Leave this open for now",
                     [this] {
                       turn_to(Page::main);
                       mark();
                       given_.battle.leave_open();
                     },
                     given_.battle.can_leave_open(), "", "Nothing is asked that could wait."});
  // Between turns only: else what is asked has to be answered first.
  const bool between = !table().play.choice && !shows_decision();
  const auto offer = [&](const std::string& words, Page to, bool any) {
    entries.push_back({words, page_of(to), between && any, "",
                       any ? "Answer what is asked first." : "There is nothing of that kind."});
  };
  offer("What we keep ourselves", Page::keeps, true);
  const std::size_t open = table().play.untold.size();
  offer("Left open: " + std::to_string(open), Page::untold, open > 0);
  if (!table().mission.empty()) offer("Something happened in the mission", Page::reports, !report_entries().empty());
  return entries;
}

// Ships first, then what lies there.
std::vector<Referee::Entry> Referee::piece_entries(Page then) {
  std::vector<Entry> entries;
  const auto add = [&](const state::Piece& each) {
    entries.push_back({piece_words(catalog(), each),
                       [this, id = std::string(each.id), then] {
                         turn_to(then);
                         model = id;
                         given_.board.selected = {id};
                       },
                       true, "", ""});
  };
  // The one that the card was about, then people's own.
  const state::Piece* marked = table().find(card_ship());
  const auto is_ours = [](const state::Piece& each) { return !each.ai; };
  if (marked != nullptr && marked->in_play()) add(*marked);
  for (const bool ours : {true, false}) {
    for (const state::Piece& each : table().pieces) {
      if (each.in_play() && &each != marked && is_ours(each) == ours) add(each);
    }
  }
  if (then == Page::tokens) return entries;
  for (const state::Piece& each : table().pieces) {
    if (each.type != state::PieceType::ship && each.type != state::PieceType::marker && !each.ship.removed) add(each);
  }
  return entries;
}

std::vector<RefereeItem> Referee::nudge_items() {
  const double step = step_um / 1000.0;
  const int turn = step_um <= 1000 ? 1 : step_um <= 5000 ? 5 : 15;  // degrees
  const std::string angle = std::to_string(turn) + "°";
  const std::string mm = (step_um < 1000 ? "0.1" : std::to_string(step_um / 1000)) + " mm";
  const auto move = [this](double right, double up) { return [this, right, up] { nudge(right, up, 0); }; };
  const auto change_step = [this](int by) {
    return [this, by] {
      const auto* const found = std::find(std::begin(kSteps), std::end(kSteps), step_um);
      const auto index = std::clamp<std::ptrdiff_t>(found - std::begin(kSteps) + by, 0, std::ssize(kSteps) - 1);
      step_um = kSteps[index];
    };
  };
  return {{"8", "Away from you, " + mm, true, "", "", move(0, step)},
          {"2", "Towards you, " + mm, true, "", "", move(0, -step)},
          {"4", "Left, " + mm, true, "", "", move(-step, 0)},
          {"6", "Right, " + mm, true, "", "", move(step, 0)},
          {"7", "Turn left " + angle, true, "", "", [this, turn] { nudge(0, 0, -turn); }},
          {"9", "Turn right " + angle, true, "", "", [this, turn] { nudge(0, 0, turn); }},
          {"1", "Smaller steps", true, "", "", change_step(-1)},
          {"3", "Larger steps", true, "", "", change_step(1)},
          {"5", "Another model", true, "", "", [this] { turn_to(Page::piece); }},
          {"0", "Put it back", true, "", "", [this] { put_back(); }}};
}

void Referee::nudge(double right_mm, double up_mm, double degrees) {
  if (const Held* held = given_.placing.held(); held != nullptr && held->piece == model)
    return given_.placing.move(given_.board.camera.way_on_table({right_mm, up_mm}), degrees);
  const state::Piece* it = table().find(model);
  if (it == nullptr) return turn_to(Page::main);
  geom::Pose to = it->pose;
  const geom::Vec2 way = given_.board.camera.way_on_table({right_mm, up_mm});  // the view may lie on its side
  const auto um = [](double mm) { return base::Um{static_cast<std::int32_t>(std::lround(mm * 1000))}; };
  to.x = base::Um{to.x.value + um(way.x).value};
  to.y = base::Um{to.y.value + um(way.y).value};
  if (degrees != 0) {
    const geom::Frame frame = geom::frame_of(to);
    to = geom::rounded_pose(frame.origin, to.heading.degrees() + degrees);
  }
  const bool goes_on = given_.open.session().log().size() > nudged_from_;
  if (!goes_on) mark();  // all nudges of a model are one thing
  given_.open.apply(rules::PlacePieces{{{it->id, to}}}, goes_on);
}

void Referee::put_back() {
  if (const Held* held = given_.placing.held(); held != nullptr && held->piece == model) {
    given_.placing.hold(model);  // where the program suggests
    return turn_to(Page::main);
  }
  if (given_.open.session().log().size() > nudged_from_) given_.log.undo_to(nudged_from_);
  turn_to(Page::main);
}

void Referee::change(const std::string& id, const std::function<void(state::Piece&)>& how) {
  const state::Piece* old = table().find(id);
  if (old == nullptr) return;
  rules::ChangePiece command{*old};
  how(command.piece);
  mark();
  const bool all_told = !shows_order();
  given_.open.apply(command);
  if (all_told) told_all();
}

namespace {

using AddEntry = std::function<void(std::string text, std::function<void(state::Piece&)> how, bool there)>;

// Of a huge ship for each of its sections: shields and energy of its ship cards, damage cards of both decks.
void add_hull_entries(const state::Piece& it, const AddEntry& add) {
  const bool huge = !it.ship.sections.empty();
  for (const state::Section section : {state::Section::fore, state::Section::aft}) {
    if (!huge && section == state::Section::aft) return;
    const std::size_t place = section == state::Section::fore ? 0 : 1;
    const std::string where = huge ? std::string(", ") + state::name_of(section) : "";
    const auto half = [huge, place](state::Piece& ship) -> state::HullSection* {
      return huge ? &ship.ship.sections[place] : nullptr;
    };
    const int shields = huge ? it.ship.sections[place].shields : it.ship.shields;
    const int most = huge ? it.ship.sections[place].shield_limit : it.ship.shield_limit;
    const auto shield = [half](int by) {
      return [half, by](state::Piece& ship) {
        ship.ship.shields += by;
        if (state::HullSection* of = half(ship); of != nullptr) of->shields += by;
      };
    };
    if (!huge || most > 0) {
      add("One shield lost" + where, shield(-1), shields > 0);
      add("One shield back" + where, shield(1), shields < most);
    }
    const state::Section of = huge ? section : state::Section::none;
    const auto marker = [of](const state::Piece& ship) {
      return std::find_if(ship.ship.damage.rbegin(), ship.ship.damage.rend(),
                          [of](const state::DamageCard& card) { return card.number == 0 && card.section == of; });
    };
    add(
        "One damage card more, facedown" + where,
        [of](state::Piece& ship) {
          ship.ship.damage.push_back({0, false, 1, of});
        },
        true);
    add(
        "That damage card away" + where,
        [marker](state::Piece& ship) { ship.ship.damage.erase(std::next(marker(ship)).base()); },
        marker(it) != it.ship.damage.rend());
    if (!huge || it.ship.sections[place].energy_limit == 0) continue;
    const auto energy = [half](int by) { return [half, by](state::Piece& ship) { half(ship)->energy += by; }; };
    add("One energy more" + where, energy(1), it.ship.sections[place].energy < it.ship.sections[place].energy_limit);
    add("One energy less" + where, energy(-1), it.ship.sections[place].energy > 0);
  }
}

}  // namespace

std::vector<Referee::Entry> Referee::token_entries() {
  std::vector<Entry> entries;
  const state::Piece* it = table().find(model);
  if (it == nullptr) return entries;
  // Every line keeps its digit, whatever lies there.
  const auto add = [&](std::string text, std::function<void(state::Piece&)> how, bool there = true) {
    entries.push_back({std::move(text),
                       [this, id = model, how = std::move(how)] {
                         const int keep = offset;
                         change(id, how);
                         offset = keep;
                       },
                       there, "", "None lies there."});
  };
  using state::Token;
  const rules::Rulebook& book = rules::book_of(given_.open.catalog(), table());
  for (const Token token : {Token::focus, Token::evade, Token::stress, Token::calculate}) {
    if (!book.token(token).exists) continue;
    const std::string name = given_.open.said(just(state::word_of(token)));
    add(signed_count(1, name), [token](state::Piece& ship) { ++ship.tokens[token]; });
    add(
        signed_count(-1, name), [token](state::Piece& ship) { --ship.tokens[token]; }, it->tokens[token] > 0);
  }
  add_hull_entries(*it, add);
  if (!it->lock.empty())
    add("Its lock away", [](state::Piece& ship) { ship.lock = std::exchange(ship.ship.older_lock, Id()); });
  for (const state::Piece& other : table().pieces) {
    if (other.in_play() && state::are_enemies(other.side, it->side) && !it->has_locked(other.id))
      add("Lock on " + given_.open.names().within(other.id), [id = other.id](state::Piece& ship) { ship.lock = id; });
  }
  for (const Token token : {Token::strain, Token::deplete, Token::ion, Token::disarm, Token::tractor, Token::jam}) {
    if (!book.token(token).exists) continue;
    const std::string name = given_.open.said(just(state::word_of(token)));
    add(signed_count(1, name), [token](state::Piece& ship) { ++ship.tokens[token]; });
    add(
        signed_count(-1, name), [token](state::Piece& ship) { --ship.tokens[token]; }, it->tokens[token] > 0);
  }
  return entries;
}

// --- the AI's answers, put right

std::optional<std::size_t> Referee::answered_at() const {
  if (shows_decision()) return given_.open.session().log().size();
  const std::vector<battle::LogEntry>& log = given_.open.session().log();
  for (std::size_t i = log.size(); i > std::max(told_, given_.open.session().floor()); --i) {
    const auto* choose = get_if<rules::Choose>(&log[i - 1].command);
    if (choose == nullptr || !choose->dice.empty()) return std::nullopt;
    if (choose->choice == "action" || choose->choice == "attack" || choose->choice == "ai-maneuver") return i - 1;
  }
  return std::nullopt;
}

// What came after its answer is taken back: said first by the page's own words, and redone by going on.
void Referee::answer_instead() {
  const auto entry = answered_at();
  turn_to(Page::main);
  if (entry && *entry < given_.open.session().log().size()) {
    given_.log.undo_to(*entry);
    told_all();
  }
  given_.advice.clear();
  given_.battle.instead = true;
}

void Referee::leave_to_ai() {
  turn_to(Page::main);
  given_.battle.instead = false;
}

// What it came near, and all that it met, however deep.
std::optional<Referee::Flown> Referee::flown_at(const state::Table& then, const state::ManeuverFlown& event,
                                                std::size_t entry) const {
  const rules::Field field(catalog(), then);
  const rules::Field::Ship* ship = field.ship(event.id);
  if (ship == nullptr || !rules::flyable(field, *ship, event.maneuver)) return std::nullopt;
  rules::MoveOutcome outcome = rules::fly(field, *ship, event.maneuver);
  if (!(outcome.end == event.to)) {  // another place of several
    outcome.end = event.to;
    outcome.base_overlaps = rules::obstacles_under(field, field.placed(ship->piece, event.to).moving);
  }
  Flown flown{event.id,       event.maneuver, event.to, rules::clearances(field, *ship, outcome, battle::kClose),
              outcome.bumped, entry};
  const auto add_met = [&flown](const std::vector<rules::Crossing>& all, bool by_template) {
    for (const rules::Crossing& met : all) {
      auto& close = flown.close;
      const auto same = [&met](const rules::Clearance& gap) { return gap.id == met.id; };
      const auto known = std::find_if(close.begin(), close.end(), same);
      if (known != close.end() && known->gap_mm < 0) continue;
      if (known != close.end()) close.erase(known);
      close.push_back({met.id, std::min(met.gap_mm, -kDeeper), by_template});
    }
  };
  add_met(outcome.base_overlaps, false);
  add_met(outcome.template_crosses, true);
  return flown;
}

// Of the turn that is under way, or was the last: judged while its phase lasts, whatever is asked meanwhile.
std::optional<Referee::Flown> Referee::last_flown() const {
  return flown_.of({given_.open.version()}, [this] {
    std::optional<Flown> last;
    const battle::Session& session = given_.open.session();
    const std::size_t start = session.turn_start();
    state::Table then = session.start();
    for (std::size_t i = session.floor(); i < session.log().size(); ++i) {
      for (const state::Event& event : session.log()[i].events) {
        const auto* flown = i < start ? nullptr : get_if<state::ManeuverFlown>(&event);
        if (flown != nullptr) last = flown_at(then, *flown, i);
        state::fold(then, event);
      }
      if (last && (then.round != table().round || then.play.phase != state::Phase::activation)) last.reset();
    }
    return last;
  });
}

std::optional<Referee::Flown> Referee::judged() const {
  std::optional<Flown> move;
  if (!shows_order() && shows_decision()) {
    const battle::Order order = battle::order_of(catalog(), table(), *given_.advice.decision);
    if (order.pose && order.maneuver) {
      move = Flown{order.ship, *order.maneuver, *order.pose, order.close, given_.advice.decision->outcome.bumped, {}};
    }
  } else {
    move = last_flown();
    if (shows_order() && move && orders()[at].maneuver && orders()[at].ship != move->ship) move.reset();
  }
  if (move && move->close.empty() && move->bumped.empty()) move.reset();
  return move;
}

std::vector<Referee::Entry> Referee::touched_entries() {
  std::vector<Entry> entries;
  const std::optional<Flown> move = judged();
  if (!move) return entries;
  for (const rules::Clearance& gap : move->close) {
    const bool over = gap.gap_mm < 0;
    const std::string far = words::english(just(words::Mm{std::abs(gap.gap_mm)}));
    entries.push_back({(over ? "It missed " : "It touched ") + given_.open.names().within(gap.id) + " (" + far +
                           (over ? " over)" : " away)"),
                       [this, id = std::string(gap.id)] { touched(id); }, true, "", ""});
  }
  for (const Id ship : move->bumped) {
    entries.push_back({"It did not bump " + given_.open.names().within(ship),
                       [this, id = std::string(ship)] { touched(id); }, true, "", ""});
  }
  return entries;
}

// The models are right: the piece lies nearer than the program thinks, or, where that sees an overlap, farther off. It
// is put there as it was before the move, and what was answered since is given again.
void Referee::touched(const std::string& id) {
  const std::optional<Flown> move = judged();
  turn_to(Page::main);
  if (!move) return;
  const auto gap =
      std::find_if(move->close.begin(), move->close.end(), [&](const rules::Clearance& each) { return each.id == id; });
  const bool bumped = base::contains(move->bumped, Id(id));
  if (gap == move->close.end() && !bumped) return;
  told_move_ = {std::string(move->ship), move->maneuver, table().round};
  std::vector<rules::Command> again;
  battle::Session& session = given_.open.session();
  const std::vector<std::size_t> marks = marks_;
  const std::size_t size = session.log().size();
  if (move->entry) {  // back to before it
    for (std::size_t i = *move->entry; i < session.log().size(); ++i) {
      const auto* placed = get_if<rules::PlacePieces>(&session.log()[i].command);
      const bool overtaken = placed != nullptr && placed->placements.front().id == Id(id);
      if (!overtaken) again.push_back(session.log()[i].command);
    }
    given_.log.undo_to(*move->entry);
  }
  const std::optional<geom::Pose> to = bumped ? out_of_the_way(*move, Id(id)) : clear_of(*move, *gap);
  if (!to) {
    for (const rules::Command& command : again) static_cast<void>(given_.battle.command(command));
    return given_.messages.say(MessageKind::refusal,
                               "They are too far into each other. Move the model where it stands.");
  }
  mark();
  const std::size_t from = session.log().size();
  if (!given_.open.apply(rules::PlacePieces{{{Id(id), *to}}})) return;
  // What people gave since the move goes back step by step as before, and only then the correction.
  if (from + again.size() == size) {
    std::copy_if(marks.begin(), marks.end(), std::back_inserter(marks_),
                 [from](std::size_t each) { return each >= from; });
    const auto own = std::find(marks_.begin(), marks_.end(), from);
    std::transform(std::next(own), marks_.end(), std::next(own), [](std::size_t each) { return each + 1; });
  }
  told_all();
  for (const rules::Command& command : again) {
    if (given_.battle.command(command)) continue;
    given_.messages.say(MessageKind::note, "From here on the turn goes otherwise.");
    break;
  }
}

// The shortest way there, found by trying all round: a fraction of a millimetre, or as deep as the move was in it.
std::optional<geom::Pose> Referee::clear_of(const Flown& move, const rules::Clearance& gap) const {
  const rules::Field field(catalog(), table());
  const rules::Field::Ship* ship = field.ship(move.ship);
  const state::Piece* it = table().find(gap.id);
  if (ship == nullptr || it == nullptr) return std::nullopt;
  const rules::MoveOutcome outcome = rules::fly(field, *ship, move.maneuver);
  const geom::PlacedBase end = field.placed(ship->piece, move.to).moving;  // as the move measures it: with its guides
  const rules::Field::Ship* other = field.ship(it->id);
  const bool apart = gap.gap_mm < 0;
  const bool laid = outcome.flown.kind != geom::TemplateKind::none;
  const auto left_at = [&](const geom::Pose& pose) -> std::optional<double> {
    state::Piece moved = *it;
    moved.pose = pose;
    const auto shape = rules::shape_of(catalog(), moved);
    if (!shape) return std::nullopt;
    if (other != nullptr) return geom::gap_mm(end, field.placed(other->piece, pose).moving);
    const double under = geom::gap_mm(end, *shape);
    const double way = laid ? geom::gap_mm(outcome.flown, *shape) : under;
    if (apart) return std::min(under, way);  // neither meets it
    return gap.by_template ? way : under;
  };
  constexpr int kWays = 72, kTries = 12;
  std::optional<geom::Pose> to;
  const geom::Frame frame = geom::frame_of(it->pose);
  double by = std::abs(gap.gap_mm) + kDeeper;
  for (int i = 0; i < kTries; ++i) {
    double best = 1e9;
    for (int k = 0; k < kWays; ++k) {
      const geom::Frame way = geom::frame_of(geom::rounded_pose({0, 0}, k * 360.0 / kWays));
      const geom::Vec2 there{frame.origin.x + way.forward.x * by, frame.origin.y + way.forward.y * by};
      const geom::Pose pose = geom::rounded_pose(there, it->pose.heading.degrees());
      const auto left = left_at(pose);
      const double worth = !left ? best : apart ? -*left : *left;
      if (worth >= best) continue;
      best = worth;
      to = pose;
    }
    if (!apart || best < 0) break;
    by += best + kDeeper;  // the other of the two still meets it
  }
  return to;
}

// Where that ship stands clear of the whole move, as near as may be to where it was taken to stand. More than hands and
// eyes can be wrong by is no miss.
std::optional<geom::Pose> Referee::out_of_the_way(const Flown& move, Id ship) const {
  constexpr double kFarthest = 20, kFirst = 0.1, kMore = 1.5;  // mm, and how the tries grow
  constexpr int kWays = 16;
  state::Table there = table();
  const auto it = std::find_if(there.pieces.begin(), there.pieces.end(),
                               [&](const state::Piece& piece) { return piece.id == ship; });
  if (it == there.pieces.end()) return std::nullopt;
  const geom::Pose before = it->pose;
  const geom::Frame frame = geom::frame_of(before);
  for (double by = kFirst; by < kFarthest; by *= kMore) {
    for (int k = 0; k < kWays; ++k) {
      const geom::Frame way = geom::frame_of(geom::rounded_pose({0, 0}, k * 360.0 / kWays));
      it->pose = geom::rounded_pose({frame.origin.x + way.forward.x * by, frame.origin.y + way.forward.y * by},
                                    before.heading.degrees());
      const rules::Field field(catalog(), there);
      const rules::Field::Ship* mover = field.ship(move.ship);
      if (mover == nullptr) return std::nullopt;
      if (!base::contains(rules::fly(field, *mover, move.maneuver).bumped, ship)) return it->pose;
    }
  }
  return std::nullopt;
}

}  // namespace plotboard::desk
