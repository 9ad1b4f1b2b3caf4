import Foundation
import SwiftUI
import UnderstudyCore
import UnderstudyTesting

/// Runs the workloads and prints what came of them.
@MainActor
public enum BenchmarkReport {
  /// Where there are several names, the workloads of each are measured in a process of their own, and again where they are over
  /// their bounds.
  ///
  /// - Parameters:
  ///   - only: Which workloads; empty for all of them.
  ///   - jsonFile: Where to write the figures, or nil.
  ///   - keepsLog: Whether the apps keep their event logs, as they always do elsewhere.
  ///   - output: Takes each line of the table.
  /// - Throws: An error of the file system, if the file cannot be written; ``BenchmarkError`` where figures are missing.
  public static func run(
    only: [WorkloadID] = [], jsonFile: String? = nil, keepsLog: Bool = true, output: (String) -> Void
  ) throws {
    EventLog.isRecording = keepsLog
    defer { EventLog.isRecording = true }
    let ids = WorkloadID.allCases.filter { only.isEmpty || only.contains($0) }
    output(line("", "n", "median", "bound", "limit", "ratio", ""))
    var measurements: [Measurement] = []
    var notes: [String] = []
    for id in ids {
      let figures =
        ids.count == 1 ? BenchmarkFigures(of: id) : try BenchmarkFigures.best(of: id, keepsLog: keepsLog)
      for measurement in figures.measurements { output(row(measurement, runs: figures.runs)) }
      measurements += figures.measurements
      notes += figures.notes
    }
    output("")
    for note in notes { output(note) }
    let missed = measurements.filter { !$0.isWithinBound }
    output(
      missed.isEmpty
        ? "all within their bounds" : "over the bound: " + missed.map { "\($0.id) n=\($0.n)" }.joined(separator: ", "))
    if let jsonFile { try json(measurements).write(toFile: jsonFile, atomically: true, encoding: .utf8) }
  }

  private static func row(_ measurement: Measurement, runs: Int) -> String {
    let notes = [measurement.isWithinBound ? nil : "over the bound", runs > 1 ? "best of \(runs) runs" : nil]
    return line(
      measurement.id, String(measurement.n), time(measurement.median), time(measurement.bound), time(measurement.limit),
      String(format: "%.1f", measurement.median / max(measurement.limit, 0.001)),
      notes.compactMap(\.self).joined(separator: ", "))
  }

  private static func line(
    _ id: String, _ n: String, _ median: String, _ bound: String, _ limit: String, _ ratio: String, _ note: String
  ) -> String {
    let columns = [(n, 7), (median, 12), (bound, 12), (limit, 12), (ratio, 8)]
    let text =
      id.padding(toLength: 11, withPad: " ", startingAt: 0)
      + columns.map { String(repeating: " ", count: max(1, $0.1 - $0.0.count)) + $0.0 }.joined() + "  " + note
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  /// Microseconds in a readable unit.
  private static func time(_ microseconds: Double) -> String {
    microseconds < 1_000 ? String(format: "%.2f us", microseconds) : String(format: "%.2f ms", microseconds / 1_000)
  }

  /// The figures in the form that tools read.
  static func json(_ measurements: [Measurement]) -> String {
    let rows = measurements.map { measurement in
      String(
        format: "  {\"id\": \"%@\", \"n\": %d, \"median_us\": %.3f, \"limit_us\": %.3f, \"bound_us\": %.3f}",
        measurement.id, measurement.n, measurement.median, measurement.limit, measurement.bound)
    }
    return "[\n" + rows.joined(separator: ",\n") + "\n]\n"
  }
}
