#ifndef UNDERSTUDY_THREADS_H
#define UNDERSTUDY_THREADS_H

#include <stdbool.h>

/// What the calling thread evaluates at this moment: an unretained pointer to a runtime node, or null.
void *_Nullable understudy_evaluation_get(void);
void understudy_evaluation_set(void *_Nullable evaluation);

/// The change of an object's property that the calling thread makes at this moment, outside of the main actor: a retained
/// pointer, or null.
void *_Nullable understudy_change_get(void);
void understudy_change_set(void *_Nullable change);

#endif
