import Foundation

/// Where cells are on a device. Here they are below each other. Source: Apple's page "UICollectionViewLayout".
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection that has the layout.
  open internal(set) weak var collectionView: UICollectionView?

  public override init() { super.init() }

  /// There are no archives here: never called.
  public required init?(coder: NSCoder) { nil }

  /// Asks for places of cells again; without effect.
  open func invalidateLayout() {}

  /// Whether sections have views of a kind.
  func shows(_ kind: String) -> Bool { false }
  /// What a list of the layout's says.
  var list: UICollectionLayoutListConfiguration? { nil }
}

/// Cells in lines. The sizes are kept, without effect. Source: Apple's page "UICollectionViewFlowLayout".
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Which way the user scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The size of items, in points.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The size of items that are not made yet, in points.
  open var estimatedItemSize = CGSize.zero
  /// The distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10
  /// The distance between items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The distances around a section, in points.
  open var sectionInset = UIEdgeInsets.zero
  /// The size of headers, in points; there are none while it is zero.
  open var headerReferenceSize = CGSize.zero
  /// The size of footers, in points; there are none while it is zero.
  open var footerReferenceSize = CGSize.zero
  /// Whether headers stay in view. Kept, without effect.
  open var sectionHeadersPinToVisibleBounds = false

  /// A size that the content decides.
  public nonisolated static let automaticSize = CGSize(width: -1, height: -1)

  override func shows(_ kind: String) -> Bool {
    (kind == UICollectionView.elementKindSectionHeader ? headerReferenceSize : footerReferenceSize) != .zero
  }
}

extension UICollectionView {
  /// Which way the user scrolls.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}

/// A collection that looks like a list. Source: Apple's page "UICollectionLayoutListConfiguration".
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// How the list looks. Kept, without effect.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// Which headers there are.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  /// Which footers there are.
  public enum FooterMode: Int, Sendable { case none, supplementary }
  /// Says what a swipe offers for an item.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// How the list looks.
  public let appearance: Appearance
  /// Which headers there are.
  public var headerMode = HeaderMode.none
  /// Which footers there are.
  public var footerMode = FooterMode.none
  /// Whether there are lines between items. Kept, without effect.
  public var showsSeparators = true
  /// The color behind the list; nil for that of the look. Kept, without effect.
  public var backgroundColor: UIColor?
  /// Says what a swipe to the right offers for an item.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Says what a swipe to the left offers for an item.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Makes a list.
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// Sections of groups of items. Source: Apple's page "UICollectionViewCompositionalLayout".
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Makes the section of a number.
  public typealias SectionProvider =
    @MainActor (
      _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection?

  private let provider: SectionProvider

  /// Makes a layout whose sections are all the same.
  public convenience init(section: NSCollectionLayoutSection) { self.init { _, _ in section } }

  /// Makes a layout whose sections a closure makes.
  public init(sectionProvider: @escaping SectionProvider) {
    provider = sectionProvider
    super.init()
  }

  /// There are no archives here: never called.
  public required init?(coder: NSCoder) { nil }

  /// Makes a layout that looks like a list.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  { UICollectionViewCompositionalLayout(section: .list(using: configuration)) }

  private var first: NSCollectionLayoutSection? { provider(0, LayoutSurroundings()) }
  override var list: UICollectionLayoutListConfiguration? { first?.list }

  override func shows(_ kind: String) -> Bool {
    guard let section = first else { return false }
    if section.boundarySupplementaryItems.contains(where: { $0.elementKind == kind }) { return true }
    return kind == UICollectionView.elementKindSectionHeader
      ? section.list?.headerMode == .supplementary : section.list?.footerMode == .supplementary
  }
}

/// What a layout depends on. Source: Apple's page "NSCollectionLayoutEnvironment".
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment {
  /// The traits of the collection.
  var traitCollection: UITraitCollection { get }
}

private struct LayoutSurroundings: NSCollectionLayoutEnvironment {
  var traitCollection: UITraitCollection { .current }
}
