import UnderstudyCore

@MainActor enum TargetApplication {
  static var current: (any App.Type)?
}

extension XCUIApplication {
  /// The app that `XCUIApplication()` means where several are linked and none is in a module named after the tests'.
  ///
  /// It applies to every test of the process; `UITestCase.targetApplication` applies to one class and takes precedence.
  public static var targetApplication: (any App.Type)? {
    get { TargetApplication.current }
    set { TargetApplication.current = newValue }
  }
}
