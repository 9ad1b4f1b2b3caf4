@_spi(Runtime) import UnderstudyCore

/// Controls in rows, as in a list.
public struct Form<Content: View> {
  let content: Content
}

extension Form: View, StyledView {
  /// A form whose rows are the views of the content.
  ///
  /// - Parameter content: The rows.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  var configuration: FormStyleConfiguration {
    .init(content: .init(visit: visitor(of: content)))
  }

  static func makeBuiltIn(_ view: Self, _ style: Any.Type?, _ inputs: inout _ViewInputs) {
    inputs.list(view.content, selection: nil, isForm: true)
  }
  public static var _takesAttributes: Bool { true }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form of a style's configuration, for a style that only adds to another.
  nonisolated public init(_ configuration: FormStyleConfiguration) { self.init(content: configuration.content) }
}
