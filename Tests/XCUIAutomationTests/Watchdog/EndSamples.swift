import Foundation
import SwiftUI
import Testing
import XCTest

/// A screen whose buttons end the process.
struct EndScreen: View {
  var body: some View {
    VStack {
      Button("_exit") { _exit(0) }
      Button("_Exit") { _Exit(0) }
      Button("quick_exit") { Thread.detachNewThread { quick_exit(0) } }
      Button("exit of C") { LibraryFunction.call("exit", 256) }
      Button("system call") { LibraryFunction.call("syscall", LibraryFunction.exitGroup) }
      Button("exec") { replaceProgram() }
      Button("kill") { kill(getpid(), SIGKILL) }
      Button("raise") { raise(SIGTERM) }
      Button("abort") { abort() }
      Button("alarm") { alarm(1) }
      Button("daemon") { daemon(1, 1) }
    }
  }
}

private func replaceProgram() {
  // A program that is not there ends nothing.
  _ = withArguments { execv("/no/such/program", $0) }
  _ = withArguments { execv("/bin/true", $0) }
}

private func withArguments(_ body: ([UnsafeMutablePointer<CChar>?]) -> Int32) -> Int32 {
  let name = strdup("true")
  defer { free(name) }
  return body([name, nil])
}

private enum LibraryFunction {
  /// The number of the system call.
  #if arch(x86_64)
    static let exitGroup = 231
  #else
    static let exitGroup = 94
  #endif

  /// Calls a function by its address in the C library, as C code with a copy of it would.
  static func call(_ name: String, _ first: Int, _ second: Int = 0) {
    let library = name == "syscall" ? nil : dlopen("libc.so.6", RTLD_NOW)
    guard let address = dlsym(library, name) else { return }
    typealias Function = @convention(c) (Int, Int) -> Int
    _ = unsafeBitCast(address, to: Function.self)(first, second)
  }
}

/// Tests that end the process, each run in one of its own: `EndOfProcessTests`.
final class EndSamples: UITestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(ChildRun.isChild, "Runs in a process of its own.")
  }

  @MainActor private func tap(_ button: String) {
    let app = XCUIApplication { EndScreen() }
    app.buttons[button].tap()
    // Another thread may be about to end the process.
    DispatchSemaphore(value: 0).wait()
  }

  @MainActor func testUnderscoreExit() { tap("_exit") }
  @MainActor func testExitOfStandard() { tap("_Exit") }
  @MainActor func testQuickExitInThread() { tap("quick_exit") }
  @MainActor func testExitOfLibrary() { tap("exit of C") }
  @MainActor func testSystemCall() { tap("system call") }
  @MainActor func testExec() { tap("exec") }
  @MainActor func testKill() { tap("kill") }
  @MainActor func testRaise() { tap("raise") }
  @MainActor func testAbort() { tap("abort") }
  @MainActor func testAlarm() { tap("alarm") }
  @MainActor func testDaemon() { tap("daemon") }
  func testThreadExit() { Thread.exit() }
  func testMainQueueForEver() { dispatchMain() }

  func testFailsAndLeavesQuietly() {
    atexit { _exit(0) }
    XCTFail("This fails.")
  }
}

/// A test after which its class ends the process.
final class EndBetweenSamples: UITestCase {
  override class func tearDown() {
    if ChildRun.isChild { exit(0) }
  }

  override func setUpWithError() throws {
    try XCTSkipUnless(ChildRun.isChild, "Runs in a process of its own.")
  }

  func testPasses() {}
}

/// A run to which another process sends a signal in the second of its tests.
@MainActor
@Suite(.enabled(if: ChildRun.isChild), .serialized)
struct SignalSamples {
  @Test func aFails() { #expect(1 + 1 == 3) }

  @Test func bTerminated() throws {
    let app = XCUIApplication { StuckScreen() }
    app.buttons["Nothing"].tap()
    _ = try Process.run(URL(fileURLWithPath: "/bin/kill"), arguments: ["-TERM", "\(getpid())"])
    DispatchSemaphore(value: 0).wait()
  }

  @Test func cLater() {}
}
