import Combine
import Foundation
import FoundationNetworking
import SwiftUI
import Testing
import UnderstudyTesting

/// What ran, with the launch that has begun it.
@MainActor private final class Log {
  var lines: [String] = []
  var launch = 0
}

/// Reads itself in blocks without retaining itself, as apps do: a block that runs after its end ends the process.
@MainActor private final class Model: ObservableObject {
  private let log: Log
  private let launch: Int
  private var cancellables: Set<AnyCancellable> = []

  init(_ log: Log, _ begin: (Model) -> Void) {
    log.launch += 1
    (self.log, launch) = (log, log.launch)
    begin(self)
  }

  var isFirst: Bool { launch == 1 }

  func note(_ text: String) { log.lines.append("\(text) \(launch)") }

  func tickByTimer() {
    _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { [unowned self] _ in
      MainActor.assumeIsolated { note("tick") }
    }
  }

  func waitByQueue() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [unowned self] in MainActor.assumeIsolated { note("later") } }
  }

  func receiveFromPublisher() {
    let subject = PassthroughSubject<Int, Never>()
    subject.delay(for: 2, scheduler: RunLoop.main).sink { [unowned self] _ in note("value") }.store(in: &cancellables)
    subject.send(1)
  }

  func load(_ url: URL) {
    URLSession.shared.dataTask(with: url) { [unowned self] _, _, _ in
      DispatchQueue.main.async { [unowned self] in MainActor.assumeIsolated { note("answer") } }
    }.resume()
  }

  /// Goes on elsewhere, in real time, when the gate opens.
  func work(on queue: DispatchQueue, until gate: DispatchSemaphore) {
    queue.async {
      gate.wait()
      DispatchQueue.main.async { [unowned self] in MainActor.assumeIsolated { note("done") } }
    }
  }
}

/// Like an object of a static: each launch of the app finds it as the one before has left it.
@MainActor private final class Retained {
  let subject = PassthroughSubject<Int, Never>()
  var cancellables: Set<AnyCancellable> = []
}

private struct Screen: View {
  @StateObject private var model: Model

  init(_ log: Log, _ begin: @escaping (Model) -> Void) { _model = StateObject(wrappedValue: Model(log, begin)) }

  var body: some View { Text("Hello").onAppear { model.note("hello") } }
}

/// Begins what the framework itself puts onto the main queue for an app.
private struct EachLaunch: View {
  @State private var texts: Set<String> = []
  @State private var cancellables: Set<AnyCancellable> = []

  var body: some View {
    Button("Begin") {
      Just("Published").receive(on: DispatchQueue.main).sink { texts.insert($0) }.store(in: &cancellables)
      RunLoop.main.schedule { texts.insert("Scheduled") }
      withAnimation(.linear(duration: 1)) {
        _ = texts.insert("")
      } completion: {
        texts.insert("Completed")
      }
      nonisolated(unsafe) let subject = PassthroughSubject<String, Never>()
      subject.receive(on: DispatchQueue.main).sink { texts.insert($0) }.store(in: &cancellables)
      Thread.detachNewThread { subject.send("From a thread") }
    }
    ForEach(texts.filter { !$0.isEmpty }.sorted(), id: \.self) { Text($0) }
  }
}

@MainActor @Suite("What an app has begun ends with it: the next launch is another process", .leaks(.ignore))
struct RelaunchTests {
  private let log = Log()

  private func launchTwice(_ begin: @escaping (Model) -> Void) -> XCUIApplication {
    let log = log
    let app = XCUIApplication { Screen(log, begin) }
    #expect(app.staticTexts["Hello"].exists)
    app.launch()
    return app
  }

  @Test("Blocks, timers and values with a delay")
  func later() {
    let app = launchTwice {
      $0.tickByTimer()
      $0.waitByQueue()
      $0.receiveFromPublisher()
    }
    app.clock.advance(by: .seconds(5))
    #expect(log.lines == ["hello 1", "hello 2", "tick 2", "later 2", "value 2", "tick 2"])
  }

  @Test("A request whose answer comes after the relaunch")
  func request() async throws {
    let (server, log) = (try LocalServer(), log)
    let app = launchTwice { $0.load(server.url) }
    try await expectEventually(timeout: .seconds(5)) { log.lines.contains("answer 2") }
    #expect(log.lines == ["hello 1", "hello 2", "answer 2"])
    app.terminate()
  }

  @Test("A block on another queue that ends after the relaunch")
  func blockElsewhere() {
    let (queue, gate) = (DispatchQueue(label: "work"), DispatchSemaphore(value: 0))
    let app = launchTwice { if $0.isFirst { $0.work(on: queue, until: gate) } }
    gate.signal()
    queue.sync {}
    app.clock.advance(by: .seconds(5))
    #expect(log.lines == ["hello 1", "hello 2"])
  }

  @Test("A block that is on its way when the app is ended by the test")
  func terminated() {
    let log = log
    let app = XCUIApplication { Screen(log) { $0.waitByQueue() } }
    #expect(app.staticTexts["Hello"].exists)
    app.terminate()
    app.clock.advance(by: .seconds(5))
    #expect(log.lines == ["hello 1"])
  }

  @Test("What the test has begun itself continues")
  func blockOfTest() {
    let log = log
    let app = XCUIApplication { Screen(log) { _ in } }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { MainActor.assumeIsolated { log.lines.append("test") } }
    app.launch()
    app.clock.advance(by: .seconds(5))
    #expect(log.lines == ["hello 1", "hello 2", "test"])
  }

  @Test("What the test has begun elsewhere continues")
  func blockOfTestElsewhere() async throws {
    let log = log
    let app = XCUIApplication { Screen(log) { _ in } }
    let gate = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      gate.wait()
      DispatchQueue.main.async { MainActor.assumeIsolated { log.lines.append("test") } }
    }
    app.launch()
    gate.signal()
    try await expectEventually(timeout: .seconds(5)) { log.lines.contains("test") }
  }

  @Test("What the framework itself schedules for an app runs in each launch")
  func eachLaunch() {
    let app = XCUIApplication { EachLaunch() }
    for _ in 1...3 {
      app.launch()
      app.buttons["Begin"].tap()
      for text in ["Completed", "From a thread", "Published", "Scheduled"] {
        #expect(app.staticTexts[text].waitForExistence(timeout: 5), "\(text)")
      }
    }
  }

  @Test("A subject that a static retains throttles and collects in each launch")
  func retainedSubject() {
    let log = log
    let retained = Retained()
    let app = XCUIApplication {
      Button("Send") { retained.subject.send(log.launch) }.onAppear {
        log.launch += 1
        guard log.launch == 1 else { return }
        retained.subject.throttle(for: 2, scheduler: DispatchQueue.main, latest: true)
          .sink { log.lines.append("throttled \($0)") }.store(in: &retained.cancellables)
        retained.subject.collect(.byTime(DispatchQueue.main, 2))
          .sink { log.lines.append("collected \($0)") }.store(in: &retained.cancellables)
      }
    }
    for _ in 1...3 {
      app.buttons["Send"].tap()
      app.buttons["Send"].tap()
      app.launch()
      app.clock.advance(by: .seconds(10))
    }
    app.buttons["Send"].tap()
    app.clock.advance(by: .seconds(10))
    #expect(
      log.lines.filter { $0.hasPrefix("throttled") } == ["throttled 1", "throttled 2", "throttled 3", "throttled 4"])
    #expect(log.lines.last == "collected [1, 1, 2, 2, 3, 3, 4]", "nothing that a launch has left is lost")
  }

  @Test("A task that is cancelled with its view ends")
  func cancelledTask() {
    let log = log
    let app = XCUIApplication {
      Text("Hello").task {
        do { try await Task.sleep(for: .seconds(60)) } catch { log.lines.append("cancelled") }
      }
    }
    #expect(app.staticTexts["Hello"].exists)
    app.terminate()
    #expect(log.lines == ["cancelled"])
  }

  @Test("Of two apps of a test, the one that continues keeps what it has begun")
  func otherApp() {
    let log = log
    let first = XCUIApplication { Screen(log) { $0.waitByQueue() } }
    let second = XCUIApplication { Screen(log) { $0.waitByQueue() } }
    #expect(first.staticTexts["Hello"].exists && second.staticTexts["Hello"].exists)
    second.terminate()
    first.clock.advance(by: .seconds(5))
    #expect(log.lines == ["hello 1", "hello 2", "later 1"])
  }
}
