// Pictures do not show it, so there is nothing to observe.

extension View {
  /// The mode mixes the view's colors with those behind it; elements have no colors.
  nonisolated public consuming func blendMode(_ blendMode: BlendMode) -> some View { self }
}

/// How colours of what lies in front and behind are put together.
public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut
  case plusDarker, plusLighter
}
