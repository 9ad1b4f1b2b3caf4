// A target of SwiftPM needs a source file; what the header declares is defined in Swift.
#include "UnderstudyUIKitC.h"
