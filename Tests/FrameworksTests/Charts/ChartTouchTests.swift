import Charts
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("What people do with charts")
struct ChartTouchTests {
  @Test("A touch selects what is there, and a selection that follows the finger ends with the touch")
  func selection() {
    struct Screen: View {
      @State private var day: String?
      @State private var days: [String] = []
      var body: some View {
        Text(days.joined(separator: ", ")).accessibilityIdentifier("days")
        Chart(Sale.all) { BarMark(x: .value("Day", $0.day), y: .value("Sales", $0.count)) }
          .chartXSelection(value: $day)
          .onChange(of: day) { days.append(day ?? "none") }
          .frame(height: 200)
      }
    }
    let app = XCUIApplication { Screen() }
    let (monday, tuesday) = (app.otherElements["Mon"].firstMatch, app.otherElements["Tue"].firstMatch)
    tuesday.tap()
    #expect(app.staticTexts["days"].label == "Tue")
    tuesday.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).press(
      forDuration: 0.1, thenDragTo: monday.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)))
    #expect(app.staticTexts["days"].label == "Tue, Mon, none")
  }

  @Test("Numbers, dates and ranges are selected")
  func types() {
    struct Screen: View {
      @State private var hour: Int?
      @State private var range: ClosedRange<Double>?
      var body: some View {
        Text(hour.map { "\($0)" } ?? "none").accessibilityIdentifier("hour")
        Text(range.map { "\(Int($0.lowerBound.rounded())) to \(Int($0.upperBound.rounded()))" } ?? "none")
          .accessibilityIdentifier("range")
        Chart { ForEach(0..<11, id: \.self) { PointMark(x: .value("Hour", $0), y: .value("y", 5)) } }
          .chartXSelection(value: $hour).chartXSelection(range: $range).frame(height: 200)
      }
    }
    let app = XCUIApplication { Screen() }
    app.otherElements["7"].tap()
    #expect(app.staticTexts["hour"].label == "7")
    func middle(_ name: String) -> XCUICoordinate {
      app.otherElements[name].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    }
    middle("8").press(forDuration: 0.1, thenDragTo: middle("2"))
    #expect(app.staticTexts["range"].label == "2 to 8")
    #expect(app.staticTexts["hour"].label == "none")
  }

  @Test("An angle is between the sums of the sectors")
  func angles() {
    struct Screen: View {
      @State private var angle: Double?
      var body: some View {
        Text(angle.map { $0 < 3 ? "A" : "B" } ?? "none").accessibilityIdentifier("party")
        Chart([("A", 3), ("B", 1)], id: \.0) { party in
          SectorMark(angle: .value("Votes", party.1), innerRadius: .ratio(0.5))
            .foregroundStyle(by: .value("Party", party.0))
        }
        .chartAngleSelection(value: $angle).frame(height: 200)
      }
    }
    let app = XCUIApplication { Screen() }
    app.otherElements["B"].tap()
    #expect(app.staticTexts["party"].label == "B")
    app.otherElements["A"].tap()
    #expect(app.staticTexts["party"].label == "A")
  }

  @Test("A proxy finds the values at places, and the places of values")
  func proxy() {
    struct Screen: View {
      @State private var picked = "none"
      var body: some View {
        Text(picked).accessibilityIdentifier("picked")
        Chart { ForEach(0..<11, id: \.self) { PointMark(x: .value("Hour", $0), y: .value("y", $0)) } }
          .chartOverlay { proxy in
            GeometryReader { room in
              Rectangle().fill(.clear).contentShape(Rectangle()).onTapGesture { place in
                guard let frame = proxy.plotFrame.map({ room[$0] }) else { return }
                let x: Int? = proxy.value(atX: place.x - frame.minX)
                let y = proxy.value(atY: place.y - frame.minY, as: Int.self)
                let way = proxy.position(forX: 10).map { $0 / proxy.plotSize.width }
                picked = "\(x ?? -1), \(y ?? -1), \(way ?? 0), \(proxy.xDomain(dataType: Int.self))"
              }
            }
          }
          .frame(height: 200)
      }
    }
    let app = XCUIApplication { Screen() }
    app.otherElements["4"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    #expect(app.staticTexts["picked"].label == "4, 4, 1.0, [0, 10]")
  }

  @Test("A background is laid out in the plot area's frame, and a style changes the plot area")
  func plotArea() {
    let app = XCUIApplication {
      Chart { PointMark(x: .value("x", 0), y: .value("y", 0)) }
        .chartPlotStyle { $0.frame(width: 120, height: 80) }
        .chartBackground { proxy in
          GeometryReader { room in
            if let anchor = proxy.plotFrame {
              Text("\(Int(room[anchor].width)) by \(Int(room[anchor].height))")
            }
          }
        }
        .frame(width: 300, height: 200)
    }
    #expect(app.staticTexts["120 by 80"].exists)
  }

  @Test("A chart that scrolls shows a part, begins where the app says, and says where it is")
  func scrolling() {
    struct Screen: View {
      @State private var position = 10
      var body: some View {
        Text("\(position)").accessibilityIdentifier("position")
        Chart { ForEach(0..<41, id: \.self) { PointMark(x: .value("Hour", $0), y: .value("y", 100)) } }
          .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10).chartScrollPosition(x: $position)
          .frame(height: 200)
        Button("End") { position = 30 }
      }
    }
    let app = XCUIApplication { Screen() }
    let window = app.frame
    func isVisible(_ name: String) -> Bool { window.contains(app.otherElements[name].frame) }
    #expect(isVisible("15") && !isVisible("5") && !isVisible("25"))
    app.scrollViews.firstMatch.swipeLeft()
    #expect(Int(app.staticTexts["position"].label) ?? 0 > 15)
    app.buttons["End"].tap()
    #expect(isVisible("35") && !isVisible("25"))
  }
}
