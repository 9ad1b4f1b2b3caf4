import Dispatch
import Foundation
import Testing
import XCTest

/// A broken test of this folder, which runs as the only one of its process.
public struct BrokenTest {
  public let name: String
  private let runAlone: () -> Never

  /// Runs the test and ends the process with its result.
  public func run() -> Never { runAlone() }

  private init<T: XCTestCase>(_ name: String, _ test: @escaping @MainActor (T) -> @MainActor () throws -> Void) {
    self.name = name
    let entry = testCase([(name, { (tests: T) in { try MainActor.assumeIsolated { try test(tests)() } } })])
    runAlone = { XCTMain([entry], arguments: [CommandLine.arguments[0]]) }
  }

  private init<T: XCTestCase>(_ name: String, async test: @escaping (T) -> () async throws -> Void) {
    self.name = name
    let entry = testCase([(name, asyncTest(test))])
    runAlone = { XCTMain([entry], arguments: [CommandLine.arguments[0]]) }
  }

  /// A test of Swift Testing.
  private init(_ name: String, expectation function: String) {
    self.name = name
    runAlone = {
      setenv("UNDERSTUDY_BROKEN", "1", 1)
      Task { @MainActor in
        var arguments = __CommandLineArguments_v0()
        arguments.filter = ["BrokenExpectations/\(function)"]
        exit(await Testing.__swiftPMEntryPoint(passing: arguments))
      }
      dispatchMain()
    }
  }

  /// All, in the order of their reports.
  public static var all: [BrokenTest] {
    [
      BrokenTest("typo", BrokenTests.testTypo),
      BrokenTest("wrong type", BrokenTests.testWrongType),
      BrokenTest("wrong case", BrokenTests.testWrongCase),
      BrokenTest("disabled", BrokenTests.testDisabled),
      BrokenTest("label of a toggle", BrokenTests.testLabelOfToggle),
      BrokenTest("covered by alert", BrokenTests.testCoveredByAlert),
      BrokenTest("covered by sheet", BrokenTests.testCoveredBySheet),
      BrokenTest("covered by cover", BrokenTests.testCoveredByCover),
      BrokenTest("covered by a view", BrokenTests.testCoveredByView),
      BrokenTest("off screen", BrokenTests.testOffScreen),
      BrokenTest("out of view", BrokenTests.testOutOfView),
      BrokenTest("on another tab", BrokenTests.testOnAnotherTab),
      BrokenTest("place not there", BrokenTests.testPlaceNotThere),
      BrokenTest("ambiguous", BrokenTests.testAmbiguous),
      BrokenTest("index", BrokenTests.testIndex),
      BrokenTest("count", BrokenTests.testCount),
      BrokenTest("predicate syntax", BrokenTests.testPredicateSyntax),
      BrokenTest("predicate key", BrokenTests.testPredicateKey),
      BrokenTest("time-out", BrokenTests.testTimeOut),
      BrokenTest("comes later", BrokenTests.testComesLater),
      BrokenTest("existed until", BrokenTests.testExistedUntil),
      BrokenTest("variable", BrokenTests.testVariable),
      BrokenTest("several variables", BrokenTests.testSeveralVariables),
      BrokenTest("value in a variable", BrokenTests.testValueInVariable),
      BrokenTest("guarded", BrokenTests.testGuarded),
      BrokenTest("unrelated", BrokenTests.testUnrelated),
      BrokenTest("waiter", BrokenTests.testWaiter),
      BrokenTest("thrown error", BrokenTests.testThrownError),
      BrokenTest("state", BrokenTests.testState),
      BrokenTest("loop", BrokenTests.testLoop),
      BrokenTest("row not made", BrokenTests.testRowNotMade),
      BrokenTest("row at the side", BrokenTests.testRowAtTheSide),
      BrokenTest("row scrolled away", BrokenTests.testRowScrolledAway),
      BrokenTest("typo beside list", BrokenTests.testTypoBesideList),
      BrokenTest("other alert", BrokenTests.testOtherAlert),
      BrokenTest("no tab bar", BrokenTests.testNoTabBar),
      BrokenTest("count of rows", BrokenTests.testCountOfRows),
      BrokenTest("index of row", BrokenTests.testIndexOfRow),
      BrokenTest("other number", BrokenTests.testOtherNumber),
      BrokenTest("no such row", BrokenTests.testNoSuchRow),
      BrokenTest("later beside list", BrokenTests.testLaterBesideList),
      BrokenTest("abbreviation", BrokenTests.testAbbreviation),
      BrokenTest("longer title", BrokenTests.testLongerTitle),
      BrokenTest("part of button", BrokenTests.testPartOfButton),
      BrokenTest("predicate text", BrokenTests.testPredicateText),
      BrokenTest("labels of all", BrokenTests.testLabelsOfAll),
      BrokenTest("none of all", BrokenTests.testNoneOfAll),
      BrokenTest("terminated", BrokenTests.testTerminated),
      BrokenTest("keyboard", BrokenTests.testKeyboard),
      BrokenTest("focus", BrokenTests.testFocus),
      BrokenTest("preference hidden", BrokenTests.testPreferenceHidden),
      BrokenTest("wrong value", BrokenTests.testWrongValue),
      BrokenTest("runtime issue", BrokenTests.testRuntimeIssue),
      BrokenTest("two handles", BrokenTests.testTwoHandles),
      BrokenTest("not launched", BrokenTests.testNotLaunched),
      BrokenTest("thrown wait", BrokenTests.testThrownWait),
      BrokenTest("expectation", BrokenTests.testExpectation),
      BrokenTest("async failure", async: BrokenTests.testAsyncFailure),
      BrokenTest("async loop", async: BrokenTests.testAsyncLoop),
      BrokenTest("missing object", BrokenTests.testMissingObject),
      BrokenTest("inside an action", BrokenTests.testInsideAction),
      BrokenTest("after a failure", BrokenTests.testAfterFailure),
      BrokenTest("spy pending", BrokenTests.testSpyPending),
      BrokenTest("spy calls", BrokenTests.testSpyCalls),
      BrokenTest("leaked task", BrokenTests.testLeakedTask),
      BrokenTest("continuation", BrokenTests.testContinuation),
      BrokenTest("async method", async: BrokenAtTheEdges.testAsyncMethod),
      BrokenTest("setUp error", BrokenAtTheEdges.testSetUpError),
      BrokenTest("setUp failure", BrokenAtTheEdges.testSetUpFailure),
      BrokenTest("tearDown failure", BrokenAtTheEdges.testTearDownFailure),
      BrokenTest("trap", BrokenTests.testTrap),
      BrokenTest("exit", BrokenTests.testExit),
      BrokenTest("semaphore", BrokenTests.testSemaphore),
      BrokenTest("endless loop", BrokenTests.testEndlessLoop),
      BrokenTest("endless await", async: BrokenTests.testEndlessAwait),
      BrokenTest("parameterised case", expectation: "parameterisedCase"),
      BrokenTest("parallel case", expectation: "parallelCase"),
      BrokenTest("expected value", expectation: "value"),
      BrokenTest("requirement", expectation: "requirement"),
    ]
  }
}
