#define _GNU_SOURCE
#include "replacements.h"

#include <dlfcn.h>
#include <pthread.h>

// What an app begins that runs elsewhere, so that a wait knows that something may come: threads, requests, processes,
// and what comes back to the main queue by `sync`. All of it passes on to the system; sessions only keep account of it.

// Given by UnderstudyTime.
extern void *understudy_session_begins_thread(void *(*run)(void *), void *argument);
extern void *understudy_session_runs_thread(void *thread);
extern void understudy_session_drops_thread(void *thread);
extern bool understudy_session_syncs(void (*run)(void *), void *context);
extern void understudy_session_begins_request(void *request);
extern void understudy_session_begins_process(void *process);

// MARK: Threads

int understudy_pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*run)(void *), void *argument) {
  const void *caller = CALLER;
  void *of = understudy_bypasses_sessions || !(understudy_is_of_program(caller) || understudy_is_of_foundation(caller))
                 ? NULL
                 : understudy_session_begins_thread(run, argument);
  if (!of) return ORIGINAL(pthread_create)(thread, attributes, run, argument);
  int result = ORIGINAL(pthread_create)(thread, attributes, understudy_session_runs_thread, of);
  if (result) understudy_session_drops_thread(of);
  return result;
}

// MARK: The main queue

// The public beginning of a block.
typedef struct {
  void *isa;
  int flags, reserved;
  void (*invoke)(void *);
} Block;

extern char _dispatch_main_q;

static bool isTaken(void *queue, void *block) {
  return queue == &_dispatch_main_q && understudy_session_syncs(((Block *)block)->invoke, block);
}

void understudy_dispatch_sync(void *queue, void *block) {
  if (!isTaken(queue, block)) ORIGINAL(dispatch_sync)(queue, block);
}

void understudy_dispatch_barrier_sync(void *queue, void *block) {
  if (!isTaken(queue, block)) ORIGINAL(dispatch_barrier_sync)(queue, block);
}

// MARK: Requests and processes

extern SWIFT uint8_t requestState(SELF void *request) LIBRARY(REQUEST("14URLSessionTaskC5stateAC5StateOvg"));

SWIFT void understudy_resume_request(SELF void *request) {
  understudy_session_begins_request(request);
  ORIGINAL(resume_request)(request);
}

// Running, suspended, being cancelled, completed.
static uint8_t stateOf(void *request) { return requestState ? requestState(request) : 3; }

bool understudy_request_is_running(void *request) {
  uint8_t state = stateOf(request);
  return state == 0 || state == 2;
}

bool understudy_request_is_suspended(void *request) { return stateOf(request) == 1; }

SWIFT void understudy_process_run(SELF void *process, ERROR void **error) {
  // Before, as a short process has ended when the call returns.
  understudy_session_begins_process(process);
  // Foundation starts a thread that it keeps for the whole process.
  understudy_bypasses_sessions = true;
  ORIGINAL(process_run)(process, error);
  understudy_bypasses_sessions = false;
}

__attribute__((constructor(102))) static void replaceRunning(void) {
  void *type = dlsym(RTLD_DEFAULT, "$s10Foundation7ProcessCN");
  if (type) understudy_replace_methods(understudy_table, numberOfReplacements, understudyProcessClass, type);
}
