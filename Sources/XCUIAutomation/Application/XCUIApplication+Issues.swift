@_exported import struct UnderstudyCore.RuntimeIssue

extension XCUIApplication {
  /// What the runtime found wrong with the app since its launch, in order: what SwiftUI would write to its log, and what
  /// failed the test.
  ///
  /// Each is also written to standard error, once, as `SwiftUI: …`. Lets the app become idle first; empty if the app was
  /// not launched or has been ended.
  public var runtimeIssues: [RuntimeIssue] {
    settle()
    return host?.issues ?? []
  }
}
