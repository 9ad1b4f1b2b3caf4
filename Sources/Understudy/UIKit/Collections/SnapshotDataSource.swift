import Foundation

/// A data source of snapshots: what those of tables and of collections share.
@preconcurrency @MainActor
open class SnapshotDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject {
  private(set) var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  override init() { super.init() }

  /// Makes the view ask for everything again.
  func show() {}

  /// Shows a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items from now on.
  ///   - animatingDifferences: Is not read: items come and go at once.
  ///   - completion: Runs at the end.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    show()
    completion?()
  }

  /// Shows a snapshot.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }

  /// Shows a snapshot, whose cells are all made again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
  ) { apply(snapshot, animatingDifferences: false, completion: completion) }

  /// The snapshot that is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
  /// The item of a place; nil for a place that is not there.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
  /// The place of an item; nil for an item that is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.place(of: itemIdentifier) }
  /// The section of a number; nil for a number that is too large.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
}
