import Charts
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Pictures of charts")
struct ChartPictureTests {
  private let blue = Pixel(red: 0, green: 122, blue: 255)

  @Test("Bars have the colors of their series, inside of their frames alone")
  func bars() throws {
    let app = XCUIApplication {
      Chart(Sale.all) {
        BarMark(x: .value("Day", $0.day), y: .value("Sales", $0.count)).foregroundStyle(by: .value("Kind", $0.kind))
      }
      .chartForegroundStyleScale(["Tea": Color(red: 1, green: 0, blue: 0), "Milk": Color(red: 0, green: 0, blue: 1)])
      .frame(width: 300, height: 200)
    }
    let tea = app.otherElements["Mon, Tea"].frame
    #expect(try app.pixel(in: tea) == Pixel(red: 255, green: 0, blue: 0))
    #expect(try app.pixel(in: app.otherElements["Mon, Milk"].frame) == Pixel(red: 0, green: 0, blue: 255))
    #expect(try app.pixel(in: tea, x: 0.02, y: 0.02) == Pixel(red: 255, green: 0, blue: 0))
    #expect(try app.pixel(in: tea, x: -0.1).isPale)
    #expect(try app.pixel(in: tea, x: 1.1).isPale)
  }

  @Test("Round corners and shapes cut bars off")
  func corners() throws {
    let app = XCUIApplication {
      Chart {
        BarMark(x: .value("Day", "Mon"), y: .value("Sales", 3)).cornerRadius(20)
        BarMark(x: .value("Day", "Tue"), y: .value("Sales", 3)).clipShape(Capsule())
      }
      .chartYAxis(.hidden).frame(width: 300, height: 200)
    }
    for day in ["Mon", "Tue"] {
      let bar = app.otherElements[day].frame
      #expect(try app.pixel(in: bar) == blue)
      #expect(try app.pixel(in: bar, x: 0.02, y: 0.02).isPale)
    }
  }

  @Test("Marks are visible where those of their mask would be")
  func masks() throws {
    let app = XCUIApplication {
      Chart {
        RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 10), yStart: .value("y", 0), yEnd: .value("y", 10))
          .mask { RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 5)) }
      }
      .frame(width: 300, height: 200)
    }
    let marks = app.otherElements.matching(NSPredicate(format: "label == '0 – 10'"))
    #expect(marks.count == 1)
    #expect(try app.pixel(in: marks.firstMatch.frame, x: 0.25) == blue)
    #expect(try app.pixel(in: marks.firstMatch.frame, x: 0.75).isPale)
  }

  @Test("Lines connect points, areas reach the baseline, rules cross the plot area")
  func lines() throws {
    func app<Content: ChartContent>(@ChartContentBuilder _ content: @escaping () -> Content) -> XCUIApplication {
      XCUIApplication {
        Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden).accessibilityIdentifier("chart")
          .frame(width: 300, height: 200)
      }
    }
    let line = app {
      LineMark(x: .value("x", 0), y: .value("y", 0))
      LineMark(x: .value("x", 10), y: .value("y", 10))
    }
    let frame = line.otherElements["chart"].frame
    #expect(try line.pixel(in: frame) == blue)
    #expect(try line.pixel(in: frame, x: 0.25).isPale)

    let area = app {
      AreaMark(x: .value("x", 0), y: .value("y", 10))
      AreaMark(x: .value("x", 10), y: .value("y", 10))
      RuleMark(y: .value("Limit", 5)).foregroundStyle(Color(red: 1, green: 0, blue: 0))
        .lineStyle(StrokeStyle(lineWidth: 4))
    }
    #expect(try area.pixel(in: frame, x: 0.3, y: 0.9) == blue)
    #expect(try area.pixel(in: frame, x: 0.3, y: 0.2) == blue)
    #expect(try area.pixel(in: frame, x: 0.9, y: 0.5) == Pixel(red: 255, green: 0, blue: 0))
  }

  @Test("A ring has sectors and a hole, and cells have colors between two")
  func others() throws {
    let ring = XCUIApplication {
      Chart([1, 1, 1], id: \.self) { SectorMark(angle: .value("n", $0), innerRadius: .ratio(0.5)) }
        .accessibilityIdentifier("chart").frame(width: 200, height: 200)
    }
    let frame = ring.otherElements["chart"].frame
    #expect(try ring.pixel(in: frame, x: 0.9, y: 0.5) == blue)
    #expect(try ring.pixel(in: frame).isPale)
    #expect(try ring.pixel(in: frame, x: 0.02, y: 0.02).isPale)

    let cells = XCUIApplication {
      Chart([0, 5, 10], id: \.self) {
        RectangleMark(x: .value("x", "\($0)"), y: .value("y", "a")).foregroundStyle(by: .value("n", $0))
      }
      .chartForegroundStyleScale(range: [Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 0, blue: 0)])
      .frame(width: 300, height: 200)
    }
    #expect(try cells.pixel(in: cells.otherElements["0"].frame) == Pixel(red: 0, green: 0, blue: 0))
    let middle = try cells.pixel(in: cells.otherElements["5"].frame)
    #expect(abs(Int(middle.red) - 128) < 3)
    #expect(try cells.pixel(in: cells.otherElements["10"].frame) == Pixel(red: 255, green: 0, blue: 0))
  }

  @Test("Lines of the grid are at their values")
  func grid() throws {
    let app = XCUIApplication {
      Chart { PointMark(x: .value("x", 0), y: .value("y", 10)) }
        .chartXAxis(.hidden)
        .chartYAxis {
          AxisMarks(values: [0, 5, 10]) {
            AxisGridLine(stroke: StrokeStyle(lineWidth: 3)).foregroundStyle(Color(red: 0, green: 1, blue: 0))
          }
        }
        .accessibilityIdentifier("chart").frame(width: 300, height: 200)
    }
    let frame = app.otherElements["chart"].frame
    #expect(try app.pixel(in: frame) == Pixel(red: 0, green: 255, blue: 0))
    #expect(try app.pixel(in: frame, y: 0.25).isPale)
  }
}
