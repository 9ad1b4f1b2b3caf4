import SwiftUI
import Testing
import UIKit
import UnderstudyTesting

@MainActor
@Suite("Split views and menus of UIKit's")
struct UISplitViewTests {
  private struct Place: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  private final class Names: UIViewController {
    override func viewDidLoad() {
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Ada") { [weak self] _ in
          self?.showDetailViewController(Page("About Ada"), sender: nil)
        })
      view.addSubview(button)
    }
  }

  private final class Page: UIViewController {
    private let text: String
    init(_ text: String) {
      self.text = text
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      let label = UILabel()
      label.text = text
      view.addSubview(label)
    }
  }

  private func split() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(Names(), for: .primary)
    split.setViewController(Page("Nobody"), for: .secondary)
    return split
  }

  @Test("A wide screen shows the columns beside each other")
  func wide() {
    let split = split()
    let app = XCUIApplication { Place(controller: split) }
    app.profile.device = .iPadPro11
    app.launch()
    #expect(app.staticTexts["Nobody"].exists)
    app.buttons["Ada"].tap()
    #expect(app.staticTexts["About Ada"].exists)
    #expect(!app.staticTexts["Nobody"].exists)
    #expect(split.viewControllers.count == 2)
  }

  @Test("A narrow screen shows a column, and the other one when the app asks for it")
  func narrow() {
    let split = split()
    split.show(.primary)
    let app = XCUIApplication { Place(controller: split) }
    #expect(!app.staticTexts["Nobody"].exists)
    app.buttons["Ada"].tap()
    #expect(app.staticTexts["About Ada"].exists)
  }

  @Test("A tap on a button opens its menu, whose actions and menus act")
  func menu() {
    var log: [String] = []
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UIAction(title: "Copy") { log.append($0.title) },
      UIAction(title: "Hidden", attributes: .hidden) { _ in },
      UIMenu(
        options: .displayInline,
        children: [UIAction(title: "Delete", attributes: .destructive) { log.append($0.title) }]),
      UIMenu(title: "Sort", children: [UIAction(title: "By name", state: .on) { log.append($0.title) }]),
    ])
    struct Shown: UIViewRepresentable {
      let button: UIButton
      func makeUIView(context: Context) -> UIButton { button }
      func updateUIView(_ button: UIButton, context: Context) {}
    }
    let app = XCUIApplication { Shown(button: button) }
    app.buttons["More"].tap()
    #expect(!app.buttons["Hidden"].exists)
    app.buttons["Delete"].tap()
    app.buttons["More"].tap()
    app.buttons["Sort"].tap()
    app.buttons["By name"].tap()
    #expect(log == ["Delete", "By name"])
  }
}
