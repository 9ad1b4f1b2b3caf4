/// Compares the runtime with a simple model of it, step by step, on random programs.
///
/// A program is a tree of views and a sequence of changes to its data and of taps. After each step both must show the same
/// elements, keep the same state for the same identities, and have reported the same appearances and preferences.
@MainActor
package struct Oracle {
  /// Where a program went wrong.
  package struct Failure: CustomStringConvertible {
    let seed: UInt64
    let shape: Shape
    let steps: [Step]
    let shown: Screen
    let expected: Screen

    /// How many steps the program has.
    package var stepCount: Int { steps.count }

    package var description: String {
      """
      The runtime and the model differ after the last step of this program (seed \(seed)):
      \(shape)
      \(steps.isEmpty ? "no step" : steps.map(\.description).joined(separator: "\n"))

      The runtime:
      \(shown)

      The model:
      \(expected)
      """
    }
  }

  /// How many steps a program has.
  package static let stepsPerProgram = 250

  private let fault: Model.Fault?

  package init() { fault = nil }

  /// An oracle whose model is wrong, to see that it finds the difference.
  init(fault: Model.Fault) { self.fault = fault }

  /// Runs programs until that many steps are done.
  ///
  /// - Parameters:
  ///   - steps: The number of steps in all.
  ///   - seed: Of the first program; those that follow count up.
  /// - Returns: The first failure, shrunk to a short program; nil if there is none.
  package func run(steps: Int, seed: UInt64) -> Failure? {
    var done = 0
    var seed = seed
    while done < steps {
      let count = min(Self.stepsPerProgram, steps - done)
      if let failure = runProgram(seed: seed, steps: count) { return failure }
      done += count
      seed &+= 1
    }
    return nil
  }

  private func runProgram(seed: UInt64, steps count: Int) -> Failure? {
    var random = RandomNumbers(seed: seed)
    let shape = Shape.randomScreen(&random)
    let steps = (0..<count).map { _ in Step.random(&random) }
    guard let failure = compare(shape, steps, seed: seed) else { return nil }
    return shrink(failure)
  }

  /// Runs one program on both.
  private func compare(_ shape: Shape, _ steps: [Step], seed: UInt64) -> Failure? {
    let performance = Performance(shape)
    var model = Model(shape, fault: fault)
    var shown = performance.screen()
    var expected = model.render()
    var number = 0
    while true {
      let hasStrays = !performance.strayAppearances.isEmpty
      if shown != expected || hasStrays {
        return Failure(seed: seed, shape: shape, steps: Array(steps[..<number]), shown: shown, expected: expected)
      }
      guard number < steps.count else { return nil }
      shown = performance.perform(steps[number])
      expected = model.perform(steps[number])
      number += 1
    }
  }

  // MARK: - Shrinking

  /// A shorter program that fails too: fewer steps, then a simpler shape, until neither can be had.
  private func shrink(_ failure: Failure) -> Failure {
    var best = failure
    var budget = 4_000
    var improves = true
    while improves, budget > 0 {
      improves = false
      var length = max(1, best.steps.count / 2)
      while length >= 1, budget > 0 {
        var start = 0
        while start < best.steps.count, budget > 0 {
          var steps = best.steps
          steps.removeSubrange(start..<min(start + length, steps.count))
          budget -= 1
          if let shorter = compare(best.shape, steps, seed: best.seed) {
            best = shorter
            improves = true
          } else {
            start += length
          }
        }
        length /= 2
      }
      for shape in best.shape.simplifications where budget > 0 {
        budget -= 1
        if let simpler = compare(shape, best.steps, seed: best.seed) {
          best = simpler
          improves = true
          break
        }
      }
    }
    return best
  }
}
