import UnderstudyElements
import UnderstudyTime

extension XCUIApplication {
  /// Performs actions that a user could do next, chosen at random.
  ///
  /// Controls are chosen more often than other elements. Fields are typed into, sliders and wheels moved, lists scrolled;
  /// sometimes the clock moves by a second. Covered and disabled elements are not used. Fails the test where the app does
  /// not run; ends early where the screen shows nothing or the app has ended.
  ///
  /// ```swift
  /// app.performRandomActions(500, seed: 42)
  /// XCTAssertEqual(app.alerts.count, 0)
  /// ```
  ///
  /// - Parameters:
  ///   - count: How many actions. A negative number fails the test.
  ///   - seed: Determines the actions: the same app takes the same ones for the same seed.
  /// - Returns: The actions in their order, as failures name them.
  @discardableResult
  public final func performRandomActions(
    _ count: Int, seed: UInt64, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) -> [String] {
    let site = CallSite(fileID, file, line)
    guard count >= 0 else {
      AutomationFailure(message: FailureWording.randomActions(count)).report(at: site)
      return []
    }
    var choice = RandomChoice(seed: seed)
    var log: [String] = []
    for _ in 0..<count {
      let touchable = read(at: site, otherwise: [], elseFail: { .action(.tap, self, .notRunning) }) { _ in
        touchableElements()
      }
      guard !touchable.isEmpty, host?.isRunning == true else { break }
      if choice.isOne(in: 20) {
        clock.advance(by: .seconds(1))
        log.append("Wait 1 s")
        continue
      }
      let element = choice.element(of: touchable)
      let (verb, action) = choice.action(for: element)
      log.append("\(verb.title) \(element.texts.messageName(element.type))")
      let handle = XCUIElementQuery(
        application: self, input: .element(self), step: .descendants(element.type), site: site
      ).handle(.bound(element), at: site)
      deliver(action, verb: verb, to: element, of: handle, at: site)
      if case .press(let duration) = action { clock.advance(by: .seconds(duration)) }
    }
    return log
  }

  private final func touchableElements() -> [Element] {
    (host?.tree.root.descendants ?? []).filter { element in
      element.isEnabled && element.type != .window && touchCourse(to: element, isCertain: false).obstacle == nil
    }
  }
}

/// Chooses elements and what is done to them.
private struct RandomChoice {
  private var numbers: SeededGenerator

  init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

  mutating func isOne(in count: Int) -> Bool { Int.random(in: 0..<count, using: &numbers) == 0 }

  /// One of the controls in four of five times, one of all elements otherwise.
  @MainActor mutating func element(of elements: [Element]) -> Element {
    let controls = elements.filter(\.type.isControl)
    let pool = controls.isEmpty || isOne(in: 5) ? elements : controls
    return pool[Int.random(in: pool.indices, using: &numbers)]
  }

  @MainActor mutating func action(for element: Element) -> (ActionVerb, ElementAction) {
    switch element.type {
    case .textField, .secureTextField, .searchField, .textView:
      guard element.hasKeyboardFocus else { return (.tap, .tap) }
      return (.typeInto, .type(Self.texts[Int.random(in: Self.texts.indices, using: &numbers)]))
    case .slider: return (.adjust, .adjustSlider(Double.random(in: 0...1, using: &numbers)))
    case .scrollView, .table, .collectionView, .pickerWheel: return swipe()
    case .cell where isOne(in: 3): return swipe()
    default:
      switch Int.random(in: 0..<12, using: &numbers) {
      case 0: return (.press, .press(duration: 1))
      case 1: return (.doubleTap, .tap(count: 2, touches: 1))
      default: return (.tap, .tap)
      }
    }
  }

  private mutating func swipe() -> (ActionVerb, ElementAction) {
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: (.swipeUp, .swipe(.up))
    case 1: (.swipeDown, .swipe(.down))
    case 2: (.swipeLeft, .swipe(.left))
    default: (.swipeRight, .swipe(.right))
    }
  }

  /// Texts for fields: ordinary ones, and some that parsers and formatters seldom meet.
  private static let texts = [
    "Tea", "7", "-1.5", "a@b.c", "\n", "\u{8}\u{8}", "", " ", "Ä 日本 👩‍👩‍👧", "99999999999999999999",
  ]
}

extension ElementType {
  fileprivate var isControl: Bool {
    switch self {
    case .button, .link, .cell, .switch, .toggle, .textField, .secureTextField, .searchField, .textView, .slider, .tab,
      .pickerWheel, .menuItem, .segmentedControl, .stepper, .datePicker, .key:
      true
    default: false
    }
  }
}
