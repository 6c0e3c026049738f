// First, so that SDL's own types stay those of the other module.
#include "../CSDL2/shim.h"
#include <SDL2/SDL_ttf.h>
