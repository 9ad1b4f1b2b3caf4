import Foundation
import Testing

@testable import UnderstudyLayout

@Suite("Sheets, alerts and menus")
struct PresentationTests {
  private let screen = ScreenProfile.standard.geometry()

  @Test("LAY-209, LAY-210: sheets at their detents")
  func sheets() {
    let sheets = SheetMetrics(screen)
    expect(sheets.frame(), 0, 57, 390, 787, tolerance: 0.001)
    expect(sheets.frame(.medium), 0, 422, 390, 422, tolerance: 0.001)
    expect(sheets.height(.fraction(0.25)), 196.75, 0.001)
    expect(sheets.height(.height(200)), 234, 0.001)
    #expect(sheets.safeArea == EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0))
  }

  @Test("LAY-210: detents that make no sense stay between nothing and a large sheet")
  func badDetents() {
    let sheets = SheetMetrics(screen)
    #expect(sheets.height(.fraction(-1)) == 0)
    #expect(sheets.height(.fraction(.nan)) == 0)
    #expect(sheets.height(.height(.infinity)) == 787)
    #expect(sheets.height(.height(-.infinity)) == 0)
  }

  @Test("LAY-209: a sheet in landscape covers the screen of a phone")
  func landscapeSheet() {
    let sheets = SheetMetrics(ScreenProfile.standard.geometry(isLandscape: true))
    expect(sheets.frame(.medium), 0, 0, 844, 390, tolerance: 0.001)
  }

  @Test("LAY-209: a sheet on an iPad is a form in the centre")
  func form() throws {
    let pad = try #require(ScreenProfile.named("iPad (9th generation)")).geometry()
    expect(SheetMetrics(pad).frame(), 135, 230, 540, 620, tolerance: 0.001)
  }

  @Test("LAY-211: an alert is centred; two buttons are side by side")
  func alerts() {
    let alert = AlertMetrics.parts(on: screen.size, title: 20, message: 16, buttons: 2)
    expect(alert.frame, 60, (844 - 124) / 2, 270, 124, tolerance: 0.001)
    expect(alert.title, 76, alert.frame.minY + 20, 238, 20, tolerance: 0.001)
    expect(alert.message, 76, alert.frame.minY + 44, 238, 16, tolerance: 0.001)
    expect(alert.buttons[0], 60, alert.frame.maxY - 44, 135, 44, tolerance: 0.001)
    expect(alert.buttons[1], 195, alert.frame.maxY - 44, 135, 44, tolerance: 0.001)
  }

  @Test("LAY-211: other numbers of buttons are below each other, after the text fields")
  func stackedButtons() {
    let alert = AlertMetrics.parts(on: screen.size, title: 20, textFields: 1, buttons: 3)
    expect(alert.frame.height, 20 + 20 + 8 + 30 + 20 + 3 * 44, 0.001)
    #expect(alert.message == nil)
    #expect(alert.textFields.map(\.height) == [30])
    #expect(alert.buttons.map(\.width) == [270, 270, 270])
    #expect(alert.buttons.last?.maxY == alert.frame.maxY)
  }

  @Test("LAY-212: a confirmation dialog is at the bottom, its cancel button apart")
  func dialogs() {
    let dialog = DialogMetrics.parts(on: screen, actions: 2)
    expect(dialog.cancel, 8, 753, 374, 57, tolerance: 0.001)
    expect(dialog.actions[1], 8, 688, 374, 57, tolerance: 0.001)
    expect(dialog.actions[0], 8, 631, 374, 57, tolerance: 0.001)
    expect(dialog.frame, 8, 631, 374, 179, tolerance: 0.001)
    let titled = DialogMetrics.parts(on: screen, actions: 1, header: 40, hasCancel: false)
    expect(titled.header, 8, 713, 374, 40, tolerance: 0.001)
  }

  @Test("LAY-212: a menu is below its source, above it at the bottom, and inside the safe area")
  func menus() {
    let top = MenuMetrics.frame(sections: [2, 1], source: CGRect(x: 0, y: 60, width: 20, height: 20), on: screen)
    expect(top, 8, 88, 250, 140, tolerance: 0.001)
    let source = CGRect(x: 370, y: 780, width: 20, height: 20)
    let bottom = MenuMetrics.frame(sections: [3], source: source, on: screen)
    expect(bottom, 132, 640, 250, 132, tolerance: 0.001)
    let long = MenuMetrics.frame(sections: [100], source: source, on: screen)
    #expect(screen.content.contains(long))
    expect(MenuMetrics.row(0, ofSection: 1, sections: [2, 1]), 0, 96, 250, 44, tolerance: 0.001)
  }
}
