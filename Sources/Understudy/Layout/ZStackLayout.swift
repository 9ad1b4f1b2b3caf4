import Foundation

/// Views one in front of the other as a layout, for `AnyLayout` and for layouts by a condition (SEM-388).
public struct ZStackLayout: Sendable {
  /// How the views line up with each other, which changes no element.
  public var alignment: Alignment

  /// - Parameters:
  ///   - alignment: How the views line up with each other.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

extension ZStackLayout: UnmeasuredLayout {}
