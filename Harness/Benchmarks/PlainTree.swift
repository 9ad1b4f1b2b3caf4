/// The least that each workload needs: objects, parents, and a dictionary. No framework.
@MainActor
final class PlainTree {
  final class Node {
    var label: String
    var identifier: String
    var action: (() -> Void)?
    var children: [Node] = []
    unowned(unsafe) var parent: Node?

    init(_ label: String, identifier: String = "") {
      self.label = label
      self.identifier = identifier
    }

    func add(_ child: Node) {
      child.parent = self
      children.append(child)
    }
  }

  let root = Node("root")
  var byIdentifier: [String: Node] = [:]

  /// Adds rows of four objects with two identifiers each.
  func addRows(_ count: Int) {
    byIdentifier.reserveCapacity(2 * count)
    root.children.reserveCapacity(count)
    for index in 0..<count {
      let row = Node("")
      let stack = Node("")
      let label = Node("Row \(index)", identifier: "row.\(index).label")
      let button = Node("Tap", identifier: "row.\(index).button")
      button.action = { [unowned label] in label.label += "!" }
      row.add(stack)
      stack.add(label)
      stack.add(button)
      root.add(row)
      byIdentifier[label.identifier] = label
      byIdentifier[button.identifier] = button
    }
  }

  /// Adds an object below the root that is found by its identifier.
  func add(_ label: String, identifier: String) {
    let node = Node(label, identifier: identifier)
    root.add(node)
    byIdentifier[identifier] = node
  }

  /// Adds objects one inside the other.
  func nest(_ depth: Int) -> Node {
    var current = root
    for _ in 0..<depth {
      let child = Node("")
      current.add(child)
      current = child
    }
    let leaf = Node("Leaf 0", identifier: "leaf")
    current.add(leaf)
    byIdentifier["leaf"] = leaf
    return leaf
  }

  subscript(identifier: String) -> Node {
    guard let node = byIdentifier[identifier] else { preconditionFailure("No object is named \(identifier).") }
    return node
  }
}

/// Keeps a result from being optimized away.
@inline(never)
func keep<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
