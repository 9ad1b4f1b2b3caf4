import Foundation
import UnderstudyCore
@_spi(Runtime) import UnderstudyCore

extension View {
  /// Names a preview in Xcode; no test sees the name, and the view keeps its elements.
  nonisolated public consuming func previewDisplayName(_ value: String?) -> some View { self }

  /// Chooses the device of a preview in Xcode; in a test, the view stays on the device of the app.
  nonisolated public consuming func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Sizes a preview in Xcode; in a test, the view has no size to change.
  nonisolated public consuming func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Turns a preview in Xcode; the orientation in a test is not affected.
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
  /// The layout that Xcode uses when a preview names none.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// A canvas that is as large as the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// A device held upright.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// A device held with its top down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  /// A device on its side, with its top to the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// A device on its side, with its top to the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }

  /// A preview of a fixed size.
  ///
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

  /// Makes what all previews with this modifier share.
  static func makeSharedContext() async throws -> Context
  /// The preview's content with what the context gives.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Does nothing, for preview modifiers that share no context.
  public static func makeSharedContext() async throws {}
}

/// The device that a preview plays.
public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
  /// The name of a device or a kind of device.
  public let rawValue: String

  /// Names a device, as in "iPhone 16".
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Names a device by a literal.
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
