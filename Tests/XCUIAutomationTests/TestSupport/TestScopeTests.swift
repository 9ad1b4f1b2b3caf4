import Testing
import UnderstudyTime
import XCUIAutomation

@MainActor
@Suite("What ends with a test")
struct TestScopeTests {
  @Test("A scope ends when it is released: the last thing first, and then the session")
  func ending() {
    var log: [String] = []
    var scope: TestScope? = TestScope.forNewApplication()
    let session = scope?.session
    scope?.atEnd { log.append("first") }
    scope?.atEnd { log.append("second") }

    scope = nil

    #expect(log == ["second", "first"])
    session?.enqueue { log.append("work of a closed session") }
    session?.drain()
    #expect(log == ["second", "first"])
  }

  @Test("Ending a scope twice runs what was added once")
  func endingTwice() {
    var count = 0
    let scope = TestScope.forNewApplication()
    scope.atEnd { count += 1 }

    scope.end()
    scope.end()

    #expect(count == 1)
  }

  @Test("Each application of a test has its own session, and the newest scope is the current one")
  func separateScopes() {
    let one = TestScope.forNewApplication()
    let two = TestScope.forNewApplication()

    #expect(one.session !== two.session)
    #expect(TestScope.current === two)
  }

  @Test("Parallel cases of a test do not see each other's scopes", arguments: 0..<8)
  func parallelCases(number: Int) async {
    #expect(TestScope.current == nil)
    let scope = TestScope.forNewApplication()
    await Task.yield()
    #expect(TestScope.current === scope)
  }

  @Test("What is shared under a key is made once")
  func sharedObject() {
    final class Shared {}
    let scope = TestScope.forNewApplication()
    let object = scope.object(for: "key") { Shared() }

    #expect(scope.object(for: "key") { Shared() } === object)
    #expect(scope.object(for: "other key") { Shared() } !== object)
  }
}
