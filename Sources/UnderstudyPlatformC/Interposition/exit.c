#include "replacements.h"

// An app that calls `exit` ends the process of all tests, with the code of success as a rule. A call that comes from an app while
// its test runs is a failure; all others go on to the C library.

// Given by XCUIAutomation, which a program that runs no tests does not have.
extern int understudy_app_exits(int code, const void *caller) GIVEN;

void understudy_exit(int code) {
  if (understudy_app_exits) code = understudy_app_exits(code, CALLER);
  ORIGINAL(exit)(code);
}
