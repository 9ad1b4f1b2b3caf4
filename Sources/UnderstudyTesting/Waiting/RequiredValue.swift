import XCUIAutomation

/// What `requireEventually` does: wait for a value, or throw ``WaitTimeout``. A condition is a value of type `Void?`.
@MainActor struct RequiredValue {
  /// What is waited for, in words.
  private let comment: String?
  private let timeout: Duration
  private let site: CallSite

  init(_ comment: String?, timeout: Duration, at site: CallSite) {
    (self.comment, self.timeout, self.site) = (comment, timeout, site)
  }

  func get<Value>(_ value: () throws -> Value?) throws -> Value {
    try checkSkip()
    var found: Value?
    let outcome = try ConditionWait.run(.eventually, for: timeout) { () throws in
      found = try value()
      return found != nil
    }
    return try unwrap(found, outcome)
  }

  func getAsync<Value>(_ value: () throws -> Value?) async throws -> Value {
    try checkSkip()
    var found: Value?
    let outcome = try await ConditionWait.runAsync(.eventually, for: timeout) { () throws in
      found = try value()
      return found != nil
    }
    if !outcome.holds { try Task.checkCancellation() }
    return try unwrap(found, outcome)
  }

  func getAwaiting<Value>(_ value: () async throws -> Value?) async throws -> Value {
    try checkSkip()
    var found: Value?
    let outcome = try await ConditionWait.runAwaiting(.eventually, for: timeout) { () async throws in
      found = try await value()
      return found != nil
    }
    if !outcome.holds { try Task.checkCancellation() }
    return try unwrap(found, outcome)
  }

  private func checkSkip() throws { try WaitTimeout.checkSkip(comment ?? ConditionWording.value, at: site) }

  private func unwrap<Value>(_ found: Value?, _ outcome: ConditionOutcome) throws -> Value {
    if let found, outcome.holds { return found }
    throw WaitTimeout.condition(comment, outcome, at: site)
  }
}
