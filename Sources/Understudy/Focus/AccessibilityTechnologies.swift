/// Kinds of assistive technology.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var rawValue: Set<String>

  private init(rawValue: Set<String>) { self.rawValue = rawValue }

  /// Creates an empty set.
  public init() { rawValue = [] }

  /// The screen reader, which does not run here.
  public static let voiceOver = Self(rawValue: ["voiceOver"])
  /// Control by switches, which does not run here.
  public static let switchControl = Self(rawValue: ["switchControl"])

  /// Whether all technologies of another set are in this one.
  public func contains(_ member: Self) -> Bool { rawValue.isSuperset(of: member.rawValue) }

  /// The technologies that are in either of the sets.
  public func union(_ other: Self) -> Self { Self(rawValue: rawValue.union(other.rawValue)) }

  /// The technologies that are in both sets.
  public func intersection(_ other: Self) -> Self { Self(rawValue: rawValue.intersection(other.rawValue)) }

  /// The technologies that are in one of the sets and not in the other.
  public func symmetricDifference(_ other: Self) -> Self {
    Self(rawValue: rawValue.symmetricDifference(other.rawValue))
  }

  /// Adds technologies, and returns true with them if one of them was missing.
  public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(new)
    rawValue.formUnion(new.rawValue)
    return (isNew, new)
  }

  /// Removes technologies and returns them; removes nothing and returns nil if one of them is missing.
  public mutating func remove(_ member: Self) -> Self? {
    guard contains(member) else { return nil }
    rawValue.subtract(member.rawValue)
    return member
  }

  /// Adds technologies, and returns them if all of them were there before.
  public mutating func update(with new: Self) -> Self? {
    let old = contains(new) ? new : nil
    rawValue.formUnion(new.rawValue)
    return old
  }

  /// Adds the technologies of another set.
  public mutating func formUnion(_ other: Self) { self = union(other) }

  /// Keeps the technologies that another set has as well.
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }

  /// Keeps the technologies that only one of the two sets has.
  public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
}
