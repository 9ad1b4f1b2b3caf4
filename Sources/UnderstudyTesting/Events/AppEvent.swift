import UnderstudyCore

/// Something that happened in an app under test; its texts are made when they are asked for.
public struct AppEvent: CustomStringConvertible {
  /// What sort of thing happened.
  public enum Kind: String, CaseIterable, Sendable {
    /// The test did something to an element.
    case action
    /// An action had no effect, as a tap on a disabled button.
    case ignoredAction
    /// A view's state got another value; a write of an equal value is no change (SEM-031).
    case stateChange
    /// A property of an observable object got another value, or a `@Published` one was set.
    case objectChange
    /// A key of user defaults was written.
    case defaultsChange
    /// The combined value of a preference that a view or the test observes changed.
    case preferenceChange
    /// A value that a view, or the test, puts into the environment changed.
    case environmentChange
    /// The body of a view, modifier, scene or app ran.
    case bodyRun
    /// A view with a body became visible.
    case appearance
    /// A view with a body ceased to be visible.
    case disappearance
    /// A `task` modifier began its work.
    case taskBegin
    /// The work of a `task` modifier ran to its end.
    case taskEnd
    /// The work of a `task` modifier was cancelled before its end.
    case taskCancellation
    /// The clock had moved on when the next thing was recorded: to a timer, to a sleep, or by the test.
    case clock
    /// A page was put on a navigation stack.
    case push
    /// A page was taken off a navigation stack.
    case pop
    /// A sheet, cover, alert or dialog was presented.
    case presentation
    /// A sheet, cover, alert or dialog was dismissed.
    case dismissal
    /// The runtime found something wrong: what SwiftUI writes to its log.
    case issue
    /// The app has noted something about itself by a `Logger` of the module `os`, or a part of the system has noted what it did.
    case log
    /// Automation failed the test.
    case failure
  }

  /// Counted from 1 since the launch; each number is used once.
  public let number: Int
  /// The app's clock, since its session began.
  public let time: Duration
  let record: EventRecord

  /// What sort of thing happened.
  public var kind: Kind { record.kind }

  /// The name of the view that the event is about, as `_printChanges()` prints it; nil where it is about none.
  public var view: String? { record.view.map { ViewTypeName.of($0) } }

  /// What happened, in one line.
  public var description: String { EventWording.line(record) }

  /// The change of a value, for events of that kind.
  public var change: Change? {
    guard case .change(let change) = record else { return nil }
    return Change(record: change)
  }

  /// What was noted, for events of that kind.
  public var entry: Entry? {
    guard case .logged(let entry) = record else { return nil }
    return Entry(entry: entry)
  }

  /// Why a body ran, as `_printChanges()` names it: `@self`, `@identity`, `@dependencies`, and the properties that changed
  /// (SEM-125 … SEM-130). Empty for other events.
  public var reasons: [String] {
    guard case .body(let view, let changes) = record else { return [] }
    return changes.names(for: view)
  }

  /// What the app has noted.
  public struct Entry {
    /// How important an entry is. An entry of the default level is a notice.
    public enum Level: String, Sendable { case debug, info, notice, error, fault }

    let entry: LoggedEntry

    /// The app, or its part, in reverse domain notation; empty where the logger has none.
    public var subsystem: String { entry.subsystem }
    /// What the entry is about: the logger's category, or the framework's name.
    public var category: String { entry.category }
    /// How important it is.
    public var level: Level { Level(rawValue: entry.level.rawValue) ?? .notice }
    /// The text with all values, as who runs a test may see them.
    public var text: String { entry.text }
    /// The text as the log of a device has it: `<private>` stands for values that are not public.
    public var publicText: String { entry.publicText }
  }

  /// The change of a value.
  public struct Change {
    let record: ValueChange

    /// The name of the type whose property it is, of a view or of an object; nil for keys and preferences.
    public var owner: String? { record.name.owner.map { ViewTypeName.of($0) } }
    /// The property, key or preference, without underscore; for a value of the environment that is neither SwiftUI's own nor
    /// an `@Entry` the type of its key, for an object in the environment its type.
    public var name: String { record.name.text }
    /// The value before, as text; its type where the log does not retain such values.
    public var old: String { record.old.text }
    /// The value after, as text; its type where the log does not retain such values.
    public var new: String { record.new.text }
    /// What called the code that wrote, as `Tap "Save" Button` or `onAppear of DetailView`; with `a task of` where a task of
    /// that wrote, with `work of` where a block of a queue, a timer, a scheduler or an animation did. Nil where neither an
    /// action nor a view is behind it.
    public var writer: String? { record.writer }
  }
}

extension EventRecord {
  var kind: AppEvent.Kind {
    switch self {
    case .action: .action
    case .ignored: .ignoredAction
    case .change(let change):
      switch change.kind {
      case .state: .stateChange
      case .object: .objectChange
      case .defaults: .defaultsChange
      case .preference: .preferenceChange
      case .environment: .environmentChange
      }
    case .body: .bodyRun
    case .appeared: .appearance
    case .disappeared: .disappearance
    case .task(.began, _): .taskBegin
    case .task(.ended, _): .taskEnd
    case .task(.cancelled, _): .taskCancellation
    case .clock: .clock
    case .pushed: .push
    case .popped: .pop
    case .presented: .presentation
    case .dismissed: .dismissal
    case .issue: .issue
    case .logged: .log
    case .failure: .failure
    }
  }

  /// The type of the observable object that changed.
  var model: Any.Type? {
    if case .change(let change) = self, change.kind == .object { change.name.owner } else { nil }
  }

  /// The view that the event is about.
  var view: Any.Type? {
    switch self {
    case .body(let view, _), .appeared(let view), .disappeared(let view): view
    case .change(let change): change.name.view
    case .task(_, let origin): origin.view
    case .presented(let note), .dismissed(let note): note.presenter
    default: nil
    }
  }
}
