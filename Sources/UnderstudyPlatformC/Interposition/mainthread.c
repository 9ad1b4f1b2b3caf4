#define _GNU_SOURCE
#include "replacements.h"

#include <dlfcn.h>

// What is asked of the main thread: the program's code gets the answer of a device, where the main queue and the main actor run on
// it. Other libraries get Foundation's.

// Given by UnderstudyTime.
extern bool understudy_session_is_on_main_thread(void);
extern SWIFT bool understudy_session_is_main_thread(void *thread, bool isFirst);
extern SWIFT bool understudy_session_runs_observer(void *queue);
extern SWIFT Pair understudy_session_wraps_observer(void *block, void *context);

extern void swift_release(void *object);

SWIFT bool understudy_thread_is_main(SELF void *type) {
  return understudy_is_of_program(CALLER) ? understudy_session_is_on_main_thread() : ORIGINAL(thread_is_main)(type);
}

SWIFT bool understudy_thread_is_main_itself(SELF void *thread) {
  bool isFirst = ORIGINAL(thread_is_main_itself)(thread);
  return understudy_is_of_program(CALLER) ? understudy_session_is_main_thread(thread, isFirst) : isFirst;
}

extern char _dispatch_main_q;

// `dispatchPrecondition(condition: .notOnQueue(.main))` of an actor, or of a detached task.
void understudy_dispatch_assert_queue_not(void *queue) {
  if (queue != &_dispatch_main_q || understudy_session_is_on_main_thread()) ORIGINAL(dispatch_assert_queue_not)(queue);
}

// Foundation asks whether the thread is that of the queue, and waits for it otherwise: on the main queue of Swift Testing for ever.
SWIFT Pair understudy_add_observer(void *name, void *nameObject, void *sender, void *queue, void *block, void *context,
                                   SELF void *center) {
  if (!understudy_session_runs_observer(queue))
    return ORIGINAL(add_observer)(name, nameObject, sender, queue, block, context, center);
  Pair own = understudy_session_wraps_observer(block, context);
  Pair token = ORIGINAL(add_observer)(name, nameObject, sender, NULL, own.first, own.second, center);
  swift_release(own.second);
  return token;
}

__attribute__((constructor(102))) static void replaceThread(void) {
  void *type = dlsym(RTLD_DEFAULT, "$s10Foundation6ThreadCN");
  if (type) understudy_replace_methods(understudy_table, numberOfReplacements, understudyThreadClass, type);
}
