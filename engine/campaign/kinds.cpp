#include "campaign/common/kind.hpp"

#define PLOTBOARD_CAMPAIGN(name)        \
  namespace plotboard::campaign::name { \
  const Kind& kind();                   \
  }
#include "campaign/kinds.inc"
#undef PLOTBOARD_CAMPAIGN

namespace plotboard::campaign {

const Kinds& kinds() {
  static const Kinds all{
#define PLOTBOARD_CAMPAIGN(name) &name::kind(),
#include "campaign/kinds.inc"
#undef PLOTBOARD_CAMPAIGN
  };
  return all;
}

}  // namespace plotboard::campaign
