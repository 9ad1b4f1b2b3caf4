import Foundation
import UnderstudyTime

/// Marks places and intervals in the event log, as entries of the level debug; an interval has its length on the app's clock. Source:
/// Apple's page "OSSignposter".
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// Marks for a part of an app.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Marks for a category of the system's.
  public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }
  /// Marks for what a log is for.
  public init(logHandle: OSLog) { log = logHandle }
  /// Marks for what a logger writes for.
  public init(logger: Logger) { log = logger.log }
  /// Marks without a subsystem.
  public init() { log = .default }

  /// Makes no marks.
  public static let disabled = OSSignposter(logHandle: .disabled)
  /// Whether marks are written: all are, except those of ``disabled``.
  public var isEnabled: Bool { log.signpostsEnabled }

  /// A number that no other interval has.
  public func makeSignpostID() -> OSSignpostID { .unique() }
  /// A number for the intervals of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

  /// Marks a place.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { log.mark("event", name) }
  /// Marks a place with a text.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {
    log.mark("event", name, message)
  }

  /// Begins an interval.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    log.mark("begin", name)
    return OSSignpostIntervalState(id)
  }
  /// Begins an interval with a text.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    log.mark("begin", name, message)
    return OSSignpostIntervalState(id)
  }
  /// Begins an interval that is an animation's.
  public func beginAnimationInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    beginInterval(name, id: id)
  }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    log.mark("end", name, after: state.length)
  }
  /// Ends an interval with a text.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {
    log.mark("end", name, message, after: state.length)
  }

  /// Marks what a closure does.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }
  /// Marks what a closure does, with a text.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id, message)
    defer { endInterval(name, state) }
    return try task()
  }
}

extension OSLog {
  /// Writes a mark, as `end load after 2 s: 3 rows`.
  func mark(_ kind: String, _ name: StaticString, _ message: OSLogMessage? = nil, after length: Duration? = nil) {
    let title = "\(kind) \(name)" + (length.map { " after \($0.inSeconds)" } ?? "")
    func text(_ part: String?) -> String { part.map { $0.isEmpty ? title : "\(title): \($0)" } ?? title }
    write(OSLogMessage(text: text(message?.text), publicText: text(message?.publicText)), .debug)
  }
}

/// An interval that was begun.
public final class OSSignpostIntervalState: Sendable {
  /// The interval's number.
  public let signpostID: OSSignpostID
  private let session: ExecutionSession?
  private let begin: Duration?

  fileprivate init(_ id: OSSignpostID) {
    signpostID = id
    session = Caller.app
    begin = session?.now
  }

  /// On the clock of the app; nil outside of one.
  fileprivate var length: Duration? {
    guard let session, let begin else { return nil }
    return session.now - begin
  }
}
