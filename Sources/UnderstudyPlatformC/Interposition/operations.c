#define _GNU_SOURCE
#include "replacements.h"

#include <dlfcn.h>

// What an app adds to `OperationQueue.main` joins its own work, in order: Foundation's queue runs one operation at a time for the
// whole process, and so those of other apps before it. Operations that cannot begin yet are Foundation's.

// Given by UnderstudyTime.
extern SWIFT bool understudy_session_takes_operation(void *operation, void *queue, const void *caller);
extern SWIFT bool understudy_session_takes_operation_block(void *block, void *context, void *queue, const void *caller);

SWIFT void understudy_add_operation(void *operation, SELF void *queue) {
  if (!understudy_session_takes_operation(operation, queue, CALLER)) ORIGINAL(add_operation)(operation, queue);
}

SWIFT void understudy_add_operation_block(void *block, void *context, SELF void *queue) {
  if (!understudy_session_takes_operation_block(block, context, queue, CALLER))
    ORIGINAL(add_operation_block)(block, context, queue);
}

__attribute__((constructor(102))) static void replaceOperationQueue(void) {
  void *type = dlsym(RTLD_DEFAULT, "$s10Foundation14OperationQueueCN");
  if (type) understudy_replace_methods(understudy_table, numberOfReplacements, understudyOperationQueueClass, type);
}
