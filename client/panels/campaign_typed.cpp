#include "panels/campaign_parts.hpp"
#include "panels/ui.hpp"

namespace plotboard::panels {

void draw_campaign_typed(desk::Desk&) {}

}  // namespace plotboard::panels
