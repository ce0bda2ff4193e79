#pragma once
// Fingers to input events: one finger is the pointer, two pan and pinch. A second finger lets go of what the first
// held; nothing more comes until all are lifted. Pure, positions in window pixels.

#include <cstdint>
#include <vector>

#include "platform/input.hpp"

namespace plotboard::platform {

class Touch {
 public:
  void down(std::int64_t finger, double x, double y, std::vector<InputEvent>& events);
  void moved(std::int64_t finger, double x, double y, std::vector<InputEvent>& events);
  void up(std::int64_t finger, std::vector<InputEvent>& events);

 private:
  struct Finger {
    std::int64_t id;
    double x, y;
  };
  std::vector<Finger> fingers_;
  bool pointing_ = false;  // the first finger is the pointer
};

}  // namespace plotboard::platform
