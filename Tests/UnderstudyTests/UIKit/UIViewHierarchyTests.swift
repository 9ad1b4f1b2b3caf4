import SwiftUI
import Testing
import UIKit
import UnderstudyTesting

@MainActor
@Suite("The order of UIKit's views")
struct UIViewHierarchyTests {
  private final class Noting: UIView {
    var log: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) { log.append("will \(newSuperview?.tag ?? 0)") }
    override func didMoveToSuperview() { log.append("did \(superview?.tag ?? 0)") }
    override func didMoveToWindow() { log.append(window == nil ? "no window" : "window") }
    override func didAddSubview(_ subview: UIView) { log.append("add \(subview.tag)") }
    override func willRemoveSubview(_ subview: UIView) { log.append("remove \(subview.tag)") }
  }

  private func views(_ count: Int, in parent: UIView) -> [UIView] {
    (1...count).map { number in
      let view = UIView()
      view.tag = number
      parent.addSubview(view)
      return view
    }
  }

  private func order(_ parent: UIView) -> [Int] { parent.subviews.map(\.tag) }

  @Test("Views are put in front, behind, and in place of each other")
  func order() {
    let parent = UIView()
    let views = views(3, in: parent)
    parent.bringSubviewToFront(views[0])
    #expect(order(parent) == [2, 3, 1])
    parent.sendSubviewToBack(views[2])
    #expect(order(parent) == [3, 2, 1])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(order(parent) == [1, 2, 3])
    parent.exchangeSubview(at: 0, withSubviewAt: 7)
    #expect(order(parent) == [1, 2, 3])
    let other = UIView()
    other.tag = 4
    parent.insertSubview(other, at: 0)
    #expect(order(parent) == [4, 1, 2, 3])
    parent.insertSubview(other, aboveSubview: views[1])
    #expect(order(parent) == [1, 2, 4, 3])
    parent.insertSubview(other, belowSubview: views[0])
    #expect(order(parent) == [4, 1, 2, 3])
    parent.bringSubviewToFront(UIView())
    #expect(order(parent) == [4, 1, 2, 3])
  }

  @Test("A view is found by its number, by a point, and by what it is inside of")
  func search() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = views(2, in: parent)
    views[0].frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    views[1].frame = CGRect(x: 25, y: 25, width: 50, height: 50)
    #expect(parent.viewWithTag(2) === views[1])
    #expect(parent.viewWithTag(9) == nil)
    #expect(views[0].isDescendant(of: parent) && parent.isDescendant(of: parent))
    #expect(!parent.isDescendant(of: views[0]))
    #expect(parent.hitTest(CGPoint(x: 30, y: 30), with: nil) === views[1])
    views[1].isUserInteractionEnabled = false
    #expect(parent.hitTest(CGPoint(x: 30, y: 30), with: nil) === views[0])
    #expect(parent.hitTest(CGPoint(x: 90, y: 90), with: nil) === parent)
    #expect(parent.hitTest(CGPoint(x: 190, y: 90), with: nil) == nil)
    views[0].center = CGPoint(x: 50, y: 60)
    #expect(views[0].frame == CGRect(x: 25, y: 35, width: 50, height: 50))
  }

  @Test("A view is notified of its superview and its window, and the superview of its views")
  func notices() {
    let (parent, child) = (Noting(), Noting())
    (parent.tag, child.tag) = (1, 2)
    parent.addSubview(child)
    #expect(parent.log == ["add 2"])
    #expect(child.log == ["will 1", "did 1"])
    let window = UIWindow()
    window.addSubview(parent)
    #expect(child.log == ["will 1", "did 1", "window"])
    parent.log = []
    child.removeFromSuperview()
    #expect(parent.log == ["remove 2"])
    #expect(child.log == ["will 1", "did 1", "window", "will 0", "did 0", "no window"])
  }

  @Test("The order of elements follows that of views")
  func elements() {
    final class Shown: UIViewController {
      let (first, second) = (UILabel(), UILabel())
      override func viewDidLoad() {
        (first.text, second.text) = ("One", "Two")
        view.addSubview(first)
        view.addSubview(second)
      }
    }
    struct Place: UIViewControllerRepresentable {
      let controller: Shown
      func makeUIViewController(context: Context) -> Shown { controller }
      func updateUIViewController(_ controller: Shown, context: Context) {}
    }
    let shown = Shown()
    let app = XCUIApplication {
      Place(controller: shown)
      Button("Turn") { shown.view.bringSubviewToFront(shown.first) }
    }
    #expect(app.texts == ["One", "Two"])
    app.buttons["Turn"].tap()
    #expect(app.texts == ["Two", "One"])
  }

  @Test("The application says how the device is held, and counts tasks in the background")
  func application() {
    let app = XCUIApplication { Text(UIApplication.shared.statusBarOrientation.isPortrait ? "Upright" : "Sideways") }
    #expect(app.staticTexts["Upright"].exists)
    let task = UIApplication.shared.beginBackgroundTask()
    #expect(task != .invalid && task != UIApplication.shared.beginBackgroundTask(withName: "Save"))
    UIApplication.shared.endBackgroundTask(task)
  }

  @Test("What an app says to assistive technology is in the event log")
  func accessibility() {
    let app = XCUIApplication {
      Button("Say") {
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        AccessibilityNotification.Announcement("Again").post()
        UIAccessibility.post(notification: .screenChanged, argument: nil)
      }
    }
    app.buttons["Say"].tap()
    #expect(
      app.events.of(.log).lines.suffix(3) == [
        "[Accessibility] Announcement: Saved", "[Accessibility] Announcement: Again", "[Accessibility] Screen changed",
      ])
    #expect(!UIAccessibility.isReduceMotionEnabled)
  }
}
