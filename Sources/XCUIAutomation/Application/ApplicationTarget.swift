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
  private var known: Binding?

  /// Makes the target of a handle; an app that the test makes of views belongs to this handle alone.
  ///
  /// - Parameter origin: Where the app comes from.
  init(_ origin: XCUIApplication.Origin) {
    switch origin {
    case .linked: key = "target application"
    case .other(let identifier): key = "application \(identifier)"
    case .blueprint:
      key = nil
      let scope = TestScope.forNewApplication()
      known = Binding(run: ApplicationRun(in: scope), scope: scope)
    }
    // In a Swift Testing test the handles retain the app, so that it outlives a handle that a helper creates.
    if key != nil, Test.current != nil { _ = binding }
  }

  var run: ApplicationRun { binding.run }
  var scope: TestScope { binding.scope }

  /// Resolved at each use, as a handle may be older than the test: a property of a test case, a static of a page object.
  private var binding: Binding {
    if let known, isValid(known) { return known }
    let scope = TestScope.ofTarget(known: known?.scope)
    let key = key ?? ""
    let binding = Binding(run: scope.object(for: key) { ApplicationRun(in: scope) }, scope: scope)
    known = binding
    return binding
  }

  private func isValid(_ binding: Binding) -> Bool {
    guard key != nil, !binding.run.isReading else { return true }
    return binding.scope.isTargetOfRunningTest
  }
}
