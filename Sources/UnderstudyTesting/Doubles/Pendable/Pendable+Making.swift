extension Pendable {
  /// An answer that is there already.
  public static func finished(_ value: Value) -> Pendable<Value> {
    let pendable = Pendable(fallbackValue: value)
    pendable.resolve(with: value)
    return pendable
  }

  /// An answer that is there already and says nothing.
  public static func finished() -> Pendable where Value == Void { .finished(()) }

  /// An answer that is still to come.
  ///
  /// - Parameter fallback: what calls end with that get no other answer.
  public static func pending(fallback: Value) -> Pendable<Value> { Pendable(fallbackValue: fallback) }

  /// An answer that is still to come and will say nothing.
  public static func pending() -> Pendable<Value> where Value == Void { Pendable(fallbackValue: ()) }

  /// An answer that is still to come; the fallback is nil.
  public static func pending<Wrapped>() -> Pendable<Value> where Value == Wrapped? { Pendable(fallbackValue: nil) }

  /// An answer that is still to come; the fallback is a failure with ``EmptyError``.
  public static func pending<Success>() -> Pendable<Value> where Value == Result<Success, any Error> {
    Pendable(fallbackValue: .failure(EmptyError()))
  }
}
