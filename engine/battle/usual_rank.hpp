#pragma once
// With whom a mission is to be what it says: easy, fair or hard.

namespace plotboard::data {
struct Mission;
}  // namespace plotboard::data

namespace plotboard::battle {

inline constexpr int kUsualPilots = 4;
// The rank with which most campaigns come there: by the tour, the first figure of its number.
int usual_rank(const data::Mission& mission);

}  // namespace plotboard::battle
