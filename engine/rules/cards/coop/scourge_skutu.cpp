#include "rules/cards/coop/parts_campaign.hpp"

namespace plotboard::rules::effects {

void scourge_skutu(Effects& all) { add_die_more(all, "scourge-skutu", primary_at_bullseye); }

}  // namespace plotboard::rules::effects
