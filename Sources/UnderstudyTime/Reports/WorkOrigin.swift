/// What started a piece of work. Retained for each task and timer, so it holds no texts that a report would have to make.
///
/// Made where the work begins and not shared: it belongs to one launch of the app.
package final class WorkOrigin: Sendable {
  /// Where the start stands in the source.
  package enum Place: Sendable {
    case unknown
    case source(CallPlace)
    case call(CallTrace)
  }

  /// What the source says, such as `Task` or `DispatchQueue.main.async`.
  let kind: String
  /// The name that the app gave to the work.
  let name: String?
  /// What it belongs to, such as the view that has the modifier; asked when a report is made.
  let view: (@MainActor @Sendable () -> String?)?
  let place: Place
  /// Whether the work was cancelled, so that it does nothing when its time has come; asked when a report is made.
  let isCancelled: (@Sendable () -> Bool)?

  /// What a test does instead of waiting until its time has come; asked when a report is made.
  let remedy: (@MainActor @Sendable () -> String?)?

  /// The launch of the app that has begun it, with which it ends; nil for work of the test, and for what the device keeps.
  let launch: Int?
  /// Whether the device keeps it when the app ends.
  let outlivesLaunch: Bool

  /// Whether the system runs it and ends it by itself: it may end a moment after its last word, so no app leaves it behind.
  let isOfSystem: Bool

  /// - Parameters:
  ///   - kind: what the source says, such as `Timer.publish`; of work that is known by a word only, nothing more.
  ///   - name: the name that the app gave to the work.
  ///   - place: where the start stands in the source.
  ///   - view: what it belongs to, such as the view whose body has the modifier; called when a report is made.
  ///   - remedy: what a test does instead of waiting for it; called when a report is made.
  ///   - isOfSystem: whether the system runs it and ends it by itself.
  ///   - outlivesLaunch: whether the device keeps it when the app ends, as a notification that is to be delivered.
  ///   - isCancelled: whether the work does nothing any more; asked when a report is made.
  package init(
    _ kind: String, name: String? = nil, place: Place = .unknown, view: (@MainActor @Sendable () -> String?)? = nil,
    remedy: (@MainActor @Sendable () -> String?)? = nil, isOfSystem: Bool = false,
    outlivesLaunch: Bool = false, isCancelled: (@Sendable () -> Bool)? = nil
  ) {
    (self.kind, self.name, self.view, self.place, self.remedy) = (kind, name, view, place, remedy)
    (self.isOfSystem, self.isCancelled) = (isOfSystem, isCancelled)
    self.outlivesLaunch = outlivesLaunch
    launch = outlivesLaunch ? nil : WorkContext.launch
  }

  /// Work that the system runs, by the call that has begun it.
  convenience init(ofSystem kind: String, _ trace: CallTrace?) {
    self.init(kind, place: .init(trace), isOfSystem: true)
  }

  /// One line: `.task "load" of DetailView (DetailView.swift:12)`.
  @MainActor var description: String {
    var text = kind
    if let name { text += " \"\(name)\"" }
    if let view = view?() { text += " of \(view)" }
    switch place {
    case .unknown: break
    case .source(let place): text += " (\(place.text))"
    case .call(let trace): if let caller = trace.caller { text += " in \(Self.withoutNesting(caller))" }
    }
    return text
  }

  /// The name of a function without the closures in closures that lead to it: the line says which one it is.
  private static func withoutNesting(_ caller: String) -> String {
    let nested = caller.prefixMatch(of: /(closure #[0-9]+ in ){2,}/)
    return nested.map { "a closure in \(caller[$0.range.upperBound...])" } ?? caller
  }
}
