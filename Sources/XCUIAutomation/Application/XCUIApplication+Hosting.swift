import UnderstudyCore

extension XCUIApplication {
  /// The app that the test bundle links; `launch()` starts it.
  ///
  /// Where a test bundle links several, the one whose module is named as the test's module is, without `UITests`,
  /// `Tests` or `Flows`.
  public convenience init(fileID: StaticString = #fileID) {
    self.init(origin: .linked(testModule: CallSite.module(of: fileID)))
  }

  /// Another app of the device. There is none beside the app under test: it does not exist, and its queries are empty.
  public convenience init(bundleIdentifier: String) {
    self.init(origin: .other(bundleIdentifier: bundleIdentifier))
  }

  /// An app by its type, launched at once.
  public convenience init<A: App>(
    _ app: A.Type, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(origin: .blueprint(.app(app)))
    launch(fileID: fileID, file: file, line: line)
  }

  /// An app of one window that shows a view, launched at once; its label is the name of the view's type.
  ///
  /// - Parameter content: Makes the view, at this and at every further launch.
  public convenience init<V: View>(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    @ViewBuilder content: @escaping @MainActor () -> V
  ) {
    let name = _typeName(V.self, qualified: false)
    let end = name.firstIndex(of: "<") ?? name.endIndex
    self.init(origin: .blueprint(.view(named: String(name[..<end]), content)))
    launch(fileID: fileID, file: file, line: line)
  }
}
