import Foundation
import UnderstudyCore
@_spi(Runtime) import UnderstudyCore

extension View {
  nonisolated public consuming func previewDisplayName(_ value: String?) -> some View { self }
  nonisolated public consuming func previewDevice(_ value: PreviewDevice?) -> some View { self }
  nonisolated public consuming func previewLayout(_ value: PreviewLayout) -> some View { self }
  nonisolated public consuming func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

/// A view for Xcode's canvas. It is checked by the compiler and makes no code.
///
/// - Parameters:
///   - name: The preview's name.
///   - body: The view.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "UnderstudyMacros", type: "PreviewMacro")

/// A view for Xcode's canvas, shown in a certain way. It is checked by the compiler and makes no code.
///
/// - Parameters:
///   - name: The preview's name.
///   - traits: How the preview is shown.
///   - additionalTraits: More of the same.
///   - body: The view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "UnderstudyMacros", type: "PreviewMacro")

/// Allows a property with a wrapper, as `@State`, in the body of a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "UnderstudyMacros", type: "PreviewableMacro")

/// What `#Preview` shows.
public struct Preview: Sendable {
  /// The traits of previews of views.
  public enum ViewTraits: Sendable {}
}

/// How a preview is shown on Xcode's canvas.
public struct PreviewTrait<Kind>: Sendable {
  fileprivate init() {}
}

extension PreviewTrait where Kind == Preview.ViewTraits {
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  public static var portrait: PreviewTrait { PreviewTrait() }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  public static var landscapeRight: PreviewTrait { PreviewTrait() }

  /// - Parameters:
  ///   - width: Points.
  ///   - height: Points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }

  /// A modifier that prepares the preview's environment.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait { PreviewTrait() }
}

/// Prepares what several previews share; it is not run.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = AnyView

  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The device that a preview plays.
public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// Views shown beside the source.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
