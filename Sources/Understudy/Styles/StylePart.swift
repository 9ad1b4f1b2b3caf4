@_spi(Runtime) import UnderstudyCore

/// A part of a control, such as its label, on its way to a style: one view, whatever its type.
protocol StylePart: PrimitiveView {
  var content: AnyView { get }
}

extension StylePart {
  public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    ErasedPart._makeView(ErasedPart(view.content), inputs: &inputs)
  }
}

/// The content of a container on its way to a style: as many entries of the list where the style puts it as there were.
protocol StyleListPart: PrimitiveView {
  var visit: @MainActor (inout _ViewInputs) -> Void { get }
}

extension StyleListPart {
  public static func _makeView(_ view: Self, inputs: inout _ViewInputs) { view.visit(&inputs) }
  public static var _isList: Bool { true }
  public static var _isStructural: Bool { true }
}

/// Visits a view whose type is known only here.
func visitor<V: View>(of view: V) -> @MainActor (inout _ViewInputs) -> Void {
  let view = UnsafeTransfer(view)
  return { V._makeView(view.value, inputs: &$0) }
}

/// Where the style for one kind of control is kept in the environment.
enum StyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: StyleEntry<Configuration>? { nil }
}

extension View {
  /// Puts a style into the environment.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - keyPath: Where controls look for it.
  ///   - isBuiltIn: Whether the control itself knows how to show it.
  ///   - makeBody: The style's body.
  nonisolated consuming func style<S: DynamicProperty, Configuration, Content: View>(
    _ style: S, at keyPath: WritableKeyPath<EnvironmentValues, StyleEntry<Configuration>?>, isBuiltIn: Bool,
    makeBody: @escaping @MainActor (S, Configuration) -> Content
  ) -> ModifiedContent<Self, _StyleModifier<S, Configuration>> {
    modifier(
      _StyleModifier(
        style: style, keyPath: keyPath,
        entry: { style, outer in
          isBuiltIn ? StyleEntry(builtIn: S.self, outer: outer) : StyleEntry(style, outer: outer, makeBody: makeBody)
        }))
  }
}
