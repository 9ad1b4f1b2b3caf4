import Testing
import UnderstudyCore

/// The app that a handle means: its own, or that of the running test (F-40).
@MainActor final class ApplicationTarget {
  private struct Binding {
    // Released first, so that the app has ended when its scope checks whether it is still retained.
    let run: ApplicationRun
    let scope: TestScope
  }

  /// Which of a test's apps it is, where handles share them; nil for an app that belongs to its handle.
  private let key: String?
  /// An app of the system that runs from the start.
  private let alwaysRunning: (any DeviceApplication.Type)?
  @exclusivity(unchecked) private var known: Binding?
  /// Launches an app that was made outside of tests; nil once it has been used.
  var firstLaunch: (() -> Void)?

  /// Makes the target of a handle; an app that the test makes of views belongs to this handle alone.
  ///
  /// - Parameter origin: Where the app comes from.
  init(_ origin: XCUIApplication.Origin) {
    switch origin {
    case .linked:
      key = Self.keyOfTarget
      alwaysRunning = nil
    case .other(let identifier):
      key = Self.key(ofSystem: identifier)
      let system = SystemApplications.application(identifier)
      alwaysRunning = system?.isAlwaysRunning == true ? system : nil
    case .blueprint:
      key = nil
      alwaysRunning = nil
      // What is a property of a test case is for the test that uses it.
      if !TestRun.isBeforeTests { known = newBinding() }
    }
    // In a Swift Testing test the handles retain the app, so that it outlives a handle that a helper creates.
    if key != nil, Test.current != nil { _ = bound() }
  }

  /// Makes the target of a handle on an app that runs.
  init(on run: ApplicationRun) {
    key = nil
    alwaysRunning = nil
    known = run.ownScope.map { Binding(run: run, scope: $0) }
  }

  /// Under which its scope keeps the app of a test.
  static let keyOfTarget = "target application"
  /// Under which its scope keeps an app of the system.
  static func key(ofSystem bundleIdentifier: String) -> String { "application \(bundleIdentifier)" }

  // Each reads its part alone: a read of the app asks for them several times.
  var run: ApplicationRun {
    if isValid, let run = known?.run { return run }
    return bound().run
  }

  var scope: TestScope {
    if isValid, let scope = known?.scope { return scope }
    return bound().scope
  }

  private func newBinding() -> Binding {
    let scope = TestScope.forNewApplication()
    return Binding(run: ApplicationRun(in: scope), scope: scope)
  }

  /// Whether the handle's own app is still to be made, at the first use.
  var isOpen: Bool { key == nil && known == nil }

  /// Resolved again, as a handle may be older than the test: a property of a test case, a static of a page object.
  private func bound() -> Binding {
    if isValid, let known { return known }
    guard key != nil else {
      let binding = newBinding()
      known = binding
      firstLaunch.take()?()
      return binding
    }
    let scope = TestScope.ofTarget(known: known?.scope)
    let key = key ?? ""
    let binding = Binding(run: scope.object(for: key) { ApplicationRun(in: scope) }, scope: scope)
    known = binding
    if let alwaysRunning, binding.run.host == nil {
      binding.run.launch(alwaysRunning, on: SystemApplications.of(scope))
      SystemApplications.didMakeHomeScreen(binding.run)
    }
    return binding
  }

  /// Whether what is known is still what the handle means.
  private var isValid: Bool {
    guard key != nil, known?.run.isReading == false else { return known != nil }
    return known?.scope.isTargetOfRunningTest ?? false
  }
}
