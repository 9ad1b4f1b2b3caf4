import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("B: limits of a frame")
struct FrameLimitTests {
  @Test("SEM-150: an onChange that feeds itself runs twice in a frame, then the log names it")
  func feedingItself() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }.onChange(of: count) { count += 1 }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Count 0"].tap()
    #expect(app.buttons["Count 3"].exists)
    #expect(app.issues(.tooManyUpdates) == ["onChange(of: Int) action tried to update multiple times per frame."])
  }

  struct CountKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test("SEM-151: a preference that feeds itself runs twice in a frame, then the log names it")
  func preferenceFeedingItself() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Text("Count \(count)")
          .preference(key: CountKey.self, value: count)
          .onPreferenceChange(CountKey.self) { _ in count += 1 }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["Count 2"].exists)
    #expect(
      app.issues(.tooManyUpdates) == [
        "Bound preference CountKey tried to update multiple times per frame."
      ])
  }

  @Test("SEM-153: an update that does not end fails the test and names the views")
  func runaway() {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        Text("Count \(count)").onAppear { count += 1 }.id(count)
      }
    }
    let messages = failures { _ = XCUIApplication { Restless() } }
    #expect(
      messages == [
        "The update did not finish after 100 frames: each change caused another. Views evaluated in the last frame:"
          + " FrameLimitTests.Restless. Look for state that is changed by what its own change triggers (onChange, onAppear,"
          + " onGeometryChange, a preference, a body with side effects). Last changes: "
          + [797, 798, 799].map {
            "FrameLimitTests.Restless.count: \($0) → \($0 + 1), by onAppear of FrameLimitTests.Restless"
          }.joined(separator: "; ") + "."
      ])
  }

  /// Values that pass a number on in a circle, each by the `onChange` of the one before.
  struct Circle: View {
    let size: Int
    @State private var values: [Int]
    init(size: Int) {
      self.size = size
      _values = State(wrappedValue: Array(repeating: 0, count: size))
    }
    var body: some View {
      Button("Start") { values[0] += 1 }
      Text("Sum \(values.reduce(0, +))")
      ForEach(Array(0..<size), id: \.self) { index in
        Text("Value").onChange(of: values[index]) { values[(index + 1) % size] += 1 }
      }
    }
  }

  @Test("SEM-152: a frame has eight rounds: a circle of three comes round a third time in it and is stopped")
  func roundsOfFrame() {
    let app = XCUIApplication { Circle(size: 3) }
    app.buttons["Start"].tap()
    #expect(app.staticTexts["Sum 7"].exists, "two times round, and the write that began it")
    #expect(app.issues(.tooManyUpdates) == ["onChange(of: Int) action tried to update multiple times per frame."])
  }

  @Test("SEM-152, SEM-153: a circle of four comes round twice a frame, frame after frame, until the update is stopped")
  func nextFrame() {
    let app = XCUIApplication { Circle(size: 4) }
    let messages = failures { app.buttons["Start"].tap() }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("The update did not finish after 100 frames") == true)
    #expect(app.issues(.tooManyUpdates) == [])
    #expect(app.staticTexts["Sum 801"].exists, "eight a frame, and the write that began it")
  }

  @Test("SEM-153: an app whose update was stopped can be used afterwards, and shows what was written last")
  func afterwards() {
    struct Screen: View {
      @State private var isRunning = false
      @State private var count = 0
      @State private var taps = 0
      var body: some View {
        Button("Run") { isRunning = true }
        Button("Stop") { isRunning = false }
        Button("Taps \(taps)") { taps += 1 }
        Text("Count \(count)")
        if isRunning { Text("Busy").onAppear { count += 1 }.id(count) }
      }
    }
    let app = XCUIApplication { Screen() }
    let messages = failures {
      app.buttons["Run"].tap()
      #expect(app.staticTexts["Busy"].exists)
    }
    #expect(messages.count == 1, "the failure is told once")
    #expect(app.texts == ["Count 800", "Busy"])
    app.buttons["Taps 0"].tap()
    app.buttons["Taps 1"].tap()
    #expect(app.buttons["Taps 2"].exists)
    app.buttons["Stop"].tap()
    #expect(!app.staticTexts["Busy"].exists)
    #expect(app.runtimeIssues.map(\.kind) == [.runawayLoop])
    #expect(app.runtimeIssues.map(\.failsTest) == [true])
  }

  final class Restless: ObservableObject {
    @Published var count = 0
  }

  @Test("SEM-153: a body that changes the object that it reads is stopped too, and the app continues")
  func bodyWithSideEffects() {
    struct Screen: View {
      @StateObject private var restless = Restless()
      @State private var taps = 0
      var body: some View {
        let _ = restless.count += 1
        Button("Taps \(taps)") { taps += 1 }
      }
    }
    let capture = failures {
      let app = XCUIApplication { Screen() }
      #expect(app.buttons["Taps 0"].exists)
    }
    #expect(capture.count == 1)
  }
}
