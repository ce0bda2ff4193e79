#pragma once
// The steps of spacing and type that windows are laid out in: multiples of em(), the height of the body text, so that
// one number scales everything. What is drawn (a symbol's own lines) and the widths of columns have measures of their
// own.

namespace plotboard::panels {

float em();

namespace space {
inline float hair() { return em() * 0.1F; }   // between a frame and what it frames
inline float fine() { return em() * 0.15F; }  // the corners of a swatch
inline float thin() { return em() * 0.2F; }
inline float slim() { return em() * 0.25F; }  // the corners of a box
inline float tight() { return em() * 0.3F; }  // beside what belongs together
inline float snug() { return em() * 0.4F; }   // between parts of a page
inline float half() { return em() * 0.5F; }   // between a label and what it labels
inline float even() { return em() * 0.6F; }   // inside a box
inline float loose() { return em() * 0.8F; }  // from the edge of a window
inline float line() { return em() * 1.1F; }   // of text
inline float row() { return em() * 1.5F; }    // of a list
inline float block() { return em() * 2.0F; }  // between blocks; a picture beside two lines
}  // namespace space

namespace type {
inline float small() { return em() * 0.8F; }   // keys on buttons, remarks
inline float quiet() { return em() * 0.85F; }  // figures under a headline
inline float note() { return em() * 0.9F; }
}  // namespace type

}  // namespace plotboard::panels
