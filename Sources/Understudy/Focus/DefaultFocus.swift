@_spi(Runtime) import UnderstudyCore

/// How a default focus compares with others.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let rawValue: Int
  /// The usual priority.
  public static let automatic = Self(rawValue: 0)
  /// The priority for a focus that the user moves; it decides nothing here.
  public static let userInitiated = Self(rawValue: 1)
}

extension View {
  /// Moves the focus when the view comes up and nothing has it yet.
  ///
  /// - Parameters:
  ///   - binding: The state that the views inside are tied to.
  ///   - value: The value to begin with.
  ///   - priority: Which default wins; only the first focus of a view is decided here, so that it changes nothing.
  nonisolated public consuming func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(_DefaultFocusModifier(binding: binding, value: value))
  }
}

public struct _DefaultFocusModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension _DefaultFocusModifier: ViewModifier, PrimitiveModifier {
  // No kit: it acts once and has no node.
  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    if inputs.isMounting {
      let host = inputs.host
      host.afterUpdate {
        guard host.focus.place == nil, modifier.binding.value.wrappedValue == modifier.binding.resting else { return }
        modifier.binding.wrappedValue = modifier.value
      }
    }
    Inner._makeView(content, inputs: &inputs)
  }
  public static var _isDistributed: Bool { false }
  public static var _passesAttributes: Bool { true }
}
