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

/// A view beside its source, which sessions open and tests check. It costs nothing in a program that does not ask for it.
///
/// - Parameters:
///   - name: The preview's name; that of the file unless given.
///   - body: The view.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "UnderstudyMacros", type: "PreviewMacro")

/// A view beside its source, shown in a certain way.
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

// Generic, as a closure of several statements that are views would fit a type of UIKit's as well.
/// A view or a controller of UIKit's beside its source.
///
/// - Parameters:
///   - name: The preview's name; that of the file unless given.
///   - traits: How the preview is shown.
///   - body: Makes a `UIView` or a `UIViewController`.
@freestanding(declaration)
public macro Preview<Content: UIPreviewContent>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> Content
) = #externalMacro(module: "UnderstudyMacros", type: "PreviewMacro")

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
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// Views shown beside the source.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
