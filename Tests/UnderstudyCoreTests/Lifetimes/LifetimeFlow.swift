import SwiftUI
import Testing
import UnderstudyTesting

/// An app that a test starts, uses a little, and releases.
struct LifetimeFlow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let run: @MainActor @Sendable (RuntimeObjects) -> Void

  /// - Parameters:
  ///   - name: What messages call it.
  ///   - content: Makes the app's view.
  ///   - steps: What is done with the app.
  init<Content: View>(
    _ name: String, @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content,
    steps: @escaping @MainActor @Sendable (XCUIApplication) -> Void = { _ in }
  ) {
    testDescription = name
    run = { objects in
      let app = XCUIApplication(content: content)
      objects.follow(app)
      steps(app)
    }
  }

  /// Runs the flow to its end, which is also the app's.
  @MainActor
  func end(noting objects: RuntimeObjects) { run(objects) }
}
