/// The meaning of colours while a group is drawn.
public enum ColorRenderingMode: Sendable {
  case nonLinear, linear, extendedLinear
}
