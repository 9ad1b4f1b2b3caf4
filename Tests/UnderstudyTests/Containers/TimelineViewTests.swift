import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("TimelineView")
struct TimelineViewTests {
  /// Shows how long ago the app began, by a schedule, and can be switched off.
  struct Clock<Schedule: TimelineSchedule>: View {
    let schedule: Schedule
    let start: Date
    @State private var isShown = true
    @State private var taps = 0

    var body: some View {
      Button("Switch") { isShown.toggle() }
      Button("Taps \(taps)") { taps += 1 }
      if isShown {
        TimelineView(schedule) { context in
          Text("\(Int((context.date.timeIntervalSince(start) * 1_000).rounded())) ms").accessibilityIdentifier("time")
        }
      }
    }
  }

  private func clock<S: TimelineSchedule>(_ schedule: @escaping @MainActor (Date) -> S) -> XCUIApplication {
    XCUIApplication {
      let start = Date()
      return Clock(schedule: schedule(start), start: start)
    }
  }

  @Test("F-07: an animation's schedule has no entries while it is paused, nor at a low frequency")
  func entriesOfAnimation() {
    let start = Date(timeIntervalSince1970: 0)
    let frames = AnimationTimelineSchedule(minimumInterval: 0.5).entries(from: start, mode: .normal)
    #expect(Array(frames.prefix(2)) == [start, start + 0.5])
    #expect(Array(AnimationTimelineSchedule(paused: true).entries(from: start, mode: .normal)) == [])
    #expect(Array(AnimationTimelineSchedule().entries(from: start, mode: .lowFrequency)) == [])
  }

  @Test("A periodic schedule evaluates the content at each of its dates")
  func periodic() {
    let app = clock { .periodic(from: $0, by: 1.5) }
    let time = app.staticTexts["time"]
    #expect(time.label == "0 ms")
    app.clock.advance(by: .milliseconds(1_400))
    #expect(time.label == "0 ms")
    app.clock.advance(by: .milliseconds(100))
    #expect(time.label == "1,500 ms")
    #expect(app.staticTexts["9,000 ms"].waitForExistence(timeout: 60))
    #expect(app.clock.now == .seconds(9))
  }

  @Test("A schedule that has begun shows its last date that has passed")
  func begunBefore() {
    let app = clock { .periodic(from: $0 - 2.5, by: 1) }
    #expect(app.staticTexts["time"].label == "-500 ms")
    #expect(app.clock.nextDeadline == .milliseconds(500))
  }

  @Test("A schedule that begins later shows the present until then")
  func beginsLater() {
    let app = clock { .periodic(from: $0 + 2, by: 1) }
    #expect(app.staticTexts["time"].label == "0 ms")
    app.clock.advance(by: .seconds(2))
    #expect(app.staticTexts["time"].label == "2,000 ms")
  }

  @Test("Listed dates end")
  func explicit() {
    let app = clock { .explicit([$0 - 5, $0 + 1, $0 + 4]) }
    #expect(app.staticTexts["time"].label == "-5,000 ms")
    app.clock.advance(by: .seconds(1))
    #expect(app.staticTexts["time"].label == "1,000 ms")
    app.clock.advance(by: .seconds(10))
    #expect(app.staticTexts["time"].label == "4,000 ms")
    #expect(app.clock.nextDeadline == nil)
  }

  @Test("Every minute begins at the full minute")
  func everyMinute() {
    let app = XCUIApplication {
      TimelineView(.everyMinute) { context in
        Text("\(Int(context.date.timeIntervalSinceReferenceDate) % 60)").accessibilityIdentifier("seconds")
      }
    }
    #expect(app.staticTexts["seconds"].label == "0")
    let first = app.clock.nextDeadline
    app.clock.runNext()
    #expect(app.staticTexts["seconds"].label == "0")
    #expect(app.clock.nextDeadline.flatMap { next in first.map { next - $0 } } == .seconds(60))
  }

  @Test("An animation has sixty frames a second, and no test waits for its end")
  func animation() {
    var frames = 0
    let app = XCUIApplication {
      TimelineView(.animation) { _ in
        let _ = frames += 1
        Text("Frame")
      }
    }
    #expect(app.staticTexts["Frame"].exists)
    #expect(frames == 1)
    app.clock.advance(by: .seconds(1))
    #expect(frames == 61)
    #expect(!app.staticTexts["Never"].waitForExistence(timeout: 2))
  }

  @Test("A paused animation stands still")
  func pausedAnimation() {
    let app = clock { _ in .animation(minimumInterval: 0.5, paused: true) }
    #expect(app.clock.nextDeadline == nil)
  }

  @Test("A timeline that is not shown sets no timer, and continues with the present when it is shown again")
  func disappearance() {
    let app = clock { .periodic(from: $0, by: 1) }
    app.buttons["Switch"].tap()
    #expect(app.clock.nextDeadline == nil)
    app.clock.advance(by: .milliseconds(3_500))
    app.buttons["Switch"].tap()
    #expect(app.staticTexts["time"].label == "3,000 ms")
    #expect(app.clock.nextDeadline == .seconds(4))
  }

  @Test("An update of the view around does not disturb the dates")
  func surroundings() {
    let app = clock { .periodic(from: $0, by: 1) }
    app.clock.advance(by: .milliseconds(1_500))
    app.buttons["Taps 0"].tap()
    #expect(app.buttons["Taps 1"].exists)
    #expect(app.staticTexts["time"].label == "1,000 ms")
    #expect(app.clock.nextDeadline == .seconds(2))
  }

  @Test("The report names the timeline")
  func report() {
    let app = clock { .periodic(from: $0, by: 1) }
    #expect(app.clock.busyReport.contains("TimelineView: due at 1 s"))
  }
}
