import UnderstudyElements

/// The part of a tree that helps a reader: containers that say nothing are left out, and long trees are cut.
@MainActor enum TreeExcerpt {
  /// Describes the elements from a root down, one a line, without the containers that have no texts.
  ///
  /// - Returns: At most `limit` lines, and how many elements there are in all.
  static func lines(of root: Element, limit: Int) -> (lines: [String], total: Int) {
    var lines: [String] = []
    var total = 0
    var stack = [(root, 0)]
    while let (element, depth) = stack.popLast() {
      total += 1
      let indent = String(repeating: "  ", count: depth)
      if let keyboard = ElementDescription.keyboardLine(element) {
        if lines.count < limit { lines.append(indent + keyboard) }
        total += element.descendants.count
        continue
      }
      let isPlain = element.type == .other && element.texts == ElementTexts()
      if !isPlain, lines.count < limit { lines.append(indent + ElementDescription.line(element)) }
      for child in element.children.reversed() { stack.append((child, isPlain ? depth : depth + 1)) }
    }
    return (lines, total)
  }
}
