#pragma once
// Pages onto paper: one description, two surfaces of Cairo, so that PDF and PNG show the same. Letters are Inter where
// it is installed, else whatever sans-serif the system has. Errors: what Cairo says of a page that it cannot write.
//
// Cost: a page about 5 ms as PDF, 50 ms as PNG of 150 dots an inch.

#include <string>
#include <vector>

#include "base/base.hpp"
#include "print/page.hpp"

namespace plotboard::print {

inline constexpr double kDotsPerInch = 150;

// A file's bytes.
base::Result<std::string> pdf_of(const std::vector<Page>& pages, const std::string& title);
// One picture; several pages below each other.
base::Result<std::string> png_of(const std::vector<Page>& pages, double dots_per_inch = kDotsPerInch);

// By the path's ending, .pdf or .png.
base::Result<base::Done> write(const std::string& path, const std::vector<Page>& pages, const std::string& title);

double text_width(const std::string& words, double size, bool bold);  // mm
// Lines of at most that width, broken at blanks; a longer word stands alone.
std::vector<std::string> in_lines(const std::string& words, double width, double size, bool bold);
// The words, or as many letters of them as fit, with dots.
std::string cut_to(const std::string& words, double width, double size, bool bold);

}  // namespace plotboard::print
