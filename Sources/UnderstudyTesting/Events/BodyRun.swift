import UnderstudyCore
import XCUIAutomation

/// One evaluation of a body, and why it was needed.
public struct BodyRun: CustomStringConvertible, Sendable {
  /// The name of the view, modifier, scene or app.
  public let view: String
  /// As `_printChanges()` names them: `@self`, `@identity`, `@dependencies`, and the properties that changed, with
  /// underscore (SEM-125 … SEM-130).
  public let reasons: [String]
  /// The line that `_printChanges()` prints.
  public let description: String

  init(_ event: AppEvent) {
    view = event.view ?? ""
    reasons = event.reasons
    description =
      if case .body(let view, let changes) = event.record { EventWording.body(view, changes) } else {
        event.description
      }
  }
}

extension XCUIApplication {
  /// How often bodies of views of a type have run since the launch, however many views of it there are.
  ///
  /// - Parameter view: A view, modifier, scene or app with a body.
  public func bodyCount(of view: Any.Type) -> Int {
    settle()
    return run.events?.bodyCount(of: view) ?? 0
  }

  /// The evaluations of bodies since the launch, in order, with their reasons.
  public var bodyRuns: [BodyRun] { events.of(.bodyRun).map { BodyRun($0) } }

  /// The evaluations of bodies of a type of view since the launch, in order, with their reasons.
  public func bodyRuns<V: View>(of view: V.Type) -> [BodyRun] { events.of(.bodyRun).of(view).map { BodyRun($0) } }
}
