/// A setting of Dynamic Type: how large texts are for the user (LAY-300). The raw value is the column of the tables.
package enum TypeSize: Int, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  package var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension TypeSize: Comparable {
  package static func < (left: TypeSize, right: TypeSize) -> Bool { left.rawValue < right.rawValue }
}
