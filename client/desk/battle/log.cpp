// The log as lines for people, going back and forward in it, and playing it.
#include "desk/battle/log.hpp"

#include <algorithm>
#include <utility>

#include "data/catalog.hpp"
#include "desk/battle/battle_words.hpp"

namespace plotboard::desk {

namespace {

// A line before its words are put together.
struct Line : LogLine {
  Phrase says;
};

Phrase at_the_table(bool typed) { return typed ? say("log.at-the-table") : Phrase(); }
Phrase rolled_for(const Phrase& what) { return what.empty() ? Phrase() : say("log.rolled-for", what); }

// What the log has to know of a huge ship of the first edition.
struct HugeFacts {
  bool has_colours = true;    // its maneuvers have difficulties; those of huge ships bring energy
  bool has_sections = false;  // which of them was hit, is told
};
words::Word word_of(state::Section section) { return {state::name_of(section)}; }

// What the ship whose turn it is says, throws and flies.
bool told_of_turn(const state::Event& event, Line& line, const HugeFacts& of) {
  if (const auto* told = get_if<state::Told>(&event)) {
    line.kind = LineKind::why;
    line.ship = told->id;
    line.rule = told->rule;
  } else if (const auto* rolled = get_if<state::DiceRolled>(&event)) {
    line.kind = LineKind::dice;
    line.ship = rolled->id;
    line.dice = rolled->values;
    line.die = rolled->kind;
    const bool own =
        rolled->what.key() == words::Key("dice.attack") || rolled->what.key() == words::Key("dice.defense");
    line.says = say("log.throws", rolled->id, dice_words(static_cast<int>(rolled->values.size()), rolled->kind),
                    at_the_table(rolled->typed), own ? Phrase() : rolled_for(rolled->what));
  } else if (const auto* die = get_if<state::DieRolled>(&event)) {
    line.kind = LineKind::dice;
    line.ship = die->id;
    line.dice = {die->value};
    line.die = state::DieKind::d6;
    line.says = say("log.rolls", die->id, at_the_table(die->typed), rolled_for(die->what));
  } else if (const auto* flown = get_if<state::ManeuverFlown>(&event)) {
    line.ship = flown->id;
    const Phrase cut_short = flown->fully_executed   ? Phrase()
                             : flown->bumped.empty() ? say("log.cut-short")
                                                     : say("log.cut-short-by", flown->bumped.front());
    line.says = of.has_colours ? say("log.flies", flown->id, flown->maneuver,
                                     words::Word{geom::name_of(flown->difficulty)}, cut_short)
                               : say("log.flies-huge", flown->id, flown->maneuver, cut_short);
  } else {
    return false;
  }
  return true;
}

// Phases, and what both sides do in them.
bool told_of_phase(const state::Event& event, Line& line, const HugeFacts& of) {
  if (const auto* declared = get_if<state::AttackDeclared>(&event)) {
    const state::Attack& attack = declared->attack;
    line.ship = attack.attacker;
    if (of.has_sections && attack.section != state::Section::none)
      line.says = say("log.attacks-section", attack.attacker, attack.defender, attack.range, word_of(attack.section));
  } else if (holds<state::RoundStarted>(event)) {
    line.kind = LineKind::round;
  } else if (const auto* phase = get_if<state::PhaseStarted>(&event)) {
    line.kind = LineKind::phase;
    line.says = say("log.phase", words::Word{state::name_of(phase->phase)});
    if (phase->phase == state::Phase::over) line.says = Phrase();  // the end has its own line
  } else if (const auto* begun = get_if<state::BattleStarted>(&event)) {
    const Phrase dice = begun->typed_dice ? say("log.thrown-at-the-table") : say("log.thrown-here");
    line.says = begun->first == state::Side::none ? say("log.battle-begins-by-points", dice)
                                                  : say("log.battle-begins", state::team_of(begun->first), dice);
  } else if (const auto* set = get_if<state::DialSet>(&event)) {
    line.says = set->maneuver ? say("log.dial-set", set->id) : say("log.dial-open", set->id);
  } else if (const auto* ready = get_if<state::ReadySet>(&event); ready != nullptr && ready->ready) {
    line.says = say("log.ready", state::team_of(ready->side));
  } else if (const auto* end = get_if<state::BattleEnded>(&event)) {
    line.says = end->result == "draw" ? say("log.draw") : say("log.won", words::Team{end->result});
  } else {
    return false;
  }
  return true;
}

// What is put on the table and moved about on it.
bool told_of_piece(const state::Event& event, Line& line, bool in_battle) {
  if (const auto* moved = get_if<state::PieceMoved>(&event)) {
    if (in_battle) line.says = say("log.moved", moved->id);  // where to, the board shows
  } else if (const auto* added = get_if<state::PieceAdded>(&event)) {
    if (in_battle) line.says = say("event.placed", added->piece.id);
  } else if (const auto* turned = get_if<state::TurretTurned>(&event)) {
    line.ship = turned->id;
    line.says = say("log.points-turret", turned->id, words::Word{state::name_of(turned->turret)});
  } else {
    return false;
  }
  return true;
}

// Tokens, cards and damage.
bool told_of_ship(const state::Event& event, Line& line, const data::Catalog& catalog, const HugeFacts& of) {
  if (const auto* reached = get_if<state::InitiativeReached>(&event); reached && reached->initiative >= 0) {
    line.kind = LineKind::initiative;
  } else if (const auto* token = get_if<state::TokenChanged>(&event)) {
    line.ship = token->id;
    line.says = token->by < 0 ? say("log.loses-tokens", token->id, -token->by, state::word_of(token->token))
                              : say("log.gains-tokens", token->id, token->by, state::word_of(token->token));
  } else if (const auto* charges = get_if<state::ChargesChanged>(&event)) {
    line.ship = charges->id;
  } else if (holds<state::ShipEngaged>(event)) {
    line.says = Phrase();  // its turn has told
  } else if (const auto* began = get_if<state::StepBegan>(&event)) {
    line.kind = LineKind::turn;
    const bool reported = began->step.kind == state::StepKind::report;  // no ship: what was reported follows
    if (!reported) line.ship = began->step.ship;
    if (reported)
      line.says = say("command.report");
    else if (!began->step.ship.empty())
      line.says = say("log.turn", began->step.ship);
  } else if (const auto* dealt = get_if<state::DamageDealt>(&event)) {
    line.kind = LineKind::damage;
    line.ship = dealt->id;
    const bool in_section = of.has_sections && dealt->section != state::Section::none;
    if (in_section) line.says = say("log.dealt-facedown-section", dealt->id, word_of(dealt->section));
    if (const data::DamageCard* card = dealt->faceup ? catalog.damage_card(dealt->number) : nullptr) {
      const Phrase text = say("effect.ability", words::Text{card->name}, words::Text{card->text});
      line.says = in_section ? say("log.dealt-section", dealt->id, word_of(dealt->section), text)
                             : say("log.dealt", dealt->id, text);
      line.rule = card->rule;
    }
  } else if (const auto* shields = get_if<state::ShieldsChanged>(&event)) {
    line.kind = LineKind::damage;
    line.ship = shields->id;
    if (of.has_sections && shields->section != state::Section::none) {
      const words::Word section = word_of(shields->section);
      line.says = shields->by < 0 ? say("log.loses-shields-section", shields->id, -shields->by, section)
                                  : say("log.gains-shields-section", shields->id, shields->by, section);
    }
  } else if (const auto* destroyed = get_if<state::ShipDestroyed>(&event)) {
    line.kind = LineKind::damage;
    line.ship = destroyed->id;
  } else {
    return false;
  }
  return true;
}

// Which line an event becomes; it says nothing for bookkeeping.
Line line_of(const data::Catalog& catalog, const state::Event& event, bool in_battle, const HugeFacts& of) {
  Line line;
  line.says = state::words_of(event);
  static_cast<void>(told_of_turn(event, line, of) || told_of_phase(event, line, of) ||
                    told_of_piece(event, line, in_battle) || told_of_ship(event, line, catalog, of));
  return line;
}

// A card that comes faceup reads it out at the end of its line.
bool ends_with(const Phrase& line, const Phrase& words) {
  if (line == words) return true;
  if (line.size() == 0) return false;
  const words::Gap& last = line[line.size() - 1];
  return last.kind == words::Kind::part && line.part(last) == words;
}

// A heading of this rank ends what stands under a deeper one; 0: a line of its own.
int rank_of(LineKind kind) {
  switch (kind) {
    case LineKind::round:
      return 4;
    case LineKind::phase:
      return 3;
    case LineKind::initiative:
      return 2;
    case LineKind::turn:
      return 1;
    case LineKind::event:
    case LineKind::dice:
    case LineKind::damage:
    case LineKind::why:
      break;
  }
  return 0;
}

// A phase or an initiative in which nothing happened is not worth a heading.
void drop_empty_headings(std::vector<Line>& lines) {
  std::vector<Line> kept;
  for (Line& line : lines) {
    const int rank = rank_of(line.kind);
    while (rank > 0 && !kept.empty() && rank_of(kept.back().kind) > 0 && rank_of(kept.back().kind) <= rank &&
           kept.back().kind != LineKind::turn) {
      kept.pop_back();
    }
    kept.push_back(std::move(line));
  }
  lines = std::move(kept);
}

// Writes the lines of a session's log, what was undone included.
class LineWriter {
 public:
  explicit LineWriter(const OpenTable& open) : open_(open), names_(open.names()) {}
  std::vector<LogLine> write() {
    for (const battle::LogEntry& entry : open_.session().log()) add(entry, false);
    for (Line& line : lines_) line.behind = events_ - line.behind;
    const auto& undone = open_.session().undone();
    for (auto entry = undone.rbegin(); entry != undone.rend(); ++entry) add(*entry, true);
    drop_empty_headings(lines_);
    std::vector<LogLine> written;
    for (Line& line : lines_) {
      line.text = with_capital(words::english(line.says, names_));
      written.push_back(static_cast<LogLine&&>(line));
    }
    return written;
  }

 private:
  [[nodiscard]] bool takes_dials(state::Side side) const {
    const auto& pieces = open_.table().pieces;
    return std::any_of(pieces.begin(), pieces.end(), [side](const state::Piece& piece) {
      return piece.type == state::PieceType::ship && piece.side == side && !piece.ai;
    });
  }
  [[nodiscard]] HugeFacts told_of(const state::Event& event) const {
    Id id;
    if (const auto* flown = get_if<state::ManeuverFlown>(&event)) id = flown->id;
    if (const auto* declared = get_if<state::AttackDeclared>(&event)) id = declared->attack.defender;
    if (const auto* shields = get_if<state::ShieldsChanged>(&event)) id = shields->id;
    if (const auto* dealt = get_if<state::DamageDealt>(&event)) id = dealt->id;
    const state::Piece* ship = id.empty() ? nullptr : open_.table().find(id);
    if (ship == nullptr) return {};
    return {ship->ship.sections.empty(), ship->ship.is_of_two_cards()};
  }
  [[nodiscard]] Line blank(bool undone) const {
    Line line;
    line.entries = done_;
    line.undone = undone;
    line.behind = events_;
    return line;
  }

  void add(const battle::LogEntry& entry, bool undone) {
    if (done_++ == open_.session().floor()) asked_ = open_.session().start().play.choice.value_or(state::Choice{});
    const state::Choice answered = asked_;
    for (const state::Event& event : entry.events)
      if (const auto* paused = get_if<state::StepPaused>(&event)) asked_ = paused->choice;
    const std::size_t before = lines_.size(), events = events_;
    for (const state::Event& event : entry.events) {
      ++events_;
      add(entry, event, undone);
    }
    // What was decided is no result: it is told before what came of it.
    const std::size_t all = std::exchange(events_, events);
    add_why(entry, before, undone);
    if (lines_.size() == before) add_command(entry, answered, undone);
    events_ = all;
  }

  void add(const battle::LogEntry& entry, const state::Event& event, bool undone) {
    Line line = line_of(open_.catalog(), event, open_.in_battle(), told_of(event));
    const auto* told = get_if<state::Told>(&event);  // why it was passed over says more
    const bool no_target = told != nullptr && told->text.key() == words::Key("attack.no-target");
    if (no_target && entry.automatic && !entry.why.empty()) line.says = entry.why;
    const bool placing = holds<rules::PlacePieces>(entry.command);  // no turn of a ship
    if (line.says.empty() || (placing && line.kind == LineKind::turn)) return;
    if (const auto* ready = get_if<state::ReadySet>(&event); ready != nullptr && !takes_dials(ready->side))
      line.says = say("log.needs-no-dials", state::team_of(ready->side));
    // A card that comes faceup has been read out already.
    if (line.kind == LineKind::why && !lines_.empty() && ends_with(lines_.back().says, line.says)) return;
    if (holds<state::BattleStarted>(event)) first_round_ = true;
    const auto* phase = get_if<state::PhaseStarted>(&event);
    if (phase != nullptr && phase->phase == state::Phase::planning && std::exchange(first_round_, false)) {
      Line round = blank(undone);
      round.kind = LineKind::round;
      round.says = state::words_of(state::RoundStarted{1});
      lines_.push_back(std::move(round));
    }
    // The mission's own end has told.
    if (holds<state::BattleEnded>(event) && !open_.table().mission.empty()) return;
    line.entries = done_;
    line.undone = undone;
    line.behind = events_;
    lines_.push_back(std::move(line));
  }

  // What an AI card makes it fly stands in the line of the maneuver; how it came to that, in the AI's tab. One reason
  // for several answers in a row (dice thrown again one by one) is told once.
  void add_why(const battle::LogEntry& entry, std::size_t before, bool undone) {
    const bool told = before > 0 && ends_with(lines_[before - 1].says, entry.why);
    const bool turn = holds<rules::TakeTurn>(entry.command);  // told in its place
    if (entry.why.empty() || told || turn || entry.reasons) return;
    Line line = blank(undone);
    line.kind = LineKind::why;
    line.says = entry.why;
    lines_.insert(lines_.begin() + static_cast<std::ptrdiff_t>(before), std::move(line));
  }

  // A command without a visible event.
  void add_command(const battle::LogEntry& entry, const state::Choice& answered, bool undone) {
    Line line = blank(undone);
    line.says = battle::words_of(entry);
    if (const auto* chosen = get_if<rules::Choose>(&entry.command)) {
      const state::Option* option = answered.option(chosen->option);
      const words::Text what{option == nullptr ? with_capital(names_.card(chosen->option))
                                               : answer_words(*option, names_)};
      line.ship = answered.ship;
      const bool die = answered.kind == "reroll" && chosen->option != "done";
      line.says = answered.ship.empty() ? say("log.chosen", what)
                  : die                 ? say("log.rerolls", answered.ship, what)
                                        : say("log.chooses", answered.ship, what);
    }
    lines_.push_back(std::move(line));
  }

  const OpenTable& open_;
  const Names names_;
  std::vector<Line> lines_;
  std::size_t done_ = 0, events_ = 0;  // so far; until all are counted a line's `behind` is how many came up to it
  bool first_round_ = false;
  state::Choice asked_;  // what the last command that stopped in the middle asked for
};

}  // namespace

bool passes(LogFilter filter, const LogLine& line) {
  const bool heading = rank_of(line.kind) > 0;
  switch (filter) {
    case LogFilter::all:
      return true;
    case LogFilter::events:
      return line.kind != LineKind::why;
    case LogFilter::dice_and_damage:
      return heading || line.kind == LineKind::dice || line.kind == LineKind::damage;
  }
  return true;
}

const std::vector<LogLine>& Log::lines() const {
  return lines_.of({given_.open.version()},
                   [this] { return given_.open.is_open() ? LineWriter(given_.open).write() : std::vector<LogLine>(); });
}

Telling Log::telling(const LogLine& line) const {
  if (line.undone) return Telling::ahead;
  if (line.behind >= given_.playback.to_come()) return Telling::told;
  return playing || !given_.open.session().undone().empty() ? Telling::ahead : Telling::not_yet;
}

std::size_t Log::moment() const { return given_.open.is_open() ? given_.open.session().log().size() : 0; }
std::size_t Log::first_moment() const {
  if (!given_.open.in_battle()) return 0;
  const auto& log = given_.open.session().log();
  const std::size_t floor = given_.open.session().floor();
  for (std::size_t i = log.size(); i > floor; --i)
    if (holds<rules::StartBattle>(log[i - 1].command)) return i;
  return floor;
}
std::size_t Log::last_moment() const {
  return given_.open.is_open() ? given_.open.session().log().size() + given_.open.session().undone().size() : 0;
}

// --- back and forward

void Log::leave_moment() {
  given_.ai.stop();
  given_.battle.gone_back();
  stop_playing();
  given_.playback.stop();
}

void Log::arrive() {
  given_.advice.clear();
  given_.open.changed();
}

// It came of the command before: nobody was asked, or nobody at this screen sets those dials.
bool Log::goes_along(const battle::LogEntry& entry) const {
  if (entry.automatic) return true;
  const auto* ready = get_if<rules::Ready>(&entry.command);
  if (ready != nullptr) return ready->side != state::Side::none && !given_.seats.has_people(ready->side);
  const auto* dial = get_if<rules::SetDial>(&entry.command);
  const state::Piece* ship = dial == nullptr ? nullptr : given_.open.table().find(dial->ship);
  return ship != nullptr && !given_.seats.has_people(ship->side);
}

bool Log::undo() {
  leave_moment();
  if (!given_.open.is_open()) return false;
  battle::Session& session = given_.open.session();
  std::size_t to = session.log().size();
  if (to == session.floor()) return false;
  while (--to > session.floor() && goes_along(session.log()[to])) {
  }
  if (!session.undo_to(to)) return false;
  arrive();
  return true;
}

bool Log::redo() {
  leave_moment();
  if (!given_.open.is_open() || !given_.open.session().redo()) return false;
  battle::Session& session = given_.open.session();
  while (!session.undone().empty() && goes_along(session.undone().back())) session.redo();
  arrive();
  return true;
}

void Log::undo_to(std::size_t entries) {
  leave_moment();
  if (given_.open.is_open() && given_.open.session().undo_to(entries)) arrive();
}

void Log::undo_turn() {
  if (!given_.open.is_open() || given_.open.session().log().empty()) return;
  undo_to(given_.open.session().turn_start());
}

void Log::go_to(std::size_t wanted) {
  if (!given_.open.is_open() || wanted == moment() || wanted > last_moment()) return;
  if (wanted < given_.open.session().floor()) {
    return given_.messages.say(MessageKind::note,
                               "That was played by another version: it can be read here, but not gone back to.");
  }
  given_.ai.stop();
  given_.battle.gone_back();
  given_.playback.stop();
  given_.messages.take_back_notes();  // of another moment
  battle::Session& session = given_.open.session();
  if (wanted < moment()) {
    session.undo_to(wanted);
  } else {
    while (moment() < wanted && session.redo()) {
    }
  }
  arrive();
}

// --- reasons of what an AI ship has done

const battle::LogEntry* Log::entry_at(std::size_t entry) const {
  const battle::Session& session = given_.open.session();
  const auto& log = session.log();
  const auto& undone = session.undone();
  if (entry <= session.floor() || entry > log.size() + undone.size()) return nullptr;
  return entry <= log.size() ? &log[entry - 1] : &undone[undone.size() - (entry - log.size())];
}

bool Log::has_reasons(std::size_t entry) const {
  if (!given_.open.is_open()) return false;
  const battle::LogEntry* found = entry_at(entry);
  return found != nullptr && ((found->reasons && !found->reasons->steps.empty()) || !found->summary.empty());
}

bool Log::show_reasons(std::size_t entry) {
  if (!has_reasons(entry)) return false;
  std::optional<ai::Decision> decision = entry_at(entry)->reasons;
  battle::Session then = given_.open.session();  // a copy: the table stays
  then.undo_to(entry - 1);
  while (then.log().size() + 1 < entry && then.redo()) {
  }
  if (then.log().size() + 1 != entry) return false;
  given_.advice.clear();
  const auto advised = then.advised();
  const auto has_marks = [](const ai::Step& step) { return !step.marks.empty(); };
  if (decision && std::none_of(decision->steps.begin(), decision->steps.end(), has_marks) && advised &&
      advised->advice && advised->advice->decision)
    decision = advised->advice->decision;  // a file keeps the words alone
  if (decision) {
    given_.advice.show(decision->ship.text(), *decision);
    given_.advice.flown = given_.advice.asked = true;
  } else if (advised) {
    given_.battle.note_deed(*advised, then.table());
  }
  given_.advice.of_entry = entry;
  return true;
}

bool Log::reasons_fit_board() const {
  const std::optional<std::size_t>& entry = given_.advice.of_entry;
  return !entry || moment() + 1 == *entry;
}

void Log::see_reasons() {
  const std::optional<std::size_t> entry = given_.advice.of_entry;
  if (!entry) return;
  go_to(*entry - 1);
  show_reasons(*entry);
}

// --- playing it

void Log::play_from(std::size_t from) {
  go_to(from);
  if (moment() >= last_moment()) return;
  playing = true;
  play_seconds_ = 0;
}

bool Log::tick(double seconds) {
  constexpr double kBeat = 0.6;  // a command at normal speed
  if (!playing || given_.playback.on()) return false;
  if (given_.open.session().undone().empty()) {  // the last one has been shown
    stop_playing();
    return true;
  }
  play_seconds_ -= seconds * speed;
  if (play_seconds_ > 0) return false;
  play_seconds_ = kBeat;
  battle::Session& session = given_.open.session();
  const std::size_t from = session.log().size();
  const state::Table before = session.table();
  if (!session.redo()) {
    stop_playing();
    return false;
  }
  given_.open.changed();
  given_.battle.show_events(from, before);
  given_.battle.result_open = false;
  if (session.undone().empty() && !given_.playback.on()) stop_playing();
  return true;
}

}  // namespace plotboard::desk
