#include "data/ai_card.hpp"

namespace plotboard::data {

const char* name_of(Sector sector) {
  switch (sector) {
    case Sector::bullseye:
      return "bullseye";
    case Sector::front_right:
      return "front-right";
    case Sector::side_front_right:
      return "side-front-right";
    case Sector::side_rear_right:
      return "side-rear-right";
    case Sector::rear_right:
      return "rear-right";
    case Sector::rear_left:
      return "rear-left";
    case Sector::side_rear_left:
      return "side-rear-left";
    case Sector::side_front_left:
      return "side-front-left";
    case Sector::front_left:
      return "front-left";
  }
  return "";
}

words::Key words_of(Sector sector) {
  switch (sector) {
    case Sector::bullseye:
      return "sector.bullseye";
    case Sector::front_right:
      return "sector.front-right";
    case Sector::side_front_right:
      return "sector.side-front-right";
    case Sector::side_rear_right:
      return "sector.side-rear-right";
    case Sector::rear_right:
      return "sector.rear-right";
    case Sector::rear_left:
      return "sector.rear-left";
    case Sector::side_rear_left:
      return "sector.side-rear-left";
    case Sector::side_front_left:
      return "sector.side-front-left";
    case Sector::front_left:
      return "sector.front-left";
  }
  return {};
}

const char* name_of(Ring ring) {
  switch (ring) {
    case Ring::inner:
      return "inner";
    case Ring::middle:
      return "middle";
    case Ring::outer:
      return "outer";
    case Ring::stressed:
      return "stressed";
  }
  return "";
}

}  // namespace plotboard::data
