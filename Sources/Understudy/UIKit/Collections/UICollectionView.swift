import Foundation

/// UIKit's collection: cells in sections, of which a data source makes them. Its element is a `collectionView` with a `cell` an item.
///
/// The cells are below each other, whatever the layout says. Source: Apple's page "UICollectionView".
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// Where an item is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a value of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The item comes to the upper edge.
    public static let top = Self(rawValue: 1 << 0)
    /// The item comes to the middle between the upper and the lower edge.
    public static let centeredVertically = Self(rawValue: 1 << 1)
    /// The item comes to the lower edge.
    public static let bottom = Self(rawValue: 1 << 2)
    /// The item comes to the left edge.
    public static let left = Self(rawValue: 1 << 3)
    /// The item comes to the middle between the left and the right edge.
    public static let centeredHorizontally = Self(rawValue: 1 << 4)
    /// The item comes to the right edge.
    public static let right = Self(rawValue: 1 << 5)
  }

  /// The kind of the view above a section.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the view below a section.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Where cells are on a device.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { reloadData() }
  }
  /// Makes the cells.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { reloadData() }
  }
  /// Is notified of taps on items.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { reloadData() }
  }
  /// Whether an item can be selected by a tap.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// A view behind the cells, which is kept without becoming a subview.
  open var backgroundView: UIView?
  /// The cells are made again whenever that is needed, so there is nothing to prepare. Kept, without effect.
  open var isPrefetchingEnabled = true
  private var makers: [String: @MainActor () -> UICollectionReusableView] = [:]
  private var selected: [IndexPath] = []
  private lazy var shown = ControlBody(self) { (collection: UICollectionView, version) in
    UICollectionViewBody(collection: collection, version: version)
  }

  /// Makes a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Fails, as there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  override var hosted: (any HostedContent)? { dataSource == nil ? nil : shown.hosted }
  override func contentDidChange() { if dataSource != nil { shown.update() } }
  override var scrollingDelegate: (any UIScrollViewDelegate)? { delegate }

  // MARK: - Cells

  /// Makes cells of a class for an identifier; nil makes none any more.
  open func register(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
    guard let cellClass else { return makers["cell " + identifier] = nil }
    makers["cell " + identifier] = { ReusableMaking.make(cellClass) }
  }

  /// Makes headers and footers of a class for an identifier; nil makes none any more.
  open func register(
    _ viewClass: UICollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    guard let viewClass else { return makers[elementKind + " " + identifier] = nil }
    makers[elementKind + " " + identifier] = { ReusableMaking.make(viewClass) }
  }

  /// A new cell of the class that is registered; a plain one where none is. Cells are not used again.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = makers["cell " + identifier]?() as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
    cell.reuseIdentifier = identifier
    return cell
  }

  /// A new header or footer of the class that is registered; a plain one where none is.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = makers[elementKind + " " + identifier]?() ?? UICollectionReusableView(frame: .zero)
    view.reuseIdentifier = identifier
    return view
  }

  /// A new cell that a registration has filled in.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = ReusableMaking.make(Cell.self)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A new header or footer that a registration has filled in.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = ReusableMaking.make(Supplementary.self)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// The number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    max(dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0, 0)
  }
  /// A new cell of an item; nil for an item that is not there.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard let dataSource, (0..<numberOfSections).contains(indexPath.section),
      (0..<numberOfItems(inSection: indexPath.section)).contains(indexPath.row)
    else { return nil }
    let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
    cell.isSelected = selected.contains(indexPath)
    return cell
  }

  // MARK: - Changes

  /// Asks the data source for everything again.
  open func reloadData() { elementsDidChange() }
  /// Asks the data source for everything again.
  open func reloadItems(at indexPaths: [IndexPath]) { elementsDidChange() }
  /// Asks the data source for everything again.
  open func reloadSections(_ sections: IndexSet) { elementsDidChange() }
  /// Asks the data source for everything again.
  open func insertItems(at indexPaths: [IndexPath]) { elementsDidChange() }
  /// Asks the data source for everything again.
  open func deleteItems(at indexPaths: [IndexPath]) { elementsDidChange() }
  /// Asks the data source for everything again.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { elementsDidChange() }
  /// Asks the data source for everything again.
  open func insertSections(_ sections: IndexSet) { elementsDidChange() }
  /// Asks the data source for everything again.
  open func deleteSections(_ sections: IndexSet) { elementsDidChange() }
  /// Makes changes, which are not animated.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    elementsDidChange()
    completion?(true)
  }
  /// Takes another layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    layout.collectionView = self
    collectionViewLayout = layout
  }
  /// Scrolls to an item. Kept by nothing: tests scroll by themselves.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}

  // MARK: - Selection

  /// All items that are selected.
  open var indexPathsForSelectedItems: [IndexPath]? { selected }

  /// Selects an item, without a call of the delegate.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection { selected = [] }
    if let indexPath, !selected.contains(indexPath) { selected.append(indexPath) }
    elementsDidChange()
  }

  /// Takes the selection of an item back, without a call of the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    elementsDidChange()
  }

  /// A finger has tapped an item.
  func choose(_ path: IndexPath) {
    guard allowsSelection else { return }
    if allowsMultipleSelection, selected.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselectItem(at: path, animated: true)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    let former = allowsMultipleSelection ? [] : selected
    selectItem(at: path, animated: true, scrollPosition: [])
    for old in former where old != path { delegate?.collectionView(self, didDeselectItemAt: old) }
    delegate?.collectionView(self, didSelectItemAt: path)
  }
}

extension UICollectionView {
  /// Fills in cells of a class. Source: Apple's page "UICollectionView.CellRegistration".
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills in a cell.
    public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let handler: Handler
    /// Makes a registration.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// Fills in headers or footers of a class. Source: Apple's page "UICollectionView.SupplementaryRegistration".
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills in a view.
    public typealias Handler =
      @MainActor (
        _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
      ) -> Void
    let elementKind: String
    let handler: Handler
    /// Makes a registration for a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }
}
