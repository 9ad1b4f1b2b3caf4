/// What an element is to assistive technology; some decide its type in a test (reference, section 4.1).
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt32

  public init() { bits = 0 }
  private init(bits: UInt32) { self.bits = bits }

  public static let isButton = Self(bits: 1 << 0)
  public static let isHeader = Self(bits: 1 << 1)
  public static let isSelected = Self(bits: 1 << 2)
  public static let isLink = Self(bits: 1 << 3)
  public static let isSearchField = Self(bits: 1 << 4)
  public static let isImage = Self(bits: 1 << 5)
  public static let isStaticText = Self(bits: 1 << 6)
  public static let isToggle = Self(bits: 1 << 7)
  public static let isTabBar = Self(bits: 1 << 8)
  public static let isKeyboardKey = Self(bits: 1 << 9)
  public static let isModal = Self(bits: 1 << 10)
  public static let playsSound = Self(bits: 1 << 16)
  public static let isSummaryElement = Self(bits: 1 << 17)
  public static let updatesFrequently = Self(bits: 1 << 18)
  public static let startsMediaSession = Self(bits: 1 << 19)
  public static let allowsDirectInteraction = Self(bits: 1 << 20)
  public static let causesPageTurn = Self(bits: 1 << 21)

  /// The traits that show in a test: those below the 17th bit are numbered alike.
  var roles: ElementRoles { ElementRoles(rawValue: bits & 0xFFFF) }

  public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
  public func union(_ other: Self) -> Self { .init(bits: bits | other.bits) }
  public func intersection(_ other: Self) -> Self { .init(bits: bits & other.bits) }
  public func symmetricDifference(_ other: Self) -> Self { .init(bits: bits ^ other.bits) }
  public mutating func formUnion(_ other: Self) { bits |= other.bits }
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }

  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { formUnion(newMember) }
    return (!contains(newMember), newMember)
  }
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    defer { bits &= ~member.bits }
    return isDisjoint(with: member) ? nil : intersection(member)
  }
  @discardableResult
  public mutating func update(with newMember: Self) -> Self? { insert(newMember).inserted ? nil : newMember }
}
