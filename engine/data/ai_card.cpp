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

const char* words_of(Sector sector) {
  switch (sector) {
    case Sector::bullseye:
      return "straight ahead";
    case Sector::front_right:
      return "ahead, right";
    case Sector::side_front_right:
      return "to the right, ahead";
    case Sector::side_rear_right:
      return "to the right, behind";
    case Sector::rear_right:
      return "behind, right";
    case Sector::rear_left:
      return "behind, left";
    case Sector::side_rear_left:
      return "to the left, behind";
    case Sector::side_front_left:
      return "to the left, ahead";
    case Sector::front_left:
      return "ahead, left";
  }
  return "";
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
