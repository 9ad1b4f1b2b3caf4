#define _GNU_SOURCE
#include "../Interposition/replacements.h"
#include "watch.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

// Signals by which people and systems of continuous integration end a run. The handler notes the signal and where it came; the
// thread continues, as it may hold what the reports need. The watchdog's thread writes them, and ends the process by the signal.

enum { sizeOfTrace = 128 };

static const struct {
  int number;
  const char *name;
  /// What has another handler: a trap (crash.c), and the signal that stops a thread (frames.c).
  bool isHandled;
} known[] = {
  {SIGHUP, "SIGHUP", false},       {SIGINT, "SIGINT", false},     {SIGQUIT, "SIGQUIT", false},
  {SIGTERM, "SIGTERM", false},     {SIGXCPU, "SIGXCPU", false},   {SIGXFSZ, "SIGXFSZ", false},
  {SIGALRM, "SIGALRM", false},     {SIGVTALRM, "SIGVTALRM", false}, {SIGPROF, "SIGPROF", true},
  {SIGUSR1, "SIGUSR1", false},     {SIGUSR2, "SIGUSR2", false},   {SIGPIPE, "SIGPIPE", false},
  {SIGSYS, "SIGSYS", false},       {SIGIO, "SIGIO", false},       {SIGPWR, "SIGPWR", false},
  {SIGSTKFLT, "SIGSTKFLT", false}, {SIGKILL, "SIGKILL", true},    {SIGILL, "SIGILL", true},
  {SIGTRAP, "SIGTRAP", true},      {SIGABRT, "SIGABRT", true},    {SIGBUS, "SIGBUS", true},
  {SIGFPE, "SIGFPE", true},        {SIGSEGV, "SIGSEGV", true},
};
enum { numberOfKnown = sizeof known / sizeof *known };

static _Atomic int taken;
static _Atomic bool isComplete;
static _Atomic bool isOfFirstThread;
static pid_t sender;
static void *trace[sizeOfTrace];
static size_t traceCount;
static sigset_t watched;

const char *understudy_signal_name(int number) {
  for (size_t index = 0; index < numberOfKnown; index++)
    if (known[index].number == number) return known[index].name;
  return NULL;
}

static void endNow(int number) {
  struct sigaction standard = {.sa_handler = SIG_DFL};
  sigaction(number, &standard, NULL);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  ORIGINAL(raise)(number);
}

static void take(int number, siginfo_t *info, void *context) {
  int error = errno, expected = 0;
  // The call that has sent it has been reported.
  if (info->si_code <= 0 && info->si_pid == getpid() && understudy_end_is_reported()) return endNow(number);
  if (!atomic_compare_exchange_strong(&taken, &expected, number)) return;
  sender = info->si_code == SI_USER || info->si_code == SI_QUEUE || info->si_code == SI_TKILL ? info->si_pid : 0;
  atomic_store(&isOfFirstThread, understudy_current_thread() == getpid());
  traceCount = understudy_frames_of_signal(context, trace, sizeOfTrace);
  atomic_store(&isComplete, true);
  understudy_watch_wake();
  errno = error;
}

bool understudy_is_own_handler(const struct sigaction *action) {
  return action->sa_flags & SA_SIGINFO && (action->sa_sigaction == take || understudy_is_crash_handler(action));
}

bool understudy_is_signalled(void) { return atomic_load(&taken) != 0; }

void understudy_block_sent_signals(void) { pthread_sigmask(SIG_BLOCK, &watched, NULL); }

// MARK: The watchdog's side

void understudy_report_signals(void) {
  struct sigaction action = {.sa_sigaction = take, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART};
  sigemptyset(&watched);
  for (size_t index = 0; index < numberOfKnown; index++) {
    struct sigaction now;
    int number = known[index].number;
    // What is ignored, or has a handler, does not end the process.
    if (known[index].isHandled || sigaction(number, NULL, &now) != 0 || now.sa_handler != SIG_DFL) continue;
    sigaddset(&watched, number);
  }
  action.sa_mask = watched;
  for (size_t index = 0; index < numberOfKnown; index++)
    if (sigismember(&watched, known[index].number)) sigaction(known[index].number, &action, NULL);
}

const char *understudy_take_signal(
    void **frames, size_t capacity, size_t *count, bool *isOnFirstThread, int32_t *senderOfSignal) {
  if (!atomic_exchange(&isComplete, false)) return NULL;
  *isOnFirstThread = atomic_load(&isOfFirstThread);
  *senderOfSignal = sender;
  *count = traceCount < capacity ? traceCount : capacity;
  memcpy(frames, trace, *count * sizeof *frames);
  return understudy_signal_name(atomic_load(&taken));
}

void understudy_end_by_signal(void) {
  endNow(atomic_load(&taken));
  understudy_end_process(1);
}
