import Foundation
import SwiftUI
import UnderstudyCore
import UnderstudyTesting

/// Runs the workloads and prints what came of them.
@MainActor
public enum BenchmarkReport {
  /// Whether bounds decide anything: the ratios of a debug build mean nothing.
  static var boundsHold: Bool {
    #if DEBUG
      return false
    #else
      return true
    #endif
  }

  /// Where there are several names, the workloads of each are measured in a process of their own, and again where they are over
  /// their bounds.
  ///
  /// - Parameters:
  ///   - only: Which workloads; empty for all of them.
  ///   - jsonFile: Where to write the figures, or nil.
  ///   - keepsLog: Whether the apps keep their event logs, as they always do elsewhere.
  ///   - allowance: How many times its bound a row may take.
  ///   - test: The test that each workload is measured in, where there are several; the caller has begun that of a single one.
  ///   - output: Takes each line of the table.
  /// - Returns: Whether all are within their bounds; true for a debug build.
  /// - Throws: An error of the file system, if the file cannot be written; ``BenchmarkError`` where figures are missing.
  public static func run(
    only: [WorkloadID] = [], jsonFile: String? = nil, keepsLog: Bool = true, allowance: Double = 1,
    inside test: InsideTest? = nil, output: (String) -> Void
  ) throws -> Bool {
    EventLog.isRecording = keepsLog
    defer { EventLog.isRecording = true }
    let ids = WorkloadID.allCases.filter { only.isEmpty || only.contains($0) }
    output(line("", ["n", "median", "limit", "ratio", "bound"]))
    var measurements: [Measurement] = []
    var notes: [String] = []
    for id in ids {
      let figures =
        ids.count == 1 ? BenchmarkFigures(of: id) : try BenchmarkFigures.best(of: id, keepsLog: keepsLog, inside: test)
      for measurement in figures.measurements { output(row(measurement, runs: figures.runs)) }
      measurements += figures.measurements
      notes += figures.notes
    }
    output("")
    for note in notes { output(note) }
    let (lines, passes) = verdict(on: measurements, boundsHold: boundsHold, allowance: allowance)
    for line in lines { output(line) }
    if let jsonFile { try json(measurements).write(toFile: jsonFile, atomically: true, encoding: .utf8) }
    return passes
  }

  /// The last lines of the report, and whether the command ends with success.
  static func verdict(
    on measurements: [Measurement], boundsHold: Bool, allowance: Double = 1
  ) -> (lines: [String], passes: Bool) {
    func names(_ measurements: [Measurement]) -> String {
      measurements.map { "\($0.id) n=\($0.n)" }.joined(separator: ", ")
    }
    let missed = measurements.filter { !$0.isWithinBound && !$0.isOfBusyMachine }
    let busy = measurements.filter { !$0.isWithinBound && $0.isOfBusyMachine }
    var lines = [missed.isEmpty ? "all within their bounds" : "over the bound: " + names(missed)]
    if !busy.isEmpty { lines.append("over the bound while other processes ran, which decides nothing: " + names(busy)) }
    guard boundsHold else { return (lines + ["bounds hold for release builds only"], true) }
    if allowance > 1 { lines.append("up to \(Int(allowance)) times a bound is allowed") }
    return (lines, missed.allSatisfy { $0.share <= allowance })
  }

  private static func row(_ measurement: Measurement, runs: Int) -> String {
    let notes = [
      measurement.isWithinBound ? nil : "over the bound", measurement.isOfBusyMachine ? "on a busy machine" : nil,
      runs > 1 ? "best of \(runs) runs" : nil,
    ]
    return line(
      measurement.id,
      [
        String(measurement.n), time(measurement.median), time(measurement.limit),
        String(format: "%.1f", measurement.ratio), String(format: "%.1f", measurement.bound),
      ],
      notes.compactMap(\.self).joined(separator: ", "))
  }

  /// A row of a table: a name, at most five columns that end below each other, and a note.
  static func line(_ id: String, _ columns: [String], _ note: String = "") -> String {
    let cells = zip(columns, [7, 12, 12, 9, 9]).map { text, width in
      String(repeating: " ", count: max(1, width - text.count)) + text
    }
    let text = id.padding(toLength: 11, withPad: " ", startingAt: 0) + cells.joined() + "  " + note
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  /// Microseconds in a readable unit.
  static func time(_ microseconds: Double) -> String {
    microseconds < 1_000 ? String(format: "%.2f us", microseconds) : String(format: "%.2f ms", microseconds / 1_000)
  }

  /// The figures in the form that tools read.
  static func json(_ measurements: [Measurement]) -> String {
    let rows = measurements.map { measurement in
      String(
        format:
          "  {\"id\": \"%@\", \"n\": %d, \"median_us\": %.3f, \"limit_us\": %.3f, \"ratio_bound\": %.3f, \"others\": %.3f}",
        measurement.id, measurement.n, measurement.median, measurement.limit, measurement.bound, measurement.others)
    }
    return "[\n" + rows.joined(separator: ",\n") + "\n]\n"
  }
}
