import Foundation

/// Runs flows and prints what happens: each step when it is done, the tree and the time of each flow, a summary at the end.
@MainActor
final class FlowReport {
  private let output: (String) -> Void
  private var flowCount = 0
  private var stepCount = 0
  private(set) var failureCount = 0
  private var time = Duration.zero

  /// - Parameter output: Takes each line.
  init(output: @escaping (String) -> Void) { self.output = output }

  /// Runs the flows of a sample app.
  func run(_ app: SampleApp) {
    output(app.rawValue)
    for flow in app.flows { run(flow) }
  }

  /// Runs one flow.
  func run(_ flow: Flow) {
    output("  \(flow.name)")
    let result = FlowRun.run(flow) { [output] step in
      output("    \(step.problems.isEmpty ? "✓" : "✗") \(step.name)")
      for problem in step.problems { output(Self.indented(problem, by: 8)) }
    }
    if !result.tree.isEmpty { output(Self.indented(result.tree, by: 5)) }
    // The first run of a view also pays for finding out what its type is made of.
    let again = FlowRun.run(flow)
    output("    \(result.steps.count) steps in \(Self.text(result.time)), again in \(Self.text(again.time))")
    output("")
    flowCount += 1
    stepCount += result.steps.count
    failureCount += result.failureCount
    time += result.time
  }

  /// Prints the summary, which ends the report.
  func finish() {
    output(Self.summary(flows: flowCount, steps: stepCount, failures: failureCount, time: time))
  }

  /// The last line of a run.
  static func summary(flows: Int, steps: Int, failures: Int, time: Duration) -> String {
    "\(flows) flows, \(steps) steps, \(failures) failures in \(text(time))"
  }

  /// A time in milliseconds, in seconds from one second on: `0.38 ms`, `3.2 ms`, `1.2 s`.
  static func text(_ time: Duration) -> String {
    let milliseconds = time / .milliseconds(1)
    if milliseconds < 0.995 { return String(format: "%.2f ms", milliseconds) }
    if milliseconds < 999.95 { return String(format: "%.1f ms", milliseconds) }
    return String(format: "%.1f s", milliseconds / 1000)
  }

  private static func indented(_ text: String, by count: Int) -> String {
    let indent = String(repeating: " ", count: count)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { indent + $0 }.joined(separator: "\n")
  }
}
