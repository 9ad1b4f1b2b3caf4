import Charts
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("The marks of charts")
struct MarkTests {
  /// Labels and values of the marks, in their order.
  private func marks(of app: XCUIApplication) -> [String] {
    app.otherElements["chart"].otherElements.allElementsBoundByIndex.map { "\($0.label): \($0.value ?? "")" }
  }

  private func app<Content: ChartContent>(@ChartContentBuilder _ content: @escaping () -> Content) -> XCUIApplication {
    XCUIApplication {
      Chart(content: content).accessibilityIdentifier("chart").frame(width: 300, height: 200)
        .environment(\.timeZone, .gmt)
    }
  }

  @Test("Each mark is an element in the chart's, named after its place, its series and its value")
  func elements() {
    let app = app {
      ForEach(Sale.all) { sale in
        BarMark(x: .value("Day", sale.day), y: .value("Sales", sale.count))
          .foregroundStyle(by: .value("Kind", sale.kind))
      }
    }
    #expect(marks(of: app) == ["Mon, Tea: 4", "Tue, Tea: 6", "Mon, Milk: 2", "Tue, Milk: 3"])
  }

  @Test("Bars at one place are upon each other, as high as their numbers")
  func stacking() {
    let app = app {
      ForEach(Sale.all) { sale in
        BarMark(x: .value("Day", sale.day), y: .value("Sales", sale.count))
          .foregroundStyle(by: .value("Kind", sale.kind))
      }
    }
    let tea = app.otherElements["Mon, Tea"].frame
    let milk = app.otherElements["Mon, Milk"].frame
    #expect(abs(tea.height - 2 * milk.height) < 1)
    #expect(abs(milk.maxY - tea.minY) < 0.5)
    #expect(milk.midX == tea.midX)
    #expect(app.otherElements["Tue, Tea"].frame.minX > tea.maxX)
  }

  @Test("Normalized bars fill the axis to 1")
  func normalized() {
    let app = app {
      ForEach(Sale.all) { sale in
        BarMark(x: .value("Day", sale.day), y: .value("Sales", sale.count), stacking: .normalized)
          .foregroundStyle(by: .value("Kind", sale.kind))
      }
    }
    let heights = ["Mon", "Tue"].map {
      app.otherElements["\($0), Tea"].frame.height + app.otherElements["\($0), Milk"].frame.height
    }
    #expect(abs(heights[0] - heights[1]) < 1)
    #expect(app.staticTexts["1"].exists)
  }

  @Test("Bars with a position are beside each other")
  func position() {
    let app = app {
      ForEach(Sale.all) { sale in
        BarMark(x: .value("Day", sale.day), y: .value("Sales", sale.count)).position(by: .value("Kind", sale.kind))
      }
    }
    let tea = app.otherElements["Mon, Tea"].frame
    let milk = app.otherElements["Mon, Milk"].frame
    #expect(tea.maxX <= milk.minX)
    #expect(tea.maxY == milk.maxY)
  }

  @Test("Bars below zero hang from it, and categories of the y-axis have bars that lie")
  func directions() {
    let standing = app {
      BarMark(x: .value("Day", "Mon"), y: .value("Change", 5))
      BarMark(x: .value("Day", "Tue"), y: .value("Change", -5))
    }
    #expect(abs(standing.otherElements["Mon"].frame.maxY - standing.otherElements["Tue"].frame.minY) < 0.5)

    let lying = app {
      BarMark(x: .value("Sales", 10), y: .value("Kind", "Tea"))
      BarMark(x: .value("Sales", 5), y: .value("Kind", "Milk"))
    }
    #expect(marks(of: lying) == ["Tea: 10", "Milk: 5"])
    let (tea, milk) = (lying.otherElements["Tea"].frame, lying.otherElements["Milk"].frame)
    #expect(abs(tea.width - 2 * milk.width) < 1)
    #expect(tea.maxY < milk.minY)
  }

  @Test("Lines, points, areas, rules, rectangles and sectors are elements")
  func kinds() {
    let app = app {
      LineMark(x: .value("Hour", 1), y: .value("Degrees", 20), series: .value("City", "Bonn"))
      AreaMark(x: .value("Hour", 2), yStart: .value("Low", 10), yEnd: .value("High", 15))
      PointMark(x: .value("Hour", 3), y: .value("Degrees", 22.5))
      RuleMark(y: .value("Average", 18))
      RectangleMark(xStart: .value("From", 4), xEnd: .value("To", 5), yStart: .value("Low", 1), yEnd: .value("High", 2))
    }
    #expect(marks(of: app) == ["1, Bonn: 20", "2: 10 – 15", "3: 22.5", "Average: 18", "4 – 5: 1 – 2"])
    #expect(app.otherElements["Average"].frame.width > 250)

    let pie = self.app {
      SectorMark(angle: .value("Votes", 3)).foregroundStyle(by: .value("Party", "A"))
      SectorMark(angle: .value("Votes", 1)).foregroundStyle(by: .value("Party", "B"))
    }
    #expect(marks(of: pie) == ["A: 3", "B: 1"])
    // The quarter that ends at the top is on the left.
    #expect(pie.otherElements["B"].frame.midX < pie.otherElements["A"].frame.midX)
  }

  @Test("Dates with a unit extend over it, and are written as units are")
  func units() {
    let app = app {
      BarMark(x: .value("Day", january(1, hour: 15), unit: .day, calendar: .gmt), y: .value("Steps", 1))
      BarMark(x: .value("Day", january(2), unit: .day, calendar: .gmt), y: .value("Steps", 2))
    }
    #expect(marks(of: app) == ["Jan 1, 2024: 1", "Jan 2, 2024: 2"])
    let (first, second) = (app.otherElements["Jan 1, 2024"].frame, app.otherElements["Jan 2, 2024"].frame)
    #expect(abs(first.width - second.width) < 0.5)
    #expect(first.width > 90)
    #expect(first.maxX < second.minX)
  }

  @Test("The app's label, value and identifier take precedence, and hidden marks have no element")
  func accessibility() {
    let app = app {
      PointMark(x: .value("x", 1), y: .value("y", 1)).accessibilityLabel("First").accessibilityValue("one")
        .accessibilityIdentifier("point")
      PointMark(x: .value("x", 2), y: .value("y", 2)).accessibilityHidden(true)
    }
    #expect(marks(of: app) == ["First: one"])
    #expect(app.otherElements["point"].label == "First")
  }

  private struct Limits: ChartContent {
    let limit: Int?
    var body: some ChartContent {
      if let limit {
        RuleMark(y: .value("Limit", limit))
      } else {
        RuleMark(y: .value("Nothing", 0))
      }
    }
  }

  @Test("Content consists of conditions, groups and content of the app's own")
  func content() {
    let isOn = false
    let app = app {
      if isOn { RuleMark(y: .value("Off", 1)) }
      Plot { Limits(limit: 3) }.accessibilityIdentifier("limit")
      Limits(limit: nil)
      AnyChartContent(RuleMark(y: .value("Any", 4)))
    }
    #expect(marks(of: app) == ["Limit: 3", "Nothing: 0", "Any: 4"])
    #expect(app.otherElements["limit"].exists)
  }

  @Test("An annotation is a view beside its mark, or beside a group of marks")
  func annotations() {
    let app = app {
      Plot {
        BarMark(x: .value("Day", "Mon"), y: .value("Sales", 4))
          .annotation(position: .top) { Text("best") }
        BarMark(x: .value("Day", "Tue"), y: .value("Sales", 2))
      }
      .annotation(position: .overlay) { context in Text("\(Int(context.targetSize.width)) wide") }
    }
    let bar = app.otherElements["Mon"].frame
    let text = app.staticTexts["best"].frame
    #expect(text.maxY <= bar.minY)
    #expect(abs(text.midX - bar.midX) < 1)
    let both = bar.union(app.otherElements["Tue"].frame)
    let wide = app.staticTexts.matching(NSPredicate(format: "label ENDSWITH 'wide'")).firstMatch
    #expect(abs(wide.frame.midX - both.midX) < 1)
    #expect(wide.label == "\(Int(both.width)) wide")
  }

  @Test("Numbers that are not finite have no mark, and the others stay")
  func numbers() {
    let app = app {
      BarMark(x: .value("Day", "Mon"), y: .value("Sales", Double.nan))
      BarMark(x: .value("Day", "Tue"), y: .value("Sales", Double.infinity))
      BarMark(x: .value("Day", "Wed"), y: .value("Sales", 3.0))
      PointMark(x: .value("Day", "Wed"), y: .value("Sales", -Double.infinity))
      SectorMark(angle: .value("Share", Double.nan))
    }
    #expect(marks(of: app) == ["Wed: 3"])
    #expect(app.otherElements["Wed"].frame.height > 50)
    #expect(marks(of: self.app {}) == [])
  }

  @Test("New data moves the marks")
  func changes() {
    struct Screen: View {
      @State private var count = 1
      var body: some View {
        Chart {
          BarMark(x: .value("Day", "Mon"), y: .value("Sales", count))
          BarMark(x: .value("Day", "Tue"), y: .value("Sales", 10))
        }
        .frame(height: 200)
        Button("More") { count = 5 }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.otherElements["Mon"].value as? String == "1")
    app.buttons["More"].tap()
    #expect(app.otherElements["Mon"].value as? String == "5")
    #expect(abs(2 * app.otherElements["Mon"].frame.height - app.otherElements["Tue"].frame.height) < 1)
  }
}

extension Calendar {
  fileprivate static var gmt: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }
}
