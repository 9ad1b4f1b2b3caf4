#define _GNU_SOURCE
#include "../include/UnderstudyPlatformC.h"

#include <dlfcn.h>
#include <stdatomic.h>

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
static _Atomic(EnqueueGlobal *) pool;

static SWIFT Executor getMainExecutor(GetMainExecutor *original) {
  (void)original;
  return mainExecutor;
}

static SWIFT bool isMainExecutor(Executor executor, IsMainExecutor *original) {
  return executor.identity == mainExecutor.identity || original(executor);
}

static SWIFT void enqueueGlobal(void *job, EnqueueGlobal *original) {
  atomic_store_explicit(&pool, original, memory_order_release);
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

void understudy_enqueue_on_pool(void *job) {
  // A job that comes back was offered before, so the pool is known.
  EnqueueGlobal *enqueue = atomic_load_explicit(&pool, memory_order_acquire);
  if (enqueue) enqueue(job);
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
