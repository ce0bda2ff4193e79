#include "rules/actions.hpp"

namespace plotboard::rules {

std::vector<state::Option> action_options(Game&, const std::string&, const Offer&) {
  return {option("pass", "No action")};
}
bool offer_action(Game&, const std::string&, const Offer&) { return false; }
bool perform_action(Game&, const std::string&, const std::string&, const std::string&, const Offer&) { return false; }
void reposition(Game&, const std::string&, const JudgedPlace&, const std::string&) {}

}  // namespace plotboard::rules
