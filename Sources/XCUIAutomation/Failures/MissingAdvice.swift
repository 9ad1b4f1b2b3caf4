import UnderstudyCore
import UnderstudyElements

/// What to do about an element that was not found, the most certain advice only.
@MainActor struct MissingAdvice {
  let lines: [String]

  /// - Parameters:
  ///   - handle: What was not found.
  ///   - query: Its query.
  ///   - near: What is close to it.
  ///   - evaluation: The tree that was searched.
  ///   - departure: When it has gone, if it was there.
  ///   - hasWaited: Whether the test has waited for it.
  ///   - isComing: Whether the app has work that may still bring it.
  init(
    _ handle: XCUIElement, _ query: XCUIElementQuery, _ near: NearMisses, _ evaluation: QueryEvaluation,
    _ departure: ElementDeparture?, hasWaited: Bool, isComing: Bool
  ) {
    let rows = handle.application.host?.unmadeRows().first
    let later = hasWaited ? FailureWording.waitLonger : FailureWording.waitForIt
    if case .index = handle.selection {
      lines = [FailureWording.indices(query.matches(in: evaluation).count)]
    } else if let advice = near.advice, !near.isGuess {
      lines = [advice]
    } else if query.isOfKeyboard, let keyboard = Self.keyboardAdvice(evaluation.tree) {
      lines = [keyboard]
    } else if let rows {
      let swipe = FailureWording.swipe(to: rows.side, on: rows.element)
      let advice = FailureWording.rows(rows.made, of: rows.total, swipe)
      lines = [advice] + (near.advice.map { [$0] } ?? []) + (isComing ? [later] : [])
    } else if departure != nil, !isComing {
      lines = [FailureWording.lookEarlier]
    } else {
      lines = (isComing ? [later] : []) + (near.advice.map { [$0] } ?? [])
    }
  }

  private static func keyboardAdvice(_ tree: ElementTree) -> String? {
    var keyboard: Element?
    tree.root.forEachDescendant { element in
      if element.type == .keyboard { keyboard = element }
      return keyboard == nil
    }
    guard let keyboard else { return FailureWording.noKeyboard }
    return FailureWording.keyboardButtons(keyboard.textsOfButtons)
  }
}

extension XCUIElementQuery {
  /// Whether it looks for something in the keyboard, or for the keyboard itself.
  fileprivate var isOfKeyboard: Bool {
    chain.contains { link in
      switch link.step {
      case .descendants(let type), .children(let type), .ofType(let type, _): type == .keyboard
      default: false
      }
    }
  }
}

extension XCUIApplication {
  /// The last element that carried a text and has gone, or carries another.
  func lastDeparture(of key: String) -> ElementDeparture? { host?.tree.departures.last { $0.texts.contain(key) } }
}
