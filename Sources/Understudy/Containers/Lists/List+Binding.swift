// Rows of a bound collection: each gets a binding to its element (SEM-024, F-01).

extension List where SelectionValue == Never {
  /// Shows a row for each element of a bound collection, so that controls in a row can write its element.
  ///
  /// - Parameters:
  ///   - data: A binding to elements whose `id` is the identity of their row.
  ///   - rowContent: Makes the views of a binding to an element.
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable,
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>
  {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// Takes the identity of a row that writes its element from a part of the element.
  nonisolated public init<Data, ID, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection, Data: RandomAccessCollection,
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>
  {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// Adds the choice of one row, by a tap, to rows that write their elements.
  ///
  /// - Parameter selection: The identity of the chosen row; nil for a list in which none is chosen.
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable,
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Adds the choice of several rows, while the list is edited, to rows that write their elements.
  ///
  /// - Parameter selection: The identities of the chosen rows; nil for a list in which none is chosen.
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable,
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Combines the choice of one row with identities that are a part of the elements.
  nonisolated public init<Data, ID, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection, Data: RandomAccessCollection,
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>
  {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Combines the choice of several rows with identities that are a part of the elements.
  nonisolated public init<Data, ID, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection, Data: RandomAccessCollection,
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>
  {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}
