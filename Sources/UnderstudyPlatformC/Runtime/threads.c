#include "../include/UnderstudyPlatformC.h"

static _Thread_local void *evaluation = 0;
static _Thread_local void *change = 0;

void *understudy_evaluation_get(void) { return evaluation; }
void understudy_evaluation_set(void *value) { evaluation = value; }

static _Thread_local intptr_t locksHeld = 0;

void understudy_locks_held_add(intptr_t count) { locksHeld += count; }
intptr_t understudy_locks_held(void) { return locksHeld; }

extern char _dispatch_main_q;
extern void dispatch_queue_set_specific(void *queue, const void *key, void *context, void (*destructor)(void *));
extern void *dispatch_get_specific(const void *key);

static char mark;

__attribute__((constructor)) static void markMainQueue(void) {
  dispatch_queue_set_specific(&_dispatch_main_q, &mark, &mark, NULL);
}

bool understudy_is_on_main_queue(void) { return dispatch_get_specific(&mark) != NULL; }

void *understudy_change_get(void) { return change; }
void understudy_change_set(void *value) { change = value; }
