#include "app/app.hpp"

int main(int argc, char** argv) { return plotboard::app::run(argc, argv); }
