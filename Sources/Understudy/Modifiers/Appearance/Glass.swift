import Foundation

// Nothing is drawn, so there is nothing to observe.

extension View {
  nonisolated public consuming func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View { self }
  nonisolated public consuming func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }
  nonisolated public consuming func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }
  nonisolated public consuming func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// A material that bends the light behind it.
public struct Glass: Equatable, Sendable {
  private let name: String
  public static let regular = Glass(name: "regular")
  public static let clear = Glass(name: "clear")
  public static let identity = Glass(name: "identity")
  public func tint(_ color: Color?) -> Glass { self }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
  private let name: String
  public static let identity = Self(name: "identity")
  public static let matchedGeometry = Self(name: "matchedGeometry")
  public static let materialize = Self(name: "materialize")
}

/// The shape of glass where none is given.
public struct DefaultGlassEffectShape: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Views whose glass flows together.
public struct GlassEffectContainer<Content: View> {
  private let content: Content

  /// - Parameters:
  ///   - spacing: The distance, in points, from which on glass flows together.
  ///   - content: The views.
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension GlassEffectContainer: View {
  public var body: some View { ZStack { content } }
}
