#include "desk/flight.hpp"

#include <algorithm>
#include <utility>

namespace plotboard::desk {

void Flight::start(Flown flown) {
  flown_.reset();
  seconds_ = 0;
  if (settings_.flight_seconds > 0) flown_ = std::move(flown);
}

double Flight::progress() const {
  if (!flown_) return -1;
  const double whole = settings_.flight_seconds;
  return whole <= 0 ? 1 : std::min(seconds_ / whole, 1.0);
}

bool Flight::tick(double seconds) {
  if (!flown_) return false;
  seconds_ += seconds;
  if (progress() >= 1) flown_.reset();
  return true;
}

}  // namespace plotboard::desk
