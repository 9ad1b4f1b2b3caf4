#include "../Interposition/replacements.h"

// One function for each type whose values cross a replaced function in registers, declared as `replacements.h` declares the value:
// it gives back what has arrived, so that Swift can compare. No toolchain promises these ways.

#define WORD(name) \
  SWIFT uintptr_t understudy_arrives_##name(uintptr_t value) { return value; }
#define PAIR(name) \
  SWIFT Pair understudy_arrives_##name(Pair value) { return value; }
#define BYTE(name) \
  SWIFT uint8_t understudy_arrives_##name(uint8_t value) { return value; }

SWIFT double understudy_arrives_date(double value) { return value; }

WORD(time)
WORD(wall_time)
WORD(flags)
WORD(texts)
WORD(dictionary)
WORD(coalescing)
WORD(domains)

PAIR(text)
PAIR(optional_text)
PAIR(mode)
PAIR(url)
PAIR(optional_url)
PAIR(data)
PAIR(locale)
PAIR(calendar)
PAIR(request)

BYTE(style)
BYTE(folder)
BYTE(truth)

SWIFT Pair understudy_arrives_quality(uint8_t quality, intptr_t priority) {
  return (Pair){(void *)(uintptr_t)quality, (void *)priority};
}

// A value of more than four words is left in memory.
SWIFT Pair understudy_arrives_notification(void *notification) { return *(Pair *)notification; }

// Calls what has arrived, where that is a function of the program's.
SWIFT bool understudy_arrives_closure(Pair closure) {
  if (!understudy_is_of_program(closure.first)) return false;
  ((SWIFT void (*)(SELF void *))closure.first)(closure.second);
  return true;
}
