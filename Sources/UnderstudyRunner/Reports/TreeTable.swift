/// The element trees of a test's steps: lines are stored once, however many trees have them.
package struct TreeTable: Sendable {
  package private(set) var lines: [String] = []
  private var lineNumbers: [Substring: Int32] = [:]
  /// The numbers of each tree's lines, from 0.
  package private(set) var trees: [[Int32]] = []
  private var treeNumbers: [[Int32]: Int] = [:]

  package init() {}

  /// How many different trees there are; they are numbered from 1.
  package var count: Int { trees.count }

  /// Adds a tree.
  ///
  /// - Parameter text: an element a line.
  /// - Returns: its number, which equal trees share.
  package mutating func add(_ text: String) -> Int {
    let tree = text.split(separator: "\n", omittingEmptySubsequences: false).map { number(of: $0) }
    if let known = treeNumbers[tree] { return known }
    trees.append(tree)
    treeNumbers[tree] = trees.count
    return trees.count
  }

  private mutating func number(of line: Substring) -> Int32 {
    if let known = lineNumbers[line] { return known }
    // A string of its own, so that the text of the whole tree can go.
    let own = String(line)
    lines.append(own)
    lineNumbers[own[...]] = Int32(lines.count - 1)
    return Int32(lines.count - 1)
  }

  /// The text of a tree.
  package func text(of number: Int) -> String {
    trees[number - 1].map { lines[Int($0)] }.joined(separator: "\n")
  }
}
