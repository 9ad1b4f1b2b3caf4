import Foundation
import Testing

@testable import HarnessBenchmarks

@MainActor
@Suite("Comparison of benchmarks with another checkout")
struct BenchmarkComparisonTests {
  private func figures(_ n: Int, _ medians: Double...) -> [HarnessBenchmarks.Measurement] {
    medians.map { HarnessBenchmarks.Measurement(id: "W2", n: n, median: $0, limit: 1, bound: 4) }
  }

  @Test("The medians over the rounds are compared, size by size, whatever the order of the rounds")
  func medians() {
    let rows = BenchmarkComparison.rows(
      other: figures(100, 12, 50, 10) + figures(1_000, 100, 120),
      own: figures(1_000, 99, 99) + figures(100, 90, 11, 15))
    #expect(rows.map(\.n) == [1_000, 100])
    #expect(rows.map(\.other) == [110, 12])
    #expect(rows.map(\.own) == [99, 15])
    #expect(rows.map(\.ratio) == [0.9, 1.25])
    #expect(rows.map(\.isSlower) == [false, true])
  }

  @Test("A row is slower where it takes more than 5 % longer")
  func slower() {
    let rows = BenchmarkComparison.rows(
      other: figures(1, 100) + figures(2, 100) + figures(3, 0),
      own: figures(1, 104.9) + figures(2, 105.1) + figures(3, 0))
    #expect(rows.map(\.isSlower) == [false, true, false])
  }

  @Test("A line has both medians, the ratio, and what is to be said of them")
  func lines() {
    let rows = BenchmarkComparison.rows(
      other: figures(100, 12) + figures(1_000, 2_000),
      own: figures(100, 13) + figures(1_000, 1_500) + figures(10_000, 15_000))
    #expect(
      rows.map(\.line) == [
        "W2             100    12.00 us    13.00 us     1.08  slower",
        "W2            1000     2.00 ms     1.50 ms     0.75",
        "W2           10000           -    15.00 ms        -  the other program does not know it",
      ])
  }

  @Test("The last line names the rows that are slower, or says that there are none")
  func summary() {
    let rows = BenchmarkComparison.rows(
      other: figures(1, 10) + figures(2, 10) + figures(3, 10), own: figures(1, 20) + figures(2, 10) + figures(3, 11))
    #expect(BenchmarkComparison.summary(of: rows) == "more than 5 % slower: W2 n=1, W2 n=3")
    #expect(BenchmarkComparison.summary(of: [rows[1]]) == "none is more than 5 % slower")
  }

  @Test("The program of a checkout is its release build; a program is taken as it is")
  func program() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let built = folder.appendingPathComponent(".build/release/harness")
    try FileManager.default.createDirectory(at: built.deletingLastPathComponent(), withIntermediateDirectories: true)
    let error = try #require(throws: BenchmarkError.self) { try BenchmarkComparison.program(at: folder.path) }
    #expect(error.message.hasPrefix("no program at \"\(built.path)\"; "))
    try Data().write(to: built)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: built.path)
    #expect(try BenchmarkComparison.program(at: folder.path).path == built.path)
    #expect(try BenchmarkComparison.program(at: built.path).path == built.path)
  }
}
