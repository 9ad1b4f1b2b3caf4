import Foundation
import UnderstudyCore

/// What came of the workloads with one name.
@MainActor
struct BenchmarkFigures {
  var measurements: [Measurement]
  /// Lines about memory, for the end of the report.
  var notes: [String]
  /// How often they were measured; the report says so where it was more than once.
  private(set) var runs = 1

  init(_ measurements: [Measurement], _ notes: [String] = []) {
    (self.measurements, self.notes) = (measurements, notes)
  }

  /// Measures in this process.
  init(of id: WorkloadID) {
    let memory =
      switch id {
      case .mounting: "\(Memory.bytesPerRow(10_000)) bytes a row in W2 with 10,000 rows (bound 2,253)"
      case .swipeThroughList: "\(Memory.growthOfLongList()) KB more after 1,000 swipes through L3's list (bound 1,024)"
      default: nil as String?
      }
    self.init(Workloads.all.filter { $0.id == id }.map { $0.measure() }, memory.map { [Self.notePrefix + $0] } ?? [])
  }

  private static let notePrefix = "memory: "

  /// Measures in processes of their own: again, and at most five times, where something is over its bound, as machines have
  /// slow periods. The best of each is reported. A debug build measures once, as its bounds do not hold.
  ///
  /// - Throws: As ``inOwnProcess(_:of:keepsLog:)``.
  static func best(of id: WorkloadID, keepsLog: Bool, inside test: InsideTest? = nil) throws -> BenchmarkFigures {
    var best = try inOwnProcess(id, keepsLog: keepsLog, inside: test)
    for _ in 1...4 where BenchmarkReport.boundsHold && !best.measurements.allSatisfy(\.isWithinBound) {
      best.take(try inOwnProcess(id, keepsLog: keepsLog, inside: test))
    }
    return best
  }

  /// Takes the better measurements of another run.
  mutating func take(_ other: BenchmarkFigures) {
    runs += 1
    measurements = zip(measurements, other.measurements).map { $0.share <= $1.share ? $0 : $1 }
  }

  /// Measures in a process of its own: in one whose memory others have used, a layout that waits for memory takes two to
  /// three times as long.
  ///
  /// - Parameter program: This one, or that of another checkout.
  /// - Throws: ``BenchmarkError`` where the process does not start or gives no figures.
  static func inOwnProcess(
    _ id: WorkloadID, of program: URL? = Bundle.main.executableURL, keepsLog: Bool, inside test: InsideTest? = nil
  ) throws -> BenchmarkFigures {
    let name = program?.path ?? "the program"
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = program
    process.arguments = ["bench", "--only", id.rawValue, "--json", file.path] + (keepsLog ? [] : ["--without-log"])
    if let test { process.arguments? += ["--inside", test.rawValue] }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do {
      try process.run()
    } catch {
      throw BenchmarkError(message: "could not start \(name): \(error.localizedDescription)")
    }
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return try BenchmarkFigures(of: id, from: name, json: try? Data(contentsOf: file), output: output)
  }

  /// Reads what a program left that was to measure, whatever its exit status: 1 may say that something is over its bound.
  ///
  /// - Throws: ``BenchmarkError`` where it left no figures.
  init(of id: WorkloadID, from program: String, json: Data?, output: String) throws {
    guard let json, let measurements = try? JSONDecoder().decode([Measurement].self, from: json) else {
      throw BenchmarkError(
        message: "\(program) gave no figures of \(id.rawValue); it printed:\n\(output)",
        isOfUnknownWorkload: output.contains("unknown workload"))
    }
    let notes = output.split(separator: "\n").filter { $0.hasPrefix(Self.notePrefix) }
    self.init(measurements, notes.map(String.init))
  }
}

/// Figures that are missing, in words for the reader of the report.
public struct BenchmarkError: Error {
  public let message: String
  /// Whether a program of another checkout has no such workload.
  var isOfUnknownWorkload = false
}
