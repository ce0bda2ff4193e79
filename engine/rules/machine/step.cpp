#include "rules/machine/step.hpp"

#include <utility>

#include "rules/machine/edition.hpp"

namespace plotboard::rules {

namespace {

void run(Game& game, const state::Step& step) { game.edition().run(game, step); }

// `before` is the table as it was when the step began; `told` events of it are known already.
std::vector<state::Event> run_from(const data::Catalog& catalog, state::Table before, const state::Step& step,
                                   std::vector<state::Answer> answers, std::size_t told,
                                   const std::vector<state::Correction>& corrections) {
  Game game(catalog, before, std::move(answers), nullptr);
  std::optional<state::Choice> open;
  try {
    game.correct(corrections);
    run(game, step);
  } catch (Suspended& suspended) {
    open = std::move(suspended.choice);
  }
  std::vector<state::Event> events = std::move(game.events());
  ENSURE(events.size() >= told, "a step that is run again leads elsewhere");
  const std::size_t all = events.size();
  events.erase(events.begin(), events.begin() + static_cast<std::ptrdiff_t>(told));
  if (open) {
    events.emplace_back(state::StepPaused{game.answers(), std::move(*open), all, corrections});
  } else {
    events.emplace_back(state::StepEnded{});
  }
  return events;
}

}  // namespace

std::vector<state::Event> run_step(const data::Catalog& catalog, const state::Table& table, const state::Step& step,
                                   const std::vector<state::Correction>& corrections) {
  ENSURE(table.play.before == nullptr, "a step begins while another is running");
  std::vector<state::Event> events{state::StepBegan{step}};
  for (state::Event& event : run_from(catalog, table, step, {}, 0, corrections)) events.push_back(std::move(event));
  return events;
}

std::vector<state::Event> run_on(const data::Catalog& catalog, const state::Table& table, const state::Answer& answer) {
  const state::Play& play = table.play;
  ENSURE(play.before != nullptr && play.choice.has_value(), "an answer without a question");
  std::vector<state::Answer> answers = play.answers;
  answers.push_back(answer);
  return run_from(catalog, *play.before, play.step, std::move(answers), play.told, play.corrections);
}

std::vector<state::Event> run_corrected(const data::Catalog& catalog, const state::Table& table,
                                        const std::vector<state::Piece>& pieces) {
  const state::Play& play = table.play;
  ENSURE(play.before != nullptr && play.choice.has_value(), "a correction of a step that does not wait");
  std::vector<state::Correction> corrections = play.corrections;
  std::size_t after = play.told;
  for (const state::Piece& piece : pieces) corrections.push_back({play.answers.size(), after++, piece});
  return run_from(catalog, *play.before, play.step, play.answers, play.told, corrections);
}

void run_at_once(const data::Catalog& catalog, state::Table& table, const state::Step& step, Decider& decider) {
  Game game(catalog, table, {}, &decider, Keeps::nothing);
  run(game, step);
}

void run_at_once(Game& game, const state::Step& step) {
  game.next_step();
  run(game, step);
}

}  // namespace plotboard::rules
