#include "replacements.h"

// Dates of an app are those of its clock; elsewhere calls pass on to Foundation.

// Given by UnderstudyTime.
extern bool understudy_session_date(double *secondsSinceReferenceDate);

extern SWIFT void *dateObjectSinceNow(double seconds, SELF void *type)
    LIBRARY(DATE_OBJECT("20timeIntervalSinceNowACSd_tcfC"));

SWIFT double understudy_date_init(void) {
  double seconds;
  return understudy_session_date(&seconds) ? seconds : ORIGINAL(date_init)();
}

SWIFT double understudy_date_now(void) {
  double seconds;
  return understudy_session_date(&seconds) ? seconds : ORIGINAL(date_now)();
}

SWIFT double understudy_date_since_reference(void) {
  double seconds;
  return understudy_session_date(&seconds) ? seconds : ORIGINAL(date_since_reference)();
}

// The other initializers of `NSDate` ask `Date`.
SWIFT void *understudy_date_object_init(SELF void *type) {
  double seconds;
  bool isVirtual = dateObjectSinceNow && understudy_session_date(&seconds);
  return isVirtual ? dateObjectSinceNow(0, type) : ORIGINAL(date_object_init)(type);
}

SWIFT double understudy_date_init_since_now(double interval) {
  double seconds;
  return understudy_session_date(&seconds) ? seconds + interval : ORIGINAL(date_init_since_now)(interval);
}

SWIFT double understudy_date_since_now(double date) {
  double seconds;
  return understudy_session_date(&seconds) ? date - seconds : ORIGINAL(date_since_now)(date);
}
