#include "desk/battle/answers.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "desk/battle/battle_words.hpp"
#include "scene/battle.hpp"

namespace plotboard::desk {

// --- by click and number

bool Answers::pick(std::size_t index) {
  if (index >= given_.battle.picks().size() || given_.board.dragging()) return false;
  const Pick chosen = given_.battle.picks()[index];
  const Expect kind = given_.battle.expected().kind;
  given_.log.stop_playing();
  if (kind == Expect::choice) return pick_answer(chosen);
  if (kind == Expect::turn) return given_.battle.command(rules::TakeTurn{chosen.key});
  if (kind == Expect::in_turn)
    given_.placing.hold(chosen.key);
  else if (kind == Expect::dials || kind == Expect::ready)
    given_.dial.open_for(chosen.key);
  else
    return false;
  return true;
}

// Dice are marked first; what confirms them throws them again.
bool Answers::pick_answer(const Pick& pick) {
  if (pick.chosen_at) return given_.battle.take_back(pick);
  if (pick.die && given_.open.table().play.choice->kind == "reroll") return given_.battle.mark(pick);
  if (given_.open.table().play.choice->kind == "reroll" && pick.key == "done") return given_.battle.reroll_marked();
  return given_.battle.choose(pick);
}

void Answers::pick_by_key(const std::string& key) {
  if (given_.battle.expected().kind == Expect::dice) {
    const auto faces = faces_of(given_.open.table().play.choice->die);
    const std::size_t index = key == "0" ? faces.size() : static_cast<std::size_t>(key[0] - '1');
    if (key == "0")
      given_.battle.untype_die();
    else if (index < faces.size())
      given_.battle.type_die(faces[index]);
    return;
  }
  const auto& picks = given_.battle.picks();
  for (std::size_t i = 0; i < picks.size(); ++i) {
    if (picks[i].label != key) continue;
    pick(i);
    return;
  }
}

void Answers::point_by_keys(int by) {
  const auto count = static_cast<int>(given_.battle.picks().size());
  if (count == 0) return;
  auto& pointed = given_.battle.pointed;
  const int now = pointed ? static_cast<int>(*pointed) + by : by > 0 ? 0 : count - 1;
  pointed = static_cast<std::size_t>((now + count) % count);
}

// In set-up what is not in the hand lies nowhere yet.
bool Answers::may_lie_there() const {
  const Expect kind = given_.battle.expected().kind;
  return kind == Expect::choice || kind == Expect::turn || kind == Expect::dials || kind == Expect::ready;
}

bool Answers::lie_on_board() const {
  if (!may_lie_there()) return false;
  const std::vector<Pick>& picks = given_.battle.picks();
  const state::Table& table = given_.open.table();
  return std::any_of(picks.begin(), picks.end(), [&table](const Pick& pick) {
    const bool place = pick.ghost && table.find(pick.ship) != nullptr;
    return pick.legal && (place || table.find(pick.piece) != nullptr);
  });
}

void Answers::point_at(geom::Vec2 px) {
  if (!may_lie_there() || given_.board.tool != Tool::select) return;
  given_.battle.pointed = scene::offer_at(given_.open.catalog(), given_.open.table(), given_.battle.offers(),
                                          given_.board.camera.to_table(px), given_.board.badges);
}

const geom::Pose* Answers::held() const {
  const Held* held = given_.placing.held();
  return held == nullptr ? nullptr : &held->pose;
}

bool Answers::click(geom::Vec2 px) {
  point_at(px);
  if (!may_lie_there() || given_.board.tool != Tool::select || !given_.battle.pointed) return false;
  const std::size_t index = *given_.battle.pointed;
  if (index >= given_.battle.picks().size()) return false;
  const bool legal = given_.battle.picks()[index].legal;
  pick(index);
  return legal;
}

// --- by the Continue key

void Answers::go_on() {
  if (!given_.open.is_open() || given_.board.dragging()) return;
  given_.log.stop_playing();
  const std::size_t before = given_.open.session().log().size();
  const bool others = given_.battle.expected().kind == Expect::others;
  const bool settled = given_.battle.finish_flow();
  given_.ai.stop();
  given_.playback.give_way();
  // What the press was for has come by itself. Meant for others it is nobody's own answer.
  if (settled || (others && given_.open.session().log().size() > before)) return;
  if (given_.seats.covered) {
    given_.seats.uncover();
    return given_.battle.open_next_dial();
  }
  const Expected now = given_.battle.expected();
  switch (now.kind) {
    case Expect::nothing:
      return;
    case Expect::place:
      given_.battle.start();
      return;
    case Expect::in_turn:
      given_.placing.place_suggested();
      return;
    case Expect::over:
      given_.battle.result_open = true;
      return;
    case Expect::others:
      given_.battle.follow_advice();
      return;
    case Expect::dials:
      given_.dial.open_for(now.ship);
      return;
    case Expect::ready:
      given_.dial.open = false;
      given_.battle.command(rules::Ready{given_.seats.seat});
      return;
    case Expect::turn:
      given_.battle.command(rules::TakeTurn{now.ship});
      return;
    case Expect::dice:
      go_on_with_dice();
      return;
    case Expect::choice:
      if (!given_.battle.marked.empty()) {
        given_.battle.reroll_marked();
        return;
      }
      given_.battle.remind(now.words + " Click an answer, or press its number.");
      return;
  }
}

// The program throws where nothing has been typed in yet.
void Answers::go_on_with_dice() {
  const state::Choice& choice = *given_.open.table().play.choice;
  const int missing = choice.dice - static_cast<int>(given_.battle.typed.size());
  if (given_.battle.typed.empty())
    given_.battle.command(rules::Choose{choice.kind, {}, {}, {}, false, {}});
  else if (given_.battle.has_typed_enough())
    given_.battle.use_typed_dice();
  else
    given_.messages.say(MessageKind::note, "Enter " + dice_words(missing, choice.die).english() + " more.");
}

// --- by the dial

bool Answers::fly(geom::Maneuver maneuver) {
  const state::Piece* piece = given_.board.only_selected();
  if (piece == nullptr) return false;
  return given_.open.in_battle() ? given_.battle.set_dial(std::string(piece->id), maneuver) : fly_at_table(maneuver);
}

bool Answers::fly_at_table(geom::Maneuver maneuver) {
  if (given_.dial.of_selected() == nullptr) return false;
  given_.dial.pointed = maneuver;
  const rules::MoveOutcome* seen = given_.dial.preview();
  std::optional<rules::MoveOutcome> outcome;
  if (seen != nullptr) outcome = *seen;
  given_.dial.pointed.reset();
  rules::FlyManeuver command;
  command.id = given_.board.only_selected()->id;
  command.maneuver = maneuver;
  command.choice.tallon = given_.dial.tallon_place;
  command.choice.edition = rules::Field(given_.open.catalog(), given_.open.table()).ruleset().edition;
  const std::size_t from = given_.open.session().log().size();
  const state::Table before = given_.open.table();
  if (!given_.open.apply(command)) return false;
  given_.playback.show(from, before);
  if (outcome && outcome->left_area)
    given_.messages.say(MessageKind::note,
                        given_.open.names().piece(command.id) + " leaves the play area: it has fled.", "2e-flee-1");
  return true;
}

}  // namespace plotboard::desk
