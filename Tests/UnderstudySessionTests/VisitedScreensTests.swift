import Foundation
import SwiftUI
import Testing
import UnderstudySockets
import UnderstudyTesting
import XCTest

@testable import UnderstudyClient
@testable import UnderstudyPage

/// What the processes of ``VisitedScreensTests`` run.
@MainActor struct VisitedTea {
  @Test func adds() {
    let app = XCUIApplication { TeaView() }
    app.textFields["name"].tap()
    app.textFields["name"].typeText("Mint")
    app.buttons["Add"].tap()
    #expect(app.staticTexts["3"].exists)
  }

  @Test func addsAgain() {
    let app = XCUIApplication { TeaView() }
    app.textFields["name"].tap()
    app.textFields["name"].typeText("Mint")
    app.switches["Strong"].switches.firstMatch.tap()
    app.switches["Strong"].switches.firstMatch.tap()
  }
}

final class VisitedTeaTests: UITestCase {
  func testClears() {
    MainActor.assumeIsolated {
      let app = XCUIApplication { TeaView() }
      app.buttons["Clear"].tap()
      app.buttons["No"].tap()
    }
  }
}

@Suite(.serialized) struct VisitedScreensTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("visits-\(UUID().uuidString)")

  private func program() throws -> String {
    try #require(CommandLine.arguments.first { $0.hasSuffix(".xctest") })
  }

  private func pictures(_ arguments: String...) throws -> (code: Int32, text: String) {
    var lines: [String] = []
    let all = ["pictures"] + arguments + ["--program", try program()]
    let code = try PreviewCommand(in: FileManager.default.currentDirectoryPath, output: { lines.append($0) }).run(all)
    return (code, lines.joined(separator: "\n"))
  }

  @Test("`pictures` shows each screen of the tests once, under the test and the step that reached it first")
  func pages() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (code, text) = try pictures("VisitedTea", "testClears", "--out", folder.path)
    #expect(code == 0)
    // Both tests begin with the same screens, and a screen that comes again is not shown again.
    #expect(text == "6 screens of 3 tests: \(folder.path)/index.html")
    let set = try PictureFolder(at: folder).read()
    let screens = set.screens.map { "\($0.title): \($0.caption)" }
    #expect(
      screens == [
        "UnderstudySessionTests.VisitedTea.adds(): Launch TeaView",
        "UnderstudySessionTests.VisitedTea.adds(): Tap \"name\" TextField",
        "UnderstudySessionTests.VisitedTea.adds(): Type \"Mint\" into \"name\" TextField",
        "UnderstudySessionTests.VisitedTea.adds(): Tap \"Add\" Button",
        "UnderstudySessionTests.VisitedTea.addsAgain(): Tap Switch (First Match)",
        "UnderstudySessionTests.VisitedTeaTests.testClears: Tap \"Clear\" Button",
      ])
    #expect(set.visits?.map(\.caption).contains("Tap Switch (First Match) (2)") == true)
    let page = try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
    #expect(page.contains("<figcaption><bdi>Tap &quot;Add&quot; Button</bdi></figcaption>"))
    let again = try pictures("VisitedTea.adds()", "--out", folder.path + "/b", "--compare", folder.path)
    #expect(again.text == "4 screens of 1 test, nothing has changed: \(folder.path)/b/index.html")
  }

  @Test("A name that no test with screens has is an error, and so is a folder without reports")
  func unknownNames() throws {
    let error = #expect(throws: ClientError.self) { try pictures("Teapot", "--out", folder.path) }
    #expect(
      error?.description == "There is no app, no preview and no test with screens that is called \"Teapot\".")
    let named = #expect(throws: ClientError.self) { try pictures("Teapot", "--no-tests") }
    #expect(named?.description.hasPrefix("There is no preview \"Teapot\".") == true)
    let missing = #expect(throws: ClientError.self) { try pictures("Teapot", "--reports", "/nowhere") }
    #expect(missing?.description == "/nowhere has no reports: no index.html")
  }

  @Test(
    "A test is named by its module, its suite or itself",
    arguments: ["App", "app.Teas", "Teas", "adds", "adds()", "App.Teas.adds()", "Teas.adds()"])
  func names(name: String) {
    #expect(VisitingTests.isNamed("App.Teas.adds()", name))
    #expect(!VisitingTests.isNamed("Shop.Cart.removes(id:) (1)", name))
  }

  // MARK: - Comparing

  private func visit(_ test: String, _ step: String, _ svg: String) -> VisitedScreen {
    VisitedScreen(test: test, step: step, svg: svg)
  }

  private func changes(_ old: [VisitedScreen], _ new: [VisitedScreen], isWhole: Bool = true) -> [String] {
    let (old, new) = (DrawnPicture.visits(old), DrawnPicture.visits(new))
    return PictureComparison.changes(
      from: PictureSet(pictures: [], visits: old), to: PictureSet(pictures: [], visits: new), isWhole: isWhole
    ).map { "\($0.kind.rawValue) \($0.title) \($0.caption) \($0.before ?? "-") \($0.after ?? "-")" }
  }

  @Test("A step that leads to another screen is a change, once for several steps that do")
  func changedSteps() {
    let old = [visit("a", "1", "x"), visit("a", "2", "y"), visit("b", "1", "x")]
    let new = [visit("a", "1", "z"), visit("a", "2", "y"), visit("b", "1", "z")]
    #expect(changes(old, new) == ["changed a 1 x z"])
    #expect(changes(old, old) == [])
  }

  @Test("A screen is new or gone only if no step of the other run shows it")
  func newScreens() {
    let old = [visit("a", "1", "x"), visit("b", "1", "y"), visit("b", "2", "w")]
    let new = [visit("b", "1", "y"), visit("c", "1", "x"), visit("c", "2", "v")]
    #expect(changes(old, new) == ["new c 2 - v", "gone b 2 w -"])
    #expect(changes(old, new, isWhole: false) == ["new c 2 - v"])
  }

  @Test("Screens are compared only if both runs have run the tests")
  func withoutTests() {
    let set = PictureSet(pictures: [], visits: DrawnPicture.visits([visit("a", "1", "x")]))
    #expect(PictureComparison.changes(from: PictureSet(pictures: []), to: set, isWhole: true).isEmpty)
    #expect(PictureComparison.changes(from: set, to: PictureSet(pictures: []), isWhole: true).isEmpty)
  }
}
