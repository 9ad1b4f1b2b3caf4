@_spi(Runtime) import UnderstudyCore

/// The declarations of pages by type that the pages of a stack make.
@MainActor
struct NavigationDestinations {
  private var all: [any PageDestination] = []

  mutating func register(_ destination: any PageDestination) {
    if all.contains(where: { $0.valueType == destination.valueType }) {
      destination.host.log(
        .navigation,
        "A navigationDestination for “\(destination.valueType)” was declared earlier on the stack. Only the destination"
          + " declared closest to the root view of the stack will be used.", at: destination)
    }
    all.append(destination)
  }

  mutating func unregister(_ destination: any PageDestination) { all.removeAll { $0 === destination } }

  /// The declaration closest to the root serves a type (SEM-276, SEM-280).
  func destination(for element: NavigationPath.Element) -> (any PageDestination)? {
    all.filter { $0.valueType == element.type }.min { $0.depth < $1.depth }
  }
}

/// Makes pages for the values of a type.
@MainActor
protocol PageDestination: Node {
  var valueType: Any.Type { get }
  func makePage(_ value: AnyHashable, in stack: NavigationStackNode, depth: Int) -> ScopeNode
}
