import SwiftUI
import Testing
import XCTest

// The code blocks of Docs/Time.md, in its order: DocumentationTests compares the two.

// example
final class Stopwatch: ObservableObject {
  @Published var seconds = 0
  private var timer: AnyCancellable?

  init() {
    timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [weak self] _ in self?.seconds += 1 }
  }
}

struct ParcelScreen: View {
  @StateObject private var stopwatch = Stopwatch()
  @State private var status = "Packed"

  var body: some View {
    Text(status)
    Text("\(stopwatch.seconds) s")
    Button("Send") {
      Task(name: "send") {
        status = "Sending"
        try await Task.sleep(for: .seconds(30))
        status = "Delivered"
      }
    }
  }
}
// end

@MainActor @Suite("Examples of Docs/Time.md", .leaks(.ignore))
struct DocumentationTimeExamples {
  // example
  @Test func parcelArrives() {
    let app = XCUIApplication { ParcelScreen() }
    app.buttons["Send"].tap()
    #expect(app.staticTexts["Delivered"].waitForExistence(timeout: 60))
    #expect(app.clock.now == .seconds(30))
  }
  // end

  @Test func sleepOfTest() async throws {
    // example
    let app = XCUIApplication { ParcelScreen() }
    app.buttons["Send"].tap()
    try await Task.sleep(for: .seconds(31))
    #expect(app.staticTexts["Delivered"].exists)
    #expect(app.clock.now == .seconds(31))
    // end
  }

  @Test func moving() {
    // example
    let app = XCUIApplication { ParcelScreen() }
    app.clock.advance(by: .seconds(2))
    #expect(app.staticTexts["2 s"].exists)

    app.clock.advance(to: .seconds(10))
    #expect(app.staticTexts["10 s"].exists)

    let next = app.clock.runNext()
    #expect(next?.deadline == .seconds(11))
    #expect(next?.description == "Timer.publish(every: 1.0)")

    #expect(app.clock.run { app.staticTexts["42 s"].exists })
    #expect(app.clock.now == .seconds(42))
    // end
  }

  @Test func manual() {
    // example
    let app = XCUIApplication { ParcelScreen() }
    app.clock.mode = .manual
    app.buttons["Send"].tap()
    #expect(!app.staticTexts["Delivered"].waitForExistence(timeout: 60))
    #expect(app.clock.now == .zero)

    app.clock.advance(by: .seconds(30))
    #expect(app.staticTexts["Delivered"].exists)
    // end
  }

  // example
  @Test(.scheduling(.random(seed: 7))) func anyOrder() {
    let app = XCUIApplication { ParcelScreen() }
    app.buttons["Send"].tap()
    #expect(app.staticTexts["Delivered"].waitForExistence(timeout: 60))
  }
  // end

  @Test func report() {
    // example
    let app = XCUIApplication { ParcelScreen() }
    app.buttons["Send"].tap()
    print(app.clock.busyReport)
    // end
    let lines = app.clock.busyReport.split(separator: "\n").map(String.init)
    #expect(lines.first == "2 timers are due at 1 s, 30 s (it is 0 s now). 1 task is alive.")
    #expect(lines.dropFirst().first?.hasPrefix("  Task \"send\" in closure #1 in ParcelScreen.body.getter (") == true)
    #expect(lines.dropFirst().first?.hasSuffix("(DocumentationTimeExamples.swift:25): sleeps until 30 s") == true)
    #expect(lines.dropFirst(2).first == "  Timer.publish(every: 1.0): due at 1 s")
    #expect(lines.last == "Last events: Tap \"Send\" Button")
  }

  // example
  @Test(.leaks(.fail)) func endsTidily() {
    let app = XCUIApplication { Text("Hello").task { try? await Task.sleep(for: .seconds(60)) } }
    #expect(app.staticTexts["Hello"].exists)
  }
  // end

  @Test func realTime() {
    // example
    let app = XCUIApplication { ParcelScreen() }
    app.clock.realTimeLimit = .seconds(5)
    // end
    #expect(app.clock.realTimeLimit == .seconds(5))
  }

  @Test func nothingOutside() {
    // example
    let app = XCUIApplication { ParcelScreen() }
    app.clock.realTimeLimit = .zero
    // end
    #expect(app.clock.realTimeLimit == .zero)
  }
}

@MainActor
final class DocumentationTimeUITests: XCTestCase {
  // example
  func testInAnyOrder() {
    let app = XCUIApplication { ParcelScreen() }
    app.scheduling = .random(seed: 7)
    app.leaks = .ignore
    app.buttons["Send"].tap()
    XCTAssertTrue(app.staticTexts["Delivered"].waitForExistence(timeout: 60))
  }
  // end
}
