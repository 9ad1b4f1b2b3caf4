import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyTime

/// Content that is made again at the dates of a schedule, on the app's virtual clock, while it is visible.
///
/// The first date is the last one of the schedule that has passed, or now where none has. Source: Apple's page "TimelineView".
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// What the content is made for.
  public struct Context {
    /// How often the content is made at most.
    public enum Cadence: Comparable, Sendable {
      /// At every frame; so it is here.
      case live
      /// Once in a second; never so here.
      case seconds
      /// Once in a minute; never so here.
      case minutes
    }

    /// The date of the schedule.
    public let date: Date
    /// Always `live`: there is no screen that dims.
    public let cadence: Cadence

    /// Has no effect, as nothing keeps content that was made ahead.
    public func invalidateTimelineContent() {}
  }
}

/// The context of every timeline view, whatever its schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView, EntryView, NodeView where Content: View {
  /// Builds content at each date of a schedule, by a context that can be passed to other functions.
  ///
  /// - Parameters:
  ///   - schedule: When the content is made again.
  ///   - content: Makes it, for a date.
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// Builds content at each date of a schedule.
  ///
  /// - Parameters:
  ///   - schedule: When the content is made again.
  ///   - content: Makes it, for a date.
  @_disfavoredOverload
  nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = { content(Context(date: $0.date, cadence: .live)) }
  }

  package func makeNode(_ inputs: _ViewInputs) -> TimelineNode<Schedule, Content> { TimelineNode(self, inputs) }
  package func update(_ node: TimelineNode<Schedule, Content>) { node.accept(self) }
}

extension ExecutionSession {
  /// The date that `Date()` gives in the app.
  fileprivate var date: Date { Date(timeIntervalSinceReferenceDate: secondsSinceReferenceDate) }
}

/// Evaluates the content at each date, by a timer that is set while the node is visible.
package final class TimelineNode<Schedule: TimelineSchedule, Content: View>: EvaluatingNode {
  private var view: TimelineView<Schedule, Content>
  private var timeline: Timeline<Schedule.Entries>
  private var timer: SessionTimer?
  private lazy var cache = PreferenceCache()

  init(_ view: TimelineView<Schedule, Content>, _ inputs: _ViewInputs) {
    self.view = view
    timeline = Timeline(view.schedule, from: inputs.host.session.date)
    var inputs = inputs
    inputs.lazyWindow = nil
    super.init(inputs)
    flags.insert(.hasLifecycle)
    raise(.containsLifecycle)
    markDirty()
  }

  func accept(_ new: TimelineView<Schedule, Content>) {
    view = new
    restart()
    markDirty()
  }

  package override func update() {
    let context = TimelineViewDefaultContext(date: timeline.date, cadence: .live)
    let content = evaluate { view.content(context) }
    var inputs = innerInputs()
    Content._makeView(content, inputs: &inputs)
    flags.insert(.isMounted)
  }

  package override func preference<K: PreferenceKey>(_ key: K.Type, bit: UInt64) -> K.Value? {
    containerPreference(key, bit: bit, cache: cache)
  }

  package override func contributes<K: PreferenceKey>(to key: K.Type, bit: UInt64) -> Bool {
    containerContributes(key, bit: bit)
  }

  package override func didAppear() {
    let shown = timeline.date
    restart()
    if timeline.date != shown { host.invalidate(self) }
  }

  package override func didDisappear() {
    timer?.cancel()
    timer = nil
  }

  package override func didUnmount() {
    didDisappear()
    super.didUnmount()
  }

  private func restart() {
    timeline = Timeline(view.schedule, from: host.session.date)
    setTimer()
  }

  private func setTimer() {
    timer?.cancel()
    timer = nil
    guard flags.contains(.hasAppeared), let next = timeline.next else { return }
    let delay = next.timeIntervalSince(host.session.date)
    timer = host.session.schedule(after: Duration(seconds: delay), for: WorkOrigin("TimelineView")) { [weak self] in
      self?.proceed()
    }
  }

  private func proceed() {
    timeline.proceed()
    setTimer()
    host.invalidate(self)
  }
}

/// The place in a schedule: the date that is shown and the one after it.
struct Timeline<Entries: Sequence> where Entries.Element == Date {
  private var entries: Entries.Iterator
  private(set) var date: Date
  private(set) var next: Date?

  /// How many dates that have passed are skipped in search of one to come.
  private static var patience: Int { 100_000 }

  /// Dates do not differ below that, in seconds.
  private static var precision: TimeInterval { 5e-7 }

  init<Schedule: TimelineSchedule>(_ schedule: Schedule, from start: Date) where Schedule.Entries == Entries {
    entries = schedule.entries(from: start, mode: .normal).makeIterator()
    date = start
    next = entries.next()
    for _ in 0..<Self.patience {
      guard let passed = next, passed <= start + Self.precision else { return }
      date = passed
      next = entries.next()
    }
    next = nil
  }

  mutating func proceed() {
    guard let reached = next else { return }
    date = reached
    next = entries.next()
    // Dates must rise; the sequence of an app need not.
    while let candidate = next, candidate <= date { next = entries.next() }
  }
}
