import Foundation
import UnderstudyCore

/// A collection as a list of SwiftUI's.
struct UICollectionViewBody: View {
  let collection: UICollectionView
  let version: Int

  var body: some View {
    List {
      ForEach(Array(0..<max(collection.numberOfSections, 0)), id: \.self) { section in
        Section {
          ForEach(Array(0..<collection.numberOfItems(inSection: section)), id: \.self) { item in
            UICollectionViewItem(
              collection: collection, path: IndexPath(item: item, section: section), version: version)
          }
        } header: {
          supplementary(UICollectionView.elementKindSectionHeader, section)
        } footer: {
          supplementary(UICollectionView.elementKindSectionFooter, section)
        }
      }
    }
    .listStyle(PlainListStyle())
    .refreshes(by: collection.refreshControl)
    .reportsScrolling(to: collection)
  }

  @ViewBuilder private func supplementary(_ kind: String, _ section: Int) -> some View {
    if collection.collectionViewLayout.shows(kind),
      let view = collection.dataSource?.collectionView(
        collection, viewForSupplementaryElementOfKind: kind, at: IndexPath(item: 0, section: section))
    {
      CellContent(configuration: view.shownConfiguration, views: view.shownViews)
    }
  }
}

/// An item, with the cell that the data source makes for it.
private struct UICollectionViewItem: View {
  let collection: UICollectionView
  let path: IndexPath
  let version: Int

  var body: some View {
    let cell = collection.cellForItem(at: path)
    HStack {
      if let cell { CellContent(configuration: cell.shownConfiguration, views: cell.contentView) }
      Spacer(minLength: 0)
    }
    .contentShape(.rect)
    .onTapGesture { collection.choose(path) }
    .accessibilityIdentifier(cell?.accessibilityIdentifier ?? "", isEnabled: cell?.accessibilityIdentifier != nil)
    .accessibilityLabel(cell?.accessibilityLabel ?? "", isEnabled: cell?.accessibilityLabel != nil)
    .swipes(
      leading: collection.collectionViewLayout.list?.leadingSwipeActionsConfigurationProvider?(path),
      trailing: collection.collectionViewLayout.list?.trailingSwipeActionsConfigurationProvider?(path)
    )
    .onAppear { if let cell { collection.delegate?.collectionView(collection, willDisplay: cell, forItemAt: path) } }
  }
}
