#include "../include/UnderstudyPlatformC.h"

static _Thread_local void *evaluation = 0;
static _Thread_local void *change = 0;

void *understudy_evaluation_get(void) { return evaluation; }
void understudy_evaluation_set(void *value) { evaluation = value; }

void *understudy_change_get(void) { return change; }
void understudy_change_set(void *value) { change = value; }
