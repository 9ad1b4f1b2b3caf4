import Foundation

/// The medians of a workload over several rounds, from another checkout's program and from this one.
@MainActor
public struct BenchmarkComparison {
  let id: String
  let n: Int
  /// In microseconds; nil where the other program does not measure this size.
  let other: Double?
  let own: Double

  /// This program's time divided by the other's.
  var ratio: Double? { other.map { own / max($0, 0.001) } }
  var isSlower: Bool { (ratio ?? 0) > 1.05 }

  /// Measures each workload in turns, each time in a process of its own, and prints a line for each of its sizes.
  ///
  /// - Parameters:
  ///   - path: The folder of another checkout with a release build, or its program.
  ///   - only: Which workloads; empty for all of them.
  ///   - rounds: How often each program measures a workload.
  ///   - keepsLog: Whether the apps keep their event logs.
  ///   - output: Takes each line of the table.
  /// - Throws: ``BenchmarkError`` where there is no other program, or where one of the two gives no figures.
  public static func run(
    against path: String, only: [WorkloadID] = [], rounds: Int, keepsLog: Bool = true, output: (String) -> Void
  ) throws {
    let other = try program(at: path)
    if !BenchmarkReport.boundsHold { output("this program is a debug build; only release builds can be compared") }
    output(BenchmarkReport.line("", ["n", "other", "this", "ratio"]))
    var all: [BenchmarkComparison] = []
    for id in WorkloadID.allCases where only.isEmpty || only.contains(id) {
      do {
        let rows = try measure(id, other, rounds: rounds, keepsLog: keepsLog)
        for row in rows { output(row.line) }
        all += rows
      } catch let error as BenchmarkError where error.isOfUnknownWorkload {
        output(BenchmarkReport.line(id.rawValue, ["-", "-", "-", "-"], unknown))
      }
    }
    output("")
    output(summary(of: all))
  }

  /// Finds the release build of a checkout, or takes the path of a program as it is.
  ///
  /// - Throws: ``BenchmarkError`` where there is no program.
  static func program(at path: String) throws -> URL {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let place = URL(fileURLWithPath: path)
    let program = isFolder.boolValue ? place.appendingPathComponent(".build/release/harness") : place
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw BenchmarkError(
        message: "no program at \"\(program.path)\"; build it with `swift build -c release --product harness`")
    }
    return program
  }

  private static func measure(
    _ id: WorkloadID, _ other: URL, rounds: Int, keepsLog: Bool
  ) throws -> [BenchmarkComparison] {
    let programs: [URL?] = [other, Bundle.main.executableURL]
    var measured: [[Measurement]] = [[], []]
    for round in 0..<rounds {
      // The order changes each round, as a machine that slows down would be to the disadvantage of the second.
      for turn in 0..<2 {
        let index = (round + turn) % 2
        measured[index] += try BenchmarkFigures.inOwnProcess(id, of: programs[index], keepsLog: keepsLog).measurements
      }
    }
    return rows(other: measured[0], own: measured[1])
  }

  /// A row for each size that this program measures.
  ///
  /// - Parameters:
  ///   - other: What the other program measured in all rounds.
  ///   - own: What this one did.
  static func rows(other: [Measurement], own: [Measurement]) -> [BenchmarkComparison] {
    var rows: [BenchmarkComparison] = []
    for figure in own where !rows.contains(where: { $0.n == figure.n }) {
      guard let time = median(of: own, n: figure.n) else { continue }
      rows.append(BenchmarkComparison(id: figure.id, n: figure.n, other: median(of: other, n: figure.n), own: time))
    }
    return rows
  }

  private static func median(of measurements: [Measurement], n: Int) -> Double? {
    let times = measurements.filter { $0.n == n }.map(\.median).sorted()
    return times.isEmpty ? nil : (times[(times.count - 1) / 2] + times[times.count / 2]) / 2
  }

  private static let unknown = "the other program does not know it"

  var line: String {
    guard let other, let ratio else {
      return BenchmarkReport.line(id, [String(n), "-", BenchmarkReport.time(own), "-"], Self.unknown)
    }
    return BenchmarkReport.line(
      id, [String(n), BenchmarkReport.time(other), BenchmarkReport.time(own), String(format: "%.2f", ratio)],
      isSlower ? "slower" : "")
  }

  /// The last line, which names the rows that are slower.
  static func summary(of rows: [BenchmarkComparison]) -> String {
    let slower = rows.filter { $0.isSlower }.map { "\($0.id) n=\($0.n)" }
    return slower.isEmpty ? "none is more than 5 % slower" : "more than 5 % slower: " + slower.joined(separator: ", ")
  }
}
