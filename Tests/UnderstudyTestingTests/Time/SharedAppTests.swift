import SwiftUI
import Testing
import UnderstudyTime

/// Tests that follow each other, with an app that outlives the first of them.
@MainActor
@Suite("An app that tests share", .serialized)
struct SharedAppTests {
  private static var shared: XCUIApplication?
  private static let delivery = AsyncStream.makeStream(of: Int.self)

  @Test("The first test makes it")
  func first() {
    let continuation = Self.delivery.continuation
    Self.shared = XCUIApplication {
      Text("Delivery").task {
        try? await Task.sleep(for: .seconds(10))
        continuation.yield(1)
        continuation.finish()
      }
    }
    #expect(Self.shared?.staticTexts.firstMatch.exists == true)
  }

  @Test("Its clock moves for the next one")
  func second() async throws {
    defer { Self.shared = nil }
    let app = try #require(Self.shared)
    #expect(app.staticTexts["Delivery"].exists)
    var numbers: [Int] = []
    for await number in Self.delivery.stream { numbers.append(number) }
    #expect(numbers == [1])
    #expect(app.clock.now == .seconds(10))
  }
}

/// Tests that follow each other, of which the first keeps an app that the second does not use.
@MainActor
@Suite("An app that a test keeps", .serialized)
struct KeptAppTests {
  private static var kept: XCUIApplication?
  private static var end = 0

  @Test("The first test makes it")
  func first() async {
    Self.kept = XCUIApplication { TickScreen {} }
    #expect(Self.kept?.staticTexts.firstMatch.exists == true)
    await Task.detached {}.value
    Self.end = Self.realMilliseconds
  }

  /// All other clocks are the app's.
  private static var realMilliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }

  @Test("Its clock stands still when the next test is idle")
  func second() async {
    defer { Self.kept = nil }
    let before = Self.kept?.clock.now
    // In a longer pause all other tests may have waited for processes: then it has moved (F-50).
    #expect(before == .zero || Self.realMilliseconds - Self.end >= 100)
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let app = XCUIApplication {
      TickScreen {
        Task {
          try? await Task.sleep(for: .seconds(5))
          continuation.finish()
        }
      }
    }
    app.buttons["Go"].tap()
    for await _ in stream {}
    #expect(app.clock.now == .seconds(5))
    #expect(Self.kept?.clock.now == before)
  }
}

/// Tests that follow each other, of which the second awaits what the app of the first brings, and never uses the app.
@MainActor
@Suite("An app that a test keeps and the next one awaits", .serialized)
struct AwaitedAppTests {
  private static var kept: XCUIApplication?
  private static let delivery = AsyncStream.makeStream(of: Int.self)

  @Test("The first test makes it")
  func first() {
    let continuation = Self.delivery.continuation
    Self.kept = XCUIApplication {
      Text("Delivery").task {
        for number in 0..<2 {
          try? await Task.sleep(for: .seconds(10))
          continuation.yield(number)
        }
        continuation.finish()
      }
    }
    #expect(Self.kept?.staticTexts.firstMatch.exists == true)
  }

  @Test("F-50: its clock moves when nothing else runs")
  func second() async {
    var numbers: [Int] = []
    for await number in Self.delivery.stream { numbers.append(number) }
    #expect(numbers == [0, 1])
    Self.kept = nil
  }
}
