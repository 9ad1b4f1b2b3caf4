import Foundation
import UnderstudyCore

/// What the event log costs: workloads without it and with it, in turns, in one process.
@MainActor
public enum LogCost {
  /// - Parameters:
  ///   - only: Which workloads; empty for W1 and W3.
  ///   - rounds: How often each is measured without the log and with it.
  ///   - output: Takes each line of the table.
  public static func run(only: [WorkloadID] = [], rounds: Int = 40, output: (String) -> Void) {
    let ids = only.isEmpty ? [.flow, .tapping] : only
    defer { EventLog.isRecording = true }
    for workload in Workloads.all where ids.contains(workload.id) {
      var without: [Double] = []
      var with: [Double] = []
      for round in 0..<rounds {
        // Each goes first in every other round, as the second finds the caches as the first has left them.
        for isRecording in round % 2 == 0 ? [false, true] : [true, false] {
          EventLog.isRecording = isRecording
          let median = workload.measure().median
          if isRecording { with.append(median) } else { without.append(median) }
        }
      }
      output(line(workload, without, with))
    }
  }

  private static func line(_ workload: Workload, _ without: [Double], _ with: [Double]) -> String {
    let changes = zip(without, with).map { 100 * ($1 / $0 - 1) }
    let differences = zip(without, without.dropFirst()).map { 100 * abs($1 / $0 - 1) }
    return String(
      format: "%@ n=%d: %.2f us without the log, %.2f us with it", workload.id.rawValue, workload.n,
      quantile(0.5, of: without), quantile(0.5, of: with))
      + String(
        format:
          "; a round %+.1f %%, half of the rounds from %+.1f to %+.1f %%; two rounds without it differ by %.1f %%",
        quantile(0.5, of: changes), quantile(0.25, of: changes), quantile(0.75, of: changes),
        quantile(0.5, of: differences))
  }

  private static func quantile(_ part: Double, of values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[min(values.count - 1, Int(part * Double(values.count)))]
  }
}
