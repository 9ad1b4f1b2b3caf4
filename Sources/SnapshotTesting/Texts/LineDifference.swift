/// The difference between two texts, as unified hunks.
///
/// Removed lines begin with a minus sign, added ones with a plus, all others with a figure space, which are equally wide.
enum LineDifference {
  /// Up to this many lines around a difference are shown.
  private static let context = 4
  private static let (removed, added) = ("\u{2212}", "+")

  fileprivate enum Line {
    case removed(Substring)
    case added(Substring)
    case same(Substring)
  }

  /// The hunks of a difference; nil where the texts agree.
  static func text(from old: String, to new: String) -> String? {
    // Compared by their scalars: two lines that only look alike differ.
    guard !old.unicodeScalars.elementsEqual(new.unicodeScalars) else { return nil }
    let lines = merged(split(old), split(new))
    return hunks(of: lines).joined(separator: "\n")
  }

  private static func split(_ text: String) -> [Substring] {
    // A carriage return and a line feed are one character, which would end no line.
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { Substring($0) }
  }

  /// The lines of both texts in one order, those of the first before those that replace them.
  private static func merged(_ old: [Substring], _ new: [Substring]) -> [Line] {
    var start = 0
    while start < min(old.count, new.count), isSame(old[start], new[start]) { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start, isSame(old[old.count - 1 - end], new[new.count - 1 - end]) {
      end += 1
    }
    let difference = new[start..<(new.count - end)].difference(from: old[start..<(old.count - end)], by: isSame)
    let removals = Set(difference.removals.map { start + position(of: $0) })
    let insertions = Set(difference.insertions.map { start + position(of: $0) })
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removals.contains(left) {
        lines.append(.removed(old[left]))
        left += 1
      } else if right < new.count, insertions.contains(right) {
        lines.append(.added(new[right]))
        right += 1
      } else {
        lines.append(.same(old[left]))
        left += 1
        right += 1
      }
    }
    return lines
  }

  private static func position(of change: CollectionDifference<Substring>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  private static func isSame(_ left: Substring, _ right: Substring) -> Bool {
    left.unicodeScalars.elementsEqual(right.unicodeScalars)
  }

  private static func hunks(of lines: [Line]) -> [String] {
    var result: [String] = []
    // Where each text is at the begin of the line: the first line has the number 1.
    var (oldLine, newLine) = (1, 1)
    var index = 0
    while index < lines.count {
      guard let first = lines[index...].firstIndex(where: \.isChange) else { break }
      let begin = max(index, first - context)
      for line in lines[index..<begin] { line.count(&oldLine, &newLine) }
      var (last, next) = (first, first)
      while next < lines.count, next - last <= 2 * context {
        if lines[next].isChange { last = next }
        next += 1
      }
      let end = min(lines.count, last + context + 1)
      let (oldBegin, newBegin) = (oldLine, newLine)
      for line in lines[begin..<end] { line.count(&oldLine, &newLine) }
      let place = "@@ \(removed)\(oldBegin),\(oldLine - oldBegin) \(added)\(newBegin),\(newLine - newBegin) @@"
      result.append(([place] + lines[begin..<end].map(\.text)).joined(separator: "\n"))
      index = end
    }
    return result
  }
}

extension LineDifference.Line {
  fileprivate var isChange: Bool { if case .same = self { false } else { true } }

  fileprivate var text: String {
    switch self {
    case .removed(let line): "\u{2212}\(line)"
    case .added(let line): "+\(line)"
    case .same(let line): "\u{2007}\(line)"
    }
  }

  fileprivate func count(_ old: inout Int, _ new: inout Int) {
    switch self {
    case .removed: old += 1
    case .added: new += 1
    case .same:
      old += 1
      new += 1
    }
  }
}
