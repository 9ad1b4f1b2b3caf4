import Foundation

/// UIKit's table: rows in sections, of which a data source makes the cells. Its element is a `table` with a `cell` a row.
///
/// Source: Apple's page "UITableView".
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// How sections look: all as in a list of SwiftUI's.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// How rows come and go: at once.
  public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// A height that the content decides.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// How sections look.
  public let style: Style
  /// Makes the cells.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { reloadData() }
  }
  /// Is notified of taps on rows.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet { reloadData() }
  }
  /// Whether rows have a line between them; initially they do. Kept, without effect.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The color of the line between rows; nil for the system's. Kept, without effect.
  open var separatorColor: UIColor?
  /// Whether a row can be selected by a tap.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// The space above the header of a section, 22 points by default. Kept, without effect.
  open var sectionHeaderTopPadding: CGFloat = 22
  /// The height of rows. Kept, without effect: rows are as high as their content.
  open var rowHeight: CGFloat = -1
  /// The height of rows that are not made yet. Kept, without effect.
  open var estimatedRowHeight: CGFloat = -1
  /// A view above the first section, which is kept without becoming a subview.
  open var tableHeaderView: UIView?
  /// A view below the last section, which is kept without becoming a subview.
  open var tableFooterView: UIView?
  private var makers: [String: @MainActor () -> UITableViewCell] = [:]
  private var selected: [IndexPath] = []
  private lazy var shown = ControlBody(self) { (table: UITableView, version) in
    UITableViewBody(table: table, version: version)
  }

  /// Makes a table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override init(frame: CGRect) {
    style = .plain
    super.init(frame: frame)
  }

  /// Fails, as there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  override var hosted: (any HostedContent)? { dataSource == nil ? nil : shown.hosted }
  override func contentDidChange() { if dataSource != nil { shown.update() } }
  override var scrollingDelegate: (any UIScrollViewDelegate)? { delegate }

  // MARK: - Cells

  /// Makes cells of a class for an identifier; nil makes none any more.
  open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else { return makers[identifier] = nil }
    makers[identifier] = { CellMaking.make(cellClass, identifier) }
  }

  /// A new cell of the class that is registered; nil for an identifier that none is registered for. Cells are not used again.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { makers[identifier]?() }

  /// A new cell of the class that is registered; a plain one where none is.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    makers[identifier]?() ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// The number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  /// A new cell of a row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard let dataSource, indexPath.section < numberOfSections,
      indexPath.row < numberOfRows(inSection: indexPath.section)
    else { return nil }
    return dataSource.tableView(self, cellForRowAt: indexPath)
  }

  // MARK: - Changes

  /// Asks the data source for everything again.
  open func reloadData() { elementsDidChange() }
  /// Asks the data source for everything again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { elementsDidChange() }
  /// Asks the data source for everything again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { elementsDidChange() }
  /// Asks the data source for everything again.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { elementsDidChange() }
  /// Asks the data source for everything again.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { elementsDidChange() }
  /// Asks the data source for everything again.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { elementsDidChange() }
  /// Changes come one by one.
  open func beginUpdates() {}
  /// Changes come one by one.
  open func endUpdates() { elementsDidChange() }
  /// Makes changes, which are not animated.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    elementsDidChange()
    completion?(true)
  }
  /// Scrolls to a row. Kept by nothing: tests scroll by themselves.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}

  // MARK: - Selection

  /// The row that was selected last.
  open var indexPathForSelectedRow: IndexPath? { selected.last }
  /// All rows that are selected.
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

  /// Selects a row, without a call of the delegate.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection { selected = [] }
    if let indexPath, !selected.contains(indexPath) { selected.append(indexPath) }
    elementsDidChange()
  }

  /// Takes the selection of a row back, without a call of the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    elementsDidChange()
  }

  func isSelected(_ path: IndexPath) -> Bool { selected.contains(path) }

  /// A finger has tapped a row.
  func choose(_ path: IndexPath) {
    guard allowsSelection, let path = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path) else {
      return
    }
    if allowsMultipleSelection, selected.contains(path) {
      deselectRow(at: path, animated: true)
      delegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    let former = allowsMultipleSelection ? [] : selected
    selectRow(at: path, animated: true, scrollPosition: .none)
    for old in former where old != path { delegate?.tableView(self, didDeselectRowAt: old) }
    delegate?.tableView(self, didSelectRowAt: path)
  }
}
