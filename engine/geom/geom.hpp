#pragma once
// Door of the geometry module: figures, poses, shapes, verdicts, ways.
#include "geom/arc.hpp"         // IWYU pragma: export
#include "geom/contact.hpp"     // IWYU pragma: export
#include "geom/figures.hpp"     // IWYU pragma: export
#include "geom/formation.hpp"   // IWYU pragma: export
#include "geom/huge.hpp"        // IWYU pragma: export
#include "geom/maneuver.hpp"    // IWYU pragma: export
#include "geom/path.hpp"        // IWYU pragma: export
#include "geom/plastic.hpp"     // IWYU pragma: export
#include "geom/pose.hpp"        // IWYU pragma: export
#include "geom/range.hpp"       // IWYU pragma: export
#include "geom/reposition.hpp"  // IWYU pragma: export
#include "geom/shape.hpp"       // IWYU pragma: export
#include "geom/trig.hpp"        // IWYU pragma: export
