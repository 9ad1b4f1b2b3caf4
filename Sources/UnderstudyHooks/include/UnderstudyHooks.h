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

/// Where the value of a task local is that the running task, or the thread outside of tasks, has bound innermost.
///
/// - Parameter local: The task local's object.
/// - Returns: NULL where none is bound.
const void *_Nullable understudy_task_local_value(const void *_Nonnull local);

/// Binds a value of a task local until ``understudy_task_local_pop``.
///
/// - Parameters:
///   - local: The task local's object.
///   - value: Is moved from.
///   - type: The value's type, as the runtime describes it.
void understudy_task_local_push(const void *_Nonnull local, void *_Nonnull value, const void *_Nonnull type);

/// Ends the binding that was made last.
void understudy_task_local_pop(void);

#endif
