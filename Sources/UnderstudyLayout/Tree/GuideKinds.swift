/// The guides that a parent may have read from a node, by what can change them.
package struct GuideKinds: OptionSet {
  package private(set) var rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  // Written out, as those of an option set are generic, which costs ten times as much in the debug builds that tests run in.
  package func contains(_ kinds: Self) -> Bool { rawValue & kinds.rawValue == kinds.rawValue }
  mutating func insert(_ kinds: Self) { rawValue |= kinds.rawValue }

  /// Baselines and custom guides, which follow from any content.
  package static let inherited = GuideKinds(rawValue: 1 << 0)
  /// Other guides and values, which follow from modifiers and the children alone.
  package static let standard = GuideKinds(rawValue: 1 << 1)
  package static let all = GuideKinds(rawValue: 3)
}
