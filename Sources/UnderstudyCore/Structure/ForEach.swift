import Foundation

/// Views made of a collection's elements, each with the identity of its element (SEM-020 … SEM-026).
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements that the views are made of.
  public var data: Data
  /// Makes the views of an element.
  public var content: (Data.Element) -> Content
  package let identify: (Data.Element) -> ID
  /// Made of a constant range: the data of the first time is kept (SEM-023).
  let isConstant: Bool
  /// What swipe or edit mode may do with the rows; set by `onDelete(perform:)` and `onMove(perform:)`.
  package var edits = ForEachEdits()
  /// Finds the data in the tree, where they are the subviews of a view.
  var resolution: (@MainActor (ForEach, inout _ViewInputs) -> Void)?

  package init(
    data: Data, identify: @escaping (Data.Element) -> ID, isConstant: Bool = false,
    content: @escaping (Data.Element) -> Content
  ) {
    // A binding that generic code takes as a collection is read here, so that the view around follows it (F-01).
    _ = data.startIndex
    self.data = data
    self.identify = identify
    self.isConstant = isConstant
    self.content = content
  }
}

/// The edits that a `ForEach` takes.
package struct ForEachEdits {
  package var delete: ((IndexSet) -> Void)?
  package var move: ((IndexSet, Int) -> Void)?

  func offersTheSame(as other: ForEachEdits) -> Bool {
    (delete == nil) == (other.delete == nil) && (move == nil) == (other.move == nil)
  }
}

extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
  // A binding to a collection is a collection too: the initializer that takes the binding is meant.
  /// Takes the identities of the rows from the elements themselves.
  ///
  /// - Parameters:
  ///   - data: Elements whose `id` is the identity of their row.
  ///   - content: Makes the views of an element.
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, identify: { $0.id }, content: content)
  }
}

extension ForEach where Content: View {
  /// Takes the identities of the rows from a part of the elements.
  ///
  /// - Parameters:
  ///   - data: Elements.
  ///   - id: The part of an element that is the identity of its row.
  ///   - content: Makes the views of an element.
  @_disfavoredOverload
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    if id == \Data.Element.self as AnyKeyPath, let itself = ({ $0 as Any }) as? (Data.Element) -> ID {
      self.init(data: data, identify: itself, content: content)
    } else {
      self.init(data: data, identify: { $0[keyPath: id] }, content: content)
    }
  }

  /// Gives each row a binding to its element; the identities come from the elements themselves.
  ///
  /// - Parameters:
  ///   - data: A binding to elements whose `id` is the identity of their row.
  ///   - content: Makes the views of a binding to an element (SEM-024).
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// Gives each row a binding to its element; the identities come from a part of the elements.
  ///
  /// - Parameters:
  ///   - data: A binding to elements.
  ///   - id: The part of an element that is the identity of its row.
  ///   - content: Makes the views of a binding to an element (SEM-024).
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, identify: { $0.1 },
      content: { content(data.element(at: $0.0, last: elements[$0.0], isRow: true)) })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a row for each number of a range, which is its identity.
  ///
  /// - Parameters:
  ///   - data: A constant range: later changes are not followed (SEM-023).
  ///   - content: Makes the views of a number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, identify: { $0 }, isConstant: true, content: content)
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  // No kit: the node matches its rows itself.
  @inline(__always)
  public static func _makeView(_ view: ForEach, inputs: inout _ViewInputs) {
    if let resolution = view.resolution { return resolution(view, &inputs) }
    let isMounting = inputs.isMounting
    let copy = inputs
    let node = inputs.node(
      make: { ForEachNode(view, $0) },
      update: { $0.accept(view, copy) })
    if isMounting { node.mountRows() }
  }
  public static var _isList: Bool { true }
  public static var _isStructural: Bool { true }
}
