/// What the runtime reports of the app.
extension Host {
  /// Records something that SwiftUI would write to its log.
  ///
  /// - Parameter node: Where it was found; nil for the view being evaluated, if there is one.
  package func log(_ kind: RuntimeIssue.Kind, _ message: String, at node: Node? = nil) {
    report(kind, message, at: node, failsTest: false)
  }

  func logOnce(_ kind: RuntimeIssue.Kind, _ message: String, at node: Node, guardian: inout CycleGuard) {
    if guardian.shouldLog() { log(kind, message, at: node) }
  }

  /// Records something that must fail the test.
  package func fail(_ kind: RuntimeIssue.Kind, _ message: String, at node: Node? = nil) {
    report(kind, message, at: node, failsTest: true)
  }

  func report(_ kind: RuntimeIssue.Kind, _ message: String, at node: Node?, failsTest: Bool) {
    let path = (node ?? currentEvaluation())?.viewPath ?? ""
    let issue = RuntimeIssue(kind: kind, message: message, path: path, failsTest: failsTest)
    issues.append(issue)
    events.record(.issue(issue))
    configuration.onIssue?(issue)
  }

  /// Fails the test, naming the place, and stops: the program cannot continue from here.
  package func stop(_ kind: RuntimeIssue.Kind, _ message: String, at node: Node) -> Never {
    let path = node.viewPath
    let full = path.isEmpty ? message : "\(message) Path: \(path)."
    fail(kind, full, at: node)
    preconditionFailure(full)
  }

  func reportTooDeep(_ node: Node) {
    stop(
      .tooDeep, "The view hierarchy is more than \(Self.maximumDepth) levels deep, which the runtime does not support.",
      at: node)
  }
}
