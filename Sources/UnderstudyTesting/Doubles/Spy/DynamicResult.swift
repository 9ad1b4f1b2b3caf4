import UnderstudyTime

/// What a function shall return, call by call: values, or closures that compute them.
///
/// Each call uses up one stub and gets its result; the last one that is left serves every further call.
public final class DynamicResult<Arguments, Returning> {
  /// The result of one call.
  public enum Stub {
    /// One result for any arguments.
    case value(Returning)
    /// Computes the result from the call's arguments.
    case closure(@Sendable (Arguments) -> Returning)

    fileprivate var pendingAnswer: (any ResolvableWithFallback)? {
      if case .value(let value) = self { value as? any ResolvableWithFallback } else { nil }
    }

    func result(for arguments: Arguments) -> Returning {
      switch self {
      case .value(let value): value
      case .closure(let closure): closure(arguments)
      }
    }
  }

  private struct State {
    /// Never empty.
    var stubs: [Stub]
    /// The values of used stubs, for which a call may still wait.
    var pending: [any ResolvableWithFallback] = []

    /// Uses up a stub, unless it is the last one.
    mutating func next() -> Stub {
      guard stubs.count > 1 else { return stubs[0] }
      let stub = stubs.removeFirst()
      if let answer = stub.pendingAnswer { pending.append(answer) }
      return stub
    }
  }

  private let state: Guarded<UncheckedSendable<State>>

  init(stubs: [Stub]) { state = Guarded(unchecked: State(stubs: stubs)) }

  /// Makes results that come in the order given, the last one again and again.
  public convenience init(_ value: Returning, _ values: Returning...) {
    self.init(stubs: ([value] + values).map(Stub.value))
  }

  /// Makes a result that is computed for each call.
  public convenience init(_ closure: @escaping @Sendable (Arguments) -> Returning) {
    self.init(stubs: [.closure(closure)])
  }

  /// Makes results that come in the order given, the last one again and again.
  public convenience init(_ stub: Stub, _ stubs: Stub...) { self.init(stubs: [stub] + stubs) }

  // MARK: - Calling

  /// The result of the next call. A closure runs outside of any lock, so it may call and stub again.
  public func call(_ arguments: Arguments) -> Returning {
    state.withUncheckedLock { $0.next() }.result(for: arguments)
  }

  /// The result of the next call.
  public func call() -> Returning where Arguments == Void { call(()) }

  // MARK: - Replacing

  /// Has later calls get other values; pending answers of before end with their fallback.
  public func replace(_ value: Returning, _ values: Returning...) {
    replace(stubs: ([value] + values).map(Stub.value))
  }

  /// Has later calls get what a closure computes; pending answers of before end with their fallback.
  public func replace(_ closure: @escaping @Sendable (Arguments) -> Returning) { replace(stubs: [.closure(closure)]) }

  /// Has later calls get other results; pending answers of before end with their fallback.
  public func replace(_ stub: Stub, _ stubs: Stub...) { replace(stubs: [stub] + stubs) }

  func replace(stubs: [Stub]) {
    let dropped = state.withUncheckedLock { state in
      defer { state = State(stubs: stubs) }
      return state.pending + state.stubs.compactMap(\.pendingAnswer)
    }
    for answer in dropped { answer.resolveWithFallback() }
  }

  // MARK: - Appending

  /// Adds values behind those that are left.
  ///
  /// The last of these is given once more where it has been given already: only a successor ends its turn.
  public func append(_ value: Returning, _ values: Returning...) { append(stubs: ([value] + values).map(Stub.value)) }

  /// Adds a closure behind what is left.
  public func append(_ closure: @escaping @Sendable (Arguments) -> Returning) { append(stubs: [.closure(closure)]) }

  /// Adds results behind those that are left.
  public func append(_ stub: Stub, _ stubs: Stub...) { append(stubs: [stub] + stubs) }

  func append(stubs: [Stub]) { state.withUncheckedLock { $0.stubs += stubs } }
}

extension DynamicResult: Sendable where Arguments: Sendable, Returning: Sendable {}

extension DynamicResult.Stub: Sendable where Arguments: Sendable, Returning: Sendable {}
