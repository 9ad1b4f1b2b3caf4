import UnderstudyElements

/// The short names of elements, such as `e7`: one for each element of a launch, in the order in which it was first seen.
@MainActor struct ElementReferences {
  private struct Entry {
    weak var element: Element?
    /// What it showed last.
    var line: String
  }

  private var numbers: [UInt32: Int] = [:]
  private var entries: [Entry] = []
  /// The numbers of elements by how many come before them in the tree.
  private var places: [Int: Int] = [:]

  /// How many elements have been named since the launch.
  var count: Int { entries.count }

  /// The name of an element; the same one as long as the launch lasts.
  mutating func name(_ element: Element, line: @autoclosure () -> String) -> String {
    if let number = numbers[element.serial], entries[number - 1].element === element {
      entries[number - 1].line = line()
      return "e\(number)"
    }
    entries.append(Entry(element: element, line: line()))
    numbers[element.serial] = entries.count
    return "e\(entries.count)"
  }

  /// Notes where in the tree the elements are that have names.
  mutating func notePlaces(in root: Element) {
    var (place, found) = (0, [Int: Int]())
    _ = root.forEachDescendant { element in
      if let number = numbers[element.serial], entries[number - 1].element === element { found[place] = number }
      place += 1
      return true
    }
    places = found
  }

  /// Gives the elements of another launch the names of those that were at the same places and showed the same.
  mutating func rebind(in root: Element) {
    for index in entries.indices { entries[index].element = nil }
    var place = 0
    var bound: [(number: Int, element: Element)] = []
    _ = root.forEachDescendant { element in
      if let number = places[place], entries[number - 1].line == ElementLine.short(element.type, element.texts) {
        bound.append((number, element))
      }
      place += 1
      return true
    }
    for (number, element) in bound {
      entries[number - 1].element = element
      numbers[element.serial] = number
    }
  }

  /// Whether a text is written as a reference is.
  static func isReference(_ text: String) -> Bool {
    text.first == "e" && text.count > 1 && text.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// The element of a name.
  ///
  /// - Throws: ``SessionError`` where there is none, or it has gone.
  func element(_ name: String) throws(SessionError) -> Element {
    guard let number = Int(name.dropFirst()), entries.indices.contains(number - 1) else {
      throw SessionError(
        .staleReference, "There is no element \(name) since the launch.",
        advice: "tree names the elements of the screen")
    }
    let entry = entries[number - 1]
    guard let element = entry.element, element.isInTree else {
      throw SessionError(
        .staleReference, "\(name) was \(entry.line), which has gone.", advice: "tree names the elements of the screen")
    }
    return element
  }
}
