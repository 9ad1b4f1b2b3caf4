import Dispatch
import SwiftUI
import Testing
import UnderstudyTesting
import UnderstudyTime

/// Changes that come from another thread than the main one.
@MainActor
@Suite("A: other threads")
struct BackgroundTests {
  /// Runs `body` on another thread and waits for its end.
  static func onOtherThread(_ body: @escaping @Sendable () -> Void) {
    let end = DispatchSemaphore(value: 0)
    Thread {
      body()
      end.signal()
    }.start()
    end.wait()
  }

  @Test("SEM-041: a state set on another thread has its value at once; the update follows on the main actor")
  func state() {
    @MainActor final class Escape { var binding: Binding<Int>? }
    struct Screen: View {
      let escape: Escape
      let trace: Trace
      @State private var count = 0
      init(_ escape: Escape, _ trace: Trace) { (self.escape, self.trace) = (escape, trace) }
      var body: some View {
        let _ = trace("body \(count)")
        Text("Count \(count)").onAppear { escape.binding = $count }
      }
    }
    let (escape, trace) = (Escape(), Trace())
    let app = XCUIApplication { Screen(escape, trace) }
    guard let binding = escape.binding else {
      Issue.record("the view did not appear")
      return
    }
    let seen = Guarded<[Int]>([])
    BackgroundTests.onOtherThread {
      binding.wrappedValue = 1
      binding.wrappedValue += 1
      seen.withLock { $0.append(binding.wrappedValue) }
    }
    #expect(binding.wrappedValue == 2, "the main actor sees it too")
    #expect(trace.entries == ["body 0"], "no body ran on the other thread")
    #expect(seen.withLock { $0 } == [2])
    #expect(app.staticTexts["Count 2"].exists)
    #expect(trace.entries == ["body 0", "body 2"])
  }

  @Test("F-04: a thread that increments a state loses nothing while the main actor takes the values over")
  func countingUp() async {
    @MainActor final class Escape { var binding: Binding<Int>? }
    struct Screen: View {
      let escape: Escape
      @State private var count = 0
      init(_ escape: Escape) { self.escape = escape }
      var body: some View { Text("Count \(count)").onAppear { escape.binding = $count } }
    }
    let escape = Escape()
    let app = XCUIApplication { Screen(escape) }
    guard let binding = escape.binding else {
      Issue.record("the view did not appear")
      return
    }
    await Task.detached { for _ in 1...3000 { binding.wrappedValue += 1 } }.value
    #expect(binding.wrappedValue == 3000)
    #expect(app.staticTexts["Count 3,000"].exists)
  }

  final class Published: ObservableObject, @unchecked Sendable {
    @SwiftUI.Published var count = 0
  }

  @Test("SEM-056: an object that publishes on another thread is named in the log, and its views follow")
  func publishing() {
    struct Screen: View {
      @ObservedObject var object: Published
      var body: some View { Text("Count \(object.count)") }
    }
    let object = Published()
    let app = XCUIApplication { Screen(object: object) }
    BackgroundTests.onOtherThread { object.count = 1 }
    #expect(app.staticTexts["Count 1"].exists)
    #expect(
      app.issues(.publishedFromBackground) == [
        "Publishing changes from background threads is not allowed; make sure to publish values from the main thread (via"
          + " operators like receive(on:)) on model updates."
      ])
  }

  @Observable
  final class Model: @unchecked Sendable {
    var count = 0
  }

  @Test("SEM-067: an observed property that changes on another thread is followed on the main actor")
  func observing() {
    struct Screen: View {
      let model: Model
      let trace: Trace
      var body: some View {
        let _ = trace("body \(model.count)")
        Text("Count \(model.count)")
      }
    }
    let (model, trace) = (Model(), Trace())
    let app = XCUIApplication { Screen(model: model, trace: trace) }
    BackgroundTests.onOtherThread { model.count = 1 }
    #expect(app.staticTexts["Count 1"].exists)
    #expect(trace.entries == ["body 0", "body 1"])
  }
}
