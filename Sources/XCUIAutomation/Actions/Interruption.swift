import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

// XCTest looks for what interrupts before each action, and offers it to the handlers of the test, the newest first, then to its own
// (F-116). Sources: Apple's session 10220 of 2020, and public logs of such runs.

extension XCUIApplication {
  /// Gets what is in front of an element answered, one after the other, until nothing is in front or there is no answer.
  ///
  /// - Parameter place: Where on the screen the test touches, if it does not touch the element as such.
  /// - Returns: Whether something was answered, so that the element may have changed.
  func meetInterruption(before element: Element, place: @autoclosure () -> CGPoint? = nil, at site: CallSite) -> Bool {
    if SystemQuestions.isAnyOpen, meetQuestions(at: site) { return true }
    // An action of a handler may meet the same alert, which must not be offered again.
    guard !run.isInterrupted, var barrier = host?.tree.barrier(before: element) else {
      if let tree = host?.tree { run.noteExpected(element, in: tree) }
      return false
    }
    run.isInterrupted = true
    defer { run.isInterrupted = false }
    var isAnswered = false
    let place = place()
    var texts = barrier.textsInside
    let answers = host?.configuration.profile.answersUnexpectedAlerts == true
    while offer(barrier, place, answers, at: site) {
      isAnswered = true
      let next = read(at: site, otherwise: Element?.none) { $0.tree.barrier(before: element) }
      // The same alert may come again: its button has not closed it for long.
      guard let next, next !== barrier, next.textsInside != texts else { break }
      (barrier, texts) = (next, next.textsInside)
    }
    return isAnswered
  }

  /// Offers an alert to the handlers of the test, then to that of XCTest.
  ///
  /// - Parameters:
  ///   - place: Where on the screen the test touches, if it does not touch an element as such.
  ///   - answers: Whether XCTest's handler answers.
  /// - Returns: Whether one of them has answered.
  private func offer(_ barrier: Element, _ place: CGPoint?, _ answers: Bool, at site: CallSite) -> Bool {
    let query = XCUIElementQuery(application: self, input: .element(self), step: .descendants(barrier.type), site: nil)
    let alert = query.handle(.bound(barrier), at: nil)
    if UIInterruptionMonitor.offer(alert) { return true }
    guard answers, run.expectedBarrier !== barrier, barrier.type == .alert,
      place.map({ !CGRect(run.layout.frame(of: barrier)).contains($0) }) ?? true,
      let button = (barrier.source as? any InspectableDialog)?.buttonOfInterruption
    else { return false }
    let handle = XCUIElementQuery(application: self, input: .element(alert), step: .descendants(.button), site: nil)
      .handle(.bound(button), at: nil)
    let title = "Dismiss \(alert.name(for: barrier)), which is in the way: tap \(handle.name(for: button))"
    return step(.action, title, at: site) { deliver(.tap, verb: .tap, to: button, of: handle, at: site) }
  }

  // MARK: - Questions of the system

  /// What the system asks in front of the app; nil for an app of the system, and in the background.
  var openQuestion: SystemQuestion? {
    guard SystemQuestions.isAnyOpen, !run.isOfSystem, host?.isInBackground == false else { return nil }
    return session.installation.part(SystemQuestions.self).first
  }

  /// Whether an element is a part of such a question: it is in front, though the home screen is not.
  func isQuestion(_ element: Element) -> Bool {
    guard run.system?.isAlwaysRunning == true, let barrier = host?.tree.barrier else { return false }
    return element.isInside(barrier)
  }

  /// Has the system's questions answered, whose alerts belong to the home screen.
  ///
  /// - Returns: Whether any was.
  private func meetQuestions(at site: CallSite) -> Bool {
    guard !run.isInterrupted, let identifier = SystemApplications.homeScreen else { return false }
    run.isInterrupted = true
    defer { run.isInterrupted = false }
    let answers = host?.configuration.profile.answersUnexpectedAlerts == true
    let screen = XCUIApplication(bundleIdentifier: identifier)
    var isAnswered = false
    while let question = openQuestion, let alert = screen.read(at: site, otherwise: Element?.none, { $0.tree.barrier }),
      screen.offer(alert, nil, answers, at: site)
    {
      isAnswered = true
      if openQuestion?.id == question.id { break }
    }
    return isAnswered
  }
}

extension ApplicationRun {
  /// The test knows of what is in front, as it waits for a part of it or touches one.
  func noteExpected(_ element: Element?, in tree: ElementTree) {
    if let barrier = tree.barrier, let element, element.isInside(barrier) { expectedBarrier = barrier }
  }
}

extension Element {
  fileprivate var textsInside: [String] { ([self] + descendants).map(\.withLabel.texts.label) }
}
