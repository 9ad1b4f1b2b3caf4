import Combine
import SwiftUI
import Testing
import UnderstudyTime

/// What happens to a test that awaits something without a time-out and without a notification.
@MainActor
@Suite("An idle test")
struct IdleTestTests {
  private struct TitleKey: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  // MARK: - The clock moves

  @Test("A stream that the app fills between sleeps comes to its end")
  func stream() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let app = XCUIApplication {
      Button("Go") {
        Task {
          for number in 1...50 {
            try? await Task.sleep(for: .seconds(10))
            continuation.yield(number)
          }
          continuation.finish()
        }
      }
    }
    app.buttons["Go"].tap()
    var numbers: [Int] = []
    for await number in stream { numbers.append(number) }
    #expect(numbers == Array(1...50))
    #expect(app.clock.now == .seconds(500))
  }

  @Test("So does a continuation, beside a timer that repeats")
  func continuation() async {
    var resume: (@MainActor () -> Void)?
    let app = XCUIApplication {
      TickScreen {
        Task {
          try? await Task.sleep(for: .seconds(30.5))
          resume?()
        }
      }
    }
    app.buttons["Go"].tap()
    await withCheckedContinuation { continuation in resume = { continuation.resume() } }
    #expect(app.clock.now == .seconds(30.5))
    #expect(app.staticTexts.matching(NSPredicate(format: "label == '30 s'")).firstMatch.exists)
  }

  @Test("Of several apps each moves on")
  func severalApps() async {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    func app(_ name: String, after delay: Duration) -> XCUIApplication {
      XCUIApplication {
        Text(name).task {
          try? await Task.sleep(for: delay)
          continuation.yield(name)
        }
      }
    }
    let apps = [app("A", after: .seconds(5)), app("B", after: .seconds(7))]
    for app in apps { _ = app.staticTexts.firstMatch.exists }
    var names: Set<String> = []
    for await name in stream {
      names.insert(name)
      if names.count == 2 { break }
    }
    #expect(apps.map(\.clock.now) == [.seconds(5), .seconds(7)])
  }

  @Test("Two tasks of the test each await one of the app")
  func twoAwaits() async {
    var tasks: [Task<Int, Never>] = []
    let app = XCUIApplication {
      Button("Go") {
        for number in 1...2 {
          tasks.append(
            Task {
              try? await Task.sleep(for: .seconds(number))
              return number
            })
        }
      }
    }
    app.buttons["Go"].tap()
    let (first, second) = (tasks[0], tasks[1])
    async let late = second.value
    async let early = first.value
    #expect(await [early, late] == [1, 2])
    #expect(app.clock.now == .seconds(2))
  }

  @Test("A test that yields until something has happened sees it, however late it is")
  func yields() async {
    var isDone = false
    let app = XCUIApplication {
      TickScreen {
        Task {
          try? await Task.sleep(for: .seconds(3.5))
          isDone = true
        }
      }
    }
    app.buttons["Go"].tap()
    while !isDone { await Task.yield() }
    #expect(app.clock.now == .seconds(3.5))
    #expect(app.staticTexts["3 s"].exists)
  }

  @Test("The test's own tasks continue before the clock moves for one of them that follows the app")
  func follower() async {
    let app = XCUIApplication {
      TickScreen {}.preference(key: TitleKey.self, value: "Title")
    }
    var titles: [String] = []
    let collector = Task {
      for await title in app.preferences(TitleKey.self) { titles.append(title) }
    }
    while titles.isEmpty { await Task.yield() }
    for _ in 1...100 { await Task.yield() }
    #expect(app.clock.now == .zero)
    collector.cancel()
    await collector.value
  }

  // MARK: - In vain

  @Test("A test that awaits a value that never comes fails once, and its loop ends")
  func observerInVain() async throws {
    let app = XCUIApplication { Text("Hello").preference(key: TitleKey.self, value: "Hello") }
    var reports: [String] = []
    try app.takeReports { reports.append($0) }
    var titles: [String] = []
    for await title in app.preferences(TitleKey.self) { titles.append(title) }
    #expect(titles == ["Hello"])
    #expect(reports.count == 1)
    let report = try #require(reports.first)
    #expect(report.hasPrefix("The test is stuck: for "))
    #expect(report.contains("for 0.01 s of real time neither it nor its app has done anything"))
    #expect(report.contains("Nothing is queued"))
  }

  @Test("Each loop without a value is reported")
  func loopsInVain() async throws {
    let app = XCUIApplication { Text("Hello").preference(key: TitleKey.self, value: "Hello") }
    var reports: [String] = []
    try app.takeReports { reports.append($0) }
    for await _ in app.preferences(TitleKey.self) {}
    for await _ in app.preferences(TitleKey.self) {}
    #expect(reports.count == 2)
  }

  @Test("So is one that awaits a publisher")
  func publisherInVain() async throws {
    let app = XCUIApplication { Text("Hello") }
    var reports: [String] = []
    try app.takeReports { reports.append($0) }
    _ = app.staticTexts["Hello"].exists
    let subject = CurrentValueSubject<Int, Never>(1)
    var values: [Int] = []
    for await value in subject.values { values.append(value) }
    #expect(values == [1])
    #expect(reports.count == 1)
  }

  @Test("So is one that awaits a task of the app, which nothing can end but the app")
  func taskInVain() async throws {
    var task: Task<Void, Never>?
    var resume: (@MainActor () -> Void)?
    let app = XCUIApplication {
      Button("Go") {
        task = Task {
          await withCheckedContinuation { continuation in resume = { continuation.resume() } }
        }
      }
    }
    app.buttons["Go"].tap()
    var reports: [String] = []
    try app.takeReports { report in
      reports.append(report)
      resume?()
    }
    await task?.value
    #expect(reports.count == 1)
    #expect(reports.first?.contains("1 task is alive") == true)
  }

  @Test("A test that yields for ever is told so, once")
  func yieldsInVain() async throws {
    let app = XCUIApplication { Text("Hello") }
    var reports: [String] = []
    try app.takeReports { reports.append($0) }
    while reports.isEmpty { await Task.yield() }
    let report = try #require(reports.first)
    #expect(report.hasPrefix("The test does not end: for 0.01 s of real time its tasks have yielded or"))
    #expect(app.clock.now == .zero)
  }

  @Test(
    "So is one whose app has a timer that repeats, and one that sleeps in between", arguments: [false, true])
  func loopsInVainBesideATimer(sleeps: Bool) async throws {
    let app = XCUIApplication { TickScreen {} }
    var isTold = false
    // On a busy machine it may be taken as idle before, because the limit is so short here.
    try app.takeReports { isTold = isTold || $0.hasPrefix("The test does not end") }
    while !isTold {
      if sleeps { try await Task.sleep(for: .milliseconds(10)) } else { await Task.yield() }
    }
    #expect(app.clock.now > .zero)
  }

  @Test("A manual clock stands still")
  func manualClock() async throws {
    let app = XCUIApplication { TickScreen {} }
    app.clock.mode = .manual
    #expect(app.staticTexts["0 s"].exists)
    var reports: [String] = []
    await withCheckedContinuation { continuation in
      do {
        try app.takeReports { report in
          reports.append(report)
          continuation.resume()
        }
      } catch {
        continuation.resume()
      }
    }
    #expect(reports.count == 1)
    #expect(app.clock.now == .zero)
  }
}
