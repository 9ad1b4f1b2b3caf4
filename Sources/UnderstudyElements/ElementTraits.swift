/// What an element is at this moment, beside its type and texts.
package struct ElementTraits: OptionSet, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  // Written out, as those of an option set are generic: an empty literal alone would cost 760 instructions.
  package init() { self.init(rawValue: 0) }
  package init(arrayLiteral traits: Self...) {
    var rawValue: UInt16 = 0
    for trait in traits { rawValue |= trait.rawValue }
    self.init(rawValue: rawValue)
  }
  package func contains(_ traits: Self) -> Bool { rawValue & traits.rawValue == traits.rawValue }

  package static let selected = Self(rawValue: 1 << 0)
  /// Text typed by the test goes to this element.
  package static let keyboardFocused = Self(rawValue: 1 << 1)
  package static let header = Self(rawValue: 1 << 2)
  /// The window that holds the app's root view.
  package static let mainWindow = Self(rawValue: 1 << 3)
  /// The element and everything below it is left out of the tree.
  package static let hidden = Self(rawValue: 1 << 4)
  /// Siblings of this element take no touches and are not exposed.
  package static let modal = Self(rawValue: 1 << 5)
  /// A touch here closes what lies over the screen, as beside a popover.
  package static let dismissRegion = Self(rawValue: 1 << 7)
  /// Children are laid out beside each other.
  package static let horizontal = Self(rawValue: 1 << 6)
}
