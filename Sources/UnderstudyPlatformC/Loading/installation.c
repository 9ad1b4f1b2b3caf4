// A test may first use the framework long after its test case began, so the observer of test cases
// is installed before `main`. Weak: an executable may link this target without the one that defines the function.
extern void understudy_observe_test_cases(void) __attribute__((weak));

// Installs the apps of UIKit's kind, where they are linked.
extern void understudy_install_framework(void) __attribute__((weak));

// Checks what crosses the replaced functions in registers; the second is where there are requests.
extern void understudy_check_registers(void) __attribute__((weak));
extern void understudy_check_request_registers(void) __attribute__((weak));

__attribute__((constructor)) static void install(void) {
  if (understudy_check_registers) understudy_check_registers();
  if (understudy_check_request_registers) understudy_check_request_registers();
  if (understudy_install_framework) understudy_install_framework();
  if (understudy_observe_test_cases) understudy_observe_test_cases();
}
