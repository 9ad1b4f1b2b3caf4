#include "UnderstudyCoreImageC.h"
