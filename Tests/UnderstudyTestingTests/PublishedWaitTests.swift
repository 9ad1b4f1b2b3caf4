import SwiftUI
import Testing

private final class Tally: ObservableObject, @unchecked Sendable {
  @Published var count = 0
}

@MainActor
@Suite("Waiting for published values")
struct PublishedWaitTests {
  @Test("The current value is checked, and a new one is stored when the wait returns")
  func matches() async throws {
    let counter = Tally()
    try await counter.$count.waitUntilMatches(0, errorMessage: "not zero")
    Task { counter.count = 3 }
    try await counter.$count.waitUntilMatches({ $0 > 2 }, errorMessage: "not three", timeout: 60)
    #expect(counter.count == 3)
  }

  @Test("In an app's time a wait takes no real time and ends with the change")
  func virtualTime() async throws {
    let counter = Tally()
    let app = XCUIApplication {
      Text("Tally").task {
        try? await Task.sleep(for: .seconds(100))
        counter.count = 1
      }
    }
    try await counter.$count.waitUntilMatches(1, errorMessage: "not one", timeout: 1000)
    #expect(app.clock.now == .seconds(100))
  }

  @Test("A value that another thread sets is seen")
  func otherThread() async throws {
    let counter = Tally()
    DispatchQueue.global().async(group: nil) { counter.count = 7 }
    try await counter.$count.waitUntilMatches(7, errorMessage: "not seven", timeout: 60)
  }

  @Test("A time-out says what was expected and seen, after the handler has run")
  func timeout() async {
    let counter = Tally()
    let app = XCUIApplication { Text("Tally") }
    var hasFailed = false
    let line = #line + 2
    let error = await waitTimeout {
      try await counter.$count.waitUntilMatches(
        { $0 == 1 }, errorMessage: "No count", timeout: 2, onFailure: { hasFailed = true })
    }
    #expect(hasFailed)
    #expect(app.clock.now == .seconds(2))
    #expect(
      error?.description == """
        No count (PublishedWaitTests.swift:\(line)): waited 2 s of virtual time.
        Last seen: 0.
        Nothing is queued, no timer is set and no task is alive.
        """)
  }

  @Test("A test that awaits a publisher moves its app's clock, and its own delays go by that clock")
  func publishers() async {
    let app = XCUIApplication { Text("Idle") }
    var seen: [Int] = []
    let delayed = [3, 1, 2].publisher.flatMap { number in
      Just(number).delay(for: .seconds(number * 100), scheduler: DispatchQueue.main)
    }
    for await number in delayed.values { seen.append(number) }
    #expect(seen == [1, 2, 3])
    #expect(app.clock.now == .seconds(300))
  }
  @Test("The dates of a timer that a test publishes come by its app's clock")
  func timer() async {
    let app = XCUIApplication { Text("Idle") }
    for await _ in Timer.publish(every: 100, on: .main, in: .common).autoconnect().prefix(2).values {}
    #expect(app.clock.now == .seconds(200))
  }
}
