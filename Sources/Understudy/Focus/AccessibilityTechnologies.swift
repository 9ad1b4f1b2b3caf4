/// Kinds of assistive technology.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var rawValue: Set<String>

  private init(rawValue: Set<String>) { self.rawValue = rawValue }
  public init() { rawValue = [] }

  public static let voiceOver = Self(rawValue: ["voiceOver"])
  public static let switchControl = Self(rawValue: ["switchControl"])

  public func contains(_ member: Self) -> Bool { rawValue.isSuperset(of: member.rawValue) }
  public func union(_ other: Self) -> Self { Self(rawValue: rawValue.union(other.rawValue)) }
  public func intersection(_ other: Self) -> Self { Self(rawValue: rawValue.intersection(other.rawValue)) }
  public func symmetricDifference(_ other: Self) -> Self {
    Self(rawValue: rawValue.symmetricDifference(other.rawValue))
  }
  public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(new)
    rawValue.formUnion(new.rawValue)
    return (isNew, new)
  }
  public mutating func remove(_ member: Self) -> Self? {
    guard contains(member) else { return nil }
    rawValue.subtract(member.rawValue)
    return member
  }
  public mutating func update(with new: Self) -> Self? {
    let old = contains(new) ? new : nil
    rawValue.formUnion(new.rawValue)
    return old
  }
  public mutating func formUnion(_ other: Self) { self = union(other) }
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
}
