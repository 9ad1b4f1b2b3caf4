import Foundation

/// The objects of a store as text: JSON with a line for each object, which is written whole or not at all.
///
/// Objects that change are marked, and encoded at the next write. One thread at a time uses it.
package final class StoreFile {
  package let url: URL
  /// A name of the store, which a file keeps.
  package private(set) var identifier = UUID().uuidString
  /// The version of the app's classes that the objects are of, if the app has versions.
  package var schemaVersion: String?

  private var lines: [String: ObjectTable<Int, Data>] = [:]
  /// The objects whose lines are not made yet.
  private var waiting: [String: Set<Int>] = [:]
  /// Objects of the file that the owner has not taken yet.
  private var unread: [String: [StoredRow]] = [:]
  /// The file as it was when it was last read or written.
  private var stamp: Stamp?
  /// Whether the file has objects of another store, which the owner does not have.
  private var hasOthers = false
  /// In which lines the objects of the file begin, by their numbers.
  private var places: [String: [Int: Int]] = [:]

  private static let format = "Understudy store"
  private static let version = 1

  private struct Stamp: Equatable {
    let date: Date?
    let size: Int?
    let number: Int?
  }

  private struct Content: Decodable {
    let format: String
    let version: Int
    let identifier: String
    let schema: String?
    let objects: [String: [StoredRow]]
  }

  package init(_ url: URL) { self.url = url }

  // MARK: Reading

  package enum Condition { case missing, unchanged, changed }

  /// What has become of the file since it was last read or written.
  package var condition: Condition {
    guard let now = currentStamp else { return .missing }
    return now == stamp && !hasOthers ? .unchanged : .changed
  }

  private var currentStamp: Stamp? {
    guard let found = try? FileManager.default.attributesOfItem(atPath: url.path) else { return nil }
    return Stamp(
      date: found[.modificationDate] as? Date, size: (found[.size] as? NSNumber)?.intValue,
      number: (found[.systemFileNumber] as? NSNumber)?.intValue)
  }

  /// Reads the file; ``take(_:)`` then gives its objects.
  package func read() throws(StoreFileError) {
    let data: Data
    do { data = try Data(contentsOf: url) } catch { throw unreadable("the file cannot be read (\(error))") }
    guard !data.starts(with: Data("SQLite format 3".utf8)) else {
      throw unreadable("it is a database of SQLite, as a device writes it, and stores are text here")
    }
    let text = StoreText(data)
    let content: Content
    do {
      content = try JSONDecoder.ofStores.decode(Content.self, from: data)
    } catch {
      throw unreadable(
        "it is not the text of a store (\(Self.syntaxError(in: data) ?? Self.place(of: error, in: text)))")
    }
    guard content.format == Self.format, content.version <= Self.version else {
      throw unreadable("its format is \(content.format) \(content.version), and \(Self.version) is the last known one")
    }
    if let repetition = text.repetition { throw unreadable(repetition) }
    try locate(content.objects, text.lines)
    (identifier, schemaVersion, unread) = (content.identifier, content.schema, content.objects)
    (lines, waiting, hasChanges, hasOthers, stamp) = ([:], [:], false, false, currentStamp)
  }

  /// Takes over where the objects stand, which have numbers of their own.
  private func locate(_ objects: [String: [StoredRow]], _ lines: [String: [Int]]) throws(StoreFileError) {
    places = [:]
    for (entity, rows) in objects {
      var found: [Int: Int] = [:]
      let known = lines[entity].flatMap { $0.count == rows.count ? $0 : nil }
      for (row, line) in zip(rows, known ?? Array(repeating: 0, count: rows.count)) {
        guard row.number < 1 << 53 else {
          throw unreadable(
            "it has an object with the number \(row.number) in line \(line), and \(1 << 53) is the limit")
        }
        if let other = found.updateValue(line, forKey: row.number) {
          throw unreadable("it has two objects \(row.number) of \(entity), in the lines \(other) and \(line)")
        }
      }
      places[entity] = found
    }
  }

  /// The kinds of objects that the owner has not taken yet, with the names of their properties.
  package var untaken: [String: Set<String>] { unread.compactMapValues { $0.first?.names } }

  /// The numbers of the objects that the owner has not taken yet, by kinds.
  package var untakenNumbers: [String: [Int]] { unread.mapValues { $0.map(\.number) } }

  /// The objects of a kind, for their owner, who marks those that differ from the file.
  package func take(_ entity: String) -> [StoredRow] {
    let rows = unread.removeValue(forKey: entity) ?? []
    waiting[entity] = Set(rows.map(\.number))
    return rows
  }

  /// The line in which an object of the file begins, until the file is written.
  package func line(of number: Int, _ entity: String) -> Int? { places[entity]?[number].flatMap { $0 > 0 ? $0 : nil } }

  /// Whether the file was read or written.
  package var isKnown: Bool { stamp != nil }

  /// Whether an object was marked since the last write.
  package private(set) var hasChanges = false

  /// Whether another store has written the file since, and nothing waits to be written here.
  package var isOvertaken: Bool {
    guard let stamp, !hasChanges, let now = currentStamp else { return false }
    return now != stamp
  }

  /// Remembers what is known of the file.
  ///
  /// - Returns: Takes back what was read and marked since.
  package func checkpoint() -> () -> Void {
    let (identifier, schemaVersion, lines, waiting, unread) = (identifier, schemaVersion, lines, waiting, unread)
    let (stamp, hasOthers, places, hasChanges) = (stamp, hasOthers, places, hasChanges)
    return { [self] in
      (self.identifier, self.schemaVersion, self.lines) = (identifier, schemaVersion, lines)
      (self.waiting, self.unread, self.stamp) = (waiting, unread, stamp)
      (self.hasOthers, self.places, self.hasChanges) = (hasOthers, places, hasChanges)
    }
  }

  /// Forgets what was read, so that the next use reads the file again.
  package func forget() {
    (lines, waiting, unread, stamp) = ([:], [:], [:], nil)
    (hasChanges, hasOthers, places) = (false, false, [:])
  }

  // MARK: Writing

  /// Says that an object is new, has changed, or is gone.
  package func mark(_ number: Int, of entity: String) {
    waiting[entity, default: []].insert(number)
    hasChanges = true
  }

  /// Writes all objects, of which those that have changed are encoded.
  ///
  /// - Parameter row: The object of a number; nil if there is none.
  /// - Throws: ``StoreFileError``. The file is then as it was, and the objects stay marked.
  package func write(_ row: (_ entity: String, _ number: Int) -> WrittenRow?) throws(StoreFileError) {
    if isKnown, condition == .changed { try takeOver() }
    try keep(unread)
    unread = [:]
    for (entity, numbers) in waiting {
      for number in numbers { try set(number, entity) { row(entity, number) } }
    }
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, options: .atomic)
    } catch {
      throw StoreFileError("The store at \(url.path) cannot be written: \(error)")
    }
    (waiting, hasChanges, stamp, places) = ([:], false, currentStamp, [:])
  }

  /// Another store has written the file: what has not changed here is as it is there.
  private func takeOver() throws(StoreFileError) {
    let (changes, hadChanges) = (waiting, hasChanges)
    try read()
    try keep(unread)
    (unread, waiting, hasChanges, hasOthers) = ([:], changes, hadChanges, true)
  }

  /// Writes objects as they were read.
  private func keep(_ rows: [String: [StoredRow]]) throws(StoreFileError) {
    for (entity, rows) in rows {
      for row in rows { try set(row.number, entity) { try WrittenRow(row) } }
    }
  }

  private func set(_ number: Int, _ entity: String, to row: () throws -> WrittenRow?) throws(StoreFileError) {
    do {
      lines[entity, default: ObjectTable()][number] = try row().map { try JSONEncoder.ofStores.encode($0) }
    } catch {
      throw StoreFileError(
        "Object \(number) of \(entity) cannot be written to the store at \(url.path): \(Self.place(of: error))")
    }
  }

  private var text: Data {
    var text = Data("{\n\"format\": \"\(Self.format)\",\n\"version\": \(Self.version),\n".utf8)
    text += Data("\"identifier\": \"\(identifier)\",\n".utf8)
    if let schemaVersion { text += Data("\"schema\": \"\(schemaVersion)\",\n".utf8) }
    text += Data("\"objects\": {".utf8)
    let tables = lines.filter { $0.value.count > 0 }.sorted { $0.key < $1.key }
    for (place, (entity, table)) in tables.enumerated() {
      text += Data((place == 0 ? "\n" : ",\n").utf8)
      text += (try? JSONEncoder.ofStores.encode(entity)) ?? Data()
      text += Data(": [".utf8)
      for (place, number) in table.ids.enumerated() {
        text += Data((place == 0 ? "\n" : ",\n").utf8)
        text += table[number] ?? Data()
      }
      text += Data("\n]".utf8)
    }
    return text + Data("\n}\n}\n".utf8)
  }
}

extension JSONDecoder {
  fileprivate static let ofStores: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    return decoder
  }()
}

extension JSONEncoder {
  fileprivate static let ofStores: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    return encoder
  }()
}
