import UnderstudyTime

/// Stands in for a function: records the arguments of each call and returns the values that it was given.
///
/// Any thread may call it. A fake is made of spies, one a method:
///
/// ```swift
/// final class FakeMailer: Mailer {
///   let sendSpy = Spy<(to: String, text: String), Bool>(true)
///   func send(to address: String, text: String) -> Bool { sendSpy((address, text)) }
/// }
/// ```
///
/// ``ThrowingSpy`` stands for functions that throw, ``PendableSpy`` for asynchronous ones, ``ThrowingPendableSpy`` for
/// those that do both.
public final class Spy<Arguments, Returning> {
  /// What one call returns.
  public typealias Stub = DynamicResult<Arguments, Returning>.Stub

  /// Held while a closure computes a result, so that resolving the answers so far misses none; the closure itself
  /// may call and stub again.
  private let lock = HeldLock()
  private let results: DynamicResult<Arguments, Returning>
  private var recorded: [Arguments] = []
  /// Only pending answers are kept, for they can still be resolved.
  private var handedOut: [Returning] = []
  private let keepsAnswers = Returning.self is any ResolvableWithFallback.Type

  init(stubs: [Stub]) { results = DynamicResult(stubs: stubs) }

  /// Makes a spy that returns values in the order given, the last one again and again.
  public convenience init(_ value: Returning, _ values: Returning...) {
    self.init(stubs: ([value] + values).map(Stub.value))
  }

  /// Makes a spy that returns what a closure computes from the arguments.
  public convenience init(_ closure: @escaping @Sendable (Arguments) -> Returning) {
    self.init(stubs: [.closure(closure)])
  }

  /// Makes a spy that returns results in the order given, the last one again and again.
  public convenience init(_ stub: Stub, _ stubs: Stub...) { self.init(stubs: [stub] + stubs) }

  /// Makes a spy that returns nothing.
  public convenience init() where Returning == Void { self.init(stubs: [.value(())]) }

  /// Makes a spy that returns nil.
  public convenience init<Wrapped>() where Returning == Wrapped? { self.init(stubs: [.value(nil)]) }

  // MARK: - Calls

  /// The arguments of every call, in order.
  public var calls: [Arguments] {
    noteRead()
    return recordedCalls
  }

  var recordedCalls: [Arguments] { lock.withLock { recorded } }

  /// Forgets the calls so far; what the spy returns stays as it is.
  public func clearCalls() { lock.withLock { recorded = [] } }

  // Disfavored, so that a statement such as `try save()` throws the failure of a spy that returns a `Result`.

  /// Records a call and returns the stubbed result.
  ///
  /// The call is recorded before its result is computed: a closure sees it in ``calls``.
  @discardableResult @_disfavoredOverload
  public func callAsFunction(_ arguments: Arguments) -> Returning { answer(to: arguments) }

  /// Records a call and returns the stubbed result.
  @discardableResult @_disfavoredOverload
  public func callAsFunction() -> Returning where Arguments == Void { answer(to: ()) }

  @discardableResult
  func answer(to arguments: Arguments) -> Returning {
    lock.withLock {
      recorded.append(arguments)
      let value = results.call(arguments)
      if keepsAnswers { keep(value) }
      return value
    }
  }

  /// An answer that is repeated is stored once.
  private func keep(_ value: Returning) {
    if let last = handedOut.last, last as AnyObject === value as AnyObject { return }
    handedOut.append(value)
  }

  /// The pending answers that calls have got.
  var pendingAnswers: [Returning] { lock.withLock { handedOut } }

  // MARK: - Stubbing

  /// Has later calls return other values; pending answers of before end with their fallback.
  public func stub(_ value: Returning, _ values: Returning...) {
    results.replace(stubs: ([value] + values).map(Stub.value))
  }

  /// Has later calls return what a closure computes; pending answers of before end with their fallback.
  public func stub(_ closure: @escaping @Sendable (Arguments) -> Returning) { results.replace(closure) }

  /// Has later calls return other results; pending answers of before end with their fallback.
  public func replace(_ stub: Stub, _ stubs: Stub...) { results.replace(stubs: [stub] + stubs) }

  /// Adds values behind those that are left; see ``DynamicResult/append(_:_:)``.
  public func append(_ value: Returning, _ values: Returning...) {
    results.append(stubs: ([value] + values).map(Stub.value))
  }

  /// Adds a closure behind what is left.
  public func append(_ closure: @escaping @Sendable (Arguments) -> Returning) { results.append(closure) }

  /// Adds results behind those that are left.
  public func append(_ stub: Stub, _ stubs: Stub...) { results.append(stubs: [stub] + stubs) }

  func replace(stubs: [Stub]) { results.replace(stubs: stubs) }
}

/// Unchecked: the locks guard the calls and the stubs.
extension Spy: @unchecked Sendable where Arguments: Sendable, Returning: Sendable {}

extension Spy: CustomDebugStringConvertible {
  /// How often the spy was called, and with what.
  public var debugDescription: String {
    let calls = calls
    let name = "Spy<\(Arguments.self), \(Returning.self)>"
    switch calls.count {
    case 0: return "\(name), never called"
    case 1: return "\(name), called once with \(calls[0])"
    default: return "\(name), called \(calls.count) times with \(calls)"
    }
  }
}
