#include "replacements.h"

// The folders of a user on Linux are those of an app's container on a device: each test has one of its own, so that no test
// finds another one's files, or writes to the home of the user that runs it.

// Given by UnderstudyCore, which a program that has no views does not have. Null for folders that no container has.
extern SWIFT void *understudy_process_folders(uint8_t folder, uintptr_t domains) GIVEN;
extern SWIFT Pair understudy_process_folder(uint8_t folder, uintptr_t domains, bool creates) GIVEN;
extern SWIFT void *understudy_process_folder_paths(uint8_t folder, uintptr_t domains) GIVEN;
extern SWIFT Pair understudy_process_home(void) GIVEN;

static const Pair none;

SWIFT void *understudy_files_urls(uint8_t folder, uintptr_t domains, SELF void *manager) {
  void *own = understudy_process_folders ? understudy_process_folders(folder, domains) : NULL;
  return own ? own : ORIGINAL(files_urls)(folder, domains, manager);
}

SWIFT Pair understudy_files_url(
    uint8_t folder, uintptr_t domains, Pair place, bool creates, SELF void *manager, ERROR void **error) {
  Pair own = understudy_process_folder ? understudy_process_folder(folder, domains, creates) : none;
  return own.first ? own : ORIGINAL(files_url)(folder, domains, place, creates, manager, error);
}

SWIFT void *understudy_files_paths(uint8_t folder, uintptr_t domains, bool expands) {
  void *own = understudy_process_folder_paths ? understudy_process_folder_paths(folder, domains) : NULL;
  return own ? own : ORIGINAL(files_paths)(folder, domains, expands);
}

SWIFT Pair understudy_files_home(void) {
  Pair own = understudy_process_home ? understudy_process_home() : none;
  return own.second ? own : ORIGINAL(files_home)();
}
