import Foundation
import SwiftUI
import Testing
import UIKit
import UnderstudyTesting

@MainActor
@Suite("Touches of views of UIKit's, and what else public apps ask of UIKit")
struct UITouchTests {
  private final class Canvas: UIView {
    var calls: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
    private func note(_ phase: String, _ touches: Set<UITouch>) {
      guard let touch = touches.first else { return }
      let (place, former) = (touch.location(in: self), touch.previousLocation(in: self))
      calls.append("\(phase) \(Int(place.x)) from \(Int(former.x)), \(touch.tapCount)")
    }
  }

  private struct Place: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  @Test("A view gets the phases of a touch, and the gestures of SwiftUI around get it, too")
  func phases() {
    struct Screen: View {
      let canvas: Canvas
      @State private var taps = 0
      var body: some View {
        Place(view: canvas).frame(width: 100, height: 100).onTapGesture { taps += 1 }
        Text(verbatim: "\(taps)").accessibilityIdentifier("taps")
      }
    }
    let canvas = Canvas()
    canvas.accessibilityIdentifier = "canvas"
    let app = XCUIApplication { Screen(canvas: canvas) }
    let element = app.otherElements["canvas"]
    element.tap()
    #expect(canvas.calls == ["began 50 from 50, 1", "ended 50 from 50, 1"])
    #expect(app.staticTexts["taps"].label == "1")
    canvas.calls = []
    let start = element.coordinate(withNormalizedOffset: CGVector(dx: 0.2, dy: 0.5))
    start.press(forDuration: 0, thenDragTo: start.withOffset(CGVector(dx: 40, dy: 0)))
    #expect(canvas.calls == ["began 20 from 20, 1", "moved 60 from 20, 1", "ended 60 from 60, 1"])
    canvas.calls = []
    canvas.addGestureRecognizer(UITapGestureRecognizer())
    element.tap()
    #expect(canvas.calls == ["began 50 from 50, 1", "cancelled 50 from 50, 1"])
    #expect(app.staticTexts["taps"].label == "1")
  }

  @Test("A control of the app's own is used by its touches, unless it is disabled")
  func controls() {
    final class Dial: UIControl {}
    let dial = Dial()
    dial.accessibilityIdentifier = "dial"
    var events: [String] = []
    dial.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
    dial.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    dial.addAction(UIAction { _ in events.append("outside") }, for: .touchUpOutside)
    let app = XCUIApplication { Place(view: dial).frame(width: 100, height: 100) }
    let element = app.otherElements["dial"]
    element.tap()
    #expect(events == ["down", "up"])
    let start = element.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    start.press(forDuration: 0, thenDragTo: start.withOffset(CGVector(dx: 200, dy: 0)))
    #expect(events == ["down", "up", "down", "outside"])
    dial.isEnabled = false
    element.tap()
    #expect(events.count == 4)
  }

  @Test("A responder is the target of an action if it has the method and lets it happen")
  func targets() {
    final class Page: UIView {
      var isLocked = false
      func save() {}
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        !isLocked && super.canPerformAction(action, withSender: sender)
      }
    }
    let (page, inner) = (Page(), UIView())
    page.addSubview(inner)
    let save = Selector("save", Page.save)
    #expect(inner.target(forAction: save, withSender: nil) as? UIView === page)
    #expect(inner.target(forAction: "save:", withSender: nil) == nil)
    page.isLocked = true
    #expect(inner.target(forAction: save, withSender: nil) == nil)
    let command = UIKeyCommand(title: "Save", action: save, input: "s", modifierFlags: [.command, .shift])
    #expect(command.action == save && command.input == "s" && command.modifierFlags == [.command, .shift])
  }

  @Test("A font's descriptor changes its design, traits and size, and makes fonts")
  func descriptors() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).pointSize == 17)
    let rounded = body.fontDescriptor.withDesign(.rounded).map { UIFont(descriptor: $0, size: 0) }
    #expect(rounded?.fontName == ".SFUIRounded" && rounded?.pointSize == 17)
    let bold = body.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 20) }
    #expect(bold == UIFont.boldSystemFont(ofSize: 20))
    #expect(bold?.fontDescriptor.symbolicTraits == .traitBold)
    let italic = body.fontDescriptor.withSymbolicTraits(.traitItalic).map { UIFont(descriptor: $0, size: 0) }
    #expect(italic == UIFont.italicSystemFont(ofSize: 17))
    let named = UIFontDescriptor(name: "Georgia", size: 12).withSize(14)
    #expect(UIFont(descriptor: named, size: 0).fontName == "Georgia" && named.pointSize == 14)
  }
}
