// Checks that read well in `#expect` and `XCTAssert`.
extension Spy {
  /// Whether there was a call.
  public var wasCalled: Bool { !calls.isEmpty }

  /// Whether there was no call.
  public var wasNotCalled: Bool { calls.isEmpty }

  /// Whether there were as many calls, exactly.
  public func wasCalled(times: Int) -> Bool { calls.count == times }

  /// Whether one of the calls had these arguments.
  public func wasCalled(with value: Arguments) -> Bool where Arguments: Equatable { calls.contains(value) }

  /// Whether the calls had these arguments: all calls, in this order.
  public func wasCalled(with values: [Arguments]) -> Bool where Arguments: Equatable { calls == values }

  /// Whether one of the calls had arguments that satisfy a condition.
  public func wasCalled(matching matcher: (Arguments) -> Bool) -> Bool { calls.contains(where: matcher) }

  /// Whether the calls had arguments that satisfy these conditions, one a call: all calls, in this order.
  public func wasCalled(matching matchers: [(Arguments) -> Bool]) -> Bool {
    let calls = calls
    return calls.count == matchers.count && zip(calls, matchers).allSatisfy { call, matcher in matcher(call) }
  }

  /// Whether the last call had these arguments.
  public func wasMostRecentlyCalled(with value: Arguments) -> Bool where Arguments: Equatable { calls.last == value }

  /// Whether the last call had arguments that satisfy a condition.
  public func wasMostRecentlyCalled(matching matcher: (Arguments) -> Bool) -> Bool { calls.last.map(matcher) ?? false }
}
