#pragma once
// Random and adversarial pairs of pieces: bases of every kind with and without guides, and every obstacle of the
// catalog, mirrored too. Adversarial: slid along a line until the gap is within 30 um of a limit of the verdict, with
// parallel and square headings among them.

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "base/rng.hpp"
#include "geom/contact.hpp"
#include "sketch.hpp"

namespace plotboard::test::oracle {

struct Piece {
  std::optional<geom::BaseKind> base;  // nothing: an obstacle
  bool guides = false;
  const geom::Shape* shape = nullptr;
  Sketch sketch;
};

struct Placed {
  geom::PlacedBase base;
  geom::PlacedShape shape;
};
Placed place(const Piece& piece);

// The engine's answers, by the overload that the pieces ask for.
geom::Contact contact_of(const Piece& a, const Piece& b, double tolerance);
double gap_of(const Piece& a, const Piece& b);

class PairMaker {
 public:
  explicit PairMaker(std::uint64_t seed);

  struct Pair {
    Piece a, b;
  };
  Pair next();
  base::Rng& rng() { return rng_; }

 private:
  const geom::Shape* own(geom::Shape shape);
  const Piece& pick();
  base::Mdeg heading();
  // Half of the headings free, the others parallel or square to `other`, or a hair's breadth off.
  base::Mdeg turn_for(base::Mdeg other);
  // Moves b out from a along their line of centres, to within 30 um of -10, 0 or +10 um.
  void slide_to_limit(Pair& pair, double reach);

  base::Rng rng_;
  std::vector<std::unique_ptr<geom::Shape>> shapes_;
  std::vector<Piece> bases_;
  std::vector<Piece> obstacles_;
};

}  // namespace plotboard::test::oracle
