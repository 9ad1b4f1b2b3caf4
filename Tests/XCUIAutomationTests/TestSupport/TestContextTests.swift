import Dispatch
import SwiftUI
import Testing
import UnderstudyTesting
import UnderstudyTime

@testable import UnderstudyRunner
@testable import XCUIAutomation

@Suite("F-62: Code outside of a test acts in its name")
struct TestContextTests {
  @Test("A context is that of the test, on whichever thread, and once")
  func otherThread() async {
    let context = TestRun.Context.ofCaller()
    let names = Guarded<[String?]>([])
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        names.withLock { $0.append(Test.current?.name) }
        context.run { names.withLock { $0.append(Test.current?.name) } }
        let isRun = context.run { names.withLock { $0.append("again") } }
        names.withLock { $0.append("\(isRun)") }
        continuation.resume()
      }
    }
    #expect(names.withLock { $0 } == [nil, "otherThread()", "false"])
  }

  @Test("A test with an app has one, again and again, until its last app ends")
  @MainActor func record() {
    var app: XCUIApplication? = XCUIApplication { Text("Tea") }
    let record = TestRun.current
    let names = Guarded<[String?]>([])
    for _ in 0..<2 {
      let isRun = record.act { names.withLock { $0.append(Test.current?.name) } }
      #expect(isRun)
    }
    #expect(names.withLock { $0 } == ["record()", "record()"])
    withExtendedLifetime(app) {}
    app = nil
    #expect(!record.act {})
  }

  @Test("A test of Swift Testing is named with its suite")
  @MainActor func name() {
    let app = XCUIApplication { Text("Tea") }
    #expect(app.session.name == "TestContextTests/name()")
  }

  @Test("A test of Swift Testing that is under way is known")
  @MainActor func isUnderWay() {
    #expect(TestUnderWay.all.contains { $0.name == "TestContextTests/isUnderWay()" })
  }
}
