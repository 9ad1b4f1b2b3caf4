import Foundation
import UnderstudyTime
import UnderstudyWorld

/// Something about the device that can be so or not. Source: Apple's page "CLCondition".
public protocol CLCondition: Sendable {}

/// Follows conditions, such as that the device is in a circle. Source: Apple's page "CLMonitor".
///
/// Monitors of one name share their conditions, which are kept when the app ends.
public actor CLMonitor {
  /// The device is within a distance of a place. Source: Apple's page "CLMonitor.CircularGeographicCondition".
  public struct CircularGeographicCondition: CLCondition {
    /// The place in the middle.
    public let center: CLLocationCoordinate2D
    /// In meters.
    public let radius: CLLocationDistance

    /// Within a distance of a place.
    ///
    /// - Parameters:
    ///   - center: The place in the middle.
    ///   - radius: In meters.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
      (self.center, self.radius) = (center, radius)
    }
  }

  /// A condition has changed. Source: Apple's page "CLMonitor.Event".
  public struct Event: Sendable {
    /// Whether a condition is so.
    public enum State: Int, Sendable { case unknown, satisfied, unsatisfied, unmonitored }

    /// Names the condition.
    public let identifier: String
    /// Whether it is so.
    public let state: State
    /// When it has become so.
    public let date: Date
    /// What is known more exactly than the condition; nil for circles.
    public var refinement: (any CLCondition)? { nil }
  }

  /// A condition and what is known of it. Source: Apple's page "CLMonitor.Record".
  public struct Record: Sendable {
    /// The condition.
    public let condition: any CLCondition
    /// What is known of it.
    public let lastEvent: Event
  }

  /// The changes of a monitor's conditions. Source: Apple's page "CLMonitor.Events".
  public struct Events: AsyncSequence, Sendable {
    fileprivate let record: MonitorRecord

    /// Gives the changes one by one. An app that awaits the next one is idle.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var events: IdleStream<Event>.Iterator

      /// The next change; nil when the task is cancelled.
      public mutating func next() async throws -> Event? { await events.next() }
    }

    /// Begins with the changes that no one has followed.
    public func makeAsyncIterator() -> Iterator { Iterator(events: record.events().makeAsyncIterator()) }
  }

  /// Names the monitor.
  public nonisolated let name: String
  private let record: MonitorRecord

  /// The monitor of a name.
  public init(_ name: String) async {
    self.name = name
    record = LocationState.current.with { values in
      let record = values.monitors[name] ?? MonitorRecord()
      values.monitors[name] = record
      return record
    }
  }

  /// Follows a condition.
  ///
  /// - Parameters:
  ///   - condition: A ``CircularGeographicCondition``; the state of any other stays unknown.
  ///   - identifier: Names the condition; one of the same name is replaced.
  public func add(_ condition: any CLCondition, identifier: String) {
    add(condition, identifier: identifier, assuming: .unknown)
  }

  /// Follows a condition.
  ///
  /// - Parameters:
  ///   - condition: A ``CircularGeographicCondition``; the state of any other stays unknown.
  ///   - identifier: Names the condition; one of the same name is replaced.
  ///   - state: What the app takes to be so: an event follows if it is not.
  public func add(_ condition: any CLCondition, identifier: String, assuming state: Event.State) {
    record.add(condition, identifier, state)
    record.check(LocationState.current.visibleLocation?.coordinate)
  }

  /// Follows a condition no more.
  public func remove(_ identifier: String) { record.remove(identifier) }

  /// The names of the conditions, in the order in which they were added.
  public var identifiers: [String] { record.identifiers }

  /// A condition and what is known of it; nil if there is none of the name.
  public func record(for identifier: String) -> Record? { record.record(for: identifier) }

  /// The changes of the conditions from now on, and those before that no one has followed.
  public var events: Events { Events(record: record) }
}

/// The conditions of the monitors of one name.
final class MonitorRecord: Sendable {
  private struct State {
    var records: [(identifier: String, record: CLMonitor.Record)] = []
    /// Events that no one has followed.
    var waiting: [CLMonitor.Event] = []
    var isFollowed = false
  }

  private let state = Guarded(State())
  private let broadcaster = Broadcaster<CLMonitor.Event>()

  var identifiers: [String] { state.withLock { $0.records.map(\.identifier) } }

  func record(for identifier: String) -> CLMonitor.Record? {
    state.withLock { state in state.records.first { $0.identifier == identifier }?.record }
  }

  func add(_ condition: any CLCondition, _ identifier: String, _ assumed: CLMonitor.Event.State) {
    let event = CLMonitor.Event(identifier: identifier, state: assumed, date: SystemDate.now)
    state.withLock { state in
      state.records.removeAll { $0.identifier == identifier }
      state.records.append((identifier, CLMonitor.Record(condition: condition, lastEvent: event)))
    }
  }

  func remove(_ identifier: String) { state.withLock { $0.records.removeAll { $0.identifier == identifier } } }

  func events() -> IdleStream<CLMonitor.Event> {
    let waiting = state.withLock { state in
      defer { (state.waiting, state.isFollowed) = ([], true) }
      return state.waiting
    }
    return broadcaster.stream(beginningWith: waiting)
  }

  /// Reports conditions that have changed at a place.
  func check(_ place: CLLocationCoordinate2D?) {
    guard let place else { return }
    let date = SystemDate.now
    let changes = state.withLock { state in
      var changes: [CLMonitor.Event] = []
      for (index, entry) in state.records.enumerated() {
        guard let circle = entry.record.condition as? CLMonitor.CircularGeographicCondition else { continue }
        let isInside = Geodesic.distance(circle.center, place) <= circle.radius
        let event = CLMonitor.Event(
          identifier: entry.identifier, state: isInside ? .satisfied : .unsatisfied, date: date)
        guard event.state != entry.record.lastEvent.state else { continue }
        state.records[index].record = CLMonitor.Record(condition: circle, lastEvent: event)
        changes.append(event)
      }
      if !state.isFollowed { state.waiting += changes }
      return changes
    }
    for change in changes { broadcaster.send(change) }
  }
}
