#include "UnderstudyThreads.h"

static _Thread_local void *evaluation = 0;

void *understudy_evaluation_get(void) { return evaluation; }
void understudy_evaluation_set(void *value) { evaluation = value; }
