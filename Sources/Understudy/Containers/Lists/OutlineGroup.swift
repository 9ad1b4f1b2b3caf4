/// A tree of data: an element with children is a disclosure group, one without is a view of its own.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf
}

extension OutlineGroup: View
where Parent: View, Leaf == Parent, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  public var body: some View {
    ForEach(data, id: id) { element in
      if let below = element[keyPath: children] {
        DisclosureGroup {
          OutlineSubgroupChildren(
            visit: visitor(of: OutlineGroup(data: below, id: id, children: children, content: content)))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }

  public static var _isList: Bool { true }
}

extension OutlineGroup
where Parent: View, Leaf == Parent, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Shows the trees of several roots, whose values are identified by a property.
  ///
  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - id: The part of an element that is its identity.
  ///   - children: The elements below an element; nil for one that has none and cannot have any.
  ///   - content: Makes the view of an element.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data: data, id: id, children: children, content: content)
  }

  /// Takes elements that have an `id`.
  nonisolated public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: \.id, children: children, content: content)
  }
}

extension OutlineGroup
where
  Parent: View, Leaf == Parent, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data: RangeReplaceableCollection
{
  /// Shows the tree of one root, whose values are identified by a property.
  ///
  /// - Parameters:
  ///   - root: The element at the top.
  ///   - id: The part of an element that is its identity.
  ///   - children: The elements below an element; nil for one that has none and cannot have any.
  ///   - content: Makes the view of an element.
  nonisolated public init(
    _ root: Data.Element, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data: Data([root]), id: id, children: children, content: content)
  }

  /// Takes an element at the top that has an `id`, as have those below it.
  nonisolated public init(
    _ root: Data.Element, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: Data([root]), id: \.id, children: children, content: content)
  }
}

extension List where SelectionValue == Never {
  /// Rows of a tree of data; those below an element are shown when it is opened.
  ///
  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - children: The elements below an element; nil for one that has none and cannot have any.
  ///   - rowContent: Makes the view of an element.
  nonisolated public init<Data, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data: RandomAccessCollection, Data.Element: Identifiable,
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// Takes the identity of a row in the tree from a part of its element.
  nonisolated public init<Data, ID, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data: RandomAccessCollection,
    Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>
  {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
}

extension List {
  /// Adds the choice of one row to a tree of data.
  ///
  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - children: The elements below an element; nil for one that has none and cannot have any.
  ///   - selection: The identity of the chosen row; nil for a list in which none is chosen.
  ///   - rowContent: Makes the view of an element.
  nonisolated public init<Data, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data: RandomAccessCollection, Data.Element: Identifiable,
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }
}
