#define _GNU_SOURCE
#include "UnderstudyInterposition.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>

#include "replacement.h"

// Resources and translations: the main bundle on Linux is the folder of the tests' program, an app's is its own. So the
// methods of `Bundle` ask UnderstudyCore first, which answers for the main bundle alone, and for translations of any bundle.

#define BUNDLE(name) "$s10Foundation6BundleC" name
#define URL_IN_TYPE BUNDLE("3url11forResource13withExtension0A10Essentials3URLVSgSSSg_AKtF")
#define URL_IN_FOLDER BUNDLE("3url11forResource13withExtension12subdirectory0A10Essentials3URLVSgSSSg_A2LtF")
#define PATH_IN_TYPE BUNDLE("4path11forResource6ofTypeSSSgAG_AGtF")
#define PATH_IN_FOLDER BUNDLE("4path11forResource6ofType11inDirectorySSSgAH_A2HtF")
#define URLS BUNDLE("4urls25forResourcesWithExtension12subdirectorySayAA5NSURLCGSgSSSg_AKtF")
#define PATHS BUNDLE("5paths18forResourcesOfType11inDirectorySaySSGSSSg_AHtF")
#define RESOURCE_URL BUNDLE("11resourceURL0A10Essentials0D0VSgvg")
#define RESOURCE_PATH BUNDLE("12resourcePathSSSgvg")
#define INFO BUNDLE("14infoDictionarySDySSypGSgvg")
#define INFO_ENTRY BUNDLE("6object20forInfoDictionaryKeyypSgSS_tF")
#define IDENTIFIER BUNDLE("16bundleIdentifierSSSgvg")
#define LOCALIZED_STRING BUNDLE("15localizedString6forKey5value5tableS2S_SSSgAHtF")

// Given by UnderstudyCore, which a program that has no views does not have. Absent texts are two times null.
#define GIVEN __attribute__((weak))
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

// The runtime's: lets go of an object.
extern void swift_release(void *object);

typedef SWIFT Pair Get(SELF void *bundle);
typedef SWIFT void *GetObject(SELF void *bundle);
typedef SWIFT void GetEntry(RESULT void *result, Pair key, SELF void *bundle);
typedef SWIFT Pair Find(Pair name, Pair type, SELF void *bundle);
typedef SWIFT Pair FindIn(Pair name, Pair type, Pair folder, SELF void *bundle);
typedef SWIFT void *FindAll(Pair type, Pair folder, SELF void *bundle);

static Find *originalURL, *originalPath;
static FindIn *originalURLIn, *originalPathIn, *originalString;
static FindAll *originalURLs, *originalPaths;
static Get *originalResourceURL, *originalResourcePath, *originalIdentifier;
static GetObject *originalInfo;
static GetEntry *originalEntry;
static const Pair none;

AT_LOADING static void findOriginals(void) {
  originalURL = dlsym(RTLD_NEXT, URL_IN_TYPE);
  originalURLIn = dlsym(RTLD_NEXT, URL_IN_FOLDER);
  originalPath = dlsym(RTLD_NEXT, PATH_IN_TYPE);
  originalPathIn = dlsym(RTLD_NEXT, PATH_IN_FOLDER);
  originalURLs = dlsym(RTLD_NEXT, URLS);
  originalPaths = dlsym(RTLD_NEXT, PATHS);
  originalResourceURL = dlsym(RTLD_NEXT, RESOURCE_URL);
  originalResourcePath = dlsym(RTLD_NEXT, RESOURCE_PATH);
  originalInfo = dlsym(RTLD_NEXT, INFO);
  originalEntry = dlsym(RTLD_NEXT, INFO_ENTRY);
  originalIdentifier = dlsym(RTLD_NEXT, IDENTIFIER);
  originalString = dlsym(RTLD_NEXT, LOCALIZED_STRING);
}

SWIFT Pair understudy_resource_url(Pair name, Pair type, SELF void *bundle) REPLACES(URL_IN_TYPE);
SWIFT Pair understudy_resource_url(Pair name, Pair type, SELF void *bundle) {
  Pair own = understudy_process_resource_url ? understudy_process_resource_url(bundle, name, type, none) : none;
  return own.first ? own : originalURL(name, type, bundle);
}

SWIFT Pair understudy_resource_url_in(Pair name, Pair type, Pair folder, SELF void *bundle) REPLACES(URL_IN_FOLDER);
SWIFT Pair understudy_resource_url_in(Pair name, Pair type, Pair folder, SELF void *bundle) {
  Pair own = understudy_process_resource_url ? understudy_process_resource_url(bundle, name, type, folder) : none;
  return own.first ? own : originalURLIn(name, type, folder, bundle);
}

SWIFT Pair understudy_resource_path(Pair name, Pair type, SELF void *bundle) REPLACES(PATH_IN_TYPE);
SWIFT Pair understudy_resource_path(Pair name, Pair type, SELF void *bundle) {
  Pair own = understudy_process_resource_path ? understudy_process_resource_path(bundle, name, type, none) : none;
  return own.second ? own : originalPath(name, type, bundle);
}

SWIFT Pair understudy_resource_path_in(Pair name, Pair type, Pair folder, SELF void *bundle) REPLACES(PATH_IN_FOLDER);
SWIFT Pair understudy_resource_path_in(Pair name, Pair type, Pair folder, SELF void *bundle) {
  Pair own = understudy_process_resource_path ? understudy_process_resource_path(bundle, name, type, folder) : none;
  return own.second ? own : originalPathIn(name, type, folder, bundle);
}

SWIFT void *understudy_resource_urls(Pair type, Pair folder, SELF void *bundle) REPLACES(URLS);
SWIFT void *understudy_resource_urls(Pair type, Pair folder, SELF void *bundle) {
  void *own = understudy_process_resource_urls ? understudy_process_resource_urls(bundle, type, folder) : NULL;
  return own ? own : originalURLs(type, folder, bundle);
}

SWIFT void *understudy_resource_paths(Pair type, Pair folder, SELF void *bundle) REPLACES(PATHS);
SWIFT void *understudy_resource_paths(Pair type, Pair folder, SELF void *bundle) {
  void *own = understudy_process_resource_paths ? understudy_process_resource_paths(bundle, type, folder) : NULL;
  return own ? own : originalPaths(type, folder, bundle);
}

SWIFT Pair understudy_resources(SELF void *bundle) REPLACES(RESOURCE_URL);
SWIFT Pair understudy_resources(SELF void *bundle) {
  Pair own = understudy_process_resources ? understudy_process_resources(bundle) : none;
  return own.first ? own : originalResourceURL(bundle);
}

SWIFT Pair understudy_resources_path(SELF void *bundle) REPLACES(RESOURCE_PATH);
SWIFT Pair understudy_resources_path(SELF void *bundle) {
  Pair own = understudy_process_resources_path ? understudy_process_resources_path(bundle) : none;
  return own.second ? own : originalResourcePath(bundle);
}

SWIFT void *understudy_info(SELF void *bundle) REPLACES(INFO);
SWIFT void *understudy_info(SELF void *bundle) {
  void *own = understudy_process_info ? understudy_process_info(bundle) : NULL;
  return own ? own : originalInfo(bundle);
}

SWIFT void understudy_info_entry(RESULT void *result, Pair key, SELF void *bundle) REPLACES(INFO_ENTRY);
SWIFT void understudy_info_entry(RESULT void *result, Pair key, SELF void *bundle) {
  void *own = understudy_process_info ? understudy_process_info(bundle) : NULL;
  if (!own) return originalEntry(result, key, bundle);
  swift_release(own);
  understudy_process_info_entry(result, key);
}

SWIFT Pair understudy_identifier(SELF void *bundle) REPLACES(IDENTIFIER);
SWIFT Pair understudy_identifier(SELF void *bundle) {
  Pair own = understudy_process_identifier ? understudy_process_identifier(bundle) : none;
  return own.second ? own : originalIdentifier(bundle);
}

SWIFT Pair understudy_localized_string(Pair key, Pair value, Pair table, SELF void *bundle) REPLACES(LOCALIZED_STRING);
SWIFT Pair understudy_localized_string(Pair key, Pair value, Pair table, SELF void *bundle) {
  Pair own = understudy_process_string ? understudy_process_string(bundle, key, table) : none;
  return own.second ? own : originalString(key, value, table, bundle);
}

bool understudy_interpose_resources(void *bundleType) {
  struct {
    void *original;
    void *replacement;
  } methods[] = {
      {(void *)originalURL, (void *)understudy_resource_url},
      {(void *)originalURLIn, (void *)understudy_resource_url_in},
      {(void *)originalPath, (void *)understudy_resource_path},
      {(void *)originalPathIn, (void *)understudy_resource_path_in},
      {(void *)originalURLs, (void *)understudy_resource_urls},
      {(void *)originalPaths, (void *)understudy_resource_paths},
      {(void *)originalResourceURL, (void *)understudy_resources},
      {(void *)originalResourcePath, (void *)understudy_resources_path},
      {(void *)originalInfo, (void *)understudy_info},
      {(void *)originalEntry, (void *)understudy_info_entry},
      {(void *)originalIdentifier, (void *)understudy_identifier},
      {(void *)originalString, (void *)understudy_localized_string},
  };
  bool all = true;
  for (size_t index = 0; index < sizeof methods / sizeof methods[0]; index++)
    all &= understudy_replace_method(bundleType, methods[index].original, methods[index].replacement);
  return all;
}

#endif
