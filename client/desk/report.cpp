#include "desk/report.hpp"

#include <cstdio>

#include "data/catalog.hpp"

namespace plotboard::desk {

namespace {

std::string at(const geom::Pose& pose) {
  return decimal(pose.x.mm(), 2) + " / " + decimal(pose.y.mm(), 2) + " mm, heading " +
         decimal(pose.heading.degrees(), 2);
}

std::string named(const data::Catalog& catalog, const state::Piece& piece) {
  std::string text = piece.id;
  if (const data::Ship* ship = piece.type == state::PieceType::ship ? catalog.ship(piece.ref) : nullptr)
    return text + "  " + ship->name;
  if (const data::Obstacle* obstacle = piece.type == state::PieceType::obstacle ? catalog.obstacle(piece.ref) : nullptr)
    return text + "  " + obstacle->name;
  text += std::string("  ") + state::name_of(piece.type);
  return piece.ref.empty() ? text + "  " + std::string(geom::name_of(piece.base)) + " base" : text + "  " + piece.ref;
}

std::string decision_text(const plotboard::ai::Decision& decision, const Names& names) {
  std::string text = names.piece(decision.ship) + " flies " + geom::words_of(decision.flown) + " to " +
                     at(decision.outcome.end) + "\n";
  for (const plotboard::ai::Step& step : decision.steps)
    text += "  [" + step.rule + "] " + words::english(step.text, names) + "\n";
  return text;
}

}  // namespace

std::string decimal(double value, int digits) {
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", digits, value);
  bool zero = true;
  for (const char* c = text; *c != '\0'; ++c) zero &= *c == '-' || *c == '0' || *c == '.';
  return zero && text[0] == '-' ? text + 1 : text;
}

std::string report(const Desk& desk) {
  const state::Table& table = desk.table();
  const data::Catalog& catalog = desk.catalog();
  const Names names = desk.names();
  std::string text =
      "Plotboard report\n\nTable " + table.area.name + ", " + decimal(table.area.width.mm(), 1) + " x " +
      decimal(table.area.height.mm(), 1) + " mm, rules " +
      (catalog.ruleset(table.ruleset) != nullptr ? catalog.ruleset(table.ruleset)->name : table.ruleset.text()) +
      ", round " + std::to_string(table.round);
  if (const auto mission = catalog.missions.find(table.mission); mission != catalog.missions.end())
    text +=
        ", mission " + table.mission + " " + mission->second.name + " (" + std::to_string(table.pilots) + " pilots)";
  text += table.options.guides ? "; guides count for overlap\n" : "; guides do not count\n";

  if (const MissionView& view = desk.missions.standing(); view.mission != nullptr && view.fought)
    text += "\n" + text_of(view);

  text += "\nPieces (centre x / y from the lower left corner; heading clockwise from up)\n";
  for (const state::Piece& piece : table.pieces) {
    text += "  " + named(catalog, piece) + ": " + at(piece.pose);
    if (piece.type == state::PieceType::ship) {
      if (piece.side != state::Side::none) text += std::string(", ") + state::name_of(piece.side);
      if (piece.ai) text += ", AI number " + std::to_string(piece.number);
      text += ", initiative " + std::to_string(piece.initiative);
      if (piece.tokens.stress > 0) text += ", stress " + std::to_string(piece.tokens.stress);
      if (piece.tokens.ion > 0) text += ", ion " + std::to_string(piece.tokens.ion);
      for (const Id object : piece.locks()) text += ", locks " + object;
      if (piece.moved) text += ", has moved";
      if (piece.fled) text += ", fled";
    }
    text += "\n";
  }

  if (const auto verdict = desk.board.verdict())
    text += "\nMeasured\n" + rules::text_of(catalog, desk.board.shown_table(), *verdict);
  if (desk.advice.open()) text += "\nOn show\n" + decision_text(*desk.advice.decision, names);

  if (!desk.session().log().empty()) text += "\nWhat happened\n";
  for (std::size_t i = 0; i < desk.session().log().size(); ++i) {
    const battle::LogEntry& entry = desk.session().log()[i];
    text += std::to_string(i + 1) + ". " + words::english(battle::words_of(entry), names) + "\n";
    if (entry.reasons) text += decision_text(*entry.reasons, names);
  }
  return text;
}

}  // namespace plotboard::desk
