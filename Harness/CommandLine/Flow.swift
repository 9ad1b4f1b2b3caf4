import UnderstudyTesting

/// A named way through a sample app: launches it, acts on it, and checks what it shows.
@MainActor
struct Flow {
  /// What the flow shows, as a sentence.
  let name: String
  let steps: @MainActor (FlowRun) -> Void

  /// - Parameters:
  ///   - name: What the flow shows, as a sentence.
  ///   - steps: The way through the app; each action and each check is a step of the run that it gets.
  init(_ name: String, steps: @escaping @MainActor (FlowRun) -> Void) {
    self.name = name
    self.steps = steps
  }
}

/// A step of a flow and what came of it.
struct FlowStep {
  let name: String
  let time: Duration
  /// What went wrong: the automation's messages and the check's own. None for a step that passed.
  let problems: [String]
}

/// A flow that has run.
struct FlowResult {
  let steps: [FlowStep]
  /// The element tree at the end; empty where the app was never launched.
  let tree: String

  /// The time of the steps, the app's launch included and all output left out.
  var time: Duration { steps.reduce(.zero) { $0 + $1.time } }
  var failureCount: Int { steps.count { !$0.problems.isEmpty } }
}
