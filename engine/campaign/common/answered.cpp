// A line for a campaign and the line that answers it.
#include <nlohmann/json.hpp>

#include "campaign/common/kind.hpp"
#include "data/json.hpp"

namespace plotboard::campaign {

namespace {

using Json = nlohmann::ordered_json;

Json refused_json(const std::string& rule, const std::string& why) {
  return {{"refused", {{"rule", rule}, {"why", why}}}};
}

Json told_json(const std::vector<Told>& events) {
  Json list = Json::array();
  for (const Told& event : events) {
    Json line{{"text", event.text.english()}};
    if (!event.rule.empty()) line["rule"] = event.rule;
    list.push_back(std::move(line));
  }
  return list;
}

Json answer_to(Campaign& campaign, const std::string& line, bool& illegal) {
  const auto json = data::parse_json(line, "");
  if (json && json->is_object() && json->contains("do") && ((*json)["do"] == "undo" || (*json)["do"] == "redo")) {
    const bool back = (*json)["do"] == "undo";
    if (back ? campaign.undo() : campaign.redo()) return {{"events", Json::array()}};
    illegal = true;
    return refused_json("plotboard", back ? "Nothing is left to undo." : "Nothing is left to redo.");
  }
  const auto answer = campaign.hand(line);
  illegal = illegal || !answer || answer->refused;
  if (!answer) {
    Json errors = Json::array();
    for (const base::Error& error : answer.errors()) errors.push_back(error.text());
    return {{"error", std::move(errors)}};
  }
  if (answer->refused) return refused_json(answer->refused->rule, answer->refused->why.english());
  return {{"events", told_json(answer->events)}};
}

}  // namespace

Line answered(Campaign& campaign, const std::string& line) {
  Line answer;
  answer.json = answer_to(campaign, line, answer.illegal).dump();
  return answer;
}

}  // namespace plotboard::campaign
