#pragma once
// Which arcs are on offer, in the inspector and where something is measured alike.

namespace plotboard::panels {

struct ArcsMemory {
  bool all = false;  // turrets and rarer arcs, too
};

}  // namespace plotboard::panels
