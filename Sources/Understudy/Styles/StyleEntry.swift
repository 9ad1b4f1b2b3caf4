@_spi(Runtime) import UnderstudyCore

/// The style in force for a kind of control, and the one further out, which holds again inside the style's own body.
package final class StyleEntry<Configuration> {
  /// The style's type, by which a control knows its built-in styles.
  package let type: Any.Type
  package let outer: StyleEntry?
  private let resolve: (@MainActor (Configuration) -> AnyView)?

  /// A style that the control itself knows how to show.
  package init(builtIn type: Any.Type, outer: StyleEntry?) {
    self.type = type
    self.outer = outer
    resolve = nil
  }

  /// A style with a body of its own.
  @MainActor
  package init<Style: DynamicProperty, Body: View>(
    _ style: Style, outer: StyleEntry?, makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    type = Style.self
    self.outer = outer
    resolve = { AnyView(StyleBody(style: style, configuration: $0, makeBody: makeBody)) }
  }

  /// Whether the style's body replaces what the control shows itself.
  package var isCustom: Bool { resolve != nil }

  @MainActor
  fileprivate func body(_ configuration: Configuration) -> AnyView {
    resolve?(configuration) ?? AnyView(EmptyView())
  }
}

/// A style's body as a view of its own, so that the style's dynamic properties work (SEM-096).
private struct StyleBody<Style: DynamicProperty, Configuration, Content: View>: View {
  var style: Style
  let configuration: Configuration
  let makeBody: @MainActor (Style, Configuration) -> Content

  var body: some View { makeBody(style, configuration) }
}

/// What a control shows under a custom style. It follows the style's changes by itself.
struct StyledContent<Configuration>: View {
  @Environment(\.[StyleKey<Configuration>()]) private var entry
  let configuration: Configuration

  var body: some View {
    ErasedPart(entry?.body(configuration) ?? AnyView(EmptyView()))
      .environment(\.[StyleKey<Configuration>()], entry?.outer)
  }

  static var _isList: Bool { false }
}

/// Where the style for one kind of control is kept in the environment.
struct StyleKey<Configuration>: EnvironmentKey, Hashable {
  static var defaultValue: StyleEntry<Configuration>? { nil }
}

extension EnvironmentValues {
  /// The style in force for the controls that have such a configuration.
  subscript<Configuration>(key: StyleKey<Configuration>) -> StyleEntry<Configuration>? {
    get { self[StyleKey<Configuration>.self] }
    set { self[StyleKey<Configuration>.self] = newValue }
  }
}

/// What the styles of one type are to one kind of control.
@MainActor
public protocol _StyleKind {
  associatedtype Style

  /// Puts a style into force, in front of the one that is.
  static func _enforce(_ style: Style, in values: inout EnvironmentValues)
}

/// The styles of one type, by the type alone, so that a modifier holds nothing but its style.
@MainActor
protocol StyleKind: _StyleKind where Style: DynamicProperty {
  associatedtype Configuration
  associatedtype Body: View

  /// Whether the control itself can show them.
  static var isBuiltIn: Bool { get }

  /// What a style makes of a control.
  static func body(of style: Style, _ configuration: Configuration) -> Body
}

/// A style that the control itself can show: its body is the control again.
protocol BuiltInStyle {}

extension StyleKind {
  static var isBuiltIn: Bool { Style.self is any BuiltInStyle.Type }

  public static func _enforce(_ style: Style, in values: inout EnvironmentValues) {
    let outer = values[StyleKey<Configuration>.self]
    let entry =
      isBuiltIn
      ? StyleEntry(builtIn: Style.self, outer: outer) : StyleEntry(style, outer: outer, makeBody: { body(of: $0, $1) })
    values[StyleKey<Configuration>.self] = entry
  }
}

/// Puts a style into the environment.
public struct _StyleModifier<Kind: _StyleKind> {
  @usableFromInline let style: Kind.Style

  @inlinable
  init(_ style: Kind.Style) { self.style = style }
}

extension _StyleModifier: ViewModifier, EnvironmentModifier {
  package func apply(to values: inout EnvironmentValues) { Kind._enforce(style, in: &values) }

  package func isEqual(to other: Self) -> Bool {
    if MemoryLayout<Kind.Style>.size == 0 { return true }
    return Self.equality.map { $0(style, other.style) } ?? false
  }

  private static var equality: ((Kind.Style, Kind.Style) -> Bool)? {
    func make<T: Equatable>(_: T.Type) -> (Kind.Style, Kind.Style) -> Bool {
      { ($0 as? T) == ($1 as? T) }
    }
    return (Kind.Style.self as? any Equatable.Type).map { make($0) }
  }
}

/// Gives views that a control shows the accessibility attributes that were written on the control.
struct CarriedAttributes {
  let attributes: ElementAttributes
}

extension CarriedAttributes: ViewModifier, AttributeModifier {
  func apply(to attributes: inout ElementAttributes) { attributes.fill(from: self.attributes) }
}

extension _ViewInputs {
  /// Visits content in a control's stead, with the attributes that wait for the control.
  mutating func standIn<Content: View>(_ content: Content) {
    let carried = CarriedAttributes(attributes: takeAttributes())
    CarriedAttributes._makeView(carried, content: content, inputs: &self)
  }
}

/// The text of a label that is nothing but a text, which then needs no node.
@inline(__always)
func plainTitle<Label>(of label: Label) -> ElementText? {
  Label.self == Text.self ? unsafeBitCast(label, to: Text.self).elementText : nil
}
