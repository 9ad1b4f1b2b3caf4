import SwiftUI
import UnderstudyTesting

/// A short test of asynchronous UI, in steps, so that many can run side by side.
@MainActor
struct AsyncFlow {
  let name: String
  /// Launches an app and says what to do with it, step by step.
  let begin: (FlowLog) -> (app: XCUIApplication, steps: [() -> Void])

  /// One of each kind.
  static let kinds = [debounce, retry, disappearance, race, refresh, paging, timers]
}

/// What the app and the test of a flow did, in order, with virtual times.
@MainActor
final class FlowLog {
  fileprivate weak var application: XCUIApplication?
  private(set) var entries: [String] = []

  func callAsFunction(_ entry: String) {
    let time = (application?.clock.now ?? .zero) / .seconds(1)
    entries.append("\(time) \(entry)")
  }
}

/// Many flows at a time: each begins before the first continues, and then they take their steps in turn.
@MainActor
enum AsyncFlows {
  /// - Parameter count: How many, of each kind about as many.
  /// - Returns: The log of each.
  static func run(_ count: Int) -> [[String]] {
    run((0..<count).map { AsyncFlow.kinds[$0 % AsyncFlow.kinds.count] })
  }

  /// - Returns: The log of each flow.
  static func run(_ flows: [AsyncFlow]) -> [[String]] {
    let runs = flows.map(Run.init)
    for step in 0..<(runs.map(\.steps.count).max() ?? 0) {
      for run in runs where step < run.steps.count { run.steps[step]() }
    }
    return runs.map { $0.end() }
  }

  /// Lets others run after each step, as a flow in a test that awaits.
  ///
  /// - Returns: The log of the flow.
  static func runSuspending(_ flow: AsyncFlow) async -> [String] {
    let run = Run(flow)
    for step in run.steps {
      step()
      await Task.yield()
    }
    return run.end()
  }

  @MainActor
  private struct Run {
    let app: XCUIApplication
    let steps: [() -> Void]
    let log = FlowLog()

    init(_ flow: AsyncFlow) {
      (app, steps) = flow.begin(log)
      log.application = app
    }

    func end() -> [String] {
      app.terminate()
      return log.entries
    }
  }
}

extension Workloads {
  /// W11: a thousand asynchronous flows, whose logs must be the same each time.
  static var asyncFlows: Workload {
    let count = 1_000
    return Workload(.asyncFlows, n: count, bound: 40, samples: 42) {
      var expected: [[String]]?
      return .init(
        run: {
          let logs = AsyncFlows.run(count)
          precondition(logs == expected ?? logs, "The flows of this run took another course than those of the first.")
          expected = logs
        },
        limit: { keep(PlainTimeline.run(count * 10)) })
    }
  }
}

/// The least that virtual time takes: actions in the order of their times, each of which sets another.
@MainActor
enum PlainTimeline {
  /// - Parameter count: How many actions.
  /// - Returns: The time at the end.
  static func run(_ count: Int) -> Int {
    var actions: [(time: Int, action: () -> Void)] = []
    var done = 0
    for number in 0..<count { actions.append((number % 60, { done += 1 })) }
    actions.sort { $0.time < $1.time }
    for entry in actions { entry.action() }
    return done
  }
}
