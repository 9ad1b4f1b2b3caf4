/// A value that may come later: what a strategy makes of a subject.
public struct Async<Value> {
  /// Begins the work; the callback gets the value, once.
  public let run: (@escaping (Value) -> Void) -> Void

  /// A value that comes by a callback.
  ///
  /// - Parameter run: Begins the work, and calls `callback` with its value.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// A value that is there already.
  public init(value: Value) { self.init { callback in callback(value) } }

  /// What is made of the value when it comes.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
