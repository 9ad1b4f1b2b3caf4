/// What the user may do with the rows of a bound collection.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  /// Combines actions by the bits of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// Rows may be moved.
  public static var move: Self { Self(rawValue: 1 << 0) }
  /// All that a collection of fixed length permits: rows may be moved.
  public static var all: Self { .move }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Rows may be deleted.
  public static var delete: Self { Self(rawValue: 1 << 1) }
  /// All that a collection without mutable elements permits: rows may be deleted.
  public static var all: Self { .delete }
}

extension EditActions where Data: RangeReplaceableCollection, Data: MutableCollection {
  /// Rows may be moved and deleted.
  public static var all: Self { [.move, .delete] }
}

extension ForEach where Content: View {
  /// Rows of a bound collection that is edited by the list itself.
  ///
  /// - Parameters:
  ///   - data: A binding to elements whose `id` is the identity of their row.
  ///   - editActions: What the user may do.
  ///   - content: Makes the views of a binding to an element (SEM-024).
  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Rows of a bound collection that is edited by the list itself.
  ///
  /// - Parameters:
  ///   - data: A binding to elements.
  ///   - id: The part of an element that is the identity of its row.
  ///   - editActions: What the user may do.
  ///   - content: Makes the views of a binding to an element (SEM-024).
  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
    self.init(data, id: id, content: content)
    if editActions.contains(.delete) { edits.delete = { data.wrappedValue.remove(atOffsets: $0) } }
    if editActions.contains(.move) { edits.move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } }
  }
}

extension List where SelectionValue == Never {
  /// Shows a row for each element of a bound collection, which the list edits itself.
  ///
  /// - Parameters:
  ///   - data: A binding to elements whose `id` is the identity of their row.
  ///   - editActions: What the user may do; each action writes the collection.
  ///   - rowContent: Makes the views of a binding to an element (SEM-024).
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Identifiable,
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>
  {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// Takes the identity of an editable row from a part of its element.
  nonisolated public init<Data, ID, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>
  {
    self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }
}

extension List {
  /// Adds the choice of one row to a list that edits its data itself.
  ///
  /// - Parameters:
  ///   - data: A binding to elements whose `id` is the identity of their row.
  ///   - editActions: What the user may do; each action writes the collection.
  ///   - selection: The identity of the chosen row; a tap on a row sets it.
  ///   - rowContent: Makes the views of a binding to an element (SEM-024).
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Identifiable,
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>
  {
    self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// Adds the choice of several rows to a list that edits its data itself.
  ///
  /// - Parameters:
  ///   - data: A binding to elements whose `id` is the identity of their row.
  ///   - editActions: What the user may do; each action writes the collection.
  ///   - selection: The identities of the chosen rows; rows are chosen while the list is edited (SEM-359).
  ///   - rowContent: Makes the views of a binding to an element (SEM-024).
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Identifiable,
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>
  {
    self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
  }
}
