import Foundation

// Pictures do not show it, so there is nothing to observe.

extension View {
  /// The glass behind the view is not drawn, and it adds no element.
  ///
  /// - Parameters:
  ///   - glass: The kind of glass.
  ///   - shape: The outline, by default a capsule.
  nonisolated public consuming func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View { self }
  /// The identity by which one piece of glass turns into another; glass does not move here.
  nonisolated public consuming func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }
  /// The union joins the glass of several views on a screen; their elements stay apart.
  nonisolated public consuming func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }
  /// The transition has no effect here: views with glass come and go at once.
  nonisolated public consuming func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// A material that bends the light behind it.
public struct Glass: Equatable, Sendable {
  private let name: String
  /// Glass for most controls, which adapts to what is behind it.
  public static let regular = Glass(name: "regular")
  /// Glass that lets more light through, for use over photos and videos.
  public static let clear = Glass(name: "clear")
  /// No glass: the content stays as it is.
  public static let identity = Glass(name: "identity")
  /// Returns the glass itself, as the tint is not stored.
  public func tint(_ color: Color?) -> Glass { self }
  /// Returns the glass itself, as its reaction to touches is not stored.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
  private let name: String
  /// The glass comes and goes without a transition.
  public static let identity = Self(name: "identity")
  /// The glass takes on the shape of other glass nearby.
  public static let matchedGeometry = Self(name: "matchedGeometry")
  /// The glass fades its content in and becomes visible in place.
  public static let materialize = Self(name: "materialize")
}

/// The shape of glass where none is given.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape, which is a capsule.
  nonisolated public init() {}
  /// The outline of a capsule that fills the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Views whose glass flows together.
public struct GlassEffectContainer<Content: View> {
  private let content: Content

  /// Holds shapes of glass that flow together where they are close.
  ///
  /// - Parameters:
  ///   - spacing: The distance, in points, from which on glass flows together.
  ///   - content: The views.
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension GlassEffectContainer: View {
  public var body: some View { ZStack { content } }
}
