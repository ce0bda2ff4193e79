#pragma once
// Door of the app: the whole program. Returns the exit code: 0 done, 2 bad input (a named file that cannot be opened
// too), 3 no display or no OpenGL 3.3.
namespace plotboard::app {

int run(int argc, char** argv);

}  // namespace plotboard::app
