#pragma once
// `plotboard-cli campaign`: the commands of the window by JSON lines, and whole campaigns by stand-ins. Exit codes as
// everywhere (common.hpp); a refused command counts as illegal.

#include <cstdint>
#include <string>

namespace plotboard::cli {

struct CampaignRequest {
  std::string kind = "alpha";
  std::string file;
  std::string mode, name;   // "": as is usual
  std::string pilot;        // of `print`: a call sign; "": everybody who flies
  std::string out;          // of `print`: a PDF or PNG
  std::string lines = "-";  // JSON lines of `do`
  std::uint64_t seed = 1;
  int pilots = 4;
  int runs = 1;
  bool json = false;
  bool battles = false;  // simulate: missions are really flown; else won or lost by lot
};

int campaign_new(const CampaignRequest& request);
int campaign_show(const CampaignRequest& request);      // how it stands, as JSON
int campaign_commands(const CampaignRequest& request);  // what may be done now, a JSON line each
int campaign_do(const CampaignRequest& request);        // JSON lines in; events or a refusal a line out, in order
int campaign_print(const CampaignRequest& request);     // sheets and records as PDF or PNG
int campaign_simulate(const CampaignRequest& request);

}  // namespace plotboard::cli
