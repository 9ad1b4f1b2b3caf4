#include "../include/UnderstudyPlatformC.h"

static _Thread_local void *evaluation = 0;
static _Thread_local void *change = 0;

void *understudy_evaluation_get(void) { return evaluation; }
void understudy_evaluation_set(void *value) { evaluation = value; }

static _Thread_local intptr_t locksHeld = 0;

void understudy_locks_held_add(intptr_t count) { locksHeld += count; }
intptr_t understudy_locks_held(void) { return locksHeld; }

void *understudy_change_get(void) { return change; }
void understudy_change_set(void *value) { change = value; }
