@_spi(Runtime) import UnderstudyCore

/// Rows of data, made as they come into view (SEM-199): a collection view of cells.
public struct List<SelectionValue: Hashable, Content: View> {
  let selection: ListSelection?
  let content: Content
}

extension List: View, EntryView {
  /// A list in which any number of rows can be selected.
  ///
  /// - Parameters:
  ///   - selection: The identities of the chosen rows; on iPhone they are chosen while the list is edited (SEM-359).
  ///   - content: The rows.
  nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection($0) }, content: content())
  }

  /// A list in which one row can be selected.
  ///
  /// - Parameters:
  ///   - selection: The identity of the chosen row: a tap on a row sets it (SEM-359).
  ///   - content: The rows.
  nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection($0) }, content: content())
  }

  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    inputs.list(view.content, selection: view.selection)
  }
  public static var _takesAttributes: Bool { true }
}

extension List where SelectionValue == Never {
  /// A list whose rows are the views of the content, without a selection.
  ///
  /// - Parameter content: The rows.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }

  // A binding to a collection is a collection too: the initializer that takes the binding is meant.
  /// Shows a row for each element; its `id` is the row's identity.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - rowContent: Makes the views of an element: each is a cell.
  @_disfavoredOverload
  nonisolated public init<Data, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data: RandomAccessCollection, Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent>
  {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// Takes the identity of a row from a part of its element.
  @_disfavoredOverload
  nonisolated public init<Data, ID, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data: RandomAccessCollection, Content == ForEach<Data, ID, RowContent> {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }

  /// Shows a row for each number of a constant range.
  ///
  /// - Parameters:
  ///   - data: The range; later values of it do not change the rows (SEM-023).
  ///   - rowContent: Makes the views of a number.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }
}

// MARK: - Convenience

extension List {
  /// Adds the choice of one row: a tap on a row writes its identity to the binding (SEM-359).
  ///
  /// - Parameter selection: The identity of the chosen row; nil for a list in which none is chosen.
  @_disfavoredOverload
  nonisolated public init<Data, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data: RandomAccessCollection, Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent>
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Adds the choice of several rows, which are chosen while the list is edited (SEM-359).
  ///
  /// - Parameter selection: The identities of the chosen rows; nil for a list in which none is chosen.
  @_disfavoredOverload
  nonisolated public init<Data, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data: RandomAccessCollection, Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent>
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Combines the choice of one row with identities that are a part of the elements.
  @_disfavoredOverload
  nonisolated public init<Data, ID, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data: RandomAccessCollection, Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Combines the choice of several rows with identities that are a part of the elements.
  @_disfavoredOverload
  nonisolated public init<Data, ID, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data: RandomAccessCollection, Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}
