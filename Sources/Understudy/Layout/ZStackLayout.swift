import Foundation
import UnderstudyCore
import UnderstudyLayout

/// Views one in front of the other as a layout, for `AnyLayout` and for layouts by a condition (SEM-388).
public struct ZStackLayout: Sendable {
  /// How the views line up with each other.
  public var alignment: Alignment

  /// The layout of a ``ZStack``, as a value.
  ///
  /// - Parameters:
  ///   - alignment: How the views line up with each other.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

extension ZStackLayout: StandardLayout {
  var standardArrangement: StackArrangement { .depth(alignment) }
  func rule(for count: Int) -> any LayoutRule { ZStackRule(alignment) }
}
