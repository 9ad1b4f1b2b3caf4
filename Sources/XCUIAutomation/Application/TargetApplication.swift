import UnderstudyCore

@MainActor enum TargetApplication {
  static var current: (any App.Type)?
}

extension XCUIApplication {
  /// The app that `XCUIApplication()` means where several are linked and none is in a module named after the tests'.
  ///
  /// It counts for every test of the process; `UITestCase.targetApplication` counts for one class and comes first.
  public static var targetApplication: (any App.Type)? {
    get { TargetApplication.current }
    set { TargetApplication.current = newValue }
  }
}
