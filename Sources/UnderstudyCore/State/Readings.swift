/// The lists that an app's nodes stand in as readers, so that a node leaves them when it is unmounted.
@MainActor
struct Readings {
  /// Most nodes read one location, which needs no array.
  private struct Lists {
    let first: ReaderList
    var others: ContiguousArray<ReaderList> = []

    mutating func add(_ list: ReaderList) {
      if list !== first { others.append(list) }
    }
  }

  private var lists: [ObjectIdentifier: Lists] = [:]

  /// Remembers that a node is in a list, so that it can be taken out when it is unmounted.
  ///
  /// - Parameters:
  ///   - list: Where the node has been added.
  ///   - node: Marked, so that others are not looked for.
  mutating func note(_ list: ReaderList, of node: Node) {
    node.flags.insert(.isReader)
    lists[ObjectIdentifier(node), default: Lists(first: list)].add(list)
  }

  /// Takes a node out of its lists.
  mutating func end(of node: Node) {
    guard let lists = lists.removeValue(forKey: ObjectIdentifier(node)) else { return }
    lists.first.remove(node)
    for list in lists.others { list.remove(node) }
  }
}
