#pragma once
// Results as files, format "plotboard-result/1" (docs/data-formats.md, assets/schema/result.schema.json): written by
// the program, kept by campaigns, or typed in by a group that has played at a real table. Little is required: "format"
// and "combatants" with id, type and side; whatever is left out is 0, none or open. Shares may be left out: they are
// reckoned from the experience.

#include <string>
#include <string_view>

#include "base/base.hpp"
#include "mission/result.hpp"

namespace plotboard::mission {

// One line a combatant, so that a person finds his way. Reading it again gives the same value.
std::string write_result(const Result& result);
// Everything that is wrong with it, with its place: first how it is written, then what check_result() says.
base::Result<Result> read_result(std::string_view text, const std::string& file, const data::Catalog& catalog);

// What can't be so, whoever has written it: ids that nothing has, a fate of somebody unknown, more hits than attacks,
// sums that disagree (shares, stars, charges, shields), an outcome without its winner. Empty: it may be.
base::Errors check_result(const data::Catalog& catalog, const Result& result, const std::string& file);

}  // namespace plotboard::mission
