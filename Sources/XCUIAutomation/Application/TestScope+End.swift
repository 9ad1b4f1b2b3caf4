import Testing

extension TestScope {
  /// Whether something notices that the running test ends: XCTest, or a trait of ours.
  package var endsWithTest: Bool { TestSpan.current != nil || (Test.current == nil && RunningTestCase.current != nil) }
}
