import Foundation
@_spi(Runtime) import UnderstudyCore

// Colours, strokes and shadows: nothing is drawn, so that there is nothing to observe.

extension View {
  nonisolated public consuming func foregroundColor(_ color: Color?) -> some View { self }
  nonisolated public consuming func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  nonisolated public consuming func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View { self }
  nonisolated public consuming func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { self }
  nonisolated public consuming func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  nonisolated public consuming func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
  nonisolated public consuming func tint(_ tint: Color?) -> some View { self }
  nonisolated public consuming func accentColor(_ accentColor: Color?) -> some View { self }
  nonisolated public consuming func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }
  nonisolated public consuming func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
  nonisolated public consuming func clipped(antialiased: Bool = false) -> some View { self }
  nonisolated public consuming func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    self
  }
  nonisolated public consuming func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }
  nonisolated public consuming func mask<Mask: View>(_ mask: Mask) -> some View { self }
  nonisolated public consuming func shadow(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }
  nonisolated public consuming func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  nonisolated public consuming func brightness(_ amount: Double) -> some View { self }
  nonisolated public consuming func contrast(_ amount: Double) -> some View { self }
  nonisolated public consuming func colorInvert() -> some View { self }
  nonisolated public consuming func colorMultiply(_ color: Color) -> some View { self }
  nonisolated public consuming func saturation(_ amount: Double) -> some View { self }
  nonisolated public consuming func grayscale(_ amount: Double) -> some View { self }
  nonisolated public consuming func hueRotation(_ angle: Angle) -> some View { self }
  nonisolated public consuming func luminanceToAlpha() -> some View { self }
  nonisolated public consuming func blendMode(_ blendMode: BlendMode) -> some View { self }
  nonisolated public consuming func compositingGroup() -> some View { self }
  nonisolated public consuming func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }
  nonisolated public consuming func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  nonisolated public consuming func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  nonisolated public consuming func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { self }
}

/// How colours of what lies in front and behind are put together.
public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut
  case plusDarker, plusLighter
}

/// The meaning of colours while a group is drawn.
public enum ColorRenderingMode: Sendable {
  case nonLinear, linear, extendedLinear
}

/// The container whose background a view sets.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  public static let widget = Self(name: "widget")
  public static let tabView = Self(name: "tabView")
  public static let navigation = Self(name: "navigation")
  public static let navigationSplitView = Self(name: "navigationSplitView")
}
