import Charts
import Foundation
import Testing

@Suite("Bins of charts")
struct ChartBinTests {
  @Test("Numbers are in bins between round ones")
  func numbers() {
    let bins = NumberBins(data: [1.5, 3, 9.7], desiredCount: 5)
    #expect(bins.thresholds == [0, 2, 4, 6, 8, 10])
    #expect(bins.index(for: 3) == 1)
    #expect(bins[1].contains(2) && !bins[1].contains(4))
    #expect(bins.index(for: 10) == 4 && bins[4].contains(10))
    #expect(NumberBins(size: 5, range: 2...11).thresholds == [0, 5, 10, 15])
    #expect(NumberBins(range: 0...9, count: 3).map(\.lowerBound) == [0, 3, 6])
    #expect(NumberBins<Double>(data: []).isEmpty)
  }

  @Test("Dates are in bins of units")
  func dates() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let bins = DateBins(unit: .day, range: january(1, hour: 6)...january(3, hour: 6), calendar: calendar)
    #expect(bins.thresholds == [january(1), january(2), january(3), january(4)])
    #expect(bins.index(for: january(2, hour: 12)) == 1)
    #expect(DateBins(timeInterval: 43_200, range: january(1)...january(2)).count == 2)
  }

  @Test("An axis knows the values of types that are raw texts or have a number of their own")
  func plottable() {
    enum Size: String, Plottable { case small, large }
    #expect(Size(primitivePlottable: "large") == .large)
    #expect(Size(primitivePlottable: "huge") == nil)
    #expect(Decimal(string: "2.5")?.primitivePlottable == 2.5)
  }
}
