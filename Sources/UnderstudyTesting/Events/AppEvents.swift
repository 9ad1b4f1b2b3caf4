import UnderstudyCore
import XCUIAutomation

/// What happened in an app since its launch, in order, or a part of that.
///
/// ```swift
/// #expect(app.events.appearances == ["ContentView", "DetailView"])
/// print(app.events.of(.stateChange, .bodyRun))
/// ```
public struct AppEvents: RandomAccessCollection, CustomStringConvertible {
  private let events: [AppEvent]
  /// How many events at the beginning are no longer there, as the log holds the latest 16,384.
  public let droppedCount: Int

  @MainActor
  init(_ log: EventLog?) {
    var (number, time) = (log?.droppedCount ?? 0, log?.droppedTime ?? .zero)
    droppedCount = number
    events = (log.map { Array($0.records) } ?? []).map { record in
      if case .clock(let now) = record { time = now }
      number += 1
      return AppEvent(number: number, time: time, record: record)
    }
  }

  private init(_ events: [AppEvent], droppedCount: Int) {
    self.events = events
    self.droppedCount = droppedCount
  }

  /// Always 0, whatever the first event's ``AppEvent/number`` is.
  public var startIndex: Int { events.startIndex }
  /// How many events there are.
  public var endIndex: Int { events.endIndex }
  /// The event at a position in this part of the log.
  ///
  /// - Parameter position: Counted from 0; an event's ``AppEvent/number`` stays the same in each part of the log.
  public subscript(position: Int) -> AppEvent { events[position] }

  // MARK: Choosing

  private func part(where isWanted: (AppEvent) -> Bool) -> AppEvents {
    AppEvents(events.filter(isWanted), droppedCount: droppedCount)
  }

  /// The events of these kinds.
  public func of(_ kinds: AppEvent.Kind...) -> AppEvents { part { kinds.contains($0.kind) } }

  /// The events about views of a type.
  public func of<V: View>(_ view: V.Type) -> AppEvents { part { $0.record.view == view } }

  /// The changes of observable objects of a type.
  public func of<Model: AnyObject>(_ model: Model.Type) -> AppEvents { part { $0.record.model == model } }

  /// The events that came after one; all, where it is nil.
  ///
  /// - Parameter event: As `app.events.last`, taken before the step that is of interest.
  public func after(_ event: AppEvent?) -> AppEvents {
    let number = event?.number ?? 0
    return part { $0.number > number }
  }

  // MARK: Comparing

  /// One line for each event.
  public var lines: [String] { events.map(\.description) }

  /// The names of the views that appeared, in order.
  public var appearances: [String] { names(of: .appearance) }

  /// The names of the views that disappeared, in order.
  public var disappearances: [String] { names(of: .disappearance) }

  /// What the test did, as `Tap "Save" Button`, in order.
  public var actions: [String] { of(.action).lines }

  /// The changes of state without their writers, such as `ContentView.cups: 0 → 1`, in order.
  public var stateChanges: [String] { changes(of: .state) }

  /// The changes of observable objects without their writers, as `Cart.items: [] → ["Tea"]`, in order.
  public var objectChanges: [String] { changes(of: .object) }

  /// Whether there are events of these lines in this order, with any others in between.
  public func contains(inOrder lines: [String]) -> Bool {
    var rest = lines[...]
    for event in events where event.description == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }

  private func changes(of kind: ValueChange.Kind) -> [String] {
    events.compactMap { event in
      if case .change(let change) = event.record, change.kind == kind { EventWording.changed(change) } else { nil }
    }
  }

  private func names(of kind: AppEvent.Kind) -> [String] {
    events.compactMap { $0.kind == kind ? $0.view : nil }
  }

  /// A line for each event, with its number and the app's time.
  public var description: String {
    events.map { "\($0.number)  \($0.time / .seconds(1)) s  \($0.description)" }.joined(separator: "\n")
  }
}

extension XCUIApplication {
  /// What happened in the app since its launch, once it is idle; of the last launch where it does not run.
  ///
  /// The log is always kept. It makes no text before the test reads it, and retains no view and no object of the app.
  public var events: AppEvents {
    settle()
    return AppEvents(run.events)
  }
}
