import SwiftUI
import Testing

@MainActor
@Suite("Inspecting what is presented")
struct PresentationInspectionTests {
  @Test("A sheet is found from the view that presents it, with its content")
  func sheet() throws {
    let view = try PresentationsScreen().inspect()
    try view.find(button: "Sheet").tap()
    let sheet = try view.sheet()
    #expect(try sheet.text().string() == "In the sheet")
    try sheet.find(button: "Done").tap()
    #expect(throws: InspectionError.self) { try view.sheet() }
    #expect(try view.find(viewWithAccessibilityIdentifier: "answer").accessibilityLabel().contains("1 dismissed"))
  }

  @Test("What is presented is searched with the view that presents it")
  func search() throws {
    let view = try PresentationsScreen().inspect()
    try view.find(button: "Sheet").tap()
    _ = try view.find(text: "In the sheet")
    #expect(try view.findAll(ViewType.Sheet.self).count == 1)
    #expect(try view.find(PresentationsScreen.SheetContent.self).findAll(ViewType.Button.self).count == 1)
  }

  @Test("A sheet is found from a view that the modifier is written on")
  func around() throws {
    let app = XCUIApplication { CounterSheet().sheet(isPresented: .constant(true)) { Text("Over") } }
    let view = try app.view(CounterSheet.self).inspect()
    #expect(try view.sheet().text().string() == "Over")
  }

  @Test("Sheets, covers and popovers are distinguished, and end by dismiss()")
  func covers() throws {
    let view = try PresentationsScreen().inspect()
    try view.find(button: "Cover").tap()
    #expect(try view.fullScreenCover().text().string() == "All of the screen")
    #expect(
      throws: InspectionError.viewNotFound("PresentationsScreen presents no sheet. Presented: full screen cover.")
    ) {
      try view.sheet()
    }
    try view.fullScreenCover().dismiss()
    #expect(throws: InspectionError.viewNotFound("PresentationsScreen presents no popover. Presented: nothing.")) {
      try view.popover()
    }
    try view.find(button: "Popover").tap()
    #expect(try view.popover().text().string() == "A note")
    try view.popover().dismiss()
    try view.find(button: "Sheet").tap()
    try view.sheet().dismiss()
    #expect(try view.find(viewWithAccessibilityIdentifier: "answer").accessibilityLabel().contains("1 dismissed"))
  }

  @Test("An alert has a title, a message and actions")
  func alert() throws {
    let view = try PresentationsScreen().inspect()
    try view.find(button: "Alert").tap()
    let alert = try view.alert()
    #expect(try alert.title().string() == "Delete?")
    #expect(try alert.message().text().string() == "This cannot be undone.")
    #expect(try alert.actions().findAll(ViewType.Button.self).count == 1)
    _ = try alert.find(button: "Cancel")  // the system's
    try alert.actions().find(button: "Delete").tap()
    #expect(throws: InspectionError.self) { try view.alert() }
    #expect(try view.find(viewWithAccessibilityIdentifier: "answer").accessibilityLabel().contains("deleted"))
    #expect(throws: InspectionError.notMounted(view: "alert")) { try alert.title() }
  }

  @Test("A dialog returns a title that it does not show, and ends by dismiss() without an answer")
  func dialog() throws {
    let view = try PresentationsScreen().inspect()
    try view.find(button: "Dialog").tap()
    #expect(try view.confirmationDialog().title().string() == "Share with")
    #expect(throws: InspectionError.self) { try view.confirmationDialog().message().text() }
    try view.actionSheet().dismiss()
    #expect(try view.findAll(ViewType.ConfirmationDialog.self).isEmpty)
    try view.find(button: "Dialog").tap()
    try view.confirmationDialog().button(labelled: "Friends")
    #expect(try view.find(viewWithAccessibilityIdentifier: "answer").accessibilityLabel().contains("friends"))
  }
}

extension InspectableView {
  fileprivate func button(labelled label: String) throws { try find(button: label).tap() }
}
