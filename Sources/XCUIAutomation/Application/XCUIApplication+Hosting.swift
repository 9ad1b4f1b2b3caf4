import UnderstudyCore

extension XCUIApplication {
  /// A handle on the app that the test bundle links; `launch()` starts it. All handles that a test uses are on one app,
  /// those too that were made before the test (F-40).
  ///
  /// Where a test bundle links several apps, the one whose module is named as the test's module is, without `UITests`,
  /// `Tests` or `Flows`.
  public convenience init(fileID: StaticString = #fileID) {
    self.init(origin: .linked(testModule: CallSite.module(of: fileID)))
  }

  /// The app under test, by whichever identifier, or an app of Apple's, whose identifier begins with `com.apple.`.
  ///
  /// There are the browser, `com.apple.mobilesafari`, the home screen, `com.apple.springboard`, and the settings,
  /// `com.apple.Preferences`, each with what Writing tests names (F-144). Others do not exist: their queries are empty, and
  /// `launch()` fails the test.
  public convenience init(bundleIdentifier: String, fileID: StaticString = #fileID) {
    let isOfSystem = bundleIdentifier.hasPrefix("com.apple.")
    self.init(
      origin: isOfSystem
        ? .other(bundleIdentifier: bundleIdentifier) : .linked(testModule: CallSite.module(of: fileID)))
  }

  /// An app by its type, launched at once; one that is a property of a test case is launched at its first use, as XCTest makes the
  /// property before all tests.
  public convenience init<A: App>(
    _ app: A.Type, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(origin: MainThread.wait { .blueprint(.app(app)) })
    launchAtOnce(fileID, file, line)
  }

  /// An app of one window that shows a view, launched at once, as a property of a test case at its first use; its label is the
  /// name of the view's type.
  ///
  /// - Parameter content: Makes the view, at this and at every further launch.
  public convenience init<V: View>(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    @ViewBuilder content: @escaping @MainActor () -> V
  ) {
    let (name, module) = (Self.name(of: V.self), CallSite.module(of: fileID))
    self.init(origin: MainThread.wait { .blueprint(.view(named: name, by: module, content)) })
    launchAtOnce(fileID, file, line)
  }

  /// The name of a view's type without its generic arguments; that of the view itself where modifiers are around it.
  nonisolated private static func name<V: View>(of type: V.Type) -> String {
    var name = _typeName(type, qualified: false)[...]
    for wrapper in Self.wrappers {
      while name.hasPrefix(wrapper) { name = name.dropFirst(wrapper.count) }
    }
    return String(name.prefix { $0 != "<" && $0 != "," && $0 != ">" })
  }

  nonisolated private static let wrappers = ["ModifiedContent<", "_IDView<", "ModifiedContent<"]
}
