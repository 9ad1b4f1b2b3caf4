import Foundation
import Testing
import UnderstudyElements

@testable import UnderstudyCore
@testable import XCUIAutomation

@MainActor struct FailureWordingTests {
  @Test("A failure says what was asked, what was found, what is close, what to do, and shows the tree")
  func order() {
    var facts = FailureFacts(headline: "Failed to tap \"Add\" Button: No matches found")
    facts.found = "Found: Button"
    facts.matches = ["Button, label: 'A'", "Button, label: 'B'"]
    facts.close = ["StaticText, label: 'Add' (not a Button, but has the text)"]
    facts.ignored = ["Tap \"Save\" Button: it is disabled"]
    facts.advice = ["app.staticTexts[\"Add\"]"]
    facts.tree = ["Application, label: 'App'", "  Window (Main)"]
    facts.treeTotal = 2
    #expect(
      FailureWording.compose(facts) == """
        Failed to tap "Add" Button: No matches found
        Found: Button
        Matches (2):
          0: Button, label: 'A'
          1: Button, label: 'B'
        Close:
          StaticText, label: 'Add' (not a Button, but has the text)
        Earlier actions without effect:
          Tap "Save" Button: it is disabled
        Try: app.staticTexts["Add"]
        Searched 2 elements:
          Application, label: 'App'
            Window (Main)
        """)
  }

  @Test("Long lists and trees are cut, and say how much is left")
  func cuts() {
    var facts = FailureFacts(headline: "Headline")
    facts.matches = (0..<13).map { "Button \($0)" }
    facts.tree = (0..<FailureWording.treeLimit).map { "Line \($0)" }
    facts.treeTotal = 5000
    let lines = FailureWording.compose(facts).split(separator: "\n")
    #expect(lines.contains("  … and 3 more"))
    #expect(lines.last == "  … more; app.debugDescription has all 5000")
    #expect(lines.count == 1 + 1 + 11 + 1 + FailureWording.treeLimit + 1)
  }

  @Test("The sentences")
  func sentences() {
    let table: [(String, String)] = [
      (FailureWording.cannotRead, "Failed to get matching snapshot"),
      (FailureWording.cannot(.tap, "\"Add\" Button"), "Failed to tap \"Add\" Button"),
      (
        FailureWording.noMatches("Element at index 5", from: []),
        "No matches found for Element at index 5 from input {()}"
      ),
      (
        FailureWording.noMatches("Children matching type Button", from: ["Other", "Cell"]),
        "No matches found for Children matching type Button from input {(\n    Other,\n    Cell\n)}"
      ),
      (
        FailureWording.noFirstMatch("`Descendants matching type Button`"),
        "No matches found for first query match sequence: `Descendants matching type Button`, given input App element pid: 1"
      ),
      (
        FailureWording.several("`A` -> `B`"),
        "Find single matching element. Multiple matching elements found for <XCUIElementQuery: `A` -> `B`>."
      ),
      (FailureWording.notRunning("Shop"), "Application 'Shop' is not running"),
      (FailureWording.notHittable("Button, label: 'A'"), "Not hittable: Button, label: 'A'"),
      (
        FailureWording.noFocus("TextField"),
        "Failed to synthesize event: Neither element nor any descendant has keyboard focus. Event dispatch snapshot: TextField"
      ),
      (FailureWording.key("\u{F704}", modifiers: []), "Failed to type key \"U+F704\": it types no text"),
      (
        FailureWording.key("s", modifiers: ["Shift", "Command"]),
        "Failed to type key \"s\" with Shift, Command held: it types no text"
      ),
      (
        FailureWording.otherApplication(.launch, "com.x"),
        "Failed to launch 'com.x': of the device's apps only com.apple.mobilesafari, com.apple.springboard and "
          + "com.apple.Preferences exist, beside the application under test"
      ),
      (FailureWording.noApplication(.launch, "Why."), "Failed to launch the application under test.\nWhy."),
    ]
    for (text, expected) in table { #expect(text == expected) }
  }

  @Test("What waits and the end of a test report")
  func waitsAndEnds() {
    let table: [(String, String)] = [
      (
        FailureWording.timedOut("3", unfulfilled: ["a", "b"]),
        "Asynchronous wait failed: Exceeded timeout of 3 seconds, with unfulfilled expectations: a, b"
      ),
      (
        FailureWording.wait(endedAs: "incorrectOrder", ["a"]),
        "Asynchronous wait failed: incorrectOrder, with expectations: a"
      ),
      (FailureWording.waiting("2 tasks."), "At the end of the wait: 2 tasks."),
      (FailureWording.unwaited(["a"]), "Expectations were created and never waited for: a"),
      (FailureWording.retained("Shop"), "Shop: ended, but is still retained"),
      (
        FailureWording.replay("app.scheduling = .random(seed: 3)"),
        "Tasks ran in a random order. To replay it: app.scheduling = .random(seed: 3)"
      ),
      (FailureWording.lastEvents(["Tap \"A\" Button", "b"]), "Last events: Tap \"A\" Button; b"),
      (
        FailureWording.leaks(["Task: sleeps until 2 s"], of: "test()"),
        """
        At the end of test() the app left behind:
          Task: sleeps until 2 s
        Try: .leaks(.ignore), or app.leaks = .ignore, if that is intended
        """
      ),
      (
        FailureWording.unended(["a()", "b()"]),
        """
        At the end of the process apps of a(), b() are still retained, so they did not end with their tests.
        Try: the trait .leaks(.fail) on the test or its suite. The apps then end with the test, which reports what they leave.
        """
      ),
    ]
    for (text, expected) in table { #expect(text == expected) }
  }

  @Test("What a failure has found, and what it advises")
  func findingsAndAdvice() {
    let ignored = IgnoredAction(description: "Tap \"A\" Button", reason: FailureWording.unhandled)
    let list = Element(type: .collectionView, texts: ElementTexts(identifier: "Items"))
    let table: [(String, String)] = [
      (FailureWording.found("Button"), "Found: Button"),
      (FailureWording.coveredBy("Alert"), "Covered by: Alert"),
      (FailureWording.focused(nil), "Nothing in the app has the focus."),
      (FailureWording.focused("TextField"), "The focus is on: TextField"),
      (FailureWording.disabled, "it is disabled"),
      (FailureWording.ignored(ignored), "Tap \"A\" Button: no view there handles it"),
      (FailureWording.nothingThere, "there is no element at that place"),
      (ActionVerb.doubleTap.title, "Double tap"),
      (
        FailureWording.concealed("Button", .behind(cover: "sheet", text: "Edit")),
        "Button (not reachable: behind the sheet with \"Edit\")"
      ),
      (
        FailureWording.concealed("Button", .scrolledOut(OutsidePlace(side: .above, scroll: list))),
        "Button (not reachable: above the visible part of CollectionView \"Items\")"
      ),
      (FailureWording.concealed("Button", .otherPage), "Button (not reachable: on a page or tab that is not shown)"),
      (FailureWording.concealed("Button", .hidden), "Button (not reachable: hidden)"),
      (FailureWording.elsewhere("Button"), "Button (in another place than was searched)"),
      (FailureWording.otherType("Image", wanted: "Button"), "Image (not a Button, but has the text)"),
      (FailureWording.otherType("Button", wanted: "Image"), "Button (not an Image, but has the text)"),
      (
        FailureWording.concealed("Image", .part(of: Element(type: .button, texts: ElementTexts(label: "Add")))),
        "Image (not reachable: a part of \"Add\" Button)"
      ),
      (FailureWording.similar("Button", nil), "Button (similar text)"),
      (
        FailureWording.chooseOne,
        ".firstMatch or .element(boundBy:) where any of them will do, a query from an enclosing element, or an "
          + "accessibilityIdentifier of its own"
      ),
      (FailureWording.waitForIt, "waitForExistence(timeout:), as the app still has work to do"),
      (FailureWording.waitLonger, "a longer timeout, as the app still has work to do"),
      (
        FailureWording.nothingToCome,
        "Nothing is to come that could bring it: the app has no timer, task or request left."
      ),
    ]
    for (text, expected) in table { #expect(text == expected) }
  }

  @Test("What a failure advises to do first, or instead")
  func advice() {
    let list = Element(type: .collectionView, texts: ElementTexts(identifier: "Items"))
    let table: [(String, String)] = [
      (FailureWording.launchFirst, "app.launch() first"),
      (
        FailureWording.onlyTheAppUnderTest,
        "XCUIApplication() is the app under test; what another app would show, such as a system alert, does not exist here"
      ),
      (FailureWording.tapFirst, "tap() on the field first, or focus it in the app"),
      (
        FailureWording.keysThatType,
        "typeText(_:); characters, Return and Delete can be typed, keyboard shortcuts cannot"
      ),
      (
        FailureWording.dismiss("alerts", "Sure?", buttons: ["Cancel", "Delete"]),
        "tap() one of app.alerts[\"Sure?\"].buttons first: \"Cancel\", \"Delete\""
      ),
      (FailureWording.dismiss("alerts", nil, buttons: []), "dismiss app.alerts.firstMatch first"),
      (
        FailureWording.uncover(.behind(cover: "sheet", text: nil)),
        "dismiss the sheet first, as by app.swipeDown() or one of its buttons"
      ),
      (
        FailureWording.uncover(.behind(cover: "full screen cover", text: nil)),
        "dismiss the full screen cover first, as by one of its buttons"
      ),
      (FailureWording.uncover(.otherPage), "select its tab, or go back to its page, first"),
      (
        FailureWording.uncover(.scrolledOut(OutsidePlace(side: .above, scroll: list))),
        "app.collectionViews[\"Items\"].swipeDown()"
      ),
      (
        FailureWording.obstructed(by: .outside(OutsidePlace(side: .right, scroll: list))),
        "It is right of the visible part of CollectionView \"Items\"."
      ),
      (FailureWording.obstructed(by: .outside(OutsidePlace(side: .below))), "It is below the screen."),
      (FailureWording.uncover(.part(of: list)), "app.collectionViews[\"Items\"]"),
      (FailureWording.uncover(.hidden), "show it first: queries do not find what is hidden"),
      (FailureWording.noPlace("\"Error\" Alert"), "There is no \"Error\" Alert, in which the test looks."),
      (FailureWording.collectionView, "app.collectionViews: a List is a collection view, as on a device"),
      (
        FailureWording.endlessLoop,
        "The test does not end: it looks at the app again and again, and what it looks for does not come."
      ),
      (FailureWording.lastEvents(["a", "a", "b", "a"]), "Last events: a (2 times); b; a"),
      (FailureWording.use("buttons", "Add"), "app.buttons[\"Add\"]"),
    ]
    for (text, expected) in table { #expect(text == expected) }
  }

  @Test("What is said of rows that are not made, and of values that were read one after the other")
  func rowsAndValues() {
    let list = Element(type: .collectionView, texts: ElementTexts(identifier: "Items"))
    let begin = UnmadeRows(element: list, made: 0..<21, total: 61, side: .below)
    let end = UnmadeRows(element: list, made: 40..<61, total: 61, side: .above)
    let none = UnmadeRows(element: list, made: 0..<0, total: 61, side: .below)
    let table: [(String, String)] = [
      (
        FailureWording.swipe(for: begin),
        "app.collectionViews[\"Items\"].swipeUp(), if it is a row that is not made now: it shows rows 0 to 20 of 61"
      ),
      (
        FailureWording.swipe(for: end),
        "app.collectionViews[\"Items\"].swipeDown(), if it is a row that is not made now: it shows rows 40 to 60 of 61"
      ),
      (FailureWording.made(begin), "CollectionView \"Items\" shows rows 0 to 20 of 61: queries find no others."),
      (FailureWording.made(none), "CollectionView \"Items\" shows no row of 61: queries find no others."),
      (FailureWording.read(.properties("label", ["Tea", "Tea", ""])), "label of 3: \"Tea\", \"\""),
    ]
    for (text, expected) in table { #expect(text == expected) }
    #expect(FailureWording.read("label", ofEach: (0..<40).map { "\($0)" }).hasSuffix("18, 19 and 20 more"))
  }

  @Test("The links of a chain are named as XCUITest's logs name them")
  func steps() {
    let table: [(QueryStep, String)] = [
      (.descendants(.button), "Descendants matching type Button"),
      (.children(.other), "Children matching type Other"),
      (.carrying("Add"), "Elements matching predicate '\"Add\" IN identifiers'"),
      (.ofType(.cell, nil), "Elements matching type Cell"),
      (.ofType(.cell, "a"), "Elements matching type Cell and predicate '\"a\" IN identifiers'"),
      (
        .satisfying(NSPredicate(format: "label BEGINSWITH 'A'")), "Elements matching predicate 'label BEGINSWITH \"A\"'"
      ),
      (.containing(.image, nil), "Elements containing elements matching type Image"),
      (
        .containingSatisfying(NSPredicate(format: "label == 'A'")),
        "Elements containing elements matching predicate 'label == \"A\"'"
      ),
    ]
    for (step, expected) in table { #expect(step.description == expected) }
  }
}
