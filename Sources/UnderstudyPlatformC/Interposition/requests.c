#define _GNU_SOURCE
#include "replacements.h"

#include <dlfcn.h>

// `URLSession.data(for:)` and its siblings cancel their request from a handler of the Swift task, which has the task locked.
// Foundation's URLSessionTask.cancel() then waits for the queue of its session, and that queue waits for the lock when the
// answer comes at the same moment: neither goes on. So the handler only orders the cancellation, which is what Apple documents
// for the method: it returns at once. It comes a moment later, as Foundation does not bear an answer beside it, and what is
// cancelled here is most often answered by then. Calls of the app itself are not changed.

extern void *swift_retain(void *object);
extern void swift_release(void *object);
extern void *dispatch_get_global_queue(intptr_t priority, uintptr_t flags);
extern uint64_t dispatch_time(uint64_t when, int64_t nanoseconds);
extern void dispatch_after_f(uint64_t when, void *queue, void *context, void (*work)(void *));

static const int64_t moment = 50 * 1000 * 1000;

static void cancelNow(void *request) {
  ORIGINAL(cancel_request)(request);
  swift_release(request);
}

SWIFT void understudy_cancel_request(SELF void *request) {
  if (understudy_is_of_program(CALLER))
    ORIGINAL(cancel_request)(request);
  else
    dispatch_after_f(dispatch_time(0, moment), dispatch_get_global_queue(0, 0), swift_retain(request), cancelNow);
}

// Each class keeps a table of its own. A program that asks no servers may have none of them.
__attribute__((constructor(102))) static void replaceCancellation(void) {
  static const char *const types[] = {REQUEST("18URLSessionDataTaskCN"), REQUEST("20URLSessionUploadTaskCN"),
                                      REQUEST("22URLSessionDownloadTaskCN")};
  for (int index = 0; index < 3; index++) {
    void *type = dlsym(RTLD_DEFAULT, types[index]);
    if (type) understudy_replace_methods(understudy_table, numberOfReplacements, understudyRequestClass, type);
  }
}
