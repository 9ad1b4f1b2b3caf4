@_spi(Runtime) import UnderstudyCore

/// Controls in rows, as in a list (reference, section 4).
public struct Form<Content: View> {
  let content: Content
}

extension Form: View, PrimitiveView {
  /// - Parameter content: The rows.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @inline(__always)
  public static func _makeView(_ view: Form, inputs: inout _ViewInputs) {
    if let style = inputs.environment.values.formStyle, style.isCustom {
      if inputs.isDistributed(view) { return }
      let configuration = FormStyleConfiguration(content: .init(visit: visitor(of: view.content)))
      return inputs.standIn(StyledContent(\.formStyle, configuration))
    }
    inputs.list(view, content: view.content, selection: nil)
  }
  public static var _takesAttributes: Bool { true }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form of a style's configuration, for a style that only adds to another.
  nonisolated public init(_ configuration: FormStyleConfiguration) { self.init(content: configuration.content) }
}
