#ifndef UNDERSTUDY_REPLACEMENT_H
#define UNDERSTUDY_REPLACEMENT_H

// Functions with the names of a library's own. The dynamic linker takes those of the program first, so calls from the app
// and from other libraries come here. They are weak: a program that has the library linked in keeps the library's.

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
#define RESULT __attribute__((swift_indirect_result))
#define ERROR __attribute__((swift_error_result))
#define REPLACES(symbol) __asm__(symbol) __attribute__((weak, visibility("default")))
/// The address to which the function returns.
#define CALLER __builtin_return_address(0)
/// Runs before the constructors of others, which may call what is replaced. Lower priorities are the platform's.
#define AT_LOADING __attribute__((constructor(101)))

#include <stdbool.h>

/// What Swift returns in two registers: a string, or an object with its witness table.
typedef struct {
  void *first;
  void *second;
} Pair;

/// Leads the methods of `Bundle` that are called by its table to the app that asks.
bool understudy_interpose_resources(void *bundleType);

/// Puts another function into the table of a Swift class. Returns whether the original was there.
bool understudy_replace_method(void *type, void *original, void *replacement);

#endif
