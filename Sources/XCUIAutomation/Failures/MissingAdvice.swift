import UnderstudyCore
import UnderstudyElements
import UnderstudyTime

/// What to do about something that was not found: what is certain alone, else what is likely before what is possible.
@MainActor struct MissingAdvice {
  private(set) var lines: [String] = []

  /// - Parameters:
  ///   - sought: What was not found.
  ///   - near: What is close to it.
  ///   - evaluation: The tree that was searched.
  ///   - departure: When it has gone, if it was there.
  ///   - hasWaited: Whether the test has waited for it.
  ///   - coming: What may still bring it.
  init(
    _ sought: Sought, _ near: NearMisses, _ evaluation: QueryEvaluation, _ departure: ElementDeparture?,
    hasWaited: Bool, _ coming: ComingWork?
  ) {
    if near.certainty == .certain, let advice = near.advice {
      // What is in front would have gone by the action.
      let disabled = near.isCovered ? evaluation.application.run.lastDisabledAction : nil
      lines = [disabled.map(FailureWording.enable) ?? advice]
    } else if sought.query.isOfKeyboard, let keyboard = Self.keyboardAdvice(evaluation.tree) {
      lines = [keyboard]
    } else {
      let isSpelling = near.certainty == .spelling
      if isSpelling { add(near.advice) }
      lines += coming?.remedies ?? []
      if coming?.isDue == true { add(hasWaited ? FailureWording.waitLonger : FailureWording.waitForIt) }
      if !isSpelling { add(near.advice) }
      if !isSpelling { addRows(sought, evaluation, departure) }
      if lines.isEmpty, departure != nil { add(FailureWording.lookEarlier) }
    }
  }

  private mutating func add(_ line: String?) { if let line { lines.append(line) } }

  /// Rows before the last ones have been on the screen where the test has swiped to the end: only what has gone is among them.
  private mutating func addRows(
    _ sought: Sought, _ evaluation: QueryEvaluation, _ departure: ElementDeparture?
  ) {
    guard let rows = sought.unmadeRows(in: evaluation), sought.isLikely(in: rows) else { return }
    let wasPassed = departure != nil && rows.made.lowerBound > 0
    let mayHoldIt =
      rows.isAtEnd ? departure != nil || !evaluation.application.run.hasMovedFinger : departure == nil || wasPassed
    if mayHoldIt { add(FailureWording.swipe(for: rows, wasThere: wasPassed)) }
  }

  private static func keyboardAdvice(_ tree: ElementTree) -> String? {
    let keyboard = tree.root.firstDescendant { $0.type == .keyboard }
    guard let keyboard else { return FailureWording.noKeyboard }
    return FailureWording.keyboardButtons(keyboard.textsOfButtons)
  }
}

extension XCUIElementQuery {
  /// Whether it looks for something in the keyboard, or for the keyboard itself.
  fileprivate var isOfKeyboard: Bool {
    chain.contains { $0.step.type == .keyboard }
  }
}

extension ApplicationRun {
  /// Whether the test has moved a finger across the screen, so that other rows were there before.
  var hasMovedFinger: Bool {
    events?.records.contains { record in
      guard case .action(let origin) = record, case .action(let verb, _, _, _) = origin.content else { return false }
      return verb.movesFinger
    } ?? false
  }

  /// The test's last action, if it had no effect because the element was disabled.
  var lastDisabledAction: IgnoredAction? {
    guard let events, let last = ignoredActions.last, last.reason == FailureWording.disabled else { return nil }
    for record in events.records.reversed() {
      switch record {
      case .ignored(let text): return text == FailureWording.ignored(last) ? last : nil
      case .action: return nil
      default: continue
      }
    }
    return nil
  }

  /// What the test has done to the app of late, the last action first.
  var actionLines: [String] {
    guard let events else { return [] }
    return events.records.reversed().lazy
      .compactMap { if case .action = $0 { EventWording.line($0) } else { nil } }.prefix(100).map(\.self)
  }
}

extension XCUIApplication {
  /// The last element that carried a text and has gone, or carries another.
  func lastDeparture(of key: String) -> ElementDeparture? { host?.tree.departures.last { $0.texts.contain(key) } }
}
