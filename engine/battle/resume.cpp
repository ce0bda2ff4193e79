#include "battle/resume.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "data/catalog.hpp"
#include "rules/machine/step.hpp"
#include "rules/play/commands.hpp"
#include "state/events.hpp"

namespace plotboard::battle {

namespace {

state::Table begun(const state::Table& before, const state::Step& step,
                   const std::vector<state::Correction>& corrections, const data::Catalog& catalog) {
  state::Table table = before;
  for (const state::Event& event : rules::run_step(catalog, before, step, corrections)) state::fold(table, event);
  return table;
}

// Nothing where an answer does not fit any more.
std::optional<state::Table> with_answers(state::Table table, const std::vector<state::Answer>& answers,
                                         const data::Catalog& catalog) {
  for (const state::Answer& answer : answers) {
    if (!table.play.choice) return std::nullopt;
    rules::Choose choose;
    choose.choice = table.play.choice->kind;
    choose.option = answer.key;
    choose.dice = answer.dice;
    choose.memo = answer.memo;
    choose.untold = answer.untold;
    if (rules::check(catalog, table, choose)) return std::nullopt;
    for (const state::Event& event : rules::resolve(catalog, table, choose)) state::fold(table, event);
  }
  return table;
}

}  // namespace

base::Result<Resumed> resumed(state::Table table, const std::string& file, const data::Catalog& catalog) {
  if (!table.play.before) return Resumed{std::move(table), false};
  const state::Table& before = *table.play.before;
  const state::Step& step = table.play.step;
  const bool known = step.kind != state::StepKind::turn || before.find(step.ship) != nullptr;
  if (step.kind == state::StepKind::none || !known) {
    return base::Error{file, "/table/play/step", "a step of nobody", "the step that is running"};
  }
  // Pieces that people corrected and that the step, as it runs today, no longer knows would end it: without them then.
  const bool all_known =
      std::all_of(table.play.corrections.begin(), table.play.corrections.end(),
                  [&table](const state::Correction& correction) { return table.find(correction.piece.id) != nullptr; });
  state::Table anew =
      begun(before, step, all_known ? table.play.corrections : std::vector<state::Correction>(), catalog);
  auto same = with_answers(anew, table.play.answers, catalog);
  if (same && state::hash_of(*same) == state::hash_of(table)) return Resumed{std::move(*same), false};
  return Resumed{std::move(anew), true};
}

}  // namespace plotboard::battle
