import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyTime

extension XCUIElement {
  /// Finds the element, checks that touches reach it, performs an action, and lets the app become idle. If it is not
  /// there, or covered, the app continues for a moment first (F-45).
  ///
  /// - Parameters:
  ///   - verb: What is done, as failures name it.
  ///   - site: The test's call.
  ///   - held: How long the finger is held, in seconds of the app's clock.
  ///   - action: What the element's node performs.
  func act(_ verb: ActionVerb, at site: CallSite, held: TimeInterval = 0, _ action: ElementAction) {
    act(verb, at: site, held: held) { _ in action }
  }

  /// Performs an action that depends on the element, such as a drag to another; nil if that has failed already.
  func act(_ verb: ActionVerb, at site: CallSite, held: TimeInterval = 0, _ action: (Element) -> ElementAction?) {
    step(verb, at: site) { perform(verb, at: site, held: held, action) }
  }

  private func perform(_ verb: ActionVerb, at site: CallSite, held: TimeInterval, _ action: (Element) -> ElementAction?)
  {
    guard var element = readyTarget(verb, at: site) else { return }
    var course = application.touchCourse(to: element, for: verb)
    if course.obstacle != nil, application.looksAgain {
      // What covers it may be about to disappear.
      application.lookAgain { isHittable }
      guard let again = target(verb, at: site) else { return }
      element = again
      course = application.touchCourse(to: element, for: verb)
    }
    guard let action = action(element) else { return }
    if application.host?.isInBackground == true, !application.isQuestion(element) {
      AutomationFailure.refused(verb, self, element, FailureWording.inBackground).report(at: site)
    } else if let obstacle = course.obstacle {
      AutomationFailure.obstructed(verb, self, element, by: obstacle).report(at: site)
    } else if application.touchBeside(action, verb, inTheMiddleOf: element) {
      // Something is presented, and the middle lies beside it.
    } else if course.isLost, action.isTouch {
      application.ignore(verb, name(for: element), FailureWording.gap)
    } else {
      let start = action.isTouch ? course.start : nil
      application.deliver(action, verb: verb, to: element, from: start, of: self, at: site)
      application.letTimePass(held, after: action)
    }
  }

  /// The element that an action is for once nothing asks for an answer first, or nil after a failure.
  ///
  /// - Parameter place: Where on the screen the test touches, if it does not touch the element as such.
  func readyTarget(
    _ verb: ActionVerb, at site: CallSite, touching place: (Element) -> CGPoint? = { _ in nil }
  ) -> Element? {
    guard var element = target(verb, at: site) else { return nil }
    if application.meetInterruption(before: element, place: place(element), at: site) {
      guard let again = target(verb, at: site) else { return nil }
      element = again
    }
    guard let question = application.openQuestion else { return element }
    AutomationFailure.refused(verb, self, element, FailureWording.question(question.title)).report(at: site)
    return nil
  }

  /// The element that an action is for, or nil once its absence is reported.
  func target(_ verb: ActionVerb, at site: CallSite) -> Element? {
    look(at: site, otherwise: nil, elseFail: { .action(verb, self, .notRunning) }) { element, _ in
      element
    } missed: { finding in
      AutomationFailure.action(verb, self, finding).report(at: site)
      return nil
    }
  }
}

extension XCUIApplication {
  /// What is presented in front of an element.
  func cover(of element: Element) -> Element? {
    guard let barrier = host?.tree.barrier(before: element), !barrier.isInside(element) else { return nil }
    return barrier
  }

  /// Performs an action, and records or reports an outcome without effect.
  ///
  /// - Parameters:
  ///   - start: The view inside the element that the finger meets; nil for the element itself.
  ///   - place: Where the finger touches the screen; nil for the middle of the element's visible part.
  /// - Returns: Whether something acted on it.
  @discardableResult
  func deliver(
    _ action: ElementAction, verb: ActionVerb, to element: Element, from start: Node? = nil, place: CGPoint? = nil,
    of handle: XCUIElement, at site: CallSite
  ) -> Bool {
    let run = run
    let session = run.session
    guard let host = run.host, host.isRunning else { return false }
    run.site = site
    run.recentReads?.noteAction(verb)
    run.markForReport(element, at: place)
    let (text, type) = (element.withLabel.texts.messageText, element.type)
    let typed: String? = if case .type(let text) = action { text } else { nil }
    let origin = host.recordAction(verb, on: text, type, typed: typed)
    session.beginAction(origin)
    defer { session.endAction() }
    var outcome = ElementActionOutcome.unhandled
    let receivers = receivers(of: action, on: element)
    let finger = place.map { FingerStart(point: $0) } ?? middle(of: element)
    for receiver in receivers where outcome == .unhandled {
      outcome = session.perform { host.perform(action, on: receiver, at: start, finger: finger, from: origin) }
    }
    if run.isOfSystem { SystemApplications.of(scope).finishAction() }
    run.spend(ProgressLimits.action, at: site)
    FailureReporter.endTestIfPending()
    switch outcome {
    case .performed: return true
    case .disabled:
      guard strictDisabledTaps else {
        ignore(verb, type.messageName(text), FailureWording.disabled)
        return false
      }
      AutomationFailure.refused(verb, handle, element, FailureWording.disabled).report(at: site)
    case .unhandled:
      guard let what = action.adjusts else {
        let isOnLabel = action.isTouch && receivers.contains { $0.isLabelledSwitch }
        ignore(verb, type.messageName(text), isOnLabel ? FailureWording.toggleLabel : FailureWording.unhandled)
        return false
      }
      AutomationFailure.refused(verb, handle, element, FailureWording.cannotAdjust(what)).report(at: site)
    case .refused(let reason): AutomationFailure.refused(verb, handle, element, reason).report(at: site)
    }
    return false
  }

  /// Where a finger on the whole application or a window touches the screen, whatever receives the action.
  private func middle(of element: Element) -> FingerStart? {
    guard element.type == .application || element.type == .window else { return nil }
    let frame = CGRect(run.layout.frame(of: element))
    return FingerStart(point: CGPoint(x: frame.midX, y: frame.midY), size: frame.size)
  }

  /// How long a swipe takes, with what it sets in motion, as on a device (F-136).
  private static let timeOfSwipe = Duration.seconds(1)

  /// Lets the time of an action pass. A clock that only the test moves is not moved by a swipe.
  ///
  /// - Parameters:
  ///   - held: How long the finger was held, in seconds.
  ///   - action: What was done.
  func letTimePass(_ held: TimeInterval, after action: ElementAction) {
    var isTimedSwipe = false
    if case .swipe = action { isTimedSwipe = !session.isClockManual }
    guard held > 0 || isTimedSwipe, host?.isRunning == true else { return }
    session.sleep(for: Duration(timeout: held) + (isTimedSwipe ? Self.timeOfSwipe : .zero))
  }

  func ignore(_ verb: ActionVerb, _ name: String, _ reason: String) {
    run.noteIgnored(IgnoredAction(description: "\(verb.title) \(name)", reason: reason))
  }
}

extension Element {
  /// Whether it is a toggle's row, with the switch inside it.
  fileprivate var isLabelledSwitch: Bool { type == .switch && children.contains { $0.type == .switch } }

  /// The toggle around the switch that is inside one, which has no label; any other element itself.
  var withLabel: Element {
    guard type == .switch, let parent, parent.isLabelledSwitch else { return self }
    return parent
  }
}

extension ElementAction {
  /// Whether a finger touches one place, so that the view there decides.
  fileprivate var isTouch: Bool {
    switch self {
    case .tap, .press: true
    default: false
    }
  }

  /// What an adjustment needs. On any other element it is a mistake in the test, unlike a touch.
  fileprivate var adjusts: String? {
    switch self {
    case .adjustSlider: "slider"
    case .adjustPickerWheel: "picker wheel"
    default: nil
    }
  }
}
