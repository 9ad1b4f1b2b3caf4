import UnderstudyTime
import XCTest

/// Test methods without annotations, as in an Xcode UI test.
final class XCTestSessionTests: XCTestCase {
  func testNonisolatedSynchronousMethodDrains() {
    MainActor.assumeIsolated {
      let session = ExecutionSession(name: #function)
      defer { session.close() }
      let trace = Trace()
      session.perform {
        _ = Task {
          trace.add("begins")
          try await Task.sleep(for: .seconds(60))
          trace.add("ends with \(await double(4))")
        }
      }
      session.advance(by: .seconds(60))
      XCTAssertEqual(trace.entries, ["begins", "ends with 8"])
      XCTAssertEqual(session.liveTaskCount, 0)
    }
  }

  func testNonisolatedSynchronousMethodWaitsForWorkOutside() {
    MainActor.assumeIsolated {
      let session = ExecutionSession(name: #function)
      defer { session.close() }
      var result: Int?
      session.perform {
        _ = Task {
          result = await withCheckedContinuation { continuation in
            DispatchQueue.global().async(group: nil) { continuation.resume(returning: 3) }
          }
        }
      }
      XCTAssertTrue(session.run(until: { result == 3 }, timeout: .seconds(60)))
    }
  }

  func testNonisolatedAsynchronousMethodAwaitsTasksOfTheSession() async {
    let session = ExecutionSession(name: #function)
    let trace = Trace()
    let task = await MainActor.run {
      session.perform {
        Task {
          trace.add("begins")
          return await double(5)
        }
      }
    }
    let value = await task.value
    XCTAssertEqual(value, 10)
    XCTAssertEqual(trace.entries, ["begins"])
    await session.close()
  }

  @MainActor func testMainActorAsynchronousMethodWaits() async {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    var isDone = false
    session.schedule(after: .seconds(30)) { isDone = true }
    let came = await session.runAsync(until: { isDone }, timeout: .seconds(60))
    XCTAssertTrue(came)
    XCTAssertEqual(session.now, .seconds(30))
  }
}
