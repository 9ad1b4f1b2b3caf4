@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// Pages on top of a root view, of which the last is shown (SEM-270, SEM-271).
public struct NavigationStack<Data, Root: View> {
  let path: PathAccess?
  let root: Root
}

extension NavigationStack where Data == NavigationPath {
  /// A stack that keeps its path itself.
  nonisolated public init(@ViewBuilder root: () -> Root) {
    path = nil
    self.root = root()
  }

  /// A stack whose path can hold values of several types.
  ///
  /// - Parameters:
  ///   - path: The values of the pages above the root, of any types.
  ///   - root: The view that is shown while the path is empty.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = PathAccess(path)
    self.root = root()
  }
}

extension NavigationStack {
  /// A stack whose path holds values of one type.
  ///
  /// - Parameters:
  ///   - path: The values of the pages above the root.
  ///   - root: The view that is shown while the path is empty.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.path = PathAccess(collection: path)
    self.root = root()
  }
}

extension NavigationStack: View, EntryView {
  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    let root = view.root
    inputs.hostedContainer { inner in
      inner.node(
        make: { (inputs: _ViewInputs) -> NavigationStackNode in
          let node = NavigationStackNode(path: view.path, inputs)
          node.mountRoot { root }
          return node
        },
        update: { node in
          node.updateRoot { root }
          node.accept(view.path)
        })
    }
  }
  public static var _takesAttributes: Bool { true }
}

/// A path as the stack uses it, whatever its type.
struct PathAccess {
  let values: @MainActor () -> [NavigationPath.Element]
  /// Answers whether the path takes values of this type.
  let append: @MainActor (NavigationPath.Element) -> Bool
  let removeLast: @MainActor (Int) -> Void
  let addReader: @MainActor (any LocationReader) -> Void

  nonisolated init(_ binding: Binding<NavigationPath>) {
    values = { binding.wrappedValue.elements }
    append = { element in
      binding.wrappedValue.elements.append(element)
      return true
    }
    removeLast = { count in
      var path = binding.wrappedValue
      path.removeLast(min(count, path.count))
      binding.wrappedValue = path
    }
    addReader = { binding.location.addReader($0) }
  }

  nonisolated init<C>(collection: Binding<C>)
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Hashable {
    nonisolated(unsafe) let binding = collection
    values = {
      binding.wrappedValue.map { NavigationPath.Element(value: AnyHashable($0), type: C.Element.self, encode: nil) }
    }
    append = { element in
      guard let element = element.value.base as? C.Element else { return false }
      binding.wrappedValue.append(element)
      return true
    }
    removeLast = { count in
      var path = binding.wrappedValue
      path.removeLast(Swift.min(count, path.count))
      binding.wrappedValue = path
    }
    addReader = { binding.location.addReader($0) }
  }
}
