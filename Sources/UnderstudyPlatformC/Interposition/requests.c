#define _GNU_SOURCE
#include "replacements.h"

#include <dlfcn.h>

extern void *swift_retain(void *object);
extern void swift_release(void *object);

// MARK: Handlers

// The handler of a request is the app's that has made the request, on whatever thread it is called, and is not called any more
// once that app has ended: on a device its process would be gone.

// Given by UnderstudyTime.
extern void *understudy_session_retains_handler(void *function, void *context);
extern void understudy_session_calls_handler(void *handler, void (*call)(void *function, void *context, void *arguments),
                                             void *arguments);

// What a handler is called with takes at most as many registers.
typedef struct {
  void *words[6];
} Arguments;

typedef SWIFT void (*Handler)(void *, void *, void *, void *, void *, void *, SELF void *context);

static void call(void *function, void *context, void *arguments) {
  void **words = ((Arguments *)arguments)->words;
  ((Handler)function)(words[0], words[1], words[2], words[3], words[4], words[5], context);
}

static SWIFT void callHandler(void *a, void *b, void *c, void *d, void *e, void *f, SELF void *handler) {
  Arguments arguments = {{a, b, c, d, e, f}};
  understudy_session_calls_handler(handler, call, &arguments);
}

/// Binds a handler to the app that makes a request; to be released.
static inline __attribute__((always_inline)) Pair bound(Pair handler, const void *caller) {
  void *object = understudy_is_of_program(caller) ? understudy_session_retains_handler(handler.first, handler.second) : NULL;
  if (object) return (Pair){(void *)callHandler, object};
  swift_retain(handler.second);
  return handler;
}

#define WITH_BOUND_HANDLER(name, ...)              \
  Pair own = bound(handler, CALLER);               \
  void *task = ORIGINAL(name)(__VA_ARGS__, own, session); \
  swift_release(own.second);                       \
  return task

SWIFT void *understudy_data_task(Pair url, Pair handler, SELF void *session) { WITH_BOUND_HANDLER(data_task, url); }

SWIFT void *understudy_data_task_request(Pair request, Pair handler, SELF void *session) {
  WITH_BOUND_HANDLER(data_task_request, request);
}

SWIFT void *understudy_upload_task(Pair request, Pair data, Pair handler, SELF void *session) {
  WITH_BOUND_HANDLER(upload_task, request, data);
}

SWIFT void *understudy_upload_task_file(Pair request, Pair file, Pair handler, SELF void *session) {
  WITH_BOUND_HANDLER(upload_task_file, request, file);
}

SWIFT void *understudy_download_task(Pair url, Pair handler, SELF void *session) {
  WITH_BOUND_HANDLER(download_task, url);
}

SWIFT void *understudy_download_task_request(Pair request, Pair handler, SELF void *session) {
  WITH_BOUND_HANDLER(download_task_request, request);
}

SWIFT void *understudy_download_task_data(Pair data, Pair handler, SELF void *session) {
  WITH_BOUND_HANDLER(download_task_data, data);
}

// MARK: Cancellation

// `URLSession.data(for:)` and its siblings cancel their request from a handler of the Swift task, which has the task locked.
// Foundation's URLSessionTask.cancel() then waits for the queue of its session, and that queue waits for the lock when the
// answer comes at the same moment: neither continues. So the handler only orders the cancellation, which is what Apple documents
// for the method: it returns at once. It comes a moment later, as Foundation does not bear an answer beside it, and what is
// cancelled here is most often answered by then. Calls of the app itself are not changed.

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
__attribute__((constructor(102))) static void replaceRequests(void) {
  static const char *const types[] = {REQUEST("18URLSessionDataTaskCN"), REQUEST("20URLSessionUploadTaskCN"),
                                      REQUEST("22URLSessionDownloadTaskCN")};
  void *session = dlsym(RTLD_DEFAULT, REQUEST("10URLSessionCN"));
  if (session) understudy_replace_methods(understudy_table, numberOfReplacements, understudyURLSessionClass, session);
  for (int index = 0; index < 3; index++) {
    void *type = dlsym(RTLD_DEFAULT, types[index]);
    if (type) understudy_replace_methods(understudy_table, numberOfReplacements, understudyRequestClass, type);
  }
}
