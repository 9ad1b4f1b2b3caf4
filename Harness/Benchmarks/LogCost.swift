import Foundation
import UnderstudyCore

/// What the event log costs: workloads without it, with it, and without it once more, in turns, in one process.
///
/// The difference of the second measurement without the log is the error of the measurement.
@MainActor
public enum LogCost {
  /// A workload's medians in each round, in microseconds.
  private struct Medians {
    var (without, with, again): ([Double], [Double], [Double]) = ([], [], [])
  }

  /// - Parameters:
  ///   - only: Which workloads; empty for W1 and W3.
  ///   - rounds: How often each is measured with the log, and twice as often without it.
  ///   - output: Takes each line of the table.
  public static func run(only: [WorkloadID] = [], rounds: Int = 42, output: (String) -> Void) {
    let ids = only.isEmpty ? [.flow, .tapping] : only
    run(Workloads.all.filter { ids.contains($0.id) }, rounds: rounds, output: output)
  }

  static func run(_ workloads: [Workload], rounds: Int, output: (String) -> Void) {
    defer { EventLog.isRecording = true }
    for workload in workloads { output(line(workload, medians(of: workload, rounds))) }
  }

  private static func medians(of workload: Workload, _ rounds: Int) -> Medians {
    let kinds: [(medians: WritableKeyPath<Medians, [Double]>, isRecording: Bool)] = [
      (\.without, false), (\.with, true), (\.again, false),
    ]
    var result = Medians()
    for round in 0..<rounds {
      // In each order as often as in the others, as each finds the caches as the one before has left them.
      let turned = (0..<3).map { kinds[($0 + round) % 3] }
      for kind in round / 3 % 2 == 0 ? turned : turned.reversed() {
        EventLog.isRecording = kind.isRecording
        result[keyPath: kind.medians].append(workload.measure().median)
      }
    }
    return result
  }

  private static func line(_ workload: Workload, _ medians: Medians) -> String {
    String(
      format: "%@ n=%d: %.2f us without the log; with it %@; without it once more %@", workload.id.rawValue, workload.n,
      quantile(0.5, of: medians.without), change(from: medians.without, to: medians.with),
      change(from: medians.without, to: medians.again))
  }

  /// As in `+0.9 % (half of the rounds -0.2 to +1.8 %)`.
  private static func change(from before: [Double], to after: [Double]) -> String {
    let changes = zip(before, after).map { 100 * ($1 / $0 - 1) }
    return String(
      format: "%+.1f %% (half of the rounds %+.1f to %+.1f %%)",
      quantile(0.5, of: changes), quantile(0.25, of: changes), quantile(0.75, of: changes))
  }

  private static func quantile(_ part: Double, of values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[min(values.count - 1, Int(part * Double(values.count)))]
  }
}
