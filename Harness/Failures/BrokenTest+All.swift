extension BrokenTest {
  /// All, in the order of their reports.
  public static var all: [BrokenTest] { ofQueries + ofRows + ofWaits + ofEnds + ofSwiftTesting }

  private static var ofQueries: [BrokenTest] {
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
      BrokenTest("row not made", BrokenTests.testRowNotMade),
      BrokenTest("row at the side", BrokenTests.testRowAtTheSide),
      BrokenTest("row scrolled away", BrokenTests.testRowScrolledAway),
      BrokenTest("keyboard", BrokenTests.testKeyboard),
      BrokenTest("focus", BrokenTests.testFocus),
      BrokenTest("wrong value", BrokenTests.testWrongValue),
      BrokenTest("runtime issue", BrokenTests.testRuntimeIssue),
      BrokenTest("two handles", BrokenTests.testTwoHandles),
      BrokenTest("not launched", BrokenTests.testNotLaunched),
      BrokenTest("value of a text", BrokenTests.testValueOfText),
    ]
  }

  private static var ofRows: [BrokenTest] {
    [
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
      BrokenTest("swipe loop", BrokenTests.testSwipeLoop),
      BrokenTest("swipes to a failure", BrokenTests.testSwipesToFailure),
    ]
  }

  private static var ofWaits: [BrokenTest] {
    [
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
      BrokenTest("preference hidden", BrokenTests.testPreferenceHidden),
      BrokenTest("thrown wait", BrokenTests.testThrownWait),
      BrokenTest("expectation", BrokenTests.testExpectation),
      BrokenTest("async failure", async: BrokenTests.testAsyncFailure),
      BrokenTest("async loop", async: BrokenTests.testAsyncLoop),
      BrokenTest("inverted predicate", BrokenTests.testInvertedPredicate),
      BrokenTest("inverted expectation", BrokenTests.testInvertedExpectation),
    ]
  }

  private static var ofEnds: [BrokenTest] {
    [
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
      BrokenTest("not thrown", BrokenTests.testNotThrown),
      BrokenTest("not thrown by the app", BrokenTests.testNotThrownByApp),
      BrokenTest("spy never called", BrokenTests.testSpyNeverCalled),
      BrokenTest("teardown block", BrokenTests.testTeardownBlock),
      BrokenTest("value as a number", BrokenTests.testValueAsNumber),
      BrokenTest("index of an array", BrokenTests.testIndexOfArray),
      BrokenTest("async read", async: BrokenAsync.testMissingRead),
      BrokenTest("async variable", async: BrokenAsync.testVariable),
    ]
  }

  private static var ofSwiftTesting: [BrokenTest] {
    [
      BrokenTest("parameterised case", expectation: "parameterisedCase"),
      BrokenTest("parallel case", expectation: "parallelCase"),
      BrokenTest("expected value", expectation: "value"),
      BrokenTest("requirement", expectation: "requirement"),
      BrokenTest("expected read", expectation: "missingRead"),
      BrokenTest("expected error", expectation: "noError"),
      BrokenTest("error of a test", expectation: "thrownError"),
      BrokenTest("expected calls", expectation: "spyCalls"),
      BrokenTest("confirmation", expectation: "confirmed"),
      BrokenTest("known issue", expectation: "knownIssue"),
      BrokenTest("detached task", expectation: "detachedTask"),
      BrokenTest("detached issue", expectation: "detachedIssue"),
      BrokenTest("endless stream", expectation: "endlessStream"),
      BrokenTest("endless continuation", expectation: "endlessContinuation"),
      BrokenTest("other thread", expectation: "otherThread"),
      BrokenTest("variable of a thread", expectation: "variableOfThread"),
    ]
  }
}
