import Foundation
import ItemApp
import Testing

@testable import UnderstudyStudio

/// Where the pictures are written; nil for nowhere.
private let pictureFolder = ProcessInfo.processInfo.environment["UNDERSTUDY_STUDIO_PICTURES"].map {
  URL(fileURLWithPath: $0, isDirectory: true)
}

/// The pictures of Docs/Studio.md, which `.ci/studio` draws.
@Suite(
  "The studio's pictures", .serialized,
  .enabled(if: pictureFolder != nil && Browser.program != nil, "only .ci/studio draws them"))
struct StudioPictures {
  private func write(_ name: String, _ page: StudioPage) throws {
    let folder = try #require(pictureFolder)
    try page.browser.screenshot().write(to: folder.appendingPathComponent("\(name).png"))
  }

  private func add(_ name: String, in page: StudioPage) throws {
    try page.click("Button “Add Item”")
    try page.wait(forRow: "TextField")
    try page.click("TextField")
    try page.wait(forRow: "Keyboard")
    let count = try page.steps.count
    try page.browser.type(name)
    try page.wait(forSteps: count + 1)
  }

  @Test("An item that is added, and the test that it amounts to")
  func one() throws {
    let page = try StudioPage(RunningStudio(app: "ItemsApplication"), height: 760)
    try add("Tea", in: page)
    try page.click("Button “Add Item” #\(UIIdentifiers.AddNewItemScreen.confirmButton)")
    try page.wait(forRow: "StaticText “Tea”")
    try page.browser.click("[role=tab]:nth-child(3)")
    try page.browser.wait(until: "document.querySelector('.written').textContent.includes('typeText')")
    try write("studio", page)
  }

  @Test("Two screens side by side, in the dark")
  func two() throws {
    let page = try StudioPage(RunningStudio(app: "ItemsApplication"), height: 760, isDark: true)
    try page.browser.press("+")
    try page.browser.wait(until: "document.querySelectorAll('.screen img[src]').length === 2")
    try page.browser.press("/")
    try page.browser.type("staticTexts")
    try page.browser.wait(until: "document.querySelectorAll('.marks .found').length > 0")
    try write("studio-two", page)
  }

  @Test("On a phone")
  func phone() throws {
    let page = try StudioPage(RunningStudio(app: "ItemsApplication"), width: 390, height: 844)
    try write("studio-phone", page)
  }
}
