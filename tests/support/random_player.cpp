#include "support/random_player.hpp"

#include <vector>

#include "rules/play/battle_commands.hpp"
#include "rules/play/setup.hpp"

namespace plotboard::test {
namespace {

template <class T>
const T& one_of(base::Rng& rng, const std::vector<T>& options) {
  return options[rng.below(static_cast<std::uint32_t>(options.size()))];
}
bool passes(const rules::Command& command) {
  const auto* answer = get_if<rules::Choose>(&command);
  return answer != nullptr && (answer->option == "pass" || answer->option == "no" || answer->option == "done");
}

}  // namespace

std::uint64_t& Seen::of(const rules::Command& command) {
  const auto* answer = get_if<rules::Choose>(&command);
  if (answer == nullptr) return counts_[std::to_string(command.index())];
  std::string name = answer->choice + " ";
  for (const char c : answer->option.text()) {
    if (c < '0' || c > '9') name += c;
  }
  return counts_[name];
}

std::optional<rules::Command> RandomPlayer::next(const state::Table& table) {
  if (one_in(4000) && table.play.phase != state::Phase::over) {
    return rules::Concede{one_in(2) ? state::Side::player : state::Side::enemy};
  }
  if (table.play.phase == state::Phase::setup && !table.play.choice && !one_in(3)) {
    if (const auto placed = anywhere(table)) return placed;
  }
  if (table.play.step.kind == state::StepKind::none && one_in(200)) {
    if (const auto changed = by_hand(table)) return changed;
  }
  if (corrects && table.play.choice && one_in(4)) {
    if (const auto corrected = correction(table)) return corrected;
  }
  const auto commands = rules::legal_commands(catalog_, table);
  if (commands.empty()) return std::nullopt;
  if (table.play.choice && table.play.choice->dice > 0 && one_in(2)) {
    if (auto typed = dice(*table.play.choice)) return typed;
  }
  // Once all dials are set, soon on with it.
  const rules::Command* picked = &one_of(rng_, commands);
  if (holds<rules::Ready>(commands.back()) && one_in(2)) picked = &commands.back();
  if (table.play.choice && one_in(2)) {
    for (int i = 0; i < 3; ++i) {
      const rules::Command& other = one_of(rng_, commands);
      if (seen_.of(other) < seen_.of(*picked)) picked = &other;
    }
  }
  for (int tries = 0; eager && tries < 3 && passes(*picked); ++tries) picked = &one_of(rng_, commands);
  ++seen_.of(*picked);
  return *picked;
}

std::optional<rules::Command> RandomPlayer::anywhere(const state::Table& table) {
  const Ids pieces = rules::next_to_place(catalog(), table).pieces;
  if (pieces.empty()) return std::nullopt;
  const Id id = one_of(rng_, pieces);
  const state::Piece& piece = *table.find(id);
  const bool strip = piece.type == state::PieceType::ship;
  constexpr std::int32_t kStrip = 100'000;  // um
  for (int tries = 0; tries < 12; ++tries) {
    geom::Pose pose = anywhere_on(table);
    if (strip) pose.y.value %= kStrip;
    if (strip && piece.side == state::Side::enemy) pose.y.value = table.area.height.value - pose.y.value;
    const rules::PlacePieces place{{{id, pose}}};
    if (!rules::check(catalog_, table, place)) return place;
  }
  return std::nullopt;
}

bool RandomPlayer::is_first_edition(const state::Table& table) const {
  return catalog_.ruleset(table.ruleset)->edition == geom::Edition::first;
}
void RandomPlayer::put_right(state::Piece& piece) {
  state::ShipState& ship = piece.ship;
  std::vector<state::DamageCard>& damage = ship.damage;
  const bool huge = !ship.sections.empty();
  switch (rng_.below(4)) {
    case 0:
      if (!damage.empty() && damage.back().number == 0) return damage.pop_back();
      if (const auto at = !huge       ? state::Section::none
                          : one_in(2) ? state::Section::fore
                                      : state::Section::aft;
          ship.hull_left(at) > 1)
        damage.push_back({0, false, 1, at});
      return;
    case 1:
      if (!huge) ship.shields = rng_.between(0, ship.shield_limit);
      if (huge) ship.shields = 0;
      for (state::HullSection& section : ship.sections) {
        section.shields = rng_.between(0, section.shield_limit);
        ship.shields += section.shields;
      }
      return;
    case 2:
      if (ship.cards.empty()) return;
      if (state::Card& card = ship.cards[rng_.below(static_cast<std::uint32_t>(ship.cards.size()))];
          catalog_.upgrade(card.id) != nullptr)
        card.discarded = !card.discarded;
      return;
    default:
      for (state::HullSection& section : ship.sections) section.energy = rng_.between(0, section.energy_limit);
  }
}

std::optional<rules::Command> RandomPlayer::by_hand(const state::Table& table) {
  state::Piece piece = one_of(rng_, table.pieces);
  rules::Command command = rules::RemovePieces{{piece.id}};
  if (is_first_edition(table) && piece.type == state::PieceType::ship && piece.in_play() && one_in(2)) {
    put_right(piece);
    command = rules::ChangePiece{piece};
  } else {
    switch (rng_.below(4)) {
      case 0:
        break;
      case 1:
        command = rules::PlacePieces{{{piece.id, anywhere_on(table)}}};
        break;
      case 2:
        piece.tokens[static_cast<state::Token>(rng_.below(state::kTokenKinds))] = rng_.between(0, 1);
        command = rules::ChangePiece{piece};
        break;
      default:
        if (piece.type != state::PieceType::obstacle) return std::nullopt;
        piece.id = "H" + std::to_string(rng_.below(1000));
        piece.pose = anywhere_on(table);
        command = rules::AddPiece{piece};
    }
  }
  if (rules::check(catalog_, table, command)) return std::nullopt;
  return command;
}

std::optional<rules::Command> RandomPlayer::correction(const state::Table& table) {
  state::Piece piece = one_of(rng_, table.pieces);
  if (!piece.in_play()) return std::nullopt;
  rules::Command command = rules::ChangePiece{piece};
  if (is_first_edition(table) && piece.type == state::PieceType::ship && one_in(3)) {
    put_right(piece);
    command = rules::ChangePiece{piece};
  } else if (one_in(2)) {
    constexpr std::int32_t kNudge = 3000;  // um
    geom::Pose pose = piece.pose;
    pose.x.value += rng_.between(-kNudge, kNudge);
    pose.y.value += rng_.between(-kNudge, kNudge);
    pose.heading.value = (pose.heading.value + rng_.between(0, 3000)) % 360'000;
    command = rules::PlacePieces{{{piece.id, pose}}};
  } else {
    piece.tokens[static_cast<state::Token>(rng_.below(state::kTokenKinds))] = rng_.between(0, 1);
    command = rules::ChangePiece{piece};
  }
  if (rules::check(catalog_, table, command)) return std::nullopt;
  return command;
}

geom::Pose RandomPlayer::anywhere_on(const state::Table& table) {
  return {{rng_.between(0, table.area.width.value)},
          {rng_.between(0, table.area.height.value)},
          {rng_.between(0, 359'999)}};
}

std::optional<rules::Command> RandomPlayer::dice(const state::Choice& choice) {
  static const std::vector<state::Face> green_faces{state::Face::focus, state::Face::evade};
  rules::Choose typed{choice.kind, {}, {}, {}, false, {}};
  for (int i = 0; i < choice.dice; ++i) {
    const bool cruel = eager && one_in(2);
    switch (choice.die) {
      case state::DieKind::attack:
        typed.dice.push_back(cruel ? static_cast<int>(state::Face::crit) : rng_.between(0, 3));
        break;
      case state::DieKind::defense:
        typed.dice.push_back(cruel || one_in(2) ? 0 : static_cast<int>(one_of(rng_, green_faces)));
        break;
      case state::DieKind::d6:
        typed.dice.push_back(rng_.between(1, 6));
        break;
      case state::DieKind::d3:
        typed.dice.push_back(rng_.between(1, 3));
        break;
      case state::DieKind::random:
        return std::nullopt;
    }
  }
  return typed;
}

}  // namespace plotboard::test
