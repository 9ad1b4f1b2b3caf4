#define _GNU_SOURCE
#include "UnderstudyInterposition.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <stddef.h>

#include "replacement.h"

// The methods of Observation's registrar that say that a property changes: each change is told once, whether or not somebody
// follows the property, and by whatever way it is made.

#define WILL_SET "$s11Observation0A9RegistrarV7willSet_7keyPathyx_s03KeyF0Cyxq_GtAA10ObservableRzr0_lF"
#define DID_SET "$s11Observation0A9RegistrarV6didSet_7keyPathyx_s03KeyF0Cyxq_GtAA10ObservableRzr0_lF"
#define WITH_MUTATION \
  "$s11Observation0A9RegistrarV12withMutation2of7keyPath_q0_x_s03KeyG0Cyxq_Gq0_yKXEtKAA10ObservableRzr1_lF"

typedef SWIFT void Announce(void *subject, void *keyPath, void *subjectType, void *valueType, void *conformance,
                            SELF void *registrar);
typedef SWIFT void Mutate(RESULT void *result, void *subject, void *keyPath, void *body, void *context, void *subjectType,
                          void *valueType, void *resultType, void *conformance, SELF void *registrar, ERROR void **error);

// Given by UnderstudyTime: generic functions of the subject and the key path.
extern SWIFT void understudy_property_will_set(void *subject, void *keyPath, void *subjectType, void *valueType,
                                               void *conformance);
extern SWIFT void understudy_property_did_set(void *subject, void *keyPath, void *subjectType, void *valueType,
                                              void *conformance);

static Announce *originalWillSet, *originalDidSet;
static Mutate *originalWithMutation;

AT_LOADING static void findOriginals(void) {
  originalWillSet = dlsym(RTLD_NEXT, WILL_SET);
  originalDidSet = dlsym(RTLD_NEXT, DID_SET);
  originalWithMutation = dlsym(RTLD_NEXT, WITH_MUTATION);
}

SWIFT void understudy_registrar_will_set(void *subject, void *keyPath, void *subjectType, void *valueType,
                                         void *conformance, SELF void *registrar) REPLACES(WILL_SET);
SWIFT void understudy_registrar_will_set(void *subject, void *keyPath, void *subjectType, void *valueType,
                                         void *conformance, SELF void *registrar) {
  understudy_property_will_set(subject, keyPath, subjectType, valueType, conformance);
  originalWillSet(subject, keyPath, subjectType, valueType, conformance, registrar);
}

SWIFT void understudy_registrar_did_set(void *subject, void *keyPath, void *subjectType, void *valueType,
                                        void *conformance, SELF void *registrar) REPLACES(DID_SET);
SWIFT void understudy_registrar_did_set(void *subject, void *keyPath, void *subjectType, void *valueType,
                                        void *conformance, SELF void *registrar) {
  originalDidSet(subject, keyPath, subjectType, valueType, conformance, registrar);
  understudy_property_did_set(subject, keyPath, subjectType, valueType, conformance);
}

SWIFT void understudy_registrar_with_mutation(RESULT void *result, void *subject, void *keyPath, void *body, void *context,
                                              void *subjectType, void *valueType, void *resultType, void *conformance,
                                              SELF void *registrar, ERROR void **error) REPLACES(WITH_MUTATION);
SWIFT void understudy_registrar_with_mutation(RESULT void *result, void *subject, void *keyPath, void *body, void *context,
                                              void *subjectType, void *valueType, void *resultType, void *conformance,
                                              SELF void *registrar, ERROR void **error) {
  understudy_property_will_set(subject, keyPath, subjectType, valueType, conformance);
  originalWithMutation(result, subject, keyPath, body, context, subjectType, valueType, resultType, conformance, registrar,
                       error);
  understudy_property_did_set(subject, keyPath, subjectType, valueType, conformance);
}

bool understudy_observes_properties(void) { return originalWillSet && originalDidSet && originalWithMutation; }

#else

bool understudy_observes_properties(void) { return false; }

#endif
