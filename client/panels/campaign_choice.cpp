#include "panels/campaign_parts.hpp"
#include "panels/ui.hpp"

namespace plotboard::panels {

void draw_campaign_choice(desk::Desk&) {}

}  // namespace plotboard::panels
