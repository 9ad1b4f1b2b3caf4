import SwiftUI
import Testing
import UIKit
import UnderstudyTesting

/// Shows a controller in an app.
private struct Place: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

@MainActor
@Suite("Collections of UIKit's, and data sources of snapshots")
struct UICollectionViewTests {
  private final class TeaCell: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Header: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let label = UILabel()
      label.text = "Teas"
      addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Teas: UICollectionViewController {
    var teas = ["Green", "Black"]
    var log: [String] = []

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 100, height: 30)
      super.init(collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      collectionView.register(TeaCell.self, forCellWithReuseIdentifier: "tea")
      collectionView.register(
        Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      teas.count
    }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tea", for: indexPath)
      (cell as? TeaCell)?.label.text = teas[indexPath.item]
      return cell
    }
    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      indexPath.item != 1
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("select \(indexPath.item)")
    }
    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      log.append("deselect \(indexPath.item)")
    }
  }

  @Test("A collection shows the cells and headers of its data source, and the delegate is asked about taps")
  func collection() {
    let teas = Teas()
    let app = XCUIApplication { Place(controller: teas) }
    #expect(app.collectionViews.staticTexts.allElementsBoundByIndex.map(\.label) == ["Teas", "Green", "Black"])
    app.staticTexts["Black"].tap()
    #expect(teas.log == [])
    app.staticTexts["Green"].tap()
    #expect(teas.log == ["select 0"])
    #expect(teas.collectionView.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    teas.teas.append("White")
    teas.collectionView.insertItems(at: [IndexPath(item: 2, section: 0)])
    app.staticTexts["White"].tap()
    #expect(teas.log == ["select 0", "deselect 0", "select 2"])
  }

  private final class Shelf: UIViewController {
    enum Row: Hashable, Sendable { case fruit, tea }
    private var source: UICollectionViewDiffableDataSource<Row, String>?

    override func viewDidLoad() {
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.trailingSwipeActionsConfigurationProvider = { [weak self] path in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
            self?.delete(path)
            done(true)
          }
        ])
      }
      let collection = UICollectionView(
        frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      view.addSubview(collection)
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
        cell.contentConfiguration = UIHostingConfiguration { Counter(name: name) }
      }
      source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, name in
        collection.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Row, String>()
      snapshot.appendSections([.fruit, .tea])
      snapshot.appendItems(["Apple"], toSection: .fruit)
      snapshot.appendItems(["Green", "Black"])
      source?.apply(snapshot, animatingDifferences: false)
    }

    private func delete(_ path: IndexPath) {
      guard let source, let name = source.itemIdentifier(for: path) else { return }
      var snapshot = source.snapshot()
      snapshot.deleteItems([name])
      source.apply(snapshot)
    }
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test("A data source of snapshots shows them, cells show views of SwiftUI's, and a swipe offers actions")
  func snapshots() {
    let app = XCUIApplication { Place(controller: Shelf()) }
    #expect(app.cells.buttons.allElementsBoundByIndex.map(\.label) == ["Apple 0", "Green 0", "Black 0"])
    app.buttons["Green 0"].tap()
    #expect(app.buttons["Green 1"].exists)
    app.cells.element(boundBy: 0).swipeLeft()
    app.buttons["Delete"].tap()
    #expect(app.cells.count == 2)
    #expect(!app.buttons["Apple 0"].exists)
  }

  @Test("A table has a data source of snapshots, too")
  func table() {
    final class Names: UITableViewController {
      private lazy var source = UITableViewDiffableDataSource<Int, String>(tableView: tableView) { _, _, name in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = name
        return cell
      }
      func show(_ names: [String]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(names)
        source.apply(snapshot)
      }
    }
    let names = Names(style: .plain)
    let app = XCUIApplication {
      Place(controller: names)
      Button("More") { names.show(["Ada", "Grace", "Mary"]) }
    }
    #expect(app.cells.count == 0)
    app.buttons["More"].tap()
    #expect(app.tables.cells.staticTexts.allElementsBoundByIndex.map(\.label) == ["Ada", "Grace", "Mary"])
  }

  @Test("Sections and items of a snapshot are added, moved and removed")
  func changes() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "c"])
    snapshot.insertSections(["b"], beforeSection: "c")
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([9])
    #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 9])
    snapshot.insertItems([4], afterItem: 1)
    snapshot.moveItem(9, beforeItem: 1)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [9, 1, 4, 2, 3])
    snapshot.moveSection("a", afterSection: "c")
    snapshot.deleteItems([4, 2])
    snapshot.deleteSections(["b"])
    #expect(snapshot.sectionIdentifiers == ["c", "a"])
    #expect((snapshot.numberOfItems, snapshot.indexOfItem(3), snapshot.indexOfSection("a")) == (3, 2, 1))
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "a")
    #expect(snapshot.sectionIdentifier(containingItem: 4) == nil)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }
}
