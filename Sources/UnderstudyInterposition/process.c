#define _GNU_SOURCE
#include "UnderstudyInterposition.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>

#include "replacement.h"

// What belongs to the whole process on Linux and to one app on a device: arguments and environment, user defaults,
// and the user's locale. Each function asks what Foundation says first, where that has no effects, and gives it to a
// function of UnderstudyCore, which answers for the app or the test that asks.

#define COMMAND_LINE_ARGUMENTS "$ss11CommandLineO9argumentsSaySSGvgZ"
#define PROCESS_ARGUMENTS "$s20FoundationEssentials11ProcessInfoC9argumentsSaySSGvg"
#define PROCESS_ENVIRONMENT "$s20FoundationEssentials11ProcessInfoC11environmentSDyS2SGvg"
#define DEFAULTS_STANDARD "$s10Foundation12UserDefaultsC8standardACvgZ"
#define DEFAULTS_INIT "$s10Foundation12UserDefaultsCACycfC"
#define DEFAULTS_INIT_SUITE "$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfC"
#define LOCALE_CURRENT "$s20FoundationEssentials6LocaleV7currentACvgZ"
#define LOCALE_UPDATING "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ"
#define LOCALE_LANGUAGES "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ"
#define OBJECT_LANGUAGES "$s10Foundation8NSLocaleC18preferredLanguagesSaySSGvgZ"
#define CALENDAR_CURRENT "$s20FoundationEssentials8CalendarV7currentACvgZ"
#define CALENDAR_UPDATING "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ"

// Given by UnderstudyCore, which a program that has no views does not have.
extern SWIFT void *understudy_process_arguments(void *real) __attribute__((weak));
extern SWIFT void *understudy_process_environment(void *real) __attribute__((weak));
extern const char *understudy_process_variable(const char *name) __attribute__((weak));
extern SWIFT void *understudy_process_defaults(void *suite, void *suiteObject) __attribute__((weak));
extern SWIFT Pair understudy_process_locale(void) __attribute__((weak));
extern SWIFT void *understudy_process_languages(void) __attribute__((weak));
extern SWIFT Pair understudy_process_calendar(void *calendar, void *witnesses) __attribute__((weak));

// The runtime's: lets go of what a string has.
extern void swift_bridgeObjectRelease(void *object);

typedef SWIFT void *Get(SELF void *subject);
typedef SWIFT Pair GetPair(void);
typedef SWIFT void *MakeDefaults(void *suite, void *suiteObject, SELF void *type);
typedef char *GetVariable(const char *name);

static Get *originalCommandLine, *originalArguments, *originalEnvironment, *originalStandard, *originalDefaults;
static Get *originalLanguages, *originalObjectLanguages;
static MakeDefaults *originalSuite;
static GetPair *originalLocale, *originalUpdatingLocale, *originalCalendar, *originalUpdatingCalendar;
static GetVariable *originalVariable;
static bool hasVariables;

AT_LOADING static void findOriginals(void) {
  originalCommandLine = dlsym(RTLD_NEXT, COMMAND_LINE_ARGUMENTS);
  originalArguments = dlsym(RTLD_NEXT, PROCESS_ARGUMENTS);
  originalEnvironment = dlsym(RTLD_NEXT, PROCESS_ENVIRONMENT);
  originalStandard = dlsym(RTLD_NEXT, DEFAULTS_STANDARD);
  originalDefaults = dlsym(RTLD_NEXT, DEFAULTS_INIT);
  originalSuite = dlsym(RTLD_NEXT, DEFAULTS_INIT_SUITE);
  originalLocale = dlsym(RTLD_NEXT, LOCALE_CURRENT);
  originalUpdatingLocale = dlsym(RTLD_NEXT, LOCALE_UPDATING);
  originalLanguages = dlsym(RTLD_NEXT, LOCALE_LANGUAGES);
  originalObjectLanguages = dlsym(RTLD_NEXT, OBJECT_LANGUAGES);
  originalCalendar = dlsym(RTLD_NEXT, CALENDAR_CURRENT);
  originalUpdatingCalendar = dlsym(RTLD_NEXT, CALENDAR_UPDATING);
}

// MARK: Arguments and environment

// Set while Foundation asks for the arguments that it keeps for the whole process.
static _Thread_local bool asksForReal;

SWIFT void *understudy_command_line(SELF void *type) REPLACES(COMMAND_LINE_ARGUMENTS);
SWIFT void *understudy_command_line(SELF void *type) {
  void *real = originalCommandLine(type);
  return understudy_process_arguments && !asksForReal ? understudy_process_arguments(real) : real;
}

SWIFT void *understudy_arguments(SELF void *info) REPLACES(PROCESS_ARGUMENTS);
SWIFT void *understudy_arguments(SELF void *info) {
  asksForReal = true;
  void *real = originalArguments(info);
  asksForReal = false;
  return understudy_process_arguments ? understudy_process_arguments(real) : real;
}

SWIFT void *understudy_environment(SELF void *info) REPLACES(PROCESS_ENVIRONMENT);
SWIFT void *understudy_environment(SELF void *info) {
  void *real = originalEnvironment(info);
  return understudy_process_environment ? understudy_process_environment(real) : real;
}

void understudy_use_variables(void) { __atomic_store_n(&hasVariables, true, __ATOMIC_RELEASE); }

// Libraries ask for variables before anything of Swift is ready, so Swift is asked only once some app has been given one.
char *understudy_getenv(const char *name) REPLACES("getenv");
char *understudy_getenv(const char *name) {
  if (__atomic_load_n(&hasVariables, __ATOMIC_ACQUIRE) && understudy_process_variable) {
    const char *own = understudy_process_variable(name);
    if (own) return (char *)own;
  }
  if (!originalVariable) originalVariable = dlsym(RTLD_NEXT, "getenv");
  return originalVariable(name);
}

// MARK: User defaults

SWIFT void *understudy_standard_defaults(SELF void *type) REPLACES(DEFAULTS_STANDARD);
SWIFT void *understudy_standard_defaults(SELF void *type) {
  void *own = understudy_process_defaults ? understudy_process_defaults(NULL, NULL) : NULL;
  return own ? own : originalStandard(type);
}

SWIFT void *understudy_defaults_init(SELF void *type) REPLACES(DEFAULTS_INIT);
SWIFT void *understudy_defaults_init(SELF void *type) {
  void *own = understudy_process_defaults ? understudy_process_defaults(NULL, NULL) : NULL;
  return own ? own : originalDefaults(type);
}

// An initializer has what it is given: its caller does not release the name of the suite.
SWIFT void *understudy_defaults_init_suite(void *suite, void *suiteObject, SELF void *type) REPLACES(DEFAULTS_INIT_SUITE);
SWIFT void *understudy_defaults_init_suite(void *suite, void *suiteObject, SELF void *type) {
  void *own = understudy_process_defaults ? understudy_process_defaults(suite, suiteObject) : NULL;
  if (!own) return originalSuite(suite, suiteObject, type);
  swift_bridgeObjectRelease(suiteObject);
  return own;
}

// MARK: The locale

SWIFT Pair understudy_current_locale(void) REPLACES(LOCALE_CURRENT);
SWIFT Pair understudy_current_locale(void) {
  return understudy_process_locale ? understudy_process_locale() : originalLocale();
}

SWIFT Pair understudy_updating_locale(void) REPLACES(LOCALE_UPDATING);
SWIFT Pair understudy_updating_locale(void) {
  return understudy_process_locale ? understudy_process_locale() : originalUpdatingLocale();
}

SWIFT void *understudy_languages(SELF void *type) REPLACES(LOCALE_LANGUAGES);
SWIFT void *understudy_languages(SELF void *type) {
  return understudy_process_languages ? understudy_process_languages() : originalLanguages(type);
}

SWIFT void *understudy_object_languages(SELF void *type) REPLACES(OBJECT_LANGUAGES);
SWIFT void *understudy_object_languages(SELF void *type) {
  return understudy_process_languages ? understudy_process_languages() : originalObjectLanguages(type);
}

SWIFT Pair understudy_current_calendar(void) REPLACES(CALENDAR_CURRENT);
SWIFT Pair understudy_current_calendar(void) {
  Pair real = originalCalendar();
  return understudy_process_calendar ? understudy_process_calendar(real.first, real.second) : real;
}

SWIFT Pair understudy_updating_calendar(void) REPLACES(CALENDAR_UPDATING);
SWIFT Pair understudy_updating_calendar(void) {
  Pair real = originalUpdatingCalendar();
  return understudy_process_calendar ? understudy_process_calendar(real.first, real.second) : real;
}

bool understudy_interpose_process(void *defaultsType, void *bundleType) {
  return originalStandard && originalSuite && originalLocale && originalArguments && originalEnvironment &&
         originalCommandLine && understudy_interpose_resources(bundleType) &&
         understudy_replace_method(defaultsType, (void *)originalStandard, (void *)understudy_standard_defaults) &&
         understudy_replace_method(defaultsType, (void *)originalSuite, (void *)understudy_defaults_init_suite);
}

#else

bool understudy_interpose_process(void *defaultsType, void *bundleType) { return false; }
void understudy_use_variables(void) {}

#endif
