import Foundation
import SwiftUI
import Testing
import UIKit
import UnderstudyTesting

@MainActor
@Suite("Controllers that present others")
struct UIPresentationTests {
  private final class Log { var entries: [String] = [] }

  private struct Screen: View {
    let log: Log
    let make: (Log) -> UIViewController
    var body: some View {
      Button("Present") {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        scene?.windows.first?.rootViewController?.present(make(log), animated: true) { log.entries.append("shown") }
      }
    }
  }

  @Test("F-150: an alert of UIKit's has its title, message, fields and buttons, and goes with a tap")
  func alert() {
    let log = Log()
    let app = XCUIApplication {
      Screen(log: log) { log in
        let alert = UIAlertController(title: "Name?", message: "Of the tea", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Tea" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.entries.append("cancelled") })
        alert.addAction(
          UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
            log.entries.append("saved \(alert?.textFields?.first?.text ?? "")")
          })
        return alert
      }
    }
    app.buttons["Present"].tap()
    let alert = app.alerts["Name?"]
    #expect(alert.staticTexts["Of the tea"].exists)
    #expect(log.entries == ["shown"])
    alert.textFields["Tea"].typeText("Green")
    alert.buttons["Save"].tap()
    #expect(!app.alerts.element.exists)
    #expect(log.entries == ["shown", "saved Green"])
    app.buttons["Present"].tap()
    app.alerts.buttons["Cancel"].tap()
    #expect(log.entries.last == "cancelled")
    #expect(app.windows.count == 1)
  }

  @Test("F-150: a sheet of actions is a confirmation dialog")
  func actionSheet() {
    let log = Log()
    let app = XCUIApplication {
      Screen(log: log) { log in
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in log.entries.append("deleted") })
        sheet.addAction(UIAlertAction(title: "Keep", style: .cancel))
        return sheet
      }
    }
    app.buttons["Present"].tap()
    app.sheets.buttons["Delete"].tap()
    #expect(log.entries == ["shown", "deleted"])
    #expect(!app.sheets.element.exists)
  }

  private final class Page: UIViewController {
    let name: String
    init(_ name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func loadView() {
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Close \(name)") { [weak self] _ in
          self?.dismiss(animated: true)
        })
      let further = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Further") { [weak self] _ in
          self?.present(Page("second"), animated: true)
        })
      let stack = UIStackView(arrangedSubviews: [button, further])
      view = stack
    }
  }

  @Test("F-150: a controller is a sheet, which presents another, and each closes itself")
  func controllers() {
    let log = Log()
    let app = XCUIApplication { Screen(log: log) { _ in Page("first") } }
    app.buttons["Present"].tap()
    #expect(!app.buttons["Present"].exists, "the sheet covers the screen")
    app.buttons["Further"].tap()
    app.buttons["Close second"].tap()
    #expect(app.buttons["Close first"].exists)
    app.buttons["Close first"].tap()
    #expect(app.buttons["Present"].exists)
    app.buttons["Present"].tap()
    app.buttons["Close first"].swipeDown()
    #expect(app.buttons["Present"].exists)
    app.buttons["Present"].tap()
    #expect(app.buttons["Close first"].exists, "a sheet that was swiped away can be presented again")
  }
}
