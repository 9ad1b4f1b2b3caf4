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
  /// How many events at the beginning the log has given up, as it keeps half a megabyte at most.
  public let droppedCount: Int

  @MainActor
  init(_ log: EventLog?) {
    guard let reading = log?.read() else {
      (events, droppedCount) = ([], 0)
      return
    }
    let droppedCount = reading.droppedCount
    self.droppedCount = droppedCount
    var time = reading.droppedTime
    events = (0..<reading.count).map { position in
      let record = reading[position]
      if case .clock(let now) = record { time = now }
      return AppEvent(number: droppedCount + position + 1, time: time, record: record)
    }
  }

  private init(_ events: [AppEvent], droppedCount: Int) {
    self.events = events
    self.droppedCount = droppedCount
  }

  public var startIndex: Int { events.startIndex }
  public var endIndex: Int { events.endIndex }
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

  /// The changes of state without their writers, as `ContentView.count: 0 → 1`, in order.
  public var stateChanges: [String] {
    events.compactMap { event in
      if case .change(.state, let change) = event.record { EventWording.changed(change) } else { nil }
    }
  }

  /// The changes of observable objects without their writers, as `Cart.items: [] → ["Tea"]`, in order.
  public var objectChanges: [String] {
    events.compactMap { event in
      if case .change(.object, let change) = event.record { EventWording.changed(change) } else { nil }
    }
  }

  /// Whether there are events of these lines in this order, with any others in between.
  public func contains(inOrder lines: [String]) -> Bool {
    var rest = lines[...]
    for event in events where event.description == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
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
  /// What happened in the app since its launch, once it has come to rest; of the last launch where it does not run.
  ///
  /// The log is always kept and makes no text before it is read. It holds no view and no object of the app.
  public var events: AppEvents {
    settle()
    return AppEvents(run.events)
  }
}
