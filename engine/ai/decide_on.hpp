#pragma once
// decide() of decision.hpp with the dial as cards have coloured it (rules/play/dial_now.hpp): what a stressed ship may
// not fly is red by that dial. Errors, draws and cost are those of decide().

#include "ai/decision.hpp"

namespace plotboard::data {
struct Dial;
}  // namespace plotboard::data

namespace plotboard::ai {

base::Result<Decision> decide_on(const data::Dial& dial, const rules::Field& field, const Request& request,
                                 base::Rng& rng);

}  // namespace plotboard::ai
