// "Your own table": stages, keys and what Enter does.
#include "desk/at_table/mirror.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <sstream>
#include <utility>

#include "data/catalog.hpp"
#include "desk/at_table/move_codes.hpp"
#include "desk/core/editions.hpp"

namespace plotboard::desk {

namespace {

constexpr int kPilotsOfACast = 4;  // of a mission, unless told

std::string small_letters_of(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

std::vector<std::string> words_in_line(const std::string& line) {
  std::istringstream stream(line);
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

// A whole number of at most three digits, and nothing else.
std::optional<int> whole_number(const std::string& text) {
  if (text.empty() || text.size() > 3) return std::nullopt;
  if (!std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isdigit(c) != 0; })) return std::nullopt;
  return std::atoi(text.c_str());
}

// "3x" or "x3".
std::optional<int> times_in(const std::string& word) {
  if (word.size() < 2) return std::nullopt;
  if (word.back() == 'x') return whole_number(word.substr(0, word.size() - 1));
  return word.front() == 'x' ? whole_number(word.substr(1)) : std::nullopt;
}

}  // namespace

const std::vector<MirrorOffer>& mirror_deeds() {
  static const std::vector<MirrorOffer> deeds{
      {"Open a squad file (XWS)", "open", {}},
      {"Save these ships as a squad file", "save", {}},
      {"The squads of the new battle", "battle", {}},
      {"A mission's cast: its number and the pilots behind it, \"/mission 0:1 4\"", "mission", {}},
      {"Mark every ship", "all", {}},
      {"Turn the whole table a quarter right", "right", {}},
      {"Turn the whole table a quarter left", "left", {}},
      {"Turn the whole table round", "round", {}},
      {"Mirror the whole table left and right", "mirror", {}},
      {"Table of 3 x 3 ft", "3x3", {}},
      {"Table of 5 x 3 ft", "5x3", {}},
      {"Table of 3 x 6 ft", "3x6", {}},
  };
  return deeds;
}

// --- stages

void Mirror::begin() {
  open = true;
  current.clear();
  follow_table();
  clear_text();
  marked.clear();
  const auto rows = roster.rows();
  const bool all_stand = std::all_of(rows.begin(), rows.end(), [](const RosterRow& each) { return each.stands; });
  if (given_.open.in_battle())
    go(MirrorStage::moves);
  else if (rows.empty())
    go(MirrorStage::roster);
  else
    go(all_stand ? MirrorStage::moves : MirrorStage::place);
}

void Mirror::clear() {
  roster.clear();
  static_cast<MirrorView&>(*this) = {};
  stood_.clear();
  last_heading_.clear();
  last_placed_.clear();
}

void Mirror::follow_table() {
  if (!open) return;
  roster.follow_table();
  std::set<std::string> stand;
  std::string taken_back;
  for (const RosterRow& each : roster.rows()) {
    if (each.stands)
      stand.insert(each.piece.id);
    else if (stood_.count(each.piece.id) != 0)
      taken_back = each.piece.id;
  }
  stood_ = std::move(stand);
  std::erase_if(marked, [this](const std::string& id) { return !roster.row(id); });
  if (!current.empty() && !roster.row(current)) current.clear();
  if (stage == MirrorStage::place && !taken_back.empty()) ask_for(taken_back);  // undone: it is asked for again
}

void Mirror::go(MirrorStage wanted) {
  const bool fixed = given_.open.in_battle();
  if (fixed && (wanted == MirrorStage::roster || wanted == MirrorStage::obstacles)) wanted = MirrorStage::place;
  stage = wanted;
  way = wanted == MirrorStage::moves ? MirrorWay::move : MirrorWay::edges;
  row = -1;
  given_.board.selected.clear();
  if (wanted == MirrorStage::place || wanted == MirrorStage::moves)
    ask_for(first_due());
  else
    ask_for("");
}

void Mirror::ask_for(const std::string& id) {
  current = id;
  clear_text();
  given_.board.selected.clear();
  if (!id.empty() && table().find(id) != nullptr) given_.board.selected = {id};
}

void Mirror::clear_text() {
  line.clear();
  fields = {};
  field = 0;
  chosen = 0;
  problem.clear();
}

std::vector<std::string> Mirror::asked_in_turn() const {
  std::vector<std::string> ids;
  for (const RosterRow& each : roster.rows()) {
    const bool flies = each.stands && each.piece.in_play() && !each.piece.ai;
    if (stage == MirrorStage::place || flies) ids.push_back(each.piece.id);
  }
  return ids;
}

// The first that does not stand yet, or whose ship has not moved in this round.
std::string Mirror::first_due() const {
  const auto ids = asked_in_turn();
  for (const std::string& id : ids) {
    const auto each = roster.row(id);
    if (stage == MirrorStage::place ? !each->stands : !each->piece.moved) return id;
  }
  return stage == MirrorStage::moves && !ids.empty() && given_.open.in_battle() ? ids.front() : "";
}

// The next that is due after the current one, and round again.
void Mirror::next_piece() {
  const auto ids = asked_in_turn();
  const auto now = std::find(ids.begin(), ids.end(), current);
  const std::size_t start = now == ids.end() ? 0 : static_cast<std::size_t>(now - ids.begin()) + 1;
  std::string next;
  for (std::size_t i = 0; i < ids.size() && next.empty(); ++i) {
    const std::size_t at = start + i;
    if (at >= ids.size() && stage == MirrorStage::moves) break;  // who was passed over is not asked for again
    const auto each = roster.row(ids[at % ids.size()]);
    if (ids[at % ids.size()] == current) continue;
    if (stage == MirrorStage::place ? !each->stands : !each->piece.moved) next = each->piece.id;
  }
  ask_for(next);
}

// --- keys

const std::string& Mirror::text() const { return has_fields() ? fields[field] : line; }

bool Mirror::has_fields() const {
  const bool places = stage == MirrorStage::place || stage == MirrorStage::moves;
  return places && way != MirrorWay::move;
}

bool Mirror::take_key(char key) {
  if (stage == MirrorStage::obstacles) {
    for (const ObstacleChoice& choice : obstacles_in_order(catalog(), edition_of(catalog(), &table())))
      if (choice.key != 0 && choice.key == std::tolower(static_cast<unsigned char>(key)))
        roster.add_obstacle(choice.id);
    return true;
  }
  if (stage == MirrorStage::roster) {
    if (key != ' ' || !line.empty() || row < 0) return false;
    const auto rows = roster.rows();
    if (static_cast<std::size_t>(row) < rows.size()) toggle_mark(rows[static_cast<std::size_t>(row)].piece.id);
    return true;
  }
  if (!has_fields()) return false;
  if (key == ' ') {
    to_field((field + 1) % fields.size());
    return true;
  }
  if (way != MirrorWay::edges) return false;
  switch (std::tolower(static_cast<unsigned char>(key))) {
    case 'l':
      from.right = false;
      return true;
    case 'r':
      from.right = true;
      return true;
    case 'n':
      from.far = false;
      return true;
    case 'f':
      from.far = true;
      return true;
    case 'c':
      from.middle = !from.middle;
      return true;
    default:
      return std::isalpha(static_cast<unsigned char>(key)) != 0;  // no letter belongs into a number
  }
}

void Mirror::set_text(const std::string& text) {
  std::string& now = has_fields() ? fields[field] : line;
  if (now == text) return;
  now = text;
  problem.clear();
  chosen = 0;
}

void Mirror::set_field(std::size_t index, const std::string& text) {
  const std::size_t now = std::exchange(field, has_fields() ? std::min(index, fields.size() - 1) : field);
  set_text(text);
  field = now;
}

void Mirror::to_field(std::size_t index) {
  if (index < fields.size()) field = index;
}

void Mirror::enter() {
  problem.clear();
  switch (stage) {
    case MirrorStage::roster:
      enter_roster();
      break;
    case MirrorStage::obstacles:
      go(MirrorStage::place);
      break;
    case MirrorStage::place:
      enter_place();
      break;
    case MirrorStage::moves:
      if (way == MirrorWay::move)
        enter_move();
      else
        enter_place();
      break;
  }
}

void Mirror::up_down(int by) {
  const auto moved = [by](int now, int count, int least) {
    return std::clamp(now + by, least, std::max(count - 1, least));
  };
  if (stage == MirrorStage::roster && line.empty()) {
    row = moved(row, static_cast<int>(roster.rows().size()), -1);
  } else if (stage == MirrorStage::roster) {
    chosen = static_cast<std::size_t>(moved(static_cast<int>(chosen), static_cast<int>(offers().size()), 0));
  } else if (stage != MirrorStage::obstacles && !current.empty()) {
    constexpr int kWays = 3;
    const int next = (static_cast<int>(way) + by + kWays) % kWays;
    clear_text();
    way = static_cast<MirrorWay>(next);
  }
}

void Mirror::page(int by) {
  if (stage == MirrorStage::roster) {
    const state::Side wanted = by < 0 ? state::Side::player : state::Side::enemy;
    if (!marked.empty())
      change_marked({wanted, {}, {}});
    else
      side = wanted;
    return;
  }
  const auto ids = asked_in_turn();
  if (stage == MirrorStage::obstacles || ids.empty()) return;
  const auto now = std::find(ids.begin(), ids.end(), current);
  std::size_t next = by > 0 ? 0 : ids.size() - 1;
  if (now != ids.end())
    next = (static_cast<std::size_t>(now - ids.begin()) + ids.size() + (by > 0 ? 1 : ids.size() - 1)) % ids.size();
  ask_for(ids[next]);
}

void Mirror::remove() {
  if (stage == MirrorStage::obstacles) {  // the one that came last
    const auto rows = roster.rows();
    const auto last = std::find_if(rows.rbegin(), rows.rend(), [](const RosterRow& each) {
      return each.piece.type == state::PieceType::obstacle && !each.stands;
    });
    if (last != rows.rend()) roster.remove({last->piece.id});
    return;
  }
  if (stage != MirrorStage::roster || !line.empty() || given_.open.in_battle()) return;
  const auto rows = roster.rows();
  Ids ids;
  for (const std::string& id : marked) ids.emplace_back(id);
  if (ids.empty() && row >= 0 && static_cast<std::size_t>(row) < rows.size())
    ids = {rows[static_cast<std::size_t>(row)].piece.id};
  if (ids.empty() || !roster.remove(ids)) return;
  marked.clear();
  row = std::min(row, static_cast<int>(roster.rows().size()) - 1);
}

bool Mirror::escape() {
  const bool typed =
      !line.empty() || std::any_of(fields.begin(), fields.end(), [](const auto& f) { return !f.empty(); });
  if (typed || !problem.empty()) {
    clear_text();
    return true;
  }
  if (stage == MirrorStage::roster && !marked.empty()) {
    marked.clear();
    return true;
  }
  close();
  return false;
}

// --- the roster's line

Mirror::Order Mirror::order_in(const std::string& typed) const {
  Order order;
  std::vector<std::string> words = words_in_line(small_letters_of(typed));
  const auto take_count = [&order](std::optional<int> count) {
    if (count) order.count = *count;
    return count.has_value();
  };
  if (words.size() > 1 && (take_count(whole_number(words.front())) || take_count(times_in(words.front()))))
    words.erase(words.begin());
  if (words.size() > 1 && take_count(times_in(words.back()))) words.pop_back();
  if (words.size() > 1 && words.back().size() == 1) {
    if (const auto pick = whole_number(words.back()); pick && *pick > 0) {
      order.pick = static_cast<std::size_t>(*pick);
      words.pop_back();
    }
  }
  for (const std::string& word : words) order.words += (order.words.empty() ? "" : " ") + word;
  return order;
}

std::vector<MirrorOffer> Mirror::offers() const {
  std::vector<MirrorOffer> all;
  if (stage != MirrorStage::roster || line.empty() || !marked.empty() || line.front() == '{') return all;
  if (line.front() == '/') {
    const auto words = words_in_line(small_letters_of(line.substr(1)));
    for (const MirrorOffer& deed : mirror_deeds())
      if (words.empty() || deed.deed.rfind(words.front(), 0) == 0) all.push_back(deed);
    return all;
  }
  const Order order = order_in(line);
  for (FoundShip& ship : ships_found(catalog(), order.words, edition_of(catalog(), &table())))
    all.push_back({ship.words, "", ship});
  return all;
}

std::optional<std::size_t> Mirror::offer_taken(std::size_t offered) const {
  if (offered == 0) return std::nullopt;
  const std::size_t pick = line.empty() || line.front() == '/' ? 0 : order_in(line).pick;
  if (pick == 0) return std::min(chosen, offered - 1);
  return pick <= offered ? std::optional(pick - 1) : std::nullopt;
}

void Mirror::take(const MirrorOffer& offer, int count) {
  if (!offer.deed.empty()) {
    if (does(offer.deed)) clear_text();
    return;
  }
  if (roster.add_ship(offer.ship.ship, offer.ship.pilot, side, ai, count)) clear_text();
}

void Mirror::enter_roster() {
  if (line.empty()) {
    if (marked.empty())
      go(MirrorStage::obstacles);
    else
      marked.clear();
    return;
  }
  if (line.front() == '{') {  // a squad builder's text, pasted
    if (roster.add_squad_text(line, "the pasted squad", side, ai)) clear_text();
    return;
  }
  if (!marked.empty() && line.front() != '/') {
    if (change_by_words()) clear_text();
    return;
  }
  const auto found = offers();
  if (found.empty()) {
    std::vector<std::string> names;
    for (const auto& [id, ship] : edition_of(catalog(), &table()).ships(catalog())) names.push_back(ship.name);
    const std::string near = base::nearest_word(order_in(line).words, names);
    problem = line.front() == '/' ? "There is no such thing to do: \"/\" alone lists them."
                                  : "Nothing is called \"" + order_in(line).words + "\"." +
                                        (near.empty() ? "" : " The nearest is " + near + ".");
    return;
  }
  const auto taken = offer_taken(found.size());
  if (!taken)
    problem = "Only " + std::to_string(found.size()) + (found.size() == 1 ? " was found." : " were found.");
  else if (line.front() == '/')
    take(found[*taken]);
  else
    take(found[*taken], order_in(line).count);
}

bool Mirror::change_by_words() {
  ShipChange change;
  for (const std::string& word : words_in_line(small_letters_of(line))) {
    if (const auto number = whole_number(word)) {
      change.initiative = *number;
    } else if (word == "p" || word == "player" || word == "players") {
      change.side = state::Side::player;
    } else if (word == "e" || word == "enemy") {
      change.side = state::Side::enemy;
    } else if (word == "ai") {
      change.ai = true;
    } else if (word == "people" || word == "hand") {
      change.ai = false;
    } else {
      problem = "\"" + word + "\" changes nothing: type player, enemy, ai, people or an initiative.";
      return false;
    }
  }
  return change_marked(change);
}

void Mirror::toggle_mark(const std::string& id) {
  if (marked.erase(id) == 0) marked.insert(id);
}

bool Mirror::change_marked(const ShipChange& change) {
  Ids ids;
  for (const RosterRow& each : roster.rows())
    if (is_marked(each.piece.id)) ids.push_back(each.piece.id);
  const bool done = roster.change(ids, change);
  marked.clear();
  for (const Id id : ids) marked.insert(id);
  return done;
}

bool Mirror::does(const std::string& deed) {
  if (deed == "open" || deed == "save") {
    given_.files.question = deed == "open" ? FileQuestion::open_squad : FileQuestion::save_squad;
    return true;
  }
  if (deed == "battle") return roster.add_draft(given_.draft);
  if (deed == "all") {
    for (const RosterRow& each : roster.rows())
      if (each.piece.type == state::PieceType::ship) marked.insert(each.piece.id);
    return true;
  }
  if (deed == "right" || deed == "left") return roster.turn_table(deed == "right" ? 1 : -1);
  if (deed == "round") return roster.turn_table(2);
  if (deed == "mirror") return roster.mirror_table();
  if (deed == "mission") {
    const auto words = words_in_line(line);
    if (words.size() < 2) {
      problem = "Which mission? Type its number behind it: \"/mission 0:1 4\" with 4 pilots.";
      return false;
    }
    const auto pilots = words.size() > 2 ? whole_number(words[2]) : std::nullopt;
    return roster.add_mission(words[1], pilots.value_or(kPilotsOfACast));
  }
  if (const auto area = state::area_named(deed)) {
    if (!given_.open.apply(rules::SetTable{*area, table().ruleset, table().options})) return false;
    given_.board.fit();
    return true;
  }
  return false;
}

void Mirror::take_files() {
  if (const std::string path = std::exchange(given_.files.squad_wanted, ""); !path.empty())
    roster.open_squad(path, side, ai);
  if (const std::string path = std::exchange(given_.files.squad_to_write, ""); !path.empty())
    roster.save_squad(path, side);
}

// --- placing

void Mirror::enter_place() {
  const auto now = current.empty() ? std::nullopt : roster.row(current);
  if (!now) {
    close();  // everything stands
    return;
  }
  if (way == MirrorWay::move && line.empty()) return next_piece();
  const MirrorPlan planned = plan();
  if (!planned.problem.empty() || !planned.piece) {
    const bool nothing_typed = std::all_of(fields.begin(), fields.end(), [](const auto& f) { return f.empty(); });
    if (now->stands && nothing_typed) return next_piece();
    problem = planned.problem;
    if (has_fields() && way == MirrorWay::edges)  // on to what is missing
      for (const std::size_t missing : {std::size_t{1}, std::size_t{0}})
        if (fields[missing].empty()) field = missing;
    return;
  }
  const geom::Pose pose = planned.piece->pose;
  const bool moves = stage == MirrorStage::moves;
  if (moves ? !given_.open.apply(moved_to(table(), now->piece, pose)) : !roster.place(current, pose)) return;
  last_heading_[now->piece.side] = pose.heading;
  last_placed_ = current;
  for (const std::string& words : planned.said) given_.messages.say(MessageKind::note, last_placed_ + ": " + words);
  next_piece();
}

void Mirror::enter_move() {
  if (current.empty() && line.empty()) {
    close();
    return;
  }
  if (line.empty()) return next_piece();  // it stays where it is
  const MirrorPlan planned = plan();
  if (!planned.piece) {
    problem = planned.problem;
    return;
  }
  const std::string ship = planned.piece->id;
  const bool others = ship != current;
  const std::string asked = current;
  for (const rules::Command& command : planned.commands)
    if (!given_.open.apply(command)) return;
  for (std::size_t i = 0; i < planned.said.size(); ++i)
    if (i > 0) given_.messages.say(MessageKind::note, ship + ": " + planned.said[i]);
  last_placed_ = ship;
  if (others && !asked.empty())
    ask_for(asked);  // another was named in between
  else
    next_piece();
}

}  // namespace plotboard::desk
