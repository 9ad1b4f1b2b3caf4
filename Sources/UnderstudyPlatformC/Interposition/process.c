#include "replacements.h"

// What belongs to the whole process on Linux and to one app on a device: arguments and environment, user defaults,
// and the user's locale. Each function asks what Foundation says first, where that has no effects, and gives it to a
// function of UnderstudyCore, which answers for the app or the test that asks.

// Given by UnderstudyCore, which a program that has no views does not have.
extern SWIFT void *understudy_process_arguments(void *real) GIVEN;
extern SWIFT void *understudy_process_environment(void *real) GIVEN;
extern const char *understudy_process_variable(const char *name) GIVEN;
extern SWIFT void *understudy_process_defaults(void *suite, void *suiteObject) GIVEN;
extern SWIFT Pair understudy_process_locale(void) GIVEN;
extern SWIFT void *understudy_process_languages(void) GIVEN;
extern SWIFT Pair understudy_process_calendar(void *calendar, void *witnesses) GIVEN;

// The runtime's: release what a string has, and an object.
extern void swift_bridgeObjectRelease(void *object);
extern void swift_release(void *object);

// The class itself; a program without Foundation does not have it.
extern const char understudy_defaults_class LIBRARY("$s10Foundation12UserDefaultsCN");

static bool hasVariables;

// MARK: Arguments and environment

// Set while Foundation asks for the arguments that it keeps for the whole process.
static _Thread_local bool asksForReal;

SWIFT void *understudy_command_line(SELF void *type) {
  void *real = ORIGINAL(command_line)(type);
  if (!asksForReal) real = understudy_arguments_of_testing(real, CALLER);
  return understudy_process_arguments && !asksForReal ? understudy_process_arguments(real) : real;
}

SWIFT void *understudy_arguments(SELF void *info) {
  asksForReal = true;
  void *real = ORIGINAL(arguments)(info);
  asksForReal = false;
  return understudy_process_arguments ? understudy_process_arguments(real) : real;
}

SWIFT void *understudy_environment(SELF void *info) {
  void *real = ORIGINAL(environment)(info);
  return understudy_process_environment ? understudy_process_environment(real) : real;
}

void understudy_use_variables(void) { __atomic_store_n(&hasVariables, true, __ATOMIC_RELEASE); }

// Libraries ask for variables before anything of Swift is ready, so Swift is asked only once some app has been given one.
char *understudy_getenv(const char *name) {
  if (__atomic_load_n(&hasVariables, __ATOMIC_ACQUIRE) && understudy_process_variable) {
    const char *own = understudy_process_variable(name);
    if (own) return (char *)own;
  }
  return ORIGINAL(getenv)(name);
}

// MARK: User defaults

SWIFT void *understudy_defaults_standard(SELF void *type) {
  void *own = understudy_process_defaults ? understudy_process_defaults(NULL, NULL) : NULL;
  return own ? own : ORIGINAL(defaults_standard)(type);
}

SWIFT void *understudy_defaults_init(SELF void *type) {
  void *own = understudy_process_defaults ? understudy_process_defaults(NULL, NULL) : NULL;
  return own ? own : ORIGINAL(defaults_init)(type);
}

// An initializer keeps what it is given: its caller does not release the name of the suite.
SWIFT void *understudy_defaults_init_suite(void *suite, void *suiteObject, SELF void *type) {
  void *own = understudy_process_defaults ? understudy_process_defaults(suite, suiteObject) : NULL;
  if (!own) return ORIGINAL(defaults_init_suite)(suite, suiteObject, type);
  swift_bridgeObjectRelease(suiteObject);
  return own;
}

// Optimised code makes the object itself and has only its contents initialized, as an initializer of a subclass does: what is an
// object of the class itself gives way to the app's.
SWIFT void *understudy_defaults_initialize_suite(void *suite, void *suiteObject, SELF void *made) {
  bool isOfClass = *(const void **)made == &understudy_defaults_class;
  void *own = isOfClass && understudy_process_defaults ? understudy_process_defaults(suite, suiteObject) : NULL;
  void *real = ORIGINAL(defaults_initialize_suite)(suite, suiteObject, made);
  if (!own) return real;
  if (real) swift_release(real);
  return own;
}

// MARK: The locale

SWIFT Pair understudy_locale_current(void) {
  return understudy_process_locale ? understudy_process_locale() : ORIGINAL(locale_current)();
}

SWIFT Pair understudy_locale_updating(void) {
  return understudy_process_locale ? understudy_process_locale() : ORIGINAL(locale_updating)();
}

SWIFT void *understudy_locale_languages(SELF void *type) {
  return understudy_process_languages ? understudy_process_languages() : ORIGINAL(locale_languages)(type);
}

SWIFT void *understudy_locale_object_languages(SELF void *type) {
  return understudy_process_languages ? understudy_process_languages() : ORIGINAL(locale_object_languages)(type);
}

SWIFT Pair understudy_calendar_current(void) {
  Pair real = ORIGINAL(calendar_current)();
  return understudy_process_calendar ? understudy_process_calendar(real.first, real.second) : real;
}

SWIFT Pair understudy_calendar_updating(void) {
  Pair real = ORIGINAL(calendar_updating)();
  return understudy_process_calendar ? understudy_process_calendar(real.first, real.second) : real;
}
