import Foundation
import SwiftUI
import Testing
import UnderstudyPictures
import UnderstudyTesting

@MainActor
@Suite("F-138: Flaws of pictures")
struct PictureFlawTests {
  private func symbols(_ items: [PictureItem]) -> [SymbolMark] {
    items.flatMap { item -> [SymbolMark] in
      switch item {
      case .symbol(let mark): [mark]
      case .group(_, let inner): symbols(inner)
      default: []
      }
    }
  }

  private struct Page: View {
    var body: some View {
      NavigationStack {
        List { Text("Row") }
          .navigationTitle("Title")
          .searchable(text: .constant(""))
          .toolbar { Button("Add", systemImage: "plus") {} }
      }
    }
  }

  @Test("F-138: bars have one size: their icons do not grow, and a large title has room above the search field")
  func bars() throws {
    func app(_ size: DynamicTypeSize) -> XCUIApplication {
      let app = XCUIApplication { Page() }
      app.profile.dynamicTypeSize = size
      app.launch()
      return app
    }
    let (usual, large) = (app(.large), app(.accessibility5))
    func plus(_ app: XCUIApplication) -> CGRect? { symbols(app.picture().items).first { $0.name == "plus" }?.frame }
    #expect(plus(usual) != nil)
    #expect(plus(usual) == plus(large))
    #expect(usual.buttons["Add"].frame == large.buttons["Add"].frame)
    let (title, field) = (large.navigationBars.staticTexts["Title"].frame, large.searchFields.firstMatch.frame)
    #expect(title.maxY <= field.minY)
    #expect(title.height > usual.navigationBars.staticTexts["Title"].frame.height)
  }

  @Test("F-138: the icon of a ContentUnavailableView is grey, and so is its description")
  func unavailable() throws {
    let app = XCUIApplication {
      ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Later"))
    }
    let picture = app.picture()
    let tray = try #require(symbols(picture.items).first { $0.name == "tray" })
    #expect(tray.color != .black)
    #expect(
      tray.color
        == symbols(XCUIApplication { Image(systemName: "tray").foregroundStyle(.secondary) }.picture().items).first?
        .color)
  }

  @Test(
    "F-138: symbols that public apps use are drawn by lines, and no letter is in a box",
    arguments: [
      "mug.fill", "airplane", "checkmark.seal.fill", "person.badge.plus", "person.3", "quote.bubble",
      "speaker.slash.fill",
      "person.crop.circle.badge.xmark", "square.grid.2x2", "doc.on.doc", "at", "number", "banknote", "wand.and.stars",
      "rectangle.portrait.and.arrow.right", "antenna.radiowaves.left.and.right", "arrow.triangle.2.circlepath",
      "dollarsign",
      "bell.slash", "lightbulb.fill", "sparkles", "iphone", "chart.line.uptrend.xyaxis", "hand.raised.fill",
    ])
  func symbol(name: String) {
    let mark = SymbolMark(name, in: CGRect(x: 0, y: 0, width: 24, height: 24), color: .black)
    let svg = Picture(size: CGSize(width: 24, height: 24), scale: 1, items: [.symbol(mark)])
    let box = Picture(
      size: CGSize(width: 24, height: 24), scale: 1,
      items: [.symbol(SymbolMark("square" + (name.hasSuffix("fill") ? ".fill" : ""), in: mark.frame, color: .black))])
    #expect(svg.png != box.png)
    #expect(name == "dollarsign" || !svg.svg.contains("<text"))
  }

  @Test("F-138: a white symbol that nobody has drawn is no white box")
  func unknown() {
    let mark = SymbolMark("unheard.of.fill", in: CGRect(x: 0, y: 0, width: 24, height: 24), color: .white)
    let svg = Picture(size: CGSize(width: 24, height: 24), scale: 1, items: [.symbol(mark)]).svg
    #expect(svg.contains("#000000"))
  }

  @Test("F-138: the status bar has time, signal, network and battery")
  func statusBar() {
    let picture = XCUIApplication { Color.white }.picture()
    let fills = picture.items.count { if case .fill = $0 { true } else { false } }
    // The screen, four bars, three parts of rings, two of the battery, the line below.
    #expect(fills >= 10)
    #expect(picture.svg.contains(">9:41<"))
  }
}
