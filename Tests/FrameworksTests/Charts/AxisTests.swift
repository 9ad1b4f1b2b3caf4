import Charts
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("The axes and the legend of charts")
struct AxisTests {
  private func texts<V: View>(@ViewBuilder _ view: @escaping () -> V) -> [String] {
    let app = XCUIApplication { view().frame(width: 320, height: 220).environment(\.timeZone, .gmt) }
    return app.staticTexts.allElementsBoundByIndex.map(\.label)
  }

  private func bars() -> some View {
    Chart(Sale.all) { BarMark(x: .value("Day", $0.day), y: .value("Sales", $0.count)) }
  }

  @Test("Categories are named, and numbers go from zero to a round one")
  func usual() {
    #expect(texts { bars() } == ["Mon", "Tue", "0", "2", "4", "6", "8", "10"])
  }

  @Test("The y-axis is behind the plot area, and before it if its values are categories")
  func sides() {
    let app = XCUIApplication { bars().frame(width: 300, height: 200) }
    #expect(app.staticTexts["10"].frame.minX > app.otherElements["Tue"].firstMatch.frame.maxX)
    #expect(app.staticTexts["0"].frame.midY > app.staticTexts["10"].frame.midY)

    let lying = XCUIApplication {
      Chart { BarMark(x: .value("Sales", 3), y: .value("Kind", "Tea")) }.frame(width: 300, height: 200)
    }
    #expect(lying.staticTexts["Tea"].frame.maxX < lying.otherElements["Tea"].frame.minX)
  }

  @Test("Marks of an axis are at values that are named, counted or divided")
  func values() {
    #expect(texts { bars().chartYAxis { AxisMarks(values: [0, 5, 9]) }.chartXAxis(.hidden) } == ["0", "5", "9"])
    #expect(
      texts { bars().chartYAxis { AxisMarks(values: .stride(by: 3.0)) }.chartXAxis(.hidden) } == ["0", "3", "6", "9"])
    #expect(
      texts { bars().chartYAxis { AxisMarks(values: .automatic(desiredCount: 2)) }.chartXAxis(.hidden) }
        == ["0", "5", "10"])
  }

  @Test("Labels are in a format, or views of the app; those that are left out have none")
  func labels() {
    let percent = FloatingPointFormatStyle<Double>.Percent()
    let formatted = texts {
      Chart { PointMark(x: .value("x", "a"), y: .value("y", 0.4)) }
        .chartYAxis { AxisMarks(format: percent, values: [0, 0.2, 0.4]) }
    }
    #expect(formatted == ["a", "0%", "20%", "40%"])

    let own = texts {
      bars().chartYAxis {
        AxisMarks(position: .leading, values: [0, 4, 8]) { value in
          AxisGridLine()
          if value.index > 0 {
            AxisTick(length: 3)
            AxisValueLabel { if let number = value.as(Int.self) { Text("\(number) of \(value.count)") } }
          }
        }
      }
    }
    #expect(own == ["Mon", "Tue", "4 of 3", "8 of 3"])
    #expect(texts { bars().chartXAxis {}.chartYAxis { AxisMarks { AxisGridLine() } } } == [])
    #expect(texts { bars().chartXAxis { AxisMarks() }.chartXAxis(.hidden).chartYAxis(.hidden) } == [])
  }

  @Test("Dates are at the beginnings of units")
  func dates() {
    let days = texts {
      Chart { ForEach(1..<11, id: \.self) { LineMark(x: .value("Day", january($0)), y: .value("y", $0)) } }
        .chartYAxis(.hidden)
    }
    #expect(days == ["Jan 1", "Jan 3", "Jan 5", "Jan 7", "Jan 9"])

    let units = texts {
      Chart {
        ForEach(1..<4, id: \.self) { day in
          BarMark(
            x: .value("Day", january(day)..<january(day + 1)), y: .value("y", day))
        }
      }
      .chartXAxis { AxisMarks(values: .stride(by: .day)) }.chartYAxis(.hidden)
    }
    #expect(units == ["Jan 1", "Jan 2", "Jan 3"])

    let months = texts {
      Chart { ForEach([1, 40, 80], id: \.self) { LineMark(x: .value("Day", january($0)), y: .value("y", $0)) } }
        .chartXAxis { AxisMarks(values: .stride(by: .month)) }.chartYAxis(.hidden)
    }
    #expect(months == ["Jan", "Feb", "Mar"])
  }

  @Test("A domain says what an axis has")
  func domains() {
    let fixed = texts { bars().chartYScale(domain: 0...100).chartXScale(domain: ["Tue", "Mon", "Sun"]) }
    #expect(fixed == ["Tue", "Mon", "Sun", "0", "20", "40", "60", "80", "100"])

    func points() -> some View {
      Chart { ForEach([52, 58], id: \.self) { PointMark(x: .value("x", "a"), y: .value("y", $0)) } }.chartXAxis(.hidden)
    }
    #expect(texts { points() }.first == "0")
    #expect(texts { points().chartYScale(domain: .automatic(includesZero: false)) } == ["52", "54", "56", "58"])
    #expect(
      texts { points().chartYScale(domain: [1, 1000], type: .log) } == ["1", "10", "100", "1,000"])
  }

  @Test("A scale that is reversed begins at the other end")
  func reversed() {
    let app = XCUIApplication {
      bars().chartYScale(domain: .automatic(reversed: true)).frame(width: 300, height: 200)
    }
    #expect(app.staticTexts["0"].frame.midY < app.staticTexts["10"].frame.midY)
  }

  @Test("Axes have titles")
  func titles() {
    let app = XCUIApplication {
      bars().chartXAxisLabel("Day").chartYAxisLabel("Cups", position: .leading).frame(width: 300, height: 200)
    }
    let bar = app.otherElements["Mon"].firstMatch.frame
    #expect(app.staticTexts["Day"].frame.minY > bar.maxY)
    #expect(app.staticTexts["Cups"].frame.midX < bar.minX)
  }

  @Test("A legend names the values that colors tell apart, unless the app hides it or shows its own")
  func legend() {
    func chart() -> some View {
      Chart(Sale.all) {
        BarMark(x: .value("Day", $0.day), y: .value("Sales", $0.count)).foregroundStyle(by: .value("Kind", $0.kind))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(texts { chart() } == ["Tea", "Milk"])
    #expect(texts { chart().chartLegend(.hidden) } == [])
    #expect(texts { chart().chartLegend(position: .top) { Text("Kinds") } } == ["Kinds"])
    #expect(texts { chart().chartForegroundStyleScale(domain: ["Milk", "Tea"]) } == ["Milk", "Tea"])
  }
}
