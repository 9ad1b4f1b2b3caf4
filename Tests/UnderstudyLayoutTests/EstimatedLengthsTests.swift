import Foundation
import Testing
import UnderstudyLayout

@Suite("Lengths of many rows")
struct EstimatedLengthsTests {
  @Test("LAY-403: rows that are added at the end leave the others their lengths")
  func growing() {
    var lengths = EstimatedLengths(count: 200, estimate: 44)
    lengths.measure(10, 100)
    lengths.measure(190, 60)
    lengths.resize(to: 1_000)
    #expect(lengths.count == 1_000)
    #expect(lengths.measured(10) == 100)
    #expect(lengths.measured(190) == 60)
    #expect(lengths.length == 80_000)
    #expect(lengths.start(of: 191) == 15_280)
  }

  @Test("LAY-403: rows that are taken away at the end are not counted any more", arguments: [150, 129, 128, 127, 20])
  func shrinking(count: Int) {
    var lengths = EstimatedLengths(count: 300, estimate: 44)
    lengths.measure(5, 20)
    lengths.measure(160, 500)
    lengths.measure(290, 700)
    _ = lengths.start(of: 299)
    lengths.resize(to: count)
    #expect(lengths.length == CGFloat(count) * 20)
    #expect(lengths.start(of: count) == CGFloat(count) * 20)
    #expect(lengths.row(at: 90) == 4)
    lengths.resize(to: 300)
    #expect(lengths.measured(160) == nil)
    #expect(lengths.length == 6_000)
  }

  @Test("Numbers of rows that make no sense are none")
  func badCounts() {
    var lengths = EstimatedLengths(count: 10, estimate: 44)
    lengths.resize(to: -3)
    #expect(lengths.count == 0)
    #expect(lengths.length == 0)
    #expect(lengths.row(at: 0) == nil)
  }
}
