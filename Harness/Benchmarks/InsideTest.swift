import Dispatch
import Foundation
import Testing
import UnderstudyTesting
import XCTest

/// A test around the measurement: in one, each read is noted, so that an assertion that fails can say what was read.
public enum InsideTest: String, CaseIterable, Sendable {
  case xctest
  case testing

  @MainActor fileprivate static var body: () -> Int32 = { 0 }

  /// Runs the measurement as the only test of the process, and ends the process with its result.
  ///
  /// - Parameter body: Measures, and answers 0 for success.
  @MainActor public func run(_ body: @escaping @MainActor () -> Int32) -> Never {
    Self.body = body
    switch self {
    case .xctest:
      let entry = testCase([
        ("measure", { (_: MeasuringTests) in { MainActor.assumeIsolated(MeasuringTests.measure) } })
      ])
      XCTMain([entry], arguments: [CommandLine.arguments[0]])
    case .testing:
      setenv("UNDERSTUDY_MEASURES", "1", 1)
      Task { @MainActor in
        var arguments = __CommandLineArguments_v0()
        arguments.filter = ["MeasuringSuite/"]
        exit(await Testing.__swiftPMEntryPoint(passing: arguments))
      }
      dispatchMain()
    }
  }
}

private final class MeasuringTests: UITestCase {
  @MainActor static func measure() { XCTAssertEqual(InsideTest.body(), 0) }
}

/// The benchmark as a test of Swift Testing. Only `harness bench --inside testing` runs it.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["UNDERSTUDY_MEASURES"] != nil), .explained)
@MainActor struct MeasuringSuite {
  @Test func measure() { #expect(InsideTest.body() == 0) }
}
