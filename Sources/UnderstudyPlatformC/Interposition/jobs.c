#include "replacements.h"

#include <string.h>

// What the concurrency runtime hands to Dispatch itself, past its hooks: tasks that yield, and tasks that sleep. Where a session
// takes nothing, all of it passes on to Dispatch.

typedef void Work(void *context);

// Given by UnderstudyTime where it uses the runtime's hooks; other executors have the jobs before they come here.
extern bool understudy_session_takes_job(void *job) GIVEN;
extern bool understudy_session_takes_sleep(void *job, uint64_t deadline) GIVEN;
extern bool understudy_session_makes_sleeps(void) GIVEN;
extern bool understudy_session_takes_timed_work(Work *work, void *context, uint64_t deadline) GIVEN;

extern const char *dispatch_queue_get_label(void *queue);
extern void *dispatch_get_context(void *object);

/// Dispatch's number for a time that never comes.
static const uint64_t never = UINT64_MAX;

/// Whether a function is the one by which the runtime has Dispatch run a job.
static bool runsJobs(Work *work) {
  static Work *known;
  if (work == __atomic_load_n(&known, __ATOMIC_RELAXED)) return true;
  if (understudy_image((const void *)work) != understudyConcurrency) return false;
  __atomic_store_n(&known, work, __ATOMIC_RELAXED);
  return true;
}

/// Whether a queue is one of the runtime's pool. Others belong to actors, whose jobs must run there.
static bool isPool(void *queue) {
  const char *label = dispatch_queue_get_label(queue);
  return label && strcmp(label, "Swift global concurrent queue") == 0;
}

void understudy_async_function(void *queue, void *context, Work *work) {
  if (understudy_session_takes_job && runsJobs(work) && isPool(queue) && understudy_session_takes_job(context)) return;
  ORIGINAL(async_function)(queue, context, work);
}

void understudy_after_function(uint64_t deadline, void *queue, void *context, Work *work) {
  if (understudy_session_takes_sleep && runsJobs(work) && understudy_session_takes_sleep(context, deadline)) return;
  ORIGINAL(after_function)(deadline, queue, context, work);
}

// MARK: Sleeps with a tolerance

// The runtime makes a source of Dispatch for each: a timer, whose handler releases the source and runs the job. A session has the
// timer stand still, and calls the handler when its own clock has come to the deadline.

/// The source that the thread's sleep is making.
static _Thread_local struct {
  void *source;
  uint64_t deadline;
  Work *work;
} made;

bool understudy_is_sleep(const void *caller) { return understudy_image(caller) == understudyConcurrency; }

void understudy_begin_sleep(void *source) {
  made.source = NULL;
  if (!source || !understudy_session_makes_sleeps || !understudy_session_makes_sleeps()) return;
  made.source = source;
  made.deadline = never;
  made.work = NULL;
}

bool understudy_set_sleep(void *source, uint64_t deadline) {
  if (source != made.source || !source) return false;
  made.deadline = deadline;
  ORIGINAL(source_set_timer)(source, never, never, 0);
  return true;
}

void understudy_source_set_event_function(void *source, Work *work) {
  if (source == made.source) made.work = work;
  ORIGINAL(source_set_event_function)(source, work);
}

void understudy_end_sleep(void *source) {
  if (source != made.source || !source) return;
  made.source = NULL;
  if (made.work && understudy_session_takes_timed_work(made.work, dispatch_get_context(source), made.deadline)) return;
  ORIGINAL(source_set_timer)(source, made.deadline, never, 0);
}
