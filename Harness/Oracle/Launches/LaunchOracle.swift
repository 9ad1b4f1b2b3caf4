/// Compares random apps, after random changes, with a fresh launch that has the same data: both must show the same elements in
/// the same places.
@MainActor
package struct LaunchOracle {
  /// An app that shows something else than its launch.
  package struct Failure: CustomStringConvertible {
    let seed: UInt64
    let tree: AppTree
    let steps: [AppStep]
    let shown: [String]
    let expected: [String]

    /// How many steps lead there.
    package var stepCount: Int { steps.count }

    package var description: String {
      """
      After these steps the app shows something else than a fresh launch with its data (seed \(seed)):
      \(tree)
      \(steps.isEmpty ? "no step" : steps.map(\.description).joined(separator: "\n"))

      The app:
      \(shown.joined(separator: "\n"))

      A fresh launch:
      \(expected.joined(separator: "\n"))
      """
    }
  }

  /// How many steps an app takes.
  package static let stepsPerTree = 8

  /// Turns what an app shows into something wrong, to see that the oracle finds it.
  private let fault: (([String]) -> [String])?

  package init() { fault = nil }

  init(fault: @escaping ([String]) -> [String]) { self.fault = fault }

  /// Runs so many apps.
  ///
  /// - Parameters:
  ///   - trees: How many.
  ///   - seed: Of the first one; those that follow count up.
  /// - Returns: The first failure, shrunk to a short program; nil if there is none.
  package func run(trees: Int, seed: UInt64) -> Failure? {
    for offset in 0..<UInt64(trees) {
      if let failure = run(seed: seed &+ offset) { return failure }
    }
    return nil
  }

  private func run(seed: UInt64) -> Failure? {
    var maker = RandomAppTree(seed: seed)
    let tree = maker.screen()
    let steps = (0..<Self.stepsPerTree).map { _ in AppStep.random(&maker.random) }
    return compare(tree, steps, seed: seed).map(shrink)
  }

  private func compare(_ tree: AppTree, _ steps: [AppStep], seed: UInt64) -> Failure? {
    let app = RunningApp(tree, AppData())
    for (position, step) in steps.enumerated() {
      app.perform(step)
      var shown = app.screen()
      if let fault { shown = fault(shown) }
      let expected = RunningApp(tree, app.data).screen()
      if shown != expected {
        return Failure(seed: seed, tree: tree, steps: Array(steps[...position]), shown: shown, expected: expected)
      }
    }
    return nil
  }

  /// A shorter program that fails too: fewer steps, then a simpler tree, until neither can be had.
  private func shrink(_ failure: Failure) -> Failure {
    var best = failure
    var budget = 1_500
    var improves = true
    while improves, budget > 0 {
      improves = false
      var position = 0
      while position < best.steps.count, budget > 0 {
        var steps = best.steps
        steps.remove(at: position)
        budget -= 1
        if let shorter = compare(best.tree, steps, seed: best.seed) {
          best = shorter
          improves = true
        } else {
          position += 1
        }
      }
      for tree in best.tree.simplifications where budget > 0 {
        budget -= 1
        if let simpler = compare(tree, best.steps, seed: best.seed) {
          best = simpler
          improves = true
          break
        }
      }
    }
    return best
  }
}
