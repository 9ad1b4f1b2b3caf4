import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor struct DateTextTests {
  /// Shows a date that lies some seconds after the app's launch.
  private struct Screen: View {
    let style: Text.DateStyle
    @State private var date: Date

    init(_ style: Text.DateStyle, in seconds: Double) {
      self.style = style
      _date = State(initialValue: Date().addingTimeInterval(seconds))
    }

    var body: some View { Text(date, style: style) }
  }

  @Test(
    "F-14: a relative date is written in two units, an offset in one with its sign, a timer as a clock",
    arguments: [
      (674.0, "11 min, 14 sec", "-11 minutes", "11:14"), (-7_200, "2 hr", "+2 hours", "2:00:00"),
      (3, "3 sec", "-3 seconds", "0:03"), (-1, "1 sec", "+1 second", "0:01"),
      (133_141, "1 day, 12 hr", "-1 day", "36:59:01"), (0, "0 sec", "0 seconds", "0:00"),
    ])
  func styles(seconds: Double, relative: String, offset: String, timer: String) {
    #expect(XCUIApplication { Screen(.relative, in: seconds) }.staticTexts.firstMatch.label == relative)
    #expect(XCUIApplication { Screen(.offset, in: seconds) }.staticTexts.firstMatch.label == offset)
    #expect(XCUIApplication { Screen(.timer, in: seconds) }.staticTexts.firstMatch.label == timer)
  }

  @Test("F-14: they follow the app's clock, so that a test can wait for them")
  func clock() {
    let app = XCUIApplication { Screen(.timer, in: 90) }
    #expect(app.staticTexts["1:30"].exists)
    app.clock.advance(by: .seconds(30))
    #expect(app.staticTexts["1:00"].exists)
    #expect(app.staticTexts["0:57"].waitForExistence(timeout: 10))
    #expect(app.clock.now == .seconds(33) || app.clock.now - .seconds(33) < .milliseconds(1))
    app.clock.advance(by: .seconds(60))
    #expect(app.staticTexts["0:03"].exists)
  }

  @Test("F-14: a timer runs within its interval, down or up, and stands still when it is paused")
  func timers() {
    struct Timers: View {
      @State private var start = Date()
      var body: some View {
        let range = start...start.addingTimeInterval(3_660)
        Text(timerInterval: range).accessibilityIdentifier("down")
        Text(timerInterval: range, countsDown: false).accessibilityIdentifier("up")
        Text(timerInterval: range, showsHours: false).accessibilityIdentifier("minutes")
        Text(timerInterval: range, pauseTime: start.addingTimeInterval(60)).accessibilityIdentifier("paused")
        Text("Left: \(timerInterval: range)").accessibilityIdentifier("inside")
      }
    }
    let app = XCUIApplication { Timers() }
    #expect(app.texts == ["1:01:00", "0:00", "61:00", "1:00:00", "Left: 1:01:00"])
    app.clock.advance(by: .seconds(60))
    #expect(app.texts == ["1:00:00", "1:00", "60:00", "1:00:00", "Left: 1:00:00"])
    app.clock.advance(by: .seconds(7_200))
    #expect(app.texts == ["0:00", "1:01:00", "0:00", "1:00:00", "Left: 0:00"])
    #expect(app.clock.runNext() == nil)
  }

  @Test("F-14: there is no timer where such a text is not shown")
  func hidden() {
    struct Toggled: View {
      @State private var isShown = true
      @State private var date = Date().addingTimeInterval(600)
      var body: some View {
        Button("Toggle") { isShown.toggle() }
        if isShown { Text(date, style: .timer) }
      }
    }
    let app = XCUIApplication { Toggled() }
    #expect(app.clock.runNext() != nil)
    app.buttons["Toggle"].tap()
    #expect(app.clock.runNext() == nil)
    app.buttons["Toggle"].tap()
    #expect(app.staticTexts["9:59"].exists)
    #expect(app.clock.runNext() != nil)
  }

  @Test("F-14: a text that is given such a date later follows the clock from then on")
  func later() {
    struct Starting: View {
      @State private var date: Date?
      var body: some View {
        Button("Start") { date = Date() }
        Text(date.map { "\($0, style: .timer)" } ?? "Ready")
      }
    }
    let app = XCUIApplication { Starting() }
    #expect(app.texts == ["Ready"])
    app.buttons["Start"].tap()
    #expect(app.staticTexts["0:05"].waitForExistence(timeout: 10))
  }

  @Test("F-14: an interval within a day is written by its times")
  func intervals() {
    let start = Date(timeIntervalSince1970: 9.5 * 3_600)
    let end = start.addingTimeInterval(6 * 3_600)
    let app = XCUIApplication {
      Text(start...end)
      Text(DateInterval(start: start, end: end))
    }
    let plain = app.texts.map {
      $0.split { $0.isWhitespace || $0 == "\u{202F}" || $0 == "\u{2009}" }.joined(separator: " ")
    }
    #expect(plain == ["9:30 AM – 3:30 PM", "9:30 AM – 3:30 PM"])
  }
}
