import Combine
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("The writer of what is done later")
struct LaterWriteTests {
  /// Each button has something write that runs after the action.
  private struct Later: View {
    let begin: (@escaping @Sendable () -> Void) -> Void
    @State private var number = 0
    @State private var hasAppeared = false

    var body: some View {
      Text("Number \(number)")
      Button("Go") { begin { MainActor.assumeIsolated { number += 1 } } }
      Button("Other") {}
    }
  }

  /// - Returns: The writers of the first writes, and of the app's timers.
  private func writers(
    after duration: Duration = .seconds(5), _ begin: @escaping (@escaping @Sendable () -> Void) -> Void
  ) -> [String?] {
    let app = XCUIApplication { Later(begin: begin) }
    app.buttons["Go"].tap()
    app.buttons["Other"].tap()
    app.clock.advance(by: duration)
    return app.events.of(.stateChange).map { $0.change?.writer }
  }

  private let work = #"work of Tap "Go" Button"#

  @Test("Blocks of the main queue and of the main run loop are the action's that has put them there")
  func queues() {
    #expect(writers { write in DispatchQueue.main.async { write() } } == [work])
    #expect(writers { write in DispatchQueue.main.async(qos: .utility) { write() } } == [work])
    #expect(writers { write in DispatchQueue.main.asyncAfter(deadline: .now() + 1) { write() } } == [work])
    #expect(writers { write in DispatchQueue.main.async(execute: DispatchWorkItem { write() }) } == [work])
    #expect(writers { write in RunLoop.main.perform { write() } } == [work])
    #expect(
      writers { write in
        let group = DispatchGroup()
        group.notify(queue: .main) { write() }
      } == [work])
  }

  @Test("A timer's block is the action's that has set the timer, each time", .leaks(.ignore))
  func timers() {
    #expect(
      writers(after: .seconds(2)) { write in
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in write() }
      } == [work, work])
    var subscriptions: [AnyCancellable] = []
    #expect(
      writers(after: .seconds(2)) { write in
        subscriptions.append(Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in write() })
      } == [work, work])
  }

  @Test("What a scheduler of Combine does later is the action's that has sent the value")
  func schedulers() {
    let subject = PassthroughSubject<Int, Never>()
    var subscriptions: [AnyCancellable] = []
    let found = writers { write in
      subscriptions.append(subject.debounce(for: 1, scheduler: DispatchQueue.main).sink { _ in write() })
      subject.send(1)
    }
    #expect(found == [work])
  }

  @Test("A completion is the action's that has begun the animation")
  func completions() {
    #expect(
      writers { write in
        withAnimation(.linear(duration: 1)) {
        } completion: {
          write()
        }
      } == [work])
  }

  @Test("Tasks of a block are tasks of the action, and blocks of a task its work")
  func mixed() {
    let task = #"a task of Tap "Go" Button"#
    #expect(writers { write in DispatchQueue.main.async { Task { @MainActor in write() } } } == [task])
    #expect(writers { write in Task { DispatchQueue.main.async { write() } } } == [work])
    #expect(
      writers { write in
        Task {
          write()
          DispatchQueue.main.async { write() }
          try await Task.sleep(for: .seconds(1))
          write()
        }
      } == [task, work, task])
  }

  @Test("A block on another queue, and what it posts back, belong to the action", .leaks(.ignore))
  func otherQueue() {
    let app = XCUIApplication {
      Later { write in DispatchQueue.global().async(qos: .utility) { DispatchQueue.main.async { write() } } }
    }
    app.buttons["Go"].tap()
    #expect(app.staticTexts["Number 1"].waitForExistence(timeout: 5))
    #expect(app.events.of(.stateChange).map { $0.change?.writer } == [work])
  }

  @Test("What a closure of a view has set up is that closure's; code without a caller in the app has no writer")
  func closures() {
    struct Ticking: View {
      @State private var ticks = 0
      var body: some View {
        Text("\(ticks)").onAppear {
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { MainActor.assumeIsolated { ticks += 1 } }
        }
      }
    }
    let app = XCUIApplication { Ticking() }
    app.clock.advance(by: .seconds(1))
    #expect(
      app.events.of(.stateChange).map { $0.change?.writer } == ["work of onAppear of LaterWriteTests.Ticking"])

    @MainActor final class Model: ObservableObject {
      @Published var ticks = 0
      init() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
          MainActor.assumeIsolated { self?.ticks += 1 }
        }
      }
    }
    struct Following: View {
      @StateObject private var model = Model()
      var body: some View { Text("\(model.ticks)") }
    }
    let other = XCUIApplication { Following() }
    other.clock.advance(by: .seconds(1))
    #expect(other.events.of(.objectChange).map { $0.change?.writer } == [nil])
  }

  @Test("The updates that follow such a write are not its doing: a closure that they call names itself")
  func updates() {
    struct Chain: View {
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        Button("Go") { DispatchQueue.main.async { MainActor.assumeIsolated { first = 1 } } }.onChange(of: first) {
          second = 1
        }
      }
    }
    let app = XCUIApplication { Chain() }
    app.buttons["Go"].tap()
    #expect(
      app.events.of(.stateChange).map { $0.change?.writer } == [work, "onChange of LaterWriteTests.Chain"])
  }
}
