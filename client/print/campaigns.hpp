#pragma once
// What a campaign prints, whatever its kind (engine/campaign/kinds.inc).

#include <string>
#include <vector>

#include "print/page.hpp"

namespace plotboard::campaign {
class Campaign;
}

namespace plotboard::print {

// `who`: whose pages, as the kind names people; "": everybody's. None: nobody is called that.
std::vector<Page> campaign_pages(const campaign::Campaign& campaign, const std::string& who);

}  // namespace plotboard::print
