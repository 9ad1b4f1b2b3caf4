import Foundation

// The parts of a compositional layout are kept, without effect: cells are below each other.

/// A length of an item. Source: Apple's page "NSCollectionLayoutDimension".
public struct NSCollectionLayoutDimension: Hashable, Sendable {
  /// The number of the length: a fraction, or points.
  public let dimension: CGFloat
  /// A part of the width around.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { Self(dimension: fractionalWidth) }
  /// A part of the height around.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { Self(dimension: fractionalHeight) }
  /// A length in points.
  public static func absolute(_ absoluteDimension: CGFloat) -> Self { Self(dimension: absoluteDimension) }
  /// A length that the content decides, at first in points.
  public static func estimated(_ estimatedDimension: CGFloat) -> Self { Self(dimension: estimatedDimension) }
}

/// The size of an item. Source: Apple's page "NSCollectionLayoutSize".
public final class NSCollectionLayoutSize: NSObject, Sendable {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension
  /// Makes a size.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
  }
}

/// A distance between items. Source: Apple's page "NSCollectionLayoutSpacing".
public final class NSCollectionLayoutSpacing: NSObject, Sendable {
  /// In points.
  public let spacing: CGFloat
  private init(_ spacing: CGFloat) { self.spacing = spacing }
  /// A distance in points.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing)
  }
  /// At least a distance in points.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing)
  }
}

/// An item of a group. Source: Apple's page "NSCollectionLayoutItem".
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// The size of the item.
  public let layoutSize: NSCollectionLayoutSize
  /// The distances around it, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Makes an item of a size.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }
}

/// Items beside or below each other. Source: Apple's page "NSCollectionLayoutGroup".
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// What is in the group.
  public let subitems: [NSCollectionLayoutItem]
  /// The distance between items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem]) {
    self.subitems = subitems
    super.init(layoutSize: size)
  }

  /// Makes a group of items beside each other.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, subitems) }
  /// Makes a group of one item several times, beside each other.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, Array(repeating: subitem, count: max(count, 0))) }
  /// Makes a group of one item several times, beside each other, in the spelling before iOS 16.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }
  /// Makes a group of items below each other.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, subitems) }
  /// Makes a group of one item several times, below each other.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, Array(repeating: subitem, count: max(count, 0))) }
  /// Makes a group of one item several times, below each other, in the spelling before iOS 16.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }
}

/// A section of a layout. Source: Apple's page "NSCollectionLayoutSection".
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  let list: UICollectionLayoutListConfiguration?
  /// The distances around the section, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// How the section scrolls across the collection.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The header and the footer of the section: those of the first section say whether sections have them.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Makes a section of a group, which is there as often as it is needed.
  public convenience init(group: NSCollectionLayoutGroup) { self.init(list: nil) }

  private init(list: UICollectionLayoutListConfiguration?) {
    self.list = list
    super.init()
  }

  static func list(using configuration: UICollectionLayoutListConfiguration) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(list: configuration)
  }

  /// Makes a section that looks like a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { list(using: configuration) }
}

/// How a section scrolls across the collection: not at all here.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A side or a corner. Source: Apple's page "NSRectAlignment".
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// A header or a footer of a section. Source: Apple's page "NSCollectionLayoutBoundarySupplementaryItem".
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// The kind, which the data source gets.
  public let elementKind: String
  /// The side that it is at.
  public let alignment: NSRectAlignment
  /// Whether it stays in view. Kept, without effect.
  open var pinToVisibleBounds = false

  /// Makes a header or a footer.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    (self.elementKind, self.alignment) = (elementKind, alignment)
    super.init(layoutSize: layoutSize)
  }
}
