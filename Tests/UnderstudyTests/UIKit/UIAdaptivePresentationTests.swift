import SwiftUI
import Testing
import UIKit
import UnderstudyTesting

@MainActor
@Suite("Sheets of UIKit's that the user moves and closes")
struct UIAdaptivePresentationTests {
  private final class Owner: NSObject, UISheetPresentationControllerDelegate {
    var log: [String] = []
    var allows = true
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.append("did \(presentationController.presentedViewController.title ?? "")")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      log.append("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
      log.append(sheet.selectedDetentIdentifier?.rawValue ?? "none")
    }
  }

  private final class Page: UIViewController {
    override func loadView() {
      let label = UILabel()
      label.text = "page"
      view = label
    }
  }

  private struct Screen: View {
    let page: UIViewController
    var body: some View {
      Button("Present") {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        scene?.windows.first?.rootViewController?.present(page, animated: true)
      }
      Button("Dismiss") { page.dismiss(animated: true) }
    }
  }

  private func page(_ owner: Owner) -> Page {
    let page = Page()
    page.title = "Tea"
    page.presentationController?.delegate = owner
    return page
  }

  @Test("F-150: the delegate is notified when the user closes a sheet, not when the app does")
  func closing() {
    let owner = Owner()
    let page = page(owner)
    let app = XCUIApplication { Screen(page: page) }
    app.buttons["Present"].tap()
    #expect(app.staticTexts["page"].exists)
    app.swipeDown()
    #expect(!app.staticTexts["page"].exists)
    #expect(owner.log == ["will", "did Tea"])
    app.buttons["Present"].tap()
    page.dismiss(animated: true)
    #expect(!app.staticTexts["page"].exists)
    #expect(owner.log == ["will", "did Tea"])
  }

  @Test("F-150: a sheet stays that the controller or the delegate does not let go, which the delegate is notified of")
  func attempts() {
    let owner = Owner()
    let page = page(owner)
    let app = XCUIApplication { Screen(page: page) }
    page.isModalInPresentation = true
    app.buttons["Present"].tap()
    app.swipeDown()
    #expect(owner.log == ["attempt"])
    page.isModalInPresentation = false
    owner.allows = false
    app.swipeDown()
    #expect(owner.log == ["attempt", "attempt"])
    #expect(app.staticTexts["page"].exists)
    owner.allows = true
    app.swipeDown()
    #expect(!app.staticTexts["page"].exists)
  }

  @Test("F-150: the user and the app move a sheet between its heights, those of the app's own too")
  func heights() throws {
    let owner = Owner()
    let page = page(owner)
    let sheet = try #require(page.sheetPresentationController)
    #expect(sheet.delegate === owner)
    sheet.detents = [.custom(identifier: .init("small")) { _ in 200 }, .medium(), .large()]
    let app = XCUIApplication { Screen(page: page) }
    app.buttons["Present"].tap()
    let small = page.view.frame.height
    app.swipeUp()
    #expect(owner.log == [UISheetPresentationController.Detent.Identifier.medium.rawValue])
    app.swipeUp()
    #expect(sheet.selectedDetentIdentifier == .large)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .init("small") }
    _ = app.staticTexts["page"].exists
    #expect(owner.log.count == 2)
    #expect(page.view.frame.height == small)
    app.swipeUp()
    #expect(sheet.selectedDetentIdentifier == .medium)
  }

  @Test("F-150: the kind of a presentation is that of its style")
  func kinds() {
    let page = Page()
    #expect(page.presentationController is UISheetPresentationController)
    #expect(page.popoverPresentationController == nil)
    page.modalPresentationStyle = .fullScreen
    #expect(page.sheetPresentationController == nil)
    page.modalPresentationStyle = .popover
    #expect(page.popoverPresentationController != nil)
    #expect(page.presentationController?.presentedViewController === page)
  }
}
