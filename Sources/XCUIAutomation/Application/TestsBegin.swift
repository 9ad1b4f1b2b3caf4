/// Called before `main` by the C target UnderstudyPlatformC.
@_cdecl("understudy_observe_test_cases")
func observeTestCases() {
  TestObservation.begin()
  AssertionExplanation.use(ReadExplanation())
  PredicateFailures.use { text, site in
    guard !FailureReporter.shouldSkip else { return false }
    FailureReporter.report(text, at: site.location)
    return true
  }
}
