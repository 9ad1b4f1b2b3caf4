#define _GNU_SOURCE
#include "../include/UnderstudyPlatformC.h"

#include <dlfcn.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

#define SWIFT __attribute__((swiftcall))

typedef struct {
  uintptr_t identity;
  uintptr_t implementation;
} Executor;

typedef SWIFT Executor GetMainExecutor(void);
typedef SWIFT bool IsMainExecutor(Executor executor);
typedef SWIFT void EnqueueGlobal(void *job);
typedef SWIFT Executor GetMainExecutorHook(GetMainExecutor *original);
typedef SWIFT bool IsMainExecutorHook(Executor executor, IsMainExecutor *original);
typedef SWIFT void EnqueueGlobalHook(void *job, EnqueueGlobal *original);

// Weak: a runtime without them links all the same.
extern SWIFT uint64_t swift_task_getJobTaskId(void *job) __attribute__((weak));
extern SWIFT uintptr_t swift_task_getJobFlags(void *job) __attribute__((weak));
extern size_t swift_retainCount(void *object) __attribute__((weak));
extern SWIFT void swift_task_cancel(void *task) __attribute__((weak));

extern SWIFT const void *swift_task_localValueGet(const void *key);
extern SWIFT void swift_task_localValuePush(const void *key, void *value, const void *type);
extern SWIFT void swift_task_localValuePop(void);

// MARK: Hooks

static Executor mainExecutor;
static bool (*takesJob)(void *job);

static SWIFT Executor getMainExecutor(GetMainExecutor *original) {
  (void)original;
  return mainExecutor;
}

static SWIFT bool isMainExecutor(Executor executor, IsMainExecutor *original) {
  return executor.identity == mainExecutor.identity || original(executor);
}

static SWIFT void enqueueGlobal(void *job, EnqueueGlobal *original) {
  if (!takesJob(job)) original(job);
}

bool understudy_install_hooks(uintptr_t identity, uintptr_t implementation, bool (*takes)(void *job)) {
  GetMainExecutorHook **get = dlsym(RTLD_DEFAULT, "swift_task_getMainExecutor_hook");
  IsMainExecutorHook **is = dlsym(RTLD_DEFAULT, "swift_task_isMainExecutor_hook");
  EnqueueGlobalHook **enqueue = dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobal_hook");
  if (!get || !is || !enqueue || !swift_task_getJobTaskId || !swift_task_getJobFlags) return false;
  mainExecutor = (Executor){identity, implementation};
  takesJob = takes;
  *enqueue = enqueueGlobal;
  *is = isMainExecutor;
  *get = getMainExecutor;
  return true;
}

// MARK: Jobs and task locals

uint64_t understudy_job_task_id(void *job) { return swift_task_getJobTaskId ? swift_task_getJobTaskId(job) : 0; }
size_t understudy_retain_count(void *object) { return swift_retainCount ? swift_retainCount(object) : 0; }
void understudy_cancel_task(void *task) {
  if (swift_task_cancel) swift_task_cancel(task);
}
uintptr_t understudy_job_flags(void *job) { return swift_task_getJobFlags ? swift_task_getJobFlags(job) : 0; }

const void *understudy_task_local_value(const void *local) { return swift_task_localValueGet(local); }
void understudy_task_local_push(const void *local, void *value, const void *type) {
  swift_task_localValuePush(local, value, type);
}
void understudy_task_local_pop(void) { swift_task_localValuePop(); }

// MARK: Suspended tasks

// A task (`ABI/Task.h`): the head of an object, two words of the executor's, its flags and number, two words, then where it goes
// on, and the context of that. A context begins with the caller's, and where that continues. Other layouts are no danger: what
// cannot be read ends the search.
enum { flagsInTask = 32, resumptionInTask = 56 };

typedef struct {
  uintptr_t context, resumption;
} CallOfTask;

static bool copy(uintptr_t from, void *to, size_t size) {
  struct iovec source = {(void *)from, size}, target = {to, size};
  return process_vm_readv(getpid(), &target, 1, &source, 1, 0) == (ssize_t)size;
}

size_t understudy_suspended_calls(void *task, uintptr_t *calls, size_t limit) {
  uint32_t flags;
  uintptr_t words[2];
  if (!swift_task_getJobFlags || !copy((uintptr_t)task + flagsInTask, &flags, sizeof flags)) return 0;
  if (flags != (uint32_t)swift_task_getJobFlags(task)) return 0;
  if (!copy((uintptr_t)task + resumptionInTask, words, sizeof words)) return 0;
  CallOfTask call = {words[1], words[0]};
  size_t count = 0;
  Dl_info info;
  while (count < limit && dladdr((void *)call.resumption, &info)) {
    calls[count++] = call.resumption;
    if (!copy(call.context, &call, sizeof call)) break;
  }
  return count;
}
