import Foundation
import UnderstudyElements
import UnderstudyJSON
import XCUIAutomation

/// Text, fingers that move, and values.
extension AppSession {
  func type(_ request: Request) throws(SessionError) -> StepOutcome {
    let text = try request.needed("text", try request.text("text"))
    let target = try field(request)
    let needsTap = !isFocused(target)
    // The tap could not be undone.
    if paused != nil, needsTap { try checkTyping(target) }
    try doing(
      target,
      { element in
        if needsTap { element.tap() }
        if FailureReporter.capture?.messages.isEmpty ?? true { element.typeText(text) }
      }, { _ in })
    let lines = (needsTap ? ["\(target.code).tap()"] : []) + ["\(target.code).typeText(\(text.swiftLiteral))"]
    return StepOutcome(
      request.setting("target", to: target.json), "Type \(ElementLine.quoted(text)) into \(target.name)",
      .lines(lines, query: target.query), target: target.serial)
  }

  func clear(_ request: Request) throws(SessionError) -> StepOutcome {
    let target = try field(request)
    try checkClearing(target)
    var count = 0
    try doing(
      target,
      { element in
        element.tap()
        let value = element.value as? String ?? ""
        count = value == element.placeholderValue ? 0 : value.count
        if count > 0 { element.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: count)) }
      }, { _ in })
    let delete = "\(target.code).typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: \(count)))"
    return StepOutcome(
      request.setting("target", to: target.json), "Clear \(target.name)",
      .lines(["\(target.code).tap()"] + (count > 0 ? [delete] : []), query: target.query), target: target.serial)
  }

  /// - Throws: ``SessionError`` if the target is one element in which there is no field.
  private func checkTyping(_ target: StepTarget) throws(SessionError) {
    guard case .element(let handle, _, let name, _) = target else { return }
    var found: [Element] = []
    try failing(as: .badQuery) { found = handle.matchedElements }
    guard found.count == 1, let element = found.first, !Self.fieldTypes.contains(element.type),
      element.forEachDescendant({ !Self.fieldTypes.contains($0.type) })
    else { return }
    throw SessionError(
      .notPossible, "\(name) is no field, and the app of a paused test cannot go back.",
      advice: "tap it first, if that gives it the focus")
  }

  /// - Throws: ``SessionError`` if the target is one element that holds no text: a tap on it would do something else.
  private func checkClearing(_ target: StepTarget) throws(SessionError) {
    guard case .element(let handle, _, let name, _) = target else { return }
    var found: [Element] = []
    try failing(as: .badQuery) { found = handle.matchedElements }
    guard found.count == 1, let element = found.first, !Self.fieldTypes.contains(element.type), !isFocused(target)
    else { return }
    throw SessionError(.notPossible, "\(name) is no field, so that there is no text to delete.", advice: adviceOnFields)
  }

  private static let fieldTypes: Set<ElementType> = [.textField, .secureTextField, .searchField, .textView]

  /// The field of a call: its target, else the one that has the focus.
  private func field(_ request: Request) throws(SessionError) -> StepTarget {
    if request["target"] != nil {
      let target = try target(request)
      guard case .point = target else { return target }
      throw SessionError(.badParameter, "\"\(request.call)\" needs a field, and a point is none.")
    }
    let application = try application()
    var focused: Element?
    _ = application.readTree { focused = $0.focused }
    guard let focused, focused.isInTree else {
      throw SessionError(
        .notPossible, "Nothing has the focus, so that there is nothing to type into.", advice: adviceOnFields)
    }
    return made(focused)
  }

  private var adviceOnFields: String {
    let fields = screen.entries.filter { entry in
      Self.fieldTypes.contains(entry.type)
    }
    let names = fields.prefix(3).map { NextSteps.name($0, screen) }.joined(separator: ", ")
    return fields.isEmpty ? "The screen has no field" : "Name the field as target: \(names)"
  }

  private func isFocused(_ target: StepTarget) -> Bool {
    guard case .element(let handle, _, _, _) = target, let element = handle.matchedElements.first else { return false }
    if element.hasKeyboardFocus { return true }
    return !element.forEachDescendant { !$0.hasKeyboardFocus }
  }

  // MARK: - Fingers

  private enum Direction: String, CaseIterable { case up, down, left, right }

  func swipe(_ request: Request) throws(SessionError) -> StepOutcome {
    let direction = try request.needed("direction", try request.choice("direction", of: Direction.self))
    let target = try request["target"] == nil ? target(named: "app") : target(request)
    let name = direction.rawValue.prefix(1).uppercased() + direction.rawValue.dropFirst()
    if case .point(let point) = target { return try swipe(request, direction, from: point) }
    try doing(
      target,
      { element in
        switch direction {
        case .up: element.swipeUp()
        case .down: element.swipeDown()
        case .left: element.swipeLeft()
        case .right: element.swipeRight()
        }
      }, { _ in })
    return StepOutcome(request, "Swipe \(direction.rawValue) \(target.name)", target, "swipe\(name)()")
  }

  /// At a place a swipe is a quick drag.
  private func swipe(_ request: Request, _ direction: Direction, from point: CGPoint) throws(SessionError)
    -> StepOutcome
  {
    let length = 200.0
    let (dx, dy): (Double, Double) =
      switch direction {
      case .up: (0, -length)
      case .down: (0, length)
      case .left: (-length, 0)
      case .right: (length, 0)
      }
    return try drag(request, "Swipe \(direction.rawValue)", point, by: dx, dy)
  }

  func scroll(_ request: Request) throws(SessionError) -> StepOutcome {
    let (dx, dy) = (try request.number("dx") ?? 0, try request.number("dy") ?? 0)
    guard abs(dx) < 100_000, abs(dy) < 100_000 else {
      throw SessionError(.badParameter, "\"dx\" and \"dy\" of \"scroll\" are points of the screen.")
    }
    let target = try request["at"] == nil ? target(named: "app") : target(request, "at")
    if case .point(let point) = target { return try drag(request, "Scroll", point, by: dx, dy) }
    try doing(target, { $0.scroll(byDeltaX: dx, deltaY: dy) }, { _ in })
    let code = "\(target.code).scroll(byDeltaX: \(StepTarget.number(dx)), deltaY: \(StepTarget.number(dy)))"
    return StepOutcome(
      request.setting("at", to: target.json), "Scroll \(target.name)", .lines([code], query: target.query),
      target: target.serial)
  }

  private func drag(
    _ request: Request, _ verb: String, _ point: CGPoint, by dx: Double, _ dy: Double
  ) throws(SessionError) -> StepOutcome {
    let end = CGPoint(x: point.x + dx, y: point.y + dy)
    let application = try application()
    try doing(
      .point(point), { _ in },
      { $0.press(forDuration: 0, thenDragTo: StepTarget.coordinate(end, in: application)) })
    let code =
      "app.\(StepTarget.coordinate(point)).press(forDuration: 0, thenDragTo: app.\(StepTarget.coordinate(end)))"
    return StepOutcome(request, "\(verb) at \(StepTarget.point(point).name)", .lines([code], query: nil))
  }

  func drag(_ request: Request) throws(SessionError) -> StepOutcome {
    let (start, end) = (try target(request), try target(request, "to"))
    let seconds = try positive("seconds", request, upTo: Self.longestHold) ?? 0.5
    let application = try application()
    try doing(
      start,
      { element in
        if case .element(let goal, _, _, _) = end {
          element.press(forDuration: seconds, thenDragTo: goal)
        } else if case .point(let point) = end {
          element.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
            .press(forDuration: seconds, thenDragTo: StepTarget.coordinate(point, in: application))
        }
      },
      { place in
        if case .point(let point) = end {
          place.press(forDuration: seconds, thenDragTo: StepTarget.coordinate(point, in: application))
        } else if case .element(let goal, _, _, _) = end {
          place.press(
            forDuration: seconds, thenDragTo: goal.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)))
        }
      })
    let middle = ".coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))"
    let areElements = start.query != nil && end.query != nil
    let (from, to) = areElements ? ("", "") : (start.query == nil ? "" : middle, end.query == nil ? "" : middle)
    let time = StepTarget.number(seconds)
    let code = "\(start.code)\(from).press(forDuration: \(time), thenDragTo: \(end.code)\(to))"
    return StepOutcome(
      request.setting("target", to: start.json).setting("to", to: end.json), "Drag \(start.name) to \(end.name)",
      .lines([code], query: start.query), target: start.serial)
  }

  func adjust(_ request: Request) throws(SessionError) -> StepOutcome {
    let target = try target(request)
    let value = try request.needed("value", request["value"])
    switch (value, value.double) {
    case (_, let number?):
      try doing(target, { $0.adjust(toNormalizedSliderPosition: number) }, { _ in })
      return StepOutcome(
        request, "Adjust \(target.name) to \(StepTarget.number(number))", target,
        "adjust(toNormalizedSliderPosition: \(StepTarget.number(number)))")
    case (.string(let text), nil):
      try doing(target, { $0.adjust(toPickerWheelValue: text) }, { _ in })
      return StepOutcome(
        request, "Adjust \(target.name) to \(ElementLine.quoted(text))", target,
        "adjust(toPickerWheelValue: \(text.swiftLiteral))")
    default:
      throw SessionError(
        .badParameter, "\"value\" of \"adjust\" is a number or a text, and here it is \(value.kind).",
        advice: "A slider takes 0 to 1, a wheel the title of a row")
    }
  }
}
