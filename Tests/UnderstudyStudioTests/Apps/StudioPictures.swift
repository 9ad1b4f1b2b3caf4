import Foundation
import ItemApp
import Testing
import UnderstudyClient
import UnderstudySockets
import UnderstudyTesting

@testable import UnderstudyStudio

/// Where the pictures are written; nil for nowhere.
private let pictureFolder = ProcessInfo.processInfo.environment["UNDERSTUDY_STUDIO_PICTURES"].map {
  URL(fileURLWithPath: $0, isDirectory: true)
}

/// The variable of the process of the picture of a pause.
private let pauseVariable = "UNDERSTUDY_STUDIO_PAUSE"
private let isPausing = ProcessInfo.processInfo.environment[pauseVariable] != nil

/// The test of that picture, which only its process runs.
@Suite(.enabled(if: isPausing)) @MainActor struct PausedItem {
  @Test func addsTea() {
    let app = XCUIApplication(ItemsApplication.self)
    app.buttons[UIIdentifiers.AddNewItemScreen.addButton].tap()
    let field = app.textFields.firstMatch
    field.tap()
    field.typeText("Tea")
    app.buttons[UIIdentifiers.AddNewItemScreen.confirmButton].tap()
    #expect(app.staticTexts["Coffee"].exists)
  }
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

  @Test("A test that is paused at a failure, with its steps and how it continues")
  func paused() throws {
    let folder = "/tmp/studio-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let variables = ["XDG_RUNTIME_DIR": folder]
    let place = SessionPlace(in: FileManager.default.currentDirectoryPath, environment: variables)
    let tests = try #require(CommandLine.arguments.first { $0.hasSuffix(".xctest") })
    let more = variables.merging([pauseVariable: "1", "UNDERSTUDY_PAUSE": "failure"]) { $1 }
    let run = try PausedProgram(at: place, program: tests).run(
      ["--testing-library", "swift-testing", "--filter", "UnderstudyStudioTests\\.PausedItem/"], owner: getpid(),
      variables: more)
    #expect(run.greeting?["paused"] != nil)
    let page = try StudioPage(RunningStudio(pausedWith: variables), height: 760)
    try page.browser.wait(until: "document.querySelectorAll('.steps .pause .tool').length === 3")
    try write("studio-paused", page)
    _ = try SessionClient(place).send(["call": "stop"])
    run.wait()
  }

  @Test("On a phone")
  func phone() throws {
    let page = try StudioPage(RunningStudio(app: "ItemsApplication"), width: 390, height: 844)
    try write("studio-phone", page)
  }
}
