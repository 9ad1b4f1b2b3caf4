#define _GNU_SOURCE
#include "ends.h"

#include <signal.h>
#include <stdio.h>

#include "../Watch/watch.h"

// Signals that a process sends to itself, and that end it: the call is reported, as SIGKILL leaves no time afterwards, and as
// the kernel may choose another thread for the signal.

/// Whether a signal to this process ends it.
static bool ends(int number) {
  if (number == SIGKILL) return true;
  if (!understudy_signal_name(number)) return false;
  sigset_t blocked;
  struct sigaction action;
  if (sigaction(number, NULL, &action) != 0 || pthread_sigmask(SIG_SETMASK, NULL, &blocked) != 0) return false;
  if (sigismember(&blocked, number)) return false;
  return action.sa_handler == SIG_DFL || understudy_is_own_handler(&action);
}

static void reportIfNeeded(const char *function, const char *target, int number, const void *caller) {
  // What has trapped, or what the watchdog ends, sends a signal at last, too.
  if (understudy_end_is_reported() || understudy_is_crashing() || !ends(number)) return;
  char call[64];
  snprintf(call, sizeof call, "%s(%s%s)", function, target, understudy_signal_name(number));
  understudy_is_failure(call, caller, understudyEndOfProcess);
}

static bool isOwn(pid_t process) {
  return understudy_is_own_process() &&
         (process == getpid() || process == 0 || process == -1 || process == -getpgrp());
}

int understudy_kill(pid_t process, int number) {
  if (isOwn(process)) reportIfNeeded("kill", process == getpid() ? "getpid(), " : "0, ", number, CALLER);
  return ORIGINAL(kill)(process, number);
}

int understudy_killpg(pid_t group, int number) {
  if (isOwn(-group) || isOwn(group)) reportIfNeeded("killpg", "getpgrp(), ", number, CALLER);
  return ORIGINAL(killpg)(group, number);
}

int understudy_raise(int number) {
  if (understudy_is_own_process()) reportIfNeeded("raise", "", number, CALLER);
  return ORIGINAL(raise)(number);
}

int understudy_gsignal(int number) {
  if (understudy_is_own_process()) reportIfNeeded("gsignal", "", number, CALLER);
  return ORIGINAL(gsignal)(number);
}

int understudy_pthread_kill(pthread_t thread, int number) {
  if (understudy_is_own_process()) reportIfNeeded("pthread_kill", "_, ", number, CALLER);
  return ORIGINAL(pthread_kill)(thread, number);
}

int understudy_tgkill(pid_t process, pid_t thread, int number) {
  if (isOwn(process)) reportIfNeeded("tgkill", "getpid(), _, ", number, CALLER);
  return ORIGINAL(tgkill)(process, thread, number);
}

int understudy_sigqueue(pid_t process, int number, union sigval value) {
  if (isOwn(process)) reportIfNeeded("sigqueue", "getpid(), ", number, CALLER);
  return ORIGINAL(sigqueue)(process, number, value);
}
