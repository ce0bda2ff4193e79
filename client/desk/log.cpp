// The log as lines for people, going back and forward in it, and playing it.
#include "desk/log.hpp"

#include <algorithm>
#include <utility>

#include "data/catalog.hpp"
#include "desk/battle_words.hpp"

namespace plotboard::desk {

namespace {

// "proton-bomb-1" as people say it.
std::string piece_name(const std::string& id) { return with_capital(replaced(id, "-", " ")); }

// What the ship whose turn it is says, throws and flies.
bool told_of_turn(const state::Event& event, LogLine& line) {
  if (const auto* told = std::get_if<state::Told>(&event)) {
    line.kind = LineKind::why;
    line.ship = told->id;
    line.rule = told->rule;
  } else if (const auto* rolled = std::get_if<state::DiceRolled>(&event)) {
    line.kind = LineKind::dice;
    line.ship = rolled->id;
    line.dice = rolled->values;
    line.die = rolled->kind;
    const bool own = rolled->what == "attack dice" || rolled->what == "defense dice";
    line.text = rolled->id + " throws " + dice_words(static_cast<int>(rolled->values.size()), rolled->kind) +
                (rolled->typed ? " at the table" : "") + (own || rolled->what.empty() ? "" : ": " + rolled->what);
  } else if (const auto* die = std::get_if<state::DieRolled>(&event)) {
    line.kind = LineKind::dice;
    line.ship = die->id;
    line.dice = {die->value};
    line.die = state::DieKind::d6;
    line.text = die->id + (die->typed ? " rolls a die at the table" : " rolls a die") +
                (die->what.empty() ? "" : ": " + die->what);
  } else if (const auto* flown = std::get_if<state::ManeuverFlown>(&event)) {
    line.ship = flown->id;
    line.text = flown->id + " flies " + geom::words_of(flown->maneuver) + ", " +
                std::string(geom::name_of(flown->difficulty)) +
                (flown->fully_executed   ? ""
                 : flown->bumped.empty() ? "; another ship cuts it short"
                                         : "; " + flown->bumped.front() + " cuts it short");
  } else {
    return false;
  }
  return true;
}

// Phases, and what both sides do in them.
bool told_of_phase(const state::Event& event, LogLine& line) {
  if (const auto* declared = std::get_if<state::AttackDeclared>(&event)) {
    line.ship = declared->attack.attacker;
  } else if (std::holds_alternative<state::RoundStarted>(event)) {
    line.kind = LineKind::round;
  } else if (const auto* phase = std::get_if<state::PhaseStarted>(&event)) {
    line.kind = LineKind::phase;
    line.text = state::name_of(phase->phase);
    if (!line.text.empty() && line.text[0] >= 'a') line.text[0] = static_cast<char>(line.text[0] - 'a' + 'A');
    line.text += " Phase";
    if (phase->phase == state::Phase::over) line.text.clear();  // the end has its own line
  } else if (const auto* begun = std::get_if<state::BattleStarted>(&event)) {
    line.text = std::string("The battle begins. Of ships with the same initiative those of side ") +
                state::name_of(begun->first) + " go first. " +
                (begun->typed_dice ? "Dice are thrown at the table" : "The program throws the dice");
  } else if (const auto* set = std::get_if<state::DialSet>(&event)) {
    line.text = "The dial of " + set->id + (set->maneuver ? " is set" : " is open again");
  } else if (const auto* ready = std::get_if<state::ReadySet>(&event); ready != nullptr && ready->ready) {
    line.text = std::string("Side ") + state::name_of(ready->side) + " has set its dials";
  } else {
    return false;
  }
  return true;
}

// What is put on the table and taken off it.
bool told_of_piece(const state::Event& event, LogLine& line, bool in_battle) {
  if (const auto* moved = std::get_if<state::PieceMoved>(&event)) {
    if (in_battle) line.text = moved->id + " is moved";  // where to, the board shows
  } else if (const auto* added = std::get_if<state::PieceAdded>(&event)) {
    if (in_battle) line.text = piece_name(added->piece.id) + " is placed";
  } else if (const auto* removed = std::get_if<state::PieceRemoved>(&event)) {
    line.text = piece_name(removed->id) + " is taken off the table";
  } else if (const auto* fuses = std::get_if<state::FusesChanged>(&event)) {
    line.text = change_words(piece_name(fuses->id), fuses->by, "fuse marker");
  } else if (const auto* turned = std::get_if<state::TurretTurned>(&event)) {
    line.ship = turned->id;
    line.text = turned->id + " points its turret " + replaced(state::name_of(turned->turret), "-", " and ");
  } else {
    return false;
  }
  return true;
}

// Tokens, cards and damage.
bool told_of_ship(const state::Event& event, LogLine& line, const data::Catalog& catalog) {
  if (const auto* reached = std::get_if<state::InitiativeReached>(&event); reached && reached->initiative >= 0) {
    line.kind = LineKind::initiative;
    line.text = "Initiative " + std::to_string(reached->initiative);
  } else if (const auto* token = std::get_if<state::TokenChanged>(&event)) {
    const std::string name = replaced(std::string(state::name_of(token->token)), "-", " ");
    line.ship = token->id;
    line.text = change_words(token->id, token->by, name + " token");
  } else if (const auto* charges = std::get_if<state::ChargesChanged>(&event)) {
    line.ship = charges->id;
    line.text = change_words(charges->id, charges->by, "charge") + " of " + card_words(catalog, charges->card);
  } else if (const auto* flipped = std::get_if<state::CardFlipped>(&event)) {
    line.text = flipped->id + (flipped->open ? " opens " : " closes ") + card_words(catalog, flipped->card);
  } else if (std::holds_alternative<state::ShipEngaged>(event)) {
    line.text.clear();  // its turn has told
  } else if (const auto* began = std::get_if<state::StepBegan>(&event)) {
    line.kind = LineKind::turn;
    line.ship = began->step.ship;
    line.text = began->step.ship.empty() ? "" : "Turn of " + began->step.ship;
  } else if (const auto* dealt = std::get_if<state::DamageDealt>(&event)) {
    line.kind = LineKind::damage;
    line.ship = dealt->id;
    if (const data::DamageCard* card = dealt->faceup ? catalog.damage_card(dealt->number) : nullptr) {
      line.text = dealt->id + " is dealt " + card->name + ": " + card->text;
      line.rule = card->rule;
    }
  } else if (const auto* shields = std::get_if<state::ShieldsChanged>(&event)) {
    line.kind = LineKind::damage;
    line.ship = shields->id;
    line.text = change_words(shields->id, shields->by, "shield");
  } else if (const auto* destroyed = std::get_if<state::ShipDestroyed>(&event)) {
    line.kind = LineKind::damage;
    line.ship = destroyed->id;
  } else {
    return false;
  }
  return true;
}

// Which line an event becomes; "" for bookkeeping.
LogLine line_of(const data::Catalog& catalog, const state::Event& event, bool in_battle) {
  LogLine line;
  line.text = state::words_of(event);
  static_cast<void>(told_of_turn(event, line) || told_of_phase(event, line) || told_of_piece(event, line, in_battle) ||
                    told_of_ship(event, line, catalog));
  return line;
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
void drop_empty_headings(std::vector<LogLine>& lines) {
  std::vector<LogLine> kept;
  for (LogLine& line : lines) {
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
  LineWriter(const OpenTable& open, const Seats& seats) : open_(open), seats_(seats) {}
  std::vector<LogLine> write() {
    for (const battle::LogEntry& entry : open_.session().log()) add(entry, false);
    const auto& undone = open_.session().undone();
    for (auto entry = undone.rbegin(); entry != undone.rend(); ++entry) add(*entry, true);
    drop_empty_headings(lines_);
    return std::move(lines_);
  }

 private:
  // The squads' names instead of "side player".
  [[nodiscard]] std::string named(std::string text) const {
    text = with_names(open_.catalog(), replaced(std::move(text), "turret-", "turret "));  // cards, arcs
    for (const state::Side side : {state::Side::player, state::Side::enemy}) {
      const std::string from = std::string("side ") + state::name_of(side);
      for (const std::string& wanted : {from, 'S' + from.substr(1)}) {
        const std::size_t at = text.find(wanted);
        if (at != std::string::npos) text.replace(at, wanted.size(), seats_.side_name(side));
      }
    }
    return text;
  }
  [[nodiscard]] bool takes_dials(state::Side side) const {
    const auto& pieces = open_.table().pieces;
    return std::any_of(pieces.begin(), pieces.end(), [side](const state::Piece& piece) {
      return piece.type == state::PieceType::ship && piece.side == side && !piece.ai;
    });
  }
  static bool says(const std::string& line, const std::string& words) {
    return line.size() >= words.size() && line.compare(line.size() - words.size(), words.size(), words) == 0;
  }
  [[nodiscard]] LogLine blank(bool undone) const {
    LogLine line;
    line.entries = done_;
    line.undone = undone;
    return line;
  }

  void add(const battle::LogEntry& entry, bool undone) {
    if (done_++ == open_.session().floor()) asked_ = open_.session().start().play.choice.value_or(state::Choice{});
    const state::Choice answered = asked_;
    for (const state::Event& event : entry.events)
      if (const auto* paused = std::get_if<state::StepPaused>(&event)) asked_ = paused->choice;
    const std::size_t before = lines_.size();
    for (const state::Event& event : entry.events) add(entry, event, undone);
    add_why(entry, before, undone);
    if (lines_.size() == before) add_command(entry, answered, undone);
  }

  void add(const battle::LogEntry& entry, const state::Event& event, bool undone) {
    LogLine line = line_of(open_.catalog(), event, open_.in_battle());
    const bool placing = std::holds_alternative<rules::PlacePieces>(entry.command);  // no turn of a ship
    if (line.text.empty() || (placing && line.kind == LineKind::turn)) return;
    if (const auto* ready = std::get_if<state::ReadySet>(&event); ready != nullptr && !takes_dials(ready->side))
      line.text = with_capital(seats_.side_name(ready->side)) + " needs no dials: its cards fly it";
    // A card that comes faceup has been read out already.
    if (line.kind == LineKind::why && !lines_.empty() && says(lines_.back().text, line.text)) return;
    if (std::holds_alternative<state::BattleStarted>(event)) first_round_ = true;
    const auto* phase = std::get_if<state::PhaseStarted>(&event);
    if (phase != nullptr && phase->phase == state::Phase::planning && std::exchange(first_round_, false)) {
      LogLine round = blank(undone);
      round.kind = LineKind::round;
      round.text = "Round 1 begins";
      lines_.push_back(std::move(round));
    }
    line.text = named(line.text);
    if (const auto* end = std::get_if<state::BattleEnded>(&event)) {
      if (!open_.table().mission.empty()) return;  // the mission's own end has told
      line.text = end->result == "draw"
                      ? "The battle ends in a draw"
                      : seats_.side_name(end->result == "player" ? state::Side::player : state::Side::enemy) +
                            " has won the battle";
    }
    line.entries = done_;
    line.undone = undone;
    lines_.push_back(std::move(line));
  }

  // What an AI card makes it fly stands in the line of the maneuver; how it came to that, in the AI's tab. One reason
  // for several answers in a row (dice thrown again one by one) is told once.
  void add_why(const battle::LogEntry& entry, std::size_t before, bool undone) {
    const bool told = before > 0 && says(lines_[before - 1].text, entry.why);
    if (entry.why.empty() || told || (open_.in_battle() && entry.reasons)) return;
    LogLine line = blank(undone);
    line.kind = LineKind::why;
    line.text = with_names(open_.catalog(), entry.why);
    // By the name that the ship has at this table.
    const std::size_t flies = line.text.find(" flies ");
    if (entry.reasons && flies != std::string::npos) line.text = entry.reasons->ship + line.text.substr(flies);
    lines_.insert(lines_.begin() + static_cast<std::ptrdiff_t>(before), std::move(line));
  }

  // A command without a visible event.
  void add_command(const battle::LogEntry& entry, const state::Choice& answered, bool undone) {
    LogLine line = blank(undone);
    line.text = with_names(open_.catalog(), entry.words);
    if (const auto* chosen = std::get_if<rules::Choose>(&entry.command)) {
      const state::Option* option = answered.option(chosen->option);
      line.ship = answered.ship;
      line.text = (answered.ship.empty() ? "Chosen: " : answered.ship + " chooses: ") +
                  (option == nullptr ? with_capital(with_names(open_.catalog(), chosen->option))
                                     : answer_words(open_.catalog(), open_.table(), answered, *option));
    }
    lines_.push_back(std::move(line));
  }

  const OpenTable& open_;
  const Seats& seats_;
  std::vector<LogLine> lines_;
  std::size_t done_ = 0;
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
  return lines_.of({given_.open.version()}, [this] {
    return given_.open.is_open() ? LineWriter(given_.open, given_.seats).write() : std::vector<LogLine>();
  });
}

std::size_t Log::moment() const { return given_.open.is_open() ? given_.open.session().log().size() : 0; }
std::size_t Log::first_moment() const {
  if (!given_.open.in_battle()) return 0;
  const auto& log = given_.open.session().log();
  const std::size_t floor = given_.open.session().floor();
  for (std::size_t i = log.size(); i > floor; --i)
    if (std::holds_alternative<rules::StartBattle>(log[i - 1].command)) return i;
  return floor;
}
std::size_t Log::last_moment() const {
  return given_.open.is_open() ? given_.open.session().log().size() + given_.open.session().undone().size() : 0;
}

// --- back and forward

void Log::leave_moment() {
  given_.ai.stop();
  stop_playing();
  given_.flight.stop();
}

void Log::arrive() {
  given_.advice.clear();
  given_.open.changed();
}

bool Log::undo() {
  leave_moment();
  if (!given_.open.is_open() || !given_.open.session().undo()) return false;
  arrive();
  return true;
}

bool Log::redo() {
  leave_moment();
  if (!given_.open.is_open() || !given_.open.session().redo()) return false;
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
  given_.flight.stop();
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

// --- playing it

void Log::play_from(std::size_t from) {
  go_to(from);
  if (moment() >= last_moment()) return;
  playing = true;
  play_seconds_ = 0;
}

bool Log::tick(double seconds) {
  constexpr double kBeat = 0.6;  // a command at normal speed
  if (!playing || given_.flight.on()) return false;
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
  if (session.undone().empty()) stop_playing();
  return true;
}

}  // namespace plotboard::desk
