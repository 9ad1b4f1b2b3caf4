import UnderstudyCore
import XCUIAutomation

extension XCUIApplication {
  /// Follows the combined value of a preference key at the root of the app's main window, across relaunches.
  ///
  /// ```swift
  /// let screens = app.preferences(ScreenKey.self)
  /// try await screens.wait { $0.contains("screen.detail") }
  /// ```
  ///
  /// - Parameter key: any key; views need not observe it themselves.
  /// - Returns: an observer that begins now with the value it finds, and retains the application object.
  public func preferences<Key: PreferenceKey>(
    _ key: Key.Type, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) -> ValueObserver<Key.Value> {
    MainThread.wait {
      run.site = CallSite(fileID, file, line)
      return ValueObserver(log: PreferenceLog<Key>(application: self), fallback: { Key.defaultValue })
    }
  }
}
