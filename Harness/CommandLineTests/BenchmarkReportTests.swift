import Foundation
import SwiftUI
import Testing
import UnderstudyCore
import UnderstudyTesting

@testable import HarnessBenchmarks

@MainActor
@Suite("Figures of the benchmarks")
struct BenchmarkReportTests {
  private struct Row: Decodable, Equatable {
    let id: String
    let n: Int
    let median_us: Double
    let limit_us: Double
    let ratio_bound: Double
    let others: Double
  }

  @Test("The figures are a JSON array with six members a workload, of which a report is made again")
  func json() throws {
    let figures = [
      Measurement(id: "W2", n: 1000, median: 4210.5, limit: 2200, bound: 2.5),
      Measurement(id: "W6-update", n: 200, median: 12.25, limit: 0.5, bound: 70, others: 0.125),
    ]
    let text = BenchmarkReport.json(figures)
    let decoded = try JSONDecoder().decode(type(of: figures), from: Data(text.utf8))
    #expect(decoded == figures)
    let rows = try JSONDecoder().decode([Row].self, from: Data(text.utf8))
    #expect(
      rows == [
        Row(id: "W2", n: 1000, median_us: 4210.5, limit_us: 2200, ratio_bound: 2.5, others: 0),
        Row(id: "W6-update", n: 200, median_us: 12.25, limit_us: 0.5, ratio_bound: 70, others: 0.125),
      ])
  }

  @Test("The figures of an older checkout, which bound the time, can be read")
  func olderJSON() throws {
    let text = #"[{"id": "W1", "n": 3, "median_us": 210.5, "limit_us": 4.0, "bound_us": 400.0}]"#
    let figures = try BenchmarkFigures(of: .flow, from: "other", json: Data(text.utf8), output: "")
    #expect(figures.measurements.map(\.median) == [210.5])
    #expect(figures.measurements.map(\.isWithinBound) == [true])
  }

  @Test("What a program says instead of figures is told, and whether it does not know the workload")
  func missingFigures() throws {
    func error(_ output: String) throws -> BenchmarkError {
      try #require(throws: BenchmarkError.self) {
        try BenchmarkFigures(of: .flow, from: "other", json: nil, output: output)
      }
    }
    let failed = try error("out of memory")
    #expect(failed.message == "other gave no figures of W1; it printed:\nout of memory")
    #expect(!failed.isOfUnknownWorkload)
    #expect(try error("harness: unknown workload \"W1\"; known workloads: W2").isOfUnknownWorkload)
  }

  @Test("The ratio is the median's to the limit, and the bound is the greatest that is allowed")
  func ratio() {
    let figures = [60.0, 80, 81].map { Measurement(id: "W1", n: 3, median: $0, limit: 2, bound: 40) }
    #expect(figures.map(\.ratio) == [30, 40, 40.5])
    #expect(figures.map(\.isWithinBound) == [true, true, false])
    #expect(figures[0].share == 0.75)
    #expect(Measurement(id: "W1", n: 3, median: 60, limit: 0, bound: 40).ratio.isFinite)
  }

  @Test("The last line names what is over its bound, which only a release build fails for")
  func verdict() {
    let figures = [100, 1_000].map { Measurement(id: "W2", n: $0, median: Double($0), limit: 100, bound: 4) }
    let all = BenchmarkReport.verdict(on: figures, boundsHold: true)
    #expect(all.lines == ["over the bound: W2 n=1000"])
    #expect(!all.passes)
    let first = BenchmarkReport.verdict(on: [figures[0]], boundsHold: true)
    #expect(first.lines == ["all within their bounds"])
    #expect(first.passes)
    let twice = BenchmarkReport.verdict(on: figures, boundsHold: true, allowance: 2)
    #expect(twice.lines == ["over the bound: W2 n=1000", "up to 2 times a bound is allowed"])
    #expect(!twice.passes)
    #expect(BenchmarkReport.verdict(on: figures, boundsHold: true, allowance: 3).passes)
    let debug = BenchmarkReport.verdict(on: figures, boundsHold: false)
    #expect(debug.lines == ["over the bound: W2 n=1000", "bounds hold for release builds only"])
    #expect(debug.passes)
  }

  @Test("A bound decides nothing where other processes ran meanwhile")
  func busyMachine() {
    let figures = [0.1, 0.5].map { Measurement(id: "W3", n: 100, median: 200, limit: 1, bound: 100, others: $0) }
    #expect(!BenchmarkReport.verdict(on: figures, boundsHold: true).passes)
    let busy = BenchmarkReport.verdict(on: [figures[1]], boundsHold: true)
    #expect(
      busy.lines == [
        "all within their bounds", "over the bound while other processes ran, which decides nothing: W3 n=100",
      ])
    #expect(busy.passes)
  }

  @Test("Of several runs each workload's best one is reported, by its share of the bound")
  func best() {
    func figures(_ medians: Double..., bound: Double) -> BenchmarkFigures {
      BenchmarkFigures(medians.map { Measurement(id: "L4", n: Int($0), median: $0, limit: 1, bound: bound) })
    }
    var best = figures(90, 120, bound: 100)
    best.take(figures(95, 110, bound: 100))
    #expect(best.measurements.map(\.median) == [90, 110])
    #expect(best.measurements.map(\.isWithinBound) == [true, false])
    best.take(figures(180, 190, bound: 200))
    #expect(best.measurements.map(\.median) == [90, 190])
    #expect(best.runs == 3)
    #expect(best.measurements.map(\.isWithinBound) == [true, true])
  }

  @Test("No figures are an empty array")
  func emptyJSON() throws {
    #expect(try JSONDecoder().decode([Row].self, from: Data(BenchmarkReport.json([]).utf8)).isEmpty)
  }

  @Test("Workloads that are named are measured, no others")
  func only() throws {
    var lines: [String] = []
    _ = try BenchmarkReport.run(only: [.nestedUpdate]) { lines.append($0) }
    let measured = lines.dropFirst().prefix { !$0.isEmpty }
    #expect(measured.count == 2)
    #expect(measured.allSatisfy { $0.hasPrefix("W6-update ") })
    #expect(!lines.contains { $0.hasPrefix("memory") })
  }

  @Test("What the log costs is measured in turns, or the workloads without it, and it is on afterwards")
  func logCost() throws {
    var lines: [String] = []
    _ = try BenchmarkReport.run(only: [.flow], keepsLog: false) { _ in }
    var logged: [Bool] = []
    let workloads = [1, 2].map { n in
      Workload(.nestedUpdate, n: n, bound: 1, samples: 1) {
        .init(run: { logged.append(EventLog.isRecording) }, limit: {})
      }
    }
    LogCost.run(workloads, rounds: 1) { lines.append($0) }
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasPrefix("W6-update n=") && $0.contains("without") })
    // Each of the three measurements runs it three times, the first two to warm up.
    #expect(logged == [1, 2].flatMap { _ in [false, false, false, true, true, true, false, false, false] })

    let app = XCUIApplication { Button("Add") {} }
    app.buttons["Add"].tap()
    #expect(app.events.actions == [#"Tap "Add" Button"#])
  }

  @Test("Every workload of the table has a name, a size and a bound")
  func workloads() {
    #expect(Set(Workloads.all.map(\.id)) == Set(WorkloadID.allCases))
    for workload in Workloads.all {
      #expect(workload.n > 0)
      #expect(workload.bound > 0)
    }
  }
}
