#include "replacements.h"

// The methods of Observation's registrar that say that a property changes: each change is reported once, whether or not
// anything follows the property, and by whatever way it is made.

// Given by UnderstudyTime: generic functions of the subject and the key path.
extern SWIFT void understudy_property_will_set(void *subject, void *keyPath, void *subjectType, void *valueType,
                                               void *conformance);
extern SWIFT void understudy_property_did_set(void *subject, void *keyPath, void *subjectType, void *valueType,
                                              void *conformance);

// Given by UnderstudyTime where Observation itself does not say that a value is stored.
extern void understudy_store_begins(const void *keyPath) GIVEN;
extern void understudy_store_is_announced(void) GIVEN;
extern void understudy_store_ends(const void *keyPath) GIVEN;

SWIFT void understudy_registrar_will_set(void *subject, void *keyPath, void *subjectType, void *valueType,
                                         void *conformance, SELF void *registrar) {
  understudy_property_will_set(subject, keyPath, subjectType, valueType, conformance);
  if (understudy_store_begins) understudy_store_begins(keyPath);
  ORIGINAL(registrar_will_set)(subject, keyPath, subjectType, valueType, conformance, registrar);
  if (understudy_store_is_announced) understudy_store_is_announced();
}

SWIFT void understudy_registrar_did_set(void *subject, void *keyPath, void *subjectType, void *valueType,
                                        void *conformance, SELF void *registrar) {
  ORIGINAL(registrar_did_set)(subject, keyPath, subjectType, valueType, conformance, registrar);
  if (understudy_store_ends) understudy_store_ends(keyPath);
  understudy_property_did_set(subject, keyPath, subjectType, valueType, conformance);
}

SWIFT void understudy_registrar_with_mutation(RESULT void *result, void *subject, void *keyPath, void *body, void *context,
                                              void *subjectType, void *valueType, void *resultType, void *conformance,
                                              SELF void *registrar, ERROR void **error) {
  understudy_property_will_set(subject, keyPath, subjectType, valueType, conformance);
  if (understudy_store_begins) understudy_store_begins(keyPath);
  ORIGINAL(registrar_with_mutation)
  (result, subject, keyPath, body, context, subjectType, valueType, resultType, conformance, registrar, error);
  if (understudy_store_is_announced) understudy_store_is_announced();
  if (understudy_store_ends) understudy_store_ends(keyPath);
  understudy_property_did_set(subject, keyPath, subjectType, valueType, conformance);
}
