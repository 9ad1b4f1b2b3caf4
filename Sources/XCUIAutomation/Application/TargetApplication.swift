import UnderstudyCore

extension XCUIApplication {
  /// The app that `XCUIApplication()` means where several are linked and none is in a module named after the tests'.
  ///
  /// It applies to every test of the process; `UITestCase.targetApplication` applies to one class and takes precedence.
  public static var targetApplication: (any App.Type)?
}
