/// What an element is to assistive technology; some decide its type in a test
/// (Apple's page "AccessibilityTraits").
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt32

  /// Creates an empty set, which changes nothing about an element.
  public init() { bits = 0 }
  private init(bits: UInt32) { self.bits = bits }

  /// The element acts when it is tapped: its type becomes `button`.
  public static let isButton = Self(bits: 1 << 0)
  /// The element is a heading: it gets the header trait and keeps its type.
  public static let isHeader = Self(bits: 1 << 1)
  /// The element is the chosen one: `isSelected` is true in a test.
  public static let isSelected = Self(bits: 1 << 2)
  /// The element opens a page or an app: its type becomes `link`.
  public static let isLink = Self(bits: 1 << 3)
  /// The element takes a search term: its type becomes `searchField`.
  public static let isSearchField = Self(bits: 1 << 4)
  /// The element is a picture: its type becomes `image`.
  public static let isImage = Self(bits: 1 << 5)
  /// The element is text that the user does not edit: its type becomes `staticText`.
  public static let isStaticText = Self(bits: 1 << 6)
  /// The element is on or off: its type becomes `switch`, whatever other traits it has.
  public static let isToggle = Self(bits: 1 << 7)
  /// The element holds the buttons of tabs: its type becomes `tabBar`.
  public static let isTabBar = Self(bits: 1 << 8)
  /// The element is a key of a keyboard: its type becomes `key`.
  public static let isKeyboardKey = Self(bits: 1 << 9)
  /// The element covers everything else for VoiceOver; the tree still contains the elements behind it.
  public static let isModal = Self(bits: 1 << 10)
  /// The element plays a sound when it is used, which the tree does not show.
  public static let playsSound = Self(bits: 1 << 16)
  /// The element sums up a screen when it appears, which only VoiceOver uses.
  public static let isSummaryElement = Self(bits: 1 << 17)
  /// The element changes its label or value often, which only VoiceOver uses.
  public static let updatesFrequently = Self(bits: 1 << 18)
  /// The element starts audio or video, during which VoiceOver is silent; the tree does not show it.
  public static let startsMediaSession = Self(bits: 1 << 19)
  /// The element takes touches directly while VoiceOver is on, which changes nothing for a test.
  public static let allowsDirectInteraction = Self(bits: 1 << 20)
  /// The element turns the page when VoiceOver has read it; nothing turns pages here.
  public static let causesPageTurn = Self(bits: 1 << 21)

  /// The traits that show in a test: those below the 17th bit are numbered alike.
  var roles: ElementRoles { ElementRoles(rawValue: bits & 0xFFFF) }

  /// Whether the set contains all traits of `member`.
  public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
  /// The traits that are in at least one of the two sets.
  public func union(_ other: Self) -> Self { .init(bits: bits | other.bits) }
  /// The traits that are in both sets.
  public func intersection(_ other: Self) -> Self { .init(bits: bits & other.bits) }
  /// The traits that are in exactly one of the two sets.
  public func symmetricDifference(_ other: Self) -> Self { .init(bits: bits ^ other.bits) }
  /// Adds all traits of `other`.
  public mutating func formUnion(_ other: Self) { bits |= other.bits }
  /// Removes all traits that are not in `other`.
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }
  /// Keeps the traits that are in exactly one of the two sets.
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }

  /// Adds traits; `inserted` is false if the set contained all of them before.
  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { formUnion(newMember) }
    return (!contains(newMember), newMember)
  }
  /// Removes traits and returns those that the set contained, or nil if it contained none of them.
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    defer { bits &= ~member.bits }
    return isDisjoint(with: member) ? nil : intersection(member)
  }
  /// Adds traits and returns them if the set contained all of them before, otherwise nil.
  @discardableResult
  public mutating func update(with newMember: Self) -> Self? { insert(newMember).inserted ? nil : newMember }
}
