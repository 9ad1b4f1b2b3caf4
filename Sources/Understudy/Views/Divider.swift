@_spi(Runtime) import UnderstudyCore

/// A line between views; it shows no element.
public struct Divider: Sendable {
  public init() {}
}

extension Divider: View, PrimitiveView {
  public static func _makeView(_ view: Divider, inputs: inout _ViewInputs) { inputs.decoration(view) }
}
