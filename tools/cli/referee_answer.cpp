#include "referee_answer.hpp"

#include "data/card_copy.hpp"
#include "data/card_kind.hpp"
#include "data/catalog.hpp"
#include "rules/play/additions.hpp"
#include "rules/play/referee.hpp"
#include "rules/play/round.hpp"
#include "rules/play/setup.hpp"

namespace plotboard::cli {

namespace {

Json dice_json(const std::vector<state::Face>& faces) {
  Json list = Json::array();
  for (const state::Face face : faces) list.push_back(state::name_of(face));
  return list;
}

Json option_json(const state::Option& option, const words::Names& names) {
  Json json{{"key", option.key.text()}, {"text", words::english(option.text, names)}};
  if (!option.piece.empty()) json["piece"] = option.piece.text();
  if (option.ghost) json["pose"] = pose(*option.ghost);
  if (!option.legal) json["refused"] = {{"rule", option.rule.text()}, {"why", words::english(option.why, names)}};
  return json;
}

void add_choice(const battle::Session& session, const state::Choice& choice, const words::Names& names, Json& asks) {
  asks["ship"] = choice.ship.text();
  asks["side"] = state::name_of(choice.side);
  asks["choice"] = choice.kind.text();
  asks["rule"] = choice.rule.text();
  const Phrase prompt = choice.prompt.empty() ? just(words::Word{choice.kind}) : choice.prompt;
  asks["words"] = words::english(prompt, names);
  if (choice.dice > 0) {
    asks["dice"] = choice.dice;
    asks["die"] = state::name_of(choice.die);
    asks["may_differ"] = rules::may_differ(session.table(), choice);
    return;
  }
  for (const state::Option& option : choice.options) asks["options"].push_back(option_json(option, names));
  if (const state::Option* open = rules::left_open(choice)) asks["may_stay_open"] = open->key.text();
}

void add_placing(const battle::Session& session, const words::Names& names, Json& asks) {
  const state::Table& table = session.table();
  const rules::Placing next = rules::next_to_place(session.catalog(), table);
  asks["side"] = state::name_of(next.side);
  for (const Id id : next.pieces) {
    state::Option option = rules::option(id, just(words::Whole{id}));
    option.piece = id;
    option.ghost = rules::suggested_place(session.catalog(), table, id);
    asks["options"].push_back(option_json(option, names));
  }
  const state::Piece& first = *table.find(next.pieces.front());
  asks["words"] = words::english(rules::where_to_place(session.catalog(), table, first), names);
}

// In Planning: what may be declared besides dials, as {"do":"declare"} takes it.
void add_declarations(const battle::Session& session, const words::Names& names, Json& asks) {
  const state::Table& table = session.table();
  if (table.play.phase != state::Phase::planning) return;
  for (const state::Piece& ship : table.pieces) {
    for (const state::Option& option : rules::additions().declarations(session.catalog(), table, ship.id)) {
      Json json = option_json(option, names);
      json["ship"] = ship.id.text();
      asks["declares"].push_back(std::move(json));
    }
  }
}

const char* word_of_asks(Asks asks) {
  switch (asks) {
    case Asks::nothing:
      break;
    case Asks::place:
      return "place";
    case Asks::ready:
      return "ready";
    case Asks::turn:
      return "turn";
    case Asks::choice:
      return "choice";
    case Asks::dice:
      return "dice";
    case Asks::over:
      return "over";
  }
  return "nothing";
}

const char* word_of_type(const state::Piece& piece) { return state::name_of(piece.type); }

Json piece_json(const state::Piece& piece) {
  Json json{{"id", piece.id.text()}, {"type", word_of_type(piece)}, {"ref", piece.ref.text()}};
  json["side"] = state::name_of(piece.side);
  json.update(pose(piece.pose));
  if (!piece.squad.empty()) json["squad"] = piece.squad.text();
  if (piece.type == state::PieceType::ship) {
    json["base"] = geom::name_of(piece.base);
    json["ai"] = piece.ai;
    json["initiative"] = piece.initiative;
    json["waiting"] = piece.waiting;
  }
  Json tokens = Json::object();
  for (std::size_t i = 0; i < state::kTokenKinds; ++i) {
    const auto token = static_cast<state::Token>(i);
    if (piece.tokens[token] > 0) tokens[std::string(state::name_of(token))] = piece.tokens[token];
  }
  json["tokens"] = std::move(tokens);
  json["lock"] = piece.lock.text();
  json["shields"] = piece.ship.shields;
  json["hull"] = piece.ship.hull_left();
  return json;
}

bool is_in_the_game(const state::Piece& piece) {
  if (piece.type != state::PieceType::ship) return !piece.ship.removed;
  return piece.in_play() || piece.waiting;
}

}  // namespace

std::string TableNames::card(Id id) const {
  const data::KnownCard known = data::known_card(catalog(), id);
  return known.name == nullptr ? words::english_word(id) : data::name_of_copy(*known.name, id);
}

Asks asked_now(const battle::Session& session) {
  const state::Table& table = session.table();
  const state::Play& play = table.play;
  if (play.phase == state::Phase::over) return Asks::over;
  if (play.choice) return play.choice->dice > 0 ? Asks::dice : Asks::choice;
  if (play.phase == state::Phase::setup)
    return rules::next_to_place(session.catalog(), table).pieces.empty() ? Asks::nothing : Asks::place;
  if (play.phase == state::Phase::planning || rules::is_round_played(session.catalog(), table)) return Asks::ready;
  return rules::whose_turn(session.catalog(), table).empty() ? Asks::nothing : Asks::turn;
}

Json order_json(const battle::Order& order, const words::Names& names) {
  Json json{{"kind", battle::name_of(order.kind)},
            {"ship", order.ship.text()},
            {"headline", words::english(order.headline, names)},
            {"lines", Json::array()}};
  for (const Phrase& line : order.lines) json["lines"].push_back(words::english(line, names));
  for (const battle::Because& because : order.because)
    json["because"].push_back({{"rule", because.rule}, {"text", words::english(because.text, names)}});
  if (order.pose) json["pose"] = pose(*order.pose);
  if (order.maneuver) json["maneuver"] = geom::code_of(*order.maneuver);
  if (order.kind == battle::OrderKind::dice) {
    json["dice"] = dice_json(order.dice);
    json["die"] = state::name_of(order.die);
  }
  for (const rules::Clearance& gap : order.close)
    json["close"].push_back({{"id", gap.id.text()}, {"gap_mm", gap.gap_mm}, {"by_template", gap.by_template}});
  return json;
}

Json asks_json(const battle::Session& session) {
  const state::Table& table = session.table();
  const TableNames names(session.catalog(), &table);
  const Asks asked = asked_now(session);
  Json asks{{"kind", word_of_asks(asked)}};
  switch (asked) {
    case Asks::nothing:
    case Asks::over:
      break;
    case Asks::place:
      add_placing(session, names, asks);
      break;
    case Asks::ready:
      add_declarations(session, names, asks);
      break;
    case Asks::turn:
      for (const Id id : rules::whose_turn(session.catalog(), table))
        asks["options"].push_back(option_json(rules::option(id, just(words::Whole{id})), names));
      break;
    case Asks::choice:
    case Asks::dice:
      add_choice(session, *table.play.choice, names, asks);
      break;
  }
  return asks;
}

Json pieces_json(const state::Table& table) {
  Json pieces = Json::array();
  for (const state::Piece& piece : table.pieces) {
    if (is_in_the_game(piece)) pieces.push_back(piece_json(piece));
  }
  return pieces;
}

void add_standing(const battle::Session& session, Json& answer) {
  const state::Table& table = session.table();
  const state::Play& play = table.play;
  const TableNames names(session.catalog(), &table);
  answer["round"] = table.round;
  answer["phase"] = state::name_of(play.phase);
  answer["initiative"] = play.initiative;
  answer["asks"] = asks_json(session);
  answer["untold"] = Json::array();
  for (const state::Untold& each : play.untold)
    answer["untold"].push_back({{"ship", each.ship.text()}, {"what", each.what.text()}, {"round", each.round}});
  answer["reports"] = Json::array();
  for (const state::Option& option : rules::additions().reports(session.catalog(), table))
    answer["reports"].push_back(option_json(option, names));
  const std::string& outcome = table.progress.outcome.empty() ? play.result : table.progress.outcome;
  answer["outcome"] = outcome.empty() ? Json(nullptr) : Json(outcome);
  answer["objectives"] = Json::array();
  const data::Mission* mission = session.catalog().mission(table.mission);
  for (const state::ObjectiveState& each : table.progress.objectives) {
    const data::Objective* objective = mission == nullptr ? nullptr : mission->objective(each.id);
    answer["objectives"].push_back({{"id", each.id.text()},
                                    {"text", objective == nullptr ? "" : objective->text},
                                    {"status", state::name_of(each.status)}});
  }
  answer["entries"] = session.log().size();
  answer["hash"] = base::hex(state::hash_of(table));
}

}  // namespace plotboard::cli
