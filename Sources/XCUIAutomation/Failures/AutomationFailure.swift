import UnderstudyElements

/// Something that a test asked for and that could not be done, with what helps its author.
@MainActor struct AutomationFailure {
  let message: String
  /// Whether the test cannot continue without what it has asked for.
  var endsTest = false

  /// Why an element was not found.
  enum Finding {
    case notRunning
    case none(QueryEvaluation)
    case several(QueryEvaluation)
  }

  init(message: String) { self.message = message }

  /// - Parameter application: whose actions, events and issues are added; nil for none, or if the facts have them.
  private init(_ facts: FailureFacts, in application: XCUIApplication? = nil) {
    var facts = facts
    if let application { facts.addCourse(application) }
    message = FailureWording.compose(facts)
  }

  /// Records the failure with the running test.
  func report(at site: CallSite?) { FailureReporter.fail(message, at: site, endsTest: endsTest) }

  // MARK: - Elements that are not found

  /// A read of an attribute. There is no value to continue with: what a test makes of a false one, as by `value as! String`, may
  /// end the process.
  static func attribute(of handle: XCUIElement, _ finding: Finding) -> Self {
    var failure = missing(FailureWording.cannotRead, handle, finding)
    failure.endsTest = true
    return failure
  }

  /// An action, named by its verb.
  static func action(_ verb: ActionVerb, _ handle: XCUIElement, _ finding: Finding) -> Self {
    missing(FailureWording.cannot(verb, handle.name()), handle, finding)
  }

  private static func missing(_ asked: String, _ handle: XCUIElement, _ finding: Finding) -> Self {
    let application = handle.application
    var facts = FailureFacts(headline: asked)
    switch (finding, handle.query) {
    case (.notRunning, _):
      facts.headline += ": \(FailureWording.notRunning(application.name))"
      facts.advice = [application.adviceToRun]
    case (.several(let evaluation), let query?):
      facts.headline += ": \(FailureWording.several(FailureWording.chain(query)))"
      facts.addSeveral(handle, evaluation)
    case (.none(let evaluation), let query?):
      facts.headline += ": \(nothing(handle, query, evaluation))"
      facts.addMissing(handle, evaluation)
    case (_, nil): break
    }
    return Self(facts)
  }

  /// The first link of the chain that finds nothing, and what it was given.
  private static func nothing(
    _ handle: XCUIElement, _ query: XCUIElementQuery, _ evaluation: QueryEvaluation
  ) -> String {
    if case .first = handle.selection { return FailureWording.noFirstMatch(FailureWording.chain(query)) }
    var input = [evaluation.tree.root]
    for link in query.chain {
      if case .element(let base) = link.input { input = evaluation.base(base).map { [$0] } ?? [] }
      let output = evaluation.matches(of: link)
      if output.isEmpty {
        return FailureWording.noMatches(link.step.description, from: input.map { ElementDescription.line($0) })
      }
      input = output
    }
    let last = if case .index(let index) = handle.selection { "Element at index \(index)" } else { "Element" }
    return FailureWording.noMatches(last, from: input.map { ElementDescription.line($0) })
  }

  // MARK: - Actions that cannot be done

  static func obstructed(_ verb: ActionVerb, _ handle: XCUIElement, _ element: Element, by obstacle: Obstacle) -> Self {
    let reason = FailureWording.notHittable(ElementDescription.line(element))
    let facts = FailureFacts(
      headline: "\(FailureWording.cannot(verb, handle.name(for: element))): \(reason)",
      found: FailureWording.obstructed(by: obstacle), advice: FailureWording.advice(about: obstacle))
    return Self(facts, in: handle.application)
  }

  static func noFocus(_ handle: XCUIElement, _ element: Element, focused: Element?) -> Self {
    let facts = FailureFacts(
      headline: FailureWording.noFocus(ElementDescription.line(element)),
      found: FailureWording.focused(focused.map { ElementDescription.line($0) }), advice: [FailureWording.tapFirst])
    return Self(facts, in: handle.application)
  }

  static func refused(_ verb: ActionVerb, _ handle: XCUIElement, _ element: Element, _ reason: String) -> Self {
    let facts = FailureFacts(
      headline: "\(FailureWording.cannot(verb, handle.name(for: element))): \(reason)",
      found: FailureWording.found(ElementDescription.line(element)))
    return Self(facts, in: handle.application)
  }

  static func key(_ key: String, _ flags: XCUIElement.KeyModifierFlags) -> Self {
    Self(FailureFacts(headline: FailureWording.key(key, modifiers: flags.names), advice: [FailureWording.keysThatType]))
  }

  // MARK: - Applications

  static func otherApplication(_ verb: ActionVerb, identifier: String) -> Self {
    Self(
      FailureFacts(
        headline: FailureWording.otherApplication(verb, identifier), advice: [FailureWording.onlyTheAppUnderTest]))
  }

  static func noApplication(_ verb: ActionVerb, _ problem: LinkedApplications.Problem) -> Self {
    Self(message: FailureWording.noApplication(verb, problem.message))
  }
}

extension XCUIApplication {
  /// What to do about an app that does not run.
  var adviceToRun: String {
    if case .other(let identifier) = origin, SystemApplications.application(identifier) == nil {
      return FailureWording.onlyTheAppUnderTest
    }
    let others = TestRun.current.scopes.flatMap(\.running).filter { $0 !== run }
    guard let other = others.last?.host else { return FailureWording.launchFirst }
    other.refreshElements()
    return FailureWording.useOther(other.tree.root.label)
  }
}

extension Element {
  /// The text by which a test would find the element.
  var firstText: String? { [identifier, label, title].first { !$0.isEmpty } }

  /// The texts by which a test would find the buttons inside.
  var textsOfButtons: [String] { descendants.filter { $0.type == .button }.compactMap(\.firstText) }
}
