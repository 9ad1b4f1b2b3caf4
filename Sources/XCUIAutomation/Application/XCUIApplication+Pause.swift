import UnderstudyCore

extension XCUIApplication {
  /// Stops the test here, and lets its app be looked at and used until the test is continued; the app's clock stands still.
  ///
  /// The test prints how to look: `swift package understudy studio --paused` shows the app in a page, `tree`, `tap` and the other
  /// commands of a session use it, `continue`, `step` and `stop` end the pause. Steps by hand change the app for the rest of the
  /// test. If the variable `CI` is set, the call fails the test.
  public final func pause(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) {
    let site = CallSite(fileID, file, line)
    MainThread.wait { Pause.call(of: self.run, named: self.name, at: site) }
  }

  /// Another handle on an app that runs.
  package convenience init(on run: ApplicationRun) {
    let origin = run.lastBlueprint.map { Origin.blueprint($0) }
    self.init(origin: origin ?? .other(bundleIdentifier: ""), target: ApplicationTarget(on: run))
  }
}

extension Pause.Moment {
  /// A handle on the app that is looked at.
  @MainActor package var application: XCUIApplication { XCUIApplication(on: run) }
}
