// A target of SwiftPM needs a source file.
#include "UnderstudyOsC.h"
