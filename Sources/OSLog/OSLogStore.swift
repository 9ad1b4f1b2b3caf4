import Foundation
import UnderstudyCore
import UnderstudyTime

/// Reads what the app has logged since its launch, from its event log. Source: Apple's page "OSLogStore".
///
/// The texts are those of a device's log, with `<private>` for values that are not public.
public final class OSLogStore: NSObject {
  /// Whose entries are read.
  public enum Scope: Int, Sendable {
    /// The messages of all processes: the initializer fails, as on a phone.
    case system
    /// The messages of the app.
    case currentProcessIdentifier
  }

  /// Opens the log.
  ///
  /// - Throws: `CocoaError.fileReadNoPermission` for the scope of the system.
  public init(scope: Scope) throws {
    guard scope == .currentProcessIdentifier else { throw CocoaError(.fileReadNoPermission) }
  }

  /// The place of a date.
  public func position(date: Date) -> OSLogPosition { OSLogPosition(date: date) }

  /// The place some seconds before now.
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(date: Date(timeIntervalSinceReferenceDate: now + seconds))
  }

  /// The place some seconds after the start of the device, for which the app's launch stands.
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    let session = Caller.current?.session
    let start = now - (session.map { $0.now / .seconds(1) } ?? 0)
    return OSLogPosition(date: Date(timeIntervalSinceReferenceDate: start + seconds))
  }

  private var now: TimeInterval {
    Caller.current?.session.secondsSinceReferenceDate ?? Date().timeIntervalSinceReferenceDate
  }

  /// The entries in the order of their dates.
  ///
  /// - Parameters:
  ///   - options: Whether the order is reversed.
  ///   - position: The first place; nil for the beginning.
  ///   - predicate: Compares `subsystem`, `category`, `composedMessage` and `date`; nil takes all.
  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    let entries = MainThread.wait { UncheckedSendable(Self.entries) }.value.filter { entry in
      (position.map { entry.date >= $0.date } ?? true) && (predicate?.evaluate(with: entry) ?? true)
    }
    return AnySequence(options.contains(.reverse) ? entries.reversed() : entries)
  }

  /// The entries of the app that calls, or of the app of the test that does.
  @MainActor private static var entries: [OSLogEntryLog] {
    guard let session = Caller.current?.session, let host = Host.running(in: session) else { return [] }
    let start = host.session.secondsSinceReferenceDate - host.session.now / .seconds(1)
    var time = host.events.droppedTime
    return host.events.records.compactMap { record in
      if case .clock(let now) = record { time = now }
      guard case .logged(let entry) = record else { return nil }
      return OSLogEntryLog(entry, Date(timeIntervalSinceReferenceDate: start + time / .seconds(1)))
    }
  }
}

/// A place in the log.
public final class OSLogPosition: NSObject {
  let date: Date
  init(date: Date) { self.date = date }
}

/// What an enumeration of entries is like.
public enum OSLogEnumerator {
  /// Its order.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: Int
    /// Makes options of their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The newest first.
    public static let reverse = Self(rawValue: 1)
  }
}

/// An entry of the log.
public class OSLogEntry: NSObject {
  /// When it was written, on the app's clock.
  public let date: Date
  /// The text, with `<private>` for values that are not public.
  public let composedMessage: String

  init(_ text: String, _ date: Date) { (composedMessage, self.date) = (text, date) }
}

/// An entry that a logger has written.
public final class OSLogEntryLog: OSLogEntry {
  /// How important an entry is.
  public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }

  /// The app, or its part, in reverse domain notation.
  public let subsystem: String
  /// What the entry is about.
  public let category: String
  /// How important it is.
  public let level: Level

  init(_ entry: LoggedEntry, _ date: Date) {
    (subsystem, category) = (entry.subsystem, entry.category)
    level =
      switch entry.level {
      case .debug: .debug
      case .info: .info
      case .notice: .notice
      case .error: .error
      case .fault: .fault
      }
    super.init(entry.publicText, date)
  }
}
