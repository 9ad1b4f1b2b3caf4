import Dispatch
import Foundation
import Testing
import UnderstudyTesting
import XCTest

/// A broken test of this folder, which runs as the only one of its process.
public struct BrokenTest {
  public let name: String
  private let runAlone: () -> Never

  /// Runs the test and ends the process with its result.
  public func run() -> Never { runAlone() }

  init<T: XCTestCase>(_ name: String, _ test: @escaping @MainActor (T) -> @MainActor () throws -> Void) {
    self.name = name
    let entry = testCase([(name, { (tests: T) in { try MainActor.assumeIsolated { try test(tests)() } } })])
    runAlone = { XCTMain([entry], arguments: [CommandLine.arguments[0]]) }
  }

  init<T: UITestCase>(_ name: String, async test: @escaping (T) -> () async throws -> Void) {
    self.name = name
    let entry = testCase([(name, asyncTest(test))])
    runAlone = { XCTMain([entry], arguments: [CommandLine.arguments[0]]) }
  }

  /// A test of Swift Testing.
  init(_ name: String, expectation function: String) {
    self.name = name
    runAlone = {
      setenv("UNDERSTUDY_BROKEN", "1", 1)
      Task { @MainActor in
        var arguments = __CommandLineArguments_v0()
        arguments.filter = ["Broken.*/\(function)\\("]
        exit(await Testing.__swiftPMEntryPoint(passing: arguments))
      }
      dispatchMain()
    }
  }
}
