#ifndef UNDERSTUDY_HOOKS_H
#define UNDERSTUDY_HOOKS_H

#include <stdbool.h>
#include <stdint.h>

/// Has the concurrency runtime take an executor as the main actor's, and offer each job of no actor.
///
/// To be called once. The runtime exports hooks for this; they are looked up by name, as another one may lack them.
///
/// - Parameters:
///   - identity, implementation: the two words of the executor's unowned reference.
///   - takesJob: called for each job of no actor; answers whether it took it. The runtime's own pool gets the others.
/// - Returns: false where a hook is missing; nothing has changed then.
bool understudy_install_hooks(
  uintptr_t identity, uintptr_t implementation, bool (*_Nonnull takesJob)(void *_Nonnull job));

/// Hands a job to the runtime's own pool.
void understudy_enqueue_on_pool(void *_Nonnull job);

/// The number of the task that a job belongs to.
uint64_t understudy_job_task_id(void *_Nonnull job);

/// What kind of job it is; 0 in the low byte is a task.
uintptr_t understudy_job_flags(void *_Nonnull job);

#endif
