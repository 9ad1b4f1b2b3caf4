import Foundation

/// What a decoder of JSON does not say about the text of a store: where objects stand, and which names stand twice.
struct StoreText {
  /// The lines in which the objects of each class begin, in their order.
  private(set) var lines: [String: [Int]] = [:]
  /// The first name that stands twice, and where.
  private(set) var repetition: String?

  /// - Parameter text: The text, which is JSON in UTF-8. Of any other text there are no lines.
  init(_ text: Data) {
    text.withUnsafeBytes { bytes in
      var walker = JSONWalker(bytes: bytes)
      readHead(&walker)
    }
  }

  private mutating func readHead(_ walker: inout JSONWalker) {
    var names: Set<String> = []
    walker.forEachName { walker, name, line in
      if !names.insert(name).inserted { note("'\(name)' stands a second time in line \(line)") }
      guard name == "objects", walker.peek() == UInt8(ascii: "{") else { return walker.skipValue() }
      readClasses(&walker)
    }
  }

  private mutating func readClasses(_ walker: inout JSONWalker) {
    walker.forEachName { walker, name, line in
      if lines[name] != nil { note("the class \(name) stands a second time in line \(line)") }
      var places: [Int] = []
      walker.forEachElement { walker in
        places.append(walker.line)
        readObject(&walker, of: name)
      }
      lines[name] = places
    }
  }

  private mutating func readObject(_ walker: inout JSONWalker, of entity: String) {
    guard walker.peek() == UInt8(ascii: "{") else { return walker.skipValue() }
    var names: [String] = []
    walker.forEachName { walker, name, line in
      if names.contains(name) { note("line \(line) has '\(name)' twice in an object of \(entity)") }
      names.append(name)
      walker.skipValue()
    }
  }

  private mutating func note(_ text: String) { if repetition == nil { repetition = text } }
}

/// Walks through JSON that a decoder has accepted; in other text it comes to an end somewhere.
private struct JSONWalker {
  let bytes: UnsafeRawBufferPointer
  private(set) var line = 1
  private var place = 0

  init(bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    // A mark of the byte order may stand first.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  /// The first byte of the next token.
  mutating func peek() -> UInt8? {
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: return bytes[place]
      }
      place += 1
    }
    return nil
  }

  private mutating func take(_ character: UInt8) -> Bool {
    guard peek() == character else { return false }
    place += 1
    return true
  }

  /// Calls a function at each value of an object; it moves past the value.
  mutating func forEachName(_ body: (inout Self, _ name: String, _ line: Int) -> Void) {
    guard take(UInt8(ascii: "{")) else { return }
    while peek() == UInt8(ascii: "\"") {
      let line = line
      let name = string()
      guard take(UInt8(ascii: ":")) else { return }
      body(&self, name, line)
      guard take(UInt8(ascii: ",")) else { break }
    }
    _ = take(UInt8(ascii: "}"))
  }

  /// Calls a function at each element of an array; it moves past the element.
  mutating func forEachElement(_ body: (inout Self) -> Void) {
    guard take(UInt8(ascii: "[")) else { return skipValue() }
    while let next = peek(), next != UInt8(ascii: "]") {
      let start = place
      body(&self)
      guard take(UInt8(ascii: ",")), place > start else { break }
    }
    _ = take(UInt8(ascii: "]"))
  }

  mutating func skipValue() {
    var depth = 0
    while let next = peek() {
      switch next {
      case UInt8(ascii: "\""): skipString()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        place += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return }
        depth -= 1
        place += 1
      case UInt8(ascii: ","):
        if depth == 0 { return }
        place += 1
      default: place += 1
      }
    }
  }

  private mutating func skipString() {
    place += 1
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        place += 1
        return
      case UInt8(ascii: "\\"): place += 2
      default: place += 1
      }
    }
  }

  private mutating func string() -> String {
    let start = place
    skipString()
    let text = UnsafeRawBufferPointer(rebasing: bytes[start..<min(place, bytes.count)])
    if text.contains(UInt8(ascii: "\\")), let name = try? JSONDecoder().decode(String.self, from: Data(text)) {
      return name
    }
    return String(decoding: text.dropFirst().dropLast(), as: UTF8.self)
  }
}
