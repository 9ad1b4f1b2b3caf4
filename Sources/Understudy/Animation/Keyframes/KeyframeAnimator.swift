/// Content with a value that moves along keyframes.
///
/// Values change at once and an animation that repeats is never waited for: the content gets the first value, and after a trigger,
/// or at the end of keyframes that run once, the last one (SEM-138).
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View> where KeyframePath.Value == Value {
  private let initialValue: Value
  private let trigger: KeyframeTrigger?
  private let isPlayedAtOnce: Bool
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var reached: Value?
}

/// A value of any type that can be compared.
private struct KeyframeTrigger: Equatable {
  let value: any Equatable

  static func == (lhs: Self, rhs: Self) -> Bool { isEqual(lhs.value, rhs.value) }

  private static func isEqual<Value: Equatable>(_ value: Value, _ other: any Equatable) -> Bool {
    value == other as? Value
  }
}

extension KeyframeAnimator: View {
  /// Runs the tracks when the view appears.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the keyframes.
  ///   - repeating: Whether they begin again at their end.
  ///   - content: Makes the views of a value.
  ///   - keyframes: Makes the keyframes that begin with a value.
  nonisolated public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, trigger, isPlayedAtOnce) = (initialValue, nil, !repeating)
    (self.content, self.keyframes) = (content, keyframes)
  }

  /// Runs the tracks whenever a value changes.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the keyframes.
  ///   - trigger: The keyframes are played once when it changes.
  ///   - content: Makes the views of a value.
  ///   - keyframes: Makes the keyframes that begin with a value.
  nonisolated public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, self.trigger, isPlayedAtOnce) = (initialValue, KeyframeTrigger(value: trigger), false)
    (self.content, self.keyframes) = (content, keyframes)
  }

  public var body: some View {
    content(reached ?? (isPlayedAtOnce ? end(from: initialValue) : initialValue))
      .onChange(of: trigger) { reached = end(from: reached ?? initialValue) }
  }

  private func end(from value: Value) -> Value {
    var value = value
    let tracks = keyframes(value).tracks
    tracks.move(&value, to: tracks.duration)
    return value
  }
}

extension View {
  /// Puts around the view what a closure makes of a value that moves along keyframes, again and again or once.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = PlaceholderContentView<Self>(visit: visitor(of: self))
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(view, $0) }, keyframes: keyframes)
  }

  /// Puts around the view what a closure makes of a value that moves along keyframes when another value changes.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = PlaceholderContentView<Self>(visit: visitor(of: self))
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(view, $0) }, keyframes: keyframes)
  }
}
