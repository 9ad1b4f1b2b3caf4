#define _GNU_SOURCE
#include "stack.h"

#if UNDERSTUDY_HAS_STACKS

#include <sys/mman.h>
#include <sys/resource.h>
#include <ucontext.h>
#include <unistd.h>

/// A function that runs on a stack of its own; lies on the stack of its caller.
typedef struct Run {
  /// Where the caller continues.
  ucontext_t home;
  void (*body)(void *context);
  void *context;
  char *memory;
  size_t size;
  /// Up to here, from its lowest address, the memory of a stack that was left is not used.
  char *lowest;
  Locals locals;
  struct Run *outer;
} Run;

/// The innermost run. Stacks are the main thread's alone.
static _Thread_local Run *current = 0;
static size_t leftBytes = 0;
static size_t leftLimit = (size_t)64 << 20;

// MARK: Memory

enum { cacheSize = 2 };
static char *cache[cacheSize];
static int cached = 0;

static size_t pageSize(void) { return (size_t)sysconf(_SC_PAGESIZE); }

/// As much as the main thread has, within bounds.
static size_t stackSize(void) {
  static size_t size = 0;
  if (size) return size;
  const size_t least = (size_t)8 << 20, most = (size_t)256 << 20;
  struct rlimit limit;
  size_t wanted = getrlimit(RLIMIT_STACK, &limit) ? least : limit.rlim_cur;
  wanted = wanted < least ? least : wanted > most ? most : wanted;
  return size = wanted & ~(pageSize() - 1);
}

static char *takeMemory(void) {
  if (cached > 0) return cache[--cached];
  char *memory = mmap(
    0, stackSize(), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (memory == MAP_FAILED) return 0;
  mprotect(memory, pageSize(), PROT_NONE);
  // What is kept of a stack that was left are a few small pages.
  madvise(memory, stackSize(), MADV_NOHUGEPAGE);
  return memory;
}

static void giveBack(char *memory) {
  if (cached < cacheSize) cache[cached++] = memory;
  else munmap(memory, stackSize());
}

/// Keeps what is in use of a stack that was left, as values on it may still be referred to.
static void keepUsed(const Run *run) {
  size_t unused = (size_t)(run->lowest - run->memory) & ~(pageSize() - 1);
  if (unused > 0) munmap(run->memory, unused);
  leftBytes += run->size - unused;
}

// MARK: Running

static void begin(void) {
  Run *run = current;
  run->body(run->context);
  setcontext(&run->home);
}

enum UnderstudyStackResult understudy_stack_run(void (*body)(void *context), void *context) {
  if (!understudy_walk_is_possible() || leftBytes >= leftLimit) return understudyStackNotRun;
  Run run = {.body = body, .context = context, .size = stackSize(), .outer = current};
  if (!understudy_locals_begin(&run.locals)) return understudyStackNotRun;
  run.memory = takeMemory();
  if (!run.memory) {
    understudy_locals_end(&run.locals);
    return understudyStackNotRun;
  }
  ucontext_t start;
  getcontext(&start);
  start.uc_stack.ss_sp = run.memory;
  start.uc_stack.ss_size = run.size;
  start.uc_link = 0;
  // Who follows frame pointers continues with the caller.
#if defined(__x86_64__)
  start.uc_mcontext.gregs[REG_RBP] = (greg_t)__builtin_frame_address(0);
#else
  start.uc_mcontext.regs[29] = (unsigned long long)__builtin_frame_address(0);
#endif
  makecontext(&start, begin, 0);
  current = &run;
  swapcontext(&run.home, &start);
  current = run.outer;
  understudy_locals_end(&run.locals);
  if (run.lowest) {
    keepUsed(&run);
    return understudyStackLeft;
  }
  giveBack(run.memory);
  return understudyStackEnded;
}

bool understudy_stack_can_leave(void) {
  const Run *run = current;
  const char *here = __builtin_frame_address(0);
  if (!run || here < run->memory || here >= run->memory + run->size) return false;
  // A run begins in no task, so what runs in one has to return to the runtime. That need not be searched for.
  if (understudy_locals_are_in_task()) return false;
  return understudy_walk_reaches((const void *)begin);
}

void understudy_stack_leave(void) {
  Run *run = current;
  // Below are this function's own frames.
  run->lowest = (char *)__builtin_frame_address(0) - pageSize();
  if (run->lowest < run->memory) run->lowest = run->memory;
  setcontext(&run->home);
}

uintptr_t understudy_stack_end(uintptr_t address) {
  for (const Run *run = current; run; run = run->outer) {
    uintptr_t start = (uintptr_t)run->memory;
    if (address >= start && address < start + run->size) return start + run->size;
  }
  return 0;
}

bool understudy_stack_has_runtime(void) { return understudy_locals_are_known(); }

bool understudy_stack_is_possible(void) { return understudy_walk_is_possible() && leftBytes < leftLimit; }

size_t understudy_stack_limit(size_t limit) {
  size_t before = leftLimit;
  leftLimit = limit;
  return before;
}

size_t understudy_stack_left_bytes(void) { return leftBytes; }

#else

enum UnderstudyStackResult understudy_stack_run(void (*body)(void *context), void *context) {
  (void)body, (void)context;
  return understudyStackNotRun;
}
bool understudy_stack_can_leave(void) { return false; }
void understudy_stack_leave(void) {}
uintptr_t understudy_stack_end(uintptr_t address) { return 0; }
bool understudy_stack_has_runtime(void) { return true; }
bool understudy_stack_is_possible(void) { return false; }
size_t understudy_stack_limit(size_t limit) { return limit; }
size_t understudy_stack_left_bytes(void) { return 0; }

#endif
