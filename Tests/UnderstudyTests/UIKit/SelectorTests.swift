import Foundation
import SwiftUI
import Testing
import UIKit
import UnderstudyTesting

/// Notes which of its methods are called.
@MainActor
private final class Target: NSObject {
  var calls: [String] = []
  func plain() { calls.append("plain") }
  func tap(_ recognizer: UITapGestureRecognizer) {
    let place = recognizer.location(in: recognizer.view)
    calls.append("tap \(Int(place.x)) \(Int(place.y))")
  }
  func pan(_ recognizer: UIPanGestureRecognizer) {
    calls.append("\(recognizer.state) \(Int(recognizer.translation(in: nil).x))")
  }
  func press(sender: UIView, event: UIEvent) { calls.append("press \(type(of: sender))") }
  func item(_ item: UIBarButtonItem) { calls.append("item \(item.title ?? "")") }
  func number(_ number: NSNumber?) -> NSString { "number \(number?.intValue ?? 0)" as NSString }
  func tick(_ timer: Timer) {
    calls.append("tick")
    if calls.count == 3 { timer.invalidate() }
  }
  func frame(_ link: CADisplayLink) {
    calls.append("frame \(Int((link.targetTimestamp - link.timestamp) * 1000))")
    if calls.count == 2 { link.invalidate() }
  }
}

private final class Listener {
  var names: [String] = []
  func note(_ notification: Notification) { names.append(notification.name.rawValue) }
  func noteAny() { names.append("any") }
}

@MainActor
@Suite("Selectors, and the objects that they are sent to")
struct SelectorTests {
  private let target = Target()

  /// Shows a view that a test has made.
  private struct Place: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  @Test(
    "A method's name is the one of Objective-C",
    arguments: [
      (Selector("plain", Target.plain), "plain"), (Selector("Target.tap", Target.tap), "tap:"),
      (Selector("tap(_:)", Target.tap(_:)), "tap:"),
      (Selector("self.press(sender:event:)", Target.press(sender:event:)), "pressWithSender:event:"),
      (Selector("save:"), "save:"),
    ])
  func names(selector: Selector, name: String) {
    #expect(selector.description == name)
    #expect(selector == NSSelectorFromString(name))
    #expect(NSStringFromSelector(selector) == name)
  }

  @Test("An object performs its methods, with values that fit")
  func performing() {
    #expect(target.responds(to: Selector("plain", Target.plain)))
    #expect(!NSObject().responds(to: Selector("plain", Target.plain)))
    target.perform(Selector("plain", Target.plain))
    #expect(target.calls == ["plain"])
    let number = Selector("number(_:)", Target.number(_:))
    #expect(target.perform(number, with: NSNumber(value: 3))?.takeUnretainedValue() as? NSString == "number 3")
    #expect(target.perform(number, with: nil)?.takeUnretainedValue() as? NSString == "number 0")
    // One that does not fit is not called, nor is a name alone.
    #expect(target.perform(number, with: "three") == nil)
    #expect(target.perform(Selector("plain")) == nil)
    #expect(target.calls == ["plain"])
  }

  @Test("F-137: a recognizer of a view in a representable calls its target with the place in the view")
  func gestures() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let label = UILabel(frame: CGRect(x: 50, y: 20, width: 100, height: 40))
    label.text = "Card"
    label.isUserInteractionEnabled = true
    view.addSubview(label)
    label.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Selector("tap(_:)", Target.tap(_:))))
    view.addGestureRecognizer(UIPanGestureRecognizer(target: target, action: Selector("pan(_:)", Target.pan(_:))))
    let app = XCUIApplication { Place(view: view).frame(width: 200, height: 100) }
    app.staticTexts["Card"].tap()
    #expect(target.calls == ["tap 50 20"])
    // The label takes no touches any more: they go to the view, which has no recognizer for taps.
    label.isUserInteractionEnabled = false
    app.staticTexts["Card"].tap()
    #expect(target.calls == ["tap 50 20"])
    let start = app.staticTexts["Card"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    start.press(forDuration: 0, thenDragTo: start.withOffset(CGVector(dx: 30, dy: 0)))
    #expect(target.calls.dropFirst() == ["began 0", "changed 30", "ended 30"])
    #expect(UIImageView().isUserInteractionEnabled == false && UILabel().isUserInteractionEnabled == false)
  }

  @Test("A recognizer of the app's window ends editing by a tap anywhere, beside what is tapped if a delegate says so")
  func window() {
    final class Both: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool { true }
    }
    struct Screen: View {
      let delegate: Both?
      @State private var name = ""
      @State private var count = 0
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Name", text: $name).focused($isFocused)
        Text(verbatim: "\(count) \(isFocused)").accessibilityIdentifier("state")
        Button("Count") { count += 1 }
          .onAppear {
            let window = UIApplication.shared.windows.first
            let tap = UITapGestureRecognizer(
              target: window, action: Selector("UIView.endEditing", UIView.endEditing))
            tap.cancelsTouchesInView = false
            tap.delegate = delegate
            window?.addGestureRecognizer(tap)
          }
      }
    }
    let both = Both()
    let app = XCUIApplication { Screen(delegate: both) }
    app.textFields["Name"].tap()
    #expect(app.staticTexts["state"].label == "0 true")
    app.buttons["Count"].tap()
    #expect(app.staticTexts["state"].label == "1 false")
    let other = XCUIApplication { Screen(delegate: nil) }
    other.textFields["Name"].tap()
    other.buttons["Count"].tap()
    #expect(other.staticTexts["state"].label == "1 true")
    other.staticTexts["state"].tap()
    #expect(other.staticTexts["state"].label == "1 false")
  }

  @Test("A recognizer that requires another one to fail acts on what that one does not recognize")
  func precedence() {
    final class Both: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool { true }
    }
    let view = UIView()
    view.accessibilityIdentifier = "card"
    let single = UITapGestureRecognizer(target: target, action: Selector("plain", Target.plain))
    let double = UITapGestureRecognizer(target: target, action: Selector("tap(_:)", Target.tap(_:)))
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    view.gestureRecognizers = [single, double]
    let app = XCUIApplication { Place(view: view).frame(width: 100, height: 100) }
    app.otherElements["card"].doubleTap()
    #expect(target.calls == ["tap 50 50"])
    app.otherElements["card"].tap()
    #expect(target.calls == ["tap 50 50", "plain"])
    let other = UITapGestureRecognizer(target: target, action: Selector("plain", Target.plain))
    let both = Both()
    other.delegate = both
    view.addGestureRecognizer(other)
    app.otherElements["card"].tap()
    #expect(target.calls.count == 4)
    single.removeTarget(nil, action: nil)
    other.isEnabled = false
    app.otherElements["card"].tap()
    #expect(target.calls.count == 4)
  }

  @Test("A control calls methods of its targets, which it does not retain")
  func controls() {
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    let press = Selector("press(sender:event:)", Target.press(sender:event:))
    button.addTarget(target, action: press, for: .touchUpInside)
    button.addTarget(target, action: press, for: .touchUpInside)
    do { button.addTarget(Target(), action: press, for: .touchUpInside) }
    let app = XCUIApplication { Place(view: button) }
    app.buttons["Buy"].tap()
    #expect(target.calls == ["press UIButton"])
    #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == ["pressWithSender:event:"])
    #expect(button.allTargets == [target])
    button.removeTarget(target, action: nil, for: .allEvents)
    app.buttons["Buy"].tap()
    #expect(target.calls == ["press UIButton"])
    #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == nil)
  }

  @Test("An action without a target goes to the first responder around that has the method")
  func responders() {
    final class Card: UIView {
      var saved = 0
      func save() { saved += 1 }
    }
    let (card, button) = (Card(), UIButton(type: .system))
    button.setTitle("Save", for: .normal)
    button.addTarget(nil, action: Selector("save", Card.save), for: .touchUpInside)
    card.addSubview(button)
    let app = XCUIApplication { Place(view: card) }
    app.buttons["Save"].tap()
    #expect(card.saved == 1)
    #expect(UIApplication.shared.sendAction(Selector("save", Card.save), to: card, from: nil, for: nil))
    #expect(!UIApplication.shared.sendAction(Selector("save", Card.save), to: nil, from: nil, for: nil))
    #expect(card.saved == 2)
  }

  @Test("A menu shows commands, which the first object with their method performs")
  func commands() {
    final class Delegate: NSObject, UIApplicationDelegate {
      var saved = 0
      func save() { saved += 1 }
    }
    struct Screen: View {
      let delegate: Delegate
      let button: UIButton
      var body: some View { Place(view: button).onAppear { UIApplication.shared.delegate = delegate } }
    }
    let (delegate, button) = (Delegate(), UIButton(type: .system))
    button.setTitle("More", for: .normal)
    button.menu = UIMenu(children: [
      UIKeyCommand(title: "Save", action: Selector("save", Delegate.save), input: "s", modifierFlags: .command)
    ])
    button.showsMenuAsPrimaryAction = true
    let app = XCUIApplication { Screen(delegate: delegate, button: button) }
    app.buttons["More"].tap()
    app.buttons["Save"].tap()
    #expect(delegate.saved == 1)
  }

  @Test("Buttons in a navigation bar call methods, or show a view of the app's own")
  func bars() {
    let page = UIViewController()
    let label = UILabel()
    label.text = "Total"
    page.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Buy", style: .done, target: target, action: Selector("item(_:)", Target.item(_:))),
      UIBarButtonItem(barButtonSystemItem: .add, target: target, action: Selector("plain", Target.plain)),
      UIBarButtonItem(customView: label),
    ]
    struct Pages: UIViewControllerRepresentable {
      let page: UIViewController
      func makeUIViewController(context: Context) -> UINavigationController {
        UINavigationController(rootViewController: page)
      }
      func updateUIViewController(_ controller: UINavigationController, context: Context) {}
    }
    let app = XCUIApplication { Pages(page: page) }
    app.buttons["Buy"].tap()
    app.buttons["Add"].tap()
    #expect(target.calls == ["item Buy", "plain"])
    #expect(app.staticTexts["Total"].exists)
  }

  @Test("Notifications call an observer until it is removed or gone")
  func notifications() {
    let (center, sender) = (NotificationCenter(), NSObject())
    let known = Listener()
    let (one, other) = (Notification.Name("one"), Notification.Name("other"))
    center.addObserver(known, selector: Selector("note", Listener.note), name: one, object: nil)
    center.addObserver(known, selector: Selector("noteAny", Listener.noteAny), name: other, object: sender)
    center.post(name: one, object: nil)
    center.post(name: other, object: nil)
    center.post(name: other, object: sender)
    #expect(known.names == ["one", "any"])
    center.removeObserver(known, name: one, object: nil)
    center.post(name: one, object: nil)
    center.post(name: other, object: sender)
    #expect(known.names == ["one", "any", "any"])
    center.removeObserver(known)
    center.post(name: other, object: sender)
    #expect(known.names == ["one", "any", "any"])
    let token = center.addObserver(forName: one, object: nil, queue: nil) { _ in Issue.record("was removed") }
    center.removeObserver(token)
    center.post(name: one, object: nil)
    weak var gone: Listener?
    do {
      let brief = Listener()
      gone = brief
      center.addObserver(brief, selector: Selector("note", Listener.note), name: one, object: nil)
    }
    #expect(gone == nil)
    center.post(name: one, object: nil)
  }

  @Test("Timers, delayed calls and links with the screen call methods on the app's clock")
  func clock() {
    let target = target
    struct Screen: View {
      let target: Target
      var body: some View {
        Button("Start") {
          Timer.scheduledTimer(
            timeInterval: 1, target: target, selector: Selector("tick(_:)", Target.tick(_:)), userInfo: nil,
            repeats: true)
        }
        Button("Later") {
          target.perform(Selector("plain", Target.plain), with: nil, afterDelay: 2)
          target.perform(Selector("number(_:)", Target.number(_:)), with: nil, afterDelay: 1)
          NSObject.cancelPreviousPerformRequests(
            withTarget: target, selector: Selector("number(_:)", Target.number(_:)), object: nil)
        }
        Button("Frames") {
          CADisplayLink(target: target, selector: Selector("frame(_:)", Target.frame(_:)))
            .add(to: .main, forMode: .common)
        }
      }
    }
    let app = XCUIApplication { Screen(target: target) }
    app.buttons["Start"].tap()
    app.clock.advance(by: .seconds(5))
    #expect(target.calls == ["tick", "tick", "tick"])
    target.calls = []
    app.buttons["Later"].tap()
    app.clock.advance(by: .seconds(1))
    #expect(target.calls == [])
    app.clock.advance(by: .seconds(2))
    #expect(target.calls == ["plain"])
    target.calls = []
    app.buttons["Frames"].tap()
    app.clock.advance(by: .seconds(1))
    #expect(target.calls == ["frame 16", "frame 16"])
  }
}
