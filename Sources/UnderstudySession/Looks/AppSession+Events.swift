@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyJSON
import UnderstudyTime
import XCUIAutomation

/// What happened in the app, and what it keeps.
extension AppSession {
  /// A record of the log with its number and time.
  private struct Event {
    let number: Int
    let time: Duration
    let record: EventRecord
  }

  private func log() throws(SessionError) -> [Event] {
    let application = try application()
    application.settle()
    guard let log = application.run.events else { return [] }
    var (number, time) = (log.droppedCount, log.droppedTime)
    return Array(log.records).map { record in
      if case .clock(let now) = record { time = now }
      number += 1
      return Event(number: number, time: time, record: record)
    }
  }

  func events(_ request: Request) throws(SessionError) -> JSON {
    let after = try request.integer("after")
    let events = try log().filter { $0.number > after ?? 0 }
    let records = events.map { event in
      JSON.members([
        "number": .integer(event.number), "time": .seconds(event.time),
        "kind": .string(event.record.kindForReport), "text": .string(Self.line(event.record)),
      ])
    }
    return .members([
      "lines": .texts(events.map { Self.line($0.record) }), "events": .array(records),
      "after": after.map { .integer($0) },
    ])
  }

  /// A record in words. What it quotes is escaped as Swift prints it, apostrophes too, which need no escape.
  private static func line(_ record: EventRecord) -> String { plain(EventWording.line(record)) }

  private static func plain(_ line: String) -> String { line.replacing("\\'", with: "'") }

  /// The writes of a value by its name, with or without its owner's.
  func why(_ request: Request) throws(SessionError) -> JSON {
    let name = try request.needed("name", try request.name("name"))
    let changes = try log().compactMap { event in
      if case .change(let change) = event.record { (event.time, change) } else { nil }
    }
    let wanted = name.lowercased()
    let found = changes.filter { _, change in
      Self.names(of: change).contains { $0.lowercased() == wanted }
    }
    guard !found.isEmpty else {
      let known = Set(changes.map { Self.names(of: $0.1)[0] }).sorted()
      throw SessionError(
        .unknownName, "Nothing called \(name.swiftLiteral) was written since the launch.",
        advice: known.isEmpty ? "Nothing at all was written" : "Written: \(known.joined(separator: ", "))")
    }
    let lines = found.map { time, change in
      "\(time.inSeconds)  \(Self.plain(EventWording.changed(change)).onOneLine)"
        + (change.writer.map { ", by \($0)" } ?? "")
    }
    let records = found.map { time, change in
      JSON.members([
        "time": .seconds(time), "name": .string(Self.names(of: change)[0]),
        "old": .string(change.old.text),
        "new": .string(change.new.text), "by": change.writer.map { .string($0) } ?? .null,
      ])
    }
    return .members(["lines": .texts(lines), "changes": .array(records)])
  }

  /// The name of what changed: with its owner, alone, and without quotation marks.
  private static func names(of change: ValueChange) -> [String] {
    let text = change.name.text
    let whole = (change.name.owner.map { "\(ViewTypeName.of($0))." } ?? "") + text
    return [whole, text, text.filter { $0 != "\"" }]
  }

  /// The preferences that reached a reader, each with its last value and who wrote it.
  func preferences() throws(SessionError) -> JSON {
    var last: [(name: String, change: ValueChange)] = []
    for event in try log() {
      guard case .change(let change) = event.record, change.kind == .preference else { continue }
      let name = change.name.text
      last.removeAll { $0.name == name }
      last.append((name, change))
    }
    let lines = last.map { "\($0.name): \(Self.plain($0.change.new.text))".onOneLine }
    let records = last.map { JSON.members(["name": .string($0.name), "value": .string($0.change.new.text)]) }
    return .members(["lines": .texts(lines), "preferences": .array(records)])
  }

  func issues() throws(SessionError) -> JSON {
    let application = try application()
    let issues = application.runtimeIssues
    let records = issues.map { issue in
      JSON.members([
        "kind": .string(issue.kind.rawValue), "message": .string(issue.message), "path": .string(issue.path),
      ])
    }
    return .members(["lines": .texts(issues.map(\.description.onVisibleLines)), "issues": .array(records)])
  }
}
