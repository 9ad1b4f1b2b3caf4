import Foundation

/// The two files of an index. An entry is a line of `index.json` and an element of `junit.xml`.
///
/// Entries are moved as they are: a change costs what reading and writing the bytes costs, however many there are.
struct IndexFiles {
  private struct Row {
    /// As JSON, with its quotes.
    let name: ArraySlice<UInt8>
    let folder: ArraySlice<UInt8>
    let line: ArraySlice<UInt8>
    let element: ArraySlice<UInt8>
  }

  private struct Document: Codable {
    let tests: [ReportIndex.Entry]
  }

  /// What an entry has besides its name and its folder, which come first in its line.
  private struct Rest: Encodable {
    let arguments: String?
    let failures: [ReportIndex.Entry.Failure]
    let framework, module, suite, test: String
  }

  /// In the order of their names.
  private var rows: [Row] = []

  /// Reads the files of a directory; what this version has not written is taken over by its meaning.
  init(in root: URL) {
    guard let data = try? Data(contentsOf: Self.index(in: root)) else { return }
    let elements = (try? Data(contentsOf: Self.junit(in: root))).map { Self.elements(in: Array($0)) } ?? []
    if let rows = Self.rows(in: Array(data), elements) {
      self.rows = rows
    } else if let document = try? JSONDecoder().decode(Document.self, from: data) {
      rows = document.tests.compactMap { try? Self.row($0) }
      rows.sort { Self.precedes($0, $1) }
    }
  }

  private static func index(in root: URL) -> URL { root.appendingPathComponent("index.json") }
  private static func junit(in root: URL) -> URL { root.appendingPathComponent("junit.xml") }

  // MARK: - Changes

  mutating func remove(_ folder: String) throws {
    let folder = try Self.json(folder)
    rows.removeAll { Self.isEqual($0.folder, folder[...]) }
  }

  mutating func insert(_ entry: ReportIndex.Entry) throws {
    let row = try Self.row(entry)
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if Self.precedes(rows[middle], row) { low = middle + 1 } else { high = middle }
    }
    rows.insert(row, at: low)
  }

  private static func isEqual(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    return left.withUnsafeBytes { left in
      right.withUnsafeBytes { right in
        guard let one = left.baseAddress, let other = right.baseAddress else { return true }
        return memcmp(one, other, left.count) == 0
      }
    }
  }

  /// By name, then by folder; a name comes before those that it begins.
  private static func precedes(_ left: Row, _ right: Row) -> Bool {
    left.name == right.name
      ? left.folder.lexicographicallyPrecedes(right.folder)
      : left.name.dropLast().lexicographicallyPrecedes(right.name.dropLast())
  }

  private static func row(_ entry: ReportIndex.Entry) throws -> Row {
    let (name, folder) = (try json(entry.name), try json(entry.folder))
    let rest = Rest(
      arguments: entry.arguments, failures: entry.failures, framework: entry.framework, module: entry.module,
      suite: entry.suite, test: entry.test)
    let line =
      Array(nameKey.utf8) + name + Array(folderKey.utf8) + folder + [UInt8(ascii: ",")] + (try json(rest))[1...]
    return Row(
      name: name[...], folder: folder[...], line: line[...], element: Array(JUnit.element(of: entry).utf8)[...])
  }

  private static func json(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(value))
  }

  // MARK: - Reading

  private static let nameKey = #"    {"name":"#
  private static let folderKey = #","folder":"#
  private static let separator = ",\n"
  private static let head = "{\n  \"tests\" : [\n"
  private static let tail = "\n  ],\n  \"version\" : 1\n}\n"
  private static let emptyTail = tail.dropFirst()

  /// The entries, where the file has the form of this version, and as many as there are elements.
  private static func rows(in bytes: [UInt8], _ elements: [ArraySlice<UInt8>]) -> [Row]? {
    guard bytes.starts(with: head.utf8) else { return nil }
    let inner = bytes.dropFirst(head.utf8.count)
    if inner.elementsEqual(emptyTail.utf8) { return elements.isEmpty ? [] : nil }
    guard inner.suffix(tail.utf8.count).elementsEqual(tail.utf8) else { return nil }
    let lines = parts(of: inner.dropLast(tail.utf8.count), between: separator, pivot: 1)
    guard lines.count == elements.count else { return nil }
    var rows: [Row] = []
    for (line, element) in zip(lines, elements) {
      guard line.starts(with: nameKey.utf8) else { return nil }
      let rest = line.dropFirst(nameKey.utf8.count)
      guard let key = place(of: folderKey, in: rest) else { return nil }
      let folder = rest[(key + folderKey.utf8.count)...]
      guard let end = place(of: "\",", in: folder) else { return nil }
      rows.append(Row(name: rest[..<key], folder: folder[...end], line: line, element: element))
    }
    return rows
  }

  private static func elements(in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let begin = "\n" + JUnit.elementStart
    let pivot = 5
    guard let first = place(of: begin, in: bytes[...], pivot: pivot),
      let end = place(of: "\n  </testsuite>", in: bytes[...], pivot: 3)
    else { return [] }
    let inner = bytes[(first + begin.utf8.count)..<max(end, first + begin.utf8.count)]
    return parts(of: inner, between: begin, pivot: pivot).map { ArraySlice(Array(JUnit.elementStart.utf8) + $0) }
  }

  private static func parts(
    of bytes: ArraySlice<UInt8>, between separator: String, pivot: Int
  ) -> [ArraySlice<UInt8>] {
    var (parts, rest) = ([ArraySlice<UInt8>](), bytes)
    while let place = place(of: separator, in: rest, pivot: pivot) {
      parts.append(rest[..<place])
      rest = rest[(place + separator.utf8.count)...]
    }
    return parts + [rest]
  }

  /// - Parameter pivot: which byte of the text is looked for first: one that is rare.
  private static func place(of text: String, in bytes: ArraySlice<UInt8>, pivot: Int = 0) -> Int? {
    let wanted = Array(text.utf8)
    return bytes.withUnsafeBytes { bytes -> Int? in
      guard let start = bytes.baseAddress else { return nil }
      var from = pivot
      while from + wanted.count - pivot <= bytes.count,
        let found = memchr(start + from, Int32(wanted[pivot]), bytes.count - from)
      {
        let place = UnsafeRawPointer(found) - start - pivot
        if place + wanted.count <= bytes.count, memcmp(start + place, wanted, wanted.count) == 0 { return place }
        from = place + pivot + 1
      }
      return nil
    }.map { bytes.startIndex + $0 }
  }

  // MARK: - Writing

  func write(to root: URL) throws {
    var lines = Array(Self.head.utf8)
    for (number, row) in rows.enumerated() {
      if number > 0 { lines += Self.separator.utf8 }
      lines += row.line
    }
    lines += rows.isEmpty ? Array(Self.emptyTail.utf8) : Array(Self.tail.utf8)
    try WholeFile.save(Data(lines), to: Self.index(in: root))
    let (head, tail) = JUnit.frame(count: rows.count)
    var junit = Array(head.utf8)
    for row in rows {
      junit += row.element
      junit.append(UInt8(ascii: "\n"))
    }
    junit += Array(tail.utf8)
    try WholeFile.save(Data(junit), to: Self.junit(in: root))
  }
}
