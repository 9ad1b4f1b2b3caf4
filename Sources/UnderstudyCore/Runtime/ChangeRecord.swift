/// Why a body runs: what `_printChanges()` names (SEM-125 … SEM-130).
package struct ChangeRecord: Sendable {
  private(set) var bits: UInt64

  init(bits: UInt64) { self.bits = bits }
  package init() { bits = 0 }

  /// The parent gave a new value.
  package static let selfValue = Self(bits: 1)
  /// The identity is new.
  package static let identity = Self(bits: 2)
  /// An observed property changed.
  package static let dependencies = Self(bits: 4)

  /// The dynamic property of this number changed; all beyond the sixtieth share a bit.
  package static func property(_ number: Int) -> Self { Self(bits: 1 << UInt64(3 + min(number, 60))) }

  package mutating func formUnion(_ other: Self) { bits |= other.bits }
  package mutating func clear() { bits = 0 }
  package var isEmpty: Bool { bits == 0 }
  package func contains(_ other: Self) -> Bool { bits & other.bits == other.bits }

  /// The names in the order of SwiftUI's print.
  ///
  /// - Parameter properties: The dynamic properties' names, underscored, in the order of declaration.
  package func names(properties: [String]) -> [String] {
    var names: [String] = []
    if contains(.selfValue) { names.append("@self") }
    if contains(.identity) { names.append("@identity") }
    if contains(.dependencies) { names.append("@dependencies") }
    for (number, name) in properties.enumerated() where contains(.property(number)) { names.append(name) }
    return names
  }
}
