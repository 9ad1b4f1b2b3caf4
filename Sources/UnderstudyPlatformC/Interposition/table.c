#define _GNU_SOURCE
#include "replacements.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ROW(result, name, parameters, symbol, table, without) \
  {symbol, (const void *)understudy_##name, NULL, understudy##table, without, false},
UnderstudyReplacement understudy_table[] = {REPLACEMENTS(ROW)};
#undef ROW

UnderstudyReplacement *understudy_replacements(size_t *count) {
  *count = numberOfReplacements;
  return understudy_table;
}

// A sanitizer's function, by the name under which a replacement finds it, comes before the library's, which it calls.
static void *findOriginal(const char *symbol) {
#ifdef UNDERSTUDY_IS_SANITIZED
  char name[64];
  if (snprintf(name, sizeof name, "___interceptor_%s", symbol) < (int)sizeof name) {
    void *function = dlsym(RTLD_DEFAULT, name);
    if (function) return function;
  }
#endif
  return dlsym(RTLD_NEXT, symbol);
}

size_t understudy_find_originals(UnderstudyReplacement *replacements, size_t count) {
  size_t missing = 0;
  for (size_t index = 0; index < count; index++) {
    void *original = findOriginal(replacements[index].symbol);
    __atomic_store_n(&replacements[index].original, original, __ATOMIC_RELAXED);
    if (!original) missing++;
  }
  return missing;
}

bool understudy_replace_methods(UnderstudyReplacement *replacements, size_t count, int classNumber, void *type) {
  bool all = true;
  for (size_t index = 0; index < count; index++) {
    UnderstudyReplacement *row = &replacements[index];
    if (row->classNumber != classNumber) continue;
    bool isReplaced = row->original && understudy_replace_method(type, row->original, row->replacement);
    row->isMissingInClass = row->original && !isReplaced;
    all &= isReplaced;
  }
  return all;
}

// MARK: The report

static void describeToolchain(FILE *text) {
  uint32_t (*current)(void) = dlsym(RTLD_DEFAULT, "$sSo19_SwiftStdlibVersionasE7currentABvgZ");
  uint32_t version = current ? current() : 0;
  if (version)
    fprintf(text, "Swift %u.%u", version >> 16, version >> 8 & 0xff);
  else
    fputs("an unknown Swift", text);
  fprintf(text, ", Clang %s", __clang_version__);
}

char *understudy_toolchain(void) {
  char *name = NULL;
  size_t length = 0;
  FILE *text = open_memstream(&name, &length);
  if (!text) return NULL;
  describeToolchain(text);
  fclose(text);
  return name;
}

char *understudy_describe_missing(const UnderstudyReplacement *replacements, size_t count) {
  char *sentence = NULL;
  size_t length = 0, missing = 0;
  FILE *text = open_memstream(&sentence, &length);
  if (!text) return NULL;
  for (size_t index = 0; index < count; index++) {
    const UnderstudyReplacement *row = &replacements[index];
    if (row->original && !row->isMissingInClass) continue;
    if (missing++ == 0) {
      fputs("Understudy does not know all of this toolchain (", text);
      describeToolchain(text);
      fputs("), so these go to the system instead of the app under test: ", text);
    } else {
      fputs(", ", text);
    }
    fprintf(text, "%s (%s %s)", row->without, row->original ? "not in its class:" : "no", row->symbol);
  }
  if (missing) fputc('.', text);
  fclose(text);
  if (missing) return sentence;
  free(sentence);
  return NULL;
}

char *understudy_missing_replacements(void) {
  return understudy_describe_missing(understudy_table, numberOfReplacements);
}

void *understudy_find_original(int number) {
  UnderstudyReplacement *row = &understudy_table[number];
  if (understudy_find_originals(row, 1) == 0) return row->original;
  fprintf(stderr, "Understudy: %s was called, but no library of ", row->without);
  describeToolchain(stderr);
  fprintf(stderr, ", has it (%s).\n", row->symbol);
  abort();
}

static void writeMissing(void) {
  char *sentence = understudy_missing_replacements();
  if (!sentence) return;
  fprintf(stderr, "%s\n", sentence);
  free(sentence);
}

// Runs before the constructors of others, which may call what is replaced. Lower priorities are the platform's.
__attribute__((constructor(101))) static void findOriginals(void) {
  if (understudy_find_originals(understudy_table, numberOfReplacements) > 0) writeMissing();
}

bool understudy_is_sanitized(void) {
#ifdef UNDERSTUDY_IS_SANITIZED
  return true;
#else
  return false;
#endif
}

bool understudy_has_thread_sanitizer(void) {
#ifdef UNDERSTUDY_HAS_THREAD_SANITIZER
  return true;
#else
  return false;
#endif
}

// MARK: Classes

static bool replaceClass(int classNumber, void *type) {
  if (understudy_replace_methods(understudy_table, numberOfReplacements, classNumber, type)) return true;
  for (int number = 0; number < numberOfReplacements; number++) {
    // Functions that no library has were named when this one was loaded.
    if (!understudy_table[number].isMissingInClass || understudy_table[number].classNumber != classNumber) continue;
    writeMissing();
    break;
  }
  return false;
}

bool understudy_interpose_timers(void *timerType, void *runLoopType) {
  bool hasTimers = replaceClass(understudyTimerClass, timerType);
  bool hasRunLoops = replaceClass(understudyRunLoopClass, runLoopType);
  return hasTimers && hasRunLoops;
}

bool understudy_interpose_process(void *defaultsType, void *bundleType, void *fileManagerType) {
  bool hasDefaults = replaceClass(understudyDefaultsClass, defaultsType);
  bool hasBundles = replaceClass(understudyBundleClass, bundleType);
  bool hasFiles = replaceClass(understudyFileManagerClass, fileManagerType);
  return hasDefaults && hasBundles && hasFiles;
}
