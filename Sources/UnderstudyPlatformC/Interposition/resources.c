#include "replacements.h"

// Resources and translations: the main bundle on Linux is the folder of the tests' program, an app's is its own. So the
// methods of `Bundle` ask UnderstudyCore first, which answers for the main bundle alone, and for translations of any bundle.

// Given by UnderstudyCore, which a program that has no views does not have. Absent texts are two times null.
extern SWIFT Pair understudy_process_resource_url(void *bundle, Pair name, Pair type, Pair folder) GIVEN;
extern SWIFT Pair understudy_process_resource_path(void *bundle, Pair name, Pair type, Pair folder) GIVEN;
extern SWIFT void *understudy_process_resource_urls(void *bundle, Pair type, Pair folder) GIVEN;
extern SWIFT void *understudy_process_resource_paths(void *bundle, Pair type, Pair folder) GIVEN;
extern SWIFT Pair understudy_process_resources(void *bundle) GIVEN;
extern SWIFT Pair understudy_process_resources_path(void *bundle) GIVEN;
extern SWIFT void *understudy_process_info(void *bundle) GIVEN;
extern SWIFT void understudy_process_info_entry(RESULT void *result, Pair key) GIVEN;
extern SWIFT Pair understudy_process_identifier(void *bundle) GIVEN;
extern SWIFT Pair understudy_process_string(void *bundle, Pair key, Pair table) GIVEN;

// The runtime's: releases an object.
extern void swift_release(void *object);

static const Pair none;

SWIFT Pair understudy_bundle_url(Pair name, Pair type, SELF void *bundle) {
  Pair own = understudy_process_resource_url ? understudy_process_resource_url(bundle, name, type, none) : none;
  return own.first ? own : ORIGINAL(bundle_url)(name, type, bundle);
}

SWIFT Pair understudy_bundle_url_in(Pair name, Pair type, Pair folder, SELF void *bundle) {
  Pair own = understudy_process_resource_url ? understudy_process_resource_url(bundle, name, type, folder) : none;
  return own.first ? own : ORIGINAL(bundle_url_in)(name, type, folder, bundle);
}

SWIFT Pair understudy_bundle_path(Pair name, Pair type, SELF void *bundle) {
  Pair own = understudy_process_resource_path ? understudy_process_resource_path(bundle, name, type, none) : none;
  return own.second ? own : ORIGINAL(bundle_path)(name, type, bundle);
}

SWIFT Pair understudy_bundle_path_in(Pair name, Pair type, Pair folder, SELF void *bundle) {
  Pair own = understudy_process_resource_path ? understudy_process_resource_path(bundle, name, type, folder) : none;
  return own.second ? own : ORIGINAL(bundle_path_in)(name, type, folder, bundle);
}

SWIFT void *understudy_bundle_urls(Pair type, Pair folder, SELF void *bundle) {
  void *own = understudy_process_resource_urls ? understudy_process_resource_urls(bundle, type, folder) : NULL;
  return own ? own : ORIGINAL(bundle_urls)(type, folder, bundle);
}

SWIFT void *understudy_bundle_paths(Pair type, Pair folder, SELF void *bundle) {
  void *own = understudy_process_resource_paths ? understudy_process_resource_paths(bundle, type, folder) : NULL;
  return own ? own : ORIGINAL(bundle_paths)(type, folder, bundle);
}

SWIFT Pair understudy_bundle_resource_url(SELF void *bundle) {
  Pair own = understudy_process_resources ? understudy_process_resources(bundle) : none;
  return own.first ? own : ORIGINAL(bundle_resource_url)(bundle);
}

SWIFT Pair understudy_bundle_resource_path(SELF void *bundle) {
  Pair own = understudy_process_resources_path ? understudy_process_resources_path(bundle) : none;
  return own.second ? own : ORIGINAL(bundle_resource_path)(bundle);
}

SWIFT void *understudy_bundle_info(SELF void *bundle) {
  void *own = understudy_process_info ? understudy_process_info(bundle) : NULL;
  return own ? own : ORIGINAL(bundle_info)(bundle);
}

SWIFT void understudy_bundle_info_entry(RESULT void *result, Pair key, SELF void *bundle) {
  void *own = understudy_process_info ? understudy_process_info(bundle) : NULL;
  if (!own) return ORIGINAL(bundle_info_entry)(result, key, bundle);
  swift_release(own);
  understudy_process_info_entry(result, key);
}

SWIFT Pair understudy_bundle_identifier(SELF void *bundle) {
  Pair own = understudy_process_identifier ? understudy_process_identifier(bundle) : none;
  return own.second ? own : ORIGINAL(bundle_identifier)(bundle);
}

SWIFT Pair understudy_bundle_string(Pair key, Pair value, Pair table, SELF void *bundle) {
  Pair own = understudy_process_string ? understudy_process_string(bundle, key, table) : none;
  return own.second ? own : ORIGINAL(bundle_string)(key, value, table, bundle);
}
