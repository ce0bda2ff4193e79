#pragma once
// The steps of spacing and type that windows are laid out in: multiples of em(), the height of the body text, so that
// one number scales everything. What is drawn (a symbol's own lines) and the widths of columns have measures of their
// own.

namespace plotboard::panels {

float em();

namespace space {
inline float hair() { return em() * 0.1F; }   // between a frame and what it frames
inline float nick() { return em() * 0.12F; }  // corners of what is small, and between the lines of a list
inline float fine() { return em() * 0.15F; }  // the corners of a swatch
inline float thin() { return em() * 0.2F; }
inline float slim() { return em() * 0.25F; }    // the corners of a box
inline float tight() { return em() * 0.3F; }    // beside what belongs together
inline float pad() { return em() * 0.35F; }     // inside a row that is pressed
inline float snug() { return em() * 0.4F; }     // between parts of a page
inline float half() { return em() * 0.5F; }     // between a label and what it labels
inline float middle() { return em() * 0.55F; }  // of a line of text, from its top
inline float even() { return em() * 0.6F; }     // inside a box
inline float edge() { return em() * 0.7F; }     // inside a bar or a message
inline float loose() { return em() * 0.8F; }    // from the edge of a window
inline float line() { return em() * 1.1F; }     // of text
inline float bar() { return em() * 1.15F; }     // a line of text with its ground
inline float wide() { return em() * 1.2F; }     // between columns
inline float chip() { return em() * 1.25F; }    // words in a frame, a die beside words
inline float nook() { return em() * 1.3F; }     // behind a mark
inline float row() { return em() * 1.5F; }      // of a list
inline float indent() { return em() * 1.6F; }   // under a heading
inline float deep() { return em() * 1.8F; }     // behind a large mark
inline float block() { return em() * 2.0F; }    // between blocks; a picture beside two lines
}  // namespace space

namespace type {
inline float small() { return em() * 0.8F; }    // keys on buttons, remarks
inline float link() { return em() * 0.82F; }    // to a rule
inline float quiet() { return em() * 0.85F; }   // figures under a headline
inline float reason() { return em() * 0.88F; }  // of the log
inline float note() { return em() * 0.9F; }
inline float caption() { return em() * 0.92F; }
inline float title() { return em() * 1.4F; }  // where its own font is missing
}  // namespace type

}  // namespace plotboard::panels
