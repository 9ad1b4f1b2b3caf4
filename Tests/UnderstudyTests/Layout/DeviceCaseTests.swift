import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

/// The rows of the table of layouts that devices have reported, as screens that a test looks at.
@MainActor
@Suite("What devices report, by the table of layouts")
struct DeviceCaseTests {
  private func expect(
    _ id: String, _ element: XCUIElement, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let frame = element.frame
    let differences = zip([frame.minX, frame.minY, frame.width, frame.height], [x, y, width, height])
    #expect(differences.allSatisfy { abs($0 - $1) <= 0.4 }, "\(id): \(frame)", sourceLocation: sourceLocation)
  }

  @Test("LC-212: an inline bar")
  func inlineBar() {
    let app = XCUIApplication {
      NavigationStack { Text("Page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
    }
    expect("LC-212", app.navigationBars["Title"], 0, 47, 390, 44)
  }

  @Test("LC-213 to LC-222: the keyboard")
  func keyboard() {
    let app = XCUIApplication { TextField("Name", text: .constant("")).textInputAutocapitalization(.never) }
    app.textFields["Name"].tap()
    expect("LC-213", app.keyboards.firstMatch, 0, 553, 390, 233)
    expect("LC-214", app.keys["q"], 0, 560, 39, 46)
    expect("LAY-207", app.keys["w"], 39, 560, 39, 46)
    expect("LC-216", app.keys["a"], 19.3, 614, 39, 46)
    expect("LC-217", app.keys["z"], 58.3, 668, 39, 46)
    expect("LC-218", app.keyboards.buttons["shift"], 0, 668, 50, 46)
    expect("LC-220", app.keys["more"], 0, 722, 97.3, 46)
    expect("LC-221", app.keys["space"], 97.3, 722, 195.3, 46)
    expect("LC-222", app.keyboards.buttons["return"], 292.7, 722, 97.3, 46)
  }

  @Test("LC-224 to LC-229: five tabs")
  func tabs() {
    let app = XCUIApplication {
      TabView {
        ForEach(1...5, id: \.self) { number in Text("Page").tabItem { Label("Tab \(number)", systemImage: "star") } }
      }
    }
    expect("LC-224", app.tabBars.firstMatch, 0, 761, 390, 83)
    for (id, number, x) in [
      ("LC-225", 1, 2), ("LC-226", 2, 80), ("LAY-205", 3, 158), ("LC-228", 4, 236), ("LC-229", 5, 314),
    ] as [(String, Int, CGFloat)] {
      expect(id, app.tabBars.buttons["Tab \(number)"], x, 762, 74, 48)
    }
  }

  /// A list on an iPhone 13 mini below a large title and a search field, as in the app that was reported.
  private func list() -> XCUIApplication {
    let app = XCUIApplication {
      NavigationStack {
        List(0..<3, id: \.self) { number in
          VStack(alignment: .leading) {
            Text("Title \(number)")
            Text("First line").font(.footnote)
            Text("Second line").font(.footnote)
          }
          .frame(height: 90, alignment: .top)
        }
        .listStyle(.plain)
        .navigationTitle("Houses")
        .searchable(text: .constant(""))
      }
    }
    app.profile.device = .iPhone13Mini
    app.launch()
    return app
  }

  @Test("LC-230 to LC-238: a list with a large title and a search field on an iPhone 13 mini")
  func plainList() {
    let app = list()
    expect("LC-230", app.navigationBars["Houses"], 0, 50, 375, 148)
    let large = app.navigationBars.staticTexts["Houses"]
    expect("LAY-203", large, 16, 97.7, large.frame.width, 40.7)
    expect("LC-232", app.searchFields.firstMatch, 16, 147, 343, 36)
    expect("LC-233", app.collectionViews.firstMatch, 0, 0, 375, 812)
    expect("LC-234", app.cells.element(boundBy: 0), 0, 198, 375, 112)
    expect("LAY-271", app.cells.element(boundBy: 1), 0, 310, 375, 112)
    let title = app.staticTexts["Title 0"].frame
    #expect(abs(title.minX - 16) <= 0.4 && abs(title.minY - 209) <= 0.4, "LC-237: \(title)")
    #expect(abs(title.height - 20.3) <= 0.4, "LC-238: \(title)")
    let texts = app.cells.element(boundBy: 0).staticTexts
    let first = texts["First line"].frame
    let second = texts["Second line"].frame
    #expect(abs(first.minY - 232) <= 0.4 && abs(first.height - 15.7) <= 0.4, "LC-238: \(first)")
    #expect(abs(second.minY - 250.3) <= 0.4 && abs(second.height - 15.7) <= 0.4, "LC-238: \(second)")
  }

  @Test("LC-240: a button of the default style has its label's frame")
  func button() {
    let app = XCUIApplication { Button("Tap me!") {} }
    let frame = app.buttons["Tap me!"].frame
    #expect(abs(frame.width - 60.7) <= 0.4, "LC-240: \(frame)")
    #expect(abs(frame.height - 20.3) <= 0.4, "LC-240: \(frame)")
  }

  @Test("LC-241: lines of a headline at two scales")
  func headline() {
    let app = XCUIApplication { Text("One\nTwo\nThree").font(.headline) }
    #expect(abs(app.staticTexts.firstMatch.frame.height - 64.3333) <= 0.4)
    let phone = XCUIApplication {
      Text("One\nTwo\nThree").font(.headline)
      Text("One\nTwo\nThree\nFour\nFive").font(.headline)
    }
    phone.profile.device = .iPhoneSE3
    phone.launch()
    #expect(abs(phone.staticTexts.element(boundBy: 0).frame.height - 64.5) <= 0.4)
    #expect(abs(phone.staticTexts.element(boundBy: 1).frame.height - 108.5) <= 0.4)
  }
}
