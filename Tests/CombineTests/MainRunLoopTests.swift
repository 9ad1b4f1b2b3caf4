import Combine
import Foundation
import Testing
import XCTest

/// Without a session time is real. Swift Testing's main thread runs no run loop, XCTest's does.
@MainActor @Suite("The main run loop without a session")
struct MainRunLoopTests {
  @Test("receive(on:) delivers")
  func receiveOn() async { #expect(await MainRunLoop.received() == [1, 2]) }

  @Test("delay delivers, the end too")
  func delay() async { #expect(await MainRunLoop.delayed() == [1, 2]) }

  @Test("A failure that comes later ends a wait for values")
  func delayedFailure() async {
    struct Late: Error {}
    let late = Fail<Int, Late>(error: Late()).delay(for: .milliseconds(1), scheduler: RunLoop.main)
    await #expect(throws: Late.self) {
      for try await _ in late.values {}
    }
  }

  @Test("Timer.publish gives one date after the other")
  func timer() async { #expect(await MainRunLoop.dateCount() == 3) }

  @Test("A timer without an interval is a fast one")
  func fastTimer() async {
    for await _ in Timer.publish(every: 0, on: .main, in: .common).autoconnect().values { break }
  }

  @Test("Repeating work and timers that are cancelled do not come again")
  func cancellation() async {
    var runs = 0
    var repeating: (any Cancellable)?
    repeating = RunLoop.main.schedule(after: RunLoop.main.now, interval: .milliseconds(1)) {
      runs += 1
      repeating?.cancel()
    }
    var dates = 0
    var timer: AnyCancellable?
    timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect().sink { _ in
      dates += 1
      timer?.cancel()
    }
    #expect(await MainRunLoop.dateCount() == 3)
    #expect(await MainRunLoop.dateCount() == 3)
    #expect((runs, dates) == (1, 1))
  }
}

final class MainRunLoopXCTests: XCTestCase {
  @MainActor func testEverythingIsDelivered() async {
    let (received, delayed, dates) = await (
      MainRunLoop.received(), MainRunLoop.delayed(), MainRunLoop.dateCount()
    )
    XCTAssertEqual(received, [1, 2])
    XCTAssertEqual(delayed, [1, 2])
    XCTAssertEqual(dates, 3)
  }
}

@MainActor private enum MainRunLoop {
  static func received() async -> [Int] {
    var values: [Int] = []
    for await value in [1, 2].publisher.receive(on: RunLoop.main).values { values.append(value) }
    return values
  }

  static func delayed() async -> [Int] {
    var values: [Int] = []
    let delayed = [1, 2].publisher.delay(for: .milliseconds(1), scheduler: RunLoop.main)
    for await value in delayed.values { values.append(value) }
    return values
  }

  static func dateCount() async -> Int {
    var dates: [Date] = []
    for await date in Timer.publish(every: 0.001, on: .main, in: .common).autoconnect().values {
      dates.append(date)
      if dates.count == 3 { break }
    }
    return dates.count
  }
}
